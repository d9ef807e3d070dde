"""A concealed record written as the JSON of a view, by compiled code (MA-177 to MA-180); its fields: `view_shapes.py`.

Everything is told by its name in the pack, and by the number that the notation has for it.
"""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import CLOSE, LAST, OPEN, begin, put, write_seed
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import NONE
from cantina.games.mandalorian_adventures.pack.tables import WORD
from cantina.games.mandalorian_adventures.rules.scoring import result
from cantina.games.mandalorian_adventures.rules.spaces import total
from cantina.games.mandalorian_adventures.rules.state import PHASE
from cantina.games.mandalorian_adventures.telling.view_shapes import SpaceView, View
from cantina.games.mandalorian_adventures.telling.view_words import (
    DIFFICULTY_WORDS,
    GAME_WORD,
    MODE_WORDS,
    OUTCOME_WORDS,
    REASON_WORDS,
    SPACE_WORDS,
    WORDS,
    due_word,
)
from cantina.games.mandalorian_adventures.telling.write_decks import write_decks, write_drawn, write_tracks
from cantina.games.mandalorian_adventures.telling.write_fields import (
    begin_list,
    name,
    number,
    number_or_null,
    pack_word,
    pile_of,
    sabotage_of,
    truth,
    word,
)
from cantina.games.mandalorian_adventures.telling.write_map import write_cells, write_child, write_doors, write_threats
from cantina.games.mandalorian_adventures.telling.write_players import write_characters, write_players
from cantina.games.mandalorian_adventures.telling.write_question import write_question

VIEW_KEY, SPACE_KEY = WORDS.keys(View), WORDS.keys(SpaceView)


@njit
def write_view(s, t, pads, text):
    """Write a view; `pads` lends room for the score pad."""
    result(s, t, pads)
    begin(text, OPEN)
    write_settings(s, t, text)
    write_turn(s, text)
    write_question(s, t, VIEW_KEY.question, text)
    write_spaces(s, t, text)
    write_characters(s, t, VIEW_KEY.characters, text)
    write_players(s, t, pads, VIEW_KEY.players, text)
    write_cells(s, t, VIEW_KEY.cells, text)
    write_doors(s, t, VIEW_KEY.doors, text)
    write_threats(s, t, VIEW_KEY.threats, text)
    write_child(s, VIEW_KEY.child, text)
    write_tracks(s, t, VIEW_KEY.tracks, text)
    write_decks(s, t, VIEW_KEY.decks, text)
    write_drawn(s, t, VIEW_KEY.drawn, text)
    write_end(s, t, text)
    put(text, CLOSE)


@njit
def write_settings(s, t, text):
    """Whose view it is, and what is played (MA-10, MA-31, MQ-93, MD-56)."""
    word(text, VIEW_KEY.game, GAME_WORD)
    number_or_null(text, VIEW_KEY.viewer, s.viewer)
    pack_word(text, t, VIEW_KEY.mission, WORD.mission + s.mission)
    pack_word(text, t, VIEW_KEY.map, WORD.map + s.map)
    word(text, VIEW_KEY.mode, MODE_WORDS[s.mode])
    word(text, VIEW_KEY.difficulty, DIFFICULTY_WORDS[s.difficulty])
    number(text, VIEW_KEY.growth, s.growth)
    truth(text, VIEW_KEY.traitor, s.traitor == 1)


@njit
def write_turn(s, text):
    """Whose turn it is, and how far it has come (MA-35)."""
    number(text, VIEW_KEY.turn, s.turns)
    number_or_null(text, VIEW_KEY.last_turn, s.max_turns if s.max_turns > 0 else NONE)
    number(text, VIEW_KEY.active, s.active)
    number(text, VIEW_KEY.first, s.first)
    number(text, VIEW_KEY.played, s.played)
    number(text, VIEW_KEY.extra, s.extra)
    truth(text, VIEW_KEY.in_events, s.in_events == 1)


@njit
def write_spaces(s, t, text):
    """The action spaces (MA-103, MA-136)."""
    begin_list(text, VIEW_KEY.spaces)
    for space in range(s.spaces):
        begin(text, OPEN)
        word(text, SPACE_KEY.name, SPACE_WORDS[space])
        number(text, SPACE_KEY.total, total(s, t, space))
        word(text, SPACE_KEY.due, due_word(total(s, t, space)))
        pile_of(text, t, SPACE_KEY.cards, WORD.skill, s.pile, space, s.pile_size[space])
        sabotage_of(text, t, SPACE_KEY.sabotage, s.sabotage[space])
        number(text, SPACE_KEY.substitutes, s.substitutes[space])
        truth(text, SPACE_KEY.used, has(s.used_spaces, space))
        put(text, CLOSE)
    put(text, LAST)


@njit
def write_end(s, t, text):
    """How the game ended, if it has; then nothing is secret, not even its seed."""
    word(text, VIEW_KEY.outcome, OUTCOME_WORDS[s.outcome])
    word(text, VIEW_KEY.reason, REASON_WORDS[s.reason])
    pack_word(text, t, VIEW_KEY.loser, WORD.character + s.who[s.loser] if s.loser != NONE else NONE)
    name(text, VIEW_KEY.seed)
    write_seed(text, s.seed, s.phase == PHASE.over)
