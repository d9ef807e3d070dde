"""Cards, actions and events in words: which message says them, with which values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cantina.engine.game import Content
from cantina.engine.log import Event
from cantina.engine.wording import Operands, Teller, amount, named, operand_values
from cantina.games.way_of_the_mandalorian.pack.cards import CARDS, FIRST_EVENT
from cantina.games.way_of_the_mandalorian.pack.content import Equipment, Mission
from cantina.games.way_of_the_mandalorian.rules.actions import NOTATION
from cantina.games.way_of_the_mandalorian.rules.events import EVENTS
from cantina.games.way_of_the_mandalorian.rules.state import SLOTS
from cantina.text import Amount, Message

GAME = "way-of-the-mandalorian"
ATTRIBUTE_NAMES = ("firepower", "armour", "piloting", "cunning")  # WM-A01: names of our own, in this order everywhere


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
    values: dict[str, Any] = {"cost": Amount(card.cost), **symbols(card.symbols)}
    if isinstance(card, Equipment):
        return Message(f"{GAME}-values-equipment", {**values, **temporary(card)})
    return Message(f"{GAME}-values-event", values)


def card_name(content: Content, number: int) -> Message:
    """A market card by its name and everything that is printed on it."""
    return Message(f"{GAME}-named", {"name": title(content, number), "values": card_values(content, number)})


def told_name(content: Content, number: int) -> Message:
    """A market card inside a sentence: its name, and what it is; who wants to know its values can see it."""
    card = content.cards[number]
    if isinstance(card, Equipment):
        return Message(f"{GAME}-told-equipment", {"name": title(content, number), **temporary(card)})
    return Message(f"{GAME}-told-event", {"name": title(content, number)})


def temporary(card: Equipment) -> dict[str, str]:
    """WM-47: whether a card of equipment is discarded after a mission."""
    return {"temporary": "yes" if card.temporary else "no"}


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
    return Message(f"{GAME}-values-mission", {**stakes(card), **symbols(card.requires)})


def stakes(card: Mission) -> dict[str, int]:
    """What a mission is worth: its level, and what success brings and failure costs."""
    return {"level": card.level, "reward": Amount(card.reward), "penalty": Amount(card.penalty)}


def told_mission(content: Content, number: int) -> Message:
    """A mission inside a sentence: its name, and what it is worth."""
    name = {"name": mission_title(content, number)}
    return Message(f"{GAME}-told-mission", {**name, **stakes(content.cards[CARDS + number])})


def mission_name(content: Content, number: int) -> Message:
    """A mission by its name and everything that is printed on it."""
    values = mission_values(content, number)
    return Message(f"{GAME}-named-mission", {"name": mission_title(content, number), "values": values})


def slots_values(content: Content, mask: int) -> dict[str, Any]:
    """A set of slots: how many, and which."""
    slots = [str(slot + 1) for slot in range(SLOTS) if mask >> slot & 1]
    return {"count": len(slots), "slots": ", ".join(slots)}


TELLERS: dict[str, Teller[Content]] = {
    "card": named("card", card_name),
    "event": named("card", lambda content, number: card_name(content, FIRST_EVENT + number)),  # counts events only
    "mission": named("mission", mission_name),
    "title": named("mission", mission_title),  # the mission is known by then, so its name is enough
    "attribute": named("attribute", lambda content, number: attribute_name(number)),
    "slots": slots_values,
    "number": amount("number"),
    "count": amount("count"),
}
EVENT_TELLERS = {
    **TELLERS,
    "card": named("card", told_name),
    "brief": named("card", title),
    "mission": named("mission", told_mission),
}

ACTION_OPERANDS: Operands = {
    "equip": ("card",),
    "sell": ("card",),
    "take": ("card",),
    "discard": ("card",),
    "retain": ("card",),
    "fill": ("event",),
    "event": ("event",),
    "attempt": ("mission",),
    "ignore": ("attribute",),
}


def action_message(content: Content, code: int) -> Message:
    """An action in words; other actions with an operand name slots."""
    verb, operands = NOTATION.split(code)
    key = NOTATION.keys[verb]
    values = operand_values(TELLERS, content, ACTION_OPERANDS.get(key, ("slots",)), operands)
    return Message(f"{GAME}-action-{key}", values)


EVENT_OPERANDS: Operands = {
    "turn": ("number",),
    "equipped": ("card", "count"),
    "filled-slot-with": ("card",),
    "took": ("card",),
    "took-from-deck": ("card",),
    "sold": ("card",),
    "sale": ("number",),
    "quick-job": ("number",),
    "attempts": ("mission",),
    "plays-event": ("brief", "count"),
    "ignores-with": ("brief",),
    "ignores": ("attribute",),
    "uses": ("brief",),
    "completed": ("title", "count"),
    "failed": ("title", "count"),
    "worn-out": ("card",),
    "kept": ("card",),
    "discarded": ("card",),
    "retained": ("card",),
    "reshuffled": ("number",),
    "new-in-market": ("card",),
    "new-mission": ("mission",),
}


def event_message(content: Content, event: Event) -> Message:
    """An event in words; the seat is counted from 1 for people. Who tells it to that seat itself says `you`."""
    name = EVENTS[event.code]
    values = operand_values(EVENT_TELLERS, content, EVENT_OPERANDS.get(name, ()), (event.a, event.b, event.c))
    return Message(f"{GAME}-event-{name}", {"seat": event.seat + 1, "you": "no", **values})
