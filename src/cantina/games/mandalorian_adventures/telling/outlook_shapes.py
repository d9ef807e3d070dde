"""What would follow at once from an action, as far as its seat can know: the part of an update called outlook."""

from __future__ import annotations

from typing_extensions import TypedDict

from cantina.games.mandalorian_adventures.telling.view_shapes import Due


class Reach(TypedDict):
    """A cell that a movement can lead to (MA-145, MA-149).

    `before` is the cell before it on the way; `harm` the damage that Guards and Grapples deal until the movement ends
    there, which planning cards may still prevent.
    """

    cell: int
    before: int
    harm: int


class Outlook(TypedDict, total=False):
    """What follows at once from an action; what does not concern it is left out.

    Of a card played into a space: the `strength` and `range` of its action, the `total` of the space and what is `due`
    there then; where a Move could lead (`cells`), which threats an Attack could hit (`targets`), which an Intel could
    look at (`looks`) or move (`pushes`), how many planning cards a Plan would draw (`draws`), whether the mission
    action can be carried out (`performs`), whether the card's `effect` may be used there.

    Of a step: the cells it leads to, the cell itself first. Of an attack: its `damage`, the HP that are `left`, whether
    it `defeats` or `captures`. Of a push: the cells next to the enemy (`steps`). Of stopping: the `harm` done by
    Guards. Of the end of the action step: how many `events` and `crises` are due.
    """

    strength: int
    range: int
    total: int
    due: Due
    effect: bool
    cells: list[Reach]
    targets: list[int]
    looks: list[int]
    pushes: list[int]
    draws: int
    performs: bool
    damage: int
    left: int
    defeats: bool
    captures: bool
    steps: list[int]
    harm: int
    events: int
    crises: int
