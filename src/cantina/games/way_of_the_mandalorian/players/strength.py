"""Strength as the rules of thumb reckon with it: four attributes in one number, a byte each."""

from cantina.engine.compiled import njit
from cantina.games.way_of_the_mandalorian.pack.cards import ATTRIBUTES, NONE
from cantina.games.way_of_the_mandalorian.rules.state import SLOTS, slots_of
from cantina.games.way_of_the_mandalorian.rules.switches import compares_totals

BITS, BYTE = 8, 255


@njit
def amount(strength, attribute):
    """How many symbols of an attribute a strength has."""
    return (strength >> (BITS * attribute)) & BYTE


@njit
def packed(symbols, row):
    """One row of a table of symbols as a strength."""
    strength = 0
    for attribute in range(ATTRIBUTES):
        strength += symbols[row, attribute] << (BITS * attribute)
    return strength


@njit
def of_card(t, card):
    """The symbols of a market card."""
    return packed(t.symbols, card)


@njit
def of_board(t, character):
    """The symbols of a character board."""
    return packed(t.board, character)


@njit
def of_mission(t, mission):
    """The symbols that a mission requires."""
    return packed(t.requires, mission)


@njit
def missing(s, have, need):
    """How many symbols are missing, by the comparison that the table plays (WM-A02)."""
    short, difference = 0, 0
    for attribute in range(ATTRIBUTES):
        lack = amount(need, attribute) - amount(have, attribute)
        difference += lack
        if lack > 0:
            short += lack
    if compares_totals(s):
        return max(difference, 0)
    return short


@njit
def lasting(s, t, seat):
    """Board and equipment that is not temporary."""
    strength = of_board(t, s.character[seat])
    for i in range(SLOTS):
        card = s.equipped[seat, i]
        if card != NONE and t.temporary[card] == 0:
            strength += of_card(t, card)
    return strength


@njit
def is_usable(s, seat, slot):
    """Whether a slot has equipment that is not about to be cleaned up (WM-55)."""
    return s.equipped[seat, slot] != NONE and (seat != s.active or (s.worn_out >> slot) & 1 == 0)


@njit
def whole(s, t, seat):
    """Board and all equipment."""
    strength = of_board(t, s.character[seat])
    for i in range(SLOTS):
        if is_usable(s, seat, i):
            strength += of_card(t, s.equipped[seat, i])
    return strength


@njit
def free_slots(s, seat):
    """How many more cards the board holds."""
    free = slots_of(s, seat)
    for i in range(SLOTS):
        if is_usable(s, seat, i):
            free -= 1
    return free


@njit
def opposed(s, t):
    """What the mission being attempted requires, with the opponents' events, less the symbols ignored (WM-45)."""
    need = 0
    for attribute in range(ATTRIBUTES):
        symbols = t.requires[s.mission, attribute] - s.ignored[attribute]
        for seat in range(s.seats):
            if seat != s.active and s.event[seat] != NONE:
                symbols += t.symbols[s.event[seat], attribute]
        need += max(symbols, 0) << (BITS * attribute)
    return need
