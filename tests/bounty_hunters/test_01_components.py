"""Section 1: components. What is printed on the cards of the shipped set."""

from collections import Counter

import pytest

import cantina
from bounty_hunters.kit import GAME, Table, crate, droid, hunter, target
from cantina.engine.compiled import interpreted
from cantina.games.bounty_hunters.pack import cards as numbers
from cantina.games.bounty_hunters.pack import content as cards_of


def shipped(kind):
    """All cards of a kind with their numbers."""
    return {number: card for number, card in enumerate(GAME.content.cards) if isinstance(card, kind)}


# --- players ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats):
    match = cantina.new_match("bounty-hunters", seats=seats, seed=1)
    assert match.actors() == tuple(range(seats))
    assert len(match.view(0)["players"]) == seats


@pytest.mark.rule("BH-01")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_one_or_seven_cannot(seats):
    with pytest.raises(cantina.BadOption) as refused:
        cantina.new_match("bounty-hunters", seats=seats, seed=1)
    assert refused.value.key == "seats-wrong"


# --- what is in the box ----------------------------------------------------------------------------------------


@pytest.mark.rule("BH-02")
def test_the_box_holds_195_playing_cards_and_with_zones_and_aid_200():
    kinds = Counter(type(card) for card in GAME.content.cards)
    market = kinds[cards_of.Droid] + kinds[cards_of.Crate]
    assert (kinds[cards_of.Target], kinds[cards_of.Hunter], kinds[cards_of.Contract], market) == (44, 63, 44, 44)
    assert len(GAME.content.cards) == 195
    zones = [deck["deck"] for deck in Table(seats=6).view(None)["decks"]]
    assert zones == ["target", "hunter", "contract", "market"]
    aids = [GAME.aid("en")]  # one card with two sides
    assert [len(aid) for aid in aids] == [2]
    assert len(GAME.content.cards) + len(zones) + len(aids) == 200


@pytest.mark.rule("BH-03")
def test_the_market_deck_mixes_15_crates_and_29_droids():
    table = Table(seats=2)
    held = [card for seat in (0, 1) for card in table.hand(seat)]
    market = table.deck_cards("market") + [card for card in held if table.deck_of(card) == 3]
    assert len(set(market)) == 44
    assert Counter(type(GAME.content.cards[card]) for card in market) == {cards_of.Crate: 15, cards_of.Droid: 29}


@pytest.mark.rule("BH-04")
def test_27_crates_on_15_cards():
    icons = Counter(card.icons for card in shipped(cards_of.Crate).values())
    assert icons == {1: 6, 2: 6, 3: 3}
    table = Table(seats=2)
    table.active(0, *shipped(cards_of.Crate))
    assert table.me(0)["crates"] == 27


@pytest.mark.rule("BH-05")
def test_the_bank_holds_42_credits_each_worth_one():
    table = Table(seats=6, credit_supply=42)
    assert [table.view(seat)["bank"] for seat in (*range(6), None)] == [42] * 7
    table.reveal({0: 44})
    table.play(0, "sell 44")
    assert (table.me(0)["credits"], table.view(0)["bank"]) == (1, 41)


@pytest.mark.rule("BH-05")
def test_one_score_pad_has_a_line_for_every_player():
    assert len(Table(seats=5).match.score_pad()) == 5


@pytest.mark.rule("BH-06")
def test_every_card_belongs_to_exactly_one_of_four_decks():
    table = Table(seats=6)
    places = {name: table.deck_cards(name) for name in ("target", "hunter", "contract", "market")}
    for seat in range(6):
        for name, card in zip(places, table.hand(seat), strict=True):
            places[name].append(card)
    assert {name: len(cards) for name, cards in places.items()} == {
        "target": 44,
        "hunter": 63,
        "contract": 44,
        "market": 44,
    }
    assert sorted(card for cards in places.values() for card in cards) == list(range(195))
    kinds = {name: {type(GAME.content.cards[card]) for card in cards} for name, cards in places.items()}
    assert kinds == {
        "target": {cards_of.Target},
        "hunter": {cards_of.Hunter},
        "contract": {cards_of.Contract},
        "market": {cards_of.Droid, cards_of.Crate},
    }


@pytest.mark.rule("BH-06")
@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        ("target", (0, 43)),
        ("hunter", (44, 106)),
        ("contract", (107, 150)),
        ("market", (151, 179)),
        ("market", (180, 194)),
    ],
)
def test_the_deck_of_a_card_decides_its_discard_pile(deck, cards):
    table = Table(seats=2)
    table.reveal({0: cards[0], 1: cards[1]})
    table.finish()
    piles = {entry["deck"]: entry["discard"] for entry in table.view(None)["decks"]}
    assert piles == {name: list(cards) if name == deck else [] for name in piles}


# --- what a card carries ---------------------------------------------------------------------------------------


@pytest.mark.rule("BH-07")
def test_a_target_carries_points_shield_copies_and_perhaps_an_icon():
    targets = shipped(cards_of.Target).values()
    characters = Counter(card.character for card in targets)
    assert all(card.copies == characters[card.character] for card in targets)
    assert all(len(card.shield) == 3 and card.points > 0 for card in targets)
    bonuses = Counter(card.bonus for card in targets)
    assert bonuses["contract"] == 8
    assert bonuses["credit"] > 0
    assert bonuses["none"] > 0
    assert set(bonuses) == {"contract", "credit", "none"}


@pytest.mark.rule("BH-07")
def test_the_shield_of_the_book_is_in_the_set_and_read_by_the_rules():
    number = next(number for number, card in shipped(cards_of.Target).items() if card.shield == (4, 1, 6))
    table = Table(seats=2)
    table.reveal({0: number})
    table.play(0, f"play {number}")
    assert table.me(0)["open"] == [{"target": number, "attack": [], "strength": [0, 0, 0], "missing": [4, 1, 6]}]


@pytest.mark.rule("BH-07")
def test_the_points_of_all_targets_are_won_at_the_end():
    table = Table(seats=2)
    for number, card in shipped(cards_of.Target).items():
        before = table.pad(0)["targets"]
        table.captured(0, number)
        assert table.pad(0)["targets"] - before == card.points


@pytest.mark.rule("BH-08")
def test_a_hunter_carries_penalty_and_attack():
    hunters = shipped(cards_of.Hunter).values()
    assert {0, 1, 2, 3} <= {card.penalty for card in hunters}
    assert all(card.penalty >= 0 and len(card.attack) == 3 and sum(card.attack) > 0 for card in hunters)


@pytest.mark.rule("BH-08")
@pytest.mark.parametrize("penalty", [0, 1, 2, 3])
def test_the_penalty_of_a_hunter_is_lost_at_the_end(penalty):
    table = Table(seats=2, cards={0: target((1, 0, 0), points=9), 44: hunter((1, 0, 0), penalty=penalty)})
    table.open(0, 0)
    table.reveal({0: 44})
    table.play(0, "play 44 @0")
    assert (table.pad(0)["hunters"], table.pad(0)["total"]) == (-penalty, 9 - penalty)


@pytest.mark.rule("BH-09")
def test_a_droid_carries_cost_attack_and_the_number_of_its_like():
    droids = shipped(cards_of.Droid).values()
    like = Counter(card.attack for card in droids)
    assert all(card.copies == like[card.attack] for card in droids)
    assert all(card.cost >= 1 and len(card.attack) == 3 and sum(card.attack) > 0 for card in droids)


@pytest.mark.rule("BH-09")
def test_a_droid_gives_and_costs_no_points():
    table = Table(seats=2, cards={0: target((1, 0, 0), points=7), 151: droid((1, 0, 0)), 152: droid((0, 1, 0))})
    table.captured(0, 0, 151)
    table.orphans(0, 152)
    table.reserved(0, 153)
    assert (table.pad(0)["targets"], table.pad(0)["hunters"], table.pad(0)["total"]) == (7, 0, 7)


@pytest.mark.rule("BH-10")
def test_a_crate_carries_cost_points_and_one_to_three_crates():
    crates = shipped(cards_of.Crate).values()
    assert all(card.cost >= 1 and card.points > 0 and card.icons in (1, 2, 3) for card in crates)


@pytest.mark.rule("BH-10")
def test_a_crate_never_joins_a_confrontation():
    table = Table(seats=2, cards={180: crate(cost=1), 181: crate(cost=1)})
    table.open(0, 0)
    table.reserved(0, 181)
    table.credits(0, 2)
    table.reveal({0: 180})
    assert table.legal(0) == ["sell 180", "reserve 180", "play 180"]
    assert table.refused(0, "play 180 @0") == "notation"
    table.play(0, "play 180")
    assert table.legal(0) == ["finish", "activate 181"]
    assert table.refused(0, "activate 181 @0") == "notation"
    table.play(0, "activate 181")
    assert table.me(0)["active"] == [180, 181]
    assert table.me(0)["open"][0]["attack"] == []
    assert table.me(0)["orphans"] is None


@pytest.mark.rule("BH-11")
def test_a_contract_carries_one_of_three_pairs_and_its_points():
    contracts = shipped(cards_of.Contract).values()
    assert {card.kind for card in contracts} == {"two-targets", "same-target", "target-and-crate"}
    for card in contracts:
        sides = 2 if card.kind == "two-targets" else 1
        assert len(set(card.targets)) == len(card.targets) == len(card.units) == sides
        assert min(*card.units, card.duo) >= 0


@pytest.mark.rule("BH-11")
@pytest.mark.parametrize(
    ("kind", "units", "duo"), [("two-targets", (1, 1), 3), ("same-target", (1,), 2), ("target-and-crate", (1,), 2)]
)
def test_the_teaching_contracts_of_the_book_are_in_the_set(kind, units, duo):
    copies = {card.character: card.copies for card in shipped(cards_of.Target).values()}
    found = [
        card for card in shipped(cards_of.Contract).values() if (card.kind, card.units, card.duo) == (kind, units, duo)
    ]
    assert any(copies[card.targets[0]] >= 2 for card in found)


@pytest.mark.rule("BH-12")
def test_attack_cards_are_hunters_and_droids_and_nothing_else():
    is_attack = interpreted(numbers.is_attack)
    for number, card in enumerate(GAME.content.cards):
        assert bool(is_attack(number)) == isinstance(card, (cards_of.Hunter, cards_of.Droid))


@pytest.mark.rule("BH-12")
@pytest.mark.parametrize(("card", "placed"), [(1, False), (44, True), (107, False), (151, True), (180, False)])
def test_only_attack_cards_are_placed_on_a_target(card, placed):
    table = Table(seats=2, cards={180: crate(cost=1)})
    table.open(0, 0)
    table.credits(0, 1)
    table.reveal({0: card})
    assert [action for action in table.legal(0) if action.startswith("play")] == [f"play {card}" + " @0" * placed]
