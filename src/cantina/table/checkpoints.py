"""Earlier states of a table, from which looking back begins: to replay a long log each time would take too long.

They are made when a viewer looks back for the first time. Copies of a match share memory, so one thread uses them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from cantina.table.cache import Cache
from cantina.table.contents import Contents
from cantina.table.log import Entry
from cantina.table.replay import replay
from cantina.table.table import Table, opened

INTERVAL = 32  # entries between two of them


@dataclass
class Checkpoints:
    """The table after its first entry, and then after every 32 entries."""

    kept: list[Table] = field(default_factory=list)

    def table_at(self, table_id: str, log: Sequence[Entry], number: int, contents: Contents) -> Table:
        """The table after an entry of its log; its story begins at the checkpoint before."""
        if not self.kept:
            self.kept.append(opened(table_id, log[0], contents))
        self.extend(log, number)
        before = self.kept[max(bisect_left(self.kept, number, key=lambda kept: kept.number) - 1, 0)]
        table = copied(before)
        replay(table, log[before.number : number])
        return table

    def extend(self, log: Sequence[Entry], number: int) -> None:
        """Make the checkpoints that are missing up to an entry."""
        while (done := self.kept[-1].number) + INTERVAL <= number:
            table = copied(self.kept[-1])
            replay(table, log[done : done + INTERVAL])
            self.kept.append(copied(table))


def copied(table: Table) -> Table:
    """A table that can be changed without changing this one; of its story it keeps only how long it is."""
    return replace(
        table,
        places=[replace(place) for place in table.places],
        match=None if table.match is None else table.match.fork(),
        story=table.story.continued(),
        keys={},
        undo_consents=set(table.undo_consents),
        cache=Cache(),
    )
