"""Section 3.4: difficulty: HP of the side in use and the hand limit, at the deal and in play."""

import pytest

import cantina
from cantina.engine.compiled import interpreted
from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.campaign.rules import finish, next_game, played, prepare
from cantina.games.mandalorian_adventures.rules.damage import hp_of
from cantina.games.mandalorian_adventures.rules.state import OUTCOME, PHASE
from mandalorian_adventures.campaigns import real_campaign
from mandalorian_adventures.kit import Table, skill, told

LEVELS = [("beginner", 7, 4), ("normal", 5, 4), ("heroic", 5, 3)]


def droid(difficulty, **more):
    """IG-11, with 5 HP and 7 on the beginner side, at the table of seat 0."""
    return Table("FX-LINE", characters=["ig-11", "burg"], difficulty=difficulty, **more)


def lost_match(campaign, difficulty):
    """The next game of a campaign, lost at once."""
    match = Match(GAME, 2, 1, {**next_game(campaign, 2), "difficulty": difficulty})
    match.state["outcome"], match.state["phase"] = OUTCOME.lost, PHASE.over
    return match


@pytest.mark.rule("MA-31")
def test_the_difficulty_is_chosen_before_each_game():
    """Three games of one campaign: beginner, heroic, normal."""
    campaign = real_campaign()
    for difficulty in ("beginner", "heroic", "normal"):
        campaign = prepare(campaign)
        match = lost_match(campaign, difficulty)
        assert match.options["difficulty"] == difficulty
        campaign = finish(campaign, played(match))
    assert [game.difficulty for game in campaign.history] == ["beginner", "heroic", "normal"]


@pytest.mark.rule("MA-31")
@pytest.mark.parametrize("difficulty", ["easy", "", 1, None])
def test_there_are_three_difficulties(difficulty):
    with pytest.raises(cantina.BadOption) as refused:
        GAME.settled({"difficulty": difficulty}, 2)
    assert refused.value.values["allowed"] == "normal, beginner, heroic"


@pytest.mark.rule("MA-32", "MA-33", "MA-34")
@pytest.mark.parametrize(("difficulty", "hp", "hand"), LEVELS)
def test_hp_and_opening_hand(difficulty, hp, hand):
    match = Match(GAME, 2, 1, {"mission": "the-asset", "difficulty": difficulty})
    s = Checked(match.state)
    assert interpreted(hp_of)(s, Checked(match.content.tables), 1) == hp
    assert [s.hand_size[seat] for seat in range(2)] == [hand, hand]


@pytest.mark.rule("MA-32", "MA-33", "MA-34")
@pytest.mark.parametrize(("difficulty", "hp", "hand"), LEVELS)
def test_the_damage_that_defeats_is_the_one_that_reaches_the_hp(difficulty, hp, hand):
    """Beginner HP 7: defeated by the 7th damage, not the 6th. Normal and heroic HP 5: by the 5th."""
    table = droid(difficulty, cards=[skill(1)])
    table.hurt(0, hp - 2)
    table.enemy("s0", effects=["grapple"])
    table.enemy("s2", effects=["guard"])
    table.hand(0, 0)
    table.play(0, "move")
    happened = table.go("s1")
    assert [(damage[1], damage[2]) for damage in told(happened, "hurt")] == [(table.s.who[0], 1)] * 2
    assert (table.damage(0), table.outcome, table.s.loser) == (hp, "lost", 0)


@pytest.mark.rule("MA-32", "MA-33", "MA-34")
@pytest.mark.parametrize(("difficulty", "hp", "hand"), LEVELS)
def test_one_damage_less_goes_on(difficulty, hp, hand):
    table = droid(difficulty, cards=[skill(1)])
    table.hurt(0, hp - 2)
    table.enemy("s2", effects=["guard"])
    table.hand(0, 0)
    table.play(0, "move")
    table.go("s1")
    assert (table.damage(0), table.outcome) == (hp - 1, "goes-on")


@pytest.mark.rule("MA-32", "MA-33", "MA-34")
@pytest.mark.parametrize(("difficulty", "hp", "hand"), LEVELS)
def test_the_hand_limit_holds_in_every_draw_step(difficulty, hp, hand):
    table = droid(difficulty, cards=[skill(1)] * 8)
    table.hand(0, *range(hand))
    table.deck(0, 4, 5, 6, 7)
    table.play(0, "move")
    table.decline()
    table.play(1, "attack")
    happened = table.decline()
    assert told(happened, "drew-skills")[0] == (0, 2, 0, 0)
    assert (table.s.hand_size[0], table.s.deck_size[0]) == (hand, 2)
