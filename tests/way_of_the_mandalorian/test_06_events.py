"""Section 6: the mission chosen, and the events played in an attempt."""

import pytest

from cantina.games.way_of_the_mandalorian.pack.cards import CHARACTER_NAMES
from way_of_the_mandalorian.kit import Table, event, mission

PLAIN = dict.fromkeys(CHARACTER_NAMES, (1, 1, 1, 1))
MADE = {number: mission((2, 1, 2, 1), reward=400, penalty=200) for number in range(6)}


def event_table(seats=4, requires=(2, 1, 2, 1), **options):
    """Six missions in the row; every seat s holds event 30 + s, which has one symbol of the attribute s."""
    events = {30 + s: event([int(i == s) for i in range(4)]) for s in range(4)}
    missions = {number: mission(requires, reward=400, penalty=200) for number in range(6)}
    table = Table(seats=seats, cards=events, missions=missions, boards=PLAIN, **options)
    for seat in range(seats):
        table.hand(seat, 30 + seat)
    table.row(0, 1, 2, 3, 4, 5)
    return table


def asked(table):
    """Let everybody pass; who was asked what, in order."""
    prompts = []
    while table.phase in ("opponent-event", "own-event"):
        assert len(table.match.actors()) == 1
        prompts.append((table.match.actors()[0], table.phase))
        table.answer("pass")
    return prompts


# --- choose ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("WM-40")
@pytest.mark.parametrize("number", range(6))
def test_a_player_with_nothing_may_attempt_any_mission_of_the_row(number):
    table = event_table(seats=2)
    table.hand(0)
    table.credits(0, 0)
    assert [action for action in table.legal(0) if action.startswith("attempt")] == [f"attempt m{n}" for n in range(6)]
    table.play(0, f"attempt m{number}")
    for viewer in (0, 1, None):
        seen = table.view(viewer)
        assert (seen["attempt"]["mission"], seen["attempt"]["place"]) == (number, number)
        assert seen["row"] == [None if place == number else place for place in range(6)]


@pytest.mark.rule("WM-40")
def test_only_a_mission_of_the_row_can_be_chosen():
    table = event_table(seats=2)
    table.row(3, 4)
    for number in (0, 5, table.mission_deck()[0], 44):
        assert table.refused(0, f"attempt m{number}") == "WM-40"


# --- the opponents' events -------------------------------------------------------------------------------------


@pytest.mark.rule("WM-41")
def test_the_opponents_are_asked_from_the_left_one_prompt_each():
    table = event_table(first=1)
    table.hand(3, 5)  # no event: asked all the same
    table.play(1, "attempt m0")
    assert asked(table) == [(seat, "opponent-event") for seat in (2, 3, 0)] + [(1, "own-event")]


@pytest.mark.rule("WM-41")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_the_order_begins_with_the_left_neighbour_of_the_active_player(active, order):
    table = event_table(first=active)
    table.play(active, "attempt m0")
    assert [seat for seat, phase in asked(table) if phase == "opponent-event"] == order


@pytest.mark.rule("WM-41")
def test_an_opponent_plays_one_event_of_the_own_hand_or_none():
    table = event_table()
    table.hand(1, 31, 41)
    table.play(0, "attempt m0")
    assert table.legal(1) == ["pass", "event 31", "event 41"]
    assert table.refused(1, "event 32") == "WM-41"  # in another hand
    assert table.refused(1, "event 5") == "notation"  # equipment
    table.play(1, "event 41")
    assert table.cards(1) == [31]
    assert table.match.actors() == (2,)
    assert table.refused(1, "event 31") == "WM-85"  # no second one
    table.play(2, "pass")
    assert table.refused(2, "event 32") == "WM-85"  # nobody comes back
    assert table.match.actors() == (3,)


@pytest.mark.rule("WM-42")
@pytest.mark.parametrize("printed", [0, 200, 400])
def test_an_event_costs_its_player_200_whatever_the_card(printed):
    cards = {31: event((0, 1, 0, 0), cost=printed)}
    table = Table(seats=4, cards=cards, boards=PLAIN, missions=MADE)
    table.hand(1, 31)
    table.row(0)
    table.play(0, "attempt m0")
    table.play(1, "event 31")
    assert table.money() == [800, 600, 800, 800]


@pytest.mark.rule("WM-42")
def test_who_passes_pays_nothing_and_who_cannot_pay_is_not_asked():
    table = event_table()
    table.credits(1, 200)
    table.credits(2, 199)
    table.play(0, "attempt m0")
    table.play(1, "event 31")
    assert table.match.actors() == (3,)
    table.play(3, "pass")
    assert table.money() == [800, 0, 199, 800]


@pytest.mark.rule("WM-43")
def test_later_deciders_see_the_events_played_before():
    table = event_table(first=1)
    table.play(1, "attempt m0")
    table.play(2, "event 32")
    assert table.match.actors() == (3,)
    for viewer in (0, 1, 2, 3, None):
        assert table.view(viewer)["attempt"]["events"] == {"2": 32}
    table.play(3, "event 33")
    for viewer in (0, 1, 2, 3, None):
        assert table.view(viewer)["attempt"]["events"] == {"2": 32, "3": 33}
    table.play(0, "pass")
    assert (table.match.actors(), table.phase) == ((1,), "own-event")
    assert table.view(1)["attempt"]["events"] == {"2": 32, "3": 33}


@pytest.mark.rule("WM-43")
def test_the_fee_and_the_card_are_told_to_all():
    table = event_table()
    table.play(0, "attempt m0")
    table.play(1, "event 31")
    for viewer in (0, 2, 3, None):
        told = table.match.events(viewer)[-1]
        assert (told.seat, told.a, told.b) == (1, 31, 200)


# --- the own event ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WM-44")
def test_the_own_event_comes_after_all_opponents_and_is_paid_before_the_result():
    table = event_table()
    table.board(0, 0)
    table.play(0, "attempt m0")
    assert table.refused(0, "event 30") == "WM-85"
    table.play(1, "pass")
    table.play(2, "event 32")
    assert table.refused(0, "event 30") == "WM-85"
    table.play(3, "pass")
    assert table.legal(0) == ["pass", "event 30"]
    table.play(0, "event 30")
    assert (table.phase, table.money()) == ("use", [600, 800, 600, 800])
    for viewer in (0, 1, 2, 3, None):
        assert table.view(viewer)["attempt"]["events"] == {"0": 30, "2": 32}


@pytest.mark.rule("WM-44")
def test_a_second_own_event_is_refused():
    table = event_table(seats=2)
    table.hand(0, 30, 40, 41)
    table.board(0, 0)
    table.play(0, "attempt m0")
    table.play(1, "pass")
    assert table.refused(0, "event 31") == "WM-44"  # in another hand
    table.play(0, "event 40")
    assert table.refused(0, "event 41") == table.refused(0, "event 30") == "WM-44"
    assert (table.cards(0), table.s.credits[0]) == ([30, 41], 600)


@pytest.mark.rule("WM-44")
def test_the_active_player_may_play_none():
    table = event_table(seats=2)
    table.play(0, "attempt m0")
    table.play(1, "pass")
    table.play(0, "pass")
    assert (table.phase, table.cards(0), table.s.credits[0]) == ("main", [30], 600)  # the penalty of 200


# --- clean-up --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WM-54")
@pytest.mark.parametrize(("requires", "money"), [((1, 0, 0, 0), 800 - 200 + 400), ((9, 9, 9, 9), 800 - 200 - 200)])
def test_all_four_events_go_to_the_discard_pile_in_both_outcomes(requires, money):
    table = event_table(requires=requires)
    before = table.pile()
    table.play(0, "attempt m0")
    for seat in (1, 2, 3):
        table.play(seat, f"event {30 + seat}")
    assert table.pile() == before
    table.play(0, "event 30")
    assert table.phase == "main"
    assert table.pile() == sorted([*before, 30, 31, 32, 33])
    assert table.money() == [money, 600, 600, 600]  # fees are not given back
    assert [table.s.event[seat] for seat in range(4)] == [-1] * 4
    assert [table.cards(seat) for seat in range(4)] == [[], [], [], []]


@pytest.mark.rule("WM-54")
def test_events_of_one_attempt_do_not_count_in_the_next():
    table = event_table(seats=2, requires=(1, 1, 1, 1))
    table.play(0, "attempt m0")
    table.play(1, "event 31")
    table.play(0, "pass")
    assert table.s.credits[0] == 600  # (1, 1, 1, 1) against (1, 2, 1, 1)
    table.play(0, "attempt m0", "pass")
    assert table.s.credits[0] == 1000
