"""The group of a campaign: guests who keep it or play in it, the link to it, and the tables that belong to it."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, delete, exists, or_, select, update

from cantina.store import campaigns
from cantina.store.database import insert
from cantina.store.reading import INFO, info
from cantina.store.records import ChapterInfo, Guest, StoredCampaign
from cantina.store.schema import campaign, chapter, game_table, group_link, guest, keeper, sitting


def create(connection: Connection, first: StoredCampaign, keeper: Guest, link: bytes) -> None:
    """Store a new campaign, the guest who keeps it, and the hash of its link."""
    campaigns.write(connection, first)
    connection.execute(group_link.insert(), [{"hash": link, "group": first.group}])
    join(connection, first.group, keeper)


def join(connection: Connection, group: str, who: Guest) -> None:
    """Let a guest keep the campaigns of a group from now on; a known guest's name stays."""
    known = insert(connection, guest).on_conflict_do_nothing()
    connection.execute(known, [{"id": who.guest_id, "name": who.name, "at": who.at}])
    row = {"group": group, "guest_id": who.guest_id}
    connection.execute(insert(connection, keeper).on_conflict_do_nothing(), [row])


def leave(connection: Connection, group: str, guest_id: str) -> None:
    """Let a guest keep the campaigns of a group no longer; one who sits at a table of theirs still plays in them."""
    connection.execute(delete(keeper).where(keeper.c.group == group, keeper.c.guest_id == guest_id))


def replace_link(connection: Connection, group: str, link: bytes) -> None:
    """Give a group another link, by its hash; the old one leads nowhere."""
    connection.execute(update(group_link).where(group_link.c.group == group).values(hash=link))


def group_of(connection: Connection, link: bytes) -> str | None:
    """The group whose link has this hash."""
    return connection.execute(select(group_link.c.group).where(group_link.c.hash == link)).scalar_one_or_none()


def keeps(guest_id: str) -> ColumnElement[bool]:
    """Whether a guest keeps a campaign."""
    return exists().where(keeper.c.group == campaign.c.group, keeper.c.guest_id == guest_id)


def plays(guest_id: str) -> ColumnElement[bool]:
    """Whether a guest plays in a campaign now: sits at a table of its next game, or of the last one.

    Who has left, or has not been there since, plays it no longer.
    """
    here = (chapter.c.campaign_id == campaign.c.id, sitting.c.table_id == chapter.c.table_id)
    current = (chapter.c.number > 0, chapter.c.number >= campaign.c.number - 1)
    return exists().where(*here, *current, sitting.c.guest_id == guest_id)


def part_in(connection: Connection, campaign_id: str, guest_id: str) -> str | None:
    """The role of a guest in a campaign: `keeper`, or `player` at one of its tables; None if neither."""
    for part, condition in (("keeper", keeps(guest_id)), ("player", plays(guest_id))):
        if connection.execute(select(campaign.c.id).where(campaign.c.id == campaign_id, condition)).first():
            return part
    return None


def of_guest(connection: Connection, guest_id: str) -> list[StoredCampaign]:
    """The campaigns that a guest keeps or plays in."""
    asked = select(campaign).where(or_(keeps(guest_id), plays(guest_id)))
    rows = connection.execute(asked.order_by(campaign.c.id))
    return [StoredCampaign(row.id, row.group, row.number, row.body) for row in rows]


def chapters(connection: Connection, campaign_id: str) -> list[ChapterInfo]:
    """The tables of a campaign, the newest first."""
    joined = select(*INFO, chapter.c.number).join(chapter, chapter.c.table_id == game_table.c.id)
    newest = (game_table.c.opened_at.desc(), game_table.c.id.desc())
    rows = connection.execute(joined.where(chapter.c.campaign_id == campaign_id).order_by(*newest))
    return [ChapterInfo(info(row[:-1]), row[-1]) for row in rows]
