"""An action that is refused, with what its actor knows."""

from __future__ import annotations

from typing import Any, NamedTuple

from cantina.engine.compiled import interpreted
from cantina.engine.game import Refusal
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures.pack.shapes import Pack
from cantina.games.mandalorian_adventures.pack.sizes import MODE, NONE
from cantina.games.mandalorian_adventures.rules.frame_shapes import ACTION_FRAME, FRAME, HEAD, MOVE_FRAME
from cantina.games.mandalorian_adventures.rules.frames import find
from cantina.games.mandalorian_adventures.rules.state import PHASE
from cantina.games.mandalorian_adventures.telling.titles import space_name
from cantina.text import Message

_find = interpreted(find)


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
        return self._frame(FRAME.action)

    def movement(self) -> list[int]:
        """The numbers of the movement in work."""
        return self._frame(FRAME.move)

    def _frame(self, kind: int) -> list[int]:
        """The numbers of the uppermost frame of a kind; NONE where there is none."""
        row, width = _find(self.s, kind), self.s.stack.shape[1]
        return [NONE if row == NONE else self.s.stack[row, i] for i in range(width)]

    def character(self) -> int:
        """Who acts or moves now; between two actions the character of the seat."""
        if self.s.phase == PHASE.step:
            return self.movement()[MOVE_FRAME.who]
        if self.s.phase == PHASE.main:
            return 0 if self.s.mode == MODE.shared else self.seat
        return self.action()[ACTION_FRAME.who]

    def tactical(self) -> bool:
        """MA-191: whether the played card is a tactical one."""
        card = self.action()[ACTION_FRAME.card]
        return card != NONE and self.t.skill_tactical[card] == 1

    def owns(self, plan: int) -> bool:
        """Whether a character of this seat owns a planning card; in shared mode all seats decide for both (MA-188)."""
        team = range(self.s.team) if self.s.mode == MODE.shared else (self.seat,)
        return any(self.s.plans[one] >> plan & 1 for one in team)

    def both_own(self, plan: int) -> bool:
        """MQ-102: whether both characters of the player own a planning card."""
        return self.s.mode == MODE.shared and all(self.s.plans[one] >> plan & 1 for one in range(self.s.team))

    def between_actions(self) -> bool:
        """Whether the turn itself asks, not something that happens in it."""
        return bool(self.s.stack[self.s.depth - 1, HEAD.kind] == FRAME.turn)

    def drawn(self) -> list[int]:
        """MA-70: the planning cards just drawn."""
        return [self.s.drawn[i] for i in range(self.s.drawn_size)]

    def space(self, number: int) -> Message:
        """An action space, for a message."""
        return space_name(number)
