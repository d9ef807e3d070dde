"""Threat tokens on the map: what stands where, and taking it away (MA-78 to MA-84)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has, lowest
from cantina.games.mandalorian_adventures.pack.sizes import ENEMY_EFFECT, NONE, STACK, THREATS
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frames import forget_threat
from cantina.games.mandalorian_adventures.rules.state import HIDDEN_TRAITOR, ON_CELL, WITH_ENEMY

ALL_CLASSES = -1  # as a mask


@njit
def is_enemy(s, t, threat):
    """MA-79, MA-80: a face-up enemy on the map; a captured one is a bonus (MD-32)."""
    if s.at[threat] == NONE or s.up[threat] == 0 or s.captured[threat] == 1:
        return False
    return t.token_enemy[s.token[threat]] == 1


@njit
def is_hidden(s, threat):
    """A face-down threat on the map."""
    return s.at[threat] != NONE and s.up[threat] == 0


@njit
def threats(s, cells):
    """The mask of all threats on these cells (MA-80)."""
    found = 0
    for threat in range(THREATS):
        if s.at[threat] != NONE and has(cells, s.at[threat]):
            found |= 1 << threat
    return found


@njit
def enemies(s, t, cells, classes, effects):
    """The mask of enemies on these cells, of one of these classes (mask), with all of these effects."""
    found = 0
    left = threats(s, cells)
    while left != 0:
        threat = lowest(left)
        left &= left - 1
        if is_enemy(s, t, threat):
            token = s.token[threat]
            if t.token_class[token] & classes != 0 and t.token_effects[token] & effects == effects:
                found |= 1 << threat
    return found


@njit
def hidden(s, cells):
    """The mask of face-down threats on these cells."""
    found = 0
    for threat in range(THREATS):
        if is_hidden(s, threat) and has(cells, s.at[threat]):
            found |= 1 << threat
    return found


@njit
def cells_of(s, mask):
    """The cells on which these threats are."""
    cells = 0
    while mask != 0:
        cells |= 1 << s.at[lowest(mask)]
        mask &= mask - 1
    return cells


@njit
def find_token(s, t, token, enemy):
    """A face-up token of a kind on the map, as an enemy where asked; -1 if there is none."""
    for threat in range(THREATS):
        lies = s.at[threat] != NONE and s.up[threat] == 1 and s.token[threat] == token
        if lies and (not enemy or is_enemy(s, t, threat)):
            return threat
    return NONE


@njit
def guards(s, t, cells):
    """MA-145: the Guards on these cells."""
    return enemies(s, t, cells, ALL_CLASSES, ENEMY_EFFECT.guard)


@njit
def grapplers(s, t, cells):
    """MA-149."""
    return enemies(s, t, cells, ALL_CLASSES, ENEMY_EFFECT.grapple)


@njit
def lay(s, token, cell, up, shape, orange):
    """Put a token on the map; its number, -1 if the map is full."""
    for threat in range(THREATS):
        if s.at[threat] == NONE:
            s.token[threat] = token
            s.at[threat] = cell
            s.up[threat] = up
            s.shape[threat] = shape
            s.orange[threat] = orange
            s.changed = 1
            s.dirty = 1
            return threat
    return NONE


@njit
def clear(s, threat):
    """Nothing stays of a token that leaves the map."""
    s.token[threat] = NONE
    s.at[threat] = NONE
    s.up[threat] = 0
    s.shape[threat] = 0
    s.wounds[threat] = 0
    s.captured[threat] = 0
    s.orange[threat] = 0
    s.seen[threat] = 0
    s.quiet &= ~(1 << threat)
    forget_threat(s, threat)


@njit
def keep_fallen(s, threat):
    """MA-117, MQ-50: a defeated reinforcement is kept for the next stack; an orange bonus that was used is not."""
    if s.orange[threat] == 1 and s.fallen_size < STACK:
        s.fallen[0, s.fallen_size] = s.token[threat]
        s.fallen_size += 1


@njit
def remove(s, threat, log):
    """A token leaves the map; the Child it carried stays on the cell (MA-159)."""
    if s.child == WITH_ENEMY and s.child_at == threat:
        s.child = ON_CELL
        s.child_at = s.at[threat]
        emit(log, EVERYONE, EVENT.child_on_cell, NONE, s.child_at, 0, 0)
    clear(s, threat)
    s.changed = 1
    s.dirty = 1


@njit
def in_play(s, character):
    """MD-56: whether enemies and texts count a character; a traitor who has turned is ignored."""
    return character < s.team and s.standing[character] == HIDDEN_TRAITOR


@njit
def character_cells(s):
    """The cells of all characters in play."""
    cells = 0
    for character in range(s.team):
        if in_play(s, character):
            cells |= 1 << s.cell[character]
    return cells


@njit
def characters_on(s, cells):
    """The mask of characters in play on these cells."""
    found = 0
    for character in range(s.team):
        if in_play(s, character) and has(cells, s.cell[character]):
            found |= 1 << character
    return found
