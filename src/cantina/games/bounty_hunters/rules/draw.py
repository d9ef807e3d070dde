"""Step 1, draw a card (BH-22 to BH-24, BH-S01 to BH-S03, BH-S48).

The names of all players are collected first. When a deck is too short, those whom it cannot serve name another
one. Every card is handed over when the last name can be met, in the order of the rounds and of the serving order:
nobody sees anything of a step 1 before it closes (BH-S54).
"""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.games.bounty_hunters.pack.cards import DECKS
from cantina.games.bounty_hunters.rules.choose import begin_choose
from cantina.games.bounty_hunters.rules.events import EVENT
from cantina.games.bounty_hunters.rules.hands import receive
from cantina.games.bounty_hunters.rules.piles import supply, take
from cantina.games.bounty_hunters.rules.state import NONE, everyone, place_of, seat_at
from cantina.games.bounty_hunters.rules.turns import ALL_DECKS, skip_draw


@njit
def name_deck(s, seat, deck, log):
    """BH-22: name the deck to draw from; when the last name is in, see whether all can be met."""
    s.named[seat] = deck
    s.round[seat] = s.rounds
    s.chosen |= 1 << seat
    if s.chosen == everyone(s) and all_can_be_met(s, log):
        hand_over(s, log)
        begin_choose(s, log)


@njit
def all_can_be_met(s, log):
    """BH-S03: whoever a deck cannot serve names another one, as long as one is left (BH-S02)."""
    unmet = unmet_seats(s, log)
    if unmet == 0:
        return True
    s.rounds += 1
    s.closed = spoken_for(s)
    if s.closed == ALL_DECKS:
        return True
    s.chosen &= ~unmet
    return False


@njit
def unmet_seats(s, log):
    """Take back the names, in serving order, that their decks cannot meet."""
    mask = 0
    for place in range(s.seats):
        seat = seat_at(s, place)
        deck = s.named[seat] + 0
        if deck != NONE and s.round[seat] == s.rounds and promised(s, deck, s.rounds, place) >= supply(s, deck):
            s.named[seat] = NONE
            s.round[seat] = s.rounds + 1
            mask |= 1 << seat
            emit(log, 1 << seat, EVENT.must_name_again, seat, deck, 0, 0)
    return mask


@njit
def promised(s, deck, number, place):
    """How many cards of a deck are promised to those served before a place of a round."""
    count = 0
    for seat in range(s.seats):
        earlier = s.round[seat] < number or (s.round[seat] == number and place_of(s, seat) < place)
        if s.named[seat] == deck and earlier:
            count += 1
    return count


@njit
def spoken_for(s):
    """The mask of decks whose last card was promised to somebody in an earlier round."""
    mask = 0
    for deck in range(DECKS):
        if promised(s, deck, s.rounds, 0) >= supply(s, deck):
            mask |= 1 << deck
    return mask


@njit
def hand_over(s, log):
    """Serve everybody, earlier rounds first, in serving order."""
    for number in range(s.rounds + 1):
        for place in range(s.seats):
            seat = seat_at(s, place)
            if s.named[seat] != NONE and s.round[seat] == number:
                draw_card(s, seat, log)
    skip_draw(s, log)


@njit
def draw_card(s, seat, log):
    """BH-22: the top card becomes the fifth card of the hand."""
    deck = s.named[seat] + 0
    card = take(s, deck, log)
    receive(s, seat, card)
    s.fresh[seat] = card
    emit(log, EVERYONE, EVENT.drew, seat, deck, 0, 0)
    emit(log, 1 << seat, EVENT.drew_card, seat, card, 0, 0)
