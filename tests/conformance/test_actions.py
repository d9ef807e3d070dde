"""Every game: legal actions apply, all others are refused and change nothing; counts to a fixed depth."""

import json
import random
from pathlib import Path

import pytest
from tools.golden import counts

import cantina
from conformance.drive import applied, sample, tables
from suites import suites

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.slow
def test_whoever_may_act_has_a_legal_action_and_nobody_else(game):
    for number, (seats, options) in enumerate(tables(game)):
        for match, _, _ in sample(game, seats, options, 500 + number, 12):
            acting = match.actors()
            assert bool(acting) != match.over
            for seat in range(seats):
                assert bool(match.legal(seat)) == (seat in acting)


@pytest.mark.slow
def test_every_legal_action_applies(game):
    for number, (seats, options) in enumerate(tables(game)):
        for match, _, _ in sample(game, seats, options, 600 + number, 10):
            for seat in match.actors():
                for action in match.legal(seat):
                    after, _ = applied(game, game.interpreted, match.content, match.state, seat, action.code)
                    assert after.tobytes() != match.state.tobytes()


@pytest.mark.slow
def test_every_other_action_is_refused_by_a_rule_and_changes_nothing(game):
    for number, (seats, options) in enumerate(tables(game)):
        dice = random.Random(number)
        for match, _, _ in sample(game, seats, options, 700 + number, 6):
            before = match.state.tobytes(), len(match.log)
            for seat in range(seats):
                legal = {action.code for action in match.legal(seat)}
                others = sorted(set(range(game.notation.size)) - legal)
                for code in dice.sample(others, min(60, len(others))):
                    with pytest.raises(cantina.IllegalAction) as refused:
                        match.play(seat, code)
                    assert suites()[game.id].is_rule(refused.value.rule)
                    assert refused.value.rule in str(refused.value)
            assert (match.state.tobytes(), len(match.log)) == before


@pytest.mark.parametrize("bad", [None, 1.5, True, [], {}, b"sell 1", object(), -1, 10**9, "", "fly", "sell", "sell x"])
def test_what_is_no_action_is_refused(game, bad):
    match = cantina.new_match(game.id, game.seat_counts[-1], 1)
    before = match.state.tobytes()
    with pytest.raises(cantina.IllegalAction) as refused:
        match.play(match.actors()[0], bad)
    assert isinstance(refused.value, ValueError)
    assert str(refused.value)
    assert match.state.tobytes() == before


@pytest.mark.parametrize("seat", [-1, 6, 99, None, "0", 1.0, True])
def test_a_seat_that_does_not_exist_is_refused(game, seat):
    match = cantina.new_match(game.id, game.seat_counts[0], 1)
    with pytest.raises(cantina.BadOption):
        match.legal(seat)
    with pytest.raises(cantina.BadOption):
        match.play(seat, "finish")


@pytest.mark.parametrize(
    "options", [{"colour": 1}, {"max_turns": -1}, {"max_turns": "ten"}, {"max_turns": True}, {3: 4}]
)
def test_a_wrong_option_is_refused(game, options):
    with pytest.raises(cantina.BadOption):
        cantina.new_match(game.id, game.seat_counts[0], 1, options)


@pytest.mark.parametrize("seed", [-1, 1 << 256, "7", 1.5, b"short", bytes(33), True])
def test_a_wrong_seed_is_refused(game, seed):
    with pytest.raises(cantina.BadSeed):
        cantina.new_match(game.id, game.seat_counts[0], seed)


def test_an_unknown_game_is_refused():
    for name in ("chess", "", None, 3):
        with pytest.raises(cantina.BadOption):
            cantina.new_match(name, 2, 1)


@pytest.mark.slow
def test_counts_of_action_sequences_are_as_recorded(game):
    recorded = json.loads((GOLDEN / game.id / "counts.json").read_text())
    assert counts(game) == recorded
