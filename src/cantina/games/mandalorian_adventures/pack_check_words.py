"""The check of words that mean something only in certain places."""

from __future__ import annotations

from collections.abc import Iterator

from cantina.engine.errors import BadContent
from cantina.games.mandalorian_adventures import vocabulary as v
from cantina.games.mandalorian_adventures import vocabulary_conditions as c
from cantina.games.mandalorian_adventures.pack_check_cards import about_target
from cantina.games.mandalorian_adventures.pack_spoken import Spoken

OF_ACTIONS = ("skill", "plan", "rule")
OF_A_TOKEN = ("rule", "mission_effect")  # a Mission effect is about the token that has its symbol (MA-151)
STEP_PLACES: dict[int, tuple[str, ...]] = {
    v.STRENGTH_MOD: OF_ACTIONS,
    v.DAMAGE_CAP: OF_ACTIONS,
    v.RANGE_MOD: OF_ACTIONS,
    v.CROSS_HEIGHTS: OF_ACTIONS,
    v.IGNORE_STOP: OF_ACTIONS,
    v.PLAN_MOD: OF_ACTIONS,
    v.ENEMY_MOVE_PLACED: ("rule",),
    v.CHILD_PICKED_UP: ("rule",),
    v.BLOCK: ("plan",),
    v.CANCEL_CRISIS: ("plan",),
}
CONDITION_PLACES: dict[int, tuple[str, ...]] = {
    c.ON_FREE_CHILD: ("rule",),
    c.IS_TOKEN: OF_A_TOKEN,
    c.IS_AT: OF_A_TOKEN,
}
TRIGGER_OF = {v.ENEMY_MOVE_PLACED: "reinforcement_placed", v.CHILD_PICKED_UP: "enemy_moved"}
WINDOW_OF = {v.BLOCK: "damage_to_you", v.CANCEL_CRISIS: "crisis"}
NOT_AIMED = ("event", "preparation", "crisis")


def check_words(said: list[Spoken]) -> Iterator[BadContent]:
    """Steps, conditions and prefixes that nothing could obey where they stand."""
    for line in said:
        for word in misplaced(line):
            yield line.line.refuse("", "pack-misplaced", value=word)


def misplaced(line: Spoken) -> Iterator[str]:
    """The words of a line that stand in the wrong place."""
    for step in line.steps:
        if step.code < len(v.STEPS) and not step_fits(line, step.code):
            yield v.STEPS[step.code].name
        if step.plus6 and line.context != "event":
            yield "+6"
    for condition in line.conditions:
        if line.context not in CONDITION_PLACES.get(condition.code, (line.context,)):
            yield c.CONDITIONS[condition.code].name
    if line.context in NOT_AIMED and about_target(line):
        yield "target"


def step_fits(line: Spoken, code: int) -> bool:
    """Whether a step may stand here, at the trigger or window it needs."""
    if line.context not in STEP_PLACES.get(code, (line.context,)):
        return False
    if code in TRIGGER_OF:
        return bool(line.owner.on == TRIGGER_OF[code])
    return bool(code not in WINDOW_OF or line.owner.window == WINDOW_OF[code])
