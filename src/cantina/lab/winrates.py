"""How hard the missions of a cooperative game are: `cantina winrates`.

Every mission, number of players and difficulty is played by a team of one level; the share of games won is printed as
a table. With `--keep FILE` each figure is written down as soon as it is known, and a later call goes on from there.
With `--pack FOLDER` the missions are those of a pack.
"""

from __future__ import annotations

import argparse
import json
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from cantina import game as find
from cantina.engine.errors import BadOption
from cantina.engine.game import Content, Game, Records
from cantina.engine.log import NO_LOG
from cantina.engine.loops import CANDIDATES, SCRATCH, seed_words
from cantina.engine.options import Named
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


class Study(NamedTuple):
    """What all figures of a table have in common."""

    level: str
    games: int  # for each figure
    seed: int
    content: str  # its hash


def missions_of(game: Game, content: Content) -> tuple[str, ...]:
    """The missions that can be chosen before the deal."""
    named = (option for option in game.options if isinstance(option, Named) and option.name == "mission")
    return next(named).names(content.cards)


def cells(game: Game, missions: Sequence[str], content: Content | None = None) -> list[Cell]:
    """All figures, in the order of the table."""
    named = missions or missions_of(game, content or game.content)
    return [Cell(one, seats, level) for one in named for seats in game.seat_counts for level in DIFFICULTIES]


def deal(game: Game, content: Content, cell: Cell, count: int, seed: int) -> Records:
    """So many games of one setting; the seats and the difficulty do not change the seeds."""
    rules = game.compiled
    states, empty = blank(game.state, count), blank(game.state)
    wish = {"mission": cell.mission, "difficulty": cell.difficulty}
    numbers = game.numbers(simulation_options(game, wish, cell.seats, content), cell.seats, content)
    words = seed_words([(seed * 1_000_003 + i).to_bytes(32, "big") for i in range(count)])
    tables = rules.hold(content.tables)
    game.loops["start"](rules.rows(states), rules.rows(empty), words, tables, numbers, NO_LOG)
    return states


def play(game: Game, content: Content, states: Records, level: int, seed: int) -> None:
    """Play all games to their ends, every seat at one level."""
    rules, loops = game.compiled, game.loops
    rows, tables, rng = rules.rows(states), rules.hold(content.tables), np.array([seed])
    scratch, room = rules.rows(blank(game.state, SCRATCH)), game.most_legal
    if level == LEVELS.index("ahead"):
        out, worths, sums = np.zeros((2, room), np.int16), np.zeros(room), np.zeros(CANDIDATES)
        loops["play_ahead"](rows, scratch, tables, rng, out, NO_LOG, worths, sums)
    else:
        levels = np.full((len(states), game.seat_counts[-1]), level, np.int8)
        loops["play_levels"](rows, scratch, tables, levels, rng, np.zeros(room, np.int16), NO_LOG)


def won(game: Game, content: Content, states: Records, seats: int) -> int:
    """How many of these games the team has won: more than half of it, for one of them may be a traitor."""
    rules = game.compiled
    pads = np.zeros((len(states), game.seat_counts[-1], len(game.rows)), np.int32)
    game.loops["results_all"](rules.rows(states), rules.hold(content.tables), pads)
    winners = (pads[:, :seats, game.rank] == 1).sum(axis=1)
    return int((2 * winners > seats).sum())


def figure(content: Content, cell: Cell, study: Study) -> tuple[str, int, int]:
    """One figure: its name, games won, games played."""
    game = find(GAME)
    states = deal(game, content, cell, study.games, study.seed)
    play(game, content, states, LEVELS.index(study.level), study.seed)
    return cell.key, won(game, content, states, cell.seats), study.games


def figures(content: Content, todo: list[Cell], study: Study) -> Iterator[tuple[str, int, int]]:
    """All figures, two processes at a time or as many as there are cores.

    They are handed the content and not its folder, so that all figures are of the same one whoever edits it meanwhile.
    """
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(figure, content, cell, study) for cell in todo]
        try:
            for job in jobs:
                yield job.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():  # in the middle of a figure, which nobody waits for any more
                process.terminate()
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
    parser.add_argument("--pack", metavar="FOLDER", help=text("pack"))
    parser.add_argument("--keep", metavar="FILE", help=text("keep"))
    parser.add_argument("--json", action="store_true", help=text("json"))


def run(args: argparse.Namespace) -> int:
    """Play what is not known yet, then print the table; Ctrl-C prints what is known so far."""
    game = find(GAME)
    content = game.content if args.pack is None else game.pack(args.pack)
    check_missions(missions_of(game, content), args.missions)
    games, seed = checked(args.games, "games", 1), checked(args.seed, "seed", 0)
    study = Study(check_level(args.level), games, seed, content.hash)
    wanted = cells(game, args.missions, content)
    known = found(content, wanted, study, args.keep)
    shown = {cell.key: known[cell.key] for cell in wanted if cell.key in known}
    print(json.dumps(shown, indent=1) if args.json else table(shown, study.level, getattr(args, "lang", "en")))
    return 0


def found(content: Content, wanted: list[Cell], study: Study, path: str | None) -> dict[str, list[int]]:
    """What was known of the figures, and those that could be found before somebody pressed Ctrl-C."""
    known = kept(path, study)
    todo = [cell for cell in wanted if cell.key not in known]
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)  # `kill` and `timeout` end it like Ctrl-C
    try:
        for number, (key, wins, games) in enumerate(figures(content, todo, study), 1):
            known[key] = [wins, games]
            keep(path, study, known)
            progress(number / len(todo))
    except KeyboardInterrupt:
        pass
    finally:
        signal.signal(signal.SIGTERM, before)
    progress(None)
    return known


def check_missions(known: Sequence[str], missions: Sequence[str]) -> None:
    """Missions there are."""
    for name in missions:
        if name not in known:
            raise BadOption("option-choice", option="mission", value=name, allowed=", ".join(known))


def kept(path: str | None, study: Study) -> dict[str, list[int]]:
    """What an earlier call with the same arguments has found, with the same content."""
    if path is None or not Path(path).exists():
        return {}
    try:
        written = json.loads(Path(path).read_text(encoding="utf-8"))
        if Study(**{name: written[name] for name in Study._fields}) == study:
            return dict(written["found"])
    except (OSError, ValueError, KeyError, TypeError):
        pass
    raise BadOption("winrates-other-file", file=Path(path).name)


def keep(path: str | None, study: Study, known: dict[str, list[int]]) -> None:
    """Write down what is known, whole or not at all."""
    if path is not None:
        new = Path(f"{path}.new")
        new.write_text(json.dumps({**study._asdict(), "found": known}), encoding="utf-8")
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
