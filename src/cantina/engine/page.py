"""A page of text, on which a game draws a view: messages in one language, labels in a column, nothing wider than 80."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Any, ClassVar

from cantina.engine.game import Content
from cantina.text import Message, amount, say

WIDTH = 80
GLUE = "\u00a0"  # stands for a blank at which no line may end, until the page is finished
NARROW = "\u202f"  # between the digits of a number, in some languages


def glued(text: str) -> str:
    """A text with non-breaking spaces."""
    return text.replace(" ", GLUE)


def finished(lines: Iterable[str]) -> str:
    """The text of some lines."""
    return "\n".join(lines).replace(GLUE, " ").replace(NARROW, " ")


class Page:
    """A view that is rendered as text. A game says what its messages begin with, and which labels it has."""

    game: ClassVar[str]
    label_names: ClassVar[tuple[str, ...]]
    gap: ClassVar[int]  # from the end of the longest label to the text beside it

    def __init__(self, view: dict[str, Any], content: Content, language: str) -> None:
        self.view, self.content, self.language = view, content, language
        self.labels = {label: self.say(f"label-{label}") for label in self.label_names}
        self.indent = max(len(label) for label in self.labels.values()) + self.gap

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.view["phase"] == "over")

    def say(self, key: str, **values: Any) -> str:
        """A message of this game."""
        return self.words(Message(f"{self.game}-{key}", values))

    def words(self, message: Message) -> str:
        """A message in the language of this page."""
        return say(message, self.language)

    def who(self, seat: int) -> dict[str, Any]:
        """A player, as messages take one."""
        return {"seat": seat + 1, "you": "yes" if seat == self.view["viewer"] else "no"}

    def wrapped(self, text: str, first: str = "", later: str = "    ") -> list[str]:
        """A text in lines of the page."""
        return wrap(text, WIDTH, initial_indent=first, subsequent_indent=later, break_on_hyphens=False)

    def beside(self, start: str, text: str) -> list[str]:
        """A text beside its label, wrapped under itself."""
        return self.wrapped(text, start.ljust(self.indent), " " * self.indent)

    def row(self, label: str, text: str, indent: str = "") -> list[str]:
        """A text beside one of the labels."""
        return self.beside(f"{indent}{self.labels[label]}", text)

    def in_order(self) -> list[dict[str, Any]]:
        """The players going left from the viewer, who comes last."""
        players, viewer = self.view["players"], self.view["viewer"]
        first = 0 if viewer is None else viewer + 1
        return [*players[first:], *players[:first]]

    def sheet(self, rows: Sequence[str]) -> list[str]:
        """Some rows of the score pad, one column per player, below an empty line."""
        players = self.view["players"]
        names = [self.say(f"row-{row}") for row in rows]
        heads = [self.say("column", seat=player["seat"] + 1) for player in players]
        first, width = max(len(name) for name in names), max(len(head) for head in heads) + 1
        lines = ["", " " * first + "".join(head.rjust(width) for head in heads)]
        for row, name in zip(rows, names, strict=True):
            cells = [amount(player["pad"][row], self.language) for player in players]
            lines.append(name.ljust(first) + "".join(cell.rjust(width) for cell in cells))
        return lines
