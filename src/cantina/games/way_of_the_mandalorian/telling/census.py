"""The census of Way of the Mandalorian: who wins, which missions are completed, which cards are used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from cantina.engine.census import EVENT_A, EVENT_CODE, Census, FinishedGames, Sheet, SheetLine, Tally, share
from cantina.engine.game import Content, Records
from cantina.engine.record import Array
from cantina.games.way_of_the_mandalorian.pack.cards import (
    CARDS,
    CHARACTER_NAMES,
    CHARACTERS,
    EQUIPMENT,
    FIRST_EVENT,
    FIRST_OF_LEVEL,
    LEVEL_SIZES,
    MISSIONS,
    NONE,
)
from cantina.games.way_of_the_mandalorian.rules.events import EVENT
from cantina.games.way_of_the_mandalorian.rules.state import SEATS
from cantina.games.way_of_the_mandalorian.telling.wording import character_name, mission_title, title
from cantina.text import Message

PLAYERS = range(2, SEATS + 1)
EVENT_B = EVENT_A + 1

Figures = Callable[[dict[str, float], int], dict[str, float]]


def turns(states: Records) -> Array:
    """How many turns each player had, the last round counted in part."""
    return np.asarray(states["turns"] / states["seats"])


def tally(played: FinishedGames) -> Tally:
    """Fates of missions and cards, and wins by character and by place in the order of turns."""
    states, events = played.states, played.events

    def counted(code: int, size: int, weighed: bool = False) -> Array:
        rows = events[events[:, EVENT_CODE] == code]
        return np.bincount(rows[:, EVENT_A], rows[:, EVENT_B] if weighed else None, size)

    return {
        "appeared": appeared(states),
        "completed": counted(EVENT.completed, MISSIONS),
        "failed": counted(EVENT.failed, MISSIONS),
        "paid": counted(EVENT.failed, MISSIONS, weighed=True),
        "equipped": counted(EVENT.equipped, CARDS),
        "used": counted(EVENT.uses, CARDS),
        "worn_out": counted(EVENT.worn_out, CARDS),
        "played": counted(EVENT.plays_event, CARDS),
        "sold": counted(EVENT.sold, CARDS),
        **wins(played),
    }


def appeared(states: Records) -> Array:
    """In how many games each mission came into the row: it is there still, or completed."""
    missions = np.arange(MISSIONS)
    done = (states["completed"][:, np.newaxis] >> missions) & 1 == 1
    waiting = (states["row"][:, :, np.newaxis] == missions).any(1)
    return np.asarray((done | waiting).sum(0))


def totals(states: Records, t: Any) -> Array:
    """WM-70: what each seat has after the final sale, -1 where nobody sits."""
    costs = np.append(t.cost, 0)  # NONE finds the last one
    board = costs[states["equipped"]].sum(2) + costs[states["slot"]]
    seated = np.arange(SEATS) < states["seats"][:, np.newaxis]
    return np.where(seated, states["credits"] + board // 2, NONE)


def wins(played: FinishedGames) -> Tally:
    """WM-71, WM-A51, WM-A52: seats and shares of wins, a row for each number of players."""
    states, scores = played.states, totals(played.states, played.content.tables[0])
    first = scores == scores.max(1, keepdims=True)
    share = np.where(played.unfinished[:, np.newaxis], 0.0, first / first.sum(1, keepdims=True))
    place = (np.arange(SEATS) - states["first"][:, np.newaxis]) % states["seats"][:, np.newaxis]
    return {
        "as_character": by_players(states, scores, states["character"], np.ones_like(share)),
        "won_as_character": by_players(states, scores, states["character"], share),
        "at_place": by_players(states, scores, place, np.ones_like(share)),
        "won_at_place": by_players(states, scores, place, share),
    }


def by_players(states: Records, scores: Array, group: Array, weight: Array) -> Array:
    """Sums of a weight over all seats taken: a row for each number of players, a column for each group."""
    sums = np.zeros((len(PLAYERS), CHARACTERS))
    players = np.broadcast_to(states["seats"][:, np.newaxis] - PLAYERS[0], scores.shape)
    taken = scores >= 0
    np.add.at(sums, (players[taken], group[taken]), weight[taken])
    return sums


def sheets(content: Content, tally: Tally, games: int) -> list[Sheet]:
    """Wins, then missions by level and one by one, then cards."""
    levels = [
        SheetLine(Message("balance-level", {"level": level + 1}), mission_figures(summed(tally, missions), games))
        for level, missions in enumerate(missions_of(level) for level in range(len(LEVEL_SIZES)))
    ]
    missions = [
        SheetLine(mission_title(content, m), mission_figures(summed(tally, [m]), games)) for m in range(MISSIONS)
    ]
    return [
        Sheet("heroes", win_lines(tally, "character", [character_name(name) for name in CHARACTER_NAMES])),
        Sheet("order", win_lines(tally, "place", [Message("balance-place", {"place": i + 1}) for i in range(SEATS)])),
        Sheet("levels", levels),
        Sheet("missions", missions),
        card_sheet("equipment", range(EQUIPMENT), equipment_figures, content, tally, games),
        card_sheet("events", range(FIRST_EVENT, CARDS), event_figures, content, tally, games),
    ]


def win_lines(tally: Tally, group: str, labels: list[Message]) -> list[SheetLine]:
    """The share of wins of each group, a column for each number of players in which it occurs."""
    name = {"character": "as_character", "place": "at_place"}[group]
    seats, won = tally[name], tally[f"won_{name}"]
    return [
        SheetLine(
            label,
            {f"share_won_{n}": float(won[i, j] / seats[i, j]) for i, n in enumerate(PLAYERS) if seats[i, j] > 0},
        )
        for j, label in enumerate(labels)
    ]


def missions_of(level: int) -> list[int]:
    """The missions of a level."""
    return [FIRST_OF_LEVEL[level] + i for i in range(LEVEL_SIZES[level])]


def summed(tally: Tally, missions: list[int]) -> dict[str, float]:
    """The fates of some missions together."""
    return {fate: float(tally[fate][missions].sum()) for fate in ("appeared", "completed", "failed", "paid")}


def mission_figures(sums: dict[str, float], games: int) -> dict[str, float]:
    """How often missions appeared, were completed and failed, and what a failure cost."""
    return {
        "appeared": sums["appeared"] / games,
        "completed": sums["completed"] / games,
        "failed": sums["failed"] / games,
        "share_completed": share(sums["completed"], sums["appeared"]),
        "paid": share(sums["paid"], sums["failed"]),
    }


def card_sheet(name: str, cards: range, figures: Figures, content: Content, tally: Tally, games: int) -> Sheet:
    """A line for each market card."""
    fates = ("equipped", "used", "worn_out", "played", "sold")
    sums = ({fate: float(tally[fate][card]) for fate in fates} for card in cards)
    return Sheet(
        name, [SheetLine(title(content, card), figures(one, games)) for card, one in zip(cards, sums, strict=True)]
    )


def equipment_figures(sums: dict[str, float], games: int) -> dict[str, float]:
    """How often equipment was bought, used, worn out and sold."""
    return {fate: sums[fate] / games for fate in ("equipped", "used", "worn_out", "sold")}


def event_figures(sums: dict[str, float], games: int) -> dict[str, float]:
    """How often events were played and sold."""
    return {fate: sums[fate] / games for fate in ("played", "sold")}


CENSUS = Census(
    varied=(),  # the ten readings of the text are not balanced one by one
    usual_turns=(8, 25),
    usual_scores=(2000, 10_000),
    turns=turns,
    tally=tally,
    sheets=sheets,
)
