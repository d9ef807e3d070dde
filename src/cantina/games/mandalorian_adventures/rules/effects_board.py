"""Steps about doors and the Child (MA-53, MA-154 to MA-164)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import DOORS, NONE, THREATS
from cantina.games.mandalorian_adventures.pack.tables import DOOR_ROW, STEP_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary import STEP, WHICH_DOOR
from cantina.games.mandalorian_adventures.rules.board import SEEING, all_doors, distance_to, doors_beside
from cantina.games.mandalorian_adventures.rules.child import carry_child, put_child
from cantina.games.mandalorian_adventures.rules.effects_characters import offer_cells
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import FRAME, STEPS_FRAME
from cantina.games.mandalorian_adventures.rules.frames import get, offer, push
from cantina.games.mandalorian_adventures.rules.state import PHASE, WITH_CHARACTER, WITH_ENEMY, seat_of
from cantina.games.mandalorian_adventures.rules.threats import character_cells, find_token, is_enemy


@njit
def begin_board(s, t, row, code, log):
    """Carry out a step of this family, or ask what it leaves open."""
    you = get(s, STEPS_FRAME.you)
    a, b = t.step[row, STEP_ROW.a] + 0, t.step[row, STEP_ROW.b] + 0
    if code in (STEP.open_door, STEP.close_door):
        offer_doors(s, t, you, a, code == STEP.open_door)
    elif code == STEP.child_place:
        offer_cells(s, t, you, a, b)
    elif code == STEP.child_carried_by:
        carry_child(s, first_choice(s, a), log)
    elif code == STEP.child_flee:
        if s.child == WITH_CHARACTER:
            push(s, FRAME.flight, s.child_at + 0, 0, 0, 0, 0)
    elif code == STEP.child_give_enemy:
        give_to_enemy(s, find_token(s, t, a, True), log)
    elif code == STEP.child_picked_up:
        threat = get(s, STEPS_FRAME.threat)
        give_to_enemy(s, threat if 0 <= threat < THREATS and is_enemy(s, t, threat) else NONE, log)


@njit
def answer_board(s, code, answer, log):
    """What was chosen for a step of this family."""
    if code == STEP.open_door:
        s.doors |= 1 << answer
        s.changed = 1
        emit(log, EVERYONE, EVENT.door_opened, NONE, answer, 0, 0)
    elif code == STEP.close_door:
        s.doors &= ~(1 << answer)
        s.changed = 1
        emit(log, EVERYONE, EVENT.door_closed, NONE, answer, 0, 0)
    elif code == STEP.child_place:
        put_child(s, answer, log)


@njit
def offer_doors(s, t, you, which, opening):
    """MA-53, MQ-11: closed doors to open, or open doors without a character beside them to close."""
    cell = s.cell[you] + 0
    doors = all_doors(s, t) & ~s.doors if opening else s.doors & ~guarded_doors(s, t)
    if which == WHICH_DOOR.beside:
        doors &= doors_beside(s, t, cell, not opening)
    elif which == WHICH_DOOR.nearest:
        doors = nearest_doors(s, t, cell, doors)
    if doors != 0:
        offer(s, PHASE.door, seat_of(s, you), doors, 0)


@njit
def guarded_doors(s, t):
    """Doors with a character on a cell beside them."""
    cells, doors = character_cells(s), 0
    for door in range(DOORS):
        a, b = t.door[s.map, door, DOOR_ROW.a], t.door[s.map, door, DOOR_ROW.b]
        if a != NONE and (has(cells, a) or has(cells, b)):
            doors |= 1 << door
    return doors


@njit
def nearest_doors(s, t, cell, doors):
    """Those of these doors that have a cell beside them at the least range."""
    best, found = 99, 0
    for door in range(DOORS):
        if has(doors, door):
            beside = (1 << t.door[s.map, door, DOOR_ROW.a]) | (1 << t.door[s.map, door, DOOR_ROW.b])
            distance = distance_to(s, t, cell, beside, SEEING)
            if distance != NONE and distance < best:
                best, found = distance, 0
            if distance == best:
                found |= 1 << door
    return found


@njit
def first_choice(s, name):
    """MD-28: the named character, without it the first player's."""
    for character in range(s.team):
        if s.who[character] == name:
            return character
    return s.first + 0 if s.first < s.team else 0


@njit
def give_to_enemy(s, threat, log):
    """MA-156, MQ-61."""
    if threat != NONE:
        s.child = WITH_ENEMY
        s.child_at = threat
        s.changed = 1
        s.dirty = 1
        emit(log, EVERYONE, EVENT.child_with_enemy, NONE, threat, 0, 0)
