"""Steps about characters: who is meant, damage and healing, movement and placing (MA-92, MQ-03)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import NONE, THREATS
from cantina.games.mandalorian_adventures.pack.tables import STEP_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary import FAR, STEP, STRENGTH_RANGE, WHO
from cantina.games.mandalorian_adventures.rules.board import EVERYWHERE, named_cells, within
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import ACTION_FRAME, FRAME, HURT_FRAME, STEPS_FRAME
from cantina.games.mandalorian_adventures.rules.frames import find, get, offer, push, put
from cantina.games.mandalorian_adventures.rules.moves import OF_MOVEMENT, begin_move
from cantina.games.mandalorian_adventures.rules.state import PHASE, seat_of
from cantina.games.mandalorian_adventures.rules.threats import hidden, in_play


@njit
def begin_characters(s, t, row, code, log):
    """Carry out a step of this family, or ask what it leaves open."""
    you = get(s, STEPS_FRAME.you)
    a, b, c = t.step[row, STEP_ROW.a] + 0, t.step[row, STEP_ROW.b] + 0, t.step[row, STEP_ROW.c] + 0
    if code in (STEP.damage_character, STEP.heal):
        on_characters(s, t, code, you, a, b, c, log)
    elif code == STEP.move_self:
        begin_move(s, you, a, own_action_bit(s, you), 0)
    elif code == STEP.move_character:
        move_characters(s, t, you, a, b, c)
    elif code == STEP.place_character:
        begin_place(s, t, you, a, b, c)
    elif code == STEP.block:
        block(s, a, log)
    elif code == STEP.redirect_damage:
        s.shelter = you + 1


@njit
def answer_characters(s, t, row, code, answer, log):
    """What was chosen for a step of this family."""
    a = t.step[row, STEP_ROW.a] + 0
    if code in (STEP.damage_character, STEP.heal):
        apply_to(s, code, answer, a, log)
    elif code == STEP.move_character:
        begin_move(s, answer, a, 0, 0)
    elif code == STEP.place_character:
        answer_place(s, t, row, get(s, STEPS_FRAME.you), answer, log)


@njit
def reach(s, number):
    """A range as written: a number, the strength of the action, or far."""
    if number == STRENGTH_RANGE:
        row = find(s, FRAME.action)
        return s.stack[row, ACTION_FRAME.strength] + 0 if row >= 0 else 0
    return number


@njit
def cells_in_range(s, t, you, number):
    """The cells within a range of a character."""
    return EVERYWHERE if number == FAR else within(s, t, s.cell[you] + 0, reach(s, number))


@njit
def means_character(s, you, who, character):
    """MA-92: whether a word for characters means this one."""
    if who == WHO.you:
        return character == you
    if who == WHO.another:
        return character != you
    return who != WHO.here or s.cell[character] == s.cell[you]


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
    row = find(s, FRAME.action)
    return s.stack[row, ACTION_FRAME.bits] & OF_MOVEMENT if row >= 0 and s.stack[row, ACTION_FRAME.who] == you else 0


@njit
def offer_character(s, t, you, who, number, wounded):
    """Ask for one of the characters meant, if there is one."""
    mask = chosen_characters(s, t, you, who, number, wounded)
    if mask != 0:
        offer(s, PHASE.character, seat_of(s, you), mask, 0)


@njit
def offer_cells(s, t, you, word, number):
    """Ask for one of the cells named, if there is one."""
    cells = named_cells(s, t, word, number, s.cell[you] + 0, get(s, STEPS_FRAME.cell))
    if cells != 0:
        offer(s, PHASE.cell, seat_of(s, you), cells, 0)


@njit
def on_characters(s, t, code, you, amount, who, number, log):
    """Damage to characters, or taking it off."""
    if who in (WHO.you, WHO.each, WHO.here):
        for character in range(s.team):
            if in_play(s, character) and means_character(s, you, who, character):
                apply_to(s, code, character, amount, log)
    else:
        offer_character(s, t, you, who, number, code == STEP.heal)


@njit
def apply_to(s, code, character, amount, log):
    """One character is hurt or healed."""
    if code == STEP.damage_character:
        push(s, FRAME.hurt, character, amount, NONE, 0, 0)
        return
    healed = min(amount, s.damage[character] + 0)
    if healed > 0:
        s.damage[character] -= healed
        s.changed = 1
        emit(log, EVERYONE, EVENT.healed, NONE, s.who[character] + 0, healed, 0)


@njit
def move_characters(s, t, you, cells, who, number):
    """MQ-03: a chosen character moves, or each one that is meant."""
    if who not in (WHO.each, WHO.here):
        offer_character(s, t, you, who, number, False)
        return
    mask = chosen_characters(s, t, you, who, number, False)
    for i in range(s.team):
        character = s.team - 1 - i  # the last one laid on the stack moves first
        if has(mask, character):
            begin_move(s, character, cells, 0, 0)


@njit
def begin_place(s, t, you, who, word, number):
    """Ask whom, if that is open; then where."""
    put(s, STEPS_FRAME.placed, 0)
    if who in (WHO.another, WHO.any):
        offer_character(s, t, you, who, FAR, False)
    else:
        offer_cells(s, t, you, word, number)


@njit
def answer_place(s, t, row, you, answer, log):
    """Somebody was chosen to be placed, or the cell was."""
    who, chosen = t.step[row, STEP_ROW.a] + 0, get(s, STEPS_FRAME.placed)
    if who in (WHO.another, WHO.any) and chosen == 0:
        put(s, STEPS_FRAME.placed, answer + 1)
        offer_cells(s, t, you, t.step[row, STEP_ROW.b] + 0, t.step[row, STEP_ROW.c] + 0)
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
    emit(log, EVERYONE, EVENT.placed, NONE, s.who[character] + 0, cell, 0)
    mask = hidden(s, 1 << cell)
    for threat in range(THREATS):
        if has(mask, threat):
            push(s, FRAME.reveal, threat, character, 0, 0, 0)


@njit
def block(s, amount, log):
    """MA-77, MQ-24: so much of the damage that is due is not suffered."""
    row = find(s, FRAME.hurt)
    if row < 0:
        return
    blocked = min(amount, s.stack[row, HURT_FRAME.amount] + 0)
    s.stack[row, HURT_FRAME.amount] -= blocked
    s.changed = 1
    emit(log, EVERYONE, EVENT.blocked, NONE, s.who[s.stack[row, HURT_FRAME.who]] + 0, blocked, 0)
