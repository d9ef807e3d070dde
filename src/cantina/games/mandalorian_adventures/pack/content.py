"""The content of the game: from the files of a pack to tables (section 6), refusing what section 7.2 forbids.

`load` reads the content that ships, `read` any content from the texts of its files. A pack is a folder with files as in
`content/`; what it does not have is taken from there, so a pack of one mission is one file. `pack_of` and `build` are
the two halves: texts to a `Pack`, which people can read, and a `Pack` to tables.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from cantina.engine.content import Files
from cantina.engine.errors import BadContent
from cantina.engine.game import Content
from cantina.engine.record import blank
from cantina.games.mandalorian_adventures.pack import cards
from cantina.games.mandalorian_adventures.pack.build_tables import write
from cantina.games.mandalorian_adventures.pack.checks import check
from cantina.games.mandalorian_adventures.pack.files import FOLDER, WORDS, Findings, Part, names_of
from cantina.games.mandalorian_adventures.pack.files import read as read_file
from cantina.games.mandalorian_adventures.pack.folders import texts_of
from cantina.games.mandalorian_adventures.pack.growth import grown
from cantina.games.mandalorian_adventures.pack.maps import of_kind, read_map, read_use, unlike
from cantina.games.mandalorian_adventures.pack.missions import read_mission
from cantina.games.mandalorian_adventures.pack.shapes import Map, Mission, Pack
from cantina.games.mandalorian_adventures.pack.tables import RuleTables, Tables

READERS: dict[str, Callable[[Part], Any]] = {
    "token": cards.read_token,
    "supply": cards.read_supply,
    "character": cards.read_character,
    "skill": cards.read_skill,
    "event": cards.read_event,
    "plan": cards.read_plan,
    "sabotage": cards.read_sabotage,
    "growth": cards.read_growth,
}
UNLIKE = {"growth": "number", "sabotage": "color", "supply": ""}


def load(folder: Path = FOLDER) -> Content:
    """The content of a folder, or BadContent for the first thing that is wrong with it."""
    findings, content = examine(folder)
    findings.stop()
    assert content is not None
    return content


def read(texts: Files) -> Content:
    """The content of these files, or BadContent for the first thing that is wrong with them."""
    findings = Findings()
    content = checked(texts, findings)
    findings.stop()
    assert content is not None
    return content


def examine(folder: Path = FOLDER) -> tuple[Findings, Content | None]:
    """All that is wrong with a folder, as far as one look can tell, and its content if nothing is."""
    findings = Findings()
    return findings, checked(texts_of(Path(folder), findings), findings)


def checked(texts: Files, findings: Findings) -> Content | None:
    """The content of these files if nothing is wrong with them; what is, goes to the findings."""
    before = len(findings)  # what is wrong with their folder
    pack = pack_of(texts, findings)
    tables = blank(Tables)
    if not findings.unread:
        write(tables[0], pack, findings)
    if not findings.unread and len(findings) == before:
        findings.extend(check(pack))
    findings.without_echoes()
    return None if findings else finished(pack, tables)._replace(files=dict(texts))


def pack_of(texts: Files, findings: Findings) -> Pack:
    """The pack of these files, as far as it can be read."""
    parts = read_parts(texts, findings)
    everything = [part for name in sorted(parts, key=lambda name: ("/" in name, name)) for part in parts[name]]
    made = {kind: read_kind(kind, everything, findings) for kind in READERS}
    general = [part for part in parts.get("bonuses.toml", ()) if part.kind == "use"]
    missions = tuple(sorted(read_many("missions", parts, read_mission, findings), key=lambda one: one.number))
    maps = ordered(read_many("maps", parts, read_map, findings), missions)
    pack = Pack(
        maps,
        missions,
        made["token"],
        made["supply"],
        tuple(sorted(made["character"], key=lambda one: cards.CHARACTER_NAMES.index(one.name))),
        made["skill"],
        made["event"],
        made["plan"],
        tuple(sorted(made["growth"], key=lambda one: one.number)),
        made["sabotage"],
        findings.each(read_use, general),
    )
    return pack if findings.unread else grown(pack, findings)


def read_parts(texts: Files, findings: Findings) -> dict[str, list[Part]]:
    """The entries of all files of a pack."""
    parts: dict[str, list[Part]] = {}
    before = len(findings)
    for name in texts:
        if not name.startswith(WORDS):
            with findings.catch():
                parts[name] = read_file(name, texts)
    findings.unread |= len(findings) > before
    return parts


def read_kind(kind: str, parts: Sequence[Part], findings: Findings) -> tuple[Any, ...]:
    """All entries of one kind, wherever they stand, no name twice."""
    found = findings.each(READERS[kind], of_kind(parts, kind))
    field = UNLIKE.get(kind, "name")
    with findings.catch():
        unlike([one.part for one in found] if field else [], field)
    return found


def read_many(
    folder: str, parts: dict[str, list[Part]], reader: Callable[[list[Part], Findings], Any], findings: Findings
) -> tuple[Any, ...]:
    """The files of a folder, one map or mission each, no name and no number twice."""
    found = []
    for name, own in parts.items():
        if not name.startswith(f"{folder}/"):
            continue
        kind = folder[:-1]
        with findings.catch(*[named for part in own if part.kind == kind for named in names_of(part)]):
            if not own:
                raise BadContent(name, 1, kind, "pack-one-entry", kind=kind, count=0)
            found.append(reader(own, findings))
    for field in ("name", "number"):
        with findings.catch():
            unlike([one.part for one in found if one.part.has(field)], field)
    return tuple(found)


def ordered(maps: Sequence[Map], missions: Sequence[Mission]) -> tuple[Map, ...]:
    """The maps of the story missions in their order, then the others by name."""
    story = [mission.map for mission in missions if mission.story]
    return tuple(sorted(maps, key=lambda one: (story.index(one.name) if one.name in story else len(story), one.name)))


def build(pack: Pack) -> Content:
    """The tables of a pack. Tests build packs of their own with it, so nothing but names and steps is checked here."""
    findings = Findings()
    tables = blank(Tables)
    write(tables[0], pack, findings)
    findings.stop()
    return finished(pack, tables)


def finished(pack: Pack, tables: Any) -> Content:
    """A pack with its tables and its hash, which tells how games go on: not how views are written."""
    rules = blank(RuleTables)
    for name in vars(RuleTables)["__annotations__"]:
        rules[name] = tables[name]
    return Content(tables, hashlib.sha256(rules.tobytes() + repr(names(pack)).encode()).hexdigest(), (pack,))


def names(pack: Pack) -> list[list[str]]:
    """The names of everything that has a number, for the hash."""
    cells = [[cell.name for cell in board.cells] for board in pack.maps]
    lists = (pack.maps, pack.missions, pack.tokens, pack.characters, pack.skills, pack.events, pack.plans, pack.rules)
    return [*cells, *([one.name for one in found] for found in lists)]
