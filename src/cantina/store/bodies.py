"""People inside JSON texts: a text that is exactly the id of a guest stands for that guest.

An object with such a text may hold the name of that person beside it, in its field `name`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any

TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')


def texts(body: str) -> Iterable[str]:
    """All texts of a JSON text, in order."""
    return (_meaning(found[0]) for found in TEXT.finditer(body))


def renamed(body: str, names: Mapping[str, str]) -> str:
    """A JSON text with some of its texts replaced, and not a character of it changed beside."""

    def new(found: re.Match[str]) -> str:
        name = names.get(_meaning(found[0]))
        return found[0] if name is None else json.dumps(name)

    return TEXT.sub(new, body)


def without_names(body: str, guests: Collection[str]) -> str:
    """A JSON text in which no object that names one of these guests tells their name as well."""
    if '"name"' not in body:
        return body
    try:
        value = json.loads(body)
    except (ValueError, RecursionError):  # the body was no JSON: nothing in it names a guest
        return body
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) if _blank(value, guests) else body


def _blank(value: Any, guests: Collection[str]) -> bool:
    """Empty the names beside guests, however deep; whether there were any."""
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
