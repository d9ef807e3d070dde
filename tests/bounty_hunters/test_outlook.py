"""What clients are sent so that they compute no rule: what an action leads to, what is at stake, how near the end."""

import random

import pytest

import cantina
from bounty_hunters.kit import Table, crate, droid, hunter, same_target, target

SHIELD = (4, 1, 6)


def captured(match, seat):
    return {group["target"] for group in match.view(seat)["players"][seat]["captured"]}


@pytest.mark.rule("BH-58", "BH-92")
@pytest.mark.parametrize(
    ("attack", "outlook"),
    [
        ((4, 1, 4), {"captures": 0, "points": 9, "penalty": 3}),
        ((9, 1, 4), {"captures": 0, "points": 9, "penalty": 3}),
        ((4, 1, 3), {"missing": [0, 0, 1]}),
        ((0, 0, 9), {"missing": [4, 1, 0]}),
    ],
)
def test_an_attack_card_says_what_it_captures_or_what_is_missing(attack, outlook):
    cards = {0: target(SHIELD, points=9), 44: hunter(attack, penalty=2), 45: hunter((0, 0, 2), penalty=1)}
    table = Table(seats=2, cards=cards)
    table.open(0, 0, 45)
    table.reveal({0: 44})
    assert table.match.outlook(0) == {"play 44 @0": outlook, "sell 44": {"credits": 1}}


@pytest.mark.rule("BH-42", "BH-58", "BH-43")
def test_a_reserved_droid_that_captures_costs_credits_and_no_points():
    droids = {151: droid((1, 0, 0), cost=2)}
    table = Table(seats=2, cards={0: target((1, 0, 0), points=4), 1: target(SHIELD), **droids})
    table.open(0, 0)
    table.open(0, 1)
    table.reserved(0, 151)
    table.credits(0, 2)
    table.reveal({0: 46})
    table.play(0, "sell 46")
    assert table.match.outlook(0) == {
        "activate 151 @0": {"captures": 0, "points": 4, "penalty": 0, "credits": -2},
        "activate 151 @1": {"missing": [3, 1, 6], "credits": -2},
    }


@pytest.mark.rule("BH-56", "BH-59", "BH-92")
def test_a_target_that_its_orphans_capture_at_once_says_so():
    table = Table(seats=2, cards={0: target((2, 0, 0), points=7), 44: hunter((2, 0, 0), penalty=3)})
    table.orphans(0, 44)
    table.reveal({0: 0})
    assert table.match.outlook(0)["play 0"] == {"captures": 0, "points": 7, "penalty": 3}


@pytest.mark.rule("BH-60", "BH-61", "BH-80", "BH-81")
def test_the_bonus_of_a_capture_and_the_end_that_it_triggers_are_said_before():
    table = Table(seats=2, cards={0: target((2, 0, 0), points=7, bonus="credit"), 44: hunter((2, 0, 0))})
    for number in (1, 2, 3):
        table.captured(0, number)
    table.open(0, 0)
    table.reveal({0: 44})
    outlook = table.match.outlook(0)["play 44 @0"]
    assert (outlook["captures"], outlook["ends"], outlook["credits"]) == (0, True, 2)


@pytest.mark.rule("BH-69", "BH-70", "BH-72", "BH-90")
def test_crates_and_contracts_say_what_they_change_on_the_score_sheet():
    cards = {
        0: target(SHIELD, character="luke"),
        107: same_target("luke", unit=4),
        180: crate(cost=1, points=2, icons=1),
    }
    table = Table(seats=2, cards=cards)
    table.captured(0, 0)
    table.credits(0, 1)
    table.reveal({0: 180})
    assert table.match.outlook(0)["play 180"] == {"crates": 2 + 5, "credits": -1}
    table = Table(seats=2, cards=cards)
    table.captured(0, 0)
    table.reveal({0: 107})
    assert table.match.outlook(0)["play 107"] == {"contracts": 4}


@pytest.mark.rule("BH-54")
def test_an_attack_card_without_a_target_changes_nothing_at_once():
    table = Table(seats=2, cards={44: hunter((9, 9, 9))})
    table.reveal({0: 44})
    assert "play 44" in table.legal(0)
    assert table.match.outlook(0) == {"sell 44": {"credits": 1}}


@pytest.mark.rule("BH-25", "BH-58", "BH-38")
def test_cards_of_the_hand_say_what_they_could_bring():
    """The best capture counts; a card that cannot be paid says so."""
    cards = {
        0: target((1, 0, 0), points=9),
        1: target((1, 0, 0), points=5),
        2: target(SHIELD),
        44: hunter((1, 0, 0), penalty=6),
        45: hunter((0, 0, 0)),
        151: droid((1, 0, 0), cost=1),
        152: droid((1, 0, 0), cost=3),
    }
    table = Table(seats=2, cards=cards)
    table.open(0, 0, 46)
    table.open(0, 1)
    table.credits(0, 2)
    table.choosing({0: [2, 44, 45, 151, 152]})
    assert table.match.outlook(0) == {
        "choose 44": {"captures": 0, "points": 9, "penalty": 6},
        "choose 151": {"captures": 0, "points": 9, "penalty": 0, "credits": -1},
        "choose 152": {"unpaid": True},
    }


@pytest.mark.slow
@pytest.mark.rule("BH-58", "BH-59")
def test_what_is_said_before_an_action_is_what_happens():
    """Whole games at random: an action captures, pays and scores exactly what its outlook names."""
    rng, captures = random.Random(5), 0
    for seed in range(6):
        match = cantina.new_match("bounty-hunters", 2 + seed % 3, seed, {"max_turns": 12})
        while not match.over:
            seat = match.actors()[0]
            outlook = match.outlook(seat)
            for action in match.legal(seat) if match.view(seat)["phase"] == "resolve" else ():
                if str(action) != "finish":
                    captures += agrees(match, seat, str(action), outlook.get(str(action), {}))
            likely = [action for action in match.legal(seat) if str(action).startswith(("play", "activate"))]
            match.play(seat, rng.choice(likely or match.legal(seat)))
    assert captures > 10


def agrees(match, seat, action, outlook):
    """How many targets an action captures, which its outlook names; contracts that are drawn cannot be foreseen."""
    after = match.fork()
    after.play(seat, action)
    new = captured(after, seat) - captured(match, seat)
    assert new == ({outlook["captures"]} if "captures" in outlook else set())
    before, then = (one.view(seat)["players"][seat] for one in (match, after))
    assert then["credits"] - before["credits"] == outlook.get("credits", 0)
    pads = then["pad"], before["pad"]
    drawn = {contract["card"] for contract in then["contracts"]} - {
        contract["card"] for contract in before["contracts"]
    }
    if not drawn - {int(action.split()[1])}:
        rows = {row: pads[0][row] - pads[1][row] for row in ("targets", "crates", "contracts", "hunters")}
        said = {"targets": "points", "crates": "crates", "contracts": "contracts"}
        assert rows == {
            **{row: outlook.get(key, 0) for row, key in said.items()},
            "hunters": -outlook.get("penalty", 0),
        }
    return len(new)


@pytest.mark.rule("BH-89", "BH-92")
def test_the_prospect_is_what_all_targets_under_attack_would_bring():
    cards = {
        0: target(SHIELD, points=16),
        1: target(SHIELD, points=8),
        2: target(SHIELD, points=4),
        44: hunter((1, 0, 0), penalty=2),
        45: hunter((1, 0, 0), penalty=5),
        151: droid((0, 1, 0)),
    }
    table = Table(seats=2, cards=cards)
    assert table.me(0)["prospect"] == 0
    table.open(0, 0, 44, 151)
    table.open(0, 1, 152)
    table.open(0, 2)  # nobody attacks it yet
    table.orphans(1, 45)  # nobody is attacked by these
    assert [player["prospect"] for player in table.view(None)["players"]] == [16 - 2 + 8, 0]


@pytest.mark.rule("BH-87")
def test_after_the_end_nothing_is_promised():
    table = Table(seats=2, cards={0: target(SHIELD, points=16), 44: hunter((1, 0, 0), penalty=2)})
    table.open(0, 0, 44)
    table.score()
    view = table.view(0)
    assert (view["phase"], view["players"][0]["prospect"], view["end"]["left"]) == ("over", 0, 0)


@pytest.mark.rule("BH-80", "BH-84")
def test_the_end_is_counted_in_captures_and_then_in_turns():
    table = Table(seats=3)
    table.turn(8)
    assert table.view(None)["end"] == {"captures": 0, "of": 4, "left": None}
    for number in range(3):
        table.captured(1, number)
    table.captured(2, 3)
    assert table.view(0)["end"] == {"captures": 3, "of": 4, "left": None}
    table.trigger(8)
    assert [end_left(table, turn) for turn in (8, 9, 10)] == [2, 1, 0]


@pytest.mark.rule("BH-S38", "BH-84")
def test_a_limit_of_turns_ends_the_game_before_a_trigger_or_after_it():
    table = Table(seats=2, max_turns=10)
    assert [end_left(table, turn) for turn in (1, 9, 10)] == [9, 1, 0]
    table.trigger(9)
    assert [end_left(table, turn) for turn in (9, 10)] == [1, 0]


def end_left(table, turn):
    table.turn(turn)
    return table.view(None)["end"]["left"]
