"""The OpenAPI document: what routes answer beside their response models, and the published definitions."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from fastapi import FastAPI, Request, Response

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


def publish_openapi(app: FastAPI, prefix: str) -> None:
    """Serve the OpenAPI document, with the published definitions in place of FastAPI's own.

    It is large: it is made once, and its text too, when `app.openapi` is first called.
    """
    made = app.openapi

    @cache
    def openapi() -> dict[str, Any]:
        servers = {"servers": [{"url": prefix}]} if prefix else {}
        document = {**made(), **servers}
        return {**document, "components": {**document.get("components", {}), "schemas": components()}}

    @cache
    def text() -> bytes:
        return json.dumps(openapi(), ensure_ascii=False, separators=(",", ":")).encode()

    async def show_openapi(request: Request) -> Response:
        return Response(text(), media_type=JSON)

    def openapi_and_text() -> dict[str, Any]:
        text()
        return openapi()

    app.openapi = openapi_and_text  # type: ignore[method-assign]
    app.add_route("/openapi.json", show_openapi, include_in_schema=False)
