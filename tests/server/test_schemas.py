"""The published schemas: one document, made from the types of the code, that allows what is said and nothing else."""

from typing import Any, Literal, NotRequired, TypedDict

import jsonschema_rs
import pytest

import cantina
from cantina.server.json_schema import Shapes, any_of, is_of_game
from cantina.server.schemas import components, definitions, option_schema, published
from cantina.server.wire import DOWN, MESSAGES, WISHES
from conformance.drive import tables
from server.contract import TITLES, checker, faults, fits

# --- the document --------------------------------------------------------------------------------------------------


def nested(schema):
    """A schema and all schemas in it."""
    if isinstance(schema, dict):
        yield schema
    for part in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        yield from nested(part)


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


def test_the_document_is_served_and_stands_in_the_description_of_the_api(house):
    with house.person() as anna:
        assert anna.get("/api/schemas.json").json() == published()
        document = anna.get("/openapi.json").json()
    assert document["components"]["schemas"].items() >= components().items()
    for schema in nested(document):
        if str(schema.get("$ref", "")).startswith("#/"):
            assert schema["$ref"].removeprefix("#/components/schemas/") in document["components"]["schemas"]


def test_every_request_of_the_api_says_what_it_answers(house):
    with house.person() as anna:
        paths = anna.get("/openapi.json").json()["paths"]
    for path, ways in paths.items():
        for way in ways.values():
            told = way["responses"]["201" if "201" in way["responses"] else "200"]["content"]
            told = {media: content for media, content in told.items() if media == "application/json"}
            assert all(content["schema"] for content in told.values()), path
            assert "4XX" in way["responses"], path


@pytest.mark.parametrize("game", cantina.games())
def test_each_game_says_what_its_parts_are(game):
    parts = ("View", "Options", "Orders", "Pad", "Event", "EventName", "Result", "Outline", "Update")
    assert {TITLES[game] + part for part in parts} <= set(definitions())


# --- types as schemas ----------------------------------------------------------------------------------------------


class Hand(TypedDict):
    """Some cards."""

    cards: list[int]
    top: NotRequired[str | None]


def test_a_record_becomes_an_object_with_these_fields_and_no_others():
    shapes = Shapes()
    assert shapes.of(Hand) == {"$ref": "#/$defs/Hand"}
    assert shapes.made["Hand"] == {
        "description": "Some cards.",
        "type": "object",
        "properties": {
            "cards": {"type": "array", "items": {"type": "integer"}},
            "top": {"anyOf": [{"type": "string"}, {"type": "null"}]},
        },
        "required": ["cards"],
        "additionalProperties": False,
    }


@pytest.mark.parametrize(
    ("kind", "schema"),
    [
        (bool, {"type": "boolean"}),
        (Literal["on"], {"const": "on"}),
        (Literal["on", "off"], {"enum": ["on", "off"]}),
        (dict[str, int], {"type": "object", "additionalProperties": {"type": "integer"}}),
        (dict[str, Any], {"type": "object", "additionalProperties": {}}),
        (
            dict[Literal["a", "b"], bool],
            {
                "type": "object",
                "additionalProperties": {"type": "boolean"},
                "propertyNames": {"enum": ["a", "b"]},
            },
        ),
    ],
)
def test_a_type_becomes_a_schema(kind, schema):
    assert Shapes().of(kind) == schema


def test_a_type_that_no_message_may_have_is_refused():
    with pytest.raises(TypeError, match="set"):
        Shapes().of(set[int])


def test_one_of_one_is_that_one():
    assert any_of([{"type": "null"}]) == {"type": "null"}


def test_what_holds_a_part_of_a_game_is_of_that_game():
    assert is_of_game(DOWN["update"])
    assert not is_of_game(DOWN["done"])


@pytest.mark.parametrize("game_id", cantina.games())
def test_the_options_that_a_game_settles_on_fit(game_id):
    game = cantina.game(game_id)
    for seats, options in tables(game):
        settled = game.settled(options, seats)
        fits(f"{TITLES[game_id]}Options", settled)
        assert faults(f"{TITLES[game_id]}Options", {**settled, "colour": "red"})


def test_an_option_that_is_a_seat_ends_with_the_last_seat():
    game = cantina.game("bounty-hunters")
    seat = next(option for option in game.options if option.name == "guild_master")
    assert option_schema(seat, game)["anyOf"][0] == {"type": "integer", "minimum": 0, "maximum": 5}


# --- what is said to the server ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Hello", {"seq": 3, "language": "uk"}),
        ("Up", {"action": "draw target", "key": "k1"}),
        ("Up", {"wish": "act", "action": 3, "confirmed": False}),
        ("Up", {"wish": "say", "phrase": "hello", "key": "k2"}),
        ("Up", {"wish": "order", "orders": {"events": "never"}}),
        ("Up", {"wish": "undo"}),
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
        ("Up", {"wish": "dance"}),
        ("Open", {"game": "chess", "seats": 2}),
        ("Open", {"game": "bounty-hunters", "seats": 2, "settings": {"colour": "red"}}),
    ],
)
def test_what_a_client_may_not_say(name, message):
    assert not checker(name).is_valid(message)


def test_the_live_connection_checks_by_the_models_that_are_published():
    for name, model in MESSAGES.items():
        assert model.__name__ in definitions()
        assert set(WISHES[name].said.model_fields) <= set(model.model_fields)
