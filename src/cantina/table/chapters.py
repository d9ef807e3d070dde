"""The tables of a campaign: how one is opened, and how the end of its game carries the campaign on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cantina.engine.match import Match
from cantina.table.campaign import Campaign, at_table, carried_on, options
from cantina.table.log import Body
from cantina.table.table import Table, opening


def chapter(
    campaign: Campaign,
    seats: int,
    guest: str,
    seed: bytes,
    wishes: Mapping[str, Any] | None = None,
    settings: dict[str, Any] | None = None,
    beside: bool = False,
) -> Body:
    """The first entry of a table for the next game of a campaign, or for one that the campaign learns nothing of."""
    chosen = options(campaign, seats, wishes, beside)
    return opening(campaign.game, seats, guest, seed, chosen, settings, at_table(campaign, beside))


def advanced(table: Table, match: Match) -> Campaign | None:
    """How a match of this table carries its campaign on when it has ended; None where it does not."""
    if table.campaign is None or table.campaign.beside or not match.over:
        return None
    return carried_on(table.campaign, match)
