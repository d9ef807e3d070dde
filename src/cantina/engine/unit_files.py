"""The files of compiled code: units, and for each function in a unit of several the name of that unit.

A file appears at once or not at all, and a damaged one counts as none. What one process compiles the others wait for;
a lock ends with the process that holds it, however it ends.
"""

from __future__ import annotations

import hashlib
import logging
import os
import pickle
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

from cantina.engine.compiled import is_safe
from cantina.engine.whole_file import write_whole

DIGEST = 32  # bytes at the beginning of a unit
ROOT = 0  # who installs software: may own what was compiled beforehand

log = logging.getLogger(__name__)


def places(folder: Path) -> list[Path]:
    """Where a file may be: below `CANTINA_COMPILED`, which is laid out alike and only read, and in the cache."""
    base = os.environ.get("CANTINA_COMPILED")
    shipped = [Path(base, *folder.parts[-2:])] if base else []
    return [*(place for place in shipped if is_trusted(place)), folder]


@cache
def is_trusted(place: Path) -> bool:
    """Whether only root and we may write to a folder of compiled code, its files and the two folders it lies in."""
    if not place.is_dir():
        return False
    unsafe = next((path for path in (*place.parents[1::-1], place, *place.iterdir()) if not is_safe(path, ROOT)), None)
    if unsafe is not None:
        log.warning("compiled code is not used, others may write to %s", unsafe)
    return unsafe is None


def find(folder: Path, name: str) -> Path | None:
    """A file that was compiled beforehand or lies in the cache."""
    return next((place / name for place in places(folder) if os.path.isfile(place / name)), None)


def load(folder: Path, name: str) -> Any | None:
    """What was kept under a name; None if there is nothing that can be read and is whole."""
    data = read(folder, name)
    return None if data is None else pickle.loads(data)


def read(folder: Path, name: str) -> bytes | None:
    """The bytes that were kept under a name; None if there are none that can be read and are whole."""
    for place in places(folder):
        with suppress(OSError):
            data = (place / f"{name}.unit").read_bytes()
            if data[:DIGEST] == digest(data[DIGEST:]):
                return data[DIGEST:]
    return None


def save(folder: Path, name: str, content: Any, members: Iterable[str]) -> None:
    """Keep a unit, and where its members are found; on a full disk nothing is kept."""
    from numba.core.serialize import dumps

    data: bytes = dumps(content)
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(folder / f"{name}.unit", digest(data) + data)
        for member in members:
            write_whole(folder / f"{member}.home", name.encode())


def digest(data: bytes) -> bytes:
    """A checksum that detects a damaged file."""
    return hashlib.sha256(data).digest()


@contextmanager
def locked(folder: Path, name: str) -> Iterator[None]:
    """Hold the lock for compiling a unit; does nothing on file systems without locks."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(folder / f"{name}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        yield
        return
    try:
        with suppress(OSError):
            wait_for(lock)
        yield
    finally:
        os.close(lock)


def wait_for(lock: int) -> None:
    """Wait until no other process holds the lock."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX)


def is_locked(folder: Path, name: str) -> bool:
    """Whether a process compiles a unit now."""
    if sys.platform == "win32":
        return False
    import fcntl

    try:
        with open(folder / f"{name}.lock", "rb") as lock:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)  # ends with the file
    except BlockingIOError:
        return True
    except OSError:  # there is no lock, or there can be none
        pass
    return False
