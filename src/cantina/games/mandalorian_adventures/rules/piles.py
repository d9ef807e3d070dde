"""Decks, discards and supplies: drawing, and making a deck anew when it runs out (MA-172, MA-173)."""

from cantina.engine.chance import shuffle
from cantina.engine.compiled import njit
from cantina.engine.hands import put_in_order
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import (
    DIFFICULTY,
    EVENT_CARDS,
    HAND,
    NONE,
    ORANGE,
    PLAN_DECK,
    SABOTAGE,
)
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.state import pile_of

(
    FIRST_PLAYER_STREAM,
    SKILL_STREAM,  # and the three after it
    _,
    _,
    _,
    PLAN_STREAM,
    EVENT_STREAM,
    WHITE_STREAM,
    SUPPLY_STREAM,
    ROUND_STREAM,  # and the three after it: one for each shape
    _,
    _,
    _,
    ORANGE_STREAM,
    MIX_STREAM,
    LOYALTY_STREAM,
) = range(16)


@njit
def hand_limit(s, t):
    """MA-29, MA-34; the limit of a mission that names one beats both (MA-169)."""
    if t.hand_limit[s.mission] > 0:
        return t.hand_limit[s.mission] + 0
    return 3 if s.difficulty == DIFFICULTY.heroic else 4


@njit
def refill_skills(s, row, log):
    """MA-172: an empty deck is made anew from its discard at once."""
    if s.deck_size[row] > 0 or s.discard_size[row] == 0:
        return
    size = s.discard_size[row] + 0
    for i in range(size):
        s.deck[row, i] = s.discard[row, i]
        s.discard[row, i] = NONE
    s.deck_size[row] = size
    s.discard_size[row] = 0
    shuffle(s, SKILL_STREAM + row, s.deck, row, size)
    emit(log, EVERYONE, EVENT.reshuffled_skills, row, size, 0, 0)


@njit
def draw_skill(s, seat, log):
    """Draw one skill card; false if there is none, or no room in the hand."""
    row = pile_of(s, seat)
    refill_skills(s, row, log)
    if s.deck_size[row] == 0 or s.hand_size[seat] == HAND:
        return False
    s.deck_size[row] -= 1
    card = s.deck[row, s.deck_size[row]] + 0
    s.deck[row, s.deck_size[row]] = NONE
    put_in_order(s.hand, s.hand_size, seat, card)  # so that a place tells nothing
    emit(log, 1 << seat, EVENT.drew_skill, seat, card, 0, 0)
    return True


@njit
def tell_drawn(s, seat, number, log):
    """How many cards were drawn; then an empty deck is made anew (MA-172)."""
    emit(log, EVERYONE, EVENT.drew_skills, seat, number, 0, 0)
    refill_skills(s, pile_of(s, seat), log)


@njit
def draw_skills(s, t, seat, count, log):
    """MA-38, MA-173: draw so many; what cannot be drawn is owed up to the hand limit (MQ-94)."""
    drawn = told = 0
    while drawn < count and draw_skill(s, seat, log):
        drawn += 1
        s.changed = 1  # MQ-37
        if s.deck_size[pile_of(s, seat)] == 0:
            tell_drawn(s, seat, drawn - told, log)
            told = drawn
    if drawn > told or told == 0:
        tell_drawn(s, seat, drawn - told, log)
    if drawn < count and s.hand_size[seat] < HAND:
        if s.owed[seat] == 0:
            s.debts += 1
            s.owed_since[seat] = s.debts
        s.owed[seat] = min(s.owed[seat] + count - drawn, max(0, hand_limit(s, t) - s.hand_size[seat]))


@njit
def oldest_debt(s):
    """MQ-94: the seat that has waited longest and whose deck has cards, or -1."""
    found = NONE
    for seat in range(s.seats):
        row = pile_of(s, seat)
        can_be_paid = s.owed[seat] > 0 and s.deck_size[row] + s.discard_size[row] > 0
        if can_be_paid and (found < 0 or s.owed_since[seat] < s.owed_since[found]):
            found = seat
    return found


@njit
def pay_debts(s, log):
    """MA-173, MQ-94: owed cards are drawn as soon as there are some."""
    seat = oldest_debt(s)
    while seat != NONE:
        s.owed[seat] -= 1
        if draw_skill(s, seat, log):
            tell_drawn(s, seat, 1, log)
        seat = oldest_debt(s)


@njit
def refill_plans(s, log):
    """MA-172 for the planning deck; what was known of places is lost."""
    if s.plan_size > 0 or s.plan_discard_size == 0:
        return
    size = s.plan_discard_size + 0
    for i in range(size):
        s.plan_deck[0, i] = s.plan_discard[0, i]
        s.plan_discard[0, i] = NONE
    for i in range(PLAN_DECK):
        s.plan_known[i] = 0
    s.plan_size = size
    s.plan_discard_size = 0
    shuffle(s, PLAN_STREAM, s.plan_deck, 0, size)
    emit(log, EVERYONE, EVENT.reshuffled_plans, NONE, size, 0, 0)


@njit
def draw_plan_card(s, seat, log):
    """The top planning card joins the drawn ones; false if there is none (MQ-21)."""
    if s.plan_size == 0:
        return False
    s.plan_size -= 1
    card = s.plan_deck[0, s.plan_size] + 0
    s.plan_deck[0, s.plan_size] = NONE
    s.plan_known[s.plan_size] = 0
    s.drawn[s.drawn_size] = card
    s.drawn_size += 1
    s.changed = 1
    emit(log, 1 << seat, EVENT.plan_drew, seat, card, 0, 0)
    return True


@njit
def discard_plan_card(s, card, log):
    """MA-75, MQ-88: face up to the planning discard."""
    s.plan_discard[0, s.plan_discard_size] = card
    s.plan_discard_size += 1
    emit(log, EVERYONE, EVENT.plan_discarded, NONE, card, 0, 0)


@njit
def show_back(s, t):
    """MA-133: the back of the top event card lies open."""
    s.event_back = t.event_back[s.event_deck[0, s.event_size - 1]] if s.event_size > 0 else NONE


@njit
def refill_events(s, t, log):
    """MA-172: make the event deck anew from its discard; whether it was."""
    if s.event_size > 0 or s.event_discard == 0:
        return False
    for card in range(EVENT_CARDS):
        if has(s.event_discard, card):
            s.event_deck[0, s.event_size] = card
            s.event_size += 1
    s.event_discard = 0
    shuffle(s, EVENT_STREAM, s.event_deck, 0, s.event_size + 0)
    show_back(s, t)
    emit(log, EVERYONE, EVENT.reshuffled_events, NONE, s.event_size, 0, 0)
    return True


@njit
def put_sabotage(s, space, log):
    """MA-137, MA-140, MA-141: a random token of the supply; from the used ones; or a substitute worth 1."""
    if s.supply_size == 0:
        for token in range(SABOTAGE):
            if has(s.spent, token):
                s.supply[0, s.supply_size] = token
                s.supply_size += 1
        s.spent = 0
        shuffle(s, SUPPLY_STREAM, s.supply, 0, s.supply_size + 0)
    token = NONE
    if s.supply_size == 0:
        s.substitutes[space] += 1
    else:
        s.supply_size -= 1
        token = s.supply[0, s.supply_size] + 0
        s.supply[0, s.supply_size] = NONE
        s.sabotage[space] |= 1 << token
    s.changed = 1
    emit(log, EVERYONE, EVENT.sabotaged, NONE, space, token, 0)


@njit
def draw_reinforcement(s):
    """MA-114, MA-117, MQ-50, MQ-51: the top token of the stack, which the fallen refill; there must be one."""
    if s.reinforcements_size == 0:
        for i in range(s.fallen_size):
            s.reinforcements[0, i] = s.fallen[0, i]
            s.pool[ORANGE, s.fallen[0, i]] += 1
            s.fallen[0, i] = NONE
        s.reinforcements_size = s.fallen_size
        s.fallen_size = 0
        shuffle(s, ORANGE_STREAM, s.reinforcements, 0, s.reinforcements_size + 0)
    s.reinforcements_size -= 1
    token = s.reinforcements[0, s.reinforcements_size] + 0
    s.pool[ORANGE, token] -= 1
    s.reinforcements[0, s.reinforcements_size] = NONE
    return token
