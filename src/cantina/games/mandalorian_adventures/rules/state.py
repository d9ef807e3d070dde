"""One game of The Mandalorian: Adventures, whole."""

from typing import Literal, get_args

from cantina.engine.chance import Chance
from cantina.engine.compiled import njit
from cantina.engine.names import named
from cantina.engine.record import i1, i2, i4, i8
from cantina.games.mandalorian_adventures.pack.sizes import (
    DECK,
    DRAWN,
    EVENT_CARDS,
    HAND,
    MODE,
    PILE,
    PLAN_DECK,
    POOLS,
    SABOTAGE,
    SEATS,
    SPACES,
    STACK,
    THREATS,
    TOKENS,
    TRACKS,
)

DEPTH, WIDTH = 24, 14  # frames of unfinished work, numbers of a frame

# What a seat is asked (rules, section 3.32).
Phase = Literal[
    "main",  # play a card, use something, end the action step
    "action",  # what to do with the played card
    "step",  # one step of a movement, or stop
    "after",  # after an action: its effect, a rescue, a bonus
    "threat",
    "peek",
    "cell",
    "spawn",
    "flight",
    "character",
    "space",
    "free",  # which action is performed for free
    "door",
    "keep",
    "top",
    "plan",  # use a planning card now, or pass
    "discard-plan",
    "alternative",
    "may",
    "rule",
    "seat",  # whose loyalty card
    "accuse",
    "agree",
    "over",
]
PHASE, PHASES = named("", *get_args(Phase))
RUNNING = 0  # no seat is asked, the rules go on by themselves

# How a game ends.
Outcome = Literal["", "won", "lost", "unfinished"]
OUTCOME, OUTCOMES = named(*get_args(Outcome))
GOES_ON = 0
# MA-130, MA-175: why it was lost: by the defeat of a character, a failure of the mission, a step of a text.
Reason = Literal["", "defeat", "failure", "text", "endless"]
REASON, REASONS = named(*get_args(Reason))

# Where the Child is (MA-156).
NOT_USED, ON_CELL, WITH_CHARACTER, WITH_ENEMY = range(4)

# MD-56.
NO_CARD, LOYAL, TRAITOR = range(3)
Standing = Literal["", "turned", "expelled"]
STANDING, STANDINGS = named(*get_args(Standing))
HIDDEN_TRAITOR = 0  # or loyal: nobody can tell


class Options(Chance):
    """What was chosen before the deal."""

    mission: i1
    map: i1
    mode: i1
    difficulty: i1
    growth: i2  # growth cards resolved so far
    traitor: i1
    max_turns: i2  # 0: no limit


class State(Options):
    """A game. Characters are counted from 0: one a seat in story and sandbox mode, two in shared mode."""

    viewer: i1  # whose view this is: a seat, SPECTATOR, or TRUTH
    seats: i1
    team: i1  # how many characters are on the map
    first: i1
    outcome: i1
    reason: i1
    loser: i1  # the character whose defeat lost the game
    phase: i1  # who is asked what
    actor: i1  # the seat that decides
    active: i1  # the seat whose turn it is
    turns: i2

    # The question: a set of answers where it is one, and whether none may be given; the answer.
    choices: i8
    optional: i1
    verb: i2
    answer: i2

    # Unfinished work, the last frame on top.
    stack: i2[DEPTH, WIDTH]
    depth: i1

    # This turn.
    played: i1  # cards played for the two required actions
    extra: i1  # extra actions granted and not yet taken
    used_spaces: i1  # mask (MA-41)
    begun: i1  # something was done in this turn
    fled: i1  # the Child fled in this turn (MA-161)
    in_events: i1  # the event step runs
    resolved: i1  # spaces resolved in this event step (MQ-33)
    changed: i1  # the event card in resolution had an effect (MQ-37)
    dirty: i1  # something changed since failures were last looked at (MQ-75)
    crisis_off: i1  # this crisis is skipped
    quiet: i4  # mask of threats that do not attack this turn
    shelter: i1  # character who takes the next damage on its cell, counted from 1

    # Characters.
    who: i1[SEATS]
    cell: i1[SEATS]
    damage: i1[SEATS]
    plans: i4[SEATS]  # mask of planning cards owned
    bag: i8[SEATS]  # mask of tokens carried
    standing: i1[SEATS]  # HIDDEN_TRAITOR (like everybody), or of STANDING (MD-56)

    # Threat tokens on the map.
    token: i1[THREATS]
    at: i1[THREATS]  # -1: no token
    up: i1[THREATS]
    shape: i1[THREATS]
    wounds: i1[THREATS]
    captured: i1[THREATS]
    orange: i1[THREATS]
    seen: i1[THREATS]  # mask of seats that looked at it
    pool: i1[POOLS, TOKENS]  # tokens not yet seen by all: face down on the map, in the box or in the stack
    reinforcements: i1[1, STACK]  # the last one is the top token
    reinforcements_size: i1
    fallen: i1[1, STACK]  # defeated reinforcements, face up
    fallen_size: i1
    defeated: i8  # mask of tokens
    doors: i2  # mask of open doors
    track: i1[TRACKS]

    child: i1
    child_at: i1  # a cell, a character or a threat

    # Skill cards; in shared mode everybody draws from the first deck.
    deck: i1[SEATS, DECK]
    deck_size: i1[SEATS]
    discard: i1[SEATS, DECK]
    discard_size: i1[SEATS]
    hand: i1[SEATS, HAND]  # in the order of their numbers
    hand_size: i1[SEATS]
    owed: i1[SEATS]
    owed_since: i2[SEATS]
    debts: i2
    pile: i1[SPACES, PILE]  # the last one is the top card
    pile_size: i1[SPACES]

    # Sabotage tokens.
    spaces: i1
    sabotage: i2[SPACES]  # mask of tokens on a space
    substitutes: i1[SPACES]
    supply: i1[1, SABOTAGE]  # the last one is drawn next
    supply_size: i1
    spent: i2  # mask of used tokens

    # Planning and event cards.
    plan_deck: i1[1, PLAN_DECK]  # the last one is the top card
    plan_known: i1[PLAN_DECK]  # mask of seats that know the card at this place
    plan_size: i1
    plan_discard: i1[1, PLAN_DECK]
    plan_discard_size: i1
    drawn: i1[DRAWN]
    drawn_size: i1
    drawn_known: i1  # mask of other seats that know the single card drawn
    event_deck: i1[1, EVENT_CARDS]  # the last one is the top card
    event_size: i1
    event_discard: i4  # mask
    event_back: i1  # of the top card

    # MD-56.
    loyalty: i1[SEATS]
    loyalty_seen: i1[SEATS]  # mask of seats that looked at it
    accused: i1  # mask of seats that have accused
    looked: i1  # mask of seats that have looked at a loyalty card
    suspect: i1
    votes: i1


@njit
def is_shared(s):
    """MA-184."""
    return s.mode == MODE.shared


@njit
def seat_of(s, character):
    """Who decides for a character: its player, in shared mode the active player (MA-188)."""
    return s.active + 0 if s.mode == MODE.shared else character


@njit
def pile_of(s, seat):
    """MA-185: the row of the deck a seat draws from."""
    return 0 if s.mode == MODE.shared else seat
