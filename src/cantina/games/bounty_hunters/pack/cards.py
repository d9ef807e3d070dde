"""How the 195 playing cards are numbered (BH-02, BH-03, BH-06).

    0..43     targets          44..106   bounty hunters
    107..150  contracts        151..179  droids    180..194  crates

Inside a deck cards are counted from 0. An *attacker* number counts the attack cards: hunters, then droids (BH-12).
"""

from typing import Literal, get_args

from cantina.engine.compiled import njit
from cantina.engine.names import named

TARGETS, HUNTERS, CONTRACTS, DROIDS, CRATES = 44, 63, 44, 29, 15
MARKET = DROIDS + CRATES
CARDS = TARGETS + HUNTERS + CONTRACTS + MARKET
ATTACKERS = HUNTERS + DROIDS

DeckName = Literal["target", "hunter", "contract", "market"]
DECK, DECK_NAMES = named(*get_args(DeckName))
DECKS = len(DECK_NAMES)
DECK_CARDS = (TARGETS, HUNTERS, CONTRACTS, MARKET)
LARGEST_DECK = HUNTERS

FIRST_TARGET = 0
FIRST_HUNTER = TARGETS
FIRST_CONTRACT = FIRST_HUNTER + HUNTERS
FIRST_DROID = FIRST_MARKET = FIRST_CONTRACT + CONTRACTS
FIRST_CRATE = FIRST_DROID + DROIDS
FIRST = (FIRST_TARGET, FIRST_HUNTER, FIRST_CONTRACT, FIRST_MARKET)

NO_CARD = -1


@njit
def deck_of(card):
    """BH-06: the deck, and so the discard pile, a card belongs to."""
    if card < FIRST_HUNTER:
        return DECK.target
    if card < FIRST_CONTRACT:
        return DECK.hunter
    if card < FIRST_MARKET:
        return DECK.contract
    return DECK.market


@njit
def is_target(card):
    """BH-07."""
    return card < FIRST_HUNTER


@njit
def is_hunter(card):
    """BH-08."""
    return FIRST_HUNTER <= card < FIRST_CONTRACT


@njit
def is_contract(card):
    """BH-11."""
    return FIRST_CONTRACT <= card < FIRST_MARKET


@njit
def is_droid(card):
    """BH-09."""
    return FIRST_DROID <= card < FIRST_CRATE


@njit
def is_crate(card):
    """BH-10."""
    return card >= FIRST_CRATE


@njit
def has_cost(card):
    """BH-38: every Jawa Market card has a cost, no other card has one."""
    return card >= FIRST_MARKET


@njit
def is_attack(card):
    """BH-12: an attack card is a bounty hunter or a droid."""
    return is_hunter(card) or is_droid(card)


@njit
def attacker(card):
    """The number of an attack card among the attack cards."""
    if card < FIRST_DROID:
        return card - FIRST_HUNTER
    return HUNTERS + card - FIRST_DROID


@njit
def attacker_card(number):
    """The card of an attacker number."""
    if number < HUNTERS:
        return FIRST_HUNTER + number
    return FIRST_DROID + number - HUNTERS
