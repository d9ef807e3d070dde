"""Steps about characters: who is meant, damage and healing, movement and placing (MA-92, MQ-03)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.board import EVERYWHERE, named_cells, within
from cantina.games.mandalorian_adventures.events import E_HEALED, E_PLACED
from cantina.games.mandalorian_adventures.frames import F_ACTION, F_HURT, F_MOVE, F_REVEAL, find, get, offer, push, put
from cantina.games.mandalorian_adventures.moves import OF_MOVEMENT, begin_move
from cantina.games.mandalorian_adventures.performing import BITS as ACTION_BITS
from cantina.games.mandalorian_adventures.performing import STRENGTH
from cantina.games.mandalorian_adventures.sizes import NONE
from cantina.games.mandalorian_adventures.state import ASK_CELL, ASK_CHARACTER, THREATS, seat_of
from cantina.games.mandalorian_adventures.threats import hidden, in_play
from cantina.games.mandalorian_adventures.vocabulary import (
    ANOTHER,
    ANY,
    DAMAGE_CHARACTER,
    EACH,
    FAR,
    HEAL,
    HERE,
    STRENGTH_RANGE,
    YOU,
)

PLACED = 10  # number of F_STEPS: the character that is being placed, counted from 1


@njit
def reach(s, number):
    """A range as written: a number, the strength of the action, or far."""
    if number == STRENGTH_RANGE:
        row = find(s, F_ACTION)
        return s.stack[row, STRENGTH] + 0 if row >= 0 else 0
    return number


@njit
def cells_in_range(s, t, you, number):
    """The cells within a range of a character."""
    return EVERYWHERE if number == FAR else within(s, t, s.cell[you] + 0, reach(s, number))


@njit
def means_character(s, you, who, character):
    """MA-92: whether a word for characters means this one."""
    if who == YOU:
        return character == you
    if who == ANOTHER:
        return character != you
    return who != HERE or s.cell[character] == s.cell[you]


@njit
def chosen_characters(s, t, you, who, number, wounded):
    """MA-92: the characters a step may mean, those with damage only where it heals."""
    cells = cells_in_range(s, t, you, number)
    mask = 0
    for character in range(s.team):
        meant = in_play(s, character) and means_character(s, you, who, character)
        if meant and has(cells, s.cell[character]) and (not wounded or s.damage[character] > 0):
            mask |= 1 << character
    return mask


@njit
def own_action_bit(s, you):
    """MQ-89, MQ-98: a movement by the effect of the own action allows a rescue, and has what holds for the action."""
    row = find(s, F_ACTION)
    return s.stack[row, ACTION_BITS] & OF_MOVEMENT if row >= 0 and s.stack[row, 4] == you else 0


@njit
def offer_character(s, t, you, who, number, wounded):
    """Ask for one of the characters meant, if there is one."""
    mask = chosen_characters(s, t, you, who, number, wounded)
    if mask != 0:
        offer(s, ASK_CHARACTER, seat_of(s, you), mask, 0)


@njit
def offer_cells(s, t, you, word, number):
    """Ask for one of the cells named, if there is one."""
    cells = named_cells(s, t, word, number, s.cell[you] + 0, get(s, 6))
    if cells != 0:
        offer(s, ASK_CELL, seat_of(s, you), cells, 0)


@njit
def on_characters(s, t, code, you, amount, who, number, log):
    """Damage to characters, or taking it off."""
    if who in (YOU, EACH, HERE):
        for character in range(s.team):
            if in_play(s, character) and means_character(s, you, who, character):
                apply_to(s, code, character, amount, log)
    else:
        offer_character(s, t, you, who, number, code == HEAL)


@njit
def apply_to(s, code, character, amount, log):
    """One character is hurt or healed."""
    if code == DAMAGE_CHARACTER:
        push(s, F_HURT, character, amount, NONE, 0, 0)
        return
    healed = min(amount, s.damage[character] + 0)
    if healed > 0:
        s.damage[character] -= healed
        s.changed = 1
        emit(log, EVERYONE, E_HEALED, NONE, s.who[character] + 0, healed, 0)


@njit
def move_characters(s, t, you, cells, who, number):
    """MQ-03: a chosen character moves, or each one that is meant."""
    if who not in (EACH, HERE):
        offer_character(s, t, you, who, number, False)
        return
    mask = chosen_characters(s, t, you, who, number, False)
    for i in range(s.team):
        character = s.team - 1 - i  # the last one laid on the stack moves first
        if has(mask, character):
            begin_move(s, F_MOVE, character, cells, 0, 0)


@njit
def begin_place(s, t, you, who, word, number):
    """Ask whom, if that is open; then where."""
    put(s, PLACED, 0)
    if who in (ANOTHER, ANY):
        offer_character(s, t, you, who, FAR, False)
    else:
        offer_cells(s, t, you, word, number)


@njit
def answer_place(s, t, row, you, answer, log):
    """Somebody was chosen to be placed, or the cell was."""
    who, chosen = t.step[row, 1] + 0, get(s, PLACED)
    if who in (ANOTHER, ANY) and chosen == 0:
        put(s, PLACED, answer + 1)
        offer_cells(s, t, you, t.step[row, 2] + 0, t.step[row, 3] + 0)
        return
    mask = 1 << (chosen - 1) if chosen > 0 else chosen_characters(s, t, you, who, FAR, False)
    for character in range(s.team):
        if has(mask, character):
            place(s, character, answer, log)


@njit
def place(s, character, cell, log):
    """MQ-03: placing is no movement and triggers only the reveal."""
    s.cell[character] = cell
    s.changed = 1
    s.dirty = 1
    emit(log, EVERYONE, E_PLACED, NONE, s.who[character] + 0, cell, 0)
    mask = hidden(s, 1 << cell)
    for threat in range(THREATS):
        if has(mask, threat):
            push(s, F_REVEAL, threat, character, 0, 0, 0)
