"""What the server knows of somebody: they can take it with them, and have it forgotten.

Of a table only that is theirs which they did themselves and what they were told; while a game runs, no more than they
see at the table. Numbers of entries are left out: they count what others do in secret.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from typing import Any, NamedTuple

from cantina.engine.errors import CantinaError
from cantina.server.hall import Hall
from cantina.server.held import entry_of
from cantina.store import Campaign, Guest, Store
from cantina.table.log import Body, Entry
from cantina.table.seats import hand_back
from cantina.table.sight import update
from cantina.table.table import PERSON, Table, fold

FORMAT = "cantina-me-1"
OWN = ("person", "order")  # who acted: the person, or their standing orders


class Known(NamedTuple):
    """What there is of somebody."""

    guest: Guest
    tables: list[str]
    campaigns: list[Campaign]


def known(store: Store, guest: str) -> Known:
    """Look for somebody in everything that is stored."""
    return Known(store.guest(guest) or Guest(guest, "", 0), store.traces(guest), store.campaigns_of(guest))


async def lines(store: Store, known: Known, language: str) -> AsyncIterator[str]:
    """Everything, a line of JSON each: who, then every table, then every campaign."""
    guest, tables, campaigns = known
    counts = {"tables": len(tables), "campaigns": len(campaigns)}
    yield line({"format": FORMAT, "name": guest.name, "at": guest.at, **counts})
    for table_id in tables:
        yield line(await asyncio.to_thread(table_of, store, table_id, guest.guest_id, language))
    for campaign in campaigns:
        yield line(campaign_of(campaign))


def line(value: Any) -> str:
    """One line."""
    return json.dumps(value, ensure_ascii=False) + "\n"


def campaign_of(campaign: Campaign) -> dict[str, Any]:
    """A campaign, as far as it has come."""
    return {"campaign": campaign.campaign_id, "number": campaign.number, "body": json.loads(campaign.body)}


def table_of(store: Store, table_id: str, guest: str, language: str) -> dict[str, Any]:
    """What is somebody's at a table; it is read in a thread of its own, from the log alone."""
    log = [entry_of(stored) for stored in store.load(table_id)]
    told: dict[str, Any] = {"table": table_id, "own": [], "told": []}
    if not log:  # removed since
        return told
    try:
        table = fold(table_id, log)
    except CantinaError:  # of another version of the game: it cannot be played back
        return {**told, "own": own_entries(log, guest, over=False)}
    told["own"] = own_entries(log, guest, table.over)
    told["told"] = [update(table, seat, 0, language) for seat in seats_of(table, guest)]
    return told


def seats_of(table: Table, guest: str) -> list[int]:
    """Where somebody sits."""
    return [number for number, seat in enumerate(table.seats) if seat.kind == PERSON and seat.guest == guest]


def own_entries(log: Iterable[Entry], guest: str, over: bool) -> list[dict[str, Any]]:
    """What somebody did at a table, with the times; the seed of a running game is nobody's."""
    sits: dict[int, str] = {}
    found = []
    for entry in log:
        body = entry.body
        if body["kind"] == "sit":
            sits[body["seat"]] = body["guest"]
        if is_own(body, guest, sits):
            hidden = ("seen",) if over else ("seen", "seed")
            found.append({"at": entry.at, **{name: value for name, value in body.items() if name not in hidden}})
        if body["kind"] in ("leave", "bot"):
            sits.pop(body["seat"], None)
    return found


def is_own(body: Body, guest: str, sits: dict[int, str]) -> bool:
    """Whether somebody did this: opened the table, or acted from the seat they sat on."""
    if body["kind"] == "open":
        return bool(body["host"] == guest)
    return sits.get(body.get("seat", -1)) == guest and body.get("by", "person") in OWN and body["kind"] != "away"


async def forget(hall: Hall, guest: str) -> int:
    """Forget somebody: their seats in games that are not over are handed back, then their name and id are gone.

    Games and logs stay as they are, played by nobody in particular. Returns how many tables named them.
    """
    tables = await asyncio.to_thread(hall.store.traces, guest)
    for table_id in tables:
        await hand_back_all(hall, table_id, guest)
    await asyncio.to_thread(hall.store.forget, guest)
    for table_id in tables:
        await hall.drop(table_id)
    return len(tables)


async def hand_back_all(hall: Hall, table_id: str, guest: str) -> None:
    """Leave every seat at a table whose game is not over."""
    try:
        held = await hall.held(table_id)
    except CantinaError:  # of another version of the game: nobody can play there
        return
    if not held.table.over:
        for number in seats_of(held.table, guest):
            await hall.do(table_id, hand_back, guest, number)
