"""Section 12: droids."""

import pytest

from bounty_hunters.kit import Table, droid, hunter, target


@pytest.mark.rule("BH-66")
def test_a_droid_costs_credits_to_activate():
    table = Table(seats=2, cards={0: target((1, 0, 0)), 151: droid((1, 0, 0), cost=3)})
    table.open(0, 0)
    table.credits(0, 2)
    table.reveal({0: 151})
    assert table.refused(0, "play 151 @0") == "BH-38"
    assert table.legal(0) == ["sell 151", "reserve 151"]
    richer = Table(seats=2, cards={0: target((1, 0, 0)), 151: droid((1, 0, 0), cost=3)})
    richer.open(0, 0)
    richer.credits(0, 3)
    richer.reveal({0: 151})
    richer.play(0, "play 151 @0")
    assert (richer.s.credits[0], richer.me(0)["captures"]) == (0, 1)


@pytest.mark.rule("BH-66")
def test_a_target_captured_only_with_droids_costs_no_points():
    cards = {0: target((1, 0, 1), points=9), 151: droid((1, 0, 0), cost=2), 152: droid((0, 0, 1), cost=1)}
    table = Table(seats=2, cards=cards)
    table.open(0, 0)
    table.credits(0, 3)
    table.reserved(0, 152)
    table.reveal({0: 151})
    table.play(0, "play 151 @0", "activate 152 @0")
    assert table.me(0)["captured"][0]["attack"] == [151, 152]
    row = table.pad(0)
    assert (row["targets"], row["hunters"], row["crates"], row["total"]) == (9, 0, 0, 9)


@pytest.mark.rule("BH-67")
def test_a_hunter_and_a_droid_capture_together():
    cards = {0: target((4, 1, 6)), 44: hunter((3, 0, 2), penalty=2), 151: droid((1, 1, 4), cost=1)}
    table = Table(seats=2, cards=cards)
    table.open(0, 0)
    table.credits(0, 1)
    table.reserved(0, 151)
    table.reveal({0: 44})
    table.play(0, "play 44 @0")
    assert table.me(0)["captures"] == 0
    table.play(0, "activate 151 @0")
    assert table.me(0)["captured"][0]["attack"] == [44, 151]
    assert table.pad(0)["hunters"] == -2


@pytest.mark.rule("BH-67")
def test_a_droid_joins_hunters_in_the_orphan_group():
    cards = {0: target((4, 1, 6)), 44: hunter((3, 0, 2), penalty=2), 151: droid((1, 1, 4), cost=1)}
    table = Table(seats=2, cards=cards)
    table.orphans(0, 44)
    table.credits(0, 1)
    table.reveal({0: 151})
    table.play(0, "play 151")
    assert table.me(0)["orphans"]["attack"] == [44, 151]
    assert table.me(0)["orphans"]["strength"] == [4, 1, 6]
    table.finish()
    table.reveal({0: 0})
    table.play(0, "play 0")
    assert table.me(0)["captured"][0]["attack"] == [44, 151]
    assert table.pad(0)["hunters"] == -2
