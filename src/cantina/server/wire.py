"""What people and programs say to the server, as checked data: the schemas of all messages come from here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from cantina.table import absence, interrupts, play, seats, talk, undo
from cantina.table.log import Body
from cantina.table.table import Table


class Said(BaseModel):
    """Something said: nothing but what is named, and of its kind."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Open(Said):
    """Open a table."""

    game: str = Field(max_length=40)
    seats: int
    options: dict[str, Any] = {}
    settings: dict[str, Any] = {}


class Sit(Said):
    """Take a seat, with a name."""

    name: str = Field(max_length=100)


class Bot(Said):
    """Give a seat to a bot."""

    level: str = Field(max_length=20)


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

    phrase: str = Field(max_length=40)


class Nothing(Said):
    """A wish that needs no words."""


class Hello(Said):
    """The first message of a connection: the last sequence number that was seen, and the language of the reader."""

    seq: int = Field(0, ge=0)
    language: str = Field("en", max_length=20)


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
