"""The doors for those who come for the first time, and for one's own data: start page, addresses, QR codes."""

from __future__ import annotations

import asyncio
import re
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse, StreamingResponse

from cantina import __version__
from cantina.engine.errors import CantinaError
from cantina.server import codes, guard, mine, pages
from cantina.server.answers import language_of
from cantina.server.described import LINES, answers, refusals
from cantina.server.people import COOKIE
from cantina.server.wire import Code, Forgotten, Here
from cantina.text import Message, languages

if TYPE_CHECKING:
    from cantina.server.doors import Doors

SVG = "image/svg+xml"
OURS = re.compile(r"(?!/|\w+:)[\x21-\x7e]*")  # below our own address, without a host of its own


def address_of(doors: Doors, request: Request) -> str:
    """Where others find what this request found; the address of the network where it was asked from this computer."""
    if doors.others is not None and is_here(request.url.hostname or ""):
        return doors.others
    return f"{request.url.scheme}://{request.url.netloc}{doors.prefix}/"


def is_here(host: str) -> bool:
    """Whether a host is this computer itself, which is another one for everybody else."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def reader(request: Request, chosen: str = "") -> str:
    """The language of the one who asks."""
    return chosen if chosen in languages() else language_of(request.headers.get("accept-language"))


def welcome_of(doors: Doors) -> APIRouter:
    """The start page and QR codes."""
    router = APIRouter()

    @router.get("/", response_class=HTMLResponse, include_in_schema=False)
    async def start(request: Request, lang: str = "") -> str:
        return pages.start(reader(request, lang), doors.prefix, doors.others)

    @router.get("/start.css", response_class=PlainTextResponse, include_in_schema=False)
    async def style() -> Response:
        return Response(pages.style(), media_type="text/css")

    @router.get("/address.svg", include_in_schema=False)
    async def address_code(request: Request) -> Response:
        return Response(codes.svg(address_of(doors, request)), media_type=SVG)

    @router.get("/api/server", response_model=None, responses=answers(Here))
    async def here(request: Request) -> Here:
        return {"version": __version__, "address": address_of(doors, request), "languages": [*languages()]}

    @router.post("/api/code", response_class=Response, responses=picture())
    async def code(said: Code, request: Request) -> Response:
        if not OURS.fullmatch(said.link):
            raise CantinaError("request-field", field="link", reason=Message("request-reason-link"))
        return Response(codes.svg(urljoin(address_of(doors, request), said.link)), media_type=SVG)

    return router


def picture() -> dict[int | str, dict[str, Any]]:
    """The answer that is a picture."""
    return {200: {"description": "The code", "content": {SVG: {"schema": {"type": "string"}}}}, **refusals()}


def own_of(doors: Doors) -> APIRouter:
    """What is mine: to take along, and to have forgotten."""
    router = APIRouter()

    async def guest(request: Request) -> str:
        """The guest of the cookie; it costs a look at all logs, so nobody may ask often."""
        who = await doors.who(request)
        if who.new:
            raise CantinaError("request-stranger")
        if not doors.own.allows(guard.address(request)):
            raise CantinaError("request-too-many")
        return who.guest

    @router.get("/api/me", response_class=StreamingResponse, responses=download())
    async def take(request: Request) -> StreamingResponse:
        store = doors.hall.store
        known = await asyncio.to_thread(mine.known, store, await guest(request))
        name = {"content-disposition": 'attachment; filename="cantina-me.jsonl"'}
        return StreamingResponse(mine.lines(store, known, reader(request)), media_type=LINES, headers=name)

    @router.delete("/api/me", response_model=None, responses=answers(Forgotten))
    async def forget(request: Request, response: Response) -> Forgotten:
        who = await guest(request)
        tables = await mine.forget(doors.hall, who)
        response.delete_cookie(COOKIE, path=f"{doors.prefix}/")
        return {"tables": tables}

    return router


def download() -> dict[int | str, dict[str, Any]]:
    """The answer that is a file of lines."""
    return {200: {"description": "Everything, in lines of JSON", "content": {LINES: {"schema": {}}}}, **refusals()}
