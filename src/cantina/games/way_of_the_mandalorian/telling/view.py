"""What a view of a seat, or of a spectator, holds (WM-73 to WM-77, WM-A56 to WM-A73); `write_view.py` writes it."""

from __future__ import annotations

from typing import Any, Literal, get_args

from typing_extensions import TypedDict

from cantina.engine.json_writer import view_words
from cantina.engine.names import named
from cantina.games.way_of_the_mandalorian.pack.cards import CHARACTER_NAMES, CharacterName
from cantina.games.way_of_the_mandalorian.rules.scoring import ROWS
from cantina.games.way_of_the_mandalorian.rules.state import PHASES, SEATS, Phase

# Whether an attempt can succeed: with the board, if nobody plays an event; only with an own event, or by ignoring
# symbols; or with nothing that the player could add to it.
Hope = Literal["reached", "event", "hopeless"]
HOPE, HOPES = named(*get_args(Hope))


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


class Outlook(TypedDict, total=False):
    """What follows at once from an action, as far as its seat knows; what stays as it is, is left out.

    In an attempt: the symbols that are `available` and `required` then, whether it `succeeds` with the whole board, or
    with the cards that are used, which of them are `worn_out`, and whether it `ends` the game. Before one: whether the
    mission can be met (`hope`), and what it brings or costs. `credits` is a change; of a sale the whole of
    it. `strength` and `reached` are those of the board then. `surplus` cards must go at the end of the turn.
    """

    available: list[int]
    required: list[int]
    succeeds: bool
    worn_out: list[int]
    ends: bool
    hope: Hope
    reward: int
    penalty: int
    credits: int
    strength: list[int]
    reached: list[int]
    surplus: int


SHAPES: tuple[Any, ...] = (View, AttemptView, PlayerView, PadView, Outlook)
SEAT_NAMES = tuple(str(seat) for seat in range(SEATS))  # keys of the events of an attempt
WORDS = view_words(SHAPES, "way-of-the-mandalorian", *PHASES, *CHARACTER_NAMES, *SEAT_NAMES, *HOPES)

GAME_WORD = WORDS["way-of-the-mandalorian"]
PHASE_WORDS = tuple(WORDS[word] for word in PHASES)
CHARACTER_WORDS = tuple(WORDS[word] for word in CHARACTER_NAMES)
SEAT_WORDS = tuple(WORDS[word] for word in SEAT_NAMES)
HOPE_WORDS = tuple(WORDS[word] for word in HOPES)
ROW_WORDS = tuple(WORDS[word] for word in ROWS)
