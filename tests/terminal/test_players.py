"""The computer players at a table: what they are told, and what they do."""

import numpy as np
import pytest

import cantina
from cantina.players import LEVELS, choose_action, glance, judged


def at_a_choice(seed=5):
    match = cantina.new_match("bounty-hunters", 3, seed)
    for seat in range(3):
        match.play(seat, "draw hunter")
    return match


@pytest.mark.parametrize("game_id", cantina.games())
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.slow
def test_every_level_plays_a_game_to_its_end(level, game_id):
    match, dice = cantina.new_match(game_id, 3, 5, {"max_turns": 8}), np.array([5])
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, choose_action(match, seat, level, dice))
    assert match.result is not None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_dice_choose_the_same(level):
    match = at_a_choice()
    first, second = (
        [choose_action(match, 0, level, dice) for _ in range(20)] for dice in (np.array([9]), np.array([9]))
    )
    assert first == second


@pytest.mark.slow
def test_random_takes_every_legal_action_now_and_then():
    match, dice = at_a_choice(), np.array([1])
    assert {choose_action(match, 0, "random", dice) for _ in range(200)} == set(match.legal(0))


def test_greedy_takes_what_looks_best_and_breaks_ties_at_random(monkeypatch):
    match, dice = at_a_choice(), np.array([1])
    worths = [0.0, 2.0, 1.0, 2.0, -3.0]
    monkeypatch.setattr("cantina.players.judged", lambda *given: worths)
    legal = match.legal(0)
    assert {choose_action(match, 0, "greedy", dice) for _ in range(60)} == {legal[1], legal[3]}


def test_greedy_judges_what_the_seat_may_know():
    """Two worlds that differ in the hands of others look the same to it."""
    match = at_a_choice()
    codes = [action.code for action in match.legal(0)]
    before = judged(glance(match, 0), codes)
    match.state = match.state.copy()
    match.state["hand"][0, [1, 2]] = match.state["hand"][0, [2, 1]]
    assert judged(glance(match, 0), codes) == before
