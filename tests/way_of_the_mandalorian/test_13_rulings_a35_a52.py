"""Section 13, rulings WM-A35 to WM-A52: Fennec Shand, attempts, the end of the game."""

import pytest

import cantina
from cantina.games.way_of_the_mandalorian.cards import LAST_MISSION
from way_of_the_mandalorian.kit import BO_KATAN, BOBA, DIN, FENNEC, Table, event, gear, mission

HOPELESS = mission((9, 9, 9, 9), reward=400, penalty=200)
SURE = mission((1, 0, 0, 0), reward=400, penalty=200)
ONES = {DIN: (1, 1, 1, 1), FENNEC: (1, 1, 1, 1), BO_KATAN: (1, 1, 1, 1), BOBA: (1, 1, 1, 1)}


def verbs(table, seat=0):
    """The verbs a seat may use now."""
    return {action.split()[0] for action in table.legal(seat)}


def fennec_table(*temporary, cost=400, missions=None, **options):
    """Fennec Shand in seat 0 with temporary cards on her board, nobody with an event to play."""
    cards = {card: gear((1, 0, 0, 0), cost=cost, temporary=True) for card in temporary}
    table = Table(cards=cards, missions=missions or {3: SURE}, boards=ONES, characters=[FENNEC, DIN], **options)
    table.hand(0, 20, 21)
    table.hand(1)
    table.board(0, *temporary)
    table.row(*(missions or {3: SURE}))
    return table


# --- WM-A35 to WM-A37: what Fennec Shand keeps ---------------------------------------------------------------------


@pytest.mark.rule("WM-A35")
def test_no_offer_at_the_hand_limit():
    table = Table(characters=[FENNEC, DIN])
    table.hand(0, 0, 1, 2, 3, 4, 5, 6)
    table.play(0, "end")
    assert table.phase == "limit"
    assert verbs(table) == {"discard"}
    assert table.refused(0, "retain 0") == "WM-A35"
    table.play(0, "discard 0", "discard 1")
    assert table.cards(0) == [2, 3, 4, 5, 6]
    assert table.pile() == [0, 1]
    assert table.match.actors() == (1,)


@pytest.mark.rule("WM-A35")
def test_no_offer_for_a_card_that_is_sold():
    table = Table(cards={0: gear(cost=400, temporary=True)}, characters=[FENNEC, DIN])
    table.hand(0, 1)
    table.board(0, 0)
    table.play(0, "sell 0", "close")
    assert table.phase == "main"
    assert table.pile() == [0]
    assert table.s.credits[0] == 1000


@pytest.mark.rule("WM-A35")
def test_used_temporary_equipment_is_offered():
    table = fennec_table(0)
    table.play(0, "attempt m3", "pass", "use 1")
    assert table.phase == "keep"
    assert verbs(table) == {"keep", "drop"}


@pytest.mark.rule("WM-A35")
def test_with_the_switch_she_may_pay_to_keep_surplus_equipment():
    table = Table(characters=[FENNEC, DIN], fennec_hand_limit=True)
    table.hand(0, 0, 1, 2, 3, 4, 5, 6)
    table.play(0, "end", "retain 6", "retain 0")
    assert table.cards(0) == [0, 1, 2, 3, 4, 5, 6]
    assert table.pile() == []
    assert table.s.credits[0] == 400
    assert table.match.actors() == (1,)


@pytest.mark.rule("WM-A35")
def test_with_the_switch_a_kept_card_counts_again_at_the_end_of_her_next_turn():
    table = Table(characters=[FENNEC, DIN], fennec_hand_limit=True)
    table.hand(0, 0, 1, 2, 3, 4, 5)
    table.play(0, "end", "retain 5")
    table.end_turn()
    table.play(0, "end")
    assert table.phase == "limit"
    assert table.match.actors() == (0,)
    table.play(0, "discard 5")
    assert len(table.cards(0)) == 5
    assert table.match.actors() == (1,)


@pytest.mark.rule("WM-A35")
def test_with_the_switch_a_card_is_paid_for_once_and_only_equipment():
    """One equipment card and six events: the one card is kept above five, the sixth event is not."""
    table = Table(characters=[FENNEC, DIN], fennec_hand_limit=True)
    table.hand(0, 0, 30, 31, 32, 33, 34, 35)
    table.play(0, "end", "retain 0")
    assert table.refused(0, "retain 0") == "WM-A35"
    assert table.refused(0, "discard 0") == "WM-A35"
    table.play(0, "discard 30")
    assert table.cards(0) == [0, 31, 32, 33, 34, 35]
    assert table.s.credits[0] == 600


@pytest.mark.rule("WM-A35")
@pytest.mark.parametrize(("credits", "offered"), [(199, False), (200, True)])
def test_with_the_switch_she_needs_200_credits(credits, offered):
    table = Table(characters=[FENNEC, DIN], fennec_hand_limit=True)
    table.hand(0, 0, 1, 2, 3, 4, 5)
    table.credits(0, credits)
    table.play(0, "end")
    assert ("retain" in verbs(table)) is offered


@pytest.mark.rule("WM-A35", "WM-57")
def test_with_the_switch_nobody_else_may_keep_surplus_cards():
    table = Table(characters=[DIN, FENNEC], fennec_hand_limit=True)
    table.hand(0, 0, 1, 2, 3, 4, 5)
    table.play(0, "end")
    assert verbs(table) == {"discard"}


@pytest.mark.rule("WM-A36")
def test_two_used_temporary_cards_may_both_be_kept():
    table = fennec_table(0, 1)
    table.credits(0, 0)
    table.play(0, "attempt m3", "use 1+2")  # the reward is 400
    table.play(0, "keep", "keep")
    assert table.s.credits[0] == 0
    assert table.cards(0) == [0, 1, 20, 21]
    assert table.on_board(0) == []
    assert table.pile() == []
    assert table.phase == "main"


@pytest.mark.rule("WM-A36")
def test_each_card_is_a_choice_of_its_own_while_she_can_pay():
    table = fennec_table(0, 1, 2)
    table.credits(0, 0)
    table.play(0, "attempt m3", "use 1+2+3", "drop", "keep", "keep")
    assert table.cards(0) == [1, 2, 20, 21]
    assert table.pile() == [0]
    table = fennec_table(0, 1, 2)
    table.credits(0, 0)
    table.play(0, "attempt m3", "use 1+2+3", "keep", "keep")  # nothing is left for the third
    assert table.phase == "main"
    assert table.pile() == [2]
    assert table.s.credits[0] == 0


@pytest.mark.rule("WM-A36")
def test_no_limit_in_a_turn():
    """Two attempts, a card kept in each."""
    table = fennec_table(0, 1, missions={3: SURE, 4: SURE})
    table.play(0, "attempt m3", "pass", "use 1", "keep", "attempt m4", "pass", "use 2", "keep")
    assert table.cards(0) == [0, 1, 20, 21]
    assert table.s.credits[0] == 800 + 400 - 200 + 400 - 200


@pytest.mark.rule("WM-A36", "WM-A45")
def test_the_price_of_keeping_is_paid_after_the_penalty():
    table = fennec_table(0, missions={3: HOPELESS})
    table.credits(0, 300)
    table.play(0, "attempt m3", "pass", "use 1")  # 300 - 200 leaves too little
    assert table.phase == "main"
    assert table.pile() == [0]
    assert table.s.credits[0] == 100


@pytest.mark.rule("WM-A37")
def test_a_kept_card_is_equipped_again_in_the_same_turn_for_its_full_cost():
    table = fennec_table(0, cost=400)
    table.play(0, "attempt m3", "pass", "use 1", "keep")
    before = table.s.credits[0]
    table.play(0, "equip 0")
    assert table.s.credits[0] == before - 400
    assert table.on_board(0) == [0]


@pytest.mark.rule("WM-A37")
def test_a_kept_card_counts_for_the_hand_limit():
    table = fennec_table(0)
    table.hand(0, 20, 21, 22, 23, 24)
    table.play(0, "attempt m3", "pass", "use 1", "keep", "end")
    assert table.phase == "limit"
    table.play(0, "discard 0")
    assert table.cards(0) == [20, 21, 22, 23, 24]
    assert table.pile() == [0]


# --- WM-A38 to WM-A46: attempts ------------------------------------------------------------------------------------


@pytest.mark.rule("WM-A38")
def test_din_djarins_fifth_slot_is_like_the_others():
    """A card of the fifth slot is paid, used, worn out and sold like any other."""
    cards = {card: gear((1, 0, 0, 0), cost=200, temporary=card == 4) for card in range(5)}
    table = Table(cards=cards, missions={3: mission((6, 0, 0, 0))}, boards=ONES)
    table.hand(0, 4)
    table.hand(1)
    table.board(0, 0, 1, 2, 3)
    table.row(3)
    table.play(0, "equip 4", "attempt m3")
    assert table.s.credits[0] == 600
    table.play(0, "use 1+2+3+4+5")
    assert table.s.credits[0] == 1000
    assert table.pile() == [4]
    assert table.on_board(0) == [0, 1, 2, 3]


@pytest.mark.rule("WM-A38")
def test_a_card_of_the_fifth_slot_is_sold_like_any_other():
    table = Table(cards={4: gear(cost=400)})
    table.board(0, 0, 1, 2, 3, 4)
    table.play(0, "sell 4", "close")
    assert table.s.credits[0] == 1000


@pytest.mark.rule("WM-A39")
def test_used_temporary_equipment_is_lost_in_a_failed_mission():
    cards = {0: gear(temporary=True), 1: gear(temporary=True)}
    table = Table(cards=cards, missions={3: HOPELESS})
    table.hand(0)
    table.hand(1)
    table.board(0, 0, 1)
    table.row(3)
    table.play(0, "attempt m3", "use 1")
    assert table.pile() == [0]
    assert table.on_board(0) == [1]
    assert table.in_row()[0] == 3


@pytest.mark.rule("WM-A40")
def test_no_card_has_to_be_used():
    table = Table(
        cards={card: gear((3, 3, 3, 3)) for card in range(5)}, missions={3: mission((2, 2, 2, 2))}, boards=ONES
    )
    table.hand(0)
    table.hand(1)
    table.board(0, 0, 1, 2, 3, 4)
    table.row(3)
    table.play(0, "attempt m3")
    assert len(table.legal(0)) == 32
    table.play(0, "use none")
    assert table.s.credits[0] == 600  # the board alone was not enough, its penalty is paid
    assert table.on_board(0) == [0, 1, 2, 3, 4]


@pytest.mark.rule("WM-A41")
def test_the_same_mission_again_after_a_failure():
    table = Table(missions={3: HOPELESS})
    table.hand(0)
    table.hand(1)
    table.row(3)
    table.play(0, "attempt m3", "attempt m3")
    assert table.s.credits[0] == 400
    assert table.in_row()[0] == 3
    assert table.s.actions == 0


@pytest.mark.rule("WM-A41")
def test_a_completed_mission_is_not_attempted_again():
    table = Table(missions={3: SURE}, boards=ONES)
    table.hand(0)
    table.hand(1)
    table.row(3)
    table.play(0, "attempt m3")
    assert table.refused(0, "attempt m3") == "WM-40"


@pytest.mark.rule("WM-A42")
def test_a_hopeless_mission_may_be_attempted_and_not_left():
    """Nobody, at no decision of the attempt, has an action but those of the attempt."""
    table = Table(cards={0: gear()}, missions={3: HOPELESS}, characters=[BO_KATAN, FENNEC])
    table.hand(0, 10, 40)
    table.hand(1, 41)
    table.board(0, 0)
    table.row(3)
    table.play(0, "attempt m3")
    answers = {"opponent-event": {"event", "pass"}, "own-event": {"event", "pass"}, "discard": {"discard", "pass"}}
    for phase, allowed in (*answers.items(), ("use", {"use"})):
        seat = table.match.actors()[0]
        assert table.phase == phase
        assert verbs(table, seat) == allowed
        for action in ("end", "draw", "job", "attempt m3", "sell 0", "equip 10"):
            table.refused(seat, action)
        table.play(seat, "use none" if phase == "use" else "pass")
    assert table.s.credits[0] == 600
    assert table.phase == "main"


@pytest.mark.rule("WM-A42")
def test_a_chosen_mission_cannot_be_taken_back():
    table = Table(missions={3: HOPELESS})
    table.hand(1, 40)
    table.row(3)
    table.play(0, "attempt m3")
    with pytest.raises(cantina.IllegalAction):
        table.match.undo(0)


@pytest.mark.rule("WM-A43")
def test_the_row_is_not_refilled_between_two_attempts():
    table = Table(missions={3: SURE, 4: SURE}, boards=ONES)
    table.hand(0)
    table.hand(1)
    table.row(3, 4, 5, 6, 7, 8)
    deck = len(table.mission_deck())
    table.play(0, "attempt m3")
    assert table.in_row() == [-1, 4, 5, 6, 7, 8]
    assert len(table.mission_deck()) == deck
    table.play(0, "attempt m4", "end")
    assert table.in_row()[2:] == [5, 6, 7, 8]
    assert len(table.mission_deck()) == deck - 2
    assert -1 not in table.in_row()


@pytest.mark.rule("WM-A44")
def test_no_debt_and_no_forced_sale():
    table = Table(cards={0: gear(cost=400)}, missions={3: mission((9, 9, 9, 9), penalty=300)})
    table.hand(0, 1)
    table.hand(1)
    table.board(0, 0)
    table.row(3)
    table.credits(0, 150)
    table.play(0, "attempt m3", "use 1")
    assert table.s.credits[0] == 0
    assert table.on_board(0) == [0]
    assert table.cards(0) == [1]
    assert table.pile() == []
    table.play(0, "job")
    assert table.s.credits[0] == 200


@pytest.mark.rule("WM-A45")
def test_the_reward_is_there_before_the_clean_up():
    """Fennec Shand without a credit pays for the card out of the reward."""
    table = fennec_table(0)
    table.credits(0, 0)
    table.play(0, "attempt m3", "use 1")
    assert table.phase == "keep"
    assert table.s.credits[0] == 400
    assert table.on_board(0) == [0]  # still there when she is asked
    table.play(0, "keep")
    assert table.s.credits[0] == 200


@pytest.mark.rule("WM-A46")
def test_the_bank_has_no_limit():
    table = Table(missions={3: mission((0, 0, 0, 0), reward=10_000)})
    table.hand(0)
    table.hand(1)
    table.row(3)
    table.credits(0, 1_000_000)
    table.play(0, "attempt m3", "job")
    assert table.s.credits[0] == 1_010_200
    assert table.view(1)["players"][0]["credits"] == 1_010_200


# --- WM-A47 to WM-A52: the end ------------------------------------------------------------------------------------


@pytest.mark.rule("WM-A47")
def test_a_row_that_cannot_be_refilled_shrinks():
    table = Table(missions={34: SURE, 35: SURE}, boards=ONES)
    table.hand(0)
    table.hand(1)
    table.row(34, 35, 36, 37, 20, LAST_MISSION)
    table.missions_left()
    table.play(0, "attempt m34", "end")
    assert table.in_row() == [-1, 35, 36, 37, 20, LAST_MISSION]
    assert table.match.actors() == (1,)


@pytest.mark.rule("WM-A47")
def test_the_level_4_mission_may_be_the_only_one_left():
    table = Table(missions={34: SURE, LAST_MISSION: HOPELESS}, boards=ONES)
    table.hand(0)
    table.hand(1)
    table.row(34, LAST_MISSION)
    table.missions_left()
    table.play(0, "attempt m34", "end")
    assert [action for action in table.legal(1) if action.startswith("attempt")] == [f"attempt m{LAST_MISSION}"]


@pytest.mark.rule("WM-A48")
def test_nothing_happens_when_the_level_4_mission_is_revealed():
    table = Table(missions={34: SURE}, boards=ONES)
    table.hand(0)
    table.hand(1)
    table.row(34, 35, 36, 37, 20, 21)
    table.missions_left(LAST_MISSION)
    table.play(0, "attempt m34", "end")
    row = [LAST_MISSION, 35, 36, 37, 20, 21]
    assert table.in_row() == row
    assert table.phase == "main"
    assert {f"attempt m{number}" for number in row} <= set(table.legal(1))


def last_mission_table(**options):
    """Fennec Shand about to complete the level 4 mission with a temporary card of cost 400 and a permanent of 200."""
    cards = {0: gear((3, 0, 0, 0), cost=400, temporary=True), 1: gear((0, 1, 0, 0), cost=200), 40: event((0, 0, 1, 0))}
    missions = {LAST_MISSION: mission((3, 0, 0, 0), reward=1000)}
    table = Table(cards=cards, missions=missions, boards=ONES, characters=[FENNEC, DIN], **options)
    table.hand(0, 2, 3, 4, 5, 6)
    table.hand(1, 40)
    table.board(0, 0, 1)
    table.row(3, LAST_MISSION)
    return table


@pytest.mark.rule("WM-A49")
def test_the_level_4_mission_is_settled_in_full():
    """Reward, events and used temporary cards; no question to Fennec Shand; then the final sale of what is left."""
    table = last_mission_table()
    table.play(0, f"attempt m{LAST_MISSION}")
    table.play(1, "event 40")
    table.play(0, "pass", "use 1")
    assert table.match.over
    assert table.phase == "over"
    assert table.pad(0) == {"credits": 1800, "sale": 100, "total": 1900, "rank": 1, "unfinished": 0}
    assert table.pile() == [0, 40]
    assert table.on_board(0) == [1]
    assert table.pad(1)["total"] == 600


@pytest.mark.rule("WM-A49")
def test_no_hand_limit_no_refill_and_no_further_action_after_the_level_4_mission():
    table = last_mission_table()
    table.hand(0, 2, 3, 4, 5, 6, 7, 8)
    market = table.in_market()
    table.play(
        0,
        "draw",
        f"take {market[0]}",
        f"take {market[1]}",
        f"attempt m{LAST_MISSION}",
    )
    table.pass_events()
    table.play(0, "use 1")
    assert len(table.cards(0)) == 9
    assert table.in_market() == [-1, -1, *market[2:]]
    assert table.in_row()[:2] == [3, -1]
    for seat in (0, 1):
        assert table.legal(seat) == []
        assert table.refused(seat, "job") == "WM-69"


@pytest.mark.rule("WM-A49")
def test_with_the_switch_a_used_temporary_card_is_sold_at_the_end():
    table = last_mission_table(sell_used_temporary_at_end=True)
    table.play(0, f"attempt m{LAST_MISSION}")
    table.pass_events()
    table.play(0, "use 1")
    assert table.match.over
    assert table.on_board(0) == [0, 1]
    assert table.pile() == []
    assert table.pad(0) == {"credits": 1800, "sale": 300, "total": 2100, "rank": 1, "unfinished": 0}


@pytest.mark.rule("WM-A49")
def test_the_switch_changes_nothing_before_the_end():
    table = fennec_table(0, sell_used_temporary_at_end=True)
    table.play(0, "attempt m3", "pass", "use 1", "drop")
    assert table.pile() == [0]
    assert not table.match.over


@pytest.mark.rule("WM-A50")
def test_hand_cards_are_worth_nothing_at_the_end():
    cards = {card: gear(cost=400) for card in range(2, 7)}
    table = Table(cards=cards, missions={LAST_MISSION: SURE}, boards=ONES)
    table.hand(0, 2, 3, 4, 5, 6)
    table.hand(1)
    table.row(LAST_MISSION)
    table.play(0, f"attempt m{LAST_MISSION}", "pass")
    assert table.pad(0)["sale"] == 0
    assert table.pad(0)["total"] == 1200


def finals(*totals):
    """A finished game with these finals; the first seat completed the level 4 mission."""
    table = Table(seats=len(totals), missions={LAST_MISSION: mission((0, 0, 0, 0), reward=100)})
    for seat, total in enumerate(totals):
        table.hand(seat)
        table.credits(seat, total - 100 if seat == 0 else total)
    table.row(LAST_MISSION)
    table.play(0, f"attempt m{LAST_MISSION}")
    return table


@pytest.mark.rule("WM-A51")
def test_a_tie_is_a_shared_victory():
    result = finals(1900, 1900, 900).match.result
    assert result["scores"] == [1900, 1900, 900]
    assert result["winners"] == [0, 1]
    assert [row["rank"] for row in result["pad"]] == [1, 1, 3]
    assert result["tie_break"] == "shared"


@pytest.mark.rule("WM-A51")
def test_equal_credits_below_the_winner_share_a_place():
    result = finals(900, 1900, 900, 500).match.result
    assert [row["rank"] for row in result["pad"]] == [2, 1, 2, 4]
    assert result["tie_break"] is None


@pytest.mark.rule("WM-A52")
def test_after_the_last_turn_the_final_sale_is_made_and_the_game_is_unfinished():
    table = Table(cards={0: gear(cost=400)}, max_turns=3)
    table.board(1, 0)
    for _ in range(5):
        table.end_turn()
        assert not table.match.over
    table.end_turn()
    assert table.match.over
    assert table.s.turns == 6
    assert [row["unfinished"] for row in table.match.score_pad()] == [1, 1]
    assert table.pad(1) == {"credits": 800, "sale": 200, "total": 1000, "rank": 1, "unfinished": 1}
    assert table.view(None)["unfinished"] is True


@pytest.mark.rule("WM-A52")
def test_without_a_limit_a_seventh_turn_begins():
    table = Table(max_turns=0)
    for _ in range(6):
        table.end_turn()
    assert not table.match.over
    assert table.s.turns == 7
    assert table.view(None)["last_turn"] is None


@pytest.mark.rule("WM-A52")
def test_a_completed_level_4_mission_is_no_unfinished_game_even_in_the_last_turn():
    table = Table(missions={LAST_MISSION: mission((0, 0, 0, 0))}, max_turns=1)
    table.hand(0)
    table.hand(1)
    table.row(LAST_MISSION)
    table.end_turn()
    table.play(1, f"attempt m{LAST_MISSION}")
    assert table.match.over
    assert table.pad(1)["unfinished"] == 0


@pytest.mark.rule("WM-A52")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_default_a_game_ends_after_200_turns_of_each(seats):
    """Nobody does anything: the longest game there is."""
    table = Table(seats=seats)
    assert table.view(None)["last_turn"] == 200 * seats
    for seat in range(seats):
        table.hand(seat)
    for turn in range(200 * seats):
        table.play(turn % seats, "end")
    assert table.match.over
    assert table.s.turns == 200 * seats
    assert table.s.unfinished == 1
