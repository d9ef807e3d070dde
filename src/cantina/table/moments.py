"""Looking back: during play at what one has seen oneself, afterwards from every seat."""

from __future__ import annotations

from collections.abc import Iterable

from cantina.table.apply import apply
from cantina.table.errors import TableError
from cantina.table.log import Entry
from cantina.table.shapes import Update
from cantina.table.sight import update
from cantina.table.story import Viewer, length
from cantina.table.table import Table, opened


def moment(table: Table, log: Iterable[Entry], own: Viewer, viewer: Viewer, seq: int, language: str) -> Update:
    """What a viewer was sent when their sequence number was `seq`, with what they knew then."""
    if viewer is not None:
        table.seat(viewer)
    if viewer != own and not table.over:
        raise TableError("table-moment")
    if viewer is not None:
        table.seat(viewer)
    return update(as_of(table.id, log, viewer, seq), viewer, max(seq - 1, 0), language)


def as_of(table_id: str, log: Iterable[Entry], viewer: Viewer, seq: int) -> Table:
    """The table when a viewer had been told so many things; the last state if there were fewer."""
    entries = iter(log)
    table = opened(table_id, next(entries))
    for entry in entries:
        if length(table.story, viewer) >= seq:
            break
        apply(table, entry)
    return table
