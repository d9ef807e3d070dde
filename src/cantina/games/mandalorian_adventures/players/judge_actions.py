"""What the actions of a turn are worth to a character: moving, attacking, looking, planning."""

from cantina.engine.compiled import njit
from cantina.engine.masks import count, has
from cantina.games.mandalorian_adventures.pack.sizes import ENEMY_EFFECT, NONE, SPACE, THREATS
from cantina.games.mandalorian_adventures.pack.tables import CONDITION_ROW, RANGE, STEP_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary import STEP
from cantina.games.mandalorian_adventures.pack.vocabulary_conditions import CONDITION
from cantina.games.mandalorian_adventures.pack.weights import WEIGHT
from cantina.games.mandalorian_adventures.players.quest import (
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
from cantina.games.mandalorian_adventures.players.worth import health, weight
from cantina.games.mandalorian_adventures.rules.board import WALKING, adjacent, doors_beside, spread, within
from cantina.games.mandalorian_adventures.rules.conditions import all_hold
from cantina.games.mandalorian_adventures.rules.damage import hp_of
from cantina.games.mandalorian_adventures.rules.state import WITH_ENEMY, seat_of
from cantina.games.mandalorian_adventures.rules.threats import ALL_CLASSES, enemies, is_enemy, is_hidden

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
        if is_enemy(s, t, threat) and t.token_effects[s.token[threat]] & ENEMY_EFFECT.guard != 0:
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
    worth = (here - there) * weight(t, WEIGHT.step)
    if there <= 0.5 and here > 0.5:
        worth += FINDING * 0.5
    if enemies(s, t, 1 << s.cell[you], ALL_CLASSES, ENEMY_EFFECT.grapple) != 0:
        worth -= pain(s, t, you)
    return max(worth, 0.0)


@njit
def step_worth(s, t, you, cell, left):
    """What a step onto a cell leads to, with `left` cells left after it."""
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
    for row in range(t.objective[s.mission, RANGE.first], t.objective[s.mission, RANGE.end]):
        code = t.condition[row, CONDITION_ROW.code]
        names_token = code in (CONDITION.holds, CONDITION.carried, CONDITION.carrier_at, CONDITION.defeated)
        if names_token and may_be(s, threat, t.condition[row, CONDITION_ROW.a] + 0, seat):
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
        return -60.0 if strength > left else (weight(t, WEIGHT.done) if strength == left else 1.0 * strength)
    worth = weight(t, WEIGHT.wound) * min(left, strength) if sought(s, t, threat, seat) else 0.25 * min(left, strength)
    if strength >= left:
        worth += kill_worth(s, t, threat)
    return worth


@njit
def kill_worth(s, t, threat):
    """An enemy less, more so one that holds the Child, stands on something sought, guards or grapples."""
    worth = weight(t, WEIGHT.enemy) + weight(t, WEIGHT.near) + 0.4
    if t.token_effects[s.token[threat]] & (ENEMY_EFFECT.guard | ENEMY_EFFECT.grapple) != 0:
        worth += weight(t, WEIGHT.guard) + 0.4
    if s.child == WITH_ENEMY and s.child_at == threat:
        worth += weight(t, WEIGHT.found)
    for other in range(THREATS):
        if other != threat and s.at[other] == s.at[threat] and s.up[other] == 1 and sought(s, t, other, 0):
            worth += weight(t, WEIGHT.found)
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
    first, end = t.green_conditions[s.mission, RANGE.first] + 0, t.green_conditions[s.mission, RANGE.end] + 0
    if not all_hold(s, t, first, end, you, NONE):
        return 0.0
    if has(goals(s, t, you), s.cell[you]):
        return weight(t, WEIGHT.done)
    return 1.5


@njit
def action_worth(s, t, you, space, strength):
    """What an action of a strength is worth to a character now."""
    if space == SPACE.move:
        return move_worth(s, t, you, strength)
    if space == SPACE.attack:
        return best_attack(s, t, you, strength, 1)
    if space == SPACE.intel:
        return intel_worth(s, t, you, strength)
    if space == SPACE.plan:
        return PLANNING + PLANNING_MORE * min(strength, 5) - 0.3 * count(s.plans[you] + 0)
    return green_worth(s, t, you, strength) if space == SPACE.green else 0.0


@njit
def effect_worth(s, t, you, card):
    """What the effect of a card is worth: own damage and sabotage cost, the rest helps a little."""
    worth = 0.2
    for row in range(t.skill_steps[card, RANGE.first], t.skill_steps[card, RANGE.end]):
        code = t.step[row, STEP_ROW.code]
        if code == STEP.damage_character:
            worth -= pain(s, t, you)
        elif code == STEP.sabotage:
            worth -= 0.6
        elif code == STEP.strength_mod:
            worth += 0.5 * t.step[row, STEP_ROW.a]
        else:
            worth += 0.4
    return worth
