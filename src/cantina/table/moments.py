"""Looking back: during play at what the viewer has seen, after the end from every seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cantina.table.checkpoints import Checkpoints
from cantina.table.errors import TableError
from cantina.table.log import Entry
from cantina.table.replay import replay
from cantina.table.shapes import Moment, Update
from cantina.table.story import Viewer
from cantina.table.table import Table
from cantina.table.updates import moment_of, update

LONGEST = 120  # moments of a passage; of a longer one the last


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


def passage(
    table: Table, log: Sequence[Entry], viewer: Viewer, since: int, language: str, checkpoints: Checkpoints
) -> list[Moment]:
    """The moments of a viewer after their sequence number `since`, each with what had happened; first that one itself.

    They are what the viewer was shown then: an entry that changed nothing for them is no moment.
    """
    last = table.story.seq(viewer)
    if since > last:
        raise TableError("table-moment-later", last=last)
    seqs = ends(table, viewer, max(since, 1), last)[-LONGEST - 1 :]
    number = table.story.entry_number(viewer, seqs[0]) or 1
    past = checkpoints.table_at(table.id, log, number, lambda game, wanted: table.content)
    found = [moment_of(past, viewer, seqs[0], language)]
    for before, seq in pairwise(seqs):
        replay(past, log[past.number : table.story.entry_number(viewer, seq)])
        found.append(moment_of(past, viewer, before, language))
    return found


def ends(table: Table, viewer: Viewer, since: int, last: int) -> list[int]:
    """Where the lines of each entry end in the story of a viewer, from one sequence number to another."""
    numbers = [table.story.entry_number(viewer, seq) for seq in range(since, last + 1)]
    following = [*numbers[1:], None]
    return [since + i for i, (one, other) in enumerate(zip(numbers, following, strict=True)) if one != other]
