"""Routes that show a table to a viewer: now, earlier, as a record, as text, its story, as a stream, live."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

from fastapi import APIRouter, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse, StreamingResponse
from starlette.requests import HTTPConnection

from cantina.engine.errors import CantinaError
from cantina.engine.odds import odds
from cantina.engine.ready import is_ready
from cantina.server import auth
from cantina.server.context import Context
from cantina.server.dependencies import (
    CallerDep,
    ContextDep,
    GuestDep,
    LanguageDep,
    LiveTableDep,
    RegistryDep,
    ViewerDep,
    checked_budget,
    costs,
)
from cantina.server.live import presence
from cantina.server.live.connection import Connection, pay_for_presence, refuse, serve
from cantina.server.live.live_table import Listener, LiveTable
from cantina.server.live.registry import Registry
from cantina.server.middleware.hosts import check_origin
from cantina.server.middleware.rate_limit import Budget
from cantina.server.routes.cards import CARDS, cards_response
from cantina.server.schema.openapi import JSON, LINES, REFUSALS, pointer, sends
from cantina.server.schema.responses import Briefing, Odds, Picture
from cantina.table.absence import come_back
from cantina.table.access import Credentials, as_guest, guest_at, has_access
from cantina.table.course import course, past_picture
from cantina.table.errors import TableError
from cantina.table.moments import moment, passage
from cantina.table.shapes import Course, Moment, Update
from cantina.table.story import Viewer
from cantina.table.updates import encoded

UPDATE = sends("An update", pointer(Update))
COURSE = sends("The course of a game that is over", pointer(Course))
ODDS = 4  # more than a request costs otherwise
PASSAGE = sends("Moments, one after the other", {"type": "array", "items": pointer(Moment)})
LOOKING_BACK = 0.1  # seconds, more than it takes; else the answer comes after twice as many, and so on
UPDATES = sends("An update per line", pointer(Update), LINES)

router = APIRouter(prefix="/api/tables/{table_id}", responses=REFUSALS)


@router.get("/view", response_class=Response, responses=UPDATE)
async def show_now(
    live: LiveTableDep, viewer: ViewerDep, registry: RegistryDep, language: LanguageDep, since: int = 0
) -> Response:
    """The table as it is now, with what happened since a sequence number."""
    if viewer is not None:
        presence.mark_active(registry, live, live.table.places[viewer].guest)
    known = await presence.find_words(live, viewer, since, language)
    _, text = presence.update_text(registry, live, viewer, since, language, known)
    return Response(text, media_type=JSON)


@router.get("/moments", response_class=Response, responses=UPDATE, dependencies=[costs(2)])
async def show_last_moment(
    live: LiveTableDep, viewer: ViewerDep, registry: RegistryDep, language: LanguageDep, from_seat: int | None = None
) -> Response:
    """The last moment that the viewer was shown; after the end also that of another seat."""
    return await show_moment(registry, live, viewer, language, None, from_seat)


@router.get("/moments/{seq}", response_class=Response, responses=UPDATE, dependencies=[costs(2)])
async def show_past_moment(
    live: LiveTableDep,
    viewer: ViewerDep,
    registry: RegistryDep,
    language: LanguageDep,
    seq: int,
    from_seat: int | None = None,
) -> Response:
    """The table as it was when the viewer's story had a length; after the end also as another seat saw it."""
    return await show_moment(registry, live, viewer, language, seq, from_seat)


@router.get("/moments/{seq}/picture", dependencies=[costs(2)])
async def show_past_picture(
    live: LiveTableDep,
    viewer: ViewerDep,
    registry: RegistryDep,
    language: LanguageDep,
    seq: int,
    from_seat: int | None = None,
) -> Picture:
    """The table as text, as it was in a game that is over."""
    shown = viewer if from_seat is None else from_seat
    given = (live.table, list(live.log), viewer, shown, seq, language, live.checkpoints)
    return {"seq": seq, "text": await registry.aside(lambda: past_picture(*given))}


async def show_moment(
    registry: Registry, live: LiveTable, viewer: Viewer, language: str, seq: int | None, from_seat: int | None
) -> Response:
    """A moment as a response; the game is played up to it in a thread."""
    shown = viewer if from_seat is None else from_seat
    given = (live.table, list(live.log), viewer, shown, seq, language, live.checkpoints)
    return await looked_back(registry, live, lambda: moment(*given))


@router.get("/passage", response_class=Response, responses=PASSAGE, dependencies=[costs(10)])
async def show_passage(
    live: LiveTableDep, viewer: ViewerDep, registry: RegistryDep, language: LanguageDep, since: int
) -> Response:
    """What the viewer was shown from a sequence number on, moment by moment; first that of the number itself."""
    given = (live.table, list(live.log), viewer, since, language, live.checkpoints)
    return await looked_back(registry, live, lambda: passage(*given))


async def looked_back(registry: Registry, live: LiveTable, look: Callable[[], Any]) -> Response:
    """What was found by looking back, in a thread."""
    looking_back = asyncio.ensure_future(registry.aside(lambda: encoded(look())))
    if not live.table.over:  # how long it takes would tell how much the others have done in secret
        while not (await asyncio.sleep(LOOKING_BACK, looking_back)).done():
            pass
    return Response(await looking_back, media_type=JSON)


@router.get("/course", response_class=Response, responses=COURSE, dependencies=[costs(2)])
async def show_course(
    live: LiveTableDep, viewer: ViewerDep, registry: RegistryDep, language: LanguageDep, from_seat: int | None = None
) -> Response:
    """How a game went that is over, from the own seat or another one; it is played again in a thread."""
    given = (live.table, list(live.log), viewer if from_seat is None else from_seat, language)
    return Response(await registry.aside(lambda: encoded(course(*given))), media_type=JSON)


@router.get("/record", response_class=PlainTextResponse)
async def show_record(live: LiveTableDep, viewer: ViewerDep, content: bool = False) -> str:
    """The public record of the game, as a text that can be replayed; with its cards on request."""
    return live.table.dealt_match().record(public=True, content=content)


@router.get("/cards", response_class=Response, responses=CARDS)
async def show_cards(live: LiveTableDep, viewer: ViewerDep, request: Request) -> Response:
    """The cards that the table began with; an upgrade of the server does not change them."""
    return cards_response(live.table.content, request, live.table.match)


@router.get("/picture", dependencies=[costs(1)])
async def show_picture(live: LiveTableDep, viewer: ViewerDep, registry: RegistryDep, language: LanguageDep) -> Picture:
    """The table as text; it is written in a thread."""
    match, view, seq = live.table.dealt_match(), live.table.view(viewer), live.table.story.seq(viewer)
    text = await registry.aside(lambda: match.game.picture(json.loads(view), match.content, language))
    return {"seq": seq, "text": text}


@router.get("/odds", dependencies=[costs(ODDS)])
async def show_odds(live: LiveTableDep, viewer: ViewerDep, registry: RegistryDep, action: str | None = None) -> Odds:
    """How likely things are until the end of the turn, by what a seat knows, with an action of it in mind."""
    match = live.table.dealt_match()
    if viewer is None:
        raise TableError("table-players-only")
    if not is_ready(match.game):
        raise CantinaError("odds-not-ready")
    found = await registry.aside(lambda: odds(match.fork(), viewer, action))
    return {"worlds": found.worlds, "counts": found.counts}


@router.get("/briefing")
async def show_briefing(live: LiveTableDep, viewer: ViewerDep, language: LanguageDep) -> Briefing:
    """What is read out before the game: of the mission on the table alone, so nothing that is still to come."""
    title, *paragraphs = live.table.dealt_match().briefing(viewer, language) or [""]
    return {"title": title, "paragraphs": paragraphs}


@router.get("/stream", response_class=StreamingResponse, responses=UPDATES)
async def stream(
    live: LiveTableDep,
    caller: CallerDep,
    viewer: ViewerDep,
    context: ContextDep,
    request: Request,
    language: LanguageDep,
    since: int = 0,
) -> StreamingResponse:
    """Updates, one per line, until the game is over."""
    registry, budget = context.registry, coming(context, request, live, viewer, caller.shown)
    if viewer is not None and live.table.places[viewer].away:
        await registry.run(live.table.id, as_guest(come_back, caller.shown, viewer), viewer)
    lines = updates(registry, live, viewer, caller.shown, since, language, budget)
    return StreamingResponse(lines, media_type=LINES)


async def updates(
    registry: Registry,
    live: LiveTable,
    viewer: Viewer,
    shown: Credentials,
    since: int,
    language: str,
    budget: Budget,
) -> AsyncIterator[bytes]:
    """The lines of a stream; it ends with the game, with the server, or with the client's access to the seat."""
    news, guest = asyncio.Event(), shown.guest if viewer is None else guest_at(live.table, shown, viewer)
    listener = Listener(viewer, lambda: registry.broadcast.enqueue(news.set), viewer is not None, guest)
    presence.connect(registry, live, listener)
    pay_for_presence(budget, live, viewer)
    try:
        known = await presence.find_words(live, viewer, since, language)
        while has_access(live.table, shown, viewer):
            since, text = presence.update_text(registry, live, viewer, since, language, known)
            known = None
            yield text + b"\n"
            if live.table.over:
                return
            await news.wait()
            news.clear()
            if live.dropped or registry.closed:  # the client asks again
                return
    finally:
        pay_for_presence(budget, live, viewer)
        presence.disconnect(registry, live, listener)


@router.websocket("/live")
async def connect(
    socket: WebSocket,
    table_id: str,
    guest: GuestDep,
    context: ContextDep,
    language: LanguageDep,
    seat: int | None = None,
) -> None:
    """A live connection; a refusal is sent over the socket, since browsers hide the status of a failed handshake."""
    await socket.accept()
    registry = context.registry
    try:
        check_origin(socket)
        live = await registry.find(table_id)
        caller = await auth.with_link(guest, socket, registry, table_id)
        viewer = auth.viewer_for(live, caller, seat)
        budget = coming(context, socket, live, viewer, caller.shown)
    except CantinaError as error:
        await refuse(socket, error, language)
        return
    await serve(Connection(socket, registry, live, viewer, caller.shown, budget))


def coming(context: Context, connection: HTTPConnection, live: LiveTable, viewer: Viewer, shown: Credentials) -> Budget:
    """The budget of a viewer; a guest who has come to a seat and gone too often is refused, as others get messages."""
    if viewer is None:
        return context.budget(shown.guest, connection)
    return checked_budget(context.budget(guest_at(live.table, shown, viewer), connection))
