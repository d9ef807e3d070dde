"""Section 13, rulings WM-A35 to WM-A37: what Fennec Shand keeps."""

import pytest

from way_of_the_mandalorian.fennec import HOPELESS, SURE, fennec_table, verbs
from way_of_the_mandalorian.kit import DIN, FENNEC, Table, gear

# --- WM-A35 to WM-A37: what Fennec Shand keeps ---------------------------------------------------------------------


@pytest.mark.rule("WM-A35")
def test_no_offer_at_the_hand_limit():
    table = Table(characters=[FENNEC, DIN])
    table.hand(0, 0, 1, 2, 3, 4, 5, 6)
    table.play(0, "end")
    assert table.phase == "limit"
    assert verbs(table) == {"discard"}
    assert table.refused(0, "retain 0") == "WM-A35"
    table.play(0, "discard 0", "discard 1")
    assert table.cards(0) == [2, 3, 4, 5, 6]
    assert table.pile() == [0, 1]
    assert table.match.actors() == (1,)


@pytest.mark.rule("WM-A35")
def test_no_offer_for_a_card_that_is_sold():
    table = Table(cards={0: gear(cost=400, temporary=True)}, characters=[FENNEC, DIN])
    table.hand(0, 1)
    table.board(0, 0)
    table.play(0, "sell 0", "close")
    assert table.phase == "main"
    assert table.pile() == [0]
    assert table.s.credits[0] == 1000


@pytest.mark.rule("WM-A35")
def test_used_temporary_equipment_is_offered():
    table = fennec_table(0)
    table.play(0, "attempt m3", "pass", "use 1")
    assert table.phase == "keep"
    assert verbs(table) == {"keep", "drop"}


@pytest.mark.rule("WM-A35")
def test_with_the_switch_she_may_pay_to_keep_surplus_equipment():
    table = Table(characters=[FENNEC, DIN], fennec_hand_limit=True)
    table.hand(0, 0, 1, 2, 3, 4, 5, 6)
    table.play(0, "end", "retain 6", "retain 0")
    assert table.cards(0) == [0, 1, 2, 3, 4, 5, 6]
    assert table.pile() == []
    assert table.s.credits[0] == 400
    assert table.match.actors() == (1,)


@pytest.mark.rule("WM-A35", "WM-A68")
def test_with_the_switch_all_see_which_card_she_keeps():
    table = Table(characters=[FENNEC, DIN], fennec_hand_limit=True)
    table.hand(0, 0, 1, 2, 3, 4, 5)
    table.play(0, "end", "retain 3")
    assert table.view(1)["players"][0]["known"] == [3]
    assert table.view(1)["players"][0]["hand_count"] == 6


@pytest.mark.rule("WM-A35")
def test_with_the_switch_a_kept_card_counts_again_at_the_end_of_her_next_turn():
    table = Table(characters=[FENNEC, DIN], fennec_hand_limit=True)
    table.hand(0, 0, 1, 2, 3, 4, 5)
    table.play(0, "end", "retain 5")
    table.end_turn()
    table.play(0, "end")
    assert table.phase == "limit"
    assert table.match.actors() == (0,)
    table.play(0, "discard 5")
    assert len(table.cards(0)) == 5
    assert table.match.actors() == (1,)


@pytest.mark.rule("WM-A35")
def test_with_the_switch_a_card_is_paid_for_once_and_only_equipment():
    """One equipment card and six events: the one card is kept above five, the sixth event is not."""
    table = Table(characters=[FENNEC, DIN], fennec_hand_limit=True)
    table.hand(0, 0, 30, 31, 32, 33, 34, 35)
    table.play(0, "end", "retain 0")
    assert table.refused(0, "retain 0") == "WM-A35"
    assert table.refused(0, "discard 0") == "WM-A35"
    table.play(0, "discard 30")
    assert table.cards(0) == [0, 31, 32, 33, 34, 35]
    assert table.s.credits[0] == 600


@pytest.mark.rule("WM-A35")
@pytest.mark.parametrize(("credits", "offered"), [(199, False), (200, True)])
def test_with_the_switch_she_needs_200_credits(credits, offered):
    table = Table(characters=[FENNEC, DIN], fennec_hand_limit=True)
    table.hand(0, 0, 1, 2, 3, 4, 5)
    table.credits(0, credits)
    table.play(0, "end")
    assert ("retain" in verbs(table)) is offered


@pytest.mark.rule("WM-A35", "WM-57")
def test_with_the_switch_nobody_else_may_keep_surplus_cards():
    table = Table(characters=[DIN, FENNEC], fennec_hand_limit=True)
    table.hand(0, 0, 1, 2, 3, 4, 5)
    table.play(0, "end")
    assert verbs(table) == {"discard"}


@pytest.mark.rule("WM-A36")
def test_two_used_temporary_cards_may_both_be_kept():
    table = fennec_table(0, 1)
    table.credits(0, 0)
    table.play(0, "attempt m3", "use 1+2")  # the reward is 400
    table.play(0, "keep", "keep")
    assert table.s.credits[0] == 0
    assert table.cards(0) == [0, 1, 20, 21]
    assert table.on_board(0) == []
    assert table.pile() == []
    assert table.phase == "main"


@pytest.mark.rule("WM-A36")
def test_each_card_is_a_choice_of_its_own_while_she_can_pay():
    table = fennec_table(0, 1, 2)
    table.credits(0, 0)
    table.play(0, "attempt m3", "use 1+2+3", "drop", "keep", "keep")
    assert table.cards(0) == [1, 2, 20, 21]
    assert table.pile() == [0]
    table = fennec_table(0, 1, 2)
    table.credits(0, 0)
    table.play(0, "attempt m3", "use 1+2+3", "keep", "keep")  # nothing is left for the third
    assert table.phase == "main"
    assert table.pile() == [2]
    assert table.s.credits[0] == 0


@pytest.mark.rule("WM-A36")
def test_no_limit_in_a_turn():
    """Two attempts, a card kept in each."""
    table = fennec_table(0, 1, missions={3: SURE, 4: SURE})
    table.play(0, "attempt m3", "pass", "use 1", "keep", "attempt m4", "pass", "use 2", "keep")
    assert table.cards(0) == [0, 1, 20, 21]
    assert table.s.credits[0] == 800 + 400 - 200 + 400 - 200


@pytest.mark.rule("WM-A36", "WM-A45")
def test_the_price_of_keeping_is_paid_after_the_penalty():
    table = fennec_table(0, missions={3: HOPELESS})
    table.credits(0, 300)
    table.play(0, "attempt m3", "pass", "use 1")  # 300 - 200 leaves too little
    assert table.phase == "main"
    assert table.pile() == [0]
    assert table.s.credits[0] == 100


@pytest.mark.rule("WM-A37")
def test_a_kept_card_is_equipped_again_in_the_same_turn_for_its_full_cost():
    table = fennec_table(0, cost=400)
    table.play(0, "attempt m3", "pass", "use 1", "keep")
    before = table.s.credits[0]
    table.play(0, "equip 0")
    assert table.s.credits[0] == before - 400
    assert table.on_board(0) == [0]


@pytest.mark.rule("WM-A37")
def test_a_kept_card_counts_for_the_hand_limit():
    table = fennec_table(0)
    table.hand(0, 20, 21, 22, 23, 24)
    table.play(0, "attempt m3", "pass", "use 1", "keep", "end")
    assert table.phase == "limit"
    table.play(0, "discard 0")
    assert table.cards(0) == [20, 21, 22, 23, 24]
    assert table.pile() == [0]
