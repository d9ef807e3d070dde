"""Saved games are replayed at once; the first action that cannot be played is named with the reason."""

import json

import pytest

import cantina
from cantina.engine.saved import digest

BH = "bounty-hunters"


def saved(actions, **changed):
    """The text of a game with these actions, its check in order."""
    match = cantina.new_match(BH, 3, 7)
    fields = {**json.loads(match.record()), "actions": actions, **changed}
    return json.dumps({**fields, "check": digest(fields)})


def refused(actions):
    with pytest.raises(cantina.BadSavedGame) as error:
        cantina.load_match(saved(actions))
    assert error.value.key == "saved-action"
    values = error.value.values
    return values["number"], values["line"], values["reason"].key


FIRST = ["0 draw hunter", "1 draw hunter", "2 draw hunter"]


def test_all_actions_are_replayed():
    match = cantina.load_match(saved(FIRST))
    assert [(action.seat, action.code) for action in match.log] == [(0, 1), (1, 1), (2, 1)]
    slow = cantina.new_match(BH, 3, 7)
    for seat in range(3):
        slow.play(seat, "draw hunter")
    assert match.state.tobytes() == slow.state.tobytes()
    assert match.log == slow.log


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 draw hunter", "not-your-turn"),
        ("0 sell 3", "not-your-turn"),
        ("7 draw hunter", "seat-unknown"),
        ("-1 draw hunter", "seat-unknown"),
        ("1 fly", "action-unknown-verb"),
        ("1 sell x", "action-bad-operands"),
        ("1", "action-unknown-verb"),
        ("x draw hunter", "saved-line"),
        ("", "saved-line"),
        (None, "saved-line"),
        (12, "seat-unknown"),
        (["1 draw hunter"], "saved-line"),
    ],
)
def test_an_action_that_cannot_be_played_is_named_with_the_reason(line, reason):
    number, shown, key = refused([FIRST[0], line, *FIRST[1:]])
    assert (number, shown) == (2, str(line))
    assert key == reason


def test_the_first_of_two_mistakes_is_named():
    assert refused([FIRST[0], FIRST[0], "fly"])[0] == 2
    assert refused(["fly", FIRST[0], FIRST[0]])[0] == 1


def test_nothing_may_follow_the_end_of_a_game():
    match = cantina.new_match(BH, 2, 1, {"max_turns": 1})
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])
    fields = json.loads(match.record())
    fields["actions"].append("0 finish")
    with pytest.raises(cantina.BadSavedGame) as error:
        cantina.load_match(json.dumps({**fields, "check": digest(fields)}))
    assert error.value.values["reason"].key == "game-over"
    assert error.value.values["number"] == len(match.log) + 1


def test_a_long_line_is_cut():
    assert refused(["0 " + "x" * 500])[1] == "0 " + "x" * 78
