"""Section 8: playing."""

import pytest

from bounty_hunters.kit import Table, crate, droid, hunter, same_target, target

TARGET, HUNTER, CONTRACT, DROID, CRATE = 0, 44, 107, 151, 180
EMPTY = {"open": [], "orphans": None, "captured": [], "contracts": [], "reserved": [], "active": []}


def area(table, viewer, seat):
    """What lies in front of a seat, as somebody sees it: the numbers of the cards, place by place."""
    player = table.view(viewer)["players"][seat]
    return {
        "open": [group["target"] for group in player["open"]],
        "orphans": player["orphans"] and player["orphans"]["attack"],
        "captured": [group["target"] for group in player["captured"]],
        "contracts": [contract["card"] for contract in player["contracts"]],
        "reserved": player["reserved"],
        "active": player["active"],
    }


@pytest.mark.rule("BH-36")
@pytest.mark.parametrize(
    ("card", "place"),
    [
        (TARGET, {"open": [TARGET]}),
        (HUNTER, {"orphans": [HUNTER]}),
        (CONTRACT, {"contracts": [CONTRACT]}),
        (DROID, {"orphans": [DROID]}),
        (CRATE, {"active": [CRATE]}),
    ],
)
def test_a_played_card_lies_face_up_in_the_own_area_only(card, place):
    table = Table(seats=3, cards={DROID: droid((1, 0, 0), cost=1), CRATE: crate(cost=1)})
    table.credits(0, 1)
    table.reveal({0: card})
    table.play(0, f"play {card}")
    assert area(table, 0, 0) == EMPTY | place
    table.finish()
    for viewer in (0, 1, 2, None):
        assert area(table, viewer, 0) == EMPTY | place
        assert area(table, viewer, 1) == area(table, viewer, 2) == EMPTY
    assert all(card not in table.pile(name) for name in ("target", "hunter", "contract", "market"))
    assert table.s.credits[0] <= 1  # no credit for a card that is played


@pytest.mark.rule("BH-37")
@pytest.mark.parametrize(
    ("card", "place"),
    [(TARGET, {"open": [TARGET]}), (HUNTER, {"orphans": [HUNTER]}), (CONTRACT, {"contracts": [CONTRACT]})],
)
@pytest.mark.parametrize("credits", [0, 3])
def test_a_card_without_a_cost_is_active_at_once_and_free(card, place, credits):
    table = Table(seats=2)
    table.credits(0, credits)
    table.reveal({0: card})
    assert table.legal(0) == [f"sell {card}", f"play {card}"]  # and cannot be reserved
    table.play(0, f"play {card}")
    assert table.me(0)["credits"] == credits
    assert area(table, 0, 0) == EMPTY | place


@pytest.mark.rule("BH-38")
def test_a_droid_whose_cost_is_paid_is_active():
    table = Table(seats=2, cards={DROID: droid((0, 2, 0), cost=3)})
    table.credits(0, 3)
    table.reveal({0: DROID})
    assert table.legal(0) == ["sell 151", "reserve 151", "play 151"]
    table.play(0, "play 151")
    assert table.me(0)["credits"] == 0
    assert table.me(0)["orphans"]["strength"] == [0, 2, 0]
    assert table.me(0)["reserved"] == []


@pytest.mark.rule("BH-38")
@pytest.mark.parametrize("card", [DROID, CRATE])
def test_without_the_credits_a_card_with_a_cost_can_only_be_reserved(card):
    table = Table(seats=2, cards={DROID: droid((0, 2, 0), cost=3), CRATE: crate(cost=3)})
    table.credits(0, 2)
    table.reveal({0: card})
    assert table.legal(0) == [f"sell {card}", f"reserve {card}"]
    assert table.refused(0, f"play {card}") == "BH-38"
    table.play(0, f"reserve {card}")
    assert table.me(0)["credits"] == 2
    assert area(table, 0, 0) == EMPTY | {"reserved": [card]}


@pytest.mark.rule("BH-38")
def test_without_the_credits_a_droid_is_not_placed_on_a_target_either():
    table = Table(seats=2, cards={DROID: droid((0, 2, 0), cost=3)})
    table.open(0, TARGET)
    table.credits(0, 2)
    table.reveal({0: DROID})
    assert table.legal(0) == ["sell 151", "reserve 151"]
    assert table.refused(0, "play 151 @0") == "BH-38"


@pytest.mark.rule("BH-39")
@pytest.mark.parametrize("card", [DROID, CRATE])
def test_paid_credits_go_back_to_the_bank(card):
    table = Table(seats=2, cards={DROID: droid((1, 0, 0), cost=2), CRATE: crate(cost=2)}, credit_supply=42)
    table.credits(0, 2)
    table.reveal({0: card, 1: HUNTER})
    assert table.view(0)["bank"] == 40
    table.play(0, f"play {card}", "finish")
    assert (table.view(0)["bank"], table.me(0)["credits"]) == (42, 0)
    table.play(1, f"play {HUNTER}", "finish")
    assert [table.view(viewer)["bank"] for viewer in (0, 1, None)] == [42, 42, 42]


@pytest.mark.rule("BH-39")
def test_what_an_activation_costs_goes_back_to_the_bank():
    table = Table(seats=2, cards={DROID: droid((1, 0, 0), cost=2)}, credit_supply=42)
    table.credits(0, 2)
    table.reserved(0, DROID)
    table.reveal({0: CONTRACT, 1: HUNTER})
    table.play(0, f"play {CONTRACT}", f"activate {DROID}")
    assert (table.view(0)["bank"], table.me(0)["credits"]) == (42, 0)


# --- what activation means (BH-40) -----------------------------------------------------------------------------


@pytest.mark.rule("BH-40")
def test_a_target_opens_a_confrontation():
    table = Table(seats=2, cards={TARGET: target((2, 1, 0))})
    table.reveal({0: TARGET})
    table.play(0, "play 0")
    assert table.me(0)["open"] == [{"target": 0, "attack": [], "strength": [0, 0, 0], "missing": [2, 1, 0]}]


@pytest.mark.rule("BH-40")
def test_a_target_completes_the_confrontation_of_attack_cards_that_wait():
    table = Table(seats=2, cards={TARGET: target((2, 1, 0)), HUNTER: hunter((2, 0, 0))})
    table.orphans(0, HUNTER)
    table.reveal({0: TARGET})
    table.play(0, "play 0")
    assert table.me(0)["open"] == [{"target": 0, "attack": [HUNTER], "strength": [2, 0, 0], "missing": [0, 1, 0]}]
    assert table.me(0)["orphans"] is None


@pytest.mark.rule("BH-40")
@pytest.mark.parametrize("card", [HUNTER, DROID])
def test_an_attack_card_is_placed_in_a_confrontation_or_in_the_orphan_group(card):
    cards = {HUNTER: hunter((1, 0, 2)), DROID: droid((1, 0, 2), cost=1), TARGET: target((9, 9, 9))}
    alone, facing = Table(seats=2, cards=cards), Table(seats=2, cards=cards)
    facing.open(0, TARGET)
    for table, action in ((alone, f"play {card}"), (facing, f"play {card} @0")):
        table.credits(0, 1)
        table.reveal({0: card})
        table.play(0, action)
    assert (alone.me(0)["orphans"]["attack"], alone.me(0)["orphans"]["strength"]) == ([card], [1, 0, 2])
    assert (facing.me(0)["open"][0]["attack"], facing.me(0)["open"][0]["strength"]) == ([card], [1, 0, 2])
    assert facing.me(0)["orphans"] is None


@pytest.mark.rule("BH-40")
def test_a_crate_begins_to_count():
    table = Table(seats=2, cards={CRATE: crate(points=3, icons=2, cost=1)})
    table.active(1, 192, 193, 194)  # seat 1 keeps the majority
    table.credits(0, 1)
    table.reveal({0: CRATE})
    assert (table.pad(0)["crates"], table.me(0)["crates"]) == (0, 0)
    table.play(0, "play 180")
    assert (table.pad(0)["crates"], table.me(0)["crates"]) == (3, 2)


@pytest.mark.rule("BH-40")
def test_a_contract_begins_to_count():
    table = Table(seats=2, cards={TARGET: target((1, 0, 0), character="omega"), CONTRACT: same_target("omega", 1, 2)})
    table.captured(0, TARGET)
    table.reveal({0: CONTRACT})
    assert table.pad(0)["contracts"] == 0
    table.play(0, f"play {CONTRACT}")
    assert table.pad(0)["contracts"] == 1
