"""Section 13: crates."""

import pytest

from bounty_hunters.kit import Table, crate

# The English scoring figure: two cards worth 2 and 3 points with 1 and 2 crates.
FIGURE = {180: crate(points=2, icons=1, cost=1), 181: crate(points=3, icons=2, cost=2)}


def figure(others):
    """Seat 0 pays for the two cards of the figure, one when it is played, the other one after it was reserved."""
    table = Table(seats=3, cards=FIGURE | others)
    table.credits(0, 3)
    table.reserved(0, 181)
    table.reveal({0: 180})
    table.play(0, "play 180", "activate 181")
    return table


@pytest.mark.rule("BH-68")
def test_activated_crates_give_their_points():
    table = figure({182: crate(points=0, icons=3), 183: crate(points=0, icons=1)})
    table.active(1, 182, 183)
    assert table.pad(0)["crates"] == 2 + 3


@pytest.mark.rule("BH-68")
def test_a_reserved_crate_gives_nothing():
    table = Table(seats=2, cards={180: crate(points=2, icons=1), 181: crate(points=3, icons=2)})
    table.reserved(0, 180, 181)
    assert table.pad(0)["crates"] == 0
    table.reveal({})
    table.play(0, table.legal(0)[0], "activate 180")
    assert table.pad(0)["crates"] == 2 + 5


@pytest.mark.rule("BH-69")
def test_crates_are_icons_on_activated_cards():
    assert figure({}).me(0)["crates"] == 1 + 2


@pytest.mark.rule("BH-69")
def test_icons_on_reserved_cards_do_not_count():
    table = Table(seats=2, cards={180: crate(icons=3), 181: crate(icons=2)})
    table.active(0, 180)
    table.reserved(0, 181)
    assert table.me(0)["crates"] == 3


@pytest.mark.rule("BH-69")
def test_icons_decide_the_majority_not_cards():
    cards = {180: crate(points=0, icons=3), 181: crate(points=0, icons=1), 182: crate(points=0, icons=1)}
    table = Table(seats=2, cards=cards)
    table.active(0, 180)
    table.active(1, 181, 182)
    assert [table.pad(seat)["crates"] for seat in range(2)] == [5, 0]


@pytest.mark.rule("BH-70")
def test_ginny_and_mia_tie_for_the_most_crates_and_both_get_5():
    ginny, thomas, mia = 0, 1, 2
    cards = {180: crate(0, 3), 181: crate(0, 1), 182: crate(0, 2), 183: crate(0, 2), 184: crate(0, 2)}
    table = Table(seats=3, cards=cards)
    table.active(ginny, 180, 181)
    table.active(thomas, 182)
    table.active(mia, 183, 184)
    assert [table.me(seat)["crates"] for seat in (ginny, thomas, mia)] == [4, 2, 4]
    assert [row["crates"] for row in table.score()["pad"]] == [5, 0, 5]


@pytest.mark.rule("BH-70")
def test_a_majority_alone_takes_5():
    table = Table(seats=3, cards={180: crate(0, 2), 181: crate(0, 1)})
    table.active(1, 180)
    table.active(2, 181)
    assert [row["crates"] for row in table.score()["pad"]] == [0, 5, 0]
