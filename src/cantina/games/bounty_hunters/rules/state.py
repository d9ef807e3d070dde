"""One game of Bounty Hunters, whole."""

from typing import Literal, get_args

from cantina.engine.chance import Chance
from cantina.engine.compiled import njit
from cantina.engine.names import named
from cantina.engine.record import i1, i2, i8
from cantina.games.bounty_hunters.pack.cards import ATTACKERS, CARDS, DECKS, LARGEST_DECK, TARGETS
from cantina.games.bounty_hunters.pack.tables import COLOURS

SEATS = 6
HAND = 5
MOST_BONUSES = 9  # the 8 contract icons and the fourth capture, all in one step at the most

Mode = Literal["standard", "introductory"]
Phase = Literal["draw", "choose", "resolve", "over"]  # steps 1 and 2 (laying down, then resolving); step 3 asks nobody
Fate = Literal["unresolved", "sold", "played", "reserved"]  # of a chosen card
MODE, MODES = named(*get_args(Mode))
PHASE, PHASES = named("", *get_args(Phase))  # counted from 1
FATE, FATES = named(*get_args(Fate))

NONE = -1
ORPHANS = TARGETS  # group number of seat 0's orphan group; a confrontation has the number of its target
GROUPS = TARGETS + SEATS


class State(Chance):
    """A game. A mask of eight bytes has one bit for each card of a deck, counted inside that deck."""

    viewer: i1  # whose view this is: a seat, SPECTATOR, or TRUTH
    seats: i1
    mode: i1
    guild_master: i1
    credit_supply: i2  # 0: no limit (BH-S06)
    max_turns: i2  # 0: no limit (BH-S38)

    turn: i2
    phase: i1
    trigger_turn: i2  # 0 until the fourth capture
    chosen: i1  # mask of seats that have named a deck, or laid down a card
    finished: i1  # mask of seats that have finished step 2

    deck: i1[DECKS, LARGEST_DECK]  # the last one is the top card
    deck_size: i1[DECKS]
    discard: i1[DECKS, LARGEST_DECK]
    discard_size: i1[DECKS]

    named: i1[SEATS]  # the deck named in this turn's step 1
    round: i1[SEATS]  # in which round of naming (BH-S03); public, for all see who must name again
    rounds: i1
    closed: i1  # mask of decks that cannot be named

    hand: i2[SEATS, HAND]  # in the order of card numbers, so that a place tells nothing
    hand_size: i1[SEATS]
    fresh: i2[SEATS]  # the card drawn this turn, while it is in the hand
    seen: i1[CARDS]  # mask of seats that have held this card of a hand (BH-S55)
    pick: i2[SEATS]  # the chosen card; part of the hand until the reveal
    fate: i1[SEATS]  # what was done with it

    credits: i2[SEATS]
    open: i8[SEATS]  # targets not captured
    captured: i8[SEATS]
    contracts: i8[SEATS]
    reserved: i8[SEATS]  # Jawa Market cards
    active: i8[SEATS]  # Jawa Market cards
    group: i1[ATTACKERS]  # the confrontation or orphan group an attack card lies in
    strength: i2[GROUPS, COLOURS]

    # What a seat has done since the common reveal: nobody else may know it before the close (BH-S10).
    credits_before: i2[SEATS]
    activated: i8[SEATS]
    caught: i8[SEATS]
    gains: i1[SEATS]  # credits gained, owed ones included
    owed_credits: i1[SEATS]
    bonus: i1[SEATS, MOST_BONUSES]  # contracts received
    bonuses: i1[SEATS]  # contracts gained, owed ones included
    owed_contracts: i1[SEATS]


@njit
def everyone(s):
    """The mask of all seats."""
    return (1 << s.seats) - 1


@njit
def place_of(s, seat):
    """The place of a seat in the serving order: 0 for the Guild Master, then going left."""
    place = seat - s.guild_master
    return place if place >= 0 else place + s.seats


@njit
def seat_at(s, place):
    """The seat at a place of the serving order."""
    seat = s.guild_master + place
    return seat if seat < s.seats else seat - s.seats
