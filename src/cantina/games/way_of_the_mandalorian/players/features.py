"""A concealed record as numbers for a network: everything relative to the seat that looks."""

from cantina.engine.compiled import njit
from cantina.engine.masks import count, has
from cantina.games.way_of_the_mandalorian.pack.cards import ATTRIBUTES, CARDS, CHARACTERS, MISSIONS, NONE
from cantina.games.way_of_the_mandalorian.rules.missions import available, required
from cantina.games.way_of_the_mandalorian.rules.state import GENERATIONS, MARKET, PHASE, ROW, SEATS, SLOTS

# Where a card is, one plane of all market cards each; then the missions.
HAND_PLANE, BOARD_PLANE, MARKET_PLANE, DISCARD_PLANE, KNOWN_PLANE, THEIRS_PLANE, EVENT_PLANE, LAST_PLANE = range(8)
PLANES = 8
MISSION_PLANES = 3  # in the row, being attempted, completed
PER_SEAT = CHARACTERS + 6
GENERAL = PHASE.over + 8 + 2 * ATTRIBUTES
FEATURES = PLANES * CARDS + MISSION_PLANES * MISSIONS + SEATS * PER_SEAT + GENERAL

CREDITS, CARDS_OF_A_HAND = 1 / 2000, 1 / 5


@njit
def features(s, t, seat, out):
    """Write the features of a view."""
    for i in range(FEATURES):
        out[i] = 0.0
    open_cards(s, out)
    for other in range(s.seats):
        place = (other - seat + s.seats) % s.seats
        seat_cards(s, other, place, out)
        seat_features(s, other, out, PLANES * CARDS + MISSION_PLANES * MISSIONS + place * PER_SEAT)
    mission_features(s, out, PLANES * CARDS)
    general_features(s, t, seat, out, FEATURES - GENERAL)


@njit
def open_cards(s, out):
    """Market and discard pile, and what belongs to the deck made last (WM-86)."""
    for i in range(MARKET):
        if s.market[i] != NONE:
            out[MARKET_PLANE * CARDS + s.market[i]] = 1.0
    for card in range(CARDS):
        if has(s.discard, card):
            out[DISCARD_PLANE * CARDS + card] = 1.0
        if s.made[card] == s.generation:
            out[LAST_PLANE * CARDS + card] = 1.0


@njit
def seat_cards(s, seat, place, out):
    """The cards of one player that are known."""
    for card in range(CARDS):
        if has(s.hand[seat], card):
            out[(HAND_PLANE if place == 0 else KNOWN_PLANE) * CARDS + card] = 1.0 if place == 0 else place / SEATS
    if s.slot[seat] != NONE:
        out[BOARD_PLANE * CARDS + s.slot[seat]] = 1.0
    for i in range(SLOTS):
        if s.equipped[seat, i] != NONE:
            plane = BOARD_PLANE if place == 0 else THEIRS_PLANE
            out[plane * CARDS + s.equipped[seat, i]] = 1.0 if place == 0 else place / SEATS
    if s.event[seat] != NONE:
        out[EVENT_PLANE * CARDS + s.event[seat]] = 1.0 if place == 0 else -place / SEATS


@njit
def seat_features(s, seat, out, at):
    """One player: character, credits, sizes, and who decides."""
    out[at + s.character[seat]] = 1.0
    at += CHARACTERS
    held = count(s.hand[seat])
    for generation in range(GENERATIONS):
        held += s.hidden[seat, generation]
    out[at] = s.credits[seat] * CREDITS
    out[at + 1] = held * CARDS_OF_A_HAND
    out[at + 2] = 1.0 if s.slot_filled[seat] == 1 else 0.0
    out[at + 3] = 1.0 if s.actor == seat else 0.0
    out[at + 4] = 1.0 if s.active == seat else 0.0
    out[at + 5] = 1.0 if s.first == seat else 0.0


@njit
def mission_features(s, out, at):
    """The row, the mission being attempted, and those completed."""
    for i in range(ROW):
        if s.row[i] != NONE:
            out[at + s.row[i]] = 1.0
    if s.mission != NONE:
        out[at + MISSIONS + s.mission] = 1.0
    for mission in range(MISSIONS):
        if has(s.completed, mission):
            out[at + 2 * MISSIONS + mission] = 1.0


@njit
def general_features(s, t, seat, out, at):
    """The decision, what is left of the turn, the decks, and how an attempt stands with all equipment."""
    out[at + s.phase - 1] = 1.0
    at += PHASE.over
    out[at] = s.actions / 2
    out[at + 1] = 1.0 if s.quick_job_done == 1 else 0.0
    out[at + 2] = s.picks / 2
    out[at + 3] = s.sold * CREDITS
    out[at + 4] = s.deck_size / CARDS
    out[at + 5] = s.mission_deck_size / MISSIONS
    out[at + 6] = s.turns / 100
    out[at + 7] = count(s.retained) * CARDS_OF_A_HAND
    if s.mission == NONE:
        return
    filled = 0
    for i in range(SLOTS):
        if s.equipped[s.active, i] != NONE:
            filled |= 1 << i
    for attribute in range(ATTRIBUTES):
        out[at + 8 + attribute] = required(s, t, attribute) / 10
        out[at + 8 + ATTRIBUTES + attribute] = available(s, t, filled, attribute) / 10
