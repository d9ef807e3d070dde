"""One action of a game, and what happened when it was played."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.engine.game import Content, Game
from cantina.engine.inputs import check_language
from cantina.engine.log import Event
from cantina.text import say


@dataclass(frozen=True)
class Action:
    """One action of a game; `str()` is its notation."""

    code: int
    game: Game
    content: Content

    def __str__(self) -> str:
        return self.game.notation.write(self.code)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and (self.code, self.game.id) == (other.code, other.game.id)

    def __hash__(self) -> int:
        return hash((self.code, self.game.id))

    def text(self, language: str = "en") -> str:
        """The action in words."""
        return say(self.game.action_message(self.content, self.code), check_language(language))


@dataclass(frozen=True)
class PlayedAction:
    """An action that was played, and what happened."""

    seat: int
    code: int
    events: tuple[Event, ...]
