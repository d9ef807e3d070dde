"""What a player with a perfect memory knows of the hidden cards, kept from the log alone.

Nothing here looks at the record: it is the other way to the knowledge that `conceal` and `imagine` must respect
(WM-86, WM-A68, WM-A70).
"""

from __future__ import annotations

from collections import Counter

from cantina.games.way_of_the_mandalorian.pack.cards import CARDS, FIRST_EVENT
from cantina.games.way_of_the_mandalorian.rules.events import EVENTS
from cantina.games.way_of_the_mandalorian.rules.state import STARTING_HAND


class Memory:
    """One spectator's notes: of every deck a number, of every card the deck it was last part of."""

    def __init__(self, seats):
        self.decks, self.deck_of = 0, [0] * CARDS
        self.known = [set() for _ in range(seats)]
        self.hidden = [Counter({0: STARTING_HAND}) for _ in range(seats)]  # how many cards of which deck
        self.board = [set() for _ in range(seats)]
        self.pile, self.in_play = set(), set()
        self.slot = None  # seat, known events it may hold, decks its hidden card may be of

    def hear(self, told, slot_filled):
        """One event of the log, and whether a slot is filled once the action is over (all can see that)."""
        name = EVENTS[told.code]
        handler = getattr(self, name.replace("-", "_"), None)
        if handler:
            handler(told.seat, told.a)
        if self.slot and not slot_filled:
            self.slot = None

    def took(self, seat, card):
        self.known[seat].add(card)

    def kept(self, seat, card):
        self.board[seat].remove(card)
        self.known[seat].add(card)

    def retained(self, seat, card):
        self._leave(seat, card)
        self.known[seat].add(card)

    def took_hidden(self, seat, _):
        self.hidden[seat][self.decks] += 1

    def filled_slot(self, seat, _):
        events = {card for card in self.known[seat] if card >= FIRST_EVENT}
        self.slot = seat, events, {deck for deck, number in self.hidden[seat].items() if number}

    def equipped(self, seat, card):
        self._leave(seat, card)
        self.board[seat].add(card)

    def sold(self, seat, card):
        self._leave(seat, card)
        self.pile.add(card)

    ignores_with = discarded = worn_out = sold

    def plays_event(self, seat, card):
        self._leave(seat, card)
        self.in_play.add(card)

    def completed(self, seat, _):
        self.pile |= self.in_play
        self.in_play = set()

    failed = completed

    def reshuffled(self, *_):
        self.decks += 1
        for card in self.pile:
            self.deck_of[card] = self.decks
        self.pile = set()

    def _leave(self, seat, card):
        """A card is shown and leaves board, hand or slot."""
        if card in self.board[seat]:
            self.board[seat].remove(card)
            return
        if card in self.known[seat]:
            self.known[seat].remove(card)
        else:
            self.hidden[seat][self.deck_of[card]] -= 1
        if self.slot and self.slot[0] == seat:
            events, decks = self.slot[1], self.slot[2]
            self.slot = seat, events - {card}, {deck for deck in decks if self.hidden[seat][deck]}

    def contradictions(self, world, viewer=None):
        """What this memory knows better than a world (`Table.s` or the like); a viewer's own cards aside."""
        wrong = []
        for seat, known in enumerate(self.known):
            slot = {world.slot[seat]} - {-1}
            owned = {card for card in range(CARDS) if world.hand[seat] >> card & 1} | slot
            if not known <= owned:
                wrong.append((seat, "lost", known - owned))
            if Counter(self.deck_of[card] for card in owned - known) != +self.hidden[seat]:
                wrong.append((seat, "other decks", owned - known))
            if slot and seat != viewer and not self._may_lie(next(iter(slot)), known):
                wrong.append((seat, "slot", slot))
        cards = {world.deck[0, i] for i in range(world.deck_size)}
        if any(self.deck_of[card] != self.decks for card in cards):
            wrong.append(("deck", cards))
        return wrong

    def _may_lie(self, card, known):
        _, events, decks = self.slot
        return card in events if card in known else self.deck_of[card] in decks
