"""What a viewer is sent, part by part: all that the browser and programs may rely on.

The published schemas are made from these. What differs from game to game is marked: `OfGame("View")` stands for the
view of the game that is played at the table.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from cantina.players import LEVELS
from cantina.table.marks import FieldsOf, OfGame, OneOf
from cantina.table.settings import Level, Settings
from cantina.table.table import Kind, Why
from cantina.table.talk import PHRASES

GameId = Annotated[str, OfGame("Id")]
GameView = Annotated[dict[str, Any], OfGame("View")]
GameOptions = Annotated[dict[str, Any], OfGame("Options")]
GameOrders = Annotated[dict[str, Any], OfGame("Orders")]
GamePad = Annotated[dict[str, int], OfGame("Pad")]
GameCard = Annotated[dict[str, Any], OfGame("Card")]
EventName = Annotated[str, OfGame("EventName")]


class Legal(TypedDict):
    """An action that is legal now: its notation, and in words."""

    action: str
    text: str


class Event(TypedDict):
    """A line of the log: something that happened in the game; its operands are told by the name of the event."""

    kind: Literal["event"]
    event: EventName
    seat: int | None
    operands: list[int]
    text: str


class Noted(TypedDict):
    """A line of the log: what somebody at a seat did; `acted` where that is all that may be known."""

    kind: Literal["freed", "acted", "taken-back", "asks-undo", "agrees", "refuses", "back"]
    seat: int
    text: str


class Came(TypedDict):
    """A line of the log: a person has taken a seat, or left it."""

    kind: Literal["sat", "left"]
    seat: int
    name: str
    text: str


class BotCame(TypedDict):
    """A line of the log: a bot plays a seat."""

    kind: Literal["bot"]
    seat: int
    level: Level
    text: str


class Dealt(TypedDict):
    """A line of the log: the game begins."""

    kind: Literal["dealt"]
    text: str


class Spoke(TypedDict):
    """A line of the log: a set phrase."""

    kind: Literal["said"]
    seat: int
    phrase: Annotated[str, OneOf(PHRASES)]
    text: str


class WentAway(TypedDict):
    """A line of the log: a bot stands in for a person."""

    kind: Literal["away"]
    seat: int
    why: Literal["dropped", "clock"]
    text: str


class Again(TypedDict):
    """A line of the log: there is a new table with the same players."""

    kind: Literal["rematch"]
    table: str
    text: str


Line = Event | Noted | Came | BotCame | Dealt | Spoke | WentAway | Again


class Place(TypedDict):
    """What everybody may know about a seat."""

    kind: Kind
    name: str
    level: Annotated[str, OneOf(("", *LEVELS))]
    away: Why
    stood_in: bool


class Own(TypedDict):
    """What only the seat itself may know: its standing orders, whether it is asked before it ends its turn, its sealed
    answer, whether it has done anything that it may wish to take back, and the seconds left on its clock, which stands
    while somebody is gone.
    """

    seat: int
    orders: GameOrders
    confirms: bool
    sealed: str | None
    undo: bool
    left: int | None


class Result(TypedDict):
    """How the game ended; the seats for which a stand-in has played are marked."""

    scores: list[int]
    pad: list[GamePad]
    winners: list[int]
    tie_break: str | None
    stood_in: list[int]


class Chapter(TypedDict):
    """The campaign that the table belongs to; `beside`: it learns nothing of this game."""

    id: str
    name: str
    beside: bool


class Outline(TypedDict):
    """The table around the game; `you` is there for a seat, `seed` after the end. `gone` are the seats of people whose
    connection was lost a moment ago. The cards of a `lesson` are dealt the same to everybody, and no secret.
    """

    id: str
    game: GameId
    options: GameOptions
    settings: Annotated[dict[str, Any], FieldsOf(Settings)]
    seats: list[Place]
    gone: list[int]
    you: Own | None
    lesson: bool
    seed_hash: str
    seed: str | None
    wish: int | None
    rematch: str | None
    campaign: Chapter | None
    result: Result | None


class Update(TypedDict):
    """All that a viewer needs: what happened since the number they said, and how things are now."""

    seq: int
    events: list[Line]
    view: GameView | None
    legal: list[Legal]
    table: Outline
