"""The books of a match, kept beside it from its actions alone (BH-111, BH-112)."""

from __future__ import annotations

from collections import Counter

from bounty_hunters.invariants import areas, bits
from cantina.engine.record import Checked
from cantina.games.bounty_hunters.pack.cards import FIRST_MARKET
from cantina.games.bounty_hunters.rules.events import EVENTS


class Ledger:
    """What every seat has moved out of its hand, sold, gained and paid."""

    def __init__(self, match):
        self.match, self.cards = match, match.content.cards
        seats = range(match.seats)
        self.moved, self.sales, self.paid, self.lost_credits, self.lost_contracts = (Counter() for _ in range(5))
        self.icon_credits, self.fourth_credits, self.contracts = (Counter() for _ in range(3))
        self.captured = {seat: set() for seat in seats}
        self.triggered = False

    def play(self, seat, action):
        """Play an action and book it."""
        turn = Checked(self.match.state).turn
        words = str(action).split()
        self.match.play(seat, action)
        s = Checked(self.match.state)
        self.book_action(seat, words[0], words[1:])
        self.book_captures(s, seat)
        if s.turn != turn or self.match.over:
            self.close()

    def book_action(self, seat, verb, words):
        if verb in ("sell", "play", "reserve"):
            self.moved[seat] += 1
        if verb == "sell":
            self.sales[seat] += 1
        if verb in ("play", "activate") and int(words[0]) >= FIRST_MARKET:
            self.paid[seat] += self.cards[int(words[0])].cost

    def book_captures(self, s, seat):
        for target in set(bits(s.captured[seat])) - self.captured[seat]:
            self.captured[seat].add(target)
            self.icon_credits[seat] += self.cards[target].bonus == "credit"
            self.contracts[seat] += self.cards[target].bonus == "contract"
            if len(self.captured[seat]) == 4 and not self.triggered:
                self.fourth_credits[seat] += 1
                self.contracts[seat] += self.match.options["mode"] == "standard"

    def close(self):
        """The turn is over: what could not be handed out is lost, and a fourth capture from now on brings nothing."""
        for event in self.match.log[-1].events:
            self.lost_credits[event.seat] += EVENTS[event.code] == "lost-credit"
            self.lost_contracts[event.seat] += EVENTS[event.code] == "lost-contract"
        self.triggered = any(len(targets) >= 4 for targets in self.captured.values())

    def check(self):
        """The record agrees with the books."""
        s = Checked(self.match.state)
        for seat, area in enumerate(areas(s)):
            gains = self.sales[seat] + self.icon_credits[seat] + self.fourth_credits[seat]
            owed = self.lost_credits[seat] + s.owed_credits[seat]
            assert s.credits[seat] == gains - owed - self.paid[seat]
            bonuses = self.contracts[seat] - self.lost_contracts[seat] - s.owed_contracts[seat]
            assert self.sales[seat] + len(area) - bonuses == self.moved[seat]
