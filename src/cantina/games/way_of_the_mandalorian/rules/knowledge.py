"""What a seat may know: the one door from the truth to a player (WM-73 to WM-77, WM-86, WM-A56 to WM-A73)."""

from cantina.engine.chance import conceal_chance
from cantina.engine.compiled import njit
from cantina.engine.masks import lowest
from cantina.games.way_of_the_mandalorian.pack.cards import CARDS, LARGEST_MISSION_DECK, NONE
from cantina.games.way_of_the_mandalorian.rules.belongings import hidden_cards
from cantina.games.way_of_the_mandalorian.rules.state import PHASE


@njit
def conceal(s, t, seat):
    """Blank, in a copy, all that a seat (or SPECTATOR) cannot know; after the end nothing is secret.

    Credits stay even where they are not shown (`credits_open: false`): every payment is open, so whoever remembers
    the game knows them. The view for the screen leaves them out.
    """
    s.viewer = seat
    if s.phase == PHASE.over:
        return
    conceal_chance(s)
    for i in range(LARGEST_MISSION_DECK):
        s.mission_deck[0, i] = NONE
    for i in range(CARDS):
        s.deck[0, i] = NONE
    for other in range(s.seats):
        if other != seat:
            conceal_seat(s, other)


@njit
def conceal_seat(s, seat):
    """WM-A68, WM-A70: of hand and slot together only what was seen to go in, and how many others there are.

    Of the others the generation of the deck they came from is open (WM-86).
    """
    cards = hidden_cards(s, seat)
    while cards != 0:
        s.hidden[seat, s.made[lowest(cards)]] += 1
        cards &= cards - 1
    s.hand[seat] = s.known[seat]
    s.slot[seat] = NONE
