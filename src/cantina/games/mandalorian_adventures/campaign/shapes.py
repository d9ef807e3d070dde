"""What is told of a campaign, part by part; the published schemas are made from these."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict


class StoryLine(TypedDict):
    """What a growth card said, or a game that was played, in the order in which it happened."""

    kind: Literal["card", "game"]
    text: str


class MapTold(TypedDict):
    """A map, by name and by title."""

    map: str
    title: str


class MissionTold(TypedDict):
    """A mission and the maps it can be played on."""

    mission: str
    title: str
    maps: list[MapTold]


class NextTold(TypedDict):
    """The missions that can be played next: one where the growth deck names it."""

    missions: list[MissionTold]
    text: str


class GameTold(TypedDict):
    """A game that was played."""

    mission: str
    title: str
    map: str
    mode: str
    difficulty: str
    players: int
    result: Literal["won", "lost"]
    seed: str


class RuleTold(TypedDict):
    """A rule that has come into the game."""

    rule: str
    text: str


class EnvelopeTold(TypedDict):
    """An envelope that is open."""

    envelope: int
    missions: list[str]
    text: str


class CampaignTold(TypedDict):
    """A campaign as its players know it: nothing of what is still sealed."""

    story: list[StoryLine]
    next: NextTold
    unlocked: list[MissionTold]
    games: list[GameTold]
    rules: list[RuleTold]
    envelopes: list[EnvelopeTold]
    complete: bool
