"""Steps about tokens: placed, discarded, replaced, mixed, healed (PLACE_TOKEN to HEAL_THREAT of the vocabulary)."""

from cantina.engine.chance import below, close_stream, open_stream
from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import count, has, lowest
from cantina.games.mandalorian_adventures.damage import take_off
from cantina.games.mandalorian_adventures.effects_characters import offer_cells
from cantina.games.mandalorian_adventures.events import (
    E_THREAT_HEALED,
    E_TOKEN_PLACED,
    E_TOKEN_PLACED_HIDDEN,
    E_TOKENS_MIXED,
)
from cantina.games.mandalorian_adventures.frames import F_REVEAL, get, push
from cantina.games.mandalorian_adventures.piles import MIX_STREAM
from cantina.games.mandalorian_adventures.sizes import ANY_SHAPE, HIDDEN_SHAPES, NONE
from cantina.games.mandalorian_adventures.state import THREATS
from cantina.games.mandalorian_adventures.threats import character_cells, find_token, is_hidden, lay
from cantina.games.mandalorian_adventures.vocabulary import (
    DISCARD_HERE,
    DISCARD_TOKEN,
    MIX_TOKENS,
    PLACE_TOKEN,
    REPLACE_TOKEN,
)

ANY_OF_BOTH = 2  # the word `any` among the shapes


@njit
def begin_tokens(s, t, row, code, log):
    """Carry out a step of this family, or ask where a token is placed."""
    you = get(s, 4)
    a, b, c = t.step[row, 1] + 0, t.step[row, 2] + 0, t.step[row, 3] + 0
    if code == PLACE_TOKEN:
        offer_cells(s, t, you, b, c)
    elif code in (DISCARD_TOKEN, DISCARD_HERE):
        discard_tokens(s, t, a, you, code == DISCARD_HERE, log)
    elif code == REPLACE_TOKEN:
        replace_tokens(s, a, b, c)
    elif code == MIX_TOKENS:
        mix_tokens(s, a, log)
    else:
        heal_threat(s, t, a, b, log)


@njit
def answer_tokens(s, t, row, answer, log):
    """The cell that was chosen for a token."""
    place_token(s, t.step[row, 1] + 0, answer, t.step[row, 4] == 0, log)


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
def mix_tokens(s, word, log):
    """Mix the face-down tokens of each shape that is meant."""
    for shape in range(HIDDEN_SHAPES):
        if means(word, shape):
            mix(s, shape)
    emit(log, EVERYONE, E_TOKENS_MIXED, NONE, 0, 0, 0)


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
        emit(log, EVERYONE, E_THREAT_HEALED, NONE, threat, healed, 0)
