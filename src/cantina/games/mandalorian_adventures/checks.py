"""The checks of a pack (section 7.2), the texts it needs, and what it holds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cantina.engine.errors import BadContent
from cantina.games.mandalorian_adventures import pack_texts
from cantina.games.mandalorian_adventures.pack_check_cards import (
    check_backs,
    check_decks,
    check_growth,
    check_parts,
    check_skills,
)
from cantina.games.mandalorian_adventures.pack_check_maps import check_maps
from cantina.games.mandalorian_adventures.pack_check_missions import check_missions
from cantina.games.mandalorian_adventures.pack_check_words import check_words
from cantina.games.mandalorian_adventures.pack_files import FOLDER
from cantina.games.mandalorian_adventures.pack_shapes import Pack
from cantina.games.mandalorian_adventures.pack_spoken import spoken


def check(pack: Pack) -> Iterator[BadContent]:
    """Everything that section 7.2 forbids; the names and steps of the pack have been read without an error before."""
    said = spoken(pack)
    yield from check_parts(pack)
    yield from check_decks(pack)
    yield from check_skills(pack, said)
    yield from check_backs(pack, said)
    yield from check_growth(pack)
    yield from check_maps(pack, said)
    yield from check_missions(pack, said)
    yield from check_words(said)


def text_keys(pack: Pack) -> list[str]:
    """The keys of all texts that a pack needs."""
    return list(pack_texts.keys(pack))


def check_texts(pack: Pack, folder: Path = FOLDER) -> Iterator[BadContent]:
    """Section 7.2, item 6: the texts that are missing."""
    return pack_texts.check_texts(pack, folder, folder == FOLDER)


class Shares(NamedTuple):
    """How much of a pack is pure data: cards and rules that no line of code knows by name."""

    data: int
    all: int

    @property
    def percent(self) -> int:
        """The share, rounded down."""
        return 100 * self.data // max(self.all, 1)


def shares(pack: Pack) -> Shares:
    """Every card with an effect, every rule, use, green action, crisis, objective and failure.

    All of them are lists of steps and conditions; of what missions bring only the traitor variant (MD-56) is code.
    """
    cards = sum(bool(skill.steps) for skill in pack.skills) + len(pack.events) + len(pack.plans)
    rules = len(pack.rules) + len(pack.uses) + len(pack.failures)
    missions = sum(2 + bool(one.green) + bool(one.mission_effect) + bool(one.preparation) for one in pack.missions)
    code = sum(mission.traitor for mission in pack.missions)
    data = cards + rules + missions
    return Shares(data, data + code)
