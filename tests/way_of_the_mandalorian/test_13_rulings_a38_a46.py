"""Section 13, rulings WM-A38 to WM-A46: attempts."""

import pytest

import cantina
from way_of_the_mandalorian.fennec import HOPELESS, ONES, SURE, fennec_table, verbs
from way_of_the_mandalorian.kit import BO_KATAN, FENNEC, Table, gear, mission

# --- WM-A38 to WM-A46: attempts ------------------------------------------------------------------------------------


@pytest.mark.rule("WM-A38")
def test_din_djarins_fifth_slot_is_like_the_others():
    """A card of the fifth slot is paid, used, worn out and sold like any other."""
    cards = {card: gear((1, 0, 0, 0), cost=200, temporary=card == 4) for card in range(5)}
    table = Table(cards=cards, missions={3: mission((6, 0, 0, 0))}, boards=ONES)
    table.hand(0, 4)
    table.hand(1)
    table.board(0, 0, 1, 2, 3)
    table.row(3)
    table.play(0, "equip 4", "attempt m3")
    assert table.s.credits[0] == 600
    table.play(0, "use 1+2+3+4+5")
    assert table.s.credits[0] == 1000
    assert table.pile() == [4]
    assert table.on_board(0) == [0, 1, 2, 3]


@pytest.mark.rule("WM-A38")
def test_a_card_of_the_fifth_slot_is_sold_like_any_other():
    table = Table(cards={4: gear(cost=400)})
    table.board(0, 0, 1, 2, 3, 4)
    table.play(0, "sell 4", "close")
    assert table.s.credits[0] == 1000


@pytest.mark.rule("WM-A39")
def test_used_temporary_equipment_is_lost_in_a_failed_mission():
    cards = {0: gear(temporary=True), 1: gear(temporary=True)}
    table = Table(cards=cards, missions={3: HOPELESS})
    table.hand(0)
    table.hand(1)
    table.board(0, 0, 1)
    table.row(3)
    table.play(0, "attempt m3", "use 1")
    assert table.pile() == [0]
    assert table.on_board(0) == [1]
    assert table.in_row()[0] == 3


@pytest.mark.rule("WM-A40")
def test_no_card_has_to_be_used():
    table = Table(
        cards={card: gear((3, 3, 3, 3)) for card in range(5)}, missions={3: mission((2, 2, 2, 2))}, boards=ONES
    )
    table.hand(0)
    table.hand(1)
    table.board(0, 0, 1, 2, 3, 4)
    table.row(3)
    table.play(0, "attempt m3")
    assert len(table.legal(0)) == 32
    table.play(0, "use none")
    assert table.s.credits[0] == 600  # the board alone was not enough, its penalty is paid
    assert table.on_board(0) == [0, 1, 2, 3, 4]


@pytest.mark.rule("WM-A41")
def test_the_same_mission_again_after_a_failure():
    table = Table(missions={3: HOPELESS})
    table.hand(0)
    table.hand(1)
    table.row(3)
    table.play(0, "attempt m3", "attempt m3")
    assert table.s.credits[0] == 400
    assert table.in_row()[0] == 3
    assert table.s.actions == 0


@pytest.mark.rule("WM-A41")
def test_a_completed_mission_is_not_attempted_again():
    table = Table(missions={3: SURE}, boards=ONES)
    table.hand(0)
    table.hand(1)
    table.row(3)
    table.play(0, "attempt m3")
    assert table.refused(0, "attempt m3") == "WM-40"


@pytest.mark.rule("WM-A42")
def test_a_hopeless_mission_may_be_attempted_and_not_left():
    """Nobody, at no decision of the attempt, has an action but those of the attempt."""
    table = Table(cards={0: gear()}, missions={3: HOPELESS}, characters=[BO_KATAN, FENNEC])
    table.hand(0, 10, 40)
    table.hand(1, 41)
    table.board(0, 0)
    table.row(3)
    table.play(0, "attempt m3")
    answers = {"opponent-event": {"event", "pass"}, "own-event": {"event", "pass"}, "discard": {"discard", "pass"}}
    for phase, allowed in (*answers.items(), ("use", {"use"})):
        seat = table.match.actors()[0]
        assert table.phase == phase
        assert verbs(table, seat) == allowed
        for action in ("end", "draw", "job", "attempt m3", "sell 0", "equip 10"):
            table.refused(seat, action)
        table.play(seat, "use none" if phase == "use" else "pass")
    assert table.s.credits[0] == 600
    assert table.phase == "main"


@pytest.mark.rule("WM-A42")
def test_a_chosen_mission_cannot_be_taken_back():
    table = Table(missions={3: HOPELESS})
    table.hand(1, 40)
    table.row(3)
    table.play(0, "attempt m3")
    with pytest.raises(cantina.IllegalAction):
        table.match.undo(0)


@pytest.mark.rule("WM-A43")
def test_the_row_is_not_refilled_between_two_attempts():
    table = Table(missions={3: SURE, 4: SURE}, boards=ONES)
    table.hand(0)
    table.hand(1)
    table.row(3, 4, 5, 6, 7, 8)
    deck = len(table.mission_deck())
    table.play(0, "attempt m3")
    assert table.in_row() == [-1, 4, 5, 6, 7, 8]
    assert len(table.mission_deck()) == deck
    table.play(0, "attempt m4", "end")
    assert table.in_row()[2:] == [5, 6, 7, 8]
    assert len(table.mission_deck()) == deck - 2
    assert -1 not in table.in_row()


@pytest.mark.rule("WM-A44")
def test_no_debt_and_no_forced_sale():
    table = Table(cards={0: gear(cost=400)}, missions={3: mission((9, 9, 9, 9), penalty=300)})
    table.hand(0, 1)
    table.hand(1)
    table.board(0, 0)
    table.row(3)
    table.credits(0, 150)
    table.play(0, "attempt m3", "use 1")
    assert table.s.credits[0] == 0
    assert table.on_board(0) == [0]
    assert table.cards(0) == [1]
    assert table.pile() == []
    table.play(0, "job")
    assert table.s.credits[0] == 200


@pytest.mark.rule("WM-A45")
def test_the_reward_is_there_before_the_clean_up():
    """Fennec Shand without a credit pays for the card out of the reward."""
    table = fennec_table(0)
    table.credits(0, 0)
    table.play(0, "attempt m3", "use 1")
    assert table.phase == "keep"
    assert table.s.credits[0] == 400
    assert table.on_board(0) == [0]  # still there when she is asked
    table.play(0, "keep")
    assert table.s.credits[0] == 200


@pytest.mark.rule("WM-A46")
def test_the_bank_has_no_limit():
    table = Table(missions={3: mission((0, 0, 0, 0), reward=10_000)})
    table.hand(0)
    table.hand(1)
    table.row(3)
    table.credits(0, 1_000_000)
    table.play(0, "attempt m3", "job")
    assert table.s.credits[0] == 1_010_200
    assert table.view(1)["players"][0]["credits"] == 1_010_200
