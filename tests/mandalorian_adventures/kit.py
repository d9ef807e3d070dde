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
What can be set up is in `positions.py`, what can be played and looked at in `playing.py`.
"""

from __future__ import annotations

import re

from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack import content, shapes
from cantina.games.mandalorian_adventures.pack.files import Line
from cantina.games.mandalorian_adventures.pack.maps import read_chain
from cantina.games.mandalorian_adventures.rules.events import EVENTS
from mandalorian_adventures.playing import Playing
from mandalorian_adventures.positions import Position

PACK = GAME.content.cards[0]
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


class Table(Position, Playing):
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
        self.team = GAME.settled(self.options, seats, GAME.content._replace(cards=(pack,)))["characters"]
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


def told(happened, name):
    """The events of a name, as (seat, a, b, c)."""
    return [tuple(event[2:]) for event in happened if EVENTS[event.code] == name]


def order(happened, *names):
    """What happened of these names, in order: (name, a)."""
    return [(EVENTS[event.code], event.a) for event in happened if EVENTS[event.code] in names]
