"""The personal data of a guest: they can download it, and have it deleted.

Of a table, a guest's data are the entries they made and the updates they were sent; while a game runs, no more than
they see at the table. The numbers of entries are left out: they count what others do in secret.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable
from typing import Any, NamedTuple

from cantina.engine.errors import CantinaError
from cantina.engine.log import SPECTATORS
from cantina.server.live.damage import refusing_damaged
from cantina.server.live.live_table import entry_of
from cantina.server.live.registry import Registry
from cantina.store import Guest, Store, StoredCampaign
from cantina.table.entries import author
from cantina.table.errors import TableError
from cantina.table.log import Entry, write
from cantina.table.replay import fold
from cantina.table.seats import leave, reseat
from cantina.table.table import Place
from cantina.table.updates import update

FORMAT = "cantina-me-1"
MOST_SEATS = SPECTATORS.bit_length()


class PersonalData(NamedTuple):
    """Where a guest occurs in the store."""

    guest: Guest
    tables: list[str]
    campaigns: list[StoredCampaign]


def find(store: Store, guest: str) -> PersonalData:
    """Search the whole store for a guest."""
    return PersonalData(store.guest(guest) or Guest(guest, "", 0), store.traces(guest), store.campaigns_of(guest))


async def lines(registry: Registry, found: PersonalData, language: str) -> AsyncIterator[str]:
    """One line of JSON for the guest, one per table, one per campaign."""
    guest, tables, campaigns = found
    counts = {"tables": len(tables), "campaigns": len(campaigns)}
    yield line({"format": FORMAT, "name": guest.name, "at": guest.at, **counts})
    for table_id in tables:
        yield await registry.search(table_line, registry, table_id, guest.guest_id, language)
    for campaign in campaigns:
        yield line(campaign_data(campaign))


def line(value: Any) -> str:
    """One line of JSON."""
    return json.dumps(value, ensure_ascii=False) + "\n"


def campaign_data(campaign: StoredCampaign) -> dict[str, Any]:
    """A campaign with its progress; as it is stored, if that cannot be read."""
    try:
        body = json.loads(campaign.body)
    except (ValueError, RecursionError):
        body = campaign.body
    return {"campaign": campaign.campaign_id, "number": campaign.number, "body": body}


def table_line(registry: Registry, table_id: str, guest: str, language: str) -> str:
    """A guest's data at a table as a line; runs in a thread, since a long game is a long line."""
    return line(readable_table_data(registry, table_id, guest, language))


def readable_table_data(registry: Registry, table_id: str, guest: str, language: str) -> dict[str, Any]:
    """A guest's data at a table; nothing but its id, if its log is damaged."""
    try:
        with refusing_damaged(table_id):
            return table_data(registry, table_id, guest, language)
    except TableError:
        return {"table": table_id, "own": [], "told": []}


def table_data(registry: Registry, table_id: str, guest: str, language: str) -> dict[str, Any]:
    """A guest's data at a table, from its log alone; runs in a thread."""
    log = [entry_of(stored) for stored in registry.store.load(table_id)]
    data: dict[str, Any] = {"table": table_id, "own": [], "told": []}
    if not log:  # removed since
        return data
    try:
        table = fold(table_id, log, registry.contents.find)
    except CantinaError:  # of another version of the game, or damaged: it cannot be replayed
        return {**data, "own": own_entries(log, guest, over=False)}
    data["own"] = own_entries(log, guest, table.over)
    data["told"] = [update(table, seat, 0, language) for seat in table.seats_of(guest)]
    return data


def own_entries(log: Iterable[Entry], guest: str, over: bool) -> list[dict[str, Any]]:
    """The entries that a guest made at a table, with their times; the seed of a running game is left out."""
    places = [Place() for _ in range(MOST_SEATS)]
    hidden = ("seen",) if over else ("seen", "seed")
    found = []
    for entry in log:
        if author(entry.body, places) == guest:
            fields = json.loads(write(entry.body))
            found.append({"at": entry.at, **{name: value for name, value in fields.items() if name not in hidden}})
        reseat(places, entry.body)
    return found


async def forget(registry: Registry, guest: str) -> int:
    """Leave the guest's seats in unfinished games, then delete their name and id; the number of tables affected.

    Games and logs stay as they are, without the name of the player.
    """
    tables = await registry.search(registry.store.traces, guest)
    for table_id in tables:
        await leave_seats(registry, table_id, guest)
    await registry.search(registry.store.forget, guest)
    for table_id in tables:
        await registry.drop(table_id)
    return len(tables)


async def leave_seats(registry: Registry, table_id: str, guest: str) -> None:
    """Leave every seat of a guest at a table, unless its game is over."""
    try:
        live = await registry.find(table_id)
    except CantinaError:  # of another version of the game: it cannot be played
        return
    if not live.table.over:
        for seat in live.table.seats_of(guest):
            await registry.run(table_id, leave, guest, seat)
