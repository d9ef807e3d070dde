"""Decks that the others may have named in an open step 1: names that lead to what everybody sees (BH-S03)."""

from cantina.engine.compiled import njit
from cantina.engine.dice import roll
from cantina.engine.masks import has
from cantina.games.bounty_hunters.pack.cards import DECKS
from cantina.games.bounty_hunters.rules.draw import promised, spoken_for
from cantina.games.bounty_hunters.rules.knowledge import names_in_this_round
from cantina.games.bounty_hunters.rules.piles import supply
from cantina.games.bounty_hunters.rules.state import place_of


@njit
def imagine_names(s, viewer, rng):
    """Try all names from a random one on; there are some that fit, because the truth does."""
    guesses = DECKS ** unknown_names(s, viewer)
    first = roll(rng, guesses)
    for i in range(guesses):
        write_names(s, viewer, (first + i) % guesses)
        if fits(s, viewer):
            break
    s.closed = spoken_for(s)


@njit
def unknown_names(s, viewer):
    """How many others have named a deck."""
    number = 0
    for seat in range(s.seats):
        if seat != viewer and has(s.chosen, seat):
            number += 1
    return number


@njit
def write_names(s, viewer, guess):
    """A deck for everybody else who has named one."""
    for seat in range(s.seats):
        if seat != viewer and has(s.chosen, seat):
            s.named[seat] = guess % DECKS
            guess //= DECKS


@njit
def fits(s, viewer):
    """Whether the names explain who was served, who must name again, and what the viewer was told."""
    for seat in range(s.seats):
        for number in range(s.round[seat]):
            if not can_go_without(s, seat, number):
                return False
        if has(s.chosen, seat) and not can_be_named(s, seat):
            return False
    return not names_in_this_round(s, viewer) or s.closed == spoken_for(s)


@njit
def can_go_without(s, seat, number):
    """Whether a deck was open when a round began and had run out when it was this seat's turn."""
    for deck in range(DECKS):
        if promised(s, deck, number, 0) < supply(s, deck) <= promised(s, deck, number, place_of(s, seat)):
            return True
    return False


@njit
def can_be_named(s, seat):
    """Whether the deck of a seat was open; in a round that is settled, also whether it could serve the seat."""
    place = place_of(s, seat) if s.round[seat] < s.rounds else 0
    return promised(s, s.named[seat] + 0, s.round[seat] + 0, place) < supply(s, s.named[seat] + 0)
