"""The errors of the store; there are texts for them in every language."""

from __future__ import annotations

from cantina.engine.errors import CantinaError, FileError


class Taken(CantinaError):
    """Another writer was first, or the entry before this one is not stored: load again, then decide again."""


class StoreFailed(CantinaError):
    """The store could not do it now, and nothing is stored by half. Load again before the next try."""


class BadStore(CantinaError):
    """An address where there is no store that this program can use; what is there is left unchanged."""


class BadExport(FileError):
    """An exported file that is refused."""
