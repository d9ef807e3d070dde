"""How likely something is until the end of the turn, counted in games that are imagined from what one seat knows.

In each imagined game an action in mind is played, if there is one, and all seats play on greedily. What is counted is
the game's business (`tally`). The same view and action give the same counts, so asking again tells nothing more.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from cantina.engine.errors import CantinaError
from cantina.engine.log import NO_LOG
from cantina.engine.policies import RECORDS
from cantina.engine.record import blank

if TYPE_CHECKING:
    from cantina.engine.action import Action
    from cantina.engine.game import Content, Game, Records
    from cantina.engine.match import Match

apply: Any = None
imagine: Any = None
play_turn: Any = None
tally: Any = None
turn: Any = None

WORLDS = 1000  # imagined games: a share that is told is within three points of the true one, 19 times out of 20
NO_ACTION = -1


class Counted(NamedTuple):
    """In how many of the imagined games each thing happened; sums of points or damage are counted likewise."""

    worlds: int
    counts: dict[str, int]


def call_odds(records, out, counts, quiet, tables, seat, action, worlds, rng):
    """Count what happens until the end of the turn in games imagined from the view in `records[0]`."""
    t = tables[0]
    begun = turn(records[0])
    for _ in range(worlds):
        records[1] = records[0]
        imagine(records[1], t, rng, quiet)
        records[2] = records[1]
        if action != NO_ACTION:
            apply(records[2], t, seat, action, quiet)
        play_turn(records[2], t, begun, out, rng, quiet)
        tally(records[1], records[2], t, counts)


def odds(match: Match, seat: int, action: Action | int | str | None = None, worlds: int = 0) -> Counted:
    """The odds of a match until the end of the turn, by what a seat knows, with a legal action of it in mind."""
    game, seat = match.game, match.game.check_seat(seat, match.seats)
    if not game.odds:
        raise CantinaError("odds-none", game=game.id)
    if match.over:
        raise CantinaError("odds-over")
    code = NO_ACTION if action is None else match.check(seat, action)
    return counted(game, match.content, match.concealed(seat), seat, code, worlds or WORLDS)


def counted(game: Game, content: Content, concealed: Records, seat: int, code: int, worlds: int) -> Counted:
    """The odds of a record that was concealed for a seat; it takes long enough for a thread of its own."""
    calls, records = game.calls, blank(game.state, RECORDS)
    records[:1] = concealed
    out, counts = np.zeros(game.most_legal, np.int16), np.zeros(len(game.odds), np.int64)
    tables = calls.rows(content.tables)
    calls.odds(calls.rows(records), out, counts, NO_LOG, tables, seat, code, worlds, dice_of(concealed, code))
    return Counted(worlds, dict(zip(game.odds, counts.tolist(), strict=True)))


def dice_of(concealed: Records, code: int) -> Records:
    """Dice that depend on what is asked only: to ask again, in the hope of other worlds, tells nothing new."""
    digest = blake2b(concealed.tobytes() + code.to_bytes(4, "little", signed=True), digest_size=4).digest()
    return np.array([int.from_bytes(digest, "little")])
