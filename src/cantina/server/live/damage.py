"""Tables and campaigns whose stored record cannot be read: each is refused by itself, and all others go on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cantina.engine.errors import BadOption
from cantina.server.logs import log_damage
from cantina.store import StoreFailed, Taken
from cantina.table.errors import TableError

# The record is whole, but this program, or this database, cannot play it on.
NOT_PLAYABLE = ("table-other-version", "table-other-content", "table-old-content")


@contextmanager
def refusing_damaged(id: str, refusal: TableError | None = None) -> Iterator[None]:
    """Refuse what cannot be read, in words and without the numbers of its entries, which count what is done in secret.

    Whatever a reader raises is meant: a stored text that was altered can break it anywhere.
    """
    try:
        yield
    except Exception as error:
        if not is_damage(error):
            raise
        refusal = refusal or TableError("table-damaged")
        log_damage(refusal.key, id, error)
        raise refusal from error


def is_damage(error: Exception) -> bool:
    """Whether an error means that a record is damaged; others say already why it is refused."""
    if isinstance(error, TableError):
        return error.key not in NOT_PLAYABLE
    return not isinstance(error, (StoreFailed, Taken, BadOption))
