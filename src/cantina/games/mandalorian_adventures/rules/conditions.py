"""Whether a condition of the vocabulary holds (rules, section 6.2)."""

from cantina.engine.compiled import njit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import MODE, NONE, THREATS
from cantina.games.mandalorian_adventures.pack.tables import CONDITION_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary_conditions import CONDITION
from cantina.games.mandalorian_adventures.rules.board import doors_beside, named_cells
from cantina.games.mandalorian_adventures.rules.frame_shapes import ACTION_FRAME, FRAME
from cantina.games.mandalorian_adventures.rules.frames import find
from cantina.games.mandalorian_adventures.rules.state import ON_CELL, WITH_CHARACTER, WITH_ENEMY
from cantina.games.mandalorian_adventures.rules.threats import ALL_CLASSES, enemies, find_token, in_play, is_enemy

ABOUT_TOKENS = (
    CONDITION.token_up,
    CONDITION.token_enemy,
    CONDITION.defeated,
    CONDITION.none_left,
    CONDITION.carried,
    CONDITION.you_carry,
    CONDITION.carrier_at,
    CONDITION.holds,
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
    about_token = t.condition[row, CONDITION_ROW.code] in ABOUT_TOKENS
    found = about_tokens(s, t, row, you, threat) if about_token else about_places(s, t, row, you, threat)
    return found != (t.condition[row, CONDITION_ROW.negated] == 1)


@njit
def about_tokens(s, t, row, you, threat):
    """Conditions that name a token."""
    code, token = t.condition[row, CONDITION_ROW.code], t.condition[row, CONDITION_ROW.a] + 0
    if code == CONDITION.token_up:
        return find_token(s, t, token, False) != NONE
    if code == CONDITION.token_enemy:
        return find_token(s, t, token, True) != NONE
    if code == CONDITION.defeated:
        return has(s.defeated, token)
    if code == CONDITION.none_left:
        return none_left(s, token)
    if code == CONDITION.you_carry:
        return has(s.bag[you], token)
    if code == CONDITION.holds:
        return somebody_holds(s, t, token)
    for character in range(s.team):
        carries = in_play(s, character) and has(s.bag[character], token)
        if carries and (code == CONDITION.carried or is_at(s, t, row, CONDITION_ROW.b, s.cell[character] + 0, you)):
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
            if enemies(s, t, cell, ALL_CLASSES, 0) == 0 and anybody_on(s, cell):
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
    code = t.condition[row, CONDITION_ROW.code]
    if code == CONDITION.child_carried:
        return s.child == WITH_CHARACTER
    if code == CONDITION.child_on_enemy:
        return s.child == WITH_ENEMY
    if code == CONDITION.child_carrier_at:
        return s.child == WITH_CHARACTER and is_at(s, t, row, CONDITION_ROW.a, s.cell[s.child_at] + 0, you)
    if code == CONDITION.child_enemy_at:
        return s.child == WITH_ENEMY and is_at(s, t, row, CONDITION_ROW.a, s.at[s.child_at] + 0, you)
    if code == CONDITION.all_at:
        return everybody_at(s, t, row, you)
    if code == CONDITION.you_at:
        return you_at(s, t, row, you)
    if code == CONDITION.enemy_at:
        found = find_token(s, t, t.condition[row, CONDITION_ROW.a] + 0, True)
        return found != NONE and is_at(s, t, row, CONDITION_ROW.b, s.at[found] + 0, you)
    return about_the_rest(s, t, row, you, threat)


@njit
def everybody_at(s, t, row, you):
    """All characters in play."""
    for character in range(s.team):
        if in_play(s, character) and not is_at(s, t, row, CONDITION_ROW.a, s.cell[character] + 0, you):
            return False
    return True


@njit
def you_at(s, t, row, you):
    """MQ-97: outside an action either character counts in shared mode."""
    if s.mode == MODE.shared and find(s, FRAME.action) < 0:
        first = is_at(s, t, row, CONDITION_ROW.a, s.cell[0] + 0, 0)
        return first or is_at(s, t, row, CONDITION_ROW.a, s.cell[1] + 0, 1)
    return is_at(s, t, row, CONDITION_ROW.a, s.cell[you] + 0, you)


@njit
def about_the_rest(s, t, row, you, threat):
    """Conditions about supplies, the action, and the token concerned."""
    code, operand = t.condition[row, CONDITION_ROW.code], t.condition[row, CONDITION_ROW.a] + 0
    if code == CONDITION.damaged:
        return s.damage[you] > 0
    if code == CONDITION.track_full:
        return s.track[operand] >= track_limit(s, t, operand)
    if code == CONDITION.supply_empty:
        return s.supply_size == 0 and s.spent == 0
    if code == CONDITION.owns:
        return has(s.plans[you], operand)
    if code == CONDITION.beside_closed_door:
        return doors_beside(s, t, s.cell[you] + 0, False) != 0
    if code == CONDITION.traitor_game:
        return s.traitor == 1
    if code == CONDITION.team:
        return s.team >= operand
    if code == CONDITION.on_free_child:
        return threat != NONE and s.child == ON_CELL and s.child_at == s.at[threat]
    if code == CONDITION.concerns_enemy:
        return 0 <= threat < THREATS and is_enemy(s, t, threat)
    if code == CONDITION.is_token:
        return concerned(s, threat) == operand
    if code == CONDITION.is_at:
        return (
            0 <= threat < THREATS and s.at[threat] != NONE and is_at(s, t, row, CONDITION_ROW.a, s.at[threat] + 0, you)
        )
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
    row = find(s, FRAME.action)
    if row < 0:
        return False
    if code == CONDITION.strength:
        return s.stack[row, ACTION_FRAME.strength] >= operand
    return code == CONDITION.played and s.stack[row, ACTION_FRAME.space] == operand
