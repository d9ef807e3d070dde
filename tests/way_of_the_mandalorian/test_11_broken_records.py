"""Section 11: the checks of the invariants themselves; a broken record or action is noticed."""

import pytest

from cantina.engine.record import Checked
from way_of_the_mandalorian import invariants
from way_of_the_mandalorian.kit import GAME, Table

TABLES = Checked(GAME.content.tables)


def middle_of_an_attempt():
    """Four players; seat 0 attempts, seat 1 has played an event, seat 2 is asked."""
    table = Table(seats=4)
    table.hand(1, 30, 31)
    table.board(0, 0)
    table.board(3, 1)
    table.slot(3, 32)
    table.play(0, f"attempt m{table.in_row()[0]}")
    table.play(1, "event 30")
    invariants.check(table.s, TABLES)
    return table.s


def double_a_card(s):
    s.hand[2] |= s.hand[1] & -s.hand[1]


def lose_a_card(s):
    s.deck_size -= 1


def lose_an_event(s):
    s.event[1] = -1


def lose_a_slot_card(s):
    s.slot[3] = -1


def double_a_mission(s):
    s.row[1] = s.row[2]


def exchange_a_mission(s):
    s.row[0] = 20


def forget_the_mission(s):
    s.completed |= 1 << s.mission
    s.mission = -1


def overdraw(s):
    s.credits[2] = -100


def pay_half_a_hundred(s):
    s.credits[2] += 50


def hoard(s):
    s.deck_size, s.discard = 9, 0


def start_with_little(s):
    s.phase, s.actions, s.deck_size, s.discard = 1, 2, 13, 0


def keep_an_event_in_play(s):
    s.phase = 1


def hold_six(s):
    s.hand[2] = 0b111111


def hold_ten(s):
    s.hand[0] = 0b1111111111


def own_fifteen(s):
    s.active = 3
    s.hand[3] = sum(1 << card for card in range(40, 49))
    for slot in range(4):
        s.equipped[3, slot] = 10 + slot
    s.equipped[3, 4] = 14


def wear_a_fifth_card(s):
    s.equipped[3, 4] = 5


def wear_an_event(s):
    s.equipped[0, 1] = 40


def fill_another_slot(s):
    s.slot[1], s.slot_filled[1] = 41, 1


def remember_what_is_not_there(s):
    s.known[1] |= 1 << 30


@pytest.mark.rule("WM-78", "WM-79", "WM-80", "WM-81", "WM-82", "WM-84")
@pytest.mark.parametrize(
    ("damage", "invariant"),
    [
        (double_a_card, invariants.every_card_is_in_one_place),
        (lose_a_card, invariants.every_card_is_in_one_place),
        (lose_an_event, invariants.every_card_is_in_one_place),
        (lose_a_slot_card, invariants.every_card_is_in_one_place),
        (lose_a_slot_card, invariants.cards_lie_where_they_may),
        (wear_a_fifth_card, invariants.cards_lie_where_they_may),
        (wear_an_event, invariants.cards_lie_where_they_may),
        (fill_another_slot, invariants.cards_lie_where_they_may),
        (double_a_mission, invariants.every_mission_is_in_one_place),
        (exchange_a_mission, invariants.every_mission_is_in_one_place),
        (forget_the_mission, invariants.a_mission_is_attempted_while_it_is_resolved),
        (overdraw, invariants.nobody_is_in_debt),
        (pay_half_a_hundred, invariants.nobody_is_in_debt),
        (hoard, invariants.the_market_cannot_run_short),
        (start_with_little, invariants.the_market_cannot_run_short),
        (keep_an_event_in_play, invariants.one_event_a_player_at_the_most),
        (hold_six, invariants.hands_have_room),
        (hold_ten, invariants.hands_have_room),
        (own_fifteen, invariants.hands_have_room),
        (remember_what_is_not_there, invariants.what_is_remembered_is_there),
    ],
)
def test_a_broken_record_is_noticed(damage, invariant):
    s = middle_of_an_attempt()
    damage(s)
    with pytest.raises(AssertionError):
        invariant(s, TABLES)


def draw_out_of_turn(s):
    s.hand[2] |= 1 << 55 if not s.hand[2] >> 55 & 1 else 1 << 54


def take_off(s):
    s.equipped[0, 0] = -1
    s.hand[0] |= 1


def give_away(s):
    s.equipped[0, 0] = -1
    s.hand[1] |= 1


def rob(s):
    s.equipped[3, 0] = -1


def bring_back(s):
    s.completed = 0


def complete_two(s):
    s.completed |= 0b110000


@pytest.mark.rule("WM-A05", "WM-A15")
@pytest.mark.parametrize(
    ("damage", "transition"),
    [
        (draw_out_of_turn, invariants.hands_grow_only_in_the_own_turn),
        (take_off, invariants.cards_leave_a_board_only_by_sale_or_wear),
        (give_away, invariants.cards_leave_a_board_only_by_sale_or_wear),
        (rob, invariants.cards_leave_a_board_only_by_sale_or_wear),
        (bring_back, invariants.completed_missions_stay_away),
        (complete_two, invariants.completed_missions_stay_away),
    ],
)
def test_a_broken_action_is_noticed(damage, transition):
    before, after = middle_of_an_attempt(), middle_of_an_attempt()
    for s in (before, after):
        s.completed = 1
    transition(before, after, TABLES)
    damage(after)
    with pytest.raises(AssertionError):
        transition(before, after, TABLES)
