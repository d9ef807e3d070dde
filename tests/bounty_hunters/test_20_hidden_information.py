"""Section 20: hidden information."""

import json
import random

import numpy as np
import pytest

from bounty_hunters.kit import GAME, Table, crate, hunter, target
from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.bounty_hunters.pack.cards import DECK_CARDS, DECKS, FIRST
from cantina.games.bounty_hunters.rules.events import EVENTS
from cantina.games.bounty_hunters.rules.state import PHASE

EASY = (1, 0, 0)


def player(table, viewer, seat):
    return table.view(viewer)["players"][seat]


def without_marks(view):
    """A view without the marks "chosen" and "finished"."""
    return json.dumps({**view, "players": [{**seen, "chosen": None, "finished": None} for seen in view["players"]]})


# --- the rows of the table, one by one -----------------------------------------------------------------------------


@pytest.mark.rule("BH-104")
def test_a_hand_is_shown_to_its_owner_and_counted_for_the_others():
    table = Table(seats=3)
    assert player(table, 0, 0)["hand"] == {"count": 4, "cards": table.hand(0), "hidden": {}}
    for viewer in (1, 2, None):
        hand = player(table, viewer, 0)["hand"]
        assert (hand["count"], hand["cards"]) == (4, [])


@pytest.mark.rule("BH-104")
def test_the_deck_named_in_step_1_is_shown_when_the_step_closes():
    table = Table(seats=2)
    table.play(0, "draw market")
    assert (player(table, 0, 0)["named"], player(table, 1, 0)["named"]) == ("market", None)
    assert {deck["deck"]: deck["cards"] for deck in table.view(1)["decks"]}["market"] == 42
    table.play(1, "draw target")
    for viewer in (0, 1, None):
        assert [player(table, viewer, seat)["named"] for seat in range(2)] == ["market", "target"]
        assert {deck["deck"]: deck["cards"] for deck in table.view(viewer)["decks"]}["market"] == 41


@pytest.mark.rule("BH-104")
def test_the_card_drawn_is_shown_to_who_drew_it():
    table = Table(seats=2)
    top = table.deck_cards("market")[0]
    table.play(0, "draw market")
    table.play(1, "draw target")
    assert player(table, 0, 0)["fresh"] == top
    assert top in player(table, 0, 0)["hand"]["cards"]
    for viewer in (1, None):
        assert player(table, viewer, 0)["fresh"] is None
        assert player(table, viewer, 0)["hand"]["count"] == 5
        assert top not in player(table, viewer, 0)["hand"]["cards"]


@pytest.mark.rule("BH-104")
def test_a_chosen_card_is_the_owners_secret_until_the_reveal():
    table = Table(seats=2)
    table.choosing({0: [3, 50, 110, 160], 1: [4, 51, 111, 161]})
    table.play(0, "choose 50")
    assert player(table, 0, 0)["pick"] == 50
    for viewer in (1, None):
        seen = player(table, viewer, 0)
        assert (seen["pick"], seen["chosen"], seen["hand"]["count"]) == (None, True, 4)
    table.play(1, "choose 111")
    for viewer in (0, 1, None):
        assert [player(table, viewer, seat)["pick"] for seat in range(2)] == [50, 111]


@pytest.mark.rule("BH-104")
def test_the_marks_of_a_turn_come_and_go_as_the_api_page_says():
    """`fresh` and the chosen card in the own hand last until the reveal, `named` until the next turn or the end."""
    table = Table(seats=2, max_turns=1)
    table.deck("contract", [])
    assert [deck["closed"] for deck in table.view(0)["decks"]] == [False, False, True, False]
    table.draw("hunter")
    me = player(table, 0, 0)
    assert not any(deck["closed"] for deck in table.view(0)["decks"])
    kept, fresh = me["hand"]["cards"][0], me["fresh"]
    table.play(0, f"choose {kept if kept != fresh else me['hand']['cards'][1]}")
    me = player(table, 0, 0)
    assert (me["fresh"], me["named"], me["hand"]["count"]) == (fresh, "hunter", 5)
    assert me["pick"] in me["hand"]["cards"]
    table.play(1, table.legal(1)[0])
    me = player(table, 0, 0)
    assert (me["fresh"], me["named"], me["hand"]["count"]) == (None, "hunter", 4)
    assert fresh in me["hand"]["cards"]
    assert me["pick"] not in me["hand"]["cards"]
    table.finish()
    assert table.match.over
    for one in table.view(None)["players"]:
        assert (one["fresh"], one["named"], one["pick"], one["fate"]) == (None, None, None, "unresolved")


@pytest.mark.rule("BH-104")
def test_everybody_sees_decks_discard_piles_areas_credits_bank_and_last_turn():
    table = Table(seats=2, credit_supply=42, cards={44: hunter((1, 2, 3)), 45: hunter(EASY)})
    table.discard("hunter", [90, 91])
    table.open(0, 0, 44)
    table.captured(0, 1, 45)
    table.reserved(0, 151)
    table.active(0, 180)
    table.contracts(0, 107)
    table.credits(0, 2)
    table.last_turn()
    for viewer in (0, 1, None):
        view = table.view(viewer)
        assert [deck["discard"] for deck in view["decks"]] == [[], [90, 91], [], []]
        assert [deck["cards"] for deck in view["decks"]] == [len(table.deck_cards(d["deck"])) for d in view["decks"]]
        assert (view["bank"], view["trigger_turn"], view["last_turn"]) == (40, 9, 11)
        seen = view["players"][0]
        assert [(group["target"], group["attack"]) for group in seen["open"]] == [(0, [44])]
        assert [(group["target"], group["attack"]) for group in seen["captured"]] == [(1, [45])]
        assert (seen["reserved"], seen["active"], seen["credits"], seen["captures"]) == ([151], [180], 2, 1)
        assert [contract["card"] for contract in seen["contracts"]] == [107]


def rich_step():
    """Seat 0 can capture a fourth target with the contract icon, and then pay a crate with the bonus credit."""
    cards = {number: target(EASY, points=9) for number in range(3)} | {3: target(EASY, bonus="contract")}
    table = Table(seats=3, cards=cards | {44: hunter(EASY, penalty=2), 180: crate(cost=1)}, credit_supply=42)
    for number in range(3):
        table.captured(0, number)
    table.open(0, 3)
    table.reserved(0, 180)
    table.turn(9)
    table.reveal({0: 44, 1: 50, 2: 51})
    return table


@pytest.mark.rule("BH-104")
def test_the_doings_of_step_2_are_shown_to_their_owner_at_once_and_to_the_others_at_the_close():
    table = rich_step()
    before = {viewer: without_marks(table.view(viewer)) for viewer in (1, 2, None)}
    for action in ("play 44 @3", "activate 180", "finish"):
        table.play(0, action)
        assert {viewer: without_marks(table.view(viewer)) for viewer in (1, 2, None)} == before
    mine = player(table, 0, 0)
    assert (mine["fate"], mine["captures"], mine["active"], mine["credits"]) == ("played", 4, [180], 0)
    assert len(mine["contracts"]) == 2
    table.finish(1, 2)
    for viewer in (0, 1, 2, None):
        view = table.view(viewer)
        seen = view["players"][0]
        assert (seen["captures"], seen["active"], seen["credits"]) == (4, [180], 0)
        assert seen["contracts"] == mine["contracts"]
        assert (view["trigger_turn"], view["bank"]) == (9, 40)
        assert {deck["deck"]: deck["discard"] for deck in view["decks"]}["hunter"] == [50, 51]


@pytest.mark.rule("BH-104")
def test_who_has_held_a_card_knows_in_whose_hand_it_is():
    table = Table(seats=3)
    table.choosing({0: [0, 50, 51, 52, 53], 1: [1, 60, 61, 62, 63], 2: [2, 70, 71, 72, 73]})
    for seat, card in enumerate((0, 1, 2)):
        table.play(seat, f"choose {card}")
    table.finish()
    assert player(table, 0, 1)["hand"]["cards"] == [50, 51, 52, 53]
    for viewer in (2, None):
        assert player(table, viewer, 1)["hand"]["cards"] == []


# --- the same over whole games -------------------------------------------------------------------------------------

CARD_FIELDS = ("fresh", "pick", "target", "attack", "card", "reserved", "active", "discard")


def cards_named(part, field=None):
    """All card numbers in a part of a view."""
    if isinstance(part, dict):
        found = set(part["cards"]) if isinstance(part.get("cards"), list) else set()
        return found.union(*(cards_named(value, name) for name, value in part.items() if name != "hidden"))
    if isinstance(part, list):
        return set().union(*(cards_named(item, field) for item in part))
    return {part} if field in CARD_FIELDS and part is not None else set()


class Memory:
    """Which cards of the hands each seat has held, kept by watching the true hands (BH-S55)."""

    def __init__(self, seats):
        self.held = [set() for _ in range(seats)]

    def watch(self, match):
        hands = true_hands(match)
        for seat, hand in enumerate(hands):
            self.held[seat] = (self.held[seat] & set().union(*hands)) | hand


def true_hands(match):
    s = Checked(match.state)
    return [{s.hand[seat, i] for i in range(s.hand_size[seat])} for seat in range(match.seats)]


def true_decks(match):
    """The cards of all decks; bonus contracts of a running step 2 still lie there, but are in an area as well."""
    s = Checked(match.state)
    areas = {FIRST[2] + i for seat in range(match.seats) for i in range(44) if s.contracts[seat] >> i & 1}
    return {FIRST[deck] + s.deck[deck, i] for deck in range(DECKS) for i in range(s.deck_size[deck])} - areas


def check_view(match, memory, viewer):
    """Nothing of any deck, and of another hand just what the viewer has held."""
    view, hands = match.view(viewer), true_hands(match)
    known = set() if viewer is None else memory.held[viewer]
    named = cards_named(view)
    assert not named & true_decks(match)
    for seat, hand in enumerate(hands):
        shown = view["players"][seat]["hand"]
        assert shown["cards"] == sorted(hand & known)
        assert shown["count"] == len(hand)
        assert named & hand == hand & known


def random_match(seats, mode, seed=5):
    """A match of some turns, yielded after every action, played at random."""
    match, dice = Match(GAME, seats, seed, {"mode": mode, "max_turns": 12}), random.Random(seed)
    while not match.over:
        yield match
        seat = dice.choice(match.actors())
        match.play(seat, dice.choice(match.legal(seat)))


@pytest.mark.first_is_enough
@pytest.mark.rule("BH-18", "BH-104")
@pytest.mark.parametrize(("seats", "mode"), [(2, "standard"), (3, "introductory"), (4, "standard")])
def test_no_view_of_a_running_game_names_a_card_its_viewer_cannot_know(seats, mode):
    memory, dice = Memory(seats), random.Random(9)
    for match in random_match(seats, mode):
        memory.watch(match)
        check_view(match, memory, dice.choice((*range(seats), None)))


def hidden_cards(match, memory, viewer, deck):
    """The cards of a deck whose place a viewer cannot know."""
    known = set() if viewer is None else memory.held[viewer]
    hands = set().union(*true_hands(match)) - known
    first, end = FIRST[deck], FIRST[deck] + DECK_CARDS[deck]
    return sorted(card for card in hands | true_decks(match) if first <= card < end)


def other_world(match, memory, viewer, dice):
    """The same game with all cards exchanged that lie where the viewer cannot look."""
    state = match.state.copy()
    s = state[0]
    other = np.arange(-1, 195)  # other[card + 1] is the card in its place; -1 stays -1
    for deck in range(DECKS):
        cards = hidden_cards(match, memory, viewer, deck)
        other[[card + 1 for card in cards]] = dice.sample(cards, len(cards))
    seen = s.seen.copy()
    for card in range(195):
        s.seen[other[card + 1]] = seen[card]
    s.hand[:] = other[s.hand + 1]
    s.fresh[:] = other[s.fresh + 1]
    if s.phase == PHASE.choose:
        s.pick[:] = other[s.pick + 1]
    for seat in range(match.seats):
        s.hand[seat, : s.hand_size[seat]].sort()
    for deck in range(DECKS):
        size = s.deck_size[deck]
        s.deck[deck, :size] = other[s.deck[deck, :size].astype(int) + FIRST[deck] + 1] - FIRST[deck]
    return state


@pytest.mark.slow
@pytest.mark.rule("BH-104")
@pytest.mark.parametrize(("seats", "mode"), [(2, "standard"), (3, "standard"), (5, "introductory")])
def test_a_view_is_the_same_whatever_lies_where_its_viewer_cannot_look(seats, mode):
    memory, dice = Memory(seats), random.Random(9)
    for match in random_match(seats, mode):
        memory.watch(match)
        viewer = dice.choice((*range(seats), None))
        world = other_world(match, memory, viewer, dice)
        assert match.concealed(viewer).tobytes() == match.concealed(viewer, world).tobytes()


# --- the common reveal -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-105")
def test_from_the_first_to_the_last_choice_only_the_marks_change_and_then_all_cards_appear_together():
    table = Table(seats=4)
    for seat in range(4):
        table.play(seat, "draw hunter")
    start = {viewer: without_marks(table.view(viewer)) for viewer in (3, None)}
    told = {viewer: table.match.events(viewer) for viewer in (3, None)}
    picks = [table.hand(seat)[seat] for seat in range(4)]
    for seat in (2, 0, 1):
        table.play(seat, f"choose {picks[seat]}")
        assert {viewer: without_marks(table.view(viewer)) for viewer in (3, None)} == start
        assert {viewer: table.match.events(viewer) for viewer in (3, None)} == told
    assert [p["chosen"] for p in table.view(None)["players"]] == [True, True, True, False]
    table.play(3, f"choose {picks[3]}")
    for viewer in (0, 1, 2, 3, None):
        assert [p["pick"] for p in table.view(viewer)["players"]] == picks


@pytest.mark.rule("BH-105")
def test_the_reveal_is_told_to_all_by_the_last_choice():
    table = Table(seats=3)
    table.choosing()
    picks = [table.hand(seat)[0] for seat in range(3)]
    for seat in range(3):
        table.play(seat, f"choose {picks[seat]}")
    assert [len(entry.events) for entry in table.match.log] == [0, 0, 3]
    for viewer in (0, 1, 2, None):
        told = [(e.seat, e.a) for e in table.match.log[-1].events if e.shown_to(viewer)]
        assert told == list(enumerate(picks))
    assert {EVENTS[event.code] for event in table.match.log[-1].events} == {"revealed"}
