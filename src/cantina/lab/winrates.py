"""How hard the missions of a cooperative game are: `cantina winrates`.

Every mission, number of players and difficulty is played by a team of one level; the share of games won is printed as
a table. With `--keep FILE` each figure is written down as soon as it is known, and a later call goes on from there.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from cantina import game as find
from cantina.engine.errors import BadOption
from cantina.engine.game import Game, Records
from cantina.engine.log import NO_LOG
from cantina.engine.loops import CANDIDATES, SCRATCH, seed_words
from cantina.engine.record import blank
from cantina.lab.balance import checked, progress
from cantina.lab.conventions import simulation_options
from cantina.lab.figures import wilson
from cantina.players import LEVELS, check_level
from cantina.text import Message, say

GAME = "mandalorian-adventures"
DIFFICULTIES = ("beginner", "normal", "heroic")
GAMES = 2000


class Cell(NamedTuple):
    """One figure of the table."""

    mission: str
    seats: int
    difficulty: str

    @property
    def key(self) -> str:
        """Its name in the file."""
        return f"{self.mission} {self.seats} {self.difficulty}"


def cells(game: Game, missions: list[str]) -> list[Cell]:
    """All figures, in the order of the table."""
    named = missions or [mission.name for mission in game.content.cards[0].missions]
    return [Cell(one, seats, level) for one in named for seats in game.seat_counts for level in DIFFICULTIES]


def deal(game: Game, cell: Cell, count: int, seed: int) -> Records:
    """So many games of one setting; the seats and the difficulty do not change the seeds."""
    rules = game.compiled
    states, empty = blank(game.state, count), blank(game.state)
    wish = {"mission": cell.mission, "difficulty": cell.difficulty}
    numbers = game.numbers(simulation_options(game, wish, cell.seats), cell.seats)
    words = seed_words([(seed * 1_000_003 + i).to_bytes(32, "big") for i in range(count)])
    tables = rules.hold(game.content.tables)
    game.loops["start"](rules.rows(states), rules.rows(empty), words, tables, numbers, NO_LOG)
    return states


def play(game: Game, states: Records, level: int, seed: int) -> None:
    """Play all games to their ends, every seat at one level."""
    rules, loops = game.compiled, game.loops
    rows, tables, rng = rules.rows(states), rules.hold(game.content.tables), np.array([seed])
    scratch, room = rules.rows(blank(game.state, SCRATCH)), game.most_legal
    if level == LEVELS.index("ahead"):
        out, worths, sums = np.zeros((2, room), np.int16), np.zeros(room), np.zeros(CANDIDATES)
        loops["play_ahead"](rows, scratch, tables, rng, out, NO_LOG, worths, sums)
    else:
        levels = np.full((len(states), game.seat_counts[-1]), level, np.int8)
        loops["play_levels"](rows, scratch, tables, levels, rng, np.zeros(room, np.int16), NO_LOG)


def won(game: Game, states: Records) -> int:
    """How many of these games the team has won; in a game with a traitor, the loyal ones."""
    return int((states["outcome"] == 1).sum())


def figure(cell: Cell, level: str, count: int, seed: int) -> tuple[str, int, int]:
    """One figure: its name, games won, games played."""
    game = find(GAME)
    states = deal(game, cell, count, seed)
    play(game, states, LEVELS.index(level), seed)
    return cell.key, won(game, states), count


def figures(todo: list[Cell], level: str, count: int, seed: int) -> Iterator[tuple[str, int, int]]:
    """All figures, two processes at a time or as many as there are cores."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(figure, cell, level, count, seed) for cell in todo]
        try:
            for job in jobs:
                yield job.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `cantina winrates`."""
    language = getattr(getattr(parser, "console", None), "language", "en")

    def text(name: str, **values: Any) -> str:
        return say(Message(f"winrates-help-{name}", values), language)

    parser.add_argument("missions", metavar="MISSION", nargs="*", help=text("missions"))
    parser.add_argument("--games", metavar="N", type=int, default=GAMES, help=text("games", default=GAMES))
    parser.add_argument("--seed", metavar="N", type=int, default=1, help=text("seed", default=1))
    levels = ", ".join(LEVELS)
    parser.add_argument("--level", metavar="LEVEL", default=LEVELS[-1], help=text("level", levels=levels))
    parser.add_argument("--keep", metavar="FILE", help=text("keep"))
    parser.add_argument("--json", action="store_true", help=text("json"))


def run(args: argparse.Namespace) -> int:
    """Play what is not known yet, then print the table; Ctrl-C prints what is known so far."""
    game = find(GAME)
    check_missions(game, args.missions)
    level = check_level(args.level)
    count, seed = checked(args.games, "games", 1), checked(args.seed, "seed", 0)
    wanted = cells(game, args.missions)
    known = kept(args.keep, level, count, seed)
    todo = [cell for cell in wanted if cell.key not in known]
    try:
        for number, (key, wins, games) in enumerate(figures(todo, level, count, seed), 1):
            known[key] = [wins, games]
            keep(args.keep, level, count, seed, known)
            progress(number / len(todo))
    except KeyboardInterrupt:
        pass
    progress(None)
    shown = {cell.key: known[cell.key] for cell in wanted if cell.key in known}
    print(json.dumps(shown, indent=1) if args.json else table(shown, level, getattr(args, "lang", "en")))
    return 0


def check_missions(game: Game, missions: list[str]) -> None:
    """Missions there are."""
    known = [mission.name for mission in game.content.cards[0].missions]
    for name in missions:
        if name not in known:
            raise BadOption("option-choice", option="mission", value=name, allowed=", ".join(known))


def kept(path: str | None, level: str, count: int, seed: int) -> dict[str, list[int]]:
    """What an earlier call with the same arguments has found."""
    if path is None or not Path(path).exists():
        return {}
    try:
        found = json.loads(Path(path).read_text(encoding="utf-8"))
        same = [found["level"], found["games"], found["seed"]] == [level, count, seed]
    except (OSError, ValueError, KeyError, TypeError):
        same, found = False, {}
    if not same:
        raise BadOption("winrates-other-file", file=Path(path).name)
    return dict(found["found"])


def keep(path: str | None, level: str, count: int, seed: int, known: dict[str, list[int]]) -> None:
    """Write down what is known, whole or not at all."""
    if path is not None:
        new = Path(f"{path}.new")
        new.write_text(json.dumps({"level": level, "games": count, "seed": seed, "found": known}), encoding="utf-8")
        new.replace(path)


def table(known: dict[str, list[int]], level: str, language: str) -> str:
    """The figures as a table: a line a mission and number of players, a column a difficulty."""
    names = [say(Message(f"winrates-{name}"), language) for name in ("mission", "players", *DIFFICULTIES)]
    lines = [say(Message("winrates-title", {"level": level}), language), " | ".join(names), "--- | " * 4 + "---"]
    for row in dict.fromkeys(key.rsplit(" ", 1)[0] for key in known):
        shares = [share(known.get(f"{row} {name}")) for name in DIFFICULTIES]
        lines.append(" | ".join([*row.rsplit(" ", 1), *shares]))
    return "\n".join(lines)


def share(found: list[int] | None) -> str:
    """A share with half of its 95 % interval."""
    if found is None:
        return "-"
    low, high = wilson(found[0], found[1])
    return f"{found[0] / found[1]:6.1%} ±{(high - low) / 2:.1%}"
