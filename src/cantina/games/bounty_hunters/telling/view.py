"""What a view of a seat, or of a spectator, holds (BH-60, BH-104). It is written by `write_view.py`."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from cantina.engine.json_writer import view_words
from cantina.games.bounty_hunters.pack.cards import DECK_NAMES, DeckName
from cantina.games.bounty_hunters.rules.scoring import ROWS
from cantina.games.bounty_hunters.rules.state import FATES, MODES, PHASES, Fate, Mode, Phase


class DeckView(TypedDict):
    """One of the decks with its discard pile, the top card last."""

    deck: DeckName
    cards: int
    discard: list[int]
    closed: bool


class HandView(TypedDict):
    """A hand: `cards` are those the viewer knows; `hidden` counts the others by the deck they came from."""

    count: int
    cards: list[int]
    hidden: dict[DeckName, int]


class GroupView(TypedDict):
    """A confrontation, or the orphan group (without target); what is missing in each colour."""

    target: int | None
    attack: list[int]
    strength: list[int]
    missing: list[int]


class ContractView(TypedDict):
    """A contract in an area and what it is worth as things stand."""

    card: int
    points: int


class PadView(TypedDict):
    """The rows of the score sheet; there are no contracts in the introductory game (BH-103)."""

    targets: int
    crates: int
    contracts: NotRequired[int]
    hunters: int
    total: int
    credits: int
    rank: int


class PlayerView(TypedDict):
    """One player's place at the table; `prospect` is what capturing all targets under attack would bring."""

    seat: int
    hand: HandView
    fresh: int | None
    named: DeckName | None
    chosen: bool
    finished: bool
    pick: int | None
    fate: Fate
    credits: int
    open: list[GroupView]
    orphans: GroupView | None
    captured: list[GroupView]
    captures: int
    contracts: list[ContractView]
    reserved: list[int]
    active: list[int]
    crates: int
    prospect: int
    pad: PadView


class EndView(TypedDict):
    """How near the end is: the most captures of a player, `of` how many that trigger it, and the turns that follow this
    one, null as long as they are not known.
    """

    captures: int
    of: int
    left: int | None


class View(TypedDict):
    """Everything a seat, or a spectator, may know."""

    game: Literal["bounty-hunters"]
    viewer: int | None
    mode: Mode
    phase: Phase
    turn: int
    trigger_turn: int | None
    last_turn: int | None
    is_last_turn: bool
    end: EndView
    guild_master: int
    bank: int | None
    decks: list[DeckView]
    players: list[PlayerView]
    seed: str | None


class Outlook(TypedDict, total=False):
    """What follows at once from an action, as far as its seat knows; what stays as it is, is left out.

    `captures` is the target it captures, with its `points` and the `penalty` of its hunters; `ends` that this capture
    triggers the end. `contracts`, `crates` and `credits` are changes. `missing` is what the target is still short
    of, by colour. Of a card of the hand it is what playing it could bring; `unpaid` that its cost cannot be paid.
    """

    captures: int
    points: int
    penalty: int
    ends: bool
    contracts: int
    crates: int
    credits: int
    missing: list[int]
    unpaid: bool


SHAPES: tuple[Any, ...] = (View, EndView, DeckView, PlayerView, HandView, GroupView, ContractView, PadView, Outlook)
WORDS = view_words(SHAPES, "bounty-hunters", *MODES, *PHASES, *FATES, *DECK_NAMES)

GAME_WORD = WORDS["bounty-hunters"]
MODE_WORDS = tuple(WORDS[word] for word in MODES)
PHASE_WORDS = tuple(WORDS[word] for word in PHASES)
FATE_WORDS = tuple(WORDS[word] for word in FATES)
ROW_WORDS = tuple(WORDS[word] for word in ROWS)
DECK_WORDS = tuple(WORDS[word] for word in DECK_NAMES)
