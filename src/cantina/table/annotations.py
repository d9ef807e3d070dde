"""Annotations of types: what validation and the published schemas know beyond the type."""

from __future__ import annotations

from typing import Any, NamedTuple

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import CoreSchema, core_schema


class OfGame(NamedTuple):
    """A part that each game has in its own shape."""

    part: str

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        """A placeholder, which the published schemas of each game fill in."""
        return {"part": self.part}


class OneOf(NamedTuple):
    """One of these strings."""

    values: tuple[str, ...]

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Pydantic checks it as it checks a Literal, whose values have to be known before the program runs."""
        return core_schema.literal_schema(list(self.values))


class FieldsOf(NamedTuple):
    """The fields of a record, as JSON."""

    record: type

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Pydantic takes the schema of the record."""
        return handler.generate_schema(self.record)
