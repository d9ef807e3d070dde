"""Byte for byte: whatever a viewer is sent is the same in two worlds that differ only in what the viewer may not know.

Both worlds are lived through over a real port, with a live connection, a stream of lines and requests: other hands,
other decks, other secret picks, second thoughts, standing orders, sealed answers, preferences, other links and guests.
"""

import json
from itertools import count

import pytest

import cantina
from cantina.engine.match import Match
from cantina.server.live import opening
from cantina.server.routes import seats
from cantina.server.schema.responses import DOWN
from cantina.table import bots
from server import live_server as live_servers
from server.contract import kind_of, lines
from server.world import NOT_ASKED, SITTERS, World
from server.worlds import worlds_of
from suites import suites

pytestmark = pytest.mark.usefixtures("compiled")

# Sent only after the end, when everything is open: then there are no two worlds any more.
AFTER_THE_END = {"rematch"}


def both(tmp_path, monkeypatch, game, viewer, moves, seed=5):
    """What the viewer receives in the two worlds, and the worlds."""
    worlds = worlds_of(game, 2, viewer, moves, seed)
    port, heard = live_servers.free_port(), []
    monkeypatch.setattr(live_servers, "free_port", lambda: port)
    monkeypatch.setattr(opening, "new_seed", lambda: bytes(32))
    for share in ("FOLLOWING", "GOING_ON"):  # a bot sleeps in real time: none acts before the end
        monkeypatch.setattr(bots, share, 1.0)
    for number, start in enumerate(worlds.starts):
        numbers = count(1)
        monkeypatch.setattr(opening, "new_id", lambda numbers=numbers: f"table-{next(numbers)}")
        monkeypatch.setattr(seats, "new_secret", secrets_of(number, viewer).__next__)
        monkeypatch.setattr(Match, "_deal", lambda self, start=start: (start.copy(), worlds.opening))
        world = World(tmp_path / f"{number}.sqlite", worlds, number, game, viewer)
        try:
            heard.append(world.live_through())
        finally:
            world.close()
    return heard, worlds


def secrets_of(world, viewer):
    """The secrets of seats, in the order in which they are taken; those of others are not the same in both worlds."""
    for sitter in SITTERS:
        yield f"secret of {sitter}" if sitter == viewer else f"secret of {sitter} in world {world}"
    while True:
        yield "of a request that is refused"


def check(heard):
    """Byte for byte."""
    for number, (here, there) in enumerate(zip(*heard, strict=False)):
        assert here == there, f"message {number}, {here[0]}: {parting(here[-1], there[-1])}"
    assert len(heard[0]) == len(heard[1])


def parting(here, there):
    """Where two texts begin to differ."""
    same = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there)))
    return f"{here[max(same - 60, 0) : same + 60]!r} is not {there[max(same - 60, 0) : same + 60]!r}"


def told(heard):
    """Every kind of message, of line and of request that came to the viewer."""
    kinds = set()
    for label, *parts in heard:
        if label in ("live", "line"):
            message = json.loads(parts[-1])
            kinds |= {(label, kind_of(message)), *(("told", line["kind"]) for line in message.get("events", ()))}
        else:
            kinds.add(("asked", label))
    return kinds


VIEWERS = (0, 1, None)
WATCHED = [
    pytest.param(game, moves, viewer, marks=() if (moves, viewer) == suites()[game].quick_moment else pytest.mark.slow)
    for game in cantina.games()
    for moves in suites()[game].moments
    for viewer in VIEWERS
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "moves", "viewer"), WATCHED)
def test_two_worlds_are_told_in_the_same_bytes(tmp_path, monkeypatch, game, moves, viewer):
    heard, worlds = both(tmp_path, monkeypatch, game, viewer, moves)
    assert worlds.starts[0].tobytes() != worlds.starts[1].tobytes()
    check(heard)


@pytest.mark.slow
def test_every_kind_of_message_is_among_them(tmp_path, monkeypatch):
    """Where this fails there is a new kind of message: send it in both worlds, or say why it cannot differ."""
    heard, worlds = both(tmp_path, monkeypatch, "bounty-hunters", 0, 0)
    assert any(step.secret for step in worlds.steps)
    check(heard)
    kinds = told(heard[0])
    assert {kind for label, kind in kinds if label == "live"} == set(DOWN)
    assert {kind for label, kind in kinds if label == "line"} == {"update"}
    assert {kind for label, kind in kinds if label == "told"} == lines() - AFTER_THE_END
    assert {kind for label, kind in kinds if label == "asked"} >= described(heard[0]) - set(NOT_ASKED)


def described(heard):
    """Every request that the API describes, as it was found by asking."""
    (document,) = [parts[-1] for label, *parts in heard if label == "GET /openapi.json"]
    return {f"{way.upper()} {path}" for path, ways in json.loads(document)["paths"].items() for way in ways}
