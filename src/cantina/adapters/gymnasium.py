"""One seat of a game as a Gymnasium environment; built-in players sit in the other seats.

>>> import gymnasium
>>> from cantina.adapters.gymnasium import register
>>> register()
>>> env = gymnasium.make("cantina/BountyHunters-v1", seats=3, opponents="random", options={"max_turns": 5})
>>> observation, info = env.reset(seed=7)
>>> over = False
>>> while not over:
...     action = env.action_space.sample(observation["action_mask"])
...     observation, reward, terminated, truncated, info = env.step(action)
...     over = terminated or truncated
>>> sorted(info)
['pad', 'rank', 'totals']

- An observation has the features of the seat's *concealed* record (`observation`) and the legal codes (`action_mask`).
- An action is a code of the game. `sample()` of the action space without a mask gives a legal one. One that is not
  legal is not played, for Gymnasium's own checks try such actions: nothing changes, the reward is 0, and the info says
  why (`illegal`, a sentence, and `rule`, the number of the rule).
- The reward comes at the end: winners share 1, and every seat pays an even share of it. The raw totals are in the info.
- Games end after 100 turns unless `options` say otherwise (BH-S38); such an end is a truncation.
- `reset(seed=7)` deals the cards of `cantina.new_match(..., seed=7)`; a later `reset()` draws its seed from a generator
  seeded with 7. The `options` of `reset` are not used: those of the game are given when the environment is made.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from cantina.adapters.episode import RENDER_MODES, Episode, Observation, checked_render_mode
from cantina.engine.errors import IllegalAction
from cantina.engine.game import Game
from cantina.games import find, ids
from cantina.players import check_level, choose_action


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A game seen from one seat. The others play whenever this seat may not act."""

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own attribute

    def __init__(
        self,
        game_id: str,
        seats: int,
        seat: int = 0,
        opponents: str = "greedy",
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(game_id, seats, options)
        self.seat = self.episode.game.check_seat(seat, self.episode.seats)
        self.opponents = check_level(opponents)
        self.render_mode = checked_render_mode(render_mode)
        self.observation_space = self.episode.observation_space()
        self.action_space = self.episode.action_space(self.seat)
        self._dice = np.array([0])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, and let the others play until it is this seat's turn."""
        super().reset(seed=seed)
        self.episode.deal(seed, self.np_random)
        self._dice = self.np_random.integers(1 << 32, size=1)
        self._let_others_play()
        return self.episode.observe(self.seat), self.episode.info(self.seat)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action of this seat, then let the others play until it may act again."""
        refused = self._try(action)
        self._let_others_play()
        over, truncated = self.episode.match.over, self.episode.truncated
        info = {**self.episode.info(self.seat), **refused}
        reward = self.episode.rewards()[self.seat]
        return self.episode.observe(self.seat), reward, over and not truncated, truncated, info

    def _try(self, action: Any) -> dict[str, str]:
        """Play an action if it is legal; if not, the reason."""
        try:
            self.episode.play(self.seat, action)
        except IllegalAction as error:
            return {"illegal": str(error), "rule": error.rule}
        return {}

    def _let_others_play(self) -> None:
        match = self.episode.match
        while (actors := match.actors()) and self.seat not in actors:
            self.episode.play(actors[0], choose_action(match, actors[0], self.opponents, self._dice))

    def action_masks(self) -> np.ndarray[Any, Any]:
        """The legal codes as true and false, under the name by which sb3-contrib's MaskablePPO asks for them."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> str:
        """The table as this seat sees it, as text."""
        return self.episode.match.picture(self.seat)


def environment_id(game: Game) -> str:
    """What `gymnasium.make` calls a game: `cantina/BountyHunters-v1`."""
    return f"cantina/{game.id.title().replace('-', '')}-v{game.version}"


def register() -> None:
    """Make all games known to `gymnasium.make`, with the fewest players unless `seats` says otherwise."""
    for game in map(find, ids()):
        if environment_id(game) not in gymnasium.registry:
            gymnasium.register(
                environment_id(game),
                "cantina.adapters.gymnasium:SeatEnv",
                kwargs={"game_id": game.id, "seats": game.seat_counts[0]},
            )
