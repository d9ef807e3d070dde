"""Section 24: placement and capture (BH-S22 to BH-S30)."""

import random

import pytest

from bounty_hunters import invariants
from bounty_hunters.kit import Table, crate, droid, hunter, target
from bounty_hunters.worlds import easy_cards, match_of, random_play
from cantina.engine.record import Checked
from cantina.games.bounty_hunters.rules.state import NONE, ORPHANS

CARDS = {
    0: target((1, 0, 0)),
    1: target((0, 9, 0)),
    2: target((9, 9, 9)),
    44: hunter((1, 0, 0)),
    45: hunter((2, 1, 0)),
    46: hunter((0, 1, 3)),
    151: droid((1, 0, 0), cost=1),
}


# --- BH-S22 to BH-S25: where an attack card may lie -------------------------------------------------------------


@pytest.mark.rule("BH-S22")
def test_an_attack_card_is_not_placed_on_a_captured_target():
    table = Table(seats=2, cards=CARDS)
    table.captured(0, 0, 50)
    table.open(0, 1)
    table.reveal({0: 44, 1: 60})
    assert table.legal(0) == ["sell 44", "play 44 @1"]
    assert table.refused(0, "play 44 @0") == "BH-S22"


@pytest.mark.rule("BH-S22")
def test_nor_is_a_droid_that_is_activated():
    table = Table(seats=2, cards=CARDS)
    table.captured(0, 0, 50)
    table.open(0, 1)
    table.reserved(0, 151)
    table.credits(0, 1)
    table.reveal({0: 60, 1: 61})
    table.play(0, "sell 60")
    assert table.legal(0) == ["finish", "activate 151 @1"]
    assert table.refused(0, "activate 151 @0") == "BH-S22"


@pytest.mark.rule("BH-S23")
def test_beside_captured_targets_only_an_attack_card_stands_alone():
    table = Table(seats=2, cards=CARDS)
    table.captured(0, 0, 50)
    table.reveal({0: 45, 1: 60})
    assert table.legal(0) == ["sell 45", "play 45"]
    table.play(0, "play 45")
    assert (table.me(0)["orphans"]["attack"], table.me(0)["orphans"]["strength"]) == ([45], [2, 1, 0])
    assert table.me(0)["captured"][0]["attack"] == [50]


@pytest.mark.rule("BH-S24")
def test_there_is_never_a_second_orphan_group():
    table = Table(seats=2, cards=CARDS)
    table.captured(0, 0, 50)
    table.orphans(0, 45)
    table.reserved(0, 151)
    table.credits(0, 1)
    table.reveal({0: 46, 1: 60})
    assert table.legal(0) == ["sell 46", "play 46"]
    table.play(0, "play 46")
    assert table.legal(0) == ["finish", "activate 151"]
    table.play(0, "activate 151")
    assert table.me(0)["orphans"] == {
        "target": None,
        "attack": [45, 46, 151],
        "strength": [3, 2, 3],
        "missing": [0, 0, 0],
    }


@pytest.mark.rule("BH-S25")
def test_an_attack_card_is_not_kept_apart_while_a_target_is_open():
    table = Table(seats=2, cards=CARDS)
    table.open(0, 2)
    table.reserved(0, 151)
    table.credits(0, 1)
    table.reveal({0: 44, 1: 60})
    assert table.refused(0, "play 44") == "BH-S25"
    table.play(0, "play 44 @2")
    assert table.refused(0, "activate 151") == "BH-S25"
    assert table.legal(0) == ["finish", "activate 151 @2"]


# --- BH-S26, BH-S27: what lies, lies ----------------------------------------------------------------------------


@pytest.mark.rule("BH-S26")
def test_a_placed_card_is_not_moved_to_another_target():
    table = Table(seats=2, cards=CARDS)
    table.open(0, 1)
    table.open(0, 2)
    table.reveal({0: 44, 1: 60})
    table.play(0, "play 44 @2")
    assert table.legal(0) == ["finish"]
    assert table.refused(0, "play 44 @1") == "BH-27"


def assert_nothing_moved(before, now):
    """Placed cards stay where they are; only orphans join the target that their owner has just played."""
    for i, group in enumerate(invariants.cells(before.group)):
        if group >= ORPHANS:
            seat = group - ORPHANS
            mine = invariants.bits(now.open[seat] | now.captured[seat])
            played = set(mine) - set(invariants.bits(before.open[seat] | before.captured[seat]))
            assert now.group[i] in {group, *played}
        elif group != NONE:
            assert now.group[i] == group
    for seat in range(before.seats):
        lay = before.open[seat] | before.captured[seat]
        assert (now.open[seat] | now.captured[seat]) & lay == lay


@pytest.mark.first_is_enough
@pytest.mark.rule("BH-S26")
@pytest.mark.parametrize("content", [easy_cards(), None])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_in_whole_games_no_placed_card_is_ever_moved_or_removed(seats, content):
    match = match_of(content, seats, seats, max_turns=30)
    before = Checked(match.state)
    for _ in random_play(match, random.Random(seats), selling=0.2):
        now = Checked(match.state)
        assert_nothing_moved(before, now)
        before = now
    assert any(before.captured[seat] for seat in range(seats))


@pytest.mark.rule("BH-S27")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_next_target_is_bound_to_the_orphan_group_whatever_its_shield(number):
    table = Table(seats=2, cards=CARDS)
    table.orphans(0, 45, 46)
    table.reveal({0: number, 1: 60})
    assert table.legal(0) == [f"sell {number}", f"play {number}"]
    table.play(0, f"play {number}")
    mine = table.me(0)
    assert mine["orphans"] is None
    (group,) = mine["open"] + mine["captured"]
    assert (group["target"], group["attack"], group["strength"]) == (number, [45, 46], [2, 2, 3])
    assert mine["captures"] == (number == 0)


@pytest.mark.rule("BH-S27")
def test_a_target_that_is_sold_leaves_the_orphan_group_alone():
    table = Table(seats=2, cards=CARDS)
    table.orphans(0, 45)
    table.reveal({0: 2, 1: 60})
    table.play(0, "sell 2")
    assert (table.me(0)["orphans"]["attack"], table.me(0)["open"]) == ([45], [])


# --- BH-S28, BH-S29: capture ------------------------------------------------------------------------------------


@pytest.mark.rule("BH-S28")
def test_all_hunters_lying_with_a_captured_target_cost_their_points():
    table = Table(
        seats=2,
        cards={0: target((4, 1, 6)), 44: hunter((4, 1, 6), penalty=3), 45: hunter((1, 0, 0), penalty=1)},
    )
    table.orphans(0, 44, 45)
    table.reveal({0: 0, 1: 60})
    table.play(0, "play 0")
    assert table.me(0)["captures"] == 1
    assert table.pad(0)["hunters"] == -4


@pytest.mark.rule("BH-S28")
def test_surplus_attack_helps_no_other_target():
    table = Table(seats=2, cards={0: target((1, 0, 0)), 1: target((1, 0, 0)), 44: hunter((9, 9, 9))})
    table.open(0, 0)
    table.open(0, 1)
    table.reveal({0: 44, 1: 60})
    table.play(0, "play 44 @0")
    assert [group["target"] for group in table.me(0)["captured"]] == [0]
    assert [(group["target"], group["strength"]) for group in table.me(0)["open"]] == [(1, [0, 0, 0])]


@pytest.mark.rule("BH-S29")
def test_a_capture_is_neither_refused_nor_delayed():
    table = Table(seats=2, cards=CARDS)
    table.open(0, 0)
    table.reveal({0: 44, 1: 60})
    assert table.legal(0) == ["sell 44", "play 44 @0"]
    table.play(0, "play 44 @0")
    assert (table.me(0)["captures"], table.me(0)["open"]) == (1, [])
    assert table.legal(0) == ["finish"]


# --- BH-S30: states, not pictures -------------------------------------------------------------------------------


@pytest.mark.rule("BH-S30")
def test_reserved_and_captured_are_states_of_their_own():
    table = Table(seats=2, cards={**CARDS, 180: crate(cost=1), 181: crate(cost=1)})
    table.captured(0, 0, 44)
    table.open(0, 2, 45)
    table.reserved(0, 151, 180)
    table.active(0, 181)
    for viewer in (0, 1, None):
        area = table.view(viewer)["players"][0]
        assert area["reserved"] == [151, 180]
        assert area["active"] == [181]
        assert [group["target"] for group in area["open"]] == [2]
        assert [group["target"] for group in area["captured"]] == [0]
        assert (area["captures"], area["crates"]) == (1, 1)
    s = table.s
    assert (s.captured[0], s.open[0], s.reserved[0], s.active[0]) == (1, 1 << 2, 1 | 1 << 29, 1 << 30)
