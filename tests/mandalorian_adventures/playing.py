"""Playing through the real match, and looking at what came of it."""

from __future__ import annotations

import re

import cantina
from cantina.engine.compiled import interpreted
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack import shapes
from cantina.games.mandalorian_adventures.pack.sizes import SPACE_NAMES
from cantina.games.mandalorian_adventures.rules.spaces import total


class Playing:
    """The actions of a test, in notation or by their names, and questions about the position."""

    @property
    def actor(self):
        return self.match.actors()[0]

    def do(self, *texts):
        """Actions of whoever is to act, in notation; `c:NAME` is a cell by its name, `p:NAME` a planning card."""
        happened = []
        for text in texts:
            text = re.sub(r"c:(\S+)", lambda found: f"c{self.place(found[1])}", text)
            text = re.sub(r"p:(\S+)", lambda found: f"p{shapes.place(self.pack.plans, found[1])}", text)
            text = re.sub(r"h:(\S+)", lambda found: f"h{shapes.place(self.pack.characters, found[1])}", text)
            text = re.sub(r"b:(\S+)", lambda found: f"b{self.token_kind(found[1])}", text)
            self.match.play(self.actor, text)
            happened += self.match.log[-1].events
        self.s = Checked(self.match.state)
        return happened

    def play(self, made, space):
        """Play a made card into a space."""
        return self.do(f"play k{self.made(made)} {space}")

    def go(self, *cells):
        return self.do(*(f"go c:{cell}" for cell in cells))

    def stop(self):
        return self.do("stop")

    def decline(self):
        return self.do("decline")

    def effect(self):
        return self.do("effect")

    def attack(self, threat):
        return self.do(f"attack t{threat}")

    def pass_(self):
        return self.do("pass")

    def end(self):
        return self.do("end")

    def turn(self, *plays):
        """A whole action step of declined plays: (made card, space) pairs; then on to the next question."""
        for made, space in plays:
            self.play(made, space)
            self.decline()

    # --- looking -----------------------------------------------------------------------------------------------

    def legal(self, verb=None, seat=None):
        """The legal actions of a seat (who acts, unless said) in notation, of one verb if said."""
        found = [str(action) for action in self.match.legal(self.actor if seat is None else seat)]
        return [text for text in found if verb is None or text.split()[0] == verb]

    def cells_of(self, verb):
        """The names of the cells that a verb may name now."""
        return {self.cells[int(text.split()[1][1:])] for text in self.legal(verb)}

    def threats_of(self, verb):
        """The numbers of the threats that a verb may name now."""
        return {int(text.split()[1][1:]) for text in self.legal(verb)}

    def ends(self, character=0):
        """All cells on which the movement that is asked for can end; nothing is changed."""
        found = {self.cell(character)}
        for text in self.legal("go"):
            state, log = self.match.state, self.match.log
            self.match.log = list(log)
            self.do(text)
            found |= self.ends(character) if "stop" in self.legal() else {self.cell(character)}
            self.match.state, self.match.log, self.s = state, log, Checked(state)
        return found

    def refuses(self, text, seat=None):
        """Whether an action is refused; nothing is changed then."""
        before = self.match.state.tobytes()
        try:
            self.match.play(self.actor if seat is None else seat, text)
        except cantina.IllegalAction:
            assert self.match.state.tobytes() == before
            return True
        return False

    def cell(self, character):
        return self.cells[self.s.cell[character]]

    def where(self, threat):
        """The cell of a threat, None if it has left the map."""
        return self.cells[self.s.at[threat]] if self.s.at[threat] >= 0 else None

    def damage(self, character):
        return self.s.damage[character]

    def total(self, space):
        return interpreted(total)(self.s, self.t, SPACE_NAMES.index(space))

    def view(self, seat):
        """A concealed copy of the record."""
        rules = GAME.interpreted
        state = self.match.state.copy()
        rules.conceal(rules.hold(state), rules.hold(self.tables), seat)
        return Checked(state)

    @property
    def outcome(self):
        return ("goes-on", "won", "lost", "unfinished")[self.s.outcome]

    @property
    def over(self):
        return self.match.over
