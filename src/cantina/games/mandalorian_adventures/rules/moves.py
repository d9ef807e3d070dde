"""Movements of characters, however they come about (MA-44 to MA-50, MA-145 to MA-150, MQ-01 to MQ-08)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import lowest
from cantina.games.mandalorian_adventures.pack.sizes import NONE
from cantina.games.mandalorian_adventures.pack.vocabulary import WINDOW
from cantina.games.mandalorian_adventures.rules.actions import ACTION
from cantina.games.mandalorian_adventures.rules.board import SEEING, adjacent, spread, within
from cantina.games.mandalorian_adventures.rules.bonuses import spend, spendable, usable, use_bonus
from cantina.games.mandalorian_adventures.rules.child import can_rescue, rescue
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import FRAME, HEAD, MOVE_FRAME
from cantina.games.mandalorian_adventures.rules.frames import (
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
from cantina.games.mandalorian_adventures.rules.planning import planning_choices, use_plan
from cantina.games.mandalorian_adventures.rules.state import PHASE, seat_of
from cantina.games.mandalorian_adventures.rules.threats import ALL_CLASSES, enemies, grapplers, guards, hidden

# Phases of a movement.
DECIDING, STARTING, LEAVING, ENTERING, REVEALING, ENDING = range(6)
# Bits: what holds for a movement.
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
    if get(s, MOVE_FRAME.left) == 0:
        return 0
    return step_cells(s, t, get(s, MOVE_FRAME.who), get(s, MOVE_FRAME.bits) & CROSSES != 0)


@njit
def run_move(s, t, log):
    """One movement of one character (MQ-02)."""
    phase = get(s, HEAD.phase)
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
    character = get(s, MOVE_FRAME.who)
    if answered(s):
        verb = s.verb + 0
        answer = forget(s)
        if verb == ACTION.go:
            put(s, MOVE_FRAME.next, answer)
            put(s, HEAD.phase, STARTING if get(s, MOVE_FRAME.moved) == 0 else LEAVING)
        elif verb == ACTION.stop:
            put(s, HEAD.phase, ENDING)
        elif verb == ACTION.use:
            use_bonus(s, t, character, answer, log)
        elif verb == ACTION.spend:
            spend(s, t, character, answer, log)
        elif verb == ACTION.rescue:
            rescue(s, character, log)
        return
    if next_cells(s, t) != 0 or has_window(s, t, character):
        ask(s, PHASE.step, seat_of(s, character), 0, 0)
    else:
        put(s, HEAD.phase, ENDING)


@njit
def has_window(s, t, character):
    """MA-85, MA-157: whether a bonus or a rescue is possible before Guards act."""
    if get(s, MOVE_FRAME.bits) & OWN_ACTION != 0 and can_rescue(s, character):
        return True
    return usable(s, t, character) != 0 or spendable(s, t, character) != 0


@njit
def start(s, t, log):
    """The window at the start of a movement (MD-19)."""
    character = get(s, MOVE_FRAME.who)
    if answered(s):
        plan = forget(s)
        put(s, HEAD.phase, LEAVING)
        if plan != NONE:
            use_plan(s, t, character, plan, NONE, log)
        return
    choices = planning_choices(s, t, character, WINDOW.movement_starts)
    if choices == 0:
        put(s, HEAD.phase, LEAVING)
    else:
        ask(s, PHASE.plan, seat_of(s, character), choices, 1)


@njit
def leave(s, t, log):
    """MA-149, MQ-06, MQ-08: every Grapple enemy of the cell that is left deals 1 damage first, once in a movement."""
    character, struck = get(s, MOVE_FRAME.who), get_mask(s, MOVE_FRAME.struck)
    put(s, HEAD.phase, ENTERING)
    if get(s, MOVE_FRAME.bits) & NO_GRAPPLE != 0:
        return
    mask = grapplers(s, t, 1 << s.cell[character]) & ~struck
    put_mask(s, MOVE_FRAME.struck, struck | mask)
    while mask != 0:
        threat = lowest(mask)
        mask &= mask - 1
        emit(log, EVERYONE, EVENT.grapple, NONE, threat, s.who[character] + 0, 0)
        push(s, FRAME.hurt, character, 1, threat, 0, 0)


@njit
def stops(s, t, cell, weak):
    """MA-45, MA-46, MQ-01: an enemy or a face-down threat ends the movement."""
    mask = enemies(s, t, 1 << cell, ALL_CLASSES, 0)
    while mask != 0:
        if t.token_hp[s.token[lowest(mask)]] > weak:
            return True
        mask &= mask - 1
    return hidden(s, 1 << cell) != 0


@njit
def enter(s, t, log):
    """MQ-05 (1): a step."""
    character, cell = get(s, MOVE_FRAME.who), get(s, MOVE_FRAME.next)
    s.cell[character] = cell
    s.changed = 1
    s.dirty = 1
    put(s, MOVE_FRAME.moved, get(s, MOVE_FRAME.moved) + 1)
    put(s, MOVE_FRAME.left, 0 if stops(s, t, cell, get(s, MOVE_FRAME.weak)) else get(s, MOVE_FRAME.left) - 1)
    put(s, HEAD.phase, REVEALING)
    emit(log, EVERYONE, EVENT.moved, seat_of(s, character), s.who[character] + 0, cell, 0)


@njit
def reveal(s):
    """MA-49, MQ-05 (2): all face-down tokens of the cell, in the active player's order."""
    if answered(s):
        push(s, FRAME.reveal, forget(s), get(s, MOVE_FRAME.who), 0, 0, 0)
        return
    mask = hidden(s, 1 << s.cell[get(s, MOVE_FRAME.who)])
    if mask == 0:
        put(s, HEAD.phase, DECIDING)
    else:
        offer(s, PHASE.threat, s.active + 0, mask, 0)


@njit
def end(s, t, log):
    """MA-145 to MA-148, MQ-05 (5), MQ-07: each Guard within range 1 deals 1 damage if anything was moved."""
    character = get(s, MOVE_FRAME.who)
    unharmed = get(s, MOVE_FRAME.moved) == 0 or get(s, MOVE_FRAME.bits) & NO_GUARD != 0
    pop(s)
    if unharmed:
        return
    mask = guards(s, t, within(s, t, s.cell[character] + 0, 1))
    while mask != 0:
        threat = lowest(mask)
        mask &= mask - 1
        emit(log, EVERYONE, EVENT.guard, NONE, threat, s.who[character] + 0, 0)
        push(s, FRAME.hurt, character, 1, threat, 0, 0)


@njit
def begin_move(s, character, cells, bits, weak):
    """Lay a movement on the stack."""
    push(s, FRAME.move, character, cells, 0, NONE, bits)
    s.stack[top(s), MOVE_FRAME.weak] = weak


@njit
def cloak(s, row, effects):
    """MD-38, Smoke: these effects (mask of GUARD and GRAPPLE) do nothing against a movement."""
    s.stack[row, MOVE_FRAME.bits] |= effects << 1
