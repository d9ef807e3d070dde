"""Types as JSON Schema: what the code checks its messages by is what is published of them."""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable
from dataclasses import is_dataclass
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from cantina.table.marks import FieldsOf, OfGame, OneOf

Schema = dict[str, Any]
REF = "#/$defs/"
PLAIN: dict[Any, Schema] = {
    int: {"type": "integer"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
    Any: {},
}


def ref(name: str) -> Schema:
    """A pointer to a definition."""
    return {"$ref": REF + name}


def any_of(schemas: list[Schema]) -> Schema:
    """One of several."""
    return {"anyOf": schemas} if len(schemas) > 1 else schemas[0]


def one_of(values: tuple[Any, ...]) -> Schema:
    """One of these values."""
    return {"const": values[0]} if len(values) == 1 else {"enum": list(values)}


def fields(properties: dict[str, Schema], required: list[str], about: str = "") -> Schema:
    """An object with these fields and no others."""
    described = {"description": about} if about else {}
    return {
        **described,
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


class Shapes:
    """Schemas of types, with a definition for each record; those of one game carry its name in front."""

    def __init__(self, prefix: str = "", parts: dict[str, Schema] | None = None) -> None:
        self.prefix, self.parts, self.made = prefix, parts or {}, dict[str, Schema]()

    def of(self, hint: Any) -> Schema:
        """The schema of a type."""
        if hint in PLAIN:
            return PLAIN[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin in BUILT:
            return BUILT[origin](self, args)
        if is_typeddict(hint) or is_dataclass(hint):
            return self.record(hint)
        raise TypeError(f"no schema for {hint!r}")

    def record(self, kind: Any) -> Schema:
        """A pointer to the definition of a record, which is made when it is first met."""
        name = self.prefix + kind.__name__ if is_of_game(kind) else kind.__name__
        if name not in self.made:
            self.made[name] = {}  # a record may hold records of its own kind
            hints = get_type_hints(kind, include_extras=True)
            required = [field for field, hint in hints.items() if get_origin(hint) is not NotRequired]
            properties = {field: self.of(hint) for field, hint in hints.items()}
            self.made[name] = fields(properties, required, inspect.getdoc(kind) or "")
        return ref(name)

    def marked(self, args: tuple[Any, ...]) -> Schema:
        """A type with a mark, which says more than the type."""
        mark = args[1]
        if isinstance(mark, OfGame):
            return self.parts[mark.part]
        return one_of(mark.values) if isinstance(mark, OneOf) else self.of(mark.record)

    def by_name(self, args: tuple[Any, ...]) -> Schema:
        """An object with fields of any name, or of one of these names."""
        names = {"propertyNames": self.of(args[0])} if args[0] is not str else {}
        return {"type": "object", "additionalProperties": self.of(args[1]), **names}


BUILT: dict[Any, Callable[[Shapes, tuple[Any, ...]], Schema]] = {
    Literal: lambda shapes, args: one_of(args),
    Union: lambda shapes, args: any_of([shapes.of(one) for one in args]),
    types.UnionType: lambda shapes, args: any_of([shapes.of(one) for one in args]),
    NotRequired: lambda shapes, args: shapes.of(args[0]),
    list: lambda shapes, args: {"type": "array", "items": shapes.of(args[0])},
    tuple: lambda shapes, args: {"type": "array", "items": shapes.of(args[0])},  # of one kind, any number
    dict: Shapes.by_name,
    Annotated: Shapes.marked,
}


def properties_of(kind: type) -> dict[str, Schema]:
    """The fields of a record that holds no records."""
    return {field: Shapes().of(hint) for field, hint in get_type_hints(kind, include_extras=True).items()}


def is_of_game(hint: Any) -> bool:
    """Whether a type belongs to one game, or has a part that differs from game to game."""
    if isinstance(hint, OfGame) or getattr(hint, "__module__", "").startswith("cantina.games."):
        return True
    if isinstance(hint, FieldsOf):
        return is_of_game(hint.record)
    if is_typeddict(hint):
        return any(is_of_game(part) for part in get_type_hints(hint, include_extras=True).values())
    return any(is_of_game(part) for part in get_args(hint))
