"""Every game: random games end, replay alike, and both forms of the rules are one."""

import numpy as np
import pytest

import cantina
from cantina.engine.log import NO_LOG, new_log
from conformance.drive import GameBatch, applied, tables, walk

GAMES = 10_000


@pytest.mark.slow
def test_random_games_end(game):
    count = GAMES // len(tables(game)) + 1
    for seats, options in tables(game):
        batch = GameBatch(game, seats, options, count)
        batch.play_random()
        running = batch.loops["acting"](batch.rules.rows(batch.states), np.zeros(count, np.int8))
        assert running == 0


@pytest.mark.slow
def test_interpreted_and_compiled_rules_are_one(game):
    """Every state of whole games, every log, and what every seat sees of it, byte for byte."""
    for number, (seats, options) in enumerate(tables(game)):
        for match, seat, action in walk(game, seats, options, 100 + number):
            if action is None:
                continue
            one = applied(game, game.interpreted, match.content, match.state, seat, action.code)
            other = applied(game, game.compiled, match.content, match.state, seat, action.code)
            assert one[0].tobytes() == other[0].tobytes()
            assert one[1].tobytes() == other[1].tobytes()


def concealed(game, rules, state, seat):
    copy = state.copy()
    rules.conceal(rules.hold(copy), rules.hold(game.content.tables), seat)
    return copy


@pytest.mark.slow
def test_what_is_derived_is_one_in_both_forms(game):
    """Legal actions, views, imagined worlds, results, features and judgements."""
    for number, (seats, options) in enumerate(tables(game)):
        for step, (match, actor, _) in enumerate(walk(game, seats, options, 200 + number)):
            if step % 23 or actor is None:
                continue
            views = [concealed(game, rules, match.state, actor) for rules in (game.interpreted, game.compiled)]
            assert views[0].tobytes() == views[1].tobytes()
            derived = [list(derive(game, rules, views[0], actor)) for rules in (game.interpreted, game.compiled)]
            for one, other in zip(*derived, strict=True):
                assert one == other


def derive(game, rules, view, seat):
    t = rules.hold(game.content.tables)
    out = np.zeros(game.most_legal, np.int16)
    n = rules.legal(rules.hold(view), t, seat, out)
    codes = [int(code) for code in out[:n]]
    yield codes
    yield [pytest.approx(float(rules.judge(rules.hold(view), t, seat, code)), rel=1e-6) for code in codes[:20]]
    vector = np.zeros(game.feature_size, np.float32)
    rules.features(rules.hold(view), t, seat, vector)
    yield vector.tobytes()
    pad = np.zeros((game.seat_counts[-1], len(game.rows)), np.int32)
    rules.result(rules.hold(view), t, pad)
    yield pad.tobytes()
    world = view.copy()
    rules.imagine(rules.hold(world), t, np.array([7]), np.zeros((0, 6), np.int32))
    yield world.tobytes()


@pytest.mark.first_is_enough
def test_save_and_load_give_the_same_bytes(game):
    for number, (seats, options) in enumerate(tables(game)):
        states = list(walk(game, seats, options, 300 + number))
        match = states[-1][0]
        again = cantina.load_match(match.record())
        assert again.state.tobytes() == match.state.tobytes()
        assert again.record() == match.record()
        assert [entry.events for entry in again.log] == [entry.events for entry in match.log]
        assert again.result == match.result
        if number == 3:
            break


def test_a_game_saved_in_the_middle_goes_on(game):
    match = next(match for match, _, _ in walk(game, game.seat_counts[-1], {}, 5) if len(match.log) == 30)
    again = cantina.load_match(match.record())
    assert again.state.tobytes() == match.state.tobytes()
    assert again.actors() == match.actors()
    seat = again.actors()[0]
    again.play(seat, again.legal(seat)[0])
    assert len(again.log) == 31


@pytest.mark.slow
@pytest.mark.first_is_enough
def test_a_compiled_replay_gives_the_same_bytes(game):
    """With or without a log, replaying a stored game ends in the same record as the match."""
    calls = game.compiled_calls
    for seats in game.seat_counts:
        match = list(walk(game, seats, {}, 400 + seats))[-1][0]
        who, codes = (np.array([getattr(one, name) for one in match.log], np.int64) for name in ("seat", "code"))
        out, ends, masks = np.zeros(game.most_legal, np.int16), np.zeros_like(codes), np.zeros_like(codes)
        for log in (NO_LOG, new_log(1 << 16)):
            again, tables = match.start.copy(), calls.rows(match.content.tables)
            played = calls.replay(calls.rows(again), tables, who, codes, 0, out, log, ends, masks)
            assert played == len(match.log)
            assert again.tobytes() == match.state.tobytes()
            assert masks[-1] == 0


def test_the_same_seed_gives_the_same_game_and_another_seed_another(game):
    seats = game.seat_counts[-1]
    one, same, other = (cantina.new_match(game.id, seats, seed) for seed in (1, 1, 2))
    assert one.state.tobytes() == same.state.tobytes()
    assert one.state.tobytes() != other.state.tobytes()


def test_a_secret_seed_is_a_new_one_each_time(game):
    seats = game.seat_counts[0]
    assert cantina.new_match(game.id, seats).seed != cantina.new_match(game.id, seats).seed
