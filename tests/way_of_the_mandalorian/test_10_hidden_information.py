"""Section 10: hidden information."""

import json
import random

import pytest

import cantina
from cantina.engine.match import Match
from cantina.games.way_of_the_mandalorian.pack.cards import CHARACTER
from way_of_the_mandalorian.invariants import bits, filled
from way_of_the_mandalorian.kit import BO_KATAN, BOBA, DIN, FENNEC, GAME, Table, easy_missions, event, gear
from way_of_the_mandalorian.levels import level_of

OPEN = ("phase", "actor", "active", "turn", "actions", "row", "market", "attempt", "completed")
OPEN_OF_A_PLAYER = ("seat", "character", "equipped")


def errors(table, seat):
    """How a seat is refused everything it may not do now, with all that the refusals tell."""
    refused = []
    for code in range(GAME.notation.size):
        try:
            if code not in [action.code for action in table.match.legal(seat)]:
                table.match.play(seat, code)
        except cantina.IllegalAction as error:
            refused.append((error.rule, error.key, sorted(error.values.items())))
    return refused


def told(table, seat):
    """Everything a seat is told: view, record, log, legal actions and errors (None: a spectator)."""
    return table.bytes_for(seat), errors(table, seat) if seat is not None else None


def assert_same(tables, seats):
    """These seats cannot tell the tables apart."""
    first, *others = tables
    for seat in seats:
        for other in others:
            assert told(first, seat) == told(other, seat)


# --- open to all ---------------------------------------------------------------------------------------------------


def open_fields(view):
    players = [{key: player[key] for key in OPEN_OF_A_PLAYER} for player in view["players"]]
    return [{key: view[key] for key in OPEN}, players]


@pytest.mark.slow
@pytest.mark.rule("WM-73")
def test_what_lies_open_is_the_same_in_every_view():
    match, dice, attempts = Match(GAME, 3, 4, {"max_turns": 12}), random.Random(4), 0
    while not match.over:
        spectator = open_fields(match.view(None))
        assert [open_fields(match.view(seat)) for seat in range(3)] == [spectator] * 3
        attempts += bool(spectator[0]["attempt"] and spectator[0]["attempt"]["events"])
        seat = match.actors()[0]
        match.play(seat, dice.choice(match.legal(seat)))
    assert attempts


@pytest.mark.rule("WM-73")
def test_every_view_has_what_lies_on_the_table():
    table = Table(seats=3, missions=easy_missions())
    table.row(3, 4, 5)
    table.market(0, 1, 32, 33)
    table.board(0, 10, 11)
    table.board(2, 12)
    table.hand(1, 30)
    table.play(0, "attempt m4")
    table.play(1, "event 30")
    for viewer in (0, 1, 2, None):
        view = table.view(viewer)
        assert view["row"] == [3, None, 5, None, None, None]
        assert view["market"] == [0, 1, 32, 33]
        assert (view["attempt"]["mission"], view["attempt"]["events"]) == (4, {"1": 30})
        assert [filled_places(player) for player in view["players"]] == [[10, 11], [], [12]]
        assert [player["character"] for player in view["players"]] == [DIN, FENNEC, BO_KATAN]


def filled_places(player):
    return [card for card in player["equipped"] if card is not None]


# --- hands ---------------------------------------------------------------------------------------------------------

ONE, OTHER = (0, 1, 2, 30, 31), (5, 6, 40, 41, 42)


def two_hands(**options):
    """Two worlds that differ in the hand of seat 0, in the order of the deck and in the seed."""
    tables = []
    for seed, hand, deck in ((1, ONE, OTHER), (9, OTHER, ONE)):
        table = Table(seats=3, seed=seed, **options)
        table.hand(1, 10, 11, 12, 50, 51)
        table.hand(2, 13, 14, 15, 52, 53)
        table.hand(0, *hand)
        table.market(20, 21, 22, 23)
        table.row(0, 1, 2, 3, 4, 5)
        table.missions_left(*range(6, 12), *range(20, 26), *range(34, 40), 44)
        table.deck(*deck, *(card for card in range(56) if card not in (*ONE, *OTHER) and card in table.deck_cards()))
        table.match.opening = ()
        tables.append(table)
    return tables


@pytest.mark.rule("WM-74")
def test_a_dealt_hand_is_known_only_to_its_owner():
    tables = two_hands()
    assert_same(tables, (1, 2, None))
    assert [table.view(0)["players"][0]["hand"] for table in tables] == [[*ONE], [*OTHER]]
    for viewer in (1, 2, None):
        player = tables[0].view(viewer)["players"][0]
        assert (player["hand"], player["hand_count"], player["known"]) == (None, 5, [])


@pytest.mark.rule("WM-74")
def test_cards_drawn_from_the_deck_are_known_only_to_their_owner():
    tables = two_hands()
    for table in tables:
        table.play(0, "draw", "deck", "deck")
    assert_same(tables, (1, 2, None))
    assert [len(table.cards(0)) for table in tables] == [7, 7]
    assert tables[0].view(1)["players"][0]["hand_count"] == 7
    drawn = [event for event in tables[0].match.events(0) if event not in tables[0].match.events(1)]
    assert [event.a for event in drawn] == [*OTHER[:2]]


@pytest.mark.slow
@pytest.mark.rule("WM-74")
def test_passing_tells_nothing_of_a_hand():
    tables = two_hands()
    for table in tables:
        table.play(0, "job", "end")
        table.play(1, "attempt m0")
        table.play(2, "pass")
        assert table.match.actors() == (0,)
        table.play(0, "pass")
    assert_same(tables, (1, 2, None))


@pytest.mark.rule("WM-74")
def test_a_card_of_the_market_is_remembered():
    tables = two_hands()
    for table in tables:
        table.play(0, "draw", "take 21", "deck")
    assert_same(tables, (1, 2, None))
    player = tables[0].view(1)["players"][0]
    assert (player["hand"], player["hand_count"], player["known"]) == (None, 7, [21])


@pytest.mark.rule("WM-74")
def test_a_card_kept_by_fennec_shand_is_remembered():
    table = Table(characters=[FENNEC, DIN], cards={0: gear(temporary=True)})
    table.board(0, 0)
    table.hand(0, 1)
    table.hand(1)
    table.attempt(table.in_row()[0])
    assert table.phase == "keep"
    table.play(0, "keep")
    player = table.view(1)["players"][0]
    assert (player["hand_count"], player["known"]) == (2, [0])


class Memory:
    """What everybody at the table has seen go into each hand: taken from the market, or kept by Fennec Shand."""

    def __init__(self, match):
        self.match, self.seen = match, [set() for _ in range(match.seats)]

    def play(self, seat, action):
        verb, *operand = action.split()
        before = self.match.view(None)
        self.match.play(seat, action)
        if verb == "take":
            self.seen[seat].add(int(operand[0]))
        elif verb == "keep":
            assert self.match.state[0].character[seat] == CHARACTER.fennec_shand
            self.seen[seat].add(before["worn_out"][0])
        elif verb in ("equip", "sell", "event", "discard"):
            self.seen[seat].discard(int(operand[0]))
        self.forget()

    def forget(self):
        """A card seen in another place is in no hand any more."""
        view = self.match.view(None)
        lying = set(view["discard"]) | set((view["attempt"] or {"events": {}})["events"].values())
        for player in view["players"]:
            lying |= set(filled_places(player))
        for seen in self.seen:
            seen -= lying


@pytest.mark.slow
@pytest.mark.rule("WM-74", "WM-75")
@pytest.mark.parametrize("seats", [2, 4])
def test_only_cards_that_all_have_seen_are_shown_of_a_hand(seats):
    match, dice = Match(GAME, seats, 3, {"characters": [BOBA, FENNEC, DIN, BO_KATAN][:seats]}), random.Random(seats)
    memory, remembered = Memory(match), 0
    for _ in range(500):
        seat = match.actors()[0]
        memory.play(seat, str(dice.choice(match.legal(seat))))
        s = match.state[0]
        for viewer in (*range(seats), None):
            for player in match.view(viewer)["players"]:
                own = player["seat"]
                assert player["hand_count"] == len(bits(s.hand[own]))
                assert player["known"] == sorted(memory.seen[own])
                assert player["hand"] == (bits(s.hand[own]) if viewer == own else None)
                assert player["slot"] == (*filled([s.slot[own]]), None)[0] if viewer == own else player["slot"] is None
                remembered += len(player["known"])
    assert remembered


# --- Boba Fett's slot ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WM-75")
def test_the_slot_is_seen_to_be_filled_but_not_with_what():
    tables = []
    for card in (30, 31):
        table = Table(seats=3, characters=[BOBA, DIN, FENNEC])
        table.hand(0, 1, 2, 30, 31)
        table.play(0, f"fill {card}")
        tables.append(table)
        assert table.view(0)["players"][0]["slot"] == card
        for viewer in (1, 2, None):
            player = table.view(viewer)["players"][0]
            assert (player["slot_filled"], player["slot"], player["hand_count"]) == (True, None, 3)
    assert_same(tables, (1, 2, None))
    assert tables[0].bytes_for(0) != tables[1].bytes_for(0)


@pytest.mark.rule("WM-75", "WM-70")
def test_a_covered_event_is_counted_by_all_with_what_every_event_brings_at_least():
    """All events of the shipped set cost 200, so all viewers see the same totals and places."""
    table = Table(seats=2, characters=[BOBA, DIN])
    table.hand(0, 30)
    table.play(0, "fill 30")
    pads = [[player["pad"] for player in table.view(viewer)["players"]] for viewer in (0, 1, None)]
    assert pads[0] == pads[1] == pads[2]
    assert [(pad["sale"], pad["rank"]) for pad in pads[1]] == [(100, 1), (0, 2)]


@pytest.mark.rule("WM-75", "WM-70")
def test_a_covered_event_does_not_tell_its_cost():
    """A set with a cheap event: it, and no other, is what the others count."""
    seen = []
    for card in (30, 50):
        table = Table(seats=2, characters=[BOBA, DIN], cards={50: event(cost=100)})
        table.hand(0, 30, 50)
        table.play(0, f"fill {card}")
        seen.append([table.view(viewer)["players"][0]["pad"]["sale"] for viewer in (0, 1, None)])
    assert seen == [[100, 50, 50], [50, 50, 50]]


@pytest.mark.rule("WM-75")
def test_an_empty_slot_is_seen_to_be_empty():
    table = Table(seats=2, characters=[BOBA, DIN])
    assert [table.view(viewer)["players"][0]["slot_filled"] for viewer in (0, 1, None)] == [False] * 3


# --- decks ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.rule("WM-76")
def test_the_order_of_the_decks_and_the_seed_are_known_to_nobody():
    tables = []
    for seed in (1, 2):
        table = Table(seats=2, seed=seed)
        table.hand(0, 0, 1, 2, 30, 31)
        table.hand(1, 3, 4, 5, 32, 33)
        table.market(6, 7, 34, 35)
        rest = [card for card in range(56) if card not in (*range(8), *range(30, 36))]
        table.deck(*random.Random(seed).sample(rest, len(rest)))
        table.row(0, 1, 2, 3, 4, 5)
        level_1, level_2, level_3 = range(6, 20), range(20, 34), range(34, 44)
        pick = random.Random(seed).sample
        table.missions_left(*pick(level_1, 2), *pick(level_2, 4), *pick(level_3, 4), 44)
        table.match.opening = ()
        tables.append(table)
    assert_same(tables, (0, 1, None))
    assert tables[0].match.state.tobytes() != tables[1].match.state.tobytes()


@pytest.mark.rule("WM-76")
def test_no_view_has_the_seed_while_the_game_runs():
    match, dice = Match(GAME, 2, bytes(range(100, 132)), {"max_turns": 2}), random.Random(1)
    while not match.over:
        for viewer in (0, 1, None):
            view = match.view(viewer)
            assert view.pop("seed") is None
            assert match.seed.hex() not in json.dumps(view)
            assert not match.concealed(viewer)["seed"].any()
        seat = match.actors()[0]
        match.play(seat, dice.choice(match.legal(seat)))
    assert match.view(None)["seed"] == match.seed.hex()


@pytest.mark.rule("WM-76")
def test_a_concealed_record_has_empty_decks_of_the_right_size():
    match = Match(GAME, 4, 7)
    for viewer in (*range(4), None):
        seen = match.concealed(viewer)[0]
        assert set(seen.deck.ravel().tolist()) == {-1}
        assert set(seen.mission_deck.ravel().tolist()) == {-1}
        assert (seen.deck_size, seen.mission_deck_size) == (32, 27)


@pytest.mark.rule("WM-77")
@pytest.mark.parametrize(("left", "level"), [(11, 1), (10, 1), (9, 2), (6, 2), (5, 3), (2, 3), (1, 4), (0, None)])
def test_the_level_of_the_next_mission_can_be_counted(left, level):
    table = Table(seats=2)
    table.missions_left(*table.mission_deck()[11 - left :])
    for viewer in (0, 1, None):
        assert (table.view(viewer)["mission_deck"], table.view(viewer)["next_level"]) == (left, level)


@pytest.mark.rule("WM-77")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_next_level_is_the_level_of_the_top_mission(seats):
    table, levels = Table(seats=seats, missions=easy_missions()), set()
    for seat in range(seats):
        table.hand(seat)
    while table.mission_deck():
        level = level_of(table.mission_deck()[0]) + 1
        assert table.view(None)["next_level"] == level
        levels.add(level)
        table.attempt(min(table.in_row()))
        table.end_turn()
    assert levels == {1, 2, 3, 4}
