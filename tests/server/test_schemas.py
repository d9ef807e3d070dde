"""The published schemas: one document, made from the types of the code, that allows what is sent and nothing else."""

from dataclasses import dataclass
from typing import Annotated, Any, NotRequired

import jsonschema_rs
import pytest
from pydantic import ValidationError
from typing_extensions import TypedDict

import cantina
from cantina.server.schema import openapi
from cantina.server.schema.definitions import (
    components,
    definitions,
    filled,
    holders_of_parts,
    is_part,
    option_schema,
    published,
    title,
)
from cantina.server.schema.json_schema import any_of, definitions_of, nested, ref
from cantina.server.schema.requests import MESSAGES, SEAT_REQUESTS, RequestModel
from cantina.table.annotations import FieldsOf, OfGame, OneOf
from conformance.drive import tables
from server.contract import checker, faults, fits
from server.live_server import LiveServer

# --- the document --------------------------------------------------------------------------------------------------


def test_the_document_is_json_schema():
    jsonschema_rs.Draft202012Validator(published())
    assert jsonschema_rs.meta.is_valid(published())


def test_every_pointer_leads_somewhere():
    for schema in nested(published()):
        if "$ref" in schema:
            assert schema["$ref"].removeprefix("#/$defs/") in definitions()


def test_no_object_with_named_fields_may_have_others():
    named = [schema for schema in nested(published()) if schema.get("type") == "object" and schema.get("properties")]
    assert len(named) > 50
    assert all(schema["additionalProperties"] is False for schema in named)


def test_the_document_is_served_and_stands_in_the_description_of_the_api(live_server):
    with live_server.person() as anna:
        assert anna.get("/api/schemas.json").json() == published()
        document = anna.get("/openapi.json").json()
    assert document["components"]["schemas"].items() >= components().items()
    for schema in nested(document):
        if str(schema.get("$ref", "")).startswith("#/"):
            assert schema["$ref"].removeprefix("#/components/schemas/") in document["components"]["schemas"]


def test_every_request_of_the_api_says_what_it_answers(live_server):
    with live_server.person() as anna:
        paths = anna.get("/openapi.json").json()["paths"]
    for path, ways in paths.items():
        for way in ways.values():
            told = way["responses"]["201" if "201" in way["responses"] else "200"]["content"]
            told = {media: content for media, content in told.items() if media == "application/json"}
            assert all(content["schema"] for content in told.values()), path
            assert "4XX" in way["responses"], path


@pytest.mark.parametrize("game", cantina.games())
def test_each_game_says_what_its_parts_are(game):
    parts = ("View", "Options", "Orders", "Pad", "EventLine", "EventName", "Result", "Outline", "Update")
    assert {title(game) + part for part in parts} <= set(definitions())


# --- types as schemas ----------------------------------------------------------------------------------------------


class Hand(TypedDict):
    """Some cards."""

    cards: list[int]
    top: NotRequired[str | None]
    mark: Annotated[str, OneOf(("on", "off"))]


@dataclass
class Chosen:
    """Choices with defaults."""

    pace: int = 1


class Table(TypedDict):
    """A record with a record of one kind, and a part of a game."""

    hand: Hand
    view: Annotated[dict[str, Any], OfGame("View")] | None
    chosen: Annotated[dict[str, Any], FieldsOf(Chosen)]


def test_a_record_becomes_an_object_with_these_fields_and_no_others():
    assert definitions_of([Hand]) == {
        "Hand": {
            "description": "Some cards.",
            "type": "object",
            "properties": {
                "cards": {"type": "array", "items": {"type": "integer"}},
                "top": {"anyOf": [{"type": "string"}, {"type": "null"}]},
                "mark": {"type": "string", "enum": ["on", "off"]},
            },
            "required": ["cards", "mark"],
            "additionalProperties": False,
        }
    }


def test_the_fields_of_a_record_that_is_sent_are_there_also_where_they_have_defaults():
    assert definitions_of([Table])["Chosen"] == {
        "description": "Choices with defaults.",
        "type": "object",
        "properties": {"pace": {"type": "integer", "default": 1}},
        "required": ["pace"],
        "additionalProperties": False,
    }


def test_of_a_request_only_the_fields_without_a_default_are_required():
    class Request(RequestModel):
        """A request."""

        seat: int
        key: str | None = None

    made = definitions_of([Request], "validation")["Request"]
    assert (made["required"], made["additionalProperties"]) == (["seat"], False)


def test_what_holds_a_part_of_a_game_is_of_that_game():
    made = definitions_of([Table])
    assert holders_of_parts(made) == {"Table"}
    filled_in = filled(made, {"Table"}, "Race", {"View": ref("RaceView")})
    assert set(filled_in) == {"RaceTable", "Hand", "Chosen"}
    assert filled_in["RaceTable"]["properties"]["view"] == {"anyOf": [ref("RaceView"), {"type": "null"}]}
    assert filled_in["RaceTable"]["properties"]["hand"] == ref("Hand")


def test_a_part_in_a_part_of_a_message_is_found():
    class Message(TypedDict):
        """A message."""

        tables: list[Table]

    made = definitions_of([Message])
    assert holders_of_parts(made) == {"Message", "Table"}
    pointer = filled(made, {"Message", "Table"}, "Race", {"View": {}})["RaceMessage"]["properties"]["tables"]["items"]
    assert pointer == ref("RaceTable")


def test_no_placeholder_of_a_part_is_published():
    assert not any(is_part(schema) for schema in nested(published()))


def test_there_are_no_titles_but_that_of_the_document():
    assert [schema["title"] for schema in nested(published()) if isinstance(schema.get("title"), str)] == [
        "Messages of Cantina"
    ]


def test_one_of_one_is_that_one():
    assert any_of([{"type": "null"}]) == {"type": "null"}


@pytest.mark.parametrize("game_id", cantina.games())
def test_the_options_that_a_game_settles_on_fit(game_id):
    game = cantina.game(game_id)
    for seats, options in tables(game):
        settled = game.settled(options, seats)
        fits(f"{title(game_id)}Options", settled)
        assert faults(f"{title(game_id)}Options", {**settled, "colour": "red"})


def test_an_option_that_is_a_seat_ends_with_the_last_seat():
    game = cantina.game("bounty-hunters")
    seat = next(option for option in game.options if option.name == "guild_master")
    assert option_schema(seat, game)["anyOf"][0] == {"type": "integer", "minimum": 0, "maximum": 5, "format": "seat"}


# --- what clients send ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Hello", {"seq": 3, "language": "uk"}),
        ("Up", {"action": "draw target", "key": "k1"}),
        ("Up", {"wish": "act", "action": 3, "confirmed": False}),
        ("Up", {"wish": "say", "phrase": "hello", "key": "k2"}),
        ("Up", {"wish": "order", "orders": {"events": "never"}}),
        ("Up", {"wish": "undo"}),
        ("Up", {"wish": "prefer", "pace": "slow"}),
        ("Open", {"game": "bounty-hunters", "seats": 2, "settings": {"clock": 60}}),
    ],
)
def test_what_a_client_may_say(name, message):
    fits(name, message)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Hello", {"seq": -1}),
        ("Up", {"phrase": "hello"}),
        ("Up", {"wish": "say", "phrase": "go away"}),
        ("Up", {"wish": "undo", "now": True}),
        ("Up", {"wish": "consent", "yes": None}),
        ("Up", {"wish": "consent", "yes": "yes"}),
        ("Up", {"wish": "prefer", "confirms": 1}),
        ("Up", {"wish": "prefer", "pace": "frantic"}),
        ("Up", {"wish": "dance"}),
        ("Open", {"game": "chess", "seats": 2}),
        ("Open", {"game": "bounty-hunters", "seats": 2, "settings": {"colour": "red"}}),
    ],
)
def test_what_a_client_may_not_say(name, message):
    assert not checker(name).is_valid(message)


@pytest.mark.parametrize("value", [None, 0, 1, "yes"])
@pytest.mark.parametrize(("name", "field"), [("consent", "yes"), ("prefer", "confirms")])
def test_yes_or_no_is_a_boolean(name, field, value):
    """The table does not look at it again."""
    for model in (MESSAGES[name], SEAT_REQUESTS[name].model):
        with pytest.raises(ValidationError):
            model.model_validate({field: value} if model is SEAT_REQUESTS[name].model else {"wish": name, field: value})


def test_the_live_connection_checks_by_the_models_that_are_published():
    for name, model in MESSAGES.items():
        assert model.__name__ in definitions()
        assert set(SEAT_REQUESTS[name].model.model_fields) <= set(model.model_fields)


def test_the_description_of_the_api_is_made_once(tmp_path, monkeypatch):
    """It is large: to make it for every request would stop the event loop."""
    made = []
    monkeypatch.setattr(openapi, "components", lambda: made.append("made") or components())
    live_server = LiveServer(tmp_path / "cantina.sqlite")
    try:
        with live_server.person() as anna:
            first, second = (anna.get("/openapi.json") for _ in range(2))
        assert first.content == second.content
        assert live_server.app.openapi() == first.json()
    finally:
        live_server.close()
    assert made == ["made"]
