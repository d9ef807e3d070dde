"""Section 10: confrontations."""

import random
from collections import Counter

import pytest

from bounty_hunters.kit import Table, droid, hunter, target
from cantina.engine.compiled import interpreted
from cantina.games.bounty_hunters.pack import cards as numbers

OUT_OF_REACH = (9, 9, 9)

# --- general ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-46")
def test_a_placement_on_another_players_target_is_refused():
    table = Table(seats=2, cards={151: droid((1, 0, 0), cost=1)})
    table.open(0, 0)
    table.open(1, 1)
    table.reserved(0, 151)
    table.reveal({0: 44})
    assert table.legal(0) == ["sell 44", "play 44 @0"]
    assert table.refused(0, "play 44 @1") == "BH-46"
    table.play(0, "sell 44")
    assert table.legal(0) == ["finish", "activate 151 @0"]
    assert table.refused(0, "activate 151 @1") == "BH-46"


@pytest.mark.rule("BH-46")
def test_a_target_of_another_player_is_no_target_for_the_own_attack_cards():
    table = Table(seats=2)
    table.open(1, 1)
    table.reveal({0: 44})
    assert table.legal(0) == ["sell 44", "play 44"]
    assert table.refused(0, "play 44 @1") == "BH-46"


@pytest.mark.rule("BH-46")
def test_nothing_anybody_plays_changes_another_area():
    cards = {
        0: target((1, 0, 0)),
        1: target((1, 0, 0)),
        2: target((1, 0, 0)),
        44: hunter((1, 0, 0)),
        45: hunter((1, 0, 0)),
    }
    table = Table(seats=3, cards=cards)
    table.open(0, 0)
    table.open(1, 1)
    table.orphans(2, 45)
    table.reveal({0: 44, 1: 107, 2: 108})
    others = [table.me(seat) for seat in (1, 2)]
    table.play(0, "play 44 @0")
    assert table.me(0)["captures"] == 1
    assert [table.me(seat) for seat in (1, 2)] == others
    table.finish()
    table.reveal({0: 2, 1: 107, 2: 108})  # a target: the orphan group of another player does not join it
    table.play(0, "play 2")
    assert [group["target"] for group in table.me(0)["open"]] == [2]
    assert table.me(2)["orphans"]["attack"] == [45]


@pytest.mark.rule("BH-47")
def test_a_confrontation_is_a_target_with_the_attack_cards_facing_it():
    table = Table(seats=2, cards={0: target((4, 1, 6)), 44: hunter((2, 0, 1)), 151: droid((1, 0, 0), cost=1)})
    table.reserved(0, 151)
    table.credits(0, 1)
    table.reveal({0: 0})
    table.play(0, "play 0")
    assert table.me(0)["open"] == [{"target": 0, "attack": [], "strength": [0, 0, 0], "missing": [4, 1, 6]}]
    table.play(0, "activate 151 @0")
    table.finish()
    table.reveal({0: 44})
    table.play(0, "play 44 @0")
    table.finish()
    for viewer in (0, 1, None):  # all cards, and so all values, can be read by everybody
        assert table.view(viewer)["players"][0]["open"] == [
            {"target": 0, "attack": [44, 151], "strength": [3, 0, 1], "missing": [1, 1, 5]}
        ]


@pytest.mark.rule("BH-48")
def test_the_book_4_1_5_does_not_capture_4_1_6_and_one_more_orange_does():
    cards = {0: target((4, 1, 6)), 44: hunter((3, 0, 2)), 45: hunter((1, 1, 3)), 46: hunter((0, 0, 1))}
    table = Table(seats=2, cards=cards)
    table.open(0, 0, 44)
    table.reveal({0: 45})
    table.play(0, "play 45 @0")
    assert table.me(0)["open"] == [{"target": 0, "attack": [44, 45], "strength": [4, 1, 5], "missing": [0, 0, 1]}]
    assert table.me(0)["captured"] == []
    table.finish()
    table.reveal({0: 46})
    table.play(0, "play 46 @0")
    assert table.me(0)["open"] == []
    assert table.me(0)["captured"] == [
        {"target": 0, "attack": [44, 45, 46], "strength": [4, 1, 6], "missing": [0, 0, 0]}
    ]


@pytest.mark.rule("BH-48")
@pytest.mark.parametrize("attack", [(30, 1, 5), (3, 30, 30), (30, 0, 30), (11, 0, 0)])
def test_colours_do_not_help_each_other(attack):
    table = Table(seats=2, cards={0: target((4, 1, 6)), 44: hunter(attack)})
    table.open(0, 0)
    table.reveal({0: 44})
    table.play(0, "play 44 @0")
    assert table.me(0)["captures"] == 0


@pytest.mark.rule("BH-49")
@pytest.mark.parametrize("chosen", [0, 1])
def test_an_attack_card_serves_one_target_only(chosen):
    table = Table(seats=2, cards={0: target((1, 0, 0)), 1: target((1, 0, 0)), 44: hunter((2, 0, 0))})
    table.open(0, 0)
    table.open(0, 1)
    table.reveal({0: 44})
    table.play(0, f"play 44 @{chosen}")
    me = table.me(0)
    assert [(group["target"], group["attack"]) for group in me["captured"]] == [(chosen, [44])]
    assert [(group["target"], group["attack"], group["strength"]) for group in me["open"]] == [
        (1 - chosen, [], [0, 0, 0])
    ]


# --- target first ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-50")
def test_a_target_opens_a_confrontation_of_its_own_beside_others():
    table = Table(seats=2, cards={0: target((9, 9, 9)), 1: target((2, 3, 4)), 44: hunter((1, 1, 1))})
    table.open(0, 0, 44)
    table.reveal({0: 1})
    assert table.legal(0) == ["sell 1", "play 1"]
    table.play(0, "play 1")
    assert table.me(0)["open"] == [
        {"target": 0, "attack": [44], "strength": [1, 1, 1], "missing": [8, 8, 8]},
        {"target": 1, "attack": [], "strength": [0, 0, 0], "missing": [2, 3, 4]},
    ]


@pytest.mark.rule("BH-50")
def test_attack_cards_of_a_captured_target_do_not_join_a_new_one():
    table = Table(seats=2, cards={0: target((1, 0, 0)), 1: target((1, 0, 0)), 44: hunter((9, 9, 9))})
    table.open(0, 0)
    table.reveal({0: 44})
    table.play(0, "play 44 @0")
    table.finish()
    table.reveal({0: 1})
    table.play(0, "play 1")
    assert table.me(0)["open"] == [{"target": 1, "attack": [], "strength": [0, 0, 0], "missing": [1, 0, 0]}]


@pytest.mark.rule("BH-51")
def test_five_targets_in_five_turns_are_five_open_targets():
    table = Table(seats=2, cards={})
    for number in range(5):
        table.reveal({0: number})
        table.play(0, f"play {number}")
        table.finish()
    assert [group["target"] for group in table.view(1)["players"][0]["open"]] == [0, 1, 2, 3, 4]


@pytest.mark.rule("BH-52")
def test_attack_cards_add_up():
    cards = {0: target(OUT_OF_REACH), 44: hunter((2, 0, 1)), 45: hunter((1, 1, 0)), 151: droid((0, 0, 4), cost=1)}
    table = Table(seats=2, cards=cards)
    table.open(0, 0)
    table.credits(0, 1)
    sums = []
    for card in (44, 45, 151):
        table.reveal({0: card})
        table.play(0, f"play {card} @0")
        sums.append(table.me(0)["open"][0]["strength"])
        table.finish()
    assert sums == [[2, 0, 1], [3, 1, 1], [3, 1, 5]]
    assert table.me(0)["open"][0]["attack"] == [44, 45, 151]


@pytest.mark.rule("BH-53")
@pytest.mark.parametrize("card", [44, 151])
def test_an_attack_card_is_placed_on_an_open_target_of_choice(card):
    table = Table(seats=2, cards={151: droid((1, 0, 0), cost=1)})
    table.open(0, 3)
    table.open(0, 7)
    table.captured(0, 5)
    table.credits(0, 1)
    table.reveal({0: card})
    placements = [action for action in table.legal(0) if action.startswith("play")]
    assert placements == [f"play {card} @3", f"play {card} @7"]
    assert table.refused(0, f"play {card}") == "BH-S25"
    assert table.refused(0, f"play {card} @4") == "BH-53"
    assert table.refused(0, f"play {card} @5") == "BH-S22"
    table.play(0, f"play {card} @7")
    assert [group["attack"] for group in table.me(0)["open"]] == [[], [card]]


@pytest.mark.rule("BH-53")
def test_a_target_played_this_very_step_can_be_faced():
    table = Table(seats=2, cards={151: droid((1, 0, 0), cost=1)})
    table.reserved(0, 151)
    table.credits(0, 1)
    table.reveal({0: 3})
    table.play(0, "play 3")
    assert table.legal(0) == ["finish", "activate 151 @3"]


# --- attack card first -----------------------------------------------------------------------------------------


@pytest.mark.rule("BH-54")
def test_without_a_target_an_attack_card_forms_the_orphan_group():
    table = Table(seats=2, cards={44: hunter((2, 1, 0))})
    table.reveal({0: 44})
    assert table.legal(0) == ["sell 44", "play 44"]
    assert table.refused(0, "play 44 @0") == "BH-54"
    table.play(0, "play 44")
    orphans = table.me(0)["orphans"]
    assert (orphans["target"], orphans["attack"], orphans["strength"]) == (None, [44], [2, 1, 0])


@pytest.mark.rule("BH-54")
def test_a_captured_target_is_none_that_can_still_be_captured():
    table = Table(seats=2, cards={44: hunter((2, 1, 0))})
    table.captured(0, 0)
    table.reveal({0: 44})
    assert table.legal(0) == ["sell 44", "play 44"]
    table.play(0, "play 44")
    assert table.me(0)["orphans"]["strength"] == [2, 1, 0]
    assert table.me(0)["captured"][0]["attack"] == []


@pytest.mark.rule("BH-55")
def test_every_further_attack_card_joins_the_same_orphan_group():
    cards = {44: hunter((2, 1, 0)), 45: hunter((1, 0, 0)), 151: droid((0, 1, 3), cost=1)}
    table = Table(seats=2, cards=cards)
    table.orphans(0, 44)
    table.reserved(0, 151)
    table.reveal({0: 107})
    table.play(0, "sell 107")
    assert table.legal(0) == ["finish", "activate 151"]
    table.play(0, "activate 151")
    assert (table.me(0)["orphans"]["attack"], table.me(0)["orphans"]["strength"]) == ([44, 151], [2, 2, 3])
    table.finish()
    table.reveal({0: 45})
    assert table.legal(0) == ["sell 45", "play 45"]
    table.play(0, "play 45")
    assert (table.me(0)["orphans"]["attack"], table.me(0)["orphans"]["strength"]) == ([44, 45, 151], [3, 2, 3])


@pytest.mark.rule("BH-56")
@pytest.mark.parametrize("attack", [((4, 1, 6),), ((3, 0, 2), (1, 1, 4))])
def test_the_next_target_meets_the_orphan_group_and_may_be_captured_at_once(attack):
    table = Table(seats=2, cards={0: target((4, 1, 6)), **{44 + i: hunter(values) for i, values in enumerate(attack)}})
    orphans = list(range(44, 44 + len(attack)))
    table.orphans(0, *orphans)
    table.reveal({0: 0})
    assert table.legal(0) == ["sell 0", "play 0"]
    table.play(0, "play 0")
    me = table.me(0)
    assert me["captured"] == [{"target": 0, "attack": orphans, "strength": [4, 1, 6], "missing": [0, 0, 0]}]
    assert (me["open"], me["orphans"]) == ([], None)


@pytest.mark.rule("BH-56")
def test_a_group_that_is_too_weak_becomes_the_confrontation_of_the_target():
    table = Table(seats=2, cards={0: target((4, 1, 6)), 44: hunter((4, 1, 5)), 45: hunter((0, 0, 1))})
    table.orphans(0, 44)
    table.reveal({0: 0})
    table.play(0, "play 0")
    assert table.me(0)["open"] == [{"target": 0, "attack": [44], "strength": [4, 1, 5], "missing": [0, 0, 1]}]
    assert table.me(0)["orphans"] is None
    table.finish()
    table.reveal({0: 45})
    table.play(0, "play 45 @0")
    assert table.me(0)["captures"] == 1


@pytest.mark.rule("BH-50", "BH-56")
def test_only_the_next_target_takes_the_orphan_group():
    table = Table(seats=2, cards={0: target((1, 0, 0)), 1: target((1, 0, 0)), 44: hunter((1, 0, 0))})
    table.orphans(0, 44)
    for number in (0, 1):
        table.reveal({0: number})
        table.play(0, f"play {number}")
        table.finish()
    assert [group["target"] for group in table.me(0)["captured"]] == [0]
    assert table.me(0)["open"] == [{"target": 1, "attack": [], "strength": [0, 0, 0], "missing": [1, 0, 0]}]


# --- several confrontations ------------------------------------------------------------------------------------

is_attack = interpreted(numbers.is_attack)


def attack_card_of(action):
    """The attack card that an action puts into an area, if it does so."""
    verb, *operands = action.split()
    placed = verb in ("play", "activate") and is_attack(int(operands[0]))
    return [int(operands[0])] if placed else []


def random_areas(seed):
    """A random game: after each action of step 2, the actor's place and the attack cards put there so far."""
    chance = random.Random(seed)
    table = Table(seats=2 + seed % 5, seed=seed, max_turns=12)
    placed = {seat: [] for seat in range(table.seats)}
    while not table.match.over:
        seat = chance.choice(table.match.actors())
        action = chance.choice(table.legal(seat))
        table.play(seat, action)
        placed[seat] += attack_card_of(action)
        if action.startswith(("play", "activate")):
            yield table.me(seat), placed[seat]


@pytest.mark.slow
@pytest.mark.rule("BH-49", "BH-57")
def test_in_random_play_an_orphan_group_and_an_open_target_never_lie_together():
    met = Counter()
    for seed in range(10):
        for me, placed in random_areas(seed):
            orphans = [me["orphans"]] if me["orphans"] else []
            assert not (orphans and me["open"])
            lying = [card for group in (*me["open"], *me["captured"], *orphans) for card in group["attack"]]
            assert sorted(lying) == sorted(placed)
            met.update(orphans=bool(orphans), open=bool(me["open"]), captured=bool(me["captured"]))
    assert min(met["orphans"], met["open"], met["captured"]) > 0  # the games met all of them
