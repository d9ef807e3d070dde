"""Many games of every setting of a game, and their figures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from cantina.engine.census import Census, Sheet, Tally, census_of
from cantina.engine.game import Game
from cantina.engine.policies import LEVEL
from cantina.engine.record import Array
from cantina.lab.conventions import rewards
from cantina.lab.figures import spread, wilson
from cantina.lab.sample import Sampler, Setting, settings
from cantina.text import say

CHUNK = 10


class Group:
    """The games of one setting so far."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.turns: list[Array] = []
        self.pads: list[Array] = []
        self.unfinished: list[Array] = []
        self.tally: Tally = {}
        self.games = 0

    def add(self, turns: Array, pads: Array, unfinished: Array, tally: Tally) -> None:
        """Count some more games."""
        self.turns.append(turns)
        self.pads.append(pads)
        self.unfinished.append(unfinished)
        self.tally = added(self.tally, tally)
        self.games += len(pads)


def added(one: Tally, other: Tally) -> Tally:
    """The sums of two tallies."""
    return {name: one[name] + other[name] for name in other} if one else other


class Survey:
    """All games of one command."""

    def __init__(self, game: Game, count: int, seed: int) -> None:
        self.game, self.count, self.seed = game, count, seed
        self.census: Census = census_of(game)
        self.groups = [Group(setting) for setting in settings(game, self.census.varied)]
        self.duel_won, self.duel_games = 0.0, 0

    def play(self) -> Iterator[float]:
        """Play everything; after each few games, how much of it is done."""
        steps = len(self.groups) + 1
        for number, group in enumerate(self.groups):
            for share in self._play_group(group, number):
                yield (number + share) / steps
        for share in self._play_duels(len(self.groups)):
            yield (len(self.groups) + share) / steps

    def chunks(self) -> Iterator[range]:
        """The numbers of the games, a few at a time."""
        for first in range(0, self.count, CHUNK):
            yield range(first, min(first + CHUNK, self.count))

    def _play_group(self, group: Group, number: int) -> Iterator[float]:
        sampler = Sampler(self.game, group.setting.seats, group.setting.options, [self.seed, number])
        for chunk in self.chunks():
            played, pads = sampler.play(np.full((len(chunk), self.game.seat_counts[-1]), LEVEL.greedy, np.int8))
            group.add(self.census.turns(played.states), pads, played.unfinished, self.census.tally(played))
            yield chunk.stop / self.count

    def _play_duels(self, number: int) -> Iterator[float]:
        """One greedy player, each seat in turn, against random ones, with the fewest players."""
        seats = self.game.seat_counts[0]
        sampler = Sampler(self.game, seats, {}, [self.seed, number])
        for chunk in self.chunks():
            greedy = np.array(chunk) % seats
            levels = np.full((len(chunk), self.game.seat_counts[-1]), LEVEL.random, np.int8)
            levels[np.arange(len(chunk)), greedy] = LEVEL.greedy
            played, pads = sampler.play(levels)
            won = rewards(pads[:, :, self.game.rank], played.unfinished)[np.arange(len(chunk)), greedy] + 1 / seats
            self.duel_won += float(won.sum())
            self.duel_games += len(chunk)
            yield chunk.stop / self.count

    def report(self) -> dict[str, Any]:
        """All figures of the games so far."""
        played = [group for group in self.groups if group.games]
        return {
            "game": self.game.id,
            "seed": self.seed,
            "settings": [self.setting_figures(group) for group in played],
            "sheets": [
                {"options": options, "sheets": [sheet_figures(sheet) for sheet in sheets]}
                for options, sheets in self.sheets()
            ],
            "greedy_against_random": self.duel_figures(),
        }

    def setting_figures(self, group: Group) -> dict[str, Any]:
        """Turns, scores, rows and wins of one setting."""
        pads, scores = np.concatenate(group.pads), self.census.usual_scores
        earned = rewards(pads[:, :, self.game.rank], np.concatenate(group.unfinished))
        totals, means = pads[:, :, self.game.total], pads.mean((0, 1))
        whole = float(means[self.game.total]) or 1.0
        rows = [row for row in range(len(self.game.rows)) if row < self.game.total]
        return {
            "seats": group.setting.seats,
            "options": group.setting.options,
            "games": group.games,
            "turns": spread(np.concatenate(group.turns), self.census.usual_turns),
            "scores": spread(totals, scores),
            "winners": spread(totals.max(1), scores),
            "losers": spread(totals.min(1), scores),
            "rows": {
                self.game.rows[row]: {"mean": float(means[row]), "share": float(means[row]) / whole} for row in rows
            },
            "wins": [float(share) for share in (earned + 1 / pads.shape[1]).mean(0)],
        }

    def sheets(self) -> list[tuple[dict[str, str], list[Sheet]]]:
        """The sheets of the game, the settings with the same options taken together."""
        found: list[tuple[dict[str, str], list[Sheet]]] = []
        for options in unique([group.setting.options for group in self.groups if group.games]):
            same = [group for group in self.groups if group.games and group.setting.options == options]
            tally: Tally = {}
            for group in same:
                tally = added(tally, group.tally)
            found.append((options, self.census.sheets(self.game.content, tally, sum(group.games for group in same))))
        return found

    def duel_figures(self) -> dict[str, Any]:
        """How often a greedy player won against random ones, with Wilson's interval."""
        if not self.duel_games:
            return {}
        low, high = wilson(self.duel_won, self.duel_games)
        share = self.duel_won / self.duel_games
        return {"seats": self.game.seat_counts[0], "games": self.duel_games, "won": share, "low": low, "high": high}


def unique(items: list[dict[str, str]]) -> list[dict[str, str]]:
    """Each item once, in their order."""
    return [item for i, item in enumerate(items) if item not in items[:i]]


def sheet_figures(sheet: Sheet) -> dict[str, Any]:
    """A sheet for programs; a line is known by its label in English."""
    return {"name": sheet.name, "lines": [{"label": say(line.label), **line.figures} for line in sheet.lines]}
