"""The rows that processes announce to each other: who is connected to which table, and which process lives.

Each kind is a record. On the wire it is a list: the name of the kind and its fields. Rows hold ids of tables, seats,
counts and times, and nothing that a player may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias


class ConnectedHere(NamedTuple):
    """Who is connected to a table at the sender now."""

    table_id: str
    seats: tuple[int, ...]
    listeners: int
    since: float  # when the first of them came


class Who(NamedTuple):
    """A process is asked for everything it knows; all processes, if its name is empty."""

    process: str


class Sign(NamedTuple):
    """A row without fields: a list of all tables begins or ends, the sender is alive, or it ends now."""

    name: Literal["all", "end", "alive", "bye"]


BEGIN_ALL, END_ALL, ALIVE, BYE = Sign("all"), Sign("end"), Sign("alive"), Sign("bye")
SIGNS = {sign.name: sign for sign in (BEGIN_ALL, END_ALL, ALIVE, BYE)}
PresenceRow: TypeAlias = ConnectedHere | Who | Sign


def written(row: PresenceRow) -> list[Any]:
    """A row as it is sent."""
    if isinstance(row, ConnectedHere):
        return ["here", row.table_id, [*row.seats], row.listeners, row.since]
    return ["who", row.process] if isinstance(row, Who) else [row.name]


def read(sent: Sequence[Any]) -> PresenceRow | None:
    """A row as it came; None for a kind that only a newer version knows."""
    match sent:
        case ["here", table_id, seats, listeners, since]:
            return ConnectedHere(table_id, tuple(seats), listeners, since)
        case ["who", process]:
            return Who(process)
        case [str(name)] if name in SIGNS:
            return SIGNS[name]
    return None
