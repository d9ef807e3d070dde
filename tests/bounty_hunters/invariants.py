"""What holds in every record of Bounty Hunters that legal play can reach (section 23 of the rules).

Each function of `INVARIANTS` takes (record, tables) and asserts; `check` runs them all. Each of `TRANSITIONS` takes the
record before and after an action, and the tables. Records are the whole truth, not views, in either form: `Checked`, or
a row of a NumPy array.
"""

from __future__ import annotations

from cantina.engine.record import CheckedArray
from cantina.games.bounty_hunters.pack.cards import (
    CARDS,
    CONTRACTS,
    DECKS,
    FIRST,
    FIRST_CONTRACT,
    FIRST_CRATE,
    FIRST_DROID,
    FIRST_HUNTER,
    FIRST_MARKET,
    LARGEST_DECK,
    NO_CARD,
)
from cantina.games.bounty_hunters.pack.tables import BONUS, COLOURS
from cantina.games.bounty_hunters.rules.state import FATE, HAND, MODE, MOST_BONUSES, NONE, ORPHANS, PHASE
from made_position import bits

ATTACK_CARDS = (*range(FIRST_HUNTER, FIRST_CONTRACT), *range(FIRST_DROID, FIRST_CRATE))
NOTHING = [0] * COLOURS


# --- where the cards are -------------------------------------------------------------------------------------------


def cells(array, width=1):
    """All numbers of an array field; in rows of a width if one is given."""
    flat = array.cells.tolist() if isinstance(array, CheckedArray) else array.ravel().tolist()
    return flat if width == 1 else [flat[i : i + width] for i in range(0, len(flat), width)]


def owners(s):
    """The seat in whose area each confrontation or orphan group lies."""
    owner = {ORPHANS + seat: seat for seat in range(s.seats)}
    for seat in range(s.seats):
        owner.update(dict.fromkeys(bits(s.open[seat]) + bits(s.captured[seat]), seat))
    return owner


def groups(s):
    """The group of every placed attack card."""
    return {ATTACK_CARDS[i]: group for i, group in enumerate(cells(s.group)) if group != NONE}


def areas(s):
    """All cards in front of each seat; contracts received in a running step 2 are among them."""
    found = []
    for seat in range(s.seats):
        market = bits(s.reserved[seat], FIRST_MARKET) + bits(s.active[seat], FIRST_MARKET)
        contracts = bits(s.contracts[seat], FIRST_CONTRACT)
        found.append(bits(s.open[seat]) + bits(s.captured[seat]) + contracts + market)
    owner = owners(s)
    for card, group in groups(s).items():
        if card < FIRST_CONTRACT and group in owner:
            found[owner[group]].append(card)
    return found


def given_contracts(s):
    """Contracts received in a running step 2: they leave their deck at its close (BH-S59)."""
    bonus = cells(s.bonus, MOST_BONUSES)
    return {FIRST_CONTRACT + card for seat in range(s.seats) for card in bonus[seat][: had(s, seat)]}


def had(s, seat):
    """How many contracts a seat has received in a running step 2."""
    return s.bonuses[seat] - s.owed_contracts[seat]


def in_piles(piles, sizes):
    """The cards of all four decks, or of all four discard piles."""
    rows = cells(piles, LARGEST_DECK)
    return [FIRST[deck] + card for deck in range(DECKS) for card in rows[deck][: sizes[deck]]]


def in_hands(s):
    """Cards in hand; a card laid face down is still one of them in the record."""
    rows = cells(s.hand, HAND)
    return [card for seat in range(s.seats) for card in rows[seat][: s.hand_size[seat]]]


def on_the_table(s):
    """Revealed cards that are not resolved yet, or sold and on their way to the pile (BH-S59)."""
    if s.phase != PHASE.resolve:
        return []
    picks = [s.pick[seat] for seat in range(s.seats) if s.fate[seat] in (FATE.unresolved, FATE.sold)]
    return [card for card in picks if card != NO_CARD]


def cards_of_the_game(s, t):
    """BH-99, BH-100: the introductory mode leaves contracts, and targets with their icon, in the box."""
    if s.mode != MODE.introductory:
        return list(range(CARDS))
    targets = [card for card, bonus in enumerate(cells(t.bonus)) if bonus != BONUS.contract]
    return targets + list(range(FIRST_HUNTER, FIRST_CONTRACT)) + list(range(FIRST_MARKET, CARDS))


# --- invariants of one record --------------------------------------------------------------------------------------


def every_card_is_in_one_place(s, t):
    """BH-110."""
    given = given_contracts(s)
    cards = [card for card in in_piles(s.deck, s.deck_size) if card not in given]
    cards += in_piles(s.discard, s.discard_size) + in_hands(s) + on_the_table(s)
    cards += [card for area in areas(s) for card in area]
    assert sorted(cards) == cards_of_the_game(s, t)


def a_chosen_card_is_in_its_hand_until_the_reveal(s, t):
    """BH-25, BH-110."""
    rows = cells(s.hand, HAND)
    for seat in range(s.seats):
        assert 0 <= s.hand_size[seat] <= HAND
        if s.phase != PHASE.resolve and s.pick[seat] != NO_CARD:
            assert s.pick[seat] in rows[seat][: s.hand_size[seat]]


def droids_are_placed_when_they_are_active(s, t):
    """BH-43, BH-49: an active droid lies in one group of its owner's area, a reserved one in none (BH-44)."""
    owner = owners(s)
    placed = {card: owner.get(group) for card, group in groups(s).items() if card >= FIRST_DROID}
    active = {card: seat for seat in range(s.seats) for card in bits(s.active[seat], FIRST_MARKET)}
    assert placed == {card: seat for card, seat in active.items() if card < FIRST_CRATE}


def strength_is_the_sum_of_the_attack_cards(s, t):
    """BH-48, BH-52."""
    attack, sums = cells(t.attack, COLOURS), {}
    for i, group in enumerate(cells(s.group)):
        if group != NONE:
            sums[group] = [a + b for a, b in zip(sums.get(group, NOTHING), attack[i], strict=True)]
    for group, strength in enumerate(cells(s.strength, COLOURS)):
        assert strength == sums.get(group, NOTHING)


def orphans_and_open_targets_exclude_each_other(s, t):
    """BH-57."""
    used = set(cells(s.group))
    for seat in range(s.seats):
        assert ORPHANS + seat not in used or s.open[seat] == 0


def is_beaten(s, t, target):
    """BH-58, read from the card and the sums."""
    return all(s.strength[target, colour] >= t.shield[target, colour] for colour in range(COLOURS))


def no_open_target_is_beaten(s, t):
    """BH-114."""
    for seat in range(s.seats):
        assert not any(is_beaten(s, t, target) for target in bits(s.open[seat]))


def every_captured_target_is_beaten(s, t):
    """BH-58, BH-113."""
    for seat in range(s.seats):
        assert all(is_beaten(s, t, target) for target in bits(s.captured[seat]))


def credits_are_never_below_zero(s, t):
    """BH-112: neither a player's nor those of a limited bank."""
    held = [int(s.credits[seat]) for seat in range(s.seats)]
    assert min(held) >= 0
    assert s.credit_supply == 0 or sum(held) <= s.credit_supply


def moved_cards(s, seat):
    """BH-111: how many cards have left the hand of a seat."""
    if s.phase == PHASE.over or (s.phase == PHASE.resolve and s.fate[seat] != FATE.unresolved):
        return int(s.turn)
    return int(s.turn) - 1


def anything_may_have_run_short(s, t):
    """Whether a contract or a choice may have been missed, no card lying outside hands and areas (BH-S02, BH-S04)."""
    contracts = sum(len(bits(s.contracts[seat])) for seat in range(s.seats))
    no_contract = s.mode != MODE.introductory and contracts >= CONTRACTS - (HAND - 1) * int(s.seats)
    return no_contract or sum(map(len, areas(s))) >= len(cards_of_the_game(s, t)) - HAND * int(s.seats)


def surplus(s, t, seat, area):
    """Credits of a seat beyond its sales and icons, less its costs; sales are the moved cards missing in the area.

    A bonus contract is in the area without having been moved, so a fourth capture shows as 2: its credit, and the
    contract that makes one more card of the area a bonus (1 in the introductory mode).
    """
    captured = bits(s.captured[seat])
    contracts = sum(t.bonus[target] == BONUS.contract for target in captured) - int(s.owed_contracts[seat])
    icons = sum(t.bonus[target] == BONUS.credit for target in captured)
    costs = sum(int(t.cost[card]) for card in bits(s.active[seat]))
    sales = moved_cards(s, seat) - (len(area) - contracts)
    return int(s.credits[seat]) - (sales + icons - costs)


def the_books_balance(s, t):
    """BH-111 and BH-112, as far as one record tells them: sales + gains - costs = credits."""
    if anything_may_have_run_short(s, t):
        return
    fourth = 1 if s.mode == MODE.introductory else 2
    for seat, area in enumerate(areas(s)):
        over = surplus(s, t, seat, area)
        if s.credit_supply:
            assert over <= fourth  # some gains may be owed or lost
        elif len(bits(s.captured[seat])) < 4:
            assert over == 0
        else:
            assert over in ((fourth,) if s.trigger_turn == 0 else (0, fourth))


def no_capture_comes_early(s, t):
    """BH-87: a capture takes a target and at least one attack card, so the fourth cannot come before turn 8."""
    for seat in range(s.seats):
        assert 2 * len(bits(s.captured[seat])) <= moved_cards(s, seat)
    assert s.trigger_turn == 0 or s.trigger_turn >= 8


INVARIANTS = (
    every_card_is_in_one_place,
    a_chosen_card_is_in_its_hand_until_the_reveal,
    droids_are_placed_when_they_are_active,
    strength_is_the_sum_of_the_attack_cards,
    orphans_and_open_targets_exclude_each_other,
    no_open_target_is_beaten,
    every_captured_target_is_beaten,
    credits_are_never_below_zero,
    the_books_balance,
    no_capture_comes_early,
)


def check(s, t):
    """All invariants of one record."""
    for invariant in INVARIANTS:
        invariant(s, t)


# --- invariants of one action --------------------------------------------------------------------------------------


def captures_are_final(before, after, t):
    """BH-113: a captured target stays captured, with the same attack cards."""
    for seat in range(before.seats):
        assert int(before.captured[seat]) & ~int(after.captured[seat]) == 0
    final = {target for seat in range(before.seats) for target in bits(before.captured[seat])}
    was, now = ([group if group in final else NONE for group in cells(s.group)] for s in (before, after))
    assert was == now


def areas_only_grow(before, after, t):
    """BH-S19, BH-S26: nothing ever leaves an area."""
    for was, now in zip(areas(before), areas(after), strict=True):
        assert set(was) <= set(now)


TRANSITIONS = (captures_are_final, areas_only_grow)


def check_action(before, after, t):
    """All invariants of one action."""
    for transition in TRANSITIONS:
        transition(before, after, t)
