"""`docs/operation.md` and the Containerfile: options exist, recipes fit each other, tables list what there is."""

from __future__ import annotations

import ast
import asyncio
import configparser
import json
import re
import shlex
import tomllib
from importlib import import_module

import pytest

from cantina.cli import COMMANDS
from cantina.server.context import Context
from cantina.server.live import http_protocol, sockets
from cantina.server.live.http_protocol import AdmissionControl
from cantina.server.live.registry import Registry
from cantina.server.middleware import connection_limit, hosts, rate_limit, security
from cantina.server.operation import addresses, data_folder, metrics, sweeping
from cantina.server.routes import start
from cantina.server.schema import requests
from cantina.store import open_store
from cantina.terminal import serve
from cantina.terminal.console import Console
from cantina.terminal.parser import BadArgument, Parser
from docs.reading import ROOT, blocks, first_column, text_of

GUIDE, IMAGE = text_of("docs/operation.md"), text_of("Containerfile")
OURS = ("serve", "backup", "export", "import", "compile")
CALL = re.compile(rf"\bcantina ((?:{'|'.join(OURS)})\b[^\n'`#]*)")


def block(language, holding):
    """The one block of a language that has these words."""
    (found,) = (one.body for one in blocks(GUIDE) if one.language == language and holding in one.body)
    return found


def unit(name):
    """A unit of systemd."""
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str
    parser.read_string(block("ini", f"/{name}\n"))
    return parser


def parsed(words):
    """What a command line of ours means; BadArgument, if it means nothing."""
    command, *rest = shlex.split(words)
    parser = Parser(Console("en"), command)
    import_module(COMMANDS[command]).add_arguments(parser)
    return parser.read(rest)


ENTRYPOINT = json.loads(re.search(r"^ENTRYPOINT (\[.*\])$", IMAGE, re.MULTILINE)[1])
CALLS = [call for text in (GUIDE, text_of("README.md")) for call in CALL.findall(text)]
CALLS += [" ".join(ENTRYPOINT[1:]), "serve --prefix /cantina --proxy 172.17.0.1 --names games.example"]
SERVICE = unit("cantina.service")["Service"]
SERVED = parsed(SERVICE["ExecStart"].split(" ", 1)[1])


@pytest.mark.parametrize("call", sorted(set(CALLS)))
def test_every_command_line_is_understood(call):
    parsed(call)


def test_a_wrong_command_line_is_noticed():
    assert CALL.findall("run `cantina serve --prot 1`, then cantina games") == ["serve --prot 1"]
    with pytest.raises(BadArgument):
        parsed("serve --prot 1")


def test_the_options_are_those_of_the_command():
    parser = Parser(Console("en"), "serve")
    serve.add_arguments(parser)
    known = {name for action in parser._actions for name in action.option_strings if name.startswith("--")}
    assert set(first_column(GUIDE, "Options")) - {"0.0.0.0", "text", "json"} == known - {"--help"}
    assert f"the port; default: {addresses.PORT}" in GUIDE


# --- systemd ---


def test_the_service_keeps_its_data_where_systemd_makes_room_for_it(monkeypatch):
    given = dict(pair.split("=") for pair in SERVICE["Environment"].split())
    assert (given["XDG_DATA_HOME"], given["XDG_CACHE_HOME"]) == ("%S", "%C")
    monkeypatch.setenv("XDG_DATA_HOME", "/var/lib")
    assert data_folder.data_folder().name == SERVICE["StateDirectory"] == SERVICE["CacheDirectory"]


def test_the_service_leaves_the_compiler_its_rights():
    assert "MemoryDenyWriteExecute" not in SERVICE
    assert SERVICE["KillSignal"] == "SIGTERM"


def test_a_backup_is_made_by_the_user_of_the_server():
    backup = unit("cantina-backup.service")["Service"]
    for name in ("User", "DynamicUser"):
        assert backup[name] == SERVICE[name]
    assert SERVICE["StateDirectory"] in backup["StateDirectory"].split()
    assert unit("cantina-backup.timer")["Timer"]["OnCalendar"] == "daily"


def test_the_file_with_the_password_is_the_one_the_service_reads():
    assert SERVICE["EnvironmentFile"].lstrip("-") in block("sh", data_folder.VARIABLE)


# --- nginx ---

NGINX = block("nginx", "location")


def test_nginx_asks_where_the_service_listens():
    assert re.findall(r"proxy_pass http://([\d.]+):(\d+);", NGINX) == [(SERVED.host, SERVED.port)]
    assert SERVED.host in addresses.checked_proxies(SERVED.proxy)


def test_the_service_knows_the_name_that_nginx_has():
    assert re.findall(r"server_name (\S+);", NGINX) == hosts.checked_names(SERVED.names)


def test_the_service_may_have_as_many_files_open_as_it_takes_connections():
    assert int(SERVICE["LimitNOFILE"]) >= connection_limit.MOST_IN_ALL + connection_limit.SPARE_FILES


def test_nginx_shows_it_below_the_prefix():
    assert addresses.checked_prefix(SERVED.prefix) == SERVED.prefix
    assert re.findall(r"location (\S+) \{\n", NGINX) == [f"{SERVED.prefix}/"]
    assert f"location = {SERVED.prefix} {{ return 301 {SERVED.prefix}/; }}" in NGINX


@pytest.mark.parametrize(
    "line",
    [
        "proxy_http_version 1.1;",
        "proxy_set_header Host $http_host;",
        "proxy_set_header Upgrade $http_upgrade;",
        "proxy_set_header Connection $cantina_connection;",
        "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
        "proxy_set_header X-Forwarded-Proto $scheme;",
        "access_log off;",
    ],
)
def test_nginx_passes_on_what_the_server_needs_and_writes_no_links_down(line):
    assert NGINX.count(line) == 1


def test_the_recipe_of_nginx_is_balanced():
    assert NGINX.count("{") == NGINX.count("}")


# --- the container ---


def test_the_image_runs_as_nobody_special():
    assert re.findall(r"^USER (\S+)$", IMAGE, re.MULTILINE) == ["cantina"]
    assert IMAGE.index("\nUSER ") < IMAGE.index("\nENTRYPOINT ")


def test_the_image_keeps_everything_in_its_volume():
    volume = re.search(r"^VOLUME (\S+)$", IMAGE, re.MULTILINE)[1]
    places = dict(re.findall(r"(XDG_\w+)=(\S+)", IMAGE))
    assert set(places) == {"XDG_DATA_HOME", "XDG_CACHE_HOME"}
    assert all(place.startswith(volume) for place in places.values())
    assert f":{volume} " in block("sh", "docker run")


def test_the_image_reads_what_it_compiled():
    (call,) = re.findall(r"^RUN /opt/cantina/bin/cantina (compile .*)$", IMAGE, re.MULTILINE)
    folder = parsed(call).into
    assert re.findall(r"CANTINA_COMPILED=(\S+)", IMAGE) == [folder]
    assert f"COPY --from=build {folder} {folder}\n" in IMAGE
    assert "CANTINA_COMPILED=" in block("sh", "cantina compile")


def test_the_image_listens_at_the_port_it_names():
    assert re.findall(r"^EXPOSE (\d+)$", IMAGE, re.MULTILINE) == [str(addresses.PORT)]
    assert parsed(" ".join(ENTRYPOINT[1:])).host == "0.0.0.0"
    assert f"127.0.0.1:{addresses.PORT}/health" in IMAGE


def test_what_is_copied_is_there_and_not_ignored():
    allowed = [line.lstrip("!") for line in text_of(".dockerignore").splitlines() if line.startswith("!")]
    copied = [name for line in re.findall(r"^COPY (?!--from)(.*) \S+$", IMAGE, re.MULTILINE) for name in line.split()]
    assert sorted(copied) == sorted(allowed)
    assert all((ROOT / name).exists() for name in copied)


SERVER_LOCK = text_of("requirements-server.lock")


def pins(text):
    """The packages of a lock, each with its version, marker and hashes."""
    return {block.split(" \\\n")[0]: block for block in re.split(r"\n(?=\S)", text.strip())}


def test_the_image_has_what_a_server_needs_with_hashes():
    install = re.search(r"pip install (.*) -r (\S+)", IMAGE)
    assert {"--require-hashes", "--no-deps"} <= set(install[1].split())
    assert install[2] == "requirements-server.lock"
    assert re.search(r"pip install .*--no-deps --no-build-isolation \.$", IMAGE, re.MULTILINE)
    names = {name.split("==")[0].lower() for name in pins(SERVER_LOCK)}
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["server"], "psycopg", "setuptools"]
    assert {re.match(r"[\w.-]+", name)[0].replace(".", "-").lower() for name in needed} <= names
    assert not {"pytest", "ruff", "mypy"} & names


def test_the_image_has_the_versions_that_were_tested():
    tested = pins(text_of("requirements.lock"))
    versions = {name.split(" ")[0].split("[")[0] for name in tested}
    assert {name.split(" ")[0] for name in pins(SERVER_LOCK)} <= versions | {
        re.sub(r"\[\w+\]", "", name.split(" ")[0]) for name in tested
    }
    assert all("--hash=sha256:" in block for block in pins(SERVER_LOCK).values())
    assert "://" not in SERVER_LOCK


def test_the_images_it_begins_with_can_be_named_by_digest():
    assert set(re.findall(r"^FROM (\S+)", IMAGE, re.MULTILINE)) == {"${NODE}", "${PYTHON}"}
    for name in re.findall(r"^ARG (\w+)=", IMAGE, re.MULTILINE):
        assert f"--build-arg {name}=" in GUIDE


# --- limits ---


def test_the_limits_are_those_of_the_server(tmp_path):
    with open_store(tmp_path / "x.sqlite") as store:
        context = Context(store, lambda: 0.0, "", None)
        asyncio.run(context.registry.close())
    admission = AdmissionControl()
    for limit in (context.requests, context.messages, context.messages_of_address, admission.arrivals):
        assert f"| {limit.burst} | {limit.rate} a second |" in GUIDE
    for limit in (context.new_tables, context.personal_data):
        assert f"| {limit.burst} | {limit.rate * 3600:.0f} an hour |" in GUIDE
    assert f"| {sockets.FRAMES_AT_ONCE} | {sockets.FRAMES_PER_SECOND} a second |" in GUIDE
    assert f"| open connections, and requests under way | an address | {connection_limit.MOST_OF_ADDRESS} |" in GUIDE
    assert f"| all together | {connection_limit.MOST_IN_ALL}," in GUIDE
    assert (requests.BESIDE_PLAY, requests.SECOND_THOUGHT) == (10, 3)
    assert (security.HANDSHAKE, start.CODE + 1, rate_limit.FEW, http_protocol.REQUEST_TIMEOUT) == (5, 6, 8, 20)


# --- tables ---


def test_the_metrics_are_those_that_are_served(tmp_path):
    with open_store(tmp_path / "x.sqlite") as store:
        served = re.findall(r"^# TYPE (\w+)", metrics.text(Registry(store)), re.MULTILINE)
    assert sorted(first_column(GUIDE, "Health and metrics")) == sorted(served)
    assert f'targets: ["127.0.0.1:{addresses.PORT}"]' in block("yaml", "scrape_configs")


def logged_events():
    """The events that the source logs."""
    for path in (ROOT / "src" / "cantina").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == "log_event":
                yield node.args[0].value


def test_the_events_are_those_that_are_logged():
    section = GUIDE.split("\n## Logs\n")[1]
    listed = [
        name for row in re.findall(r"^\| (`.*?) \|", section, re.MULTILINE) for name in re.findall(r"`([\w-]+)`", row)
    ]
    assert sorted(listed) == sorted({*logged_events(), "library"})


def test_the_month():
    assert f"{sweeping.KEPT // 86_400} days" in GUIDE


def test_the_readme_shows_what_the_server_says(capsys):
    (shown,) = (one.body for one in blocks(text_of("README.md")) if one.language == "console")
    here, others, kept = re.findall(r"(?:http:|/home)\S+", shown)
    args = serve.Namespace(no_browser=True)
    serve.opened(args, Console("en"), addresses.Listening([], here, others), kept)
    assert capsys.readouterr().out == shown
