"""The types of an update and its parts: what the web client and programs may rely on.

The published schemas are made from these. What differs from game to game is marked: `OfGame("View")` stands for the
view of the game that is played at the table.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from typing_extensions import TypedDict

from cantina.players import LEVELS
from cantina.table.annotations import FieldsOf, OfGame, OneOf
from cantina.table.bodies import Absence, Pace
from cantina.table.settings import Level, Settings
from cantina.table.table import Kind, Why
from cantina.table.talk import PHRASES

GameId = Annotated[str, OfGame("Id")]
GameView = Annotated[dict[str, Any], OfGame("View")]
GameOutlook = Annotated[dict[str, Any], OfGame("Outlook")]
GameOptions = Annotated[dict[str, Any], OfGame("Options")]
GameOrders = Annotated[dict[str, Any], OfGame("Orders")]
GamePad = Annotated[dict[str, int], OfGame("Pad")]
GameCard = Annotated[dict[str, Any], OfGame("Card")]
EventName = Annotated[str, OfGame("EventName")]


class Legal(TypedDict):
    """An action that is legal now: its notation, and in words."""

    action: str
    text: str


class EventLine(TypedDict):
    """A line of the story: an event of the game; its name says what the operands mean."""

    kind: Literal["event"]
    event: EventName
    seat: int | None
    operands: list[int]
    text: str


class SeatLine(TypedDict):
    """A line of the story: what the player of a seat did; `acted` where no more may be known."""

    kind: Literal["freed", "acted", "taken-back", "asks-undo", "agrees", "refuses", "back"]
    seat: int
    text: str


class GuestLine(TypedDict):
    """A line of the story: a player has taken a seat, or left it."""

    kind: Literal["sat", "left"]
    seat: int
    name: str
    text: str


class BotLine(TypedDict):
    """A line of the story: a bot plays a seat."""

    kind: Literal["bot"]
    seat: int
    level: Level
    text: str


class DealLine(TypedDict):
    """A line of the story: the game begins."""

    kind: Literal["dealt"]
    text: str


class PhraseLine(TypedDict):
    """A line of the story: a set phrase."""

    kind: Literal["said"]
    seat: int
    phrase: Annotated[str, OneOf(PHRASES)]
    text: str


class AwayLine(TypedDict):
    """A line of the story: a bot stands in for a player."""

    kind: Literal["away"]
    seat: int
    why: Absence
    text: str


class RematchLine(TypedDict):
    """A line of the story: there is a new table with the same players."""

    kind: Literal["rematch"]
    table: str
    text: str


Line = EventLine | SeatLine | GuestLine | BotLine | DealLine | PhraseLine | AwayLine | RematchLine


class PlaceOutline(TypedDict):
    """What everyone may know about a seat."""

    kind: Kind
    name: str
    level: Annotated[str, OneOf(("", *LEVELS))]
    away: Why
    stood_in: bool


class Own(TypedDict):
    """What only the seat itself may know: its standing orders, whether it is asked before it ends its turn, how fast it
    wants others to act, its sealed answer, whether it is offered to take its last action back, and the seconds left on
    its clock, which stops while a player is gone.
    """

    seat: int
    orders: GameOrders
    confirms: bool
    pace: Pace
    sealed: str | None
    undo: bool
    left: int | None


class Result(TypedDict):
    """How the game ended; `unfinished`: it was stopped before its rules ended it, and nobody has won. The seats for
    which a stand-in has played are marked.
    """

    scores: list[int]
    pad: list[GamePad]
    winners: list[int]
    tie_break: str | None
    unfinished: bool
    stood_in: list[int]


class CampaignOutline(TypedDict):
    """The campaign that the table belongs to; `beside`: this game does not count for it."""

    id: str
    name: str
    beside: bool


class Outline(TypedDict):
    """The table around the game; `you` is there for a seat, `seed` after the end. `gone` are the seats of players whose
    connection was lost a moment ago; `wish` is the seat that asks for an undo. The cards of a `lesson` are always the
    same ones, and no secret.
    """

    id: str
    game: GameId
    options: GameOptions
    settings: Annotated[dict[str, Any], FieldsOf(Settings)]
    seats: list[PlaceOutline]
    gone: list[int]
    you: Own | None
    lesson: bool
    seed_hash: str
    seed: str | None
    wish: int | None
    rematch: str | None
    campaign: CampaignOutline | None
    result: Result | None


class Update(TypedDict):
    """All that a viewer needs: what happened since the sequence number they sent, and the present state.

    `asked` are the seats that have to decide something now, as far as the viewer may know. `legal` is what the viewer
    may play; `outlook` says of some of these actions, by their notation, what would follow at once.
    """

    seq: int
    events: list[Line]
    view: GameView | None
    asked: list[int]
    legal: list[Legal]
    outlook: dict[str, GameOutlook]
    table: Outline


class Moment(TypedDict):
    """What a viewer was shown before: what had happened since the moment before it, and the view then."""

    seq: int
    events: list[Line]
    view: GameView | None


class CourseTurn(TypedDict):
    """A turn, and the scores at its end."""

    turn: int
    scores: list[int]


class Course(TypedDict):
    """How a game went that is over, as one viewer saw it: all lines of the story, the number of the entry that each
    belongs to (lines of one entry happened together), and the turns.
    """

    events: list[Line]
    entries: list[int]
    turns: list[CourseTurn]
