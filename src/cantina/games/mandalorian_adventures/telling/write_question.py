"""What is asked now in a view, of whom, and about what (rules, section 3.32)."""

from cantina.engine.compiled import njit
from cantina.engine.json_writer import CLOSE, LAST, put, write_null, write_place
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import CELLS, NONE
from cantina.games.mandalorian_adventures.pack.tables import WORD
from cantina.games.mandalorian_adventures.rules.event_step import UNDRAWN
from cantina.games.mandalorian_adventures.rules.frame_shapes import (
    ACTION_FRAME,
    CARD_FRAME,
    FRAME,
    HEAD,
    HURT_FRAME,
    MOVE_FRAME,
    RESOLVE_FRAME,
)
from cantina.games.mandalorian_adventures.rules.frames import find
from cantina.games.mandalorian_adventures.rules.mission_rules import rule_row
from cantina.games.mandalorian_adventures.rules.state import PHASE, PHASES
from cantina.games.mandalorian_adventures.telling.view_shapes import (
    ActionView,
    DamageView,
    MovementView,
    Question,
    ResolvingView,
)
from cantina.games.mandalorian_adventures.telling.view_words import PHASE_WORDS, SPACE_WORDS, WORDS
from cantina.games.mandalorian_adventures.telling.write_fields import (
    begin_list,
    begin_object,
    name,
    named_or_null,
    number,
    number_or_null,
    truth,
    word,
    write_listed,
)
from cantina.games.mandalorian_adventures.telling.write_source import write_source

QUESTION_KEY, ACTION_KEY, MOVEMENT_KEY = WORDS.keys(Question), WORDS.keys(ActionView), WORDS.keys(MovementView)
DAMAGE_KEY, RESOLVING_KEY = WORDS.keys(DamageView), WORDS.keys(ResolvingView)

# How the notation calls a choice: a letter and a number, a number alone, or the name of an action space.
NO_LETTER, SPACE_NAME, NO_CHOICE = 0, -1, -2
LETTERS = {
    PHASE.threat: "t",
    PHASE.peek: "t",
    PHASE.cell: "c",
    PHASE.spawn: "c",
    PHASE.flight: "c",
    PHASE.character: "h",
    PHASE.rule: "r",
    PHASE.door: "d",
    PHASE.keep: "p",
    PHASE.top: "p",
    PHASE.plan: "p",
    PHASE.discard_plan: "p",
    PHASE.seat: "s",
    PHASE.accuse: "s",
}
CALLED = {PHASE.alternative: NO_LETTER, PHASE.space: SPACE_NAME, PHASE.free: SPACE_NAME}
CALLED |= {phase: ord(letter) for phase, letter in LETTERS.items()}
CALLS = tuple(CALLED.get(phase, NO_CHOICE) for phase in range(len(PHASES)))


@njit
def write_question(s, t, key, text):
    """What is asked, with everything in work that the asked one has to know."""
    begin_object(text, key)
    word(text, QUESTION_KEY.phase, PHASE_WORDS[s.phase])
    number_or_null(text, QUESTION_KEY.actor, s.actor if s.phase != PHASE.over else NONE)
    truth(text, QUESTION_KEY.optional, s.optional == 1)
    write_choices(s, t, text)
    write_action(s, t, text)
    write_movement(s, text)
    write_damage(s, text)
    write_resolving(s, text)
    write_event(s, t, text)
    write_source(s, t, QUESTION_KEY.source, text)
    put(text, CLOSE)


@njit
def write_choices(s, t, text):
    """The offered members of a set, as the notation calls them."""
    begin_list(text, QUESTION_KEY.choices)
    for one in range(CELLS):
        if has(s.choices, one):
            write_choice(s, t, one, CALLS[s.phase], text)
    put(text, LAST)


@njit
def write_choice(s, t, one, call, text):
    """A member of the offered set."""
    if call == SPACE_NAME:
        write_listed(text, SPACE_WORDS[one])
    elif s.phase == PHASE.character:
        write_place(text, call, s.who[one])
    elif s.phase == PHASE.rule:
        write_place(text, call, rule_row(s, t, one))
    elif s.phase == PHASE.alternative:
        write_place(text, call, one + 1)
    elif call != NO_CHOICE:
        write_place(text, call, one)


@njit
def frame_or_null(s, frame, key, text):
    """Begin a field that tells of the uppermost frame of a kind: its row, or NONE and null if there is none."""
    row = find(s, frame)
    if row == NONE:
        name(text, key)
        write_null(text)
    else:
        begin_object(text, key)
    return row


@njit
def write_action(s, t, text):
    """The action being performed, of a card or a free one (MA-39, MA-95)."""
    row = frame_or_null(s, FRAME.action, QUESTION_KEY.action, text)
    if row != NONE:
        word(text, ACTION_KEY.space, SPACE_WORDS[s.stack[row, ACTION_FRAME.space]])
        number(text, ACTION_KEY.character, s.stack[row, ACTION_FRAME.who])
        number(text, ACTION_KEY.strength, s.stack[row, ACTION_FRAME.strength])
        number(text, ACTION_KEY.range, s.stack[row, ACTION_FRAME.range])
        named_or_null(text, t, ACTION_KEY.card, WORD.skill, s.stack[row, ACTION_FRAME.card])
        number_or_null(text, ACTION_KEY.target, s.stack[row, ACTION_FRAME.target])
        put(text, CLOSE)


@njit
def write_movement(s, text):
    """The movement being made: who, and how many cells are left."""
    row = frame_or_null(s, FRAME.move, QUESTION_KEY.movement, text)
    if row != NONE:
        number(text, MOVEMENT_KEY.character, s.stack[row, MOVE_FRAME.who])
        number(text, MOVEMENT_KEY.left, s.stack[row, MOVE_FRAME.left])
        put(text, CLOSE)


@njit
def write_damage(s, text):
    """Damage that is due and not yet suffered (MQ-24)."""
    row = frame_or_null(s, FRAME.hurt, QUESTION_KEY.damage, text)
    if row != NONE:
        number(text, DAMAGE_KEY.character, s.stack[row, HURT_FRAME.who])
        number(text, DAMAGE_KEY.amount, s.stack[row, HURT_FRAME.amount])
        number(text, DAMAGE_KEY.threat, s.stack[row, HURT_FRAME.threat])
        put(text, CLOSE)


@njit
def write_resolving(s, text):
    """The space being resolved in the event step (MQ-30)."""
    row = frame_or_null(s, FRAME.resolve, QUESTION_KEY.resolving, text)
    if row != NONE:
        word(text, RESOLVING_KEY.space, SPACE_WORDS[s.stack[row, RESOLVE_FRAME.space]])
        number(text, RESOLVING_KEY.total, s.stack[row, RESOLVE_FRAME.total])
        put(text, CLOSE)


@njit
def write_event(s, t, text):
    """The event card being resolved, once it is drawn."""
    row = find(s, FRAME.card)
    drawn = row != NONE and s.stack[row, HEAD.phase] != UNDRAWN
    named_or_null(text, t, QUESTION_KEY.event, WORD.event, s.stack[row, CARD_FRAME.card] if drawn else NONE)
