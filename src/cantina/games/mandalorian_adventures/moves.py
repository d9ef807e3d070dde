"""Movements of characters, however they come about (MA-44 to MA-50, MA-145 to MA-150, MQ-01 to MQ-08)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import lowest
from cantina.games.mandalorian_adventures.actions import GO, RESCUE, SPEND, STOP, USE
from cantina.games.mandalorian_adventures.board import SEEING, adjacent, spread, within
from cantina.games.mandalorian_adventures.bonuses import spend, spendable, usable, use_bonus
from cantina.games.mandalorian_adventures.child import can_rescue, rescue
from cantina.games.mandalorian_adventures.events import E_GRAPPLE, E_GUARD, E_MOVED
from cantina.games.mandalorian_adventures.frames import (
    F_HURT,
    F_REVEAL,
    answered,
    ask,
    forget,
    get,
    get_mask,
    offer,
    pop,
    push,
    put,
    put_mask,
    top,
)
from cantina.games.mandalorian_adventures.planning import planning_choices, use_plan
from cantina.games.mandalorian_adventures.sizes import NONE
from cantina.games.mandalorian_adventures.state import ASK_PLAN, ASK_STEP, ASK_THREAT, seat_of
from cantina.games.mandalorian_adventures.threats import enemies, grapplers, guards, hidden
from cantina.games.mandalorian_adventures.vocabulary import W_MOVEMENT_STARTS

# Phases of F_MOVE.
DECIDING, STARTING, LEAVING, ENTERING, REVEALING, ENDING = range(6)
# Operands of F_MOVE: character, cells left, cells moved, next cell, what holds for this movement, HP that do not stop,
# mask of the Grapple enemies that have struck.
WHO, LEFT, MOVED, NEXT, BITS, WEAK, STRUCK = 2, 3, 4, 5, 6, 7, 8
CROSSES, NO_GUARD, NO_GRAPPLE, OWN_ACTION = 1, 2, 4, 8
OF_MOVEMENT = CROSSES | NO_GUARD | NO_GRAPPLE | OWN_ACTION  # what an action hands on to its movements


@njit
def step_cells(s, t, character, crosses):
    """MA-44, MA-54: where the next step may lead; Jet Burst crosses heights."""
    cell = s.cell[character] + 0
    return spread(s, t, 1 << cell, SEEING) if crosses else adjacent(s, t, cell)


@njit
def next_cells(s, t):
    """The legal steps of the movement on top."""
    if get(s, LEFT) == 0:
        return 0
    return step_cells(s, t, get(s, WHO), get(s, BITS) & CROSSES != 0)


@njit
def run_move(s, t, log):
    """One movement of one character (MQ-02)."""
    phase = get(s, 1)
    if phase == DECIDING:
        decide(s, t, log)
    elif phase == STARTING:
        start(s, t, log)
    elif phase == LEAVING:
        leave(s, t, log)
    elif phase == ENTERING:
        enter(s, t, log)
    elif phase == REVEALING:
        reveal(s)
    else:
        end(s, t, log)


@njit
def decide(s, t, log):
    """MQ-05 (3) and (4): bonuses and a rescue, then on or stop."""
    character = get(s, WHO)
    if answered(s):
        verb = s.verb + 0
        answer = forget(s)
        if verb == GO:
            put(s, NEXT, answer)
            put(s, 1, STARTING if get(s, MOVED) == 0 else LEAVING)
        elif verb == STOP:
            put(s, 1, ENDING)
        elif verb == USE:
            use_bonus(s, t, character, answer, log)
        elif verb == SPEND:
            spend(s, t, character, answer, log)
        elif verb == RESCUE:
            rescue(s, character, log)
        return
    if next_cells(s, t) != 0 or has_window(s, t, character):
        ask(s, ASK_STEP, seat_of(s, character), 0, 0)
    else:
        put(s, 1, ENDING)


@njit
def has_window(s, t, character):
    """MA-85, MA-157: whether a bonus or a rescue is possible before Guards act."""
    if get(s, BITS) & OWN_ACTION != 0 and can_rescue(s, character):
        return True
    return usable(s, t, character) != 0 or spendable(s, t, character) != 0


@njit
def start(s, t, log):
    """The window at the start of a movement (MD-19)."""
    character = get(s, WHO)
    if answered(s):
        plan = forget(s)
        put(s, 1, LEAVING)
        if plan != NONE:
            use_plan(s, t, character, plan, NONE, log)
        return
    choices = planning_choices(s, t, character, W_MOVEMENT_STARTS)
    if choices == 0:
        put(s, 1, LEAVING)
    else:
        ask(s, ASK_PLAN, seat_of(s, character), choices, 1)


@njit
def leave(s, t, log):
    """MA-149, MQ-06, MQ-08: every Grapple enemy of the cell that is left deals 1 damage first, once in a movement."""
    character, struck = get(s, WHO), get_mask(s, STRUCK)
    put(s, 1, ENTERING)
    if get(s, BITS) & NO_GRAPPLE != 0:
        return
    mask = grapplers(s, t, 1 << s.cell[character]) & ~struck
    put_mask(s, STRUCK, struck | mask)
    while mask != 0:
        threat = lowest(mask)
        mask &= mask - 1
        emit(log, EVERYONE, E_GRAPPLE, NONE, threat, s.who[character] + 0, 0)
        push(s, F_HURT, character, 1, threat, 0, 0)


@njit
def stops(s, t, cell, weak):
    """MA-45, MA-46, MQ-01: an enemy or a face-down threat ends the movement."""
    mask = enemies(s, t, 1 << cell, -1, 0)
    while mask != 0:
        if t.token_hp[s.token[lowest(mask)]] > weak:
            return True
        mask &= mask - 1
    return hidden(s, 1 << cell) != 0


@njit
def enter(s, t, log):
    """MQ-05 (1): a step."""
    character, cell = get(s, WHO), get(s, NEXT)
    s.cell[character] = cell
    s.changed = 1
    s.dirty = 1
    put(s, MOVED, get(s, MOVED) + 1)
    put(s, LEFT, 0 if stops(s, t, cell, get(s, WEAK)) else get(s, LEFT) - 1)
    put(s, 1, REVEALING)
    emit(log, EVERYONE, E_MOVED, seat_of(s, character), s.who[character] + 0, cell, 0)


@njit
def reveal(s):
    """MA-49, MQ-05 (2): all face-down tokens of the cell, in the active player's order."""
    if answered(s):
        push(s, F_REVEAL, forget(s), get(s, WHO), 0, 0, 0)
        return
    mask = hidden(s, 1 << s.cell[get(s, WHO)])
    if mask == 0:
        put(s, 1, DECIDING)
    else:
        offer(s, ASK_THREAT, s.active + 0, mask, 0)


@njit
def end(s, t, log):
    """MA-145 to MA-148, MQ-05 (5), MQ-07: each Guard within range 1 deals 1 damage if anything was moved."""
    character = get(s, WHO)
    unharmed = get(s, MOVED) == 0 or get(s, BITS) & NO_GUARD != 0
    pop(s)
    if unharmed:
        return
    mask = guards(s, t, within(s, t, s.cell[character] + 0, 1))
    while mask != 0:
        threat = lowest(mask)
        mask &= mask - 1
        emit(log, EVERYONE, E_GUARD, NONE, threat, s.who[character] + 0, 0)
        push(s, F_HURT, character, 1, threat, 0, 0)


@njit
def begin_move(s, frame, character, cells, bits, weak):
    """Lay a movement on the stack."""
    push(s, frame, character, cells, 0, NONE, bits)
    s.stack[top(s), WEAK] = weak


@njit
def cloak(s, row, effects):
    """MD-38, Smoke: these effects (mask of GUARD and GRAPPLE) do nothing against a movement."""
    s.stack[row, BITS] |= effects << 1
