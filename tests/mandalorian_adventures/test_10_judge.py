"""Rules of thumb of the greedy player about planning cards: extra actions, and whose card is used."""

import numpy as np
import pytest

from cantina.games.mandalorian_adventures import GAME
from mandalorian_adventures.kit import Table, skill
from mandalorian_adventures.scenes import shared


def judged(table, text):
    """How good an action looks to the seat that acts."""
    rules, seat = GAME.interpreted, table.actor
    view = table.match.concealed(seat)
    return float(rules.judge(rules.hold(view), rules.hold(table.tables), seat, GAME.notation.parse(text)))


def windy(strength, enemy):
    """Seat 0 has played two cards, owns Second Wind and holds one more; an enemy may be beside it."""
    table = Table(cards=[skill(1), skill(1), skill(strength)])
    table.owns(0, "second-wind")
    table.hand(0, 0, 1, 2)
    if enemy:
        table.enemy("s0", hp=strength, effects=["guard"])
    return table


@pytest.mark.rule("MQ-101")
@pytest.mark.parametrize(("strength", "enemy", "worthwhile"), [(3, True, True), (4, False, False)])
def test_an_extra_action_is_bought_if_a_further_card_is_worth_it(strength, enemy, worthwhile):
    table = windy(strength, enemy)
    table.turn((0, "move"), (1, "plan"))
    table.space("intel", tokens=(3, 1))
    table.space("attack", tokens=() if enemy else (2,))
    assert (judged(table, "card p3") > 0) == worthwhile


@pytest.mark.rule("MQ-101")
def test_but_not_before_the_two_required_ones():
    table = windy(3, True)
    table.turn((0, "move"))
    for space, tokens in (("attack", (3, 2)), ("intel", (3, 2)), ("plan", (2, 2))):
        table.space(space, tokens=tokens)  # whatever is played now brings an event or a crisis
    table.hand(0, 1)
    assert judged(table, "card p3") < min(judged(table, text) for text in table.legal("play"))


@pytest.mark.rule("MQ-102")
def test_a_card_that_both_own_is_used_for_the_one_it_helps():
    table = shared(1, mission={"objective": ["all_at exit"]}, exits=["s3"])
    table.at(1, "s3")
    for character in (0, 1):
        table.owns(character, "sprint")
    table.hand(0, 0, 1)
    values = np.array([judged(table, f"card-of h{number} p5") for number in (0, 1)])
    assert values[0] > 0 > values[1]
