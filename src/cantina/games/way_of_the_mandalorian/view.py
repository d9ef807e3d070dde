"""A concealed record as typed JSON, for people and programs (WM-73 to WM-77, WM-A56 to WM-A73)."""

from __future__ import annotations

from typing import Any, Literal, TypedDict, cast, get_args

import numpy as np

from cantina.engine.compiled import interpreted
from cantina.engine.game import Content
from cantina.engine.masks import members
from cantina.engine.record import Plain, plain_tables
from cantina.games.way_of_the_mandalorian.cards import (
    ATTRIBUTES,
    CARDS,
    CHARACTER_NAMES,
    LEVELS,
    MISSIONS,
    NONE,
    USED,
    CharacterName,
)
from cantina.games.way_of_the_mandalorian.missions import available, required
from cantina.games.way_of_the_mandalorian.scoring import ROWS, result
from cantina.games.way_of_the_mandalorian.state import GENERATIONS, MARKET, OVER, ROW, SEATS, SLOTS, slots_of

Phase = Literal[
    "main",
    "draw",
    "sale",
    "opponent-event",
    "own-event",
    "discard",
    "symbol",
    "use",
    "keep",
    "limit",
    "fill",
    "over",
]
PHASES: tuple[Any, ...] = ("", *get_args(Phase))

_result, _slots_of = interpreted(result), interpreted(slots_of)
_available, _required = interpreted(available), interpreted(required)


class AttemptView(TypedDict):
    """The mission being attempted: what it needs, and what the active player has with the whole board in use."""

    mission: int
    place: int
    events: dict[str, int]
    required: list[int]
    ignored: list[int]
    available: list[int]


class PadView(TypedDict):
    """The rows of the score pad (WM-72)."""

    credits: int
    sale: int
    total: int
    rank: int
    unfinished: int


class PlayerView(TypedDict):
    """One player's place at the table; `known` are cards of a hidden hand, or slot, that everybody saw go in."""

    seat: int
    character: CharacterName
    credits: int | None
    hand: list[int] | None
    hand_count: int
    known: list[int]
    equipped: list[int | None]
    slot_filled: bool
    slot: int | None
    pad: PadView | None


class View(TypedDict):
    """Everything a seat, or a spectator, may know."""

    game: Literal["way-of-the-mandalorian"]
    viewer: int | None
    phase: Phase
    actor: int | None
    active: int
    first: int
    turn: int
    last_turn: int | None
    actions: int
    quick_job_done: bool
    picks: int
    sold: int
    row: list[int | None]
    completed: list[int]
    mission_deck: int
    next_level: int | None
    market: list[int | None]
    deck: int
    discard: list[int]
    attempt: AttemptView | None
    worn_out: list[int]
    players: list[PlayerView]
    unfinished: bool
    seed: str | None


def view(s: Plain, content: Content) -> dict[str, Any]:
    """A concealed record as JSON."""
    t = plain_tables(content.tables)
    pads = np.zeros((SEATS, len(ROWS)), np.int32)
    _result(s, t, pads)
    whole: View = {
        "game": "way-of-the-mandalorian",
        "viewer": s.viewer if s.viewer >= 0 else None,
        "phase": PHASES[s.phase],
        "actor": _card(s.actor),
        "active": s.active,
        "first": s.first,
        "turn": s.turns,
        "last_turn": s.max_turns * s.seats or None,
        "actions": s.actions,
        "quick_job_done": bool(s.quick_job_done),
        "picks": s.picks,
        "sold": s.sold,
        "row": [_card(s.row[i]) for i in range(ROW)],
        "completed": members(s.completed, MISSIONS),
        "mission_deck": s.mission_deck_size,
        "next_level": next_level(s),
        "market": [_card(s.market[i]) for i in range(MARKET)],
        "deck": s.deck_size,
        "discard": members(s.discard, CARDS),
        "attempt": attempt_view(s, t) if s.mission != NONE else None,
        "worn_out": [s.equipped[s.active, i] for i in members(s.worn_out, SLOTS)],
        "players": [player_view(s, seat, pads[seat]) for seat in range(s.seats)],
        "unfinished": bool(s.unfinished),
        "seed": b"".join(s.seed[i].to_bytes(4, "little") for i in range(8)).hex() if s.phase == OVER else None,
    }
    return dict(whole)


def _card(number: int) -> int | None:
    return number if number != NONE else None


def next_level(s: Plain) -> int | None:
    """WM-77: the level of the next mission; the deck can be counted."""
    deeper = 0
    for level in range(LEVELS - 1, -1, -1):
        deeper += USED[s.seats - 2][level]
        if 0 < s.mission_deck_size <= deeper:
            return level + 1
    return None


def attempt_view(s: Plain, t: Plain) -> AttemptView:
    """WM-43, WM-45, WM-48: how the attempt stands."""
    filled = sum(1 << i for i in range(SLOTS) if s.equipped[s.active, i] != NONE)
    return {
        "mission": s.mission,
        "place": s.place,
        "events": {str(seat): s.event[seat] for seat in range(s.seats) if s.event[seat] != NONE},
        "required": [int(_required(s, t, attribute)) for attribute in range(ATTRIBUTES)],
        "ignored": [s.ignored[attribute] for attribute in range(ATTRIBUTES)],
        "available": [int(_available(s, t, filled, attribute)) for attribute in range(ATTRIBUTES)],
    }


def player_view(s: Plain, seat: int, pad: Any) -> PlayerView:
    """One player: the hand only for its owner, credits for all unless the table hides them (WM-A56)."""
    own = s.viewer == seat or s.phase == OVER
    shown = own or s.credits_open == 0
    held = members(s.hand[seat], CARDS)
    hidden = sum(s.hidden[seat, generation] for generation in range(GENERATIONS))
    covered = 0 if own else s.slot_filled[seat]
    return {
        "seat": seat,
        "character": CHARACTER_NAMES[s.character[seat]],
        "credits": s.credits[seat] if shown else None,
        "hand": held if own else None,
        "hand_count": len(held) + hidden - covered,
        "known": members(s.known[seat], CARDS),
        "equipped": [_card(s.equipped[seat, i]) for i in range(_slots_of(s, seat))],
        "slot_filled": bool(s.slot_filled[seat]),
        "slot": _card(s.slot[seat]),
        "pad": pad_view(pad) if shown else None,
    }


def pad_view(pad: Any) -> PadView:
    """A line of the score pad with the names of its rows."""
    return cast(PadView, dict(zip(ROWS, (int(cell) for cell in pad), strict=True)))
