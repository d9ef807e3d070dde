"""Campaigns kept in a file by `cantina campaign` (`CampaignFiles` of the contract).

Here the step before a game (MA-09) is made when the players ask for the next game.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cantina.engine.abilities import CampaignFiles, Paragraph
from cantina.engine.errors import BadSavedGame
from cantina.engine.game import Content
from cantina.engine.match import Match
from cantina.games.mandalorian_adventures.campaign import rules
from cantina.games.mandalorian_adventures.campaign.file import load, save
from cantina.games.mandalorian_adventures.campaign.growth import Campaign, Played
from cantina.games.mandalorian_adventures.campaign.rules import GAME, RESULTS
from cantina.games.mandalorian_adventures.campaign.wording import (
    card_texts,
    envelope_text,
    game_line,
    mission_text,
    words,
)
from cantina.games.mandalorian_adventures.pack.sizes import DIFFICULTIES, DIFFICULTY, MODE, MODES


def new(content: Content, file: str, language: str, veteran: bool) -> list[Paragraph]:
    """Begin a campaign in a file that does not exist yet."""
    if os.path.lexists(Path(file).expanduser()):
        raise BadSavedGame("campaign-file-exists", file=file)
    pack = content.cards[0]
    return begun(file, rules.veteran(pack) if veteran else rules.new(pack), language)


def begun(file: str, campaign: Campaign, language: str) -> list[Paragraph]:
    """Save a campaign at its beginning."""
    save(file, campaign)
    return [Paragraph("line", words("campaign-begun", language, id=campaign.id, file=file))]


def show(content: Content, file: str, language: str) -> list[Paragraph]:
    """How far a campaign has come."""
    campaign = load(file, content.cards[0])
    growth = {"count": len(campaign.removed), "all": len(campaign.pack.growth)}
    games = [game_line(number, played, language) for number, played in enumerate(campaign.history, 1)]
    enabled = [words(f"campaign-rule-{rule}", language) for rule in campaign.rules_enabled]
    envelopes = [envelope_text(campaign, number, language) for number in campaign.envelopes_open]
    return [
        Paragraph("heading", words("campaign-heading", language, id=campaign.id)),
        Paragraph("line", words("campaign-growth", language, **growth)),
        *(Paragraph("item", text) for text in (*games, *enabled, *envelopes)),
        next_mission(campaign, language),
    ]


def next_game(
    content: Content, file: str, language: str, seats: int, wishes: Mapping[str, Any]
) -> tuple[list[Paragraph], dict[str, Any]]:
    """MA-09, MA-10: the step before a game, and the options of the game to play."""
    campaign = rules.prepare(load(file, content.cards[0]))
    undecided = not campaign.mission and not wishes.get("mission")
    options = {} if undecided else rules.next_game(campaign, seats, **wishes)
    save(file, campaign)
    return news(campaign, language), options


def record(
    content: Content, file: str, language: str, seats: int, wishes: Mapping[str, Any], result: str, seed: str
) -> list[Paragraph]:
    """MA-13: a game of which its players tell the result; what they leave out is as `next_game` suggests it."""
    campaign = load(file, content.cards[0])
    options = rules.next_game(campaign, seats, wishes.get("mission", ""), wishes.get("map", ""))
    mode = wishes.get("mode") or MODES[MODE.auto]
    difficulty = wishes.get("difficulty") or DIFFICULTIES[DIFFICULTY.normal]
    played = Played(options["mission"], options["map"], mode, difficulty, seats, result, seed)
    return recorded(file, campaign, played, language)


def record_match(content: Content, file: str, language: str, name: str, match: Match) -> list[Paragraph]:
    """MA-13: a saved game, which must be one of this campaign (MA-11)."""
    campaign = load(file, content.cards[0])
    if match.game.id != GAME or match.options["growth"] != campaign.growth:
        raise BadSavedGame("campaign-other-game", file=name, growth=campaign.growth)
    return recorded(file, campaign, rules.played(match), language)


def recorded(file: str, campaign: Campaign, played: Played, language: str) -> list[Paragraph]:
    """The step after a game."""
    campaign = rules.finish(campaign, played)
    save(file, campaign)
    line = game_line(len(campaign.history), campaign.history[-1], language)
    return [Paragraph("result", line), *news(campaign, language)]


def reset(content: Content, file: str, language: str) -> list[Paragraph]:
    """MQ-72: back to the first card, in the same file."""
    return begun(file, rules.reset(load(file, content.cards[0])), language)


def news(campaign: Campaign, language: str) -> list[Paragraph]:
    """The growth cards that were just turned over, and what comes next."""
    texts = card_texts(campaign, campaign.log[-1], language) if campaign.log else []
    return [*(Paragraph("card", text) for text in texts), next_mission(campaign, language)]


def next_mission(campaign: Campaign, language: str) -> Paragraph:
    """Which mission comes next, and where it can be played."""
    if not campaign.mission:
        names = [f"{words(f'ma-mission-{name}', language)} ({name})" for name in campaign.missions_unlocked]
        listed = ", ".join(names)
        text = words("campaign-free-play" if names else "campaign-not-begun", language, missions=listed)
        return Paragraph("text", text)
    return Paragraph("text", mission_text(campaign, language))


FILES = CampaignFiles(RESULTS, new, show, next_game, record, record_match, reset)
