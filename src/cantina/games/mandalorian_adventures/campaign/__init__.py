"""The campaign around the games (MA-07 to MA-16, MA-176; MQ-70 to MQ-73, MQ-83).

A campaign never changes: every step gives the next one. Nothing here plays a game: `next_game` says with which options
it is dealt, `finish` takes its result::

    campaign = prepare(new(pack))
    match = cantina.new_match("mandalorian-adventures", 2, options=next_game(campaign, 2))
    ...
    campaign = finish(campaign, played(match))
"""

from cantina.games.mandalorian_adventures.campaign.file import load, save
from cantina.games.mandalorian_adventures.campaign.growth import Campaign, Played, Step
from cantina.games.mandalorian_adventures.campaign.rules import (
    Envelope,
    envelope,
    event_deck,
    finish,
    maps,
    new,
    next_game,
    offered,
    planning_deck,
    played,
    prepare,
    read,
    replay,
    reset,
    skill_deck,
    told,
    veteran,
)

__all__ = [
    "Campaign",
    "Envelope",
    "Played",
    "Step",
    "envelope",
    "event_deck",
    "finish",
    "load",
    "maps",
    "new",
    "next_game",
    "offered",
    "planning_deck",
    "played",
    "prepare",
    "read",
    "replay",
    "reset",
    "save",
    "skill_deck",
    "told",
    "veteran",
]
