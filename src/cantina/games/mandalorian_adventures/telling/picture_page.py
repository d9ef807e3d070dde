"""The page on which Adventures draws its view: its labels, its pack, and lists."""

from __future__ import annotations

from typing import Any

from cantina.engine.game import Content
from cantina.engine.page import Page
from cantina.games.mandalorian_adventures.pack.shapes import Pack, place
from cantina.games.mandalorian_adventures.telling.titles import GAME, character_name
from cantina.text import Message

LABELS = (
    "event",
    "source",
    "due",
    "objective",
    "failure",
    "crisis",
    "effect",
    "green",
    "rules",
    "tracks",
    "ways",
    "enemies",
    "bonuses",
    "looked",
    "spaces",
    "decks",
    "plans",
    "carries",
    "hand",
    "drawn",
)


class MissionPage(Page):
    """A view with the pack that it was played with."""

    game, label_names, gap = GAME, LABELS, 2

    def __init__(self, view: dict[str, Any], content: Content, language: str) -> None:
        super().__init__(view, content, language)
        self.pack: Pack = content.cards[0]
        self.mission = place(self.pack.missions, view["mission"])

    @property
    def over(self) -> bool:
        """Whether the mission has ended."""
        return bool(self.view["outcome"])

    def character(self, number: int) -> Message:
        """A character by its place in the team."""
        return character_name(self.pack, self.view["characters"][number]["number"])

    def item(self, label: str, mark: str, text: str, first: bool) -> list[str]:
        """One line of a labelled list: the name that the notation has for a thing, and what there is to say of it."""
        start = (self.labels[label] if first else "").ljust(self.indent) + mark.ljust(5)
        return self.wrapped(text, start, " " * len(start))
