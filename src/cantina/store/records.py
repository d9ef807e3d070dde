"""The records that go into a store and come out of it. Times are whole milliseconds since 1970."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """Entry `number` of the log of a table: one JSON text. Numbers count from 1 and leave no gaps."""

    table_id: str
    number: int
    at: int
    body: str


# Index rows that are stored in the same transaction as an entry.


@dataclass(frozen=True, slots=True)
class Opened:
    """A table begins; goes with its entry 1."""

    table_id: str
    game: str
    seats: int
    at: int
    listed: bool = False


@dataclass(frozen=True, slots=True)
class Link:
    """A link to a table, or to a seat of it; only the hash of its token is stored."""

    hash: bytes
    table_id: str
    role: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Dealt:
    """The game of the table has begun: the table is kept for good."""

    table_id: str
    at: int


@dataclass(frozen=True, slots=True)
class Finished:
    """The game of the table is over."""

    table_id: str
    at: int


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest; stored again, it changes the name."""

    guest_id: str
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class Sits:
    """A guest sits at a seat; stored again for the seat, another guest does."""

    guest_id: str
    table_id: str
    seat: int


@dataclass(frozen=True, slots=True)
class Leaves:
    """The guest at a seat has left it."""

    table_id: str
    seat: int


@dataclass(frozen=True, slots=True)
class Chapter:
    """The table belongs to a campaign and continues its change `number`; 0: its game does not count there."""

    table_id: str
    campaign_id: str
    number: int


@dataclass(frozen=True, slots=True)
class Advanced:
    """Change `number` of a campaign; no effect where another one was stored first: then this game does not count."""

    campaign_id: str
    number: int
    body: str


Side: TypeAlias = Opened | Link | Dealt | Finished | Guest | Sits | Leaves | Chapter | Advanced

# What is read.


@dataclass(frozen=True, slots=True)
class TableInfo:
    """What lists show of a table."""

    table_id: str
    game: str
    seats: int
    listed: bool
    opened_at: int
    finished_at: int | None


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat of a guest at a table."""

    table: TableInfo
    seat: int


@dataclass(frozen=True, slots=True)
class StoredCampaign:
    """A campaign of a group as JSON; `number` grows by one with each change."""

    campaign_id: str
    group: str
    number: int
    body: str


@dataclass(frozen=True, slots=True)
class ChapterInfo:
    """A table of a campaign, and the change that it continues; 0: its game does not count there."""

    table: TableInfo
    number: int


@dataclass(frozen=True, slots=True)
class StoredContent:
    """A set of content by its hash; `files` is a JSON object of texts by file names."""

    hash: str
    game: str
    files: str


class Notification(NamedTuple):
    """Another process stored this entry; number 0: the log of the table was changed or removed."""

    table_id: str
    number: int
    at: int = 0
    body: str = ""  # empty: it was too long to be sent, read it from the store


class Announced(NamedTuple):
    """What another process has sent without storing it."""

    process: str
    rows: list[list[Any]]


Received: TypeAlias = list[Notification] | Announced | None  # None: something may have been missed
