"""Campaigns: each is one JSON text; a change is refused if another one was stored since it was read."""

from __future__ import annotations

from sqlalchemy import Connection, Executable, select, update

from cantina.store.database import insert
from cantina.store.errors import Taken
from cantina.store.records import StoredCampaign
from cantina.store.schema import campaign


def read(connection: Connection, campaign_id: str) -> StoredCampaign | None:
    """A campaign as last changed, None where there is none."""
    row = connection.execute(select(campaign).where(campaign.c.id == campaign_id)).one_or_none()
    return None if row is None else StoredCampaign(row.id, row.group, row.number, row.body)


def write(connection: Connection, changed: StoredCampaign) -> None:
    """Store change `number` of a campaign, which begins with change 1; Taken, if it does not follow the last one."""
    values = {"id": changed.campaign_id, "group": changed.group, "number": changed.number, "body": changed.body}
    if changed.number == 1:
        change: Executable = (
            insert(connection, campaign).values(values).on_conflict_do_nothing().returning(campaign.c.id)
        )
    else:
        before = (campaign.c.id == changed.campaign_id, campaign.c.number == changed.number - 1)
        change = update(campaign).where(*before).values(values).returning(campaign.c.id)
    if connection.execute(change).one_or_none() is None:
        raise Taken("store-campaign-taken", campaign=changed.campaign_id, number=changed.number)
