"""A whole game that fits what a seat knows (design, section 4). It is given a view, so it cannot cheat."""

from cantina.engine.compiled import njit
from cantina.engine.dice import imagine_chance, random_member, roll, slip_in
from cantina.engine.log import TRUTH
from cantina.engine.masks import has, lowest
from cantina.games.way_of_the_mandalorian.pack.cards import (
    ALL_CARDS,
    ALL_EVENTS,
    ALL_MISSIONS,
    CARDS,
    FIRST_OF_LEVEL,
    LEVEL_SIZES,
    LEVELS,
    NONE,
    USED,
)
from cantina.games.way_of_the_mandalorian.rules.state import GENERATIONS, MARKET, PHASE, ROW, SEATS, SLOTS


@njit
def imagine(s, t, rng, log):
    """Fill the blanks of a view at random."""
    s.viewer = TRUTH
    if s.phase == PHASE.over:
        return
    imagine_chance(s, rng)
    unknown = ALL_CARDS & ~in_the_open(s)
    for generation in range(s.generation + 1):
        deal_generation(s, unknown, generation, rng)
    for seat in range(s.seats):
        if s.slot_filled[seat] == 1 and s.slot[seat] == NONE:
            fill(s, seat, unknown, rng)
    for seat in range(SEATS):
        for generation in range(GENERATIONS):
            s.hidden[seat, generation] = 0
    imagine_missions(s, rng)


@njit
def in_the_open(s):
    """The mask of cards whose place the view tells; of a filled slot of another, hand and slot are one."""
    mask = s.discard + 0
    for i in range(MARKET):
        if s.market[i] != NONE:
            mask |= 1 << s.market[i]
    for seat in range(s.seats):
        mask |= s.hand[seat]
        if s.slot[seat] != NONE:
            mask |= 1 << s.slot[seat]
        if s.event[seat] != NONE:
            mask |= 1 << s.event[seat]
        for i in range(SLOTS):
            if s.equipped[seat, i] != NONE:
                mask |= 1 << s.equipped[seat, i]
    return mask


@njit
def deal_generation(s, unknown, generation, rng):
    """WM-86: shuffle the unknown cards of one generation; hands get theirs, the deck keeps the rest of the last one."""
    size = 0
    for card in range(CARDS):
        if has(unknown, card) and s.made[card] == generation:
            slip_in(s.deck, 0, size, card, rng)
            size += 1
    for seat in range(s.seats):
        for _ in range(s.hidden[seat, generation]):
            size -= 1
            s.hand[seat] |= 1 << s.deck[0, size]
            s.deck[0, size] = NONE


@njit
def fill(s, seat, unknown, rng):
    """WM-A70: an event goes into the slot; if chance gave none that may lie there, a card is changed for one."""
    events = events_for_slot(s, seat, unknown)
    if events == 0:
        get_event(s, seat, unknown, rng)
        events = events_for_slot(s, seat, unknown)
    card = random_member(events, rng)
    s.slot[seat] = card
    s.hand[seat] &= ~(1 << card)


@njit
def events_for_slot(s, seat, unknown):
    """Events that were in hand, for all the others know, when the slot was filled."""
    events = s.hand[seat] & s.slot_events
    hidden = s.hand[seat] & unknown & ALL_EVENTS
    while hidden != 0:
        card = lowest(hidden)
        if has(s.slot_generations, s.made[card]):
            events |= 1 << card
        hidden &= hidden - 1
    return events


@njit
def get_event(s, seat, unknown, rng):
    """Change a hidden card for a hidden event of the same generation that lies elsewhere."""
    mine = s.hand[seat] & unknown
    start = roll(rng, CARDS)
    for i in range(CARDS):
        event = (start + i) % CARDS
        if has(unknown & ALL_EVENTS, event) and has(s.slot_generations, s.made[event]):
            for card in range(CARDS):
                if has(mine, card) and s.made[card] == s.made[event]:
                    change_places(s, seat, card, event)
                    return


@njit
def change_places(s, seat, card, event):
    """Two hidden cards change places: one of a hand, one of the deck or of another hand."""
    for i in range(s.deck_size):
        if s.deck[0, i] == event:
            s.deck[0, i] = card
    for other in range(s.seats):
        if has(s.hand[other], event):
            s.hand[other] = (s.hand[other] & ~(1 << event)) | (1 << card)
    s.hand[seat] = (s.hand[seat] & ~(1 << card)) | (1 << event)


@njit
def imagine_missions(s, rng):
    """WM-13, WM-A73: the missions of the deck, from the bottom: level 4, level 3, level 2, level 1."""
    left = ALL_MISSIONS & ~open_missions(s)
    place = 0
    for level in range(LEVELS - 1, -1, -1):
        for _ in range(USED[s.seats - 2][level]):
            if place < s.mission_deck_size:
                mission = random_member((left >> FIRST_OF_LEVEL[level]) & ((1 << LEVEL_SIZES[level]) - 1), rng)
                s.mission_deck[0, place] = FIRST_OF_LEVEL[level] + mission
                left &= ~(1 << s.mission_deck[0, place])
                place += 1


@njit
def open_missions(s):
    """The mask of missions that are completed, in the row, or being attempted."""
    mask = s.completed | (1 << s.mission if s.mission != NONE else 0)
    for i in range(ROW):
        if s.row[i] != NONE:
            mask |= 1 << s.row[i]
    return mask
