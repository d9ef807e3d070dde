"""Section 9: end of the game."""

import pytest

from way_of_the_mandalorian.kit import BOBA, DIN, Table, easy_missions, gear, mission

LAST = 44


def at_the_last_mission(seats=2, requires=(0, 0, 0, 0), reward=400, cards=None, **options):
    """Seat 0, or the first player, is active; the level 4 mission lies in the row beside a level 3 mission."""
    missions = {**easy_missions(), LAST: mission(requires, reward)}
    table = Table(seats=seats, missions=missions, cards=cards or {}, **options)
    table.row(34, LAST)
    table.missions_left()
    for seat in range(seats):
        table.hand(seat)
    return table


# --- when it ends --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WM-68")
def test_a_failed_level_4_attempt_does_not_end_the_game():
    table = at_the_last_mission(requires=(20, 0, 0, 0))
    table.attempt(LAST)
    assert not table.match.over
    assert (table.phase, table.s.actions, table.in_row()[:2]) == ("main", 1, [34, LAST])


@pytest.mark.rule("WM-68")
def test_a_completed_level_4_mission_ends_the_game():
    table = at_the_last_mission()
    table.attempt(LAST)
    assert table.match.over
    assert table.view(1)["phase"] == "over"


@pytest.mark.rule("WM-68")
def test_another_mission_does_not_end_the_game():
    table = at_the_last_mission()
    table.attempt(34)
    assert not table.match.over


@pytest.mark.rule("WM-69")
def test_the_end_is_immediate():
    table = at_the_last_mission(seats=4)
    table.board(1, 5)
    table.attempt(LAST)
    assert table.match.actors() == ()
    for seat in range(4):
        assert table.legal(seat) == []
        for action in ("draw", "job", "sell 5", "attempt m34", "end"):
            assert table.refused(seat, action) == "WM-69"
    assert table.view(None)["turn"] == 1


@pytest.mark.rule("WM-69")
def test_at_the_end_nothing_is_discarded_or_refilled():
    table = at_the_last_mission(seats=2)
    table.market(20, 21)
    table.hand(0, 0, 1, 2, 3, 4, 30, 31)
    table.attempt(LAST)
    assert (len(table.cards(0)), table.in_market()) == (7, [20, 21, -1, -1])
    assert table.match.over


def missions_of_a_game(seats, hurry):
    """How many missions are completed in a game in which every attempt succeeds; the last one at once, or last."""
    table = Table(seats=seats, missions=easy_missions())
    for seat in range(seats):
        table.hand(seat)
    while not table.match.over:
        seat = table.match.actors()[0]
        row = sorted(mission for mission in table.in_row() if mission != -1)
        table.attempt(LAST if hurry and LAST in row else row[0])
        if not table.match.over:
            table.play(seat, "end")
    return len(table.view(None)["completed"])


@pytest.mark.rule("WM-69")
@pytest.mark.parametrize(("seats", "least", "most"), [(2, 12, 17), (3, 20, 25), (4, 28, 33)])
def test_how_many_missions_a_game_has(seats, least, most):
    assert missions_of_a_game(seats, hurry=True) == least
    assert missions_of_a_game(seats, hurry=False) == most


# --- the final sale ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WM-70")
def test_the_board_is_sold_for_half_price():
    table = at_the_last_mission(cards={0: gear(cost=400), 1: gear(cost=200), 2: gear(cost=200)})
    table.credits(1, 1500)
    table.board(1, 0, 1, 2)
    table.attempt(LAST)
    assert table.pad(1) == {"credits": 1500, "sale": 400, "total": 1900, "rank": 1, "unfinished": 0}
    assert table.match.result["scores"] == [1200, 1900]


@pytest.mark.rule("WM-70")
def test_the_final_sale_halves_the_sum():
    table = at_the_last_mission(cards={0: gear(cost=105), 1: gear(cost=105)})
    table.credits(1, 0)
    table.board(1, 0, 1)
    table.attempt(LAST)
    assert table.match.result["scores"][1] == 105


@pytest.mark.rule("WM-70")
def test_every_player_sells_the_own_board():
    table = at_the_last_mission(seats=3, cards={card: gear(cost=200 * (card + 1)) for card in range(3)})
    for seat in range(3):
        table.credits(seat, 0)
        table.board(seat, seat)
    table.attempt(LAST)
    assert table.match.result["scores"] == [500, 200, 300]


@pytest.mark.rule("WM-71")
def test_the_most_credits_win_even_if_another_completed_the_last_mission():
    table = at_the_last_mission(seats=3, cards={0: gear(cost=400), 1: gear(cost=200), 2: gear(cost=200)}, first=1)
    table.credits(0, 1500)
    table.board(0, 0, 1, 2)
    table.credits(1, 1450)
    table.credits(2, 900)
    table.attempt(LAST)
    result = table.match.result
    assert result["scores"] == [1900, 1850, 900]
    assert result["winners"] == [0]
    assert [row["rank"] for row in result["pad"]] == [1, 2, 3]
    assert result["tie_break"] is None


@pytest.mark.rule("WM-72")
@pytest.mark.parametrize("character", [DIN, BOBA])
def test_hand_cards_are_worth_nothing(character):
    other = BOBA if character == DIN else DIN
    table = at_the_last_mission(cards={card: gear(cost=400) for card in range(5)}, characters=[other, character])
    table.hand(1, 0, 1, 2, 3, 4)
    table.attempt(LAST)
    assert table.pad(1)["total"] == 800
    assert table.pad(1)["sale"] == 0
