"""What holds in every record of The Mandalorian: Adventures that legal play can reach (section 7.3 of the rules).

Each function of `INVARIANTS` takes (record, tables) and asserts; `check` runs them all. `History` adds up what the log
of a game tells, for what one record cannot say. Records are the whole truth, not views.
"""

from __future__ import annotations

from collections import Counter

from cantina.engine.compiled import interpreted
from cantina.games.mandalorian_adventures.pack.sizes import MODE, SABOTAGE, SPACES, THREATS
from cantina.games.mandalorian_adventures.rules.event_step import card_in_work
from cantina.games.mandalorian_adventures.rules.events import EVENTS
from cantina.games.mandalorian_adventures.rules.spaces import total
from cantina.games.mandalorian_adventures.rules.state import (
    NO_CARD,
    NOT_USED,
    ON_CELL,
    PHASE,
    WITH_CHARACTER,
    WITH_ENEMY,
)

REQUIRED = 5  # from which total on a space is resolved (MA-37)


def filled(field, row, size):
    """The cards of a pile; behind them all places are empty."""
    assert all(field[row, i] == -1 for i in range(size, field.shape[1]))
    return [field[row, i] for i in range(size)]


# --- 7.3.1: skill cards --------------------------------------------------------------------------------------------


def deck_of(s, t, character):
    """The skill cards that a character has in this game."""
    cards = Counter()
    for card in range(t.skills):
        if t.skill_character[card] == s.who[character] and t.skill_added[card] <= s.growth < t.skill_removed[card]:
            cards[card] = t.skill_copies[card]
    return cards


def on_spaces(s):
    return [card for space in range(SPACES) for card in filled(s.pile, space, s.pile_size[space])]


def skill_cards(s, t):
    """For every player deck, hand, discard and cards on spaces are the deck of the character; shared: of both."""
    own = range(s.seats)
    hands = {seat: filled(s.hand, seat, s.hand_size[seat]) for seat in own}
    piles = {
        seat: filled(s.deck, seat, s.deck_size[seat]) + filled(s.discard, seat, s.discard_size[seat]) for seat in own
    }
    if s.mode == MODE.shared:
        held = sum(hands.values(), piles[0] + on_spaces(s))
        assert Counter(held) == deck_of(s, t, 0) + deck_of(s, t, 1)
        return
    for seat in own:
        laid = [card for card in on_spaces(s) if t.skill_character[card] == s.who[seat]]
        assert Counter(hands[seat] + piles[seat] + laid) == deck_of(s, t, seat)


def hands_in_order(s, t):
    """The places of a hand tell nothing."""
    for seat in range(s.seats):
        hand = filled(s.hand, seat, s.hand_size[seat])
        assert hand == sorted(hand)


# --- 7.3.2: sabotage tokens; planning and event cards --------------------------------------------------------------


def sabotage_tokens(s, t):
    """Supply, used ones and those on spaces are the ten tokens, each once."""
    found = filled(s.supply, 0, s.supply_size)
    for mask in (s.spent, *(s.sabotage[space] for space in range(SPACES))):
        found += [token for token in range(SABOTAGE) if mask >> token & 1]
    assert sorted(found) == list(range(SABOTAGE))


def planning_cards(s, t):
    """Deck, discard, drawn and owned planning cards are those of the campaign so far."""
    found = filled(s.plan_deck, 0, s.plan_size) + filled(s.plan_discard, 0, s.plan_discard_size)
    found += [s.drawn[i] for i in range(s.drawn_size)]
    for character in range(s.team):
        found += [plan for plan in range(t.plans) if s.plans[character] >> plan & 1]
    assert Counter(found) == Counter({i: t.plan_copies[i] for i in range(t.plans) if t.plan_added[i] <= s.growth})


def event_cards(s, t):
    """Deck, discard and cards being resolved are the event cards; the back on top is shown."""
    found = filled(s.event_deck, 0, s.event_size)
    found += [card for card in range(t.events) if s.event_discard >> card & 1]
    found += [card for card in (interpreted(card_in_work)(s, row) for row in range(s.depth)) if card >= 0]
    if s.phase != PHASE.over:  # at the end the unfinished work is swept away
        assert sorted(found) == [card for card in range(t.events) if t.event_added[card] <= s.growth]
    if s.event_size:
        assert s.event_back == t.event_back[s.event_deck[0, s.event_size - 1]]


# --- 7.3.5 and what a place may hold -------------------------------------------------------------------------------


def totals_at_the_start(s, t):
    """Nothing is left to be resolved when a turn begins (a wrong accusation comes after the event step)."""
    if s.phase != PHASE.over and not s.begun and not s.in_events and s.accused == 0:
        assert all(interpreted(total)(s, t, space) < REQUIRED for space in range(s.spaces))


def the_child(s, t):
    """MA-156: with a character, with an enemy, or on a cell."""
    if s.child == ON_CELL:
        assert 0 <= s.child_at < t.cells[s.map]
    elif s.child == WITH_CHARACTER:
        assert 0 <= s.child_at < s.team
    elif s.child == WITH_ENEMY:
        assert s.at[s.child_at] >= 0
        assert s.up[s.child_at] == 1
    else:
        assert s.child == NOT_USED


def places(s, t):
    """Characters and tokens are on cells of the map; who is hurt too much has lost."""
    cells = t.cells[s.map]
    assert all(0 <= s.cell[character] < cells for character in range(s.team))
    for threat in range(THREATS):
        if s.at[threat] >= 0:
            assert s.at[threat] < cells
            assert 0 <= s.token[threat] < t.tokens
        else:
            assert (s.token[threat], s.up[threat], s.wounds[threat], s.seen[threat]) == (-1, 0, 0, 0)


def owed_cards(s, t):
    """MQ-94: nobody waits while there are cards to draw."""
    if s.phase != PHASE.over:
        for seat in range(s.seats):
            row = 0 if s.mode == MODE.shared else seat
            assert s.owed[seat] == 0 or s.deck_size[row] + s.discard_size[row] == 0


INVARIANTS = (
    skill_cards,
    hands_in_order,
    sabotage_tokens,
    planning_cards,
    event_cards,
    totals_at_the_start,
    the_child,
    places,
    owed_cards,
)


def check(s, t):
    """Everything that can be said of one record."""
    for invariant in INVARIANTS:
        invariant(s, t)


# --- 7.3.3, 7.3.4, 7.3.7: what needs the log -----------------------------------------------------------------------


class History:
    """What happened so far, as far as the invariants need it."""

    def __init__(self, s, happened):
        self.tokens = sum(s.at[i] >= 0 for i in range(THREATS))
        self.orange = s.reinforcements_size
        self.count = Counter()
        self.spaces = []  # into which cards were played in this turn
        self.looks = set()  # (seat, threat) of face-down tokens looked at
        self.cards = {(seat, seat) for seat in range(s.seats)}  # (seat, whose) of loyalty cards seen
        self.shown = set()  # whose loyalty cards were shown to all
        self.top = None  # (seat, card) of a planning card put on top
        self.add(s, happened)

    def add(self, s, happened):
        """The events of one action, and the record after it."""
        for event in happened:
            name = EVENTS[event.code]
            self.count[name] += 1
            self.look_at(name, event)
        self.looks = {(seat, i) for seat, i in self.looks if s.at[i] >= 0 and not s.up[i]}

    def look_at(self, name, event):
        """One event."""
        if name == "turn":
            self.spaces = []
        elif name == "played":
            self.spaces.append(event.b)
        elif name == "looked-at":
            self.looks.add((event.seat, event.a))
        elif name == "loyalty-seen":
            self.cards.add((event.seat, event.b))
        elif name in ("accusation-right", "accusation-wrong"):
            self.shown.add(event.a)
        elif name == "betrayed":
            self.shown.add(event.seat)
        elif name == "plan-put-on-top":
            self.top = (event.seat, event.a)
        elif name in ("plan-drawn", "reshuffled-plans"):
            self.top = None

    def check(self, s):
        """7.3.3 and 7.3.4."""
        assert len(self.spaces) == len(set(self.spaces))
        self.check_tokens(s)

    def check_tokens(self, s):
        """On the map, in the stack, defeated, taken and used tokens are those set up."""
        on_map = [i for i in range(THREATS) if s.at[i] >= 0]
        orange = [i for i in on_map if s.orange[i]]
        assert len(orange) + s.reinforcements_size + s.fallen_size == self.orange
        carried = sum(s.bag[character].bit_count() for character in range(s.team))
        fallen = self.count["spawned"] - len(orange)
        gone = self.count["token-removed"] - fallen
        assert len(on_map) - len(orange) + carried + gone == self.tokens


def check_view(view, s, seat, history):
    """7.3.7: what the view of a seat (-1: a spectator) must not hold."""
    for other in range(s.seats):
        if other != seat:
            assert all(view.hand[other, i] == -1 for i in range(view.hand.shape[1]))
            known = (seat, other) in history.cards or other in history.shown
            assert known or view.loyalty[other] == NO_CARD
        assert all(view.deck[other, i] == -1 for i in range(view.deck.shape[1]))
    for field in (view.event_deck, view.supply, view.reinforcements):
        assert all(field[0, i] == -1 for i in range(field.shape[1]))
    assert not any(view.seed[i] for i in range(8))
    for i in range(THREATS):
        if s.at[i] >= 0:
            known = s.up[i] == 1 or (seat, i) in history.looks
            assert view.token[i] == (s.token[i] if known else -1)
    check_plans(view, s, seat, history)


def check_plans(view, s, seat, history):
    """The planning deck, and the cards that somebody has drawn and not yet kept."""
    for i in range(view.plan_deck.shape[1]):
        assert view.plan_deck[0, i] == -1 or s.plan_known[i] >> seat & 1
    if history.top and history.top[0] == seat:
        assert view.plan_deck[0, s.plan_size - 1] == history.top[1]
    if seat != s.actor:
        assert view.drawn[0] == (s.drawn[0] if seat >= 0 and s.drawn_known >> seat & 1 else -1)
        assert all(view.drawn[i] == -1 for i in range(1, view.drawn.size))
