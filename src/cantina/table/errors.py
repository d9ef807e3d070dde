"""What cannot be done at a table."""

from __future__ import annotations

from cantina.engine.errors import CantinaError


class TableError(CantinaError):
    """Something that cannot be done at this table, by this person, or now; nothing has changed."""


class NotConfirmed(TableError):
    """The action would end the turn of somebody who wants to be asked first."""
