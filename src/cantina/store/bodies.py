"""People inside JSON texts: a text that is exactly the id of a guest stands for that guest."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping

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


def _meaning(quoted: str) -> str:
    if "\\" not in quoted:
        return quoted[1:-1]
    try:
        return str(json.loads(quoted))
    except ValueError:  # the body was no JSON: nothing in it names a guest
        return quoted
