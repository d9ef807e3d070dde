"""What is still to be done for the objective, and where: goals of a character, from what its player knows."""

from cantina.engine.compiled import njit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import ANY_SHAPE, DOORS, NONE, THREATS
from cantina.games.mandalorian_adventures.pack.tables import CONDITION_ROW, DOOR_ROW, RANGE, USE_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary_conditions import CONDITION
from cantina.games.mandalorian_adventures.rules.board import WALKING, all_doors, named_cells, spread, within
from cantina.games.mandalorian_adventures.rules.bonuses import IN_BAG
from cantina.games.mandalorian_adventures.rules.state import ON_CELL, WITH_CHARACTER, WITH_ENEMY, seat_of
from cantina.games.mandalorian_adventures.rules.threats import in_play, is_enemy

UNREACHABLE, DOOR_COST = 30, 3


@njit
def is_known(s, threat, seat):
    """Whether a player knows the face of a token; in an imagined game too, only what was seen counts."""
    return s.up[threat] == 1 or has(s.seen[threat], seat)


@njit
def may_be(s, threat, token, seat):
    """Whether a face-down token may have a face, for all a player knows."""
    if is_known(s, threat, seat):
        return s.token[threat] == token
    return s.pool[s.shape[threat], token] + s.pool[ANY_SHAPE, token] > 0


@njit
def token_cells(s, t, token, seat):
    """Where such a token is, or may be: beside it while it is an enemy."""
    known, possible = 0, 0
    for threat in range(THREATS):
        if s.at[threat] == NONE or not may_be(s, threat, token, seat):
            continue
        if not is_known(s, threat, seat):
            possible |= 1 << s.at[threat]
        elif is_enemy(s, t, threat):
            known |= within(s, t, s.at[threat] + 0, 1)
        else:
            known |= 1 << s.at[threat]
    return known if known != 0 else possible


@njit
def carrier_of(s, token):
    """The character that carries such a token, -1 for none."""
    for character in range(s.team):
        if in_play(s, character) and has(s.bag[character], token):
            return character
    return NONE


@njit
def goals(s, t, you):
    """The cells to which the objective calls a character; all characters come together when nothing else is left."""
    found, meeting = 0, 0
    for row in range(t.objective[s.mission, RANGE.first], t.objective[s.mission, RANGE.end]):
        if t.condition[row, CONDITION_ROW.code] == CONDITION.all_at:
            meeting |= named(s, t, row, CONDITION_ROW.a, you)
        else:
            found |= goal_of(s, t, row, you)
    return found if found != 0 else meeting


@njit
def leader(s, t):
    """The character who carries what the objective wants carried somewhere, -1 for none."""
    for row in range(t.objective[s.mission, RANGE.first], t.objective[s.mission, RANGE.end]):
        code = t.condition[row, CONDITION_ROW.code]
        if code == CONDITION.child_carrier_at and s.child == WITH_CHARACTER:
            return s.child_at + 0
        if code == CONDITION.carrier_at and carrier_of(s, t.condition[row, CONDITION_ROW.a] + 0) != NONE:
            return carrier_of(s, t.condition[row, CONDITION_ROW.a] + 0)
    return NONE


@njit
def is_transport(s, t):
    """Whether the objective is nothing but a way: to bring the Child somewhere, or to deliver tokens."""
    first, end = t.objective[s.mission, RANGE.first], t.objective[s.mission, RANGE.end]
    if end - first == 1 and t.condition[first, CONDITION_ROW.code] == CONDITION.child_carrier_at:
        return True
    return delivery(s, t) >= 0


@njit
def is_meeting(s, t):
    """Whether nothing is left but to come together."""
    meets = False
    for row in range(t.objective[s.mission, RANGE.first], t.objective[s.mission, RANGE.end]):
        if t.condition[row, CONDITION_ROW.code] == CONDITION.all_at:
            meets = True
        elif goal_of(s, t, row, 0) != 0:
            return False
    return meets


@njit
def named(s, t, row, number, you):
    """The cells that a condition names."""
    return named_cells(s, t, t.condition[row, number] + 0, t.condition[row, number + 1] + 0, s.cell[you] + 0, NONE)


@njit
def goal_of(s, t, row, you):
    """The goals of one condition of the objective, none when nothing is to be done for it by walking."""
    code, token, seat = t.condition[row, CONDITION_ROW.code], t.condition[row, CONDITION_ROW.a] + 0, seat_of(s, you)
    if code == CONDITION.child_carrier_at:
        return child_goal(s, t, row, you)
    if code == CONDITION.track_full:
        return delivery_goal(s, t, you, seat)
    if code == CONDITION.defeated:
        return 0 if has(s.defeated, token) else token_cells(s, t, token, seat)
    if code in (CONDITION.carried, CONDITION.carrier_at):
        carrier = carrier_of(s, token)
        if carrier == NONE:
            return token_cells(s, t, token, seat)
        return named(s, t, row, CONDITION_ROW.b, you) if code == CONDITION.carrier_at else 0
    if code in (CONDITION.holds, CONDITION.none_left):
        return token_cells(s, t, token, seat)
    return 0


@njit
def child_goal(s, t, row, you):
    """To the Child, or with it to the cells named; the others go ahead."""
    if s.child == ON_CELL:
        return 1 << s.child_at
    if s.child == WITH_ENEMY:
        return within(s, t, s.at[s.child_at] + 0, 1)
    return named(s, t, row, CONDITION_ROW.a, you) if s.child == WITH_CHARACTER else 0


@njit
def delivery_goal(s, t, you, seat):
    """MD-34: a carried token that can be spent on certain cells fills a track; else such a token is sought."""
    use = delivery(s, t)
    if use < 0:
        return 0
    token, condition = t.use[use, USE_ROW.token] + 0, t.use[use, USE_ROW.conditions] + 0
    if has(s.bag[you], token) and t.condition[condition, CONDITION_ROW.code] == CONDITION.you_at:
        return named(s, t, condition, CONDITION_ROW.a, you)
    return token_cells(s, t, token, seat)


@njit
def delivery(s, t):
    """MD-34: the row of the use that fills the track of the objective, -1 if there is none."""
    for row in range(t.objective[s.mission, RANGE.first], t.objective[s.mission, RANGE.end]):
        if t.condition[row, CONDITION_ROW.code] == CONDITION.track_full:
            for use in range(t.mission_uses[s.mission, RANGE.first], t.mission_uses[s.mission, RANGE.end]):
                has_conditions = t.use[use, USE_ROW.conditions] < t.use[use, USE_ROW.conditions_end]
                if has_conditions and t.use[use, USE_ROW.carried] == IN_BAG:
                    return use
    return NONE


@njit
def errand(s, t, you):
    """The way that a character has after its next goal, where tokens are to be delivered."""
    use = delivery(s, t)
    if use < 0 or has(s.bag[you], t.use[use, USE_ROW.token] + 0):
        return 0
    cells = token_cells(s, t, t.use[use, USE_ROW.token] + 0, seat_of(s, you))
    return way(s, t, cells, named(s, t, t.use[use, USE_ROW.conditions] + 0, CONDITION_ROW.a, you))


@njit
def candidates(s, token, seat):
    """How many face-down tokens may be the one that is sought, 0 once it lies open or is known."""
    for threat in range(THREATS):
        if s.at[threat] != NONE and is_known(s, threat, seat) and s.token[threat] == token:
            return 0
    return unseen(s, token, seat)


@njit
def unseen(s, token, seat):
    """How many face-down tokens may be such a one, for all a player knows: where several are sought, look at all."""
    many = 0
    for threat in range(THREATS):
        if s.at[threat] != NONE and not is_known(s, threat, seat) and may_be(s, threat, token, seat):
            many += 1
    return many


@njit
def later(s, t):
    """The way that is left once what is sought has been reached: so that losing it never looks like a short cut."""
    found, meeting, steps = 0, 0, 0
    for row in range(t.objective[s.mission, RANGE.first], t.objective[s.mission, RANGE.end]):
        code = t.condition[row, CONDITION_ROW.code]
        if code == CONDITION.all_at:
            meeting |= named(s, t, row, CONDITION_ROW.a, 0)
        else:
            found |= goal_of(s, t, row, 0)
        if code == CONDITION.child_carrier_at and s.child != WITH_CHARACTER:
            cell = s.child_at + 0 if s.child == ON_CELL else s.at[s.child_at] + 0
            steps += way(s, t, 1 << cell, named(s, t, row, CONDITION_ROW.a, 0))
        elif code == CONDITION.carrier_at and carrier_of(s, t.condition[row, CONDITION_ROW.a] + 0) == NONE:
            steps += way(s, t, goal_of(s, t, row, 0), named(s, t, row, CONDITION_ROW.b, 0))
    return steps + (way(s, t, found, meeting) if found != 0 and meeting != 0 else 0)


@njit
def spread_doors(s, t, cells):
    """One step further, closed doors taken for open ones."""
    found = spread(s, t, cells, WALKING)
    for door in range(DOORS):
        a, b = t.door[s.map, door, DOOR_ROW.a], t.door[s.map, door, DOOR_ROW.b]
        if a != NONE:
            if has(cells, a):
                found |= 1 << b
            if has(cells, b):
                found |= 1 << a
    return found


@njit
def way(s, t, start, targets):
    """Steps from any of some cells to any of others; through closed doors it costs more."""
    if targets == 0 or start == 0:
        return UNREACHABLE
    reached, distance = targets, 0
    while reached & start == 0:
        wider = reached | spread(s, t, reached, WALKING)
        if wider == reached:
            return way_through_doors(s, t, start, targets)
        reached = wider
        distance += 1
    return distance


@njit
def way_through_doors(s, t, start, targets):
    """Steps between some cells where only closed doors connect them."""
    if all_doors(s, t) & ~s.doors == 0:
        return UNREACHABLE
    reached, distance = targets, 0
    while reached & start == 0:
        wider = reached | spread_doors(s, t, reached)
        if wider == reached:
            return UNREACHABLE
        reached = wider
        distance += 1
    return distance + DOOR_COST


@njit
def stopping(s, t, weak):
    """MA-45: the cells that end a movement."""
    cells = 0
    for threat in range(THREATS):
        if s.at[threat] == NONE:
            continue
        if s.up[threat] == 0 or (is_enemy(s, t, threat) and t.token_hp[s.token[threat]] > weak):
            cells |= 1 << s.at[threat]
    return cells


@njit
def reach_of(s, t, you, strength):
    """The cells a movement of n steps can end on."""
    stops = stopping(s, t, 0)
    reached = 1 << s.cell[you]
    edge = reached
    for _ in range(strength):
        edge = spread(s, t, edge, WALKING) & ~reached
        reached |= edge
        edge &= ~stops
        if edge == 0:
            break
    return reached
