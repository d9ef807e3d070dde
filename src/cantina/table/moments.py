"""Looking back: during play at what the viewer has seen, after the end from every seat."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.table.checkpoints import Checkpoints
from cantina.table.errors import TableError
from cantina.table.log import Entry
from cantina.table.shapes import Update
from cantina.table.story import Viewer
from cantina.table.table import Table
from cantina.table.updates import update


def moment(
    table: Table,
    log: Sequence[Entry],
    own: Viewer,
    viewer: Viewer,
    seq: int | None,
    language: str,
    checkpoints: Checkpoints | None = None,
) -> Update:
    """The update of a viewer at their sequence number `seq`; `own` is the viewer who requests it.

    Without a number it is the last moment. A later one is refused: it would show how far the log has come, which grows
    with what others do in secret.
    """
    if viewer is not None:
        table.place(viewer)
    if viewer != own and not table.over:
        raise TableError("table-moment")
    last = table.story.seq(viewer)
    seq = last if seq is None else seq
    if seq > last:
        raise TableError("table-moment-later", last=last)
    number = table.story.entry_number(viewer, seq)
    past = (checkpoints or Checkpoints()).table_at(
        table.id, log, len(log) if number is None else number, lambda game, wanted: table.content
    )
    return update(past, viewer, max(seq - 1, 0), language)
