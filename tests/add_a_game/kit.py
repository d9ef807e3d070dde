"""A position of Quick Draw that is set up by hand, then played through the real match."""

from __future__ import annotations

from add_a_game.quick_draw import GAME
from cantina.engine.match import Match
from made_position import MadePosition, bits

NAMES = [bounty.name for bounty in GAME.content.cards]
WORTH = {bounty.name: bounty.worth for bounty in GAME.content.cards}


class Street(MadePosition):
    """Hunters with the cards that a test gives them; the bounties come in the order of the file."""

    def __init__(self, *hands, **options):
        self.match = Match(GAME, len(hands), 1, options)
        s = self._edit()
        for seat, cards in enumerate(hands):
            s.hand[seat] = sum(1 << card - 1 for card in cards)
            s.held[seat] = len(cards)
        for place in range(len(NAMES)):
            s.pile[0, place] = place
        self._changed()

    def turn(self, *actions):
        """One action of each seat; a number is the card that is shown. What happened, as everybody was told."""
        for seat, action in enumerate(actions):
            self.play(seat, f"show {action}" if isinstance(action, int) else action)
        happened = self.match.log[-1].events
        return [(GAME.event_names[event.code], event.seat) for event in happened]

    def hand(self, seat):
        return bits(self.s.hand[seat], first=1)

    def pad(self, seat):
        return self.match.score_pad()[seat]
