"""What is said when something cannot be done: a status, a key, and the words in the reader's language."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.exceptions import HTTPException

from cantina.engine.errors import BadNotation, CantinaError, IllegalAction
from cantina.store import StoreFailed, Taken
from cantina.table.errors import NotConfirmed, TableError
from cantina.text import FALLBACK, Message, languages

UNAVAILABLE = 503
STATUS = {
    "table-unknown": 404,
    "table-no-seat": 404,
    "table-not-your-seat": 403,
    "table-host-only": 403,
    "table-players-only": 403,
    "table-moment": 403,
    "table-no-watching": 403,
    "campaign-unknown": 404,
    "campaign-not-yours": 403,
    "campaign-keepers-only": 403,
    "campaign-none": 422,
    "store-campaign-taken": 409,
    "table-setting": 422,
    "table-setting-unknown": 422,
    "table-name": 422,
    "table-key": 422,
    "table-phrase": 422,
    "request-origin": 403,
    "request-here": 403,
    "request-nowhere": 404,
    "request-method": 405,
    "request-too-large": 413,
    "request-too-many": 429,
    "request-stranger": 404,
    "table-busy": UNAVAILABLE,
}

# What is wrong with a field, by what the checker of the schema calls it; all else is of the wrong kind.
REASONS = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_too_long": "long",
    "greater_than_equal": "small",
    "less_than_equal": "large",
    "json_invalid": "json",
}


class Problem(TypedDict):
    """What cannot be done: its key, the words for the reader, and the rule or the field it is about."""

    error: str
    text: str
    rule: NotRequired[str]
    field: NotRequired[str]
    confirm: NotRequired[bool]


def status_of(error: CantinaError) -> int:
    """The status of HTTP that fits an error."""
    if error.key in STATUS:
        return STATUS[error.key]
    if isinstance(error, (StoreFailed, Taken)):
        return UNAVAILABLE
    if isinstance(error, BadNotation):
        return 422
    return 409 if isinstance(error, (IllegalAction, TableError)) else 422


def problem(error: CantinaError, language: str) -> Problem:
    """An error for a program and for its reader; nothing in it that the one who asked may not know."""
    said: Problem = {"error": error.key, "text": sendable(for_people(error).text(language))}
    if isinstance(error, IllegalAction):
        said["rule"] = error.rule
    if isinstance(error, NotConfirmed):
        said["confirm"] = True
    field = error.values.get("field", error.values.get("option"))
    if field is not None:
        said["field"] = sendable(str(field))
    return said


def sendable(text: str) -> str:
    """A text without halves of characters: what somebody sent may be quoted, and JSON can spell such halves."""
    return text.encode(errors="replace").decode()


def for_people(error: CantinaError) -> CantinaError:
    """What people are told when the store fails; what the database said itself is for the log."""
    if isinstance(error, StoreFailed):
        return CantinaError("request-store", why=error.key.rpartition("-")[2])
    return error


def misunderstood(error: ValidationError | RequestValidationError) -> CantinaError:
    """What does not fit the schema, by its first field."""
    first = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"]) or "-"
    reason = REASONS.get(first["type"], "kind")
    return CantinaError("request-field", field=field[:80], reason=Message(f"request-reason-{reason}"))


def nowhere(error: HTTPException) -> CantinaError:
    """A request that leads to no door, knocks in a way that this door does not know, or holds nothing to be read."""
    if error.status_code == 404:
        return CantinaError("request-nowhere")
    return CantinaError("request-method") if error.status_code == 405 else CantinaError("request-json")


def language_of(wanted: str | None) -> str:
    """The first language of a list of wishes that there are texts for."""
    for part in (wanted or "")[:200].split(","):
        name = part.split(";")[0].strip().lower().split("-")[0]
        if name in languages():
            return name
    return FALLBACK
