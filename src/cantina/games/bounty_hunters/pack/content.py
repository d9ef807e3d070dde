"""The set of cards: from TOML files to tables, refusing what BH-S57 and section 26.4 of the rules forbid."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from cantina.engine.content import ContentEntry, Files, entries, read_files
from cantina.engine.game import Content
from cantina.engine.record import blank
from cantina.games.bounty_hunters.pack.cards import (
    CONTRACTS,
    CRATES,
    DROIDS,
    FIRST_CONTRACT,
    FIRST_CRATE,
    FIRST_DROID,
    FIRST_HUNTER,
    HUNTERS,
    TARGETS,
    DeckName,
)
from cantina.games.bounty_hunters.pack.tables import BONUSES, KIND, KINDS, Tables

FOLDER = Path(__file__).parent.parent / "content"

CHARACTERS = ("chewbacca", "grogu", "han-solo", "kanan-jarrus", "luke", "omega", "padme-amidala", "qira")
HUNTER_NAMES = (
    "aurra-sing",
    "boba-fett",
    "bossk",
    "cad-bane",
    "din-djarin",
    "hondo-ohnaka",
    "ig-11",
    "dengar",
    "embo",
    "fennec-shand",
    "4-lom",
    "zuckuss",
)
FAMILIES = ("astromech", "protocol")

FILES = {
    "target": "targets.toml",
    "hunter": "hunters.toml",
    "contract": "contracts.toml",
    "droid": "market.toml",
    "crate": "market.toml",
}
COUNTS = {"target": TARGETS, "hunter": HUNTERS, "contract": CONTRACTS, "droid": DROIDS, "crate": CRATES}
CONTRACT_ICONS = 8
CRATE_ICONS = {1: 6, 2: 6, 3: 3}
MOST = 50


class Target(NamedTuple):
    """BH-07."""

    character: str
    points: int
    shield: tuple[int, ...]
    bonus: str
    copies: int

    @property
    def deck(self) -> DeckName:
        """BH-06."""
        return "target"


class Hunter(NamedTuple):
    """BH-08."""

    character: str
    penalty: int
    attack: tuple[int, ...]

    @property
    def deck(self) -> DeckName:
        """BH-06."""
        return "hunter"


class Contract(NamedTuple):
    """BH-11; `targets` are two for the first type, one for the others."""

    kind: str
    targets: tuple[str, ...]
    units: tuple[int, ...]
    duo: int

    @property
    def deck(self) -> DeckName:
        """BH-06."""
        return "contract"


class Droid(NamedTuple):
    """BH-09."""

    family: str
    cost: int
    attack: tuple[int, ...]
    copies: int

    @property
    def deck(self) -> DeckName:
        """BH-06."""
        return "market"


class Crate(NamedTuple):
    """BH-10."""

    cost: int
    points: int
    icons: int

    @property
    def deck(self) -> DeckName:
        """BH-06."""
        return "market"


Card = Target | Hunter | Contract | Droid | Crate


def load(folder: Path = FOLDER) -> Content:
    """The cards of a folder."""
    return read(read_files(folder, sorted(set(FILES.values()))))


def read(files: Files) -> Content:
    """The cards of these files, refusing what BH-S57 forbids."""
    found = {kind: read_kind(files, kind) for kind in FILES}
    for kind, pairs in found.items():
        if len(pairs) != COUNTS[kind]:
            last = pairs[-1][1] if pairs else ContentEntry(FILES[kind], kind, 0, {}, {})
            raise last.refuse("cards", "content-total", kind=kind, count=len(pairs), wanted=COUNTS[kind])
    check_copies(found["target"], lambda card: card.character)
    check_copies(found["droid"], lambda card: card.attack)
    check_icons(found["target"], found["crate"])
    return build([card for pairs in found.values() for card, _ in pairs])._replace(files=dict(files))


def read_kind(files: Files, kind: str) -> list[tuple[Any, ContentEntry]]:
    """All cards of one kind in a file, each with its entry; an entry stands for `cards` equal cards."""
    found = []
    for entry in entries(FILES[kind], files, [other for other in FILES if FILES[other] == FILES[kind]]):
        if entry.kind == kind:
            found += [(READERS[kind](entry), entry)] * entry.number("cards", 1, MOST)
    return found


def read_target(entry: ContentEntry) -> Target:
    """BH-07; BH-S57 forbids a shield of nothing."""
    entry.only("character", "points", "shield", "bonus", "copies", "cards")
    shield = entry.numbers("shield", 3, 0, MOST)
    if shield == (0, 0, 0):
        raise entry.refuse("shield", "content-no-shield")
    return Target(
        entry.word("character", CHARACTERS),
        entry.number("points", 0, MOST),
        shield,
        entry.word("bonus", BONUSES),
        entry.number("copies", 1, TARGETS),
    )


def read_hunter(entry: ContentEntry) -> Hunter:
    """BH-08."""
    entry.only("character", "penalty", "attack", "cards")
    return Hunter(
        entry.word("character", HUNTER_NAMES), entry.number("penalty", 0, MOST), entry.numbers("attack", 3, 0, MOST)
    )


def read_contract(entry: ContentEntry) -> Contract:
    """BH-11; BH-S57 forbids the same character twice in the first type."""
    entry.only("kind", "targets", "units", "duo", "cards")
    kind = entry.word("kind", KINDS)
    sides = 2 if kind == "two-targets" else 1
    targets = entry.words("targets", sides, CHARACTERS)
    if len(set(targets)) != sides:
        raise entry.refuse("targets", "content-same-twice")
    return Contract(kind, targets, entry.numbers("units", sides, 0, MOST), entry.number("duo", 0, MOST))


def read_droid(entry: ContentEntry) -> Droid:
    """BH-09; BH-S57 forbids a cost below 1."""
    entry.only("family", "cost", "attack", "copies", "cards")
    return Droid(
        entry.word("family", FAMILIES),
        entry.number("cost", 1, MOST),
        entry.numbers("attack", 3, 0, MOST),
        entry.number("copies", 1, DROIDS),
    )


def read_crate(entry: ContentEntry) -> Crate:
    """BH-10."""
    entry.only("cost", "points", "icons", "cards")
    return Crate(entry.number("cost", 1, MOST), entry.number("points", 0, MOST), entry.number("icons", 1, 3))


READERS = {
    "target": read_target,
    "hunter": read_hunter,
    "contract": read_contract,
    "droid": read_droid,
    "crate": read_crate,
}


def check_copies(pairs: list[tuple[Any, ContentEntry]], same: Any) -> None:
    """BH-S57: the printed number of copies is the real one."""
    real = Counter(same(card) for card, _ in pairs)
    for card, entry in pairs:
        if card.copies != real[same(card)]:
            raise entry.refuse("copies", "content-copies", value=card.copies, real=real[same(card)])


def check_icons(targets: list[tuple[Any, ContentEntry]], crates: list[tuple[Any, ContentEntry]]) -> None:
    """BH-04 and BH-100: 8 contract icons; 6, 6 and 3 crates with one, two and three icons."""
    icons = sum(card.bonus == "contract" for card, _ in targets)
    if icons != CONTRACT_ICONS:
        raise targets[-1][1].refuse("bonus", "content-contract-icons", count=icons, wanted=CONTRACT_ICONS)
    counted = Counter(card.icons for card, _ in crates)
    for number, wanted in CRATE_ICONS.items():
        if counted[number] != wanted:
            raise crates[-1][1].refuse(
                "icons", "content-crate-icons", icons=number, count=counted[number], wanted=wanted
            )


def build(cards: Iterable[Card]) -> Content:
    """The tables of 195 cards in the order of their numbers; tests build sets of their own with it."""
    listed = tuple(cards)
    tables = blank(Tables)
    t = tables[0]
    for number, card in enumerate(listed):
        WRITERS[type(card)](t, number, card)
    named = repr([card[0:1] for card in listed]).encode()
    return Content(tables, hashlib.sha256(tables.tobytes() + named).hexdigest(), listed)


def write_target(t: Any, number: int, card: Target) -> None:
    """One row of the target tables."""
    t.character[number] = CHARACTERS.index(card.character)
    t.points[number], t.shield[number], t.copies[number] = card.points, card.shield, card.copies
    t.bonus[number] = BONUSES.index(card.bonus)


def write_hunter(t: Any, number: int, card: Hunter) -> None:
    """One row of the hunter tables."""
    i = number - FIRST_HUNTER
    t.hunter[i] = HUNTER_NAMES.index(card.character)
    t.penalty[i], t.attack[i] = card.penalty, card.attack


def write_contract(t: Any, number: int, card: Contract) -> None:
    """One row of the contract tables."""
    i = number - FIRST_CONTRACT
    t.kind[i] = KIND[KINDS.index(card.kind)]
    t.first[i], t.second[i] = CHARACTERS.index(card.targets[0]), CHARACTERS.index(card.targets[-1])
    t.unit_first[i], t.unit_second[i] = card.units[0], card.units[1] if len(card.units) > 1 else 0
    t.duo[i] = card.duo


def write_droid(t: Any, number: int, card: Droid) -> None:
    """One row of the droid tables."""
    i = number - FIRST_DROID
    t.family[i], t.cost[i], t.droid_copies[i] = FAMILIES.index(card.family), card.cost, card.copies
    t.attack[HUNTERS + i] = card.attack


def write_crate(t: Any, number: int, card: Crate) -> None:
    """One row of the crate tables."""
    i = number - FIRST_CRATE
    t.cost[DROIDS + i], t.crate_points[i], t.icons[i] = card.cost, card.points, card.icons


WRITERS: dict[type, Any] = {
    Target: write_target,
    Hunter: write_hunter,
    Contract: write_contract,
    Droid: write_droid,
    Crate: write_crate,
}
