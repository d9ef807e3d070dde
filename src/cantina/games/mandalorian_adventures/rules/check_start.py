"""Whether the games of a pack begin as games: nothing is decided before the first turn (section 7.2, item 10).

What a preparation does may be a matter of chance, such as which token is revealed; then several deals are tried.
"""

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
SEEDS = 8  # deals of a mission with a preparation that does more than lay out tokens
LAYING_OUT = ("place_token", "replace_token", "mix_tokens", "child_carried_by", "child_give_enemy")  # hurts nobody
MOST_ANSWERS = 200  # to questions of the preparation


def check_start(game: Game, content: Content, files: Collection[str]) -> Iterator[BadContent]:
    """Begin a game of each mission on each map with each size of team, where these files have a part in it."""
    pack: Pack = content.cards[0]
    everywhere = not SINGLE.keys().isdisjoint(files)  # cards and tokens belong to all games
    for mission in pack.missions:
        for board, team, seed in product(boards_of(pack, mission), TEAMS, range(deals(mission))):
            if everywhere or mission.part.file in files or board.part.file in files:
                found = _begun_badly(game, content, mission, board, (team, seed))
                if found:
                    yield found
                    break  # once for each mission


def deals(mission: Mission) -> int:
    """How many deals are tried with each map and size of team: one if the preparation only lays out tokens."""
    steps = (step.rpartition(" then ")[2].partition(" ")[0] for step in mission.preparation)
    return 1 if all(step in LAYING_OUT for step in steps) else SEEDS


def _begun_badly(
    game: Game, content: Content, mission: Mission, board: Map, deal: tuple[int, int]
) -> BadContent | None:
    """What is wrong with one beginning (the size of the team, the seed), if anything is."""
    s, t = begun(game, content, mission.name, board.name, *deal)
    you, values = interpreted(active_character)(s), {"map": board.name, "count": deal[0]}
    if interpreted(achieved)(s, t, t.objective_check[s.mission], you):
        return mission.part.refuse("objective", "pack-objective-met", **values)
    rows = range(t.failures[s.mission, RANGE.first], t.failures[s.mission, RANGE.end])
    for failure, row in zip(mission.failures, rows, strict=True):
        first, end = t.failure[row, FAILURE_ROW.conditions], t.failure[row, FAILURE_ROW.conditions_end]
        if s.turns == 0 and interpreted(all_hold)(s, t, first, end, you, NONE):
            return failure.part.refuse("if", "pack-over-at-start", **values)
    return mission.part.refuse("preparation", "pack-over-at-start", **values) if s.turns == 0 else None


def begun(game: Game, content: Content, mission: str, board: str, team: int, seed: int) -> tuple[Any, Any]:
    """A game at the beginning of its first turn, or as far as it comes; every question is given its first answer."""
    rules, state = game.interpreted, blank(game.state)
    s, t, out = rules.hold(state), rules.hold(content.tables), np.zeros(game.most_legal, np.int16)
    s.seed[0], s.seed[1] = team, seed
    options = game.settled({"mission": mission, "map": board}, team, content)
    rules.setup(s, t, game.numbers(options, team, content), NO_LOG)
    for _ in range(MOST_ANSWERS):
        if s.turns > 0 or s.outcome != GOES_ON:
            break
        seat = int(rules.actors(s)).bit_length() - 1
        rules.legal(s, t, seat, out)
        rules.apply(s, t, seat, int(out[0]), NO_LOG)
    return s, t
