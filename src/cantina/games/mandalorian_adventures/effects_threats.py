"""Steps about damage, movement, enemies and threats (DAMAGE_THREAT to PEEK of the vocabulary)."""

from cantina.engine.compiled import njit
from cantina.games.mandalorian_adventures.board import EVERYWHERE, SEEING, WALKING, named_cells, nearest
from cantina.games.mandalorian_adventures.effects_characters import (
    answer_place,
    apply_to,
    begin_place,
    cells_in_range,
    move_characters,
    on_characters,
    own_action_bit,
)
from cantina.games.mandalorian_adventures.enemies import TO_CELL
from cantina.games.mandalorian_adventures.frames import (
    F_ENEMY_ATTACKS,
    F_ENEMY_MOVES,
    F_MOVE,
    F_PUSH,
    F_REVEAL,
    F_SPAWN,
    F_STRIKE,
    F_STRIKES,
    F_WALK,
    get,
    offer,
    push,
    put_mask,
)
from cantina.games.mandalorian_adventures.moves import begin_move
from cantina.games.mandalorian_adventures.performing import look
from cantina.games.mandalorian_adventures.sizes import NONE, ROUND, SQUARE
from cantina.games.mandalorian_adventures.state import (
    ASK_CELL,
    ASK_PEEK,
    ASK_THREAT,
    THREATS,
    WITH_ENEMY,
    seat_of,
)
from cantina.games.mandalorian_adventures.threats import (
    cells_of,
    enemies,
    find_token,
    hidden,
    is_enemy,
    is_hidden,
    threats,
)
from cantina.games.mandalorian_adventures.vocabulary import (
    DAMAGE_CHARACTER,
    DAMAGE_THREAT,
    ENEMY_ATTACK,
    ENEMY_ATTACK_TOKEN,
    ENEMY_MOVE,
    ENEMY_MOVE_CARRIER,
    ENEMY_MOVE_PLACED,
    ENEMY_MOVE_TOKEN,
    FREE,
    HEAL,
    MOVE_CHARACTER,
    MOVE_ENEMY,
    MOVE_SELF,
    NEAREST_THREAT,
    OTHERS_ON_TARGET_CELL,
    PEEK,
    PLACE_CHARACTER,
    REVEAL,
    ROUND_THREAT,
    SECOND,
    SPAWN,
    SQUARE_THREAT,
    TARGET_CELL,
    TARGET_THREAT,
    WITHIN,
)

ALL_CLASSES = -1


@njit
def begin_threats(s, t, row, code, log):
    """Carry out a step of this family, or ask what it leaves open."""
    you = get(s, 4)
    a, b, c = t.step[row, 1] + 0, t.step[row, 2] + 0, t.step[row, 3] + 0
    if code == DAMAGE_THREAT:
        damage_threat(s, t, you, a, b, c)
    elif code in (DAMAGE_CHARACTER, HEAL):
        on_characters(s, t, code, you, a, b, c, log)
    elif code == MOVE_SELF:
        begin_move(s, F_MOVE, you, a, own_action_bit(s, you), 0)
    elif code == MOVE_CHARACTER:
        move_characters(s, t, you, a, b, c)
    elif code == PLACE_CHARACTER:
        begin_place(s, t, you, a, b, c)
    elif code == REVEAL:
        reveal(s, t, you, a)
    elif code == PEEK:
        peek(s, t, you, a)
    else:
        begin_enemies(s, t, row, code)


@njit
def damage_threat(s, t, you, amount, scope, number):
    """MQ-16: damage to a chosen threat, to the target, or to enemies on its cell."""
    target, cell = get(s, 5), get(s, 6)
    if scope in (WITHIN, SECOND):
        mask = threats(s, cells_in_range(s, t, you, number))
        if scope == SECOND and 0 <= target < THREATS:
            mask &= ~(1 << target)
        if mask != 0:
            offer(s, ASK_THREAT, seat_of(s, you), mask, 0)
    elif scope in (TARGET_CELL, OTHERS_ON_TARGET_CELL):
        mask = enemies(s, t, 1 << cell, ALL_CLASSES, 0) if cell != NONE else 0
        if scope == OTHERS_ON_TARGET_CELL and 0 <= target < THREATS:
            mask &= ~(1 << target)
        push(s, F_STRIKES, 0, 0, amount, you, 0)
        put_mask(s, 2, mask)
    elif 0 <= target < THREATS:
        push(s, F_STRIKE, target, amount, you, 0, 0)


@njit
def reveal(s, t, you, which):
    """MQ-48: the nearest face-down threat by range, the target, or a chosen one."""
    mask = hidden(s, EVERYWHERE)
    if which == TARGET_THREAT:
        target = get(s, 5)
        if 0 <= target < THREATS and is_hidden(s, target):
            push(s, F_REVEAL, target, you, 0, 0, 0)
        return
    if which == NEAREST_THREAT:
        mask = hidden(s, nearest(s, t, s.cell[you] + 0, cells_of(s, mask), SEEING)) if mask != 0 else 0
    elif which in (ROUND_THREAT, SQUARE_THREAT):
        mask = of_shape(s, mask, ROUND if which == ROUND_THREAT else SQUARE)
    if mask != 0:
        offer(s, ASK_THREAT, seat_of(s, you), mask, 0)


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
    target = get(s, 5)
    if 0 <= target < THREATS:
        mask &= ~(1 << target)
    if mask != 0:
        offer(s, ASK_PEEK, seat_of(s, you), mask, 0)


@njit
def begin_enemies(s, t, row, code):
    """Steps by which enemies act or are moved."""
    you, threat = get(s, 4), get(s, 5)
    a, b, c, d = t.step[row, 1] + 0, t.step[row, 2] + 0, t.step[row, 3] + 0, t.step[row, 4] + 0
    if code == MOVE_ENEMY:
        move_enemy(s, t, you, a, b, c, d)
    elif code == ENEMY_MOVE:
        push(s, F_ENEMY_MOVES, b, a, c, d, 0)
    elif code == ENEMY_MOVE_TOKEN:
        walk(s, find_token(s, t, a, True), b, c)
    elif code == ENEMY_MOVE_PLACED:
        walk(s, threat if 0 <= threat < THREATS and is_enemy(s, t, threat) else NONE, a, b)
    elif code == ENEMY_MOVE_CARRIER and s.child == WITH_ENEMY:
        offer_goals(s, t, you, b, c)
    elif code == ENEMY_ATTACK:
        push(s, F_ENEMY_ATTACKS, b, a, c, NONE, 0)
    elif code == ENEMY_ATTACK_TOKEN:
        attacker = find_token(s, t, a, True)
        if attacker != NONE:
            push(s, F_ENEMY_ATTACKS, ALL_CLASSES, 1, b, attacker, 0)
    elif code == SPAWN:
        push(s, F_SPAWN, a, b, you, get(s, 6), 0)


@njit
def walk(s, threat, cells, direction):
    """Let one enemy walk towards or away from the nearest character."""
    if threat != NONE:
        push(s, F_WALK, threat, cells, direction, NONE, 0)


@njit
def offer_goals(s, t, you, word, number):
    """The named cells that are nearest on foot to the enemy with the Child; between equal ones MA-170."""
    cells = named_cells(s, t, word, number, s.cell[you] + 0, NONE)
    goals = nearest(s, t, s.at[s.child_at] + 0, cells, WALKING) if cells != 0 else 0
    if goals != 0:
        offer(s, ASK_CELL, s.active + 0, goals, 0)


@njit
def move_enemy(s, t, you, cells, direction, scope, number):
    """MQ-18: move one enemy within range, or the target."""
    target = get(s, 5)
    if scope == WITHIN:
        mask = enemies(s, t, cells_in_range(s, t, you, number), ALL_CLASSES, 0)
        if mask != 0:
            offer(s, ASK_THREAT, seat_of(s, you), mask, 0)
    elif 0 <= target < THREATS and is_enemy(s, t, target):
        push_enemy(s, target, cells, direction, you)


@njit
def push_enemy(s, threat, cells, direction, you):
    """Freely, or towards or away from the nearest character."""
    if direction == FREE:
        push(s, F_PUSH, threat, cells, you, 0, 0)
    else:
        walk(s, threat, cells, direction)


@njit
def answer_threats(s, t, row, code, answer, log):
    """What was chosen for a step of this family."""
    you, a, b = get(s, 4), t.step[row, 1] + 0, t.step[row, 2] + 0
    if code == DAMAGE_THREAT:
        push(s, F_STRIKE, answer, a, you, 0, 0)
    elif code in (DAMAGE_CHARACTER, HEAL):
        apply_to(s, code, answer, a, log)
    elif code == MOVE_CHARACTER:
        begin_move(s, F_MOVE, answer, a, 0, 0)
    elif code == PLACE_CHARACTER:
        answer_place(s, t, row, you, answer, log)
    elif code == MOVE_ENEMY:
        push_enemy(s, answer, a, b, you)
    elif code == ENEMY_MOVE_CARRIER:
        push(s, F_WALK, s.child_at + 0, a, TO_CELL, answer, 0)
    elif code == REVEAL:
        push(s, F_REVEAL, answer, you, 0, 0, 0)
    elif code == PEEK:
        look(s, you, answer, log)
