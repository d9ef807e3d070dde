"""Routes of the start page and of QR codes."""

from __future__ import annotations

import re
from urllib.parse import urljoin

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from cantina.engine.errors import CantinaError
from cantina.server.context import Context
from cantina.server.dependencies import ContextDep, LanguageDep, costs
from cantina.server.pages import qr, start_page
from cantina.server.schema.openapi import REFUSALS, SVG, sends
from cantina.server.schema.requests import Code
from cantina.text import Message, languages

RELATIVE = re.compile(r"(?!/|\w+:)[\x21-\x7e]*")  # an address below our own: no scheme, no host, no absolute path

CODE = 5  # requests that a QR code counts as: it takes long to draw

router = APIRouter()


@router.get("/", response_class=HTMLResponse, include_in_schema=False)
async def start(context: ContextDep, language: LanguageDep, lang: str = "") -> str:
    """The start page, in a language that was chosen or in the reader's own."""
    chosen = lang if lang in languages() else language
    return start_page.page(chosen, context.prefix, context.network_address)


@router.get("/start.css", include_in_schema=False)
async def style() -> Response:
    """The style sheet of the start page."""
    return Response(start_page.style(), media_type="text/css")


@router.get("/address.svg", include_in_schema=False, dependencies=[costs(CODE)])
async def address_code(request: Request, context: ContextDep) -> Response:
    """The address for other devices as a QR code."""
    return await code(context, context.public_address(request))


@router.post(
    "/api/code",
    response_class=Response,
    responses={**REFUSALS, **sends("The QR code", {"type": "string"}, SVG)},
    dependencies=[costs(CODE)],
)
async def link_code(body: Code, request: Request, context: ContextDep) -> Response:
    """A link as a QR code."""
    if not RELATIVE.fullmatch(body.link):
        raise CantinaError("request-field", field="link", reason=Message("request-reason-link"))
    return await code(context, urljoin(context.public_address(request), body.link))


async def code(context: Context, text: str) -> Response:
    """A QR code as a response; it is drawn in another thread."""
    return Response(await context.registry.aside(lambda: qr.svg(text)), media_type=SVG)
