"""The fuzzer of the server: with `test_fuzz_faults.py` about a minute; for hours `python -m tools.fuzz`."""

import json

import pytest
from tools import fuzz as tool

from cantina.server import auth
from cantina.server.live.connection import Connection
from server import fuzz
from server.fuzz_steps import STEPS, Step, planned
from server.fuzz_world import Fault

pytestmark = pytest.mark.usefixtures("compiled")

SEEDS, LENGTH = range(1, 6), 400


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_goes_wrong_at_a_busy_server(seed, tmp_path):
    fuzz.fuzz(seed, LENGTH, tmp_path)


@pytest.mark.parametrize("path", sorted(fuzz.CRASHES.glob("*.json")), ids=lambda path: path.stem)
def test_what_went_wrong_once_does_not_again(path):
    fuzz.run(fuzz.saved(path))


def test_the_same_seed_gives_the_same_steps():
    assert planned(3, 50) == planned(3, 50) != planned(4, 50)


def test_every_step_happens():
    assert {step.name for seed in SEEDS for step in planned(seed, LENGTH)} == set(STEPS)


@pytest.mark.slow
def test_an_open_door_is_found_and_saved(tmp_path, monkeypatch):
    """A server that shows every seat to everybody."""
    monkeypatch.setattr(auth, "viewer_for", lambda live, caller, seat: seat)
    with pytest.raises(Fault, match="looked at seat"):
        fuzz.fuzz(1, LENGTH, tmp_path)
    (path,) = tmp_path.glob("*.json")
    steps = fuzz.saved(path)
    assert len(steps) < LENGTH / 4
    with pytest.raises(Fault):
        fuzz.run(steps)


# A guest connects to their seat with their own link, and gets another one.
REPLACED = [
    Step("arrive", (0,) * 6),
    Step("arrive", (0,) * 6),
    Step("open", (0,) * 6),
    Step("sit", (0, 0, 0, 1, 1, 0)),
    Step("connect", (1, 0, 0, 3, 0, 0)),
    Step("link", (0, 0, 0, 1, 0, 0)),
]


def test_a_connection_by_a_link_that_was_replaced_is_ended():
    fuzz.run(REPLACED)


def test_a_connection_that_outlives_its_link_is_found(monkeypatch):
    """A server that never ends one."""
    monkeypatch.setattr(Connection, "refusal", lambda connection: None)
    with pytest.raises(Fault, match="outlived the right"):
        fuzz.run(REPLACED)


def budget(*given):
    return tool.arguments(["--steps", "20", "--seed", "7", *given])


def test_the_tool_goes_on_where_it_was_stopped(tmp_path, monkeypatch):
    """Ctrl-C in the third run: two are done, and the third begins again."""
    seeds = []

    def fuzz(seed, length, folder, progress, until):
        seeds.append(seed)
        if len(seeds) == 3:
            raise KeyboardInterrupt
        progress(length)

    monkeypatch.setattr(tool, "fuzz", fuzz)
    with pytest.raises(KeyboardInterrupt):
        tool.go_on(budget("--runs", "4"), tmp_path, tmp_path)
    assert tool.go_on(budget("--runs", "4"), tmp_path, tmp_path) == {"runs": 4, "failed": []}
    assert seeds == [7, 8, 9, 9, 10]


def test_a_run_that_fails_is_told_and_the_next_one_begins(tmp_path, monkeypatch, capsys):
    def fuzz(seed, length, folder, progress, until):
        progress(length - 1)
        if seed == 8:
            raise Fault("a fault")
        progress(length)

    monkeypatch.setattr(tool, "fuzz", fuzz)
    assert tool.go_on(budget("--runs", "3"), tmp_path, tmp_path) == {"runs": 3, "failed": [8]}
    assert "a fault" in capsys.readouterr().err
    assert json.loads((tmp_path / "fuzz-7-20.json").read_text())["failed"] == [8]


def test_minutes_end_in_the_middle_of_a_run(tmp_path, monkeypatch):
    """A run that there was no time for counts no more than one that was interrupted."""
    now = iter(range(0, 1000, 20))  # each look at the clock takes 20 seconds
    monkeypatch.setattr(tool.time, "monotonic", lambda: next(now))

    def fuzz(seed, length, folder, progress, until):
        for step in range(1, length + 1):
            if tool.time.monotonic() >= until:
                return
            progress(step)

    monkeypatch.setattr(tool, "fuzz", fuzz)
    assert tool.go_on(budget("--minutes", "5"), tmp_path, tmp_path) == {"runs": 0, "failed": []}


@pytest.mark.slow
def test_a_run_ends_when_its_time_is_over(tmp_path):
    done = []
    fuzz.fuzz(1, LENGTH, tmp_path, done.append, until=0.0)
    assert not done
