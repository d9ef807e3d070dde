"""A concealed record written as the JSON of a view, by compiled code (WM-73 to WM-77). What it holds: `view.py`."""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import (
    CLOSE,
    LAST,
    OPEN,
    begin,
    put,
    write_number,
    write_number_or_null,
    write_seed,
)
from cantina.engine.masks import count, has
from cantina.games.way_of_the_mandalorian.pack.cards import (
    CARDS,
    FIRST_OF_LEVEL,
    LEVEL_SIZES,
    LEVELS,
    MISSIONS,
    NONE,
    USED,
)
from cantina.games.way_of_the_mandalorian.rules.scoring import result
from cantina.games.way_of_the_mandalorian.rules.state import MARKET, PHASE, ROW, SLOTS
from cantina.games.way_of_the_mandalorian.telling.view import GAME_WORD, PHASE_WORDS, WORDS, View
from cantina.games.way_of_the_mandalorian.telling.write_attempt import write_attempt
from cantina.games.way_of_the_mandalorian.telling.write_fields import (
    begin_list,
    members_of,
    name,
    number,
    number_or_null,
    truth,
    word,
)
from cantina.games.way_of_the_mandalorian.telling.write_players import write_player
from cantina.games.way_of_the_mandalorian.telling.write_symbols import write_reached

VIEW_KEY = WORDS.keys(View)


@njit
def write_view(s, t, pads, text):
    """Write a view; `pads` lends room for the score pad."""
    result(s, t, pads)
    begin(text, OPEN)
    write_turn(s, text)
    write_missions(s, t, text)
    write_market(s, text)
    write_attempt(s, t, text)
    begin_list(text, VIEW_KEY.worn_out)
    for i in range(SLOTS):
        if has(s.worn_out, i):
            write_number(text, s.equipped[s.active, i])
    put(text, LAST)
    begin_list(text, VIEW_KEY.players)
    for seat in range(s.seats):
        write_player(s, t, pads, seat, text)
    put(text, LAST)
    truth(text, VIEW_KEY.unfinished, s.unfinished)
    name(text, VIEW_KEY.seed)
    write_seed(text, s.seed, s.phase == PHASE.over)
    put(text, CLOSE)


@njit
def write_turn(s, text):
    """Whose view it is, whose turn, and what is to be decided (section 12 of the rules)."""
    word(text, VIEW_KEY.game, GAME_WORD)
    number_or_null(text, VIEW_KEY.viewer, s.viewer)
    word(text, VIEW_KEY.phase, PHASE_WORDS[s.phase])
    number_or_null(text, VIEW_KEY.actor, s.actor)
    number(text, VIEW_KEY.active, s.active)
    number(text, VIEW_KEY.first, s.first)
    number(text, VIEW_KEY.turn, s.turns)
    number_or_null(text, VIEW_KEY.last_turn, s.max_turns * s.seats if s.max_turns > 0 else NONE)
    number(text, VIEW_KEY.actions, s.actions)
    truth(text, VIEW_KEY.quick_job_done, s.quick_job_done)
    number(text, VIEW_KEY.picks, s.picks)
    number(text, VIEW_KEY.sold, s.sold)


@njit
def write_missions(s, t, text):
    """The row, what of it the viewer can complete (WM-49), the missions completed, and those to come (WM-77)."""
    begin_list(text, VIEW_KEY.row)
    for i in range(ROW):
        write_number_or_null(text, s.row[i])
    put(text, LAST)
    write_reached(s, t, s.viewer, VIEW_KEY.reached, text)
    members_of(text, VIEW_KEY.completed, s.completed, MISSIONS, 0)
    number(text, VIEW_KEY.mission_deck, s.mission_deck_size)
    write_levels(s, text)


@njit
def write_levels(s, text):
    """WM-12: the missions of each level that are in the game, and those of them that are not completed."""
    begin_list(text, VIEW_KEY.missions_used)
    for level in range(LEVELS):
        write_number(text, USED[s.seats - 2][level])
    put(text, LAST)
    begin_list(text, VIEW_KEY.missions_left)
    for level in range(LEVELS):
        done = s.completed >> FIRST_OF_LEVEL[level] & (1 << LEVEL_SIZES[level]) - 1
        write_number(text, USED[s.seats - 2][level] - count(done))
    put(text, LAST)
    number_or_null(text, VIEW_KEY.next_level, next_level(s))


@njit
def next_level(s):
    """WM-77: the level of the next mission, NONE where no mission is left; the deck can be counted."""
    deeper = 0
    for i in range(LEVELS):
        level = LEVELS - 1 - i
        deeper += USED[s.seats - 2][level]
        if 0 < s.mission_deck_size <= deeper:
            return level + 1
    return NONE


@njit
def write_market(s, text):
    """The market, the deck and the open discard pile."""
    begin_list(text, VIEW_KEY.market)
    for i in range(MARKET):
        write_number_or_null(text, s.market[i])
    put(text, LAST)
    number(text, VIEW_KEY.deck, s.deck_size)
    members_of(text, VIEW_KEY.discard, s.discard, CARDS, 0)
