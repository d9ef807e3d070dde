"""Earlier states of a match, so that an action can be taken back without replaying the whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cantina.engine.game import Records

MOST = 8  # states of each kind
APART = 64  # actions between two anchors

EarlierState = tuple[int, "Records"]  # after this number of actions of the log


class EarlierStates(NamedTuple):
    """The states before the last few actions, and some further back."""

    recent: tuple[EarlierState, ...] = ()
    anchors: tuple[EarlierState, ...] = ()

    def and_now(self, length: int, state: Records) -> EarlierStates:
        """With the state after this number of actions, which will be replaced by the next one."""
        now, anchors = (length, state), self.anchors
        if not anchors or length >= anchors[-1][0] + APART:
            anchors = (*anchors[1 - MOST :], now)
        return EarlierStates((*self.recent[1 - MOST :], now), anchors)

    def before(self, number: int) -> EarlierStates:
        """Those before an action of the log."""
        recent, anchors = (tuple(kept for kept in states if kept[0] <= number) for states in self)
        return EarlierStates(recent, anchors)

    def last(self, start: Records) -> EarlierState:
        """The last of them, or the start of the game."""
        return max([(0, start), *self.anchors[-1:], *self.recent[-1:]], key=lambda kept: kept[0])
