"""Decks, discards and supplies: drawing, and making a deck anew when it runs out (MA-172, MA-173)."""

from cantina.engine.chance import shuffle
from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.events import (
    E_DREW_SKILL,
    E_DREW_SKILLS,
    E_NO_REINFORCEMENT,
    E_PLAN_DISCARDED,
    E_RESHUFFLED_EVENTS,
    E_RESHUFFLED_PLANS,
    E_RESHUFFLED_SKILLS,
    E_SABOTAGED,
)
from cantina.games.mandalorian_adventures.sizes import EVENT_CARDS, HEROIC, NONE, ORANGE, PLAN_DECK, SABOTAGE
from cantina.games.mandalorian_adventures.state import HAND, pile_of

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
def hand_limit(s):
    """MA-29, MA-34."""
    return 3 if s.difficulty == HEROIC else 4


@njit
def enter_hand(s, seat, card):
    """A card enters a hand, which lies in the order of numbers so that a place tells nothing."""
    i = s.hand_size[seat] + 0
    while i > 0 and s.hand[seat, i - 1] > card:
        s.hand[seat, i] = s.hand[seat, i - 1]
        i -= 1
    s.hand[seat, i] = card
    s.hand_size[seat] += 1


@njit
def leave_hand(s, seat, card):
    """One copy of a card leaves a hand."""
    i = 0
    while s.hand[seat, i] != card:
        i += 1
    s.hand_size[seat] -= 1
    while i < s.hand_size[seat]:
        s.hand[seat, i] = s.hand[seat, i + 1]
        i += 1
    s.hand[seat, i] = NONE


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
    emit(log, EVERYONE, E_RESHUFFLED_SKILLS, row, size, 0, 0)


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
    enter_hand(s, seat, card)
    refill_skills(s, row, log)
    emit(log, 1 << seat, E_DREW_SKILL, seat, card, 0, 0)
    return True


@njit
def draw_skills(s, seat, count, log):
    """MA-38, MA-173: draw so many; what cannot be drawn is owed up to the hand limit (MQ-94)."""
    drawn = 0
    while drawn < count and draw_skill(s, seat, log):
        drawn += 1
        s.changed = 1  # MQ-37
    emit(log, EVERYONE, E_DREW_SKILLS, seat, drawn, 0, 0)
    if drawn < count and s.hand_size[seat] < HAND:
        if s.owed[seat] == 0:
            s.debts += 1
            s.owed_since[seat] = s.debts
        s.owed[seat] = min(s.owed[seat] + count - drawn, max(0, hand_limit(s) - s.hand_size[seat]))


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
            emit(log, EVERYONE, E_DREW_SKILLS, seat, 1, 0, 0)
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
    emit(log, EVERYONE, E_RESHUFFLED_PLANS, NONE, size, 0, 0)


@njit
def draw_plan_card(s, log):
    """The top planning card, -1 if there is none (MQ-21)."""
    refill_plans(s, log)
    if s.plan_size == 0:
        return NONE
    s.plan_size -= 1
    card = s.plan_deck[0, s.plan_size] + 0
    s.plan_deck[0, s.plan_size] = NONE
    s.plan_known[s.plan_size] = 0
    refill_plans(s, log)
    return card


@njit
def discard_plan_card(s, card, log):
    """MA-75, MQ-88: face up to the planning discard."""
    s.plan_discard[0, s.plan_discard_size] = card
    s.plan_discard_size += 1
    emit(log, EVERYONE, E_PLAN_DISCARDED, NONE, card, 0, 0)


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
    emit(log, EVERYONE, E_RESHUFFLED_EVENTS, NONE, s.event_size, 0, 0)
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
    emit(log, EVERYONE, E_SABOTAGED, NONE, space, token, 0)


@njit
def draw_reinforcement(s, log):
    """MA-114, MA-117, MA-118, MQ-50, MQ-51: the top token of the stack, which the fallen refill; else -1."""
    if s.reinforcements_size == 0:
        for i in range(s.fallen_size):
            s.reinforcements[0, i] = s.fallen[0, i]
            s.pool[ORANGE, s.fallen[0, i]] += 1
            s.fallen[0, i] = NONE
        s.reinforcements_size = s.fallen_size
        s.fallen_size = 0
        shuffle(s, ORANGE_STREAM, s.reinforcements, 0, s.reinforcements_size + 0)
    if s.reinforcements_size == 0:
        emit(log, EVERYONE, E_NO_REINFORCEMENT, NONE, 0, 0, 0)
        return NONE
    s.reinforcements_size -= 1
    token = s.reinforcements[0, s.reinforcements_size] + 0
    s.pool[ORANGE, token] -= 1
    s.reinforcements[0, s.reinforcements_size] = NONE
    return token
