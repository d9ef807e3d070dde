"""Rules of thumb: how good an action looks to a sensible team player, from what the seat knows."""

from cantina.engine.compiled import njit
from cantina.games.mandalorian_adventures.actions import (
    ATTACK_THREAT,
    BETRAY,
    CARD,
    DECLINE,
    DOOR,
    EFFECT,
    END,
    GO,
    LOOK,
    PERFORM,
    PLAY,
    PUSH,
    RESCUE,
    SPEND,
    STOP,
    USE,
)
from cantina.games.mandalorian_adventures.apply import verb_of
from cantina.games.mandalorian_adventures.damage import hp_of
from cantina.games.mandalorian_adventures.frames import get
from cantina.games.mandalorian_adventures.judge_actions import (
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
from cantina.games.mandalorian_adventures.judge_answers import judge_answer, plan_now
from cantina.games.mandalorian_adventures.moves import LEFT
from cantina.games.mandalorian_adventures.performing import PLAYED_CARD, STRENGTH, WHO, is_tactical, printed_strength
from cantina.games.mandalorian_adventures.performing import SPACE as ACTION_SPACE
from cantina.games.mandalorian_adventures.sizes import BEFORE, GREEN, SPACES
from cantina.games.mandalorian_adventures.spaces import EVENT_AT, owner, total
from cantina.games.mandalorian_adventures.state import (
    ASK_ACTION,
    ASK_AFTER,
    ASK_MAIN,
    ASK_STEP,
    is_shared,
    seat_of,
)
from cantina.games.mandalorian_adventures.weights import DONE, HELD
from cantina.games.mandalorian_adventures.worth import health, space_cost, weight

CONFIRM = 0.01  # doing something rather than nothing


@njit
def judge(s, t, seat, action):
    """A rough number for how much an action helps the team."""
    verb = verb_of(action)
    if s.phase == ASK_MAIN:
        return judge_main(s, t, seat, verb, action - verb)
    if s.phase == ASK_ACTION:
        return judge_action(s, t, verb, action - verb)
    if s.phase == ASK_STEP:
        return judge_step(s, t, verb, action - verb)
    if s.phase == ASK_AFTER:
        return judge_after(s, t, verb, action - verb)
    return judge_answer(s, t, seat, verb, action - verb)


@njit
def judge_main(s, t, seat, verb, operand):
    """Between two actions: what costs nothing first, then the best card for the best space."""
    if verb == PLAY:
        return play_worth(s, t, seat, operand // SPACES, operand % SPACES)
    if verb == END:
        return 0.0
    if verb == CARD:
        return plan_now(s, t, seat, operand)
    if verb == BETRAY:
        return -5.0
    return window_worth(s, t, seat, verb, operand) + 5.0


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
    if verb == RESCUE:
        return weight(t, HELD)
    if verb == SPEND:
        return weight(t, DONE)
    if sought(s, t, operand, seat_of(s, you)):
        return weight(t, HELD)
    left = hp_of(s, t, you) - s.damage[you]
    return health(t, left) - health(t, left + 1) + 0.5


@njit
def judge_action(s, t, verb, operand):
    """What to do with the action of a card."""
    you, strength, card = get(s, WHO), get(s, STRENGTH), get(s, PLAYED_CARD)
    if verb == DECLINE:
        return 0.0
    if verb == EFFECT:
        worth = effect_worth(s, t, you, card)
        return worth + 3.0 if worth > 0 and (t.skill_when[card] == BEFORE or is_tactical(t, card)) else -1.0
    if verb == GO:
        return step_worth(s, t, you, operand, strength - 1) + best_end(s, t, you, 1 << s.cell[you]) - CONFIRM
    if verb == ATTACK_THREAT:
        return attack_worth(s, t, you, operand, strength)
    if verb == LOOK:
        return look_worth(s, t, you, operand)
    if verb == PUSH:
        return PUSHING
    if verb == DOOR:
        return door_worth(s, t, you)
    if verb == PERFORM:
        return CONFIRM + (action_worth(s, t, you, GREEN, strength) if get(s, ACTION_SPACE) == GREEN else 1.0)
    return window_worth(s, t, you, verb, operand) + 5.0


@njit
def judge_step(s, t, verb, operand):
    """On, or stop here."""
    you = get(s, 2)
    if verb == STOP:
        return -best_end(s, t, you, 1 << s.cell[you])
    if verb == GO:
        return step_worth(s, t, you, operand, get(s, LEFT) - 1) - CONFIRM
    return window_worth(s, t, you, verb, operand) + 50.0


@njit
def judge_after(s, t, verb, operand):
    """After an action: its effect if it helps."""
    you = get(s, WHO)
    if verb == EFFECT:
        return effect_worth(s, t, you, get(s, PLAYED_CARD))
    if verb in (RESCUE, USE, SPEND):
        return window_worth(s, t, you, verb, operand) + 5.0
    return 0.0
