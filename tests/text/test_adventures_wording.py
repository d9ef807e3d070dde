"""Actions and events of The Mandalorian: Adventures in words."""

import random
import re

import pytest

from cantina.engine.action import Action
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.rules.actions import NOTATION
from cantina.games.mandalorian_adventures.rules.events import EVENTS
from cantina.games.mandalorian_adventures.telling.titles import (
    character_name,
    event_name,
    event_text,
    plan_name,
    space_name,
    token_name,
)
from cantina.games.mandalorian_adventures.telling.wording import ACTION_KEYS, ACTION_OPERANDS, EVENT_OPERANDS, TELLERS
from cantina.text import Message, languages, say
from text.adventures_words import CONTENT, PACK, number, said, told

OF_A_PLAYER = {  # events in which a player does something
    *("turn", "played", "action", "free-action", "declined", "effect-used", "moved", "attacked", "looked", "looked-at"),
    *("enemy-pushed", "plan-drawn", "plan-drew", "plan-kept", "plan-on-top", "plan-put-on-top", "plan-used"),
    *("bonus-used", "token-taken", "drew-skills", "drew-skill", "loyalty-seen", "loyalty-looked", "betrayed"),
    *("accused", "voted"),
}

pytestmark = [pytest.mark.usefixtures("strict_text"), pytest.mark.parametrize("language", languages())]


# --- actions ---------------------------------------------------------------------------------------------------------


def test_every_action_can_be_said_in_one_line(language):
    for first, verb in zip(NOTATION.first, NOTATION.verbs, strict=True):
        dice = random.Random(first)
        for code in {first, first + verb.size - 1, *(first + dice.randrange(verb.size) for _ in range(20))}:
            text = Action(code, GAME, CONTENT).text(language)
            assert text.strip()
            assert "\n" not in text


def test_the_verbs_are_said_differently(language):
    examples = {code: Action(code, GAME, CONTENT).text(language) for code in NOTATION.first}
    assert len(examples) == len(ACTION_KEYS) == 34
    assert len(set(examples.values())) == 34


def test_things_are_said_differently(language):
    for verb in ("attack t3", "attack t12", "go c3", "go c12", "use t3", "use t4"), ("door d0", "door d1", "choose 1"):
        assert len({said(action, language) for action in verb}) == len(verb)


@pytest.mark.rule("MA-86", "MA-87")
def test_a_card_is_offered_with_its_strength_in_that_space(language):
    """Phase-Pulse Blaster: strength 2, +1 for an Attack."""
    card = number("skills", "phase-pulse-blaster")
    assert re.findall(r"\d", said(f"play k{card} attack", language)) == ["3"]
    assert re.findall(r"\d", said(f"play k{card} move", language)) == ["2"]
    assert say(space_name(1), language) in said(f"play k{card} attack", language)


@pytest.mark.rule("MA-88")
def test_it_is_said_where_the_effect_of_a_card_belongs(language):
    """Jet Burst: strength 2 everywhere, its effect in Move."""
    card = number("skills", "jet-burst")
    moving, planning = said(f"play k{card} move", language), said(f"play k{card} plan", language)
    assert len(moving) > len(planning.replace(say(space_name(3), language), say(space_name(0), language)))


@pytest.mark.rule("MA-191")
def test_a_tactical_card_is_said_to_have_no_strength(language):
    card = next(i for i, skill in enumerate(PACK.skills) if skill.tactical)
    space = PACK.skills[card].actions[0]
    other = next(name for name in ("move", "attack", "intel", "plan") if name not in PACK.skills[card].actions)
    texts = {said(f"play k{card} {name}", language).split(":")[1] for name in (space, other)}
    assert len(texts) == 2
    assert not any(re.search(r"\d", text) for text in texts)


@pytest.mark.rule("MA-76")
def test_a_planning_card_is_offered_with_its_text(language):
    card = number("plans", "defend")
    for verb in ("card", "keep"):
        assert say(plan_name(PACK, card), language) in said(f"{verb} p{card}", language)
        assert say(Message("ma-plan-defend-text"), language) in said(f"{verb} p{card}", language)


def test_names_of_the_notation_that_the_content_does_not_use_can_be_said_too(language):
    assert "k127" in said("play k127 move", language)
    assert "b61" in said("spend b61", language)
    assert "p15" in said("card p15", language)
    assert "r63" in said("rule r63", language)


def test_players_are_counted_from_1(language):
    assert "2" in said("accuse s1", language)
    assert "1" in said("seat s0", language)


# --- events ----------------------------------------------------------------------------------------------------------


def example(name):
    """Numbers that fit an event."""
    return {"b": 2} if name == "setup-step" else {"a": 1, "b": 1, "c": 0} if name != "track" else {"a": 0, "b": 2}


def test_every_operand_is_told(language):
    assert set(EVENT_OPERANDS) <= set(EVENTS)
    assert set(ACTION_OPERANDS) <= set(ACTION_KEYS)
    assert {kind for kinds in (*EVENT_OPERANDS.values(), *ACTION_OPERANDS.values()) for kind in kinds} <= set(TELLERS)


def test_every_kind_of_event_can_be_said_to_the_player_and_to_others(language):
    for name in EVENTS:
        lines = {told(name, language, you=you, **example(name)) for you in ("yes", "no")}
        assert all(line.strip() and "\n" not in line for line in lines)
        assert len(lines) == (2 if name in OF_A_PLAYER else 1), name


def test_events_that_differ_are_said_differently(language):
    """The rule is said by its own words alone, so it is left out."""
    lines = [told(name, language, **example(name)) for name in EVENTS]
    assert len(set(lines)) == len(lines)


def test_the_seven_steps_of_setup_are_said(language):
    lines = [told("setup-step", language, a=step) for step in range(1, 8)]
    assert len(set(lines)) == 7
    assert all(line.count(str(step)) == (2 if step == 7 else 1) for step, line in enumerate(lines, 1))


@pytest.mark.rule("MA-186")
def test_an_event_names_the_character(language):
    for name in ("moved", "placed", "attacked", "healed", "hurt", "blocked", "child-rescued", "child-carried"):
        assert say(character_name(PACK, 5), language) in told(name, language, a=5, b=1, c=1)


@pytest.mark.rule("MA-130")
def test_a_lost_game_names_its_reason(language):
    defeat = told("lost", language, a=1, b=3)
    assert say(character_name(PACK, 3), language) in defeat
    assert len({defeat, told("lost", language, a=2, b=-1), told("lost", language, a=4, b=-1)}) == 3


@pytest.mark.rule("MA-112")
def test_an_event_card_is_told_with_its_text(language):
    line = told("event-card", language, a=3)
    assert say(event_name(PACK, 3), language) in line
    assert say(event_text(PACK, 3, False), language) in line


@pytest.mark.rule("MA-111", "MA-151")
def test_crisis_and_mission_effect_are_told_with_the_text_of_the_mission(language):
    mission = number("missions", "redemption")
    assert say(Message("ma-mission-redemption-crisis"), language) in told("crisis", language, b=mission)
    assert say(Message("ma-mission-redemption-effect"), language) in told("mission-effect", language, b=mission)


def test_a_track_is_told_by_its_name_and_size(language):
    mission = number("missions", "flight-from-nevarro")
    for team, size in enumerate(PACK.missions[mission].tracks[0].sizes):
        line = told("track", language, a=0, b=2, c=mission * 4 + team)
        assert say(Message("ma-track-pursuit"), language) in line
        assert re.findall(r"\d+", line) == ["2", str(size)]


@pytest.mark.rule("MA-136", "MA-141")
def test_a_sabotage_token_is_told_by_its_value_and_a_substitute_is_worth_1(language):
    values = (*PACK.white, *PACK.yellow)
    highest = values.index(max(values))
    assert str(max(values)) in told("sabotaged", language, a=0, b=highest)
    assert "1" in told("sabotaged", language, a=0, b=-1)


@pytest.mark.rule("MA-145")
def test_damage_is_told_with_its_source_if_there_is_one(language):
    assert "t4" in told("hurt", language, a=0, b=1, c=4)
    assert not re.search(r"t\d|none", told("hurt", language, a=0, b=1, c=-1))


@pytest.mark.rule("MA-65", "MA-178")
def test_the_face_of_a_token_is_told_to_who_looked_alone(language):
    raider = number("tokens", "raider")
    name = say(token_name(PACK, raider), language)
    assert name in told("looked-at", language, a=4, b=raider)
    assert name not in told("looked", language, a=4, b=raider)


@pytest.mark.rule("MD-56")
def test_loyalty_is_told_four_ways(language):
    lines = {told("loyalty-seen", language, a=card, b=whose) for card in (1, 2) for whose in (0, 1)}
    assert len(lines) == 4
    assert told("voted", language, a=1) != told("voted", language, a=0)
