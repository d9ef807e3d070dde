"""The greedy player of Way of the Mandalorian plays a sensible game, told only what its seat may know."""

import numpy as np
import pytest

import cantina
from cantina.engine.policies import LEVEL
from cantina.lab.sample import Sampler
from cantina.players import choose_action
from way_of_the_mandalorian.kit import BO_KATAN, BOBA, DIN, FENNEC, Table, event, gear, mission
from way_of_the_mandalorian.suite import SUITE

WM = "way-of-the-mandalorian"
ME, OTHER = 0, 1
PLAIN = dict.fromkeys((DIN, FENNEC, BO_KATAN, BOBA), (1, 1, 1, 1))
FAR_OFF = {number: mission((9, 9, 9, 9), 500, 200) for number in range(45)}


def choice(table, seat=ME):
    """What the greedy player does, as notation."""
    return str(choose_action(table.match, seat, "greedy", np.array([1])))


def a_table(missions, cards=None, **options):
    """All characters alike, some missions in the row and none in the deck, empty hands, an empty market."""
    table = Table(missions=FAR_OFF | missions, cards=cards, boards=PLAIN, **options)
    for seat in range(table.seats):
        table.hand(seat)
    table.market()
    table.missions_left()
    table.row(*missions)
    return table


def attempt(table, number):
    """The first seat attempts a mission."""
    table.play(ME, f"attempt m{number}")
    return table


# --- equipment and attempts ----------------------------------------------------------------------------------------


def test_it_attempts_the_best_mission_within_reach():
    near, better, far = mission((1, 1, 0, 0), 300), mission((1, 1, 1, 1), 500), mission((2, 2, 2, 2), 900)
    assert choice(a_table({0: near, 1: better, 2: far})) == "attempt m1"


def test_it_attempts_nothing_that_must_fail():
    assert not choice(a_table({0: mission((2, 0, 0, 0), 900, 100)})).startswith("attempt")


def test_it_buys_the_card_that_brings_a_mission_within_reach():
    table = a_table({0: mission((3, 1, 1, 1), 600)}, {0: gear((0, 2, 0, 0)), 1: gear((2, 0, 0, 0))})
    table.hand(ME, 0, 1)
    assert choice(table) == "equip 1"
    table.play(ME, "equip 1")
    assert choice(table) == "attempt m0"


def test_of_two_cards_that_do_it_buys_the_cheaper_one():
    cards = {0: gear((2, 0, 0, 0), 600, temporary=True), 1: gear((2, 0, 0, 0), 200, temporary=True)}
    table = a_table({0: mission((3, 1, 1, 1), 900)}, cards)
    table.hand(ME, 0, 1)
    assert choice(table) == "equip 1"


def test_it_buys_no_temporary_equipment_without_need():
    table = a_table({0: mission((1, 1, 1, 1), 400)}, {0: gear((2, 0, 0, 0), temporary=True)})
    table.hand(ME, 0)
    assert choice(table) == "attempt m0"


def test_it_takes_the_market_card_that_the_mission_needs():
    table = a_table({0: mission((3, 1, 1, 1), 900)}, {0: gear((0, 0, 2, 0)), 1: gear((2, 0, 0, 0))})
    table.market(0, 1)
    table.play(ME, "draw")
    assert choice(table) == "take 1"


def test_it_sells_what_helps_with_nothing():
    """Hand cards are worth nothing at the end (WM-72); with no mission left but one that is out of reach they go."""
    table = a_table({0: mission((9, 9, 9, 9))}, {number: gear((1, 0, 0, 0), 600) for number in range(4)})
    table.hand(ME, 0, 1, 2, 3)
    assert choice(table).startswith("sell")


def test_it_throws_away_the_least_useful_surplus_card():
    cards = {number: gear((2, 0, 0, 0), 400) for number in range(5)} | {5: gear((0, 0, 0, 1), 200)}
    table = a_table({0: mission((3, 1, 1, 1), 900)}, cards)
    table.hand(ME, 0, 1, 2, 3, 4, 5)
    table.play(ME, "end")
    assert choice(table) == "discard 5"


# --- within an attempt ---------------------------------------------------------------------------------------------


def test_it_uses_the_smallest_set_that_succeeds_and_spares_temporary_cards():
    cards = {0: gear((3, 0, 0, 0), temporary=True), 1: gear((2, 0, 0, 0)), 2: gear((0, 1, 0, 0))}
    table = a_table({0: mission((3, 1, 1, 1))}, cards)
    table.board(ME, 0, 1, 2)
    assert choice(attempt(table, 0)) == "use 2"


def test_it_wears_nothing_out_for_an_attempt_that_fails():
    table = a_table({0: mission((5, 1, 1, 1))}, {0: gear((3, 0, 0, 0), temporary=True)})
    table.board(ME, 0)
    assert choice(attempt(table, 0)) == "use none"


@pytest.mark.parametrize(("needed", "answer"), [(2, "event 30"), (1, "pass"), (3, "pass")])
def test_it_plays_an_event_of_its_own_only_where_it_saves_the_attempt(needed, answer):
    table = a_table({0: mission((needed, 1, 1, 1), 900)}, {30: event((1, 0, 0, 0))})
    table.hand(ME, 30)
    assert choice(attempt(table, 0)) == answer


def test_an_event_out_of_the_slot_comes_before_one_that_costs_200():
    events = {30: event((1, 0, 0, 0)), 31: event((1, 0, 0, 0))}
    table = a_table({0: mission((2, 1, 1, 1), 900)}, events, characters=[BOBA, DIN])
    table.hand(ME, 30)
    table.slot(ME, 31)
    assert choice(attempt(table, 0)) == "slot"


def test_it_spoils_a_valuable_mission():
    table = a_table({0: mission((1, 1, 1, 1), 1000, 400)}, {30: event((2, 0, 0, 0)), 31: event((0, 0, 0, 0))})
    table.hand(OTHER, 30, 31)
    assert choice(attempt(table, 0), OTHER) == "event 30"


@pytest.mark.parametrize(
    ("requires", "reward", "symbols"),
    [
        ((1, 1, 1, 1), 100, (2, 0, 0, 0)),  # a small reward is not worth 200 credits
        ((0, 1, 1, 1), 1000, (1, 0, 0, 0)),  # the event would change nothing
        ((2, 1, 1, 1), 1000, (2, 0, 0, 0)),  # the attempt fails anyway
    ],
)
def test_it_does_not_waste_an_event_on_an_opponent(requires, reward, symbols):
    table = a_table({0: mission(requires, reward, 100)}, {30: event(symbols)})
    table.hand(OTHER, 30)
    assert choice(attempt(table, 0), OTHER) == "pass"


@pytest.mark.parametrize(("credits", "answer"), [(800, "event 30"), (9000, "pass")])
def test_it_lets_the_game_end_that_it_is_winning(credits, answer):
    table = a_table({44: mission((1, 1, 1, 1), 2000, 400)}, {30: event((2, 0, 0, 0))})
    table.hand(OTHER, 30)
    table.credits(OTHER, credits)
    assert choice(attempt(table, 44), OTHER) == answer


@pytest.mark.parametrize(("credits", "ends"), [(800, True), (9000, False)])
def test_it_ends_the_game_only_when_it_wins(credits, ends):
    table = a_table({44: mission((1, 1, 1, 1), 2000, 400)})
    table.credits(OTHER, credits)
    assert (choice(table) == "attempt m44") is ends


# --- special abilities ---------------------------------------------------------------------------------------------


def test_bo_katan_kryze_discards_the_least_useful_card_for_the_symbol_that_is_missing():
    cards = {0: gear((0, 0, 0, 1), 200), 1: gear((3, 3, 3, 3), 200)}
    table = a_table({0: mission((1, 2, 1, 1), 600), 1: mission((4, 4, 4, 4), 900)}, cards, characters=[BO_KATAN, DIN])
    table.hand(ME, 0, 1)
    attempt(table, 0).pass_events()
    assert choice(table) == "discard 0"
    table.play(ME, "discard 0")
    assert choice(table) == "ignore 2"


def test_bo_katan_kryze_discards_nothing_when_it_would_not_help():
    table = a_table({0: mission((1, 3, 1, 1), 600)}, characters=[BO_KATAN, DIN])
    table.hand(ME, 0)
    attempt(table, 0).pass_events()
    assert choice(table) == "pass"


def test_boba_fett_fills_his_slot_at_once():
    table = a_table(
        {0: mission((1, 1, 1, 1))}, {30: event((1, 0, 0, 0)), 31: event((1, 1, 0, 0))}, characters=[BOBA, DIN]
    )
    table.hand(ME, 30, 31)
    assert choice(table) == "fill 31"


@pytest.mark.parametrize(("reward", "answer"), [(1500, "keep"), (100, "drop")])
def test_fennec_shand_keeps_a_card_for_a_mission_that_is_worth_the_fee(reward, answer):
    missions = {0: mission((3, 1, 1, 1), 400), 1: mission((3, 1, 1, 1), reward)}
    table = a_table(missions, {0: gear((2, 0, 0, 0), temporary=True)}, characters=[FENNEC, DIN])
    table.board(ME, 0)
    attempt(table, 0)
    table.play(ME, "use 1")
    assert choice(table) == answer


# --- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("options", SUITE.variants)
def test_it_plays_under_every_reading_of_the_rules(options):
    """Interpreted, where every index is checked: to the end of the fifth turn of each player."""
    match = cantina.new_match(WM, 4, 3, {"max_turns": 5, **options})
    rng = np.array([1])
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, choose_action(match, seat, "greedy", rng))
    assert len(match.log) > 50


@pytest.mark.slow
def test_it_beats_random_players_nearly_always():
    """Totals are compared: the game may have been cut off."""
    count, seats = 200, np.arange(200) % 2
    levels = np.full((count, 4), LEVEL.random, np.int8)
    levels[np.arange(count), seats] = LEVEL.greedy
    sampler = Sampler(cantina.game(WM), 2, {}, [1])
    totals = np.concatenate([sampler.play(some)[1][:, :, sampler.game.total] for some in np.split(levels, 20)])
    won = totals[np.arange(count), seats] > totals[np.arange(count), 1 - seats]
    assert won.mean() >= 0.95
