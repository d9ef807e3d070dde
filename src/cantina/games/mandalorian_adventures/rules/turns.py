"""A turn: action step, event step, draw step, end of the turn (MA-35 to MA-38, MA-93, MA-174, MQ-13, MQ-97)."""

from cantina.engine.compiled import njit
from cantina.engine.hands import take_out
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import MODE, NONE, PLANS, SPACES
from cantina.games.mandalorian_adventures.pack.vocabulary import CHECK, TRIGGER, WHICH_SPACE, WINDOW
from cantina.games.mandalorian_adventures.rules.actions import ACTION
from cantina.games.mandalorian_adventures.rules.bonuses import spend, spendable, usable, use_bonus
from cantina.games.mandalorian_adventures.rules.event_step import active_character
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import FRAME, HEAD, TURN_FRAME
from cantina.games.mandalorian_adventures.rules.frames import answered, ask, forget, get, pop, push, put
from cantina.games.mandalorian_adventures.rules.mission_rules import achieved, failed, lose, trigger_rules, win
from cantina.games.mandalorian_adventures.rules.performing import begin_action, printed_strength
from cantina.games.mandalorian_adventures.rules.piles import draw_skills, hand_limit
from cantina.games.mandalorian_adventures.rules.planning import before_events_choices, planning_choices, use_plan
from cantina.games.mandalorian_adventures.rules.spaces import full, owner, put_card
from cantina.games.mandalorian_adventures.rules.state import OUTCOME, PHASE, REASON, STANDING, is_shared, seat_of
from cantina.games.mandalorian_adventures.rules.traitor import accuse, betray, may_betray

REQUIRED = 2  # actions a turn (MA-36)
# Phases of a turn.
ACTING, BEFORE_EVENTS, EVENTS_RUN, DRAW_STEP, ENDING, JUDGING = range(6)


@njit
def turn(s):
    """The number of the turn."""
    return s.turns + 0


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
    emit(log, EVERYONE, EVENT.turn, seat, s.turns, 0, 0)
    push(s, FRAME.turn, 0, 0, 0, 0, 0)


@njit
def run_turn(s, t, log):
    """The steps of a turn in their order."""
    phase = get(s, HEAD.phase)
    if phase == ACTING:
        act(s, t, log)
    elif phase == BEFORE_EVENTS:
        before_events(s, t, log)
    elif phase == EVENTS_RUN:
        put(s, HEAD.phase, DRAW_STEP)
        push(s, FRAME.event_step, 0, 0, 0, 0, 0)
    elif phase == DRAW_STEP:
        put(s, HEAD.phase, ENDING)
        draw_step(s, t, log)
    elif phase == ENDING:
        put(s, HEAD.phase, JUDGING)
        trigger_rules(s, t, TRIGGER.turn_end, active_character(s), NONE)
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
    if s.standing[seat] == STANDING.turned and not is_shared(s):
        return False
    return (s.played < REQUIRED or s.extra > 0) and s.hand_size[seat] > 0 and free_spaces(s) != 0


@njit
def plans_now(s, t):
    """Planning cards for the own action step; in shared mode those of both characters (MQ-92)."""
    if s.mode != MODE.shared:
        return planning_choices(s, t, s.active + 0, WINDOW.your_action_step)
    return planning_choices(s, t, 0, WINDOW.your_action_step) | planning_choices(s, t, 1, WINDOW.your_action_step)


@njit
def owner_of_plan(s, plan):
    """The character whose planning card is used; in shared mode the one of the two that owns it."""
    if s.mode == MODE.shared:
        return 0 if has(s.plans[0], plan) else 1
    return s.active + 0


@njit
def use_own_plan(s, t, verb, answer, log):
    """A planning card of the action step or before the event step; where both own it, of the one named (MQ-102)."""
    if verb == ACTION.card_of:
        use_plan(s, t, answer // PLANS, answer % PLANS, NONE, log)
    else:
        use_plan(s, t, owner_of_plan(s, answer), answer, NONE, log)


@njit
def act(s, t, log):
    """The action step: ask until it is ended; a traitor who has turned sabotages instead (MD-56)."""
    if answered(s):
        acted(s, t, log)
    elif s.standing[s.active] == STANDING.turned and not is_shared(s):
        put(s, HEAD.phase, EVENTS_RUN)
        push(s, FRAME.sabotage, WHICH_SPACE.chosen, s.active, 0, 0, 0)
    elif may_play(s) or anything_else(s, t):
        ask(s, PHASE.main, s.active + 0, 0, 0)
    else:
        put(s, HEAD.phase, BEFORE_EVENTS)


@njit
def anything_else(s, t):
    """Whether something but a card can be used between two actions; in shared mode nobody acts then (MQ-77)."""
    if plans_now(s, t) != 0:
        return True
    if s.traitor == 1 and s.begun == 0:
        return True  # MD-56: everybody is asked, so that nobody is known by being asked
    return s.mode != MODE.shared and (usable(s, t, s.active + 0) != 0 or spendable(s, t, s.active + 0) != 0)


@njit
def acted(s, t, log):
    """What was chosen between two actions."""
    verb = s.verb + 0
    answer = forget(s)
    if verb == ACTION.play:
        play_card(s, t, answer // SPACES, answer % SPACES, log)
    elif verb in (ACTION.card, ACTION.card_of):
        use_own_plan(s, t, verb, answer, log)
    elif verb == ACTION.use:
        use_bonus(s, t, s.active + 0, answer, log)
    elif verb == ACTION.spend:
        spend(s, t, s.active + 0, answer, log)
    elif verb == ACTION.betray:
        betray(s, t, s.active + 0, log)
    elif verb == ACTION.end:
        put(s, HEAD.phase, BEFORE_EVENTS)


@njit
def count_play(s):
    """MA-94, MQ-101: the two required actions come first; a card beyond them is an extra action that was granted."""
    if s.played < REQUIRED:
        s.played += 1
    else:
        s.extra -= 1


@njit
def play_card(s, t, card, space, log):
    """MA-36, MA-40, MA-186: a card into a space; the character shown on it acts."""
    seat = s.active + 0
    take_out(s.hand, s.hand_size, seat, card)
    put_card(s, space, card)
    count_play(s)
    s.begun = 1
    s.used_spaces |= 1 << space
    emit(log, EVERYONE, EVENT.played, seat, card, space, 0)
    character = owner(s, t, card) if is_shared(s) else seat
    begin_action(s, t, space, card, character, printed_strength(t, card, space), log)


@njit
def before_events(s, t, log):
    """MD-19: the window before the own event step; in shared mode for both characters."""
    if answered(s):
        verb = s.verb + 0
        answer = forget(s)
        if answer == NONE:
            put(s, HEAD.phase, EVENTS_RUN)
        else:
            use_own_plan(s, t, verb, answer, log)
        return
    choices = before_events_choices(s, t, active_character(s))
    if s.mode == MODE.shared:
        choices |= before_events_choices(s, t, 1)
    if choices == 0:
        put(s, HEAD.phase, EVENTS_RUN)
    else:
        ask(s, PHASE.plan, seat_of(s, active_character(s)), choices, 1)


@njit
def draw_step(s, t, log):
    """MA-38, MQ-29: up to the hand limit, nothing above it."""
    seat = s.active + 0
    missing = hand_limit(s, t) - s.hand_size[seat] - s.owed[seat]
    if s.standing[seat] != STANDING.turned and missing > 0:
        draw_skills(s, t, seat, missing, log)


@njit
def judge_turn(s, t, log):
    """MA-174, MQ-75, MQ-97: failures first, then the objective; an accusation ends the turn (MD-56)."""
    if get(s, TURN_FRAME.judged) == 0:
        put(s, TURN_FRAME.judged, 1)
        if failed(s, t, CHECK.end_of_turn, active_character(s)):
            lose(s, REASON.failure, NONE, log)
        elif achieved(s, t, CHECK.end_of_turn, active_character(s)):
            win(s, log)
        else:
            accuse(s)
        return
    pop(s)
    if s.max_turns > 0 and s.turns >= s.max_turns:
        s.outcome = OUTCOME.unfinished
        emit(log, EVERYONE, EVENT.unfinished, NONE, 0, 0, 0)
        return
    begin_turn(s, next_seat(s), log)


@njit
def next_seat(s):
    """MA-35: clockwise; who has left takes no more turns (MD-56)."""
    seat = (s.active + 1) % s.seats
    while s.mode != MODE.shared and s.standing[seat] == STANDING.expelled:
        seat = (seat + 1) % s.seats
    return seat


@njit
def can_betray(s):
    """Whether the active player may show a traitor card now."""
    return s.traitor == 1 and may_betray(s, s.active + 0)
