"""Setting up a game (BH-13 to BH-17, BH-99 to BH-101)."""

from cantina.engine.chance import below, close_stream, open_stream, shuffle
from cantina.engine.compiled import njit
from cantina.games.bounty_hunters.cards import (
    ATTACKERS,
    CONTRACT_DECK,
    DECK_CARDS,
    DECKS,
    HUNTER_DECK,
    LARGEST_DECK,
    NO_CARD,
    TARGET_DECK,
)
from cantina.games.bounty_hunters.hands import receive
from cantina.games.bounty_hunters.piles import take
from cantina.games.bounty_hunters.state import HAND, INTRODUCTORY, NONE, SEATS, TRUTH
from cantina.games.bounty_hunters.tables import CONTRACT_BONUS
from cantina.games.bounty_hunters.turns import begin_turn

GUILD_MASTER_STREAM = DECKS  # the decks have the streams 0 to 3


@njit
def setup(s, t, options, log):
    """Deal a new game; options are (seats, mode, guild master, credit supply, most turns)."""
    s.viewer = TRUTH
    s.seats = options[0]
    s.mode = options[1]
    s.credit_supply = options[3]
    s.max_turns = options[4]
    name_guild_master(s, options[2])
    empty_table(s)
    for deck in range(DECKS):
        if s.mode != INTRODUCTORY or deck != CONTRACT_DECK:
            fill_deck(s, t, deck)
    for seat in range(s.seats):
        deal(s, seat, log)
    begin_turn(s, t, log)


@njit
def name_guild_master(s, seat):
    """BH-16, BH-S51: the seat the host named, or a random one."""
    if seat == NONE:
        open_stream(s, GUILD_MASTER_STREAM)
        seat = below(s, s.seats)
        close_stream(s)
    s.guild_master = seat


@njit
def empty_table(s):
    """Mark every place for a card as empty."""
    for deck in range(DECKS):
        for i in range(LARGEST_DECK):
            s.deck[deck, i] = NONE
            s.discard[deck, i] = NONE
    for seat in range(SEATS):
        s.named[seat] = NONE
        s.pick[seat] = NO_CARD
        s.fresh[seat] = NO_CARD
        for i in range(HAND):
            s.hand[seat, i] = NO_CARD
    for i in range(ATTACKERS):
        s.group[i] = NONE


@njit
def fill_deck(s, t, deck):
    """BH-14: shuffle a deck on its own; BH-100: without the contract icons in the introductory mode."""
    size = 0
    for card in range(DECK_CARDS[deck]):
        if s.mode != INTRODUCTORY or deck != TARGET_DECK or t.bonus[card] != CONTRACT_BONUS:
            s.deck[deck, size] = card
            size += 1
    s.deck_size[deck] = size
    shuffle(s, deck, s.deck, deck, size)


@njit
def deal(s, seat, log):
    """BH-17: one card from each deck; BH-101: two hunters and no contract in the introductory mode; BH-S50."""
    for deck in range(DECKS):
        if s.mode != INTRODUCTORY or deck != CONTRACT_DECK:
            receive(s, seat, take(s, deck, log))
        if s.mode == INTRODUCTORY and deck == HUNTER_DECK:
            receive(s, seat, take(s, deck, log))
