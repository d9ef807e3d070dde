"""How often computer teams win a cooperative game, in every setting that its `Trials` name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context
from typing import NamedTuple

import numpy as np

from cantina.engine.abilities import Trials
from cantina.engine.errors import BadOption
from cantina.engine.game import Content, Game, Records
from cantina.engine.log import NO_LOG
from cantina.engine.loops import seed_words
from cantina.engine.options import Named
from cantina.engine.policies import LEVELS, thinking_room
from cantina.engine.record import blank
from cantina.games import find
from cantina.lab.conventions import simulation_options


class WinrateCell(NamedTuple):
    """One figure of the table."""

    subject: str
    seats: int
    difficulty: str

    @property
    def key(self) -> str:
        """Its name in the file."""
        return f"{self.subject} {self.seats} {self.difficulty}"


class Study(NamedTuple):
    """What all figures of a table have in common."""

    level: str
    games: int  # for each figure
    seed: int
    content: str  # its hash


def trials_of(game: Game) -> Trials:
    """The trials of a game that has some."""
    if game.trials is None:
        raise BadOption("balance-no-census", game=game.id)
    return game.trials


def subjects(game: Game, content: Content) -> tuple[str, ...]:
    """What can be tried, such as the missions of a content."""
    name = trials_of(game).subject
    named = (option for option in game.options if isinstance(option, Named) and option.name == name)
    return next(named).names(content.cards)


def cells(game: Game, named: Sequence[str], content: Content) -> list[WinrateCell]:
    """All figures, in the order of the table."""
    rows = [(one, seats) for one in named or subjects(game, content) for seats in game.seat_counts]
    return [WinrateCell(one, seats, difficulty) for one, seats in rows for difficulty in trials_of(game).difficulties]


def deal(game: Game, content: Content, cell: WinrateCell, count: int, seed: int) -> Records:
    """New games of one setting; the seats and the difficulty do not change the seeds."""
    rules, trials = game.compiled, trials_of(game)
    states, empty = blank(game.state, count), blank(game.state)
    chosen = {trials.subject: cell.subject, trials.difficulty: cell.difficulty}
    numbers = game.numbers(simulation_options(game, chosen, cell.seats, content), cell.seats, content)
    words = seed_words([(seed * 1_000_003 + i).to_bytes(32, "big") for i in range(count)])
    tables = rules.hold(content.tables)
    game.loops["start"](rules.rows(states), rules.rows(empty), words, tables, numbers, NO_LOG)
    return states


def play(game: Game, content: Content, states: Records, level: str, seed: int) -> None:
    """Play all games to their ends, every seat at one level."""
    rules, room = game.compiled, thinking_room(game, game.compiled.rows)
    levels = np.full((len(states), game.seat_counts[-1]), LEVELS.index(level), np.int8)
    tables, rng = rules.hold(content.tables), np.array([seed])
    game.loops["play_levels"](rules.rows(states), *room, tables, levels, rng, NO_LOG)


def won(game: Game, content: Content, states: Records, seats: int) -> int:
    """How many of these games the team has won: more than half of it, for one of them may be a traitor."""
    rules = game.compiled
    pads = np.zeros((len(states), game.seat_counts[-1], len(game.rows)), np.int32)
    game.loops["results_all"](rules.rows(states), rules.hold(content.tables), pads)
    winners = (pads[:, :seats, game.rank] == 1).sum(axis=1)
    return int((2 * winners > seats).sum())


def figure(game_id: str, content: Content, cell: WinrateCell, study: Study) -> tuple[str, int, int]:
    """One figure: its name, games won, games played."""
    game = find(game_id)
    states = deal(game, content, cell, study.games, study.seed)
    play(game, content, states, study.level, study.seed)
    return cell.key, won(game, content, states, cell.seats), study.games


def figures(game_id: str, content: Content, todo: list[WinrateCell], study: Study) -> Iterator[tuple[str, int, int]]:
    """All figures, by as many processes as there are cores.

    The processes get the content and not its folder, so that all figures are of the same content, even if its files
    change meanwhile.
    """
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(figure, game_id, content, cell, study) for cell in todo]
        try:
            for job in jobs:
                yield job.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():  # in the middle of a figure, which nobody waits for any more
                process.terminate()
            raise
