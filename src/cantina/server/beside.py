"""What is stored beside an entry, in the same transaction: for lists and links, and for the campaign of a table."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.engine.match import Match
from cantina.store import Advanced, Chapter, Finished, Guest, Link, Opened, Side, Sits
from cantina.table import campaign as campaigns
from cantina.table.chapters import advanced
from cantina.table.log import Body
from cantina.table.people import hashed
from cantina.table.table import Table


def opened_with(table_id: str, first: Body, at: int, seats: Sequence[str], watch: str) -> list[Side]:
    """With the first entry: the table, its links as hashes, and the campaign it belongs to."""
    side: list[Side] = [Guest(first["host"], "", at)]
    side += [Opened(table_id, first["game"], first["seats"], at, first["settings"]["listed"])]
    side += [Link(hashed(secret), table_id, "seat", seat) for seat, secret in enumerate(seats)]
    side += [Link(hashed(watch), table_id, "watch")]
    campaign = first["campaign"]
    return [*side, Chapter(table_id, campaign["id"], campaign["number"])] if campaign else side


def stored_with(table: Table, body: Body, at: int) -> Sequence[Side]:
    """With any other entry."""
    if body["kind"] == "sit":
        return [Guest(body["guest"], body["name"], at), Sits(body["guest"], table.id, body["seat"])]
    if body["kind"] == "link":
        return [Link(bytes.fromhex(body["link"]), table.id, "seat", body["seat"])]
    if body["kind"] == "act" and table.tried is not None and table.tried.match.over:
        return [Finished(table.id, at), *carried_on(table, table.tried.match)]
    return []


def carried_on(table: Table, match: Match) -> list[Side]:
    """How the end of a game carries its campaign on: stored with that entry, so it is neither lost nor made twice."""
    campaign = advanced(table, match)
    return [] if campaign is None else [Advanced(campaign.id, campaign.number, campaigns.write(campaign))]
