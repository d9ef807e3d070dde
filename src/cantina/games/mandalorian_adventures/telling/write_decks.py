"""Decks, discards and tracks in a view (MA-74, MA-179, MA-180), and the cards just drawn (MA-70)."""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import CLOSE, FIRST, LAST, OPEN, begin, put, write_null
from cantina.games.mandalorian_adventures.pack.sizes import EVENT_CARDS, NONE, TRACKS
from cantina.games.mandalorian_adventures.pack.tables import WORD
from cantina.games.mandalorian_adventures.telling.view_shapes import DecksView, KnownPlan, TrackView
from cantina.games.mandalorian_adventures.telling.view_words import BACK_WORDS, WORDS
from cantina.games.mandalorian_adventures.telling.write_fields import (
    begin_list,
    begin_object,
    name,
    number,
    number_and_name,
    pack_word,
    pile_of,
    sabotage_of,
    things_of,
    word_or_null,
    write_named,
)

TRACK_KEY, DECKS_KEY, KNOWN_KEY = WORDS.keys(TrackView), WORDS.keys(DecksView), WORDS.keys(KnownPlan)
SMALLEST_TEAM = 2  # the first of the sizes of a track


@njit
def write_tracks(s, t, key, text):
    """The tracks of the mission."""
    begin_list(text, key)
    for track in range(TRACKS):
        size = t.track_size[s.mission, track, s.team - SMALLEST_TEAM]
        if size > 0:
            begin(text, OPEN)
            pack_word(text, t, TRACK_KEY.name, WORD.track + s.mission * TRACKS + track)
            number(text, TRACK_KEY.value, s.track[track])
            number(text, TRACK_KEY.size, size)
            put(text, CLOSE)
    put(text, LAST)


@njit
def write_decks(s, t, key, text):
    """Sizes, open discards (MA-179), the back of the next event (MA-180), cards put back on top (MA-74)."""
    begin_object(text, key)
    write_plans(s, t, text)
    write_events(s, t, text)
    number(text, DECKS_KEY.reinforcements, s.reinforcements_size)
    pile_of(text, t, DECKS_KEY.fallen, WORD.token, s.fallen, 0, s.fallen_size)
    number(text, DECKS_KEY.sabotage, s.supply_size)
    sabotage_of(text, t, DECKS_KEY.sabotage_used, s.spent)
    put(text, CLOSE)


@njit
def write_plans(s, t, text):
    """The planning cards; those the viewer knows with the number of cards above them, the top card first."""
    number(text, DECKS_KEY.plans, s.plan_size)
    pile_of(text, t, DECKS_KEY.plan_discard, WORD.plan, s.plan_discard, 0, s.plan_discard_size)
    begin_list(text, DECKS_KEY.plans_known)
    for above in range(s.plan_size):
        card = s.plan_deck[0, s.plan_size - 1 - above]
        if card != NONE:
            begin(text, OPEN)
            number(text, KNOWN_KEY.above, above)
            number_and_name(text, t, WORD.plan, card)
            put(text, CLOSE)
    put(text, LAST)


@njit
def write_events(s, t, text):
    """The event cards."""
    number(text, DECKS_KEY.events, s.event_size)
    word_or_null(text, DECKS_KEY.event_back, BACK_WORDS[s.event_back] if s.event_size > 0 else NONE)
    things_of(text, t, DECKS_KEY.event_discard, WORD.event, s.event_discard, EVENT_CARDS)


@njit
def write_drawn(s, t, key, text):
    """MA-70: the planning cards just drawn, for the one who decides; after the end nobody decides."""
    name(text, key)
    if s.drawn_size == 0 or s.viewer != s.actor:
        write_null(text)
        return
    begin(text, FIRST)
    for i in range(s.drawn_size):
        write_named(text, t, WORD.plan, s.drawn[i])
    put(text, LAST)
