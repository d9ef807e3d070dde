"""The PettingZoo forms: PettingZoo's own tests, and what they do not look at."""

import copy
import doctest

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import cantina
from cantina.adapters import pettingzoo as adapter
from cantina.adapters.pettingzoo import aec_env, parallel_env
from cantina.engine.compiled import INTERPRETED

BH = "bounty-hunters"
# What PettingZoo says about every observation that has a mask, and of the masks of players who are done.
NOT_OUR_CASE = (
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)
pytestmark = [pytest.mark.filterwarnings("error"), *(pytest.mark.filterwarnings(kind) for kind in NOT_OUR_CASE)]


def play_to_the_end(env, seed=5):
    """Play an AEC game at random up to the moment in which everybody is done."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while not env.episode.match.over:
        legal = env.episode.match.legal(env.possible_agents.index(env.agent_selection))
        env.step(legal[rng.integers(len(legal))].code)


# Games are cut short, for they are observed by interpreted code.
TABLES = pytest.mark.parametrize(("seats", "turns"), [(2, 20), (4, 6), (6, 4)])


@TABLES
@pytest.mark.slow
def test_the_aec_form_passes_the_tests_of_pettingzoo(seats, turns):
    api_test(aec_env(BH, seats, {"max_turns": turns}))
    seed_test(lambda: aec_env(BH, seats, {"max_turns": turns}), num_cycles=20)


@TABLES
@pytest.mark.slow
def test_the_parallel_form_passes_the_tests_of_pettingzoo(seats, turns):
    parallel_api_test(parallel_env(BH, seats, {"max_turns": turns}))
    parallel_seed_test(lambda: parallel_env(BH, seats, {"max_turns": turns}))


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="whole games are for compiled code")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whole_games_pass_them_compiled(compiled, seats):
    api_test(aec_env(BH, seats))
    seed_test(lambda: aec_env(BH, seats))
    parallel_api_test(parallel_env(BH, seats))
    parallel_seed_test(lambda: parallel_env(BH, seats))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_another_game_passes_them_too(race, seats):
    api_test(aec_env(race, seats))
    parallel_api_test(parallel_env(race, seats))


@pytest.mark.slow
def test_the_examples_run():
    failed, attempted = doctest.testmod(adapter)
    assert failed == 0
    assert attempted > 5


@pytest.mark.slow
def test_the_lowest_seat_that_may_act_is_selected():
    env = aec_env(BH, 3)
    env.reset(seed=1)
    for agent in env.agent_iter(200):
        match = env.episode.match
        assert agent == f"player_{match.actors()[0]}"
        env.step(env.action_space(agent).sample())


def test_a_seed_deals_the_cards_of_a_match_with_that_seed():
    env = aec_env(BH, 3, {"mode": "introductory"})
    env.reset(seed=9)
    match = cantina.new_match(BH, 3, 9, {"mode": "introductory", "max_turns": 100})
    assert env.episode.match.state.tobytes() == match.state.tobytes()


def test_a_reset_without_a_seed_deals_other_cards_but_follows_from_the_last_seed():
    deals = []
    for _ in range(2):
        env = parallel_env(BH, 2)
        env.reset(seed=9)
        first = env.episode.match.state.tobytes()
        env.reset()
        deals.append(env.episode.match.state.tobytes())
        assert first != deals[-1]
    assert deals[0] == deals[1]


@pytest.mark.slow
def test_the_mask_marks_the_legal_codes_of_the_game():
    env = aec_env(BH, 2)
    env.reset(seed=3)
    for agent in env.agent_iter(150):
        match, seat = env.episode.match, int(agent[-1])
        mask = env.observe(agent)["action_mask"]
        assert mask.shape == (match.game.notation.size,)
        assert sorted(np.flatnonzero(mask)) == sorted(action.code for action in match.legal(seat))
        env.step(env.action_space(agent).sample(mask))


@pytest.mark.slow
def test_observation_and_mask_tell_nothing_hidden(two_worlds):
    env = aec_env(BH, 3)
    env.reset(seed=4)
    for number, agent in enumerate(env.agent_iter(240)):
        if number % 8 == 0:
            match, told = env.episode.match, env.observe(agent)
            truth = match.state
            for world in two_worlds(match, int(agent[-1])):
                match.state = world
                imagined = env.observe(agent)
                assert imagined["observation"].tobytes() == told["observation"].tobytes()
                assert imagined["action_mask"].tobytes() == told["action_mask"].tobytes()
            match.state = truth
        env.step(env.action_space(agent).sample())


@pytest.mark.parametrize("seats", [2, 5])
def test_rewards_are_shares_of_the_win_and_sum_to_nothing(seats):
    env = aec_env(BH, seats)
    play_to_the_end(env)
    result = env.episode.match.result
    for seat, agent in enumerate(env.possible_agents):
        share = 1 / len(result["winners"]) if seat in result["winners"] else 0
        assert env.rewards[agent] == pytest.approx(share - 1 / seats)
        assert env.infos[agent]["totals"] == result["scores"]
        assert env.infos[agent]["pad"] == result["pad"][seat]
        assert env.infos[agent]["rank"] == result["pad"][seat]["rank"]
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert all(env.terminations.values())
    assert not any(env.truncations.values())


def test_nobody_is_told_a_total_before_the_end():
    env = aec_env(BH, 2)
    env.reset(seed=1)
    for agent in env.agent_iter(60):
        assert env.infos == {"player_0": {}, "player_1": {}}
        assert set(env.rewards.values()) == {0.0}
        env.step(env.action_space(agent).sample())


@pytest.mark.rule("BH-S38")
def test_a_game_cut_off_by_its_last_turn_is_truncated_and_scored():
    env = aec_env(BH, 2, {"max_turns": 3})
    play_to_the_end(env)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert env.infos["player_0"]["totals"] == env.episode.match.result["scores"]
    table = parallel_env(BH, 2, {"max_turns": 1})
    table.reset(seed=5)
    while table.agents:
        told = table.step({agent: table.action_space(agent).sample() for agent in table.agents})
    _, _, terminations, truncations, _ = told
    assert all(truncations.values())
    assert not any(terminations.values())


@pytest.mark.rule("BH-S38")
def test_a_hundred_turns_at_the_most_unless_the_options_say_otherwise():
    assert aec_env(BH, 2).episode.options["max_turns"] == 100
    assert aec_env(BH, 2, {"max_turns": None}).episode.options["max_turns"] is None
    assert aec_env(BH, 2, {"max_turns": 7}).episode.options["max_turns"] == 7


@pytest.mark.rule("BH-84", "BH-S38")
def test_an_end_that_was_triggered_is_no_truncation_even_on_the_last_turn():
    env = aec_env(BH, 2)
    play_to_the_end(env)
    turns = env.episode.match.view(None)["turn"]
    assert turns < 100
    limited = aec_env(BH, 2, {"max_turns": turns})
    play_to_the_end(limited)
    assert [entry.code for entry in limited.episode.match.log] == [entry.code for entry in env.episode.match.log]
    assert all(limited.terminations.values())
    assert not any(limited.truncations.values())


def test_an_illegal_action_raises_and_changes_nothing():
    env = aec_env(BH, 2)
    env.reset(seed=1)
    before, agent = env.episode.match.state.tobytes(), env.agent_selection
    for action in (env.episode.match.code("finish"), 10**6, -1, "nonsense", None):
        with pytest.raises(cantina.IllegalAction):
            env.step(action)
        assert (env.episode.match.state.tobytes(), env.agent_selection) == (before, agent)
        assert env.episode.match.log == []
    env.step(env.action_space(agent).sample())


def test_one_illegal_action_stops_a_whole_parallel_step():
    env = parallel_env(BH, 3)
    env.reset(seed=1)
    before = env.episode.match.state.tobytes()
    finish, draw = env.episode.match.code("finish"), env.episode.match.code("draw hunter")
    for bad in (finish, env.episode.wait, env.episode.wait + 1):
        with pytest.raises(cantina.IllegalAction):
            env.step({"player_0": draw, "player_1": draw, "player_2": bad})
        assert env.episode.match.state.tobytes() == before
    with pytest.raises(cantina.IllegalAction) as caught:
        env.step({"player_0": draw, "player_1": draw})
    assert (caught.value.key, caught.value.rule) == ("adapter-must-act", "BH-20")
    assert env.episode.match.state.tobytes() == before


def test_who_may_not_act_can_only_wait():
    env = parallel_env(BH, 2)
    env.reset(seed=2)
    env.episode.match.play(0, "draw target")
    wait = env.episode.wait
    assert np.flatnonzero(env.observe("player_0")["action_mask"]).tolist() == [wait]
    assert wait not in np.flatnonzero(env.observe("player_1")["action_mask"])
    draw = env.episode.match.code("draw hunter")
    with pytest.raises(cantina.IllegalAction):
        env.step({"player_0": draw, "player_1": draw})
    env.step({"player_0": wait, "player_1": draw})
    assert env.episode.match.view(None)["phase"] == "choose"


def test_two_who_want_the_same_thing_at_once(race):
    env = parallel_env(race, 3)
    env.reset(seed=1)
    take, leave = 0, 1
    _, rewards, terminations, _, infos = env.step({"player_0": leave, "player_1": take, "player_2": take})
    assert infos == {"player_0": {}, "player_1": {}, "player_2": {"overtaken": True}}
    assert not any(terminations.values())
    _, rewards, terminations, _, infos = env.step({"player_2": leave})
    assert rewards == pytest.approx({"player_0": -1 / 3, "player_1": 2 / 3, "player_2": -1 / 3})
    assert infos["player_0"] == {"totals": [0, 1, 0], "rank": 2, "pad": {"points": 0, "place": 2}}
    assert all(terminations.values())
    assert env.agents == []
    assert env.step({}) == ({}, {}, {}, {}, {})


@pytest.mark.parametrize(("seats", "action", "reward"), [(1, "take", 0), (1, "leave", -1)])
def test_alone_a_loss_is_worse_than_a_win(race, seats, action, reward):
    env = parallel_env(race, seats)
    env.reset()
    _, rewards, *_ = env.step({"player_0": env.episode.match.code(action)})
    assert rewards == {"player_0": reward}


def test_the_picture_is_that_of_the_match():
    env = aec_env(BH, 2, render_mode="ansi")
    env.reset(seed=1)
    env.step(env.action_space("player_0").sample())
    assert env.render() == env.episode.match.picture(1)
    table = parallel_env(BH, 2, render_mode="ansi")
    table.reset(seed=1)
    assert table.render() == table.episode.match.picture(None)


def test_a_copy_is_another_table():
    env = aec_env(BH, 2)
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    before = twin.observe("player_0")["action_mask"].tolist()
    env.step(env.action_space("player_0").sample())
    twin.action_space("player_0").seed(1)
    assert twin.observe("player_0")["action_mask"].tolist() == before
    assert before[twin.action_space("player_0").sample()] == 1


@pytest.mark.parametrize(
    ("make", "key"),
    [
        (lambda: aec_env("chess", 2), "game-unknown"),
        (lambda: aec_env(BH, 7), "seats-wrong"),
        (lambda: parallel_env(BH, "2"), "option-text"),
        (lambda: aec_env(BH, 2, {"colour": 1}), "option-unknown"),
        (lambda: aec_env(BH, 2, {"max_turns": 0}), "option-number"),
        (lambda: parallel_env(BH, 2, render_mode="human"), "adapter-render-mode"),
        (lambda: aec_env(BH, 2).step(0), "adapter-not-dealt"),
        (lambda: aec_env(BH, 2).render(), "adapter-not-dealt"),
        (lambda: aec_env(BH, 2).reset(seed=-1), "seed-wrong"),
        (lambda: aec_env(BH, 2).observe("nobody"), "adapter-player-unknown"),
        (lambda: parallel_env(BH, 2).step({"player_2": 0}), "adapter-player-unknown"),
    ],
)
def test_a_wrong_argument_is_refused_in_words(make, key):
    with pytest.raises(cantina.CantinaError) as caught:
        make()
    assert caught.value.key == key
    assert str(caught.value) != key
    assert caught.value.text("uk") not in (key, str(caught.value))
