"""`cantina serve` in a process of its own: how it begins, what it says, and how it ends."""

import signal
import socket
import stat
import subprocess
import threading
from contextlib import closing

import httpx
import pytest
from starlette.status import WS_1012_SERVICE_RESTART
from websockets.exceptions import ConnectionClosed

from cantina.store import open_store
from cantina.text import Message, languages, say
from server.live_server import opened, wish
from server.process import cantina, served


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


def two_people(server, anna):
    """A running game of Anna, who plays both seats."""
    links = opened(anna)
    for seat in (0, 1):
        assert wish(anna, links["table"], seat, "sit", name="Anna").status_code == 200
    return links["table"]


@pytest.mark.slow
def test_an_evening_at_a_server_that_is_ended_in_peace(data):
    with served("--data", str(data)) as server, server.person() as anna:
        table = two_people(server, anna)
        with server.live(table, 0, anna.cookies) as wire:
            wire.hear()
            wire.say(action="draw target", key="k1")
            assert wire.until("done") == {"done": "k1"}
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in [data, *data.iterdir()]}
            out, err, status = server.end(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as ended:
                wire.until("never said")
        assert (ended.value.rcvd.code, ended.value.rcvd.reason) == (
            WS_1012_SERVICE_RESTART,
            "The server is restarting: come back in a moment",
        )
    assert (status, err) == (0, "")
    assert {name: oct(mode) for name, mode in modes.items() if mode & 0o077} == {}  # it is for this user alone
    assert f"Everything is kept in {data}/cantina.sqlite\n" in out
    assert out.endswith("Cantina is closed. Every game is kept.\n")
    with open_store(data / "cantina.sqlite") as store:
        assert '"key":"0 k1"' in store.load(table)[-1].body


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("word", ["request-come-back", "request-too-many"])
def test_words_of_goodbye_fit_into_a_close_frame(word, language):
    assert len(say(Message(word), language).encode()) <= 123


@pytest.mark.slow
def test_people_come_back_to_where_they_were(data):
    with served("--data", str(data)) as server, server.person() as anna:
        table = two_people(server, anna)
        wish(anna, table, 0, "act", action="draw target")
        before = anna.get(f"api/tables/{table}/view", params={"seat": 0}).json()
        server.end(signal.SIGINT)
        cookies = anna.cookies
    with served("--data", str(data)) as server, server.person() as anna:
        anna.cookies.update(cookies)
        with server.live(table, 0, anna.cookies, seq=before["seq"]) as wire:
            after = wire.hear()
    assert (after["view"], after["events"], after["legal"]) == (before["view"], [], before["legal"])


@pytest.mark.slow
def test_a_stream_of_lines_ends_and_holds_nobody_up(data):
    with served("--data", str(data)) as server, server.person() as anna:
        table = two_people(server, anna)
        with anna.stream("GET", f"api/tables/{table}/stream", params={"seat": 0}) as answer:
            lines = answer.iter_lines()
            assert '"legal"' in next(lines)
            ended = []
            ending = threading.Thread(target=lambda: ended.append(server.end(signal.SIGTERM)))
            ending.start()
            assert [line for line in lines if '"legal"' not in line] == []  # to its end, and not cut off
            ending.join(30)
    assert ended[0][2] == 0


@pytest.mark.slow
def test_the_second_ctrl_c_ends_it_at_once(data):
    """A client that never reads the close message delays the shutdown; a second Ctrl-C does not wait for it."""
    with served("--data", str(data)) as server, server.person() as anna:
        table = two_people(server, anna)
        with closing(socket.create_connection(("127.0.0.1", server.port))) as slow:
            head = f"POST /api/tables/{table}/seats/0/undo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"
            slow.send(f"{head}{{".encode())
            anna.get("health")
            server.process.send_signal(signal.SIGINT)
            with pytest.raises(subprocess.TimeoutExpired):
                server.process.wait(1)
            _, _, status = server.end(signal.SIGINT)
    assert status == 128 + signal.SIGINT


@pytest.mark.slow
def test_a_request_that_is_never_finished_does_not_hold_it_up_for_ever(data):
    with served("--data", str(data)) as server, closing(socket.create_connection(("127.0.0.1", server.port))) as slow:
        slow.send(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{")
        httpx.get(server.url + "health")
        assert server.end(signal.SIGTERM)[2] == 0


@pytest.mark.slow
def test_without_a_word_it_keeps_its_data_where_the_system_wants_it(tmp_path):
    with served(XDG_DATA_HOME=str(tmp_path)) as server:
        out, _, _ = server.end()
    assert f"{tmp_path}/cantina/cantina.sqlite" in out


@pytest.mark.slow
def test_a_second_server_on_the_same_file_is_refused(data):
    with served("--data", str(data)):
        other = cantina("serve", "--data", str(data), "--port", "0")
    assert (other.returncode, other.stdout) == (2, "")
    assert other.stderr == f"A server is at work on {data}/cantina.sqlite already\n"


@pytest.mark.slow
def test_a_port_in_use_is_told(data):
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        refused = cantina("serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(data))
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith(f"Port {port} is in use already")
