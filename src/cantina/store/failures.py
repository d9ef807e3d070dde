"""Errors of databases as errors of the store; they never quote an address with its password."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from cantina.store.errors import StoreFailed

SQLITE: Final = {  # by the primary result code
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_READONLY: "disk",
    sqlite3.SQLITE_CANTOPEN: "disk",
}
POSTGRESQL: Final = {  # by the beginning of the SQLSTATE
    "53100": "full",
    "55P03": "busy",
    "57014": "busy",
    "40": "busy",
    "XX00": "corrupt",
    "58": "disk",
}
AGAIN: Final = ("40001", "40P01", "57P01")  # serialization failure, deadlock, this connection was ended


def cause(error: Exception) -> str:
    """The cause of an error, as one of a few words."""
    if isinstance(error, PoolTimeout):
        return "busy"
    if not isinstance(error, DBAPIError) or isinstance(error, (DataError, IntegrityError, ProgrammingError)):
        return "refused"
    original = error.orig
    if isinstance(original, sqlite3.Error):
        return SQLITE.get(getattr(original, "sqlite_errorcode", 0) & 0xFF, "refused")
    state = getattr(original, "sqlstate", None) or ""
    return next((word for begin, word in POSTGRESQL.items() if state.startswith(begin)), "lost")


def failed(error: Exception) -> StoreFailed:
    """The error to show for an error of a database."""
    return StoreFailed(f"store-failed-{cause(error)}", reason=reason(error))


def reason(error: BaseException) -> str:
    """The first line of the database's message, without anything that looks like a password."""
    message = str(error.orig if isinstance(error, DBAPIError) else error).strip() or type(error).__name__
    return re.sub(r"(://[^:/@\s]*):[^@\s]*@|(password=)\S+", r"\1\2", message.splitlines()[0])[:300]


def must_try_again(error: Exception) -> bool:
    """Whether the transaction can be retried at once."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in AGAIN


@contextmanager
def failures() -> Iterator[None]:
    """Errors of the database become errors of the store."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, UnicodeError, OverflowError) as error:
        raise failed(error) from error
