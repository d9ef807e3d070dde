"""The errors of the store; there are texts for them in every language."""

from __future__ import annotations

from typing import Any

from cantina.engine.errors import CantinaError


class Taken(CantinaError):
    """Another writer was first, or the entry before this one is not stored: load again, then decide again."""


class StoreFailed(CantinaError):
    """The store could not do it now, and nothing is stored by half. Load again before the next try."""


class BadStore(CantinaError):
    """An address where there is no store that this program can use; what is there is left unchanged."""


class BadExport(CantinaError):
    """An exported file that is refused: says file, line, field and reason."""

    def __init__(self, file: str, line: int, field: str, key: str, **values: Any) -> None:
        self.file, self.line, self.field = file, line, field
        super().__init__(key, file=file, line=line, field=field, **values)
