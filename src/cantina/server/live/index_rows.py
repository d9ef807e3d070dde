"""Rows that are stored with an entry in one transaction: tables, links and guests for lists, progress of campaigns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cantina.engine.match import Match
from cantina.store import Advanced, Chapter, Dealt, Finished, Guest, Leaves, Link, Opened, Side, Sits
from cantina.table import campaign as campaigns
from cantina.table.bodies import ActBody, Body, DealBody, LeaveBody, OpenBody, SitBody
from cantina.table.chapters import advanced
from cantina.table.guests import hashed
from cantina.table.play import match_after
from cantina.table.table import Table


def rows_of_opening(table_id: str, first: OpenBody, at: int, seats: Sequence[str], watch: str) -> list[Side]:
    """Rows of a first entry: the table, the hashes of its links, and the campaign it belongs to."""
    rows: list[Side] = [Guest(first.host, "", at)]
    rows += [Opened(table_id, first.game, first.seats, at, first.settings.listed)]
    rows += [Link(hashed(secret), table_id, "seat", seat) for seat, secret in enumerate(seats)]
    rows += [Link(hashed(watch), table_id, "watch")]
    campaign = first.campaign
    return [*rows, Chapter(table_id, campaign.id, campaign.number)] if campaign else rows


def sit_rows(table: Table, body: SitBody, at: int) -> Sequence[Side]:
    """A guest has taken a seat."""
    return [Guest(body.guest, body.name, at), Sits(body.guest, table.id, body.seat)]


def deal_rows(table: Table, body: DealBody, at: int) -> Sequence[Side]:
    """The game has begun."""
    return [Dealt(table.id, at)]


def leave_rows(table: Table, body: LeaveBody, at: int) -> Sequence[Side]:
    """A guest has left a seat."""
    return [Leaves(table.id, body.seat)]


def act_rows(table: Table, body: ActBody, at: int) -> Sequence[Side]:
    """Nothing, unless the action ends the game."""
    match = match_after(table, body)
    return [Finished(table.id, at), *progress_rows(table, match)] if match.over else []


ROWS: dict[type[Any], Callable[[Table, Any, int], Sequence[Side]]] = {
    SitBody: sit_rows,
    DealBody: deal_rows,
    LeaveBody: leave_rows,
    ActBody: act_rows,
}


def rows_of_entry(table: Table, body: Body, at: int) -> Sequence[Side]:
    """Rows of any later entry; most kinds have none."""
    rows = ROWS.get(type(body))
    return [] if rows is None else rows(table, body, at)


def progress_rows(table: Table, match: Match) -> list[Side]:
    """The progress of the table's campaign at the end of a game: stored with that entry, so exactly once."""
    campaign = advanced(table, match)
    return [] if campaign is None else [Advanced(campaign.id, campaign.number, campaigns.write(campaign))]
