"""Games as PettingZoo environments: seats in turn (AEC), or all seats at once (Parallel).

>>> from cantina.adapters.pettingzoo import aec_env, parallel_env
>>> env = aec_env("bounty-hunters", seats=3, options={"max_turns": 5})
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     over = terminated or truncated
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
>>> env.agents
[]

All seats that may act do so in one step of the Parallel form; the others have one legal code, to wait:

>>> table = parallel_env("bounty-hunters", seats=2, options={"max_turns": 5})
>>> observations, infos = table.reset(seed=7)
>>> while table.agents:
...     actions = {agent: table.action_space(agent).sample() for agent in table.agents}
...     observations, rewards, terminations, truncations, infos = table.step(actions)
>>> sum(rewards.values())
0.0
>>> sorted(infos["player_0"])
['pad', 'rank', 'totals']

- An observation has the features of the seat's *concealed* record (`observation`) and the legal codes (`action_mask`).
- An action is a code of the game. `sample()` of an action space without a mask gives a legal one. An illegal one raises
  `cantina.IllegalAction`, which names the rule, and nothing changes: another can be given.
- Rewards come at the end: winners share 1, and every seat pays an even share of it. The raw totals are in the infos.
- Games end after 100 turns unless `options` say otherwise (BH-S38); such an end is a truncation.
- `reset(seed=7)` deals the cards of `cantina.new_match(..., seed=7)`; a later `reset()` draws its seed from a generator
  seeded with 7. The `options` of `reset` are not used: those of the game are given when the environment is made.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from cantina.adapters.episode import RENDER_MODES, Codes, Episode, Observation, checked_render_mode
from cantina.engine.errors import BadOption, IllegalAction


class Seats:
    """What both forms share: the players, their spaces, and the picture of the table."""

    def __init__(self, episode: Episode, render_mode: str | None) -> None:
        super().__init__()
        self.episode = episode
        self.render_mode = checked_render_mode(render_mode)
        name = f"{episode.game.id.replace('-', '_')}_v{episode.game.version}"
        self.metadata = {"name": name, "render_modes": [*RENDER_MODES]}
        self.possible_agents = [f"player_{seat}" for seat in range(episode.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: episode.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: episode.action_space(seat) for seat, agent in enumerate(self.possible_agents)}
        self._chance = np.random.default_rng()

    def _deal(self, seed: int | None) -> None:
        self.episode.deal(seed, self._chance)
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.agents = [*self.possible_agents]

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise BadOption("adapter-player-unknown", player=str(agent), players=", ".join(self.possible_agents))
        return self.possible_agents.index(agent)

    def _ends(self) -> tuple[dict[str, bool], dict[str, bool]]:
        """Who is done because the game has ended, and who because it was cut off."""
        over, cut_off = self.episode.match.over, self.episode.truncated
        return dict.fromkeys(self.agents, over and not cut_off), dict.fromkeys(self.agents, cut_off)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of the observations of a player."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Codes:
        """The codes of the game."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What a player knows and may play."""
        return self.episode.observe(self._seat(agent))

    def close(self) -> None:
        """Nothing is held open."""


class SeatsInTurn(Seats, AECEnv):  # type: ignore[misc]
    """The AEC form: the lowest seat that may act is selected."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._skip_agent_selection = None
        self._move_on()

    def _move_on(self) -> None:
        """Select who acts next; after the end, every agent in turn for the last time."""
        actors = self.episode.match.actors()
        self.agent_selection = self.possible_agents[actors[0] if actors else 0]
        self.terminations, self.truncations = self._ends()
        self.infos = {agent: self.episode.info(self._seat(agent)) for agent in self.agents}

    def step(self, action: Any) -> None:
        """Play an action of the selected player; IllegalAction leaves everything as it was."""
        if self.episode.match.over and self.agents:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self.episode.play(self._seat(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        self._accumulate_rewards()
        self._move_on()

    def render(self) -> str:
        """The table as the selected player sees it, as text."""
        return self.episode.match.picture(self._seat(self.agent_selection))


class SeatsAtOnce(Seats, ParallelEnv):  # type: ignore[misc]
    """The Parallel form: one action of every seat that may act; the last code of a player is to wait.

    The actions of a step are all checked before any is played, then played in the order of the seats. One that an
    earlier seat has made illegal is not played; the infos of its player then say `overtaken`.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        self._deal(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        """Play the actions; IllegalAction leaves everything as it was. A player who is left out waits."""
        overtaken = [seat for seat, code in self._codes(actions).items() if not self._play(seat, code)]
        infos = {agent: self.episode.info(self._seat(agent)) for agent in self.agents}
        for seat in overtaken:
            infos[self.possible_agents[seat]]["overtaken"] = True
        observations = {agent: self.observe(agent) for agent in self.agents}
        outcome = observations, dict(zip(self.agents, self.episode.rewards(), strict=False)), *self._ends(), infos
        if self.episode.match.over:
            self.agents = []
        return outcome

    def _codes(self, actions: Mapping[str, Any]) -> dict[int, int]:
        """The code of each seat that acts, all of them checked."""
        given = {self._seat(agent): action for agent, action in actions.items()}
        match, wait = self.episode.match, self.episode.wait
        for seat in match.actors():
            if given.get(seat, wait) == wait:
                raise IllegalAction("wait", match.game.turn_rule, "adapter-must-act", seat=seat)
        return {seat: self.episode.check(seat, given[seat]) for seat in sorted(given) if given[seat] != wait}

    def _play(self, seat: int, code: int) -> bool:
        if not self.episode.is_legal(seat, code):
            return False
        self.episode.play(seat, code)
        return True

    def render(self) -> str:
        """The table as a spectator sees it, as text."""
        return self.episode.match.picture(None)


def aec_env(
    game_id: str, seats: int, options: Mapping[str, Any] | None = None, render_mode: str | None = None
) -> SeatsInTurn:
    """A game whose seats act one after another."""
    return SeatsInTurn(Episode(game_id, seats, options), render_mode)


def parallel_env(
    game_id: str, seats: int, options: Mapping[str, Any] | None = None, render_mode: str | None = None
) -> SeatsAtOnce:
    """A game whose seats act at once where the rules let them."""
    return SeatsAtOnce(Episode(game_id, seats, options, waiting=True), render_mode)
