"""What enemies do: they move, attack, and are moved (MA-119 to MA-130, MA-153, MQ-18, MQ-40 to MQ-47)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import count, has, lowest
from cantina.games.mandalorian_adventures.pack.sizes import CELLS, ENEMY_EFFECT, NONE, THREATS
from cantina.games.mandalorian_adventures.pack.vocabulary import DIRECTION, TRIGGER, WHICH_SPACE, WINDOW
from cantina.games.mandalorian_adventures.rules.board import (
    EVERYWHERE,
    SEEING,
    WALKING,
    adjacent,
    nearest,
    reached,
    steps_away,
    steps_towards,
)
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import (
    ENEMY_ATTACKS_FRAME,
    ENEMY_MOVES_FRAME,
    FRAME,
    HEAD,
    PUSH_FRAME,
    WALK_FRAME,
)
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
)
from cantina.games.mandalorian_adventures.rules.mission_rules import trigger_rules
from cantina.games.mandalorian_adventures.rules.planning import planning_choices
from cantina.games.mandalorian_adventures.rules.state import ON_CELL, PHASE, seat_of
from cantina.games.mandalorian_adventures.rules.threats import (
    ALL_CLASSES,
    character_cells,
    characters_on,
    enemies,
    in_play,
    is_enemy,
    threats,
)

TO_CELL = 3  # a direction beside those of the vocabulary: the goal was named
# Phases of a walk.
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
    if direction == DIRECTION.towards:
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
def movable_by(s, t, mask, direction):
    """MA-67, MQ-100: those of these enemies that a character can move at least one cell in a direction, or freely."""
    if direction != DIRECTION.free:
        return mask & movable(s, t, ALL_CLASSES, direction, 0)
    found = mask
    while mask != 0:
        threat = lowest(mask)
        mask &= mask - 1
        if adjacent(s, t, s.at[threat] + 0) == 0:
            found &= ~(1 << threat)
    return found


@njit
def order_matters(s, t, mask):
    """Whether it makes a difference which of these enemies moves first: a Diversion, or a Child to be picked up."""
    if s.child == ON_CELL:
        return True
    while mask != 0:
        if t.token_effects[s.token[lowest(mask)]] & ENEMY_EFFECT.diversion != 0:
            return True
        mask &= mask - 1
    return False


@njit
def run_enemy_moves(s, t):
    """MA-119 to MA-121, MQ-43: so many different enemies of a class, each finished before the next."""
    done = get_mask(s, ENEMY_MOVES_FRAME.moved)
    if answered(s):
        threat = forget(s)
        put_mask(s, ENEMY_MOVES_FRAME.moved, done | (1 << threat))
        put(s, ENEMY_MOVES_FRAME.many, get(s, ENEMY_MOVES_FRAME.many) - 1)
        push(s, FRAME.walk, threat, get(s, ENEMY_MOVES_FRAME.cells), get(s, ENEMY_MOVES_FRAME.direction), NONE, 0)
        return
    many, classes = get(s, ENEMY_MOVES_FRAME.many), get(s, ENEMY_MOVES_FRAME.classes)
    mask = movable(s, t, classes, get(s, ENEMY_MOVES_FRAME.direction), done) if many > 0 else 0
    if mask == 0:
        pop(s)
    elif count(mask) <= many and not order_matters(s, t, mask):
        offer(s, PHASE.threat, s.active + 0, 1 << lowest(mask), 0)
    else:
        offer(s, PHASE.threat, s.active + 0, mask, 0)


@njit
def run_walk(s, t, log):
    """One enemy moves, step by step; the active player decides between equal ways (MQ-42, MQ-44)."""
    if get(s, HEAD.phase) == CHOOSING_GOAL:
        choose_goal(s, t)
        return
    threat = get(s, WALK_FRAME.threat)
    if answered(s):
        s.at[threat] = forget(s)
        s.changed = 1
        s.dirty = 1
        put(s, WALK_FRAME.left, get(s, WALK_FRAME.left) - 1)
        put(s, WALK_FRAME.moved, get(s, WALK_FRAME.moved) + 1)
        emit(log, EVERYONE, EVENT.enemy_moved, NONE, threat, s.at[threat], 0)
    steps = 0
    if get(s, WALK_FRAME.left) > 0:
        cell, goal = s.at[threat] + 0, get(s, WALK_FRAME.goal)
        away = get(s, WALK_FRAME.direction) == DIRECTION.away
        steps = steps_away(s, t, cell, goal) if away else steps_towards(s, t, cell, goal)
    if steps == 0:
        end_walk(s, t)
    else:
        offer(s, PHASE.cell, s.active + 0, steps, 0)


@njit
def choose_goal(s, t):
    """MQ-40, MQ-42, MQ-46: the nearest character on foot, fixed at the start; or a named cell."""
    if get(s, WALK_FRAME.direction) == TO_CELL:
        put(s, HEAD.phase, WALKING_ON)
        return
    if answered(s):
        put(s, WALK_FRAME.goal, s.cell[forget(s)])
        put(s, HEAD.phase, WALKING_ON)
        return
    cells = nearest(s, t, s.at[get(s, WALK_FRAME.threat)] + 0, character_cells(s), WALKING)
    if cells == 0:
        pop(s)
        return
    # Characters on one cell are one goal.
    if cells & (cells - 1) == 0:
        put(s, WALK_FRAME.goal, lowest(cells))
        put(s, HEAD.phase, WALKING_ON)
    else:
        offer(s, PHASE.character, s.active + 0, one_a_cell(s, cells), 0)


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
    threat, moved = get(s, WALK_FRAME.threat), get(s, WALK_FRAME.moved)
    pop(s)
    if moved == 0:
        return
    if s.in_events == 0:
        return
    trigger_rules(s, t, TRIGGER.enemy_moved, s.active if s.active < s.team else 0, threat)
    if t.token_effects[s.token[threat]] & ENEMY_EFFECT.diversion != 0:
        push(s, FRAME.sabotage, WHICH_SPACE.lowest, 0, 0, 0, 0)


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
        if planning_choices(s, t, character, WINDOW.after_attack_on_you) != 0:
            return True
    return False


@njit
def run_enemy_attacks(s, t, log):
    """MA-126 to MA-128: as many as can attack, in the active player's order."""
    done = get_mask(s, ENEMY_ATTACKS_FRAME.attacked)
    if get(s, ENEMY_ATTACKS_FRAME.aiming) > 0:
        choose_target(s, t, get(s, ENEMY_ATTACKS_FRAME.aiming) - 1, log)
        return
    if answered(s):
        threat = forget(s)
        put_mask(s, ENEMY_ATTACKS_FRAME.attacked, done | (1 << threat))
        put(s, ENEMY_ATTACKS_FRAME.many, get(s, ENEMY_ATTACKS_FRAME.many) - 1)
        put(s, ENEMY_ATTACKS_FRAME.aiming, threat + 1)
        return
    many, classes = get(s, ENEMY_ATTACKS_FRAME.many), get(s, ENEMY_ATTACKS_FRAME.classes)
    distance, only = get(s, ENEMY_ATTACKS_FRAME.range), get(s, ENEMY_ATTACKS_FRAME.only)
    mask = attackers(s, t, classes, distance, only, done) if many > 0 else 0
    if mask == 0:
        pop(s)
    elif count(mask) <= many and not somebody_strikes_back(s, t):
        offer(s, PHASE.threat, s.active + 0, 1 << lowest(mask), 0)
    else:
        offer(s, PHASE.threat, s.active + 0, mask, 0)


@njit
def choose_target(s, t, threat, log):
    """MA-127, MQ-41: the nearest character by range."""
    if answered(s):
        character = forget(s)
        put(s, ENEMY_ATTACKS_FRAME.aiming, 0)
        s.changed = 1
        emit(log, EVERYONE, EVENT.enemy_attacks, NONE, threat, s.who[character] + 0, 0)
        push(s, FRAME.hurt, character, 1, threat, character + 1, 0)
        return
    cells = nearest(s, t, s.at[threat] + 0, character_cells(s), SEEING)
    offer(s, PHASE.character, s.active + 0, characters_on(s, cells), 0)


@njit
def run_push(s, t, log):
    """MA-67, MQ-18: an enemy is moved by a character to any neighbouring cell; after the first cell it may end."""
    threat, character = get(s, PUSH_FRAME.threat), get(s, PUSH_FRAME.you)
    if answered(s):
        cell = forget(s)
        if cell == NONE:
            pop(s)
            return
        s.at[threat] = cell
        s.changed = 1
        s.dirty = 1
        put(s, PUSH_FRAME.left, get(s, PUSH_FRAME.left) - 1)
        put(s, PUSH_FRAME.moved, get(s, PUSH_FRAME.moved) + 1)
        emit(log, EVERYONE, EVENT.enemy_pushed, seat_of(s, character), threat, cell, 0)
    if get(s, PUSH_FRAME.left) == 0 or not 0 <= threat < THREATS or not is_enemy(s, t, threat):
        pop(s)
        return
    cells = adjacent(s, t, s.at[threat] + 0)
    if cells == 0:
        pop(s)
    elif get(s, PUSH_FRAME.moved) > 0:
        ask(s, PHASE.cell, seat_of(s, character), cells, 1)
    else:
        offer(s, PHASE.cell, seat_of(s, character), cells, 0)
