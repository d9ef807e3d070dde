"""What the web client knows of the server is generated from its types, and the committed files are up to date."""

import json

import pytest
from tools import typescript
from tools.typescript import NotUnderstood, definition, members

import cantina
from cantina.server.schema.definitions import definitions
from cantina.server.schema.facts import facts_of

OPERANDS = 3  # of an event, at most
WRITTEN = typescript.written()


@pytest.mark.parametrize("path", WRITTEN, ids=str)
def test_the_committed_file_is_what_would_be_written(path):
    """Where this fails: `make types`, and read the difference."""
    assert (typescript.ROOT / path).read_text(encoding="utf-8") == WRITTEN[path]


@pytest.mark.parametrize("path", WRITTEN, ids=str)
def test_a_file_says_where_it_comes_from(path):
    assert "make types" in WRITTEN[path].split("\n\n", 1)[0]


def test_writing_does_not_depend_on_the_moment():
    before = json.dumps(definitions())
    assert typescript.written_types() == typescript.written_types()
    assert json.dumps(definitions()) == before


def test_make_types_writes_the_files(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(typescript, "ROOT", tmp_path)
    typescript.main()
    for path, text in WRITTEN.items():
        assert (tmp_path / path).read_text(encoding="utf-8") == text
    assert capsys.readouterr().out.split() == [str(path) for path in WRITTEN]


def test_the_operands_of_every_event_are_named():
    """Each is an event of the game; what it speaks of has a name, in the order of its numbers."""
    for game in map(cantina.game, cantina.games()):
        assert set(game.event_operands) <= set(game.event_names)
        assert all(0 < len(kinds) <= OPERANDS for kinds in game.event_operands.values())
    text = typescript.written_operands("bounty-hunters")
    assert '  "played-on": ["card", "target"],\n' in text
    assert "Record<BountyHuntersEventName, readonly string[]>" in text


def test_the_facts_are_those_that_the_server_answers():
    lines = [line.strip().removesuffix(",") for line in typescript.written_facts().splitlines() if '"game"' in line]
    assert [json.loads(line) for line in lines] == [facts_of(cantina.game(game)) for game in cantina.games()]


def test_every_definition_is_exported_once():
    text = typescript.written_types()
    for name in definitions():
        assert text.count(f"export interface {name} {{") + text.count(f"export type {name} =") == 1


def test_a_record_becomes_an_interface():
    schema = {
        "description": "A hand.",
        "type": "object",
        "properties": {
            "cards": {"type": "array", "items": {"type": "integer"}},
            "top-card": {"anyOf": [{"$ref": "#/$defs/Card"}, {"type": "null"}]},
            "name": {"description": "of its owner", "type": "string", "maxLength": 24},
        },
        "required": ["cards", "name"],
        "additionalProperties": False,
    }
    assert definition("Hand", schema) == (
        "/** A hand. */\n"
        "export interface Hand {\n"
        "  cards: number[];\n"
        '  "top-card"?: Card | null;\n'
        "  /** of its owner */\n"
        "  name: string;\n"
        "}\n"
    )


@pytest.mark.parametrize(
    ("schema", "types"),
    [
        ({"const": "on"}, ['"on"']),
        ({"enum": ["on", 1, True]}, ['"on"', "1", "true"]),
        ({"anyOf": [{"type": "integer"}, {"type": "number"}, {"type": "null"}]}, ["number", "null"]),
        ({"type": "array", "items": {"enum": ["a", "b"]}}, ['("a" | "b")[]']),
        ({"type": "array", "items": {"type": "array", "items": {"type": "boolean"}}}, ["boolean[][]"]),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, ["Record<string, number>"]),
        ({"type": "object", "additionalProperties": True}, ["Record<string, unknown>"]),
        ({"type": "object", "properties": {}, "additionalProperties": False}, ["Record<string, never>"]),
        (
            {"type": "object", "additionalProperties": {"type": "integer"}, "propertyNames": {"enum": ["a", "b"]}},
            ['Partial<Record<"a" | "b", number>>'],
        ),
        ({"description": "anything"}, ["unknown"]),
    ],
)
def test_a_schema_becomes_a_type(schema, types):
    assert members(schema) == types


def test_a_record_in_a_record_is_written_in_place():
    inner = {"type": "object", "properties": {"x": {"type": "integer"}}, "additionalProperties": False}
    outer = {"type": "object", "properties": {"at": inner}, "required": ["at"], "additionalProperties": False}
    assert definition("Outer", outer) == "export interface Outer {\n  at: {\n    x?: number;\n  };\n}\n"


def test_a_long_union_has_a_line_for_each():
    words = [f"a-rather-long-word-{number}" for number in range(5)]
    assert definition("Word", {"enum": words}).splitlines()[:2] == [
        "export type Word =",
        '  | "a-rather-long-word-0"',
    ]
    assert definition("Bit", {"enum": [0, 1]}) == "export type Bit = 0 | 1;\n"


def test_a_remark_cannot_end_its_comment():
    assert definition("Odd", {"description": "a */ b\nc", "type": "null"}) == (
        "/**\n * a * / b\n * c\n */\nexport type Odd = null;\n"
    )


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "integer", "multipleOf": 3},
        {"type": ["integer", "null"]},
        {"type": "decimal"},
        {"type": "object", "properties": {"x": {}}},
        {"type": "object", "properties": {"x": {}}, "required": ["y"], "additionalProperties": False},
    ],
)
def test_what_is_not_understood_is_refused_and_not_left_out(schema):
    with pytest.raises(NotUnderstood):
        definition("Odd", schema)
