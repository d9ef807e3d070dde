"""The page that every game draws its view on: 80 columns, labels beside their texts, the viewer last."""

import pytest

import cantina
from cantina.engine.page import WIDTH, Page, finished, glued
from cantina.text import Message

CONTENT = cantina.game("bounty-hunters").content
PLAYERS = [{"seat": seat, "pad": {"total": 10 * seat, "rank": 3 - seat}} for seat in range(3)]


class Sheet(Page):
    """A page with messages that are there, and two labels."""

    game, label_names, gap = "bounty-hunters", ("hand", "captured"), 4


def page(viewer=None, phase="draw", language="en"):
    return Sheet({"viewer": viewer, "phase": phase, "players": PLAYERS}, CONTENT, language)


def test_what_is_glued_stays_in_one_line_and_is_read_with_blanks():
    names = [f"a card with number {number}" for number in range(9)]
    lines = page().wrapped("; ".join(map(glued, names)), "", "")
    assert finished(lines).split("\n") == [
        "; ".join(names[:3]) + ";",
        "; ".join(names[3:6]) + ";",
        "; ".join(names[6:]),
    ]


def test_no_line_is_wider_than_the_page():
    lines = page().row("hand", "word " * 60)
    assert len(lines) > 3
    assert max(map(len, lines)) <= WIDTH == 80


def test_a_text_stands_beside_its_label_and_under_itself():
    label = page().labels["hand"]
    first, *others = page().row("hand", "word " * 60, "  ")
    start = max(map(len, page().labels.values())) + 4
    assert first.startswith(f"  {label} ")
    assert first.index("word") == start
    assert {len(line) - len(line.lstrip()) for line in others} == {start}


def test_a_text_may_stand_beside_nothing():
    assert page().beside("", "word") == [" " * page().indent + "word"]


def test_a_word_with_a_hyphen_is_not_torn_apart():
    lines = page().wrapped("Bo-Katan " * 20, "", "")
    assert all(line.split() == ["Bo-Katan"] * len(line.split()) for line in lines)


@pytest.mark.parametrize(("viewer", "order"), [(None, [0, 1, 2]), (0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_the_viewer_comes_last(viewer, order):
    assert [player["seat"] for player in page(viewer).in_order()] == order


def test_a_player_is_named_by_the_number_of_the_seat_and_told_apart_from_the_viewer():
    assert page(1).who(1) == {"seat": 2, "you": "yes"}
    assert page(1).who(0) == {"seat": 1, "you": "no"}
    assert page(None).who(0) == {"seat": 1, "you": "no"}


@pytest.mark.parametrize("language", ["en", "cs"])
def test_messages_are_those_of_the_game_in_the_language_of_the_page(language):
    one = page(language=language)
    assert one.say("row-total") == one.words(Message("bounty-hunters-row-total"))
    assert (one.say("row-total") == page().say("row-total")) is (language == "en")


def test_the_score_sheet_has_a_row_per_line_and_a_column_per_player():
    empty, heads, total, rank = page().sheet(["total", "rank"])
    assert empty == ""
    assert total.split()[-3:] == ["0", "10", "20"]
    assert rank.split()[-3:] == ["3", "2", "1"]
    assert len(heads) == len(total) == len(rank)


@pytest.mark.parametrize(("phase", "over"), [("draw", False), ("over", True)])
def test_the_phase_tells_when_it_is_over(phase, over):
    assert page(phase=phase).over is over
