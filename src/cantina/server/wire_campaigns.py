"""What is said to the server about campaigns, and what it answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from pydantic import Field

from cantina.server.wire import Said
from cantina.table.marks import OfGame
from cantina.table.shapes import GameId

Part = Literal["keeper", "player"]
Seen = Annotated[int, Field(ge=1, le=2**31 - 2, description="the last change that was seen")]


class Found(Said):
    """Begin a campaign."""

    game: str = Field(max_length=40)
    name: str = Field(max_length=100)


class OpenNext(Said):
    """Open a table for the next game of a campaign, or for one `beside` it, of which it learns nothing."""

    seats: int
    options: dict[str, Any] = Field(default_factory=dict)
    settings: dict[str, Any] = Field(default_factory=dict)
    beside: bool = False


class Anew(Said):
    """Begin a campaign anew, if nothing has happened to it since."""

    number: Seen


class Founded(TypedDict):
    """A new campaign and its secret link, which is told once."""

    campaign: str
    link: str


class CampaignListed(TypedDict):
    """A campaign of those one belongs to."""

    campaign: str
    game: GameId
    name: str
    number: int


class CampaignTable(TypedDict):
    """A table of a campaign; `counts`: when its game ends, the campaign goes on. Times are milliseconds since 1970."""

    table: str
    opened_at: int
    finished_at: int | None
    counts: bool


class CampaignShown(TypedDict):
    """A campaign as its group may know it; `you` are one of those who keep it, or play in it."""

    campaign: str
    game: GameId
    name: str
    number: int
    you: Part
    told: Annotated[dict[str, Any], OfGame("Campaign")]
    tables: list[CampaignTable]
