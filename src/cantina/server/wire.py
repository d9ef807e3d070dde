"""What people and programs say to the server and what it answers: the schemas of all messages come from here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypedDict

from pydantic import BaseModel, ConfigDict, Field, create_model

from cantina.engine.log import SPECTATORS
from cantina.games import ids
from cantina.players import LEVELS
from cantina.server.answers import Problem
from cantina.server.json_schema import fields, properties_of
from cantina.table import absence, interrupts, play, seats, talk, undo
from cantina.table.log import Body
from cantina.table.settings import Settings
from cantina.table.shapes import GameCard, Update
from cantina.table.table import Table

MOST_SEATS = SPECTATORS.bit_length() - 1  # of any game


class Said(BaseModel):
    """Something said: nothing but what is named, and of its kind."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Open(Said):
    """Open a table."""

    game: str = Field(max_length=40, json_schema_extra={"enum": [*ids()]})
    seats: int = Field(json_schema_extra={"minimum": 1, "maximum": MOST_SEATS})
    options: dict[str, Any] = Field({}, description="of the game; what is not named is left to the game")
    settings: dict[str, Any] = Field({}, json_schema_extra=fields(properties_of(Settings), []))
    lesson: bool = Field(False, description="to learn the game: dealt as for everybody who learns it, and no secret")


class Sit(Said):
    """Take a seat, with a name."""

    name: str = Field(max_length=100)


class Bot(Said):
    """Give a seat to a bot."""

    level: str = Field(max_length=20, json_schema_extra={"enum": [*LEVELS]})


class Act(Said):
    """Play an action; the key makes a repetition harmless."""

    action: str | int = Field(description="its notation or its code")
    key: str | None = Field(None, max_length=play.LONGEST_KEY)
    confirmed: bool = True


class Answer(Said):
    """Agree to a wish, or not."""

    yes: bool


class Orders(Said):
    """Standing orders for interrupts."""

    orders: dict[str, Any]


class Prefer(Said):
    """Be asked before an action that ends the turn, or not."""

    confirms: bool


class Say(Said):
    """Say one of the set phrases."""

    phrase: str = Field(max_length=40, json_schema_extra={"enum": [*talk.PHRASES]})


class Nothing(Said):
    """A wish that needs no words."""


class Hello(Said):
    """The first message of a connection: the last sequence number that was seen, and the language of the reader."""

    seq: int = Field(0, ge=0)
    language: str = Field("en", max_length=20)


class Code(Said):
    """A link below our address, to be drawn as a QR code. It may be secret: so it is not part of an address."""

    link: str = Field(max_length=300, description="a code of more is hard to read for a phone")


class Wish(NamedTuple):
    """Something a seat may want: what is said with it, and the command of the table."""

    said: type[Said]
    command: Callable[[Table, str, int, Any], Body | None]


WISHES: dict[str, Wish] = {
    "sit": Wish(Sit, lambda table, guest, seat, said: seats.sit(table, guest, said.name, seat)),
    "leave": Wish(Nothing, lambda table, guest, seat, said: seats.hand_back(table, guest, seat)),
    "bot": Wish(Bot, lambda table, guest, seat, said: seats.give_to_bot(table, guest, seat, said.level)),
    "free": Wish(Nothing, lambda table, guest, seat, said: seats.send_away(table, guest, seat)),
    "act": Wish(
        Act, lambda table, guest, seat, said: play.act(table, guest, seat, said.action, said.key, said.confirmed)
    ),
    "undo": Wish(Nothing, lambda table, guest, seat, said: undo.undo(table, guest, seat)),
    "consent": Wish(Answer, lambda table, guest, seat, said: undo.consent(table, guest, seat, said.yes)),
    "order": Wish(Orders, lambda table, guest, seat, said: interrupts.order(table, guest, seat, said.orders)),
    "prefer": Wish(Prefer, lambda table, guest, seat, said: talk.prefer(table, guest, seat, said.confirms)),
    "say": Wish(Say, lambda table, guest, seat, said: talk.speak(table, guest, seat, said.phrase)),
    "back": Wish(Nothing, lambda table, guest, seat, said: absence.back(table, guest, seat)),
}


def message(name: str, wish: Wish) -> type[Said]:
    """A wish as a live connection says it: with its name, which only an action can do without, and perhaps a key."""
    named: Any = (Literal[name], "act" if name == "act" else ...)
    key: Any = (str | None, Field(None, max_length=play.LONGEST_KEY, description="comes back with the answer"))
    made = create_model(f"Wish{name.title()}", __base__=wish.said, wish=named, key=key)
    made.__doc__ = wish.said.__doc__
    return made


MESSAGES: dict[str, type[Said]] = {name: message(name, wish) for name, wish in WISHES.items()}


class Done(TypedDict):
    """A wish is stored; it came with this key."""

    done: str | None


class Refused(Problem):
    """A wish that came with this key is refused, and nothing has changed."""

    refused: str | None


DOWN: dict[str, Any] = {"update": Update, "done": Done, "refused": Refused}


class Stored(TypedDict):
    """A wish is stored, as an entry of this kind; null: it was there already."""

    done: str | None


class Links(TypedDict):
    """A new table with its secret links, one a seat and one for spectators; they are told once."""

    table: str
    seats: list[str]
    watch: str


class OwnLink(TypedDict):
    """A secret link to the own seat, for another device; it is told once, and takes the place of an older one."""

    link: str


class Listed(TypedDict):
    """A table that is shown to everybody."""

    table: str
    game: str
    seats: int


class Offered(TypedDict):
    """A game for somebody who wants to open a table: for how many players, with which options."""

    game: str
    seats: list[int]
    options: list[str]


class Cards(TypedDict):
    """All cards of a game by their numbers, and the hash of the content they belong to."""

    content: str
    cards: list[GameCard]


class Mine(TypedDict):
    """A table of mine: who sits there, where bots do, which seats are mine, whether I have opened it, how far it is,
    which of my seats are asked now, and when I was last asked or acted there. Times are milliseconds since 1970.
    """

    table: str
    game: str
    names: list[str]
    bots: list[int]
    yours: list[int]
    host: bool
    state: Literal["open", "running", "over"]
    asked: list[int]
    opened_at: int
    played_at: int


class Picture(TypedDict):
    """A table as text, as a viewer knows it, and their sequence number then."""

    seq: int
    text: str


class Health(TypedDict):
    """How the server is."""

    status: str
    version: str


class Here(TypedDict):
    """The server: its version, the address at which others reach it, the languages it speaks."""

    version: str
    address: str
    languages: list[str]


class Forgotten(TypedDict):
    """Somebody was forgotten; so many tables had named them."""

    tables: int


# The answers of requests; a new one is named here, so that it is published.
ANSWERED: tuple[Any, ...] = (Stored, Links, OwnLink, Listed, Offered, Mine, Picture, Health, Here, Forgotten)
