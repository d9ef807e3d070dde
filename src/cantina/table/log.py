"""The log of a table: numbered entries, each one JSON text. It is all that is stored of a table."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

_encoder = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), sort_keys=True)
Body = dict[str, Any]  # what happened: its kind, and what that kind needs


class Entry(NamedTuple):
    """One entry; the first one has number 1."""

    number: int
    at: float  # seconds since 1970, by the clock of the server that stored it
    body: Body

    @property
    def kind(self) -> str:
        """What kind of thing happened."""
        return str(self.body["kind"])


def write(body: Mapping[str, Any]) -> str:
    """The text that is stored."""
    return _encoder.encode(body)


def read(number: int, at: float, text: str) -> Entry:
    """An entry from its text."""
    return Entry(number, at, json.loads(text))
