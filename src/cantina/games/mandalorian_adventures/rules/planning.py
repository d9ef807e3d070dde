"""Planning cards: drawing, keeping, putting back, using (MA-70 to MA-77, MQ-20 to MQ-23, MQ-88)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has, lowest
from cantina.games.mandalorian_adventures.pack.sizes import DRAWN, NONE, PLAN_DECK
from cantina.games.mandalorian_adventures.pack.tables import RANGE
from cantina.games.mandalorian_adventures.pack.vocabulary import WINDOW
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import HEAD, PLANNING_FRAME
from cantina.games.mandalorian_adventures.rules.frames import answered, ask, forget, get, pop, put
from cantina.games.mandalorian_adventures.rules.mission_rules import push_steps
from cantina.games.mandalorian_adventures.rules.piles import discard_plan_card, draw_plan_card, refill_plans
from cantina.games.mandalorian_adventures.rules.spaces import sabotaged_spaces
from cantina.games.mandalorian_adventures.rules.state import PHASE, seat_of

# Phases of a Plan.
DRAWING, KEEPING, TOPPING = range(3)


@njit
def planning_choices(s, t, character, window):
    """MA-76: the planning cards of a character whose moment is now."""
    mask = 0
    left = s.plans[character] + 0
    while left != 0:
        if t.plan_window[lowest(left)] == window:
            mask |= left & -left
        left &= left - 1
    return mask


@njit
def before_events_choices(s, t, character):
    """Cards for the moment before the event step, while there is a sabotage token for them."""
    return planning_choices(s, t, character, WINDOW.before_event_step) if sabotaged_spaces(s) != 0 else 0


@njit
def use_plan(s, t, character, plan, threat, log):
    """MQ-22, MQ-88: discard the card and carry out its text for the character that owns it (MQ-92)."""
    s.plans[character] &= ~(1 << plan)
    s.begun = 1
    emit(log, EVERYONE, EVENT.plan_used, seat_of(s, character), plan, s.who[character] + 0, 0)
    discard_plan_card(s, plan, log)
    push_steps(s, t.plan_steps[plan, RANGE.first] + 0, t.plan_steps[plan, RANGE.end] + 0, character, threat)


@njit
def run_planning(s, t, log):
    """Draw; keep and put back, both after all cards are drawn (MQ-20); discard the rest."""
    phase = get(s, HEAD.phase)
    if phase == DRAWING:
        draw(s, get(s, PLANNING_FRAME.who), get(s, PLANNING_FRAME.draw), log)
        put(s, HEAD.phase, KEEPING)
    elif phase == KEEPING:
        keep(s, t, log)
    else:
        put_on_top(s, log)


@njit
def draw(s, character, count, log):
    """MA-70, MQ-21: one card at a time; only the acting player sees them."""
    seat = seat_of(s, character)
    place = s.plan_size - 1
    s.drawn_known = s.plan_known[place] & ~(1 << seat) if place >= 0 else 0
    told = 0
    while s.drawn_size < min(count, DRAWN) and draw_plan_card(s, seat, log):
        if s.plan_size == 0:  # told before the deck is made anew (MA-172)
            emit(log, EVERYONE, EVENT.plan_drawn, seat, s.drawn_size - told, 0, 0)
            told = s.drawn_size + 0
            refill_plans(s, log)
    if s.drawn_size != 1:
        s.drawn_known = 0
    if s.drawn_size > told or told == 0:
        emit(log, EVERYONE, EVENT.plan_drawn, seat, s.drawn_size - told, 0, 0)


@njit
def keepable(s, t, character):
    """MA-72, MA-73: drawn cards that may be kept."""
    mask = 0
    for i in range(s.drawn_size):
        card = s.drawn[i]
        if t.plan_keepable[card] == 1 and not has(s.plans[character], card):
            mask |= 1 << card
    return mask


@njit
def drawn_cards(s):
    """The drawn cards as a mask."""
    mask = 0
    for i in range(s.drawn_size):
        mask |= 1 << s.drawn[i]
    return mask


@njit
def give_up_drawn(s, card):
    """One drawn card leaves the drawn ones, which keep their order."""
    i = 0
    while s.drawn[i] != card:
        i += 1
    s.drawn_size -= 1
    while i < s.drawn_size:
        s.drawn[i] = s.drawn[i + 1]
        i += 1
    s.drawn[i] = NONE


@njit
def keep(s, t, log):
    """MA-71, MQ-99: keep one, face up with the character, or none; asked even if no drawn card may be kept."""
    character = get(s, PLANNING_FRAME.who)
    if not answered(s):
        if s.drawn_size == 0 or get(s, PLANNING_FRAME.keep) == 0:
            put(s, HEAD.phase, TOPPING)
        else:
            ask(s, PHASE.keep, seat_of(s, character), keepable(s, t, character), 1)
        return
    card = forget(s)
    if card == NONE:
        put(s, HEAD.phase, TOPPING)
        return
    put(s, PLANNING_FRAME.keep, get(s, PLANNING_FRAME.keep) - 1)
    give_up_drawn(s, card)
    s.drawn_known = 0
    s.plans[character] |= 1 << card
    emit(log, EVERYONE, EVENT.plan_kept, seat_of(s, character), card, s.who[character] + 0, 0)


@njit
def put_on_top(s, log):
    """MA-74, MA-75: one of the others on top of the deck, unseen; the rest to the discard."""
    if not answered(s):
        if get(s, PLANNING_FRAME.none_on_top) == 1 or s.drawn_size == 0 or s.plan_size == PLAN_DECK:
            finish(s, NONE, log)
        else:
            ask(s, PHASE.top, seat_of(s, get(s, PLANNING_FRAME.who)), drawn_cards(s), 1)
        return
    finish(s, forget(s), log)


@njit
def finish(s, card, log):
    """The end of a Plan."""
    seat = seat_of(s, get(s, PLANNING_FRAME.who))
    pop(s)
    if card != NONE:
        give_up_drawn(s, card)
    while s.drawn_size > 0:
        left = s.drawn[s.drawn_size - 1] + 0
        give_up_drawn(s, left)
        discard_plan_card(s, left, log)
    if card != NONE:
        s.plan_deck[0, s.plan_size] = card
        s.plan_known[s.plan_size] = s.drawn_known | (1 << seat)
        s.plan_size += 1
        emit(log, EVERYONE, EVENT.plan_on_top, seat, 0, 0, 0)
        emit(log, 1 << seat, EVENT.plan_put_on_top, seat, card, 0, 0)
    s.drawn_known = 0
    refill_plans(s, log)
