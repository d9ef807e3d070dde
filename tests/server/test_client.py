"""The built web client is served: its page, its parts, packed and kept."""

import gzip
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from cantina.server.middleware.security import HEADERS
from cantina.server.routes import client
from server.live_server import LiveServer

SCRIPT = "console.log('cantina');" * 100
PARTS = {
    "index.html": "<!doctype html><title>Cantina</title>",
    "assets/index-1a2b.js": SCRIPT,
    "assets/a.woff2": "f" * 2000,
}


def build(folder):
    for name, text in PARTS.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


@pytest.fixture(scope="module")
def live_server(tmp_path_factory):
    folder = build(tmp_path_factory.mktemp("client"))
    live_server = LiveServer(tmp_path_factory.mktemp("live_server") / "cantina.sqlite", client_folder=folder)
    yield live_server
    live_server.close()


def test_the_page_of_the_client_is_the_start_page(anna):
    answer = anna.get("/")
    assert (answer.status_code, answer.text) == (200, PARTS["index.html"])
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"  # it names the parts, which change their names


def test_its_policy_allows_nothing_from_elsewhere(anna):
    policy = dict(part.strip().split(" ", 1) for part in anna.get("/").headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in " ".join(policy.values())
    assert not any("http" in sources for sources in policy.values())


def test_parts_are_kept_for_ever_for_their_names_change(anna):
    answer = anna.get("/assets/index-1a2b.js")
    assert (answer.text, answer.headers["cache-control"]) == (SCRIPT, client.FOREVER)
    assert answer.headers["content-type"].startswith("text/javascript")
    for name in ("x-content-type-options", "referrer-policy"):
        assert answer.headers[name] == HEADERS[name]


def test_parts_are_packed_for_those_who_can_unpack_them(anna):
    with anna.stream("GET", "/assets/index-1a2b.js", headers={"accept-encoding": "gzip, br"}) as answer:
        packed = b"".join(answer.iter_raw())
    assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "accept-encoding")
    assert gzip.decompress(packed).decode() == SCRIPT
    assert len(packed) < len(SCRIPT) / 5
    plain = anna.get("/assets/index-1a2b.js", headers={"accept-encoding": "identity"})
    assert ("content-encoding" in plain.headers, plain.text) == (False, SCRIPT)


@pytest.mark.parametrize(
    ("name", "media"),
    [("/", "text/html"), ("/assets/index-1a2b.js", "text/javascript"), ("/assets/a.woff2", "font/woff2")],
)
def test_every_part_is_called_what_it_is_whatever_the_system_calls_it(anna, name, media):
    assert anna.get(name).headers["content-type"].split(";")[0] == media


def test_whatever_the_client_is_built_of_has_a_name(tmp_path):
    if client.built() is None:
        pytest.skip("no client was built: make client")
    assert {path.suffix for path in client.FOLDER.rglob("*.*")} <= set(client.MEDIA)


@pytest.mark.parametrize("name", ["/", "/assets/a.woff2"])
def test_what_is_small_or_packed_already_is_sent_as_it_is(anna, name):
    assert "content-encoding" not in anna.get(name).headers


@pytest.mark.parametrize(
    "name", ["nothing.js", "../index.html", "..%2Findex.html", "%2e%2e/index.html", "", "/etc/passwd"]
)
def test_nothing_else_is_served(anna, name):
    answer = anna.get(f"/assets/{name}")
    assert answer.status_code == 404 or answer.text == PARTS["index.html"]  # httpx itself goes up for `..`
    assert "root:" not in answer.text


@pytest.mark.slow
def test_a_client_that_is_built_anew_is_served_when_the_server_opens_again(tmp_path):
    folder, database = build(tmp_path / "client"), tmp_path / "cantina.sqlite"
    live_server = LiveServer(database, client_folder=folder)
    with live_server.person() as person:
        (folder / "assets/index-1a2b.js").unlink()
        (folder / "index.html").write_text("<!doctype html><title>New</title>")
        assert person.get("/").text == PARTS["index.html"]
        assert person.get("/assets/index-1a2b.js").text == SCRIPT
    live_server.close()
    live_server = LiveServer(database, client_folder=folder)
    with live_server.person() as person:
        assert "<title>New</title>" in person.get("/").text
        assert person.get("/assets/index-1a2b.js").status_code == 404
    live_server.close()


def test_the_api_is_beside_it(anna):
    assert anna.get("/api/games").status_code == 200
    assert "/assets/{name}" not in anna.get("/openapi.json").json()["paths"]


def test_a_client_that_was_not_built_is_none(tmp_path):
    assert client.built(tmp_path) is None
    assert client.built(build(tmp_path)) == tmp_path


@pytest.mark.slow
def test_without_a_client_there_is_a_page_that_says_what_can_be_done(tmp_path):
    live_server = LiveServer(tmp_path / "cantina.sqlite")
    with live_server.person() as person:
        assert "<h1>Cantina</h1>" in person.get("/").text
    live_server.close()


@pytest.mark.slow
def test_the_client_travels_in_the_wheel(tmp_path):
    root, copy = Path(__file__).parents[2], tmp_path / "copy"
    shutil.copytree(root / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "client", "*.egg-info"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(root / name, copy)
    build(copy / "src/cantina/server/client")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--wheel-dir", tmp_path, copy], check=True)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as file:
        assert {f"cantina/server/client/{name}" for name in PARTS} <= set(file.namelist())
