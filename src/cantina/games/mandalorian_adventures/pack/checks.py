"""The checks of a pack (section 7.2), and what it holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cantina.engine.errors import BadContent
from cantina.games.mandalorian_adventures.pack.check_cards import (
    check_backs,
    check_decks,
    check_growth,
    check_parts,
    check_skills,
)
from cantina.games.mandalorian_adventures.pack.check_maps import check_maps
from cantina.games.mandalorian_adventures.pack.check_missions import check_missions
from cantina.games.mandalorian_adventures.pack.check_words import check_words
from cantina.games.mandalorian_adventures.pack.shapes import Pack
from cantina.games.mandalorian_adventures.pack.spoken import spoken


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


class Effects(NamedTuple):
    """How many cards and rules of a pack are lists of steps, and how many are code."""

    steps: int
    code: int


def effects(pack: Pack) -> Effects:
    """Every card with an effect, every rule, use, green action, crisis, objective and failure.

    All of them are lists of steps and conditions; of what missions bring only the traitor variant (MD-56) is code.
    """
    cards = sum(bool(skill.steps) for skill in pack.skills) + len(pack.events) + len(pack.plans)
    rules = len(pack.rules) + len(pack.uses) + len(pack.failures)
    missions = sum(2 + bool(one.green) + bool(one.mission_effect) + bool(one.preparation) for one in pack.missions)
    return Effects(cards + rules + missions, sum(mission.traitor for mission in pack.missions))
