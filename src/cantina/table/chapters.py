"""The tables of a campaign: how one is opened, and how the end of its game changes the campaign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cantina.engine.match import Match
from cantina.table.bodies import OpenBody
from cantina.table.campaign import GroupCampaign, after_match, at_table, options
from cantina.table.table import Table, opening


def chapter(
    campaign: GroupCampaign,
    seats: int,
    guest: str,
    seed: bytes,
    given: Mapping[str, Any] | None = None,
    settings: dict[str, Any] | None = None,
    beside: bool = False,
) -> OpenBody:
    """The first entry of a table for the next game of a campaign, or for a game `beside` it that does not count."""
    chosen = options(campaign, seats, given, beside)
    return opening(campaign.game, seats, guest, seed, chosen, settings, at_table(campaign, beside))


def advanced(table: Table, match: Match) -> GroupCampaign | None:
    """The next change of the campaign after a match of this table; None where the match does not count or goes on."""
    if table.campaign is None or table.campaign.beside or not match.over:
        return None
    return after_match(table.campaign, match)
