"""Routes about the server itself: health, metrics, version and address, the published schemas."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from cantina import __version__
from cantina.server.dependencies import ContextDep, RegistryDep
from cantina.server.middleware.security import check_local
from cantina.server.operation import metrics
from cantina.server.schema.definitions import published
from cantina.server.schema.openapi import REFUSALS
from cantina.server.schema.responses import Health, Here
from cantina.text import languages

router = APIRouter(responses=REFUSALS)


@router.get("/health")
async def health() -> Health:
    """Whether the server runs."""
    return {"status": "ok", "version": __version__}


@router.get("/metrics", response_class=PlainTextResponse)
async def show_metrics(request: Request, registry: RegistryDep) -> str:
    """Metrics for Prometheus; only for this computer, since they count what players do in secret."""
    check_local(request)
    return metrics.text(registry)


@router.get("/api/server")
async def show_server(request: Request, context: ContextDep) -> Here:
    """The version of the server, its address for other devices, and its languages."""
    return {"version": __version__, "address": context.public_address(request), "languages": [*languages()]}


@router.get("/api/schemas.json")
async def schemas() -> dict[str, Any]:
    """The schemas of all messages."""
    return published()
