"""Other processes that compile Quick Draw, the small game of docs/add-a-game.md."""

import os
import subprocess
import sys

GAME = "quick-draw"

# Says how many units a process compiled itself, after what it was told to do.
COUNTED = """
import cantina
from cantina.engine import units
made, compiled = [], units.compiled
units.compiled = lambda name, entries: made.append(name) or compiled(name, entries)
{told}
print(len(made))
"""


def environment(cache, **settings):
    """The environment of a process that knows the game and has a cache of its own."""
    known = {"CANTINA_GAMES": "add_a_game.quick_draw", "CANTINA_RUN": "auto", "CANTINA_CACHE": str(cache)}
    path = os.pathsep.join(filter(None, sys.path))
    return {**os.environ, "PYTHONPATH": path, "CANTINA_COMPILED": "", **known, **settings}


def start(code, cache, **settings):
    """A process that runs this code."""
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    return subprocess.Popen([sys.executable, "-c", code], env=environment(cache, **settings), **pipes)


def start_compiling(cache, told=f"cantina.compile({GAME!r})", **settings):
    """A process that needs the game compiled, or does what it is told."""
    return start(COUNTED.format(told=told), cache, **settings)


def compiled_by(process):
    """How many units a process has compiled, when it has ended."""
    out, err = process.communicate()
    assert process.returncode == 0, err
    return int(out.split()[-1])
