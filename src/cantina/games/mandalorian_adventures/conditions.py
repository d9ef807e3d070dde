"""Whether a condition of the vocabulary holds (rules, section 6.2)."""

from cantina.engine.compiled import njit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.board import doors_beside, named_cells
from cantina.games.mandalorian_adventures.frames import F_ACTION, find
from cantina.games.mandalorian_adventures.sizes import NONE, SHARED
from cantina.games.mandalorian_adventures.state import ON_CELL, THREATS, WITH_CHARACTER, WITH_ENEMY
from cantina.games.mandalorian_adventures.threats import enemies, find_token, in_play, is_enemy
from cantina.games.mandalorian_adventures.vocabulary_conditions import (
    ALL_AT,
    BESIDE_CLOSED_DOOR,
    CARRIED,
    CARRIER_AT,
    CHILD_CARRIED,
    CHILD_CARRIER_AT,
    CHILD_ENEMY_AT,
    CHILD_ON_ENEMY,
    CONCERNS_ENEMY,
    DAMAGED,
    DEFEATED,
    ENEMY_AT,
    HOLDS,
    IS_AT,
    IS_TOKEN,
    NONE_LEFT,
    ON_FREE_CHILD,
    OWNS,
    PLAYED,
    STRENGTH_AT_LEAST,
    SUPPLY_EMPTY,
    TEAM_OF,
    TOKEN_ENEMY,
    TOKEN_UP,
    TRACK_FULL,
    TRAITOR_GAME,
    YOU_AT,
    YOU_CARRY,
)


@njit
def all_hold(s, t, first, end, you, threat):
    """Whether all conditions of a range hold, for a character and the token concerned."""
    for row in range(first, end):
        if not holds(s, t, row, you, threat):
            return False
    return True


@njit
def holds(s, t, row, you, threat):
    """Whether one condition holds, or does not where it is negated."""
    found = (
        about_tokens(s, t, row, you, threat)
        if t.condition[row, 0] in (TOKEN_UP, TOKEN_ENEMY, DEFEATED, NONE_LEFT, CARRIED, YOU_CARRY, CARRIER_AT, HOLDS)
        else about_places(s, t, row, you, threat)
    )
    return found != (t.condition[row, 4] == 1)


@njit
def about_tokens(s, t, row, you, threat):
    """Conditions that name a token."""
    code, token = t.condition[row, 0], t.condition[row, 1] + 0
    if code == TOKEN_UP:
        return find_token(s, t, token, False) != NONE
    if code == TOKEN_ENEMY:
        return find_token(s, t, token, True) != NONE
    if code == DEFEATED:
        return has(s.defeated, token)
    if code == NONE_LEFT:
        return none_left(s, token)
    if code == YOU_CARRY:
        return has(s.bag[you], token)
    if code == HOLDS:
        return somebody_holds(s, t, token)
    for character in range(s.team):
        carries = in_play(s, character) and has(s.bag[character], token)
        if carries and (code == CARRIED or is_at(s, t, row, 2, s.cell[character] + 0, you)):
            return True
    return False


@njit
def none_left(s, token):
    """No such token on the map."""
    for threat in range(THREATS):
        if s.at[threat] != NONE and s.token[threat] == token:
            return False
    return True


@njit
def somebody_holds(s, t, token):
    """MD-27: a character on the cell of a face-up token, without an enemy there."""
    for threat in range(THREATS):
        if s.at[threat] != NONE and s.up[threat] == 1 and s.token[threat] == token:
            cell = 1 << s.at[threat]
            if enemies(s, t, cell, -1, 0) == 0 and anybody_on(s, cell):
                return True
    return False


@njit
def anybody_on(s, cells):
    """Whether a character in play is on one of these cells."""
    for character in range(s.team):
        if in_play(s, character) and has(cells, s.cell[character]):
            return True
    return False


@njit
def is_at(s, t, row, number, cell, you):
    """Whether a cell is among those named by two numbers of a condition."""
    cells = named_cells(s, t, t.condition[row, number] + 0, t.condition[row, number + 1] + 0, s.cell[you] + 0, NONE)
    return has(cells, cell)


@njit
def about_places(s, t, row, you, threat):
    """Conditions about the Child and about who is where."""
    code = t.condition[row, 0]
    if code == CHILD_CARRIED:
        return s.child == WITH_CHARACTER
    if code == CHILD_ON_ENEMY:
        return s.child == WITH_ENEMY
    if code == CHILD_CARRIER_AT:
        return s.child == WITH_CHARACTER and is_at(s, t, row, 1, s.cell[s.child_at] + 0, you)
    if code == CHILD_ENEMY_AT:
        return s.child == WITH_ENEMY and is_at(s, t, row, 1, s.at[s.child_at] + 0, you)
    if code == ALL_AT:
        return everybody_at(s, t, row, you)
    if code == YOU_AT:
        return you_at(s, t, row, you)
    if code == ENEMY_AT:
        found = find_token(s, t, t.condition[row, 1] + 0, True)
        return found != NONE and is_at(s, t, row, 2, s.at[found] + 0, you)
    return about_the_rest(s, t, row, you, threat)


@njit
def everybody_at(s, t, row, you):
    """All characters in play."""
    for character in range(s.team):
        if in_play(s, character) and not is_at(s, t, row, 1, s.cell[character] + 0, you):
            return False
    return True


@njit
def you_at(s, t, row, you):
    """MQ-97: outside an action either character counts in shared mode."""
    if s.mode == SHARED and find(s, F_ACTION) < 0:
        return is_at(s, t, row, 1, s.cell[0] + 0, 0) or is_at(s, t, row, 1, s.cell[1] + 0, 1)
    return is_at(s, t, row, 1, s.cell[you] + 0, you)


@njit
def about_the_rest(s, t, row, you, threat):
    """Conditions about supplies, the action, and the token concerned."""
    code, operand = t.condition[row, 0], t.condition[row, 1] + 0
    if code == DAMAGED:
        return s.damage[you] > 0
    if code == TRACK_FULL:
        return s.track[operand] >= track_limit(s, t, operand)
    if code == SUPPLY_EMPTY:
        return s.supply_size == 0 and s.spent == 0
    if code == OWNS:
        return has(s.plans[you], operand)
    if code == BESIDE_CLOSED_DOOR:
        return doors_beside(s, t, s.cell[you] + 0, False) != 0
    if code == TRAITOR_GAME:
        return s.traitor == 1
    if code == TEAM_OF:
        return s.team >= operand
    if code == ON_FREE_CHILD:
        return threat != NONE and s.child == ON_CELL and s.child_at == s.at[threat]
    if code == CONCERNS_ENEMY:
        return 0 <= threat < THREATS and is_enemy(s, t, threat)
    if code == IS_TOKEN:
        return concerned(s, threat) == operand
    if code == IS_AT:
        return 0 <= threat < THREATS and s.at[threat] != NONE and is_at(s, t, row, 1, s.at[threat] + 0, you)
    return about_the_action(s, code, operand)


@njit
def track_limit(s, t, track):
    """How long a track is for this team, 0 if there is none."""
    return t.track_size[s.mission, track, s.team - 2] + 0


@njit
def concerned(s, threat):
    """The face of the token concerned; one that has left the map is given as THREATS plus its face."""
    if threat == NONE:
        return NONE
    return s.token[threat] + 0 if threat < THREATS else threat - THREATS


@njit
def about_the_action(s, code, operand):
    """Conditions about the action being performed."""
    row = find(s, F_ACTION)
    if row < 0:
        return False
    if code == STRENGTH_AT_LEAST:
        return s.stack[row, 5] >= operand
    return code == PLAYED and s.stack[row, 2] == operand
