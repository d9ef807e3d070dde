"""Two worlds that differ only in what one viewer may not know: other hands, the order of decks, secret picks.

The first world is a game some moves after its deal. The second is imagined from what the viewer knows of the first.
From there on the same people act in both, in secret as differently as they can: everything the viewer is sent must be
the same.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import numpy as np

import cantina
from cantina.engine.errors import IllegalAction
from cantina.engine.log import NO_LOG, Event
from cantina.engine.match import Match
from cantina.table.play import legal_code

TRIES = 200  # imagined worlds, of which the one is taken that looks the same for longest
LONGEST = 4  # actions after the worlds have parted


class Step(NamedTuple):
    """An action of a seat in each of the two worlds; in the second one it may be the second thought after another."""

    seat: int
    actions: tuple[str, str]
    first_thought: str | None
    wrong: tuple[int, ...]  # actions that the viewer may not play before this one

    @property
    def secret(self) -> bool:
        """Whether the worlds differ here."""
        return self.actions[0] != self.actions[1] or self.first_thought is not None


class Worlds(NamedTuple):
    """Where the two worlds begin, and what happens in them."""

    starts: tuple[Any, Any]
    opening: tuple[Event, ...]  # the events of the deal
    steps: list[Step]


def worlds_of(game: str, seats: int, viewer: int | None, moves: int, seed: int) -> Worlds:
    """Two worlds for a viewer, n moves after the deal."""
    here, dice = cantina.new_match(game, seats, seed), random.Random(seed)
    for _ in range(moves):
        seat = dice.choice(here.actors())
        here.play(seat, dice.choice(here.legal(seat)))
    best = together(here, imagined(here, viewer, TRIES), viewer, seed)
    for number in range(TRIES):
        found = together(here, imagined(here, viewer, number), viewer, seed)
        if worth(found) > worth(best):
            best = found
        if len(best.steps) == LONGEST:
            break
    return best


def worth(worlds: Worlds) -> tuple[int, int]:
    """The longer the worlds look the same the better, and the more they differ in secret."""
    return len(worlds.steps), sum(step.secret for step in worlds.steps)


def imagined(match: Match, viewer: int | None, number: int) -> Any:
    """A state that the viewer cannot tell from the true one."""
    rules, state = match.game.rules, match.concealed(viewer)
    rules.imagine(rules.hold(state), rules.hold(match.content.tables), np.array([number]), NO_LOG)
    return state


def begun(match: Match, state: Any) -> Match:
    """A match that begins in this state."""
    other = match.fork()
    other.start = other.state = state
    other.log = []
    return other


def together(true: Match, state: Any, viewer: int | None, seed: int) -> Worlds:
    """Act in both worlds as long as the viewer is sent the same."""
    here, there, steps = begun(true, true.state), begun(true, state), []
    dice = random.Random(seed)
    while len(steps) < LONGEST and here.actors():
        step = next_step(here, there, viewer, dice)
        if step is None:
            break
        steps.append(step)
        for match, action in zip((here, there), step.actions, strict=True):
            match.play(step.seat, action)
    return Worlds((true.state, state), true.opening, steps)


def next_step(here: Match, there: Match, viewer: int | None, dice: random.Random) -> Step | None:
    """An action of a player that looks the same in both worlds, and rather is another one in the second."""
    for seat in dice.sample(here.actors(), len(here.actors())):
        legal = here.legal(seat)
        for action in dice.sample(legal, min(len(legal), 4)):
            told = told_by(here, seat, action, viewer)
            if told[-1] and viewer is not None:
                continue  # the game is over, and everything is open
            others = [action] if seat == viewer else sorted(there.legal(seat), key=lambda one: one == action)
            for other in others:
                if other in there.legal(seat) and told_by(there, seat, other, viewer) == told:
                    thought = None if seat == viewer else first_thought(there, seat, other, viewer)
                    return Step(seat, (str(action), str(other)), thought, wrong(here, there, viewer, dice))
    return None


def told_by(match: Match, seat: int, action: Any, viewer: int | None) -> tuple[Any, ...]:
    """All that a viewer is sent when a player acts: what they know then, what they may do, what happened; the end."""
    after = match.fork()
    after.play(seat, action)
    happened = [event for event in after.log[-1].events if event.shown_to(viewer)]
    legal = [] if viewer is None else after.legal(viewer)
    return after.concealed(viewer).tobytes(), legal, happened, after.over


def first_thought(match: Match, seat: int, action: Any, viewer: int | None) -> str | None:
    """Another action that can be taken back for this one, without anything to be seen."""
    for other in match.legal(seat):
        after = match.fork()
        after.play(seat, other)
        try:
            _, instead = legal_code(after, seat, str(action))
        except IllegalAction:
            continue
        if other != action and instead and told_by(match, seat, other, viewer) == told_by(match, seat, action, viewer):
            return str(other)
    return None


def wrong(here: Match, there: Match, viewer: int | None, dice: random.Random) -> tuple[int, ...]:
    """Some actions that the viewer may not play now in either world."""
    if viewer is None:
        return (0,)
    codes = [dice.randrange(here.game.notation.size) for _ in range(6)]
    return tuple(code for code in codes if not any(is_legal(match, viewer, code) for match in (here, there)))


def is_legal(match: Match, seat: int, code: int) -> bool:
    """Whether an action would be accepted, be it in place of another."""
    try:
        legal_code(match, seat, code)
    except IllegalAction:
        return False
    return True
