"""A table set up by hand: positions and cards made for a test, then played through the real match.

    table = Table(seats=3, cards={0: target((4, 1, 6)), 44: hunter((4, 1, 5))})
    table.open(0, 0)                      # seat 0 has the open target 0
    table.reveal({0: 44, 1: 45, 2: 46})   # all have chosen, the cards lie open
    table.play(0, "play 44 @0")

Cards: 0..43 targets, 44..106 hunters, 107..150 contracts, 151..179 droids, 180..194 crates.
"""

from __future__ import annotations

import cantina
from cantina.engine.compiled import interpreted
from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.bounty_hunters.pack import content as cards_of
from cantina.games.bounty_hunters.pack.cards import (
    ATTACKERS,
    CARDS,
    DECK_NAMES,
    FIRST,
    FIRST_CONTRACT,
    FIRST_CRATE,
    FIRST_DROID,
    FIRST_HUNTER,
    FIRST_MARKET,
    LARGEST_DECK,
    attacker,
)
from cantina.games.bounty_hunters.rules import knowledge, turns
from cantina.games.bounty_hunters.rules.events import EVENTS
from cantina.games.bounty_hunters.rules.state import HAND, ORPHANS, PHASE
from made_position import MadePosition

GAME = cantina.game("bounty-hunters")
_attacker, _empty_decks = interpreted(attacker), interpreted(turns.empty_decks)


def target(shield, points=5, bonus="none", character="luke"):
    return cards_of.Target(character, points, tuple(shield), bonus, 1)


def hunter(attack, penalty=0, character="bossk"):
    return cards_of.Hunter(character, penalty, tuple(attack))


def droid(attack, cost=1, family="astromech"):
    return cards_of.Droid(family, cost, tuple(attack), 1)


def crate(points=2, icons=1, cost=1):
    return cards_of.Crate(cost, points, icons)


def two_targets(first, second, units=(1, 1), duo=3):
    return cards_of.Contract("two-targets", (first, second), tuple(units), duo)


def same_target(character, unit=1, duo=2):
    return cards_of.Contract("same-target", (character,), (unit,), duo)


def target_and_crate(character, unit=1, duo=2):
    return cards_of.Contract("target-and-crate", (character,), (unit,), duo)


def made_cards(changes):
    """The real set with some cards changed; every other target is out of reach, every other attack card is harmless."""
    plain = []
    for number, card in enumerate(GAME.content.cards):
        if number < FIRST_HUNTER:
            card = target((30, 30, 30), character=card.character)
        elif number < FIRST_CONTRACT:
            card = hunter((0, 0, 0))
        elif FIRST_DROID <= number < FIRST_CRATE:
            card = droid((0, 0, 0))
        plain.append(changes.get(number, card))
    return cards_of.build(plain)


class Table(MadePosition):
    """A match in a position made for a test. Without `cards` it is played with the real set."""

    def __init__(self, seats=2, cards=None, seed=1, guild_master=0, **options):
        content = None if cards is None else made_cards(cards)
        self.match = Match(GAME, seats, seed, {"guild_master": guild_master, **options}, content)
        self.seats = seats
        self.match.state = self.match.state.copy()
        self.s = Checked(self.match.state)

    # --- positions ---------------------------------------------------------------------------------------------

    def _vacate(self, card):
        """Take a card from wherever it lies, so that no card is in two places."""
        s, deck = self.s, self.deck_of(card)
        index = card - FIRST[deck]
        for pile, size in ((s.deck, s.deck_size), (s.discard, s.discard_size)):
            kept = [pile[deck, i] for i in range(size[deck]) if pile[deck, i] != index]
            self._fill(pile, size, deck, kept)
        for seat in range(self.seats):
            held = self.hand(seat)
            if card in held:
                held.remove(card)
                self._fill_hand(seat, held)

    @staticmethod
    def deck_of(card):
        return max(deck for deck in range(4) if FIRST[deck] <= card)

    @staticmethod
    def _fill(pile, size, deck, indices):
        for i in range(LARGEST_DECK):
            pile[deck, i] = indices[i] if i < len(indices) else -1
        size[deck] = len(indices)

    def _fill_hand(self, seat, held):
        for i, card in enumerate(sorted(held) + [-1] * (HAND - len(held))):
            self.s.hand[seat, i] = card
        self.s.hand_size[seat] = len(held)
        for card in held:
            self.s.seen[card] |= 1 << seat

    def give(self, seat, *held):
        """Exactly these cards in hand; what was there before goes under its deck."""
        self._edit()
        for card in self.hand(seat):
            self._vacate(card)
            self.s.seen[card] = 0
            self._under(card)
        for card in held:
            self._vacate(card)
            self.s.seen[card] = 0
        self._fill_hand(seat, list(held))
        self._changed()

    def _under(self, card):
        deck = self.deck_of(card)
        pile = [self.s.deck[deck, i] for i in range(self.s.deck_size[deck])]
        self._fill(self.s.deck, self.s.deck_size, deck, [card - FIRST[deck], *pile])

    def deck(self, name, cards):
        """Exactly these cards in a deck, the first one on top; the others of that deck leave the game."""
        s, deck = self._edit(), DECK_NAMES.index(name)
        for card in cards:
            self._vacate(card)
        self._fill(s.deck, s.deck_size, deck, [card - FIRST[deck] for card in reversed(cards)])
        self._reclose()
        self._changed()

    def discard(self, name, cards):
        """Exactly these cards on a discard pile, the last one on top."""
        s, deck = self._edit(), DECK_NAMES.index(name)
        for card in cards:
            self._vacate(card)
        self._fill(s.discard, s.discard_size, deck, [card - FIRST[deck] for card in cards])
        self._reclose()
        self._changed()

    def _reclose(self):
        if self.s.phase == PHASE.draw:
            self.s.closed = _empty_decks(self.s)

    def credits(self, seat, amount):
        self._edit().credits[seat] = amount
        self._changed()

    def turn(self, number):
        self._edit().turn = number
        self._changed()

    def open(self, seat, number, *attack):
        """An open target, and the attack cards facing it."""
        self._edit().open[seat] |= 1 << number
        self._vacate(number)
        self._group(number, attack, seat)
        self._changed()

    def captured(self, seat, number, *attack):
        """A captured target, and the attack cards lying with it."""
        self._edit().captured[seat] |= 1 << number
        self._vacate(number)
        self._group(number, attack, seat)
        self._changed()

    def orphans(self, seat, *attack):
        """The orphan group."""
        self._edit()
        self._group(ORPHANS + seat, attack, seat)
        self._changed()

    def _group(self, group, attack, seat):
        t = Checked(self.match.content.tables)
        for card in attack:
            self._vacate(card)
            self.s.group[_attacker(card)] = group
            if card >= FIRST_DROID:
                self.s.active[seat] |= 1 << (card - FIRST_MARKET)
            for colour in range(3):
                self.s.strength[group, colour] += t.attack[_attacker(card), colour]

    def reserved(self, seat, *cards):
        self._market("reserved", seat, cards)

    def active(self, seat, *crates):
        self._market("active", seat, crates)

    def _market(self, field, seat, cards):
        s = self._edit()
        for card in cards:
            self._vacate(card)
            getattr(s, field)[seat] |= 1 << (card - FIRST_MARKET)
        self._changed()

    def contracts(self, seat, *cards):
        s = self._edit()
        for card in cards:
            self._vacate(card)
            s.contracts[seat] |= 1 << (card - FIRST_CONTRACT)
        self._changed()

    def trigger(self, turn):
        self._edit().trigger_turn = turn
        self._changed()

    def last_turn(self):
        """The last turn: the end was triggered two turns ago (BH-87)."""
        self.trigger(9)
        self.turn(11)

    # --- moving on ---------------------------------------------------------------------------------------------

    def choosing(self, hands=None):
        """Step 2 begins, with these hands (seat -> cards); everybody else keeps theirs."""
        for seat, held in (hands or {}).items():
            self.give(seat, *held)
        s = self._edit()
        s.phase, s.closed = PHASE.choose, 0
        s.chosen = sum(1 << seat for seat in range(self.seats) if not s.hand_size[seat])
        self._changed()

    def reveal(self, picks):
        """Everybody has laid down the named card (seat -> card), and all lie open; seats left out lay down any card."""
        for seat, card in picks.items():
            self._edit()
            held = [c for c in self.hand(seat) if c != card][:4]
            self.give(seat, card, *held)
        self.choosing()
        for seat in range(self.seats):
            if seat in self.match.actors():
                self.play(seat, f"choose {picks.get(seat, self.s.hand[seat, 0])}")
        self.match.start = self.match.state.copy()
        self.match.log = []

    def draw(self, *decks):
        """Step 1: seat 0, 1, 2 ... name these decks; a single name is named by everybody."""
        for seat in range(self.seats):
            self.play(seat, f"draw {decks[seat if len(decks) > 1 else 0]}")

    def choose(self, *cards):
        """Step 2: seat 0, 1, 2 ... lay down these cards."""
        for seat, card in enumerate(cards):
            self.play(seat, f"choose {card}")

    def finish(self, *seats):
        """These seats (all that still can, if none is named) sell what they have not resolved, and finish."""
        for seat in seats or self.match.actors():
            if "finish" not in self.legal(seat):
                self.play(seat, next(action for action in self.legal(seat) if action.startswith("sell")))
            self.play(seat, "finish")

    def score(self):
        """Play the last turn, in which everybody sells a card; the result of the game."""
        self.last_turn()
        self.reveal({})
        self.finish()
        return self.match.result

    def take_turn(self, **picks):
        """One whole turn: everybody draws a hunter where possible, sells the first card, finishes."""
        while self.match.actors() and self.s.phase == PHASE.draw:
            for seat in self.match.actors():
                options = self.legal(seat)
                self.play(seat, "draw hunter" if "draw hunter" in options else options[0])
        while self.s.phase == PHASE.choose:
            for seat in self.match.actors():
                self.play(seat, self.legal(seat)[0])
        self.finish()

    # --- looking -----------------------------------------------------------------------------------------------

    def hand(self, seat):
        return [self.s.hand[seat, i] for i in range(self.s.hand_size[seat])]

    def deck_cards(self, name):
        """The cards of a deck, the top card first."""
        deck = DECK_NAMES.index(name)
        return [FIRST[deck] + self.s.deck[deck, i] for i in range(self.s.deck_size[deck])][::-1]

    def pile(self, name):
        """The cards of a discard pile, the top card last."""
        deck = DECK_NAMES.index(name)
        return [FIRST[deck] + self.s.discard[deck, i] for i in range(self.s.discard_size[deck])]

    def view(self, seat):
        return self.match.view(seat)

    def told(self, seat):
        """The names of all events a seat is told of, in order (None: a spectator)."""
        return [EVENTS[event.code] for event in self.match.events(seat)]

    def me(self, seat):
        """A player's place, as that player sees it."""
        return self.match.view(seat)["players"][seat]

    def pad(self, seat):
        """The score pad of a seat by the whole truth."""
        return self.match.score_pad()[seat]

    def bytes_for(self, seat):
        """Everything a seat is told, as bytes (None: a spectator)."""
        told = self.match.view(seat), self.match.events(seat), self.match.legal(seat) if seat is not None else None
        return self.match.concealed(seat).tobytes() + repr(told).encode()


__all__ = [
    "ATTACKERS",
    "CARDS",
    "GAME",
    "Table",
    "crate",
    "droid",
    "hunter",
    "knowledge",
    "made_cards",
    "same_target",
    "target",
    "target_and_crate",
    "two_targets",
]
