"""Section 13: the rulings WM-A18 to WM-A26."""

import pytest

from way_of_the_mandalorian.kit import BOBA, DIN, FENNEC, Table, easy_missions, event, gear, mission

# --- WM-A18 to WM-A21: quick job and sale --------------------------------------------------------------------------


@pytest.mark.rule("WM-A18")
def test_the_quick_job_comes_once_in_each_turn():
    table = Table(seats=2)
    for _ in range(2):  # two rounds
        for seat in (0, 1):
            table.play(seat, "job")
            assert table.refused(seat, "job") == "WM-38"
            table.play(seat, "end")
    assert table.money() == [1200, 1200]


@pytest.mark.rule("WM-A19")
@pytest.mark.parametrize("where", ["hand", "slot"])
def test_an_event_is_sold_for_half_its_cost(where):
    table = Table(characters=[BOBA, DIN], cards={30: event(cost=200)})
    table.hand(0, *([30] if where == "hand" else []), 1)
    if where == "slot":
        table.slot(0, 30)
    table.play(0, "sell 30", "close")
    assert (table.s.credits[0], table.pile(), table.cards(0)) == (900, [30], [1])
    assert (table.s.slot[0], table.s.slot_filled[0]) == (-1, 0)


@pytest.mark.rule("WM-A19")
def test_a_sale_needs_a_card():
    table = Table()
    assert table.refused(0, "close") == "WM-A19"
    table.hand(0)
    assert not [action for action in table.legal(0) if action.startswith("sell")]
    table.hand(0, 1, 2)
    table.play(0, "sell 1", "close")
    assert table.s.actions == 1


@pytest.mark.rule("WM-A20")
@pytest.mark.parametrize(("costs", "paid"), [((105, 105), 105), ((105, 300), 202), ((105,), 52)])
def test_costs_are_added_then_halved_and_rounded_down(costs, paid):
    table = Table(cards={card: gear(cost=cost) for card, cost in enumerate(costs)})
    table.hand(0, *range(len(costs)), 20)
    table.play(0, *(f"sell {card}" for card in range(len(costs))), "close")
    assert table.s.credits[0] == 800 + paid


@pytest.mark.rule("WM-A21")
def test_a_card_is_sold_in_the_turn_it_was_equipped():
    table = Table(cards={0: gear(cost=400)})
    table.hand(0, 0, 1)
    table.play(0, "equip 0", "sell 0", "close")
    assert table.s.credits[0] == 800 - 200
    assert (table.on_board(0), table.pile()) == ([], [0])


@pytest.mark.rule("WM-A21")
def test_a_card_is_sold_in_the_turn_it_was_used():
    table = Table(cards={0: gear(cost=400)}, missions=easy_missions(reward=400))
    table.board(0, 0)
    table.hand(0, 1)
    table.hand(1)
    table.play(0, f"attempt m{table.in_row()[0]}", "pass", "use 1", "sell 0", "close")
    assert table.s.credits[0] == 800 + 400 + 200


# --- WM-A22, WM-A23: the fee ---------------------------------------------------------------------------------------


def dear_event(**options):
    """Events 30 and 31 have the printed cost 400, all others 200; seat 0 attempts, seat 1 holds event 31."""
    cards = {30: event(cost=400), 31: event(cost=400)}
    table = Table(cards=cards, missions=easy_missions(reward=100), **options)
    table.hand(0, 30, 1)
    table.hand(1, 31)
    return table


@pytest.mark.rule("WM-A22")
@pytest.mark.parametrize(("options", "fee"), [({}, 200), ({"event_fee": "flat"}, 200), ({"event_fee": "printed"}, 400)])
def test_the_fee_of_an_event(options, fee):
    table = dear_event(**options)
    table.play(0, f"attempt m{table.in_row()[0]}")
    table.play(1, "event 31")
    assert table.s.credits[1] == 800 - fee
    table.play(0, "event 30")
    assert table.s.credits[0] == 800 - fee + 100


@pytest.mark.rule("WM-A22")
@pytest.mark.parametrize("fee", ["flat", "printed"])
def test_the_printed_cost_counts_in_a_sale(fee):
    table = dear_event(event_fee=fee)
    table.play(0, "sell 30", "close")
    assert table.s.credits[0] == 1000


@pytest.mark.rule("WM-A22", "WM-A23")
@pytest.mark.parametrize(("fee", "answers"), [("flat", ["event 31", "pass"]), ("printed", ["pass"])])
def test_with_300_credits_an_event_of_400_is_played_for_a_flat_fee_only(fee, answers):
    table = dear_event(event_fee=fee)
    table.credits(1, 300)
    table.play(0, f"attempt m{table.in_row()[0]}")
    assert (table.match.actors(), sorted(table.legal(1))) == ((1,), answers)
    if fee == "printed":
        assert table.refused(1, "event 31") == "WM-A23"


@pytest.mark.rule("WM-A23")
@pytest.mark.parametrize(("credits", "asked"), [(199, False), (200, True)])
def test_an_opponent_with_less_than_200_credits_is_not_asked(credits, asked):
    table = Table(missions={3: mission((9, 9, 9, 9))})
    table.row(3)
    table.hand(1, 30)
    table.credits(1, credits)
    table.play(0, "attempt m3")
    assert (table.phase == "opponent-event") == asked
    if asked:
        table.play(1, "event 30")
        assert table.s.credits[1] == 0


@pytest.mark.rule("WM-A23")
@pytest.mark.parametrize(("credits", "phase"), [(199, "main"), (200, "own-event")])
def test_the_same_holds_for_the_own_event(credits, phase):
    table = Table(missions=easy_missions())
    table.hand(0, 30)
    table.hand(1)
    table.credits(0, credits)
    table.play(0, f"attempt m{table.in_row()[0]}")
    assert table.phase == phase


# --- WM-A24 to WM-A26: events --------------------------------------------------------------------------------------


def four_with_events(**made):
    """Seat 1 attempts mission 3; every seat holds an event, 30 + seat."""
    table = Table(seats=4, first=1, missions={3: mission((2, 1, 2, 1))}, **made)
    table.row(3)
    for seat in range(4):
        table.hand(seat, 30 + seat)
    table.play(1, "attempt m3")
    return table


@pytest.mark.rule("WM-A24")
def test_an_opponent_who_passed_does_not_come_back():
    table, asked = four_with_events(), []
    while table.phase in ("opponent-event", "own-event"):
        seat = table.match.actors()[0]
        asked.append(seat)
        table.play(seat, f"event {30 + seat}" if seat == 0 else "pass")
        if seat != 2:
            assert table.refused(2, "event 32") == "WM-85"
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("WM-A25")
def test_an_event_of_an_opponent_adds_to_the_requirements_alone():
    table = four_with_events(cards={32: event((0, 2, 0, 0))}, boards={FENNEC: (1, 1, 1, 1)})
    before = table.view(1)["attempt"]
    table.play(2, "event 32")
    after = table.view(1)["attempt"]
    assert (before["required"], after["required"]) == ([2, 1, 2, 1], [2, 3, 2, 1])
    assert before["available"] == after["available"] == [1, 1, 1, 1]
    assert table.money() == [800, 800, 600, 800]


@pytest.mark.rule("WM-A25")
def test_an_own_event_adds_to_the_attributes_alone():
    table = four_with_events(cards={31: event((0, 2, 0, 0)), 5: gear()}, boards={FENNEC: (1, 1, 1, 1)})
    table.board(1, 5)
    for seat in (2, 3, 0):
        table.play(seat, "pass")
    before = table.view(1)["attempt"]
    table.play(1, "event 31")
    after = table.view(1)["attempt"]
    assert before["required"] == after["required"] == [2, 1, 2, 1]
    assert (before["available"], after["available"]) == ([1, 1, 1, 1], [1, 3, 1, 1])
    assert table.money() == [800, 600, 800, 800]


@pytest.mark.rule("WM-A25")
@pytest.mark.parametrize(("player", "success"), [((2, 3, 2, 1), True), ((2, 2, 2, 1), False)])
def test_an_event_decides_the_result_by_its_symbols(player, success):
    table = four_with_events(cards={32: event((0, 2, 0, 0))}, boards={FENNEC: player})
    table.play(2, "event 32")
    table.pass_events()
    assert (table.view(0)["completed"] == [3]) == success


@pytest.mark.rule("WM-A26")
def test_the_active_player_sees_the_events_before_the_own_decisions():
    table = four_with_events(cards={32: event((1, 0, 0, 0))})
    table.board(1, 5)
    assert table.phase == "opponent-event"
    for seat, action in ((2, "event 32"), (3, "pass"), (0, "event 30")):
        assert table.match.actors() == (seat,)
        assert table.legal(1) == []
        table.play(seat, action)
    assert (table.phase, table.view(1)["attempt"]["events"]) == ("own-event", {"0": 30, "2": 32})
    table.play(1, "pass")
    assert (table.phase, table.view(1)["attempt"]["events"]) == ("use", {"0": 30, "2": 32})
