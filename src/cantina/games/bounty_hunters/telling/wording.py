"""Actions and events in words: which message says them, with which values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cantina.engine.compiled import interpreted
from cantina.engine.game import Content
from cantina.engine.log import Event
from cantina.engine.wording import Operands, Teller, named, operand_values, plain
from cantina.games.bounty_hunters.pack.cards import DECK_NAMES, FIRST_MARKET, attacker_card
from cantina.games.bounty_hunters.pack.content import Card, Contract, Crate, Droid, Hunter, Target
from cantina.games.bounty_hunters.pack.tables import COLOUR_NAMES
from cantina.games.bounty_hunters.rules.actions import NOTATION
from cantina.games.bounty_hunters.rules.events import EVENTS
from cantina.text import Message

GAME = "bounty-hunters"
_attacker_card = interpreted(attacker_card)


def deck_name(deck: str) -> Message:
    """The name of a deck, for people."""
    return Message(f"{GAME}-deck-{deck}")


def card_name(content: Content, number: int) -> Message:
    """A card by its name and the values that tell it from others of that name."""
    card = content.cards[number]
    return Message(f"{GAME}-card-{card_form(card)}", {"number": number, **NAMERS[type(card)](card)})


def told_name(content: Content, number: int) -> Message:
    """A card inside a sentence: its kind and its name; who wants to know its values can see it."""
    card = content.cards[number]
    family = {"family": card.family} if isinstance(card, Droid) else {}
    return Message(f"{GAME}-told-{card_form(card)}", {**NAMERS[type(card)](card), **family})


def bare_name(content: Content, number: int) -> Message:
    """The name of a target or a hunter, where it is clear what it is."""
    name: Message = NAMERS[type(content.cards[number])](content.cards[number])["name"]
    return name


def card_form(card: Card) -> str:
    """Which message names a card: its kind, and for a contract the kind of its pair."""
    return card.kind if isinstance(card, Contract) else type(card).__name__.lower()


def target_values(card: Target) -> dict[str, Any]:
    """BH-07: points, shield and capture bonus."""
    name = Message(f"{GAME}-character-{card.character}")
    return {"name": name, "points": card.points, "bonus": card.bonus, **colours(card.shield)}


def hunter_values(card: Hunter) -> dict[str, Any]:
    """BH-08: points lost and attack."""
    name = Message(f"{GAME}-hunter-{card.character}")
    return {"name": name, "penalty": card.penalty, **colours(card.attack)}


def droid_values(card: Droid) -> dict[str, Any]:
    """BH-09: cost and attack."""
    return {"name": Message(f"{GAME}-family-{card.family}"), "cost": card.cost, **colours(card.attack)}


def crate_values(card: Crate) -> dict[str, Any]:
    """BH-10: cost, points and icons."""
    return {"cost": card.cost, "points": card.points, "icons": card.icons}


def contract_values(card: Contract) -> dict[str, Any]:
    """BH-11: the pair, the points for each of its items and for a duo."""
    names = [Message(f"{GAME}-character-{character}") for character in card.targets]
    return {"first": names[0], "second": names[-1], "unit": card.units[0], "unit2": card.units[-1], "duo": card.duo}


NAMERS: dict[type, Callable[[Any], dict[str, Any]]] = {
    Target: target_values,
    Hunter: hunter_values,
    Droid: droid_values,
    Crate: crate_values,
    Contract: contract_values,
}


def contract_pair(content: Content, number: int) -> Message:
    """What a contract pays for, where it is clear that it is one."""
    card = content.cards[number]
    return Message(f"{GAME}-pair-{card.kind}", contract_values(card))


def colours(values: Sequence[int]) -> dict[str, int]:
    """Three values by their colours."""
    return dict(zip(COLOUR_NAMES, values, strict=True))


TELLERS: dict[str, Teller[Content]] = {
    "deck": named("deck", lambda content, number: deck_name(DECK_NAMES[number])),
    "card": named("card", card_name),
    "target": named("target", card_name),
    "number": plain("number"),
    "count": plain("count"),
}
EVENT_TELLERS = {**TELLERS, "card": named("card", told_name), "target": named("target", bare_name)}


def action_message(content: Content, code: int) -> Message:
    """An action in words."""
    verb, operands = NOTATION.split(code)
    key = NOTATION.keys[verb]
    if key == "draw" or not operands:
        return Message(f"{GAME}-action-{key}", operand_values(TELLERS, content, ["deck"], operands))
    cards = (action_card(key, operands[0]), *operands[1:])
    values = operand_values(TELLERS, content, ("card", "target"), cards)
    return Message(f"{GAME}-action-{key}", {**values, "kind": card_form(content.cards[cards[0]])})


def action_card(key: str, operand: int) -> int:
    """The card number of the first operand of an action."""
    if key == "play-on":
        return int(_attacker_card(operand))
    return operand + FIRST_MARKET if key in ("reserve", "activate", "activate-on") else operand


EVENT_OPERANDS: Operands = {
    "turn": ("number",),
    "drew": ("deck",),
    "drew-card": ("card",),
    "must-name-again": ("deck",),
    "reshuffled": ("deck", "count"),
    "revealed": ("card",),
    "sold": ("card",),
    "played": ("card",),
    "played-on": ("card", "target"),
    "reserved": ("card",),
    "activated": ("card",),
    "activated-on": ("card", "target"),
    "captured": ("card",),
    "bonus-contract": ("card",),
    "owed-contract": ("card",),
    "triggered": ("number",),
}


def event_message(content: Content, event: Event) -> Message:
    """An event in words; the seat is counted from 1 for people. Who tells it to that seat itself says `you`."""
    name = EVENTS[event.code]
    values = operand_values(EVENT_TELLERS, content, EVENT_OPERANDS.get(name, ()), (event.a, event.b, event.c))
    if name == "captured":
        values = {"card": bare_name(content, event.a), "points": content.cards[event.a].points}
    return Message(f"{GAME}-event-{name}", {"seat": event.seat + 1, "you": "no", **values})
