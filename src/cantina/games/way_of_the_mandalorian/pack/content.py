"""The set of cards: from TOML files to tables, refusing what sections 1 and 15.3 of the rules forbid."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from cantina.engine.content import ContentEntry, Files, entries, read_files
from cantina.engine.game import Content
from cantina.engine.record import blank
from cantina.games.way_of_the_mandalorian.pack.cards import (
    ATTRIBUTES,
    CARDS,
    CHARACTER_NAMES,
    CHARACTERS,
    EQUIPMENT,
    EVENTS,
    FIRST_EVENT,
    LEVEL_SIZES,
    LEVELS,
    MISSIONS,
)
from cantina.games.way_of_the_mandalorian.pack.tables import Tables

FOLDER = Path(__file__).parent.parent / "content"
MOST_SYMBOLS, MOST_CREDITS = 20, 10_000
COUNTS = {"equipment": EQUIPMENT, "event": EVENTS, "mission": MISSIONS, "character": CHARACTERS}


class Equipment(NamedTuple):
    """WM-05."""

    name: str
    symbols: tuple[int, ...]
    cost: int
    temporary: bool

    @property
    def sale(self) -> int:
        """WM-35: what it brings when it is sold alone."""
        return self.cost // 2


class EventCard(NamedTuple):
    """WM-06."""

    name: str
    symbols: tuple[int, ...]
    cost: int

    @property
    def sale(self) -> int:
        """WM-35: what it brings when it is sold alone."""
        return self.cost // 2


class Mission(NamedTuple):
    """WM-04."""

    name: str
    level: int
    requires: tuple[int, ...]
    reward: int
    penalty: int

    @property
    def last(self) -> bool:
        """WM-68: whether it is the mission at whose completion the game ends."""
        return self.level == LEVELS


class Character(NamedTuple):
    """WM-03."""

    name: str
    symbols: tuple[int, ...]


Card = Equipment | EventCard | Mission | Character


def load(folder: Path = FOLDER) -> Content:
    """The set of a folder."""
    return read(read_files(folder, FILES.values()))


def read(files: Files) -> Content:
    """The set of these files: equipment, events, missions by level, characters."""
    found: list[Card] = []
    for kind, reader in READERS.items():
        found += read_kind(files, kind, reader)
    return build(found)._replace(files=dict(files))


def read_kind(files: Files, kind: str, reader: Callable[[ContentEntry], Card]) -> list[Card]:
    """All entries of one file, the right number of them, no name twice."""
    listed = entries(FILES[kind], files, (kind,))
    cards = [reader(entry) for entry in listed]
    last = listed[-1] if listed else ContentEntry(FILES[kind], kind, 0, {}, {})
    if len(cards) != COUNTS[kind]:
        raise last.refuse("name", "content-total", kind=kind, count=len(cards), wanted=COUNTS[kind])
    for card, entry in zip(cards, listed, strict=True):
        if sum(other.name == card.name for other in cards) > 1:
            raise entry.refuse("name", "content-name-twice", value=card.name)
    if kind == "mission":
        check_levels(cards, last)
        cards.sort(key=lambda mission: mission.level)  # type: ignore[union-attr]
    return cards


def check_levels(missions: list[Any], last: ContentEntry) -> None:
    """WM-04: 20, 14, 10 and 1 missions of the four levels."""
    counted = Counter(mission.level for mission in missions)
    for level, wanted in enumerate(LEVEL_SIZES, 1):
        if counted[level] != wanted:
            raise last.refuse("level", "content-level", level=level, count=counted[level], wanted=wanted)


def symbols(entry: ContentEntry, field: str, at_least_one: bool) -> tuple[int, ...]:
    """One number for each attribute; section 15.3 asks for at least one symbol on events and missions."""
    found = entry.numbers(field, ATTRIBUTES, 0, MOST_SYMBOLS)
    if at_least_one and sum(found) == 0:
        raise entry.refuse(field, "content-no-symbol")
    return found


def multiple(entry: ContentEntry, field: str, step: int, least: int) -> int:
    """An amount of credits that can be paid in whole steps (WM-80)."""
    amount = entry.number(field, least, MOST_CREDITS)
    if amount % step:
        raise entry.refuse(field, "content-multiple", value=amount, step=step)
    return amount


def read_equipment(entry: ContentEntry) -> Equipment:
    """WM-05; costs are multiples of 200 (section 15.3, item 3)."""
    entry.only("name", "symbols", "cost", "temporary")
    temporary = entry.word("temporary", ("yes", "no")) == "yes"
    return Equipment(entry.key("name"), symbols(entry, "symbols", True), multiple(entry, "cost", 200, 200), temporary)


def read_event(entry: ContentEntry) -> EventCard:
    """WM-06; every event costs 200 (section 15.3, item 4)."""
    entry.only("name", "symbols", "cost")
    return EventCard(entry.key("name"), symbols(entry, "symbols", True), entry.number("cost", 200, 200))


def read_mission(entry: ContentEntry) -> Mission:
    """WM-04; rewards and penalties are multiples of 100 above 0 (section 15.3, item 6)."""
    entry.only("name", "level", "requires", "reward", "penalty")
    level = entry.number("level", 1, LEVELS)
    requires = symbols(entry, "requires", True)
    reward, penalty = multiple(entry, "reward", 100, 100), multiple(entry, "penalty", 100, 100)
    return Mission(entry.key("name"), level, requires, reward, penalty)


def read_character(entry: ContentEntry) -> Character:
    """WM-03."""
    entry.only("name", "symbols")
    return Character(entry.word("name", CHARACTER_NAMES), symbols(entry, "symbols", False))


READERS: dict[str, Callable[[ContentEntry], Card]] = {
    "equipment": read_equipment,
    "event": read_event,
    "mission": read_mission,
    "character": read_character,
}
FILES = {
    "equipment": "equipment.toml",
    "event": "events.toml",
    "mission": "missions.toml",
    "character": "characters.toml",
}


def build(cards: Iterable[Card]) -> Content:
    """The tables of a set: 30 equipment, 26 events, 45 missions in the order of levels, 4 characters.

    Tests build sets of their own with it, so nothing is checked here.
    """
    listed = tuple(cards)
    tables = blank(Tables)
    t = tables[0]
    for number, card in enumerate(listed[:CARDS]):
        t.symbols[number], t.cost[number] = card.symbols, card.cost  # type: ignore[union-attr]
    for number, card in enumerate(listed[:EQUIPMENT]):
        t.temporary[number] = card.temporary  # type: ignore[union-attr]
    for number, mission in enumerate(listed[CARDS : CARDS + MISSIONS]):
        t.requires[number] = mission.requires  # type: ignore[union-attr]
        t.reward[number], t.penalty[number] = mission.reward, mission.penalty  # type: ignore[union-attr]
    for character in listed[CARDS + MISSIONS :]:
        t.board[CHARACTER_NAMES.index(character.name)] = character.symbols  # type: ignore[union-attr]
    t.cheapest_event = min(int(cost) for cost in t.cost[FIRST_EVENT:])
    names = repr([card.name for card in listed]).encode()
    return Content(tables, hashlib.sha256(tables.tobytes() + names).hexdigest(), listed)
