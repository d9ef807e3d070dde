"""A fuzzer of the whole server: guests, links, campaigns, clocks, limits and restarts, by a seed and a number of steps.

What must hold after every step: a request is answered without a server error, a refusal has the common shape; only the
holder of a seat acts there and sees it, and is shown what the stored log says; what a holder was shown before is shown
again, whatever was restarted since. A campaign opens to its keepers and players; a clock that is set changes nothing.
A run that breaks one of these is shortened and saved, and is a test from then on (`test_fuzz.py`).
"""

import json
import tempfile
import time
from contextlib import contextmanager, suppress
from math import inf
from pathlib import Path
from unittest.mock import patch

from cantina.server.middleware import security
from server.fuzz_clock import MachineClock
from server.fuzz_steps import Step, planned, run_step
from server.fuzz_world import World

CRASHES = Path(__file__).parent / "fuzz_crashes"


@contextmanager
def new_world():
    """A server, on a computer whose clock is set by hand; a refusal costs no time."""
    clock = MachineClock()
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(time, "time", clock.wall),
        patch.object(security, "WAIT", 0.0),
    ):
        world = World(folder, clock)
        try:
            yield world
        finally:
            world.end()


def run(steps, progress=lambda done: None, until=inf):
    """Carry out a list of steps, or as many as there is time for; raises what went wrong."""
    with new_world() as world:
        for done, step in enumerate(steps):
            if time.monotonic() >= until:
                break
            run_step(world, step)
            progress(done + 1)
        world.check_stories()


def failed_at(steps):
    """How many steps it takes until something goes wrong, and what it is; None if nothing does."""
    done = 0

    def progress(count):
        nonlocal done
        done = count

    try:
        run(steps, progress)
    except Exception as error:
        return done + 1, error
    return None


def shortened(steps, rounds=3):
    """Fewer steps that still fail: halves, quarters and so on are left out as long as that holds."""
    size = len(steps) // 2
    while size and rounds:
        for begin in range(0, len(steps), size):
            fewer = steps[:begin] + steps[begin + size :]
            if fewer and (failure := failed_at(fewer)) is not None:
                steps = fewer[: failure[0]]
                break
        else:
            size, rounds = size // 2, rounds - (size == 1)
    return steps


def save(steps, name, folder=CRASHES):
    """Keep a run that fails; it is a test from then on."""
    folder.mkdir(exist_ok=True)
    path = folder / f"{name}.json"
    path.write_text(json.dumps([[step.name, *step.numbers] for step in steps], indent=1) + "\n")
    return path


def saved(path):
    """The steps of a file."""
    return [Step(name, tuple(numbers)) for name, *numbers in json.loads(path.read_text())]


def fuzz(seed, length, folder=CRASHES, progress=lambda done: None, until=inf):
    """One run; if it fails it is shortened and saved, and the failure is raised with the name of the file."""
    steps, done = planned(seed, length), 0

    def count(now):
        nonlocal done
        done = now
        progress(now)

    try:
        run(steps, count, until)
    except Exception as error:
        fewer = steps[: done + 1]
        with suppress(Exception):
            fewer = shortened(fewer)
        error.add_note(f"saved as {save(fewer, f'seed-{seed}', folder).name}")
        raise
