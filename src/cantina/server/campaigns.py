"""The doors to campaigns: begin one, look at it, open its next table, take it away as a file and bring it back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from cantina.engine.errors import BadSavedGame, CantinaError
from cantina.server import groups, guard
from cantina.server.answers import language_of
from cantina.server.described import JSON, answers, refusals
from cantina.server.groups import Member
from cantina.server.opening import open_chapter
from cantina.server.people import guest_asks, secret_of
from cantina.server.wire import Links, Stored
from cantina.server.wire_campaigns import Anew, CampaignListed, CampaignShown, Found, Founded, OpenNext, Seen
from cantina.table import campaign as campaigns
from cantina.table.campaign import FILE

if TYPE_CHECKING:
    from cantina.server.doors import Doors

AS_FILE: dict[str, Any] = {
    "description": "The file of a campaign",
    "content": {JSON: {"schema": {"type": "object"}}},
}


async def text_of(request: Request) -> str:
    """The text of a file that is sent as the body of a request."""
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise BadSavedGame("campaign-unreadable", file=FILE, reason=error.reason) from None


def campaigns_of(doors: Doors) -> APIRouter:
    """All requests about campaigns."""
    router = APIRouter()
    begin(router, doors)
    look(router, doors)
    go_on(router, doors)
    files(router, doors)
    return router


async def one_of_the_group(doors: Doors, request: Request, campaign_id: str, keeps: bool = False) -> Member:
    """Who asks about a campaign, if they belong to its group."""
    who, asks = guest_asks(request, doors.key), groups.keeper if keeps else groups.member
    return await asks(doors.hall, who, secret_of(request), campaign_id)


def begin(router: APIRouter, doors: Doors) -> None:
    """A new campaign."""

    async def founded(request: Request, response: Response, game: str, name: str, file: str | None) -> Founded:
        who = guest_asks(request, doors.key)
        if not doors.tables.allows(guard.address(request)):
            raise CantinaError("request-too-many")
        made = await groups.found(doors.hall, who.guest, game, name, file)
        doors.keep(response, who, request)
        return made

    @router.post("/api/campaigns", status_code=201, response_model=None, responses=answers(Founded, 201))
    async def found(said: Found, request: Request, response: Response) -> Founded:
        return await founded(request, response, said.game, said.name, None)

    @router.post(
        "/api/campaigns/file",
        status_code=201,
        response_model=None,
        responses=answers(Founded, 201),
        openapi_extra={"requestBody": AS_FILE},
    )
    async def found_from_file(game: str, name: str, request: Request, response: Response) -> Founded:
        return await founded(request, response, game, name, await text_of(request))


def look(router: APIRouter, doors: Doors) -> None:
    """Which campaigns there are for somebody, and how one stands."""

    @router.get("/api/campaigns", response_model=None, responses=answers(CampaignListed, listed=True))
    async def mine(request: Request) -> list[CampaignListed]:
        return await groups.mine(doors.hall, guest_asks(request, doors.key).guest)

    @router.get("/api/campaigns/{campaign_id}", response_model=None, responses=answers(CampaignShown))
    async def show(campaign_id: str, request: Request) -> CampaignShown:
        one = await one_of_the_group(doors, request, campaign_id)
        return await groups.shown(doors.hall, one, language_of(request.headers.get("accept-language")))


def go_on(router: APIRouter, doors: Doors) -> None:
    """Join a campaign, play its next game, begin it anew."""

    @router.post("/api/campaigns/{campaign_id}/join", response_model=None, responses=answers(Stored))
    async def join(campaign_id: str, request: Request, response: Response) -> Stored:
        one = await one_of_the_group(doors, request, campaign_id, keeps=True)
        await groups.join(doors.hall, one)
        doors.keep(response, one.who, request)
        return {"done": "join"}

    @router.post(
        "/api/campaigns/{campaign_id}/tables", status_code=201, response_model=None, responses=answers(Links, 201)
    )
    async def open_next(campaign_id: str, said: OpenNext, request: Request, response: Response) -> Links:
        one = await one_of_the_group(doors, request, campaign_id)
        if not doors.tables.allows(guard.address(request)):
            raise CantinaError("request-too-many")
        wishes = (said.seats, said.options, said.settings, said.beside)
        door = await open_chapter(doors.hall, one.campaign, one.who.guest, *wishes)
        doors.keep(response, one.who, request)
        return {"table": door.table, "seats": door.seats, "watch": door.watch}

    @router.post("/api/campaigns/{campaign_id}/anew", response_model=None, responses=answers(Stored))
    async def anew(campaign_id: str, said: Anew, request: Request) -> Stored:
        one = await one_of_the_group(doors, request, campaign_id, keeps=True)
        await groups.change(doors.hall, one, said.number, campaigns.begun_anew(one.campaign))
        return {"done": "anew"}


def files(router: APIRouter, doors: Doors) -> None:
    """A campaign leaves as a file, and comes back."""
    leaves = {200: AS_FILE, **refusals()}

    @router.get("/api/campaigns/{campaign_id}/file", response_class=PlainTextResponse, responses=leaves)
    async def leave(campaign_id: str, request: Request) -> Response:
        one = await one_of_the_group(doors, request, campaign_id)
        named = {"content-disposition": f'attachment; filename="{FILE}"'}
        return Response(one.campaign.progress, media_type=JSON, headers=named)

    @router.put(
        "/api/campaigns/{campaign_id}/file",
        response_model=None,
        responses=answers(Stored),
        openapi_extra={"requestBody": AS_FILE},
    )
    async def come_back(campaign_id: str, number: Seen, request: Request) -> Stored:
        one = await one_of_the_group(doors, request, campaign_id, keeps=True)
        brought = campaigns.brought_back(one.campaign, await text_of(request))
        await groups.change(doors.hall, one, number, brought)
        return {"done": "file"}
