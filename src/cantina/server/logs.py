"""The log of the server: a line for each thing that happened, as JSON or as text for people.

It is for whoever runs the server, and they need not know who plays what. So nothing gets into it by accident: a line is
a word of ours with values that were chosen for it. Of errors, and of what libraries say, only the kind and the place in
the source are kept, since their words may quote a link, a hand or a seed.
"""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from cantina.store import StoreFailed

QUIET, TEXT, JSON = "quiet", "text", "json"
KINDS = (QUIET, TEXT, JSON)
FRAMES = 8  # of a traceback, the innermost
TELLING = ("store-failed-full", "store-failed-busy", "store-failed-corrupt", "store-failed-disk", "store-failed-lost")

log = logging.getLogger("cantina.server")


def note(event: str, level: int = logging.INFO, **values: Any) -> None:
    """Log something that happened."""
    log.log(level, event, extra={"values": values})


def note_failure(error: StoreFailed) -> None:
    """The store could not do something; why, unless the database may have quoted what it was to store."""
    reason = {"reason": error.values["reason"]} if error.key in TELLING else {}
    note("store-failed", logging.WARNING, error=error.key, **reason)


def alias(table_id: str) -> str:
    """A name for a table that leads nowhere: its id is its link."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:8]


def fields(record: logging.LogRecord) -> dict[str, Any]:
    """What a line says."""
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    line: dict[str, Any] = {"at": at, "level": record.levelname.lower()}
    values = getattr(record, "values", None)
    line |= foreign(record) if values is None else {"event": str(record.msg), **values}
    if record.exc_info and record.exc_info[0] is not None:
        line |= {"exception": record.exc_info[0].__name__, "where": places(record.exc_info[2])}
    return line


def foreign(record: logging.LogRecord) -> dict[str, Any]:
    """What a library says: the words it always says, without what it puts in. asyncio puts things in by itself."""
    said = record.msg if isinstance(record.msg, str) and record.name != "asyncio" else ""
    return {"event": "library", "logger": record.name, "said": said.strip().split("\n")[0]}


def places(trace: TracebackType | None) -> list[str]:
    """Where in the source it happened, the innermost last."""
    frames = traceback.extract_tb(trace)[-FRAMES:]
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]


class AsJson(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A line."""
        return json.dumps(fields(record), ensure_ascii=False, default=str)


class AsText(logging.Formatter):
    """A line to read: when, how bad, what, and the values by name."""

    def format(self, record: logging.LogRecord) -> str:
        """A line."""
        line = fields(record)
        begin = [line.pop(name) for name in ("at", "level", "event")]
        return " ".join([*begin, *(f"{name}={shown(value)}" for name, value in line.items())])


def shown(value: Any) -> str:
    """A value in one word, or in quotes."""
    text = " < ".join(reversed(value)) if isinstance(value, list) else str(value)
    return text if text and text.isprintable() and " " not in text else json.dumps(text, ensure_ascii=False)


def begin(kind: str, stream: TextIO | None = None) -> None:
    """Log from now on, all in one form; quietly: only what is wrong."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(AsJson() if kind == JSON else AsText())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("cantina").setLevel(logging.WARNING if kind == QUIET else logging.INFO)
