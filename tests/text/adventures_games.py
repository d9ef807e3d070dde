"""Games of The Mandalorian: Adventures whose table is looked at, and the words that stand on it."""

import random

import pytest

from cantina.engine.match import Match
from cantina.games.mandalorian_adventures import GAME
from cantina.text import Message, languages, say

PACK = GAME.content.cards[0]
WIDTH = 80
MISSIONS = [(mission.name, mission.map or "plaza") for mission in PACK.missions]
every_language = pytest.mark.parametrize("language", languages())


def new(seats=2, seed=3, **options):
    return Match(GAME, seats, seed, {"first_player": 0, **options})


def play(match, count, dice=None):
    """Some actions at random."""
    dice = dice or random.Random(1)
    for _ in range(count):
        if match.over:
            break
        seat = match.actors()[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def words(key, language, **values):
    return say(Message(f"mandalorian-adventures-{key}", values), language)


def flat(text):
    return " ".join(text.split())
