"""Marks on types: what a published schema says beyond the type."""

from __future__ import annotations

from typing import NamedTuple


class OfGame(NamedTuple):
    """A part that each game has in its own shape."""

    part: str


class OneOf(NamedTuple):
    """One of these texts."""

    values: tuple[str, ...]


class FieldsOf(NamedTuple):
    """The fields of a record, as JSON."""

    record: type
