"""The check of words that mean something only in certain places."""

from __future__ import annotations

from collections.abc import Iterator

from cantina.engine.errors import BadContent
from cantina.games.mandalorian_adventures.pack.check_cards import about_target
from cantina.games.mandalorian_adventures.pack.spoken import Spoken
from cantina.games.mandalorian_adventures.pack.vocabulary import STEP, STEPS
from cantina.games.mandalorian_adventures.pack.vocabulary_conditions import CONDITION, CONDITIONS

OF_ACTIONS = ("skill", "plan", "rule")
OF_A_TOKEN = ("rule", "mission_effect")  # a Mission effect is about the token that has its symbol (MA-151)
STEP_PLACES: dict[int, tuple[str, ...]] = {
    STEP.strength_mod: OF_ACTIONS,
    STEP.damage_cap: OF_ACTIONS,
    STEP.range_mod: OF_ACTIONS,
    STEP.cross_heights: OF_ACTIONS,
    STEP.ignore_stop: OF_ACTIONS,
    STEP.plan_mod: OF_ACTIONS,
    STEP.enemy_move_placed: ("rule",),
    STEP.child_picked_up: ("rule",),
    STEP.block: ("plan",),
    STEP.cancel_crisis: ("plan",),
}
CONDITION_PLACES: dict[int, tuple[str, ...]] = {
    CONDITION.on_free_child: ("rule",),
    CONDITION.is_token: OF_A_TOKEN,
    CONDITION.is_at: OF_A_TOKEN,
}
TRIGGER_OF = {STEP.enemy_move_placed: "reinforcement_placed", STEP.child_picked_up: "enemy_moved"}
WINDOW_OF = {STEP.block: "damage_to_you", STEP.cancel_crisis: "crisis"}
NOT_AIMED = ("event", "preparation", "crisis")


def check_words(said: list[Spoken]) -> Iterator[BadContent]:
    """Steps, conditions and prefixes that nothing could obey where they stand."""
    for line in said:
        for word in misplaced(line):
            yield line.line.refuse("", "pack-misplaced", value=word)


def misplaced(line: Spoken) -> Iterator[str]:
    """The words of a line that stand in the wrong place."""
    for step in line.steps:
        if not step_fits(line, step.code):
            yield STEPS[step.code].name
        if step.plus6 and line.context != "event":
            yield "+6"
    for condition in line.conditions:
        if line.context not in CONDITION_PLACES.get(condition.code, (line.context,)):
            yield CONDITIONS[condition.code].name
    if line.context in NOT_AIMED and about_target(line):
        yield "target"


def step_fits(line: Spoken, code: int) -> bool:
    """Whether a step may stand here, at the trigger or window it needs."""
    if line.context not in STEP_PLACES.get(code, (line.context,)):
        return False
    if code in TRIGGER_OF:
        return bool(line.owner.on == TRIGGER_OF[code])
    return bool(code not in WINDOW_OF or line.owner.window == WINDOW_OF[code])
