"""The numbers of actions and events in words: by a table of kinds, and one function for each kind."""

import pytest

import cantina
from cantina.engine.log import Event
from cantina.engine.wording import named, operand_values, plain

CARDS = ("rifle", "net")
TELLERS = {
    "card": named("card", lambda cards, number: cards[number]),
    "target": named("target", lambda cards, number: cards[number].upper()),
    "count": plain("count"),
    "pair": lambda cards, number: {"first": cards[number], "second": cards[number - 1]},
}


def test_each_number_is_told_by_its_kind():
    assert operand_values(TELLERS, CARDS, ("card", "target"), (0, 1)) == {"card": "rifle", "target": "NET"}
    assert operand_values(TELLERS, CARDS, ("pair", "count"), (1, 7)) == {"first": "net", "second": "rifle", "count": 7}


def test_numbers_without_a_kind_mean_nothing():
    assert operand_values(TELLERS, CARDS, ("count",), (3, 9, 9)) == {"count": 3}
    assert operand_values(TELLERS, CARDS, (), (3, 9, 9)) == {}


def test_a_kind_without_a_number_is_left_out():
    assert operand_values(TELLERS, CARDS, ("card", "target"), (0,)) == {"card": "rifle"}


def test_a_kind_that_nobody_tells_is_an_error():
    with pytest.raises(KeyError):
        operand_values(TELLERS, CARDS, ("colour",), (0,))


@pytest.mark.parametrize("id", cantina.games())
def test_the_first_number_of_an_event_is_said_if_it_has_a_kind(id):
    """A message takes exactly what the table of kinds gives it, besides the seat."""
    game = cantina.game(id)
    content = game.content
    for name, kinds in game.event_operands.items():
        message = game.event_message(content, Event(game.event_names.index(name), 0, 0, 0, 0, 0))
        assert message.key == f"{id}-event-{name}"
        assert set(message.values) >= {"seat", "you"}
        assert len(message.values) > 2 or kinds == ("nothing",)
