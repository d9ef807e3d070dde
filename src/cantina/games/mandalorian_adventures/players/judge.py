"""Rules of thumb: how good an action looks to a sensible team player, from what the seat knows."""

from cantina.engine.compiled import njit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import MOMENT, PLANS, SPACE, SPACES
from cantina.games.mandalorian_adventures.pack.tables import RANGE, STEP_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary import STEP
from cantina.games.mandalorian_adventures.pack.weights import WEIGHT
from cantina.games.mandalorian_adventures.players.judge_actions import (
    PUSHING,
    action_worth,
    attack_worth,
    best_end,
    door_worth,
    effect_worth,
    look_worth,
    sought,
    step_worth,
)
from cantina.games.mandalorian_adventures.players.judge_answers import holder, judge_answer, plan_now
from cantina.games.mandalorian_adventures.players.worth import health, plan_worth, space_cost, weight
from cantina.games.mandalorian_adventures.rules.actions import ACTION
from cantina.games.mandalorian_adventures.rules.apply import place_of, verb_of
from cantina.games.mandalorian_adventures.rules.damage import hp_of
from cantina.games.mandalorian_adventures.rules.frame_shapes import ACTION_FRAME, MOVE_FRAME
from cantina.games.mandalorian_adventures.rules.frames import get
from cantina.games.mandalorian_adventures.rules.performing import is_tactical, printed_strength
from cantina.games.mandalorian_adventures.rules.spaces import EVENT_AT, owner, total
from cantina.games.mandalorian_adventures.rules.state import PHASE, is_shared, seat_of
from cantina.games.mandalorian_adventures.rules.turns import REQUIRED, free_spaces

CONFIRM = 0.01  # doing something rather than nothing
NOT_NOW = -1e6  # worse than any card that must be played


@njit
def judge(s, t, seat, action):
    """A rough number for how much an action helps the team."""
    verb = verb_of(action)
    if s.phase == PHASE.main:
        return judge_main(s, t, seat, verb, action - verb)
    if s.phase == PHASE.action:
        return judge_action(s, t, verb, action - verb)
    if s.phase == PHASE.step:
        return judge_step(s, t, verb, action - verb)
    if s.phase == PHASE.after:
        return judge_after(s, t, verb, action - verb)
    return judge_answer(s, t, seat, verb, action - verb)


@njit
def judge_main(s, t, seat, verb, operand):
    """Between two actions: what costs nothing first, then the best card for the best space."""
    if verb == ACTION.play:
        return play_worth(s, t, seat, operand // SPACES, operand % SPACES)
    if verb == ACTION.end:
        return 0.0
    if verb == ACTION.card:
        return own_plan_worth(s, t, seat, holder(s, seat, operand), operand)
    if verb == ACTION.card_of:
        return own_plan_worth(s, t, seat, place_of(s, operand // PLANS), operand % PLANS)
    if verb == ACTION.betray:
        return -5.0
    return window_worth(s, t, seat, verb, operand) + 5.0


@njit
def own_plan_worth(s, t, seat, you, plan):
    """A planning card; one for an extra action after the required ones, if a further card is worth more (MQ-101)."""
    if t.step[t.plan_steps[plan, RANGE.first], STEP_ROW.code] != STEP.extra_action:
        return plan_now(s, t, you, plan)
    worth = best_play(s, t, seat) - plan_worth(t, plan) if s.played >= REQUIRED else 0.0
    return worth if worth > 0 else NOT_NOW


@njit
def best_play(s, t, seat):
    """What the best card of the hand is worth in the best space that is free."""
    best, free = -1e9, free_spaces(s)
    for i in range(s.hand_size[seat]):
        for space in range(s.spaces):
            if has(free, space):
                best = max(best, play_worth(s, t, seat, s.hand[seat, i] + 0, space))
    return best


@njit
def play_worth(s, t, seat, card, space):
    """What the action is worth, less what the card adds to its space."""
    you = owner(s, t, card) if is_shared(s) else seat
    before = total(s, t, space)
    if t.skill_tactical[card] == 1:
        matches = (t.skill_spaces[card] >> space) & 1 == 1
        return (1.0 if matches else 0.0) - space_cost(t, EVENT_AT) + space_cost(t, before)
    worth = action_worth(s, t, you, space, printed_strength(t, card, space))
    if (t.skill_spaces[card] >> space) & 1 == 1:
        worth += max(effect_worth(s, t, you, card), 0.0) * 0.6
    return worth - space_cost(t, before + t.skill_strength[card]) + space_cost(t, before)


@njit
def window_worth(s, t, you, verb, operand):
    """A bonus, a carried token, the Child."""
    if verb == ACTION.rescue:
        return weight(t, WEIGHT.held)
    if verb == ACTION.spend:
        return weight(t, WEIGHT.done)
    if sought(s, t, operand, seat_of(s, you)):
        return weight(t, WEIGHT.held)
    left = hp_of(s, t, you) - s.damage[you]
    return health(t, left) - health(t, left + 1) + 0.5


@njit
def judge_action(s, t, verb, operand):
    """What to do with the action of a card."""
    you, strength, card = get(s, ACTION_FRAME.who), get(s, ACTION_FRAME.strength), get(s, ACTION_FRAME.card)
    if verb == ACTION.decline:
        return 0.0
    if verb == ACTION.effect:
        worth = effect_worth(s, t, you, card)
        return worth + 3.0 if worth > 0 and (t.skill_when[card] == MOMENT.before or is_tactical(t, card)) else -1.0
    if verb == ACTION.go:
        return step_worth(s, t, you, operand, strength - 1) + best_end(s, t, you, 1 << s.cell[you]) - CONFIRM
    if verb == ACTION.attack:
        return attack_worth(s, t, you, operand, strength)
    if verb == ACTION.look:
        return look_worth(s, t, you, operand)
    if verb == ACTION.push:
        return PUSHING
    if verb == ACTION.door:
        return door_worth(s, t, you)
    if verb == ACTION.perform:
        green = get(s, ACTION_FRAME.space) == SPACE.green
        return CONFIRM + (action_worth(s, t, you, SPACE.green, strength) if green else 1.0)
    return window_worth(s, t, you, verb, operand) + 5.0


@njit
def judge_step(s, t, verb, operand):
    """On, or stop here."""
    you = get(s, MOVE_FRAME.who)
    if verb == ACTION.stop:
        return -best_end(s, t, you, 1 << s.cell[you])
    if verb == ACTION.go:
        return step_worth(s, t, you, operand, get(s, MOVE_FRAME.left) - 1) - CONFIRM
    return window_worth(s, t, you, verb, operand) + 50.0


@njit
def judge_after(s, t, verb, operand):
    """After an action: its effect if it helps."""
    you = get(s, ACTION_FRAME.who)
    if verb == ACTION.effect:
        return effect_worth(s, t, you, get(s, ACTION_FRAME.card))
    if verb in (ACTION.rescue, ACTION.use, ACTION.spend):
        return window_worth(s, t, you, verb, operand) + 5.0
    return 0.0
