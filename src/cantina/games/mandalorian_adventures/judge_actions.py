"""What the actions of a turn are worth to a character: moving, attacking, looking, planning."""

from cantina.engine.compiled import njit
from cantina.engine.masks import count, has
from cantina.games.mandalorian_adventures.board import WALKING, adjacent, doors_beside, spread, within
from cantina.games.mandalorian_adventures.conditions import all_hold
from cantina.games.mandalorian_adventures.damage import hp_of
from cantina.games.mandalorian_adventures.quest import (
    DOOR_COST,
    UNREACHABLE,
    goals,
    is_known,
    may_be,
    reach_of,
    spread_doors,
    stopping,
    way,
)
from cantina.games.mandalorian_adventures.sizes import ATTACK, GRAPPLE, GREEN, GUARD, INTEL, MOVE, NONE, PLAN
from cantina.games.mandalorian_adventures.state import THREATS, WITH_ENEMY, seat_of
from cantina.games.mandalorian_adventures.threats import enemies, is_enemy, is_hidden
from cantina.games.mandalorian_adventures.vocabulary import DAMAGE_CHARACTER, SABOTAGE_STEP, STRENGTH_MOD
from cantina.games.mandalorian_adventures.vocabulary_conditions import CARRIED, CARRIER_AT, DEFEATED, HOLDS
from cantina.games.mandalorian_adventures.weights import DONE, ENEMY, FOUND, GUARD_NEAR, NEAR, STEP, WOUND
from cantina.games.mandalorian_adventures.worth import health, weight

FINDING = 3.0  # a face-down token that may be the one that is sought
PLANNING, PLANNING_MORE = 0.5, 0.3
LOOKING, PUSHING = 1.2, 0.3


@njit
def pain(s, t, you):
    """What one damage costs a character now."""
    left = hp_of(s, t, you) - s.damage[you]
    return 500.0 if left <= 1 else health(t, left - 1) - health(t, left)


@njit
def guarded(s, t):
    """The cells within range 1 of a Guard."""
    cells = 0
    for threat in range(THREATS):
        if is_enemy(s, t, threat) and t.token_effects[s.token[threat]] & GUARD != 0:
            cells |= within(s, t, s.at[threat] + 0, 1)
    return cells


@njit
def best_end(s, t, you, reach):
    """The least that is left to be done from any of some cells: the way on, and what a Guard there costs."""
    targets, watched, hurt = goals(s, t, you), guarded(s, t), pain(s, t, you)
    if targets == 0:
        return UNREACHABLE + (hurt if reach & ~watched == 0 else 0.0)
    best, distance, cells, through = 1e9, 0.0, targets, False
    while distance < best:
        ring = cells & reach
        if ring != 0:
            best = min(best, distance + (hurt if ring & ~watched == 0 else 0.0))
        wider = cells | (spread_doors(s, t, cells) if through else spread(s, t, cells, WALKING))
        if wider == cells:
            if through or best < UNREACHABLE:
                break
            through, distance = True, distance + DOOR_COST
        cells = wider
        distance += 1.0
    return min(best, UNREACHABLE + hurt)


@njit
def move_worth(s, t, you, strength):
    """How much nearer a Move brings a character; what it leaves by a Grapple costs."""
    here = best_end(s, t, you, 1 << s.cell[you])
    there = best_end(s, t, you, reach_of(s, t, you, strength))
    worth = (here - there) * weight(t, STEP)
    if there <= 0.5 and here > 0.5:
        worth += FINDING * 0.5
    if enemies(s, t, 1 << s.cell[you], -1, GRAPPLE) != 0:
        worth -= pain(s, t, you)
    return max(worth, 0.0)


@njit
def step_worth(s, t, you, cell, left):
    """What a step onto a cell leads to, with so many cells left after it."""
    reach = 1 << cell
    if not has(stopping(s, t, 0), cell):
        edge = reach
        stops = stopping(s, t, 0)
        for _ in range(left):
            edge = spread(s, t, edge, WALKING) & ~reach
            reach |= edge
            edge &= ~stops
    return -best_end(s, t, you, reach)


@njit
def sought(s, t, threat, seat):
    """Whether a token is, or may be, one that the objective names."""
    for row in range(t.objective[s.mission, 0], t.objective[s.mission, 1]):
        names_token = t.condition[row, 0] in (HOLDS, CARRIED, CARRIER_AT, DEFEATED)
        if names_token and may_be(s, threat, t.condition[row, 1] + 0, seat):
            return True
    return False


@njit
def attack_worth(s, t, you, threat, strength):
    """What a blow is worth: progress, an enemy less, a way cleared."""
    seat = seat_of(s, you)
    if is_hidden(s, threat):
        if not is_known(s, threat, seat):
            return 0.9 if sought(s, t, threat, seat) else 0.5
        return 0.8 if t.token_enemy[s.token[threat]] == 1 and t.token_hp[s.token[threat]] <= strength else 0.1
    if not is_enemy(s, t, threat):
        return -1.0
    token = s.token[threat]
    left = t.token_hp[token] - s.wounds[threat]
    if t.token_capturable[token] == 1:
        return -60.0 if strength > left else (weight(t, DONE) if strength == left else 1.0 * strength)
    worth = weight(t, WOUND) * min(left, strength) if sought(s, t, threat, seat) else 0.25 * min(left, strength)
    if strength >= left:
        worth += kill_worth(s, t, threat)
    return worth


@njit
def kill_worth(s, t, threat):
    """An enemy less, more so one that holds the Child, stands on something sought, guards or grapples."""
    worth = weight(t, ENEMY) + weight(t, NEAR) + 0.4
    if t.token_effects[s.token[threat]] & (GUARD | GRAPPLE) != 0:
        worth += weight(t, GUARD_NEAR) + 0.4
    if s.child == WITH_ENEMY and s.child_at == threat:
        worth += weight(t, FOUND)
    for other in range(THREATS):
        if other != threat and s.at[other] == s.at[threat] and s.up[other] == 1 and sought(s, t, other, 0):
            worth += weight(t, FOUND)
    return worth


@njit
def best_attack(s, t, you, strength, distance):
    """The best target within range."""
    cells, best = within(s, t, s.cell[you] + 0, distance), 0.0
    for threat in range(THREATS):
        if s.at[threat] != NONE and has(cells, s.at[threat]):
            best = max(best, attack_worth(s, t, you, threat, strength))
    return best


@njit
def look_worth(s, t, you, threat):
    """A look at a token that may be the one that is sought saves ways."""
    seat = seat_of(s, you)
    if is_known(s, threat, seat):
        return -0.5
    return LOOKING if sought(s, t, threat, seat) else 0.3


@njit
def intel_worth(s, t, you, strength):
    """The best look, or an enemy moved away."""
    cells, best = within(s, t, s.cell[you] + 0, strength), 0.0
    for threat in range(THREATS):
        if s.at[threat] != NONE and has(cells, s.at[threat]):
            if s.up[threat] == 0:
                best = max(best, look_worth(s, t, you, threat))
            elif is_enemy(s, t, threat):
                best = max(best, PUSHING)
    return max(best, door_worth(s, t, you))


@njit
def door_worth(s, t, you):
    """A closed door beside the cell that bars the way."""
    if doors_beside(s, t, s.cell[you] + 0, False) == 0:
        return 0.0
    targets = goals(s, t, you)
    return (
        4.0 if targets != 0 and way(s, t, adjacent(s, t, s.cell[you] + 0) | (1 << s.cell[you]), targets) >= 3 else 0.5
    )


@njit
def green_worth(s, t, you, strength):
    """A mission action that can be carried out."""
    if strength < t.green_strength[s.mission]:
        return 0.0
    if not all_hold(s, t, t.green_conditions[s.mission, 0] + 0, t.green_conditions[s.mission, 1] + 0, you, NONE):
        return 0.0
    if has(goals(s, t, you), s.cell[you]):
        return weight(t, DONE)
    return 1.5


@njit
def action_worth(s, t, you, space, strength):
    """What an action of a strength is worth to a character now."""
    if space == MOVE:
        return move_worth(s, t, you, strength)
    if space == ATTACK:
        return best_attack(s, t, you, strength, 1)
    if space == INTEL:
        return intel_worth(s, t, you, strength)
    if space == PLAN:
        return PLANNING + PLANNING_MORE * min(strength, 5) - 0.3 * count(s.plans[you] + 0)
    return green_worth(s, t, you, strength) if space == GREEN else 0.0


@njit
def effect_worth(s, t, you, card):
    """What the effect of a card is worth: own damage and sabotage cost, the rest helps a little."""
    worth = 0.2
    for row in range(t.skill_steps[card, 0], t.skill_steps[card, 1]):
        code = t.step[row, 0]
        if code == DAMAGE_CHARACTER:
            worth -= pain(s, t, you)
        elif code == SABOTAGE_STEP:
            worth -= 0.6
        elif code == STRENGTH_MOD:
            worth += 0.5 * t.step[row, 1]
        else:
            worth += 0.4
    return worth
