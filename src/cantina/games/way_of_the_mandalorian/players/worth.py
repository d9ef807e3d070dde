"""What cards are worth to a player: on the board, in hand, in a sale."""

from cantina.engine.compiled import njit
from cantina.engine.masks import count, lowest
from cantina.games.way_of_the_mandalorian.pack.cards import FIRST_EVENT, LAST_MISSION, NONE, is_event
from cantina.games.way_of_the_mandalorian.players.plans import HOPELESS, best_plan
from cantina.games.way_of_the_mandalorian.players.prospects import in_row, outlook
from cantina.games.way_of_the_mandalorian.players.strength import lasting, of_card
from cantina.games.way_of_the_mandalorian.rules.belongings import slot_with
from cantina.games.way_of_the_mandalorian.rules.state import HAND_LIMIT, SLOTS

WANTED_EVENTS = 2  # kept in hand; more of them are for sale
EVENT_WORTH, SPARE_EVENT_WORTH = 130.0, 40.0
PASSING_WORTH = 90.0  # of temporary equipment that fits no plan yet
HOPE = 0.6  # of what a card in hand could bring
UNKNOWN_CARD = 110.0
CROWDED = 60.0  # lost by each card above the hand limit


@njit
def lasting_gain(s, t, seat, card):
    """What a free slot gains by lasting equipment, less the half of its cost that is never seen again (WM-70)."""
    have = lasting(s, t, seat)
    return outlook(s, t, have + of_card(t, card)) - outlook(s, t, have) - t.cost[card] * 0.5


@njit
def exchange_gain(s, t, seat, old, card):
    """What selling a card of the board gains when another takes its slot."""
    have = lasting(s, t, seat)
    without = have - of_card(t, old) if t.temporary[old] == 0 else have
    return outlook(s, t, without + of_card(t, card)) - outlook(s, t, have) - t.cost[card] * 0.5


@njit
def plan_gain(s, t, seat, card):
    """What a card in hand adds to the best plan."""
    others, credits = s.hand[seat] & ~(1 << card), s.credits[seat] + 0
    without, _ = best_plan(s, t, seat, others, credits)
    with_card, _ = best_plan(s, t, seat, others | (1 << card), credits)
    return max(with_card, 0.0) - max(without, 0.0)


@njit
def board_gain(s, t, seat, card):
    """What a card gains on the board, in a free slot or in that of the best card to exchange."""
    if slot_with(s, seat, NONE) != NONE:
        return lasting_gain(s, t, seat, card)
    top = 0.0
    for i in range(SLOTS):
        if s.equipped[seat, i] != NONE:
            top = max(top, exchange_gain(s, t, seat, s.equipped[seat, i] + 0, card))
    return top


@njit
def keep_worth(s, t, seat, card):
    """What a card in hand is worth if it stays there."""
    if is_event(card):
        others = count((s.hand[seat] & ~(1 << card)) >> FIRST_EVENT)
        return EVENT_WORTH if others < WANTED_EVENTS else SPARE_EVENT_WORTH
    planned = plan_gain(s, t, seat, card)
    if t.temporary[card] == 1:
        return max(planned, 0.0 if in_row(s, LAST_MISSION) else PASSING_WORTH)
    return max(planned, HOPE * board_gain(s, t, seat, card))


@njit
def sale_gain(s, t, seat, card):
    """What selling a card of the hand gains."""
    return t.cost[card] * 0.5 - keep_worth(s, t, seat, card)


@njit
def take_worth(s, t, seat, card):
    """What a card that could be drawn is worth: in use, or for sale some day."""
    return max(keep_worth(s, t, seat, card), t.cost[card] * 0.35)


@njit
def room(s, seat):
    """How many more cards the hand holds at the end of the turn."""
    return HAND_LIMIT - count(s.hand[seat])


@njit
def all_sales(s, t, seat):
    """What the cards of the hand that are better sold gain together."""
    gained = 0.0
    cards = s.hand[seat] + 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        gained += max(sale_gain(s, t, seat, card), 0.0)
    return gained


@njit
def best_exchange(s, t, seat, old):
    """What selling a card of the board gains, with the best card of the hand for its slot."""
    top = HOPELESS
    cards = s.hand[seat] & ((1 << FIRST_EVENT) - 1)
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if t.temporary[card] == 0 and t.cost[card] <= s.credits[seat] + t.cost[old] // 2:
            top = max(top, exchange_gain(s, t, seat, old, card))
    return top
