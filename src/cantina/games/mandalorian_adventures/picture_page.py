"""A page of text: messages in one language, labels in a column, nothing wider than 80."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from cantina.engine.game import Content
from cantina.games.mandalorian_adventures.pack_shapes import Pack, place
from cantina.games.mandalorian_adventures.titles import GAME, character_name
from cantina.text import Message, say

WIDTH = 80
GLUE = "\u00a0"
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


class Page:
    """One view on its way to being text."""

    def __init__(self, view: dict[str, Any], content: Content, language: str) -> None:
        self.view, self.language = view, language
        self.pack: Pack = content.cards[0]
        self.mission = place(self.pack.missions, view["mission"])
        self.labels = {label: self.say(f"label-{label}") for label in LABELS}
        self.indent = max(len(label) for label in self.labels.values()) + 2

    def say(self, key: str, **values: Any) -> str:
        """A message of this game."""
        return self.words(Message(f"{GAME}-{key}", values))

    def words(self, message: Message) -> str:
        """A message in the language of this page."""
        return say(message, self.language)

    def who(self, seat: int) -> dict[str, Any]:
        """A player, as messages take one."""
        return {"seat": seat + 1, "you": "yes" if seat == self.view["viewer"] else "no"}

    def character(self, number: int) -> Message:
        """A character by its place in the team."""
        return character_name(self.pack, self.view["characters"][number]["number"])

    def wrapped(self, text: str, first: str = "", later: str = "    ") -> list[str]:
        """A text in lines of the page."""
        return wrap(text, WIDTH, initial_indent=first, subsequent_indent=later, break_on_hyphens=False)

    def row(self, label: str, text: str, indent: str = "") -> list[str]:
        """A labelled text, wrapped under itself."""
        return self.wrapped(text, f"{indent}{self.labels[label]}".ljust(self.indent), " " * self.indent)

    def item(self, label: str, mark: str, text: str, first: bool) -> list[str]:
        """One line of a labelled list: the name that the notation has for a thing, and what there is to say of it."""
        start = (self.labels[label] if first else "").ljust(self.indent) + mark.ljust(5)
        return self.wrapped(text, start, " " * len(start))
