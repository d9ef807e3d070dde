"""Actions and events in words: which message says them, with which values.

A message knows the content, not the game that is played: cells, threats and doors are told by the names of the
notation (c12, t3, d0), which stand on the drawn map.
"""

from __future__ import annotations

from typing import Any

from cantina.engine.game import Content
from cantina.engine.log import Event
from cantina.engine.wording import Operands, Teller, named, operand_values, plain
from cantina.games.mandalorian_adventures.pack.shapes import Pack, Skill
from cantina.games.mandalorian_adventures.pack.sizes import NONE, SPACE_NAMES
from cantina.games.mandalorian_adventures.rules.actions import NOTATION
from cantina.games.mandalorian_adventures.rules.events import EVENTS
from cantina.games.mandalorian_adventures.rules.state import REASON, TRAITOR
from cantina.games.mandalorian_adventures.telling.titles import (
    GAME,
    character_name,
    event_name,
    event_text,
    map_name,
    mission_name,
    mission_text,
    plan_name,
    plan_text,
    rule_name,
    skill_name,
    skill_values,
    space_name,
    token_name,
    track_name,
)
from cantina.text import Message

ACTION_KEYS = tuple(verb.name for verb in NOTATION.verbs)
REASONS = {REASON.defeat: "defeat", REASON.failure: "failure", REASON.text: "text"}


def _letter(name: str, letter: str) -> Teller[Pack]:
    """A cell, threat or door by its name in the notation; `none` where there is none."""
    return lambda pack, number: {name: f"{letter}{number}" if number != NONE else "none"}


def _skill(pack: Pack, number: int) -> dict[str, Any]:
    return {"card": skill_name(pack, number), "values": skill_values(pack, number)}


def _plan(pack: Pack, number: int) -> dict[str, Any]:
    return {"card": plan_name(pack, number), "text": plan_text(pack, number)}


def _sabotage(pack: Pack, number: int) -> dict[str, Any]:
    """The value of a sabotage token; a substitute is worth 1 (MA-141)."""
    return {"number": (*pack.white, *pack.yellow)[number] if number != NONE else 1}


def _fallen(pack: Pack, number: int) -> dict[str, Any]:
    return {"character": character_name(pack, number) if number != NONE else ""}


TELLERS: dict[str, Teller[Pack]] = {
    "card": _skill,
    "plan": _plan,
    "sabotage": _sabotage,
    "fallen": _fallen,
    "cell": _letter("cell", "c"),
    "threat": _letter("threat", "t"),
    "door": _letter("door", "d"),
    "space": lambda pack, number: {"space": space_name(number)},
    "token": named("token", token_name),
    "character": named("character", character_name),
    "spared": named("spared", character_name),
    "mission": named("mission", mission_name),
    "crisis": named("text", lambda pack, number: mission_text(pack, number, "crisis")),
    "symbol": named("text", lambda pack, number: mission_text(pack, number, "effect")),
    "map": named("map", map_name),
    "rule": named("name", rule_name),
    "number": plain("number"),
    "count": plain("count"),
    "whom": lambda pack, number: {"whom": number + 1},
    "reason": lambda pack, number: {"reason": REASONS.get(number, "other")},
    "agreed": lambda pack, number: {"agreed": "yes" if number else "no"},
    "loyalty": lambda pack, number: {"loyalty": "traitor" if number == TRAITOR else "loyal"},
    "nothing": lambda pack, number: {},
}


# --- actions -----------------------------------------------------------------------------------------------------

ACTION_OPERANDS: Operands = {
    "attack": ("threat",),
    "look": ("threat",),
    "push": ("threat",),
    "go": ("cell",),
    "use": ("threat",),
    "spend": ("token",),
    "card": ("plan",),
    "keep": ("plan",),
    "top": ("plan",),
    "drop": ("plan",),
    "threat": ("threat",),
    "cell": ("cell",),
    "spawn": ("cell",),
    "flee": ("cell",),
    "character": ("character",),
    "space": ("space",),
    "free": ("space",),
    "door": ("door",),
    "choose": ("whom",),
    "rule": ("rule",),
    "accuse": ("whom",),
    "seat": ("whom",),
    "card-of": ("character", "plan"),
}


def action_message(content: Content, code: int) -> Message:
    """An action in words."""
    number, operands = NOTATION.split(code)
    key, pack = ACTION_KEYS[number], content.cards[0]
    if key == "play":
        return Message(f"{GAME}-action-play", play_values(pack, *operands))
    return Message(f"{GAME}-action-{key}", operand_values(TELLERS, pack, ACTION_OPERANDS.get(key, ()), operands))


def play_values(pack: Pack, number: int, space: int) -> dict[str, Any]:
    """MA-86, MA-88, MA-191: how strong the card is in this space, and whether its effect belongs there."""
    values: dict[str, Any] = {"card": skill_name(pack, number), "space": space_name(space)}
    card = pack.skills[number] if number < len(pack.skills) else Skill("", "")
    action = SPACE_NAMES[space]
    effect = "yes" if card.steps and action in card.actions else "no"
    strength = "tactical" if card.tactical else card.strength + (action in card.symbols)
    return {**values, "strength": strength, "effect": effect}


# --- events ------------------------------------------------------------------------------------------------------

EVENT_OPERANDS: Operands = {
    "mission": ("mission", "map"),
    "setup-step": ("number",),
    "turn": ("number",),
    "played": ("card", "space"),
    "action": ("space", "number", "character"),
    "free-action": ("space", "number", "character"),
    "declined": ("space",),
    "effect-used": ("card",),
    "moved": ("character", "cell"),
    "placed": ("character", "cell"),
    "attacked": ("character", "threat", "number"),
    "revealed": ("threat", "token", "cell"),
    "mission-effect": ("token", "symbol"),
    "threat-damaged": ("threat", "number", "token"),
    "defeated": ("threat", "token"),
    "captured": ("threat", "token"),
    "looked": ("threat", "cell"),
    "looked-at": ("threat", "token"),
    "enemy-pushed": ("threat", "cell"),
    "plan-drawn": ("number",),
    "plan-drew": ("plan",),
    "plan-kept": ("plan", "character"),
    "plan-put-on-top": ("plan",),
    "plan-discarded": ("plan",),
    "plan-used": ("plan", "character"),
    "plan-taken": ("plan", "character"),
    "bonus-used": ("token", "character"),
    "token-taken": ("token", "character"),
    "token-placed": ("token", "cell"),
    "token-placed-hidden": ("nothing", "cell"),
    "token-removed": ("token",),
    "healed": ("character", "number"),
    "threat-healed": ("threat", "number"),
    "hurt": ("character", "number", "threat"),
    "blocked": ("character", "number"),
    "redirected": ("character", "spared"),
    "guard": ("threat", "character"),
    "grapple": ("threat", "character"),
    "enemy-attacks": ("threat", "character"),
    "enemy-moved": ("threat", "cell"),
    "disabled": ("threat",),
    "spawned": ("threat", "token", "cell"),
    "sabotaged": ("space", "sabotage"),
    "sabotage-removed": ("space", "sabotage"),
    "space-resolved": ("space", "number"),
    "crisis": ("space", "crisis"),
    "space-emptied": ("space",),
    "door-opened": ("door",),
    "door-closed": ("door",),
    "child-rescued": ("character",),
    "child-carried": ("character",),
    "child-on-cell": ("cell",),
    "child-fled": ("cell",),
    "child-with-enemy": ("threat",),
    "rule": ("rule",),
    "drew-skills": ("number",),
    "drew-skill": ("card",),
    "reshuffled-skills": ("number",),
    "reshuffled-plans": ("number",),
    "reshuffled-events": ("number",),
    "loyalty-seen": ("loyalty", "whom"),
    "loyalty-looked": ("nothing", "whom"),
    "accused": ("whom",),
    "voted": ("agreed",),
    "accusation-right": ("whom",),
    "accusation-wrong": ("whom",),
    "lost": ("reason", "fallen"),
}


def event_message(content: Content, event: Event) -> Message:
    """An event in words; the seat is counted from 1 for people. Who tells it to that seat itself says `you`."""
    name, pack = EVENTS[event.code], content.cards[0]
    numbers = (event.a, event.b, event.c)
    values: dict[str, Any] = {"seat": event.seat + 1, "you": "no"}
    if name == "track":
        mission, team = divmod(event.c, 4)
        values |= {"track": track_name(pack, mission, event.a), "number": event.b}
        values |= {"size": pack.missions[mission].tracks[event.a].sizes[team]}
    elif name == "event-card":
        values |= {"card": event_name(pack, event.a), "text": event_text(pack, event.a, event.b == 1)}
    elif name == "loyalty-seen":
        values["own"] = "yes" if event.b == event.seat else "no"
    return Message(
        f"{GAME}-event-{name}", {**values, **operand_values(TELLERS, pack, EVENT_OPERANDS.get(name, ()), numbers)}
    )
