"""The texts of a pack: which keys it needs, whether every language has them, and that it brings no others.

The content that ships has its texts in `cantina/text`. A pack from elsewhere may bring `text/LANGUAGE.ftl` files, with
the texts of what its own files contain.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import PurePosixPath
from typing import Any, NamedTuple

from cantina.engine.content import Files
from cantina.engine.errors import BadContent
from cantina.games.mandalorian_adventures.pack.files import WORDS, Part
from cantina.games.mandalorian_adventures.pack.shapes import Map, Mission, Pack
from cantina.text import bundle, languages

Key = tuple[str, Part]


def keys(pack: Pack) -> dict[str, Part]:
    """Every key that a pack needs, with the first entry that needs it."""
    found: dict[str, Part] = {}
    for key, part in _pairs(pack):
        found.setdefault(key, part)
    return found


def own_keys(pack: Pack, brought: Collection[str]) -> set[str]:
    """The keys that the entries of these files need: the only ones for which a pack may have words."""
    return {key for key, part in _pairs(pack) if part.file in brought}


def _pairs(pack: Pack) -> Iterator[Key]:
    yield from _of_boards(pack)
    yield from _of_cards(pack)


def _of_boards(pack: Pack) -> Iterator[Key]:
    """The keys of maps and missions."""
    for board in pack.maps:
        yield f"ma-map-{board.name}", board.part
        yield from _of_rules(board)
    for mission in pack.missions:
        yield from _of_mission(mission)
        yield from _of_rules(mission)
    yield from ((f"ma-use-{use.name}", use.part) for use in pack.general_uses)


def _of_mission(mission: Mission) -> Iterator[Key]:
    key, part = f"ma-mission-{mission.name}", mission.part
    yield key, part
    yield from ((f"{key}-intro-{number}", part) for number in range(1, mission.panels + 1))
    yield from ((f"{key}-{what}", part) for what in ("briefing", "objective", "crisis"))
    if mission.mission_effect:
        yield f"{key}-effect", part
    if mission.green:
        yield f"ma-green-{mission.green.name}", mission.green.part
        yield f"ma-green-{mission.green.name}-text", mission.green.part
    yield from ((f"ma-failure-{failure.name}", failure.part) for failure in mission.failures)
    yield from ((f"ma-track-{track.name}", part) for track in mission.tracks)


def _of_rules(owner: Map | Mission) -> Iterator[Key]:
    yield from ((f"ma-rule-{rule.name}", rule.part) for rule in owner.rules)
    yield from ((f"ma-use-{use.name}", use.part) for use in owner.uses)


def _of_cards(pack: Pack) -> Iterator[Key]:
    """The keys of everything else."""
    yield from ((f"ma-token-{token.name}", token.part) for token in pack.tokens)
    yield from ((f"ma-character-{character.name}", character.part) for character in pack.characters)
    for skill in pack.skills:
        yield f"ma-skill-{skill.name}", skill.part
        if skill.steps:
            yield f"ma-skill-{skill.name}-text", skill.part
    for event in pack.events:
        yield from ((f"ma-event-{event.name}{end}", event.part) for end in ("", "-text"))
    for plan in pack.plans:
        yield from ((f"ma-plan-{plan.name}{end}", plan.part) for end in ("", "-text"))
    for growth in pack.growth:
        yield f"ma-growth-{growth.number}", growth.part
        yield from ((f"ma-growth-{one.name}", growth.part) for one in growth.do if one.op == "show_text")


class WordFile(NamedTuple):
    """One file with words: its messages, and the line of each key, those of broken ones included."""

    resource: Any
    lines: dict[str, int]
    broken: tuple[BadContent, ...]


FIRST_WORD = re.compile(r"-?[A-Za-z][\w-]*")


def read_words(name: str, text: str) -> WordFile:
    """The words of one file; of what is no Fluent message the first word is taken for a key, which is not missing."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk, Message, Term

    try:
        resource = FluentResource(text)
    except RecursionError:
        return WordFile(None, {}, (BadContent(name, 1, "", "pack-text-broken"),))
    lines: dict[str, int] = {}
    broken: list[BadContent] = []
    for entry in resource.body:
        if isinstance(entry, Junk):
            line = _line(text, entry)
            broken.append(BadContent(name, line, "", "pack-text-broken"))
            if key := FIRST_WORD.match(entry.content or ""):
                lines.setdefault(key[0], line)
        elif isinstance(entry, Term):
            lines[f"-{entry.id.name}"] = _line(text, entry.id)
        elif isinstance(entry, Message) and entry.value:
            lines[entry.id.name] = _line(text, entry.id)
    return WordFile(resource, lines, tuple(broken))


def _line(text: str, node: Any) -> int:
    return text.count("\n", 0, node.span.start) + 1


def check_texts(pack: Pack, files: Files, brought: Collection[str]) -> Iterator[BadContent]:
    """Section 7.2, item 6: each key exists in every language; a pack may do with those it brings files for.

    `brought` are the files of the pack itself: it may have words for what they contain, and no others.
    """
    words = {language: (name, read_words(name, files[name])) for name, language in words_of(files)}
    for _, read in words.values():
        yield from read.broken
    there = {language: read.lines if read.resource else keys(pack) for language, (_, read) in words.items()}
    for key, part in keys(pack).items():
        missing = [name for name in there or languages() if not _there(key, name, there.get(name, ()))]
        if missing:
            yield part.refuse(key, "pack-text-missing", languages=", ".join(missing))
    own = own_keys(pack, brought)
    for name, read in words.values():
        yield from _foreign(name, read, own)


def _foreign(name: str, words: WordFile, own: Collection[str]) -> Iterator[BadContent]:
    """The texts of a file that are not the pack's own."""
    broken = {error.line for error in words.broken}
    for key, line in words.lines.items():
        if key not in own and line not in broken:
            yield BadContent(name, line, key, "pack-text-foreign")


def _there(key: str, language: str, brought: Collection[str]) -> bool:
    return key in brought or (language in languages() and bool(bundle(language).has_message(key)))


def words_of(files: Files) -> list[tuple[str, str]]:
    """The files with words among those of a pack, each with its language."""
    return [(name, PurePosixPath(name).stem) for name in sorted(files) if name.startswith(WORDS)]


def add_texts(pack: Pack, files: Files, brought: Collection[str]) -> None:
    """Let the program speak the texts of a pack: of what its own files contain, and of nothing else."""
    own = own_keys(pack, brought)
    for name, language in words_of(files):
        resource = read_words(name, files[name]).resource
        if language in languages() and resource:
            spoken = bundle(language)
            spoken.add_resource(resource)  # what the program says otherwise keeps its words
            resource.body = [entry for entry in resource.body if hasattr(entry, "id") and entry.id.name in own]
            spoken.add_resource(resource, allow_overrides=True)
