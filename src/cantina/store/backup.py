"""Online backup of an SQLite store."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Engine

from cantina.store.database import is_sqlite, raw_sqlite
from cantina.store.errors import StoreFailed
from cantina.store.files import new_file


def copy(engine: Engine, path: Path) -> None:
    """Copy a consistent snapshot, links and names of guests included; writers are not blocked."""
    if not is_sqlite(engine):
        raise StoreFailed("store-backup-postgresql")
    with new_file(path) as part:
        with raw_sqlite(engine) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
