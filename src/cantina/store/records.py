"""The records that go into a store and come out of it. Times are whole milliseconds since 1970."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias


@dataclass(frozen=True, slots=True)
class Entry:
    """Entry `number` of the log of a table: one JSON text. Numbers count from 1 and leave no gaps."""

    table_id: str
    number: int
    at: int
    body: str


# What an entry may bring with it, stored in the same transaction.


@dataclass(frozen=True, slots=True)
class Opened:
    """A table begins; goes with its entry 1."""

    table_id: str
    game: str
    seats: int
    at: int
    listed: bool = False
    title: str = ""


@dataclass(frozen=True, slots=True)
class Link:
    """A link to a table, or to a seat of it; only the hash of its token is stored."""

    hash: bytes
    table_id: str
    role: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Listed:
    """Whether everybody may find the table."""

    table_id: str
    listed: bool


@dataclass(frozen=True, slots=True)
class Finished:
    """The game of the table is over."""

    table_id: str
    at: int


@dataclass(frozen=True, slots=True)
class Guest:
    """A person as the server knows them; said again, it is a new name."""

    guest_id: str
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class Sits:
    """Whose seat it is; said again for the seat, it is somebody else's."""

    guest_id: str
    table_id: str
    seat: int


@dataclass(frozen=True, slots=True)
class Chapter:
    """The table belongs to a campaign and goes on from its change `number`; 0: the campaign learns nothing of it."""

    table_id: str
    campaign_id: str
    number: int


@dataclass(frozen=True, slots=True)
class Advanced:
    """Change `number` of a campaign; nothing, where somebody else was first: then this game has not counted."""

    campaign_id: str
    number: int
    body: str


Side: TypeAlias = Opened | Link | Listed | Finished | Guest | Sits | Chapter | Advanced

# What comes out.


@dataclass(frozen=True, slots=True)
class TableInfo:
    """What lists show of a table."""

    table_id: str
    game: str
    seats: int
    listed: bool
    title: str
    opened_at: int
    finished_at: int | None


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat of a guest at a table."""

    table: TableInfo
    seat: int


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign of a group as JSON; `number` grows by one with each change."""

    campaign_id: str
    group: str
    number: int
    body: str


@dataclass(frozen=True, slots=True)
class Played:
    """A table of a campaign, and the change it goes on from; 0: the campaign learns nothing of it."""

    table: TableInfo
    number: int


class Told(NamedTuple):
    """Another process stored entries of this table, the last with this number; 0: its log was changed or removed."""

    table_id: str
    number: int
