"""The names and texts of cards, tokens, maps and missions, as messages; their words belong to the content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cantina.games.mandalorian_adventures.pack.shapes import Pack
from cantina.games.mandalorian_adventures.pack.sizes import SPACE_NAMES
from cantina.text import Message

GAME: Final = "mandalorian-adventures"


def _message(kind: str, things: Sequence[Any], number: int, letter: str, end: str = "") -> Message:
    """The words for a thing of a pack; the notation has room for more things than a pack holds."""
    if not 0 <= number < len(things):
        return Message(f"{GAME}-unknown", {"name": f"{letter}{number}"})
    return Message(f"ma-{kind}-{things[number].name}{end}")


def skill_name(pack: Pack, number: int) -> Message:
    """A skill card."""
    return _message("skill", pack.skills, number, "k")


def skill_text(pack: Pack, number: int) -> Message:
    """The effect of a skill card that has one."""
    return _message("skill", pack.skills, number, "k", "-text")


def skill_values(pack: Pack, number: int) -> Message:
    """MA-86, MA-191: the strength of a skill card, and the actions for which it is stronger by 1."""
    if not 0 <= number < len(pack.skills):
        return Message(f"{GAME}-unknown", {"name": f"k{number}"})
    card = pack.skills[number]
    if card.tactical:
        return Message(f"{GAME}-values-tactical")
    symbols = [space_name(SPACE_NAMES.index(name)) for name in card.symbols]
    if not symbols:
        return Message(f"{GAME}-values-skill", {"strength": card.strength})
    return Message(f"{GAME}-values-symbol", {"strength": card.strength, "symbols": symbols})


def plan_name(pack: Pack, number: int) -> Message:
    """A planning card."""
    return _message("plan", pack.plans, number, "p")


def plan_text(pack: Pack, number: int) -> Message:
    """What a planning card does, and when."""
    return _message("plan", pack.plans, number, "p", "-text")


def event_name(pack: Pack, number: int) -> Message:
    """An event card."""
    return _message("event", pack.events, number, "e")


def event_text(pack: Pack, number: int, child: bool) -> Message:
    """What an event card does; what it does to the Child only where the Child is (MD-54, MA-16)."""
    text = _message("event", pack.events, number, "e", "-text")
    return Message(text.key, {**text.values, "child": "yes" if child else "no"})


def token_name(pack: Pack, number: int) -> Message:
    """The face of a threat token."""
    return _message("token", pack.tokens, number, "b")


def character_name(pack: Pack, number: int) -> Message:
    """A character."""
    return _message("character", pack.characters, number, "h")


def mission_name(pack: Pack, number: int) -> Message:
    """A mission."""
    return _message("mission", pack.missions, number, "m")


def mission_text(pack: Pack, number: int, part: str) -> Message:
    """A part of the briefing: briefing, objective, crisis, effect."""
    return _message("mission", pack.missions, number, "m", f"-{part}")


def map_name(pack: Pack, number: int) -> Message:
    """A map."""
    return _message("map", pack.maps, number, "a")


def rule_name(pack: Pack, number: int) -> Message:
    """A rule of a map or mission."""
    return _message("rule", pack.rules, number, "r")


def track_name(pack: Pack, mission: int, track: int) -> Message:
    """A track of a mission."""
    return _message("track", pack.missions[mission].tracks, track, "x")


def use_text(name: str) -> Message:
    """What can be done with a bonus."""
    return Message(f"ma-use-{name}")


def space_name(space: int) -> Message:
    """MA-43: an action space."""
    return Message(f"{GAME}-space-{SPACE_NAMES[space]}")
