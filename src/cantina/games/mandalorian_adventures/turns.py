"""A turn: action step, event step, draw step, end of the turn (MA-35 to MA-38, MA-93, MA-174, MQ-13, MQ-97)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.actions import BETRAY, CARD, END, PLAY, SPEND, USE
from cantina.games.mandalorian_adventures.bonuses import spend, spendable, usable, use_bonus
from cantina.games.mandalorian_adventures.event_step import active_character
from cantina.games.mandalorian_adventures.events import E_PLAYED, E_TURN, E_UNFINISHED
from cantina.games.mandalorian_adventures.frames import (
    F_EVENT_STEP,
    F_SABOTAGE,
    F_TURN,
    answered,
    ask,
    forget,
    get,
    pop,
    push,
    put,
)
from cantina.games.mandalorian_adventures.performing import begin_action, printed_strength
from cantina.games.mandalorian_adventures.piles import draw_skills, hand_limit, leave_hand
from cantina.games.mandalorian_adventures.planning import before_events_choices, planning_choices, use_plan
from cantina.games.mandalorian_adventures.rules import achieved, failed, lose, trigger_rules, win
from cantina.games.mandalorian_adventures.sizes import NONE, SHARED, SPACES
from cantina.games.mandalorian_adventures.spaces import full, owner, put_card
from cantina.games.mandalorian_adventures.state import (
    ASK_MAIN,
    ASK_PLAN,
    BY_FAILURE,
    EXPELLED,
    TURNED,
    UNFINISHED,
    is_shared,
    seat_of,
)
from cantina.games.mandalorian_adventures.traitor import accuse, betray, may_betray
from cantina.games.mandalorian_adventures.vocabulary import AT_TURN_END, CHOSEN_SPACE, TURN_END, W_ACTION_STEP

REQUIRED = 2  # actions a turn (MA-36)
# Phases of F_TURN.
ACTING, BEFORE_EVENTS, EVENTS_RUN, DRAW_STEP, ENDING, JUDGING = range(6)


@njit
def begin_turn(s, seat, log):
    """MA-35: the turn of a seat."""
    s.active = seat
    s.turns += 1
    s.played = 0
    s.extra = 0
    s.used_spaces = 0
    s.begun = 0
    s.fled = 0
    s.quiet = 0
    s.shelter = 0
    emit(log, EVERYONE, E_TURN, seat, s.turns, 0, 0)
    push(s, F_TURN, 0, 0, 0, 0, 0)


@njit
def run_turn(s, t, log):
    """The steps of a turn in their order."""
    phase = get(s, 1)
    if phase == ACTING:
        act(s, t, log)
    elif phase == BEFORE_EVENTS:
        before_events(s, t, log)
    elif phase == EVENTS_RUN:
        put(s, 1, DRAW_STEP)
        push(s, F_EVENT_STEP, 0, 0, 0, 0, 0)
    elif phase == DRAW_STEP:
        put(s, 1, ENDING)
        draw_step(s, log)
    elif phase == ENDING:
        put(s, 1, JUDGING)
        trigger_rules(s, t, TURN_END, active_character(s), NONE)
    else:
        judge_turn(s, t, log)


@njit
def free_spaces(s):
    """MA-41: the mask of spaces into which this player has not played in this turn."""
    mask = 0
    for space in range(s.spaces):
        if not has(s.used_spaces, space) and not full(s, space):
            mask |= 1 << space
    return mask


@njit
def may_play(s):
    """MA-36, MA-93, MA-94: two cards, and one for each extra action that is still to be taken."""
    seat = s.active + 0
    if s.standing[seat] == TURNED and not is_shared(s):
        return False
    return (s.played < REQUIRED or s.extra > 0) and s.hand_size[seat] > 0 and free_spaces(s) != 0


@njit
def plans_now(s, t):
    """Planning cards for the own action step; in shared mode those of both characters (MQ-92)."""
    if s.mode != SHARED:
        return planning_choices(s, t, s.active + 0, W_ACTION_STEP)
    return planning_choices(s, t, 0, W_ACTION_STEP) | planning_choices(s, t, 1, W_ACTION_STEP)


@njit
def owner_of_plan(s, plan):
    """The character whose planning card is used; in shared mode the first one that owns it."""
    if s.mode == SHARED:
        return 0 if has(s.plans[0], plan) else 1
    return s.active + 0


@njit
def act(s, t, log):
    """The action step: ask until it is ended; a traitor who has turned sabotages instead (MD-56)."""
    if answered(s):
        acted(s, t, log)
    elif s.standing[s.active] == TURNED and not is_shared(s):
        put(s, 1, EVENTS_RUN)
        push(s, F_SABOTAGE, CHOSEN_SPACE, s.active, 0, 0, 0)
    elif may_play(s) or anything_else(s, t):
        ask(s, ASK_MAIN, s.active + 0, 0, 0)
    else:
        put(s, 1, BEFORE_EVENTS)


@njit
def anything_else(s, t):
    """Whether something but a card can be used between two actions; in shared mode nobody acts then (MQ-77)."""
    if plans_now(s, t) != 0:
        return True
    if s.traitor == 1 and s.begun == 0:
        return True  # MD-56: everybody is asked, so that nobody is known by being asked
    return s.mode != SHARED and (usable(s, t, s.active + 0) != 0 or spendable(s, t, s.active + 0) != 0)


@njit
def acted(s, t, log):
    """What was chosen between two actions."""
    verb = s.verb + 0
    answer = forget(s)
    if verb == PLAY:
        play_card(s, t, answer // SPACES, answer % SPACES, log)
    elif verb == CARD:
        use_plan(s, t, owner_of_plan(s, answer), answer, NONE, log)
    elif verb == USE:
        use_bonus(s, t, s.active + 0, answer, log)
    elif verb == SPEND:
        spend(s, t, s.active + 0, answer, log)
    elif verb == BETRAY:
        betray(s, t, s.active + 0, log)
    elif verb == END:
        put(s, 1, BEFORE_EVENTS)


@njit
def count_play(s):
    """MA-94: a card played while an extra action is granted is that extra action, none of the two required ones."""
    if s.extra > 0:
        s.extra -= 1
    else:
        s.played += 1


@njit
def play_card(s, t, card, space, log):
    """MA-36, MA-40, MA-186: a card into a space; the character shown on it acts."""
    seat = s.active + 0
    leave_hand(s, seat, card)
    put_card(s, space, card)
    count_play(s)
    s.begun = 1
    s.used_spaces |= 1 << space
    emit(log, EVERYONE, E_PLAYED, seat, card, space, 0)
    character = owner(s, t, card) if is_shared(s) else seat
    begin_action(s, t, space, card, character, printed_strength(t, card, space), log)


@njit
def before_events(s, t, log):
    """MD-19: the window before the own event step; in shared mode for both characters."""
    if answered(s):
        plan = forget(s)
        if plan == NONE:
            put(s, 1, EVENTS_RUN)
        else:
            use_plan(s, t, owner_of_plan(s, plan), plan, NONE, log)
        return
    choices = before_events_choices(s, t, active_character(s))
    if s.mode == SHARED:
        choices |= before_events_choices(s, t, 1)
    if choices == 0:
        put(s, 1, EVENTS_RUN)
    else:
        ask(s, ASK_PLAN, seat_of(s, active_character(s)), choices, 1)


@njit
def draw_step(s, log):
    """MA-38, MQ-29: up to the hand limit, nothing above it."""
    seat = s.active + 0
    missing = hand_limit(s) - s.hand_size[seat] - s.owed[seat]
    if s.standing[seat] != TURNED and missing > 0:
        draw_skills(s, seat, missing, log)


@njit
def judge_turn(s, t, log):
    """MA-174, MQ-75, MQ-97: failures first, then the objective; an accusation ends the turn (MD-56)."""
    if get(s, 2) == 0:
        put(s, 2, 1)
        if failed(s, t, AT_TURN_END, active_character(s)):
            lose(s, BY_FAILURE, NONE, log)
        elif achieved(s, t, AT_TURN_END, active_character(s)):
            win(s, log)
        else:
            accuse(s)
        return
    pop(s)
    if s.max_turns > 0 and s.turns >= s.max_turns:
        s.outcome = UNFINISHED
        emit(log, EVERYONE, E_UNFINISHED, NONE, 0, 0, 0)
        return
    begin_turn(s, next_seat(s), log)


@njit
def next_seat(s):
    """MA-35: clockwise; who has left takes no more turns (MD-56)."""
    seat = (s.active + 1) % s.seats
    while s.mode != SHARED and s.standing[seat] == EXPELLED:
        seat = (seat + 1) % s.seats
    return seat


@njit
def can_betray(s):
    """Whether the active player may show a traitor card now."""
    return s.traitor == 1 and may_betray(s, s.active + 0)
