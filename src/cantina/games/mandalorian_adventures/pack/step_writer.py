"""Writing steps and conditions into the tables: equal lists share their rows, and what is wrong is noted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cantina.games.mandalorian_adventures.pack.files import Findings, Lines, Part
from cantina.games.mandalorian_adventures.pack.shapes import NOWHERE, Pack, place
from cantina.games.mandalorian_adventures.pack.sizes import CONDITIONS, NONE, STEPS
from cantina.games.mandalorian_adventures.pack.steps import Condition, Names, Step, near, read_condition, read_steps
from cantina.games.mandalorian_adventures.pack.tables import StepRow

Rows = list[tuple[int, ...]]
Ranges = dict[tuple[tuple[int, ...], ...], tuple[int, int]]


class Writer:
    """Fills the tables. What is wrong is noted and left out, so that one look finds as much as possible."""

    def __init__(self, tables: Any, pack: Pack, findings: Findings) -> None:
        self.t, self.pack, self.findings = tables, pack, findings
        self.step_rows: Rows = []
        self.condition_rows: Rows = []
        self.step_ranges: Ranges = {}
        self.condition_ranges: Ranges = {}
        self.rules = self.uses = 0

    def room(self, found: Sequence[Any], most: int) -> bool:
        """Whether there is room for all of these; each has the entry it was read from as its `part`."""
        part = found[most].part if len(found) > most else NOWHERE
        return self.fits(part, "name", len(found), most, part.kind)

    def fits(self, part: Part, field: str, count: int, most: int, kind: str) -> bool:
        """Whether `count` of a kind fit; if not, this entry is the first that does not fit."""
        if count > most:
            self.findings.append(part.refuse(field, "pack-too-many", kind=kind, most=most))
        return count <= most

    def conditions(self, lines: Lines, names: Names) -> tuple[int, int]:
        """The rows of a list of conditions."""
        rows: Rows = []
        for line in lines:
            with self.findings.catch():
                rows.append(read_condition(line, names).row())
        return self._placed(rows, self.condition_rows, self.condition_ranges)

    def steps(self, lines: Lines, names: Names) -> tuple[int, int]:
        """The rows of a list of steps."""
        rows: Rows = []
        for line in lines:
            with self.findings.catch():
                rows += [self._row(step) for step in read_steps(line, names)]
        return self._placed(rows, self.step_rows, self.step_ranges)

    def _row(self, step: Step) -> StepRow:
        row = NONE if step.condition is None else self._single(step.condition)
        a, b, c, d = step.operands
        return StepRow(step.code, a, b, c, d, row, int(step.may), int(step.plus6))

    def _single(self, condition: Condition) -> int:
        return self._placed([condition.row()], self.condition_rows, self.condition_ranges)[0]

    @staticmethod
    def _placed(rows: Rows, all_rows: Rows, ranges: Ranges) -> tuple[int, int]:
        """Equal lists share their rows."""
        if not rows:
            return (0, 0)
        if tuple(rows) not in ranges:
            ranges[tuple(rows)] = (len(all_rows), len(all_rows) + len(rows))
            all_rows += rows
        return ranges[tuple(rows)]

    def finish(self) -> None:
        """Write the rows of steps and conditions."""
        for rows, table, most, kind in (
            (self.step_rows, self.t.step, STEPS, "step"),
            (self.condition_rows, self.t.condition, CONDITIONS, "condition"),
        ):
            last = self.pack.missions[-1].part if self.pack.missions else NOWHERE
            if rows and self.fits(last, "name", len(rows), most, kind):
                table[: len(rows)] = rows

    def named(self, part: Part, field: str, name: str, known: Sequence[Any]) -> int:
        """The number of what has this name."""
        number = place(tuple(known), name)
        if number == NONE:
            like = near(name, [one.name for one in known])
            self.findings.append(part.refuse(field, "pack-name-unknown", kind=field, value=name, text=name, like=like))
        return max(number, 0)
