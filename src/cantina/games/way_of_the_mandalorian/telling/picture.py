"""A view as text: for the terminal, for golden playthroughs, and to be read aloud (WM-73 to WM-77).

It lays out what lies on the table, and of the hands of others the cards that everybody saw go in (WM-A68).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Any

from cantina.engine.game import Content
from cantina.engine.page import WIDTH, Page, finished, glued
from cantina.games.way_of_the_mandalorian.pack.cards import CARDS, MISSIONS
from cantina.games.way_of_the_mandalorian.rules.state import HAND_LIMIT
from cantina.games.way_of_the_mandalorian.telling.wording import (
    GAME,
    brief_name,
    card_name,
    card_values,
    character_name,
    mission_name,
    mission_title,
    mission_values,
    symbols,
    title,
)
from cantina.text import Amount

MIDDLE = ("missions", "market", "decks")
IN_ATTEMPT = ("attempt", "required", "available", "missing")
OF_PLAYER = ("board", "slot", "known", "hand")
LABELS = (*MIDDLE, *IN_ATTEMPT, *OF_PLAYER)
INDENT = "  "  # of what belongs to a player or an attempt
SOON = 10  # turns of each player: a limit farther away is not told
SHEET = ("credits", "sale", "total", "rank")


def picture(view: dict[str, Any], content: Content, language: str) -> str:
    """The table as one seat sees it, at most 80 columns wide; the viewer's own place comes last."""
    page = TablePage(view, content, language)
    lines = [*page.header(), *page.running_attempt(), *page.middle()]
    for player in page.in_order():
        lines += page.player(player)
    return finished([*lines, *page.score_sheet()])


def added(rows: Iterable[Sequence[int]]) -> list[int]:
    """Symbols of several things, added attribute by attribute."""
    return [sum(column) for column in zip(*rows, strict=True)]


class TablePage(Page):
    """What lies on the table."""

    game, label_names, gap = GAME, LABELS, 4

    def table(self, label: str, cells: list[tuple[str, str, str]], indent: str = INDENT) -> list[str]:
        """A labelled list: the number that the notation calls a card by, its name, its values, in columns."""
        if not cells:
            return self.row(label, self.say("picture-nothing"), indent)
        marks, names = (max(len(cell[column]) for cell in cells) for column in (0, 1))
        start = [f"{indent}{self.labels[label]}", *[""] * (len(cells) - 1)]
        return [
            f"{first.ljust(self.indent)}{mark.ljust(marks)} {name.ljust(names)}  {values}"
            for first, (mark, name, values) in zip(start, cells, strict=True)
        ]

    def card(self, number: int, slot: int | None = None) -> tuple[str, str, str]:
        """A card as a line of a list; on a board with the number of its slot."""
        mark = f"#{number}" if slot is None else f"{slot}: #{number}"
        return mark, self.words(title(self.content, number)), self.words(card_values(self.content, number))

    def flowing(self, numbers: Iterable[int]) -> str:
        """Some cards in one row, each kept in one piece."""
        names = (f"#{number} {self.words(card_name(self.content, number))}" for number in numbers)
        return "; ".join(glued(name) for name in names)

    # --- the middle of the table -------------------------------------------------------------------------------

    def header(self) -> list[str]:
        """Who decides what, and how near the end is."""
        turn, last = self.view["turn"], self.view["last_turn"] or 0
        near = last - turn < SOON * len(self.view["players"])
        begun = self.say("picture-turn", turn=turn, last=last if near else 0)
        return wrap(f"{begun} {self.step()}", WIDTH) + ([] if self.over else wrap(self.end(), WIDTH))

    def step(self) -> str:
        """Section 12 of the rules: the decision that is due."""
        view = self.view
        if self.over:
            return self.say("step-unfinished" if view["unfinished"] else "step-over")
        values = {"actions": view["actions"], "picks": view["picks"], "sold": Amount(view["sold"] // 2)}
        values |= {"count": view["players"][view["actor"]]["hand_count"], "limit": HAND_LIMIT}
        card = brief_name(self.content, view["worn_out"][0]) if view["worn_out"] else ""
        return self.say(f"step-{view['phase']}", card=card, **values, **self.who(view["actor"]))

    def end(self) -> str:
        """WM-65, WM-68: how many missions are completed before the level 4 mission comes."""
        view = self.view
        if view["mission_deck"] == 0:
            return self.say("end-near")
        on_table = sum(mission is not None for mission in view["row"]) + (view["attempt"] is not None)
        left = view["mission_deck"] - (len(view["row"]) - on_table)
        return self.say("end-far", left=left) if left > 0 else self.say("end-soon")

    def middle(self) -> list[str]:
        """The mission row, the market, the decks."""
        missions = [self.mission(number) for number in self.view["row"] if number is not None]
        market = [self.card(number) for number in self.view["market"] if number is not None]
        decks = self.row("decks", "; ".join(self.decks()))
        return [*self.table("missions", missions, ""), *self.table("market", market, ""), *decks]

    def mission(self, number: int) -> tuple[str, str, str]:
        """A mission as a line of a list."""
        name = self.words(mission_title(self.content, number))
        return f"#m{number}", name, self.words(mission_values(self.content, number))

    def decks(self) -> list[str]:
        """WM-A58: the sizes of the decks; the level of the next mission can be counted (WM-77)."""
        view = self.view
        return [
            self.say("deck-missions", cards=view["mission_deck"], level=view["next_level"] or 0),
            self.say("deck-market", cards=view["deck"]),
            self.say("deck-discard", cards=len(view["discard"])),
            self.say("deck-completed", cards=len(view["completed"])),
        ]

    # --- the attempt -------------------------------------------------------------------------------------------

    def running_attempt(self) -> list[str]:
        """The mission being attempted: what is required, what the player has with all of the board, what is missing."""
        attempt = self.view["attempt"]
        if attempt is None:
            return []
        mission = f"#m{attempt['mission']} {self.words(mission_name(self.content, attempt['mission']))}"
        lines = self.row("attempt", self.say("picture-attempt", mission=mission, **self.who(self.view["active"])))
        lines += self.row("required", self.sum(attempt["required"], self.required_parts(attempt)), INDENT)
        lines += self.row("available", self.sum(attempt["available"], self.available_parts(attempt)), INDENT)
        pairs = zip(attempt["required"], attempt["available"], strict=True)
        missing = [max(0, needed - there) for needed, there in pairs]
        text = self.say("symbols", **symbols(missing)) if any(missing) else self.say("picture-enough")
        return lines + self.row("missing", text, INDENT)

    def sum(self, total: Sequence[int], parts: list[str]) -> str:
        """Symbols, and what they are made of."""
        kept = " + ".join(glued(part) for part in parts)
        return self.say("picture-sum", parts=kept, **symbols(total))

    def required_parts(self, attempt: dict[str, Any]) -> list[str]:
        """WM-45: the mission, the opponents' events, less what Bo-Katan Kryze ignores."""
        parts = [self.say("part-mission", **symbols(self.content.cards[CARDS + attempt["mission"]].requires))]
        for seat, card in attempt["events"].items():
            if int(seat) != self.view["active"]:
                parts.append(self.say("part-event", card=brief_name(self.content, card), seat=int(seat) + 1))
        if any(attempt["ignored"]):
            parts.append(self.say("part-ignored", **symbols([-number for number in attempt["ignored"]])))
        return parts

    def available_parts(self, attempt: dict[str, Any]) -> list[str]:
        """WM-48: the character, the equipment, the own event."""
        active = self.view["players"][self.view["active"]]
        parts = [self.say("part-character", **symbols(self.symbols_of(active["character"])))]
        if any(card is not None for card in active["equipped"]):
            parts.append(self.say("part-board", **symbols(self.board_symbols(active))))
        card = attempt["events"].get(str(active["seat"]))
        if card is not None:
            parts.append(self.say("part-own-event", card=brief_name(self.content, card)))
        return parts

    def symbols_of(self, character: str) -> Sequence[int]:
        """WM-03: the symbols of a character board."""
        boards = self.content.cards[CARDS + MISSIONS :]
        found: Sequence[int] = next(board.symbols for board in boards if board.name == character)
        return found

    def board_symbols(self, player: dict[str, Any]) -> list[int]:
        """The symbols of all equipment on a board."""
        return added(self.content.cards[card].symbols for card in player["equipped"] if card is not None)

    # --- the players -------------------------------------------------------------------------------------------

    def player(self, player: dict[str, Any]) -> list[str]:
        """One player's place: a headline, then a row for everything that lies there."""
        values = {**self.who(player["seat"]), **symbols(self.symbols_of(player["character"]))}
        facts = "; ".join(glued(fact) for fact in self.facts(player))
        character = character_name(player["character"])
        lines = wrap(
            self.say("picture-player", character=character, facts=facts, **values), WIDTH, subsequent_indent="  "
        )
        for label in OF_PLAYER:
            lines += getattr(self, label)(player)
        return lines

    def facts(self, player: dict[str, Any]) -> list[str]:
        """What the headline of a player says."""
        hidden = player["credits"] is None
        credits = Amount(player["credits"] or 0)
        facts = [self.say("fact-hidden-credits") if hidden else self.say("fact-credits", credits=credits)]
        facts.append(self.say("fact-hand", count=player["hand_count"]))
        facts.append(self.say("fact-free", count=player["equipped"].count(None)))
        if any(card is not None for card in player["equipped"]):
            rows = [self.symbols_of(player["character"]), self.board_symbols(player)]
            facts.append(self.say("fact-strength", **symbols(added(rows))))
        return facts

    def board(self, player: dict[str, Any]) -> list[str]:
        """WM-73: equipment, with the numbers of its slots."""
        worn = [self.card(card, slot) for slot, card in enumerate(player["equipped"], 1) if card is not None]
        return self.table("board", worn) if worn else []

    def slot(self, player: dict[str, Any]) -> list[str]:
        """WM-75: Boba Fett's slot; the others see only that it is filled."""
        if player["slot"] is not None:
            return self.row("slot", self.flowing([player["slot"]]), INDENT)
        if player["character"] != "boba-fett":
            return []
        return self.row("slot", self.say("picture-face-down" if player["slot_filled"] else "picture-empty"), INDENT)

    def known(self, player: dict[str, Any]) -> list[str]:
        """WM-A68, WM-A70: cards of a hidden hand, or slot, that everybody saw go in."""
        if player["hand"] is not None or not player["known"]:
            return []
        return self.row("known", self.flowing(player["known"]), INDENT)

    def hand(self, player: dict[str, Any]) -> list[str]:
        """WM-74: the viewer's own hand; after the end every hand."""
        return self.table("hand", [self.card(card) for card in player["hand"]]) if player["hand"] else []

    # --- the score sheet ---------------------------------------------------------------------------------------

    def score_sheet(self) -> list[str]:
        """WM-70: credits, the final sale, their sum and the place of every player, when the game is over."""
        return self.sheet(SHEET) if self.over else []
