"""The example bots play whole games at a real server."""

import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from server.live_server import open_live_server, opened

BOTS = Path(__file__).parents[2] / "docs" / "examples" / "bots"
PYTHON = [sys.executable, str(BOTS / "bot.py")]
SHELL = ["sh", str(BOTS / "bot.sh")]

pytestmark = pytest.mark.usefixtures("compiled")


@pytest.fixture
def live_server(tmp_path):
    live_server = open_live_server(tmp_path / "cantina.sqlite")
    yield live_server
    live_server.close()


def over(anna, table):
    return anna.get(f"/api/tables/{table}").json()["result"] is not None


def play(live_server, table, links, programs):
    """Let a program play each seat until the game is over; the names that sat there."""
    with live_server.person() as anna:
        running = [
            subprocess.Popen([*program, live_server.url.rstrip("/"), table, str(seat), links["seats"][seat]])
            for seat, program in enumerate(programs)
        ]
        deadline = time.monotonic() + 120
        while not over(anna, table) and time.monotonic() < deadline:
            time.sleep(0.05)
        for program in running:
            program.wait(120)
        return anna.get(f"/api/tables/{table}").json()


@pytest.mark.slow
@pytest.mark.parametrize(("first", "second"), [(PYTHON, PYTHON), (PYTHON, SHELL)])
def test_programs_play_a_game_to_its_end(live_server, first, second):
    if second is SHELL and shutil.which("curl") is None:
        pytest.fail("the tests need curl: make test installs it")
    with live_server.person() as anna:
        links = opened(anna, "way-of-the-mandalorian", options={"max_turns": 2})
    table = play(live_server, links["table"], links, [first, second])
    assert table["result"] is not None
    assert [seat["name"] for seat in table["seats"]] == ["Python", "Shell" if second is SHELL else "Python"]
    assert table["seed"] is not None


@pytest.mark.slow
def test_programs_that_ask_too_much_wait_and_go_on(live_server):
    with live_server.person() as anna:
        links = opened(anna, "way-of-the-mandalorian", options={"max_turns": 1})
    messages = live_server.app.state.context.messages
    messages.burst, messages.rate = 3, 8
    assert play(live_server, links["table"], links, [PYTHON, SHELL])["result"] is not None


@pytest.mark.parametrize("bot", ["bot.py", "bot.sh"])
def test_an_example_is_short(bot):
    assert len((BOTS / bot).read_text().splitlines()) <= 30
