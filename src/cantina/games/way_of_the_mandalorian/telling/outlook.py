"""What would follow at once from an action, found from the actor's own view."""

from __future__ import annotations

from typing_extensions import TypedDict

from cantina.engine.compiled import interpreted
from cantina.engine.game import Content
from cantina.engine.masks import members
from cantina.engine.record import Plain, plain_tables
from cantina.games.way_of_the_mandalorian.pack.cards import ATTRIBUTES
from cantina.games.way_of_the_mandalorian.rules.actions import ACTION
from cantina.games.way_of_the_mandalorian.rules.cleanup import used_temporary
from cantina.games.way_of_the_mandalorian.rules.missions import available
from cantina.games.way_of_the_mandalorian.rules.state import SLOTS

_available, _used_temporary = interpreted(available), interpreted(used_temporary)


class Outlook(TypedDict):
    """What follows at once from the use of some cards: the symbols for the mission, and the cards that are worn out."""

    available: list[int]
    worn_out: list[int]


def outlook(s: Plain, content: Content, seat: int, code: int) -> Outlook | None:
    """What the use of a set of slots gives (WM-48) and takes (WM-47); None for other actions."""
    t, slots = plain_tables(content.tables), code - ACTION.use
    if not 0 <= slots < 1 << SLOTS:
        return None
    return {
        "available": [int(_available(s, t, slots, attribute)) for attribute in range(ATTRIBUTES)],
        "worn_out": [s.equipped[seat, slot] for slot in members(_used_temporary(s, t, slots), SLOTS)],
    }
