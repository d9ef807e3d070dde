"""Guests inside JSON texts: a string that is exactly the id of a guest stands for that guest.

An object with such a string may hold the name of that guest beside it, in its field `name`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any

TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')


def texts(body: str) -> Iterable[str]:
    """All strings of a JSON text, in order."""
    return (_meaning(found[0]) for found in TEXT.finditer(body))


def renamed(body: str, names: Mapping[str, str]) -> str:
    """Replace some strings of a JSON text and keep every other byte."""

    def new(found: re.Match[str]) -> str:
        name = names.get(_meaning(found[0]))
        return found[0] if name is None else json.dumps(name)

    return TEXT.sub(new, body)


def without_names(body: str, guests: Collection[str]) -> str:
    """Empty the field `name` of every object in a JSON text that names one of these guests."""
    if '"name"' not in body:
        return body
    value = _parsed(body)
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) if _blank(value, guests) else body


def kind_of(body: str) -> str | None:
    """The kind of an entry, None where it has none."""
    return _field(body, "kind")


def content_named(body: str) -> str | None:
    """The hash of the content that a table is begun with by its first entry, None where it names none."""
    return _field(body, "content")


def _field(body: str, name: str) -> str | None:
    """A string that is a field of a JSON object, None where there is none."""
    value = _parsed(body)
    found = value.get(name) if isinstance(value, dict) else None
    return found if isinstance(found, str) else None


def _parsed(body: str) -> Any:
    """The value of a JSON text, None where it is none."""
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        return None


def _blank(value: Any, guests: Collection[str]) -> bool:
    """Empty the names beside guests, at any depth; returns whether there were any."""
    inner = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    found = [_blank(one, guests) for one in inner]
    if isinstance(value, dict) and value.get("name") and any(isinstance(one, str) and one in guests for one in inner):
        value["name"] = ""
        return True
    return any(found)


def _meaning(quoted: str) -> str:
    if "\\" not in quoted:
        return quoted[1:-1]
    try:
        return str(json.loads(quoted))
    except ValueError:  # the body was no JSON: nothing in it names a guest
        return quoted
