"""Notation: codes with a fixed meaning, and text that parses back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cantina.engine.errors import BadNotation
from cantina.engine.notation import Notation, Verb

NOTATION = Notation(
    Verb("draw", (("red", "blue"),)),
    Verb("play", (("1", "2", "3"),)),
    Verb("play", (("1", "2", "3"), ("@7", "@8")), "play-on"),
    Verb("finish"),
)


def test_codes_are_counted_verb_by_verb():
    assert NOTATION.size == 2 + 3 + 6 + 1
    assert [NOTATION.write(code) for code in range(NOTATION.size)] == [
        "draw red",
        "draw blue",
        "play 1",
        "play 2",
        "play 3",
        "play 1 @7",
        "play 1 @8",
        "play 2 @7",
        "play 2 @8",
        "play 3 @7",
        "play 3 @8",
        "finish",
    ]


def test_the_first_code_of_a_verb_is_found_by_its_key():
    assert NOTATION.keys == ("draw", "play", "play-on", "finish")
    assert NOTATION.codes == tuple(NOTATION.first) == (0, 2, 5, 11)
    assert (NOTATION.codes.play, NOTATION.codes.play_on) == (2, 5)


def test_two_verbs_with_one_key_are_refused():
    with pytest.raises(ValueError, match="duplicate field name"):
        Notation(Verb("play", (("1", "2"),)), Verb("play", (("1", "2"), ("@7",))))


def test_every_action_of_every_game_parses_back(game):
    for code in range(game.notation.size):
        assert game.notation.parse(game.notation.write(code)) == code


def test_letters_and_blanks_do_not_matter():
    assert NOTATION.parse("  PLAY  2   @8 ") == NOTATION.parse("play 2 @8")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "action-unknown-verb"),
        ("steal 2", "action-unknown-verb"),
        ("play", "action-bad-operands"),
        ("play 4", "action-bad-operands"),
        ("play 1 7", "action-bad-operands"),
        ("finish 1", "action-bad-operands"),
        ("draw red blue", "action-bad-operands"),
    ],
)
def test_a_wrong_text_is_refused(text, key):
    with pytest.raises(BadNotation) as refused:
        NOTATION.parse(text)
    assert refused.value.key == key


@pytest.mark.parametrize("code", [-1, NOTATION.size, 10**6])
def test_a_wrong_code_is_refused(code):
    with pytest.raises(BadNotation):
        NOTATION.write(code)


@given(st.text(max_size=30))
def test_any_text_is_an_action_or_refused(text):
    try:
        code = NOTATION.parse(text)
    except BadNotation:
        return
    assert NOTATION.write(code) == " ".join(text.lower().split())
