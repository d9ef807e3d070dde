"""`docs/operation.md` and the Containerfile: options exist, recipes fit each other, tables list what there is."""

from __future__ import annotations

import ast
import configparser
import json
import re
import shlex
import subprocess
import tomllib
from importlib import import_module

import pytest

from cantina.cli import COMMANDS
from cantina.server import addresses, home, metrics, sweeping
from cantina.server.hall import Hall
from cantina.store import open_store
from cantina.terminal import serve
from cantina.terminal.console import Console
from cantina.terminal.parser import BadArgument, Parser
from docs.reading import ROOT, blocks, first_column, text_of

GUIDE, IMAGE = text_of("docs/operation.md"), text_of("Containerfile")
OURS = ("serve", "backup", "export", "import")
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
CALLS += [" ".join(ENTRYPOINT[1:]), "serve --prefix /cantina --proxy 172.16.0.0/12"]
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
    assert f"the port; {addresses.PORT} unless named" in GUIDE


# --- systemd ---


def test_the_service_keeps_its_data_where_systemd_makes_room_for_it(monkeypatch):
    given = dict(pair.split("=") for pair in SERVICE["Environment"].split())
    assert (given["XDG_DATA_HOME"], given["XDG_CACHE_HOME"]) == ("%S", "%C")
    monkeypatch.setenv("XDG_DATA_HOME", "/var/lib")
    assert home.data_folder().name == SERVICE["StateDirectory"] == SERVICE["CacheDirectory"]


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
    assert SERVICE["EnvironmentFile"].lstrip("-") in block("sh", home.VARIABLE)


# --- nginx ---

NGINX = block("nginx", "location")


def test_nginx_asks_where_the_service_listens():
    assert re.findall(r"proxy_pass http://([\d.]+):(\d+);", NGINX) == [(SERVED.host, SERVED.port)]
    assert SERVED.host in addresses.checked_proxies(SERVED.proxy)


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


def test_the_image_listens_at_the_port_it_names():
    assert re.findall(r"^EXPOSE (\d+)$", IMAGE, re.MULTILINE) == [str(addresses.PORT)]
    assert parsed(" ".join(ENTRYPOINT[1:])).host == "0.0.0.0"
    assert f"127.0.0.1:{addresses.PORT}/health" in IMAGE


def test_what_is_copied_is_there_and_not_ignored():
    allowed = [line.lstrip("!") for line in text_of(".dockerignore").splitlines() if line.startswith("!")]
    copied = [name for line in re.findall(r"^COPY (?!--from)(.*) \S+$", IMAGE, re.MULTILINE) for name in line.split()]
    assert sorted(copied) == sorted(allowed)
    assert all((ROOT / name).exists() for name in copied)


def test_the_image_has_the_pinned_versions_of_what_a_server_needs():
    script = re.search(r"^RUN (sed .*) > versions\.txt", IMAGE, re.MULTILINE)[1]
    pinned = subprocess.run(
        script, shell=True, cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    names = {line.split("==")[0].lower() for line in pinned}
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    assert {re.match(r"[\w.-]+", name)[0].replace(".", "-").lower() for name in needed} <= names
    assert all(re.fullmatch(r"[\w.-]+(?:\[\w+\])?==[\w.]+(?: ; .*)?", line) for line in pinned)


# --- tables ---


def test_the_metrics_are_those_that_are_served(tmp_path):
    with open_store(tmp_path / "x.sqlite") as store:
        served = re.findall(r"^# TYPE (\w+)", metrics.text(Hall(store)), re.MULTILINE)
    assert sorted(first_column(GUIDE, "Health and metrics")) == sorted(served)
    assert f'targets: ["127.0.0.1:{addresses.PORT}"]' in block("yaml", "scrape_configs")


def noted():
    """The events that the source logs."""
    for path in (ROOT / "src" / "cantina").glob("*/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == "note":
                yield node.args[0].value


def test_the_events_are_those_that_are_logged():
    section = GUIDE.split("\n## Logs\n")[1]
    listed = [
        name for row in re.findall(r"^\| (`.*?) \|", section, re.MULTILINE) for name in re.findall(r"`([\w-]+)`", row)
    ]
    assert sorted(listed) == sorted({*noted(), "library"})


def test_the_month():
    assert f"{sweeping.KEPT // 86_400} days" in GUIDE


def test_the_readme_shows_what_the_server_says(capsys):
    (shown,) = (one.body for one in blocks(text_of("README.md")) if one.language == "console")
    here, others, kept = re.findall(r"(?:http:|/home)\S+", shown)
    args = serve.Namespace(no_browser=True)
    serve.opened(args, Console("en"), addresses.Place([], here, others), kept)
    assert capsys.readouterr().out == shown
