"""Routes of seats: one per request that a seat may make, sitting down, and a link to the own seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request

from cantina.server.dependencies import KEEPS_GUEST, CallerDep, ContextDep, LiveTableDep, checked_budget
from cantina.server.live import presence
from cantina.server.schema.openapi import REFUSALS
from cantina.server.schema.requests import BESIDE_PLAY, SEAT_REQUESTS, SeatRequest, Sit
from cantina.server.schema.responses import OwnLink, Seated, Stored
from cantina.table import seats
from cantina.table.access import as_guest, guest_at
from cantina.table.guests import hashed, new_secret

router = APIRouter(prefix="/api/tables/{table_id}/seats/{seat}", responses=REFUSALS)


def endpoint(seat_request: SeatRequest) -> Callable[..., Any]:
    """The route of a seat's request; it is answered when its entry is stored."""

    async def run(
        live: LiveTableDep, caller: CallerDep, context: ContextDep, request: Request, seat: int, body: Any
    ) -> Stored:
        registry, guest = context.registry, guest_at(live.table, caller.shown, seat)
        budget = checked_budget(context.budget(guest, request))
        stored = await registry.run(live.table.id, as_guest(seat_request.command, caller.shown, seat), seat, body)
        if stored is not None:
            budget.pay_for(len(live.listeners), seat_request.cost_of(stored))
        presence.mark_active(registry, live, guest)
        return {"done": None if stored is None else stored.kind}

    run.__annotations__["body"] = seat_request.model
    run.__doc__ = seat_request.model.__doc__
    return run


for name, one in SEAT_REQUESTS.items():
    if name != "sit":  # its answer holds a secret
        router.post(f"/{name}", name=name, dependencies=[KEEPS_GUEST])(endpoint(one))


@router.post("/sit", dependencies=[KEEPS_GUEST])
async def sit(
    live: LiveTableDep, caller: CallerDep, context: ContextDep, request: Request, seat: int, body: Sit
) -> Seated:
    """Take a seat, with a name; the answer holds the secret that opens it from then on."""
    budget = checked_budget(context.budget(caller.guest, request))
    registry, command, secret = context.registry, as_guest(seats.sit, caller.shown, seat), new_secret()
    await registry.run(live.table.id, command, body.name, seat, hashed(secret).hex(), caller.is_invited(seat))
    budget.pay_for(len(live.listeners), SEAT_REQUESTS["sit"].cost)
    presence.mark_active(registry, live, caller.guest)
    return {"done": "sit", "link": secret}


@router.post("/link")
async def replace_link(
    live: LiveTableDep, caller: CallerDep, context: ContextDep, request: Request, seat: int
) -> OwnLink:
    """A new secret of the own seat, for another device; who has shown the older one is disconnected."""
    budget = checked_budget(context.budget(guest_at(live.table, caller.shown, seat), request))
    secret = new_secret()
    await context.registry.run(live.table.id, as_guest(seats.new_link, caller.shown, seat), seat, hashed(secret).hex())
    budget.pay_for(0, BESIDE_PLAY)
    return {"link": secret}
