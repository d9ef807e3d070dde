"""A concealed record as numbers for a network: everything relative to the seat that looks."""

from cantina.engine.compiled import njit
from cantina.engine.masks import count, has
from cantina.games.bounty_hunters.pack.cards import (
    ATTACKERS,
    CARDS,
    CONTRACTS,
    DECKS,
    FIRST,
    FIRST_CONTRACT,
    FIRST_MARKET,
    MARKET,
    NO_CARD,
    TARGETS,
    attacker_card,
)
from cantina.games.bounty_hunters.pack.tables import COLOURS
from cantina.games.bounty_hunters.rules.knowledge import HIDDEN
from cantina.games.bounty_hunters.rules.scoring import (
    contract_points,
    crate_points,
    crates,
    hunter_penalties,
    target_points,
)
from cantina.games.bounty_hunters.rules.state import HAND, SEATS

# Where a card is, one plane of all cards each.
HAND_PLANE, KNOWN_PLANE, PICK_PLANE, DISCARD_PLANE, MINE_PLANE, THEIRS_PLANE, DONE_PLANE, LAID_ASIDE_PLANE = range(8)
PLANES = 8
PER_SEAT = 12 + DECKS
PER_GROUP = COLOURS
GENERAL = 8 + 2 * DECKS
FEATURES = PLANES * CARDS + SEATS * PER_SEAT + TARGETS * PER_GROUP + GENERAL

SCALE = 0.1


@njit
def features(s, t, seat, out):
    """Write the features of a view."""
    for i in range(FEATURES):
        out[i] = 0.0
    card_features(s, seat, out)
    for other in range(s.seats):
        place = (other - seat + s.seats) % s.seats
        seat_features(s, t, other, out, PLANES * CARDS + place * PER_SEAT)
    group_features(s, t, seat, out, PLANES * CARDS + SEATS * PER_SEAT)
    general_features(s, seat, out, PLANES * CARDS + SEATS * PER_SEAT + TARGETS * PER_GROUP)


@njit
def mark(out, plane, card, value):
    """Note where a card is."""
    out[plane * CARDS + card] = value


@njit
def card_features(s, seat, out):
    """Where every card is, as far as the seat knows; in others' places, how far to the left they sit."""
    for deck in range(DECKS):
        for i in range(s.discard_size[deck]):
            mark(out, DISCARD_PLANE, FIRST[deck] + s.discard[deck, i], 1.0)
    for other in range(s.seats):
        far = (other - seat + s.seats) % s.seats
        for i in range(s.hand_size[other]):
            if s.hand[other, i] >= 0:
                mark(out, HAND_PLANE if far == 0 else KNOWN_PLANE, s.hand[other, i], 1.0 if far == 0 else far / SEATS)
        if s.pick[other] != NO_CARD:
            mark(out, PICK_PLANE, s.pick[other], 1.0 if far == 0 else -far / SEATS)
        area_features(s, other, far, out)
    for number in range(ATTACKERS):
        if s.group[number] >= 0:
            mark(out, MINE_PLANE, attacker_card(number), 1.0)


@njit
def area_features(s, seat, far, out):
    """The cards of one area."""
    plane, value = (MINE_PLANE, 1.0) if far == 0 else (THEIRS_PLANE, far / SEATS)
    for target in range(TARGETS):
        if has(s.open[seat], target):
            mark(out, plane, target, value)
        if has(s.captured[seat], target):
            mark(out, DONE_PLANE, target, 1.0 if far == 0 else -value)
    for i in range(CONTRACTS):
        if has(s.contracts[seat], i):
            mark(out, plane, FIRST_CONTRACT + i, value)
    for i in range(MARKET):
        if has(s.active[seat], i):
            mark(out, plane, FIRST_MARKET + i, value)
        if has(s.reserved[seat], i):
            mark(out, LAID_ASIDE_PLANE, FIRST_MARKET + i, 1.0 if far == 0 else -value)


@njit
def seat_features(s, t, seat, out, at):
    """One player: numbers that tell how the game stands."""
    out[at] = 1.0
    out[at + 1] = s.credits[seat] * SCALE
    out[at + 2] = count(s.captured[seat]) * SCALE
    out[at + 3] = count(s.open[seat]) * SCALE
    out[at + 4] = count(s.reserved[seat]) * SCALE
    out[at + 5] = crates(s, t, seat) * SCALE
    out[at + 6] = target_points(s, t, seat) * SCALE
    out[at + 7] = crate_points(s, t, seat) * SCALE
    out[at + 8] = contract_points(s, t, seat) * SCALE
    out[at + 9] = hunter_penalties(s, t, seat) * SCALE
    out[at + 10] = 1.0 if has(s.chosen, seat) else 0.0
    out[at + 11] = 1.0 if has(s.finished, seat) else 0.0
    for i in range(s.hand_size[seat]):
        for deck in range(DECKS):
            if s.hand[seat, i] == HIDDEN - deck:
                out[at + 12 + deck] += 1.0 / HAND


@njit
def group_features(s, t, seat, out, at):
    """What each of the seat's own open targets still needs."""
    for target in range(TARGETS):
        if has(s.open[seat], target):
            for colour in range(COLOURS):
                missing = max(0, t.shield[target, colour] - s.strength[target, colour])
                out[at + target * PER_GROUP + colour] = missing * SCALE


@njit
def general_features(s, seat, out, at):
    """The step, the turn, the end, and the decks."""
    out[at + s.phase - 1] = 1.0
    out[at + 4] = s.turn * SCALE
    out[at + 5] = 1.0 if s.trigger_turn > 0 else 0.0
    out[at + 6] = (s.trigger_turn + 2 - s.turn) * SCALE if s.trigger_turn > 0 else 0.0
    out[at + 7] = s.fate[seat] * SCALE
    for deck in range(DECKS):
        out[at + 8 + deck] = s.deck_size[deck] / CARDS
        out[at + 8 + DECKS + deck] = s.discard_size[deck] / CARDS
