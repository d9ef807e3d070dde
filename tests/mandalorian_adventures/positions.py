"""Setting up a position by hand: characters, cards, tokens, the Child and doors, each exactly as said."""

from __future__ import annotations

from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures.pack import shapes
from cantina.games.mandalorian_adventures.pack.sizes import CLASSES, ENEMY_EFFECTS, SHAPES, SPACE_NAMES


class Position:
    """What lies on the table of a match; only before the first action of the test."""

    def _edit(self):
        self.match.state = self.match.state.copy()
        self.s = Checked(self.match.state)
        return self.s

    def _changed(self):
        """What was set up by hand is where undo and replay begin."""
        self.s = Checked(self.match.state)
        self.match.start = self.match.state.copy()
        self.match.log = []

    def edit(self):
        """The record, to be changed in place; only before the first action of the test."""
        return self.s

    def place(self, name):
        """The number of a cell."""
        return self.cells.index(name)

    def at(self, character, cell):
        self.s.cell[character] = self.place(cell)
        self._changed()

    def hurt(self, character, damage):
        self.s.damage[character] = damage
        self._changed()

    def made(self, number):
        """The number of a made card."""
        return self.first_card + number

    def _set_hand(self, seat, cards):
        s = self.s
        for i in range(s.hand.shape[1]):
            s.hand[seat, i] = -1
        for i, card in enumerate(sorted(cards)):
            s.hand[seat, i] = card
        s.hand_size[seat] = len(cards)

    def hand(self, seat, *made):
        """Exactly these made cards in hand."""
        self._set_hand(seat, [self.made(one) for one in made])
        self._changed()

    def deck(self, seat, *made):
        """Exactly these made cards in the deck of a seat, the first one on top; the discard is empty."""
        s = self.s
        for pile in (s.deck, s.discard):
            for i in range(pile.shape[1]):
                pile[seat, i] = -1
        for i, one in enumerate(reversed(made)):
            s.deck[seat, i] = self.made(one)
        s.deck_size[seat], s.discard_size[seat] = len(made), 0
        self._changed()

    def _set_space(self, space, cards, values):
        """Sabotage tokens are taken from supply and used ones by their values."""
        s = self.s
        for i in range(s.pile.shape[1]):
            s.pile[space, i] = cards[i] if i < len(cards) else -1
        s.pile_size[space] = len(cards)
        supply = [s.supply[0, i] for i in range(s.supply_size)]
        supply += [token for token in range(10) if s.sabotage[space] >> token & 1]
        s.sabotage[space], s.substitutes[space] = 0, 0
        for value in values:
            token = next(one for one in supply if self.t.sabotage[one] == value)
            supply.remove(token)
            s.sabotage[space] |= 1 << token
        self._set_supply(supply)

    def _set_supply(self, tokens):
        s = self.s
        for i in range(10):
            s.supply[0, i] = tokens[i] if i < len(tokens) else -1
        s.supply_size = len(tokens)

    def space(self, name, cards=(), tokens=()):
        """Exactly these made cards (the last on top) and sabotage tokens (by value) on an action space."""
        self._set_space(SPACE_NAMES.index(name), [self.made(one) for one in cards], tokens)
        self._changed()

    def supply(self, *values):
        """The sabotage supply: the first value is drawn first. Tokens that lie nowhere else are used ones."""
        s = self.s
        on_spaces = 0
        for space in range(s.spaces):
            on_spaces |= s.sabotage[space]
        free = [token for token in range(10) if not on_spaces >> token & 1]
        chosen = []
        for value in values:
            token = next(one for one in free if self.t.sabotage[one] == value)
            free.remove(token)
            chosen.append(token)
        self._set_supply(chosen[::-1])
        s.spent = sum(1 << token for token in free)
        self._changed()

    def token_kind(self, name):
        """The number of a real token."""
        return shapes.place(self.pack.tokens, name)

    def kind(self, hp=1, cls="melee", effects=(), symbol=False, enemy=True, capturable=False):
        """A made token: its number."""
        number, t = self.tokens, self.t
        self.tokens += 1
        t.token_enemy[number] = int(enemy)
        t.token_class[number] = 1 << CLASSES.index(cls) if enemy else 0
        t.token_hp[number] = hp
        t.token_effects[number] = sum(1 << ENEMY_EFFECTS.index(one) for one in effects)
        t.token_symbol[number] = int(symbol)
        t.token_capturable[number] = int(capturable)
        t.tokens = self.tokens
        return number

    def lay(self, cell, token, up=True, shape="round", orange=False, wounds=0):
        """A token on a cell: the number of the threat."""
        s = self.s
        threat = next(i for i in range(s.at.size) if s.at[i] < 0)
        s.token[threat], s.at[threat], s.up[threat] = token, self.place(cell), int(up)
        s.shape[threat], s.orange[threat], s.wounds[threat] = SHAPES.index(shape), int(orange), wounds
        if not up:
            s.pool[s.shape[threat], token] += 1
        self._changed()
        return threat

    def enemy(self, cell, hp=1, cls="melee", effects=(), symbol=False, up=True, **more):
        return self.lay(cell, self.kind(hp, cls, effects, symbol), up, **more)

    def bonus(self, cell, name="medkit", up=True, **more):
        return self.lay(cell, self.token_kind(name), up, **more)

    def hidden(self, cell, hp=1, **more):
        """A face-down enemy."""
        return self.enemy(cell, hp, up=False, **more)

    def reinforcements(self, *tokens):
        """The stack of reinforcements, the first one on top."""
        s = self.s
        for i in range(s.reinforcements.size):
            s.reinforcements[0, i] = -1
        for i, token in enumerate(reversed(tokens)):
            s.reinforcements[0, i] = token
            s.pool[2, token] += 1
        s.reinforcements_size = len(tokens)
        self._changed()

    def owns(self, character, *plans):
        """Exactly these planning cards."""
        self.s.plans[character] = sum(1 << shapes.place(self.pack.plans, name) for name in plans)
        self._changed()

    def plan_deck(self, *plans, discard=()):
        """Exactly these planning cards in the deck, the first one on top."""
        s = self.s
        for pile, names in ((s.plan_deck, plans[::-1]), (s.plan_discard, discard)):
            for i in range(pile.size):
                pile[0, i] = shapes.place(self.pack.plans, names[i]) if i < len(names) else -1
        for i in range(s.plan_known.size):
            s.plan_known[i] = 0
        s.plan_size, s.plan_discard_size = len(plans), len(discard)
        self._changed()

    def child(self, cell=None, character=None, threat=None):
        """Where the Child is."""
        where = {1: cell and self.place(cell), 2: character, 3: threat}
        kind = 1 if cell else 2 if character is not None else 3
        self.s.child, self.s.child_at = kind, where[kind]
        self._changed()

    def open_doors(self, *doors):
        """Exactly these doors are open; they are counted in the order of their edges."""
        self.s.doors = sum(1 << door for door in doors)
        self._changed()

    def event_deck(self, *names):
        """Exactly these real event cards in the deck, the first one on top; the discard is empty."""
        s = self.s
        numbers = [shapes.place(self.pack.events, name) for name in reversed(names)]
        for i in range(s.event_deck.shape[1]):
            s.event_deck[0, i] = numbers[i] if i < len(numbers) else -1
        s.event_size, s.event_discard, s.event_back = len(numbers), 0, self.t.event_back[numbers[-1]]
        self._changed()
