"""The players in a view: hands, marks, areas and score pads (BH-60, BH-104, BH-S54, BH-S55)."""

from cantina.engine.compiled import njit
from cantina.engine.masks import count, has
from cantina.engine.telling import CLOSE, LAST, OPEN, begin, put, write_null, write_number
from cantina.games.bounty_hunters.cards import (
    ATTACKERS,
    CONTRACTS,
    DECKS,
    DROIDS,
    FIRST_CONTRACT,
    FIRST_MARKET,
    MARKET,
    TARGETS,
    attacker_card,
)
from cantina.games.bounty_hunters.knowledge import HIDDEN
from cantina.games.bounty_hunters.scoring import ROW_CONTRACTS, ROWS, contract_value, crates
from cantina.games.bounty_hunters.state import INTRODUCTORY, ORPHANS
from cantina.games.bounty_hunters.tables import COLOURS
from cantina.games.bounty_hunters.tell_fields import (
    begin_list,
    cards_of,
    name,
    number,
    number_or_null,
    truth,
    word,
    word_or_null,
)
from cantina.games.bounty_hunters.view import (
    DECK_WORDS,
    FATE_WORDS,
    ContractView,
    GroupView,
    HandView,
    PadView,
    PlayerView,
    keys,
)

HELD, KNOWN, UNKNOWN = keys(HandView)
TARGET, ATTACK, STRENGTH, MISSING = keys(GroupView)
CONTRACT, POINTS = keys(ContractView)
PAD_ROWS = keys(PadView)
(
    SEAT,
    HAND,
    FRESH,
    NAMED,
    CHOSEN,
    FINISHED,
    PICK,
    FATE,
    CREDITS,
    NOT_CAPTURED,
    UNMATCHED,
    CAPTURED,
    CAPTURES,
    IN_AREA,
    RESERVED,
    ACTIVE,
    ICONS,
    PAD,
) = keys(PlayerView)
NOBODY = -1  # the target of an orphan group


@njit
def tell_player(s, t, pads, seat, text):
    """One player's place at the table."""
    begin(text, OPEN)
    number(text, SEAT, seat)
    tell_hand(s, seat, text)
    tell_marks(s, seat, text)
    tell_area(s, t, seat, text)
    tell_pad(s, pads, seat, text)
    put(text, CLOSE)


@njit
def tell_hand(s, seat, text):
    """The cards of a hand that are known, and how many of each deck are not (BH-S54, BH-S55)."""
    name(text, HAND)
    begin(text, OPEN)
    number(text, HELD, s.hand_size[seat])
    begin_list(text, KNOWN)
    for i in range(s.hand_size[seat]):
        if s.hand[seat, i] >= 0:
            write_number(text, s.hand[seat, i])
    put(text, LAST)
    name(text, UNKNOWN)
    begin(text, OPEN)
    for deck in range(DECKS):
        hidden = hidden_cards(s, seat, deck)
        if hidden > 0:
            number(text, DECK_WORDS[deck], hidden)
    put(text, CLOSE)
    put(text, CLOSE)


@njit
def hidden_cards(s, seat, deck):
    """How many hidden cards of a hand come from a deck."""
    hidden = 0
    for i in range(s.hand_size[seat]):
        if s.hand[seat, i] == HIDDEN - deck:
            hidden += 1
    return hidden


@njit
def tell_marks(s, seat, text):
    """What a player has drawn, named, chosen and done in this turn."""
    number_or_null(text, FRESH, s.fresh[seat])
    word_or_null(text, NAMED, DECK_WORDS[s.named[seat]] if s.named[seat] >= 0 else -1)
    truth(text, CHOSEN, has(s.chosen, seat))
    truth(text, FINISHED, has(s.finished, seat))
    number_or_null(text, PICK, s.pick[seat])
    word(text, FATE, FATE_WORDS[s.fate[seat]])
    number(text, CREDITS, s.credits[seat])


@njit
def tell_area(s, t, seat, text):
    """A player's area."""
    tell_groups(s, t, NOT_CAPTURED, s.open[seat], text)
    name(text, UNMATCHED)
    tell_orphans(s, t, seat, text)
    tell_groups(s, t, CAPTURED, s.captured[seat], text)
    number(text, CAPTURES, count(s.captured[seat]))
    begin_list(text, IN_AREA)
    for contract in range(CONTRACTS):
        if has(s.contracts[seat], contract):
            tell_contract(s, t, seat, contract, text)
    put(text, LAST)
    cards_of(text, RESERVED, s.reserved[seat], MARKET, FIRST_MARKET)
    cards_of(text, ACTIVE, s.active[seat] >> DROIDS, MARKET - DROIDS, FIRST_MARKET + DROIDS)
    number(text, ICONS, crates(s, t, seat))


@njit
def tell_contract(s, t, seat, contract, text):
    """A contract in an area, and what it is worth as things stand (BH-72)."""
    begin(text, OPEN)
    number(text, CONTRACT, FIRST_CONTRACT + contract)
    number(text, POINTS, contract_value(s, t, seat, contract))
    put(text, CLOSE)


@njit
def tell_groups(s, t, key, targets, text):
    """The confrontations of some targets."""
    begin_list(text, key)
    for target in range(TARGETS):
        if has(targets, target):
            tell_group(s, t, target, target, text)
    put(text, LAST)


@njit
def tell_orphans(s, t, seat, text):
    """The orphan group, if there is one."""
    group = ORPHANS + seat
    for i in range(ATTACKERS):
        if s.group[i] == group:
            tell_group(s, t, group, NOBODY, text)
            return
    write_null(text)


@njit
def tell_group(s, t, group, target, text):
    """A confrontation, or the orphan group, which has no target: nothing is missing there."""
    begin(text, OPEN)
    number_or_null(text, TARGET, target)
    begin_list(text, ATTACK)
    for i in range(ATTACKERS):
        if s.group[i] == group:
            write_number(text, attacker_card(i))
    put(text, LAST)
    begin_list(text, STRENGTH)
    for colour in range(COLOURS):
        write_number(text, s.strength[group, colour])
    put(text, LAST)
    begin_list(text, MISSING)
    for colour in range(COLOURS):
        write_number(text, missing(s, t, group, target, colour))
    put(text, LAST)
    put(text, CLOSE)


@njit
def missing(s, t, group, target, colour):
    """How much strength is missing to capture the target, in one colour."""
    if target == NOBODY:
        return 0
    return max(0, t.shield[target, colour] - s.strength[group, colour])


@njit
def tell_pad(s, pads, seat, text):
    """A player's rows of the score sheet; the introductory mode has none for contracts (BH-103)."""
    name(text, PAD)
    begin(text, OPEN)
    for row in range(len(ROWS)):
        if s.mode != INTRODUCTORY or row != ROW_CONTRACTS:
            number(text, PAD_ROWS[row], pads[seat, row])
    put(text, CLOSE)
