"""Campaigns and their groups: always read from the store, so that every process serves every campaign.

A guest who has begun a campaign, or shows its link, is a keeper. A guest who sits at the table of its next game, or of
the last one, is a player.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple, TypeVar

from cantina.engine.errors import BadSavedGame
from cantina.server.auth import Caller
from cantina.server.live import opening
from cantina.server.live.damage import refusing_damaged
from cantina.server.live.opening import NewTable
from cantina.server.live.registry import Registry
from cantina.server.schema.requests import OpenNext
from cantina.server.schema.responses import CampaignListed, CampaignShown, CampaignTable, Founded, Role
from cantina.store import Guest, StoredCampaign
from cantina.table import campaign as campaigns
from cantina.table.campaign import GroupCampaign
from cantina.table.chapters import chapter
from cantina.table.errors import TableError
from cantina.table.guests import hashed, is_id, new_id, new_secret

T = TypeVar("T")


class Member(NamedTuple):
    """A caller who belongs to the group of a campaign."""

    caller: Caller
    part: Role
    group: str
    campaign: GroupCampaign


async def create(registry: Registry, guest: str, game: str, name: str, file: str | None = None) -> Founded:
    """Store a new campaign, from its beginning or from a file."""
    first = await registry.aside(lambda: campaigns.new_campaign(new_id(), game, name, file))
    link = new_secret()
    keeper = Guest(guest, "", registry.milliseconds())
    await asyncio.to_thread(registry.store.create_campaign, to_store(first, new_id()), keeper, hashed(link))
    return {"campaign": first.id, "link": link}


def to_store(campaign: GroupCampaign, group: str) -> StoredCampaign:
    """A campaign as the store keeps it."""
    return StoredCampaign(campaign.id, group, campaign.number, campaigns.write(campaign))


def from_store(stored: StoredCampaign) -> GroupCampaign:
    """A campaign as the store kept it; refused if it is damaged."""
    with refusing_damaged(stored.campaign_id, TableError("campaign-damaged")):
        return campaigns.read(stored.campaign_id, stored.number, stored.body)


async def aside(registry: Registry, campaign: GroupCampaign, work: Callable[[], T]) -> T:
    """Work with the progress of a campaign, beside the loop: it may be long.

    A stored progress that cannot be read is damaged. The sender of an uploaded file gets its error.
    """
    try:
        return await registry.aside(work)
    except BadSavedGame as error:
        if error.values.get("file"):
            raise
        with refusing_damaged(campaign.id, TableError("campaign-damaged")):
            raise


def readable(stored: list[StoredCampaign]) -> list[GroupCampaign]:
    """The campaigns that are not damaged."""
    found = []
    for one in stored:
        with suppress(TableError):
            found.append(from_store(one))
    return found


async def member(registry: Registry, caller: Caller, secret: str, campaign_id: str) -> Member:
    """The caller as a member of a campaign's group; strangers are refused."""
    stored = await asyncio.to_thread(registry.store.campaign, campaign_id) if is_id(campaign_id) else None
    if stored is None:
        raise TableError("campaign-unknown")
    part = await part_of(registry, caller, secret, stored)
    if part is None:
        raise TableError("campaign-not-yours")
    return Member(caller, part, stored.group, from_store(stored))


async def part_of(registry: Registry, caller: Caller, secret: str, stored: StoredCampaign) -> Role | None:
    """The part of a caller in a campaign, None for a stranger."""
    if secret and await asyncio.to_thread(registry.store.group_of, hashed(secret)) == stored.group:
        return "keeper"
    part = await asyncio.to_thread(registry.store.part_in, stored.campaign_id, caller.guest)
    return "keeper" if part == "keeper" else "player" if part else None


def keeper(member: Member) -> Member:
    """A member who may also change the campaign without playing; others are refused."""
    if member.part != "keeper":
        raise TableError("campaign-keepers-only")
    return member


async def join(registry: Registry, member: Member) -> None:
    """Make a member a keeper who needs no link."""
    guest = Guest(member.caller.guest, "", registry.milliseconds())
    await asyncio.to_thread(registry.store.join_group, member.group, guest)


async def leave(registry: Registry, member: Member) -> None:
    """Keep a campaign no longer."""
    await asyncio.to_thread(registry.store.leave_group, member.group, member.caller.guest)


async def replace_link(registry: Registry, member: Member) -> str:
    """A new secret link of a campaign; the old one leads nowhere, and who has joined with it stays."""
    secret = new_secret()
    await asyncio.to_thread(registry.store.replace_group_link, member.group, hashed(secret))
    return secret


async def change(registry: Registry, member: Member, revision: int, make: Callable[[], GroupCampaign]) -> None:
    """Store a change that a member makes by hand, if the campaign is still at the revision they have seen."""
    changed = await aside(registry, member.campaign, make)
    stored = to_store(replace(changed, number=revision + 1), member.group)
    await asyncio.to_thread(registry.store.write_campaign, stored)


async def open_table(registry: Registry, member: Member, body: OpenNext) -> NewTable:
    """A new table for the next game of a campaign, or for one beside it."""
    given = (member.campaign, body.seats, member.caller.guest, opening.new_seed())
    chosen = (body.options, body.settings, body.beside)
    first = await aside(registry, member.campaign, lambda: chapter(*given, *chosen))
    return await opening.store_table(registry, opening.new_table(body.seats), first)


async def campaigns_of(registry: Registry, guest: str) -> list[CampaignListed]:
    """The campaigns of a guest, by their names."""
    stored = await asyncio.to_thread(registry.store.campaigns_of, guest)
    found = await registry.aside(lambda: readable(stored))
    return [
        {"campaign": one.id, "game": one.game, "name": one.name, "number": one.number}
        for one in sorted(found, key=lambda one: (one.name, one.id))
    ]


async def describe(registry: Registry, member: Member, language: str) -> CampaignShown:
    """A campaign for a member of its group."""
    campaign = member.campaign
    return {
        "campaign": campaign.id,
        "game": campaign.game,
        "name": campaign.name,
        "number": campaign.number,
        "you": member.part,
        "told": await aside(registry, campaign, lambda: campaigns.described(campaign, language)),
        "tables": await campaign_tables(registry, campaign),
    }


async def campaign_tables(registry: Registry, campaign: GroupCampaign) -> list[CampaignTable]:
    """The tables of a campaign, the newest first."""
    return [
        {
            "table": one.table.table_id,
            "opened_at": one.table.opened_at,
            "finished_at": one.table.finished_at,
            "counts": one.number == campaign.number and one.table.finished_at is None,
        }
        for one in await asyncio.to_thread(registry.store.chapters, campaign.id)
    ]
