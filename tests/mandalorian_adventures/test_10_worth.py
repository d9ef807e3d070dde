"""What a position is worth to players who look ahead: better things are worth more, and losing is worst."""

import pytest

from cantina.engine.compiled import interpreted
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures.pack.sizes import NONE
from cantina.games.mandalorian_adventures.pack.weights import WEIGHTS
from cantina.games.mandalorian_adventures.players import worth
from cantina.games.mandalorian_adventures.rules.state import OUTCOME
from mandalorian_adventures.scenes import mission_table

FLIGHT, CROSS, RELAYS = "flight-from-nevarro", "double-cross", "silent-relays"


def estimate(table):
    """What the position is worth to seat 0."""
    return interpreted(worth.estimate)(table.s, Checked(table.match.content.tables), 0)


def gain(table, change):
    """What a change of the position is worth."""
    before = estimate(table)
    change()
    return estimate(table) - before


def flight(carrier=0):
    """The carrier two cells from the exit, the other far behind."""
    table = mission_table(FLIGHT)
    table.at(carrier, "h2")
    table.at(1 - carrier, "c2")
    table.child(character=carrier)
    return table


def weight(name):
    return WEIGHTS[name] / 100


def test_victory_is_worth_more_than_anything_and_sooner_is_better():
    table = flight()
    at_ease = estimate(table)
    table.edit().outcome = OUTCOME.won
    soon = estimate(table)
    table.edit().turns = table.s.turns + 5
    late = estimate(table)
    table.edit().outcome = OUTCOME.lost
    assert soon > late > at_ease > estimate(table)


@pytest.mark.parametrize("carrier", [0, 1])
def test_a_step_of_the_one_who_carries_the_child_counts_most(carrier):
    table = flight(carrier)
    assert gain(table, lambda: table.at(carrier, "i2")) == pytest.approx(weight("carry"))
    assert gain(table, lambda: table.at(1 - carrier, "d2")) == pytest.approx(weight("escort"))


def test_losing_the_child_never_looks_like_a_short_cut():
    beside, behind = flight(), flight()
    assert gain(beside, lambda: beside.child(cell="h2")) <= 0
    assert gain(behind, lambda: behind.child(cell="g2")) < 0


def test_the_fuller_a_track_the_more_the_next_place_costs():
    table = flight()
    costs = [gain(table, lambda place=place: table.edit().track.__setitem__(0, place)) for place in (1, 2)]
    assert 0 > costs[0] > costs[1]


def test_a_cargo_carried_is_worth_more_than_one_that_lies_there_and_one_delivered_still_more():
    table = mission_table(CROSS, map="nevarro")
    table.at(0, "i2")
    table.at(1, "i2")
    lies, more = table.bonus("i2", "cargo"), table.bonus("h2", "cargo")
    assert gain(table, lambda: take(table, lies)) > 0
    assert gain(table, lambda: deliver(table)) > 0
    assert table.s.at[more] != NONE


def test_a_cargo_is_worth_taking_though_more_may_lie_face_down():
    """Taking the one that is known must not look like a loss because the next ones are still to be found."""
    table = mission_table(CROSS, map="nevarro")
    table.at(0, "i2")
    table.at(1, "i2")
    lies = table.bonus("i2", "cargo")
    for cell in ("b2", "c2", "d2", "e2"):
        table.bonus(cell, "cargo", up=False)
    assert gain(table, lambda: take(table, lies)) > 0


def test_every_token_that_may_be_cargo_is_worth_a_look():
    """Three are to be delivered: it helps to know of the next one while the first lies open."""
    table = mission_table(CROSS, map="nevarro")
    for character in (0, 1):
        table.at(character, "i2")
    table.bonus("i2", "cargo")
    hidden = table.bonus("c2", "cargo", up=False)
    table.bonus("d2", up=False)  # some other token of the same shape

    def look():
        table.edit().seen[hidden] = 1

    assert gain(table, look) == pytest.approx(weight("search"))


@pytest.mark.parametrize(("mission", "name"), [(FLIGHT, "track"), (CROSS, "hurry")])
def test_a_track_that_ends_the_game_costs_more_where_tokens_are_delivered(mission, name):
    table = mission_table(mission, map="nevarro") if mission == CROSS else flight()
    tables = table.match.content.tables
    size = int(tables["track_size"].reshape(-1, *tables["track_size"].shape[-2:])[table.s.mission, 0, table.s.team - 2])
    costs = gain(table, lambda: table.edit().track.__setitem__(0, 1))
    assert costs == pytest.approx(-weight(name) / size**2)


def take(table, threat):
    """Character 0 takes a cargo token from the map."""
    s = table.edit()
    s.bag[0], s.at[threat] = 1 << s.token[threat], NONE


def deliver(table):
    """Character 0 spends its cargo token."""
    s = table.edit()
    s.bag[0], s.track[1] = 0, s.track[1] + 1


def test_where_all_must_come_everybody_counts():
    table = mission_table(RELAYS, map="nevarro")
    table.at(0, "h2")
    table.at(1, "h2")
    table.bonus("j2", "relay")
    assert gain(table, lambda: table.at(0, "i2")) == pytest.approx(weight("step"))
    assert gain(table, lambda: table.at(1, "i2")) == pytest.approx(weight("others"))


def test_wounds_cost_more_the_fewer_are_left():
    table = flight()
    costs = [gain(table, lambda damage=damage: table.hurt(0, damage)) for damage in range(1, 5)]
    assert all(cost <= 0 for cost in costs)
    assert costs[-1] < costs[0]


def test_an_enemy_is_worse_the_nearer_it_is():
    far, near = flight(), flight()
    assert gain(near, lambda: near.enemy("h3")) < gain(far, lambda: far.enemy("b4")) < 0
