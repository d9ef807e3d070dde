"""What would follow at once from an action, written from the actor's own view."""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import CLOSE, LAST, OPEN, begin, put, write_number
from cantina.engine.masks import has
from cantina.games.way_of_the_mandalorian.pack.cards import ATTRIBUTES
from cantina.games.way_of_the_mandalorian.rules.actions import ACTION
from cantina.games.way_of_the_mandalorian.rules.cleanup import used_temporary
from cantina.games.way_of_the_mandalorian.rules.missions import available
from cantina.games.way_of_the_mandalorian.rules.state import SLOTS
from cantina.games.way_of_the_mandalorian.telling.view import WORDS, Outlook
from cantina.games.way_of_the_mandalorian.telling.write_fields import begin_list

OUTLOOK_KEY = WORDS.keys(Outlook)


@njit
def write_outlook(s, t, seat, code, text):
    """What the use of a set of slots gives (WM-48) and takes (WM-47); nothing for other actions."""
    slots = code - ACTION.use
    if slots < 0 or slots >= 1 << SLOTS:
        return
    begin(text, OPEN)
    begin_list(text, OUTLOOK_KEY.available)
    for attribute in range(ATTRIBUTES):
        write_number(text, available(s, t, slots, attribute))
    put(text, LAST)
    begin_list(text, OUTLOOK_KEY.worn_out)
    worn_out = used_temporary(s, t, slots)
    for i in range(SLOTS):
        if has(worn_out, i):
            write_number(text, s.equipped[seat, i])
    put(text, LAST)
    put(text, CLOSE)
