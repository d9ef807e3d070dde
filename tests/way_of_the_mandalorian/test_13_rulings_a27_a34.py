"""Section 13: the rulings WM-A27 to WM-A34."""

import pytest

import cantina
from way_of_the_mandalorian.kit import BO_KATAN, BOBA, DIN, FENNEC, Table, easy_missions, event, mission

NOTHING = (0, 0, 0, 0)
LAST = 44


# --- WM-A27 to WM-A31: Boba Fett's slot ----------------------------------------------------------------------------


@pytest.mark.rule("WM-A27")
def test_filling_the_slot_costs_nothing_and_is_no_action():
    table = Table(characters=[BOBA, DIN])
    table.hand(0, 1, 30, 31)
    table.play(0, "fill 30")
    assert (table.s.credits[0], table.s.actions, table.cards(0), table.s.slot[0]) == (800, 2, [1, 31], 30)
    assert table.view(0)["players"][0]["slot"] == 30
    assert table.refused(0, "fill 31") == "WM-A27"
    with pytest.raises(cantina.BadNotation):
        table.match.play(0, "fill 1")


@pytest.mark.rule("WM-A27")
def test_the_slot_is_filled_again_once_it_is_empty():
    table = Table(characters=[BOBA, DIN])
    table.hand(0, 1, 30, 31)
    table.play(0, "fill 30", "sell 30", "close", "fill 31")
    assert table.s.slot[0] == 31


@pytest.mark.rule("WM-A27")
def test_the_slot_is_not_filled_during_an_action_or_in_another_turn():
    table = Table(characters=[BOBA, DIN])
    table.hand(0, 30, 31)
    table.play(0, "draw")
    assert table.refused(0, "fill 30") == "WM-A27"
    table.play(0, "deck", "deck", "end")
    assert table.refused(0, "fill 30") == "WM-85"


@pytest.mark.rule("WM-A27")
def test_setup_only_the_slot_is_filled_before_the_first_turn():
    table = Table(seats=3, characters=[DIN, BOBA, FENNEC], boba_slot_fill_window="setup_only")
    table.hand(1, 1, 30, 31)
    assert (table.phase, table.match.actors(), table.view(None)["turn"]) == ("fill", (1,), 0)
    assert sorted(table.legal(1)) == ["fill 30", "fill 31", "pass"]
    table.play(1, "fill 31")
    assert (table.phase, table.match.actors(), table.view(None)["turn"]) == ("main", (0,), 1)
    assert (table.s.slot[1], table.cards(1), table.s.credits[1]) == (31, [1, 30], 800)


@pytest.mark.rule("WM-A27")
@pytest.mark.parametrize("answer", ["fill 30", "pass"])
def test_setup_only_the_slot_is_never_filled_later(answer):
    table = Table(characters=[BOBA, DIN], boba_slot_fill_window="setup_only")
    table.hand(0, 1, 30, 31)
    table.play(0, answer)
    if answer == "fill 30":
        table.play(0, "sell 30", "close")
    assert table.s.slot[0] == -1
    assert table.refused(0, "fill 31") == "WM-A27"


@pytest.mark.rule("WM-A27")
def test_setup_only_without_boba_fett_the_first_turn_begins_at_once():
    table = Table(characters=[DIN, FENNEC], boba_slot_fill_window="setup_only")
    assert (table.phase, table.match.actors()) == ("main", (0,))


def boba_as_opponent(credits, **options):
    """Seat 0 attempts mission 3, (2, 1, 2, 1); seat 1 is Boba Fett with event 30 in the slot and 31 in hand."""
    made = {"cards": {30: event((1, 0, 0, 1))}, "missions": {3: mission((2, 1, 2, 1))}}
    table = Table(characters=[DIN, BOBA], **made, **options)
    table.row(3)
    table.board(0, 5)
    table.hand(0)
    table.hand(1, 31)
    table.slot(1, 30)
    table.credits(1, credits)
    table.play(0, "attempt m3")
    return table


@pytest.mark.rule("WM-A28")
def test_boba_fett_without_credits_plays_his_slot_against_another():
    table = boba_as_opponent(0)
    assert (table.match.actors(), sorted(table.legal(1))) == ((1,), ["pass", "slot"])
    table.play(1, "slot")
    assert table.view(0)["attempt"]["required"] == [3, 1, 2, 2]
    assert (table.s.credits[1], table.s.slot_filled[1]) == (0, 0)


@pytest.mark.rule("WM-A28")
def test_with_the_switch_the_slot_is_for_own_missions_only():
    assert boba_as_opponent(0, boba_slot_as_opponent=False).phase == "use"
    table = boba_as_opponent(800, boba_slot_as_opponent=False)
    assert sorted(table.legal(1)) == ["event 31", "pass"]
    assert table.refused(1, "slot") == "WM-A28"
    table.play(1, "pass")
    table.play(0, "use none", "end")
    table.play(1, "attempt m3", "slot")
    assert table.view(0)["players"][1]["slot_filled"] is False


@pytest.mark.rule("WM-A29")
def test_after_a_slot_event_no_event_from_hand():
    table = boba_as_opponent(800)
    table.play(1, "slot")
    assert table.phase == "use"
    assert table.refused(1, "event 31") == "WM-85"


@pytest.mark.rule("WM-A29")
def test_one_event_in_all_in_the_own_mission():
    for first, second in (("slot", "event 31"), ("event 31", "slot")):
        table = Table(characters=[BOBA, DIN])
        table.hand(0, 31)
        table.hand(1)
        table.slot(0, 30)
        table.board(0, 5)
        table.play(0, f"attempt m{table.in_row()[0]}", first)
        assert table.phase == "use"
        assert table.refused(0, second) == "WM-A29"


@pytest.mark.rule("WM-A30")
def test_the_slot_card_does_not_count_for_the_hand_limit():
    table = Table(characters=[BOBA, DIN])
    table.hand(0, 0, 1, 2, 31, 32)
    table.slot(0, 30)
    table.play(0, "end")
    assert (table.match.actors(), table.cards(0), table.pile()) == ((1,), [0, 1, 2, 31, 32], [])


@pytest.mark.rule("WM-A31")
@pytest.mark.parametrize(("filled", "sale"), [(True, 100), (False, 0)])
def test_the_slot_card_is_sold_at_the_end_and_shown(filled, sale):
    table = Table(characters=[DIN, BOBA], cards={30: event(cost=200)}, missions=easy_missions())
    table.row(LAST)
    table.hand(0)
    table.hand(1, *([] if filled else [30]))
    if filled:
        table.slot(1, 30)
    table.play(0, f"attempt m{LAST}")
    table.pass_events()
    assert table.match.over
    assert (table.pad(1)["sale"], table.pad(1)["total"]) == (sale, 800 + sale)
    assert table.view(0)["players"][1]["slot"] == (30 if filled else None)


# --- WM-A32 to WM-A34: Bo-Katan Kryze ------------------------------------------------------------------------------


def bo_katan(requires=(2, 1, 2, 1), hand=(5, 6, 30), board=True, **options):
    """Bo-Katan Kryze attempts mission 3; seat 1 holds event 40, (0, 0, 0, 1)."""
    made = {"cards": {40: event((0, 0, 0, 1))}, "missions": {3: mission(requires)}, "boards": {BO_KATAN: NOTHING}}
    table = Table(characters=[BO_KATAN, DIN], **made, **options)
    table.row(3)
    table.hand(0, *hand)
    table.hand(1, 40)
    if board:
        table.board(0, 10)
    table.play(0, "attempt m3")
    return table


@pytest.mark.rule("WM-A32")
def test_bo_katan_kryze_discards_once_in_an_attempt():
    table = bo_katan()
    table.answer("pass", "pass", "discard 5", "ignore 1")
    assert table.phase == "use"
    assert table.refused(0, "discard 6")
    table.play(0, "use none", "attempt m3")
    table.answer("pass", "pass")
    assert (table.phase, "discard 6" in table.legal(0)) == ("discard", True)


@pytest.mark.rule("WM-A32")
def test_with_the_switch_she_discards_as_often_as_she_likes():
    table = bo_katan(bo_katan_uses_per_attempt="unlimited")
    table.answer("pass", "pass", "discard 5", "ignore 1", "discard 6", "ignore 1")
    assert (table.phase, table.view(0)["attempt"]["required"]) == ("discard", [0, 1, 2, 1])
    table.play(0, "discard 30")
    assert table.refused(0, "ignore 1") == "WM-A33"
    table.play(0, "ignore 3")
    assert (table.phase, table.view(0)["attempt"]["required"]) == ("use", [0, 1, 1, 1])
    assert (table.cards(0), table.pile()) == ([], [5, 6, 30])


@pytest.mark.rule("WM-A32")
def test_with_the_switch_she_may_stop_or_runs_out_of_symbols():
    table = bo_katan(bo_katan_uses_per_attempt="unlimited")
    table.answer("pass", "pass", "discard 5", "ignore 1", "pass")
    assert (table.phase, table.view(0)["attempt"]["ignored"]) == ("use", [1, 0, 0, 0])
    table = bo_katan(requires=(1, 0, 0, 0), bo_katan_uses_per_attempt="unlimited")
    table.answer("pass", "pass", "discard 5", "ignore 1")
    assert (table.phase, table.cards(0)) == ("use", [6, 30])


@pytest.mark.rule("WM-A33")
@pytest.mark.parametrize(("switch", "attributes"), [(False, [1, 2, 3]), (True, [1, 2, 3, 4])])
def test_which_symbols_can_be_ignored(switch, attributes):
    table = bo_katan(requires=(2, 1, 2, 0), bo_katan_event_symbols=switch)
    table.answer("event 40", "pass", "discard 5")
    assert table.view(0)["attempt"]["required"] == [2, 1, 2, 1]
    assert table.legal(0) == [f"ignore {attribute}" for attribute in attributes]
    if switch:
        table.play(0, "ignore 4")
        assert table.view(0)["attempt"]["required"] == [2, 1, 2, 0]
    else:
        assert table.refused(0, "ignore 4") == "WM-A33"


@pytest.mark.rule("WM-A34")
def test_equipment_and_events_can_be_discarded_after_all_events():
    table = bo_katan(hand=(5, 30))
    assert table.phase == "opponent-event"
    table.answer("pass")
    assert table.phase == "own-event"
    assert table.refused(0, "discard 5")
    table.answer("pass")
    assert (table.phase, sorted(table.legal(0))) == ("discard", ["discard 30", "discard 5", "pass"])


@pytest.mark.rule("WM-A34")
@pytest.mark.parametrize("card", [5, 30])
def test_the_card_is_on_the_pile_at_once_and_stays_there_after_a_failure(card):
    table = bo_katan(hand=(5, 30))
    table.answer("pass", "pass", f"discard {card}")
    assert table.view(1)["discard"] == [card]
    table.play(0, "ignore 1", "use none")
    assert table.view(1)["completed"] == []
    assert table.pile() == [card]


@pytest.mark.rule("WM-A34")
def test_in_anothers_attempt_bo_katan_kryze_is_asked_for_an_event_only():
    table, asked = Table(characters=[DIN, BO_KATAN]), []
    table.board(0, 5)
    table.play(0, f"attempt m{table.in_row()[0]}")
    while table.phase != "main":
        asked.append((table.match.actors()[0], table.phase))
        table.answer("use none" if table.phase == "use" else "pass")
    assert asked == [(1, "opponent-event"), (0, "own-event"), (0, "use")]


@pytest.mark.rule("WM-A34")
def test_without_a_card_in_hand_there_is_no_question():
    table = bo_katan(hand=())
    table.answer("pass")
    assert table.phase == "use"
