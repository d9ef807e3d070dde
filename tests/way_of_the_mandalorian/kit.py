"""A table set up by hand: positions and cards made for a test, then played through the real match.

    table = Table(seats=4, cards={0: gear((1, 2, 0, 1), cost=400)}, missions={3: mission((2, 1, 2, 1), reward=400)})
    table.hand(0, 0, 30)           # seat 0 holds exactly these cards
    table.row(3)                   # mission 3 lies in the first place of the row
    table.play(0, "equip 0", "attempt m3")

Cards: 0..29 equipment, 30..55 events. Missions: 0..19 level 1, 20..33 level 2, 34..43 level 3, 44 level 4.
Seat s has the character number s (Din Djarin, Fennec Shand, Bo-Katan Kryze, Boba Fett) unless told otherwise.
Seat 0 begins.
"""

from __future__ import annotations

import numpy as np

import cantina
from cantina.engine.log import NO_LOG
from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.way_of_the_mandalorian.pack import content as cards_of
from cantina.games.way_of_the_mandalorian.pack.cards import CARDS, CHARACTER_NAMES, MISSIONS
from cantina.games.way_of_the_mandalorian.rules.state import ROW, SLOTS
from made_position import MadePosition

GAME = cantina.game("way-of-the-mandalorian")
DIN, FENNEC, BO_KATAN, BOBA = CHARACTER_NAMES


def gear(symbols=(0, 0, 0, 0), cost=200, temporary=False):
    return cards_of.Equipment("made", tuple(symbols), cost, temporary)


def event(symbols=(0, 0, 0, 0), cost=200):
    return cards_of.EventCard("made", tuple(symbols), cost)


def mission(requires=(1, 0, 0, 0), reward=400, penalty=200):
    return cards_of.Mission("made", 0, tuple(requires), reward, penalty)


def easy_missions(reward=400):
    """All missions without requirements: every attempt succeeds."""
    return {number: mission((0, 0, 0, 0), reward) for number in range(MISSIONS)}


def made_set(cards, missions, boards):
    """The real set with some cards, missions and character boards (name -> symbols) changed."""
    plain = list(GAME.content.cards)
    for number, card in cards.items():
        plain[number] = card._replace(name=plain[number].name)
    for number, card in missions.items():
        old = plain[CARDS + number]
        plain[CARDS + number] = card._replace(name=old.name, level=old.level)
    for i in range(CARDS + MISSIONS, len(plain)):
        plain[i] = plain[i]._replace(symbols=tuple(boards.get(plain[i].name, plain[i].symbols)))
    return cards_of.build(plain)


class Table(MadePosition):
    """A match in a position made for a test."""

    def __init__(self, seats=2, cards=None, missions=None, boards=None, seed=1, characters=None, first=0, **options):
        content = made_set(cards or {}, missions or {}, boards or {})
        chosen = list(characters or CHARACTER_NAMES[:seats])
        settings = {"characters": chosen, "first_player": first, **options}
        self.match = Match(GAME, seats, seed, settings, content)
        self.seats = seats
        self._edit()
        self._changed()

    # --- positions ---------------------------------------------------------------------------------------------

    def _vacate(self, card):
        """Take a card from wherever it lies, so that no card is in two places; its place in the market stays empty."""
        s = self.s
        kept = [s.deck[0, i] for i in range(s.deck_size) if s.deck[0, i] != card]
        self._fill_deck(kept)
        s.discard &= ~(1 << card)
        for i in range(4):
            if s.market[i] == card:
                s.market[i] = -1
        for seat in range(self.seats):
            s.hand[seat] &= ~(1 << card)
            s.known[seat] &= ~(1 << card)
            if s.slot[seat] == card:
                s.slot[seat], s.slot_filled[seat] = -1, 0
            for i in range(SLOTS):
                if s.equipped[seat, i] == card:
                    s.equipped[seat, i] = -1

    def _fill_deck(self, cards):
        for i in range(CARDS):
            self.s.deck[0, i] = cards[i] if i < len(cards) else -1
        self.s.deck_size = len(cards)

    def hand(self, seat, *cards, known=()):
        """Exactly these cards in hand; what was there before goes under the deck. `known` ones were taken openly."""
        s = self._edit()
        before = [card for card in range(CARDS) if s.hand[seat] >> card & 1]
        for card in (*cards, *before):
            self._vacate(card)
        self._fill_deck([card for card in before if card not in cards] + self.deck_cards()[::-1])
        s.hand[seat] = sum(1 << card for card in cards)
        s.known[seat] = sum(1 << card for card in known)
        self._changed()

    def board(self, seat, *cards):
        """Exactly these cards on the board, from the first slot on; what was there goes to the discard pile."""
        s = self._edit()
        for i in range(SLOTS):
            if s.equipped[seat, i] != -1:
                s.discard |= 1 << s.equipped[seat, i]
                s.equipped[seat, i] = -1
        for i, card in enumerate(cards):
            self._vacate(card)
            s.equipped[seat, i] = card
        self._changed()

    def slot(self, seat, card):
        """An event in Boba Fett's slot."""
        s = self._edit()
        self._vacate(card)
        s.slot[seat], s.slot_filled[seat] = card, 1
        s.slot_events, s.slot_generations = s.known[seat] >> 30 << 30, (1 << s.generation + 1) - 1
        self._changed()

    def credits(self, seat, amount):
        self._edit().credits[seat] = amount
        self._changed()

    def market(self, *cards):
        """Exactly these cards in the market; what was there goes under the deck."""
        s = self._edit()
        before = [s.market[i] for i in range(4) if s.market[i] != -1]
        for card in (*cards, *before):
            self._vacate(card)
        self._fill_deck([card for card in before if card not in cards] + self.deck_cards()[::-1])
        for i in range(4):
            s.market[i] = cards[i] if i < len(cards) else -1
        self._changed()

    def deck(self, *cards):
        """Exactly these cards in the deck, the first one on top; the others of the deck go to the discard pile."""
        s = self._edit()
        before = self.deck_cards()
        for card in cards:
            self._vacate(card)
        for card in before:
            if card not in cards:
                s.discard |= 1 << card
        self._fill_deck(list(reversed(cards)))
        self._changed()

    def split(self, deck, discard):
        """So many cards in the deck and on the discard pile; the rest of both leaves the game."""
        s = self._edit()
        pool = self.deck_cards() + self.pile()
        self._fill_deck(pool[:deck])
        s.discard = sum(1 << card for card in pool[deck : deck + discard])
        self._changed()

    def row(self, *missions):
        """Exactly these missions in the row, from its first place on; the deck of missions does not hold them."""
        s = self._edit()
        kept = [m for m in self.mission_deck()[::-1] if m not in missions]
        self.missions_left(*kept[::-1])
        s = self._edit()
        for i in range(ROW):
            s.row[i] = missions[i] if i < len(missions) else -1
        self._changed()

    def missions_left(self, *missions):
        """Exactly these missions in the deck, the first one on top."""
        s = self._edit()
        for i in range(33):
            s.mission_deck[0, i] = missions[::-1][i] if i < len(missions) else -1
        s.mission_deck_size = len(missions)
        self._changed()

    # --- moving on ---------------------------------------------------------------------------------------------

    def answer(self, *verbs):
        """Whoever is asked answers with each of these in turn."""
        for verb in verbs:
            self.play(self.match.actors()[0], verb)

    def pass_events(self):
        """Everybody passes in the event windows of an attempt."""
        while self.phase in ("opponent-event", "own-event"):
            self.answer("pass")

    def attempt(self, number):
        """The active player attempts a mission with the whole board; nobody plays an event or discards a card."""
        seat = self.match.actors()[0]
        self.play(seat, f"attempt m{number}")
        while self.phase in ("opponent-event", "own-event", "discard"):
            self.answer("pass")
        if self.phase == "use":
            self.play(seat, self.legal(seat)[-1])

    def end_turn(self):
        """The active player ends the turn and discards the first surplus cards."""
        self.answer("end")
        while self.phase == "limit":
            seat = self.match.actors()[0]
            self.play(seat, next(action for action in self.legal(seat) if action.startswith("discard")))

    # --- looking -----------------------------------------------------------------------------------------------

    @property
    def phase(self):
        return self.match.view(None)["phase"]

    def cards(self, seat):
        """The cards in hand."""
        return [card for card in range(CARDS) if self.s.hand[seat] >> card & 1]

    def on_board(self, seat):
        """The equipment on the board, slot by slot."""
        return [self.s.equipped[seat, i] for i in range(SLOTS) if self.s.equipped[seat, i] != -1]

    def pile(self):
        """The cards on the discard pile."""
        return [card for card in range(CARDS) if self.s.discard >> card & 1]

    def deck_cards(self):
        """The cards of the deck, the top card first."""
        return [self.s.deck[0, i] for i in range(self.s.deck_size)][::-1]

    def mission_deck(self):
        """The missions of the deck, the top card first."""
        return [self.s.mission_deck[0, i] for i in range(self.s.mission_deck_size)][::-1]

    def in_row(self):
        return [self.s.row[i] for i in range(ROW)]

    def in_market(self):
        return [self.s.market[i] for i in range(4)]

    def money(self):
        return [self.s.credits[seat] for seat in range(self.seats)]

    def view(self, seat):
        return self.match.view(seat)

    def pad(self, seat):
        return self.match.score_pad()[seat]

    def imagined(self, seat, number):
        """A world that a seat cannot tell from the present one (None: a spectator)."""
        return self.imagine(self.match, seat, number)

    @staticmethod
    def imagine(match, seat, number):
        """A world made from the view of a seat alone; another number, another world."""
        world = match.concealed(seat)
        tables = Checked(match.content.tables)
        GAME.interpreted.imagine(Checked(world), tables, np.array([number]), NO_LOG)
        return world

    def bytes_for(self, seat):
        """Everything a seat is told, as bytes (None: a spectator)."""
        told = self.match.view(seat), self.match.events(seat), self.match.legal(seat) if seat is not None else None
        return self.match.concealed(seat).tobytes() + repr(told).encode()
