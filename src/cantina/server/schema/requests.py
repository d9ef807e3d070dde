"""What clients send: the bodies of HTTP requests, the messages of a live connection, and the commands of a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, create_model

from cantina.engine.log import SPECTATORS
from cantina.games import ids
from cantina.players import LEVELS
from cantina.server.schema.json_schema import definitions_of
from cantina.table import absence, interrupts, play, seats, talk, undo
from cantina.table.bodies import ActBody, Body, Pace
from cantina.table.settings import Settings
from cantina.table.table import Table

MOST_SEATS = SPECTATORS.bit_length() - 1  # of any game
LONGEST_ID, LONGEST_NAME = 40, 100
# What an entry costs that does not carry a game on: a log is kept for good, and only play comes to an end by itself.
BESIDE_PLAY, SECOND_THOUGHT = 10, 3
SETTINGS = {**definitions_of([Settings])[Settings.__name__], "required": []}

GameName = Annotated[str, Field(max_length=LONGEST_ID)]
Revision = Annotated[int, Field(ge=1, le=2**31 - 2, description="the last change that was seen")]


class RequestModel(BaseModel):
    """The base of all requests: fields of other names or kinds are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Open(RequestModel):
    """Open a table."""

    game: str = Field(max_length=LONGEST_ID, json_schema_extra={"enum": [*ids()]})
    seats: int = Field(json_schema_extra={"minimum": 1, "maximum": MOST_SEATS})
    options: dict[str, Any] = Field({}, description="of the game; what is not named is left to the game")
    settings: dict[str, Any] = Field({}, json_schema_extra=SETTINGS)
    lesson: bool = Field(False, description="to learn the game: dealt as for everybody who learns it, and no secret")


class Sit(RequestModel):
    """Take a seat, with a name."""

    name: str = Field(max_length=LONGEST_NAME)


class Bot(RequestModel):
    """Give a seat to a bot."""

    level: str = Field(max_length=20, json_schema_extra={"enum": [*LEVELS]})


class Act(RequestModel):
    """Play an action; the key makes a repetition harmless."""

    action: str | int = Field(description="its notation or its code")
    key: str | None = Field(None, max_length=play.LONGEST_KEY)
    confirmed: bool = True


class Answer(RequestModel):
    """Agree to a request to take an action back, or not."""

    yes: bool


class Orders(RequestModel):
    """Standing orders for interrupts."""

    orders: dict[str, Any]


class Prefer(RequestModel):
    """Be asked before an action that ends the turn, or not; see others act at a pace. What is not said stays."""

    confirms: bool = True
    pace: Pace = "normal"


class Say(RequestModel):
    """Say one of the set phrases."""

    phrase: str = Field(max_length=40, json_schema_extra={"enum": [*talk.PHRASES]})


class Nothing(RequestModel):
    """A request without fields."""


class Hello(RequestModel):
    """The first message of a connection: the last sequence number that was seen, and the language of the reader."""

    seq: int = Field(0, ge=0)
    language: str = Field("en", max_length=20)


class Code(RequestModel):
    """A link below our address, to be drawn as a QR code. It may be secret: so it is not part of an address."""

    link: str = Field(max_length=150, description="a code of more is hard to read for a phone")


class Found(RequestModel):
    """Begin a campaign."""

    game: GameName
    name: str = Field(max_length=LONGEST_NAME)


class OpenNext(RequestModel):
    """Open a table for the next game of a campaign, or for one `beside` it, of which it learns nothing."""

    seats: int
    options: dict[str, Any] = Field(default_factory=dict)
    settings: dict[str, Any] = Field(default_factory=dict)
    beside: bool = False


class Anew(RequestModel):
    """Begin a campaign again, if nothing has happened to it since."""

    number: Revision


class SeatRequest(NamedTuple):
    """A request of a seat: its fields, the command of the table that it runs, and what its entry costs."""

    model: type[RequestModel]
    command: Callable[[Table, str, int, Any], Body | None]
    cost: int = 1

    def cost_of(self, stored: Body) -> int:
        """What its entry costs; a pick that is changed carries the game on no further."""
        return SECOND_THOUGHT if isinstance(stored, ActBody) and stored.instead else self.cost


def said(sent: RequestModel, *fields: str) -> dict[str, Any]:
    """Those of some fields that a request names."""
    return {field: getattr(sent, field) for field in fields if field in sent.model_fields_set}


SEAT_REQUESTS: dict[str, SeatRequest] = {
    "sit": SeatRequest(Sit, lambda table, guest, seat, sent: seats.sit(table, guest, sent.name, seat), BESIDE_PLAY),
    "leave": SeatRequest(Nothing, lambda table, guest, seat, sent: seats.leave(table, guest, seat), BESIDE_PLAY),
    "bot": SeatRequest(
        Bot, lambda table, guest, seat, sent: seats.give_to_bot(table, guest, seat, sent.level), BESIDE_PLAY
    ),
    "free": SeatRequest(Nothing, lambda table, guest, seat, sent: seats.free(table, guest, seat), BESIDE_PLAY),
    "act": SeatRequest(
        Act, lambda table, guest, seat, sent: play.act(table, guest, seat, sent.action, sent.key, sent.confirmed)
    ),
    "undo": SeatRequest(Nothing, lambda table, guest, seat, sent: undo.undo(table, guest, seat), SECOND_THOUGHT),
    "consent": SeatRequest(
        Answer, lambda table, guest, seat, sent: undo.consent(table, guest, seat, sent.yes), SECOND_THOUGHT
    ),
    "order": SeatRequest(
        Orders, lambda table, guest, seat, sent: interrupts.order(table, guest, seat, sent.orders), SECOND_THOUGHT
    ),
    "prefer": SeatRequest(
        Prefer,
        lambda table, guest, seat, sent: talk.prefer(table, guest, seat, **said(sent, "confirms", "pace")),
        SECOND_THOUGHT,
    ),
    "say": SeatRequest(
        Say, lambda table, guest, seat, sent: talk.say_phrase(table, guest, seat, sent.phrase), BESIDE_PLAY
    ),
    "back": SeatRequest(Nothing, lambda table, guest, seat, sent: absence.back(table, guest, seat), SECOND_THOUGHT),
}


def message(name: str, request: SeatRequest) -> type[RequestModel]:
    """A seat's request as a message of a live connection: with its name, which `act` can do without, and a key."""
    named: Any = (Literal[name], "act" if name == "act" else ...)
    key: Any = (str | None, Field(None, max_length=play.LONGEST_KEY, description="comes back with the answer"))
    made = create_model(f"Wish{name.title()}", __base__=request.model, wish=named, key=key)
    made.__doc__ = request.model.__doc__
    return made


MESSAGES: dict[str, type[RequestModel]] = {name: message(name, request) for name, request in SEAT_REQUESTS.items()}

# All that clients send; a new request is added here, so that it is published.
REQUESTS: tuple[type[RequestModel], ...] = (
    *(Open, Hello, Code, Found, OpenNext, Anew),
    *MESSAGES.values(),
    *dict.fromkeys(request.model for request in SEAT_REQUESTS.values()),
)
