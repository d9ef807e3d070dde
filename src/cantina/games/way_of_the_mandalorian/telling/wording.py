"""Cards, actions and events in words: which message says them, with which values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cantina.engine.game import Content
from cantina.engine.log import Event
from cantina.games.way_of_the_mandalorian.pack.cards import CARDS, FIRST_EVENT
from cantina.games.way_of_the_mandalorian.pack.content import Equipment
from cantina.games.way_of_the_mandalorian.rules.actions import NOTATION
from cantina.games.way_of_the_mandalorian.rules.events import EVENTS
from cantina.games.way_of_the_mandalorian.rules.state import SLOTS
from cantina.text import Message

GAME = "way-of-the-mandalorian"
ATTRIBUTE_NAMES = ("firepower", "armour", "piloting", "cunning")  # WM-A01: names of our own, in this order everywhere
CARD_ACTIONS = ("equip", "sell", "take", "discard", "retain")
EVENT_ACTIONS = ("fill", "event")  # their operand counts events only


def symbols(values: Sequence[int]) -> dict[str, int]:
    """Four values by the attributes they belong to."""
    return dict(zip(ATTRIBUTE_NAMES, values, strict=True))


def attribute_name(attribute: int) -> Message:
    """An attribute, for people."""
    return Message(f"{GAME}-attribute-{ATTRIBUTE_NAMES[attribute]}")


def character_name(character: str) -> Message:
    """A character, for people."""
    return Message(f"{GAME}-character-{character}")


def title(content: Content, number: int) -> Message:
    """The bare name of a market card."""
    return Message(f"{GAME}-card-{content.cards[number].name}")


def card_values(content: Content, number: int) -> Message:
    """WM-05, WM-06: cost, symbols, and whether a card is temporary or an event."""
    card = content.cards[number]
    values: dict[str, Any] = {"cost": card.cost, **symbols(card.symbols)}
    if isinstance(card, Equipment):
        return Message(f"{GAME}-values-equipment", {**values, "temporary": "yes" if card.temporary else "no"})
    return Message(f"{GAME}-values-event", values)


def card_name(content: Content, number: int) -> Message:
    """A market card by its name and everything that is printed on it."""
    return Message(f"{GAME}-named", {"name": title(content, number), "values": card_values(content, number)})


def brief_name(content: Content, number: int) -> Message:
    """A market card by its name and symbols: in an attempt nothing else counts."""
    values = symbols(content.cards[number].symbols)
    return Message(f"{GAME}-brief", {"name": title(content, number), **values})


def mission_title(content: Content, number: int) -> Message:
    """The bare name of a mission."""
    return Message(f"{GAME}-mission-{content.cards[CARDS + number].name}")


def mission_values(content: Content, number: int) -> Message:
    """WM-04: level, requirements, reward and penalty."""
    card = content.cards[CARDS + number]
    values = {"level": card.level, "reward": card.reward, "penalty": card.penalty, **symbols(card.requires)}
    return Message(f"{GAME}-values-mission", values)


def mission_name(content: Content, number: int) -> Message:
    """A mission by its name and everything that is printed on it."""
    values = mission_values(content, number)
    return Message(f"{GAME}-named-mission", {"name": mission_title(content, number), "values": values})


def action_message(content: Content, code: int) -> Message:
    """An action in words."""
    verb, operands = NOTATION.split(code)
    key = NOTATION.keys[verb]
    return Message(f"{GAME}-action-{key}", operand_values(content, key, operands[0]) if operands else {})


def operand_values(content: Content, key: str, operand: int) -> dict[str, Any]:
    """What an action speaks of: a card, a mission, an attribute or a set of slots."""
    if key in CARD_ACTIONS:
        return {"card": card_name(content, operand)}
    if key in EVENT_ACTIONS:
        return {"card": card_name(content, FIRST_EVENT + operand)}
    if key == "attempt":
        return {"mission": mission_name(content, operand)}
    if key == "ignore":
        return {"attribute": attribute_name(operand)}
    slots = [str(slot + 1) for slot in range(SLOTS) if operand >> slot & 1]
    return {"count": len(slots), "slots": ", ".join(slots)}


MISSION_EVENTS = ("attempts", "new-mission")
TITLED_EVENTS = ("completed", "failed")  # the mission is known by then, so its name is enough
BRIEF_EVENTS = ("plays-event", "uses", "ignores-with")
CARD_EVENTS = (
    "equipped",
    "filled-slot-with",
    "took",
    "took-from-deck",
    "sold",
    "worn-out",
    "kept",
    "discarded",
    "retained",
    "new-in-market",
)


def event_message(content: Content, event: Event) -> Message:
    """An event in words; the seat is counted from 1 for people. Who tells it to that seat itself says `you`."""
    name = EVENTS[event.code]
    values: dict[str, Any] = {"seat": event.seat + 1, "you": "no", "number": event.a, "count": event.b}
    return Message(f"{GAME}-event-{name}", {**values, **event_values(content, name, event.a)})


def event_values(content: Content, name: str, operand: int) -> dict[str, Any]:
    """What an event speaks of."""
    if name in MISSION_EVENTS:
        return {"mission": mission_name(content, operand)}
    if name in TITLED_EVENTS:
        return {"mission": mission_title(content, operand)}
    if name in BRIEF_EVENTS:
        return {"card": brief_name(content, operand)}
    if name in CARD_EVENTS:
        return {"card": card_name(content, operand)}
    return {"attribute": attribute_name(operand)} if name == "ignores" else {}
