"""Steps about doors, tokens, the Child, tracks and the end (OPEN_DOOR to LOSE of the vocabulary)."""

from cantina.engine.chance import below, close_stream, open_stream
from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import count, has, lowest
from cantina.games.mandalorian_adventures.board import SEEING, all_doors, distance_to, doors_beside
from cantina.games.mandalorian_adventures.child import carry_child, put_child
from cantina.games.mandalorian_adventures.damage import take_off
from cantina.games.mandalorian_adventures.effects_characters import offer_cells
from cantina.games.mandalorian_adventures.events import (
    E_BLOCKED,
    E_CHILD_WITH_ENEMY,
    E_DISABLED,
    E_DOOR_CLOSED,
    E_DOOR_OPENED,
    E_THREAT_HEALED,
    E_TOKEN_PLACED,
    E_TOKEN_PLACED_HIDDEN,
    E_TOKENS_MIXED,
    E_TRACK,
)
from cantina.games.mandalorian_adventures.frames import F_CARD, F_FLIGHT, F_HURT, F_REVEAL, find, get, offer, push
from cantina.games.mandalorian_adventures.piles import MIX_STREAM, discard_plan_card
from cantina.games.mandalorian_adventures.rules import lose, win
from cantina.games.mandalorian_adventures.sizes import ANY_SHAPE, DOORS, HIDDEN_SHAPES, NONE
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
from cantina.games.mandalorian_adventures.threats import character_cells, find_token, is_enemy, is_hidden, lay
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
    DISCARD_HERE,
    DISCARD_PLAN,
    DISCARD_TOKEN,
    HEAL_THREAT,
    LOSE,
    MIX_TOKENS,
    NEAREST_DOOR,
    OPEN_DOOR,
    PEEK_LOYALTY,
    PLACE_TOKEN,
    REDIRECT_DAMAGE,
    REPLACE_TOKEN,
    RESOLVE_EVENT,
    TRACK_ADD,
    TRACK_CLEAR,
    WIN,
)

ANY_OF_BOTH = 2  # the word `any` among the shapes


@njit
def begin_board(s, t, row, code, log):
    """Carry out a step of this family, or ask what it leaves open."""
    you = get(s, 4)
    a, b, c = t.step[row, 1] + 0, t.step[row, 2] + 0, t.step[row, 3] + 0
    if code in (OPEN_DOOR, CLOSE_DOOR):
        offer_doors(s, t, you, a, code == OPEN_DOOR)
    elif code == PLACE_TOKEN:
        offer_cells(s, t, you, b, c)
    elif code in (DISCARD_TOKEN, DISCARD_HERE, REPLACE_TOKEN, MIX_TOKENS, HEAL_THREAT):
        begin_tokens(s, t, code, you, a, b, c, log)
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
def begin_tokens(s, t, code, you, a, b, c, log):
    """Steps about named tokens."""
    if code in (DISCARD_TOKEN, DISCARD_HERE):
        discard_tokens(s, t, a, you, code == DISCARD_HERE, log)
    elif code == REPLACE_TOKEN:
        replace_tokens(s, a, b, c)
    elif code == MIX_TOKENS:
        for shape in range(HIDDEN_SHAPES):
            if means(a, shape):
                mix(s, shape)
        emit(log, EVERYONE, E_TOKENS_MIXED, NONE, 0, 0, 0)
    else:
        threat = find_token(s, t, b, True)
        if threat != NONE and s.wounds[threat] > 0:
            healed = min(a, s.wounds[threat] + 0)
            s.wounds[threat] -= healed
            s.changed = 1
            emit(log, EVERYONE, E_THREAT_HEALED, NONE, threat, healed, 0)


@njit
def means(word, shape):
    """Whether a word means a shape."""
    if word == ANY_OF_BOTH:
        return True
    return word == shape


@njit
def discard_tokens(s, t, token, you, here, log):
    """Take such tokens off the map: all of them, or one on the own cell."""
    for threat in range(THREATS):
        lies = s.at[threat] != NONE and s.up[threat] == 1 and s.token[threat] == token
        if lies and (not here or s.at[threat] == s.cell[you]):
            take_off(s, t, threat, you, log)
            if here:
                return


@njit
def hidden_of(s, word):
    """The mask of face-down tokens of a shape."""
    mask = 0
    for threat in range(THREATS):
        if is_hidden(s, threat) and means(word, s.shape[threat]):
            mask |= 1 << threat
    return mask


@njit
def replace_tokens(s, token, word, many):
    """MD-31, MD-32, MD-34: random face-down tokens go unseen to the box, the named one takes their place."""
    mask = hidden_of(s, word)
    open_stream(s, MIX_STREAM)
    for _ in range(min(many, count(mask))):
        left = mask
        for _ in range(below(s, count(mask))):
            left &= left - 1
        threat = lowest(left)
        mask &= ~(1 << threat)
        s.token[threat] = token
        s.changed = 1
        s.pool[ANY_SHAPE if word == ANY_OF_BOTH else s.shape[threat], token] += 1
    close_stream(s)


@njit
def mix(s, shape):
    """Mix the face-down tokens of one shape over their cells; who looked at them knows nothing any more."""
    mask = hidden_of(s, shape)
    open_stream(s, MIX_STREAM)
    while mask != 0:
        threat = lowest(mask)
        other_place = mask
        for _ in range(below(s, count(mask))):
            other_place &= other_place - 1
        other = lowest(other_place)
        kept = s.token[threat] + 0
        s.token[threat] = s.token[other]
        s.token[other] = kept
        s.seen[threat] = 0
        s.changed = 1
        mask &= mask - 1
    close_stream(s)


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
def answer_board(s, t, row, code, answer, log):
    """What was chosen for a step of this family."""
    you, a = get(s, 4), t.step[row, 1] + 0
    if code == OPEN_DOOR:
        s.doors |= 1 << answer
        s.changed = 1
        emit(log, EVERYONE, E_DOOR_OPENED, NONE, answer, 0, 0)
    elif code == CLOSE_DOOR:
        s.doors &= ~(1 << answer)
        s.changed = 1
        emit(log, EVERYONE, E_DOOR_CLOSED, NONE, answer, 0, 0)
    elif code == PLACE_TOKEN:
        place_token(s, a, answer, t.step[row, 4] == 0, log)
    elif code == CHILD_PLACE:
        put_child(s, answer, log)
    elif code == DISCARD_PLAN:
        s.plans[you] &= ~(1 << answer)
        discard_plan_card(s, answer, log)
    elif code == PEEK_LOYALTY:
        look_at_loyalty(s, seat_of(s, you), answer, log)


@njit
def place_token(s, token, cell, up, log):
    """Put a special token on the map; a face-down one among those of any shape."""
    if up:
        lay(s, token, cell, 1, 0, 0)
        emit(log, EVERYONE, E_TOKEN_PLACED, NONE, token, cell, 0)
        return
    threat = lay(s, token, cell, 0, 0, 0)
    if threat == NONE:
        return
    s.pool[ANY_SHAPE, token] += 1
    emit(log, EVERYONE, E_TOKEN_PLACED_HIDDEN, NONE, 0, cell, 0)
    if has(character_cells(s), cell):  # MQ-12
        push(s, F_REVEAL, threat, get(s, 4), 0, 0, 0)
