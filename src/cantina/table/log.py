"""The log of a table: numbered entries, each stored as one JSON text. Everything else about a table follows from it."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields
from typing import Any, NamedTuple, get_args

from pydantic import TypeAdapter, ValidationError

from cantina.table.bodies import Body
from cantina.table.errors import BadEntry

_encoder = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True, default=vars)
_bodies: TypeAdapter[Body] = TypeAdapter(Body)
KINDS: tuple[Any, ...] = get_args(get_args(Body)[0])
OPTIONAL: dict[type[Any], dict[str, Any]] = {  # fields that are left out where they have their default value
    kind: {one.name: one.default for one in fields(kind) if one.default is not MISSING and one.name != "kind"}
    for kind in KINDS
}


class Entry(NamedTuple):
    """One entry; the first one has number 1."""

    number: int
    at: float  # seconds since 1970, by the clock of the server that stored it
    body: Body


def write(body: Body) -> str:
    """The JSON text of a body, as it is stored."""
    optional = OPTIONAL[type(body)]
    return _encoder.encode({name: value for name, value in vars(body).items() if optional.get(name, MISSING) != value})


def read(number: int, at: float, text: str) -> Entry:
    """An entry from its stored text; BadEntry if its kind is unknown or its fields do not fit."""
    try:
        return Entry(number, at, _bodies.validate_json(text))
    except ValidationError as error:
        raise _bad_entry(number, error) from None


def _bad_entry(number: int, error: ValidationError) -> BadEntry:
    """What is wrong with an entry: its kind, or the first field that does not fit."""
    kind, *field = error.errors()[0]["loc"] or ("",)
    if not field:
        return BadEntry("table-entry-kind", number=number)
    return BadEntry("table-entry-field", number=number, kind=kind, field=".".join(map(str, field)))
