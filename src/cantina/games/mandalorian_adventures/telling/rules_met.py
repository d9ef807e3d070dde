"""MA-16: which rules a game has in it, beyond those that every mission knows; no other rule is explained in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cantina.games.mandalorian_adventures.pack.shapes import Mission, Pack, Skill, place
from cantina.text import Message


def mission_of(view: dict[str, Any], pack: Pack) -> Mission:
    """The mission that is played."""
    return pack.missions[place(pack.missions, view["mission"])]


def effects_met(view: dict[str, Any], pack: Pack) -> set[str]:
    """The effects of the enemies of this map and of those in sight; `mission` where the mission has a text for it."""
    faces = {supply.token for supply in pack.supplies if supply.map == view["map"]}
    met = {effect for token in pack.tokens if token.name in faces for effect in token.effects}
    met |= {effect for threat in view["threats"] for effect in threat["effects"]}
    return met | ({"mission"} if mission_of(view, pack).mission_effect else set())


def skills_met(view: dict[str, Any], pack: Pack) -> Iterator[Skill]:
    """The kinds of skill card that the characters of this game have."""
    team = {character["name"] for character in view["characters"]}
    for skill in pack.skills:
        if skill.character in team and skill.added <= view["growth"] < skill.removed:
            yield skill


def rules_met(view: dict[str, Any], pack: Pack) -> list[str]:
    """The names of the rules, as the growth deck enables them."""
    mission, effects, skills = mission_of(view, pack), effects_met(view, pack), list(skills_met(view, pack))
    known = {
        "grapple": "grapple" in effects,
        "diversion": "diversion" in effects,
        "mission-effect": "mission" in effects,
        "child": mission.child,
        "mission-action": mission.green is not None,
        "tactical-skill": any(skill.tactical for skill in skills),
        "wild-skill": any(len(skill.actions) > 1 for skill in skills),
        "traitor": view["traitor"],
    }
    return [rule for rule, met in known.items() if met]


def rule_texts(view: dict[str, Any], pack: Pack) -> list[Message]:
    """What is explained of these rules; of the traitor all that MD-56 says."""
    texts = [Message(f"campaign-rule-{rule}") for rule in rules_met(view, pack)]
    return [*texts, TRAITOR_RULES] if view["traitor"] else texts


TRAITOR_RULES = Message("ma-growth-envelope-2")
