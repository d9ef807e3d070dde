"""Equipping, drawing, selling, the quick job (WM-25 to WM-38)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.way_of_the_mandalorian.pack.cards import ALL_EVENTS, NONE
from cantina.games.way_of_the_mandalorian.rules.belongings import (
    empty_slot,
    enter_hand,
    filled_slots,
    generations_of,
    hidden_cards,
    leave_hand,
    slot_with,
    throw_away,
)
from cantina.games.way_of_the_mandalorian.rules.events import EVENT
from cantina.games.way_of_the_mandalorian.rules.piles import has_card, take_top
from cantina.games.way_of_the_mandalorian.rules.state import DRAWN, GO_ON, LOOK_FOR_CARDS, MARKET, PHASE, QUICK_JOB


@njit
def equip(s, t, card, log):
    """WM-26, WM-28: from hand to the first free slot, for the printed cost."""
    seat = s.active + 0
    lay_on_board(s, t, seat, card)
    emit(log, EVERYONE, EVENT.equipped, seat, card, t.cost[card], 0)


@njit
def lay_on_board(s, t, seat, card):
    """WM-28: a card is paid and takes the first free slot."""
    leave_hand(s, seat, card)
    s.equipped[seat, slot_with(s, seat, NONE)] = card
    s.credits[seat] -= t.cost[card]


@njit
def fill_slot(s, seat, card, log):
    """WM-A27, WM-A70: an event face down into Boba Fett's slot; what all know of his events is not moved by it."""
    s.slot_events = s.known[seat] & ALL_EVENTS
    s.slot_generations = generations_of(s, hidden_cards(s, seat))
    s.hand[seat] &= ~(1 << card)
    s.slot[seat] = card
    s.slot_filled[seat] = 1
    emit(log, EVERYONE & ~(1 << seat), EVENT.filled_slot, seat, 0, 0, 0)
    emit(log, 1 << seat, EVENT.filled_slot_with, seat, card, 0, 0)


@njit
def begin_draw(s, log):
    """WM-31: two cards, one after the other."""
    s.actions -= 1
    s.picks = DRAWN
    s.phase = PHASE.draw
    emit(log, EVERYONE, EVENT.draws, s.active, 0, 0, 0)
    s.work = LOOK_FOR_CARDS


@njit
def look_for_cards(s, log):
    """WM-A13: a draw ends when no card is left anywhere."""
    if s.picks > 0 and (has_card(s) or cards_in_market(s) > 0):
        return
    if s.picks > 0:
        emit(log, EVERYONE, EVENT.no_card, s.active, 0, 0, 0)
    s.picks = 0
    s.work = GO_ON


@njit
def cards_in_market(s):
    """How many cards lie in the market."""
    number = 0
    for i in range(MARKET):
        if s.market[i] != NONE:
            number += 1
    return number


@njit
def take_from_market(s, card, log):
    """WM-31, WM-32: an open card; its place stays empty until the end of the turn."""
    for i in range(MARKET):
        if s.market[i] == card:
            s.market[i] = NONE
    enter_hand(s, s.active, card, True)
    emit(log, EVERYONE, EVENT.took, s.active, card, 0, 0)
    s.picks -= 1
    s.work = LOOK_FOR_CARDS


@njit
def take_from_deck(s, log):
    """WM-31: the top card of the deck, which only its taker sees."""
    seat = s.active + 0
    card = take_top(s, log)
    enter_hand(s, seat, card, False)
    emit(log, EVERYONE & ~(1 << seat), EVENT.took_hidden, seat, 0, 0, 0)
    emit(log, 1 << seat, EVENT.took_from_deck, seat, card, 0, 0)
    s.picks -= 1
    s.work = LOOK_FOR_CARDS


@njit
def sell(s, t, card, log):
    """WM-34, WM-36: one more card of hand, board or slot; the first one begins the sale and takes the action."""
    seat = s.active + 0
    if s.phase != PHASE.sale:
        s.actions -= 1
        s.phase = PHASE.sale
    give_up(s, seat, card)
    throw_away(s, card)
    s.sold += t.cost[card]
    emit(log, EVERYONE, EVENT.sold, seat, card, 0, 0)
    if s.hand[seat] == 0 and filled_slots(s, seat) == 0 and s.slot_filled[seat] == 0:
        close_sale(s, log)


@njit
def give_up(s, seat, card):
    """Take a card from wherever its owner has it."""
    place = slot_with(s, seat, card)
    if has(s.hand[seat], card):
        leave_hand(s, seat, card)
    elif place != NONE:
        s.equipped[seat, place] = NONE
    else:
        empty_slot(s, seat)


@njit
def close_sale(s, log):
    """WM-35, WM-A20: half of the added costs, rounded down."""
    s.credits[s.active] += s.sold // 2
    emit(log, EVERYONE, EVENT.sale, s.active, s.sold // 2, 0, 0)
    s.sold = 0
    s.work = GO_ON


@njit
def quick_job(s, log):
    """WM-37, WM-38: 200 credits, once a turn."""
    s.actions -= 1
    s.quick_job_done = 1
    s.credits[s.active] += QUICK_JOB
    emit(log, EVERYONE, EVENT.quick_job, s.active, QUICK_JOB, 0, 0)
    s.work = GO_ON
