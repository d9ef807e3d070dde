"""Actions and events in words: which message says them, with which values."""

from __future__ import annotations

from typing import Any

from cantina.engine.compiled import interpreted
from cantina.engine.game import Content
from cantina.engine.log import Event
from cantina.games.bounty_hunters.actions import NOTATION
from cantina.games.bounty_hunters.cards import DECK_NAMES, FIRST_MARKET, attacker_card
from cantina.games.bounty_hunters.content import Contract, Crate, Droid, Hunter, Target
from cantina.games.bounty_hunters.events import EVENTS
from cantina.text import Message

GAME = "bounty-hunters"
ACTION_KEYS = ("draw", "choose", "sell", "play", "play-on", "reserve", "activate", "activate-on", "finish")
_attacker_card = interpreted(attacker_card)


def deck_name(deck: int) -> Message:
    """The name of a deck."""
    return Message(f"{GAME}-deck-{DECK_NAMES[deck]}")


def card_name(content: Content, number: int) -> Message:
    """A card by its name and the values that tell it from others of that name."""
    card = content.cards[number]
    if isinstance(card, Target):
        values = {"name": Message(f"{GAME}-character-{card.character}"), "points": card.points, **colours(card.shield)}
        return Message(f"{GAME}-card-target", {"number": number, **values})
    if isinstance(card, Hunter):
        values = {"name": Message(f"{GAME}-hunter-{card.character}"), "penalty": card.penalty, **colours(card.attack)}
        return Message(f"{GAME}-card-hunter", {"number": number, **values})
    if isinstance(card, Droid):
        values = {"name": Message(f"{GAME}-family-{card.family}"), "cost": card.cost, **colours(card.attack)}
        return Message(f"{GAME}-card-droid", {"number": number, **values})
    if isinstance(card, Crate):
        values = {"cost": card.cost, "points": card.points, "icons": card.icons}
        return Message(f"{GAME}-card-crate", {"number": number, **values})
    return contract_name(card, number)


def contract_name(card: Contract, number: int) -> Message:
    """A contract by its pair and its points."""
    names = [Message(f"{GAME}-character-{character}") for character in card.targets]
    values = {"first": names[0], "second": names[-1], "unit": card.units[0], "unit2": card.units[-1], "duo": card.duo}
    return Message(f"{GAME}-card-{card.kind}", {"number": number, **values})


def colours(values: tuple[int, ...]) -> dict[str, int]:
    """Three values by their colours."""
    return dict(zip(("green", "blue", "orange"), values, strict=True))


def action_message(content: Content, code: int) -> Message:
    """An action in words."""
    verb, operands = NOTATION.split(code)
    key = ACTION_KEYS[verb]
    values: dict[str, Any] = {}
    if key == "draw":
        values["deck"] = deck_name(operands[0])
    elif operands:
        values["card"] = card_name(content, action_card(key, operands[0]))
    if len(operands) > 1:
        values["target"] = card_name(content, operands[1])
    return Message(f"{GAME}-action-{key}", values)


def action_card(key: str, operand: int) -> int:
    """The card number of the first operand of an action."""
    if key == "play-on":
        return int(_attacker_card(operand))
    return operand + FIRST_MARKET if key in ("reserve", "activate", "activate-on") else operand


DECK_EVENTS = ("drew", "must-name-again", "reshuffled")
PLAIN_EVENTS = (
    "turn",
    "no-draw",
    "bonus-credit",
    "fourth",
    "owed-credit",
    "lost-credit",
    "lost-contract",
    "triggered",
    "passed",
    "over",
)


def event_message(content: Content, event: Event) -> Message:
    """An event in words; the seat is counted from 1 for people."""
    name = EVENTS[event.code]
    values: dict[str, Any] = {"seat": event.seat + 1, "number": event.a, "count": event.b}
    if name in DECK_EVENTS:
        values["deck"] = deck_name(event.a)
    elif name not in PLAIN_EVENTS:
        values["card"] = card_name(content, event.a)
    if name.endswith("-on"):
        values["target"] = card_name(content, event.b)
    return Message(f"{GAME}-event-{name}", values)
