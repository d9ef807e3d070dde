"""The Gymnasium form: Gymnasium's own check, and what it does not look at."""

import doctest

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import cantina
from cantina.adapters import gymnasium as adapter
from cantina.adapters.gymnasium import SeatEnv, environment_id, register

BH = "bounty-hunters"
pytestmark = pytest.mark.filterwarnings("error")


def play_to_the_end(env, seed=5):
    """Play at random; what the last step returned."""
    env.reset(seed=seed)
    env.action_space.seed(seed)
    told = None, 0.0, False, False, {}
    while not (told[2] or told[3]):
        assert told[1] == 0.0
        assert told[4] == {}
        told = env.step(env.action_space.sample())
    return told


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("opponents", ["greedy", "random"])
def test_every_seat_passes_the_check_of_gymnasium(seats, opponents):
    register()
    env = gymnasium.make("cantina/BountyHunters-v1", seats=seats, seat=seats - 1, opponents=opponents)
    check_env(env.unwrapped)


def test_another_game_passes_it_too(race):
    register()
    check_env(gymnasium.make("cantina/Race-v1", seats=3).unwrapped)
    assert gymnasium.make("cantina/Race-v1").unwrapped.episode.seats == 1


def test_all_games_are_registered_once():
    register()
    register()
    for game_id in cantina.games():
        game = cantina.game(game_id)
        env = gymnasium.make(environment_id(game))
        assert env.unwrapped.episode.game is game
        assert env.unwrapped.episode.seats == game.seat_counts[0]


def test_several_environments_run_as_a_vector():
    register()
    tables = gymnasium.make_vec("cantina/BountyHunters-v1", 2, vectorization_mode="sync", opponents="random")
    told, _ = tables.reset(seed=3)
    for _ in range(10):
        told, rewards, *_ = tables.step(np.array([np.flatnonzero(mask)[0] for mask in told["action_mask"]]))
        assert rewards.tolist() == [0.0, 0.0]
    logs = [env.unwrapped.episode.match.log for env in tables.envs]
    assert [sum(entry.seat == 0 for entry in log) for log in logs] == [10, 10]


def test_the_examples_run():
    failed, attempted = doctest.testmod(adapter)
    assert failed == 0
    assert attempted > 5


@pytest.mark.slow
@pytest.mark.parametrize("opponents", ["greedy", "random"])
def test_a_whole_game_ends_with_the_place_of_the_seat(opponents):
    env = SeatEnv(BH, 2, seat=1, opponents=opponents)
    observation, reward, terminated, truncated, info = play_to_the_end(env)
    result = env.episode.match.result
    assert (terminated, truncated) == (True, False)
    share = 1 / len(result["winners"]) if 1 in result["winners"] else 0
    assert reward == pytest.approx(share - 1 / 2)
    assert info == {"totals": result["scores"], "rank": result["pad"][1]["rank"], "pad": result["pad"][1]}
    assert observation in env.observation_space
    assert not observation["action_mask"].any()


@pytest.mark.rule("BH-S38")
def test_a_game_cut_off_by_its_last_turn_is_truncated():
    _, _, terminated, truncated, info = play_to_the_end(SeatEnv(BH, 2, options={"max_turns": 2}))
    assert (terminated, truncated) == (False, True)
    assert len(info["totals"]) == 2


def test_the_others_play_only_when_this_seat_may_not_act():
    env = SeatEnv(BH, 4, seat=2, opponents="random", options={"max_turns": 4})
    env.reset(seed=1)
    match = env.episode.match
    assert match.log == []
    while not match.over:
        assert 2 in match.actors()
        before = len(match.log)
        env.step(env.action_space.sample())
        assert match.log[before].seat == 2
        assert 2 not in [entry.seat for entry in match.log[before + 1 :]]


@pytest.mark.slow
def test_the_same_seed_and_actions_give_the_same_game():
    ends = [SeatEnv(BH, 3, opponents="greedy", options={"max_turns": 4}) for _ in range(2)]
    for env in ends:
        play_to_the_end(env, seed=11)
    assert ends[0].episode.match.state.tobytes() == ends[1].episode.match.state.tobytes()
    deal = cantina.new_match(BH, 3, 11, {"max_turns": 4})
    assert ends[0].episode.match.start.tobytes() == deal.start.tobytes()


def test_an_illegal_action_is_not_played_and_the_info_says_why():
    env = SeatEnv(BH, 2)
    before, _ = env.reset(seed=1)
    for action in (env.episode.match.code("finish"), 10**6, "nonsense"):
        observation, reward, terminated, truncated, info = env.step(action)
        assert (reward, terminated, truncated) == (0.0, False, False)
        assert env.episode.match.log == []
        assert observation["observation"].tobytes() == before["observation"].tobytes()
        assert set(info) == {"illegal", "rule"}
        assert len(info["illegal"].split()) > 3


@pytest.mark.slow
def test_observation_and_mask_tell_nothing_hidden(two_worlds):
    env = SeatEnv(BH, 3, seat=1, opponents="random", options={"max_turns": 6})
    told, _ = env.reset(seed=4)
    match = env.episode.match
    while not match.over:
        truth = match.state
        for world in two_worlds(match, 1):
            match.state = world
            imagined = env.episode.observe(1)
            assert {name: value.tobytes() for name, value in imagined.items()} == {
                name: value.tobytes() for name, value in told.items()
            }
        match.state = truth
        assert sorted(np.flatnonzero(env.action_masks())) == sorted(action.code for action in match.legal(1))
        told, *_ = env.step(env.action_space.sample())


def test_the_picture_is_that_of_the_match():
    register()
    env = gymnasium.make("cantina/BountyHunters-v1", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.unwrapped.episode.match.picture(0)


@pytest.mark.parametrize(
    ("make", "key"),
    [
        (lambda: SeatEnv("chess", 2), "game-unknown"),
        (lambda: SeatEnv(BH, 1), "seats-wrong"),
        (lambda: SeatEnv(BH, 2, seat=2), "seat-unknown"),
        (lambda: SeatEnv(BH, 2, opponents="genius"), "option-choice"),
        (lambda: SeatEnv(BH, 2, options={"mode": "hard"}), "option-choice"),
        (lambda: SeatEnv(BH, 2, render_mode="human"), "adapter-render-mode"),
        (lambda: SeatEnv(BH, 2).step(0), "adapter-not-dealt"),
    ],
)
def test_a_wrong_argument_is_refused_in_words(make, key):
    with pytest.raises(cantina.CantinaError) as caught:
        make()
    assert caught.value.key == key
    assert str(caught.value) != key
