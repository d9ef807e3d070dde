"""The players in a view: hands, marks, areas and score pads (BH-60, BH-104, BH-S54, BH-S55)."""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import CLOSE, LAST, OPEN, begin, put, write_null, write_number
from cantina.engine.masks import count, has
from cantina.games.bounty_hunters.pack.cards import (
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
from cantina.games.bounty_hunters.pack.tables import COLOURS
from cantina.games.bounty_hunters.rules.knowledge import HIDDEN
from cantina.games.bounty_hunters.rules.scoring import PAD, ROWS, contract_value, crates, prospect
from cantina.games.bounty_hunters.rules.state import MODE, ORPHANS, PHASE
from cantina.games.bounty_hunters.telling.view import (
    DECK_WORDS,
    FATE_WORDS,
    ROW_WORDS,
    WORDS,
    ContractView,
    GroupView,
    HandView,
    PlayerView,
)
from cantina.games.bounty_hunters.telling.write_fields import (
    begin_list,
    begin_object,
    members_of,
    name,
    number,
    number_or_null,
    truth,
    word,
    word_or_null,
)

PLAYER_KEY, HAND_KEY, GROUP_KEY = WORDS.keys(PlayerView), WORDS.keys(HandView), WORDS.keys(GroupView)
CONTRACT_KEY = WORDS.keys(ContractView)
NOBODY = -1  # the target of an orphan group


@njit
def write_player(s, t, pads, seat, text):
    """One player's place at the table."""
    begin(text, OPEN)
    number(text, PLAYER_KEY.seat, seat)
    write_hand(s, seat, text)
    write_marks(s, seat, text)
    write_area(s, t, seat, text)
    write_pad(s, pads, seat, text)
    put(text, CLOSE)


@njit
def write_hand(s, seat, text):
    """The cards of a hand that are known, and how many of each deck are not (BH-S54, BH-S55)."""
    begin_object(text, PLAYER_KEY.hand)
    number(text, HAND_KEY.count, s.hand_size[seat])
    begin_list(text, HAND_KEY.cards)
    for i in range(s.hand_size[seat]):
        if s.hand[seat, i] >= 0:
            write_number(text, s.hand[seat, i])
    put(text, LAST)
    begin_object(text, HAND_KEY.hidden)
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
def write_marks(s, seat, text):
    """What a player has drawn, named, chosen and done in this turn; nothing when the game is over."""
    named = s.named[seat] >= 0 and s.phase != PHASE.over
    number_or_null(text, PLAYER_KEY.fresh, s.fresh[seat])
    word_or_null(text, PLAYER_KEY.named, DECK_WORDS[s.named[seat]] if named else -1)
    truth(text, PLAYER_KEY.chosen, has(s.chosen, seat))
    truth(text, PLAYER_KEY.finished, has(s.finished, seat))
    number_or_null(text, PLAYER_KEY.pick, s.pick[seat])
    word(text, PLAYER_KEY.fate, FATE_WORDS[s.fate[seat]])
    number(text, PLAYER_KEY.credits, s.credits[seat])


@njit
def write_area(s, t, seat, text):
    """A player's area."""
    write_groups(s, t, PLAYER_KEY.open, s.open[seat], text)
    name(text, PLAYER_KEY.orphans)
    write_orphans(s, t, seat, text)
    write_groups(s, t, PLAYER_KEY.captured, s.captured[seat], text)
    number(text, PLAYER_KEY.captures, count(s.captured[seat]))
    begin_list(text, PLAYER_KEY.contracts)
    for contract in range(CONTRACTS):
        if has(s.contracts[seat], contract):
            write_contract(s, t, seat, contract, text)
    put(text, LAST)
    members_of(text, PLAYER_KEY.reserved, s.reserved[seat], MARKET, FIRST_MARKET)
    members_of(text, PLAYER_KEY.active, s.active[seat] >> DROIDS, MARKET - DROIDS, FIRST_MARKET + DROIDS)
    number(text, PLAYER_KEY.crates, crates(s, t, seat))
    number(text, PLAYER_KEY.prospect, prospect(s, t, seat))


@njit
def write_contract(s, t, seat, contract, text):
    """A contract in an area, and what it is worth as things stand (BH-72)."""
    begin(text, OPEN)
    number(text, CONTRACT_KEY.card, FIRST_CONTRACT + contract)
    number(text, CONTRACT_KEY.points, contract_value(s, t, seat, contract))
    put(text, CLOSE)


@njit
def write_groups(s, t, key, targets, text):
    """The confrontations of some targets."""
    begin_list(text, key)
    for target in range(TARGETS):
        if has(targets, target):
            write_group(s, t, target, target, text)
    put(text, LAST)


@njit
def write_orphans(s, t, seat, text):
    """The orphan group, if there is one."""
    group = ORPHANS + seat
    for i in range(ATTACKERS):
        if s.group[i] == group:
            write_group(s, t, group, NOBODY, text)
            return
    write_null(text)


@njit
def write_group(s, t, group, target, text):
    """A confrontation, or the orphan group, which has no target: nothing is missing there."""
    begin(text, OPEN)
    number_or_null(text, GROUP_KEY.target, target)
    begin_list(text, GROUP_KEY.attack)
    for i in range(ATTACKERS):
        if s.group[i] == group:
            write_number(text, attacker_card(i))
    put(text, LAST)
    begin_list(text, GROUP_KEY.strength)
    for colour in range(COLOURS):
        write_number(text, s.strength[group, colour])
    put(text, LAST)
    begin_list(text, GROUP_KEY.missing)
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
def write_pad(s, pads, seat, text):
    """A player's rows of the score sheet; the introductory mode has none for contracts (BH-103)."""
    begin_object(text, PLAYER_KEY.pad)
    for row in range(len(ROWS)):
        if s.mode != MODE.introductory or row != PAD.contracts:
            number(text, ROW_WORDS[row], pads[seat, row])
    put(text, CLOSE)
