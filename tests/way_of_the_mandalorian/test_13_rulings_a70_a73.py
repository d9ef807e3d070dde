"""Section 13, rulings WM-A70 to WM-A73: Boba Fett's slot, orders that do not matter, the box."""

import pytest

from cantina.engine.record import Checked
from cantina.games.way_of_the_mandalorian.pack.cards import CARDS, FIRST_OF_LEVEL, LEVEL_SIZES
from cantina.games.way_of_the_mandalorian.rules.events import EVENTS
from way_of_the_mandalorian.kit import BO_KATAN, BOBA, DIN, FENNEC, Table, gear, mission
from way_of_the_mandalorian.levels import level_of

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


@pytest.mark.rule("WM-A70", "WM-A68")
def test_an_event_that_left_the_hand_and_came_back_is_in_hand():
    """Event 40 was in hand when the slot was filled; it is sold, comes into the market, and is taken again."""
    table = filled_with(42)
    table.play(0, "sell 40", "close", "end")
    table.end_turn()
    table.end_turn()
    table.market(40, 44, 45, 46)
    table.play(0, "draw", "take 40", "take 44")
    slots, hands = imagined_slots(table, 1)
    assert not slots & {40, 44}
    assert all({40, 44} <= hand for hand in hands)
    assert 41 in slots


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
