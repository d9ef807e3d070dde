"""A table set up by hand: a small map, cards and enemies made for a test, then played through the real match.

    table = Table("s0-s1-s2-s3-s4-s5", cards=[skill(3), skill(1, symbols=["attack"])])
    table.at(0, "s0")                       # character 0 stands on s0 (all start there: the first cell named)
    guard = table.enemy("s2", hp=2, effects=["guard"])
    table.hand(0, 0, 1)                     # seat 0 holds the made cards number 0 and 1
    table.play(0, "move")                   # the acting seat plays made card 0 into Move
    table.go("s1")
    table.stop()
    assert table.damage(0) == 1

Maps are written in the notation of section 2 of the rules: `a-b` thin line, `a|b` wall, `a:b` height, `a=b` door, `#n`
inaccessible; several chains are separated by blanks. Or name a real map with `map="arvala"`.
Every action space is empty at the start, the event deck is what `events` says (the first one on top), hands are empty
until `hand` fills them (a seat that has no cards left goes straight on to its event step). Seat 0 begins.
"""

from __future__ import annotations

import re

import cantina
from cantina.engine.compiled import interpreted
from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME, content
from cantina.games.mandalorian_adventures import pack_shapes as shapes
from cantina.games.mandalorian_adventures.actions import NOTATION
from cantina.games.mandalorian_adventures.events import EVENTS
from cantina.games.mandalorian_adventures.pack_files import Line
from cantina.games.mandalorian_adventures.pack_maps import read_chain
from cantina.games.mandalorian_adventures.sizes import BASIC_ACTIONS, CLASSES, ENEMY_EFFECTS, SHAPES
from cantina.games.mandalorian_adventures.spaces import total

PACK = GAME.content.cards[0]
SPACES = (*BASIC_ACTIONS, "green")
NEVER = shapes.NEVER
FIXTURES = {
    "FX-LINE": "s0-s1-s2-s3-s4-s5",
    "FX-WALL": "a-b-c-d a|d",
    "FX-HEIGHT": "g1-g2 g2:r1 r1-r2",
    "FX-DOOR": "p-q-r r=x x-t",
    "FX-BLOCK": "a-#n-c a-d-e-c",
    "FX-CHILD": "k-n1 k-n2 k-n3 k-n4 k-n5",
    "FX-STAR": "m0-m1-m2 m0-w1-w2 m2-m3-m4",
}


def lines(texts):
    return tuple(Line(text) for text in texts)


def skill(strength=1, symbols=(), action=None, when="before_or_after", steps=(), target=False, tactical=False, of=None):
    """A skill card; `of` is the character that has it (the one of seat 0 unless said)."""
    actions = (action,) if isinstance(action, str) else tuple(action or ())
    return {
        "strength": 0 if tactical else strength,
        "symbols": tuple(symbols),
        "actions": actions,
        "when": when,
        "steps": lines(steps),
        "target": target,
        "tactical": tactical,
        "of": of,
    }


def rule(on, steps, conditions=(), spaces=(), strength=0, door=False):
    return shapes.Rule("made", on, lines(conditions), lines(steps), tuple(spaces), strength, door)


def use(token, steps=(), conditions=(), carried=False, fate="discard"):
    return shapes.Use(token, carried, lines(conditions), lines(steps), fate)


def failure(conditions, check="now"):
    return shapes.Failure("made", lines(conditions), check)


def made_map(text, stars=(), exits=(), numbers=None, start=None, rules=(), uses=(), name="made"):
    """A map from the notation of section 2; `stars` may give colours: {"m2": "red"}."""
    text = FIXTURES.get(text, text)
    blocked = re.findall(r"#(\w+)", text)
    cells = [one for one in dict.fromkeys(re.findall(r"\w+", text)) if one not in blocked]
    stars = stars if isinstance(stars, dict) else dict.fromkeys(stars, "standard")
    numbers = numbers or {}
    built = tuple(
        shapes.Cell(
            one,
            (place, 0),
            number=numbers.get(one, 0),
            start=one == (start or cells[0]),
            exit=one in exits,
            star=stars.get(one, ""),
        )
        for place, one in enumerate(cells)
    )
    edges = [
        shapes.Edge(cells.index(link.a), cells.index(link.b), link.kind)
        for chain in text.split()
        for link in read_chain(Line(chain), cells, blocked)
        if link.a in cells and link.b in cells
    ]
    areas = tuple(shapes.Blocked(one) for one in blocked)
    return shapes.Map(name, built, tuple(edges), areas, tuple(rules), tuple(uses))


class Table:
    """A match in a position made for a test. Everything that a mission may have can be given."""

    def __init__(
        self,
        text="FX-LINE",
        seats=2,
        cards=(),
        events=None,
        map=None,
        mission=None,
        stars=(),
        exits=(),
        numbers=None,
        map_rules=(),
        map_uses=(),
        seed=1,
        pack=None,
        **options,
    ):
        """`mission` is the name of a real mission, or a dict of fields of a made one (lists of texts are turned)."""
        self.seats = seats
        pack = pack or PACK
        pack, own = self._mission(pack, mission, map or "made")
        if map is None:
            pack = pack._replace(maps=(*pack.maps, made_map(text, stars, exits, numbers, None, map_rules, map_uses)))
        if events is not None:
            made = tuple(shapes.EventCard(f"made-{i}", "special", lines(steps)) for i, steps in enumerate(events))
            pack = pack._replace(events=made)
        self.options = {"mission": own, "map": map, "first_player": 0, "mode": "auto", **options}
        team = GAME.settled(self.options, seats, content.build(pack))["characters"]
        self.team = team
        self.first_card = len(pack.skills)
        self.pack = pack._replace(skills=(*pack.skills, *(self._skill(i, card) for i, card in enumerate(cards))))
        built = content.build(self.pack)
        self.match = Match(GAME, seats, seed, self.options, built)
        self.tables = built.tables
        self.t = Checked(self.tables)
        self.board = next(one for one in self.pack.maps if one.name == self.match.options["map"])
        self.cells = [cell.name for cell in self.board.cells]
        self.tokens = len(self.pack.tokens)
        self._edit()
        self._empty(events)
        self._changed()

    # --- making content ----------------------------------------------------------------------------------------

    def _mission(self, pack, mission, board):
        if isinstance(mission, str):
            return pack, mission
        fields = {"objective": ["defeated mudhorn"], **(mission or {})}
        for name in ("preparation", "crisis", "mission_effect", "objective"):
            fields[name] = lines(fields.get(name, ()))
        fields["tracks"] = tuple(shapes.Track(one[0], (one[1],) * 3) for one in fields.get("tracks", ()))
        for name in ("failures", "rules", "uses"):
            fields[name] = tuple(fields.get(name, ()))
        listed = tuple(character.name for character in pack.characters)
        made = shapes.Mission("made", 1, True, board, **{"listed": listed, **fields})
        return pack._replace(missions=(*pack.missions, made)), "made"

    def _skill(self, number, card):
        fields = dict(card)
        character = fields.pop("of") or self.team[0]
        return shapes.Skill(f"made-{number}", character, 1, added=NEVER - 1, **fields)

    def _empty(self, events):
        s = self.s
        for threat in range(s.at.size):
            for field in ("token", "at"):
                getattr(s, field)[threat] = -1
            for field in ("up", "shape", "wounds", "captured", "orange", "seen"):
                getattr(s, field)[threat] = 0
        for pool in range(4):
            for token in range(s.pool.shape[1]):
                s.pool[pool, token] = 0
        for i in range(s.reinforcements.size):
            s.reinforcements[0, i] = -1
        s.reinforcements_size = 0
        for space in range(s.spaces):
            self._set_space(space, (), ())
        for seat in range(self.seats):
            self._set_hand(seat, ())
        if events is not None:
            count = len(self.pack.events)
            for i in range(count):
                s.event_deck[0, i] = count - 1 - i
            s.event_size = count
            s.event_back = 3

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

    # --- positions ---------------------------------------------------------------------------------------------

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
        self._set_space(SPACES.index(name), [self.made(one) for one in cards], tokens)
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

    def doors(self, *numbers):
        """Exactly these doors are open."""
        self.s.doors = sum(1 << number for number in numbers)
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

    # --- playing -----------------------------------------------------------------------------------------------

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
        return interpreted(total)(self.s, self.t, SPACES.index(space))

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


def told(happened, name):
    """The events of a name, as (seat, a, b, c)."""
    return [tuple(event[2:]) for event in happened if EVENTS[event.code] == name]


def verb(code):
    """The word of an action."""
    return NOTATION.write(code).split()[0]


def order(happened, *names):
    """What happened of these names, in order: (name, a)."""
    return [(EVENTS[event.code], event.a) for event in happened if EVENTS[event.code] in names]
