"""One game of Way of the Mandalorian, whole."""

from typing import Literal, get_args

from cantina.engine.compiled import njit
from cantina.engine.names import named
from cantina.engine.record import i1, i4, i8
from cantina.games.way_of_the_mandalorian.pack.cards import ATTRIBUTES, CARDS, CHARACTER, LARGEST_MISSION_DECK
from cantina.games.way_of_the_mandalorian.rules.switches import Switches

SEATS = 4
ROW, MARKET = 6, 4
SLOTS, BASIC_SLOTS = 5, 4
STARTING_HAND = HAND_LIMIT = 5
STARTING_CREDITS = 800
ACTIONS_PER_TURN, DRAWN = 2, 2
FEE = QUICK_JOB = 200
HIDDEN_CARDS = SEATS * HAND_LIMIT + 1 + 3  # in hands and the slot when a deck is made: before a fourth draw of a turn
GENERATIONS = HIDDEN_CARDS + 1  # of the market deck that are told apart (WM-86): each hidden card may be of another

# Who decides what; the numbers of the rows of section 12 of the rules.
Phase = Literal[
    "main",
    "draw",
    "sale",
    "opponent-event",
    "own-event",
    "discard",
    "symbol",
    "use",
    "keep",
    "limit",
    "fill",
    "over",
]
PHASE, PHASES = named("", *get_args(Phase))

# What is to be done next without a question to a player; WAIT: a player decides. An action only notes what follows
# it, and `run` (work.py) does it: so every rule stands in the compiled code once.
WAIT, GO_ON, LOOK_FOR_CARDS, ASK_NEXT, OFFER_DISCARD, OFFER_EQUIPMENT, RESOLVE, NEXT_WORN_OUT, CHECK_HAND = range(9)


class State(Switches):
    """A game. A mask of eight bytes has one bit for each market card, or for each mission."""

    viewer: i1  # whose view this is: a seat, SPECTATOR, or TRUTH
    seats: i1
    first: i1
    character: i1[SEATS]

    phase: i1
    work: i1
    actor: i1  # the seat that decides
    active: i1  # the seat whose turn it is
    turns: i4  # turns that have begun
    actions: i1  # left in this turn
    quick_job_done: i1
    unfinished: i1  # the game was ended by `max_turns`

    mission_deck: i1[1, LARGEST_MISSION_DECK]  # the last one is the top card
    mission_deck_size: i1
    row: i1[ROW]
    completed: i8

    deck: i1[1, CARDS]  # the last one is the top card
    deck_size: i1
    discard: i8
    market: i1[MARKET]
    generation: i1  # how often the deck was made again
    made: i1[CARDS]  # the generation of the deck a card was last part of (WM-86)

    credits: i4[SEATS]
    hand: i8[SEATS]
    known: i8[SEATS]  # cards that went into hand (or slot) before everybody's eyes (WM-A68, WM-A70)
    hidden: i1[SEATS, GENERATIONS]  # in a view: how many other cards lie in a hand or slot, by generation
    slot_filled: i1[SEATS]
    slot: i1[SEATS]  # Boba Fett's face-down event
    slot_events: i8  # the known events of his hand when he filled the slot: it may hold one of them (WM-A70)
    slot_generations: i4  # mask of the generations of the other cards it may hold instead
    equipped: i1[SEATS, SLOTS]

    picks: i1  # cards still to be taken in this draw
    sold: i4  # added costs of this sale
    mission: i1  # being attempted
    place: i1  # the place of the row it came from
    asked: i1  # how many seats were asked, or passed over, in this attempt
    event: i1[SEATS]  # the event each seat has played in this attempt
    ignored: i1[ATTRIBUTES]  # symbols that Bo-Katan Kryze ignores
    slots_used: i1  # mask of slots used, until the attempt is resolved
    worn_out: i1  # mask of slots whose used temporary card is still to be cleaned up
    retained: i8  # mask of surplus cards that Fennec Shand has paid to keep (WM-A35)


@njit
def slots_of(s, seat):
    """WM-27, WM-58: four slots for equipment, five for Din Djarin."""
    return SLOTS if s.character[seat] == CHARACTER.din_djarin else BASIC_SLOTS


@njit
def is_boba(s, seat):
    """WM-61: whether a seat has the slot for an event."""
    return s.character[seat] == CHARACTER.boba_fett


@njit
def left_of(s, seat, steps):
    """WM-21: the seat that is `steps` places to the left."""
    other = seat + steps
    return other if other < s.seats else other - s.seats
