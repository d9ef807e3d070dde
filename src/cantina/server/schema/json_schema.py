"""JSON Schema from types, by pydantic: records have no other fields, and nothing has a title that repeats its name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode
from pydantic_core import core_schema

Schema = dict[str, Any]
REF = "#/$defs/"


class Generator(GenerateJsonSchema):
    """pydantic's generator, for records that are sent just as their types say."""

    def typed_dict_schema(self, schema: core_schema.TypedDictSchema) -> Schema:
        """A record has no other fields."""
        return {**super().typed_dict_schema(schema), "additionalProperties": False}

    def dataclass_schema(self, schema: core_schema.DataclassSchema) -> Schema:
        """A record has no other fields."""
        return {**super().dataclass_schema(schema), "additionalProperties": False}

    def field_is_required(self, field: Any, total: bool) -> bool:
        """What is sent has every field that is not marked, also one with a default."""
        return (
            bool(field.get("required", total))
            if self.mode == "serialization"
            else super().field_is_required(field, total)
        )


def definitions_of(types: Iterable[Any], mode: JsonSchemaMode = "serialization") -> dict[str, Schema]:
    """The definitions of some types, and of all that they are made of, by name."""
    adapters = [(one, mode, TypeAdapter(one)) for one in types]
    _, made = TypeAdapter.json_schemas(adapters, ref_template=REF + "{model}", schema_generator=Generator)
    found: dict[str, Schema] = untitled(made["$defs"])
    return found


def untitled(schema: Any) -> Any:
    """A schema without titles."""
    if isinstance(schema, list):
        return [untitled(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {name: untitled(part) for name, part in schema.items() if name != "title" or not isinstance(part, str)}


def nested(schema: Any) -> Iterator[Schema]:
    """A schema and all schemas in it."""
    if isinstance(schema, dict):
        yield schema
    for part in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        yield from nested(part)


def ref(name: str) -> Schema:
    """A pointer to a definition."""
    return {"$ref": REF + name}


def any_of(schemas: list[Schema]) -> Schema:
    """One of several schemas."""
    return {"anyOf": schemas} if len(schemas) > 1 else schemas[0]


def record(properties: dict[str, Schema], required: list[str], about: str) -> Schema:
    """An object with these fields and no others."""
    return {
        "description": about,
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }
