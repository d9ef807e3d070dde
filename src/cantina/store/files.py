"""Files that are written whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from cantina.engine.whole_file import sync_folder
from cantina.store.errors import StoreFailed


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A new file to write to; it gets its name when all is written. Nothing is overwritten."""
    part = path.with_name(path.name + ".part")
    try:
        if path.exists():
            raise StoreFailed("store-file-exists", file=path.name)
        part.unlink(missing_ok=True)
        yield part
        part.rename(path)
        sync_folder(path.parent)
    except OSError as error:
        raise StoreFailed("store-file", file=path.name, reason=error.strerror or str(error)) from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
