"""What a player owns: hand, board, slot (WM-26 to WM-30, WM-74, WM-75)."""

from cantina.engine.compiled import njit
from cantina.engine.masks import lowest
from cantina.games.way_of_the_mandalorian.pack.cards import NONE
from cantina.games.way_of_the_mandalorian.rules.state import SLOTS, slots_of


@njit
def leave_hand(s, seat, card):
    """A card leaves a hand in the open; then all know that it is not in the slot (WM-A70)."""
    s.hand[seat] &= ~(1 << card)
    s.known[seat] &= ~(1 << card)
    s.slot_events &= ~(1 << card)
    if s.slot_filled[seat] == 1:
        s.slot_generations &= generations_of(s, hidden_cards(s, seat))


@njit
def enter_hand(s, seat, card, openly):
    """A card comes into a hand; what all have seen go in, all remember (WM-A68)."""
    s.hand[seat] |= 1 << card
    if openly:
        s.known[seat] |= 1 << card


@njit
def throw_away(s, card):
    """A card goes to the open discard pile."""
    s.discard |= 1 << card


@njit
def slot_with(s, seat, card):
    """The slot of the own board a card lies on, NONE if it lies on none; NONE finds the first free one (WM-A06)."""
    for i in range(slots_of(s, seat)):
        if s.equipped[seat, i] == card:
            return i
    return NONE


@njit
def filled_slots(s, seat):
    """The mask of the slots of a board with equipment."""
    filled = 0
    for i in range(SLOTS):
        if s.equipped[seat, i] != NONE:
            filled |= 1 << i
    return filled


@njit
def empty_slot(s, seat):
    """Boba Fett's event leaves its slot, in the open."""
    card = s.slot[seat] + 0
    s.slot[seat] = NONE
    s.slot_filled[seat] = 0
    s.known[seat] &= ~(1 << card)
    s.slot_events = 0
    s.slot_generations = 0
    return card


@njit
def hidden_cards(s, seat):
    """The cards of hand and slot that nobody saw go in; how many, of each generation, is open (WM-86, WM-A70)."""
    owned = s.hand[seat] | (1 << s.slot[seat] if s.slot[seat] != NONE else 0)
    return owned & ~s.known[seat]


@njit
def generations_of(s, cards):
    """The mask of the generations of some cards."""
    generations = 0
    while cards != 0:
        generations |= 1 << s.made[lowest(cards)]
        cards &= cards - 1
    return generations
