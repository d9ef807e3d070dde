"""What cannot be done at a table."""

from __future__ import annotations

from cantina.engine.errors import CantinaError


class TableError(CantinaError):
    """A request that is refused at this table, for this guest, or now; nothing has changed."""


class NotConfirmed(TableError):
    """The action would end the turn of a player who wants to be asked first."""


class BadEntry(TableError):
    """An entry of a log that this version cannot read: of an unknown kind, or with fields that do not fit."""
