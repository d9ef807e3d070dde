"""A view as text: for the terminal, for golden playthroughs, and to be read aloud (BH-60, BH-104).

It lays out what lies on the table. Cards that the viewer remembers from hands passed on are in the view but not in
the picture: remembering is part of drafting (BH-S55).
"""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap
from typing import Any

from cantina.engine.game import Content
from cantina.engine.page import WIDTH, Page, finished, glued
from cantina.games.bounty_hunters.telling.wording import GAME, card_name, colours, contract_pair, deck_name
from cantina.text import Amount

SCORED = ("targets", "crates", "contracts", "hunters")
LABELS = ("score", "captured", "open", "orphans", "reserved", "active", "contracts", "pick", "hand")


def picture(view: dict[str, Any], content: Content, language: str) -> str:
    """The table as one seat sees it, at most 80 columns wide; the viewer's own place comes last."""
    page = TablePage(view, content, language)
    lines = [*page.header(), *page.decks()]
    for player in page.in_order():
        lines += page.player(player)
    return finished([*lines, *page.score_sheet()])


def flowing(items: Iterable[str]) -> list[str]:
    """Some things in one row, each kept in one piece; no row if there are none."""
    listed = "; ".join(glued(item) for item in items)
    return [listed] if listed else []


class TablePage(Page):
    """What lies on the table."""

    game, label_names, gap = GAME, LABELS, 4

    def card(self, number: int) -> str:
        """The name of a card, which no line end may tear apart."""
        return glued(self.words(card_name(self.content, number)))

    def cards(self, numbers: Iterable[int]) -> str:
        """The names of some cards in a row."""
        return ", ".join(self.card(number) for number in numbers)

    # --- the middle of the table -------------------------------------------------------------------------------

    def header(self) -> list[str]:
        """BH-106: the step, as the Guild Master would announce it, and how near the end is."""
        view = self.view
        step = self.say(f"step-{view['phase']}")
        turn = self.say("picture-turn", turn=view["turn"], step=step, master=view["guild_master"] + 1)
        return wrap(turn, WIDTH) + ([] if self.over else wrap(self.end(), WIDTH))

    def end(self) -> str:
        """BH-80, BH-84: the last turn once it is known, and until then the most captures."""
        view = self.view
        if view["is_last_turn"]:
            return self.say("end-now")
        if view["trigger_turn"]:
            return self.say("end-near", last=view["last_turn"])
        most = max(player["captures"] for player in view["players"])
        if view["last_turn"]:
            return self.say("end-turns", most=most, last=view["last_turn"])
        return self.say("end-far", most=most)

    def decks(self) -> list[str]:
        """The decks with their discard piles, and a limited bank."""
        piles = [
            self.say("picture-deck", deck=deck_name(d["deck"]), cards=d["cards"], discard=len(d["discard"]))
            for d in self.view["decks"]
        ]
        if self.view["bank"] is not None:
            piles.append(self.say("picture-bank", credits=self.view["bank"]))
        return self.beside(self.say("picture-decks"), "; ".join(piles))

    # --- the players -------------------------------------------------------------------------------------------

    def player(self, player: dict[str, Any]) -> list[str]:
        """One player's place: a headline, then a row for everything that lies there."""
        facts = "; ".join(self.facts(player))
        lines = wrap(self.say("picture-player", facts=facts, **self.who(player["seat"])), WIDTH)
        for label in LABELS:
            for number, text in enumerate(getattr(self, label)(player)):
                lines += self.beside(f"  {self.labels[label]}" if number == 0 else "", text)
        return lines

    def facts(self, player: dict[str, Any]) -> list[str]:
        """What the headline of a player says."""
        facts = [self.say("fact-points", points=Amount(player["pad"]["total"]))]
        facts.append(self.say("fact-credits", credits=player["credits"]))
        facts.append(self.say("fact-captured", captures=player["captures"]))
        if player["crates"]:
            facts.append(self.say("fact-crates", crates=player["crates"]))
        facts.append(self.say("fact-hand", count=player["hand"]["count"]))
        if player["chosen"] or player["finished"]:
            facts.append(self.say("fact-ready"))
        if player["named"] and self.view["phase"] == "draw":
            facts.append(self.say("fact-named", deck=deck_name(player["named"])))
        return facts

    def score(self, player: dict[str, Any]) -> list[str]:
        """BH-63: how the points would be counted now; at the end the score sheet says it."""
        rows = {row: points for row, points in player["pad"].items() if row in SCORED}
        if self.over or not any(rows.values()):
            return []
        contracts = "contracts" in rows
        return [self.say("picture-score" if contracts else "picture-score-introductory", **rows)]

    def captured(self, player: dict[str, Any]) -> list[str]:
        """BH-60: captured targets and the cards that captured them."""
        return [
            self.say("picture-captured", target=self.card(group["target"]), attack=self.cards(group["attack"]))
            for group in player["captured"]
        ]

    def open(self, player: dict[str, Any]) -> list[str]:
        """BH-47: the confrontations, with what each still lacks."""
        return [self.confrontation(group) for group in player["open"]]

    def confrontation(self, group: dict[str, Any]) -> str:
        """One open target."""
        values = {"number": group["target"], "target": self.card(group["target"])}
        if not group["attack"]:
            return self.say("picture-open", **values)
        return self.say("picture-faced", attack=self.cards(group["attack"]), **values, **colours(group["missing"]))

    def orphans(self, player: dict[str, Any]) -> list[str]:
        """BH-54: attack cards without a target."""
        group = player["orphans"]
        if group is None:
            return []
        return [self.say("picture-orphans", attack=self.cards(group["attack"]), **colours(group["strength"]))]

    def reserved(self, player: dict[str, Any]) -> list[str]:
        """BH-41: Jawa Market cards that are not paid."""
        return flowing(self.numbered(card) for card in player["reserved"])

    def active(self, player: dict[str, Any]) -> list[str]:
        """BH-68: crates that are paid."""
        return flowing(self.card(crate) for crate in player["active"])

    def contracts(self, player: dict[str, Any]) -> list[str]:
        """BH-71: contracts, with what each is worth now."""
        pairs = [(contract_pair(self.content, held["card"]), held["points"]) for held in player["contracts"]]
        return flowing(self.say("picture-contract", pair=pair, points=points) for pair, points in pairs)

    def pick(self, player: dict[str, Any]) -> list[str]:
        """BH-26: the chosen card, if the viewer may see it, and what its owner did with it."""
        if player["pick"] is None:
            return []
        return [self.say(f"fate-{player['fate']}", card=self.numbered(player["pick"]))]

    def hand(self, player: dict[str, Any]) -> list[str]:
        """BH-18: the viewer's own hand; after the end every hand (BH-S63)."""
        if player["seat"] != self.view["viewer"] and not self.over:
            return []
        return [self.numbered(card, card == player["fresh"]) for card in player["hand"]["cards"]]

    def numbered(self, number: int, fresh: bool = False) -> str:
        """A card with the number that the notation of actions calls it by."""
        return self.say("picture-fresh" if fresh else "picture-card", number=number, card=self.card(number))

    # --- the score sheet ---------------------------------------------------------------------------------------

    def score_sheet(self) -> list[str]:
        """BH-88: the rows of every player, when the game is over."""
        return self.sheet(list(self.view["players"][0]["pad"])) if self.over else []
