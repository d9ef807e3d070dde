"""Whose text is being carried out (rules, section 3.32).

Texts that say the same share their rows, so the text must also fit the work that it lies upon.
"""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import CLOSE, put, write_null
from cantina.games.mandalorian_adventures.pack.sizes import NONE, RULES, SPACE, USES
from cantina.games.mandalorian_adventures.pack.tables import RANGE, RULE_ROW, USE_ROW, WORD
from cantina.games.mandalorian_adventures.rules.frame_shapes import ACTION_FRAME, CARD_FRAME, FRAME, HEAD, STEPS_FRAME
from cantina.games.mandalorian_adventures.rules.frames import find
from cantina.games.mandalorian_adventures.telling.view_shapes import SourceView
from cantina.games.mandalorian_adventures.telling.view_words import SOURCE, SOURCE_WORDS, WORDS
from cantina.games.mandalorian_adventures.telling.write_fields import begin_object, name, pack_word, word

SOURCE_KEY = WORDS.keys(SourceView)


@njit
def write_source(s, t, key, text):
    """Whose text is being carried out."""
    top = find(s, FRAME.steps)
    step = s.stack[top, STEPS_FRAME.row] + 0 if top != NONE else NONE
    kind = source(s, t, top, step) if top != NONE else NONE
    if kind == NONE:
        name(text, key)
        write_null(text)
        return
    begin_object(text, key)
    word(text, SOURCE_KEY.kind, SOURCE_WORDS[kind])
    pack_word(text, t, SOURCE_KEY.name, source_name(s, t, kind, step))
    put(text, CLOSE)


@njit
def source(s, t, top, step):
    """The kind of the text that a step belongs to, which lies in the uppermost row of steps; NONE if there is none."""
    if lies_on_rules(s, top) and rule_with(t, step) != NONE:
        return SOURCE.rule
    if holds(t.skill_steps, card_in_work(s), step):
        return SOURCE.skill
    if holds(t.event_steps, event_in_work(s), step):
        return SOURCE.event
    if on_green(s) and holds(t.green_steps, s.mission, step):
        return SOURCE.green
    if find(s, FRAME.resolve) != NONE and holds(t.crisis, s.mission, step):
        return SOURCE.crisis
    if find(s, FRAME.prepare) != NONE and holds(t.preparation, s.mission, step):
        return SOURCE.preparation
    if holds(t.mission_effect, s.mission, step):
        return SOURCE.mission_effect
    if plan_with(t, step) != NONE:
        return SOURCE.plan
    return SOURCE.use if use_with(t, step) != NONE else NONE


@njit
def source_name(s, t, kind, step):
    """The word of the text of this kind that a step belongs to."""
    if kind == SOURCE.rule:
        return WORD.rule + rule_with(t, step)
    if kind == SOURCE.skill:
        return WORD.skill + card_in_work(s)
    if kind == SOURCE.event:
        return WORD.event + event_in_work(s)
    if kind == SOURCE.green:
        return WORD.green + s.mission
    if kind == SOURCE.plan:
        return WORD.plan + plan_with(t, step)
    if kind == SOURCE.use:
        return WORD.use + use_with(t, step)
    return WORD.mission + s.mission


@njit
def lies_on_rules(s, row):
    """Whether steps lie upon rules of the map or the mission, with other steps between them at most."""
    while row >= 0 and (s.stack[row, HEAD.kind] == FRAME.steps or s.stack[row, HEAD.kind] == FRAME.each):
        row -= 1
    return row >= 0 and s.stack[row, HEAD.kind] == FRAME.rules


@njit
def card_in_work(s):
    """The skill card whose action is performed; NONE if there is none."""
    row = find(s, FRAME.action)
    return s.stack[row, ACTION_FRAME.card] + 0 if row != NONE else NONE


@njit
def event_in_work(s):
    """The event card being resolved; NONE if there is none."""
    row = find(s, FRAME.card)
    return s.stack[row, CARD_FRAME.card] + 0 if row != NONE else NONE


@njit
def on_green(s):
    """MA-166: whether a mission action is performed."""
    row = find(s, FRAME.action)
    return row != NONE and s.stack[row, ACTION_FRAME.space] == SPACE.green


@njit
def holds(ranges, number, step):
    """Whether a step stands in a range of rows of a table; the number NONE has none."""
    return number != NONE and ranges[number, RANGE.first] <= step < ranges[number, RANGE.end]


@njit
def rule_with(t, step):
    """The rule to which a step belongs, NONE if there is none."""
    for rule in range(RULES):
        if t.rule[rule, RULE_ROW.steps] <= step < t.rule[rule, RULE_ROW.steps_end]:
            return rule
    return NONE


@njit
def plan_with(t, step):
    """The planning card to which a step belongs, NONE if there is none."""
    for plan in range(t.plans):
        if holds(t.plan_steps, plan, step):
            return plan
    return NONE


@njit
def use_with(t, step):
    """The use of a token to which a step belongs, NONE if there is none."""
    for use in range(USES):
        if t.use[use, USE_ROW.steps] <= step < t.use[use, USE_ROW.steps_end]:
            return use
    return NONE
