"""Earlier states of a match: an action is taken back as from the start, and its cost does not grow with the game."""

import random

import cantina
from cantina.engine import match as match_module
from cantina.engine import replaying
from cantina.engine.earlier import APART, EarlierStates
from cantina.engine.errors import CannotUndo


def played(actions, seed=3):
    """A match of Bounty Hunters after some random actions."""
    match, dice = cantina.new_match("bounty-hunters", seats=4, seed=seed), random.Random(seed)
    while len(match.log) < actions:
        seat = dice.choice(match.actors())
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def taken_back(match):
    """The records after each seat has taken its last action back, None where it cannot."""
    found = []
    for seat in range(match.seats):
        other = match.fork()
        try:
            other.undo(seat)
        except CannotUndo:
            found.append(None)
            continue
        found.append((other.state.tobytes(), [(action.seat, action.code) for action in other.log]))
    return found


def counted(monkeypatch):
    """How many actions are replayed from now on, call by call."""
    counts = []

    def replayed(game, content, state, some, known):
        counts.append(len(some))
        return replaying.replayed(game, content, state, some, known)

    monkeypatch.setattr(match_module, "replayed", replayed)
    return counts


def test_an_action_is_taken_back_as_if_the_game_were_replayed():
    could = 0
    for actions in (3, 65, 67, 129, 133, 134):
        match = played(actions)
        found = taken_back(match)
        match._earlier = EarlierStates()
        assert found == taken_back(match)
        could += any(found)
    assert could > 1


def test_the_cost_does_not_grow_with_the_length_of_the_game(monkeypatch):
    match, replayed = played(300), counted(monkeypatch)
    for _ in range(20):
        taken_back(match)
    assert sum(replayed) <= 20 * match.seats * APART
    assert max(replayed) <= APART


def test_a_match_that_was_read_has_earlier_states_too(monkeypatch):
    match = cantina.load_match(played(300).record())
    replayed = counted(monkeypatch)
    taken_back(match)
    assert sum(replayed) <= match.seats * 2 * APART


def test_what_was_taken_back_is_no_earlier_state():
    states = EarlierStates()
    for number in range(200):
        states = states.and_now(number, f"state {number}")
    assert states.last("start") == (199, "state 199")
    assert states.before(195).last("start") == (195, "state 195")
    assert states.before(150).last("start") == (128, "state 128")
    assert states.before(63).last("start") == (0, "start")
    assert EarlierStates().last("start") == (0, "start")
    assert (len(states.recent), len(states.anchors)) == (8, 4)
