"""The log of the server: one line per event, as JSON or as text for people.

The operator of the server need not know who plays what. So nothing is logged by accident: a line is an event of ours
with values that were chosen for it. Of errors, and of the messages of libraries, only the kind and the place in the
source are kept, since their texts may quote a link, a hand or a seed.
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
# Failures of the store whose reason cannot quote what was to be stored.
SAFE_FAILURES = (
    "store-failed-full",
    "store-failed-busy",
    "store-failed-corrupt",
    "store-failed-disk",
    "store-failed-lost",
)

logger = logging.getLogger("cantina.server")


def log_event(event: str, level: int = logging.INFO, **values: Any) -> None:
    """Log an event with its values."""
    logger.log(level, event, extra={"values": values})


def log_store_failure(error: StoreFailed) -> None:
    """Log a failure of the store, with its reason unless the database may have quoted what it was to store."""
    reason = {"reason": error.values["reason"]} if error.key in SAFE_FAILURES else {}
    log_event("store-failed", logging.WARNING, error=error.key, **reason)


def log_damage(key: str, id: str, error: Exception) -> None:
    """Log a table or campaign that cannot be read, and is therefore refused with this key."""
    kind, where = type(error).__name__, source_places(error.__traceback__)
    log_event("damaged", logging.ERROR, error=key, table=alias(id), exception=kind, where=where)


def alias(table_id: str) -> str:
    """A name for a table that opens nothing: its id is its link."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:8]


def fields(record: logging.LogRecord) -> dict[str, Any]:
    """The fields of a line."""
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    line: dict[str, Any] = {"at": at, "level": record.levelname.lower()}
    values = getattr(record, "values", None)
    line |= library_fields(record) if values is None else {"event": str(record.msg), **values}
    if record.exc_info and record.exc_info[0] is not None:
        line |= {"exception": record.exc_info[0].__name__, "where": source_places(record.exc_info[2])}
    return line


def library_fields(record: logging.LogRecord) -> dict[str, Any]:
    """The message of a library without its arguments. asyncio formats them itself, so its messages are left out."""
    message = record.msg if isinstance(record.msg, str) and record.name != "asyncio" else ""
    return {"event": "library", "logger": record.name, "said": message.strip().split("\n")[0]}


def source_places(trace: TracebackType | None) -> list[str]:
    """The places in the source of a traceback, the innermost last."""
    frames = traceback.extract_tb(trace)[-FRAMES:]
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]


class JsonFormatter(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a line."""
        return json.dumps(fields(record), ensure_ascii=False, default=str)


class TextFormatter(logging.Formatter):
    """A line to read: time, level, event, and the values by name."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a line."""
        line = fields(record)
        begin = [line.pop(name) for name in ("at", "level", "event")]
        return " ".join([*begin, *(f"{name}={as_word(value)}" for name, value in line.items())])


def as_word(value: Any) -> str:
    """A value without spaces, or in quotes."""
    text = " < ".join(reversed(value)) if isinstance(value, list) else str(value)
    return text if text and text.isprintable() and " " not in text else json.dumps(text, ensure_ascii=False)


def configure(kind: str, stream: TextIO | None = None) -> None:
    """Log all events in one form from now on; `quiet`: only warnings and errors."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter() if kind == JSON else TextFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("cantina").setLevel(logging.WARNING if kind == QUIET else logging.INFO)
