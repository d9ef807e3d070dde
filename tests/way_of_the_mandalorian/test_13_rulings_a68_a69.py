"""Section 13, rulings WM-A68 and WM-A69: what the others know of a hand, and who is asked for an event."""

import pytest

from cantina.games.way_of_the_mandalorian.rules.events import EVENTS
from way_of_the_mandalorian.kit import BO_KATAN, BOBA, DIN, FENNEC, Table, event, gear, mission

ONES = {DIN: (1, 1, 1, 1), FENNEC: (1, 1, 1, 1), BO_KATAN: (1, 1, 1, 1), BOBA: (1, 1, 1, 1)}
SURE = mission((1, 0, 0, 0), reward=400)
HOPELESS = mission((9, 9, 9, 9), penalty=100)


def names(match, seat):
    """The log of a seat as (name, seat, a)."""
    return [(EVENTS[one.code], one.seat, one.a) for one in match.events(seat)]


def player(table, viewer, seat):
    return table.view(viewer)["players"][seat]


def all_told(table, seats):
    return [table.bytes_for(seat) for seat in seats]


# --- WM-A68: known cards of a hand ---------------------------------------------------------------------------------


def table_of_17(dealt=(0, 1, 2, 3, 30), top=22):
    """Seat 0 has taken card 17 from the market and card 22 from the deck, beside five cards of the deal."""
    table = Table(seats=3, cards={17: gear(cost=200)})
    for seat, hand in enumerate((dealt, (5, 6, 7, 8, 9), (31, 32, 33, 34, 35))):
        table.hand(seat, *hand)
    table.market(17, 18, 19, 20)
    table.deck(top, *(card for card in table.deck_cards() if card != top))
    table.play(0, "draw", "take 17", "deck")
    return table


@pytest.mark.rule("WM-A68")
def test_a_card_taken_from_the_market_is_known_a_card_of_the_deck_is_not():
    table = table_of_17()
    for viewer in (1, 2, None):
        seen = player(table, viewer, 0)
        assert (seen["hand"], seen["known"], seen["hand_count"]) == (None, [17], 7)
    assert player(table, 0, 0)["hand"] == [0, 1, 2, 3, 17, 22, 30]


@pytest.mark.rule("WM-A68")
def test_the_log_names_market_cards_and_not_deck_cards():
    table = table_of_17()
    for viewer in (1, 2, None):
        log = names(table.match, viewer)
        assert log[-2:] == [("took", 0, 17), ("took-hidden", 0, 0)]
        assert not any(name == "took-from-deck" for name, _, _ in log)
    assert names(table.match, 0)[-2:] == [("took", 0, 17), ("took-from-deck", 0, 22)]


@pytest.mark.rule("WM-A68")
def test_of_the_deal_only_the_number_is_known():
    """Whatever was dealt and drawn from the deck, the others are told the same, byte for byte."""
    assert all_told(table_of_17(), (1, 2, None)) == all_told(table_of_17((50, 51, 52, 53, 54), 55), (1, 2, None))


@pytest.mark.rule("WM-A68")
@pytest.mark.parametrize("leave", [("equip 17",), ("sell 17", "close"), ("end", "discard 17", "discard 0")])
def test_the_mark_is_gone_when_the_card_leaves_the_hand_in_the_open(leave):
    table = table_of_17()
    table.play(0, *leave)
    for viewer in (0, 1, 2, None):
        assert player(table, viewer, 0)["known"] == []


@pytest.mark.rule("WM-A68")
def test_a_mark_does_not_come_back_with_the_card():
    """Card 17 is sold, reshuffled and drawn from the deck: now it is one of the unknown cards."""
    table = table_of_17()
    table.play(0, "sell 17", "close")
    table.end_turn()
    table.deck()
    for _ in range(2):
        table.end_turn()
    while 17 not in table.cards(0):
        market = [card for card in table.in_market() if card != -1]
        assert 17 not in market, "another seed is needed"
        table.play(0, "draw", "deck", "deck", "end")
        while table.phase == "limit":
            table.play(0, "discard " + str(next(card for card in table.cards(0) if card != 17)))
        if 17 not in table.cards(0):
            table.end_turn()
            table.end_turn()
    assert player(table, 1, 0)["known"] == []


@pytest.mark.rule("WM-A68")
def test_a_card_kept_by_fennec_shand_is_known():
    table = Table(cards={6: gear(temporary=True)}, missions={3: SURE}, boards=ONES, characters=[FENNEC, DIN])
    table.hand(0, 0, 1)
    table.hand(1)
    table.board(0, 6)
    table.row(3)
    table.play(0, "attempt m3", "pass", "use 1", "keep")
    for viewer in (1, None):
        assert player(table, viewer, 0)["known"] == [6]
        assert player(table, viewer, 0)["hand_count"] == 3


@pytest.mark.rule("WM-A68")
def test_a_spectator_sees_what_all_seats_know_in_common():
    table = table_of_17()
    spectator = table.view(None)
    assert [seen["hand"] for seen in spectator["players"]] == [None, None, None]
    assert [seen["known"] for seen in spectator["players"]] == [[17], [], []]
    assert [seen["hand_count"] for seen in spectator["players"]] == [7, 5, 5]
    spectator["viewer"] = 1
    own = table.view(1)
    own["players"][1]["hand"] = None
    assert own == spectator


# --- WM-A69: who is asked ------------------------------------------------------------------------------------------


def attempt_against(*hand, **options):
    """Seat 0 attempts a mission; seat 1 holds these cards and passes; seat 2 holds the same in all worlds."""
    table = Table(seats=3, missions={3: HOPELESS, 4: HOPELESS}, **options)
    table.hand(0, 20, 21)
    table.hand(2, 22, 50)
    table.market(23, 24, 25, 26)
    table.hand(1, *hand)
    table.row(3, 4)
    return table


@pytest.mark.rule("WM-A69")
@pytest.mark.parametrize("options", [{}, {"credits_open": False}, {"event_fee": "printed"}])
def test_a_hand_full_of_events_or_without_any_looks_the_same(options):
    stories = []
    for hand in ((30, 31, 32, 33, 34), (0, 1, 2, 3, 4)):
        table, story = attempt_against(*hand, **options), []
        for mission_number in (3, 4):
            table.play(0, f"attempt m{mission_number}")
            while table.phase in ("opponent-event", "own-event"):
                story += [table.match.actors(), *all_told(table, (0, 2, None))]
                table.answer("pass")
            story += all_told(table, (0, 2, None))
        stories.append(story)
    assert stories[0] == stories[1]
    assert (1,) in stories[0]


@pytest.mark.rule("WM-A69")
def test_without_an_event_one_is_asked_and_can_only_pass():
    table = attempt_against(0, 1, 2)
    table.play(0, "attempt m3")
    assert table.match.actors() == (1,)
    assert table.legal(1) == ["pass"]


@pytest.mark.rule("WM-A69")
@pytest.mark.parametrize(("hand", "credits", "asked"), [((0,), 200, True), ((30,), 199, False), ((), 800, False)])
def test_one_hand_card_and_200_credits_are_enough_to_be_asked(hand, credits, asked):
    """The same for the own event."""
    table = attempt_against(*hand)
    table.credits(1, credits)
    table.play(0, "attempt m3")
    assert (table.match.actors() == (1,)) is asked
    table = attempt_against(40)
    table.hand(0, *hand)
    table.credits(0, credits)
    table.play(0, "attempt m3")
    table.play(1, "pass")
    table.play(2, "pass")
    assert (table.phase == "own-event") is asked


@pytest.mark.rule("WM-A69")
def test_with_hidden_credits_no_prompt_depends_on_credits():
    table = attempt_against(30, credits_open=False)
    table.credits(1, 0)
    table.play(0, "attempt m3")
    assert table.match.actors() == (1,)
    assert table.legal(1) == ["pass"]
    assert table.refused(1, "event 30") == "WM-A23"


@pytest.mark.rule("WM-A69", "WM-59", "WM-A36")
@pytest.mark.parametrize(("credits", "phase"), [(199, "main"), (200, "keep")])
def test_with_hidden_credits_fennec_shand_is_still_asked_only_if_she_can_pay(credits, phase):
    """Her offer is no prompt for an event; every payment was open, so it tells nobody anything new."""
    made = {"cards": {20: gear(temporary=True)}, "missions": {3: mission((9, 9, 9, 9), penalty=0)}}
    table = Table(characters=[FENNEC, DIN], credits_open=False, **made)
    table.board(0, 20)
    table.row(3)
    table.credits(0, credits)
    table.attempt(3)
    assert table.phase == phase


@pytest.mark.rule("WM-A69")
def test_with_printed_fees_the_cheapest_event_of_the_set_counts():
    for credits, asked in ((99, False), (100, True)):
        table = Table(cards={50: event(cost=100)}, missions={3: HOPELESS}, event_fee="printed")
        table.hand(0)
        table.hand(1, 30)
        table.credits(1, credits)
        table.row(3)
        table.play(0, "attempt m3")
        assert (table.match.actors() == (1,)) is asked
        assert table.phase == ("opponent-event" if asked else "main")


@pytest.mark.rule("WM-A69", "WM-A28")
@pytest.mark.parametrize(("allowed", "asked"), [(True, True), (False, False)])
def test_a_filled_slot_is_enough_to_be_asked(allowed, asked):
    table = Table(missions={3: HOPELESS}, characters=[DIN, BOBA], boba_slot_as_opponent=allowed)
    table.hand(0)
    table.hand(1)
    table.slot(1, 40)
    table.credits(1, 0)
    table.row(3)
    table.play(0, "attempt m3")
    assert (table.match.actors() == (1,)) is asked


@pytest.mark.rule("WM-A69")
def test_the_slot_is_enough_for_the_own_event_with_either_switch():
    table = Table(missions={3: HOPELESS}, characters=[BOBA, DIN], boba_slot_as_opponent=False)
    table.hand(0)
    table.hand(1)
    table.slot(0, 40)
    table.credits(0, 0)
    table.row(3)
    table.play(0, "attempt m3")
    assert table.phase == "own-event"
    assert table.legal(0) == ["pass", "slot"]
