"""A campaign as the rest of the house keeps it (`Campaigns` of the contract): the text of its file.

The step before a game (MA-09) is made as soon as the last game has ended, so a text that is kept is always prepared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from cantina.engine.abilities import Campaigns
from cantina.engine.errors import BadOption, BadSavedGame
from cantina.engine.game import Content
from cantina.engine.match import Match
from cantina.games.mandalorian_adventures.campaign import rules
from cantina.games.mandalorian_adventures.campaign.by_hand import FILES
from cantina.games.mandalorian_adventures.campaign.file import parse, write
from cantina.games.mandalorian_adventures.campaign.growth import AFTER_GAME, Campaign, Played
from cantina.games.mandalorian_adventures.campaign.shapes import (
    CampaignTold,
    EnvelopeTold,
    GameTold,
    MapTold,
    MissionTold,
    NextTold,
    StoryLine,
)
from cantina.games.mandalorian_adventures.campaign.wording import (
    card_texts,
    envelope_text,
    game_line,
    mission_text,
    words,
)
from cantina.games.mandalorian_adventures.pack.shapes import Pack
from cantina.text import Message

NAMED = ("mission", "map")
DECIDED = ("growth",)  # the campaign says it, not its players


def new(content: Content, before: str = "") -> str:
    """A campaign before its first game; MQ-72: the one of another progress back at its first card."""
    pack: Pack = content.cards[0]
    campaign = rules.reset(parse(before, pack)) if before else rules.new(pack)
    return write(rules.prepare(campaign))


def read(content: Content, text: str, file: str, before: str = "") -> str:
    """The progress of a file; BadSavedGame names the field that is wrong, also where it is of another campaign."""
    pack: Pack = content.cards[0]
    campaign = parse(text, pack, file)
    if before and campaign.id != parse(before, pack).id:
        raise BadSavedGame("campaign-other", file=file, field="id")
    return write(rules.prepare(campaign))


def options(content: Content, progress: str, seats: int, wishes: Mapping[str, Any], beside: bool) -> dict[str, Any]:
    """The options of the next game (MA-10), or of a game outside the campaign (MQ-71); the wishes are options too."""
    for name in DECIDED:
        if name in wishes:
            raise BadOption("campaign-decides", field=name)
    mission, board = (str(wishes.get(name) or "") for name in NAMED)
    free = {name: value for name, value in wishes.items() if name not in NAMED}
    make = rules.replay if beside else rules.next_game
    return make(parse(progress, content.cards[0]), seats, mission, board, **free)


def after(content: Content, progress: str, match: Match) -> str:
    """MA-13: the progress when the next game has ended."""
    campaign = rules.finish(parse(progress, content.cards[0]), rules.played(match))
    return write(rules.prepare(campaign))


def describe(content: Content, progress: str, language: str) -> CampaignTold:
    """What the players know, MQ-83: nothing of a growth card that was not resolved, or of a closed envelope (MA-12)."""
    campaign = parse(progress, content.cards[0])
    return {
        "story": list(story(campaign, language)),
        "next": next_mission(campaign, language),
        "unlocked": [mission(campaign, name, language) for name in campaign.missions_unlocked],
        "games": [game(played, language) for played in campaign.history],
        "rules": [{"rule": name, "text": words(f"campaign-rule-{name}", language)} for name in campaign.rules_enabled],
        "envelopes": [envelope(campaign, number, language) for number in campaign.envelopes_open],
        "complete": campaign.complete,
    }


def story(campaign: Campaign, language: str) -> Iterator[StoryLine]:
    """Everything in the order in which it happened: games, and what the growth cards said before and after them."""
    numbered = enumerate(campaign.history, 1)
    for step in campaign.log:
        if step.step == AFTER_GAME:
            number, played = next(numbered)
            yield {"kind": "game", "text": game_line(number, played, language)}
        for text in card_texts(campaign, step, language):
            yield {"kind": "card", "text": text}


def next_mission(campaign: Campaign, language: str) -> NextTold:
    """MA-10: the missions that can be played next, and that in words."""
    missions = [mission(campaign, name, language) for name in rules.offered(campaign)]
    return {"missions": missions, "text": next_text(campaign, language)}


def next_text(campaign: Campaign, language: str) -> str:
    """What can be played next, in words."""
    if campaign.mission:
        return mission_text(campaign, language)
    titles = [Message(f"ma-mission-{name}") for name in rules.offered(campaign)]
    return words("campaign-any-mission", language, missions=titles)


def mission(campaign: Campaign, name: str, language: str) -> MissionTold:
    """A mission and where it can be played."""
    boards = rules.maps(campaign.pack, name)
    places: list[MapTold] = [{"map": board, "title": words(f"ma-map-{board}", language)} for board in boards]
    return {"mission": name, "title": words(f"ma-mission-{name}", language), "maps": places}


def game(played: Played, language: str) -> GameTold:
    """A game that was played."""
    title = words(f"ma-mission-{played.mission}", language)
    return cast(GameTold, {**played._asdict(), "title": title})


def envelope(campaign: Campaign, number: int, language: str) -> EnvelopeTold:
    """MA-12: an envelope that is open."""
    inside = rules.envelope(campaign, number).missions
    return {"envelope": number, "missions": list(inside), "text": envelope_text(campaign, number, language)}


CAMPAIGNS = Campaigns(new, read, options, after, describe, CampaignTold, FILES)
