"""Many games at once are the same games as one at a time."""

import doctest
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module

import numpy as np
import pytest

import cantina
from cantina.engine.compiled import INTERPRETED
from cantina.engine.match import Match
from cantina.lab import batch as module
from cantina.lab import conventions
from cantina.lab.batch import Batch

BH = "bounty-hunters"
MODES = ("standard", "introductory")


def matches_of(batch):
    """A match for each game of a batch, dealt from the same seed."""
    return [Match(batch.game, batch.players, seed, batch.options) for seed in batch.seeds]


def random_actions(batch, rng):
    """A legal action for each game that goes on."""
    codes, counts = batch.legal()
    return codes[np.arange(batch.count), rng.integers(0, np.maximum(counts, 1))]


@pytest.mark.first_is_enough
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_batch_is_the_same_games_as_single_matches(seats, mode):
    batch = Batch(BH, 3, seats, seeds=40, options={"mode": mode})
    matches, rng = matches_of(batch), np.random.default_rng(seats)
    while not batch.over.all():
        acting, actions = batch.seats, random_actions(batch, rng)
        played = batch.step(actions)
        assert played.tolist() == (acting >= 0).tolist()
        for match, seat, action in zip(matches, acting, actions, strict=True):
            if seat >= 0:
                assert match.actors()[0] == seat
                match.play(int(seat), int(action))
        assert batch.states.tobytes() == b"".join(match.state.tobytes() for match in matches)
    results = batch.results()
    for i, match in enumerate(matches):
        assert results.totals[i].tolist() == match.result["scores"]
        pads = [dict(zip(batch.game.rows, row, strict=True)) for row in results.pads[i].tolist()]
        assert pads == match.result["pad"]
        assert np.flatnonzero(results.ranks[i] == 1).tolist() == match.result["winners"]
        assert results.rewards[i].sum() == pytest.approx(0)


@pytest.mark.slow
def test_legal_codes_mask_and_observation_are_those_of_the_acting_seat():
    batch = Batch(BH, 4, 3, seeds=9, options={"max_turns": 4})
    matches, rng = matches_of(batch), np.random.default_rng(2)
    while not batch.over.all():
        (codes, counts), mask, vectors, seats = batch.legal(), batch.mask(), batch.observe(), batch.seats
        for i, match in enumerate(matches):
            legal = [action.code for action in match.legal(int(seats[i]))] if seats[i] >= 0 else []
            assert codes[i, : counts[i]].tolist() == legal
            assert np.flatnonzero(mask[i]).tolist() == sorted(legal)
            assert vectors[i].tobytes() == features(match, int(seats[i])).tobytes()
        actions = random_actions(batch, rng)
        batch.step(actions)
        for match, seat, action in zip(matches, seats, actions, strict=True):
            if seat >= 0:
                match.play(int(seat), int(action))
    assert batch.observe().tobytes() == np.zeros((4, batch.game.feature_size), np.float32).tobytes()
    assert not batch.mask().any()


def features(match, seat):
    """What a seat is told, by interpreted code; nothing when there is no seat."""
    rules, vector = match.game.interpreted, np.zeros(match.game.feature_size, np.float32)
    if seat >= 0:
        rules.features(rules.hold(match.concealed(seat)), rules.hold(match.content.tables), seat, vector)
    return vector


def test_illegal_actions_are_not_played_and_change_nothing():
    batch = Batch(BH, 5, 2, seeds=3)
    legal = random_actions(batch, np.random.default_rng(0)).astype(np.int64)
    before, bad = batch.states.copy(), np.array([-1, batch.game.notation.parse("finish"), 10**6, 2**32 + legal[3], 0])
    bad[4] = legal[4]
    assert batch.step(bad).tolist() == [False, False, False, False, True]
    assert batch.states[:4].tobytes() == before[:4].tobytes()
    assert batch.states[4].tobytes() != before[4].tobytes()
    assert batch.seats.tolist() == [0, 0, 0, 0, 1]


def test_a_number_seeds_the_games_in_order_and_a_reset_goes_on_counting():
    batch = Batch(BH, 3, 2, seeds=100)
    assert [int.from_bytes(seed, "big") for seed in batch.seeds] == [100, 101, 102]
    kept = batch.states[1].tobytes()
    batch.reset(np.array([True, False, True]))
    assert [int.from_bytes(seed, "big") for seed in batch.seeds] == [103, 101, 104]
    assert batch.states[1].tobytes() == kept
    assert batch.states[2].tobytes() == matches_of(batch)[2].state.tobytes()
    batch.reset()
    assert [int.from_bytes(seed, "big") for seed in batch.seeds] == [105, 106, 107]


def test_given_seeds_are_dealt_again_by_a_reset():
    seeds = [7, bytes(range(32)), 2**255]
    batch = Batch(BH, 3, 2, seeds=seeds)
    start = batch.states.tobytes()
    assert start == b"".join(cantina.new_match(BH, 2, seed, batch.options).state.tobytes() for seed in seeds)
    batch.step(random_actions(batch, np.random.default_rng(0)))
    assert batch.states.tobytes() != start
    batch.reset()
    assert batch.states.tobytes() == start
    assert Batch(BH, 2, 2, seeds=np.array([5, 6])).seeds == Batch(BH, 2, 2, seeds=5).seeds


def test_secret_seeds_differ():
    batch = Batch(BH, 4, 2)
    first = batch.seeds[:]
    batch.reset()
    assert len({*first, *batch.seeds}) == 8


def test_games_that_are_over_wait_until_they_are_dealt_anew():
    batch, rng = Batch(BH, 6, 2, seeds=1, options={"max_turns": 10}), np.random.default_rng(0)
    while not batch.over.any():
        batch.step(random_actions(batch, rng))
    over = batch.over
    assert not over.all()
    results = batch.results()
    assert (results.ranks[over] > 0).all()
    for array in results:
        assert not array[~over].any()
    ended = batch.states[over].tobytes()
    assert not batch.step(random_actions(batch, rng))[over].any()
    assert batch.states[over].tobytes() == ended
    batch.reset(over)
    assert not batch.over[over].any()


@pytest.mark.parametrize("seats", [1, 4])
def test_another_game_runs_in_a_batch(monkeypatch, seats):
    monkeypatch.setitem(import_module("cantina.games")._MODULES, "race", "adapters.race")
    batch, (take, leave) = Batch("race", 2, seats, seeds=1), (0, 1)
    while not batch.over.all():
        assert batch.observe()[:, 0].tolist() == [1.0, 1.0]
        assert batch.step(np.array([take if batch.seats[0] == 0 else leave, leave])).all()
    results = batch.results()
    assert results.totals.tolist() == [[1] + [0] * (seats - 1), [0] * seats]
    assert results.rewards.tolist() == [[1 - 1 / seats] + [-1 / seats] * (seats - 1), [-1 / seats] * seats]


@pytest.mark.rule("BH-S38")
def test_a_hundred_turns_at_the_most_unless_the_options_say_otherwise():
    assert Batch(BH, 1, 2).options["max_turns"] == 100
    assert Batch(BH, 1, 2, options={"max_turns": None}).options["max_turns"] is None


def test_batches_in_threads_give_what_they_give_one_by_one():
    def played(seed):
        batch, rng = Batch(BH, 8, 3, seeds=seed, options={"max_turns": 6}), np.random.default_rng(seed)
        while not batch.over.all():
            batch.step(random_actions(batch, rng))
        return batch.states.tobytes()

    alone = [played(seed) for seed in (1, 2, 3, 4)]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(played, (1, 2, 3, 4))) == alone


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="there is nothing to cache")
def test_another_process_loads_the_compiled_loops():
    batch = Batch(BH, 2, 2, seeds=1)
    batch.mask()
    code = f"from cantina.lab.batch import Batch; print(Batch({BH!r}, 2, 2, seeds=1).mask().sum())"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ran.stdout.strip(), ran.stderr) == (str(batch.mask().sum()), "")


@pytest.mark.parametrize("examined", [module, conventions])
def test_the_examples_run(examined):
    failed, attempted = doctest.testmod(examined)
    assert failed == 0
    assert attempted > 1


@pytest.mark.parametrize(
    ("make", "key"),
    [
        (lambda: Batch("chess", 2, 2), "game-unknown"),
        (lambda: Batch(BH, 2, 9), "seats-wrong"),
        (lambda: Batch(BH, 0, 2), "batch-count"),
        (lambda: Batch(BH, 2.5, 2), "batch-count"),
        (lambda: Batch(BH, True, 2), "batch-count"),
        (lambda: Batch(BH, 2, 2, seeds=[1]), "batch-seeds"),
        (lambda: Batch(BH, 2, 2, seeds=b"ab"), "batch-seeds"),
        (lambda: Batch(BH, 2, 2, seeds=[1, "x"]), "seed-wrong"),
        (lambda: Batch(BH, 2, 2, seeds=-1), "seed-wrong"),
        (lambda: Batch(BH, 2, 2, options={"mode": "hard"}), "option-choice"),
        (lambda: Batch(BH, 2, 2).reset([True]), "batch-mask"),
        (lambda: Batch(BH, 2, 2).reset(np.array([0, 1])), "batch-mask"),
        (lambda: Batch(BH, 2, 2).step([0]), "batch-actions"),
        (lambda: Batch(BH, 2, 2).step([0.5, 1.0]), "batch-actions"),
        (lambda: Batch(BH, 2, 2).step(0), "batch-actions"),
    ],
)
def test_a_wrong_argument_is_refused_in_words(make, key):
    with pytest.raises(cantina.CantinaError) as caught:
        make()
    assert caught.value.key == key
    assert str(caught.value) != key
    assert caught.value.text("uk") not in (key, str(caught.value))
