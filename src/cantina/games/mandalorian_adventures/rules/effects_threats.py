"""Steps about threats: damage to them, turning them up, looking at them (MQ-16, MQ-48)."""

from cantina.engine.compiled import njit
from cantina.games.mandalorian_adventures.pack.sizes import NONE, SHAPE, THREATS
from cantina.games.mandalorian_adventures.pack.tables import STEP_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary import SCOPE, STEP, WHICH_THREAT
from cantina.games.mandalorian_adventures.rules.board import EVERYWHERE, SEEING, nearest
from cantina.games.mandalorian_adventures.rules.effects_characters import cells_in_range
from cantina.games.mandalorian_adventures.rules.frame_shapes import FRAME, STEPS_FRAME, STRIKES_FRAME
from cantina.games.mandalorian_adventures.rules.frames import get, offer, push, put_mask
from cantina.games.mandalorian_adventures.rules.performing import look
from cantina.games.mandalorian_adventures.rules.state import PHASE, seat_of
from cantina.games.mandalorian_adventures.rules.threats import (
    ALL_CLASSES,
    cells_of,
    enemies,
    hidden,
    is_hidden,
    threats,
)


@njit
def begin_threats(s, t, row, code):
    """Carry out a step of this family, or ask what it leaves open."""
    you = get(s, STEPS_FRAME.you)
    a, b, c = t.step[row, STEP_ROW.a] + 0, t.step[row, STEP_ROW.b] + 0, t.step[row, STEP_ROW.c] + 0
    if code == STEP.damage_threat:
        damage_threat(s, t, you, a, b, c)
    elif code == STEP.reveal:
        reveal(s, t, you, a)
    elif code == STEP.peek:
        peek(s, t, you, a)


@njit
def answer_threats(s, t, row, code, answer, log):
    """What was chosen for a step of this family."""
    you = get(s, STEPS_FRAME.you)
    if code == STEP.damage_threat:
        push(s, FRAME.strike, answer, t.step[row, STEP_ROW.a] + 0, you, 0, 0)
    elif code == STEP.reveal:
        push(s, FRAME.reveal, answer, you, 0, 0, 0)
    elif code == STEP.peek:
        look(s, you, answer, log)


@njit
def damage_threat(s, t, you, amount, scope, number):
    """MQ-16: damage to a chosen threat, to the target, or to enemies on its cell."""
    target, cell = get(s, STEPS_FRAME.threat), get(s, STEPS_FRAME.cell)
    if scope in (SCOPE.within, SCOPE.second):
        mask = threats(s, cells_in_range(s, t, you, number))
        if scope == SCOPE.second and 0 <= target < THREATS:
            mask &= ~(1 << target)
        if mask != 0:
            offer(s, PHASE.threat, seat_of(s, you), mask, 0)
    elif scope in (SCOPE.target_cell, SCOPE.others_on_target_cell):
        mask = enemies(s, t, 1 << cell, ALL_CLASSES, 0) if cell != NONE else 0
        if scope == SCOPE.others_on_target_cell and 0 <= target < THREATS:
            mask &= ~(1 << target)
        push(s, FRAME.strikes, 0, 0, amount, you, 0)
        put_mask(s, STRIKES_FRAME.threats, mask)
    elif 0 <= target < THREATS:
        push(s, FRAME.strike, target, amount, you, 0, 0)


@njit
def reveal(s, t, you, which):
    """MQ-48: the nearest face-down threat by range, the target, or a chosen one."""
    mask = hidden(s, EVERYWHERE)
    if which == WHICH_THREAT.target:
        target = get(s, STEPS_FRAME.threat)
        if 0 <= target < THREATS and is_hidden(s, target):
            push(s, FRAME.reveal, target, you, 0, 0, 0)
        return
    if which == WHICH_THREAT.nearest:
        mask = hidden(s, nearest(s, t, s.cell[you] + 0, cells_of(s, mask), SEEING)) if mask != 0 else 0
    elif which in (WHICH_THREAT.round, WHICH_THREAT.square):
        mask = of_shape(s, mask, SHAPE.round if which == WHICH_THREAT.round else SHAPE.square)
    if mask != 0:
        offer(s, PHASE.threat, seat_of(s, you), mask, 0)


@njit
def of_shape(s, mask, shape):
    """Those threats that have a shape."""
    for threat in range(THREATS):
        if s.shape[threat] != shape:
            mask &= ~(1 << threat)
    return mask


@njit
def peek(s, t, you, number):
    """Look at a face-down threat other than the target."""
    mask = hidden(s, cells_in_range(s, t, you, number))
    target = get(s, STEPS_FRAME.threat)
    if 0 <= target < THREATS:
        mask &= ~(1 << target)
    if mask != 0:
        offer(s, PHASE.peek, seat_of(s, you), mask, 0)
