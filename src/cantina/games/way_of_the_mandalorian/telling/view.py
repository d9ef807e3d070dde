"""A concealed record as typed JSON, for people and programs (WM-73 to WM-77, WM-A56 to WM-A73)."""

from __future__ import annotations

from typing import Any, Literal, cast

import numpy as np
from typing_extensions import TypedDict

from cantina.engine.compiled import interpreted
from cantina.engine.game import Content
from cantina.engine.masks import members
from cantina.engine.record import Plain, plain_tables
from cantina.games.way_of_the_mandalorian.pack.cards import (
    ATTRIBUTES,
    CARDS,
    CHARACTER_NAMES,
    FIRST_OF_LEVEL,
    LEVEL_SIZES,
    LEVELS,
    MISSIONS,
    NONE,
    USED,
    CharacterName,
)
from cantina.games.way_of_the_mandalorian.rules.missions import available, is_enough, required
from cantina.games.way_of_the_mandalorian.rules.scoring import ROWS, result
from cantina.games.way_of_the_mandalorian.rules.state import (
    GENERATIONS,
    MARKET,
    PHASE,
    PHASES,
    ROW,
    SEATS,
    SLOTS,
    Phase,
    is_boba,
    slots_of,
)
from cantina.games.way_of_the_mandalorian.rules.switches import credits_are_open

_result, _slots_of, _is_boba = interpreted(result), interpreted(slots_of), interpreted(is_boba)
_available, _required, _is_enough = interpreted(available), interpreted(required), interpreted(is_enough)
_credits_are_open = interpreted(credits_are_open)


class AttemptView(TypedDict):
    """The mission being attempted: what it needs, and what the active player has with the whole board in use."""

    mission: int
    place: int
    events: dict[str, int]
    required: list[int]
    ignored: list[int]
    available: list[int]


class PadView(TypedDict):
    """The rows of the score pad (WM-72). `rank` is null while the credits of others are not shown (WM-A56)."""

    credits: int
    sale: int
    total: int
    rank: int | None
    unfinished: int


class PlayerView(TypedDict):
    """One player's place at the table. `known` are cards of a hidden hand, or slot, that everybody saw go in.

    `strength` are the symbols of the character and the whole board. `has_slot`: the board has a slot for an event.
    """

    seat: int
    character: CharacterName
    credits: int | None
    hand: list[int] | None
    hand_count: int
    known: list[int]
    equipped: list[int | None]
    strength: list[int]
    has_slot: bool
    slot_filled: bool
    slot: int | None
    pad: PadView | None


class View(TypedDict):
    """Everything a seat, or a spectator, may know.

    `missions_used` and `missions_left` count missions by their level: those of this game, and those not completed.
    `reached` are the missions of the row for which the viewer's strength is enough if nobody plays an event.
    """

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
    reached: list[int]
    completed: list[int]
    mission_deck: int
    missions_used: list[int]
    missions_left: list[int]
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
    players = [player_view(s, t, seat, pads[seat]) for seat in range(s.seats)]
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
        "reached": [] if s.viewer < 0 else reached(s, t, players[s.viewer]["strength"]),
        "completed": members(s.completed, MISSIONS),
        "mission_deck": s.mission_deck_size,
        "missions_used": [*USED[s.seats - 2]],
        "missions_left": missions_left(s),
        "next_level": next_level(s),
        "market": [_card(s.market[i]) for i in range(MARKET)],
        "deck": s.deck_size,
        "discard": members(s.discard, CARDS),
        "attempt": attempt_view(s, t) if s.mission != NONE else None,
        "worn_out": [s.equipped[s.active, i] for i in members(s.worn_out, SLOTS)],
        "players": players,
        "unfinished": bool(s.unfinished),
        "seed": b"".join(s.seed[i].to_bytes(4, "little") for i in range(8)).hex() if s.phase == PHASE.over else None,
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


def missions_left(s: Plain) -> list[int]:
    """WM-12: the missions of each level that are in the game and not completed."""
    levels = zip(USED[s.seats - 2], FIRST_OF_LEVEL, LEVEL_SIZES, strict=True)
    return [used - (s.completed >> first & (1 << size) - 1).bit_count() for used, first, size in levels]


def reached(s: Plain, t: Plain, strength: list[int]) -> list[int]:
    """WM-49: the missions of the row for which this strength is enough."""
    return [mission for mission in s.row if mission != NONE and _is_enough(s, t, strength, mission)]


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


def player_view(s: Plain, t: Plain, seat: int, pad: Any) -> PlayerView:
    """One player: the hand only for its owner, credits for all unless the table hides them (WM-A56)."""
    own = s.viewer == seat or s.phase == PHASE.over
    shown = own or _credits_are_open(s)
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
        "equipped": [_card(card) for card in s.equipped.row(seat)[: _slots_of(s, seat)]],
        "strength": strength(s, t, seat),
        "has_slot": bool(_is_boba(s, seat)),
        "slot_filled": bool(s.slot_filled[seat]),
        "slot": _card(s.slot[seat]),
        "pad": pad_view(pad, ranked=s.phase == PHASE.over or bool(_credits_are_open(s))) if shown else None,
    }


def strength(s: Plain, t: Plain, seat: int) -> list[int]:
    """WM-48: the symbols of the character board and all equipment, by attribute."""
    cards = [t.symbols.row(card) for card in s.equipped.row(seat) if card != NONE]
    return [sum(symbols) for symbols in zip(t.board.row(s.character[seat]), *cards, strict=True)]


def pad_view(pad: Any, ranked: bool) -> PadView:
    """A line of the score pad with the names of its rows; the place would tell of credits that are not shown."""
    rows: dict[str, int | None] = dict(zip(ROWS, (int(cell) for cell in pad), strict=True))
    return cast(PadView, rows if ranked else {**rows, "rank": None})
