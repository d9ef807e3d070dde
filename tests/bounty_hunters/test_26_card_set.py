"""Section 26.4: what the shipped set of cards has to satisfy."""

import shutil
from collections import Counter
from itertools import combinations, permutations

import pytest

import cantina
from bounty_hunters.kit import GAME
from cantina.games.bounty_hunters.pack import content as cards_of
from cantina.games.bounty_hunters.pack.content import CHARACTERS, HUNTER_NAMES, Contract, Crate, Droid, Hunter, Target

CARDS = GAME.content.cards


def shipped(kind):
    return [card for card in CARDS if isinstance(card, kind)]


TARGETS, HUNTERS, CONTRACTS, DROIDS, CRATES = (shipped(kind) for kind in (Target, Hunter, Contract, Droid, Crate))


# --- totals ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-02", "BH-03")
def test_the_totals_are_those_of_the_box():
    assert [len(kind) for kind in (TARGETS, HUNTERS, CONTRACTS, CRATES, DROIDS)] == [44, 63, 44, 15, 29]


@pytest.mark.rule("BH-100")
def test_eight_targets_carry_the_contract_icon_one_of_each_character():
    assert Counter(card.character for card in TARGETS if card.bonus == "contract") == dict.fromkeys(CHARACTERS, 1)


@pytest.mark.rule("BH-04")
def test_six_crate_cards_show_one_crate_six_two_and_three_three():
    assert Counter(card.icons for card in CRATES) == {1: 6, 2: 6, 3: 3}


def test_eight_characters_are_hunted_by_twelve_hunters():
    assert {card.character for card in TARGETS} == set(CHARACTERS)
    assert {card.character for card in HUNTERS} == set(HUNTER_NAMES)
    assert (len(CHARACTERS), len(HUNTER_NAMES)) == (8, 12)


@pytest.mark.rule("BH-07", "BH-09")
def test_the_printed_copies_are_counts_in_the_full_set():
    characters, attacks = Counter(card.character for card in TARGETS), Counter(card.attack for card in DROIDS)
    assert all(card.copies == characters[card.character] for card in TARGETS)
    assert all(card.copies == attacks[card.attack] for card in DROIDS)


# --- what the examples of the rulebooks ask for ----------------------------------------------------------------


@pytest.mark.rule("BH-48")
def test_a_target_has_the_shield_of_the_rulebooks():
    assert (4, 1, 6) in [card.shield for card in TARGETS]


def annas_characters():
    """All (X, W, V): X has two cards worth 9, W has one worth 12, V has one worth 16."""
    worth = {points: Counter(card.character for card in TARGETS if card.points == points) for points in (9, 12, 16)}
    return [(x, w, v) for x, w, v in permutations(CHARACTERS, 3) if worth[9][x] >= 2 and worth[12][w] and worth[16][v]]


def annas_contracts(x, w, v):
    """Her three contracts, if they are all in the set."""
    third = [c for c in CONTRACTS if set(c.targets) == {x, w} and (c.units, c.duo) == ((1, 1), 3)]
    first = [
        c
        for c in CONTRACTS
        if c.kind == "two-targets"
        and x in c.targets
        and not {w, v} & set(c.targets)
        and c.units[c.targets.index(x)] == 1
    ]
    second = [c for c in CONTRACTS if c in [Contract("target-and-crate", (who,), (2,), 2) for who in (w, v)]]
    return first, second, third


@pytest.mark.rule("BH-78", "BH-79", "BH-89")
def test_annas_four_targets_and_three_contracts_can_be_found_together():
    assert any(all(annas_contracts(*characters)) for characters in annas_characters())


@pytest.mark.rule("BH-92")
def test_annas_seven_hunters_can_be_found():
    penalties = Counter(card.penalty for card in HUNTERS)
    assert set(penalties) == {0, 1, 2, 3}
    assert penalties[0] >= 1
    assert min(penalties[1], penalties[2], penalties[3]) >= 2


@pytest.mark.rule("BH-68", "BH-69")
def test_one_crate_is_worth_2_points_two_crates_3():
    assert {card.points for card in CRATES if card.icons == 1} == {2}
    assert {card.points for card in CRATES if card.icons == 2} == {3}


@pytest.mark.rule("BH-90")
def test_the_points_of_crates_can_add_up_to_annas_4():
    assert 4 in [one.points + other.points for one, other in combinations(CRATES, 2)]


@pytest.mark.rule("BH-73", "BH-74", "BH-75")
@pytest.mark.parametrize(
    ("kind", "units", "duo"), [("two-targets", (1, 1), 3), ("same-target", (1,), 2), ("target-and-crate", (1,), 2)]
)
def test_the_teaching_contracts_are_on_characters_that_can_be_captured_twice(kind, units, duo):
    copies = {card.character: card.copies for card in TARGETS}
    found = [card for card in CONTRACTS if (card.kind, card.units, card.duo) == (kind, units, duo)]
    assert found
    assert any(copies[who] >= 2 for card in found for who in card.targets)


# --- what the public sources say about the published cards -----------------------------------------------------


def difficulty(shield):
    """All three values count, the highest one most."""
    return sum(shield) + max(shield)


def test_the_harder_a_target_is_to_catch_the_more_points_it_is_worth():
    plain = [card for card in TARGETS if card.bonus == "none"]
    for one, other in permutations(plain, 2):
        if all(a >= b for a, b in zip(one.shield, other.shield, strict=True)) and one.shield != other.shield:
            assert one.points > other.points, (one, other)
    for one, other in permutations(TARGETS, 2):
        if difficulty(one.shield) >= difficulty(other.shield) + 5:
            assert one.points > other.points, (one, other)


def test_a_bonus_icon_takes_something_off_the_points():
    plain = {card.shield: card.points for card in TARGETS if card.bonus == "none"}
    for card in TARGETS:
        for shield, points in plain.items():
            if card.bonus != "none" and all(a <= b for a, b in zip(card.shield, shield, strict=True)):
                assert card.points < points, (card, shield)


def test_rarer_characters_are_worth_more():
    means = {who: mean([card.points for card in TARGETS if card.character == who]) for who in CHARACTERS}
    copies = {card.character: card.copies for card in TARGETS}
    for one, other in permutations(CHARACTERS, 2):
        if copies[one] < copies[other]:
            assert means[one] > means[other]


def mean(values):
    return sum(values) / len(values)


def test_every_hunter_has_a_colour_profile_of_its_own():
    profiles = {who: profile([card.attack for card in HUNTERS if card.character == who]) for who in HUNTER_NAMES}
    assert len(set(profiles.values())) == len(HUNTER_NAMES)


def profile(attacks):
    """The mean attack of a hunter in each colour, by all its cards."""
    return tuple(round(mean([attack[colour] for attack in attacks]), 2) for colour in range(3))


def test_a_higher_penalty_buys_a_stronger_attack():
    strength = {n: mean([sum(card.attack) for card in HUNTERS if card.penalty == n]) for n in range(4)}
    assert strength[0] < strength[1] < strength[2] < strength[3]
    for one, other in permutations(set(HUNTERS), 2):
        if one.penalty <= other.penalty and one.attack != other.attack:
            assert any(a < b for a, b in zip(one.attack, other.attack, strict=True)), (one, other)


def test_hunters_are_stronger_than_droids():
    assert mean([sum(card.attack) for card in HUNTERS]) > mean([sum(card.attack) for card in DROIDS])
    assert max(sum(card.attack) for card in HUNTERS) > max(sum(card.attack) for card in DROIDS)


def test_a_costlier_droid_is_stronger():
    for one, other in permutations(set(DROIDS), 2):
        if one.cost < other.cost:
            assert sum(one.attack) < sum(other.attack)


# --- what the loader refuses -----------------------------------------------------------------------------------


@pytest.mark.rule("BH-S57")
@pytest.mark.parametrize(
    ("file", "kind"), [("targets.toml", "target"), ("hunters.toml", "hunter"), ("market.toml", "droid")]
)
def test_a_file_without_cards_is_refused_by_its_name(tmp_path, file, kind):
    shutil.copytree(cards_of.FOLDER, tmp_path, dirs_exist_ok=True)
    (tmp_path / file).write_text("", encoding="utf-8")
    with pytest.raises(cantina.BadContent) as refused:
        cards_of.load(tmp_path)
    assert (refused.value.file, refused.value.key) == (file, "content-total")
    assert refused.value.values["kind"] == kind
