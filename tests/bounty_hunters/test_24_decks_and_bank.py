"""Section 24: decks that run out, and the bank (BH-S01 to BH-S07)."""

from itertools import permutations

import pytest

from bounty_hunters.kit import Table, crate, hunter, target
from bounty_hunters.worlds import after, all_told

EASY = {0: target((1, 0, 0), bonus="contract"), 44: hunter((1, 0, 0))}


def short_of_targets(**options):
    """Two cards in the Target deck, one on its discard pile, four players."""
    table = Table(seats=4, **options)
    table.deck("target", [5, 6])
    table.discard("target", [7])
    return table


# --- BH-S01, BH-S05: the reshuffle ------------------------------------------------------------------------------


@pytest.mark.rule("BH-S01")
def test_an_empty_deck_is_made_anew_from_its_discard_pile():
    table = Table(seats=2)
    table.deck("target", [])
    table.discard("target", [0, 1, 2, 3, 4])
    held = set(table.hand(0))
    table.draw("target", "hunter")
    assert (len(table.deck_cards("target")), table.pile("target"), len(table.hand(0))) == (4, [], 5)
    assert set(table.hand(0)) - held | set(table.deck_cards("target")) == {0, 1, 2, 3, 4}


@pytest.mark.rule("BH-S01")
def test_the_new_deck_is_shuffled():
    orders = set()
    for seed in range(6):
        table = Table(seats=2, seed=seed)
        table.deck("target", [])
        table.discard("target", list(range(30, 40)))
        table.draw("target", "hunter")
        orders.add((table.me(0)["fresh"], *table.deck_cards("target")))
    assert len(orders) == 6


@pytest.mark.rule("BH-S05")
def test_the_last_card_of_a_deck_does_not_start_a_reshuffle():
    table = Table(seats=2)
    table.deck("target", [5])
    table.discard("target", [1, 2, 3])
    table.draw("target", "hunter")
    assert (table.deck_cards("target"), table.pile("target")) == ([], [1, 2, 3])
    table.choose(table.hand(0)[-1], table.hand(1)[-1])
    table.finish()
    assert table.pile("target") == [1, 2, 3]
    table.draw("target", "hunter")
    assert (len(table.deck_cards("target")), table.pile("target")) == (2, [])


# --- BH-S02: deck and discard pile are both empty ---------------------------------------------------------------


@pytest.mark.rule("BH-S02")
def test_a_deck_without_any_card_is_closed_and_another_one_is_taken():
    table = Table(seats=2)
    table.deck("target", [])
    assert table.refused(0, "draw target") == "BH-S03"
    assert table.legal(0) == ["draw hunter", "draw contract", "draw market"]
    table.draw("hunter")
    assert [len(table.hand(seat)) for seat in (0, 1)] == [5, 5]


def last_card(guild_master=0):
    """All decks and piles are empty when a turn begins; seat 0 holds one card, seat 1 none."""
    table = Table(seats=2, guild_master=guild_master)
    table.give(0)
    table.give(1, 50, 51)
    for name in ("target", "hunter", "contract", "market"):
        table.deck(name, [])
    table.reveal({1: 51})
    table.play(1, "play 51")
    table.finish()
    return table


@pytest.mark.rule("BH-S02")
def test_the_draw_is_skipped_and_only_who_holds_a_card_has_to_choose():
    table = last_card()
    assert table.view(0)["phase"] == "choose"
    assert (table.hand(0), table.hand(1)) == ([50], [])
    assert table.match.actors() == (0,)
    table.play(0, "choose 50")
    assert table.view(0)["phase"] == "resolve"
    assert table.legal(1) == ["finish"]


@pytest.mark.rule("BH-S02")
def test_all_are_told_that_nobody_draws_when_all_decks_are_closed_as_a_turn_begins():
    table = last_card()
    for viewer in (0, 1, None):
        assert table.told(viewer)[-3:] == ["turn", "no-draw", "no-draw"]
        seats = [event.seat for event in table.match.events(viewer)[-2:]]
        assert seats == [0, 1]


@pytest.mark.rule("BH-S02")
def test_the_game_ends_and_is_scored_when_no_card_is_left_to_draw_or_to_choose():
    table = last_card()
    turn = table.view(0)["turn"]
    table.play(0, "choose 50", "play 50", "finish")
    assert not table.match.over
    table.play(1, "finish")
    assert table.match.over
    assert table.view(0)["turn"] == turn
    assert table.match.result["scores"] == [0, 0]


@pytest.mark.rule("BH-S02", "BH-S03")
@pytest.mark.parametrize("guild_master", [0, 1])
def test_a_sold_last_card_is_drawn_again_by_the_guild_master(guild_master):
    table = last_card(guild_master)
    turn = table.view(0)["turn"]
    table.play(0, "choose 50", "sell 50", "finish")
    table.play(1, "finish")
    assert (table.view(0)["phase"], table.view(0)["turn"]) == ("draw", turn + 1)
    assert table.legal(0) == table.legal(1) == ["draw hunter"]
    table.draw("hunter")
    assert [len(table.hand(seat)) for seat in (0, 1)] == [1 - guild_master, guild_master]
    assert table.match.actors() == (guild_master,)


@pytest.mark.rule("BH-S02")
def test_who_has_no_card_may_still_activate():
    table = Table(seats=2, cards={180: crate(cost=1)})
    table.give(0)
    table.reserved(0, 180)
    table.credits(0, 1)
    table.choosing()
    assert table.view(1)["players"][0]["chosen"]
    table.play(1, f"choose {table.hand(1)[0]}")
    assert table.legal(0) == ["finish", "activate 180"]
    table.play(0, "activate 180", "finish")
    assert (table.me(0)["active"], table.me(0)["credits"]) == ([180], 0)


# --- BH-S03: several players name a deck that is too short ------------------------------------------------------


@pytest.mark.rule("BH-S03")
def test_players_are_served_in_order_from_the_guild_master():
    table = short_of_targets()
    before = [table.hand(seat) for seat in range(4)]
    table.draw("target")
    assert [table.hand(seat) for seat in range(4)] == before  # nobody gets a card before the last name is in
    assert table.match.actors() == (3,)
    assert table.refused(3, "draw target") == "BH-S03"
    assert table.legal(3) == ["draw hunter", "draw contract", "draw market"]
    table.play(3, "draw market")
    assert [table.me(seat)["fresh"] for seat in range(3)] == [5, 6, 7]
    assert table.me(3)["fresh"] >= 151
    assert (table.deck_cards("target"), table.pile("target")) == ([], [])


@pytest.mark.rule("BH-S03")
def test_the_order_begins_with_the_guild_master_and_goes_left():
    table = short_of_targets(guild_master=2)
    table.draw("target")
    assert table.match.actors() == (1,)
    table.play(1, "draw hunter")
    assert [table.me(seat)["fresh"] for seat in (2, 3, 0)] == [5, 6, 7]


@pytest.mark.rule("BH-S03")
def test_also_without_a_shortage_the_guild_master_gets_the_upper_card():
    table = Table(seats=3, guild_master=1)
    top = table.deck_cards("hunter")[:3]
    for seat in (0, 2, 1):
        table.play(seat, "draw hunter")
    assert [table.me(seat)["fresh"] for seat in (1, 2, 0)] == top


@pytest.mark.rule("BH-S03")
def test_the_order_in_which_names_come_in_decides_nothing():
    ends, rounds = set(), set()
    for first in permutations(range(4)):
        named = after(short_of_targets().match, [(seat, "draw target") for seat in first])
        rounds.add(named.state.tobytes())
        named.play(3, "draw hunter")
        ends.add(named.state.tobytes())
    assert (len(rounds), len(ends)) == (1, 1)


@pytest.mark.rule("BH-S03")
def test_those_who_get_nothing_name_again_all_at_the_same_time_until_everyone_has_a_card():
    table = Table(seats=4)
    table.deck("target", [5])
    table.deck("contract", [107])
    table.draw("target")
    assert table.match.actors() == (1, 2, 3)
    for seat in (3, 2, 1):
        assert len(table.hand(seat)) == 4
        table.play(seat, "draw contract")
    assert table.match.actors() == (2, 3)
    assert table.legal(2) == table.legal(3) == ["draw hunter", "draw market"]
    top = table.deck_cards("hunter")[:2]
    table.play(3, "draw hunter")
    table.play(2, "draw hunter")
    assert [table.me(seat)["fresh"] for seat in range(4)] == [5, 107, *top]


@pytest.mark.rule("BH-S03", "BH-S02")
def test_whoever_gets_nothing_goes_without_when_all_decks_are_closed():
    table = Table(seats=3)
    for name, cards in (("target", [5]), ("hunter", [50]), ("contract", []), ("market", [])):
        table.deck(name, cards)
    table.draw("target")
    table.play(1, "draw hunter")
    table.play(2, "draw hunter")
    assert [len(table.hand(seat)) for seat in range(3)] == [5, 5, 4]
    assert table.view(0)["phase"] == "choose"
    assert table.told(0)[-1] == "no-draw"


@pytest.mark.rule("BH-S03")
def test_others_learn_only_who_must_name_again():
    """Seat 0 cannot tell which decks seats 1 and 2 took when seat 3 goes without."""
    views = set()
    for names in (("contract", "contract", "contract"), ("hunter", "hunter", "hunter")):
        table = Table(seats=4)
        table.deck("contract", [107, 108])
        table.deck("hunter", [50, 51])
        for seat, name in enumerate(("market", *names)):
            table.play(seat, f"draw {name}")
        assert table.match.actors() == (3,)
        views.add(all_told(table, 0) + all_told(table, None))
    assert len(views) == 1


# --- BH-S04: no contract for a bonus ----------------------------------------------------------------------------


def capture_without_contracts(pile):
    """Seat 0 captures a target with the contract icon while the Contract deck is empty."""
    table = Table(seats=2, cards=EASY)
    table.open(0, 0)
    table.deck("contract", [])
    table.discard("contract", pile)
    table.reveal({0: 44, 1: 50})
    table.play(0, "play 44 @0")
    table.finish()
    return table


@pytest.mark.rule("BH-S04")
def test_the_contract_discard_pile_is_reshuffled_for_a_bonus():
    table = capture_without_contracts([107, 108, 109])
    (contract,) = table.me(0)["contracts"]
    assert {contract["card"], *table.deck_cards("contract")} == {107, 108, 109}
    assert table.pile("contract") == []


@pytest.mark.rule("BH-S04")
def test_a_bonus_contract_is_lost_without_compensation_when_there_is_none():
    table = capture_without_contracts([])
    assert (table.me(0)["contracts"], table.me(0)["credits"], len(table.hand(0))) == ([], 0, 4)
    assert "lost-contract" in table.told(0)


# --- BH-S06, BH-S07: credits ------------------------------------------------------------------------------------


@pytest.mark.rule("BH-S06")
def test_credits_are_not_limited_by_the_tokens_of_the_box():
    table = Table(seats=2)
    table.credits(0, 42)
    table.credits(1, 42)
    table.reveal({0: 50, 1: 51})
    table.finish()
    assert [table.me(seat)["credits"] for seat in (0, 1)] == [43, 43]
    assert table.view(0)["bank"] is None


@pytest.mark.rule("BH-S06")
def test_with_a_credit_supply_a_gain_the_bank_cannot_pay_is_lost():
    table = Table(seats=2, credit_supply=42)
    assert table.view(0)["bank"] == 42
    table.credits(0, 30)
    table.credits(1, 11)
    table.reveal({0: 50, 1: 51})
    table.finish()
    assert [table.me(seat)["credits"] for seat in (0, 1)] == [31, 11]
    assert table.view(0)["bank"] == 0
    assert table.told(None).count("lost-credit") == 1


@pytest.mark.rule("BH-S07")
@pytest.mark.parametrize("mode", ["standard", "introductory"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_starts_without_credits(seats, mode):
    table = Table(seats=seats, mode=mode)
    assert [table.me(seat)["credits"] for seat in range(seats)] == [0] * seats
