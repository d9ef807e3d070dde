"""Errors as API users see them: a status, a key, and a text in the reader's language."""

from __future__ import annotations

from http import HTTPStatus
from typing import NotRequired

from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from typing_extensions import TypedDict

from cantina.engine.errors import BadNotation, CantinaError, IllegalAction
from cantina.store import StoreFailed, Taken
from cantina.table.errors import NotConfirmed, TableError
from cantina.text import FALLBACK, Message, languages

STATUS = {
    "table-unknown": HTTPStatus.NOT_FOUND,
    "table-no-seat": HTTPStatus.NOT_FOUND,
    "table-not-your-seat": HTTPStatus.FORBIDDEN,
    "table-host-only": HTTPStatus.FORBIDDEN,
    "table-players-only": HTTPStatus.FORBIDDEN,
    "table-seat-invitation": HTTPStatus.FORBIDDEN,
    "table-moment": HTTPStatus.FORBIDDEN,
    "table-moment-later": HTTPStatus.NOT_FOUND,
    "table-no-watching": HTTPStatus.FORBIDDEN,
    "campaign-unknown": HTTPStatus.NOT_FOUND,
    "campaign-not-yours": HTTPStatus.FORBIDDEN,
    "campaign-keepers-only": HTTPStatus.FORBIDDEN,
    "campaign-none": HTTPStatus.UNPROCESSABLE_ENTITY,
    "store-campaign-taken": HTTPStatus.CONFLICT,
    "table-setting": HTTPStatus.UNPROCESSABLE_ENTITY,
    "table-setting-unknown": HTTPStatus.UNPROCESSABLE_ENTITY,
    "table-name": HTTPStatus.UNPROCESSABLE_ENTITY,
    "table-key": HTTPStatus.UNPROCESSABLE_ENTITY,
    "table-phrase": HTTPStatus.UNPROCESSABLE_ENTITY,
    "request-host": HTTPStatus.BAD_REQUEST,
    "request-header": HTTPStatus.BAD_REQUEST,
    "request-origin": HTTPStatus.FORBIDDEN,
    "request-here": HTTPStatus.FORBIDDEN,
    "request-nowhere": HTTPStatus.NOT_FOUND,
    "request-method": HTTPStatus.METHOD_NOT_ALLOWED,
    "request-too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "request-too-many": HTTPStatus.TOO_MANY_REQUESTS,
    "request-stranger": HTTPStatus.NOT_FOUND,
    "odds-none": HTTPStatus.NOT_FOUND,
    "odds-over": HTTPStatus.CONFLICT,
    "odds-not-ready": HTTPStatus.SERVICE_UNAVAILABLE,
    "table-busy": HTTPStatus.SERVICE_UNAVAILABLE,
}

# The reason for the reader, by pydantic's type of error; all other types mean that a value is of the wrong kind.
REASONS = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_too_long": "long",
    "greater_than_equal": "small",
    "less_than_equal": "large",
    "json_invalid": "json",
}
LONGEST_FIELD = 80  # characters of a field's name that are quoted
LONGEST_HEADER = 200  # characters of Accept-Language that are read


class Problem(TypedDict):
    """What cannot be done: its key, the words for the reader, and the rule or the field it is about."""

    error: str
    text: str
    rule: NotRequired[str]
    field: NotRequired[str]
    confirm: NotRequired[bool]


def status_of(error: CantinaError) -> HTTPStatus:
    """The HTTP status of an error."""
    if error.key in STATUS:
        return STATUS[error.key]
    if isinstance(error, (StoreFailed, Taken)):
        return HTTPStatus.SERVICE_UNAVAILABLE
    if isinstance(error, BadNotation):
        return HTTPStatus.UNPROCESSABLE_ENTITY
    conflict = isinstance(error, (IllegalAction, TableError))
    return HTTPStatus.CONFLICT if conflict else HTTPStatus.UNPROCESSABLE_ENTITY


def problem(error: CantinaError, language: str) -> Problem:
    """An error for a program and for its reader, without anything that the caller may not know."""
    sent: Problem = {"error": error.key, "text": without_surrogates(public(error).text(language))}
    if isinstance(error, IllegalAction):
        sent["rule"] = error.rule
    if isinstance(error, NotConfirmed):
        sent["confirm"] = True
    field = error.values.get("field", error.values.get("option"))
    if field is not None:
        sent["field"] = without_surrogates(str(field))
    return sent


def without_surrogates(text: str) -> str:
    """Replace lone surrogates: JSON can carry them, UTF-8 cannot."""
    return text.encode(errors="replace").decode()


def public(error: CantinaError) -> CantinaError:
    """The error that is sent: the database's own words about a failure are for the log only."""
    if isinstance(error, StoreFailed):
        return CantinaError("request-store", why=error.key.rpartition("-")[2])
    return error


def from_validation(error: ValidationError | RequestValidationError) -> CantinaError:
    """Our error for a message that does not fit its schema, by the first field that does not."""
    first = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"]) or "-"
    reason = REASONS.get(first["type"], "kind")
    return CantinaError("request-field", field=field[:LONGEST_FIELD], reason=Message(f"request-reason-{reason}"))


def from_http(error: HTTPException) -> CantinaError:
    """Our error for 404, 405, or a body that cannot be read."""
    if error.status_code == HTTPStatus.NOT_FOUND:
        return CantinaError("request-nowhere")
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        return CantinaError("request-method")
    return CantinaError("request-json")


def preferred_language(accepted: str | None) -> str:
    """The first language of an Accept-Language header for which there are texts."""
    for part in (accepted or "")[:LONGEST_HEADER].split(","):
        name = part.split(";")[0].strip().lower().split("-")[0]
        if name in languages():
            return name
    return FALLBACK
