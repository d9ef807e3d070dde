"""The market, its deck and its discard pile; the mission deck and its row (WM-13 to WM-17, WM-64 to WM-67)."""

from cantina.engine.chance import shuffle
from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.way_of_the_mandalorian.pack.cards import CARDS, NONE
from cantina.games.way_of_the_mandalorian.rules.belongings import generations_of, hidden_cards
from cantina.games.way_of_the_mandalorian.rules.events import EVENT
from cantina.games.way_of_the_mandalorian.rules.state import MARKET, ROW

DECK_STREAM = 0


@njit
def has_card(s):
    """Whether the deck can give a card, its discard pile included (WM-A12)."""
    return s.deck_size > 0 or s.discard != 0


@njit
def take_top(s, log):
    """WM-33, WM-67: the top card; only when one is needed from an empty deck are the discards shuffled (WM-A12)."""
    if s.deck_size == 0:
        reshuffle(s, log)
    s.deck_size -= 1
    card = s.deck[0, s.deck_size] + 0
    s.deck[0, s.deck_size] = NONE
    return card


@njit
def reshuffle(s, log):
    """WM-67, WM-A72: the discards in the order of their numbers, shuffled into a new deck."""
    next_generation(s)
    for card in range(CARDS):
        if has(s.discard, card):
            s.deck[0, s.deck_size] = card
            s.deck_size += 1
            s.made[card] = s.generation
    s.discard = 0
    shuffle(s, DECK_STREAM, s.deck, 0, s.deck_size)
    emit(log, EVERYONE, EVENT.reshuffled, NONE, s.deck_size, 0, 0)


@njit
def next_generation(s):
    """WM-86: tell the new deck from those before, as long as a hidden card of them is left in a hand or slot."""
    held = 0
    for seat in range(s.seats):
        held |= generations_of(s, hidden_cards(s, seat))
    slot, left = 0, 0
    for generation in range(s.generation + 1):
        number = left if has(held, generation) else 0
        rename(s, generation, number)
        slot |= ((s.slot_generations >> generation) & 1) << number
        left += 1 if has(held, generation) else 0
    s.slot_generations = slot
    s.generation = left


@njit
def rename(s, generation, number):
    """Give the cards of a generation another number."""
    for card in range(CARDS):
        if s.made[card] == generation:
            s.made[card] = number


@njit
def refill_market(s, log):
    """WM-64: fill the empty places of the market, the first one first (WM-A72), as far as there are cards (WM-A13)."""
    for i in range(MARKET):
        if s.market[i] == NONE and has_card(s):
            s.market[i] = take_top(s, log)
            emit(log, EVERYONE, EVENT.new_in_market, NONE, s.market[i], 0, 0)


@njit
def refill_row(s, log):
    """WM-65: fill the empty places of the mission row, as far as there are missions (WM-A47)."""
    for i in range(ROW):
        if s.row[i] == NONE and s.mission_deck_size > 0:
            s.mission_deck_size -= 1
            s.row[i] = s.mission_deck[0, s.mission_deck_size]
            s.mission_deck[0, s.mission_deck_size] = NONE
            emit(log, EVERYONE, EVENT.new_mission, NONE, s.row[i], 0, 0)
