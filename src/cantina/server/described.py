"""What the API says of itself: the answers of each request, and all definitions, in its OpenAPI document."""

from __future__ import annotations

import inspect
from typing import Any

from fastapi import FastAPI

from cantina.server.answers import Problem
from cantina.server.json_schema import Schema
from cantina.server.schemas import COMPONENTS, components

JSON, LINES = "application/json", "application/x-ndjson"


def pointer(kind: type) -> Schema:
    """A pointer to the definition of a record."""
    return {"$ref": COMPONENTS + kind.__name__}


def refusals() -> dict[int | str, Any]:
    """What every request may be answered with: it cannot be done, or it cannot be stored now."""
    content = {JSON: {"schema": pointer(Problem)}}
    return {
        "4XX": {"description": "It cannot be done, and nothing has changed", "content": content},
        503: {"description": "It cannot be stored now, and nothing has changed: try again", "content": content},
    }


def answers(kind: type, status: int = 200, listed: bool = False, media: str = JSON) -> dict[int | str, Any]:
    """The answers of a request: a record or a list of records, or a refusal."""
    schema = {"type": "array", "items": pointer(kind)} if listed else pointer(kind)
    about = (inspect.getdoc(kind) or "").split("\n")[0]
    return {status: {"description": about, "content": {media: {"schema": schema}}}, **refusals()}


def describe(app: FastAPI) -> None:
    """Let the document of the API hold the definitions that its answers point to."""
    made = app.openapi

    def openapi() -> dict[str, Any]:
        document = made()
        kept = document.setdefault("components", {}).setdefault("schemas", {})
        kept |= components()
        return document

    app.openapi = openapi  # type: ignore[method-assign]
