"""What all tests share.

Matches in tests run interpreted, where every index and number is checked; tests that compare with compiled code ask for
`game.compiled` and `game.loops` themselves, or use the fixture `compiled`.
"""

import pytest

import cantina
from cantina.engine import ready
from suites import suites

# The cases of the inner loop: two languages, in two alphabets, and the embedded database. `make test` tries all.
QUICK = {"language": ("en", "uk"), "address": ("sqlite",)}


def pytest_collection_modifyitems(items):
    """What is tested in many cases is slow in all but the quick ones; where the first is enough, in all but that."""
    begun = set()
    for item in items:
        case = getattr(item, "callspec", None)
        if case is not None and any(case.params.get(name, quick[0]) not in quick for name, quick in QUICK.items()):
            item.add_marker(pytest.mark.slow)
        if item.get_closest_marker("first_is_enough"):
            test = (item.path, item.originalname)
            if test in begun:
                item.add_marker(pytest.mark.slow)
            begun.add(test)


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch):
    """No compiler starts in the background of a test."""
    monkeypatch.setattr(ready, "is_ready", lambda game: False)


@pytest.fixture
def compiled(monkeypatch, _interpreted):
    """Matches of this test run compiled."""
    monkeypatch.setattr(ready, "is_ready", lambda game: True)


@pytest.fixture
def every_game(monkeypatch):
    """The program knows the games of all suites in this test, also those that do not ship."""
    for suite in suites().values():
        monkeypatch.setitem(cantina.games._MODULES, suite.id, suite.module)


@pytest.fixture(params=suites())
def game(request, every_game):
    """Each game in turn: a game joins the conformance suite by its suite (tests/suites.py)."""
    return cantina.game(request.param)
