from importlib import import_module

import numpy as np
import pytest

from cantina.engine.log import new_log


@pytest.fixture
def race(monkeypatch):
    """The id of a second game, which has other rows, other actions, no options, and is for 1 to 4 players."""
    monkeypatch.setitem(import_module("cantina.games")._MODULES, "race", "adapters.race")
    return "race"


@pytest.fixture
def two_worlds():
    """Two whole games that differ only in what a seat cannot know."""

    def imagined(match, seat):
        rules, rng, worlds = match.game.interpreted, np.array([1]), []
        for _ in range(2):
            world = match.concealed(seat)
            rules.imagine(rules.hold(world), rules.hold(match.content.tables), rng, new_log())
            worlds.append(world)
        assert worlds[0].tobytes() != worlds[1].tobytes()
        return worlds

    return imagined
