"""A pack that a user made: all that is wrong with it, or its content, ready to be played."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import partial
from pathlib import Path

from cantina.engine.abilities import Inspection, Packs
from cantina.engine.content import Files
from cantina.engine.errors import BadContent
from cantina.engine.game import Content
from cantina.games.mandalorian_adventures.pack.checks import effects
from cantina.games.mandalorian_adventures.pack.content import examine, read
from cantina.games.mandalorian_adventures.pack.files import FOLDER, Findings
from cantina.games.mandalorian_adventures.pack.folders import brought, texts_of
from cantina.games.mandalorian_adventures.pack.shapes import Pack
from cantina.games.mandalorian_adventures.pack.texts import add_texts, check_texts, words_of
from cantina.text import Message

# (content, files): what is wrong with the beginning of the games that these files have a part in
StartCheck = Callable[[Content, Collection[str]], Iterable[BadContent]]


def packs_with(check_start: StartCheck) -> Packs:
    """How packs are read and inspected. Whether a game of a pack can begin is known to the rules, which know packs."""
    return Packs(partial(read_pack, check_start), partial(inspected, check_start))


def inspect(check_start: StartCheck, folder: Path = FOLDER) -> tuple[Findings, Content | None]:
    """All that is wrong with a pack, its texts included; its content, if its files are in order one by one."""
    findings, content = examine(folder)
    if content:
        own = brought(folder, Findings())
        findings.extend(check_start(content, own))
        findings.extend(check_texts(content.cards[0], content.files, own))
    return findings, content


def read_pack(check_start: StartCheck, folder: Path) -> Content:
    """The content of a pack, whose words can be said from then on; or BadContent for the first thing that is wrong."""
    findings, content = inspect(check_start, folder)
    findings.stop()
    assert content is not None
    add_texts(content.cards[0], content.files, brought(folder, Findings()))
    return content


def read_kept(files: Files) -> Content:
    """The content that was kept for a game, whose words can be said from then on."""
    content = read(files)
    if words_of(files):
        ours = texts_of(FOLDER, Findings())
        add_texts(content.cards[0], files, [name for name in files if files[name] != ours.get(name)])
    return content


def inspected(check_start: StartCheck, folder: Path | None) -> Inspection:
    """All that is wrong with a pack, or with the content that ships, and what it contains."""
    findings, content = inspect(check_start, folder or FOLDER)
    return Inspection(findings, summary(content.cards[0]) if content else [])


def summary(pack: Pack) -> list[Message]:
    """What a pack contains, in numbers."""
    boards = {name: len(getattr(pack, name)) for name in ("maps", "missions", "tokens", "growth")}
    copies = {name: sum(card.copies for card in getattr(pack, name)) for name in ("skills", "plans")}
    return [
        Message("check-boards", boards),
        Message("check-cards", {"characters": len(pack.characters), "events": len(pack.events), **copies}),
        Message("check-effects", effects(pack)._asdict()),
    ]
