"""Many worlds: orders in which commands may come, worlds a seat cannot tell apart, sets that run dry."""

from __future__ import annotations

import numpy as np

import cantina
from bounty_hunters import invariants
from bounty_hunters.kit import GAME, droid, hunter, made_cards, target
from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.bounty_hunters.pack.cards import DECK_NAMES, FIRST_CONTRACT, FIRST_HUNTER, FIRST_MARKET
from cantina.games.bounty_hunters.rules.state import PHASE

NO_EVENTS = np.zeros((0, 6), np.int32)
TRIES = (
    "draw target",
    "draw contract",
    "choose 0",
    "choose 44",
    "sell 0",
    "sell 44",
    "play 0",
    "play 44",
    "play 44 @0",
    "play 45 @3",
    "reserve 151",
    "activate 151",
    "activate 160",
    "activate 160 @3",
    "finish",
)


# --- orders ----------------------------------------------------------------------------------------------------


def interleavings(commands):
    """Every order of the commands (seat -> its commands) that keeps each seat's own order."""
    if not any(commands.values()):
        yield []
    for seat, (first, *rest) in [(seat, own) for seat, own in commands.items() if own]:
        for tail in interleavings({**commands, seat: rest}):
            yield [(seat, first), *tail]


def any_interleaving(commands, dice):
    """One of these orders."""
    left = {seat: [*own] for seat, own in commands.items() if own}
    order = []
    while left:
        seat = dice.choice(sorted(left))
        order.append((seat, left[seat].pop(0)))
        left = {seat: own for seat, own in left.items() if own}
    return order


def after(match, order):
    """A match of its own that goes on from here with these commands."""
    other = match_from(match, match.state)
    for seat, command in order:
        other.play(seat, command)
    return other


# --- worlds ----------------------------------------------------------------------------------------------------


def match_from(match, state):
    """A match that begins in a state."""
    other = Match(match.game, match.seats, match.seed, match.options, match.content)
    other.start = other.state = state.copy()
    other.opening = ()
    return other


def imagined(match, seat, number):
    """A world that a seat cannot tell from the present one, made from its view alone (None: a spectator)."""
    world = match.concealed(seat)
    rules = match.game.interpreted
    rules.imagine(Checked(world), Checked(match.content.tables), np.array([number]), NO_EVENTS)
    return match_from(match, world)


def errors_for(match, seat):
    """The words with which a seat is refused what it may not do now."""
    legal = {str(action) for action in match.legal(seat)}
    texts = []
    for action in TRIES:
        if action not in legal:
            try:
                match.play(seat, action)
            except cantina.IllegalAction as error:
                texts.append((error.rule, error.key, sorted(error.values.items()), error.text()))
    return texts


def all_told(table, seat):
    """All that a seat is told: its record, view, events, legal actions and errors (None: a spectator)."""
    errors = [] if seat is None else errors_for(table.match, seat)
    return table.bytes_for(seat) + repr(errors).encode()


# --- sets of cards ---------------------------------------------------------------------------------------------


def barren_cards():
    """Nothing can be captured, so that decks run dry when nobody sells."""
    return made_cards({})


def easy_cards():
    """One hunter or droid beats any target, and most targets carry an icon."""
    icons = ["contract"] * 20 + ["credit"] * 12 + ["none"] * 12
    changes = {i: target((1, 0, 0), bonus=icon, character="luke") for i, icon in enumerate(icons)}
    changes |= {i: hunter((1, 0, 0)) for i in range(FIRST_HUNTER, FIRST_CONTRACT)}
    changes |= {FIRST_MARKET + i: droid((1, 0, 0), cost=1) for i in range(29)}
    return made_cards(changes)


# --- random play -----------------------------------------------------------------------------------------------


def match_of(content, seats, seed, **options):
    """A match with a set of cards."""
    return Match(GAME, seats, seed, options, content)


def random_play(match, dice, selling=0.5, scarce=False):
    """Play a random game: yields after each command. With `scarce` people name the decks that run out first."""
    while not match.over:
        seat = dice.choice(match.actors())
        match.play(seat, random_command(match, seat, dice, selling, scarce))
        yield seat


def random_command(match, seat, dice, selling, scarce):
    """A legal command; a revealed card is sold as often as `selling` says."""
    legal = [str(action) for action in match.legal(seat)]
    if scarce and legal[0].startswith("draw") and dice.random() < 0.8:
        return min(legal, key=lambda name: supply(match, name.split()[1]))
    if legal[0].startswith("sell") and len(legal) > 1:
        return legal[0] if dice.random() < selling else dice.choice(legal[1:])
    return dice.choice(legal)


def supply(match, name):
    """How many cards a deck and its discard pile hold."""
    return left(Checked(match.state), DECK_NAMES.index(name))


# --- what holds in every world ---------------------------------------------------------------------------------


def assert_sound(match):
    """A world in which no card is missing or in two places, and everything lies where the rules put it."""
    s, t = Checked(match.state), Checked(match.content.tables)
    for invariant in invariants.INVARIANTS:
        if invariant is not invariants.the_books_balance:  # a made set may hand out more than the books expect
            invariant(s, t)
    assert_names_explained(s)


def assert_names_explained(s):
    """BH-S03: each round of an open step 1 served whom it could, and closed the decks that ran out."""
    if s.phase != PHASE.draw:
        return
    for seat in range(s.seats):
        for number in range(s.round[seat]):
            assert any(
                promised(s, deck, number) < left(s, deck) <= promised(s, deck, number, seat) for deck in range(4)
            )
        if s.chosen >> seat & 1:
            served = seat if s.round[seat] < s.rounds else None
            assert promised(s, s.named[seat], s.round[seat], served) < left(s, s.named[seat])
    assert s.closed == sum(1 << deck for deck in range(4) if promised(s, deck, s.rounds) >= left(s, deck))


def left(s, deck):
    """How many cards a deck and its discard pile hold."""
    return s.deck_size[deck] + s.discard_size[deck]


def promised(s, deck, number, seat=None):
    """How many cards of a deck were promised before a round, or before a seat's turn in it."""
    takers = [other for other in range(s.seats) if s.named[other] == deck]
    place = 0 if seat is None else (seat - s.guild_master) % s.seats
    return sum(
        s.round[other] < number or (s.round[other] == number and (other - s.guild_master) % s.seats < place)
        for other in takers
    )
