"""What the answers to smaller questions are worth: whom to hit, where enemies go, which card to keep."""

from cantina.engine.compiled import njit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import NONE, PLANS, SPACE
from cantina.games.mandalorian_adventures.pack.tables import RANGE, STEP_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary import STEP, WHICH_ACTIONS, WINDOW
from cantina.games.mandalorian_adventures.players.judge_actions import (
    action_worth,
    attack_worth,
    look_worth,
    move_worth,
    pain,
)
from cantina.games.mandalorian_adventures.players.quest import goals, way
from cantina.games.mandalorian_adventures.players.worth import health, plan_worth, space_cost
from cantina.games.mandalorian_adventures.rules.actions import ACTION
from cantina.games.mandalorian_adventures.rules.board import WALKING, distance_to
from cantina.games.mandalorian_adventures.rules.damage import hp_of
from cantina.games.mandalorian_adventures.rules.frame_shapes import (
    ACTION_FRAME,
    FRAME,
    FREE_FRAME,
    HEAD,
    HURT_FRAME,
    STEPS_FRAME,
)
from cantina.games.mandalorian_adventures.rules.frames import find, get
from cantina.games.mandalorian_adventures.rules.spaces import EVENT_AT, total
from cantina.games.mandalorian_adventures.rules.state import PHASE, TRAITOR, WITH_CHARACTER, is_shared
from cantina.games.mandalorian_adventures.rules.threats import character_cells, in_play, is_enemy


@njit
def judge_answer(s, t, seat, verb, operand):
    """A question that is no menu."""
    if verb == ACTION.keep:
        return plan_worth(t, operand)
    if verb == ACTION.top:
        return plan_worth(t, operand) - 0.6 if t.plan_keepable[operand] == 1 else -1.0
    if verb == ACTION.drop:
        return -plan_worth(t, operand)
    if verb in (ACTION.card, ACTION.card_of):
        return window_card(s, t, operand % PLANS)
    if verb == ACTION.threat:
        return threat_worth(s, t, operand)
    if verb == ACTION.look:
        return look_worth(s, t, get(s, STEPS_FRAME.you), operand)
    if verb == ACTION.character:
        return character_worth(s, t, operand)
    if verb in (ACTION.cell, ACTION.spawn, ACTION.flee):
        return cell_worth(s, t, verb, operand)
    return rarer_worth(s, t, seat, verb, operand)


@njit
def rarer_worth(s, t, seat, verb, operand):
    """Spaces, free actions, alternatives, votes."""
    if verb == ACTION.space:
        strength = total(s, t, operand)
        return (
            strength + 0.0
            if get(s, HEAD.kind) == FRAME.steps
            else space_cost(t, strength) - space_cost(t, strength + 2)
        )
    if verb == ACTION.free:
        return action_worth(s, t, get(s, FREE_FRAME.who), operand, get(s, FREE_FRAME.strength))
    if verb == ACTION.choose:
        return 0.1 * operand  # a sabotage rather than a card
    if verb == ACTION.accuse:
        return 5.0 if s.loyalty[operand] == TRAITOR and operand != seat else -1.0
    if verb == ACTION.yes and s.phase == PHASE.agree:
        return 1.0 if s.loyalty[s.suspect] == TRAITOR else -1.0
    return 0.1 if verb == ACTION.yes else 0.0


@njit
def holder(s, seat, plan):
    """The character that owns a planning card of a seat."""
    return (0 if has(s.plans[0], plan) else 1) if is_shared(s) else seat


@njit
def plan_now(s, t, you, plan):
    """A planning card between two actions: used when its effect is worth more than holding it."""
    row = t.plan_steps[plan, RANGE.first]
    code, strength = t.step[row, STEP_ROW.code], t.step[row, STEP_ROW.a] + 0
    if code == STEP.heal:
        left = hp_of(s, t, you) - s.damage[you]
        return health(t, left) - health(t, left + 1) - plan_worth(t, plan) + 4.0 if s.damage[you] > 0 else -1.0
    if code == STEP.free_action:
        moves = t.step[row, STEP_ROW.b] == WHICH_ACTIONS.move
        worth = move_worth(s, t, you, strength) if moves else action_worth(s, t, you, SPACE.attack, strength)
        return worth - plan_worth(t, plan) + 4.0 if worth > plan_worth(t, plan) else -1.0
    return -1.0


@njit
def window_card(s, t, plan):
    """A planning card whose moment is now."""
    window = t.plan_window[plan]
    if window == WINDOW.damage_to_you:
        row = find(s, FRAME.hurt)
        you = s.stack[row, HURT_FRAME.who] + 0
        carries = s.child == WITH_CHARACTER and s.child_at == you
        return pain(s, t, you) + (3.0 if carries else 0.0) - plan_worth(t, plan) + 0.5
    if window in (WINDOW.after_attack_on_you, WINDOW.crisis):
        return 1.0
    if window == WINDOW.before_event_step:
        return 1.0 if highest_total(s, t) >= EVENT_AT else -1.0
    if window == WINDOW.movement_starts:
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
    row = find(s, FRAME.action)
    if row < 0 or s.stack[row, ACTION_FRAME.target] < 0:
        return -1.0
    you, threat = s.stack[row, ACTION_FRAME.who] + 0, s.stack[row, ACTION_FRAME.target] + 0
    strength = s.stack[row, ACTION_FRAME.strength] + 0
    return attack_worth(s, t, you, threat, strength + 2) - attack_worth(s, t, you, threat, strength) - 0.7


@njit
def threat_worth(s, t, threat):
    """Which enemy moves or attacks, which threat is hit."""
    frame = get(s, HEAD.kind)
    if frame == FRAME.enemy_moves:
        return distance_to(s, t, s.at[threat] + 0, character_cells(s), WALKING) + 0.0
    if frame == FRAME.steps:
        row = get(s, STEPS_FRAME.row)
        if t.step[row, STEP_ROW.code] == STEP.damage_threat:
            return attack_worth(s, t, get(s, STEPS_FRAME.you), threat, t.step[row, STEP_ROW.a] + 0)
        return 0.5 if is_enemy(s, t, threat) else 0.0
    return 0.0


@njit
def character_worth(s, t, name):
    """The healthiest is hit, the weakest is healed."""
    for character in range(s.team):
        if s.who[character] == name:
            left = hp_of(s, t, character) - s.damage[character] + 0.0
            if get(s, HEAD.kind) != FRAME.steps:
                return left
            return -left if t.step[get(s, STEPS_FRAME.row), STEP_ROW.code] == STEP.heal else left
    return 0.0


@njit
def cell_worth(s, t, verb, cell):
    """Enemies far from characters, the Child near to them."""
    distance = distance_to(s, t, cell, character_cells(s), WALKING)
    if verb == ACTION.flee:
        return -way(s, t, 1 << cell, child_home(s, t)) + 0.0
    if verb == ACTION.spawn or get(s, HEAD.kind) in (FRAME.walk, FRAME.push):
        return distance + 0.0 if distance != NONE else 50.0
    return 0.0


@njit
def child_home(s, t):
    """Where the Child is to go: the goals of the characters who could carry it."""
    cells = 0
    for character in range(s.team):
        if in_play(s, character):
            cells |= goals(s, t, character)
    return cells if cells != 0 else character_cells(s)
