"""The fuzzer of the server, for about a minute; hours: `python -m tools.fuzz`."""

import pytest

from cantina.server import auth
from server import fuzz
from server.fuzz_steps import STEPS, planned
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
