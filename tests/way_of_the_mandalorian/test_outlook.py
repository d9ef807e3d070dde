"""What clients are sent so that they compute no rule: strengths, missions in reach, what the use of cards gives."""

import pytest

from way_of_the_mandalorian.kit import BO_KATAN, BOBA, DIN, FENNEC, GAME, Table, event, gear, mission

BARE = {DIN: (1, 1, 1, 1), FENNEC: (0, 0, 0, 0)}


def player(table, seat):
    return table.view(None)["players"][seat]


@pytest.mark.rule("WM-48")
def test_strength_is_the_character_and_the_whole_board():
    table = Table(cards={0: gear((3, 0, 0, 1)), 1: gear((2, 0, 0, 0), temporary=True)}, boards=BARE)
    assert player(table, 0)["strength"] == [1, 1, 1, 1]
    table.board(0, 0, 1)
    assert [player(table, seat)["strength"] for seat in (0, 1)] == [[6, 1, 1, 2], [0, 0, 0, 0]]
    table.play(0, f"attempt m{table.view(0)['row'][0]}")
    assert table.view(0)["attempt"]["available"] == player(table, 0)["strength"]


@pytest.mark.rule("WM-49", "WM-A02")
@pytest.mark.parametrize(("compare", "reached"), [("per_attribute", [3]), ("total", [3, 5])])
def test_a_mission_is_reached_by_the_comparison_that_the_table_plays(compare, reached):
    missions = {3: mission((1, 1, 1, 1)), 4: mission((9, 9, 9, 9)), 5: mission((2, 1, 1, 0))}
    table = Table(missions=missions, boards=BARE, compare=compare)
    table.row(3, 4, 5)
    assert [table.view(viewer)["reached"] for viewer in (0, 1, None)] == [reached, [], []]


@pytest.mark.rule("WM-49")
def test_a_mission_that_is_reached_is_completed():
    table = Table(cards={0: gear((1, 0, 0, 0))}, missions={3: mission((2, 1, 1, 1))}, boards=BARE)
    table.row(3)
    assert table.view(0)["reached"] == []
    table.board(0, 0)
    assert table.view(0)["reached"] == [3]
    table.attempt(3)
    assert 3 in table.view(None)["completed"]


@pytest.mark.rule("WM-12")
@pytest.mark.parametrize(("seats", "used"), [(2, [8, 4, 4, 1]), (3, [12, 6, 6, 1]), (4, [16, 8, 8, 1])])
def test_missions_are_counted_by_their_levels(seats, used):
    table = Table(seats=seats)
    view = table.view(0)
    assert (view["missions_used"], view["missions_left"]) == (used, used)
    table._edit().completed = 1 << 0 | 1 << 19 | 1 << 20 | 1 << 34
    table._changed()
    assert table.view(None)["missions_left"] == [used[0] - 2, used[1] - 1, used[2] - 1, 1]


@pytest.mark.rule("WM-61")
def test_only_boba_fett_has_a_slot_for_an_event():
    table = Table(seats=4, characters=[BOBA, DIN, FENNEC, BO_KATAN])
    assert [one["has_slot"] for one in table.view(None)["players"]] == [True, False, False, False]


def attempt(seats=2, **more):
    """Seat 0 has passed its events and chooses what to use of a lasting card, a free slot and a temporary one."""
    cards = {0: gear((3, 0, 0, 1)), 1: gear((2, 0, 0, 0), temporary=True), 30: event((0, 0, 0, 5))}
    table = Table(seats=seats, cards=cards, missions={3: mission((9, 9, 9, 9))}, boards=BARE, **more)
    table.row(3)
    table.board(0, 0, 2, 1)
    table._edit().equipped[0, 1] = -1
    table._changed()
    table.hand(0, 30)
    table.play(0, "attempt m3")
    return table


@pytest.mark.rule("WM-46", "WM-47", "WM-48", "WM-A40")
def test_each_set_of_cards_says_what_it_gives_and_what_it_wears_out():
    table = attempt()
    table.pass_events()
    assert table.match.outlook(0) == {
        "use none": {"available": [1, 1, 1, 1], "worn_out": []},
        "use 1": {"available": [4, 1, 1, 2], "worn_out": []},
        "use 3": {"available": [3, 1, 1, 1], "worn_out": [1]},
        "use 1+3": {"available": [6, 1, 1, 2], "worn_out": [1]},
    }
    assert table.view(0)["attempt"]["available"] == [6, 1, 1, 2]


@pytest.mark.rule("WM-48")
def test_the_own_event_counts_with_every_set():
    table = attempt()
    while table.phase != "own-event":
        table.answer("pass")
    table.play(0, "event 30")
    outlook = table.match.outlook(0)
    assert [outlook[action]["available"] for action in ("use none", "use 1+3")] == [[1, 1, 1, 6], [6, 1, 1, 7]]


@pytest.mark.rule("WM-47", "WM-59")
def test_what_is_worn_out_is_what_fennec_shand_is_asked_for():
    table = attempt(characters=[FENNEC, DIN])
    table.pass_events()
    said = table.match.outlook(0)["use 1+3"]["worn_out"]
    table.play(0, "use 1+3")
    assert (table.phase, table.view(None)["worn_out"]) == ("keep", said)


@pytest.mark.rule("WM-46")
def test_other_decisions_have_no_outlook_and_others_are_told_none():
    table = attempt()
    assert table.match.outlook(table.match.actors()[0]) == {}
    table.pass_events()
    assert table.match.outlook(1) == {}


@pytest.mark.rule("WM-35")
def test_a_card_says_what_it_brings_when_it_is_sold():
    assert (gear(cost=600).sale, event(cost=200).sale) == (300, 100)
    table = Table(cards={0: gear(cost=600)})
    table.hand(0, 0)
    table.play(0, "sell 0")  # the only card: the sale closes
    assert table.s.credits[0] == 800 + gear(cost=600).sale


@pytest.mark.rule("WM-68")
def test_the_last_mission_says_that_it_is_the_last():
    missions = [card for card in GAME.content.cards if hasattr(card, "reward")]
    assert [card.level for card in missions if card.last] == [4]
