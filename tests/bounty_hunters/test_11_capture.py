"""Section 11: capture."""

import pytest

from bounty_hunters.kit import Table, crate, droid, hunter, target

SHIELD = (4, 1, 6)


def captures(table, seat):
    return [group["target"] for group in table.me(seat)["captured"]]


@pytest.mark.rule("BH-58")
@pytest.mark.parametrize(
    ("attack", "is_captured"),
    [((4, 1, 6), True), ((9, 1, 6), True), ((9, 9, 5), False), ((3, 9, 9), False), ((9, 0, 9), False)],
)
def test_a_target_is_captured_when_all_three_sums_reach_its_shield(attack, is_captured):
    table = Table(seats=2, cards={0: target(SHIELD), 44: hunter(attack)})
    table.open(0, 0)
    table.reveal({0: 44})
    table.play(0, "play 44 @0")
    assert captures(table, 0) == ([0] if is_captured else [])
    assert [group["target"] for group in table.me(0)["open"]] == ([] if is_captured else [0])


@pytest.mark.rule("BH-59", "BH-61")
def test_a_capture_and_its_credit_come_before_the_next_activation_is_paid():
    table = Table(seats=2, cards={0: target((1, 0, 0), bonus="credit"), 44: hunter((1, 0, 0)), 180: crate(cost=1)})
    table.open(0, 0)
    table.reserved(0, 180)
    table.reveal({0: 44})
    assert table.s.credits[0] == 0
    table.play(0, "play 44 @0")
    assert captures(table, 0) == [0]
    assert table.s.credits[0] == 1
    table.play(0, "activate 180")
    assert table.s.credits[0] == 0
    assert table.me(0)["active"] == [180]


@pytest.mark.rule("BH-59")
def test_a_target_put_with_its_orphan_group_is_captured_at_once_and_nobody_is_asked():
    table = Table(seats=2, cards={0: target((2, 0, 0)), 44: hunter((2, 0, 0))})
    table.orphans(0, 44)
    table.reveal({0: 0})
    table.play(0, "play 0")
    assert captures(table, 0) == [0]
    assert table.legal(0) == ["finish"]


@pytest.mark.rule("BH-59")
def test_an_activated_droid_captures_at_once():
    table = Table(seats=2, cards={0: target((2, 0, 0)), 151: droid((2, 0, 0), cost=1)})
    table.open(0, 0)
    table.reserved(0, 151)
    table.reveal({})
    table.play(0, table.legal(0)[0], "activate 151 @0")
    assert captures(table, 0) == [0]


@pytest.mark.rule("BH-60")
def test_a_captured_target_keeps_its_attack_cards_and_all_see_it_when_the_step_closes():
    table = Table(seats=3, cards={0: target((3, 0, 0)), 44: hunter((2, 0, 0)), 45: hunter((1, 0, 0))})
    table.open(1, 0, 44)
    table.reveal({1: 45})
    table.play(1, "play 45 @0")
    group = {"target": 0, "attack": [44, 45], "strength": [3, 0, 0], "missing": [0, 0, 0]}
    for viewer, count in ((1, 1), (0, 0), (2, 0), (None, 0)):
        assert table.view(viewer)["players"][1]["captures"] == count
    table.finish()
    for viewer in (0, 1, 2, None):
        seen = table.view(viewer)["players"][1]
        assert (seen["captures"], seen["captured"], seen["open"]) == (1, [group], [])


@pytest.mark.rule("BH-60")
def test_the_number_of_captures_of_every_player_stays_in_view_in_every_step():
    table = Table(seats=2)
    for captured in (0, 1, 2):
        table.captured(1, captured)
    seen = {table.view(viewer)["players"][1]["captures"] for viewer in (0, None)}
    table.choosing()
    seen |= {table.view(viewer)["players"][1]["captures"] for viewer in (0, None)}
    table.reveal({})
    seen |= {table.view(viewer)["players"][1]["captures"] for viewer in (0, None)}
    assert seen == {3}


@pytest.mark.rule("BH-61")
def test_only_the_owner_of_a_capture_with_the_credit_icon_gets_a_credit():
    cards = {0: target((1, 0, 0), bonus="credit"), 1: target((1, 0, 0)), 44: hunter((1, 0, 0)), 45: hunter((1, 0, 0))}
    table = Table(seats=3, cards=cards)
    table.open(0, 0)
    table.open(1, 1)
    table.reveal({0: 44, 1: 45})
    table.play(0, "play 44 @0")
    table.play(1, "play 45 @1")
    assert [table.s.credits[seat] for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("BH-62")
def test_the_contract_icon_draws_a_contract_into_the_area_at_once():
    table = Table(seats=6, cards={0: target((1, 0, 0), bonus="contract"), 44: hunter((1, 0, 0))})
    table.open(0, 0)
    table.reveal({0: 44})
    top, held = table.deck_cards("contract")[0], table.hand(0)
    assert len(table.deck_cards("contract")) == 38
    assert table.me(0)["contracts"] == []
    table.play(0, "play 44 @0")
    assert [contract["card"] for contract in table.me(0)["contracts"]] == [top]
    assert {deck["deck"]: deck["cards"] for deck in table.view(0)["decks"]}["contract"] == 37
    assert table.hand(0) == held
    assert table.s.credits[0] == 0
    table.finish()
    assert len(table.deck_cards("contract")) == 37
    assert top not in table.deck_cards("contract")
    assert [contract["card"] for contract in table.view(1)["players"][0]["contracts"]] == [top]


@pytest.mark.rule("BH-63")
def test_a_capture_in_turn_5_moves_cards_but_books_no_points():
    table = Table(seats=2, cards={0: target((1, 0, 0), points=16), 44: hunter((1, 0, 0), penalty=3)})
    table.turn(5)
    table.open(0, 0)
    table.reveal({0: 44})
    before = table.match.state.copy()
    table.play(0, "play 44 @0")
    changed = {name for name in before.dtype.names if before[name].tobytes() != table.match.state[name].tobytes()}
    assert changed == {"fate", "open", "captured", "caught", "group", "strength"}
    assert table.match.result is None
    assert table.me(0)["pad"]["total"] == 16 - 3  # only the projection knows about it
    assert table.score()["scores"] == [13, 0]


@pytest.mark.rule("BH-64")
def test_two_captures_in_one_step_the_first_paying_for_the_second():
    cards = {
        0: target((2, 0, 0), bonus="credit"),
        1: target((0, 2, 0)),
        44: hunter((2, 0, 0)),
        151: droid((0, 2, 0), cost=2),
    }
    table = Table(seats=2, cards=cards)
    table.open(0, 0)
    table.open(0, 1)
    table.credits(0, 1)
    table.reserved(0, 151)
    table.reveal({0: 44})
    table.play(0, "play 44 @0")
    assert (captures(table, 0), table.s.credits[0]) == ([0], 2)
    table.play(0, "activate 151 @1")
    assert (captures(table, 0), table.s.credits[0]) == ([0, 1], 0)


@pytest.mark.rule("BH-65")
def test_a_player_may_capture_more_than_four_targets():
    cards = {number: target((1, 0, 0), points=3) for number in range(6)} | {44: hunter((1, 0, 0))}
    cards |= {151: droid((1, 0, 0), cost=1)}
    table = Table(seats=2, cards=cards)
    for number in range(4):
        table.captured(0, number)
    for number in (4, 5):
        table.open(0, number)
    table.trigger(9)
    table.turn(10)
    table.credits(0, 1)
    table.reserved(0, 151)
    table.reveal({0: 44})
    table.play(0, "play 44 @4", "activate 151 @5")
    assert captures(table, 0) == [0, 1, 2, 3, 4, 5]
    assert table.pad(0)["targets"] == 6 * 3
