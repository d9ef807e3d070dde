"""A campaign of a group: games that hang together. What it says of them is the game's business, here it is a text.

A campaign never changes: every step gives the next one, whose number is higher by one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from cantina import game as find_game
from cantina.engine.game import Campaigns, Game
from cantina.engine.match import Match
from cantina.engine.options import complete
from cantina.table.errors import TableError
from cantina.table.people import checked_name

FILE = "campaign.json"  # what a file is called in complaints about it, and when it leaves


class Campaign(NamedTuple):
    """A campaign as it stands after its change `number`; 0: what is played here, the campaign learns nothing of."""

    id: str
    number: int
    game: str
    name: str
    progress: str

    @property
    def beside(self) -> bool:
        """Whether this is what a table knows of a campaign that learns nothing of it."""
        return self.number == 0


def kept_by(game_id: str) -> tuple[Game, Campaigns]:
    """A game that has campaigns."""
    game = find_game(game_id)
    if game.campaigns is None:
        raise TableError("campaign-none", game=game.id)
    return game, game.campaigns


def founded(campaign_id: str, game_id: str, name: Any, file: str | None = None) -> Campaign:
    """A new campaign: from its beginning, or from a file that has left another group or server."""
    game, campaigns = kept_by(game_id)
    called = checked_name(name)
    progress = campaigns.new(game.content, "") if file is None else campaigns.read(game.content, file, FILE, "")
    return Campaign(campaign_id, 1, game.id, called, progress)


def changed(campaign: Campaign, progress: str) -> Campaign:
    """The next change."""
    return campaign._replace(number=campaign.number + 1, progress=progress)


def brought_back(campaign: Campaign, file: str) -> Campaign:
    """The campaign as it comes back in a file; a file of another campaign is refused."""
    game, campaigns = kept_by(campaign.game)
    return changed(campaign, campaigns.read(game.content, file, FILE, campaign.progress))


def begun_anew(campaign: Campaign) -> Campaign:
    """Back to the beginning."""
    game, campaigns = kept_by(campaign.game)
    return changed(campaign, campaigns.new(game.content, campaign.progress))


def carried_on(campaign: Campaign, match: Match) -> Campaign:
    """The campaign after a game of it."""
    game, campaigns = kept_by(campaign.game)
    return changed(campaign, campaigns.after(game.content, campaign.progress, match))


def options(campaign: Campaign, seats: int, wishes: Mapping[str, Any] | None, beside: bool = False) -> dict[str, Any]:
    """The options of the next game, or of one beside the campaign."""
    game, campaigns = kept_by(campaign.game)
    complete(game.options, wishes)  # refuses what is no option
    return campaigns.options(game.content, campaign.progress, game.check_seats(seats), wishes or {}, beside)


def told(campaign: Campaign, language: str) -> Any:
    """What everybody in the group may know; nothing that is still sealed."""
    game, campaigns = kept_by(campaign.game)
    return campaigns.told(game.content, campaign.progress, language)


def at_table(campaign: Campaign, beside: bool) -> Campaign:
    """What a table keeps of its campaign: all that its end needs, so that what follows is told by its log alone."""
    return campaign._replace(number=0, progress="") if beside else campaign


def write(campaign: Campaign) -> str:
    """The text that is stored beside id and number."""
    kept = {"game": campaign.game, "name": campaign.name, "progress": campaign.progress}
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))


def read(campaign_id: str, number: int, body: str) -> Campaign:
    """A campaign as it was stored."""
    return Campaign(campaign_id, number, **json.loads(body))
