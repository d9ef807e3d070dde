"""Games run interpreted until their compiled code is ready, so that no player waits for a compiler.

On first use another process compiles a game into the cache, once for each state of the source; it continues if this
process ends. Others that need the same game wait for it, and if it is killed one of them takes over. A thread then
loads the compiled code, and from that moment on matches use it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING

from cantina.engine.compiled import INTERPRETED, RUN
from cantina.engine.entry_points import call_arguments, rule_arguments

if TYPE_CHECKING:
    from cantina.engine.game import Game
    from cantina.engine.units import EntryPoint

# Ids of games: compiled in this process, and begun to be.
_ready: set[str] = set()
_started: set[str] = set()
_lock = threading.Lock()

AT_ONCE = min(2, os.cpu_count() or 1)  # games that are compiled side by side: each takes some hundred megabytes
ATTEMPTS = 3  # to compile a game, where the compiling process is killed
POLL = 0.5  # seconds between two looks at a compiler of another server
NICENESS = 10  # of the compiling process: who plays meanwhile comes first


def is_ready(game: Game) -> bool:
    """Whether the compiled functions can be called without waiting; starts to compile them if not."""
    if INTERPRETED or game.id in _ready:
        return not INTERPRETED
    if RUN == "compiled":
        wait(game)
        return True
    with _lock:
        if game.id not in _started:
            _started.add(game.id)
            threading.Thread(target=_prepare, args=(game,), daemon=True).start()
    return False


def wait(game: Game) -> None:
    """Compile a game or load it from the cache, and return when that is done."""
    if not INTERPRETED:
        from cantina.engine import units

        units.provide(*unit(game))
    _ready.add(game.id)


def unit(game: Game) -> tuple[str, list[EntryPoint]]:
    """All that a match calls, which is compiled together; and what that is called in the cache."""
    from cantina.engine.units import entry_point, unit_name

    entries = [entry_point(game.functions[name], *arguments) for name, arguments in rule_arguments(game).items()]
    entries += [entry_point(game.loops[name], *arguments) for name, arguments in call_arguments(game).items()]
    return unit_name(game.id, entries), entries


def is_kept(game: Game) -> bool:
    """Whether the cache has the compiled code of a game for this processor, whole."""
    from cantina.engine import units

    return units.is_kept(*unit(game))


def is_being_compiled(game: Game) -> bool:
    """Whether a process compiles a game into the cache now."""
    from cantina.engine import units

    return units.is_being_made(*unit(game))


def _prepare(game: Game) -> None:
    if is_kept(game) or _compiled_by_another_process(game):
        wait(game)


def _compiled_by_another_process(game: Game) -> bool:
    for _ in range(ATTEMPTS):
        while is_being_compiled(game):  # for another server: a compiler of ours would wait, with its memory
            time.sleep(POLL)
        if is_kept(game):
            return True
        status = start_compiler(game.id).wait()
        if status >= 0:  # it was not killed
            return status == 0
    return False


def start_compiler(game_id: str, **settings: str) -> subprocess.Popen[bytes]:
    """A process that compiles a game into the cache; `settings` are for its environment."""
    code = f"import os, cantina; os.nice({NICENESS}); cantina.compile({game_id!r})"
    quiet = subprocess.DEVNULL
    return subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=quiet,
        stdout=quiet,
        stderr=quiet,
        start_new_session=True,
        env={**_path(), **settings},
    )


def _path() -> dict[str, str]:
    """The environment for the compiling process, which must find the same packages."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "CANTINA_RUN": "auto"}
