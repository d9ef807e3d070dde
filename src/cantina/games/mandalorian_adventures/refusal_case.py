"""An action that is refused, with what its actor knows."""

from __future__ import annotations

from typing import Any, NamedTuple

from cantina.engine.game import Refusal
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures.frames import F_ACTION, F_MOVE
from cantina.games.mandalorian_adventures.pack_shapes import Pack
from cantina.games.mandalorian_adventures.performing import PLAYED_CARD, WHO
from cantina.games.mandalorian_adventures.sizes import NONE, SHARED
from cantina.games.mandalorian_adventures.state import ASK_MAIN, ASK_STEP
from cantina.games.mandalorian_adventures.titles import space_name
from cantina.games.mandalorian_adventures.view_question import frame
from cantina.text import Message


def no(rule: str, key: str, **values: Any) -> Refusal:
    """A refusal of this game."""
    return Refusal(rule, f"mandalorian-adventures-refusal-{key}", values)


class Case(NamedTuple):
    """An action of a seat in a record concealed for it."""

    s: Checked
    t: Checked
    pack: Pack
    seat: int
    verb: str
    operands: tuple[int, ...]

    def action(self) -> list[int]:
        """The numbers of the action in work."""
        return frame(self.s, F_ACTION) or [NONE] * self.s.stack.shape[1]

    def movement(self) -> list[int]:
        """The numbers of the movement in work."""
        return frame(self.s, F_MOVE) or [NONE] * self.s.stack.shape[1]

    def character(self) -> int:
        """Who acts or moves now; between two actions the character of the seat."""
        if self.s.phase == ASK_STEP:
            return self.movement()[2]
        if self.s.phase == ASK_MAIN:
            return 0 if self.s.mode == SHARED else self.seat
        return self.action()[WHO]

    def tactical(self) -> bool:
        """MA-191: whether the played card is a tactical one."""
        card = self.action()[PLAYED_CARD]
        return card != NONE and self.t.skill_tactical[card] == 1

    def owns(self, plan: int) -> bool:
        """Whether a character of this seat owns a planning card; in shared mode all seats decide for both (MA-188)."""
        team = range(self.s.team) if self.s.mode == SHARED else (self.seat,)
        return any(self.s.plans[one] >> plan & 1 for one in team)

    def drawn(self) -> list[int]:
        """MA-70: the planning cards just drawn."""
        return [self.s.drawn[i] for i in range(self.s.drawn_size)]

    def space(self, number: int) -> Message:
        """An action space, for a message."""
        return space_name(number)
