"""Symbols by attribute, and the missions for which they are enough, as lists of a view or of an outlook."""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import LAST, put, write_number
from cantina.games.way_of_the_mandalorian.pack.cards import ATTRIBUTES, NONE
from cantina.games.way_of_the_mandalorian.rules.missions import available, required, shortage, strength
from cantina.games.way_of_the_mandalorian.rules.state import ROW
from cantina.games.way_of_the_mandalorian.telling.write_fields import begin_list


@njit
def write_strength(s, t, seat, key, text):
    """WM-48: the symbols of the character and the whole board."""
    begin_list(text, key)
    for attribute in range(ATTRIBUTES):
        write_number(text, strength(s, t, seat, attribute))
    put(text, LAST)


@njit
def write_required(s, t, key, text):
    """WM-45: what the attempt needs."""
    begin_list(text, key)
    for attribute in range(ATTRIBUTES):
        write_number(text, required(s, t, attribute))
    put(text, LAST)


@njit
def write_available(s, t, slots, key, text):
    """WM-48: what the active player has for the attempt, with the cards on these slots."""
    begin_list(text, key)
    for attribute in range(ATTRIBUTES):
        write_number(text, available(s, t, slots, attribute))
    put(text, LAST)


@njit
def write_reached(s, t, seat, key, text):
    """WM-49: the missions of the row for which the board of a seat is enough; none for a spectator."""
    begin_list(text, key)
    for i in range(ROW):
        if seat >= 0 and s.row[i] != NONE and shortage(s, t, seat, s.row[i], NONE) == 0:
            write_number(text, s.row[i])
    put(text, LAST)
