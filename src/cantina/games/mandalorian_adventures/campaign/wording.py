"""A campaign in words."""

from __future__ import annotations

from typing import Any

from cantina.games.mandalorian_adventures.campaign import rules
from cantina.games.mandalorian_adventures.campaign.growth import Campaign, Played, Step
from cantina.text import Message, say


def words(key: str, language: str, **values: Any) -> str:
    """A message in words."""
    return say(Message(key, values), language)


def card_texts(campaign: Campaign, step: Step, language: str) -> list[str]:
    """What the growth cards of a step say."""
    return [words(f"ma-growth-{name}", language) for name in rules.told(campaign, step)]


def game_line(number: int, played: Played, language: str) -> str:
    """A game in one line."""
    titles = {"mission": Message(f"ma-mission-{played.mission}"), "map": Message(f"ma-map-{played.map}")}
    return words(f"campaign-game-{played.result}", language, number=number, **titles)


def mission_text(campaign: Campaign, language: str) -> str:
    """MA-10: the mission that comes next, and where it can be played."""
    boards = [Message(f"ma-map-{name}") for name in rules.maps(campaign.pack, campaign.mission)]
    title = Message(f"ma-mission-{campaign.mission}")
    return words("campaign-mission", language, mission=title, maps=boards)


def envelope_text(campaign: Campaign, number: int, language: str) -> str:
    """MA-12: what an open envelope holds."""
    titles = [Message(f"ma-mission-{name}") for name in rules.envelope(campaign, number).missions]
    return words("campaign-envelope", language, number=number, missions=titles)
