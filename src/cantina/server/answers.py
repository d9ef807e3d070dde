"""What is said when something cannot be done: a status, a key, and the words in the reader's language."""

from __future__ import annotations

from typing import Any

from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError

from cantina.engine.errors import BadNotation, CantinaError, IllegalAction
from cantina.store import StoreFailed, Taken
from cantina.table.errors import NotConfirmed, TableError
from cantina.text import FALLBACK, languages

STATUS = {
    "table-unknown": 404,
    "table-no-seat": 404,
    "table-not-your-seat": 403,
    "table-host-only": 403,
    "table-players-only": 403,
    "table-moment": 403,
    "table-no-watching": 403,
    "request-too-many": 429,
    "table-busy": 503,
}


def status_of(error: CantinaError) -> int:
    """The status of HTTP that fits an error."""
    if error.key in STATUS:
        return STATUS[error.key]
    if isinstance(error, (StoreFailed, Taken)):
        return 503
    if isinstance(error, BadNotation):
        return 422
    return 409 if isinstance(error, (IllegalAction, TableError)) else 422


def problem(error: CantinaError, language: str) -> dict[str, Any]:
    """An error for a program and for its reader; nothing in it that the one who asked may not know."""
    said: dict[str, Any] = {"error": error.key, "text": error.text(language)}
    if isinstance(error, IllegalAction):
        said["rule"] = error.rule
    if isinstance(error, NotConfirmed):
        said["confirm"] = True
    if "field" in error.values:
        said["field"] = str(error.values["field"])
    return said


def misunderstood(error: ValidationError | RequestValidationError) -> CantinaError:
    """What does not fit the schema, by its first field."""
    first = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"]) or "-"
    return CantinaError("request-field", field=field[:80], reason=str(first["msg"])[:200])


def language_of(wanted: str | None) -> str:
    """The first language of a list of wishes that there are texts for."""
    for part in (wanted or "")[:200].split(","):
        name = part.split(";")[0].strip().lower().split("-")[0]
        if name in languages():
            return name
    return FALLBACK
