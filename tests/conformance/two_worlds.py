"""Two worlds that differ only in what a viewer may not know: another player acts, and the viewer is told the same.

The first world is a state of a random game. The second is imagined from what the viewer knows of it. All that comes to
the viewer with the step is compared: the concealed record, the seats that are asked, the legal actions, the events in
their order, and every message that a server would send (`served.py`): how many, and each byte for byte, with its
sequence number, the lines of the log in words, view, legal actions in words, outlook, and the table around the game.
Where an event that is shown says what is different, the worlds may part; where none does, any difference is a leak.
Equal records must not be told in other events either.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from cantina.engine.game import Game
from cantina.engine.log import COUNT, NO_LOG, SPECTATOR, Event, events, new_log
from cantina.engine.loops import seed_words
from cantina.engine.match import Match
from cantina.engine.record import blank
from cantina.table.story import Viewer
from conformance.served import messages, moved, seated
from suites import suites

STEPS_APART = 3  # decisions between two states of a game that are compared
WORDS_APART = 10  # about as many pairs from one whose tables are also compared in words to the next


class Told(NamedTuple):
    """All that a viewer learns of one step."""

    record: bytes  # concealed: the view, the question, prompts and outlooks are made from it alone
    asked: int
    legal: list[int]
    events: list[Event]
    messages: list[bytes]  # that a server sends
    changed: bool  # whether anything is different for the viewer now
    over: bool  # then nothing is hidden any more


class Pair(NamedTuple):
    """One step in two worlds; `leak` names what differs though it must not, "" where nothing does."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    step: int
    viewer: int
    notation: str
    other: str  # what the player did in the other world
    leak: str


def viewer_of(seat: int) -> Viewer:
    """A seat, or SPECTATOR, as a table knows its viewers."""
    return None if seat == SPECTATOR else seat


class Bench:
    """The compiled rules of one game, memory for them, and a table at which it is played."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
        self.game, self.seats, self.seed = game, seats, seed
        self.options = {"max_turns": suites()[game.id].turns, **options}
        self.rules, self.calls = game.compiled, game.compiled_calls
        self.tables = self.calls.rows(game.content.tables)
        self.dice, self.rng = random.Random(seed), np.array([seed + 1])
        self.log, self.out = new_log(), np.zeros(game.most_legal, np.int16)
        self.words = Match(game, seats, seed, self.options)
        self.table = seated(self.words)

    def dealt(self) -> Any:
        """A new game."""
        state, rules = blank(self.game.state), self.rules
        state["seed"] = seed_words([self.words.seed])
        numbers = self.game.numbers(self.game.settled(self.options, self.seats), self.seats)
        rules.setup(rules.hold(state), rules.hold(self.game.content.tables), numbers, NO_LOG)
        return state

    def asked(self, state: Any) -> int:
        """The mask of seats that may act."""
        return int(self.calls.actors(self.calls.rows(state)))

    def legal(self, state: Any, seat: int) -> list[int]:
        """The legal codes of a seat."""
        n = self.calls.legal(self.calls.rows(state), self.tables, seat, self.out)
        return list(self.out[:n].tolist())

    def applied(self, state: Any, seat: int, code: int) -> tuple[Any, tuple[Event, ...]]:
        """A copy of a state after an action, and what happened."""
        after = state.copy()
        self.log[COUNT] = 0
        self.calls.apply(self.calls.rows(after), self.tables, seat, code, self.log)
        return after, events(self.log)

    def concealed(self, state: Any, viewer: int) -> Any:
        """What a viewer knows of a state."""
        view = state.copy()
        self.calls.conceal(self.calls.rows(view), self.tables, viewer)
        return view

    def imagined(self, state: Any, viewer: int) -> Any:
        """A state that the viewer cannot tell from this one."""
        world, rules = self.concealed(state, viewer), self.rules
        rules.imagine(rules.hold(world), rules.hold(self.game.content.tables), self.rng, NO_LOG)
        return world

    def told(self, state: Any, actor: int, code: int, viewers: list[int]) -> dict[int, Told]:
        """What viewers learn when a player acts."""
        after, happened = self.applied(state, actor, code)
        sent = messages(moved(self.table, state), actor, code, [viewer_of(seat) for seat in viewers])
        before = {seat: self.concealed(state, seat).tobytes() for seat in viewers}
        found = {seat: self.told_to(seat, after, happened, sent[viewer_of(seat)]) for seat in viewers}
        return {
            seat: told._replace(changed=bool(told.events) or told.record != before[seat])
            for seat, told in found.items()
        }

    def told_to(self, seat: int, after: Any, happened: tuple[Event, ...], sent: list[bytes]) -> Told:
        """What one viewer learns when something has happened."""
        view = self.concealed(after, seat)
        legal = [] if seat == SPECTATOR else self.legal(after, seat)
        shown = [one for one in happened if one.shown_to(viewer_of(seat))]
        return Told(view.tobytes(), self.asked(view), legal, shown, sent, True, not self.asked(after))

    def picture(self, record: bytes) -> str:
        """A concealed record in words, with the question that is asked."""
        view = self.words.view_of(np.frombuffer(record, self.words.state.dtype).copy())
        return self.game.picture(view, self.words.content, "en")


def differing_fields(bench: Bench, here: Told, there: Told) -> str:
    """The names of the fields in which two concealed records differ, but for what all may see without an event."""
    dtype = bench.words.state.dtype
    one, other = (np.frombuffer(told.record, dtype) for told in (here, there))
    shown = {bench.game.event_names[event.code] for event in here.events}
    uncovered = suites()[bench.game.id].uncovered
    open_fields = {field.name for field in uncovered if not field.events or shown & {*field.events}}
    names = [name for name in dtype.names if name not in open_fields.union(bench.game.marks)]
    return " ".join(name for name in names if one[name].tobytes() != other[name].tobytes())


def around(message: bytes) -> dict[str, Any]:
    """A message without the game itself: what happened, and the table around the game."""
    return {name: value for name, value in json.loads(message).items() if name in ("seq", "events", "table")}


def sent_otherwise(here: Told, there: Told) -> str:
    """How the messages of two worlds differ that are told in the same events."""
    sizes = [[len(message) for message in told.messages] for told in (here, there)]
    if [len(one) for one in sizes] != [int(told.changed) for told in (here, there)]:
        return "messages: one though nothing has changed, or none, or more"
    if here.record != there.record:  # the game looks different, by right; nothing else may
        same = here.changed != there.changed or [*map(around, here.messages)] == [*map(around, there.messages)]
        return "" if same else "messages: what is around the game"
    if here.events != there.events:  # the same events in another order
        return "" if sizes[0] == sizes[1] else f"messages: of the sizes {sizes[0]} and {sizes[1]}"
    return "" if here.messages == there.messages else "messages: other bytes"


def in_order(told: Told) -> list[tuple[int, int]]:
    """What happened to whom, in the order in which it is told."""
    return [(event.code, event.seat) for event in told.events]


def leak_of(bench: Bench, here: Told, there: Told) -> str | None:
    """What tells two worlds apart though no event does, or by an event alone; "" for nothing, None if they parted."""
    if here.over or there.over:
        return None
    if here.record != there.record:
        if here.events != there.events:
            return None
        fields = differing_fields(bench, here, there)
        return f"record: {fields}" if fields else sent_otherwise(here, there)
    if (here.asked, here.legal) != (there.asked, there.legal):
        return f"asked: {here.asked} {here.legal} is not {there.asked} {there.legal}"
    # Chance may bring the same cards in another order, which is seen; nothing else may be told of equal records.
    if sorted(here.events) != sorted(there.events) or in_order(here) != in_order(there):
        return f"events: {here.events} is not {there.events}"
    if bench.dice.randrange(WORDS_APART) == 0 and bench.picture(here.record) != bench.picture(there.record):
        return "picture"
    return sent_otherwise(here, there)


class OtherWorld(NamedTuple):
    """A world that a viewer cannot tell from the true one, and what the player may do there."""

    state: Any
    legal: list[int]


def other_action(bench: Bench, world: OtherWorld, code: int) -> int | None:
    """What the player does in the other world: where most actions are seen, the same, or one alike, if any."""
    if not suites()[bench.game.id].open_actions:
        return bench.dice.choice(world.legal)
    if code in world.legal:
        return code
    # An event tells another card that all see, and the worlds part; of a secret one nothing may be told.
    alike = [other for other in world.legal if word(bench.game, other) == word(bench.game, code)]
    return bench.dice.choice(alike) if alike else None


def word(game: Game, code: int) -> str:
    """What an action does, without its cards and places."""
    return game.notation.write(code).split()[0]


def compared(bench: Bench, state: Any, actor: int, code: int) -> Iterator[tuple[int, int, str]]:
    """One step of a player in this world and in one other for each other viewer: viewer, action there, and leak.

    Worlds that an event parts, by right, are left out: nothing of them is compared.
    """
    viewers = [viewer for viewer in (SPECTATOR, *range(bench.seats)) if viewer != actor]
    states = {viewer: bench.imagined(state, viewer) for viewer in viewers}
    worlds = {viewer: OtherWorld(world, bench.legal(world, actor)) for viewer, world in states.items()}
    yield from ((viewer, code, "asked: a player in one world only") for viewer in viewers if not worlds[viewer].legal)
    actions = {viewer: other_action(bench, worlds[viewer], code) for viewer in viewers if worlds[viewer].legal}
    comparable = {viewer: other for viewer, other in actions.items() if other is not None}
    here = bench.told(state, actor, code, [*comparable])
    for viewer, other in comparable.items():
        there = bench.told(worlds[viewer].state, actor, other, [viewer])
        leak = leak_of(bench, here[viewer], there[viewer])
        if leak is not None:
            yield viewer, other, leak


def pairs(game: Game, seats: int, options: dict[str, Any], seed: int) -> Iterator[Pair]:
    """The pairs of one random game: every few decisions, for every viewer but the player who acts."""
    bench = Bench(game, seats, options, seed)
    state, step, write = bench.dealt(), 0, game.notation.write
    while mask := bench.asked(state):
        actor = bench.dice.choice([seat for seat in range(seats) if mask >> seat & 1])
        code = bench.dice.choice(bench.legal(state, actor))
        for viewer, other, leak in compared(bench, state, actor, code) if step % STEPS_APART == 0 else ():
            yield Pair(game.id, seats, bench.words.options, seed, step, viewer, write(code), write(other), leak)
        state, _ = bench.applied(state, actor, code)
        step += 1


def all_pairs(game: Game, seed: int) -> Iterator[Pair]:
    """Pairs without end: every number of players with every variant in turn, each game from a seed of its own."""
    tables = [(seats, options) for seats in game.seat_counts for options in suites()[game.id].variants]
    while True:
        for seats, options in tables:
            yield from pairs(game, seats, dict(options), seed)
            seed += 1
