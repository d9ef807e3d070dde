"""What enemies do: they move, attack, and are moved (MA-119 to MA-130, MA-153, MQ-18, MQ-40 to MQ-47)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import count, has, lowest
from cantina.games.mandalorian_adventures.board import (
    EVERYWHERE,
    SEEING,
    WALKING,
    adjacent,
    nearest,
    reached,
    steps_away,
    steps_towards,
)
from cantina.games.mandalorian_adventures.events import E_ENEMY_ATTACKS, E_ENEMY_MOVED, E_ENEMY_PUSHED
from cantina.games.mandalorian_adventures.frames import (
    F_HURT,
    F_SABOTAGE,
    F_WALK,
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
)
from cantina.games.mandalorian_adventures.planning import planning_choices
from cantina.games.mandalorian_adventures.rules import trigger_rules
from cantina.games.mandalorian_adventures.sizes import CELLS, DIVERSION, NONE
from cantina.games.mandalorian_adventures.state import ASK_CELL, ASK_CHARACTER, ASK_THREAT, ON_CELL, THREATS, seat_of
from cantina.games.mandalorian_adventures.threats import (
    character_cells,
    characters_on,
    enemies,
    in_play,
    is_enemy,
    threats,
)
from cantina.games.mandalorian_adventures.vocabulary import AWAY, ENEMY_MOVED, LOWEST_SPACE, TOWARDS, W_AFTER_ATTACK

# Operands of F_ENEMY_MOVES: classes, how many, how far, direction; then the mask of those that have moved.
CLASSES, MANY, FAR_AS, WAY, DONE = 2, 3, 4, 5, 6
# Operands of F_WALK: threat, cells left, direction, goal (a cell), cells moved. TO_CELL: the goal was named.
TO_CELL = 3
CHOOSING_GOAL, WALKING_ON = range(2)


@njit
def can_retreat(s, t, threat):
    """MA-124, MQ-40: whether an enemy can move a cell away from one of the nearest characters."""
    goals = nearest(s, t, s.at[threat] + 0, character_cells(s), WALKING)
    while goals != 0:
        if steps_away(s, t, s.at[threat] + 0, lowest(goals)) != 0:
            return True
        goals &= goals - 1
    return False


@njit
def movable(s, t, classes, direction, done):
    """MA-120, MQ-40: the enemies of these classes that can move at least one cell and have not."""
    mask = enemies(s, t, EVERYWHERE, classes, 0) & ~done
    if direction == TOWARDS:
        cells = character_cells(s)
        return mask & threats(s, reached(s, t, cells, CELLS, WALKING) & ~cells) if mask != 0 else 0
    found = mask
    while mask != 0:
        threat = lowest(mask)
        mask &= mask - 1
        if not can_retreat(s, t, threat):
            found &= ~(1 << threat)
    return found


@njit
def order_matters(s, t, mask):
    """Whether it makes a difference which of these enemies moves first: a Diversion, or a Child to be picked up."""
    if s.child == ON_CELL:
        return True
    while mask != 0:
        if t.token_effects[s.token[lowest(mask)]] & DIVERSION != 0:
            return True
        mask &= mask - 1
    return False


@njit
def run_enemy_moves(s, t):
    """MA-119 to MA-121, MQ-43: so many different enemies of a class, each finished before the next."""
    done = get_mask(s, DONE)
    if answered(s):
        threat = forget(s)
        put_mask(s, DONE, done | (1 << threat))
        put(s, MANY, get(s, MANY) - 1)
        push(s, F_WALK, threat, get(s, FAR_AS), get(s, WAY), NONE, 0)
        return
    mask = movable(s, t, get(s, CLASSES), get(s, WAY), done) if get(s, MANY) > 0 else 0
    if mask == 0:
        pop(s)
    elif count(mask) <= get(s, MANY) and not order_matters(s, t, mask):
        offer(s, ASK_THREAT, s.active + 0, 1 << lowest(mask), 0)
    else:
        offer(s, ASK_THREAT, s.active + 0, mask, 0)


@njit
def run_walk(s, t, log):
    """One enemy moves, step by step; the active player decides between equal ways (MQ-42, MQ-44)."""
    if get(s, 1) == CHOOSING_GOAL:
        choose_goal(s, t)
        return
    threat = get(s, 2)
    if answered(s):
        s.at[threat] = forget(s)
        s.changed = 1
        s.dirty = 1
        put(s, 3, get(s, 3) - 1)
        put(s, 6, get(s, 6) + 1)
        emit(log, EVERYONE, E_ENEMY_MOVED, NONE, threat, s.at[threat], 0)
    steps = 0
    if get(s, 3) > 0:
        cell = s.at[threat] + 0
        steps = steps_away(s, t, cell, get(s, 5)) if get(s, 4) == AWAY else steps_towards(s, t, cell, get(s, 5))
    if steps == 0:
        end_walk(s, t)
    else:
        offer(s, ASK_CELL, s.active + 0, steps, 0)


@njit
def choose_goal(s, t):
    """MQ-40, MQ-42, MQ-46: the nearest character on foot, fixed at the start; or a named cell."""
    if get(s, 4) == TO_CELL:
        put(s, 1, WALKING_ON)
        return
    if answered(s):
        put(s, 5, s.cell[forget(s)])
        put(s, 1, WALKING_ON)
        return
    cells = nearest(s, t, s.at[get(s, 2)] + 0, character_cells(s), WALKING)
    if cells == 0:
        pop(s)
        return
    # Characters on one cell are one goal.
    if cells & (cells - 1) == 0:
        put(s, 5, lowest(cells))
        put(s, 1, WALKING_ON)
    else:
        offer(s, ASK_CHARACTER, s.active + 0, one_a_cell(s, cells), 0)


@njit
def one_a_cell(s, cells):
    """One character of each of these cells."""
    mask = 0
    for character in range(s.team):
        if in_play(s, character) and has(cells, s.cell[character]):
            mask |= 1 << character
            cells &= ~(1 << s.cell[character])
    return mask


@njit
def end_walk(s, t):
    """MA-153, MA-154, MQ-47: Diversion right after the movement, in the event step only."""
    threat, moved = get(s, 2), get(s, 6)
    pop(s)
    if moved == 0:
        return
    if s.in_events == 0:
        return
    trigger_rules(s, t, ENEMY_MOVED, s.active if s.active < s.team else 0, threat)
    if t.token_effects[s.token[threat]] & DIVERSION != 0:
        push(s, F_SABOTAGE, LOWEST_SPACE, 0, 0, 0, 0)


@njit
def attackers(s, t, classes, distance, only, done):
    """MA-126, MA-129, MQ-45: enemies of these classes with a character in range that have not attacked."""
    mask = enemies(s, t, EVERYWHERE, classes, 0) & ~done & ~s.quiet
    if only != NONE:
        mask &= 1 << only
    return mask & threats(s, reached(s, t, character_cells(s), distance, SEEING)) if mask != 0 else 0


@njit
def somebody_strikes_back(s, t):
    """Whether a planning card could answer an attack, so that the order of attackers matters."""
    for character in range(s.team):
        if planning_choices(s, t, character, W_AFTER_ATTACK) != 0:
            return True
    return False


# Operands of F_ENEMY_ATTACKS: classes, how many, range, the only attacker or -1; then the mask of those that have
# attacked, and the attacker whose target is chosen, counted from 1.
@njit
def run_enemy_attacks(s, t, log):
    """MA-126 to MA-128: as many as can attack, in the active player's order."""
    done = get_mask(s, 6)
    if get(s, 8) > 0:
        choose_target(s, t, get(s, 8) - 1, log)
        return
    if answered(s):
        threat = forget(s)
        put_mask(s, 6, done | (1 << threat))
        put(s, MANY, get(s, MANY) - 1)
        put(s, 8, threat + 1)
        return
    mask = attackers(s, t, get(s, 2), get(s, 4), get(s, 5), done) if get(s, MANY) > 0 else 0
    if mask == 0:
        pop(s)
    elif count(mask) <= get(s, MANY) and not somebody_strikes_back(s, t):
        offer(s, ASK_THREAT, s.active + 0, 1 << lowest(mask), 0)
    else:
        offer(s, ASK_THREAT, s.active + 0, mask, 0)


@njit
def choose_target(s, t, threat, log):
    """MA-127, MQ-41: the nearest character by range."""
    if answered(s):
        character = forget(s)
        put(s, 8, 0)
        s.changed = 1
        emit(log, EVERYONE, E_ENEMY_ATTACKS, NONE, threat, s.who[character] + 0, 0)
        push(s, F_HURT, character, 1, threat, 1, 0)
        return
    cells = nearest(s, t, s.at[threat] + 0, character_cells(s), SEEING)
    offer(s, ASK_CHARACTER, s.active + 0, characters_on(s, cells), 0)


@njit
def run_push(s, t, log):
    """MA-67, MQ-18: an enemy is moved by a character to any neighbouring cell; after the first cell it may end."""
    threat, character = get(s, 2), get(s, 4)
    if answered(s):
        cell = forget(s)
        if cell == NONE:
            pop(s)
            return
        s.at[threat] = cell
        s.changed = 1
        s.dirty = 1
        put(s, 3, get(s, 3) - 1)
        put(s, 5, get(s, 5) + 1)
        emit(log, EVERYONE, E_ENEMY_PUSHED, seat_of(s, character), threat, cell, 0)
    if get(s, 3) == 0 or not 0 <= threat < THREATS or not is_enemy(s, t, threat):
        pop(s)
        return
    cells = adjacent(s, t, s.at[threat] + 0)
    if cells == 0:
        pop(s)
    elif get(s, 5) > 0:
        ask(s, ASK_CELL, seat_of(s, character), cells, 1)
    else:
        offer(s, ASK_CELL, seat_of(s, character), cells, 0)
