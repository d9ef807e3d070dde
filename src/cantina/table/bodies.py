"""The bodies of entries: one frozen record per kind, with the fields that are stored as JSON.

A field with a default value is left out of the stored text where it has that value. `entries.py` says how each kind is
applied, who sees it and who did it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from cantina.table.campaign import GroupCampaign
from cantina.table.settings import Settings

Actor = Literal["person", "order", "bot", "stand-in"]  # who chose an action; `order`: standing orders of the person
Pace = Literal["slow", "normal", "quick", "instant"]  # the slowest first
Absence = Literal["dropped", "clock"]  # why a stand-in plays: a lost connection, or the clock has run out


class EntryBody:
    """What all bodies have in common: unknown fields and values of another type are refused when they are read."""

    __pydantic_config__ = ConfigDict(extra="forbid", strict=True)


@dataclass(frozen=True)
class OpenBody(EntryBody):
    """A guest, the host, opens a table; always the first entry and never a later one."""

    game: str
    version: int
    content: str  # the hash of the game's content
    seats: int
    options: dict[str, Any]
    settings: Settings
    host: str
    seed: str  # in hexadecimal
    campaign: GroupCampaign | None
    kind: Literal["open"] = "open"


@dataclass(frozen=True)
class SitBody(EntryBody):
    """A guest takes a seat; `link` is the hash of the secret that opens it from then on.

    Only this guest is told the secret. In older logs it is that of the invitation, which the host knows too.
    """

    seat: int
    guest: str
    name: str
    link: str = ""
    kind: Literal["sit"] = "sit"


@dataclass(frozen=True)
class LeaveBody(EntryBody):
    """A guest gives up a seat."""

    seat: int
    kind: Literal["leave"] = "leave"


@dataclass(frozen=True)
class LinkBody(EntryBody):
    """A guest gets a new secret of their own seat, of which only the hash is stored."""

    seat: int
    link: str
    kind: Literal["link"] = "link"


@dataclass(frozen=True)
class BotBody(EntryBody):
    """The host gives a seat to a bot."""

    seat: int
    level: str
    kind: Literal["bot"] = "bot"


@dataclass(frozen=True)
class FreeBody(EntryBody):
    """The host takes a seat from a bot before the deal."""

    seat: int
    kind: Literal["free"] = "free"


@dataclass(frozen=True)
class DealBody(EntryBody):
    """The game begins."""

    kind: Literal["deal"] = "deal"


@dataclass(frozen=True)
class ActBody(EntryBody):
    """An action is played; `instead` of the one the seat chose before, if that can still be changed."""

    seat: int
    action: str  # in notation
    by: Actor
    seen: int  # the mask of viewers whose view it changes
    key: str = ""
    instead: bool = False
    kind: Literal["act"] = "act"


@dataclass(frozen=True)
class SealBody(EntryBody):
    """A player answers an interrupt; the answer is played after the delay that all answers have."""

    seat: int
    action: str
    key: str
    kind: Literal["seal"] = "seal"


@dataclass(frozen=True)
class UndoBody(EntryBody):
    """The last action of a seat is taken back."""

    seat: int
    action: str
    seen: int  # the mask of viewers whose view it changes
    kind: Literal["undo"] = "undo"


@dataclass(frozen=True)
class AskUndoBody(EntryBody):
    """A player asks the others for an undo."""

    seat: int
    kind: Literal["ask-undo"] = "ask-undo"


@dataclass(frozen=True)
class ConsentBody(EntryBody):
    """A player agrees to the undo that another one asks for, or refuses it."""

    seat: int
    yes: bool
    kind: Literal["consent"] = "consent"


@dataclass(frozen=True)
class OrderBody(EntryBody):
    """A player gives standing orders for interrupts."""

    seat: int
    orders: dict[str, Any]
    kind: Literal["order"] = "order"


@dataclass(frozen=True)
class PreferBody(EntryBody):
    """A player wants to be asked before an action that ends the turn, or not; and how fast others are to act."""

    seat: int
    confirms: bool
    pace: Pace = "normal"
    kind: Literal["prefer"] = "prefer"


@dataclass(frozen=True)
class SayBody(EntryBody):
    """A player says a set phrase."""

    seat: int
    phrase: str
    kind: Literal["say"] = "say"


@dataclass(frozen=True)
class AwayBody(EntryBody):
    """A bot stands in for a player."""

    seat: int
    why: Absence
    kind: Literal["away"] = "away"


@dataclass(frozen=True)
class BackBody(EntryBody):
    """A player takes the seat back from the stand-in."""

    seat: int
    kind: Literal["back"] = "back"


@dataclass(frozen=True)
class RematchBody(EntryBody):
    """There is a new table with the same players."""

    table: str
    kind: Literal["rematch"] = "rematch"


Body = Annotated[
    OpenBody
    | SitBody
    | LeaveBody
    | LinkBody
    | BotBody
    | FreeBody
    | DealBody
    | ActBody
    | SealBody
    | UndoBody
    | AskUndoBody
    | ConsentBody
    | OrderBody
    | PreferBody
    | SayBody
    | AwayBody
    | BackBody
    | RematchBody,
    Field(discriminator="kind"),
]
