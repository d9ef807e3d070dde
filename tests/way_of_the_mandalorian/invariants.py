"""What holds in every record of Way of the Mandalorian that legal play can reach (section 11 of the rules).

Each function of `INVARIANTS` takes (record, tables) and asserts; `check` runs them all. Each of `TRANSITIONS` takes the
record before and after an action, and the tables. Records are the whole truth, not views.
"""

from __future__ import annotations

from cantina.games.way_of_the_mandalorian.pack.cards import (
    CARDS,
    CHARACTER,
    EQUIPMENT,
    FIRST_EVENT,
    LEVELS,
    MISSIONS,
    NONE,
    USED,
)
from cantina.games.way_of_the_mandalorian.rules.state import MARKET, PHASE, ROW, SLOTS
from made_position import bits
from way_of_the_mandalorian.levels import level_of

LEAST_LEFT = {2: 28, 3: 19, 4: 10}  # WM-81, in mid-turn
MOST_IN_OWN_TURN, MOST_OF_FENNEC, MOST_IN_OTHER_TURNS = 9, 11, 5  # WM-84
MOST_OWNED = {CHARACTER.din_djarin: 14, CHARACTER.boba_fett: 14}  # WM-84; the others 13


# --- where the cards are -------------------------------------------------------------------------------------------


def filled(places):
    """The cards of a row of places, the empty ones left out."""
    return [int(card) for card in places if card != NONE]


def in_deck(s):
    """The cards of the market deck."""
    return [int(s.deck[0, i]) for i in range(s.deck_size)]


def in_market(s):
    """The cards of the market."""
    return filled(s.market[i] for i in range(MARKET))


def in_play(s):
    """The events played in the attempt that goes on."""
    return filled(s.event[seat] for seat in range(s.seats))


def equipment_of(s, seat):
    """The equipment on a board."""
    return filled(s.equipped[seat, i] for i in range(SLOTS))


def on_board(s, seat):
    """The equipment on a board, and the event in Boba Fett's slot."""
    return equipment_of(s, seat) + filled([s.slot[seat]])


def belongings(s, seat):
    """Hand, board and slot of a seat."""
    return bits(s.hand[seat]) + on_board(s, seat)


def in_row(s):
    """The missions of the row."""
    return filled(s.row[i] for i in range(ROW))


def all_missions(s):
    """The missions of the game: deck, row, mission space, completed."""
    deck = [int(s.mission_deck[0, i]) for i in range(s.mission_deck_size)]
    return deck + in_row(s) + filled([s.mission]) + bits(s.completed)


# --- invariants of one record --------------------------------------------------------------------------------------


def every_card_is_in_one_place(s, t):
    """WM-78."""
    cards = in_deck(s) + in_market(s) + bits(s.discard) + in_play(s)
    for seat in range(s.seats):
        cards += belongings(s, seat)
    assert sorted(cards) == list(range(CARDS))


def cards_lie_where_they_may(s, t):
    """WM-26, WM-58, WM-61, WM-82: equipment on boards, events in the slot and in play; own places of two characters."""
    for seat in range(s.seats):
        assert all(card < EQUIPMENT for card in equipment_of(s, seat))
        assert s.equipped[seat, SLOTS - 1] == NONE or s.character[seat] == CHARACTER.din_djarin
        assert (s.slot[seat] != NONE) == (s.slot_filled[seat] == 1)
        assert s.slot[seat] == NONE or (s.character[seat] == CHARACTER.boba_fett and s.slot[seat] >= FIRST_EVENT)
    assert all(card >= FIRST_EVENT for card in in_play(s))


def every_mission_is_in_one_place(s, t):
    """WM-79: of each level as many as the game began with; the row and the mission being attempted are six at most."""
    missions = all_missions(s)
    assert len(missions) == len(set(missions)) == sum(USED[s.seats - 2])
    assert all(0 <= mission < MISSIONS for mission in missions)
    levels = [level_of(mission) for mission in missions]
    assert [levels.count(level) for level in range(LEVELS)] == list(USED[s.seats - 2])
    assert len(in_row(s)) + len(filled([s.mission])) <= ROW


def a_mission_is_attempted_while_it_is_resolved(s, t):
    """WM-02: the mission space holds one card in an attempt, none outside."""
    assert (s.mission != NONE) == attempting(s)


def attempting(s):
    """Whether a decision of an attempt is open: rows 4 to 8 of section 12."""
    return PHASE.opponent_event <= s.phase <= PHASE.use


def plays_in_hundreds(t):
    """WM-80: whether a set can be paid in hundreds."""
    costs = all(t.cost[card] % 200 == 0 for card in range(CARDS))
    return costs and all(t.reward[m] % 100 == t.penalty[m] % 100 == 0 for m in range(MISSIONS))


def nobody_is_in_debt(s, t):
    """WM-80."""
    step = 100 if plays_in_hundreds(t) else 1
    for seat in range(s.seats):
        assert s.credits[seat] >= 0
        assert s.credits[seat] % step == 0


def the_market_cannot_run_short(s, t):
    """WM-81: what is left of deck and discard pile, in mid-turn and, four more, at the start of a turn."""
    if s.fennec_hand_limit == 1:  # WM-A35: without a limit there is no bound
        return
    left = int(s.deck_size) + len(bits(s.discard))
    assert left >= LEAST_LEFT[int(s.seats)]
    if s.phase == PHASE.main and s.actions == 2:
        assert left >= LEAST_LEFT[int(s.seats)] + 4
        assert len(in_market(s)) == MARKET


def one_event_a_player_at_the_most(s, t):
    """WM-82."""
    assert len(in_play(s)) <= s.seats
    assert attempting(s) or in_play(s) == []


def hands_have_room(s, t):
    """WM-84."""
    if s.fennec_hand_limit == 1:
        return
    for seat in range(s.seats):
        own = MOST_OF_FENNEC if s.character[seat] == CHARACTER.fennec_shand else MOST_IN_OWN_TURN
        assert len(bits(s.hand[seat])) <= (own if seat == s.active else MOST_IN_OTHER_TURNS)
        assert len(belongings(s, seat)) <= MOST_OWNED.get(int(s.character[seat]), 13)


def what_is_remembered_is_there(s, t):
    """WM-A68, WM-A70: cards that all saw go into a hand are in this hand, or in its owner's slot."""
    for seat in range(s.seats):
        assert set(bits(s.known[seat])) <= set(bits(s.hand[seat]) + filled([s.slot[seat]]))


INVARIANTS = (
    every_card_is_in_one_place,
    cards_lie_where_they_may,
    every_mission_is_in_one_place,
    a_mission_is_attempted_while_it_is_resolved,
    nobody_is_in_debt,
    the_market_cannot_run_short,
    one_event_a_player_at_the_most,
    hands_have_room,
    what_is_remembered_is_there,
)


def check(s, t):
    """All invariants of a record."""
    for invariant in INVARIANTS:
        invariant(s, t)


# --- what one action may do ----------------------------------------------------------------------------------------


def hands_grow_only_in_the_own_turn(before, after, t):
    """WM-A15: in another player's turn nothing comes into a hand."""
    for seat in range(before.seats):
        if seat != before.active:
            assert set(bits(after.hand[seat])) <= set(bits(before.hand[seat]))


def cards_leave_a_board_only_by_sale_or_wear(before, after, t):
    """WM-29, WM-A05: to the discard pile or back into play from it; to a hand only if Fennec Shand keeps them."""
    for seat in range(before.seats):
        gone = set(equipment_of(before, seat)) - set(equipment_of(after, seat))
        assert not gone or seat == before.active
        kept = gone & set(bits(after.hand[seat]))
        assert not kept or before.character[seat] == CHARACTER.fennec_shand
        for other in range(before.seats):
            assert other == seat or not gone & set(belongings(after, other))


def completed_missions_stay_away(before, after, t):
    """WM-50: a completed mission never comes back, and an action completes one at the most."""
    done = set(bits(after.completed)) - set(bits(before.completed))
    assert set(bits(before.completed)) <= set(bits(after.completed))
    assert len(done) <= 1


TRANSITIONS = (
    hands_grow_only_in_the_own_turn,
    cards_leave_a_board_only_by_sale_or_wear,
    completed_missions_stay_away,
)


def check_action(before, after, t):
    """All that holds between the records before and after an action."""
    for transition in TRANSITIONS:
        transition(before, after, t)
