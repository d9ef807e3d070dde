"""Routes of games: which there are, what is printed on their cards, and their texts."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from cantina.engine.errors import CantinaError
from cantina.games import find, ids
from cantina.server.dependencies import LanguageDep
from cantina.server.routes.cards import CARDS, cards_response
from cantina.server.schema.facts import facts_of
from cantina.server.schema.openapi import REFUSALS, sends
from cantina.server.schema.responses import Offered
from cantina.text import Message, say, source

FLUENT = "text/plain"

router = APIRouter(prefix="/api/games", responses=REFUSALS)


@router.get("")
async def list_games(language: LanguageDep) -> list[Offered]:
    """All games that tables can be opened for."""
    return [
        {
            **facts_of(game),
            "name": say(Message(f"{game.id}-name"), language),
            "options": [option.name for option in game.options],
        }
        for game in map(find, ids())
    ]


@router.get("/{game_id}/cards", response_class=Response, responses=CARDS)
async def show_cards(game_id: str, request: Request) -> Response:
    """The cards that a game ships with."""
    return cards_response(find(game_id).content, request)


@router.get(
    "/{game_id}/texts/{language}",
    response_class=PlainTextResponse,
    responses=sends("Messages", {"type": "string"}, FLUENT),
)
async def show_texts(game_id: str, language: str) -> PlainTextResponse:
    """The messages of a game as a Fluent file, for clients that lack them; in English where the language lacks them."""
    text = source(find(game_id).id, language)
    if not text:
        raise CantinaError("request-nowhere")
    return PlainTextResponse(text, headers={"cache-control": "no-cache"})
