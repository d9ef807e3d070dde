"""Section 24: sharing a deck and a bank while all resolve step 2 at once (BH-S58 to BH-S60)."""

import random

import pytest

from bounty_hunters.kit import Table, droid, hunter, target
from bounty_hunters.worlds import after, all_told, barren_cards, easy_cards, interleavings, match_of, random_play
from cantina.games.bounty_hunters.rules.state import PHASE

CONTRACT_ICONS = {number: target((1, 0, 0), bonus="contract") for number in range(4)}
ATTACKERS = {44: hunter((1, 0, 0)), 45: hunter((1, 0, 0)), 151: droid((1, 0, 0), cost=1), 152: droid((0, 0, 0), cost=2)}
CARDS = {**CONTRACT_ICONS, **ATTACKERS}
C = list(range(110, 120))  # c0 ... c9


def contracts(match, seat):
    """The contracts in an area, by the whole truth."""
    return [107 + i for i in range(44) if int(match.state[0].contracts[seat]) >> i & 1]


def deck(match):
    """The Contract deck, the top card first."""
    size = match.state[0].deck_size[2]
    return [107 + int(card) for card in match.state[0].deck[2][:size]][::-1]


# --- BH-S58: contracts ------------------------------------------------------------------------------------------


def two_and_one_captures(guild_master=0):
    """Seat 2 is about to capture two targets with the contract icon, seat 0 one."""
    table = Table(seats=3, cards=CARDS, guild_master=guild_master)
    table.deck("contract", C)
    table.open(0, 0)
    table.open(2, 1)
    table.open(2, 2)
    table.reserved(2, 151)
    table.credits(2, 1)
    table.reveal({0: 44, 1: 60, 2: 45})
    return table


COMMANDS = {
    0: ["play 44 @0", "finish"],
    1: ["sell 60", "finish"],
    2: ["play 45 @1", "activate 151 @2", "finish"],
}


@pytest.mark.slow
@pytest.mark.rule("BH-S58")
def test_each_seat_draws_contracts_at_depths_of_its_own_in_whatever_order_the_commands_come():
    table = two_and_one_captures()
    orders = list(interleavings(COMMANDS))
    assert len(orders) == 210
    for order in orders:
        end = after(table.match, order)
        assert contracts(end, 2) == [C[2], C[5]]
        assert contracts(end, 0) == [C[0]]
        assert deck(end) == [C[i] for i in (1, 3, 4, 6, 7, 8, 9)]


@pytest.mark.rule("BH-S58")
@pytest.mark.parametrize(("guild_master", "seat_2", "seat_0"), [(0, (2, 5), 0), (1, (1, 4), 2), (2, (0, 3), 1)])
def test_the_depth_goes_by_the_place_in_the_serving_order(guild_master, seat_2, seat_0):
    table = two_and_one_captures(guild_master)
    table.play(2, "play 45 @1")
    assert contracts(table.match, 2) == [C[seat_2[0]]]  # at once
    table.play(2, "activate 151 @2")
    assert contracts(table.match, 2) == [C[i] for i in seat_2]
    table.play(0, "play 44 @0")
    assert contracts(table.match, 0) == [C[seat_0]]


def one_contract_left(seat_0, seat_2):
    """One contract in the deck; seat 1 captures a target with the contract icon, the others do as they are told."""
    table = Table(seats=3, cards=CARDS)
    table.deck("contract", C[:1])
    table.open(0, 0)
    table.open(1, 1)
    table.reveal({0: 44, 1: 45, 2: 140})
    table.play(0, seat_0, "finish")
    table.play(1, "play 45 @1")
    assert contracts(table.match, 1) == []  # it is owed
    table.play(1, "finish")
    table.play(2, seat_2, "finish")
    return table


@pytest.mark.rule("BH-S58", "BH-S04")
def test_an_owed_contract_comes_from_what_was_sold_in_the_same_step():
    table = one_contract_left("play 44 @0", "sell 140")
    assert (contracts(table.match, 0), contracts(table.match, 1)) == ([C[0]], [140])
    assert (deck(table.match), table.pile("contract")) == ([], [])
    assert "owed-contract" in table.told(1)


@pytest.mark.rule("BH-S58", "BH-S04")
def test_an_owed_contract_is_lost_when_nothing_is_left():
    table = one_contract_left("play 44 @0", "play 140")
    assert (contracts(table.match, 0), contracts(table.match, 1)) == ([C[0]], [])
    assert "lost-contract" in table.told(1)


@pytest.mark.rule("BH-S58")
def test_an_owed_contract_comes_first_from_what_is_left_of_the_deck():
    table = one_contract_left("sell 44", "sell 140")
    assert (contracts(table.match, 0), contracts(table.match, 1)) == ([], [C[0]])
    assert (deck(table.match), table.pile("contract")) == ([], [140])


@pytest.mark.rule("BH-S58")
def test_owed_contracts_are_drawn_in_ascending_order_of_their_numbers():
    """Deck c0, c1: seat 2 (place 1) is owed its second, number 1*3+1; seat 0 (place 2) its first, number 2."""
    table = Table(seats=3, cards=CARDS, guild_master=1)
    table.deck("contract", C[:2])
    table.open(0, 0)
    table.open(2, 1)
    table.open(2, 2)
    table.reserved(2, 151)
    table.credits(2, 1)
    table.reveal({0: 44, 1: 140, 2: 45})
    table.play(2, "play 45 @1", "activate 151 @2", "finish")
    assert contracts(table.match, 2) == [C[1]]
    table.play(0, "play 44 @0", "finish")
    table.play(1, "sell 140", "finish")
    assert contracts(table.match, 0) == [C[0]]  # number 2 before number 4
    assert contracts(table.match, 2) == [C[1], 140]


# --- BH-S58: a limited bank -------------------------------------------------------------------------------------


def one_credit_left(pays):
    """Both sell while the bank holds 1 credit; seat 0 then pays a cost of 2, or not."""
    table = Table(seats=2, cards=CARDS, credit_supply=42)
    table.credits(0, 20)
    table.credits(1, 21)
    table.reserved(0, 152)
    table.reveal({0: 60, 1: 61})
    assert table.view(0)["bank"] == 1
    table.play(1, "sell 61")
    assert table.me(1)["credits"] == 21  # owed
    table.play(0, "sell 60")
    assert table.me(0)["credits"] == 21  # at once
    if pays:
        table.play(0, "activate 152")
    table.finish()
    return table


@pytest.mark.rule("BH-S58", "BH-S06")
def test_an_owed_credit_is_paid_from_costs_of_the_same_step():
    table = one_credit_left(pays=True)
    assert [table.me(seat)["credits"] for seat in (0, 1)] == [19, 22]
    assert table.view(0)["bank"] == 1


@pytest.mark.rule("BH-S58", "BH-S06")
def test_an_owed_credit_is_lost_when_the_bank_stays_empty():
    table = one_credit_left(pays=False)
    assert [table.me(seat)["credits"] for seat in (0, 1)] == [21, 21]
    assert table.view(0)["bank"] == 0


@pytest.mark.rule("BH-S58")
def test_an_owed_credit_cannot_be_spent():
    table = Table(seats=2, cards=CARDS, credit_supply=1)
    table.reserved(1, 151)
    table.reveal({0: 60, 1: 61})
    table.play(1, "sell 61")
    assert table.refused(1, "activate 151") == "BH-42"
    table.play(0, "play 60", "finish")
    assert table.legal(1) == ["finish"]  # that seat 0 left the credit is not known before the close
    table.play(1, "finish")
    assert table.me(1)["credits"] == 1


# --- BH-S59: the close ------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-S59")
@pytest.mark.parametrize(("guild_master", "pile"), [(0, [70, 71, 72]), (1, [71, 72, 70]), (2, [72, 70, 71])])
def test_sold_cards_lie_in_serving_order_whatever_the_order_of_the_sales(guild_master, pile):
    table = Table(seats=3, guild_master=guild_master)
    table.discard("hunter", [50])
    table.reveal({0: 70, 1: 71, 2: 72})
    for seat in (2, 0, 1):
        table.play(seat, f"sell {70 + seat}")
    assert table.pile("hunter") == [50]
    table.finish()
    assert table.pile("hunter") == [50, *pile]


@pytest.mark.slow
@pytest.mark.rule("BH-S59")
def test_a_reshuffle_gives_the_same_deck_after_every_order_of_sales():
    table = Table(seats=3)
    table.reveal({0: 70, 1: 71, 2: 72})
    table.deck("hunter", [])
    decks = set()
    for order in interleavings({seat: [f"sell {70 + seat}", "finish"] for seat in range(3)}):
        end = after(table.match, [*order, (0, "draw hunter"), (1, "draw target"), (2, "draw target")])
        decks.add((end.view(0)["players"][0]["fresh"], end.state.tobytes()))
    assert len(decks) == 1


@pytest.mark.rule("BH-S59")
def test_the_trigger_is_set_at_the_close_and_all_changes_are_shown_in_one_event():
    table = Table(seats=2, cards=CARDS)
    for number in (41, 42, 43):
        table.captured(0, number)
    table.open(0, 0)
    table.turn(9)
    table.reveal({0: 44, 1: 60})
    table.play(0, "play 44 @0", "finish")
    assert {table.view(viewer)["trigger_turn"] for viewer in (0, 1, None)} == {None}
    told = len(table.told(1))
    table.play(1, "sell 60")
    assert table.told(1)[told:] == ["sold"]
    table.play(1, "finish")
    close = table.told(1)[told + 1 :]
    assert close[:5] == ["played-on", "captured", "fourth", "bonus-contract", "bonus-contract"]
    assert close[5:] == ["triggered", "passed", "turn"]
    assert {table.view(viewer)["trigger_turn"] for viewer in (0, 1, None)} == {9}


@pytest.mark.rule("BH-S59")
def test_owed_credits_are_handed_out_before_owed_contracts():
    table = Table(seats=2, cards=CARDS, credit_supply=1)
    table.deck("contract", [])
    table.discard("contract", C)
    for number in (41, 42, 43):
        table.captured(1, number)
    table.open(1, 0)
    table.reveal({0: 60, 1: 44})
    table.play(1, "play 44 @0")
    table.finish()
    told = [name for name in table.told(None) if name.startswith(("owed", "lost", "reshuffled", "triggered"))]
    assert told == ["lost-credit", "reshuffled", "owed-contract", "owed-contract", "triggered"]


@pytest.mark.rule("BH-S59")
@pytest.mark.parametrize(("seats", "content"), [(3, barren_cards()), (6, easy_cards())])
def test_between_the_reveal_and_the_close_nothing_is_shuffled(seats, content):
    match = match_of(content, seats, seats, max_turns=40)
    opened, resolving, shuffles = match.state["opened"].tobytes(), False, 0
    for _ in random_play(match, random.Random(seats), selling=0.4, scarce=True):
        now, still_resolving = match.state["opened"].tobytes(), match.state[0].phase == PHASE.resolve
        if resolving and still_resolving:
            assert now == opened
        shuffles += now != opened
        opened, resolving = now, still_resolving
    assert shuffles > 0


# --- BH-S60: only two markers, and nothing gets stuck -----------------------------------------------------------


@pytest.mark.rule("BH-S60")
def test_finished_is_never_set_by_itself():
    """Seat 0 has 1 credit and a reserved droid of cost 2: after a sale it can be paid, after a play it cannot."""
    told = set()
    for command, legal in (("sell 44", ["finish", "activate 152"]), ("play 44", ["finish"])):
        table = Table(seats=2, cards=CARDS)
        table.reserved(0, 152)
        table.credits(0, 1)
        table.reveal({0: 44, 1: 60})
        table.play(0, command)
        assert table.legal(0) == legal
        assert not table.me(0)["finished"]
        assert table.match.actors() == (0, 1)
        told.add(all_told(table, 1) + all_told(table, None))
        table.play(1, "sell 60")
        told.add(all_told(table, 1))
    assert len(told) == 2  # before and after seat 1's own sale


@pytest.mark.rule("BH-S60")
def test_a_player_without_a_card_finishes_at_once():
    table = Table(seats=2)
    table.give(0)
    table.reveal({1: 60})
    assert table.legal(0) == ["finish"]
    assert not table.me(0)["finished"]


@pytest.mark.rule("BH-S60")
def test_the_number_that_a_client_is_given_does_not_tell_what_others_did():
    """The number of actions does: that one is for the host."""
    table = Table(seats=3, cards=CARDS)
    table.reserved(0, 151, 152)
    table.credits(0, 5)
    table.reveal({0: 44})
    numbers, actions = set(), set()
    for commands in ([], ["sell 44"], ["sell 44", "activate 151"], ["play 44", "activate 151", "activate 152"]):
        match = table.match.fork()
        for command in commands:
            match.play(0, command)
        numbers.add(tuple(len(match.shown(viewer)) for viewer in (1, 2, None)))
        actions.add(len(match.log))
    assert len(numbers) == 1
    assert actions == {0, 1, 2, 3}


@pytest.mark.rule("BH-S60")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_news_of_a_viewer_are_what_the_viewer_was_shown_in_order(seats):
    """Asked for again and again, with the number of the last answer, they are everything, and nothing twice."""
    match, viewers = match_of(easy_cards(), seats, 5, max_turns=4), (*range(seats), None)
    told = {viewer: match.shown(viewer) for viewer in viewers}
    assert told == {viewer: match.events(viewer) for viewer in viewers}
    for _ in random_play(match, random.Random(5)):
        for viewer in viewers:
            told[viewer] += match.shown(viewer, len(told[viewer]))
            assert match.over or told[viewer] == match.events(viewer)
    assert told == {viewer: match.shown(viewer) for viewer in viewers}


@pytest.mark.first_is_enough
@pytest.mark.rule("BH-S60")
@pytest.mark.parametrize("mode", ["standard", "introductory"])
@pytest.mark.parametrize(("content", "scarce"), [(None, False), (barren_cards(), True), (easy_cards(), True)])
@pytest.mark.parametrize("seats", [2, 5])
def test_it_never_gets_stuck(seats, content, scarce, mode):
    match = match_of(content, seats, seats, mode=mode, max_turns=30, credit_supply=5)
    for _ in random_play(match, random.Random(seats), selling=0.1, scarce=scarce):
        assert match.actors() or match.over
        for seat in match.actors():
            legal = [str(action) for action in match.legal(seat)]
            assert legal
            if match.state[0].phase == PHASE.resolve:
                resolved = match.state[0].fate[seat] or match.state[0].pick[seat] < 0
                assert ("finish" if resolved else f"sell {match.state[0].pick[seat]}") in legal
