"""What the test kits of the games share: a match in a position set up by hand, and how it is played and looked at."""

from __future__ import annotations

import cantina
from cantina.engine.record import Checked


def bits(mask, first=0):
    """The cards of a mask, counted from `first`."""
    mask, found = int(mask), []
    while mask:
        found.append(first + (mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


class MadePosition:
    """A `match` whose record is edited by hand before the first action of a test; `s` is that record, checked."""

    def _edit(self):
        """The record, to be changed in place."""
        self.match.state = self.match.state.copy()
        self.s = Checked(self.match.state)
        return self.s

    def _changed(self):
        """What was set up by hand is where undo and replay begin."""
        self.s = Checked(self.match.state)
        self.match.start = self.match.state.copy()
        self.match.log = []

    def play(self, seat, *actions):
        """Play actions of a seat."""
        for action in actions:
            self.match.play(seat, action)
        self.s = Checked(self.match.state)

    def legal(self, seat):
        """The legal actions of a seat, as they are written."""
        return [str(action) for action in self.match.legal(seat)]

    def refused(self, seat, action):
        """The rule that forbids an action; the action must change nothing."""
        before = self.match.state.tobytes(), len(self.match.log)
        try:
            self.match.play(seat, action)
        except cantina.IllegalAction as error:
            assert (self.match.state.tobytes(), len(self.match.log)) == before
            return error.rule
        raise AssertionError(f"{action} was not refused")
