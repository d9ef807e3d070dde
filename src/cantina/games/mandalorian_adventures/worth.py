"""What things are worth to a sensible team: health, danger, progress (weights of the greedy player)."""

from cantina.engine.compiled import njit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.board import WALKING, spread
from cantina.games.mandalorian_adventures.conditions import track_limit
from cantina.games.mandalorian_adventures.damage import hp_of
from cantina.games.mandalorian_adventures.quest import (
    UNREACHABLE,
    candidates,
    carrier_of,
    delivery,
    errand,
    goals,
    is_meeting,
    is_transport,
    later,
    leader,
    unseen,
    way,
)
from cantina.games.mandalorian_adventures.sizes import GRAPPLE, GUARD, NONE, PLANS, SHARPSHOOTER, SHOOTER, TRACKS
from cantina.games.mandalorian_adventures.spaces import CRISIS_AT, EVENT_AT, total
from cantina.games.mandalorian_adventures.state import LOST, THREATS, WITH_CHARACTER, WITH_ENEMY, WON
from cantina.games.mandalorian_adventures.threats import character_cells, find_token, in_play, is_enemy
from cantina.games.mandalorian_adventures.vocabulary import (
    W_ACTION_STEP,
    W_AFTER_ATTACK,
    W_ATTACK_DECLARED,
    W_CRISIS,
    W_DAMAGE,
)
from cantina.games.mandalorian_adventures.vocabulary_conditions import (
    CARRIED,
    CARRIER_AT,
    CHILD_CARRIER_AT,
    DEFEATED,
    HOLDS,
    NONE_LEFT,
    TRACK_FULL,
)
from cantina.games.mandalorian_adventures.weights import (
    CARRY,
    CRISIS,
    DONE,
    ENEMY,
    ESCORT,
    EVENT,
    FOUND,
    GUARD_NEAR,
    HEALTH,
    HELD,
    HURRY,
    NEAR,
    OTHERS,
    PLAN_CARD,
    SEARCH,
    STEP,
    STRENGTH,
    TRACK,
    WOUND,
)

VICTORY = 1000.0


@njit
def weight(t, which):
    """One of the weights (weights.py)."""
    return t.weight[which] * 0.01


@njit
def health(t, left):
    """What it costs a team that a character has only so much health left; a defeat loses everything."""
    cost = 0.3
    if left <= 1:
        cost = 13.0
    elif left == 2:
        cost = 7.5
    elif left == 3:
        cost = 4.2
    elif left == 4:
        cost = 2.2
    elif left == 5:
        cost = 1.0
    return cost * weight(t, HEALTH)


@njit
def plan_worth(t, plan):
    """What a planning card is worth to its owner."""
    window, worth = t.plan_window[plan], 0.7
    if window == W_DAMAGE:
        worth = 2.0
    elif window in (W_AFTER_ATTACK, W_CRISIS):
        worth = 1.2
    elif window == W_ACTION_STEP:
        worth = 1.5
    elif window == W_ATTACK_DECLARED:
        worth = 0.9
    return worth * weight(t, PLAN_CARD)


@njit
def danger(s, t):
    """Enemies on the map, more so those near a character; Guards and Grapples that stand in the way."""
    cells = character_cells(s)
    near = cells | spread(s, t, cells, WALKING)
    wide = near | spread(s, t, near, WALKING)
    cost = 0.0
    for threat in range(THREATS):
        if is_enemy(s, t, threat):
            cost += weight(t, ENEMY)
            token = s.token[threat]
            reach = wide if t.token_class[token] & (SHOOTER | SHARPSHOOTER) != 0 else near
            if has(reach, s.at[threat]):
                cost += weight(t, NEAR)
            if has(near, s.at[threat]) and t.token_effects[token] & (GUARD | GRAPPLE) != 0:
                cost += weight(t, GUARD_NEAR)
    return cost


@njit
def space_cost(t, strength):
    """What is to come from an action space: strength gathers until there is an event, from 6 on a crisis too."""
    cost = weight(t, STRENGTH) * min(strength, EVENT_AT - 1)
    if strength >= EVENT_AT:
        cost += weight(t, EVENT)
    if strength >= CRISIS_AT:
        cost += weight(t, CRISIS)
    return cost


@njit
def track_cost(s, t):
    """Tracks that fill up to a failure; one that must be filled is worth something instead."""
    cost, wanted = 0.0, wanted_track(s, t)
    full = weight(t, HURRY if delivery(s, t) >= 0 else TRACK)
    for track in range(TRACKS):
        limit = track_limit(s, t, track)
        if limit > 0 and track == wanted:
            cost -= 4.0 * weight(t, DONE) * s.track[track]
        elif limit > 0:
            cost += full * (s.track[track] / limit) ** 2
    return cost


@njit
def wanted_track(s, t):
    """The track that the objective wants to be full, -1 for none."""
    for row in range(t.objective[s.mission, 0], t.objective[s.mission, 1]):
        if t.condition[row, 0] == TRACK_FULL:
            return t.condition[row, 1] + 0
    return NONE


@njit
def wounds_of(s, token):
    """Damage on a token of the map."""
    for threat in range(THREATS):
        if s.at[threat] != NONE and s.up[threat] == 1 and s.token[threat] == token:
            return s.wounds[threat] + 0
    return 0


@njit
def progress(s, t):
    """How far the objective has come, apart from ways to walk."""
    worth = delivery_progress(s, t)
    for row in range(t.objective[s.mission, 0], t.objective[s.mission, 1]):
        code, token = t.condition[row, 0], t.condition[row, 1] + 0
        if code == CHILD_CARRIER_AT:
            worth += child_progress(s, t)
        elif code == DEFEATED:
            worth += weight(t, DONE) if has(s.defeated, token) else weight(t, WOUND) * wounds_of(s, token)
        elif code == NONE_LEFT:
            worth -= weight(t, DONE) * tokens_left(s, token, False)
        elif code in (CARRIED, CARRIER_AT, HOLDS):
            worth += token_progress(s, t, token)
    return worth


@njit
def delivery_progress(s, t):
    """Tokens that are to be delivered: found, carried, still to be found."""
    use = delivery(s, t)
    if use < 0:
        return 0.0
    token = t.use[use, 0] + 0
    worth = -weight(t, SEARCH) * unseen(s, token, s.active + 0)
    for character in range(s.team):
        if has(s.bag[character], token):
            worth += 2.0 * weight(t, HELD)
    return worth + weight(t, FOUND) * tokens_left(s, token, True)


@njit
def child_progress(s, t):
    """The Child with a character, free, or with an enemy."""
    if s.child == WITH_CHARACTER:
        return weight(t, HELD)
    return 0.0 if s.child == WITH_ENEMY else weight(t, FOUND)


@njit
def token_progress(s, t, token):
    """A token that is to be found and carried."""
    if carrier_of(s, token) != NONE:
        return weight(t, FOUND) + weight(t, HELD)
    if find_token(s, t, token, False) != NONE:
        return weight(t, FOUND) + 0.5 * wounds_of(s, token)
    return -weight(t, SEARCH) * candidates(s, token, s.active + 0)


@njit
def tokens_left(s, token, open_only):
    """How many such tokens lie on the map, or lie there face up."""
    many = 0
    for threat in range(THREATS):
        if s.at[threat] != NONE and s.token[threat] == token and (s.up[threat] == 1 or not open_only):
            many += 1
    return many


@njit
def quest_cost(s, t):
    """The ways that are left: the one who carries what is sought, or the nearest, counts whole, the others a little."""
    lead, least, longest, sum_of_ways = leader(s, t), UNREACHABLE, 0, 0
    for character in range(s.team):
        if in_play(s, character):
            distance = way(s, t, 1 << s.cell[character], goals(s, t, character)) + errand(s, t, character)
            sum_of_ways += distance
            longest = max(longest, distance)
            if lead < 0 or lead == character:
                least = min(least, distance)
    if is_meeting(s, t):
        least = longest
    step, others = (CARRY, ESCORT) if is_transport(s, t) else (STEP, OTHERS)
    return weight(t, step) * (least + later(s, t)) + weight(t, others) * (sum_of_ways - least)


@njit
def estimate(s, t, seat):
    """How well the team stands, for players who look ahead."""
    if s.outcome == WON:
        return VICTORY - s.turns
    if s.outcome == LOST:
        return -VICTORY
    worth = progress(s, t) - quest_cost(s, t) - danger(s, t) - track_cost(s, t)
    for character in range(s.team):
        worth -= health(t, hp_of(s, t, character) - s.damage[character])
        for plan in range(PLANS):
            if has(s.plans[character], plan):
                worth += plan_worth(t, plan)
    for space in range(s.spaces):
        worth -= space_cost(t, total(s, t, space))
    return worth
