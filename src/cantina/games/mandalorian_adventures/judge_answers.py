"""What the answers to smaller questions are worth: whom to hit, where enemies go, which card to keep."""

from cantina.engine.compiled import njit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.actions import (
    ACCUSE,
    CARD,
    CELL,
    CHARACTER,
    CHOOSE_ONE,
    DROP,
    FLEE,
    FREE_SPACE,
    KEEP,
    LOOK,
    SPACE,
    SPAWN_AT,
    THREAT,
    TOP,
    YES,
)
from cantina.games.mandalorian_adventures.board import WALKING, distance_to
from cantina.games.mandalorian_adventures.damage import hp_of
from cantina.games.mandalorian_adventures.frames import (
    F_ACTION,
    F_ENEMY_ATTACKS,
    F_ENEMY_MOVES,
    F_HURT,
    F_PUSH,
    F_STEPS,
    F_WALK,
    find,
    get,
)
from cantina.games.mandalorian_adventures.judge_actions import action_worth, attack_worth, look_worth, move_worth, pain
from cantina.games.mandalorian_adventures.quest import goals, way
from cantina.games.mandalorian_adventures.sizes import ATTACK, NONE
from cantina.games.mandalorian_adventures.spaces import EVENT_AT, total
from cantina.games.mandalorian_adventures.state import ASK_AGREE, TRAITOR, WITH_CHARACTER, is_shared
from cantina.games.mandalorian_adventures.threats import character_cells, in_play, is_enemy
from cantina.games.mandalorian_adventures.vocabulary import (
    DAMAGE_THREAT,
    EXTRA_ACTION,
    FREE_ACTION,
    HEAL,
    W_AFTER_ATTACK,
    W_BEFORE_EVENTS,
    W_CRISIS,
    W_DAMAGE,
    W_MOVEMENT_STARTS,
)
from cantina.games.mandalorian_adventures.worth import health, plan_worth, space_cost


@njit
def judge_answer(s, t, seat, verb, operand):
    """A question that is no menu."""
    if verb == KEEP:
        return plan_worth(t, operand)
    if verb == TOP:
        return plan_worth(t, operand) - 0.6 if t.plan_keepable[operand] == 1 else -1.0
    if verb == DROP:
        return -plan_worth(t, operand)
    if verb == CARD:
        return window_card(s, t, operand)
    if verb == THREAT:
        return threat_worth(s, t, operand)
    if verb == LOOK:
        return look_worth(s, t, get(s, 4), operand)
    if verb == CHARACTER:
        return character_worth(s, t, operand)
    if verb in (CELL, SPAWN_AT, FLEE):
        return cell_worth(s, t, verb, operand)
    return rarer_worth(s, t, seat, verb, operand)


@njit
def rarer_worth(s, t, seat, verb, operand):
    """Spaces, free actions, alternatives, votes."""
    if verb == SPACE:
        strength = total(s, t, operand)
        return strength + 0.0 if get(s, 0) == F_STEPS else space_cost(t, strength) - space_cost(t, strength + 2)
    if verb == FREE_SPACE:
        return action_worth(s, t, get(s, 2), operand, get(s, 3))
    if verb == CHOOSE_ONE:
        return 0.1 * operand  # a sabotage rather than a card
    if verb == ACCUSE:
        return 5.0 if s.loyalty[operand] == TRAITOR and operand != seat else -1.0
    if verb == YES and s.phase == ASK_AGREE:
        return 1.0 if s.loyalty[s.suspect] == TRAITOR else -1.0
    return 0.1 if verb == YES else 0.0


@njit
def holder(s, seat, plan):
    """The character that owns a planning card of a seat."""
    return (0 if has(s.plans[0], plan) else 1) if is_shared(s) else seat


@njit
def plan_now(s, t, seat, plan):
    """A planning card between two actions: used when its effect is worth more than holding it."""
    you, row = holder(s, seat, plan), t.plan_steps[plan, 0]
    code, strength = t.step[row, 0], t.step[row, 1] + 0
    if code == EXTRA_ACTION:
        return 1.0 if s.hand_size[seat] > 2 and s.played >= 1 else -1.0
    if code == HEAL:
        left = hp_of(s, t, you) - s.damage[you]
        return health(t, left) - health(t, left + 1) - plan_worth(t, plan) + 4.0 if s.damage[you] > 0 else -1.0
    if code == FREE_ACTION:
        worth = move_worth(s, t, you, strength) if t.step[row, 2] == 1 else action_worth(s, t, you, ATTACK, strength)
        return worth - plan_worth(t, plan) + 4.0 if worth > plan_worth(t, plan) else -1.0
    return -1.0


@njit
def window_card(s, t, plan):
    """A planning card whose moment is now."""
    window = t.plan_window[plan]
    if window == W_DAMAGE:
        row = find(s, F_HURT)
        you = s.stack[row, 2] + 0
        carries = s.child == WITH_CHARACTER and s.child_at == you
        return pain(s, t, you) + (3.0 if carries else 0.0) - plan_worth(t, plan) + 0.5
    if window in (W_AFTER_ATTACK, W_CRISIS):
        return 1.0
    if window == W_BEFORE_EVENTS:
        return 1.0 if highest_total(s, t) >= EVENT_AT else -1.0
    if window == W_MOVEMENT_STARTS:
        return 0.5
    return aim_worth(s, t)


@njit
def highest_total(s, t):
    """The highest total of a space that a token less would help."""
    best = 0
    for space in range(s.spaces):
        if s.sabotage[space] != 0:
            best = max(best, total(s, t, space))
    return best


@njit
def aim_worth(s, t):
    """Take Aim: when two more make the difference."""
    row = find(s, F_ACTION)
    if row < 0 or s.stack[row, 9] < 0:
        return -1.0
    you, threat, strength = s.stack[row, 4] + 0, s.stack[row, 9] + 0, s.stack[row, 5] + 0
    return attack_worth(s, t, you, threat, strength + 2) - attack_worth(s, t, you, threat, strength) - 0.7


@njit
def threat_worth(s, t, threat):
    """Which enemy moves or attacks, which threat is hit."""
    frame = get(s, 0)
    if frame == F_ENEMY_MOVES:
        return distance_to(s, t, s.at[threat] + 0, character_cells(s), WALKING) + 0.0
    if frame == F_STEPS:
        code, you = t.step[get(s, 9), 0], get(s, 4)
        if code == DAMAGE_THREAT:
            return attack_worth(s, t, you, threat, t.step[get(s, 9), 1] + 0)
        return 0.5 if is_enemy(s, t, threat) else 0.0
    return 0.0


@njit
def character_worth(s, t, name):
    """The healthiest is hit, the weakest is healed."""
    for character in range(s.team):
        if s.who[character] == name:
            left = hp_of(s, t, character) - s.damage[character] + 0.0
            frame = get(s, 0)
            if frame in (F_ENEMY_ATTACKS, F_WALK):
                return left
            return -left if frame == F_STEPS and t.step[get(s, 9), 0] == HEAL else left
    return 0.0


@njit
def cell_worth(s, t, verb, cell):
    """Enemies far from characters, the Child near to them."""
    distance = distance_to(s, t, cell, character_cells(s), WALKING)
    if verb == FLEE:
        return -way(s, t, 1 << cell, child_home(s, t)) + 0.0
    if verb == SPAWN_AT or get(s, 0) in (F_WALK, F_PUSH):
        return distance + 0.0 if distance != NONE else 50.0
    return 0.0


@njit
def child_home(s, t):
    """Where the Child is to go: the goals of whoever could carry it."""
    cells = 0
    for character in range(s.team):
        if in_play(s, character):
            cells |= goals(s, t, character)
    return cells if cells != 0 else character_cells(s)
