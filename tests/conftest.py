"""What all tests share.

Matches in tests run interpreted, where every index and number is checked; tests that compare with compiled code ask for
`game.compiled` and `game.loops` themselves, or use the fixture `compiled`.
"""

import pytest

import cantina
from cantina.engine import ready

QUICK = ("en", "uk")  # the languages of the inner loop, in two alphabets; `make test` speaks all of them


def pytest_collection_modifyitems(items):
    """What is tested in every language is slow in all but two."""
    for item in items:
        spoken = getattr(item, "callspec", None)
        if spoken is not None and spoken.params.get("language", QUICK[0]) not in QUICK:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch):
    """No compiler starts in the background of a test."""
    monkeypatch.setattr(ready, "is_ready", lambda game: False)


@pytest.fixture
def compiled(monkeypatch, _interpreted):
    """Matches of this test run compiled."""
    monkeypatch.setattr(ready, "is_ready", lambda game: True)


@pytest.fixture(params=cantina.games())
def game(request):
    """Each game in turn: a game joins the conformance suite by being listed."""
    return cantina.game(request.param)
