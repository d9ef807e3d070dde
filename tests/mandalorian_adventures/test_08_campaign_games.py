"""Section 3.2: the games of a campaign: which mission is played, how, and what their end changes."""

from types import SimpleNamespace

import pytest

from cantina.engine.errors import BadOption, IllegalAction
from cantina.engine.match import Match
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.campaign.growth import Played, Step, deck
from cantina.games.mandalorian_adventures.campaign.rules import (
    event_deck,
    finish,
    new,
    next_game,
    offered,
    planning_deck,
    played,
    prepare,
    replay,
    reset,
    skill_deck,
    told,
    veteran,
)
from cantina.games.mandalorian_adventures.rules.state import OUTCOME
from mandalorian_adventures.campaigns import a_game, after_games, campaign_of, play, real_campaign, real_pack

STORY = ("the-asset", "flight-from-nevarro", "the-prison-ship", "redemption")
MERCENARY = ("the-egg", "alive", "silent-relays", "double-cross")
ORDER = (*STORY[:3], "the-egg", "redemption", "double-cross", "alive", "silent-relays")


@pytest.mark.rule("MA-10")
def test_the_first_game_is_mission_1_and_nothing_else_is_offered():
    assert offered(real_campaign()) == ()
    campaign = prepare(real_campaign())
    assert offered(campaign) == campaign.missions_unlocked == ("the-asset",)
    assert next_game(campaign, 2) == {"mission": "the-asset", "map": "arvala", "growth": 2}


@pytest.mark.rule("MA-10")
@pytest.mark.parametrize("mission", ["flight-from-nevarro", "the-egg", "the-moon"])
def test_another_mission_than_the_one_named_is_refused(mission):
    with pytest.raises(IllegalAction) as refused:
        next_game(prepare(real_campaign()), 2, mission)
    assert (refused.value.rule, "the-asset" in str(refused.value)) == ("MA-10", True)


@pytest.mark.rule("MA-10")
def test_the_growth_deck_names_the_eight_missions_one_after_the_other():
    assert tuple(prepare(after_games(games)).mission for games in range(8)) == ORDER
    assert {one.name for one in real_pack().missions} == {*STORY, *MERCENARY}


@pytest.mark.rule("MA-13")
@pytest.mark.parametrize("games", range(10))
def test_the_growth_deck_advances_alike_after_a_victory_and_after_a_defeat(games):
    won, lost = (play(after_games(games), result) for result in ("won", "lost"))
    assert (won.removed, won.mission, won.log) == (lost.removed, lost.mission, lost.log)
    assert (won.history[-1].result, lost.history[-1].result) == ("won", "lost")


@pytest.mark.rule("MA-13")
def test_after_the_game_the_next_mission_is_named():
    campaign = play(real_campaign(), "lost")
    assert (campaign.mission, campaign.prepared) == ("flight-from-nevarro", False)
    assert campaign.log[-1] == Step("growth_after", 1, (3, 4))


@pytest.mark.rule("MA-13")
@pytest.mark.parametrize("result", ["", "drawn", "Won", None])
def test_a_game_ends_with_a_victory_or_a_defeat(result):
    campaign = prepare(real_campaign())
    with pytest.raises(BadOption, match="won, lost"):
        finish(campaign, a_game(campaign, result))


def a_match(outcome, over=True):
    """What a campaign wants to know of a match."""
    options = {"mission": "the-asset", "map": "arvala", "mode": "shared", "difficulty": "heroic", "growth": 2}
    return SimpleNamespace(over=over, options=options, seats=3, seed=b"\x07", state={"outcome": [outcome]})


@pytest.mark.rule("MA-13")
@pytest.mark.parametrize(
    ("outcome", "result"), [(OUTCOME.won, "won"), (OUTCOME.lost, "lost"), (OUTCOME.unfinished, "lost")]
)
def test_the_game_of_a_match_is_taken_over_as_it_was_played(outcome, result):
    game = played(a_match(outcome))
    assert game == Played("the-asset", "arvala", "shared", "heroic", 3, result, "07")
    assert finish(prepare(real_campaign()), game).history == (game,)


@pytest.mark.rule("MA-13")
def test_a_game_that_is_still_running_cannot_be_recorded():
    with pytest.raises(IllegalAction) as refused:
        played(a_match(0, over=False))
    assert refused.value.rule == "MA-13"


@pytest.mark.rule("MA-14")
def test_nothing_of_a_game_goes_on_into_the_next_but_the_growth_deck():
    for games in range(8):
        assert set(next_game(prepare(after_games(games)), 2)) == {"mission", "map", "growth"}


def dealt(campaign, seats=2, **wishes):
    """The game that a campaign asks for, dealt."""
    campaign = prepare(campaign)
    return Match(GAME, seats, 1, next_game(campaign, seats, campaign.mission or "alive", **wishes))


@pytest.mark.rule("MA-14")
@pytest.mark.parametrize("games", range(9))
def test_every_game_of_the_campaign_can_be_dealt_and_begins_without_damage(games):
    match = dealt(after_games(games))
    assert match.options["mission"] == (prepare(after_games(games)).mission or "alive")
    assert not match.state["damage"].any()
    assert not match.state["wounds"].any()


@pytest.mark.rule("MA-11", "MQ-73")
@pytest.mark.parametrize("games", range(9))
def test_every_game_is_dealt_with_the_decks_of_the_campaign(games):
    campaign, crew = prepare(after_games(games)), ["burg", "xian"]
    state = dealt(after_games(games), mode="sandbox", characters=crew).state[0]
    for seat, character in enumerate(crew):
        assert state["deck_size"][seat] + state["hand_size"][seat] == sum(skill_deck(campaign, character).values())
    assert state["plan_size"] == sum(planning_deck(campaign).values())
    assert state["event_size"] == len(event_deck(campaign))


@pytest.mark.rule("MA-15")
def test_players_mode_difficulty_and_characters_may_change_from_game_to_game():
    campaign = prepare(real_campaign())
    solo = next_game(campaign, 1, difficulty="beginner")
    assert solo == {"mission": "the-asset", "map": "arvala", "growth": 2, "difficulty": "beginner"}
    campaign = prepare(finish(campaign, a_game(campaign, players=1, mode="shared", difficulty="beginner")))
    crew = ["burg", "xian", "cara-dune"]
    three = next_game(campaign, 3, mode="sandbox", difficulty="heroic", characters=crew)
    assert (three["mode"], three["difficulty"], three["characters"]) == ("sandbox", "heroic", crew)
    campaign = finish(campaign, a_game(campaign, players=3, mode="sandbox", difficulty="heroic"))
    assert [(game.players, game.mode) for game in campaign.history] == [(1, "shared"), (3, "sandbox")]


@pytest.mark.rule("MA-15")
@pytest.mark.parametrize("mode", ["auto", "story", "sandbox", "shared"])
def test_every_mode_works_with_the_growth_deck(mode):
    assert play(real_campaign(), mode=mode).removed == (1, 2, 3, 4)


@pytest.mark.rule("MA-31")
def test_the_difficulty_is_chosen_before_each_game():
    campaign = real_campaign()
    for difficulty in ("beginner", "heroic", "normal"):
        campaign = play(campaign, difficulty=difficulty)
    assert [game.difficulty for game in campaign.history] == ["beginner", "heroic", "normal"]


WRONG_GAMES = [
    {"mode": "duel"},
    {"difficulty": "easy"},
    {"players": 0},
    {"players": 5},
    {"players": True},
    {"players": "2"},
    {"map": "plaza"},
    {"map": ""},
]


@pytest.mark.rule("MA-15", "MA-31")
@pytest.mark.parametrize("said", WRONG_GAMES)
def test_a_game_that_cannot_have_been_played_is_not_recorded(said):
    campaign = prepare(real_campaign())
    with pytest.raises(BadOption):
        finish(campaign, a_game(campaign, **said))


@pytest.mark.rule("MA-31")
@pytest.mark.parametrize("wish", [{"mode": "duel"}, {"difficulty": "easy"}, {"map": "plaza"}])
def test_a_game_that_cannot_be_played_is_not_offered(wish):
    with pytest.raises(BadOption):
        next_game(prepare(real_campaign()), 2, **wish)


@pytest.mark.rule("MA-176")
def test_after_a_game_the_deck_is_the_same_less_the_cards_removed():
    before, numbers = real_campaign(), [one.number for one in deck(real_pack())]
    for _ in range(10):
        after = play(before)
        assert list(after.removed) == numbers[: len(after.removed)]
        assert after.removed[: len(before.removed)] == before.removed
        before = after
    assert list(after.removed) == numbers


@pytest.mark.rule("MQ-71")
def test_an_unlocked_mission_is_replayed_without_touching_the_growth_deck():
    campaign = prepare(after_games(2))
    options = replay(campaign, 3, "the-asset", difficulty="heroic")
    assert options == {"mission": "the-asset", "map": "arvala", "growth": campaign.growth, "difficulty": "heroic"}
    assert (campaign.mission, campaign.log) == ("the-prison-ship", prepare(after_games(2)).log)


@pytest.mark.rule("MQ-71")
def test_a_mission_that_is_not_unlocked_is_not_replayed():
    with pytest.raises(IllegalAction) as refused:
        replay(prepare(after_games(2)), 2, "redemption")
    assert refused.value.rule == "MQ-71"


@pytest.mark.rule("MQ-72")
def test_a_campaign_can_be_reset_to_its_first_card():
    assert reset(after_games(5)) == real_campaign()
    assert after_games(8, reset(after_games(5))) == after_games(8)


@pytest.mark.rule("MQ-70", "MQ-71")
def test_after_the_eighth_game_every_mission_may_be_played_on_every_map_it_fits():
    campaign = prepare(after_games(8))
    assert campaign.complete
    assert campaign.mission == ""
    assert set(offered(campaign)) == {*STORY, *MERCENARY}
    for mission in MERCENARY:
        for board in ("arvala", "nevarro", "transport", "plaza"):
            assert next_game(campaign, 2, mission, board)["map"] == board
    with pytest.raises(BadOption, match="Which mission"):
        next_game(campaign, 2)


@pytest.mark.rule("MA-08")
def test_free_play_goes_on_for_ever():
    campaign = after_games(12)
    assert (len(campaign.history), len(campaign.log)) == (12, 24)
    assert campaign.log[-1] == Step("growth_after", 12, ())


@pytest.mark.rule("MQ-70")
def test_a_veteran_finds_everything_open():
    campaign = veteran(real_pack())
    seasoned = after_games(9)
    for name in ("removed", "missions_unlocked", "rules_enabled", "envelopes_open", "decks", "planning", "events"):
        assert getattr(campaign, name) == getattr(seasoned, name)
    assert (campaign.mission, campaign.history, campaign.complete) == ("", (), True)
    assert play(campaign, mission="redemption", map="plaza").history[0].mission == "redemption"


@pytest.mark.rule("MA-08")
def test_each_step_tells_its_own_texts_and_each_text_is_told_once():
    heard, campaign = [], real_campaign()
    assert told(campaign) == ()
    for _ in range(10):
        campaign = prepare(campaign)
        heard += told(campaign)
        campaign = finish(campaign, a_game(campaign))
        heard += told(campaign)
    assert len(heard) == len(set(heard))
    shown = {one.name for each in real_pack().growth for one in each.do if one.op == "show_text"}
    assert set(heard) == {str(each.number) for each in real_pack().growth} | shown
    assert heard[:3] == ["1", "2", "3"]
    assert heard[heard.index("12") + 1] == "envelope-1"


def test_campaigns_have_names_of_their_own():
    assert new(real_pack()).id != new(real_pack()).id
    assert new(real_pack(), "ours").id == "ours"


def test_content_without_growth_cards_has_an_empty_campaign():
    campaign = prepare(campaign_of())
    assert (campaign.complete, campaign.growth, offered(campaign)) == (True, 0, ())
