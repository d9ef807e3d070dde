"""A concealed record written as the JSON of a view, by compiled code (BH-60, BH-104). What it holds: `view.py`."""

from cantina.engine.compiled import njit
from cantina.engine.masks import has
from cantina.engine.telling import CLOSE, LAST, OPEN, begin, put, write_bytes, write_null, write_number
from cantina.games.bounty_hunters.cards import CONTRACT_DECK, DECKS, FIRST, deck_of
from cantina.games.bounty_hunters.scoring import result
from cantina.games.bounty_hunters.state import INTRODUCTORY, OVER, SOLD
from cantina.games.bounty_hunters.tell_fields import begin_list, name, number, number_or_null, truth, word
from cantina.games.bounty_hunters.tell_players import tell_player
from cantina.games.bounty_hunters.turns import EXTRA_TURNS, is_last_turn
from cantina.games.bounty_hunters.view import (
    DECK_WORDS,
    GAME_WORD,
    MODE_WORDS,
    PHASE_WORDS,
    DeckView,
    View,
    keys,
)

GAME, VIEWER, MODE, PHASE, TURN, TRIGGER, LAST_TURN, IS_LAST, MASTER, BANK, PILES, PLAYERS, SEED = keys(View)
DECK, CARDS, DISCARD, CLOSED = keys(DeckView)
SEED_WORDS = 8


@njit
def tell(s, t, pads, text):
    """Write a view; `pads` lends room for the score pad."""
    result(s, t, pads)
    begin(text, OPEN)
    word(text, GAME, GAME_WORD)
    number_or_null(text, VIEWER, s.viewer)
    word(text, MODE, MODE_WORDS[s.mode])
    word(text, PHASE, PHASE_WORDS[s.phase])
    number(text, TURN, s.turn)
    number_or_null(text, TRIGGER, s.trigger_turn if s.trigger_turn > 0 else -1)
    number_or_null(text, LAST_TURN, last_turn(s))
    truth(text, IS_LAST, is_last_turn(s))
    number(text, MASTER, s.guild_master)
    number_or_null(text, BANK, bank(s))
    tell_decks(s, text)
    begin_list(text, PLAYERS)
    for seat in range(s.seats):
        tell_player(s, t, pads, seat, text)
    put(text, LAST)
    tell_seed(s, text)
    put(text, CLOSE)


@njit
def last_turn(s):
    """BH-84, BH-S38: the turn after which the game ends, as far as it is known; -1: not known."""
    if s.trigger_turn == 0:
        return s.max_turns + 0 if s.max_turns > 0 else -1
    last = s.trigger_turn + EXTRA_TURNS
    return min(last, s.max_turns) if s.max_turns > 0 else last


@njit
def bank(s):
    """BH-S06: the credits in the bank; -1: there is no limit."""
    if s.credit_supply == 0:
        return -1
    left = s.credit_supply + 0
    for seat in range(s.seats):
        left -= s.credits[seat]
    return left


@njit
def tell_seed(s, text):
    """BH-S63: after the end nothing is secret."""
    name(text, SEED)
    if s.phase == OVER:
        write_bytes(text, s.seed, SEED_WORDS)
    else:
        write_null(text)


@njit
def tell_decks(s, text):
    """The decks that are in the game (BH-99)."""
    begin_list(text, PILES)
    for deck in range(DECKS):
        if s.mode != INTRODUCTORY or deck != CONTRACT_DECK:
            tell_deck(s, deck, text)
    put(text, LAST)


@njit
def tell_deck(s, deck, text):
    """A deck; the viewer sees the own sale and the own bonus contracts at once (BH-S10)."""
    own = s.viewer >= 0 and s.phase != OVER
    left = s.deck_size[deck] + 0
    if own and deck == CONTRACT_DECK:
        left -= s.bonuses[s.viewer] - s.owed_contracts[s.viewer]
    begin(text, OPEN)
    word(text, DECK, DECK_WORDS[deck])
    number(text, CARDS, left)
    begin_list(text, DISCARD)
    for i in range(s.discard_size[deck]):
        write_number(text, FIRST[deck] + s.discard[deck, i])
    if own and s.fate[s.viewer] == SOLD and deck_of(s.pick[s.viewer]) == deck:
        write_number(text, s.pick[s.viewer])
    put(text, LAST)
    truth(text, CLOSED, has(s.closed, deck))
    put(text, CLOSE)
