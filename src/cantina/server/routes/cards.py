"""The response with what is printed on cards: of a game as it ships, or as a table began with it."""

from __future__ import annotations

import hashlib
from http import HTTPStatus

from fastapi import Request, Response

from cantina.engine.errors import CantinaError
from cantina.engine.game import Content
from cantina.engine.match import Match
from cantina.server.schema import card_catalogue
from cantina.server.schema.openapi import JSON, pointer, sends
from cantina.server.schema.responses import Cards

CARDS = sends("All cards", pointer(Cards))


def cards_response(content: Content, request: Request, match: Match | None = None) -> Response:
    """The cards of a content, or of a table; the browser may keep them, and asks for them by their tag."""
    text = card_catalogue.table_cards(content, match)
    if text is None:
        raise CantinaError("request-nowhere")
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    return Response(text, media_type=JSON, headers=headers)
