"""Section 15.3: what the set of cards that ships must satisfy."""

from collections import Counter
from itertools import combinations, pairwise
from statistics import mean

import pytest

from cantina.games.way_of_the_mandalorian.pack.cards import ATTRIBUTES, CHARACTER_NAMES, LAST_MISSION
from cantina.games.way_of_the_mandalorian.pack.content import Character, Equipment, EventCard, Mission, load
from cantina.games.way_of_the_mandalorian.telling.wording import ATTRIBUTE_NAMES
from cantina.text import Message, languages, say
from way_of_the_mandalorian.kit import GAME, Table
from way_of_the_mandalorian.reach import (
    Unreachable,
    best_sums,
    meets,
    opposition,
    plus,
    unreachable,
)

CARDS = GAME.content.cards
REQUIRED, ATTRIBUTES_OF_THE_EXAMPLE = (3, 1, 2, 1), (3, 3, 2, 3)  # WM-56


def of(kind):
    """The cards of a kind."""
    return [card for card in CARDS if isinstance(card, kind)]


def at_level(level):
    return [mission for mission in of(Mission) if mission.level == level]


# --- items 1 and 2: numbers and names ------------------------------------------------------------------------------


@pytest.mark.rule("WM-04", "WM-05", "WM-06", "WM-03")
def test_item_1_the_numbers_of_cards():
    assert [len(of(kind)) for kind in (Mission, Equipment, EventCard, Character)] == [45, 30, 26, 4]
    assert [len(at_level(level)) for level in (1, 2, 3, 4)] == [20, 14, 10, 1]


@pytest.mark.rule("WM-03")
def test_item_1_every_card_has_a_name_of_its_own():
    """The names are the stable ids; loading the files again gives the same numbers to the same names."""
    for kinds in ((Equipment, EventCard), (Mission,), (Character,)):
        listed = [card.name for kind in kinds for card in of(kind)]
        assert len(set(listed)) == len(listed)
    assert {card.name for card in of(Character)} == set(CHARACTER_NAMES)
    assert load().cards == CARDS
    assert load().hash == GAME.content.hash


@pytest.mark.rule("WM-09", "WM-A01")
def test_item_2_four_attributes_in_one_order_everywhere():
    vectors = [card.requires if isinstance(card, Mission) else card.symbols for card in CARDS]
    assert {len(vector) for vector in vectors} == {ATTRIBUTES} == {4}
    assert len(set(ATTRIBUTE_NAMES)) == 4
    for language in languages():
        told = [say(Message(f"{GAME.id}-attribute-{name}"), language) for name in ATTRIBUTE_NAMES]
        assert len(set(told)) == 4


@pytest.mark.rule("WM-09")
def test_item_2_every_attribute_is_asked_for_and_can_be_had():
    for attribute in range(4):
        assert any(mission.requires[attribute] for mission in of(Mission))
        assert any(card.symbols[attribute] for card in of(Equipment))
        assert any(card.symbols[attribute] for card in of(EventCard))


# --- items 3 to 6: what is printed ---------------------------------------------------------------------------------


@pytest.mark.rule("WM-35", "WM-80")
def test_item_3_equipment_costs_are_multiples_of_200():
    costs = Counter(card.cost for card in of(Equipment))
    assert all(cost > 0 and cost % 200 == 0 for cost in costs)
    assert costs[200] >= 2
    assert costs[400] >= 1


@pytest.mark.rule("WM-A22")
def test_item_4_every_event_costs_200_and_has_a_symbol():
    assert {card.cost for card in of(EventCard)} == {200}
    assert all(sum(card.symbols) >= 1 for card in of(EventCard))


@pytest.mark.rule("WM-05", "WM-47")
def test_item_5_temporary_equipment_gives_more_for_its_cost():
    """At every cost that both kinds have, temporary cards have more symbols on average; and so over all costs."""
    symbols = {}
    for card in of(Equipment):
        symbols.setdefault(card.cost, {True: [], False: []})[card.temporary].append(sum(card.symbols))
    both = [kinds for kinds in symbols.values() if kinds[True] and kinds[False]]
    assert both
    assert all(mean(kinds[True]) > mean(kinds[False]) for kinds in both)
    worth = {
        kind: mean(sum(card.symbols) / card.cost for card in of(Equipment) if card.temporary is kind)
        for kind in (True, False)
    }
    assert worth[True] > worth[False]


@pytest.mark.rule("WM-04")
def test_item_6_missions_rise_with_the_level():
    assert all(sum(mission.requires) >= 1 for mission in of(Mission))
    for field in ("reward", "penalty"):
        amounts = [getattr(mission, field) for mission in of(Mission)]
        assert all(amount > 0 and amount % 100 == 0 for amount in amounts)
        averages = [mean(getattr(mission, field) for mission in at_level(level)) for level in (1, 2, 3, 4)]
        assert all(low < high for low, high in pairwise(averages))
    asked = [mean(sum(mission.requires) for mission in at_level(level)) for level in (1, 2, 3, 4)]
    assert all(low < high for low, high in pairwise(asked))
    assert any(mission.reward == 400 for mission in of(Mission))


# --- item 7: the worked examples with real cards -------------------------------------------------------------------


def example_missions():
    """Missions and events that ask for (3, 1, 2, 1) together, by their numbers."""
    for number, mission in enumerate(of(Mission)):
        for place, opposing in enumerate(of(EventCard)):
            if mission.reward == 400 and plus(mission.requires, opposing.symbols) == REQUIRED:
                yield number, 30 + place


def example_equipment():
    """Characters with two equipment cards, one of them temporary, that reach (3, 3, 2, 3), by their numbers."""
    for character in of(Character):
        for one, other in combinations(range(30), 2):
            a, b = CARDS[one], CARDS[other]
            total = plus(character.symbols, plus(a.symbols, b.symbols))
            if a.temporary != b.temporary and total == ATTRIBUTES_OF_THE_EXAMPLE:
                yield character.name, *((one, other) if a.temporary else (other, one))


@pytest.mark.rule("WM-56")
def test_item_7_the_worked_example_is_played_with_real_cards():
    number, opposing = next(example_missions())
    character, temporary, lasting = next(example_equipment())
    others = [name for name in CHARACTER_NAMES if name != character]
    table = Table(seats=4, characters=[character, *others])
    for seat in range(4):
        table.hand(seat)
    table.hand(2, opposing)
    table.board(0, temporary, lasting)
    table.row(number)
    table.play(0, f"attempt m{number}")
    table.play(2, f"event {opposing}")
    assert table.view(0)["attempt"]["required"] == list(REQUIRED)
    assert table.view(0)["attempt"]["available"] == list(ATTRIBUTES_OF_THE_EXAMPLE)
    table.play(0, "use 1+2")
    assert table.money() == [1200, 800, 600, 800]
    assert table.pile() == sorted([temporary, opposing])
    assert table.on_board(0) == [lasting]
    assert table.view(None)["completed"] == [number]


@pytest.mark.rule("WM-35")
def test_item_7_the_sale_example_is_played_with_real_cards():
    """Costs 200, 200 and 400 give 400 credits."""
    cheap = [number for number in range(30) if CARDS[number].cost == 200][:2]
    dear = next(number for number in range(30) if CARDS[number].cost == 400)
    table = Table()
    table.hand(0, *cheap, dear)
    table.credits(0, 100)
    table.play(0, *(f"sell {card}" for card in (*cheap, dear)))
    assert table.s.credits[0] == 500


# --- item 8: reachability ------------------------------------------------------------------------------------------


@pytest.mark.rule("WM-85", "WM-A52")
def test_item_8_every_character_can_complete_every_mission_with_four_equipment_cards():
    assert unreachable(CARDS) == []


@pytest.mark.rule("WM-85")
def test_the_check_finds_a_mission_out_of_reach():
    """A mission asks for as much of one attribute as the best character reaches: the others do not."""
    most = max(total[2] for total in best_sums([card.symbols for card in of(Equipment)], 4))
    changed, place = list(CARDS), 56 + 7
    board = {card.name: card.symbols[2] for card in of(Character)}
    changed[place] = changed[place]._replace(requires=(0, 0, most + max(board.values()), 0))
    found = unreachable(changed)
    assert {row.character for row in found} == {name for name in board if board[name] < max(board.values())}
    assert {row.mission for row in found} == {CARDS[place].name}


@pytest.mark.slow
@pytest.mark.rule("WM-85")
def test_the_check_counts_three_average_events_against_the_level_4_mission_only():
    assert opposition([(1, 0, 0, 2), (0, 0, 1, 2)]) == (2, 0, 2, 6)
    changed = list(CARDS)
    strong = [card._replace(symbols=(9, 9, 9, 9)) for card in changed[30:56]]
    found = unreachable([*changed[:30], *strong, *changed[56:]])
    last = CARDS[56 + LAST_MISSION]
    assert found == [Unreachable(name.name, last.name, plus(last.requires, (27,) * 4)) for name in of(Character)]


@pytest.mark.slow
@pytest.mark.rule("WM-85")
def test_the_best_sums_are_those_of_all_sets_of_cards():
    """Compared with a plain look at every set of three out of eight cards."""
    symbols = [card.symbols for card in of(Equipment)][:8]
    every = {tuple(map(sum, zip(*chosen, strict=True))) for chosen in combinations(symbols, 3)}
    best = best_sums(symbols, 3)
    assert set(best) <= every
    assert all(any(meets(top, total) for top in best) for total in every)
    assert not any(meets(one, other) for one in best for other in best if one != other)
