"""Steps about tokens: placed, discarded, replaced, mixed, healed (MD-31, MD-32, MD-34)."""

from cantina.engine.chance import below, close_stream, open_stream
from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import count, has, lowest
from cantina.games.mandalorian_adventures.pack.sizes import ANY_SHAPE, HIDDEN_SHAPES, NONE, THREATS
from cantina.games.mandalorian_adventures.pack.tables import STEP_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary import SIDE, STEP, WHICH_SHAPE
from cantina.games.mandalorian_adventures.rules.damage import take_off
from cantina.games.mandalorian_adventures.rules.effects_characters import offer_cells
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import FRAME, STEPS_FRAME
from cantina.games.mandalorian_adventures.rules.frames import get, push
from cantina.games.mandalorian_adventures.rules.piles import MIX_STREAM
from cantina.games.mandalorian_adventures.rules.threats import character_cells, find_token, is_hidden, lay


@njit
def begin_tokens(s, t, row, code, log):
    """Carry out a step of this family, or ask where a token is placed."""
    you = get(s, STEPS_FRAME.you)
    a, b, c = t.step[row, STEP_ROW.a] + 0, t.step[row, STEP_ROW.b] + 0, t.step[row, STEP_ROW.c] + 0
    if code == STEP.place_token:
        offer_cells(s, t, you, b, c)
    elif code in (STEP.discard_token, STEP.discard_here):
        discard_tokens(s, t, a, you, code == STEP.discard_here, log)
    elif code == STEP.replace_token:
        replace_tokens(s, a, b, c)
    elif code == STEP.mix_tokens:
        mix_tokens(s, a, log)
    elif code == STEP.heal_threat:
        heal_threat(s, t, a, b, log)


@njit
def answer_tokens(s, t, row, answer, log):
    """The cell that was chosen for a token."""
    place_token(s, t.step[row, STEP_ROW.a] + 0, answer, t.step[row, STEP_ROW.d] == SIDE.up, log)


@njit
def place_token(s, token, cell, up, log):
    """Put a special token on the map; a face-down one among those of any shape."""
    if up:
        lay(s, token, cell, 1, 0, 0)
        emit(log, EVERYONE, EVENT.token_placed, NONE, token, cell, 0)
        return
    threat = lay(s, token, cell, 0, 0, 0)
    if threat == NONE:
        return
    s.pool[ANY_SHAPE, token] += 1
    emit(log, EVERYONE, EVENT.token_placed_hidden, NONE, 0, cell, 0)
    if has(character_cells(s), cell):  # MQ-12
        push(s, FRAME.reveal, threat, get(s, STEPS_FRAME.you), 0, 0, 0)


@njit
def means(word, shape):
    """Whether a word means a shape."""
    if word == WHICH_SHAPE.any:
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
        s.pool[ANY_SHAPE if word == WHICH_SHAPE.any else s.shape[threat], token] += 1
    close_stream(s)


@njit
def mix_tokens(s, word, log):
    """Mix the face-down tokens of each shape that is meant."""
    for shape in range(HIDDEN_SHAPES):
        if means(word, shape):
            mix(s, shape)
    emit(log, EVERYONE, EVENT.tokens_mixed, NONE, 0, 0, 0)


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
def heal_threat(s, t, amount, token, log):
    """Take damage off a named enemy."""
    threat = find_token(s, t, token, True)
    if threat != NONE and s.wounds[threat] > 0:
        healed = min(amount, s.wounds[threat] + 0)
        s.wounds[threat] -= healed
        s.changed = 1
        emit(log, EVERYONE, EVENT.threat_healed, NONE, threat, healed, 0)
