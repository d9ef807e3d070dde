"""Every game: undo up to the barrier, and redo."""

import random

import pytest

import cantina
from cantina.engine.undo import is_worth_offering, take_out
from conformance.drive import sample, tables
from suites import suites


def others_see(match, actor):
    seen = []
    for seat in (None, *range(match.seats)):
        if seat != actor:
            view = match.concealed(seat)
            for mark in match.game.marks:
                view[mark] = 0
            seen.append(view.tobytes())
    return seen


@pytest.mark.slow
def test_undo_and_redo(game, compiled):
    """What can be taken back was seen by nobody else; playing it again leads to the same bytes. Offers hold."""
    taken = refused = offers = 0
    for number, (seats, options) in enumerate(tables(game)):
        for match, _, _ in sample(game, seats, options, 1200 + number, 12):
            for seat in range(seats):
                before, log, seen = match.state.tobytes(), list(match.log), others_see(match, seat)
                offered = is_worth_offering(match, seat)
                offers += offered
                other = match.fork()
                try:
                    action = match.undo(seat)
                except cantina.CannotUndo:
                    refused += 1
                    assert not offered
                    assert (match.state.tobytes(), match.log) == (before, log)
                    continue
                taken += 1
                take_out(other, seat)  # a log is read without judging again
                assert (other.state.tobytes(), other.log) == (match.state.tobytes(), match.log)
                assert others_see(match, seat) == seen
                assert len(match.log) == len(log) - 1
                match.play(seat, action)
                assert match.state.tobytes() == before
                assert len(match.log) == len(log)
    assert taken >= suites()[game.id].least_undone
    assert refused > 50
    assert offers >= 0.9 * taken if game.simultaneous else offers == 0


def test_nothing_to_undo(game):
    match = cantina.new_match(game.id, game.seat_counts[-1], 1)
    with pytest.raises(cantina.CannotUndo):
        match.undo(0)
    with pytest.raises(cantina.CannotUndo):
        take_out(match, 0)


def test_a_finished_game_cannot_be_undone(game):
    match = cantina.new_match(game.id, game.seat_counts[0], 1, {"max_turns": 1})
    dice = random.Random(1)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, dice.choice(match.legal(seat)))
    before = match.state.tobytes()
    for seat in range(match.seats):
        with pytest.raises(cantina.CannotUndo):
            match.undo(seat)
    assert match.state.tobytes() == before
