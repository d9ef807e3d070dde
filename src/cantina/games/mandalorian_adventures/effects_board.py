"""Steps about doors, the Child, tracks and the end (OPEN_DOOR, CLOSE_DOOR, CHILD_PLACE to LOSE of the vocabulary)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.board import SEEING, all_doors, distance_to, doors_beside
from cantina.games.mandalorian_adventures.child import carry_child, put_child
from cantina.games.mandalorian_adventures.effects_characters import offer_cells
from cantina.games.mandalorian_adventures.events import (
    E_BLOCKED,
    E_CHILD_WITH_ENEMY,
    E_DISABLED,
    E_DOOR_CLOSED,
    E_DOOR_OPENED,
    E_TRACK,
)
from cantina.games.mandalorian_adventures.frames import F_CARD, F_FLIGHT, F_HURT, find, get, offer, push
from cantina.games.mandalorian_adventures.piles import discard_plan_card
from cantina.games.mandalorian_adventures.rules import lose, win
from cantina.games.mandalorian_adventures.sizes import DOORS, NONE
from cantina.games.mandalorian_adventures.state import (
    ASK_DISCARD_PLAN,
    ASK_DOOR,
    ASK_SEAT,
    BY_STEP,
    THREATS,
    WITH_CHARACTER,
    WITH_ENEMY,
    seat_of,
)
from cantina.games.mandalorian_adventures.threats import character_cells, find_token, is_enemy
from cantina.games.mandalorian_adventures.traitor import look_at_loyalty, suspects
from cantina.games.mandalorian_adventures.vocabulary import (
    BESIDE_DOOR,
    BLOCK,
    CANCEL_CRISIS,
    CHILD_CARRIED_BY,
    CHILD_FLEE,
    CHILD_GIVE_ENEMY,
    CHILD_PICKED_UP,
    CHILD_PLACE,
    CLOSE_DOOR,
    DISABLE_ENEMY,
    DISCARD_PLAN,
    LOSE,
    NEAREST_DOOR,
    OPEN_DOOR,
    PEEK_LOYALTY,
    REDIRECT_DAMAGE,
    RESOLVE_EVENT,
    TRACK_ADD,
    TRACK_CLEAR,
    WIN,
)


@njit
def begin_board(s, t, row, code, log):
    """Carry out a step of this family, or ask what it leaves open."""
    you = get(s, 4)
    a, b = t.step[row, 1] + 0, t.step[row, 2] + 0
    if code in (OPEN_DOOR, CLOSE_DOOR):
        offer_doors(s, t, you, a, code == OPEN_DOOR)
    elif code in (CHILD_PLACE, CHILD_CARRIED_BY, CHILD_FLEE, CHILD_GIVE_ENEMY, CHILD_PICKED_UP):
        begin_child(s, t, code, you, a, b, log)
    else:
        begin_rest(s, t, code, you, a, b, log)


@njit
def offer_doors(s, t, you, which, opening):
    """MA-53, MQ-11: closed doors to open, or open doors without a character beside them to close."""
    cell = s.cell[you] + 0
    doors = all_doors(s, t) & ~s.doors if opening else s.doors & ~guarded_doors(s, t)
    if which == BESIDE_DOOR:
        doors &= doors_beside(s, t, cell, not opening)
    elif which == NEAREST_DOOR:
        doors = nearest_doors(s, t, cell, doors)
    if doors != 0:
        offer(s, ASK_DOOR, seat_of(s, you), doors, 0)


@njit
def guarded_doors(s, t):
    """Doors with a character on a cell beside them."""
    cells, doors = character_cells(s), 0
    for door in range(DOORS):
        a, b = t.door[s.map, door, 0], t.door[s.map, door, 1]
        if a != NONE and (has(cells, a) or has(cells, b)):
            doors |= 1 << door
    return doors


@njit
def nearest_doors(s, t, cell, doors):
    """Those of these doors that have a cell beside them at the least range."""
    best, found = 99, 0
    for door in range(DOORS):
        if has(doors, door):
            beside = (1 << t.door[s.map, door, 0]) | (1 << t.door[s.map, door, 1])
            distance = distance_to(s, t, cell, beside, SEEING)
            if distance != NONE and distance < best:
                best, found = distance, 0
            if distance == best:
                found |= 1 << door
    return found


@njit
def begin_child(s, t, code, you, a, b, log):
    """Steps about the Child."""
    if code == CHILD_PLACE:
        offer_cells(s, t, you, a, b)
    elif code == CHILD_CARRIED_BY:
        carry_child(s, first_choice(s, a), log)
    elif code == CHILD_FLEE:
        if s.child == WITH_CHARACTER:
            push(s, F_FLIGHT, s.child_at + 0, 0, 0, 0, 0)
    elif code == CHILD_GIVE_ENEMY:
        give_to_enemy(s, find_token(s, t, a, True), log)
    else:
        threat = get(s, 5)
        give_to_enemy(s, threat if 0 <= threat < THREATS and is_enemy(s, t, threat) else NONE, log)


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
        emit(log, EVERYONE, E_CHILD_WITH_ENEMY, NONE, threat, 0, 0)


@njit
def begin_rest(s, t, code, you, a, b, log):
    """Steps about tracks, events, damage that is due, and the end."""
    if code in (TRACK_ADD, TRACK_CLEAR):
        set_track(s, b if code == TRACK_ADD else a, s.track[b] + a if code == TRACK_ADD else 0, log)
    elif code == RESOLVE_EVENT:
        push(s, F_CARD, you, get(s, 7), 0, 0, 0)
    elif code == BLOCK:
        block(s, a, log)
    elif code == REDIRECT_DAMAGE:
        s.shelter = you + 1
    elif code == DISABLE_ENEMY:
        disable(s, get(s, 5), log)
    elif code == CANCEL_CRISIS:
        s.crisis_off = 1
    elif code == WIN:
        win(s, log)
    elif code == LOSE:
        lose(s, BY_STEP, NONE, log)
    else:
        begin_choice(s, code, you)


@njit
def set_track(s, track, value, log):
    """A track rises or begins anew."""
    s.track[track] = min(value, 99)
    s.changed = 1
    s.dirty = 1
    emit(log, EVERYONE, E_TRACK, NONE, track, s.track[track], s.mission * 4 + s.team - 2)


@njit
def block(s, amount, log):
    """MA-77, MQ-24: so much of the damage that is due is not suffered."""
    row = find(s, F_HURT)
    if row < 0:
        return
    blocked = min(amount, s.stack[row, 3] + 0)
    s.stack[row, 3] -= blocked
    s.changed = 1
    emit(log, EVERYONE, E_BLOCKED, NONE, s.who[s.stack[row, 2]] + 0, blocked, 0)


@njit
def disable(s, threat, log):
    """MD-42: the target does not attack this turn."""
    if 0 <= threat < THREATS and s.at[threat] != NONE:
        s.quiet |= 1 << threat
        emit(log, EVERYONE, E_DISABLED, NONE, threat, 0, 0)


@njit
def begin_choice(s, code, you):
    """Discard a planning card; look at a loyalty card, once per game (MD-34)."""
    if code == DISCARD_PLAN and s.plans[you] != 0:
        offer(s, ASK_DISCARD_PLAN, seat_of(s, you), s.plans[you] + 0, 0)
    elif code == PEEK_LOYALTY and s.traitor == 1:
        seat = seat_of(s, you)
        if not has(s.looked, seat) and suspects(s, seat) != 0:
            offer(s, ASK_SEAT, seat, suspects(s, seat), 0)


@njit
def answer_board(s, code, answer, log):
    """What was chosen for a step of this family."""
    you = get(s, 4)
    if code == OPEN_DOOR:
        s.doors |= 1 << answer
        s.changed = 1
        emit(log, EVERYONE, E_DOOR_OPENED, NONE, answer, 0, 0)
    elif code == CLOSE_DOOR:
        s.doors &= ~(1 << answer)
        s.changed = 1
        emit(log, EVERYONE, E_DOOR_CLOSED, NONE, answer, 0, 0)
    elif code == CHILD_PLACE:
        put_child(s, answer, log)
    elif code == DISCARD_PLAN:
        s.plans[you] &= ~(1 << answer)
        discard_plan_card(s, answer, log)
    elif code == PEEK_LOYALTY:
        look_at_loyalty(s, seat_of(s, you), answer, log)
