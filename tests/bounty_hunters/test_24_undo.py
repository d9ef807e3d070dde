"""Section 24: what can be taken back (BH-S21)."""

import pytest

import cantina
from bounty_hunters.kit import Table, crate, hunter, target
from bounty_hunters.worlds import all_told

EASY = {
    0: target((1, 0, 0), bonus="credit"),
    1: target((1, 0, 0), bonus="contract"),
    44: hunter((1, 0, 0)),
    180: crate(cost=1),
}


def cannot_undo(table, seat):
    """Undo is refused by its rule and changes nothing."""
    before = table.match.state.tobytes(), len(table.match.log)
    with pytest.raises(cantina.CannotUndo) as refused:
        table.match.undo(seat)
    assert refused.value.rule == "BH-S21"
    assert (table.match.state.tobytes(), len(table.match.log)) == before
    return refused.value


def undo(table, seat):
    """Take the last action of a seat back."""
    action = str(table.match.undo(seat))
    table.play(seat)  # nothing: the table looks at the new record
    return action


def facing(number):
    """Seat 0 has an open target, and has revealed the hunter that beats it."""
    table = Table(seats=2, cards=EASY)
    table.open(0, number)
    table.reserved(0, 180)
    table.credits(0, 1)
    table.reveal({0: 44, 1: 60})
    return table


@pytest.mark.rule("BH-S21")
def test_a_card_laid_face_down_can_be_changed_until_the_last_one_lies():
    table = Table(seats=2)
    table.choosing({0: [44, 45], 1: [60, 61]})
    table.play(0, "choose 44")
    assert undo(table, 0) == "choose 44"
    table.play(0, "choose 45")
    table.play(1, "choose 60")
    assert table.view(1)["players"][0]["pick"] == 45
    cannot_undo(table, 0)
    cannot_undo(table, 1)


@pytest.mark.rule("BH-S21")
def test_a_named_deck_can_be_changed_until_the_last_name_is_in():
    table = Table(seats=3)
    table.play(0, "draw target")
    table.play(1, "draw target")
    assert undo(table, 0) == "draw target"
    table.play(0, "draw hunter")
    table.play(2, "draw market")
    assert [player["named"] for player in table.view(None)["players"]] == ["hunter", "target", "market"]
    for seat in range(3):
        cannot_undo(table, seat)


@pytest.mark.rule("BH-S21")
def test_a_name_of_a_second_round_can_be_changed_but_not_the_first_one():
    table = Table(seats=4)
    table.deck("target", [5, 6])
    table.draw("target")
    assert table.match.actors() == (2, 3)
    for seat in range(4):
        cannot_undo(table, seat)
    table.play(2, "draw hunter")
    assert undo(table, 2) == "draw hunter"
    cannot_undo(table, 2)
    table.play(2, "draw contract")
    table.play(3, "draw contract")
    assert [player["named"] for player in table.view(None)["players"]] == ["target", "target", "contract", "contract"]


@pytest.mark.rule("BH-S21")
@pytest.mark.parametrize("command", ["sell 44", "play 44 @0"])
def test_commands_after_the_reveal_can_be_taken_back_one_by_one(command):
    table = facing(0)
    revealed = table.match.state.tobytes()
    table.play(0, command)
    resolved = table.match.state.tobytes()
    table.play(0, "activate 180")
    assert undo(table, 0) == "activate 180"
    assert table.match.state.tobytes() == resolved
    assert undo(table, 0) == command
    assert table.match.state.tobytes() == revealed
    cannot_undo(table, 0)  # not past the reveal


@pytest.mark.rule("BH-S21")
def test_a_capture_with_the_credit_icon_can_be_taken_back():
    table = facing(0)
    table.play(0, "play 44 @0")
    assert (table.me(0)["credits"], table.me(0)["captures"]) == (2, 1)
    undo(table, 0)
    assert (table.me(0)["credits"], table.me(0)["captures"]) == (1, 0)
    assert [group["target"] for group in table.me(0)["open"]] == [0]


@pytest.mark.rule("BH-S21")
def test_a_capture_that_drew_a_contract_cannot_be_taken_back():
    table = facing(1)
    table.play(0, "play 44 @1")
    cannot_undo(table, 0)
    table.play(0, "activate 180")
    assert undo(table, 0) == "activate 180"
    cannot_undo(table, 0)
    assert len(table.me(0)["contracts"]) == 1


@pytest.mark.rule("BH-S21")
def test_a_contract_that_is_only_owed_has_shown_nothing():
    table = Table(seats=2, cards=EASY)
    table.open(0, 1)
    table.deck("contract", [])
    table.discard("contract", [107, 108])
    table.reveal({0: 44, 1: 60})
    table.play(0, "play 44 @1")
    assert undo(table, 0) == "play 44 @1"


@pytest.mark.rule("BH-S21")
def test_nothing_is_taken_back_after_finished_was_sent():
    table = facing(0)
    table.play(0, "sell 44", "finish")
    cannot_undo(table, 0)
    table.finish(1)
    cannot_undo(table, 0)
    cannot_undo(table, 1)


@pytest.mark.rule("BH-S21")
def test_the_doings_of_others_neither_hinder_an_undo_nor_are_touched_by_it():
    table = facing(0)
    table.play(0, "play 44 @0")
    table.play(1, "sell 60", "finish")
    assert undo(table, 0) == "play 44 @0"
    assert table.me(1)["credits"] == 1
    assert table.view(0)["players"][1]["finished"]


@pytest.mark.rule("BH-S21")
def test_an_undo_tells_nobody_anything():
    table = facing(0)
    before = [all_told(table, viewer) for viewer in (1, None)]
    table.play(0, "play 44 @0")
    undo(table, 0)
    assert [all_told(table, viewer) for viewer in (1, None)] == before


@pytest.mark.rule("BH-S21")
def test_a_refused_undo_says_the_same_whatever_the_others_have_done():
    texts = set()
    for commands in ([], ["sell 60"], ["play 60"], ["sell 60", "finish"]):
        table = facing(1)
        table.play(1, *commands)
        table.play(0, "play 44 @1")
        texts.add(cannot_undo(table, 0).text())
    assert len(texts) == 1


@pytest.mark.rule("BH-S21")
def test_there_is_nothing_to_take_back_before_the_first_action():
    table = Table(seats=2)
    assert cannot_undo(table, 0).key == "undo-nothing"
