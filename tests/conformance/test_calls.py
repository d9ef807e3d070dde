"""Every game: how a match calls the rules, one by one or many at once, in both forms."""

import json
import random

import numpy as np
import pytest

import cantina
from conformance.drive import sample, tables, walk


@pytest.mark.slow
def test_concealed_records_are_what_each_seat_and_the_spectators_may_know(game):
    for number, (seats, options) in enumerate(tables(game)):
        for match, _, _ in sample(game, seats, options, 1500 + number, 4):
            assert match.concealed_for_all() == [match.concealed(viewer).tobytes() for viewer in (*range(seats), None)]


def played(match):
    return [(entry.seat, entry.code) for entry in match.log]


def test_many_actions_at_once_are_the_same_as_one_by_one(game):
    seats = game.seat_counts[-1]
    masks, match = [], None
    for match, _, _ in walk(game, seats, {}, 31):
        masks.append(sum(1 << seat for seat in match.actors()))
    again = cantina.new_match(game.id, seats, match.seed, match.options)
    done = again.replay(played(match))
    assert [entry for entry, _ in done] == again.log == match.log
    assert [mask for _, mask in done] == masks[1:]
    assert again.state.tobytes() == match.state.tobytes()
    assert again.over


def test_many_actions_at_once_end_before_one_that_is_not_legal(game):
    match = list(walk(game, game.seat_counts[0], {}, 32))[-1][0]
    wrong = played(match)
    seat, code = wrong[20]
    wrong[20] = seat, (code + 1) % game.notation.size
    again = cantina.new_match(game.id, match.seats, match.seed, match.options)
    reached = len(again.replay(wrong))
    other = cantina.new_match(game.id, match.seats, match.seed, match.options)
    for seat, code in wrong[:reached]:
        other.play(seat, code)
    assert reached >= 20
    assert again.state.tobytes() == other.state.tobytes()
    assert again.log == other.log
    with pytest.raises(cantina.IllegalAction):
        other.play(*wrong[reached])


@pytest.mark.first_is_enough
def test_more_events_than_there_is_room_for_at_once(game, monkeypatch):
    """The room is filled and emptied again as often as it takes."""
    match = list(walk(game, game.seat_counts[0], {}, 33))[-1][0]
    monkeypatch.setattr("cantina.engine.replaying.ROOM", 1030)
    again = cantina.new_match(game.id, match.seats, match.seed, match.options)
    assert [entry for entry, _ in again.replay(played(match))] == match.log
    assert again.state.tobytes() == match.state.tobytes()


def test_whoever_has_the_record_may_write_to_it(game):
    """What a match keeps of a state it forgets when the record was handed out."""
    match = cantina.new_match(game.id, game.seat_counts[0], 5, {"max_turns": 1})
    dice = random.Random(5)
    before = match.state.copy()
    acting = match.actors()
    while not match.over:
        seat = dice.choice(match.actors())
        match.play(seat, dice.choice(match.legal(seat)))
    lent = match.state
    assert match.actors() == ()
    lent[:] = before
    assert match.actors() == acting


@pytest.mark.slow
def test_both_forms_say_the_same(game):
    for number, (seats, options) in enumerate(tables(game)):
        for match, _, _ in sample(game, seats, options, 1600 + number, 6):
            one, other = answers(match, game.interpreted_calls), answers(match, game.compiled_calls)
            assert one == other


def answers(match, calls):
    """Everything that can be asked of a state, and of the whole game that led to it."""
    game, content = match.game, match.content
    states, t, out = calls.rows(match.state), calls.rows(content.tables), np.zeros(game.most_legal, np.int16)
    said = [int(calls.actors(states))]
    views = cantina.engine.record.blank(game.state, match.seats + 1)
    calls.conceal_for_all(states, calls.rows(views), t)
    said.append(views.tobytes())
    for seat in range(match.seats):
        codes = out[: calls.legal(states, t, seat, out)]
        said.append(codes.tolist())
        if calls.write_outlook is not None:
            said.append(calls.write_outlook(views[seat : seat + 1], content.tables, seat, codes))
    if calls.write_view is not None:
        said += [calls.write_view(views[i : i + 1], content.tables, game.new_pad()) for i in range(match.seats + 1)]
    start, log = match.start.copy(), cantina.engine.log.new_log(8192)
    seats, codes = (np.array([row[i] for row in played(match)], np.int64) for i in (0, 1))
    ends, masks = np.zeros(len(codes), np.int64), np.zeros(len(codes), np.int64)
    said.append(calls.replay(calls.rows(start), t, seats, codes, 0, out, log, ends, masks))
    return [*said, start.tobytes(), log.tobytes(), ends.tolist(), masks.tolist()]


@pytest.mark.slow
def test_the_text_of_a_view_is_the_view(game):
    for number, (seats, options) in enumerate(tables(game)):
        for match, _, _ in sample(game, seats, options, 1700 + number, 3):
            for viewer in (*range(seats), None):
                whole = json.dumps(match.view(viewer), ensure_ascii=False, separators=(",", ":"))
                assert match.view_text(match.concealed(viewer)) == whole.encode()
