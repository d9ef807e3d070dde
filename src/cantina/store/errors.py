"""What can go wrong with stored tables; every error is said in every language."""

from __future__ import annotations

from typing import Any

from cantina.engine.errors import CantinaError


class Taken(CantinaError):
    """Another writer was first, or the entry before this one is not stored: load again, then decide anew."""


class StoreFailed(CantinaError):
    """The store could not do it now: nothing of it is kept half. Load again before the next try."""


class BadStore(CantinaError):
    """An address that leads to no store this program may use; what is there was left as it is."""


class BadExport(CantinaError):
    """An exported file that is refused: says file, line, field and reason."""

    def __init__(self, file: str, line: int, field: str, key: str, **values: Any) -> None:
        self.file, self.line, self.field = file, line, field
        super().__init__(key, file=file, line=line, field=field, **values)
