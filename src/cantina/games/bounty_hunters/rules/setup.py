"""Setting up a game (BH-13 to BH-17, BH-99 to BH-101)."""

from cantina.engine.chance import random_number, shuffle
from cantina.engine.compiled import njit
from cantina.engine.log import TRUTH
from cantina.games.bounty_hunters.pack.cards import ATTACKERS, DECK, DECK_CARDS, DECKS, LARGEST_DECK, NO_CARD
from cantina.games.bounty_hunters.pack.tables import BONUS
from cantina.games.bounty_hunters.rules.hands import receive
from cantina.games.bounty_hunters.rules.options import OPTION
from cantina.games.bounty_hunters.rules.piles import take
from cantina.games.bounty_hunters.rules.state import HAND, MODE, NONE, SEATS
from cantina.games.bounty_hunters.rules.turns import begin_turn

GUILD_MASTER_STREAM = DECKS  # the decks have the streams 0 to 3


@njit
def setup(s, t, options, log):
    """Deal a new game; `options` are those of `OPTION`."""
    s.viewer = TRUTH
    s.seats = options[OPTION.seats]
    s.mode = options[OPTION.mode]
    s.credit_supply = options[OPTION.credit_supply]
    s.max_turns = options[OPTION.max_turns]
    name_guild_master(s, options[OPTION.guild_master])
    empty_table(s)
    for deck in range(DECKS):
        if s.mode != MODE.introductory or deck != DECK.contract:
            fill_deck(s, t, deck)
    for seat in range(s.seats):
        deal(s, seat, log)
    begin_turn(s, t, log)


@njit
def name_guild_master(s, seat):
    """BH-16, BH-S51: the seat the host named, or a random one."""
    s.guild_master = random_number(s, GUILD_MASTER_STREAM, s.seats) if seat == NONE else seat


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
        if s.mode != MODE.introductory or deck != DECK.target or t.bonus[card] != BONUS.contract:
            s.deck[deck, size] = card
            size += 1
    s.deck_size[deck] = size
    shuffle(s, deck, s.deck, deck, size)


@njit
def deal(s, seat, log):
    """BH-17: one card from each deck; BH-101: two hunters and no contract in the introductory mode; BH-S50."""
    for deck in range(DECKS):
        if s.mode != MODE.introductory or deck != DECK.contract:
            receive(s, seat, take(s, deck, log))
        if s.mode == MODE.introductory and deck == DECK.hunter:
            receive(s, seat, take(s, deck, log))
