"""The event step: spaces, crises, event cards, chains (MA-37, MA-103 to MA-113, MA-131 to MA-138, MQ-30 to MQ-39)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.games.mandalorian_adventures.pack.sizes import MODE, NONE
from cantina.games.mandalorian_adventures.pack.tables import RANGE
from cantina.games.mandalorian_adventures.pack.vocabulary import CHECK, TRIGGER, WHICH_CELLS, WINDOW
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import (
    CARD_FRAME,
    FRAME,
    HEAD,
    RESOLVE_FRAME,
    STEPS_FRAME,
    WINDOW_FRAME,
)
from cantina.games.mandalorian_adventures.rules.frames import answered, ask, forget, get, offer, pop, push, put, top
from cantina.games.mandalorian_adventures.rules.mission_rules import failed, lose, push_steps, trigger_rules
from cantina.games.mandalorian_adventures.rules.piles import refill_events, show_back
from cantina.games.mandalorian_adventures.rules.planning import planning_choices, use_plan
from cantina.games.mandalorian_adventures.rules.spaces import CRISIS_AT, EVENT_AT, empty_space, owner, total
from cantina.games.mandalorian_adventures.rules.state import NOT_USED, OUTCOME, PHASE, REASON, seat_of
from cantina.games.mandalorian_adventures.rules.threats import in_play

MOST_RESOLUTIONS = 100  # MQ-33
# Phases of the event step.
RESOLVING, ENDING = range(2)
# Phases of a space being resolved.
NAMING, WARNING, IN_CRISIS, DRAWING, EMPTYING = range(5)
# Phases of an event card.
UNDRAWN, DRAWN, IN_WORK = range(3)


@njit
def active_character(s):
    """MQ-80: the active player's character; in shared mode one of the two."""
    return 0 if s.mode == MODE.shared else s.active + 0


@njit
def run_event_step(s, t, log):
    """MA-37, MQ-32: the leftmost space with 5 or more, again and again, until none is left."""
    if get(s, HEAD.phase) == ENDING:
        end_event_step(s, t, log)
        return
    if s.in_events == 0:
        s.in_events = 1
        s.resolved = 0
        emit(log, EVERYONE, EVENT.event_step, NONE, 0, 0, 0)
    for space in range(s.spaces):
        strength = total(s, t, space)
        if strength >= EVENT_AT:
            resolve(s, space, strength)
            return
    put(s, HEAD.phase, ENDING)
    trigger_rules(s, t, TRIGGER.event_step_end, active_character(s), NONE)


@njit
def resolve(s, space, strength):
    """MQ-30, MQ-33: the total of a space is fixed when its resolution starts."""
    s.resolved += 1
    if s.resolved > MOST_RESOLUTIONS:
        s.outcome = OUTCOME.unfinished
        s.reason = REASON.endless
        return
    push(s, FRAME.resolve, space, strength, NONE, 0, 0)


@njit
def end_event_step(s, t, log):
    """Failures that are looked at here; then the draw step."""
    pop(s)
    if failed(s, t, CHECK.event_step_end, active_character(s)):
        lose(s, REASON.failure, NONE, log)
    s.in_events = 0


@njit
def run_resolve(s, t, log):
    """MA-104, MA-105: a crisis from 6 on, an event, then the space is emptied."""
    phase, space, strength = get(s, HEAD.phase), get(s, RESOLVE_FRAME.space), get(s, RESOLVE_FRAME.total)
    if phase == NAMING:
        name_you(s, t, space, strength, log)
    elif phase == WARNING:
        put(s, HEAD.phase, IN_CRISIS if strength >= CRISIS_AT else DRAWING)
        s.crisis_off = 0
        if strength >= CRISIS_AT:
            push(s, FRAME.window, 0, 0, 0, 0, 0)
    elif phase == IN_CRISIS:
        put(s, HEAD.phase, DRAWING)
        crisis(s, t, space, log)
    elif phase == DRAWING:
        put(s, HEAD.phase, EMPTYING)
        push(s, FRAME.card, get(s, RESOLVE_FRAME.you), strength, 0, 0, 0)
    else:
        pop(s)
        empty_space(s, t, space, log)


@njit
def name_you(s, t, space, strength, log):
    """MA-189, MQ-54, MQ-80: whom the event concerns."""
    if answered(s):
        put(s, RESOLVE_FRAME.you, forget(s))
    elif s.mode != MODE.shared:
        put(s, RESOLVE_FRAME.you, s.active)
    elif s.pile_size[space] > 0:
        put(s, RESOLVE_FRAME.you, owner(s, t, s.pile[space, s.pile_size[space] - 1] + 0))
    else:
        offer(s, PHASE.character, s.active + 0, 3, 0)
        return
    put(s, HEAD.phase, WARNING)
    emit(log, EVERYONE, EVENT.space_resolved, NONE, space, strength, 0)


@njit
def run_window(s, t, log):
    """MD-19: before a crisis every owner of a card for it is asked, from the active player on."""
    if answered(s):
        plan = forget(s)
        if plan != NONE:
            character = (active_character(s) + get(s, WINDOW_FRAME.asked) - 1) % s.team
            pop(s)
            use_plan(s, t, character, plan, NONE, log)
            return
    while get(s, WINDOW_FRAME.asked) < s.team:
        character = (active_character(s) + get(s, WINDOW_FRAME.asked)) % s.team
        put(s, WINDOW_FRAME.asked, get(s, WINDOW_FRAME.asked) + 1)
        choices = planning_choices(s, t, character, WINDOW.crisis)
        if choices != 0 and in_play(s, character):
            ask(s, PHASE.plan, seat_of(s, character), choices, 1)
            return
    pop(s)


@njit
def crisis(s, t, space, log):
    """MA-111: the text of the briefing."""
    if s.crisis_off == 1:
        s.crisis_off = 0
        emit(log, EVERYONE, EVENT.crisis_skipped, NONE, 0, 0, 0)
        return
    you, strength = get(s, RESOLVE_FRAME.you), get(s, RESOLVE_FRAME.total)
    emit(log, EVERYONE, EVENT.crisis, NONE, space, s.mission, 0)
    if failed(s, t, CHECK.crisis, you):
        lose(s, REASON.failure, NONE, log)
        return
    first, end = t.crisis[s.mission, RANGE.first] + 0, t.crisis[s.mission, RANGE.end] + 0
    steps_with_total(s, first, end, you, strength)


@njit
def steps_with_total(s, first, end, you, strength):
    """Steps that know the total of the space (MA-132)."""
    depth = s.depth + 0
    push_steps(s, first, end, you, NONE)
    if s.depth > depth:
        s.stack[top(s), STEPS_FRAME.total] = strength


@njit
def run_card(s, t, log):
    """MA-112, MA-113, MA-134, MA-135, MQ-36 to MQ-39: one event card, and the penalty if it had no effect."""
    you, strength = get(s, CARD_FRAME.you), get(s, CARD_FRAME.total)
    phase, card = get(s, HEAD.phase), get(s, CARD_FRAME.card)
    if phase == UNDRAWN:
        put(s, HEAD.phase, DRAWN)
        draw_card(s, t, you, log)
        return
    if phase == DRAWN:
        put(s, HEAD.phase, IN_WORK)
        s.changed = 0  # what a rule about the reshuffle did is no effect of the card (MQ-37)
        steps_with_total(s, t.event_steps[card, RANGE.first] + 0, t.event_steps[card, RANGE.end] + 0, you, strength)
        return
    changed = s.changed + 0
    pop(s)
    s.event_discard |= 1 << card
    s.changed = 1  # for a card that let this one be resolved (MQ-39)
    if changed == 0:
        emit(log, EVERYONE, EVENT.no_effect, NONE, card, 0, 0)
        push(s, FRAME.spawn, WHICH_CELLS.nearest_star, 0, you, NONE, 0)
    if refill_events(s, t, log):
        trigger_rules(s, t, TRIGGER.deck_reshuffled, you, NONE)


@njit
def draw_card(s, t, you, log):
    """The top card; the deck is made anew at once when it runs out (MA-172)."""
    if s.event_size == 0:
        pop(s)
        return
    s.event_size -= 1
    card = s.event_deck[0, s.event_size] + 0
    s.event_deck[0, s.event_size] = NONE
    put(s, CARD_FRAME.card, card)
    show_back(s, t)
    emit(log, EVERYONE, EVENT.event_card, NONE, card, 0 if s.child == NOT_USED else 1, 0)
    if refill_events(s, t, log):
        trigger_rules(s, t, TRIGGER.deck_reshuffled, you, NONE)


@njit
def card_in_work(s, row):
    """The event card that a frame resolves, -1 if it resolves none."""
    if s.stack[row, HEAD.kind] == FRAME.card and s.stack[row, HEAD.phase] != UNDRAWN:
        return s.stack[row, CARD_FRAME.card] + 0
    return NONE
