"""Steps about sabotage, cards, and the action they belong to (SABOTAGE_STEP to PLAN_MOD of the vocabulary)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.effects_characters import offer_character
from cantina.games.mandalorian_adventures.events import E_PLAN_TAKEN
from cantina.games.mandalorian_adventures.frames import (
    F_ACTION,
    F_FREE,
    F_MOVE,
    F_PLANNING,
    F_SABOTAGE,
    find,
    get,
    offer,
    push,
)
from cantina.games.mandalorian_adventures.moves import CROSSES, cloak
from cantina.games.mandalorian_adventures.performing import (
    BITS,
    CAP,
    DRAW_MORE,
    KEEP_MORE,
    RANGE,
    STRENGTH,
    WEAK,
)
from cantina.games.mandalorian_adventures.piles import draw_skills
from cantina.games.mandalorian_adventures.sizes import NONE
from cantina.games.mandalorian_adventures.spaces import lowest_spaces, sabotaged_spaces, take_sabotage
from cantina.games.mandalorian_adventures.state import ASK_SEAT, ASK_SPACE, is_shared, seat_of
from cantina.games.mandalorian_adventures.vocabulary import (
    ANOTHER,
    CHOSEN_SPACE,
    CROSS_HEIGHTS,
    DAMAGE_CAP,
    DRAW_PLAN,
    DRAW_SKILL,
    EXTRA_ACTION,
    FAR,
    FREE_ACTION,
    IGNORE_EFFECT,
    IGNORE_STOP,
    LOWEST_SPACE,
    PLAN_MOD,
    RANGE_MOD,
    REMOVE_SABOTAGE,
    SABOTAGE_STEP,
    STRENGTH_MOD,
    TAKE_PLAN,
    TWO_LOWEST,
    YOU,
)


@njit
def begin_cards(s, t, row, code, log):
    """Carry out a step of this family, or ask what it leaves open."""
    you = get(s, 4)
    a, b, c = t.step[row, 1] + 0, t.step[row, 2] + 0, t.step[row, 3] + 0
    if code == SABOTAGE_STEP:
        push(s, F_SABOTAGE, a, you, 0, 0, 0)
    elif code == REMOVE_SABOTAGE:
        mask = sabotaged_spaces(s) & named_spaces(s, t, a)
        if mask != 0:
            offer(s, ASK_SPACE, seat_of(s, you), mask, 0)
    elif code == DRAW_PLAN:
        push(s, F_PLANNING, you, a, b, 1, 0)
    elif code == TAKE_PLAN:
        take_plan(s, you, a, log)
    elif code == DRAW_SKILL:
        begin_draw(s, t, you, a, b, log)
    elif code == EXTRA_ACTION:
        s.extra += a
    elif code == FREE_ACTION:
        begin_free(s, t, you, a, b, c)
    else:
        change_action(s, code, a, b)


@njit
def named_spaces(s, t, which):
    """The mask of action spaces a word means; none if the mission lacks it (MQ-53)."""
    everything = (1 << s.spaces) - 1
    if which in (LOWEST_SPACE, TWO_LOWEST):
        return lowest_spaces(s, t)
    if which >= CHOSEN_SPACE:
        return everything
    return (1 << which) & everything


@njit
def begin_draw(s, t, you, count, who, log):
    """MQ-92: in shared mode the active player names the player who draws."""
    if is_shared(s):
        offer(s, ASK_SEAT, s.active + 0, (1 << s.seats) - 1, 0)
    elif who == YOU:
        draw_skills(s, you, count, log)
    else:
        offer_character(s, t, you, who, FAR, False)


@njit
def begin_free(s, t, you, strength, actions, who):
    """MA-95, MQ-91: a free action of the character itself or of another one."""
    if who == ANOTHER:
        offer_character(s, t, you, who, FAR, False)
    else:
        push(s, F_FREE, you, strength, actions, 0, 0)


@njit
def take_plan(s, you, plan, log):
    """Take a planning card from the discard, never a second copy (MA-73)."""
    if has(s.plans[you], plan):
        return
    for i in range(s.plan_discard_size):
        if s.plan_discard[0, i] == plan:
            s.plan_discard_size -= 1
            for j in range(i, s.plan_discard_size):
                s.plan_discard[0, j] = s.plan_discard[0, j + 1]
            s.plan_discard[0, s.plan_discard_size] = NONE
            s.plans[you] |= 1 << plan
            s.changed = 1
            emit(log, EVERYONE, E_PLAN_TAKEN, NONE, plan, s.who[you] + 0, 0)
            return


@njit
def change_action(s, code, a, b):
    """MQ-26, MQ-98: effects that change the action they belong to."""
    row = find(s, F_ACTION)
    if code == IGNORE_EFFECT:
        ignore(s, a)
    elif row < 0:
        return
    elif code == STRENGTH_MOD:
        s.stack[row, STRENGTH] += a
    elif code == DAMAGE_CAP:
        s.stack[row, CAP] = a
    elif code == RANGE_MOD:
        s.stack[row, RANGE] = a
    elif code == CROSS_HEIGHTS:
        s.stack[row, BITS] |= CROSSES
    elif code == IGNORE_STOP:
        s.stack[row, WEAK] = a
    elif code == PLAN_MOD:
        s.stack[row, DRAW_MORE] += a
        s.stack[row, KEEP_MORE] += b


@njit
def ignore(s, effects):
    """MD-38, Smoke: for the movement going on, else for the one of this action."""
    move, action = find(s, F_MOVE), find(s, F_ACTION)
    if move > action:
        cloak(s, move, effects)
    elif action >= 0:
        s.stack[action, BITS] |= effects << 1


@njit
def answer_cards(s, t, row, code, answer, log):
    """What was chosen for a step of this family."""
    a, b = t.step[row, 1] + 0, t.step[row, 2] + 0
    if code == REMOVE_SABOTAGE:
        take_sabotage(s, t, answer, log)
    elif code == DRAW_SKILL:
        draw_skills(s, answer, a, log)
    elif code == FREE_ACTION:
        push(s, F_FREE, answer, a, b, 0, 0)
