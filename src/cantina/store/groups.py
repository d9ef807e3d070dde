"""The group of a campaign: who keeps it or plays in it, the link that leads to it, and the tables that belong to it."""

from __future__ import annotations

from sqlalchemy import Connection, exists, or_, select

from cantina.store import campaigns
from cantina.store.database import insert
from cantina.store.reading import INFO, info
from cantina.store.records import Campaign, Guest, Played
from cantina.store.schema import campaign, chapter, game_table, group_link, guest, keeper, sitting


def found(connection: Connection, first: Campaign, founder: Guest, link: bytes) -> None:
    """A campaign with the one who keeps it and the hash of its link."""
    campaigns.write(connection, first)
    connection.execute(group_link.insert(), [{"hash": link, "group": first.group}])
    join(connection, first.group, founder)


def join(connection: Connection, group: str, who: Guest) -> None:
    """Somebody keeps the campaigns of a group from now on; a name is left as it is."""
    known = insert(connection, guest).on_conflict_do_nothing()
    connection.execute(known, [{"id": who.guest_id, "name": who.name, "at": who.at}])
    row = {"group": group, "guest_id": who.guest_id}
    connection.execute(insert(connection, keeper).on_conflict_do_nothing(), [row])


def group_of(connection: Connection, link: bytes) -> str | None:
    """The group whose link has this hash."""
    return connection.execute(select(group_link.c.group).where(group_link.c.hash == link)).scalar_one_or_none()


def part_in(connection: Connection, campaign_id: str, guest_id: str) -> str | None:
    """What a guest is in a campaign: `keeper`, or `player` at one of its tables; None for a stranger."""
    kept = select(campaign.c.id).join(keeper, keeper.c.group == campaign.c.group)
    if connection.execute(kept.where(campaign.c.id == campaign_id, keeper.c.guest_id == guest_id)).first():
        return "keeper"
    sits = select(sitting.c.seat).join(chapter, chapter.c.table_id == sitting.c.table_id)
    if connection.execute(sits.where(chapter.c.campaign_id == campaign_id, sitting.c.guest_id == guest_id)).first():
        return "player"
    return None


def of_guest(connection: Connection, guest_id: str) -> list[Campaign]:
    """The campaigns that a guest keeps or plays in."""
    keeps = exists().where(keeper.c.group == campaign.c.group, keeper.c.guest_id == guest_id)
    here = (chapter.c.campaign_id == campaign.c.id, sitting.c.table_id == chapter.c.table_id)
    asked = select(campaign).where(or_(keeps, exists().where(*here, sitting.c.guest_id == guest_id)))
    rows = connection.execute(asked.order_by(campaign.c.id))
    return [Campaign(row.id, row.group, row.number, row.body) for row in rows]


def chapters(connection: Connection, campaign_id: str) -> list[Played]:
    """The tables of a campaign, the newest first."""
    joined = select(*INFO, chapter.c.number).join(chapter, chapter.c.table_id == game_table.c.id)
    newest = (game_table.c.opened_at.desc(), game_table.c.id.desc())
    rows = connection.execute(joined.where(chapter.c.campaign_id == campaign_id).order_by(*newest))
    return [Played(info(row[:-1]), row[-1]) for row in rows]
