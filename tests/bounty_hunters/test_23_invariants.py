"""Section 23: what holds after every action of every legal game."""

import random

import pytest

from bounty_hunters import invariants
from bounty_hunters.kit import GAME
from bounty_hunters.ledger import Ledger
from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.bounty_hunters.rules.state import PHASE

TABLES = Checked(GAME.content.tables)


def random_actions(match, dice):
    """Random legal actions of random seats, until the game is over."""
    while not match.over:
        seat = dice.choice(match.actors())
        yield seat, str(dice.choice(match.legal(seat)))


def play_and_check(match, dice):
    """Play a game to its end, checking everything after every action."""
    ledger = Ledger(match)
    for seat, action in random_actions(match, dice):
        before = Checked(match.state)
        ledger.play(seat, action)
        s = Checked(match.state)
        invariants.check(s, TABLES)
        invariants.check_action(before, s, TABLES)
        ledger.check()
        if s.phase == PHASE.draw:
            assert [ledger.moved[seat] for seat in range(match.seats)] == [s.turn - 1] * match.seats
    return ledger


@pytest.mark.first_is_enough
@pytest.mark.rule("BH-110", "BH-111", "BH-112", "BH-113", "BH-114", "BH-57", "BH-87")
@pytest.mark.parametrize("mode", ["standard", "introductory"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_invariants_hold_after_every_action(seats, mode):
    match = Match(GAME, seats, seats, {"mode": mode, "max_turns": 60})
    invariants.check(Checked(match.state), TABLES)
    ledger = play_and_check(match, random.Random(seats))
    assert any(ledger.captured.values())
    invariants.check(match.state[0], GAME.content.tables[0])  # a row of an array can be checked as well


@pytest.mark.rule("BH-110")
@pytest.mark.parametrize(("mode", "count"), [("standard", 195), ("introductory", 143)])
def test_a_game_has_all_its_cards(mode, count):
    match = Match(GAME, 4, 1, {"mode": mode})
    assert len(invariants.cards_of_the_game(Checked(match.state), TABLES)) == count


@pytest.mark.rule("BH-111")
def test_after_11_turns_a_player_who_sold_3_cards_has_8_and_the_bonus_contracts_in_the_area():
    match, dice = Match(GAME, 3, 4, {"max_turns": 11}), random.Random(4)
    ledger = Ledger(match)
    while not match.over:
        for seat in match.actors():
            options = [str(action) for action in match.legal(seat)]
            sells = Checked(match.state).turn in (2, 5, 7)
            resolving = options[0].startswith("sell")
            ledger.play(seat, options[0] if resolving and sells else dice.choice(options[resolving:]))
    s = Checked(match.state)
    for seat, area in enumerate(invariants.areas(s)):
        assert (s.turn, ledger.sales[seat]) == (11, 3)
        assert len(area) == 8 + ledger.contracts[seat]


@pytest.mark.first_is_enough
@pytest.mark.rule("BH-112")
@pytest.mark.parametrize(("seats", "supply"), [(2, 42), (3, 42), (3, 4), (6, 5)])
def test_a_limited_bank_and_all_players_hold_all_credits(seats, supply):
    match, dice = Match(GAME, seats, seats, {"credit_supply": supply, "max_turns": 20}), random.Random(seats)
    ledger = Ledger(match)
    for seat, action in random_actions(match, dice):
        ledger.play(seat, action)
        ledger.check()
        s = Checked(match.state)
        invariants.credits_are_never_below_zero(s, TABLES)
        if s.phase == PHASE.draw:
            view = match.view(None)
            assert view["bank"] >= 0
            assert view["bank"] + sum(player["credits"] for player in view["players"]) == supply
    assert (sum(ledger.lost_credits.values()) > 0) == (supply < 42)


# --- the checks themselves: a broken record is noticed -------------------------------------------------------------


def late_match():
    """A running game at the start of a turn, and a seat with a captured and an open target."""
    match = Match(GAME, 4, 2)
    for seat, action in random_actions(match, random.Random(2)):
        match.play(seat, action)
        s = Checked(match.state)
        both = [seat for seat in range(4) if s.captured[seat] and s.open[seat]]
        if both and s.phase == PHASE.draw and s.discard_size[1]:
            return match, both[0]
    raise AssertionError("no such position")


def double_a_card(s, seat):
    s.hand[0, 0] = s.hand[1, 0]


def lose_a_card(s, seat):
    s.deck_size[1] -= 1


def lose_a_discard(s, seat):
    s.discard_size[1] -= 1


def reopen_a_target(s, seat):
    target = s.captured[seat] & -s.captured[seat]
    s.captured[seat] ^= target
    s.open[seat] |= target


def capture_for_nothing(s, seat):
    target = s.open[seat] & -s.open[seat]
    s.open[seat] ^= target
    s.captured[seat] |= target


def forge_the_strength(s, seat):
    s.strength[invariants.bits(s.captured[seat])[0], 0] += 1


def take_a_credit(s, seat):
    s.credits[seat] += 1


def overdraw(s, seat):
    s.credits[seat] = -1


def orphan_a_hunter(s, seat):
    s.group[next(i for i in range(63) if s.group[i] == -1)] = 44 + seat


def activate_an_unplaced_droid(s, seat):
    s.active[seat] |= 1 << next(i for i in range(29) if s.group[63 + i] == -1)


def capture_too_early(s, seat):
    s.turn = 1


def remove_an_attack_card(s, seat):
    target = invariants.bits(s.captured[seat])[0]
    s.group[next(i for i in range(92) if s.group[i] == target)] = -1


def remove_an_open_target(s, seat):
    s.open[seat] &= s.open[seat] - 1


@pytest.mark.rule("BH-57", "BH-110", "BH-111", "BH-112", "BH-113", "BH-114")
@pytest.mark.parametrize(
    ("damage", "invariant"),
    [
        (double_a_card, invariants.every_card_is_in_one_place),
        (lose_a_card, invariants.every_card_is_in_one_place),
        (lose_a_discard, invariants.every_card_is_in_one_place),
        (reopen_a_target, invariants.no_open_target_is_beaten),
        (capture_for_nothing, invariants.every_captured_target_is_beaten),
        (forge_the_strength, invariants.strength_is_the_sum_of_the_attack_cards),
        (take_a_credit, invariants.the_books_balance),
        (overdraw, invariants.credits_are_never_below_zero),
        (orphan_a_hunter, invariants.orphans_and_open_targets_exclude_each_other),
        (activate_an_unplaced_droid, invariants.droids_are_placed_when_they_are_active),
        (capture_too_early, invariants.no_capture_comes_early),
    ],
)
def test_a_broken_record_is_noticed(damage, invariant):
    match, seat = late_match()
    s = Checked(match.state)
    invariant(s, TABLES)
    damage(s, seat)
    with pytest.raises(AssertionError):
        invariant(s, TABLES)


@pytest.mark.rule("BH-113")
@pytest.mark.parametrize(
    ("damage", "transition"),
    [
        (reopen_a_target, invariants.captures_are_final),
        (remove_an_attack_card, invariants.captures_are_final),
        (remove_an_open_target, invariants.areas_only_grow),
    ],
)
def test_a_broken_action_is_noticed(damage, transition):
    match, seat = late_match()
    before, after = Checked(match.state.copy()), Checked(match.state)
    transition(before, after, TABLES)
    damage(after, seat)
    with pytest.raises(AssertionError):
        transition(before, after, TABLES)
