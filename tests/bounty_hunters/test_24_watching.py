"""Section 24: nobody watches the others resolve step 2, and their order decides nothing (BH-S10, BH-S11)."""

import random

import pytest

from bounty_hunters.kit import Table, crate, droid, hunter, target
from bounty_hunters.worlds import after, all_told, any_interleaving, easy_cards, interleavings, match_of, random_command
from cantina.engine.record import Checked
from cantina.games.bounty_hunters.rules.state import PHASE

CARDS = {
    0: target((1, 0, 0), bonus="contract"),
    1: target((0, 1, 0), bonus="contract"),
    2: target((0, 0, 1), bonus="credit"),
    44: hunter((1, 0, 0)),
    45: hunter((0, 1, 0)),
    151: droid((0, 0, 1), cost=1),
    180: crate(cost=1),
}
SELLS = ["sell 44"]
CAPTURES_A_FOURTH = ["play 44 @0"]
CAPTURES_AND_ACTIVATES = ["play 44 @0", "activate 151 @2", "activate 180"]
COURSES = (SELLS, CAPTURES_A_FOURTH, CAPTURES_AND_ACTIVATES)
OTHERS = (1, 2, None)


def revealed():
    """Seat 0 is about to sell a hunter, or to capture a fourth target with the contract icon and go on."""
    table = Table(seats=3, cards=CARDS)
    for number in (41, 42, 43):
        table.captured(0, number)
    table.open(0, 0)
    table.open(0, 2)
    table.reserved(0, 151, 180)
    table.credits(0, 1)
    table.open(1, 1)
    table.reveal({0: 44, 1: 45, 2: 60})
    return table


@pytest.mark.rule("BH-S10")
@pytest.mark.parametrize("course", COURSES)
def test_the_others_see_nothing_of_what_a_player_does_after_the_reveal(course):
    table = revealed()
    before = {viewer: all_told(table, viewer) for viewer in OTHERS}
    for command in course:
        table.play(0, command)
        assert {viewer: all_told(table, viewer) for viewer in OTHERS} == before


@pytest.mark.slow
@pytest.mark.rule("BH-S10")
def test_only_the_marker_moves_when_a_player_has_finished():
    told = []
    for course in COURSES:
        table = revealed()
        before = {viewer: table.view(viewer) for viewer in OTHERS}
        table.play(0, *course, "finish")
        for viewer, view in before.items():
            assert not view["players"][0]["finished"]
            view["players"][0]["finished"] = True
            assert table.view(viewer) == view
        told.append([all_told(table, viewer) for viewer in OTHERS])
    assert told[0] == told[1] == told[2]


@pytest.mark.rule("BH-S10")
def test_what_a_player_does_and_gets_does_not_depend_on_the_others():
    told = []
    for course in COURSES:
        table = revealed()
        table.play(0, *course)
        steps = []
        for command in ("play 45 @1", "finish"):
            table.play(1, command)
            steps.append(all_told(table, 1))
        told.append(steps)
    assert told[0] == told[1] == told[2]


@pytest.mark.rule("BH-S10")
def test_the_own_changes_are_seen_at_once():
    table = revealed()
    table.play(0, *CAPTURES_AND_ACTIVATES)
    mine = table.me(0)
    assert (mine["captures"], mine["credits"], len(mine["contracts"]), mine["active"]) == (5, 1, 2, [180])


@pytest.mark.rule("BH-S10")
def test_the_close_shows_everything():
    table = revealed()
    before = table.view(1)["players"][0]
    assert (before["captures"], before["credits"], before["contracts"], before["reserved"]) == (3, 1, [], [151, 180])
    decks = [deck["cards"] for deck in table.view(1)["decks"]]
    table.play(0, *CAPTURES_AND_ACTIVATES, "finish")
    table.play(1, "sell 45", "finish")
    assert table.view(1)["trigger_turn"] is None
    assert [deck["cards"] for deck in table.view(1)["decks"]] == decks
    table.play(2, "sell 60", "finish")
    for viewer in OTHERS:
        view = table.view(viewer)
        shown = view["players"][0]
        assert (shown["captures"], shown["credits"], len(shown["contracts"]), shown["active"]) == (5, 1, 2, [180])
        assert view["trigger_turn"] == 1
        assert view["decks"][1]["discard"] == [45, 60]
        assert view["decks"][2]["cards"] == decks[2] - 2
    news = {"played-on", "activated-on", "activated", "captured", "bonus-contract", "triggered"}
    assert news <= set(table.told(None))
    assert news <= set(table.told(1))


# --- BH-S11: any order ------------------------------------------------------------------------------------------


def closes(match, orders):
    """The records, and what every seat was told, at the close after each order of the commands."""
    ends = [after(match, order) for order in orders]
    viewers = (*range(match.seats), None)
    return {end.state.tobytes() + repr([end.events(viewer) for viewer in viewers]).encode() for end in ends}


@pytest.mark.rule("BH-S11", "BH-S58", "BH-S59")
@pytest.mark.parametrize("options", [{}, {"guild_master": 1}, {"guild_master": 2, "credit_supply": 3}])
@pytest.mark.slow
def test_every_order_of_the_same_commands_leads_to_the_same_close(options):
    table = Table(seats=3, cards=CARDS, **options)
    table.deck("contract", [107, 108])
    table.discard("contract", [120, 121])
    table.open(0, 0)
    table.open(1, 1)
    table.reserved(2, 180)
    table.credits(2, 1)
    table.reveal({0: 44, 1: 45, 2: 130})
    commands = {
        0: ["play 44 @0", "finish"],
        1: ["play 45 @1", "finish"],
        2: ["sell 130", "activate 180", "finish"],
    }
    orders = list(interleavings(commands))
    assert len(orders) == 210  # 7! / (2! 2! 3!)
    assert len(closes(table.match, orders)) == 1


@pytest.mark.first_is_enough
@pytest.mark.rule("BH-S11", "BH-S58", "BH-S59")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("supply", [None, 3])
def test_in_whole_games_the_order_of_step_2_decides_nothing(seats, supply):
    """Random games in which everybody captures much; each step 2 is played again in other orders."""
    dice = random.Random(seats)
    match = match_of(easy_cards(), seats, seats, credit_supply=supply, max_turns=14)
    seen, commands = match.state, {}
    while not match.over:
        seat = dice.choice(match.actors())
        resolving = Checked(match.state).phase == PHASE.resolve
        if resolving and not commands:
            seen, commands = match.state, {seat: [] for seat in range(seats)}
        command = random_command(match, seat, dice, 0.3, False)
        match.play(seat, command)
        if resolving:
            commands[seat].append(command)
        if resolving and (match.over or Checked(match.state).phase != PHASE.resolve):
            assert_same_close(match, seen, commands, dice)
            commands = {}


def assert_same_close(match, revealed, commands, dice):
    """The commands, in some other orders, lead from the reveal to where the match is now."""
    now, match.state = match.state, revealed
    try:
        for _ in range(3):
            assert after(match, any_interleaving(commands, dice)).state.tobytes() == now.tobytes()
    finally:
        match.state = now


@pytest.mark.rule("BH-S11")
def test_the_log_keeps_the_order_in_which_commands_came():
    table = revealed()
    order = [(2, "sell 60"), (0, "sell 44"), (1, "sell 45"), (1, "finish"), (0, "activate 180")]
    for seat, command in order:
        table.play(seat, command)
    assert [(entry.seat, table.match.game.notation.write(entry.code)) for entry in table.match.log] == order
