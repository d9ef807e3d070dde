"""The OpenAPI document: what routes answer beside their response models, and the published definitions."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

from cantina.server.problems import Problem
from cantina.server.schema.definitions import COMPONENTS, components
from cantina.server.schema.json_schema import Schema

JSON, LINES, SVG = "application/json", "application/x-ndjson", "image/svg+xml"

Responses = dict[int | str, dict[str, Any]]


def pointer(kind: type) -> Schema:
    """A pointer to the published definition of a type."""
    return {"$ref": COMPONENTS + kind.__name__}


def sends(description: str, schema: Schema, media: str = JSON) -> Responses:
    """The response of a route that writes its body itself."""
    return {200: {"description": description, "content": {media: {"schema": schema}}}}


_problem = {JSON: {"schema": pointer(Problem)}}
REFUSALS: Responses = {
    "4XX": {"description": "It cannot be done, and nothing has changed", "content": _problem},
    503: {"description": "It cannot be stored now, and nothing has changed: try again", "content": _problem},
}


def publish_definitions(app: FastAPI) -> None:
    """Let the OpenAPI document of an application hold the published definitions, in place of FastAPI's own."""
    made = app.openapi

    def openapi() -> dict[str, Any]:
        document = made()
        document.setdefault("components", {})["schemas"] = components()
        return document

    app.openapi = openapi  # type: ignore[method-assign]
