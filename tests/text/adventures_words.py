"""What The Mandalorian: Adventures says about an action or an event."""

from cantina.engine.log import EVERYONE, Event
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack.shapes import place
from cantina.games.mandalorian_adventures.rules.actions import NOTATION
from cantina.games.mandalorian_adventures.rules.events import EVENTS
from cantina.games.mandalorian_adventures.telling.wording import action_message, event_message
from cantina.text import Message, say

CONTENT = GAME.content
PACK = CONTENT.cards[0]


def said(action, language):
    return say(action_message(CONTENT, NOTATION.parse(action)), language)


def told(name, language, a=0, b=0, c=0, seat=1, you="no"):
    message = event_message(CONTENT, Event(EVENTS.index(name), EVERYONE, seat, a, b, c))
    return say(Message(message.key, {**message.values, "you": you}), language)


def number(kind, name):
    return place(getattr(PACK, kind), name)
