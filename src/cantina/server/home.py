"""Where the data of a server lies: a folder of the user with one SQLite file in it, or a database elsewhere."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from cantina.engine.errors import CantinaError

FILE = "cantina.sqlite"
VARIABLE = "CANTINA_DATABASE"  # for an address with a password: arguments can be read by everybody on a computer
PRIVATE = 0o700


def data_folder() -> Path:
    """The user's folder for data, as the system has it."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "cantina"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "cantina"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "cantina"


def database(address: str | None, folder: str | None) -> str | Path:
    """Where the store is: at an address or path, in a folder, or in the user's own."""
    if address and folder:
        raise CantinaError("serve-database-or-data")
    if not folder and (named := address or os.environ.get(VARIABLE)):
        return named if "://" in named else Path(named).expanduser()
    return (Path(folder).expanduser() if folder else data_folder()) / FILE


def prepare(store: str | Path) -> None:
    """Make the folder of a file; whatever is written from now on is for this user only, since it holds secrets."""
    os.umask(0o077)
    if isinstance(store, str):
        return
    try:
        store.parent.mkdir(PRIVATE, parents=True, exist_ok=True)
    except OSError as error:
        raise CantinaError("serve-folder", folder=str(store.parent), reason=error.strerror or str(error)) from None


def existing(store: str | Path) -> str | Path:
    """A store that is there already."""
    if isinstance(store, Path) and not store.exists():
        raise CantinaError("data-no-store", file=str(store))
    return store


def shown(store: str | Path) -> str:
    """Where a store is, without a password."""
    if isinstance(store, Path):
        return str(store)
    with suppress(ArgumentError, ValueError):
        return make_url(store).set(query={}).render_as_string(hide_password=True)
    return store.partition("://")[0]


@contextmanager
def alone(store: str | Path) -> Iterator[None]:
    """Be the only server on an SQLite file: two would not tell each other what happens. PostgreSQL serves many."""
    if isinstance(store, str) or sys.platform == "win32":
        yield
        return
    import fcntl

    try:
        lock = os.open(store.with_name(store.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise CantinaError("serve-folder", folder=str(store.parent), reason=error.strerror or str(error)) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)  # ends with the process, however it ends
        yield
    except BlockingIOError:
        raise CantinaError("serve-running", file=str(store)) from None
    finally:
        os.close(lock)
