"""The rules of Quick Draw: its record, options, actions and events, and the functions that carry out the rules."""

from cantina.engine.chance import Chance, conceal_chance, shuffle
from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, TRUTH, emit
from cantina.engine.masks import count, has, write_codes
from cantina.engine.names import named
from cantina.engine.notation import Notation, Verb
from cantina.engine.options import Choice, Number, places
from cantina.engine.record import i1, i2, i8

from .pack import BOUNTIES

SEATS, CARDS, HAND = 4, 40, 8
NONE = -1
CARD_STREAM, BOUNTY_STREAM = 0, 1  # of chance: one for each thing that is shuffled

PHASE, PHASES = named("choose", "over")

OPTIONS = (
    Number("lead", 1, CARDS - 1, CARDS, 15),  # QD-10
    Choice("tips", (False, True)),  # QD-12
    Number("max_turns", 1, 1000, BOUNTIES),  # QD-13
)
OPTION = places(OPTIONS)

# Card 17 has the number 16 in the record, as indices count from 0.
NOTATION = Notation(Verb("show", (tuple(str(card + 1) for card in range(CARDS)),)), Verb("wait"))
WAIT = NOTATION.codes.wait
MOST_LEGAL = HAND + 1

EVENT, EVENTS = named(
    "turn",  # a: number of the turn, b: bounty
    "shows",  # seat, a: card
    "waits",  # seat, a: credits
    "misfires",  # seat, a: card
    "takes",  # seat, a: bounty, b: credits
    "gets-away",  # a: bounty
    "over",
)
PAD, ROWS = named("bounties", "tips", "total", "captures", "rank")


class State(Chance):
    """A game. A mask has one bit for each card, bounty or seat."""

    hand: i8[SEATS]  # masks of cards
    shown: i8  # mask of the cards that have left the game
    taken: i2[SEATS]  # masks of bounties
    earned: i2[SEATS]  # credits for bounties
    tipped: i2[SEATS]  # credits for waiting
    max_turns: i2
    pile: i1[1, CARDS]  # the bounties, the next at `turns`; at the deal, first the cards
    held: i1[SEATS]  # how many cards a hand has
    pick: i1[SEATS]  # the action that was chosen, NONE: none yet
    chosen: i1  # mask of the seats that have chosen
    turns: i1  # that have been played
    seats: i1
    lead: i1
    tips: i1
    phase: i1
    viewer: i1  # who sees this record: a seat, SPECTATOR or TRUTH


@njit
def setup(s, t, options, log):
    """Deal a new game; `options` are those of `OPTION`."""
    s.viewer = TRUTH
    s.seats = options[OPTION.seats]
    s.lead = options[OPTION.lead]
    s.tips = options[OPTION.tips]
    s.max_turns = options[OPTION.max_turns]
    fill(s, CARD_STREAM, CARDS)
    for seat in range(s.seats):
        deal(s, seat)
    fill(s, BOUNTY_STREAM, BOUNTIES)
    begin_turn(s, log)


@njit
def fill(s, stream, count):
    """Shuffle the numbers below `count` into the pile (QD-4), and nothing else."""
    for place in range(CARDS):
        s.pile[0, place] = place if place < count else NONE
    shuffle(s, stream, s.pile, 0, count)


@njit
def deal(s, seat):
    """QD-3: eight cards."""
    for place in range(HAND):
        s.hand[seat] |= 1 << s.pile[0, seat * HAND + place]
    s.held[seat] = HAND
    s.pick[seat] = NONE


@njit
def begin_turn(s, log):
    """QD-5, QD-13: turn up the next bounty, or end the game."""
    if s.turns == min(BOUNTIES, s.max_turns):
        s.phase = PHASE.over
        emit(log, EVERYONE, EVENT.over, NONE, 0, 0, 0)
    else:
        emit(log, EVERYONE, EVENT.turn, NONE, s.turns + 1, s.pile[0, s.turns], 0)


@njit
def actors(s):
    """QD-6: all who have not chosen yet."""
    return 0 if s.phase == PHASE.over else ((1 << s.seats) - 1) & ~s.chosen


@njit
def legal(s, t, seat, out):
    """QD-6: a card of the hand, or to wait."""
    if not has(actors(s), seat):
        return 0
    n = write_codes(s.hand[seat] + 0, 0, out, 0)
    out[n] = WAIT
    return n + 1


@njit
def apply(s, t, seat, action, log):
    """QD-6, QD-8: a hunter chooses; after the last one the choices are turned up."""
    s.pick[seat] = action
    s.chosen |= 1 << seat
    if actors(s) == 0:
        turn_up(s, t, log)


@njit
def turn_up(s, t, log):
    """QD-8: the two fastest cards decide about the bounty."""
    first, second = NONE, NONE
    for seat in range(s.seats):
        if s.pick[seat] == WAIT:
            wait(s, seat, log)
            continue
        show(s, seat, log)
        if first == NONE or s.pick[seat] > s.pick[first]:
            first, second = seat, first
        elif second == NONE or s.pick[seat] > s.pick[second]:
            second = seat
    award(s, t, first, second, log)
    for seat in range(s.seats):
        s.pick[seat] = NONE
    s.chosen = 0
    s.turns += 1
    begin_turn(s, log)


@njit
def wait(s, seat, log):
    """QD-12: a tip, if the table gives any."""
    s.tipped[seat] += s.tips
    emit(log, EVERYONE, EVENT.waits, seat, s.tips, 0, 0)


@njit
def show(s, seat, log):
    """QD-8: the card leaves the game."""
    s.hand[seat] &= ~(1 << s.pick[seat])
    s.shown |= 1 << s.pick[seat]
    s.held[seat] -= 1
    emit(log, EVERYONE, EVENT.shows, seat, s.pick[seat], 0, 0)


@njit
def award(s, t, first, second, log):
    """QD-9 to QD-11: the seat with the fastest card, or the one behind it, takes the bounty."""
    bounty = s.pile[0, s.turns]
    if first == NONE:
        emit(log, EVERYONE, EVENT.gets_away, NONE, bounty, 0, 0)
        return
    if second != NONE and s.pick[first] - s.pick[second] > s.lead:
        emit(log, EVERYONE, EVENT.misfires, first, s.pick[first], 0, 0)
        first = second
    s.taken[first] |= 1 << bounty
    s.earned[first] += t.worth[bounty]
    emit(log, EVERYONE, EVENT.takes, first, bounty, t.worth[bounty], 0)


@njit
def result(s, t, out):
    """QD-14: credits, then bounties."""
    for seat in range(s.seats):
        out[seat, PAD.bounties] = s.earned[seat]
        out[seat, PAD.tips] = s.tipped[seat]
        out[seat, PAD.total] = s.earned[seat] + s.tipped[seat]
        out[seat, PAD.captures] = count(s.taken[seat] + 0)
    for seat in range(s.seats):
        out[seat, PAD.rank] = 1
        for other in range(s.seats):
            if standing(out, other) > standing(out, seat):
                out[seat, PAD.rank] += 1


@njit
def standing(out, seat):
    """Both as one number."""
    return out[seat, PAD.total] * (BOUNTIES + 1) + out[seat, PAD.captures]


@njit
def conceal(s, t, seat):
    """QD-15: blank, in a copy, all that a seat (or SPECTATOR) cannot know."""
    s.viewer = seat
    if s.phase == PHASE.over:
        return
    conceal_chance(s)
    for place in range(s.turns + 1, BOUNTIES):
        s.pile[0, place] = NONE
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = 0
            s.pick[other] = NONE
