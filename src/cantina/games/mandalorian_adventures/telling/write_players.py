"""The characters and the players in a view: what is on their cards, hands and discards (MA-177, MA-179, MA-185)."""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import CLOSE, LAST, OPEN, begin, put, write_null
from cantina.games.mandalorian_adventures.pack.sizes import NONE, PLANS, TOKENS
from cantina.games.mandalorian_adventures.pack.tables import WORD
from cantina.games.mandalorian_adventures.rules.damage import hp_of
from cantina.games.mandalorian_adventures.rules.scoring import ROWS
from cantina.games.mandalorian_adventures.rules.state import PHASE, WITH_CHARACTER, is_shared
from cantina.games.mandalorian_adventures.rules.state import pile_of as row_of
from cantina.games.mandalorian_adventures.telling.view_shapes import CharacterView, PlayerView
from cantina.games.mandalorian_adventures.telling.view_words import LOYALTY_WORDS, ROW_WORDS, STANDING_WORDS, WORDS
from cantina.games.mandalorian_adventures.telling.write_fields import (
    begin_list,
    begin_object,
    name,
    number,
    number_and_name,
    number_or_null,
    pile_of,
    things_of,
    truth,
    word,
    word_or_null,
)

CHARACTER_KEY, PLAYER_KEY = WORDS.keys(CharacterView), WORDS.keys(PlayerView)


@njit
def write_characters(s, t, key, text):
    """The characters, each with everything on its card; in shared mode no seat owns them (MA-184)."""
    begin_list(text, key)
    for character in range(s.team):
        begin(text, OPEN)
        number_and_name(text, t, WORD.character, s.who[character])
        number_or_null(text, CHARACTER_KEY.seat, NONE if is_shared(s) else character)
        number(text, CHARACTER_KEY.cell, s.cell[character])
        number(text, CHARACTER_KEY.damage, s.damage[character])
        number(text, CHARACTER_KEY.hp, hp_of(s, t, character))
        things_of(text, t, CHARACTER_KEY.plans, WORD.plan, s.plans[character], PLANS)
        things_of(text, t, CHARACTER_KEY.carries, WORD.token, s.bag[character], TOKENS)
        truth(text, CHARACTER_KEY.child, s.child == WITH_CHARACTER and s.child_at == character)
        word(text, CHARACTER_KEY.standing, STANDING_WORDS[s.standing[character]])
        put(text, CLOSE)
    put(text, LAST)


@njit
def write_players(s, t, pads, key, text):
    """Every seat."""
    begin_list(text, key)
    for seat in range(s.seats):
        begin(text, OPEN)
        number(text, PLAYER_KEY.seat, seat)
        write_cards(s, t, seat, text)
        word_or_null(text, PLAYER_KEY.loyalty, LOYALTY_WORDS[s.loyalty[seat]])
        begin_object(text, PLAYER_KEY.pad)
        for row in range(len(ROWS)):
            number(text, ROW_WORDS[row], pads[seat, row])
        put(text, CLOSE)
        put(text, CLOSE)
    put(text, LAST)


@njit
def write_cards(s, t, seat, text):
    """The skill cards of a seat: the hand is for its owner; in shared mode all have the same deck and discard."""
    row = row_of(s, seat)
    if s.viewer == seat or s.phase == PHASE.over:
        pile_of(text, t, PLAYER_KEY.hand, WORD.skill, s.hand, seat, s.hand_size[seat])
    else:
        name(text, PLAYER_KEY.hand)
        write_null(text)
    number(text, PLAYER_KEY.hand_count, s.hand_size[seat])
    number(text, PLAYER_KEY.owed, s.owed[seat])
    number(text, PLAYER_KEY.deck, s.deck_size[row])
    pile_of(text, t, PLAYER_KEY.discard, WORD.skill, s.discard, row, s.discard_size[row])
