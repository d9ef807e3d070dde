"""Where the server keeps its data: an SQLite file in a folder of the user, or a database at an address."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import platformdirs
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from cantina.engine.errors import CantinaError

FILE = "cantina.sqlite"
VARIABLE = "CANTINA_DATABASE"  # for an address with a password: arguments are visible to all users of a computer
PRIVATE = 0o700


def data_folder() -> Path:
    """The user's folder for data, by the conventions of the system."""
    return platformdirs.user_data_path("cantina", appauthor=False)


def database(address: str | None, folder: str | None) -> str | Path:
    """Where the store is: at an address or path, in a folder, or in the user's folder for data."""
    if address and folder:
        raise CantinaError("serve-database-or-data")
    if not folder and (named := address or os.environ.get(VARIABLE)):
        return named if "://" in named else Path(named).expanduser()
    return (Path(folder).expanduser() if folder else data_folder()) / FILE


def prepare(store: str | Path) -> None:
    """Create the folder of a file; all files of this process are private from now on, since they hold secrets."""
    os.umask(0o077)
    if isinstance(store, str):
        return
    try:
        store.parent.mkdir(PRIVATE, parents=True, exist_ok=True)
    except OSError as error:
        raise CantinaError("serve-folder", folder=str(store.parent), reason=error.strerror or str(error)) from None


def existing(store: str | Path) -> str | Path:
    """A store that exists already; refuses one that does not."""
    if isinstance(store, Path) and not store.exists():
        raise CantinaError("data-no-store", file=str(store))
    return store


def without_password(store: str | Path) -> str:
    """The address of a store without its password, to be shown."""
    if isinstance(store, Path):
        return str(store)
    with suppress(ArgumentError, ValueError):
        return make_url(store).set(query={}).render_as_string(hide_password=True)
    return store.partition("://")[0]


@contextmanager
def exclusive(store: str | Path) -> Iterator[None]:
    """Lock an SQLite file for this server: two could not notify each other. PostgreSQL serves several."""
    if isinstance(store, str) or sys.platform == "win32":
        yield
        return
    import fcntl

    try:
        real = store.resolve()  # another name for the same file is no other file
        if real.exists() and real.stat().st_nlink > 1:  # nobody knows its other names
            raise CantinaError("serve-linked", file=str(store))
        lock = os.open(real.with_name(real.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise CantinaError("serve-folder", folder=str(store.parent), reason=error.strerror or str(error)) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # ends with the process, however it ends
        yield
    except BlockingIOError:
        raise CantinaError("serve-running", file=str(store)) from None
    finally:
        os.close(lock)
