"""Campaigns and their groups: always read from the store, so every process serves every campaign.

Whoever has founded a campaign, or shows its link, keeps it. Whoever sits at one of its tables plays in it.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from cantina.server.hall import Hall
from cantina.server.people import Who
from cantina.server.wire_campaigns import CampaignListed, CampaignShown, CampaignTable, Founded, Part
from cantina.store import Campaign as Stored
from cantina.store import Guest
from cantina.table import campaign as campaigns
from cantina.table.campaign import Campaign
from cantina.table.errors import TableError
from cantina.table.people import hashed, is_id, new_id, new_secret


class Member(NamedTuple):
    """Somebody of the group of a campaign."""

    who: Who
    part: Part
    group: str
    campaign: Campaign


async def found(hall: Hall, guest: str, game: str, name: str, file: str | None = None) -> Founded:
    """A new campaign, from its beginning or from a file."""
    first, link = campaigns.founded(new_id(), game, name, file), new_secret()
    founder = Guest(guest, "", hall.moment())
    await asyncio.to_thread(hall.store.found_campaign, stored(first, new_id()), founder, hashed(link))
    return {"campaign": first.id, "link": link}


def stored(campaign: Campaign, group: str) -> Stored:
    """A campaign as the store keeps it."""
    return Stored(campaign.id, group, campaign.number, campaigns.write(campaign))


def read(kept: Stored) -> Campaign:
    """A campaign as the store kept it."""
    return campaigns.read(kept.campaign_id, kept.number, kept.body)


async def member(hall: Hall, who: Who, secret: str, campaign_id: str) -> Member:
    """The campaign, for somebody of its group; strangers are refused."""
    kept = await asyncio.to_thread(hall.store.campaign, campaign_id) if is_id(campaign_id) else None
    if kept is None:
        raise TableError("campaign-unknown")
    part = await part_of(hall, who, secret, kept)
    if part is None:
        raise TableError("campaign-not-yours")
    return Member(who, part, kept.group, read(kept))


async def part_of(hall: Hall, who: Who, secret: str, kept: Stored) -> Part | None:
    """What somebody is in a campaign."""
    if secret and await asyncio.to_thread(hall.store.group_of, hashed(secret)) == kept.group:
        return "keeper"
    part = await asyncio.to_thread(hall.store.part_in, kept.campaign_id, who.guest)
    return "keeper" if part == "keeper" else "player" if part else None


async def keeper(hall: Hall, who: Who, secret: str, campaign_id: str) -> Member:
    """The campaign, for somebody who may also change it without playing."""
    found = await member(hall, who, secret, campaign_id)
    if found.part != "keeper":
        raise TableError("campaign-keepers-only")
    return found


async def join(hall: Hall, one: Member) -> None:
    """Keep the campaign from now on, without showing the link again."""
    await asyncio.to_thread(hall.store.join_group, one.group, Guest(one.who.guest, "", hall.moment()))


async def change(hall: Hall, one: Member, seen: int, changed: Campaign) -> None:
    """Store a change that was made by hand, if nothing has happened since what the one who makes it has seen."""
    after_seen = changed._replace(number=seen + 1)
    await asyncio.to_thread(hall.store.write_campaign, stored(after_seen, one.group))


async def mine(hall: Hall, guest: str) -> list[CampaignListed]:
    """The campaigns of a guest, by their names."""
    found = [read(kept) for kept in await asyncio.to_thread(hall.store.campaigns_of, guest)]
    return [
        {"campaign": one.id, "game": one.game, "name": one.name, "number": one.number}
        for one in sorted(found, key=lambda one: (one.name, one.id))
    ]


async def shown(hall: Hall, one: Member, language: str) -> CampaignShown:
    """A campaign for one of its group."""
    campaign = one.campaign
    return {
        "campaign": campaign.id,
        "game": campaign.game,
        "name": campaign.name,
        "number": campaign.number,
        "you": one.part,
        "told": campaigns.told(campaign, language),
        "tables": await tables(hall, campaign),
    }


async def tables(hall: Hall, campaign: Campaign) -> list[CampaignTable]:
    """The tables of a campaign, the newest first."""
    return [
        {
            "table": one.table.table_id,
            "opened_at": one.table.opened_at,
            "finished_at": one.table.finished_at,
            "counts": one.number == campaign.number and one.table.finished_at is None,
        }
        for one in await asyncio.to_thread(hall.store.chapters, campaign.id)
    ]
