"""The tables of the documents list what there is: no more, no less."""

from __future__ import annotations

import importlib
import json
import re
import tomllib

import pytest
from typing_extensions import is_typeddict

import cantina
from cantina.engine import saved
from cantina.engine.game import Rules
from cantina.games.bounty_hunters.telling import view as views
from cantina.games.mandalorian_adventures import campaign
from cantina.lab.gpu.batch import DeviceBatch
from cantina.players import LEVELS
from docs.reading import ROOT, first_column, text_of
from suites import suites

API = text_of("docs/api.md")
GAME = cantina.game("bounty-hunters")
VIEWS = ("View", "EndView", "DeckView", "PlayerView", "HandView", "GroupView", "ContractView", "PadView")


@pytest.mark.parametrize("name", VIEWS)
def test_the_fields_of_a_view(name):
    assert first_column(API, name) == list(getattr(views, name).__annotations__)


def test_the_views_that_are_listed_are_all():
    made = {name for name, value in vars(views).items() if is_typeddict(value)}
    assert {*VIEWS, GAME.outlook_shape.__name__} == made


def test_the_fields_of_a_saved_game():
    assert first_column(API, "Saved games") == [*saved.FIELDS, saved.FILES, "check"]


@pytest.mark.parametrize("game_id", cantina.games())
def test_the_options(game_id):
    assert first_column(API, f"Options of {suites()[game_id].title}") == [
        option.name for option in cantina.game(game_id).options
    ]


@pytest.mark.parametrize("game_id", cantina.games())
def test_the_events(game_id):
    """The file that says what the numbers of an event mean is named, and has the names in the order of the codes."""
    package = game_id.replace("-", "_")
    section = API.partition("\n## Events\n")[2].partition("\n## ")[0]
    assert f"`src/cantina/games/{package}/rules/events.py`" in section
    events = importlib.import_module(f"cantina.games.{package}.rules.events")
    assert tuple(events.EVENTS) == cantina.game(game_id).event_names


def test_no_other_file_of_events_is_named():
    named = re.findall(r"src/[\w/]+/rules/events\.py", API)
    assert len(named) == len(cantina.games())
    assert [path for path in named if not (ROOT / path).is_file()] == []


def test_the_levels_of_players():
    assert tuple(first_column(API, "Programs that play")) == LEVELS


def test_the_campaign():
    listed = [re.match(r"\w+", name)[0] for name in first_column(API, "A campaign")]
    assert set(listed) <= set(campaign.__all__)


def test_the_errors():
    errors = {
        name
        for name in cantina.__all__
        if isinstance(value := getattr(cantina, name), type) and issubclass(value, Exception)
    }
    assert set(first_column(API, "Errors")) == errors - {"CantinaError"}


def test_the_package():
    listed = {re.match(r"\w+", name)[0] for name in first_column(API, "The package")}
    errors = set(first_column(API, "Errors"))
    assert listed | errors == set(cantina.__all__)


def test_the_parts_of_a_match():
    match = cantina.new_match("bounty-hunters", seats=2, seed=1)
    listed = {re.match(r"\w+", name)[0] for name in first_column(API, "Match")}
    public = {name for name in dir(match) if not name.startswith("_")}
    assert listed <= public
    inner = {
        "applied",
        "carry_out",
        "code",
        "codes",
        "concealed_for_all",
        "opening",
        "replay",
        "start",
        "state",
        "standing",
    }
    assert public - listed == inner | {
        "asked_in",
        "become",
        "check_asked",
        "outlook_text",
        "rewound",
        "view_of",
        "view_text",
    }


def test_the_outlook():
    assert first_column(API, "Outlook") == list(GAME.outlook_shape.__annotations__)
    section = API.split("### Outlook in Way of the Mandalorian")[1].split("\n## ")[0]
    shape = cantina.game("way-of-the-mandalorian").outlook_shape
    assert {word for word in re.findall(r"`(\w+)`", section) if word in shape.__annotations__} == {
        *shape.__annotations__
    }


def test_the_parts_of_a_batch_on_a_device():
    batch = DeviceBatch("bounty-hunters", 1, 2, seeds=1, device="cpu")
    listed = {re.match(r"\w+", name)[0] for name in first_column(API, "Games on a GPU")}
    assert listed == {name for name in dir(batch) if not name.startswith("_")}


def test_the_notation():
    rows = re.findall(r"^\| `(\w+)([^`]*)` \| ([\d-]+) \|", API, re.MULTILINE)
    for (verb, operands, codes), known, first in zip(rows, GAME.notation.verbs, GAME.notation.first, strict=True):
        last = first + known.size - 1
        assert (verb, codes) == (known.name, str(first) if first == last else f"{first}-{last}")
        assert first <= GAME.notation.parse(verb + operands) <= last


def test_the_contract_of_a_game():
    listed = re.findall(r"^\| `(\w+)\(", text_of("docs/design.md"), re.MULTILINE)
    compiled = [name for name in Rules._fields if name not in ("hold", "rows")]
    assert listed[: len(compiled)] == compiled


def test_the_dependencies():
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    wanted = [
        *project["dependencies"],
        *(name for extra in project["optional-dependencies"].values() for name in extra),
    ]
    client = json.loads(text_of("client/package.json"))
    listed = re.findall(r"^\| `([\w.@/-]+)` \|", text_of("docs/dependencies.md"), re.MULTILINE)
    ours = {re.match(r"[\w.-]+", name)[0] for name in wanted}
    assert sorted(listed) == sorted({*ours, *client["dependencies"], *client["devDependencies"]})


def test_the_extras():
    extras = tomllib.loads(text_of("pyproject.toml"))["project"]["optional-dependencies"]
    assert re.findall(r"^## .*\(`(\w+)`\)$", text_of("docs/dependencies.md"), re.MULTILINE) == list(extras)


def test_the_licence_is_the_one_that_is_named():
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "Apache License" in text
    assert "Version 2.0, January 2004" in text
    assert tomllib.loads(text_of("pyproject.toml"))["project"]["license"] == "Apache-2.0"
