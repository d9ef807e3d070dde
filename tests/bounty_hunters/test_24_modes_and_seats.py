"""Section 24: the introductory mode, seats, and what everybody may know (BH-S47 to BH-S55)."""

import json
import random

import pytest

import cantina
from bounty_hunters.kit import GAME, Table
from bounty_hunters.worlds import all_told, barren_cards, match_of, random_play
from cantina.engine.compiled import interpreted
from cantina.engine.loops import seed_words
from cantina.engine.record import Checked, blank
from cantina.engine.seeds import seed_bytes
from cantina.games.bounty_hunters.pack.cards import CARDS, DECK_NAMES, FIRST
from cantina.games.bounty_hunters.rules.setup import fill_deck
from cantina.games.bounty_hunters.rules.state import MODE

WITH_CONTRACT_ICON = [i for i, card in enumerate(GAME.content.cards[:44]) if card.bonus == "contract"]


def deck_before_the_deal(name, seed, mode=MODE.standard):
    """The cards of a deck as they are shuffled for a seed, the top card first."""
    records, deck = blank(GAME.state), DECK_NAMES.index(name)
    records["seed"] = seed_words([seed_bytes(seed)])
    s = Checked(records)
    s.mode = mode
    interpreted(fill_deck)(s, Checked(GAME.content.tables), deck)
    return [FIRST[deck] + s.deck[deck, i] for i in range(s.deck_size[deck])][::-1]


# --- BH-S47, BH-S48: the introductory mode ----------------------------------------------------------------------


@pytest.mark.rule("BH-S47")
@pytest.mark.parametrize("seats", [2, 6])
def test_no_target_with_the_contract_icon_occurs_in_the_introductory_mode(seats):
    assert len(WITH_CONTRACT_ICON) == 8
    match = match_of(None, seats, 3, mode="introductory", max_turns=8)
    met = set()
    for _ in random_play(match, random.Random(seats)):
        s = Checked(match.state)
        met |= {s.deck[0, i] for i in range(s.deck_size[0])} | {s.discard[0, i] for i in range(s.discard_size[0])}
        met |= {s.hand[seat, i] for seat in range(seats) for i in range(s.hand_size[seat])}
    assert met & set(range(44)) == set(range(44)) - set(WITH_CONTRACT_ICON)


@pytest.mark.rule("BH-S48")
def test_step_1_of_the_introductory_mode_is_a_free_choice_among_three_decks():
    table = Table(seats=3, mode="introductory")
    assert table.legal(0) == ["draw target", "draw hunter", "draw market"]
    assert table.refused(0, "draw contract") == "BH-99"
    table.draw("target", "hunter", "market")
    assert [len(table.hand(seat)) for seat in range(3)] == [5, 5, 5]
    drawn = [table.me(seat)["fresh"] for seat in range(3)]
    assert [table.deck_of(card) for card in drawn] == [0, 1, 3]


# --- BH-S49 to BH-S51: seats ------------------------------------------------------------------------------------


@pytest.mark.rule("BH-S49")
def test_two_players_exchange_their_hands():
    table = Table(seats=2)
    for _ in range(2):
        table.draw("hunter")
        table.choose(table.hand(0)[-1], table.hand(1)[-1])
        hands = table.hand(0), table.hand(1)
        table.finish()
        assert (table.hand(1), table.hand(0)) == hands


@pytest.mark.rule("BH-S50")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_left_neighbour_of_a_seat_is_the_next_one(seats):
    table = Table(seats=seats, guild_master=seats - 1)
    table.reveal({})
    hands = [table.hand(seat) for seat in range(seats)]
    table.finish()
    assert [table.hand((seat + 1) % seats) for seat in range(seats)] == hands


@pytest.mark.rule("BH-S50")
@pytest.mark.parametrize("guild_master", [0, 2, 3])
def test_the_deal_serves_seat_0_first_whoever_is_guild_master(guild_master):
    table = Table(seats=4, seed=9, guild_master=guild_master)
    decks = [deck_before_the_deal(name, 9) for name in DECK_NAMES]
    for seat in range(4):
        assert table.hand(seat) == [deck[seat] for deck in decks]
    assert [table.deck_cards(name) for name in DECK_NAMES] == [deck[4:] for deck in decks]


@pytest.mark.rule("BH-S50")
def test_a_seat_takes_both_hunters_before_the_next_seat():
    table = Table(seats=3, seed=9, mode="introductory")
    targets, hunters, market = (
        deck_before_the_deal(name, 9, MODE.introductory) for name in ("target", "hunter", "market")
    )
    for seat in range(3):
        two = sorted(hunters[2 * seat : 2 * seat + 2])
        assert table.hand(seat) == [targets[seat], *two, market[seat]]


@pytest.mark.rule("BH-S51")
def test_the_host_says_who_is_guild_master():
    for seat in range(4):
        table = Table(seats=4, guild_master=seat)
        assert {table.view(viewer)["guild_master"] for viewer in (0, 1, 2, 3, None)} == {seat}
    with pytest.raises(cantina.BadOption):
        Table(seats=4, guild_master=4)


@pytest.mark.slow
@pytest.mark.rule("BH-S51")
def test_without_a_host_a_random_seat_is_guild_master_and_stays_so():
    masters = [cantina.new_match("bounty-hunters", 4, seed).view(None)["guild_master"] for seed in range(40)]
    assert set(masters) == {0, 1, 2, 3}
    match = cantina.new_match("bounty-hunters", 4, 5, {"max_turns": 3})
    for _ in random_play(match, random.Random(1)):
        assert match.view(None)["guild_master"] == masters[5]
    assert cantina.load_match(match.record()).view(None)["guild_master"] == masters[5]


@pytest.mark.rule("BH-S51")
def test_the_named_guild_master_is_stored_with_the_game():
    match = cantina.new_match("bounty-hunters", 4, 5, {"guild_master": 3})
    assert json.loads(match.record())["options"]["guild_master"] == 3
    assert cantina.load_match(match.record()).view(None)["guild_master"] == 3


# --- BH-S52 to BH-S54: what is public ---------------------------------------------------------------------------


@pytest.mark.rule("BH-S52")
def test_everybody_sees_the_credits_of_all():
    table = Table(seats=3, credit_supply=42)
    for seat in range(3):
        table.credits(seat, 3 + seat)
    for viewer in (0, 1, 2, None):
        view = table.view(viewer)
        assert [player["credits"] for player in view["players"]] == [3, 4, 5]
        assert view["bank"] == 30


@pytest.mark.rule("BH-S53")
def test_everybody_may_browse_the_discard_piles():
    table = Table(seats=3)
    piles = {"target": [3, 9, 1], "hunter": [60, 50], "contract": [140], "market": [151, 194, 170, 180]}
    for name, cards in piles.items():
        table.discard(name, cards)
    for viewer in (0, 1, 2, None):
        assert {deck["deck"]: deck["discard"] for deck in table.view(viewer)["decks"]} == piles


@pytest.mark.rule("BH-S54")
def test_the_sizes_of_decks_and_hands_are_public():
    table = Table(seats=3)
    for viewer in (0, 1, 2, None):
        view = table.view(viewer)
        assert [deck["cards"] for deck in view["decks"]] == [41, 60, 41, 41]
        assert [player["hand"]["count"] for player in view["players"]] == [4, 4, 4]


@pytest.mark.rule("BH-S54")
def test_nothing_is_told_of_a_named_deck_before_step_1_closes():
    for viewer in (1, 2, None):
        told = set()
        for name in DECK_NAMES:
            table = Table(seats=3)
            table.play(0, f"draw {name}")
            told.add(all_told(table, viewer))
        assert len(told) == 1


@pytest.mark.rule("BH-S54")
def test_the_decks_named_and_their_new_counts_appear_together_when_step_1_closes():
    table = Table(seats=3)
    table.play(0, "draw target")
    table.play(1, "draw target")
    for viewer in (0, 1, 2, None):
        view = table.view(viewer)
        assert [deck["cards"] for deck in view["decks"]] == [41, 60, 41, 41]
        assert [p["named"] for p in view["players"] if p["seat"] != viewer] == [None] * (3 if viewer is None else 2)
    table.play(2, "draw market")
    for viewer in (0, 1, 2, None):
        view = table.view(viewer)
        assert [deck["cards"] for deck in view["decks"]] == [39, 60, 41, 40]
        assert [player["named"] for player in view["players"]] == ["target", "target", "market"]
        assert [player["hand"]["count"] for player in view["players"]] == [5, 5, 5]
        assert table.told(viewer).count("drew") == 3


# --- BH-S55: cards held before ----------------------------------------------------------------------------------


def known(table, viewer, holder):
    """The cards of a hand that a viewer knows, and how many it does not."""
    hand = table.view(viewer)["players"][holder]["hand"]
    return set(hand["cards"]), sum(hand["hidden"].values())


@pytest.mark.rule("BH-S55")
def test_who_has_held_a_card_knows_in_whose_hand_it_is():
    table = Table(seats=3)
    a, b, c, d = 0, 1, 2, 3
    table.choosing({0: [a, b, c, d, 60], 1: [20, 21, 22, 23, 61], 2: [30, 31, 32, 33, 62]})
    table.choose(60, 61, 62)
    table.finish()
    assert known(table, 0, 1) == ({a, b, c, d}, 0)
    assert known(table, 2, 1) == (set(), 4)
    table.draw("hunter")
    (x,) = set(table.hand(1)) - {a, b, c, d}
    assert known(table, 0, 1) == ({a, b, c, d}, 1)
    table.choose(table.hand(0)[0], b, table.hand(2)[0])
    table.finish()
    assert set(table.hand(2)) == {a, c, d, x}
    assert known(table, 0, 2) == ({a, c, d}, 1)
    assert known(table, 1, 2) == ({a, c, d, x}, 0)
    assert known(table, None, 2) == (set(), 4)


@pytest.mark.slow
@pytest.mark.rule("BH-S55")
def test_the_view_carries_the_knowledge_without_naming_any_card_the_player_has_not_held():
    """Over a whole game, beside a memory of its own: everything a seat held, until it is revealed."""
    match, seats = match_of(None, 4, 8, max_turns=12), 4
    memory = [set() for _ in range(seats)]
    for number, _ in enumerate(random_play(match, random.Random(8))):
        s = Checked(match.state)
        hands = [{s.hand[seat, i] for i in range(s.hand_size[seat])} for seat in range(seats)]
        for seat in range(seats):
            memory[seat] = (memory[seat] | hands[seat]) & set().union(*hands)
        if match.over:
            return
        for seat in range(seats if number % 7 == 0 else 0):
            for player in match.view(seat)["players"]:
                assert set(player["hand"]["cards"]) == hands[player["seat"]] & memory[seat]


@pytest.mark.rule("BH-S55")
def test_the_knowledge_ends_when_the_card_is_shuffled_back_into_its_deck():
    table = Table(seats=2)
    table.choosing({0: [5, 60, 61], 1: [70, 71, 72]})
    table.choose(60, 70)
    table.finish()
    assert 5 in known(table, 0, 1)[0]
    table.deck("target", [])
    table.choosing()
    table.choose(71, 5)
    table.finish()  # both sell: card 5 is the only one on its pile
    assert table.pile("target") == [5]
    table.draw("hunter", "target")
    assert table.me(1)["fresh"] == 5
    assert 5 not in known(table, 0, 1)[0]
    assert known(table, 0, 1)[1] == 1


@pytest.mark.slow
@pytest.mark.rule("BH-S55")
def test_the_record_of_a_seat_remembers_no_more_than_the_seat_saw():
    """Who else has held a card: only the right neighbour who passed it on, and never of a card not held."""
    match = match_of(barren_cards(), 5, 2, max_turns=9)
    for number, _ in enumerate(random_play(match, random.Random(2))):
        if match.over:
            return
        for seat in range(5 if number % 7 == 0 else 0):
            truth, shown = Checked(match.state), Checked(match.concealed(seat))
            for card in range(CARDS):
                both = 1 << seat | 1 << (seat - 1) % 5
                held = truth.seen[card] >> seat & 1
                assert shown.seen[card] == (truth.seen[card] & both if held else 0)
