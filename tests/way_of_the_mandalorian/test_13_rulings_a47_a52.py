"""Section 13, rulings WM-A47 to WM-A52: the end of the game."""

import pytest

from cantina.games.way_of_the_mandalorian.pack.cards import LAST_MISSION
from way_of_the_mandalorian.fennec import HOPELESS, ONES, SURE, fennec_table
from way_of_the_mandalorian.kit import DIN, FENNEC, Table, event, gear, mission

# --- WM-A47 to WM-A52: the end ------------------------------------------------------------------------------------


@pytest.mark.rule("WM-A47")
def test_a_row_that_cannot_be_refilled_shrinks():
    table = Table(missions={34: SURE, 35: SURE}, boards=ONES)
    table.hand(0)
    table.hand(1)
    table.row(34, 35, 36, 37, 20, LAST_MISSION)
    table.missions_left()
    table.play(0, "attempt m34", "end")
    assert table.in_row() == [-1, 35, 36, 37, 20, LAST_MISSION]
    assert table.match.actors() == (1,)


@pytest.mark.rule("WM-A47")
def test_the_level_4_mission_may_be_the_only_one_left():
    table = Table(missions={34: SURE, LAST_MISSION: HOPELESS}, boards=ONES)
    table.hand(0)
    table.hand(1)
    table.row(34, LAST_MISSION)
    table.missions_left()
    table.play(0, "attempt m34", "end")
    assert [action for action in table.legal(1) if action.startswith("attempt")] == [f"attempt m{LAST_MISSION}"]


@pytest.mark.rule("WM-A48")
def test_nothing_happens_when_the_level_4_mission_is_revealed():
    table = Table(missions={34: SURE}, boards=ONES)
    table.hand(0)
    table.hand(1)
    table.row(34, 35, 36, 37, 20, 21)
    table.missions_left(LAST_MISSION)
    table.play(0, "attempt m34", "end")
    row = [LAST_MISSION, 35, 36, 37, 20, 21]
    assert table.in_row() == row
    assert table.phase == "main"
    assert {f"attempt m{number}" for number in row} <= set(table.legal(1))


def last_mission_table(**options):
    """Fennec Shand about to complete the level 4 mission with a temporary card of cost 400 and a permanent of 200."""
    cards = {0: gear((3, 0, 0, 0), cost=400, temporary=True), 1: gear((0, 1, 0, 0), cost=200), 40: event((0, 0, 1, 0))}
    missions = {LAST_MISSION: mission((3, 0, 0, 0), reward=1000)}
    table = Table(cards=cards, missions=missions, boards=ONES, characters=[FENNEC, DIN], **options)
    table.hand(0, 2, 3, 4, 5, 6)
    table.hand(1, 40)
    table.board(0, 0, 1)
    table.row(3, LAST_MISSION)
    return table


@pytest.mark.rule("WM-A49")
def test_the_level_4_mission_is_settled_in_full():
    """Reward, events and used temporary cards; no question to Fennec Shand; then the final sale of what is left."""
    table = last_mission_table()
    table.play(0, f"attempt m{LAST_MISSION}")
    table.play(1, "event 40")
    table.play(0, "pass", "use 1")
    assert table.match.over
    assert table.phase == "over"
    assert table.pad(0) == {"credits": 1800, "sale": 100, "total": 1900, "rank": 1, "unfinished": 0}
    assert table.pile() == [0, 40]
    assert table.on_board(0) == [1]
    assert table.pad(1)["total"] == 600


@pytest.mark.rule("WM-A49")
def test_no_hand_limit_no_refill_and_no_further_action_after_the_level_4_mission():
    table = last_mission_table()
    table.hand(0, 2, 3, 4, 5, 6, 7, 8)
    market = table.in_market()
    table.play(
        0,
        "draw",
        f"take {market[0]}",
        f"take {market[1]}",
        f"attempt m{LAST_MISSION}",
    )
    table.pass_events()
    table.play(0, "use 1")
    assert len(table.cards(0)) == 9
    assert table.in_market() == [-1, -1, *market[2:]]
    assert table.in_row()[:2] == [3, -1]
    for seat in (0, 1):
        assert table.legal(seat) == []
        assert table.refused(seat, "job") == "WM-69"


@pytest.mark.rule("WM-A49")
def test_with_the_switch_a_used_temporary_card_is_sold_at_the_end():
    table = last_mission_table(sell_used_temporary_at_end=True)
    table.play(0, f"attempt m{LAST_MISSION}")
    table.pass_events()
    table.play(0, "use 1")
    assert table.match.over
    assert table.on_board(0) == [0, 1]
    assert table.pile() == []
    assert table.pad(0) == {"credits": 1800, "sale": 300, "total": 2100, "rank": 1, "unfinished": 0}


@pytest.mark.rule("WM-A49")
def test_the_switch_changes_nothing_before_the_end():
    table = fennec_table(0, sell_used_temporary_at_end=True)
    table.play(0, "attempt m3", "pass", "use 1", "drop")
    assert table.pile() == [0]
    assert not table.match.over


@pytest.mark.rule("WM-A50")
def test_hand_cards_are_worth_nothing_at_the_end():
    cards = {card: gear(cost=400) for card in range(2, 7)}
    table = Table(cards=cards, missions={LAST_MISSION: SURE}, boards=ONES)
    table.hand(0, 2, 3, 4, 5, 6)
    table.hand(1)
    table.row(LAST_MISSION)
    table.play(0, f"attempt m{LAST_MISSION}", "pass")
    assert table.pad(0)["sale"] == 0
    assert table.pad(0)["total"] == 1200


def finals(*totals):
    """A finished game with these finals; the first seat completed the level 4 mission."""
    table = Table(seats=len(totals), missions={LAST_MISSION: mission((0, 0, 0, 0), reward=100)})
    for seat, total in enumerate(totals):
        table.hand(seat)
        table.credits(seat, total - 100 if seat == 0 else total)
    table.row(LAST_MISSION)
    table.play(0, f"attempt m{LAST_MISSION}")
    return table


@pytest.mark.rule("WM-A51")
def test_a_tie_is_a_shared_victory():
    result = finals(1900, 1900, 900).match.result
    assert result["scores"] == [1900, 1900, 900]
    assert result["winners"] == [0, 1]
    assert [row["rank"] for row in result["pad"]] == [1, 1, 3]
    assert result["tie_break"] == "shared"


@pytest.mark.rule("WM-A51")
def test_equal_credits_below_the_winner_share_a_place():
    result = finals(900, 1900, 900, 500).match.result
    assert [row["rank"] for row in result["pad"]] == [2, 1, 2, 4]
    assert result["tie_break"] is None


@pytest.mark.rule("WM-A52")
def test_after_the_last_turn_the_final_sale_is_made_and_the_game_is_unfinished():
    table = Table(cards={0: gear(cost=400)}, max_turns=3)
    table.board(1, 0)
    for _ in range(5):
        table.end_turn()
        assert not table.match.over
    table.end_turn()
    assert table.match.over
    assert table.s.turns == 6
    assert [row["unfinished"] for row in table.match.score_pad()] == [1, 1]
    assert table.pad(1) == {"credits": 800, "sale": 200, "total": 1000, "rank": 1, "unfinished": 1}
    assert table.view(None)["unfinished"] is True


@pytest.mark.rule("WM-A52")
def test_without_a_limit_a_seventh_turn_begins():
    table = Table(max_turns=0)
    for _ in range(6):
        table.end_turn()
    assert not table.match.over
    assert table.s.turns == 7
    assert table.view(None)["last_turn"] is None


@pytest.mark.rule("WM-A52")
def test_a_completed_level_4_mission_is_no_unfinished_game_even_in_the_last_turn():
    table = Table(missions={LAST_MISSION: mission((0, 0, 0, 0))}, max_turns=1)
    table.hand(0)
    table.hand(1)
    table.row(LAST_MISSION)
    table.end_turn()
    table.play(1, f"attempt m{LAST_MISSION}")
    assert table.match.over
    assert table.pad(1)["unfinished"] == 0


@pytest.mark.rule("WM-A52")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_default_a_game_ends_after_200_turns_of_each(seats):
    """Nobody does anything: the longest game there is."""
    table = Table(seats=seats)
    assert table.view(None)["last_turn"] == 200 * seats
    for seat in range(seats):
        table.hand(seat)
    for turn in range(200 * seats):
        table.play(turn % seats, "end")
    assert table.match.over
    assert table.s.turns == 200 * seats
    assert table.s.unfinished == 1
