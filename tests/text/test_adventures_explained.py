"""MA-16, MD-54 and MD-56: a game explains the rules that it has in it, and no others, in every language."""

import random
import re
from functools import cache

import pytest

from cantina.engine.match import Match
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.campaign.rules import next_game, prepare
from cantina.games.mandalorian_adventures.pack.shapes import place
from cantina.games.mandalorian_adventures.rules.events import EVENTS
from cantina.games.mandalorian_adventures.telling.rules_met import rules_met
from cantina.games.mandalorian_adventures.telling.wording import event_message
from cantina.text import Message, languages, say
from mandalorian_adventures.campaigns import after_games
from terminal.person import run
from text.adventures_games import PACK, words

every_language = pytest.mark.parametrize("language", languages())
pytestmark = pytest.mark.usefixtures("strict_text")

# What mission 1 does not know, by the messages that name it.
LATER = ("effect-grapple", "effect-diversion", "effect-mission", "picture-child")


def named(key, language):
    """How a thing is called, in small letters and without an article."""
    return words(key, language).lower().removeprefix("\u2019t ")


def rule(name, language):
    """What is explained of a rule."""
    return say(Message(f"campaign-rule-{name}"), language)


def help_of(language, *options):
    """All that a person who asks for help is shown, in one line."""
    shown = run("play", "mandalorian-adventures", "--lang", language, "--seed", "1", *options, lines=["?"]).out
    return " ".join(shown.split())


def flat(text):
    return " ".join(text.split())


@every_language
@pytest.mark.rule("MA-16")
def test_the_help_of_mission_1_explains_guard_and_nothing_that_comes_later(language):
    shown = help_of(language, "--seats", "1").lower()
    assert words("effect-guard", language).lower() in shown
    assert [key for key in LATER if re.search(rf"\b{re.escape(named(key, language))}\b", shown)] == []
    for name in ("grapple", "diversion", "mission-effect", "child", "mission-action", "tactical-skill", "traitor"):
        assert rule(name, language).lower() not in shown


@pytest.mark.rule("MA-16")
def test_planning_cards_say_themselves_when_they_are_used():
    """Smoke and Signal Jam, the only cards for these moments, come with growth cards 8 and 25."""
    shown = help_of("en", "--seats", "1").lower()
    assert "planning cards say when they are used" in shown
    assert [moment for moment in ("when a movement starts", "before a crisis") if moment in shown] == []


@every_language
@pytest.mark.rule("MA-16")
@pytest.mark.parametrize("games", range(8))
def test_a_game_of_the_campaign_explains_no_rule_that_has_not_entered(games, language):
    campaign = prepare(after_games(games))
    match = Match(GAME, 2, 1, next_game(campaign, 2))
    told = match.briefing(0, language)
    enabled = set(campaign.rules_enabled)
    met = set(rules_met(match.view(0), PACK))
    assert met <= enabled
    assert {name for name in ALL_RULES if rule(name, language) in told} == met
    assert ("child" in met) == (campaign.mission in ("flight-from-nevarro", "redemption"))


ALL_RULES = (
    "grapple",
    "diversion",
    "mission-effect",
    "child",
    "mission-action",
    "tactical-skill",
    "wild-skill",
    "traitor",
)


@pytest.mark.rule("MA-16")
@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, set()),
        ({"growth": 4}, {"tactical-skill"}),
        ({"growth": 22}, {"tactical-skill", "wild-skill"}),
        ({"mission": "flight-from-nevarro"}, {"grapple", "diversion", "mission-effect", "child"}),
        ({"mission": "the-prison-ship"}, {"grapple", "diversion", "mission-effect", "mission-action"}),
        ({"mission": "the-egg", "map": "arvala"}, {"grapple"}),  # the Mudhorn has it, no other token of that map
        ({"mission": "silent-relays", "map": "arvala"}, {"mission-action"}),
    ],
)
def test_the_rules_that_a_game_has_in_it(options, expected):
    assert set(rules_met(Match(GAME, 2, 1, options).view(0), PACK)) == expected


@every_language
@pytest.mark.rule("MD-54", "MA-16")
@pytest.mark.parametrize("mission", ["the-asset", "flight-from-nevarro"])
def test_something_stirs_speaks_of_the_child_where_the_child_is(mission, language):
    with_child = mission == "flight-from-nevarro"
    text = say(Message("ma-event-something-stirs-text", {"child": "yes" if with_child else "no"}), language)
    number = place(PACK.events, "something-stirs")
    drawn = [event for event in events_of(mission) if EVENTS[event.code] == "event-card" and event.a == number]
    assert drawn
    for event in drawn:
        assert say(event_message(GAME.content, event), language).endswith(text)
        assert (words("picture-child", language).split()[-1] in text) == with_child


@cache
def events_of(mission):
    """What happens in some random games of a mission."""
    found = []
    for seed in range(4):
        match, dice = Match(GAME, 2, seed, {"mission": mission, "max_turns": 30}), random.Random(seed)
        while not match.over:
            match.play(match.actors()[0], dice.choice(match.legal(match.actors()[0])))
        found += match.events(None)
    return found


@every_language
@pytest.mark.rule("MD-56")
def test_where_there_may_be_a_traitor_the_rules_about_it_can_be_read(language):
    rules = flat(say(Message("ma-growth-envelope-2"), language))
    match = Match(GAME, 3, 1, {"mission": "double-cross", "map": "arvala"})
    assert rules in [flat(paragraph) for paragraph in match.briefing(0, language)]
    assert rule("traitor", language) in match.briefing(None, language)
    assert rules in flat(match.picture(0, language)).replace("- ", "-")
    assert rules in help_of(language, "--seats", "3", "--option", "mission=double-cross")


@every_language
@pytest.mark.rule("MD-56", "MA-12")
def test_without_loyalty_cards_nobody_reads_of_them(language):
    rules = say(Message("ma-growth-envelope-2"), language)
    for seats, options in ((2, {"mission": "double-cross"}), (3, {"mission": "the-egg"})):
        match = Match(GAME, seats, 1, {"map": "arvala", **options})
        assert rules not in match.briefing(0, language)
        assert rules not in flat(match.picture(0, language))
