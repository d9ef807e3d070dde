"""Campaigns for tests: the real one, and small growth decks made on the spot."""

from __future__ import annotations

import json
from functools import cache

import pytest

from cantina.engine.errors import BadSavedGame
from cantina.games.mandalorian_adventures.campaign.file import parse, write
from cantina.games.mandalorian_adventures.campaign.growth import Played
from cantina.games.mandalorian_adventures.campaign.rules import finish, maps, new, offered, prepare
from cantina.games.mandalorian_adventures.pack import content
from cantina.games.mandalorian_adventures.pack.files import Findings, Line
from cantina.games.mandalorian_adventures.pack.growth import grown
from cantina.games.mandalorian_adventures.pack.shapes import Growth, Instruction


@cache
def real_pack():
    """The content that ships."""
    return content.load().cards[0]


def card(number, *do, stop=False):
    """A growth card."""
    words = [(line, *line.split()) for line in do]
    return Growth(number, "before", stop, tuple(Instruction(op, name, Line(line)) for line, op, name in words))


def stop(number, *do):
    """A growth card marked STOP."""
    return card(number, *do, stop=True)


def pack_of(*cards):
    """The content that ships, with another growth deck."""
    findings = Findings()
    pack = grown(real_pack()._replace(growth=cards), findings)
    findings.stop()
    return pack


def campaign_of(*cards):
    """A campaign with a growth deck of its own."""
    return new(pack_of(*cards), "small")


def real_campaign():
    """A campaign with the growth deck that ships."""
    return new(real_pack(), "real")


def a_game(campaign, result="won", **said):
    """The next game as it may have been played: on its own map or the first one, two players, nothing special."""
    mission = said.pop("mission", offered(campaign)[0])
    board = said.pop("map", maps(campaign.pack, mission)[0])
    usual = {"mode": "auto", "difficulty": "normal", "players": 2, "seed": "7", **said}
    return Played(mission, board, result=result, **usual)


def play(campaign, result="won", **said):
    """One game of a campaign, with both looks at the growth deck."""
    campaign = prepare(campaign)
    return finish(campaign, a_game(campaign, result, **said))


def after_games(count, campaign=None):
    """A campaign after so many games."""
    campaign = real_campaign() if campaign is None else campaign
    for number in range(count):
        campaign = play(campaign, "lost" if number % 2 else "won")
    return campaign


def changed(campaign, **fields):
    """The text of a campaign with some fields changed."""
    return json.dumps({**json.loads(write(campaign)), **fields}, indent=1)


def without(campaign, field):
    """The text of a campaign that lacks a field."""
    fields = json.loads(write(campaign))
    del fields[field]
    return json.dumps(fields, indent=1)


def refused(text, pack=None):
    """The error about a text."""
    with pytest.raises(BadSavedGame) as error:
        parse(text, pack or real_pack(), "our.campaign")
    return error.value
