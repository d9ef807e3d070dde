"""Steps about enemies: they move, attack and appear, or are moved and held back (MQ-18, MQ-43, MD-42)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.games.mandalorian_adventures.pack.sizes import NONE, THREATS
from cantina.games.mandalorian_adventures.pack.tables import STEP_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary import DIRECTION, SCOPE, STEP
from cantina.games.mandalorian_adventures.rules.board import WALKING, named_cells, nearest
from cantina.games.mandalorian_adventures.rules.effects_characters import cells_in_range
from cantina.games.mandalorian_adventures.rules.enemies import TO_CELL, movable_by
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import FRAME, STEPS_FRAME
from cantina.games.mandalorian_adventures.rules.frames import get, offer, push
from cantina.games.mandalorian_adventures.rules.state import PHASE, WITH_ENEMY, seat_of
from cantina.games.mandalorian_adventures.rules.threats import ALL_CLASSES, enemies, find_token, is_enemy


@njit
def begin_enemies(s, t, row, code, log):
    """Carry out a step of this family, or ask what it leaves open."""
    you, threat = get(s, STEPS_FRAME.you), get(s, STEPS_FRAME.threat)
    a, b = t.step[row, STEP_ROW.a] + 0, t.step[row, STEP_ROW.b] + 0
    c, d = t.step[row, STEP_ROW.c] + 0, t.step[row, STEP_ROW.d] + 0
    if code == STEP.move_enemy:
        move_enemy(s, t, you, a, b, c, d)
    elif code == STEP.enemy_move:
        push(s, FRAME.enemy_moves, b, a, c, d, 0)
    elif code == STEP.enemy_move_token:
        walk(s, find_token(s, t, a, True), b, c)
    elif code == STEP.enemy_move_placed:
        walk(s, threat if 0 <= threat < THREATS and is_enemy(s, t, threat) else NONE, a, b)
    elif code == STEP.enemy_move_carrier and s.child == WITH_ENEMY:
        offer_goals(s, t, you, b, c)
    elif code == STEP.enemy_attack:
        push(s, FRAME.enemy_attacks, b, a, c, NONE, 0)
    elif code == STEP.enemy_attack_token:
        attacker = find_token(s, t, a, True)
        if attacker != NONE:
            push(s, FRAME.enemy_attacks, ALL_CLASSES, 1, b, attacker, 0)
    elif code == STEP.spawn:
        push(s, FRAME.spawn, a, b, you, get(s, STEPS_FRAME.cell), 0)
    elif code == STEP.disable_enemy:
        disable(s, threat, log)


@njit
def answer_enemies(s, t, row, code, answer):
    """What was chosen for a step of this family."""
    a, b = t.step[row, STEP_ROW.a] + 0, t.step[row, STEP_ROW.b] + 0
    if code == STEP.move_enemy:
        push_enemy(s, answer, a, b, get(s, STEPS_FRAME.you))
    elif code == STEP.enemy_move_carrier:
        push(s, FRAME.walk, s.child_at + 0, a, TO_CELL, answer, 0)


@njit
def walk(s, threat, cells, direction):
    """Let one enemy walk towards or away from the nearest character."""
    if threat != NONE:
        push(s, FRAME.walk, threat, cells, direction, NONE, 0)


@njit
def offer_goals(s, t, you, word, number):
    """The named cells that are nearest on foot to the enemy with the Child; between equal ones MA-170."""
    cells = named_cells(s, t, word, number, s.cell[you] + 0, NONE)
    goals = nearest(s, t, s.at[s.child_at] + 0, cells, WALKING) if cells != 0 else 0
    if goals != 0:
        offer(s, PHASE.cell, s.active + 0, goals, 0)


@njit
def move_enemy(s, t, you, cells, direction, scope, number):
    """MQ-18, MQ-100: move one enemy within range that can be moved, or the target."""
    target = get(s, STEPS_FRAME.threat)
    if scope == SCOPE.within:
        mask = movable_by(s, t, enemies(s, t, cells_in_range(s, t, you, number), ALL_CLASSES, 0), direction)
        if mask != 0:
            offer(s, PHASE.threat, seat_of(s, you), mask, 0)
    elif 0 <= target < THREATS and is_enemy(s, t, target):
        push_enemy(s, target, cells, direction, you)


@njit
def push_enemy(s, threat, cells, direction, you):
    """Freely, or towards or away from the nearest character."""
    if direction == DIRECTION.free:
        push(s, FRAME.push, threat, cells, you, 0, 0)
    else:
        walk(s, threat, cells, direction)


@njit
def disable(s, threat, log):
    """MD-42: the target does not attack this turn."""
    if 0 <= threat < THREATS and s.at[threat] != NONE:
        s.quiet |= 1 << threat
        emit(log, EVERYONE, EVENT.disabled, NONE, threat, 0, 0)
