"""Campaigns: each is one JSON text, changed only by those who have seen its last change."""

from __future__ import annotations

from sqlalchemy import Connection, Executable, select, update

from cantina.store.database import insert
from cantina.store.errors import Taken
from cantina.store.records import Campaign
from cantina.store.schema import campaign


def read(connection: Connection, campaign_id: str) -> Campaign | None:
    """A campaign, None where there is none."""
    row = connection.execute(select(campaign).where(campaign.c.id == campaign_id)).one_or_none()
    return None if row is None else Campaign(row.id, row.group, row.number, row.body)


def of_group(connection: Connection, group: str) -> list[Campaign]:
    """All campaigns of a group."""
    asked = select(campaign).where(campaign.c.group == group).order_by(campaign.c.id)
    return [Campaign(row.id, row.group, row.number, row.body) for row in connection.execute(asked)]


def write(connection: Connection, changed: Campaign) -> None:
    """Store change `number` of a campaign; change 1 is its beginning. Taken, if it does not follow the last one."""
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
