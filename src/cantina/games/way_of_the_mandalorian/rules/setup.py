"""Setting up a game (WM-11 to WM-20)."""

from cantina.engine.chance import random_number, shuffle
from cantina.engine.compiled import njit
from cantina.engine.log import TRUTH
from cantina.games.way_of_the_mandalorian.pack.cards import (
    CARDS,
    CHARACTERS,
    FIRST_OF_LEVEL,
    LARGEST_MISSION_DECK,
    LEVEL_SIZES,
    LEVELS,
    NONE,
    USED,
)
from cantina.games.way_of_the_mandalorian.rules.belongings import enter_hand
from cantina.games.way_of_the_mandalorian.rules.options import OPTION
from cantina.games.way_of_the_mandalorian.rules.piles import DECK_STREAM, refill_market, refill_row, take_top
from cantina.games.way_of_the_mandalorian.rules.state import (
    MARKET,
    ROW,
    SEATS,
    SLOTS,
    STARTING_CREDITS,
    STARTING_HAND,
    left_of,
)
from cantina.games.way_of_the_mandalorian.rules.turns import begin_game

MISSION_STREAMS, CHARACTER_STREAM, FIRST_PLAYER_STREAM = 1, 5, 6


@njit
def setup(s, t, options, log):
    """Deal a new game; `options` are those of `OPTION`."""
    s.viewer = TRUTH
    s.seats = options[OPTION.seats]
    set_switches(s, options)
    empty_table(s)
    name_first_player(s, options[OPTION.first_player])
    give_characters(s, options[OPTION.characters])
    build_mission_deck(s)
    refill_row(s, log)
    for card in range(CARDS):
        s.deck[0, card] = card
    s.deck_size = CARDS
    shuffle(s, DECK_STREAM, s.deck, 0, CARDS)
    refill_market(s, log)
    deal(s, log)
    begin_game(s, log)


@njit
def set_switches(s, options):
    """The readings chosen by the table."""
    s.equip_window = options[OPTION.equip_window]
    s.compare = options[OPTION.compare]
    s.event_fee = options[OPTION.event_fee]
    s.boba_slot_as_opponent = options[OPTION.boba_slot_as_opponent]
    s.boba_slot_fill_window = options[OPTION.boba_slot_fill_window]
    s.bo_katan_uses_per_attempt = options[OPTION.bo_katan_uses_per_attempt]
    s.bo_katan_event_symbols = options[OPTION.bo_katan_event_symbols]
    s.fennec_hand_limit = options[OPTION.fennec_hand_limit]
    s.sell_used_temporary_at_end = options[OPTION.sell_used_temporary_at_end]
    s.credits_open = options[OPTION.credits_open]
    s.max_turns = options[OPTION.max_turns]


@njit
def empty_table(s):
    """Mark every place for a card as empty."""
    for i in range(LARGEST_MISSION_DECK):
        s.mission_deck[0, i] = NONE
    for i in range(ROW):
        s.row[i] = NONE
    for i in range(MARKET):
        s.market[i] = NONE
    for seat in range(SEATS):
        s.slot[seat] = NONE
        s.event[seat] = NONE
        s.character[seat] = NONE
        for i in range(SLOTS):
            s.equipped[seat, i] = NONE
    s.mission = NONE
    s.place = NONE


@njit
def name_first_player(s, seat):
    """WM-21, WM-A54: the seat the host marked, or a random one."""
    s.first = random_number(s, FIRST_PLAYER_STREAM, s.seats) if seat == NONE else seat


@njit
def give_characters(s, chosen):
    """WM-18, WM-A53: the characters the table chose (one digit a seat, counted from 1), or random ones."""
    if chosen != NONE:
        for seat in range(s.seats):
            s.character[seat] = chosen % (CHARACTERS + 1) - 1
            chosen //= CHARACTERS + 1
        return
    for i in range(CHARACTERS):
        s.deck[0, i] = i
    shuffle(s, CHARACTER_STREAM, s.deck, 0, CHARACTERS)
    for seat in range(s.seats):
        s.character[seat] = s.deck[0, seat]


@njit
def build_mission_deck(s):
    """WM-12, WM-13, WM-A60: of each level so many, shuffled within the level, the level 4 card at the bottom."""
    for level in range(LEVELS - 1, -1, -1):
        for i in range(LEVEL_SIZES[level]):
            s.deck[0, i] = FIRST_OF_LEVEL[level] + i
        shuffle(s, MISSION_STREAMS + level, s.deck, 0, LEVEL_SIZES[level])
        for i in range(USED[s.seats - 2][level]):
            s.mission_deck[0, s.mission_deck_size] = s.deck[0, i]
            s.mission_deck_size += 1


@njit
def deal(s, log):
    """WM-18, WM-A55: 800 credits and five cards each, beginning with the first player."""
    for steps in range(s.seats):
        seat = left_of(s, s.first, steps)
        s.credits[seat] = STARTING_CREDITS
        for _ in range(STARTING_HAND):
            enter_hand(s, seat, take_top(s, log), False)
