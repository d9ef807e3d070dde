"""Steps about actions: extra and free ones, and those that change the action they belong to (MA-95, MQ-26, MQ-98)."""

from cantina.engine.compiled import njit
from cantina.games.mandalorian_adventures.pack.tables import STEP_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary import FAR, STEP, WHO
from cantina.games.mandalorian_adventures.rules.effects_characters import offer_character
from cantina.games.mandalorian_adventures.rules.frame_shapes import ACTION_FRAME, FRAME, STEPS_FRAME
from cantina.games.mandalorian_adventures.rules.frames import find, get, push
from cantina.games.mandalorian_adventures.rules.mission_rules import RANGED
from cantina.games.mandalorian_adventures.rules.moves import CROSSES, cloak


@njit
def begin_action_step(s, t, row, code):
    """Carry out a step of this family, or ask what it leaves open."""
    a, b, c = t.step[row, STEP_ROW.a] + 0, t.step[row, STEP_ROW.b] + 0, t.step[row, STEP_ROW.c] + 0
    if code == STEP.extra_action:
        s.extra += a
    elif code == STEP.free_action:
        begin_free(s, t, get(s, STEPS_FRAME.you), a, b, c)
    else:
        change_action(s, code, a, b)


@njit
def answer_action_step(s, t, row, code, answer):
    """What was chosen for a step of this family."""
    if code == STEP.free_action:
        push(s, FRAME.free, answer, t.step[row, STEP_ROW.a] + 0, t.step[row, STEP_ROW.b] + 0, 0, 0)


@njit
def begin_free(s, t, you, strength, actions, who):
    """MA-95, MQ-91: a free action of the character itself or of another one."""
    if who == WHO.another:
        offer_character(s, t, you, who, FAR, False)
    else:
        push(s, FRAME.free, you, strength, actions, 0, 0)


@njit
def change_action(s, code, a, b):
    """MQ-26, MQ-98: effects that change the action they belong to."""
    row = find(s, FRAME.action)
    if code == STEP.ignore_effect:
        ignore(s, a)
    elif row < 0:
        return
    elif code == STEP.strength_mod:
        s.stack[row, ACTION_FRAME.strength] += a
    elif code == STEP.damage_cap:
        s.stack[row, ACTION_FRAME.cap] = a
    elif code == STEP.range_mod:
        set_range(s, row, a)
    elif code == STEP.cross_heights:
        s.stack[row, ACTION_FRAME.bits] |= CROSSES
    elif code == STEP.ignore_stop:
        s.stack[row, ACTION_FRAME.weak] = a
    elif code == STEP.plan_mod:
        s.stack[row, ACTION_FRAME.draw_more] += a
        s.stack[row, ACTION_FRAME.keep_more] += b


@njit
def set_range(s, row, distance):
    """MQ-98, MQ-103: a card sets the range for good, a rule while it acts."""
    s.stack[row, ACTION_FRAME.range] = distance
    if find(s, FRAME.rules) < row:
        s.stack[row, ACTION_FRAME.bits] |= RANGED


@njit
def ignore(s, effects):
    """MD-38, Smoke: for the movement going on, else for the one of this action."""
    move, action = find(s, FRAME.move), find(s, FRAME.action)
    if move > action:
        cloak(s, move, effects)
    elif action >= 0:
        s.stack[action, ACTION_FRAME.bits] |= effects << 1
