"""Unfinished work: a stack of frames in the record (design, section 2).

A frame is a row of numbers: what it is, how far it has come (its phase), and its operands (frame_shapes.py). `run`
(work.py) looks at the top frame again and again until somebody must be asked; a frame lays others on top of itself for
what must be finished first, and takes itself off when it is done. So every rule stands in the compiled code once.
"""

from cantina.engine.compiled import njit
from cantina.engine.masks import lowest
from cantina.games.mandalorian_adventures.rules.frame_shapes import (
    ACTION_FRAME,
    FRAME,
    HEAD,
    HURT_FRAME,
    OPERANDS,
    STEPS_FRAME,
    STRIKE_FRAME,
)
from cantina.games.mandalorian_adventures.rules.state import DEPTH, OUTCOME, REASON, RUNNING, WIDTH

HALF = 15  # bits of a mask of threats in one number of a frame


@njit
def push(s, frame, a, b, c, d, e):
    """Lay a frame on top, with its first five operands; its phase is 0."""
    if s.depth == DEPTH:
        s.outcome = OUTCOME.unfinished  # a set of content whose effects never end (MQ-33)
        s.reason = REASON.endless
        return
    row = s.depth + 0
    for i in range(WIDTH):
        s.stack[row, i] = 0
    s.stack[row, HEAD.kind] = frame
    s.stack[row, OPERANDS] = a
    s.stack[row, OPERANDS + 1] = b
    s.stack[row, OPERANDS + 2] = c
    s.stack[row, OPERANDS + 3] = d
    s.stack[row, OPERANDS + 4] = e
    s.depth = row + 1


@njit
def pop(s):
    """Take the top frame off."""
    s.depth -= 1
    for i in range(WIDTH):
        s.stack[s.depth, i] = 0


@njit
def top(s):
    """The row of the top frame."""
    return s.depth - 1


@njit
def get(s, number):
    """A number of the top frame."""
    return s.stack[s.depth - 1, number] + 0


@njit
def put(s, number, value):
    """Set a number of the top frame."""
    s.stack[s.depth - 1, number] = value


@njit
def get_mask(s, number):
    """A mask of threats of the top frame, which takes two numbers."""
    return s.stack[s.depth - 1, number] | (s.stack[s.depth - 1, number + 1] << HALF)


@njit
def put_mask(s, number, mask):
    """Set a mask of threats of the top frame."""
    s.stack[s.depth - 1, number] = mask & ((1 << HALF) - 1)
    s.stack[s.depth - 1, number + 1] = mask >> HALF


@njit
def find(s, frame):
    """The row of the uppermost frame of a kind, -1 if there is none."""
    row = s.depth - 1
    while row >= 0 and s.stack[row, HEAD.kind] != frame:
        row -= 1
    return row


@njit
def aimed_at(frame):
    """The number of a frame that names a threat it is aimed at, or comes from; 0 if there is none."""
    if frame == FRAME.action:
        return ACTION_FRAME.target
    if frame == FRAME.steps:
        return STEPS_FRAME.threat
    if frame == FRAME.hurt:
        return HURT_FRAME.threat
    return STRIKE_FRAME.threat if frame == FRAME.strike else 0


@njit
def forget_threat(s, threat):
    """A token has left the map: no unfinished work is aimed at it any more, even if its number is used again."""
    for row in range(s.depth):
        number = aimed_at(s.stack[row, HEAD.kind] + 0)
        if number > 0 and s.stack[row, number] == threat:
            s.stack[row, number] = -1


@njit
def ask(s, phase, seat, choices, optional):
    """Ask a seat; the answer comes back to the top frame as `verb` and `answer`."""
    s.phase = phase
    s.actor = seat
    s.choices = choices
    s.optional = optional


@njit
def offer(s, phase, seat, choices, optional):
    """Ask a seat to choose one of a set; a single choice that must be made is made without asking."""
    if choices & (choices - 1) == 0 and optional == 0:
        s.verb = 0
        s.answer = lowest(choices)
    else:
        ask(s, phase, seat, choices, optional)


@njit
def answered(s):
    """Whether an answer has come; it is taken by `forget`."""
    return s.verb >= 0


@njit
def forget(s):
    """Take the answer: nothing of it stays in the record."""
    answer = s.answer + 0
    s.verb = -1
    s.answer = -1
    s.phase = RUNNING
    s.choices = 0
    s.optional = 0
    return answer
