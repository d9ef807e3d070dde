"""Section 13, rulings WM-A68 to WM-A73: what the others know, orders that do not matter, the box."""

import pytest

from cantina.engine.record import Checked
from cantina.games.way_of_the_mandalorian.cards import CARDS, FIRST_OF_LEVEL, LEVEL_SIZES, level_of
from cantina.games.way_of_the_mandalorian.events import EVENTS
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


# --- WM-A70: Boba Fett's slot --------------------------------------------------------------------------------------


def boba_table():
    """Boba Fett has taken events 40 and 41 from the market and holds 0, 1 and event 42 of the deal."""
    table = Table(seats=3, characters=[BOBA, DIN, FENNEC], missions={3: HOPELESS, 4: HOPELESS})
    table.hand(0, 0, 1, 42)
    table.market(40, 41, 43, 2)
    table.row(3, 4)
    table.play(0, "draw", "take 40", "take 41")
    return table


def filled_with(card):
    table = boba_table()
    table.play(0, f"fill {card}")
    return table


def imagined_slots(table, viewer, count=30):
    """What lies in Boba Fett's slot, and in his hand, in worlds imagined by a seat."""
    worlds = [Checked(table.imagined(viewer, number)) for number in range(count)]
    return {s.slot[0] for s in worlds}, [{card for card in range(CARDS) if s.hand[0] >> card & 1} for s in worlds]


@pytest.mark.rule("WM-A70")
def test_whichever_event_is_laid_in_the_slot_the_others_are_told_the_same():
    """At once, and through an attempt and the rest of his turn and the next."""
    stories = []
    for card in (40, 41, 42):
        table = filled_with(card)
        story = all_told(table, (1, 2, None))
        table.play(0, "attempt m3")
        while table.phase in ("opponent-event", "own-event"):
            table.answer("pass")
            story += all_told(table, (1, 2, None))
        table.end_turn()
        story += all_told(table, (1, 2, None))
        table.play(1, "attempt m4")
        while table.phase in ("opponent-event", "own-event"):
            table.answer("pass")
            story += all_told(table, (1, 2, None))
        stories.append(story)
    assert stories[0] == stories[1] == stories[2]


@pytest.mark.rule("WM-A70")
@pytest.mark.parametrize("card", [40, 41, 42])
def test_known_events_are_from_then_on_in_hand_or_slot(card):
    table = filled_with(card)
    for viewer in (1, 2, None):
        seen = player(table, viewer, 0)
        assert (seen["known"], seen["slot_filled"], seen["slot"], seen["hand_count"]) == ([40, 41], True, None, 4)
    assert player(table, 0, 0)["slot"] == card
    slots, _ = imagined_slots(table, 1)
    assert {40, 41} < slots


@pytest.mark.rule("WM-A70")
@pytest.mark.parametrize("card", [40, 42])
def test_the_knowledge_is_neither_moved_nor_dropped_when_another_event_is_played_or_sold(card):
    """Event 41 is sold from the hand: 40 is in hand or slot as before, whatever lies there."""
    table = filled_with(card)
    table.play(0, "sell 41", "close")
    assert player(table, 1, 0)["known"] == [40]
    slots, _ = imagined_slots(table, 1)
    assert 40 in slots
    assert 41 not in slots


@pytest.mark.rule("WM-A70")
def test_a_known_event_that_comes_out_of_the_slot_is_known_no_more():
    table = filled_with(40)
    table.play(0, "sell 40", "close")
    assert player(table, 1, 0)["known"] == [41]
    assert player(table, 1, 0)["slot_filled"] is False
    slots, hands = imagined_slots(table, 1, 20)
    assert slots == {-1}
    assert all(41 in hand for hand in hands)


@pytest.mark.rule("WM-A70")
def test_known_equipment_is_still_in_hand():
    table = Table(characters=[BOBA, DIN])
    table.hand(0, 0, 42, 44)
    table.market(5, 6, 43, 2)
    table.play(0, "draw", "take 5", "take 6", "fill 42")
    slots, hands = imagined_slots(table, 1)
    assert min(slots) >= 30
    assert all({5, 6} <= hand for hand in hands)


@pytest.mark.rule("WM-A70", "WM-A68")
def test_an_event_taken_from_the_market_after_the_slot_was_filled_is_in_hand():
    """All saw it go into the hand when the slot was full already."""
    table = boba_table()
    table.play(0, "fill 42", "draw", "take 43", "take 2")
    slots, hands = imagined_slots(table, 1)
    assert 43 not in slots
    assert all(43 in hand for hand in hands)
    assert {40, 41} < slots


@pytest.mark.rule("WM-A70", "WM-86")
def test_a_card_of_a_later_deck_is_not_in_the_slot():
    """He fills the slot out of two cards; later he draws only cards of a new deck: those lie in his hand."""
    table = Table(characters=[BOBA, DIN])
    table.hand(0, 30, 31)
    table.play(0, "fill 30")
    table.deck()
    new = set(table.pile())
    table.play(0, "draw", "deck", "deck")
    slots, hands = imagined_slots(table, 1)
    assert slots
    assert not slots & new
    assert all(len(hand & new) == 2 for hand in hands)


@pytest.mark.rule("WM-A70")
def test_the_log_tells_the_others_only_that_the_slot_was_filled():
    table = filled_with(42)
    for viewer in (1, 2, None):
        assert names(table.match, viewer)[-1] == ("filled-slot", 0, 0)
    assert names(table.match, 0)[-1] == ("filled-slot-with", 0, 42)


# --- WM-A71 to WM-A73 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WM-A71")
def test_the_turn_does_not_end_by_itself():
    table = Table()
    table.hand(0)
    table.play(0, "job", "draw", *(f"take {card}" for card in table.in_market()[:2]))
    table.hand(0)
    assert table.match.actors() == (0,)
    assert table.legal(0) == ["end"]


@pytest.mark.rule("WM-A71")
def test_a_hand_that_can_equip_and_one_that_cannot_look_the_same_after_two_actions():
    stories = []
    for card in (0, 40):
        table = Table(missions={3: HOPELESS}, cards={0: gear(cost=200)})
        table.hand(1)
        table.market(10, 11, 12, 13)
        table.hand(0, card)
        table.row(3)
        table.play(0, "job", "attempt m3", "pass")
        stories.append([table.match.actors(), *all_told(table, (1, None))])
    assert stories[0] == stories[1]


@pytest.mark.rule("WM-A71", "WM-A03")
def test_with_equipping_between_the_actions_only_the_turn_ends_by_itself():
    table = Table(missions={3: HOPELESS}, equip_window="between_actions")
    table.hand(0, 0)
    table.hand(1)
    table.row(3)
    table.play(0, "job")
    assert table.match.actors() == (0,)
    table.play(0, "attempt m3", "pass")
    assert table.match.actors() == (1,)


@pytest.mark.rule("WM-A72")
def test_the_order_of_the_discards_has_no_influence_on_the_next_deck():
    decks = []
    for cards in ((5, 9), (9, 5)):
        table = Table()
        table.hand(0, 0, 1, 5, 9)
        table.deck()
        table.play(0, f"sell {cards[0]}", f"sell {cards[1]}", "close", "draw", "deck", "deck")
        decks.append((table.deck_cards(), table.cards(0)))
    assert decks[0] == decks[1]
    assert len(decks[0][0]) > 30


@pytest.mark.rule("WM-A72")
def test_empty_places_are_filled_from_the_first_to_the_last():
    table = Table(missions={3: SURE, 5: SURE}, boards=ONES)
    table.hand(0)
    table.hand(1)
    table.market(20, 21, 22, 23)
    table.row(2, 3, 4, 5, 6, 7)
    table.deck(10, 11, *(card for card in table.deck_cards() if card not in (10, 11)))
    top = table.mission_deck()[:2]
    table.play(0, "attempt m3", "draw", "take 23", "take 21", "end")
    assert table.in_market() == [20, 10, 22, 11]
    assert table.in_row() == [2, top[0], 4, 5, 6, 7]


@pytest.mark.rule("WM-A72")
def test_two_completed_missions_are_replaced_in_the_order_of_their_places():
    table = Table(missions={3: SURE, 5: SURE}, boards=ONES)
    table.hand(0)
    table.hand(1)
    table.row(2, 3, 4, 5, 6, 7)
    top = table.mission_deck()[:2]
    table.play(0, "attempt m5", "attempt m3", "end")
    assert table.in_row() == [2, top[0], 4, top[1], 6, 7]


@pytest.mark.rule("WM-A72")
def test_new_equipment_takes_the_first_free_slot():
    table = Table()
    table.hand(0, 7)
    table.board(0, 0, 1, 2)
    table.credits(0, 2000)
    table.play(0, "sell 1", "close", "equip 7")
    assert [table.s.equipped[0, i] for i in range(5)] == [0, 7, 2, -1, -1]


@pytest.mark.rule("WM-A72")
def test_fennec_shand_is_asked_in_the_order_of_her_slots():
    cards = {card: gear(temporary=True) for card in (8, 3, 6)}
    table = Table(cards=cards, missions={3: SURE}, boards=ONES, characters=[FENNEC, DIN])
    table.hand(0)
    table.hand(1)
    table.board(0, 8, 3, 6)
    table.row(3)
    table.play(0, "attempt m3", "use 1+2+3")
    for worn in ([8, 3, 6], [3, 6], [6]):
        assert table.view(1)["worn_out"] == worn
        table.play(0, "keep")
    assert [a for name, _, a in names(table.match, 1) if name == "kept"] == [8, 3, 6]


@pytest.mark.rule("WM-A73")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_mission_of_the_box_and_one_of_the_deck_cannot_be_told_apart(seats):
    """The two change places: no seat is told anything else, now or before the deck comes to that card."""
    table = Table(seats=seats)
    deck = table.mission_deck()
    for level in range(3):
        size, first = LEVEL_SIZES[level], FIRST_OF_LEVEL[level]
        placed = {*deck, *table.in_row()}
        box = next(m for m in range(first, first + size) if m not in placed)
        lower = [i for i, number in enumerate(deck) if level_of(number) == level][-1]
        other = Table(seats=seats)
        other.missions_left(*deck[:lower], box, *deck[lower + 1 :])
        for seat in (*range(seats), None):
            assert other.bytes_for(seat) == table.bytes_for(seat)
            assert str(box) not in map(str, other.view(seat)["row"] + other.view(seat)["completed"])


@pytest.mark.rule("WM-A73")
def test_completed_missions_are_open():
    table = Table(missions={3: SURE}, boards=ONES)
    table.hand(0)
    table.hand(1)
    table.row(3)
    table.play(0, "attempt m3")
    for seat in (0, 1, None):
        assert table.view(seat)["completed"] == [3]


@pytest.mark.rule("WM-A73")
def test_imagined_boxes_differ():
    """From the view of a seat every mission that is not open may be in the box."""
    table = Table(seats=2)
    missing = set()
    for number in range(80):
        s = Checked(table.imagined(0, number))
        placed = {s.mission_deck[0, i] for i in range(s.mission_deck_size)} | {s.row[i] for i in range(6)}
        missing |= set(range(45)) - placed
    assert missing == set(range(44)) - set(table.in_row())
