"""A view as text: for the terminal, for golden playthroughs, and to be read aloud.

The briefing and the map come first, then what stands on the map, the action spaces, the decks, the players; the
viewer's own cards come last, next to the question.
"""

from __future__ import annotations

from typing import Any

from cantina.engine.game import Content
from cantina.engine.page import finished, glued
from cantina.games.mandalorian_adventures.pack.shapes import place
from cantina.games.mandalorian_adventures.rules.scoring import ROWS
from cantina.games.mandalorian_adventures.rules.spaces import CRISIS_AT, EVENT_AT
from cantina.games.mandalorian_adventures.rules.turns import REQUIRED
from cantina.games.mandalorian_adventures.telling.picture_board import Board
from cantina.games.mandalorian_adventures.telling.picture_page import MissionPage
from cantina.games.mandalorian_adventures.telling.rules_met import TRAITOR_RULES
from cantina.games.mandalorian_adventures.telling.titles import (
    character_name,
    event_name,
    event_text,
    map_name,
    mission_name,
    mission_text,
    plan_name,
    plan_text,
    skill_name,
    skill_text,
    skill_values,
    space_name,
    token_name,
    track_name,
)
from cantina.text import Message

SOON = 10  # turns: a limit farther away is not told
WITH_NAMES = ("skill", "plan", "event", "green")


def picture(view: dict[str, Any], content: Content, language: str) -> str:
    """The table as one seat sees it, at most 80 columns wide; the viewer's own place comes last."""
    table = TablePage(view, content, language)
    board = Board(view, content, language)
    lines = [*table.header(), *table.briefing(), "", *board.lines(), "", *table.spaces(), *table.decks()]
    lines += [*table.players(), *table.drawn(), *table.score_sheet()]
    return finished(line.rstrip() for line in lines)


class TablePage(MissionPage):
    """Everything but the map."""

    # --- the question ------------------------------------------------------------------------------------------

    def header(self) -> list[str]:
        """Which mission, who decides what, and whose text is being carried out."""
        view = self.view
        title = self.say(
            "picture-title",
            mission=mission_name(self.pack, self.mission),
            map=map_name(self.pack, place(self.pack.maps, view["map"])),
            mode=Message(f"mandalorian-adventures-mode-{view['mode']}"),
            difficulty=Message(f"mandalorian-adventures-difficulty-{view['difficulty']}"),
        )
        last = view["last_turn"] or 0
        turn = self.say("picture-turn", turn=view["turn"], last=last if last - view["turn"] < SOON else 0)
        return [*self.wrapped(title), *self.wrapped(f"{turn} {self.step()}"), *self.in_work()]

    def step(self) -> str:
        """The decision that is due, or how the game ended."""
        view, asked = self.view, self.view["question"]
        if view["outcome"]:
            return self.end()
        action, movement = asked["action"] or {}, asked["movement"] or {}
        acting = movement or action or {"character": 0}
        space = action.get("space", "move")
        return self.say(
            f"step-{asked['phase']}",
            played=view["played"],
            needed=REQUIRED,
            extra=view["extra"],
            character=self.character(acting["character"]),
            space=self.space(space),
            strength=action.get("strength", 0),
            left=movement.get("left", 0),
            **self.who(asked["actor"]),
        )

    def end(self) -> str:
        """MA-174, MA-175: the result and its reason."""
        view = self.view
        if view["outcome"] != "lost":
            return self.say("step-won") if view["outcome"] == "won" else self.say("step-unfinished")
        name = character_name(self.pack, place(self.pack.characters, view["loser"])) if view["loser"] else ""
        return self.say("step-lost", reason=view["reason"], character=name)

    def in_work(self) -> list[str]:
        """The event card being resolved, the text being carried out, damage that is due."""
        asked = self.view["question"]
        lines = []
        if asked["event"]:
            number = asked["event"]["number"]
            text = event_text(self.pack, number, self.view["child"] is not None)
            lines += self.row("event", self.say("picture-text", name=event_name(self.pack, number), text=text))
        if asked["source"] and asked["source"]["kind"] != "event":
            lines += self.row("source", self.words(self.text_of(asked["source"])))
        if asked["damage"] and asked["damage"]["amount"]:
            due = asked["damage"]
            values = {"character": self.character(due["character"]), "number": due["amount"]}
            lines += self.row("due", self.say("picture-due", **values))
        return lines

    def text_of(self, source: dict[str, str]) -> Message:
        """The text that a card, rule, bonus or mission has."""
        kind, name = source["kind"], source["name"]
        parts = {"crisis": "crisis", "mission-effect": "effect", "preparation": "briefing"}
        if kind in parts:
            return mission_text(self.pack, self.mission, parts[kind])
        if kind in WITH_NAMES:
            named = Message(f"ma-{kind}-{name}"), Message(f"ma-{kind}-{name}-text")
            return Message("mandalorian-adventures-picture-text", {"name": named[0], "text": named[1]})
        return Message(f"ma-{kind}-{name}")

    # --- the briefing ------------------------------------------------------------------------------------------

    def briefing(self) -> list[str]:
        """Objective, failures, crisis with its tracks, mission effect, green action, rules."""
        mission = self.pack.missions[self.mission]
        lines = self.row("objective", self.words(mission_text(self.pack, self.mission, "objective")))
        failures = [self.words(Message(f"ma-failure-{one.name}")) for one in mission.failures]
        lines += self.row("failure", " ".join([self.say("picture-defeat"), *failures]))
        lines += self.row("crisis", self.words(mission_text(self.pack, self.mission, "crisis")))
        if mission.mission_effect:
            lines += self.row("effect", self.words(mission_text(self.pack, self.mission, "effect")))
        if mission.green:
            key = f"ma-green-{mission.green.name}"
            lines += self.row("green", self.say("picture-text", name=Message(key), text=Message(f"{key}-text")))
        return lines + self.rules() + self.tracks()

    def rules(self) -> list[str]:
        """The rules of the map and of the mission, and those about the traitor where there may be one (MD-56)."""
        board = self.pack.maps[place(self.pack.maps, self.view["map"])]
        rules = (*board.rules, *self.pack.missions[self.mission].rules)
        found = [self.words(Message(f"ma-rule-{one.name}")) for one in rules]
        found += [self.words(TRAITOR_RULES)] if self.view["traitor"] else []
        return self.row("rules", " ".join(found)) if found else []

    def tracks(self) -> list[str]:
        """The tracks, as rows of boxes."""
        found = []
        for number, one in enumerate(self.view["tracks"]):
            boxes = "■" * one["value"] + "□" * (one["size"] - one["value"])
            values = {"name": track_name(self.pack, self.mission, number), "boxes": boxes}
            found.append(self.say("picture-track", **values, value=one["value"], size=one["size"]))
        return self.row("tracks", "; ".join(found)) if found else []

    # --- the action spaces -------------------------------------------------------------------------------------

    def spaces(self) -> list[str]:
        """MA-103: totals, and what they are made of."""
        names = [self.words(self.space(one["name"])) for one in self.view["spaces"]]
        width = max(len(name) for name in names)
        lines = []
        for number, one in enumerate(self.view["spaces"]):
            start = f"{self.labels['spaces'] if number == 0 else ''}".ljust(self.indent)
            start += f"{names[number].ljust(width)} {one['total']:>2}{self.alarm(one['total'])} "
            lines += self.wrapped(self.on_space(one), start, " " * len(start))
        return lines

    def alarm(self, total: int) -> str:
        """MA-104, MA-105: a sign for an event and for a crisis."""
        return "!!" if total >= CRISIS_AT else "! " if total >= EVENT_AT else "  "

    def on_space(self, one: dict[str, Any]) -> str:
        """The tokens and cards of a space."""
        parts = [self.say("picture-sabotage", value=value) for value in [*one["sabotage"], *[1] * one["substitutes"]]]
        for card in one["cards"]:
            values = {"card": skill_name(self.pack, card["number"]), "values": self.printed(card["number"])}
            parts.append(self.say("picture-card", **values))
        text = " + ".join(parts) or self.say("picture-empty")
        return f"{text} {self.say('picture-used')}" if one["used"] else text

    def printed(self, number: int) -> Any:
        """MA-108: what a card counts in its space."""
        card = self.pack.skills[number]
        return skill_values(self.pack, number) if card.tactical else card.strength

    def decks(self) -> list[str]:
        """MA-179, MA-180: decks and stacks; a card that the viewer put on top is known to the viewer (MA-74)."""
        decks = self.view["decks"]
        back = Message(f"mandalorian-adventures-back-{decks['event_back']}") if decks["event_back"] else ""
        parts = [
            self.say("deck-events", cards=decks["events"], back=back),
            self.say("deck-plans", cards=decks["plans"], discard=len(decks["plan_discard"])),
            self.say("deck-reinforcements", count=decks["reinforcements"]),
            self.say("deck-sabotage", count=decks["sabotage"], used=len(decks["sabotage_used"])),
        ]
        on_top = [one for one in decks["plans_known"] if one["above"] == 0]
        parts += [self.say("deck-on-top", card=plan_name(self.pack, one["number"])) for one in on_top]
        return self.row("decks", "; ".join(glued(part) for part in parts))

    # --- the players -------------------------------------------------------------------------------------------

    def players(self) -> list[str]:
        """Characters with their players; the viewer comes last."""
        viewer = self.view["viewer"]
        order = sorted(self.view["players"], key=lambda player: player["seat"] == viewer)
        lines = []
        if self.view["mode"] == "shared":
            for character in self.view["characters"]:
                lines += ["", *self.wrapped(self.standee(character)), *self.belongings(character)]
        for player in order:
            lines += ["", *self.player(player)]
        return lines

    def player(self, player: dict[str, Any]) -> list[str]:
        """One player: facts, the character, the hand."""
        seat = player["seat"]
        facts = [self.say("fact-hand", count=player["hand_count"]), self.say("fact-deck", count=player["deck"])]
        facts.append(self.say("fact-discard", count=len(player["discard"])))
        facts += [self.say("fact-owed", count=player["owed"])] if player["owed"] else []
        facts += [self.say(f"fact-{player['loyalty']}")] if player["loyalty"] else []
        own = [one for one in self.view["characters"] if one["seat"] == seat]
        facts = [glued(fact) for fact in facts]
        facts = [self.standee(own[0]), *facts] if own else facts
        lines = self.wrapped(self.say("picture-player", facts="; ".join(facts), **self.who(seat)))
        return [*lines, *(self.belongings(own[0]) if own else []), *self.hand(player)]

    def standee(self, one: dict[str, Any]) -> str:
        """A character: where, and how hurt."""
        if one["standing"] == "expelled":
            return self.say("picture-expelled", character=character_name(self.pack, one["number"]))
        values = {"character": character_name(self.pack, one["number"]), "cell": f"c{one['cell']}"}
        values |= {"damage": one["damage"], "hp": one["hp"], "standing": one["standing"] or "no"}
        return self.say("picture-character", **values)

    def belongings(self, one: dict[str, Any]) -> list[str]:
        """Planning cards with their texts, carried tokens, the Child."""
        lines: list[str] = []
        for number in (plan["number"] for plan in one["plans"]):
            values = {"name": plan_name(self.pack, number), "text": plan_text(self.pack, number)}
            lines += self.item("plans", f"p{number}", self.say("picture-text", **values), not lines)
        tokens = [token["number"] for token in one["carries"]]
        carried = [f"b{number} {self.words(token_name(self.pack, number))}" for number in tokens]
        carried += [self.say("picture-child")] if one["child"] else []
        return lines + (self.row("carries", "; ".join(carried)) if carried else [])

    def hand(self, player: dict[str, Any]) -> list[str]:
        """MA-177: the viewer's own hand; after the end every hand."""
        lines: list[str] = []
        for number in (card["number"] for card in player["hand"] or []):
            lines += self.item("hand", f"k{number}", self.skill(number), not lines)
        return lines

    def skill(self, number: int) -> str:
        """A skill card: name, values, whose in shared mode, effect."""
        card = self.pack.skills[number]
        values = {"card": skill_name(self.pack, number), "values": skill_values(self.pack, number)}
        text = self.say("picture-card", **values)
        if self.view["mode"] == "shared":
            text += f", {self.words(Message(f'ma-character-{card.character}'))}"
        return f"{text}. {self.words(skill_text(self.pack, number))}" if card.steps else text

    def drawn(self) -> list[str]:
        """MA-70: planning cards just drawn."""
        lines: list[str] = []
        for number in (plan["number"] for plan in self.view["drawn"] or []):
            values = {"name": plan_name(self.pack, number), "text": plan_text(self.pack, number)}
            lines += self.item("drawn", f"p{number}", self.say("picture-text", **values), not lines)
        return lines

    def score_sheet(self) -> list[str]:
        """The rows of every player, when the game is over."""
        return self.sheet(ROWS) if self.over else []

    def space(self, name: str) -> Message:
        """An action space; the green one by the name the mission gives it."""
        green = self.pack.missions[self.mission].green
        if name == "green" and green:
            return Message(f"ma-green-{green.name}")
        return space_name(("move", "attack", "intel", "plan", "green").index(name))
