"""The executor of the vocabulary (rules, section 6.2): one step after the other, for a card, a rule or a mission.

Operands of F_STEPS: next row, end row, the character meant by "you", the token concerned (-1 for none), the cell of
the target (-1 for none), the total of the space being resolved (for +6), what is being waited for, and the row in
work.
"""

from cantina.engine.compiled import njit
from cantina.games.mandalorian_adventures.actions import YES
from cantina.games.mandalorian_adventures.conditions import holds
from cantina.games.mandalorian_adventures.effects_board import answer_board, begin_board
from cantina.games.mandalorian_adventures.effects_cards import answer_cards, begin_cards
from cantina.games.mandalorian_adventures.effects_threats import answer_threats, begin_threats
from cantina.games.mandalorian_adventures.effects_tokens import answer_tokens, begin_tokens
from cantina.games.mandalorian_adventures.frames import (
    F_EACH,
    F_STEPS,
    answered,
    ask,
    forget,
    get,
    offer,
    pop,
    push,
    put,
    top,
)
from cantina.games.mandalorian_adventures.sizes import NONE
from cantina.games.mandalorian_adventures.spaces import CRISIS_AT
from cantina.games.mandalorian_adventures.state import ASK_ALTERNATIVE, ASK_MAY, is_shared, seat_of
from cantina.games.mandalorian_adventures.threats import in_play
from cantina.games.mandalorian_adventures.vocabulary import (
    CHOOSE,
    DISCARD_PLAN,
    FOR_EACH,
    HEAL_THREAT,
    OPEN_DOOR,
    PLACE_TOKEN,
    SABOTAGE_STEP,
)

NEXT_ROW, END_ROW, YOU_ARE, CONCERNED, ON_CELL_OF, TOTAL, WAITING, IN_WORK = 2, 3, 4, 5, 6, 7, 8, 9
NOT_WAITING, FOR_CONSENT, FOR_CHOICE, FOR_ALTERNATIVE = range(4)


@njit
def run_steps(s, t, log):
    """The next step of the frame on top, or what was answered about the last one."""
    if answered(s):
        answer_step(s, t, log)
        return
    row = get(s, NEXT_ROW)
    if row >= get(s, END_ROW):
        pop(s)
        return
    put(s, NEXT_ROW, row + rows_of(t, row))
    put(s, IN_WORK, row)
    if not applies(s, t, row):
        return
    if t.step[row, 6] == 1:
        put(s, WAITING, FOR_CONSENT)
        ask(s, ASK_MAY, seat_of(s, get(s, YOU_ARE)), 0, 0)
    else:
        begin_step(s, t, row, log)


@njit
def rows_of(t, row):
    """How many rows a step takes: a structure takes those of its parts with it."""
    return 1 + t.step[row, 1] if t.step[row, 0] in (CHOOSE, FOR_EACH) else 1


@njit
def applies(s, t, row):
    """MA-132, MQ-25, MQ-30: +6 and the condition of a step."""
    if t.step[row, 7] == 1 and get(s, TOTAL) < CRISIS_AT:
        return False
    return t.step[row, 5] == NONE or holds(s, t, t.step[row, 5] + 0, get(s, YOU_ARE), get(s, CONCERNED))


@njit
def begin_step(s, t, row, log):
    """Carry a step out, or ask what it leaves open."""
    code = t.step[row, 0] + 0
    put(s, WAITING, FOR_CHOICE)
    if code == CHOOSE:
        put(s, WAITING, FOR_ALTERNATIVE)
        mask = alternatives(s, t, row)
        if mask != 0:
            offer(s, ASK_ALTERNATIVE, seat_of(s, get(s, YOU_ARE)), mask, 0)
    elif code == FOR_EACH:
        push(s, F_EACH, row + 1, row + 1 + t.step[row, 1], get(s, TOTAL), 0, 0)
    else:
        begin_single(s, t, row, code, log)


@njit
def begin_single(s, t, row, code, log):
    """A step that is no structure, by its family."""
    if code < SABOTAGE_STEP:
        begin_threats(s, t, row, code, log)
    elif code < OPEN_DOOR:
        begin_cards(s, t, row, code, log)
    elif PLACE_TOKEN <= code <= HEAL_THREAT:
        begin_tokens(s, t, row, code, log)
    else:
        begin_board(s, t, row, code, log)


@njit
def answer_step(s, t, log):
    """An answer has come: consent, an alternative, or what the step asked for."""
    waiting, row = get(s, WAITING), get(s, IN_WORK)
    if waiting == FOR_CONSENT:
        agrees = s.verb == YES
        forget(s)
        if agrees:
            begin_step(s, t, row, log)
        return
    answer = forget(s)
    put(s, WAITING, NOT_WAITING)
    if waiting == FOR_ALTERNATIVE:
        single = row + 1 + answer
        you, threat, cell, total = get(s, YOU_ARE), get(s, CONCERNED), get(s, ON_CELL_OF), get(s, TOTAL)
        push(s, F_STEPS, single, single + 1, you, threat, cell)
        s.stack[top(s), TOTAL] = total
    else:
        answer_single(s, t, row, t.step[row, 0] + 0, answer, log)


@njit
def answer_single(s, t, row, code, answer, log):
    """What a step that is no structure asked for, by its family."""
    if code < SABOTAGE_STEP:
        answer_threats(s, t, row, code, answer, log)
    elif code < OPEN_DOOR:
        answer_cards(s, t, row, code, answer, log)
    elif code == PLACE_TOKEN:
        answer_tokens(s, t, row, answer, log)
    else:
        answer_board(s, code, answer, log)


@njit
def alternatives(s, t, row):
    """The mask of alternatives that can be carried out."""
    mask = 0
    for i in range(t.step[row, 1]):
        if t.step[row + 1 + i, 0] != DISCARD_PLAN or s.plans[get(s, YOU_ARE)] != 0:
            mask |= 1 << i
    return mask


# Operands of F_EACH: first row, end row, total, how many characters had their turn.
@njit
def run_each(s, t):
    """MD-34: every player in turn, from the active one; in shared mode once for each character."""
    done = get(s, 5)
    if done == s.team:
        pop(s)
        return
    put(s, 5, done + 1)
    first = 0 if is_shared(s) else s.active
    character = (first + done) % s.team
    if in_play(s, character):
        first_row, end_row, total = get(s, 2), get(s, 3), get(s, 4)
        push(s, F_STEPS, first_row, end_row, character, NONE, NONE)
        s.stack[top(s), TOTAL] = total
