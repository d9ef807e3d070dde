"""`cantina winrates`: how hard a cooperative game is.

Every mission, number of players and difficulty is played by a team of one level; the share of games won is printed as
a table. With `--keep FILE` each figure is written to a file as soon as it is known, and a later call goes on from
there. With `--pack FOLDER` the missions are those of a pack.
"""

from __future__ import annotations

import json
import signal
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from cantina.engine.errors import BadOption
from cantina.engine.game import Content, Game
from cantina.engine.whole_file import write_whole
from cantina.lab import winrates
from cantina.lab.figures import wilson
from cantina.lab.winrates import Study, WinrateCell, subjects, trials_of
from cantina.players import LEVELS, check_level
from cantina.terminal import progress
from cantina.terminal.arguments import at_least
from cantina.terminal.console import Console
from cantina.terminal.parser import Parser
from cantina.terminal.which import game_with

GAMES = 2000

Figures = dict[str, list[int]]  # games won and games played, by the key of a cell


def add_arguments(parser: Parser) -> None:
    """The arguments of `cantina winrates`."""
    parser.add_argument("missions", metavar="MISSION", nargs="*", help=parser.escaped("winrates-help-missions"))
    parser.add_number("--games", "winrates-help-games", GAMES)
    parser.add_number("--seed", "winrates-help-seed", 1)
    parser.add("--level", "winrates-help-level", "LEVEL", levels=", ".join(LEVELS))
    parser.add("--pack", "winrates-help-pack", "FOLDER")
    parser.add("--keep", "winrates-help-keep", "FILE")
    parser.add_flag("--json", "winrates-help-json")


def run(args: Namespace, console: Console) -> int:
    """Play what is not known yet, then print the table; Ctrl-C prints what is known so far."""
    game = game_with("trials")
    content = game.content if args.pack is None else game.pack(args.pack)
    check_subjects(game, content, args.missions)
    level = check_level(LEVELS[-1] if args.level is None else args.level)
    study = Study(level, at_least(1, "--games", args.games), at_least(0, "--seed", args.seed), content.hash)
    wanted = winrates.cells(game, args.missions, content)
    known = measure(game, content, wanted, study, args.keep)
    shown = {cell.key: known[cell.key] for cell in wanted if cell.key in known}
    print(json.dumps(shown, indent=1) if args.json else table(game, shown, level, console))
    return 0


def measure(game: Game, content: Content, wanted: list[WinrateCell], study: Study, path: str | None) -> Figures:
    """The figures that were known, and those that could be found before Ctrl-C was pressed."""
    known = read_figures(path, study)
    todo = [cell for cell in wanted if cell.key not in known]
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)  # `kill` and `timeout` end it like Ctrl-C
    try:
        for number, (key, wins, games) in enumerate(winrates.figures(game.id, content, todo, study), 1):
            known[key] = [wins, games]
            write_figures(path, study, known)
            progress.show_bar(number / len(todo))
    except KeyboardInterrupt:
        pass
    finally:
        signal.signal(signal.SIGTERM, before)
    progress.show_bar(None)
    return known


def check_subjects(game: Game, content: Content, named: Sequence[str]) -> None:
    """Refuse the name of a mission that does not exist."""
    known = subjects(game, content)
    for name in named:
        if name not in known:
            option = trials_of(game).subject
            raise BadOption("option-choice", option=option, value=name, allowed=", ".join(known))


def read_figures(path: str | None, study: Study) -> Figures:
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


def write_figures(path: str | None, study: Study, known: Figures) -> None:
    """Write the figures to the file, whole or not at all."""
    if path is not None:
        write_whole(Path(path), json.dumps({**study._asdict(), "found": known}).encode(), durable=True)


def table(game: Game, known: Figures, level: str, console: Console) -> str:
    """The figures: one line for each mission and number of players, one column for each difficulty."""
    trials = trials_of(game)
    names = [console.text(f"winrates-{name}") for name in (trials.subject, "players", *trials.difficulties)]
    lines = [console.text("winrates-title", level=level), " | ".join(names), " | ".join(["---"] * len(names))]
    for row in dict.fromkeys(key.rsplit(" ", 1)[0] for key in known):
        shares = [share(known.get(f"{row} {name}")) for name in trials.difficulties]
        lines.append(" | ".join([*row.rsplit(" ", 1), *shares]))
    return "\n".join(lines)


def share(figure: list[int] | None) -> str:
    """A share with half of its 95 % interval."""
    if figure is None:
        return "-"
    low, high = wilson(figure[0], figure[1])
    return f"{figure[0] / figure[1]:6.1%} ±{(high - low) / 2:.1%}"
