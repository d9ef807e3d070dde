"""Planning cards: drawing, keeping, putting back, using (MA-70 to MA-77, MQ-20 to MQ-23, MQ-88)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has, lowest
from cantina.games.mandalorian_adventures.events import (
    E_PLAN_DRAWN,
    E_PLAN_DREW,
    E_PLAN_KEPT,
    E_PLAN_ON_TOP,
    E_PLAN_PUT_ON_TOP,
    E_PLAN_USED,
)
from cantina.games.mandalorian_adventures.frames import answered, ask, forget, get, pop, put
from cantina.games.mandalorian_adventures.piles import discard_plan_card, draw_plan_card, refill_plans
from cantina.games.mandalorian_adventures.rules import push_steps
from cantina.games.mandalorian_adventures.sizes import NONE, PLAN_DECK
from cantina.games.mandalorian_adventures.spaces import sabotaged_spaces
from cantina.games.mandalorian_adventures.state import ASK_KEEP, ASK_TOP, DRAWN, seat_of
from cantina.games.mandalorian_adventures.vocabulary import W_BEFORE_EVENTS

# Phases of F_PLANNING; its operands: character, cards to draw, cards to keep at most, 1 if none goes back on top.
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
    return planning_choices(s, t, character, W_BEFORE_EVENTS) if sabotaged_spaces(s) != 0 else 0


@njit
def use_plan(s, t, character, plan, threat, log):
    """MQ-22, MQ-88: discard the card and carry out its text for the character that owns it (MQ-92)."""
    s.plans[character] &= ~(1 << plan)
    s.begun = 1
    emit(log, EVERYONE, E_PLAN_USED, seat_of(s, character), plan, s.who[character] + 0, 0)
    discard_plan_card(s, plan, log)
    push_steps(s, t.plan_steps[plan, 0] + 0, t.plan_steps[plan, 1] + 0, character, threat)


@njit
def run_planning(s, t, log):
    """Draw; keep and put back, both after all cards are drawn (MQ-20); discard the rest."""
    phase = get(s, 1)
    if phase == DRAWING:
        draw(s, get(s, 2), get(s, 3), log)
        put(s, 1, KEEPING)
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
    for _ in range(min(count, DRAWN)):
        card = draw_plan_card(s, log)
        if card == NONE:
            break
        s.drawn[s.drawn_size] = card
        s.drawn_size += 1
        emit(log, 1 << seat, E_PLAN_DREW, seat, card, 0, 0)
        s.changed = 1
    if s.drawn_size != 1:
        s.drawn_known = 0
    emit(log, EVERYONE, E_PLAN_DRAWN, seat, s.drawn_size, 0, 0)


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
    """MA-71: keep one, face up with the character, or none."""
    character = get(s, 2)
    choices = keepable(s, t, character)
    if not answered(s):
        if choices == 0 or get(s, 4) == 0:
            put(s, 1, TOPPING)
        else:
            ask(s, ASK_KEEP, seat_of(s, character), choices, 1)
        return
    card = forget(s)
    if card == NONE:
        put(s, 1, TOPPING)
        return
    put(s, 4, get(s, 4) - 1)
    give_up_drawn(s, card)
    s.drawn_known = 0
    s.plans[character] |= 1 << card
    emit(log, EVERYONE, E_PLAN_KEPT, seat_of(s, character), card, s.who[character] + 0, 0)


@njit
def put_on_top(s, log):
    """MA-74, MA-75: one of the others on top of the deck, unseen; the rest to the discard."""
    if not answered(s):
        if get(s, 5) == 1 or s.drawn_size == 0 or s.plan_size == PLAN_DECK:
            finish(s, NONE, log)
        else:
            ask(s, ASK_TOP, seat_of(s, get(s, 2)), drawn_cards(s), 1)
        return
    finish(s, forget(s), log)


@njit
def finish(s, card, log):
    """The end of a Plan."""
    seat = seat_of(s, get(s, 2))
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
        emit(log, EVERYONE, E_PLAN_ON_TOP, seat, 0, 0, 0)
        emit(log, 1 << seat, E_PLAN_PUT_ON_TOP, seat, card, 0, 0)
    s.drawn_known = 0
    refill_plans(s, log)
