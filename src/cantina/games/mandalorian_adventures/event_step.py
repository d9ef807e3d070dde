"""The event step: spaces, crises, event cards, chains (MA-37, MA-103 to MA-113, MA-131 to MA-138, MQ-30 to MQ-39)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.games.mandalorian_adventures.events import (
    E_CRISIS,
    E_CRISIS_SKIPPED,
    E_EVENT_CARD,
    E_EVENT_STEP,
    E_NO_EFFECT,
    E_SPACE_RESOLVED,
)
from cantina.games.mandalorian_adventures.frames import (
    F_CARD,
    F_RESOLVE,
    F_SPAWN,
    F_WINDOW,
    answered,
    ask,
    forget,
    get,
    offer,
    pop,
    push,
    put,
    top,
)
from cantina.games.mandalorian_adventures.piles import refill_events, show_back
from cantina.games.mandalorian_adventures.planning import planning_choices, use_plan
from cantina.games.mandalorian_adventures.rules import failed, lose, push_steps, trigger_rules
from cantina.games.mandalorian_adventures.sizes import NONE, SHARED
from cantina.games.mandalorian_adventures.spaces import CRISIS_AT, EVENT_AT, empty_space, owner, total
from cantina.games.mandalorian_adventures.state import (
    ASK_CHARACTER,
    ASK_PLAN,
    BY_FAILURE,
    ENDLESS,
    UNFINISHED,
    seat_of,
)
from cantina.games.mandalorian_adventures.threats import in_play
from cantina.games.mandalorian_adventures.vocabulary import (
    AT_CRISIS,
    AT_EVENT_STEP_END,
    DECK_RESHUFFLED,
    EVENT_STEP_END,
    NEAREST_STAR,
    W_CRISIS,
)

MOST_RESOLUTIONS = 100  # MQ-33
# Phases of F_RESOLVE; its operands: space, total, you.
NAMING, WARNING, IN_CRISIS, DRAWING, EMPTYING = range(5)


@njit
def active_character(s):
    """MQ-80: the active player's character; in shared mode one of the two."""
    return 0 if s.mode == SHARED else s.active + 0


@njit
def run_event_step(s, t, log):
    """MA-37, MQ-32: the leftmost space with 5 or more, again and again, until none is left."""
    if get(s, 1) == 1:
        end_event_step(s, t, log)
        return
    if s.in_events == 0:
        s.in_events = 1
        s.resolved = 0
        emit(log, EVERYONE, E_EVENT_STEP, NONE, 0, 0, 0)
    for space in range(s.spaces):
        strength = total(s, t, space)
        if strength >= EVENT_AT:
            resolve(s, space, strength)
            return
    put(s, 1, 1)
    trigger_rules(s, t, EVENT_STEP_END, active_character(s), NONE)


@njit
def resolve(s, space, strength):
    """MQ-30, MQ-33: the total of a space is fixed when its resolution starts."""
    s.resolved += 1
    if s.resolved > MOST_RESOLUTIONS:
        s.outcome = UNFINISHED
        s.reason = ENDLESS
        return
    push(s, F_RESOLVE, space, strength, NONE, 0, 0)


@njit
def end_event_step(s, t, log):
    """Failures that are looked at here; then the draw step."""
    pop(s)
    if failed(s, t, AT_EVENT_STEP_END, active_character(s)):
        lose(s, BY_FAILURE, NONE, log)
    s.in_events = 0


@njit
def run_resolve(s, t, log):
    """MA-104, MA-105: a crisis from 6 on, an event, then the space is emptied."""
    phase, space, strength = get(s, 1), get(s, 2), get(s, 3)
    if phase == NAMING:
        name_you(s, t, space, strength, log)
    elif phase == WARNING:
        put(s, 1, IN_CRISIS if strength >= CRISIS_AT else DRAWING)
        s.crisis_off = 0
        if strength >= CRISIS_AT:
            push(s, F_WINDOW, 0, 0, 0, 0, 0)
    elif phase == IN_CRISIS:
        put(s, 1, DRAWING)
        crisis(s, t, space, log)
    elif phase == DRAWING:
        put(s, 1, EMPTYING)
        push(s, F_CARD, get(s, 4), strength, 0, 0, 0)
    else:
        pop(s)
        empty_space(s, t, space, log)


@njit
def name_you(s, t, space, strength, log):
    """MA-189, MQ-54, MQ-80: whom the event concerns."""
    if answered(s):
        put(s, 4, forget(s))
    elif s.mode != SHARED:
        put(s, 4, s.active)
    elif s.pile_size[space] > 0:
        put(s, 4, owner(s, t, s.pile[space, s.pile_size[space] - 1] + 0))
    else:
        offer(s, ASK_CHARACTER, s.active + 0, 3, 0)
        return
    put(s, 1, WARNING)
    emit(log, EVERYONE, E_SPACE_RESOLVED, NONE, space, strength, 0)


# Operands of F_WINDOW: how many characters were asked.
@njit
def run_window(s, t, log):
    """MD-19: before a crisis every owner of a card for it is asked, from the active player on."""
    if answered(s):
        plan = forget(s)
        if plan != NONE:
            character = (active_character(s) + get(s, 2) - 1) % s.team
            pop(s)
            use_plan(s, t, character, plan, NONE, log)
            return
    while get(s, 2) < s.team:
        character = (active_character(s) + get(s, 2)) % s.team
        put(s, 2, get(s, 2) + 1)
        choices = planning_choices(s, t, character, W_CRISIS)
        if choices != 0 and in_play(s, character):
            ask(s, ASK_PLAN, seat_of(s, character), choices, 1)
            return
    pop(s)


@njit
def crisis(s, t, space, log):
    """MA-111: the text of the briefing."""
    if s.crisis_off == 1:
        s.crisis_off = 0
        emit(log, EVERYONE, E_CRISIS_SKIPPED, NONE, 0, 0, 0)
        return
    you, strength = get(s, 4), get(s, 3)
    emit(log, EVERYONE, E_CRISIS, NONE, space, s.mission, 0)
    if failed(s, t, AT_CRISIS, you):
        lose(s, BY_FAILURE, NONE, log)
        return
    steps_with_total(s, t.crisis[s.mission, 0] + 0, t.crisis[s.mission, 1] + 0, you, strength)


@njit
def steps_with_total(s, first, end, you, strength):
    """Steps that know the total of the space (MA-132)."""
    depth = s.depth + 0
    push_steps(s, first, end, you, NONE)
    if s.depth > depth:
        s.stack[top(s), 7] = strength


# Operands of F_CARD: you, total, card, what had changed before it.
@njit
def run_card(s, t, log):
    """MA-112, MA-113, MA-134, MA-135, MQ-36 to MQ-39: one event card, and the penalty if it had no effect."""
    you, strength = get(s, 2), get(s, 3)
    if get(s, 1) == 0:
        put(s, 1, 1)
        draw_card(s, t, you, strength, log)
        return
    card, changed = get(s, 4), s.changed + 0
    pop(s)
    s.event_discard |= 1 << card
    s.changed = 1  # for a card that let this one be resolved (MQ-39)
    if changed == 0:
        emit(log, EVERYONE, E_NO_EFFECT, NONE, card, 0, 0)
        push(s, F_SPAWN, NEAREST_STAR, 0, you, NONE, 0)
    if refill_events(s, t, log):
        trigger_rules(s, t, DECK_RESHUFFLED, you, NONE)


@njit
def draw_card(s, t, you, strength, log):
    """The top card; the deck is made anew at once when it runs out (MA-172)."""
    if s.event_size == 0:
        pop(s)
        return
    s.event_size -= 1
    card = s.event_deck[0, s.event_size] + 0
    s.event_deck[0, s.event_size] = NONE
    put(s, 4, card)
    show_back(s, t)
    emit(log, EVERYONE, E_EVENT_CARD, NONE, card, 0, 0)
    s.changed = 0
    steps_with_total(s, t.event_steps[card, 0] + 0, t.event_steps[card, 1] + 0, you, strength)
    if refill_events(s, t, log):
        trigger_rules(s, t, DECK_RESHUFFLED, you, NONE)


@njit
def card_in_work(s, row):
    """The event card that a frame resolves, -1 if it resolves none."""
    if s.stack[row, 0] == F_CARD and s.stack[row, 1] == 1:
        return s.stack[row, 4] + 0
    return NONE
