"""The outline: the table around the game, as a viewer is sent it.

All of it is either known to everyone at the table or only to the viewer's own seat.
"""

from __future__ import annotations

from typing import cast

from cantina.engine.match import Match
from cantina.table.absence import Presence, seconds_left
from cantina.table.campaign import GroupCampaign
from cantina.table.shapes import CampaignOutline, Outline, Own, PlaceOutline, Result
from cantina.table.story import Viewer
from cantina.table.table import Place, Table
from cantina.table.undo import is_offered


def outline(table: Table, viewer: Viewer, presence: Presence, now: float | None) -> Outline:
    """The table around the game."""
    return {
        "id": table.id,
        "game": table.game.id,
        "options": table.options,
        "settings": table.settings.as_json(),
        "seats": [place_outline(place) for place in table.places],
        "gone": sorted(presence.gone),
        "you": None if viewer is None else own(table, viewer, seconds_left(table, presence, viewer, now)),
        "lesson": table.lesson,
        "seed_hash": table.seed_hash,
        "seed": table.seed.hex() if table.over else None,
        "wish": table.undo_request,
        "rematch": table.successor or None,
        "campaign": None if table.campaign is None else campaign_outline(table.campaign),
        "result": None if table.match is None else result(table, table.match),
    }


def for_strangers(known: Outline) -> Outline:
    """The outline for a stranger at a table without spectators: no result, no link to the rematch."""
    return {**known, "seed": None, "result": None, "rematch": None, "campaign": None}


def campaign_outline(campaign: GroupCampaign) -> CampaignOutline:
    """The campaign of the table."""
    return {"id": campaign.id, "name": campaign.name, "beside": campaign.beside}


def place_outline(place: Place) -> PlaceOutline:
    """What everyone may know about a seat; never whether it is asked: that is in the view."""
    return {
        "kind": place.kind,
        "name": place.name,
        "level": place.level,
        "away": place.away,
        "stood_in": place.stood_in,
    }


def own(table: Table, seat: int, seconds: int | None) -> Own:
    """What only the seat itself may know."""
    place = table.places[seat]
    return {
        "seat": seat,
        "orders": place.orders,
        "confirms": place.confirms,
        "pace": place.pace,
        "sealed": place.sealed,
        "undo": is_offered(table, seat),
        "left": seconds,
    }


def result(table: Table, match: Match) -> Result | None:
    """The result, and where a stand-in has played."""
    if match.result is None:
        return None
    stood_in = [seat for seat, place in enumerate(table.places) if place.stood_in]
    return cast(Result, {**match.result, "stood_in": stood_in})
