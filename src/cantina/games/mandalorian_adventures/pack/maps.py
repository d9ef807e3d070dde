"""Reading maps: cells, what lies between them, and the rules and uses that maps and missions have alike."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from cantina.games.mandalorian_adventures.pack.files import Findings, Line, Part
from cantina.games.mandalorian_adventures.pack.shapes import Blocked, Cell, Edge, Map, Rule, Use
from cantina.games.mandalorian_adventures.pack.sizes import SHAPES, SPACE_NAMES, STARS
from cantina.games.mandalorian_adventures.pack.steps import near
from cantina.games.mandalorian_adventures.pack.tables import FATES
from cantina.games.mandalorian_adventures.pack.vocabulary import TRIGGER, TRIGGERS

MOST_COLUMNS = 40
NUMBERED = 8
STRONGEST = 9
PLACES = ("cell", "carried")
KINDS = {"-": "thin", "|": "wall", ":": "height", "=": "door"}
GIVING_UP = (TRIGGERS[TRIGGER.attack_declared], TRIGGERS[TRIGGER.action_declined])
OPENS = ("open_door beside",)


def of_kind(parts: Sequence[Part], kind: str) -> list[Part]:
    """The entries of one kind."""
    return [part for part in parts if part.kind == kind]


def only_one(parts: Sequence[Part], kind: str) -> Part:
    """The one entry that gives a file its name."""
    found = of_kind(parts, kind)
    if len(found) != 1:
        where = found[1] if found else parts[0]
        raise where.refuse(kind, "pack-one-entry", kind=kind, count=len(found))
    return found[0]


def unlike(parts: Sequence[Part], field: str = "name") -> None:
    """No two of these may have the same name, or number."""
    seen: set[str] = set()
    for part in parts:
        value = str(part.fields.get(field, ""))
        if value in seen:
            raise part.refuse(field, "pack-twice", value=value)
        seen.add(value)


def read_map(parts: Sequence[Part], findings: Findings) -> Map:
    """One file of the folder `maps` (MD-13)."""
    own = only_one(parts, "map")
    own.only("name", "edges")
    cells = findings.each(read_cell, of_kind(parts, "cell"))
    blocked = findings.each(read_blocked, of_kind(parts, "blocked"))
    unlike([cell.part for cell in cells] + [area.part for area in blocked])
    rules, uses = read_rules(parts, findings), read_uses(parts, findings)
    edges = read_edges(own, [cell.name for cell in cells], [area.name for area in blocked], findings)
    return Map(own.key("name"), cells, edges, blocked, rules, uses, own)


def read_cell(part: Part) -> Cell:
    """MA-51, MA-55, MA-56, MA-165."""
    part.only("name", "xy", "number", "start", "exit", "star", "slot", "height")
    height = part.key("height") if part.has("height") else ""
    return Cell(
        part.key("name"),
        read_xy(part),
        part.small("number", 1, NUMBERED),
        part.flag("start"),
        part.flag("exit"),
        part.choice("star", STARS),
        part.choice("slot", SHAPES),
        height,
        part,
    )


def read_xy(part: Part) -> tuple[int, int]:
    """The column and the row of the drawing."""
    column, row = part.numbers("xy", 2, 0, MOST_COLUMNS)
    return column, row


def read_blocked(part: Part) -> Blocked:
    """MA-57."""
    part.only("name", "xy")
    return Blocked(part.key("name"), read_xy(part), part)


class NamedEdge(NamedTuple):
    """Two neighbours of the drawing, by name."""

    a: str
    b: str
    kind: str


def read_edges(own: Part, cells: list[str], blocked: list[str], findings: Findings) -> tuple[Edge, ...]:
    """All edges between cells; those to inaccessible terrain are only there for the eye."""
    found: dict[tuple[int, int], Edge] = {}
    for line in own.texts("edges"):
        with findings.catch():
            for link in read_chain(line, cells, blocked):
                if link.a in cells and link.b in cells:
                    _add(found, Edge(cells.index(link.a), cells.index(link.b), link.kind), line)
    return tuple(found.values())


def _add(found: dict[tuple[int, int], Edge], edge: Edge, line: Line) -> None:
    """An edge may be named twice, but not as two different things."""
    pair = (min(edge.a, edge.b), max(edge.a, edge.b))
    if found.setdefault(pair, edge).kind != edge.kind:
        raise line.refuse("", "pack-edge-contradicts", first=found[pair].kind, second=edge.kind)


def read_chain(line: Line, cells: list[str], blocked: list[str]) -> list[NamedEdge]:
    """`a-b`, or a chain like `a-b=c`: names may have hyphens themselves, so the longest one that fits is taken."""
    known = sorted((*cells, *blocked), key=len, reverse=True)
    name = re.compile("#?(" + "|".join(re.escape(one) for one in known) + r")([-|:=]|$)")
    text, names, marks = "".join(line.split()), [], ["-"]
    while marks[-1]:
        found = name.match(text)
        if not found or not found[1]:
            value = re.split(r"[-|:=]", text)[0]
            raise line.refuse("", "pack-edge-unknown", value=value, like=near(value, known))
        names.append(found[1])
        marks.append(found[2])
        text = text[found.end() :]
    return _links(line, names, marks[1:-1])


def _links(line: Line, names: list[str], marks: list[str]) -> list[NamedEdge]:
    """The pairs of a chain."""
    if not marks or any(a == b for a, b in pairwise(names)):
        raise line.refuse("", "pack-edge-two")
    return [NamedEdge(a, b, KINDS[mark]) for (a, b), mark in zip(pairwise(names), marks, strict=True)]


def read_rules(parts: Sequence[Part], findings: Findings) -> tuple[Rule, ...]:
    """The rules of a map or mission."""
    rules = findings.each(read_rule, of_kind(parts, "rule"))
    unlike([rule.part for rule in rules])
    return rules


def read_rule(part: Part) -> Rule:
    """Section 6.2: a trigger, conditions, steps; for those on actions the spaces and the least strength."""
    part.only("name", "on", "if", "steps", "spaces", "strength", "door")
    rule = Rule(
        part.key("name"),
        part.word("on", TRIGGERS),
        part.texts("if"),
        part.texts("steps"),
        part.among("spaces", SPACE_NAMES),
        part.small("strength", 1, STRONGEST),
        part.flag("door"),
        part,
    )
    _check_giving_up(rule)
    return rule


def _check_giving_up(rule: Rule) -> None:
    """Only rules about actions have spaces and a strength; one that opens a door does nothing else."""
    for field in ("spaces", "strength", "door"):
        if rule.part.has(field) and rule.on not in GIVING_UP:
            raise rule.part.refuse(field, "pack-rule-field", allowed=", ".join(GIVING_UP))
    if rule.door and not rule.spaces:
        raise rule.part.refuse("spaces", "content-missing")
    if rule.door and tuple(rule.steps) != OPENS:
        raise rule.part.refuse("steps", "pack-rule-door", allowed=OPENS[0])
    if not rule.steps:
        raise rule.part.refuse("steps", "content-missing")


def read_uses(parts: Sequence[Part], findings: Findings) -> tuple[Use, ...]:
    """The uses of a map, of a mission, or of all of them."""
    return findings.each(read_use, of_kind(parts, "use"))


def read_use(part: Part) -> Use:
    """MA-142, MQ-65: what a bonus is good for, and what becomes of it."""
    part.only("token", "from", "if", "steps", "fate")
    carried = part.word("from", PLACES) == "carried"
    fate = part.word("fate", FATES)
    if carried and fate == "take":
        raise part.refuse("fate", "pack-use-take")
    return Use(part.key("token"), carried, part.texts("if"), part.texts("steps"), fate, part)
