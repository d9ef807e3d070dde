"""Routes of a guest's personal data: download it, have it deleted."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import StreamingResponse

from cantina.engine.errors import CantinaError
from cantina.server.auth import COOKIE
from cantina.server.dependencies import CallerDep, ContextDep, LanguageDep, RegistryDep, check_rate
from cantina.server.operation import personal_data
from cantina.server.schema.openapi import LINES, REFUSALS, sends
from cantina.server.schema.responses import Forgotten

FILE = {"content-disposition": 'attachment; filename="cantina-me.jsonl"'}

router = APIRouter(prefix="/api/me", responses=REFUSALS)


async def get_known_guest(caller: CallerDep, context: ContextDep, request: Request) -> str:
    """The guest of the cookie; rate-limited, since all logs have to be searched."""
    if caller.is_new:
        raise CantinaError("request-stranger")
    check_rate(context.personal_data, request)
    return caller.guest


KnownGuestDep = Annotated[str, Depends(get_known_guest)]


@router.get("", response_class=StreamingResponse, responses=sends("Everything, in lines of JSON", {}, LINES))
async def download(guest: KnownGuestDep, registry: RegistryDep, language: LanguageDep) -> StreamingResponse:
    """Everything that the server knows of the guest."""
    found = await registry.search(personal_data.find, registry.store, guest)
    return StreamingResponse(personal_data.lines(registry, found, language), media_type=LINES, headers=FILE)


@router.delete("")
async def forget(guest: KnownGuestDep, context: ContextDep, response: Response) -> Forgotten:
    """Delete the guest's name and id everywhere."""
    tables = await personal_data.forget(context.registry, guest)
    response.delete_cookie(COOKIE, path=f"{context.prefix}/")
    return {"tables": tables}
