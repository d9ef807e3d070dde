"""Looking back: during play at what one has seen oneself, afterwards from every seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cantina.table.apply import apply
from cantina.table.errors import TableError
from cantina.table.log import Entry
from cantina.table.sight import update
from cantina.table.story import Viewer, bit
from cantina.table.table import Table, opened


def moment(table: Table, log: Iterable[Entry], own: Viewer, viewer: Viewer, seq: int, language: str) -> dict[str, Any]:
    """What a viewer was sent when their sequence number was `seq`, with what they knew then."""
    if viewer != own and not table.over:
        raise TableError("table-moment")
    return update(as_of(table.id, log, viewer, seq), viewer, max(seq - 1, 0), language)


def as_of(table_id: str, log: Iterable[Entry], viewer: Viewer, seq: int) -> Table:
    """The table when a viewer had been told so many things; the last state if there were fewer."""
    entries, mask = iter(log), bit(viewer)
    table, told, looked = opened(table_id, next(entries)), 0, 0
    for entry in entries:
        if told >= seq:
            break
        apply(table, entry)
        told += sum(1 for one in table.story[looked:] if one.audience & mask)
        looked = len(table.story)
    return table
