"""Section 4: equipping."""

import pytest

from cantina.games.way_of_the_mandalorian.pack.cards import CHARACTER_NAMES
from way_of_the_mandalorian.kit import BO_KATAN, BOBA, DIN, FENNEC, Table, gear, mission

BLANK = dict.fromkeys(CHARACTER_NAMES, (0, 0, 0, 0))


def equips(table, seat=0):
    """What a seat may lay on its board now."""
    return [action for action in table.legal(seat) if action.startswith("equip")]


@pytest.mark.rule("WM-25")
def test_equipping_is_not_an_action():
    table = Table(cards={0: gear(cost=200), 1: gear(cost=200)})
    table.hand(0, 0, 1)
    table.play(0, "equip 0", "equip 1")
    assert (table.s.actions, table.s.credits[0], table.on_board(0)) == (2, 400, [0, 1])
    assert {"draw", "job"} <= set(table.legal(0))


@pytest.mark.rule("WM-25")
def test_equipment_is_added_between_actions_and_not_during_one():
    table = Table(cards={0: gear(cost=200), 1: gear(cost=200)}, boards=BLANK)
    table.hand(0, 0, 1, 2)
    table.board(0, 3)
    table.play(0, "draw")
    assert table.refused(0, "equip 0") == "WM-A03"
    table.play(0, "deck", "deck", "equip 0", f"attempt m{table.in_row()[0]}")
    table.answer("pass")
    assert (table.phase, table.refused(0, "equip 1")) == ("own-event", "WM-A03")
    table.answer("pass")
    assert (table.phase, table.refused(0, "equip 1")) == ("use", "WM-A03")
    table.play(0, "use none", "equip 1")
    assert table.on_board(0) == [3, 0, 1]


@pytest.mark.rule("WM-26")
def test_the_card_goes_from_hand_face_up_to_a_free_slot():
    table = Table(cards={7: gear(cost=200)})
    table.hand(0, 7, 8)
    table.board(0, 3)
    table.play(0, "equip 7")
    assert table.cards(0) == [8]
    for viewer in (0, 1, None):
        assert table.view(viewer)["players"][0]["equipped"] == [3, 7, None, None, None]


@pytest.mark.rule("WM-26")
def test_only_a_card_of_the_hand_can_be_equipped():
    table = Table(cards={card: gear(cost=200) for card in range(10)})
    table.market(0, 1, 2, 3)
    table.deck(4, 5, 6)
    table.hand(0, 7, 8)
    table.hand(1, 9)
    assert equips(table) == ["equip 7", "equip 8"]
    thrown = next(card for card in table.pile() if card < 30)
    for card in (0, 4, 9, thrown):  # in the market, on the deck, in another hand, on the discard pile
        assert table.refused(0, f"equip {card}") == "WM-26"


@pytest.mark.rule("WM-26")
def test_an_event_is_refused_in_an_equipment_slot():
    table = Table()
    table.hand(0, 30, 55)
    assert equips(table) == []
    assert table.refused(0, "equip 30") == table.refused(0, "equip 55") == "notation"
    assert table.refused(0, "fill 30") == "WM-57"


@pytest.mark.rule("WM-27")
@pytest.mark.parametrize("name", [FENNEC, BO_KATAN, BOBA])
def test_a_character_has_four_equipment_slots(name):
    table = Table(characters=[name, DIN], cards={card: gear(cost=100) for card in range(5)})
    table.hand(0, 0, 1, 2, 3, 4)
    table.play(0, "equip 0", "equip 1", "equip 2")
    assert equips(table) == ["equip 3", "equip 4"]
    table.play(0, "equip 3")
    assert equips(table) == []
    assert table.refused(0, "equip 4") == "WM-27"
    assert table.view(1)["players"][0]["equipped"] == [0, 1, 2, 3]
    assert table.s.credits[0] == 400


@pytest.mark.rule("WM-27")
def test_din_djarin_has_four_basic_slots_and_one_more():
    table = Table(characters=[DIN, BOBA], cards={card: gear(cost=100) for card in range(5)})
    table.hand(0, 0, 1, 2, 3, 4)
    table.play(0, "equip 0", "equip 1", "equip 2", "equip 3", "equip 4")
    assert table.on_board(0) == [0, 1, 2, 3, 4]


@pytest.mark.rule("WM-28")
@pytest.mark.parametrize(("credits", "left"), [(800, 400), (401, 1), (400, 0)])
def test_the_printed_cost_is_paid(credits, left):
    table = Table(cards={0: gear(cost=400)})
    table.hand(0, 0)
    table.credits(0, credits)
    table.play(0, "equip 0")
    assert table.money() == [left, 800]


@pytest.mark.rule("WM-28")
@pytest.mark.parametrize("credits", [399, 300, 0])
def test_without_the_whole_cost_a_card_cannot_be_equipped(credits):
    table = Table(cards={0: gear(cost=400), 1: gear(cost=0)})
    table.hand(0, 0, 1)
    table.credits(0, credits)
    assert equips(table) == ["equip 1"]
    assert table.refused(0, "equip 0") == "WM-28"
    assert (table.cards(0), table.on_board(0), table.s.credits[0]) == ([0, 1], [], credits)


@pytest.mark.rule("WM-28")
def test_each_card_is_paid_for_itself():
    table = Table(cards={0: gear(cost=200), 1: gear(cost=600), 2: gear(cost=200)})
    table.hand(0, 0, 1, 2)
    table.play(0, "equip 0", "equip 1")
    assert table.s.credits[0] == 0
    assert table.refused(0, "equip 2") == "WM-28"


@pytest.mark.rule("WM-29")
def test_equipment_that_is_not_temporary_serves_in_any_number_of_missions():
    table = Table(
        boards=BLANK,
        cards={0: gear((1, 0, 0, 0))},
        missions={number: mission((1, 0, 0, 0), reward=100) for number in (3, 4, 5)},
    )
    table.hand(0)
    table.hand(1)
    table.board(0, 0)
    table.row(3, 4, 5)
    table.play(0, "attempt m3", "use 1", "attempt m4", "use 1")
    assert (table.s.credits[0], table.on_board(0)) == (1000, [0])
    table.play(0, "end")
    table.play(1, "end")
    table.play(0, "attempt m5", "use 1")
    assert (table.s.credits[0], table.on_board(0)) == (1100, [0])


@pytest.mark.rule("WM-29")
def test_equipment_leaves_the_board_by_a_sale():
    table = Table(cards={0: gear(cost=400)})
    table.board(0, 0, 1)
    assert "equip 0" not in table.legal(0)
    table.play(0, "sell 0", "close")
    assert (table.on_board(0), table.pile(), table.s.credits[0]) == ([1], [0], 1000)


@pytest.mark.rule("WM-30")
def test_only_the_player_whose_turn_it_is_may_equip():
    table = Table(cards={card: gear(cost=200) for card in (0, 1)})
    table.hand(0, 0)
    table.hand(1, 1)
    assert (equips(table, 0), table.legal(1)) == (["equip 0"], [])
    assert table.refused(1, "equip 1") == "WM-85"
    assert table.refused(0, "equip 1") == "WM-26"  # not with a card of another
    table.play(0, f"attempt m{table.in_row()[0]}")
    assert table.match.actors() == (1,)
    assert equips(table, 1) == []
    assert table.refused(1, "equip 1") == "WM-30"


@pytest.mark.rule("WM-30")
def test_a_card_goes_to_the_own_board_for_its_printed_cost_and_nothing_else():
    table = Table(seats=3, first=1, cards={0: gear(cost=600)})
    table.hand(1, 0)
    table.board(0, 3)
    table.play(1, "equip 0")
    assert [table.on_board(seat) for seat in range(3)] == [[3], [0], []]
    assert table.money() == [800, 200, 800]
    assert table.cards(1) == []
    assert table.pile() == []


@pytest.mark.rule("WM-30")
def test_no_action_lays_a_card_on_the_board_of_another():
    table = Table(cards={0: gear(cost=200)})
    table.hand(0, 0)
    for action in ("equip 0 @1", "equip 0 1", "equip 1 0"):
        assert table.refused(0, action) == "notation"
