"""The executor of the vocabulary (rules, section 6.2): one step after the other, for a card, a rule or a mission.

A step that is no structure is carried out by its family, each in a file of its own. What it leaves open is asked, and
the answer goes to the family too.
"""

from cantina.engine.compiled import njit
from cantina.games.mandalorian_adventures.pack.sizes import NONE
from cantina.games.mandalorian_adventures.pack.tables import STEP_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary import FAMILY, FAMILY_OF, STEP
from cantina.games.mandalorian_adventures.rules.actions import ACTION
from cantina.games.mandalorian_adventures.rules.conditions import holds
from cantina.games.mandalorian_adventures.rules.effects_action import answer_action_step, begin_action_step
from cantina.games.mandalorian_adventures.rules.effects_board import answer_board, begin_board
from cantina.games.mandalorian_adventures.rules.effects_cards import answer_cards, begin_cards
from cantina.games.mandalorian_adventures.rules.effects_characters import answer_characters, begin_characters
from cantina.games.mandalorian_adventures.rules.effects_enemies import answer_enemies, begin_enemies
from cantina.games.mandalorian_adventures.rules.effects_mission import run_mission
from cantina.games.mandalorian_adventures.rules.effects_threats import answer_threats, begin_threats
from cantina.games.mandalorian_adventures.rules.effects_tokens import answer_tokens, begin_tokens
from cantina.games.mandalorian_adventures.rules.frame_shapes import EACH_FRAME, FRAME, STEPS_FRAME
from cantina.games.mandalorian_adventures.rules.frames import answered, ask, forget, get, offer, pop, push, put, top
from cantina.games.mandalorian_adventures.rules.spaces import CRISIS_AT
from cantina.games.mandalorian_adventures.rules.state import PHASE, is_shared, seat_of
from cantina.games.mandalorian_adventures.rules.threats import in_play
from cantina.games.mandalorian_adventures.rules.traitor import may_look

# What a frame of steps waits for.
NOT_WAITING, FOR_CONSENT, FOR_CHOICE, FOR_ALTERNATIVE = range(4)


@njit
def run_steps(s, t, log):
    """The next step of the frame on top, or what was answered about the last one."""
    if answered(s):
        answer_step(s, t, log)
        return
    row = get(s, STEPS_FRAME.next)
    if row >= get(s, STEPS_FRAME.end):
        pop(s)
        return
    put(s, STEPS_FRAME.next, row + rows_of(t, row))
    put(s, STEPS_FRAME.row, row)
    if not applies(s, t, row):
        return
    if t.step[row, STEP_ROW.may] == 1:
        put(s, STEPS_FRAME.waiting, FOR_CONSENT)
        ask(s, PHASE.may, seat_of(s, get(s, STEPS_FRAME.you)), 0, 0)
    else:
        begin_step(s, t, row, log)


@njit
def rows_of(t, row):
    """How many rows a step takes: a structure takes those of its parts with it."""
    return 1 + t.step[row, STEP_ROW.a] if t.step[row, STEP_ROW.code] in (STEP.choose, STEP.for_each) else 1


@njit
def applies(s, t, row):
    """MA-132, MQ-25, MQ-30: +6 and the condition of a step; a second look at a loyalty card is not offered (MD-34)."""
    if t.step[row, STEP_ROW.plus6] == 1 and get(s, STEPS_FRAME.total) < CRISIS_AT:
        return False
    if t.step[row, STEP_ROW.code] == STEP.peek_loyalty and not may_look(s, seat_of(s, get(s, STEPS_FRAME.you))):
        return False
    condition = t.step[row, STEP_ROW.condition] + 0
    return condition == NONE or holds(s, t, condition, get(s, STEPS_FRAME.you), get(s, STEPS_FRAME.threat))


@njit
def begin_step(s, t, row, log):
    """Carry a step out, or ask what it leaves open."""
    code = t.step[row, STEP_ROW.code] + 0
    put(s, STEPS_FRAME.waiting, FOR_CHOICE)
    if code == STEP.choose:
        put(s, STEPS_FRAME.waiting, FOR_ALTERNATIVE)
        mask = alternatives(s, t, row)
        if mask != 0:
            offer(s, PHASE.alternative, seat_of(s, get(s, STEPS_FRAME.you)), mask, 0)
    elif code == STEP.for_each:
        push(s, FRAME.each, row + 1, row + 1 + t.step[row, STEP_ROW.a], get(s, STEPS_FRAME.total), 0, 0)
    else:
        begin_single(s, t, row, code, log)


@njit
def begin_single(s, t, row, code, log):
    """A step that is no structure, by its family."""
    family = FAMILY_OF[code]
    if family == FAMILY.characters:
        begin_characters(s, t, row, code, log)
    elif family == FAMILY.threats:
        begin_threats(s, t, row, code)
    elif family == FAMILY.enemies:
        begin_enemies(s, t, row, code, log)
    elif family == FAMILY.cards:
        begin_cards(s, t, row, code, log)
    elif family == FAMILY.action:
        begin_action_step(s, t, row, code)
    elif family == FAMILY.tokens:
        begin_tokens(s, t, row, code, log)
    elif family == FAMILY.board:
        begin_board(s, t, row, code, log)
    else:
        run_mission(s, t, row, code, log)


@njit
def answer_step(s, t, log):
    """An answer has come: consent, an alternative, or what the step asked for."""
    waiting, row = get(s, STEPS_FRAME.waiting), get(s, STEPS_FRAME.row)
    if waiting == FOR_CONSENT:
        agrees = s.verb == ACTION.yes
        forget(s)
        if agrees:
            begin_step(s, t, row, log)
        return
    answer = forget(s)
    put(s, STEPS_FRAME.waiting, NOT_WAITING)
    if waiting == FOR_ALTERNATIVE:
        single = row + 1 + answer
        you, threat = get(s, STEPS_FRAME.you), get(s, STEPS_FRAME.threat)
        cell, total = get(s, STEPS_FRAME.cell), get(s, STEPS_FRAME.total)
        push(s, FRAME.steps, single, single + 1, you, threat, cell)
        s.stack[top(s), STEPS_FRAME.total] = total
    else:
        answer_single(s, t, row, t.step[row, STEP_ROW.code] + 0, answer, log)


@njit
def answer_single(s, t, row, code, answer, log):
    """What a step that is no structure asked for, by its family."""
    family = FAMILY_OF[code]
    if family == FAMILY.characters:
        answer_characters(s, t, row, code, answer, log)
    elif family == FAMILY.threats:
        answer_threats(s, t, row, code, answer, log)
    elif family == FAMILY.enemies:
        answer_enemies(s, t, row, code, answer)
    elif family == FAMILY.cards:
        answer_cards(s, t, row, code, answer, log)
    elif family == FAMILY.action:
        answer_action_step(s, t, row, code, answer)
    elif family == FAMILY.tokens:
        answer_tokens(s, t, row, answer, log)
    else:
        answer_board(s, code, answer, log)


@njit
def alternatives(s, t, row):
    """The mask of alternatives that can be carried out."""
    mask = 0
    for i in range(t.step[row, STEP_ROW.a]):
        if t.step[row + 1 + i, STEP_ROW.code] != STEP.discard_plan or s.plans[get(s, STEPS_FRAME.you)] != 0:
            mask |= 1 << i
    return mask


@njit
def run_each(s, t):
    """MD-34: every player in turn, from the active one; in shared mode once for each character."""
    done = get(s, EACH_FRAME.done)
    if done == s.team:
        pop(s)
        return
    put(s, EACH_FRAME.done, done + 1)
    first = 0 if is_shared(s) else s.active
    character = (first + done) % s.team
    if in_play(s, character):
        first_row, end_row, total = get(s, EACH_FRAME.first), get(s, EACH_FRAME.end), get(s, EACH_FRAME.total)
        push(s, FRAME.steps, first_row, end_row, character, NONE, NONE)
        s.stack[top(s), STEPS_FRAME.total] = total
