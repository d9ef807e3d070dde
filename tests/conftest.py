"""What all tests share.

Matches in tests run interpreted, where every index and number is checked; tests that compare with compiled code ask for
`game.compiled` and `game.loops` themselves, or use the fixture `compiled`.
"""

import pytest

import cantina
from cantina.engine import ready


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
