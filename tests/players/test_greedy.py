"""The greedy player plays a sensible game, told only what its seat may know."""

import numpy as np
import pytest

import cantina
from bounty_hunters.kit import Table, crate, droid, hunter, target, target_and_crate, two_targets
from cantina.engine.policies import LEVEL
from cantina.lab.sample import Sampler
from cantina.players import choose_action

BH = "bounty-hunters"
ME, LEFT = 0, 1


def choice(table, seat=ME):
    """What the greedy player does, as notation."""
    return str(choose_action(table.match, seat, "greedy", np.array([1])))


# --- choosing and placing --------------------------------------------------------------------------------------


def test_it_captures_when_it_can():
    table = Table(
        cards={0: target((3, 0, 0), 9), 1: target((0, 3, 0), 9), 44: hunter((3, 0, 0)), 45: hunter((2, 2, 2))}
    )
    table.open(ME, 0)
    table.choosing({ME: [44, 45, 107, 2, 160]})
    assert choice(table) == "choose 44"


def test_it_places_an_attack_card_where_nothing_is_wasted():
    table = Table(cards={0: target((5, 0, 0), 12), 1: target((0, 0, 5), 12), 44: hunter((0, 0, 3))})
    table.open(ME, 0)
    table.open(ME, 1)
    table.reveal({ME: 44})
    assert choice(table) == "play 44 @1"


def test_of_two_hunters_that_capture_it_takes_the_cheaper_one():
    table = Table(cards={0: target((3, 0, 0), 9), 44: hunter((3, 0, 0), 3), 45: hunter((3, 0, 0), 1)})
    table.open(ME, 0)
    table.choosing({ME: [44, 45, 107, 2, 160]})
    assert choice(table) == "choose 45"


def test_it_joins_a_target_to_the_orphan_group_that_beats_it():
    targets = {0: target((3, 3, 0), 9), 1: target((0, 3, 3), 9)}
    table = Table(cards=targets | {44: hunter((0, 3, 3))})
    table.orphans(ME, 44)
    table.choosing({ME: [0, 1, 45, 107, 160]})
    assert choice(table) == "choose 1"


def test_it_opens_the_target_its_contracts_name():
    targets = {0: target((3, 1, 1), 9, character="qira"), 1: target((3, 1, 1), 9, character="luke")}
    table = Table(cards=targets | {107: two_targets("luke", "grogu")})
    table.contracts(ME, 107)
    table.choosing({ME: [0, 1, 45, 108, 160]})
    assert choice(table) == "choose 1"


def test_what_is_chosen_is_then_played_as_it_was_meant():
    table = Table(cards={0: target((3, 0, 0), 9), 44: hunter((3, 0, 0), 1)})
    table.open(ME, 0)
    table.reveal({ME: 44})
    assert choice(table) == "play 44 @0"


def test_it_sells_what_is_of_no_use():
    table = Table(cards={0: target((3, 0, 0), 9), 44: hunter((0, 2, 0), 3)})
    table.open(ME, 0)
    table.reveal({ME: 44})
    assert choice(table) == "sell 44"


def test_of_useless_cards_it_sells_the_one_the_left_neighbour_needs():
    table = Table(seats=3, cards={0: target((3, 0, 0), 16), 44: hunter((0, 0, 0)), 45: hunter((3, 0, 0), 3)})
    table.open(LEFT, 0)
    table.open(ME, 1)  # out of reach
    table.choosing({ME: [44, 45, 46, 47, 48]})
    assert choice(table) == "choose 45"


# --- the Jawa Market -------------------------------------------------------------------------------------------


def test_it_pays_for_a_reserved_crate_as_soon_as_it_can():
    table = Table(cards={180: crate(3, icons=2, cost=2), 44: hunter((0, 0, 0), 3)})
    table.reserved(ME, 180)
    table.credits(ME, 1)
    table.reveal({ME: 44})
    assert choice(table) == "sell 44"
    table.play(ME, "sell 44")
    assert choice(table) == "activate 180"


def test_it_reserves_a_crate_that_it_cannot_pay_yet():
    table = Table(cards={180: crate(5, icons=3, cost=2)})
    table.reveal({ME: 180})
    assert choice(table) == "reserve 180"


def test_it_activates_a_droid_where_it_captures():
    table = Table(cards={0: target((0, 9, 0), 12), 1: target((2, 0, 0), 9), 151: droid((2, 0, 0))})
    table.open(ME, 0)
    table.open(ME, 1)
    table.reserved(ME, 151)
    table.credits(ME, 1)
    table.reveal({ME: 44})
    table.play(ME, "sell 44")
    assert choice(table) == "activate 151 @1"


# --- the end of the game ---------------------------------------------------------------------------------------


def last_turn(table):
    """The trigger was two turns ago."""
    table.turn(12)
    table.trigger(10)


def test_in_the_last_turn_it_takes_what_still_scores():
    cards = {0: target((3, 0, 0), 16), 107: target_and_crate("luke", unit=2, duo=2), 180: crate(2, icons=1)}
    table = Table(cards=cards | {2: target((9, 9, 9), 9, character="luke")})
    table.captured(ME, 2)
    table.active(ME, 180)
    last_turn(table)
    table.choosing({ME: [0, 44, 107, 108, 160]})
    assert choice(table) == "choose 107"


def test_in_the_last_turn_a_hunter_that_captures_nothing_is_no_use():
    table = Table(cards={0: target((9, 0, 0), 16), 44: hunter((6, 0, 0))})
    table.open(ME, 0)
    last_turn(table)
    table.reveal({ME: 44})
    assert choice(table) == "sell 44"


def test_in_the_last_turn_it_sells_to_pay_for_a_reserved_crate():
    table = Table(cards={180: crate(3, icons=2, cost=2), 107: two_targets("luke", "grogu")})
    table.reserved(ME, 180)
    table.credits(ME, 1)
    last_turn(table)
    table.reveal({ME: 107})
    assert choice(table) == "sell 107"


# --- naming a deck ---------------------------------------------------------------------------------------------


def test_it_draws_hunters_for_its_open_targets():
    table = Table(seats=2)
    for number in (0, 7, 12):
        table.open(ME, number)
    table.give(ME, 133, 134, 149, 150)  # contracts that none of the three fulfils
    assert choice(table) == "draw hunter"


def test_it_draws_a_target_for_its_orphan_group():
    table = Table(seats=2)
    table.orphans(ME, 44, 49, 54)
    table.give(ME, 108, 109, 110, 111)
    assert choice(table) == "draw target"


# --- whole games -----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "mode"), [(2, "standard"), (4, "introductory")])
def test_it_plays_whole_games_on_what_its_seat_knows(seats, mode):
    match = cantina.new_match(BH, seats, seed=seats, options={"mode": mode, "max_turns": 60})
    rng = np.array([1])
    while match.actors():
        seat = match.actors()[0]
        match.play(seat, choose_action(match, seat, "greedy", rng))
    assert max(len(player["captured"]) for player in match.view(None)["players"]) >= 4


@pytest.mark.slow
def test_it_beats_random_players_nearly_always():
    count, seats = 400, np.arange(400) % 2
    levels = np.full((count, 6), LEVEL.random, np.int8)
    levels[np.arange(count), seats] = LEVEL.greedy
    sampler = Sampler(cantina.game(BH), 2, {}, [1])
    ranks = np.concatenate([sampler.play(some)[1][:, :, sampler.game.rank] for some in np.split(levels, 20)])
    won = (ranks[np.arange(count), seats] == 1) & (ranks[np.arange(count), 1 - seats] == 2)
    assert won.mean() >= 0.95
