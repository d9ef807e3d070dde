"""The fuzzer of the server, for about a minute; hours: `python -m tools.fuzz`."""

import pytest

from cantina.server import auth
from cantina.server.live.connection import Connection
from server import fuzz
from server.fuzz_steps import STEPS, Step, planned
from server.fuzz_world import Fault

pytestmark = pytest.mark.usefixtures("compiled")

SEEDS, LENGTH = range(1, 5), 400


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
