"""WM-56: the two worked examples of the rulebook, with made cards and with cards of the shipped set."""

from itertools import combinations, permutations

import pytest

from cantina.games.way_of_the_mandalorian.pack import content as cards_of
from cantina.games.way_of_the_mandalorian.pack.cards import CARDS, CHARACTER_NAMES, FIRST_EVENT
from way_of_the_mandalorian.kit import BO_KATAN, DIN, FENNEC, GAME, Table, event, gear, mission

REQUIREMENTS, ATTRIBUTES, REWARD = (3, 1, 2, 1), (3, 3, 2, 3), 400
SHIPPED = GAME.content.cards


def added(*vectors):
    return tuple(sum(symbols) for symbols in zip(*vectors, strict=True))


def shipped(kind):
    return [(number, card) for number, card in enumerate(SHIPPED) if isinstance(card, kind)]


# --- the mission -----------------------------------------------------------------------------------------------


def play_the_example(table, number, opponent, played):
    """Seat 0 attempts a mission, one opponent plays an event, nobody else does; both cards of the board are used."""
    table.play(0, f"attempt m{number}")
    for seat in (1, 2, 3):
        table.play(seat, f"event {played}" if seat == opponent else "pass")
    table.play(0, "pass")
    if table.phase == "discard":  # Bo-Katan Kryze does without her ability
        table.play(0, "pass")
    attempt = table.view(0)["attempt"]
    assert tuple(attempt["required"]) == REQUIREMENTS
    assert tuple(attempt["available"]) == ATTRIBUTES
    table.play(0, "use 1+2")
    if table.phase == "keep":  # Fennec Shand does without hers
        table.play(0, "drop")


def check_the_example(table, number, opponent, played, temporary, lasting):
    """The position after the example (WM-56)."""
    assert table.money() == [1200 if seat == 0 else 600 if seat == opponent else 800 for seat in range(4)]
    assert number not in table.in_row() + table.mission_deck()
    assert table.view(None)["completed"] == [number]
    assert table.pile() == sorted([played, temporary])
    assert table.on_board(0) == [lasting]
    assert (table.s.actions, table.phase, table.match.actors()) == (1, "main", (0,))


@pytest.mark.rule("WM-56")
@pytest.mark.parametrize("opponent", [1, 2, 3])
@pytest.mark.parametrize("name", CHARACTER_NAMES)
def test_the_worked_example(name, opponent):
    table = Table(
        seats=4,
        characters=[name, *(other for other in CHARACTER_NAMES if other != name)],
        boards={name: (1, 1, 1, 1)},
        cards={0: gear((1, 2, 0, 1), temporary=True), 1: gear((1, 0, 1, 1)), 30: event((1, 0, 0, 0))},
        missions={7: mission((2, 1, 2, 1), reward=400)},
    )
    table.row(0, 1, 7, 2, 3, 4)
    table.board(0, 0, 1)
    table.hand(opponent, 30, 40)
    play_the_example(table, 7, opponent, 30)
    check_the_example(table, 7, opponent, 30, temporary=0, lasting=1)
    assert table.in_row() == [0, 1, -1, 2, 3, 4]


@pytest.mark.rule("WM-56")
def test_without_the_temporary_card_the_example_fails():
    table = Table(
        seats=4,
        boards={DIN: (1, 1, 1, 1)},
        cards={0: gear((1, 2, 0, 1), temporary=True), 1: gear((1, 0, 1, 1)), 30: event((1, 0, 0, 0))},
        missions={7: mission((2, 1, 2, 1), reward=400, penalty=200)},
    )
    table.row(0, 1, 7)
    table.board(0, 0, 1)
    table.hand(2, 30)
    table.play(0, "attempt m7")
    table.play(1, "pass")
    table.play(2, "event 30")
    table.play(3, "pass")
    table.play(0, "pass", "use 2")
    assert table.money() == [600, 800, 600, 800]
    assert (table.in_row()[2], table.pile(), table.on_board(0)) == (7, [30], [0, 1])


def real_tasks():
    """Missions that pay 400, each with an event, that add up to the requirements of the example."""
    return [
        (number - CARDS, played)
        for number, card in shipped(cards_of.Mission)
        for played, other in shipped(cards_of.EventCard)
        if card.reward == REWARD and added(card.requires, other.symbols) == REQUIREMENTS
    ]


def real_heroes():
    """Characters, each with a temporary and a lasting card, that add up to the attributes of the example."""
    return [
        (board.name, temporary, lasting)
        for _, board in shipped(cards_of.Character)
        for (temporary, one), (lasting, other) in permutations(shipped(cards_of.Equipment), 2)
        if one.temporary and not other.temporary and added(board.symbols, one.symbols, other.symbols) == ATTRIBUTES
    ]


@pytest.mark.rule("WM-56")
@pytest.mark.parametrize("opponent", [1, 2, 3])
def test_the_worked_example_with_cards_of_the_set(opponent):
    tasks, heroes = real_tasks(), real_heroes()
    assert tasks
    assert heroes
    (number, played), (name, temporary, lasting) = tasks[0], heroes[0]
    table = Table(seats=4, characters=[name, *(other for other in CHARACTER_NAMES if other != name)])
    table.row(number)
    table.board(0, temporary, lasting)
    table.hand(opponent, played)
    assert all(table.cards(seat) for seat in range(4))  # everybody is asked
    play_the_example(table, number, opponent, played)
    check_the_example(table, number, opponent, played, temporary, lasting)


# --- the sale --------------------------------------------------------------------------------------------------


def real_sale():
    """Three equipment cards of the set with the costs of the example."""
    costs = sorted((card.cost, number) for number, card in shipped(cards_of.Equipment))
    cheap = [number for cost, number in costs if cost == 200]
    dear = [number for cost, number in costs if cost == 400]
    return [*cheap[:2], *dear[:1]]


@pytest.mark.rule("WM-35", "WM-56")
@pytest.mark.parametrize("on_board", [0, 1, 2, 3])
def test_the_sale_of_the_rulebook_with_cards_of_the_set(on_board):
    sold = real_sale()
    assert [SHIPPED[number].cost for number in sold] == [200, 200, 400]
    table = Table(characters=[FENNEC, BO_KATAN])
    table.hand(0, *sold[on_board:], FIRST_EVENT)
    table.board(0, *sold[:on_board])
    table.credits(0, 100)
    table.play(0, *(f"sell {number}" for number in sold), "close")
    assert table.money() == [500, 800]
    assert table.pile() == sorted(sold)
    assert (table.cards(0), table.on_board(0), table.s.actions) == ([FIRST_EVENT], [], 1)


@pytest.mark.rule("WM-35", "WM-56")
def test_every_pair_of_the_set_sells_for_half_of_its_added_costs():
    for pair in combinations(range(0, FIRST_EVENT + 26, 7), 2):
        table = Table()
        table.hand(0, *pair)
        table.play(0, *(f"sell {number}" for number in pair))
        assert table.s.credits[0] == 800 + sum(SHIPPED[number].cost for number in pair) // 2
