"""One game after another, as learning programs see it; the adapters are thin layers over this."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from cantina.engine.conformity import TURN_LIMIT
from cantina.engine.errors import BadOption, CantinaError
from cantina.engine.game import Records
from cantina.engine.match import Match
from cantina.engine.seeds import BYTES
from cantina.games import find
from cantina.lab.conventions import rewards, simulation_options

FEATURE_LIMIT = 32768.0  # what a field of a record can hold; features are smaller by far
RENDER_MODES = ("ansi",)

Observation = dict[str, np.ndarray[Any, Any]]


class Codes(spaces.Discrete[np.int64]):
    """All codes of a game. A sample without a mask is an action that the seat may play now, if there is one."""

    def __init__(self, episode: Episode, seat: int) -> None:
        super().__init__(episode.codes)
        self._episode, self._seat = episode, seat

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A legal action; with `mask` or `probability`, any code they allow."""
        if mask is None and probability is None and self._episode.dealt:
            mask = self._episode.mask(self._seat)
        return super().sample(mask, probability)


class Episode:
    """The game that is being played; with `waiting` there is one more code, for seats that may not act."""

    def __init__(self, game_id: str, seats: int, options: Mapping[str, Any] | None, waiting: bool = False) -> None:
        self.game = find(game_id)
        self.seats = self.game.check_seats(seats)
        self.options = simulation_options(self.game, options, self.seats)  # a wrong option is refused here
        self.wait = self.game.notation.size
        self.codes = self.wait + 1 if waiting else self.wait
        self._out = np.zeros(self.game.most_legal, np.int16)
        self._match: Match | None = None
        self.truncated = False

    @property
    def dealt(self) -> bool:
        """Whether a game was dealt."""
        return self._match is not None

    @property
    def match(self) -> Match:
        """The match, once it is dealt."""
        if self._match is None:
            raise CantinaError("adapter-not-dealt")
        return self._match

    def deal(self, seed: Any, chance: np.random.Generator) -> None:
        """A new game: from a seed as in `cantina.new_match`, or from one that `chance` draws."""
        self._match = Match(self.game, self.seats, chance.bytes(BYTES) if seed is None else seed, self.options)
        self.truncated = False

    def observation_space(self) -> spaces.Dict:
        """The space of the observations of a seat."""
        size = (self.game.feature_size,)
        features = spaces.Box(-FEATURE_LIMIT, FEATURE_LIMIT, size, np.float32)
        return spaces.Dict({"observation": features, "action_mask": spaces.Box(0, 1, (self.codes,), np.int8)})

    def action_space(self, seat: int) -> Codes:
        """The codes of the game."""
        return Codes(self, seat)

    def observe(self, seat: int) -> Observation:
        """What a seat knows, as numbers, and what it may play; both are made from its concealed record."""
        rules, view = self.game.rules, self.match.concealed(seat)
        vector = np.zeros(self.game.feature_size, np.float32)
        rules.features(rules.hold(view), rules.hold(self.match.content.tables), seat, vector)
        return {"observation": vector, "action_mask": self._mask(view, seat)}

    def mask(self, seat: int) -> np.ndarray[Any, Any]:
        """The codes a seat may play."""
        return self._mask(self.match.concealed(seat), seat)

    def _mask(self, view: Records, seat: int) -> np.ndarray[Any, Any]:
        rules, mask = self.game.rules, np.zeros(self.codes, np.int8)
        n = rules.legal(rules.hold(view), rules.hold(self.match.content.tables), seat, self._out)
        mask[self._out[:n]] = 1
        if n == 0:
            mask[self.wait :] = 1
        return mask

    def is_legal(self, seat: int, code: int) -> bool:
        """Whether a seat may play a code now."""
        return any(action.code == code for action in self.match.legal(seat))

    def check(self, seat: int, action: Any) -> int:
        """The code of a legal action; any other raises IllegalAction and changes nothing."""
        code = self.match.code(action)
        if not self.is_legal(seat, code):
            self.match.play(seat, code)  # raises: the match says which rule forbids it
        return code

    def play(self, seat: int, action: Any) -> None:
        """Play an action, or raise IllegalAction and change nothing."""
        before = self.match.state
        self.match.play(seat, action)
        if self.match.over:
            self.truncated = self._cut_off(before, seat, self.match.code(action))

    def _cut_off(self, before: Records, seat: int, code: int) -> bool:
        """Whether the game, had its turns not been limited, would go on after its last action."""
        if self.options.get(TURN_LIMIT) is None:
            return False
        option = next(option for option in self.game.options if option.name == TURN_LIMIT)
        unlimited, rules = before.copy(), self.game.rules
        unlimited[TURN_LIMIT] = option.number(None, self.seats)
        after, _ = self.match.applied(unlimited, seat, code)
        return bool(rules.actors(rules.hold(after)))

    def rewards(self) -> list[float]:
        """What the game brought to each seat: nothing before its end."""
        if not self.match.over:
            return [0.0] * self.seats
        ranks = np.array([row[self.game.rows[self.game.rank]] for row in self.match.score_pad()])
        return [float(reward) for reward in rewards(ranks, self.match.unfinished)]

    def info(self, seat: int) -> dict[str, Any]:
        """After the end: the totals of all seats, and the place and the score pad of this one."""
        if not self.match.over:
            return {}
        pad, rows = self.match.score_pad(), self.game.rows
        totals = [row[rows[self.game.total]] for row in pad]
        return {"totals": totals, "rank": pad[seat][rows[self.game.rank]], "pad": pad[seat]}


def checked_render_mode(mode: str | None) -> str | None:
    """A render mode that exists, or None."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption("adapter-render-mode", mode=str(mode), allowed=", ".join(RENDER_MODES))
    return mode
