"""The mission being attempted, in a view: what it needs, and what the active player has (WM-43, WM-45, WM-48)."""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import CLOSE, LAST, put, write_null, write_number
from cantina.games.way_of_the_mandalorian.pack.cards import ATTRIBUTES, NONE
from cantina.games.way_of_the_mandalorian.rules.belongings import filled_slots
from cantina.games.way_of_the_mandalorian.telling.view import SEAT_WORDS, WORDS, AttemptView, View
from cantina.games.way_of_the_mandalorian.telling.write_fields import begin_list, begin_object, name, number
from cantina.games.way_of_the_mandalorian.telling.write_symbols import write_available, write_required

VIEW_KEY, ATTEMPT_KEY = WORDS.keys(View), WORDS.keys(AttemptView)


@njit
def write_attempt(s, t, text):
    """How the attempt stands; null where there is none."""
    if s.mission == NONE:
        name(text, VIEW_KEY.attempt)
        write_null(text)
        return
    begin_object(text, VIEW_KEY.attempt)
    number(text, ATTEMPT_KEY.mission, s.mission)
    number(text, ATTEMPT_KEY.place, s.place)
    begin_object(text, ATTEMPT_KEY.events)
    for seat in range(s.seats):
        if s.event[seat] != NONE:
            number(text, SEAT_WORDS[seat], s.event[seat])
    put(text, CLOSE)
    write_symbols(s, t, text)
    put(text, CLOSE)


@njit
def write_symbols(s, t, text):
    """What is required, what is ignored, and what the active player has with the whole board in use."""
    write_required(s, t, ATTEMPT_KEY.required, text)
    begin_list(text, ATTEMPT_KEY.ignored)
    for attribute in range(ATTRIBUTES):
        write_number(text, s.ignored[attribute])
    put(text, LAST)
    write_available(s, t, filled_slots(s, s.active), ATTEMPT_KEY.available, text)
