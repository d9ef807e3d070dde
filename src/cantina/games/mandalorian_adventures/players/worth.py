"""What things are worth to a sensible team: health, danger, progress (weights of the greedy player)."""

from cantina.engine.compiled import njit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import CLASS, ENEMY_EFFECT, NONE, PLANS, THREATS, TRACKS
from cantina.games.mandalorian_adventures.pack.tables import CONDITION_ROW, RANGE, USE_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary import WINDOW
from cantina.games.mandalorian_adventures.pack.vocabulary_conditions import CONDITION
from cantina.games.mandalorian_adventures.pack.weights import WEIGHT
from cantina.games.mandalorian_adventures.players.quest import (
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
from cantina.games.mandalorian_adventures.rules.board import WALKING, spread
from cantina.games.mandalorian_adventures.rules.conditions import track_limit
from cantina.games.mandalorian_adventures.rules.damage import hp_of
from cantina.games.mandalorian_adventures.rules.spaces import CRISIS_AT, EVENT_AT, total
from cantina.games.mandalorian_adventures.rules.state import OUTCOME, WITH_CHARACTER, WITH_ENEMY
from cantina.games.mandalorian_adventures.rules.threats import character_cells, find_token, in_play, is_enemy

VICTORY = 1000.0


@njit
def weight(t, which):
    """One of the weights (weights.py)."""
    return t.weight[which] * 0.01


@njit
def health(t, left):
    """What it costs a team that a character has only this health left; a defeat loses everything."""
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
    return cost * weight(t, WEIGHT.health)


@njit
def plan_worth(t, plan):
    """What a planning card is worth to its owner."""
    window, worth = t.plan_window[plan], 0.7
    if window == WINDOW.damage_to_you:
        worth = 2.0
    elif window in (WINDOW.after_attack_on_you, WINDOW.crisis):
        worth = 1.2
    elif window == WINDOW.your_action_step:
        worth = 1.5
    elif window == WINDOW.attack_declared:
        worth = 0.9
    return worth * weight(t, WEIGHT.plan)


@njit
def danger(s, t):
    """Enemies on the map, more so those near a character; Guards and Grapples that stand in the way."""
    cells = character_cells(s)
    near = cells | spread(s, t, cells, WALKING)
    wide = near | spread(s, t, near, WALKING)
    cost = 0.0
    for threat in range(THREATS):
        if is_enemy(s, t, threat):
            cost += weight(t, WEIGHT.enemy)
            token = s.token[threat]
            reach = wide if t.token_class[token] & (CLASS.shooter | CLASS.sharpshooter) != 0 else near
            if has(reach, s.at[threat]):
                cost += weight(t, WEIGHT.near)
            if has(near, s.at[threat]) and t.token_effects[token] & (ENEMY_EFFECT.guard | ENEMY_EFFECT.grapple) != 0:
                cost += weight(t, WEIGHT.guard)
    return cost


@njit
def space_cost(t, strength):
    """What is to come from an action space: strength gathers until there is an event, from 6 on a crisis too."""
    cost = weight(t, WEIGHT.strength) * min(strength, EVENT_AT - 1)
    if strength >= EVENT_AT:
        cost += weight(t, WEIGHT.event)
    if strength >= CRISIS_AT:
        cost += weight(t, WEIGHT.crisis)
    return cost


@njit
def track_cost(s, t):
    """Tracks that fill up to a failure; one that must be filled is worth something instead."""
    cost, wanted = 0.0, wanted_track(s, t)
    full = weight(t, WEIGHT.hurry if delivery(s, t) >= 0 else WEIGHT.track)
    for track in range(TRACKS):
        limit = track_limit(s, t, track)
        if limit > 0 and track == wanted:
            cost -= 4.0 * weight(t, WEIGHT.done) * s.track[track]
        elif limit > 0:
            cost += full * (s.track[track] / limit) ** 2
    return cost


@njit
def wanted_track(s, t):
    """The track that the objective wants to be full, -1 for none."""
    for row in range(t.objective[s.mission, RANGE.first], t.objective[s.mission, RANGE.end]):
        if t.condition[row, CONDITION_ROW.code] == CONDITION.track_full:
            return t.condition[row, CONDITION_ROW.a] + 0
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
    for row in range(t.objective[s.mission, RANGE.first], t.objective[s.mission, RANGE.end]):
        code, token = t.condition[row, CONDITION_ROW.code], t.condition[row, CONDITION_ROW.a] + 0
        if code == CONDITION.child_carrier_at:
            worth += child_progress(s, t)
        elif code == CONDITION.defeated:
            worth += weight(t, WEIGHT.done) if has(s.defeated, token) else weight(t, WEIGHT.wound) * wounds_of(s, token)
        elif code == CONDITION.none_left:
            worth -= weight(t, WEIGHT.done) * tokens_left(s, token, False)
        elif code in (CONDITION.carried, CONDITION.carrier_at, CONDITION.holds):
            worth += token_progress(s, t, token)
    return worth


@njit
def delivery_progress(s, t):
    """Tokens that are to be delivered: found, carried, still to be found."""
    use = delivery(s, t)
    if use < 0:
        return 0.0
    token = t.use[use, USE_ROW.token] + 0
    worth = -weight(t, WEIGHT.search) * unseen(s, token, s.active + 0)
    for character in range(s.team):
        if has(s.bag[character], token):
            worth += 2.0 * weight(t, WEIGHT.held)
    return worth + weight(t, WEIGHT.found) * tokens_left(s, token, True)


@njit
def child_progress(s, t):
    """The Child with a character, free, or with an enemy."""
    if s.child == WITH_CHARACTER:
        return weight(t, WEIGHT.held)
    return 0.0 if s.child == WITH_ENEMY else weight(t, WEIGHT.found)


@njit
def token_progress(s, t, token):
    """A token that is to be found and carried."""
    if carrier_of(s, token) != NONE:
        return weight(t, WEIGHT.found) + weight(t, WEIGHT.held)
    if find_token(s, t, token, False) != NONE:
        return weight(t, WEIGHT.found) + 0.5 * wounds_of(s, token)
    return -weight(t, WEIGHT.search) * candidates(s, token, s.active + 0)


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
    step, others = (WEIGHT.carry, WEIGHT.escort) if is_transport(s, t) else (WEIGHT.step, WEIGHT.others)
    return weight(t, step) * (least + later(s, t)) + weight(t, others) * (sum_of_ways - least)


@njit
def estimate(s, t, seat):
    """How well the team stands, for players who look ahead."""
    if s.outcome == OUTCOME.won:
        return VICTORY - s.turns
    if s.outcome == OUTCOME.lost:
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
