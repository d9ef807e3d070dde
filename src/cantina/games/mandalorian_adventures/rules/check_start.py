"""Whether the games of a pack begin as games: nothing is decided before the first turn (section 7.2, item 10)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import product
from typing import Any

import numpy as np

from cantina.engine.compiled import interpreted
from cantina.engine.errors import BadContent
from cantina.engine.game import Content, Game
from cantina.engine.log import NO_LOG
from cantina.engine.record import blank
from cantina.games.mandalorian_adventures.pack.check_maps import boards_of
from cantina.games.mandalorian_adventures.pack.files import SINGLE
from cantina.games.mandalorian_adventures.pack.shapes import Map, Mission, Pack
from cantina.games.mandalorian_adventures.pack.sizes import NONE
from cantina.games.mandalorian_adventures.pack.tables import FAILURE_ROW, RANGE
from cantina.games.mandalorian_adventures.rules.conditions import all_hold
from cantina.games.mandalorian_adventures.rules.event_step import active_character
from cantina.games.mandalorian_adventures.rules.mission_rules import achieved
from cantina.games.mandalorian_adventures.rules.state import GOES_ON

TEAMS = (2, 3, 4)
MOST_ANSWERS = 200  # to questions of the preparation


def check_start(game: Game, content: Content, files: Collection[str]) -> Iterator[BadContent]:
    """Begin a game of each mission on each map with each size of team, where these files have a part in it."""
    pack: Pack = content.cards[0]
    everywhere = not SINGLE.keys().isdisjoint(files)  # cards and tokens belong to all games
    for mission in pack.missions:
        for board, team in product(boards_of(pack, mission), TEAMS):
            if everywhere or mission.part.file in files or board.part.file in files:
                found = _begun_badly(game, content, mission, board, team)
                if found:
                    yield found
                    break  # once for each mission


def _begun_badly(game: Game, content: Content, mission: Mission, board: Map, team: int) -> BadContent | None:
    """What is wrong with one beginning, if anything is."""
    s, t = begun(game, content, mission.name, board.name, team)
    you, values = interpreted(active_character)(s), {"map": board.name, "count": team}
    if interpreted(achieved)(s, t, t.objective_check[s.mission], you):
        return mission.part.refuse("objective", "pack-objective-met", **values)
    rows = range(t.failures[s.mission, RANGE.first], t.failures[s.mission, RANGE.end])
    for failure, row in zip(mission.failures, rows, strict=True):
        first, end = t.failure[row, FAILURE_ROW.conditions], t.failure[row, FAILURE_ROW.conditions_end]
        if s.turns == 0 and interpreted(all_hold)(s, t, first, end, you, NONE):
            return failure.part.refuse("if", "pack-over-at-start", **values)
    return mission.part.refuse("preparation", "pack-over-at-start", **values) if s.turns == 0 else None


def begun(game: Game, content: Content, mission: str, board: str, team: int) -> tuple[Any, Any]:
    """A game at the beginning of its first turn, or as far as it comes; every question is given its first answer."""
    rules, state = game.interpreted, blank(game.state)
    s, t, out = rules.hold(state), rules.hold(content.tables), np.zeros(game.most_legal, np.int16)
    s.seed[0] = team
    options = game.settled({"mission": mission, "map": board}, team, content)
    rules.setup(s, t, game.numbers(options, team, content), NO_LOG)
    for _ in range(MOST_ANSWERS):
        if s.turns > 0 or s.outcome != GOES_ON:
            break
        seat = int(rules.actors(s)).bit_length() - 1
        rules.legal(s, t, seat, out)
        rules.apply(s, t, seat, int(out[0]), NO_LOG)
    return s, t
