"""Sections 3.2, 6.6 and 6.9: what the growth deck brings into the game, and when."""

import json
from itertools import pairwise

import pytest

from cantina.engine.errors import IllegalAction
from cantina.games.mandalorian_adventures.campaign.file import write
from cantina.games.mandalorian_adventures.campaign.growth import deck
from cantina.games.mandalorian_adventures.campaign.rules import (
    Envelope,
    envelope,
    event_deck,
    finish,
    next_game,
    planning_deck,
    prepare,
    read,
    skill_deck,
)
from cantina.text import Message, languages, say
from mandalorian_adventures.campaigns import a_game, after_games, campaign_of, card, play, real_pack, stop
from strict_text import strict_text  # noqa: F401

CHARACTERS = [one.name for one in real_pack().characters]
NEW_WITH_MISSION_2 = {"child", "grapple", "mission-effect", "diversion", "numbered-cells"}


def skills(character):
    """All skill cards of a character."""
    return [one for one in real_pack().skills if one.character == character]


def strengths(campaign, character):
    """The strengths of a deck, a tactical card counting as 0."""
    copies = skill_deck(campaign, character)
    return sorted(one.strength for one in skills(character) for _ in range(copies.get(one.name, 0)))


@pytest.mark.rule("MA-11")
def test_a_skill_card_added_after_game_1_is_in_the_deck_of_all_later_games():
    assert "whistling-birds" not in skill_deck(prepare(after_games(0)), "mandalorian")
    for games in range(1, 12):
        assert skill_deck(prepare(after_games(games)), "mandalorian")["whistling-birds"] == 1


@pytest.mark.rule("MA-11")
def test_whatever_comes_into_the_game_stays():
    campaign = after_games(0)
    for _ in range(10):
        before, campaign = campaign, play(campaign)
        for name in ("missions_unlocked", "rules_enabled", "envelopes_open", "planning", "events", "retired"):
            kept = getattr(campaign, name)[: len(getattr(before, name))]
            assert kept == getattr(before, name)
        assert all(set(cards) <= set(campaign.decks[owner]) for owner, cards in before.decks.items())


@pytest.mark.rule("MA-11")
def test_a_game_is_dealt_with_the_number_of_the_last_growth_card_resolved():
    """It is all that a game needs to know of the campaign: each card says from which growth card on it takes part."""
    for games in range(10):
        campaign = prepare(after_games(games))
        growth = next_game(campaign, 2, campaign.mission or "alive")["growth"]
        assert growth == campaign.removed[-1] == len(campaign.removed)
        dealt = {one.name: one.copies for one in skills("burg") if one.added <= growth < one.removed}
        assert dealt == skill_deck(campaign, "burg")


@pytest.mark.rule("MA-12")
@pytest.mark.parametrize(("number", "games"), [(1, 3), (2, 5)])
def test_an_envelope_stays_closed_until_an_instruction_opens_it(number, games):
    for earlier in range(games):
        for campaign in (after_games(earlier), prepare(after_games(earlier))):
            with pytest.raises(IllegalAction) as refused:
                envelope(campaign, number)
            assert refused.value.rule == "MA-12"
    assert envelope(after_games(games), number).number == number


@pytest.mark.rule("MA-12")
@pytest.mark.parametrize("number", [0, 3, -1, "1", None])
def test_there_are_two_envelopes(number):
    with pytest.raises(IllegalAction):
        envelope(after_games(8), number)


@pytest.mark.rule("MA-12")
def test_the_first_envelope_holds_mercenary_missions_and_the_second_one_the_traitor():
    campaign = after_games(5)
    first = Envelope(1, ("the-egg", "alive", "silent-relays"), ("mercenary",), ("envelope-1",))
    assert envelope(campaign, 1) == first
    assert envelope(campaign, 2) == Envelope(2, ("double-cross",), ("traitor",), ("envelope-2",))


@pytest.mark.rule("MA-12")
def test_the_fourth_mercenary_mission_is_locked_until_the_second_envelope():
    for games in range(5):
        assert "double-cross" not in after_games(games).missions_unlocked
    assert "double-cross" in after_games(5).missions_unlocked


@pytest.mark.rule("MA-12")
def test_nobody_betrays_the_others_before_the_second_envelope_is_open():
    with pytest.raises(IllegalAction) as refused:
        next_game(prepare(after_games(4)), 3, traitor=True)
    assert refused.value.rule == "MA-12"
    for free in (False, "auto"):
        assert next_game(prepare(after_games(4)), 3, traitor=free)["traitor"] is free
    assert next_game(prepare(after_games(5)), 3, traitor=True)["traitor"] is True


@pytest.mark.rule("MA-16")
def test_a_new_campaign_has_one_rule_enabled():
    assert prepare(after_games(0)).rules_enabled == ("guard",)


@pytest.mark.rule("MA-16")
def test_five_rules_enter_with_mission_2():
    campaign = prepare(after_games(1))
    assert campaign.mission == "flight-from-nevarro"
    assert set(campaign.rules_enabled) >= NEW_WITH_MISSION_2
    assert not NEW_WITH_MISSION_2 & set(after_games(1).rules_enabled)  # they are told when the game is prepared


@pytest.mark.rule("MA-16")
def test_mission_actions_enter_with_mission_3():
    assert "mission-action" not in prepare(after_games(1)).rules_enabled
    campaign = prepare(after_games(2))
    assert (campaign.mission, "mission-action" in campaign.rules_enabled) == ("the-prison-ship", True)


@pytest.mark.rule("MA-16")
def test_no_mission_uses_a_rule_that_has_not_entered_yet():
    missions = {one.name: one for one in real_pack().missions}
    for games in range(8):
        campaign = prepare(after_games(games))
        mission, rules = missions[campaign.mission], set(campaign.rules_enabled)
        assert not mission.child or "child" in rules
        assert not mission.green or "mission-action" in rules
        assert not mission.mission_effect or "mission-effect" in rules
        assert mission.story or "mercenary" in rules


@pytest.mark.rule("MA-16")
@pytest.mark.usefixtures("strict_text")
@pytest.mark.parametrize("language", languages())
def test_the_help_explains_every_rule_in_every_language(language):
    for rule in after_games(8).rules_enabled:
        assert ":" in say(Message(f"campaign-rule-{rule}"), language)


@pytest.mark.rule("MQ-73")
def test_cards_added_later_enlarge_a_deck_unless_one_is_removed():
    sizes = [sum(skill_deck(after_games(games), "xian").values()) for games in range(9)]
    assert sizes == [12, 13, 13, 13, 13, 13, 14, 14, 14]


@pytest.mark.rule("MQ-73")
def test_a_growth_card_may_remove_a_card():
    cards = [card(1, "set_mission the-asset"), stop(2), card(3, "remove_card taunt", "add_skill cruel-game"), stop(4)]
    before = prepare(campaign_of(*cards))
    after = finish(before, a_game(before))
    assert set(skill_deck(before, "xian")) - set(skill_deck(after, "xian")) == {"taunt"}
    assert set(skill_deck(after, "xian")) - set(skill_deck(before, "xian")) == {"cruel-game"}


@pytest.mark.rule("MQ-73", "MA-05")
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_deck_starts_with_twelve_cards_and_ends_with_fourteen(character):
    start = [1] * 3 + [2] * 4 + [3] * 3 + [4] * 2
    assert strengths(after_games(0), character) == start
    assert strengths(after_games(1), character) == [0, *start]
    assert strengths(after_games(4), character) == [0, *start[1:], 4]
    assert len(strengths(after_games(6), character)) == 14


@pytest.mark.rule("MA-05", "MA-86", "MA-88")
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_starting_deck_has_symbols_pairs_and_an_effect_for_each_action(character):
    start = [one for one in skills(character) if one.added == 0]
    assert sum(one.copies for one in start if one.symbols) >= 4
    assert any(one.copies == 2 for one in start)
    assert {action for one in start for action in one.actions} == {"move", "attack", "intel", "plan"}


@pytest.mark.rule("MA-191", "MQ-73")
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_gains_a_tactical_a_strong_and_a_wild_card(character):
    tactical, strong, wild = sorted((one for one in skills(character) if one.added), key=lambda one: one.added)
    assert (tactical.tactical, tactical.strength, bool(tactical.steps)) == (True, 0, True)
    assert (strong.strength, len(strong.actions)) == (4, 1)
    assert len(wild.actions) >= 2
    assert [one.strength for one in skills(character) if one.removed == strong.added] == [1]


def test_the_planning_deck_has_20_cards_and_grows_to_24():
    sizes = [sum(planning_deck(after_games(games)).values()) for games in range(9)]
    assert sizes == [20, 20, 22, 22, 22, 22, 22, 24, 24]
    assert {"smoke", "medpac", "signal-jam", "called-shot"} <= set(planning_deck(after_games(7)))


def test_the_event_deck_has_12_cards_and_grows_to_18():
    sizes = [len(event_deck(after_games(games))) for games in range(9)]
    assert sizes == [12, 12, 12, 12, 12, 15, 15, 18, 18]


@pytest.mark.rule("MA-11")
def test_something_new_comes_after_each_of_the_first_eight_games():
    def everything(campaign):
        cards = (skill_deck(campaign, "burg"), planning_deck(campaign), event_deck(campaign))
        return (*cards, campaign.rules_enabled, campaign.envelopes_open, campaign.complete, bool(campaign.mission))

    states = [everything(prepare(after_games(games))) for games in range(9)]
    assert all(before != after for before, after in pairwise(states))


@pytest.mark.rule("MQ-83")
def test_the_growth_deck_may_not_be_read_ahead():
    for games in range(9):
        campaign = prepare(after_games(games))
        for growth in deck(real_pack()):
            if growth.number <= campaign.growth:
                assert read(campaign, growth.number) is growth
            else:
                with pytest.raises(IllegalAction) as refused:
                    read(campaign, growth.number)
                assert refused.value.rule == "MQ-83"


@pytest.mark.rule("MQ-83")
def test_a_saved_campaign_names_nothing_that_is_still_to_come():
    """Not even by the names of missions, cards, rules and texts."""
    for games in range(9):
        for campaign in (after_games(games), prepare(after_games(games))):
            later = [each for each in real_pack().growth if each.number > campaign.growth]
            names = {one.name for each in later for one in each.do if one.op != "open_envelope"}
            known = {one.name for number in campaign.removed for one in read(campaign, number).do}
            assert not (names - known) & set(strings(json.loads(write(campaign))))


def strings(value):
    """All texts in a JSON value."""
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, list):
        return [text for one in value for text in strings(one)]
    return [value] if isinstance(value, str) else []
