"""A concealed record written as the JSON of a view, by compiled code (BH-60, BH-104). What it holds: `view.py`."""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import CLOSE, LAST, OPEN, begin, put, write_number, write_seed
from cantina.engine.masks import count, has
from cantina.games.bounty_hunters.pack.cards import DECK, DECKS, FIRST, deck_of
from cantina.games.bounty_hunters.rules.bonuses import left_in_bank
from cantina.games.bounty_hunters.rules.confront import FOURTH_CAPTURE
from cantina.games.bounty_hunters.rules.scoring import result
from cantina.games.bounty_hunters.rules.state import FATE, MODE, PHASE
from cantina.games.bounty_hunters.rules.turns import is_last_turn, last_turn, turns_left
from cantina.games.bounty_hunters.telling.view import (
    DECK_WORDS,
    GAME_WORD,
    MODE_WORDS,
    PHASE_WORDS,
    WORDS,
    DeckView,
    EndView,
    View,
)
from cantina.games.bounty_hunters.telling.write_fields import (
    begin_list,
    begin_object,
    name,
    number,
    number_or_null,
    truth,
    word,
)
from cantina.games.bounty_hunters.telling.write_players import write_player

VIEW_KEY, DECK_KEY, END_KEY = WORDS.keys(View), WORDS.keys(DeckView), WORDS.keys(EndView)


@njit
def write_view(s, t, pads, text):
    """Write a view; `pads` lends room for the score pad."""
    result(s, t, pads)
    begin(text, OPEN)
    word(text, VIEW_KEY.game, GAME_WORD)
    number_or_null(text, VIEW_KEY.viewer, s.viewer)
    word(text, VIEW_KEY.mode, MODE_WORDS[s.mode])
    word(text, VIEW_KEY.phase, PHASE_WORDS[s.phase])
    number(text, VIEW_KEY.turn, s.turn)
    number_or_null(text, VIEW_KEY.trigger_turn, s.trigger_turn if s.trigger_turn > 0 else -1)
    number_or_null(text, VIEW_KEY.last_turn, last_turn(s))
    truth(text, VIEW_KEY.is_last_turn, is_last_turn(s))
    write_end(s, text)
    number(text, VIEW_KEY.guild_master, s.guild_master)
    number_or_null(text, VIEW_KEY.bank, left_in_bank(s, s.credits) if s.credit_supply > 0 else -1)
    write_decks(s, text)
    begin_list(text, VIEW_KEY.players)
    for seat in range(s.seats):
        write_player(s, t, pads, seat, text)
    put(text, LAST)
    name(text, VIEW_KEY.seed)
    write_seed(text, s.seed, s.phase == PHASE.over)  # BH-S63
    put(text, CLOSE)


@njit
def write_end(s, text):
    """How near the end is: the most captures (BH-80), and the turns that follow once they are known (BH-84)."""
    begin_object(text, VIEW_KEY.end)
    most = 0
    for seat in range(s.seats):
        most = max(most, count(s.captured[seat]))
    number(text, END_KEY.captures, most)
    number(text, END_KEY.of, FOURTH_CAPTURE)
    number_or_null(text, END_KEY.left, turns_left(s))
    put(text, CLOSE)


@njit
def write_decks(s, text):
    """The decks that are in the game (BH-99)."""
    begin_list(text, VIEW_KEY.decks)
    for deck in range(DECKS):
        if s.mode != MODE.introductory or deck != DECK.contract:
            write_deck(s, deck, text)
    put(text, LAST)


@njit
def write_deck(s, deck, text):
    """A deck; the viewer sees the own sale and the own bonus contracts at once (BH-S10)."""
    own = s.viewer >= 0 and s.phase != PHASE.over
    left = s.deck_size[deck] + 0
    if own and deck == DECK.contract:
        left -= s.bonuses[s.viewer] - s.owed_contracts[s.viewer]
    begin(text, OPEN)
    word(text, DECK_KEY.deck, DECK_WORDS[deck])
    number(text, DECK_KEY.cards, left)
    begin_list(text, DECK_KEY.discard)
    for i in range(s.discard_size[deck]):
        write_number(text, FIRST[deck] + s.discard[deck, i])
    if own and s.fate[s.viewer] == FATE.sold and deck_of(s.pick[s.viewer]) == deck:
        write_number(text, s.pick[s.viewer])
    put(text, LAST)
    truth(text, DECK_KEY.closed, has(s.closed, deck))
    put(text, CLOSE)
