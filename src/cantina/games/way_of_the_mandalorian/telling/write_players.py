"""The players in a view: hands, boards and score pads (WM-73 to WM-75, WM-A56, WM-A68, WM-A70)."""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import CLOSE, LAST, OPEN, begin, put, write_null, write_number, write_number_or_null
from cantina.engine.masks import count
from cantina.games.way_of_the_mandalorian.pack.cards import CARDS
from cantina.games.way_of_the_mandalorian.rules.scoring import PAD, ROWS
from cantina.games.way_of_the_mandalorian.rules.state import GENERATIONS, PHASE, is_boba, slots_of
from cantina.games.way_of_the_mandalorian.rules.switches import credits_are_open
from cantina.games.way_of_the_mandalorian.telling.view import CHARACTER_WORDS, ROW_WORDS, WORDS, PlayerView
from cantina.games.way_of_the_mandalorian.telling.write_fields import (
    begin_list,
    members_of,
    name,
    number,
    number_or_null,
    truth,
    word,
)
from cantina.games.way_of_the_mandalorian.telling.write_symbols import write_strength

PLAYER_KEY = WORDS.keys(PlayerView)


@njit
def write_player(s, t, pads, seat, text):
    """One player's place at the table; credits for all unless the table hides them (WM-A56)."""
    own = s.viewer == seat or s.phase == PHASE.over
    shown = own or credits_are_open(s)
    begin(text, OPEN)
    number(text, PLAYER_KEY.seat, seat)
    word(text, PLAYER_KEY.character, CHARACTER_WORDS[s.character[seat]])
    name(text, PLAYER_KEY.credits)
    if shown:
        write_number(text, s.credits[seat])
    else:
        write_null(text)
    write_hand(s, seat, own, text)
    write_board(s, t, seat, text)
    write_pad(s, pads, seat, shown, text)
    put(text, CLOSE)


@njit
def write_hand(s, seat, own, text):
    """The hand, only for its owner; how many cards it has, and which of them all have seen go in (WM-A68, WM-A70)."""
    if own:
        members_of(text, PLAYER_KEY.hand, s.hand[seat], CARDS, 0)
    else:
        name(text, PLAYER_KEY.hand)
        write_null(text)
    number(text, PLAYER_KEY.hand_count, hand_count(s, seat, own))
    members_of(text, PLAYER_KEY.known, s.known[seat], CARDS, 0)


@njit
def hand_count(s, seat, own):
    """How many cards a hand has; in the view of another seat those of the slot lie among the hidden ones."""
    held = count(s.hand[seat])
    for generation in range(GENERATIONS):
        held += s.hidden[seat, generation]
    return held if own else held - s.slot_filled[seat]


@njit
def write_board(s, t, seat, text):
    """Equipment, symbols, and the slot for an event (WM-27, WM-48, WM-61)."""
    begin_list(text, PLAYER_KEY.equipped)
    for i in range(slots_of(s, seat)):
        write_number_or_null(text, s.equipped[seat, i])
    put(text, LAST)
    write_strength(s, t, seat, PLAYER_KEY.strength, text)
    truth(text, PLAYER_KEY.has_slot, is_boba(s, seat))
    truth(text, PLAYER_KEY.slot_filled, s.slot_filled[seat])
    number_or_null(text, PLAYER_KEY.slot, s.slot[seat])


@njit
def write_pad(s, pads, seat, shown, text):
    """A line of the score pad (WM-72); the place would tell of credits that are not shown (WM-A56)."""
    name(text, PLAYER_KEY.pad)
    if not shown:
        write_null(text)
        return
    ranked = s.phase == PHASE.over or credits_are_open(s)
    begin(text, OPEN)
    for row in range(len(ROWS)):
        if row == PAD.rank and not ranked:
            name(text, ROW_WORDS[row])
            write_null(text)
        else:
            number(text, ROW_WORDS[row], pads[seat, row])
    put(text, CLOSE)
