"""Section 11, WM-86: what can be counted, and the worlds imagined from it."""

import random
from collections import Counter

import pytest

from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.way_of_the_mandalorian.rules.events import EVENT
from way_of_the_mandalorian import invariants
from way_of_the_mandalorian.kit import BO_KATAN, BOBA, DIN, FENNEC, GAME, Table, gear

ALL = set(range(56))
LEFT_IN_THE_OPEN = (EVENT.sold, EVENT.discarded, EVENT.equipped, EVENT.ignores_with, EVENT.plays_event)


def lying_open(view):
    """The market cards that lie open for the viewer, the own ones included."""
    cards = set(view["discard"]) | {card for card in view["market"] if card is not None}
    cards |= set((view["attempt"] or {"events": {}})["events"].values())
    for player in view["players"]:
        cards |= {card for card in player["equipped"] if card is not None} | set(player["hand"] or [])
        cards |= {player["slot"]} - {None}
    return cards


def owned(s, seat):
    """Hand and slot of a seat."""
    return set(invariants.bits(s.hand[seat]) + invariants.filled([s.slot[seat]]))


def before_a_reshuffle(characters):
    """Seat 0 is to end the turn; the refill takes the last card of the deck and needs one more."""
    table = Table(seats=len(characters), characters=characters)
    table.hand(0, 0, 1, 2)
    table.hand(1, 3, 4, 40, 41)
    table.slot(1, 42)
    table.market(10, 11)
    table.deck(12)
    return table


def after_the_reshuffle(characters):
    """The table after the refill, and the new deck as seat 0 works it out from what it was shown."""
    table = before_a_reshuffle(characters)
    pile = set(table.view(0)["discard"])
    table.play(0, "end")
    assert table.pile() == []
    return table, pile - set(table.view(0)["market"])


# --- what a seat can work out --------------------------------------------------------------------------------------


@pytest.mark.rule("WM-86")
def test_after_a_reshuffle_the_opponents_cards_can_be_worked_out():
    table, new_deck = after_the_reshuffle([DIN, BOBA])
    assert ALL - lying_open(table.view(0)) - new_deck == {3, 4, 40, 41, 42} == owned(table.s, 1)
    assert set(table.deck_cards()) == new_deck


@pytest.mark.rule("WM-86")
def test_imagined_worlds_put_the_former_discards_into_the_new_deck():
    table, new_deck = after_the_reshuffle([DIN, BOBA])
    slots, orders = set(), set()
    for number in range(30):
        world = Checked(table.imagined(0, number))
        assert owned(world, 1) == {3, 4, 40, 41, 42}
        assert set(invariants.in_deck(world)) == new_deck
        slots.add(world.slot[1])
        orders.add(tuple(invariants.in_deck(world)))
    assert slots == {40, 41, 42}
    assert len(orders) == 30


@pytest.mark.rule("WM-86")
def test_before_the_reshuffle_nothing_is_certain():
    table = Table(characters=[DIN, BOBA])
    hands = {tuple(sorted(owned(Checked(table.imagined(0, number)), 1))) for number in range(30)}
    assert len(hands) == 30
    assert set().union(*hands) > owned(table.s, 1)


@pytest.mark.rule("WM-86")
def test_a_card_drawn_from_the_new_deck_comes_from_the_former_discards():
    table, new_deck = after_the_reshuffle([DIN, BOBA])
    table.play(1, "draw", "deck", "deck", "end", "discard 3")
    more = set()
    for number in range(30):
        hand = owned(Checked(table.imagined(0, number)), 1)
        assert hand >= {4, 40, 41, 42}
        assert len(hand) == 6
        more |= hand - {4, 40, 41, 42}
    assert more <= new_deck
    assert len(more) > 2


@pytest.mark.rule("WM-86")
def test_with_three_players_the_others_hold_what_is_not_in_the_new_deck():
    table, new_deck = after_the_reshuffle([DIN, BOBA, FENNEC])
    theirs, hands = owned(table.s, 1) | owned(table.s, 2), set()
    for number in range(30):
        world = Checked(table.imagined(0, number))
        assert owned(world, 1) | owned(world, 2) == theirs
        assert set(invariants.in_deck(world)) == new_deck
        hands.add(world.hand[2])
    assert len(hands) > 10


@pytest.mark.rule("WM-86")
def test_hidden_cards_of_many_old_decks_are_told_apart():
    """A hidden card of each of 13 decks: after one more reshuffle every one still belongs to a deck of its own."""
    table = Table(seats=3, characters=[DIN, FENNEC, BO_KATAN])
    old = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 40, 41, 42]
    for seat, cards in enumerate((old[:5], old[5:10], old[10:])):
        table.hand(seat, *cards)
    table.market(20, 21)
    table.deck(22)
    s = table._edit()
    s.generation = len(old) - 1
    for generation, card in enumerate(old):
        s.made[card] = generation
    table._changed()
    table.play(0, "end")
    assert [table.s.made[card] for card in old] == list(range(len(old)))
    assert table.s.generation == len(old)
    for number in range(20):
        assert owned(Checked(table.imagined(0, number)), 1) == set(old[5:10])


# --- whole games ---------------------------------------------------------------------------------------------------


class Counting:
    """What somebody counts who sees only what all see: from which deck each card, and each hidden card, comes."""

    def __init__(self, match):
        self.match, self.number, self.before = match, 0, match.state
        self.deck_of = dict.fromkeys(ALL, 0)
        self.seen = [set() for _ in range(match.seats)]
        self.hidden = [Counter({0: 5}) for _ in range(match.seats)]

    def play(self, seat, action):
        self.before = self.match.state
        pile = set(invariants.bits(self.before[0].discard))  # it lies open
        self.match.play(seat, action)
        for event in self.match.log[-1].events:
            if event.shown_to(None):
                self.count(event, pile)

    def count(self, event, pile):
        if event.code == EVENT.reshuffled:
            self.number += 1
            self.deck_of.update(dict.fromkeys(pile, self.number))
        elif event.code == EVENT.took_hidden:
            self.hidden[event.seat][self.number] += 1
        elif event.code in (EVENT.took, EVENT.kept):
            self.seen[event.seat].add(event.a)
        elif event.code in LEFT_IN_THE_OPEN:
            self.leave(event.seat, event.a)
            pile |= {event.a} if event.code == EVENT.discarded else set()

    def leave(self, seat, card):
        """A card is seen to leave a hand or a slot; a card of a board is not counted."""
        if card in self.worn:
            return
        if card in self.seen[seat]:
            self.seen[seat].remove(card)
        else:
            self.hidden[seat][self.deck_of[card]] -= 1

    @property
    def worn(self):
        """The cards on boards before the action that was just played."""
        s = Checked(self.before)
        return {card for seat in range(self.match.seats) for card in invariants.equipment_of(s, seat)}

    def check_world(self, world, viewer):
        """WM-86: every hidden card of a hand, and the deck, come from the right deck."""
        for seat in range(self.match.seats):
            if seat != viewer:
                hidden = owned(world, seat) - self.seen[seat]
                assert Counter(self.deck_of[card] for card in hidden) == self.hidden[seat]
        assert {self.deck_of[card] for card in invariants.in_deck(world)} <= {self.number}


def drawing_action(match, seat, dice):
    """A random action of a player who likes to draw from the deck."""
    legal = [str(action) for action in match.legal(seat)]
    for verb, odds in (("deck", 0.7), ("draw", 0.6), ("fill", 0.5), ("equip", 0.5)):
        wanted = [action for action in legal if action.startswith(verb)]
        if wanted and dice.random() < odds:
            return dice.choice(wanted)
    return dice.choice(legal)


@pytest.mark.first_is_enough
@pytest.mark.rule("WM-86")
@pytest.mark.parametrize(
    ("characters", "reshuffles"), [([BOBA, DIN], 2), ([FENNEC, BOBA, BO_KATAN], 4), ([BO_KATAN, BOBA, FENNEC, DIN], 10)]
)
def test_imagined_worlds_respect_all_reshuffles(characters, reshuffles):
    seats = len(characters)
    match = Match(GAME, seats, 6, {"characters": characters, "max_turns": 45})
    dice, counting = random.Random(6), Counting(match)
    while not match.over:
        seat = match.actors()[0]
        counting.play(seat, drawing_action(match, seat, dice))
        if dice.random() < 0.08 and not match.over:
            viewer = dice.choice([*range(seats), None])
            check_worlds(match, counting, viewer, dice)
    assert counting.number >= reshuffles


def check_worlds(match, counting, viewer, dice):
    """A world imagined for a seat is whole, looks the same to the seat, and respects what can be counted."""
    rules, t = GAME.interpreted, Checked(match.content.tables)
    seen = match.concealed(viewer)
    state = Table.imagine(match, viewer, dice.randrange(1 << 30))
    world = Checked(state)
    invariants.check(world, t)
    counting.check_world(Checked(match.state), viewer)
    counting.check_world(world, viewer)
    rules.conceal(world, t, -1 if viewer is None else viewer)
    assert state.tobytes() == seen.tobytes()


@pytest.mark.rule("WM-86")
def test_fennec_shands_kept_card_is_no_hidden_card():
    """A card that all saw stays where it is in every imagined world, also if it is older than the deck."""
    table = Table(characters=[FENNEC, DIN], cards={20: gear(temporary=True)})
    table.hand(0, 0, 1)
    table.hand(1)
    table.board(0, 20)
    table.market(10, 11)
    table.attempt(table.in_row()[0])
    table.play(0, "keep")
    table.deck(12)
    table.play(0, "end")
    for number in range(10):
        assert owned(Checked(table.imagined(1, number)), 0) == {0, 1, 20}
