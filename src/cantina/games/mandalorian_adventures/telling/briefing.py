"""MA-16, MA-18: what is read out before a mission: its intro, panel by panel, its briefing, the rules it brings."""

from __future__ import annotations

from typing import Any

from cantina.engine.game import Content
from cantina.games.mandalorian_adventures.pack.shapes import Pack, place
from cantina.games.mandalorian_adventures.telling.rules_met import rule_texts
from cantina.games.mandalorian_adventures.telling.titles import mission_name, mission_text
from cantina.text import say


def briefing(view: dict[str, Any], content: Content, language: str) -> list[str]:
    """The name of the mission, its intro, its briefing and its rules, a paragraph each; of the mission on the table."""
    pack: Pack = content.cards[0]
    number = place(pack.missions, view["mission"])
    parts = [f"intro-{panel + 1}" for panel in range(pack.missions[number].panels)]
    texts = [mission_text(pack, number, part) for part in (*parts, "briefing")]
    told = (mission_name(pack, number), *texts, *rule_texts(view, pack))
    return [say(message, language) for message in told]
