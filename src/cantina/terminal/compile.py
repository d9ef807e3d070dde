"""`cantina compile`: compile the games beforehand, for this computer, or for others with the same processor."""

from __future__ import annotations

import subprocess
import tempfile
import time
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from cantina.engine import ready
from cantina.engine.compiled import cache_folder
from cantina.engine.errors import CantinaError
from cantina.games import find, ids
from cantina.terminal import progress
from cantina.terminal.console import Console
from cantina.terminal.parser import BadArgument, Parser

POLL = 0.1  # seconds

Compilers = dict[str, subprocess.Popen[bytes]]


def add_arguments(parser: Parser) -> None:
    """The arguments of `cantina compile`."""
    text = parser.escaped("terminal-help-game", games=", ".join(ids()))
    parser.add_argument("games", nargs="*", metavar="GAME", help=text)
    parser.add("--into", "compile-help-into", "FOLDER")


def run(args: Namespace, console: Console) -> int:
    """Compile games, two at a time where there are two cores."""
    if args.into == "":
        raise BadArgument("terminal-value-missing", argument="--into", command="cantina compile")
    games = [find(game_id).id for game_id in args.games or ids()]
    folder = cache_folder().parent if args.into is None else writable(Path(args.into).absolute())
    progress.show_step(console.text("compile-begun", games=", ".join(games)))
    for done, game_id in enumerate(compiled(games, folder), 1):
        progress.show_step("")
        console.write_message("compile-game", game=game_id, done=done, of=len(games))
    console.write_message("compile-done", folder=str(folder))
    return 0


def writable(folder: Path) -> Path:
    """A folder that can be written to; it is made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        reason = getattr(error, "strerror", None) or str(error)
        raise CantinaError("serve-folder", folder=str(folder), reason=reason) from None
    return folder


def compiled(games: Sequence[str], folder: Path) -> Iterator[str]:
    """Compile games into a folder; each as soon as it is there."""
    waiting, running = list(games), Compilers()
    try:
        while waiting or running:
            while waiting and len(running) < ready.AT_ONCE:
                game_id = waiting.pop(0)
                running[game_id] = start(game_id, folder)
            for game_id in [one for one, compiler in running.items() if compiler.poll() is not None]:
                check(game_id, running.pop(game_id).returncode, folder)
                yield game_id
            time.sleep(POLL)
    finally:
        for compiler in running.values():
            compiler.kill()


def start(game_id: str, folder: Path) -> subprocess.Popen[bytes]:
    """Begin to compile a game into a folder, all of it, whatever lies elsewhere."""
    return ready.start_compiler(game_id, CANTINA_CACHE=str(folder), CANTINA_COMPILED="")


def check(game_id: str, status: int, folder: Path) -> None:
    """Refuse a game that was not compiled, or could not be kept."""
    if status != 0 or not any(folder.glob(f"*/*/{game_id}-*.unit")):
        raise CantinaError("compile-failed", game=game_id, folder=str(folder))
