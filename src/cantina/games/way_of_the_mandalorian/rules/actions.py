"""Every action of the game, its code and its notation (section 12 of the rules)."""

from cantina.engine.notation import Notation, Verb
from cantina.games.way_of_the_mandalorian.pack.cards import ATTRIBUTES, CARDS, EQUIPMENT, MISSIONS
from cantina.games.way_of_the_mandalorian.rules.state import SLOTS

_CARDS = tuple(str(card) for card in range(CARDS))
_EQUIPMENT, _EVENTS = _CARDS[:EQUIPMENT], _CARDS[EQUIPMENT:]


def _slots(mask: int) -> str:
    return "+".join(str(slot + 1) for slot in range(SLOTS) if mask >> slot & 1) or "none"


NOTATION = Notation(
    Verb("equip", (_EQUIPMENT,)),  # main: lay equipment on the own board
    Verb("fill", (_EVENTS,)),  # main: Boba Fett's slot
    Verb("draw"),  # main: begin to draw 2 cards
    Verb("sell", (_CARDS,)),  # main: begin a sale with a card; sale: one more card
    Verb("job"),  # main: quick job
    Verb("attempt", (tuple(f"m{mission}" for mission in range(MISSIONS)),)),  # main: attempt a mission
    Verb("end"),  # main: end the turn
    Verb("take", (_CARDS,)),  # draw: a card of the market
    Verb("deck"),  # draw: the top card of the market deck
    Verb("close"),  # sale: close it
    Verb("event", (_EVENTS,)),  # event windows: from hand
    Verb("slot"),  # event windows: from Boba Fett's slot
    Verb("pass"),  # event windows; Bo-Katan Kryze discards nothing; the slot stays empty
    Verb("discard", (_CARDS,)),  # Bo-Katan Kryze's discard; hand limit
    Verb("ignore", (("1", "2", "3", "4")[:ATTRIBUTES],)),  # a symbol of this attribute
    Verb("use", (tuple(_slots(mask) for mask in range(1 << SLOTS)),)),  # a set of slots
    Verb("keep"),  # Fennec Shand pays and keeps
    Verb("drop"),  # Fennec Shand lets go
    Verb("retain", (_EQUIPMENT,)),  # Fennec Shand at the hand limit (option)
)
ACTION = NOTATION.codes
MOST_LEGAL = 160  # 39 cards in hand at the most (WM-A35): equip, sell, and the few others
