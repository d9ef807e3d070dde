"""A campaign of a group: a series of games. Its progress is a text that only the game understands.

A campaign is immutable: every change gives a new one, whose number is higher by one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from pydantic import TypeAdapter
from typing_extensions import TypedDict

from cantina import game as find_game
from cantina.engine.abilities import Campaigns
from cantina.engine.game import Game
from cantina.engine.match import Match
from cantina.engine.options import complete
from cantina.table.errors import TableError
from cantina.table.guests import checked_name

FILE = "campaign.json"  # the name of an uploaded file in errors, and of a downloaded one


class SerializedCampaign(TypedDict):
    """What is stored of a campaign with its id and number."""

    game: str
    name: str
    progress: str


_stored = TypeAdapter(SerializedCampaign)


@dataclass(frozen=True)
class GroupCampaign:
    """A campaign after its change `number`; 0: at a table whose game does not count for the campaign."""

    id: str
    number: int
    game: str
    name: str
    progress: str

    @property
    def beside(self) -> bool:
        """Whether this is what a table knows of a campaign for which its game does not count."""
        return self.number == 0


def game_with_campaigns(game_id: str) -> tuple[Game, Campaigns]:
    """A game and its campaigns; refused where the game has none."""
    game = find_game(game_id)
    if game.campaigns is None:
        raise TableError("campaign-none", game=game.id)
    return game, game.campaigns


def new_campaign(campaign_id: str, game_id: str, name: Any, file: str | None = None) -> GroupCampaign:
    """A new campaign: from its beginning, or from a file of another group or server."""
    game, campaigns = game_with_campaigns(game_id)
    called = checked_name(name)
    progress = campaigns.new(game.content, "") if file is None else campaigns.read(game.content, file, FILE, "")
    return GroupCampaign(campaign_id, 1, game.id, called, progress)


def changed(campaign: GroupCampaign, progress: str) -> GroupCampaign:
    """The next change."""
    return replace(campaign, number=campaign.number + 1, progress=progress)


def restored(campaign: GroupCampaign, file: str) -> GroupCampaign:
    """The campaign with the progress of an uploaded file; a file of another campaign is refused."""
    game, campaigns = game_with_campaigns(campaign.game)
    return changed(campaign, campaigns.read(game.content, file, FILE, campaign.progress))


def restarted(campaign: GroupCampaign) -> GroupCampaign:
    """The campaign at its beginning again."""
    game, campaigns = game_with_campaigns(campaign.game)
    return changed(campaign, campaigns.new(game.content, campaign.progress))


def after_match(campaign: GroupCampaign, match: Match) -> GroupCampaign:
    """The campaign after a game of it."""
    _, campaigns = game_with_campaigns(campaign.game)
    return changed(campaign, campaigns.after(match.content, campaign.progress, match))


def options(
    campaign: GroupCampaign, seats: int, given: Mapping[str, Any] | None, beside: bool = False
) -> dict[str, Any]:
    """The options of the next game, or of one that does not count."""
    game, campaigns = game_with_campaigns(campaign.game)
    complete(game.options, given)  # refuses what is no option
    return campaigns.options(game.content, campaign.progress, game.check_seats(seats), given or {}, beside)


def described(campaign: GroupCampaign, language: str) -> Any:
    """What the group may know of the campaign; nothing that is still sealed."""
    game, campaigns = game_with_campaigns(campaign.game)
    return campaigns.describe(game.content, campaign.progress, language)


def at_table(campaign: GroupCampaign, beside: bool) -> GroupCampaign:
    """What a table keeps of its campaign: enough to compute the next change from the log of the table alone."""
    return replace(campaign, number=0, progress="") if beside else campaign


def write(campaign: GroupCampaign) -> str:
    """The JSON text that is stored with id and number."""
    kept: SerializedCampaign = {"game": campaign.game, "name": campaign.name, "progress": campaign.progress}
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))


def read(campaign_id: str, number: int, body: str) -> GroupCampaign:
    """A campaign as it was stored."""
    return GroupCampaign(campaign_id, number, **_stored.validate_json(body))
