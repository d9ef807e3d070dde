"""Frames of unfinished work: every kind has a shape that it fits, and is laid down as its shape says."""

import ast
from pathlib import Path

import pytest

from cantina.engine.compiled import interpreted
from cantina.engine.record import Checked, blank
from cantina.games.mandalorian_adventures.pack.sizes import NONE
from cantina.games.mandalorian_adventures.rules import frame_shapes, frames
from cantina.games.mandalorian_adventures.rules.frame_shapes import (
    ACTION_FRAME,
    FRAME,
    FRAMES,
    HEAD,
    HURT_FRAME,
    MOVE_FRAME,
    OPERANDS,
    STEPS_FRAME,
    STRIKE_FRAME,
    WALK_FRAME,
)
from cantina.games.mandalorian_adventures.rules.state import WIDTH, State

PUSHED = 5  # operands that `push` takes
WITHOUT_OPERANDS = {"event-step", "accuse"}
RULES = Path(frames.__file__).parent
get, put, push = interpreted(frames.get), interpreted(frames.put), interpreted(frames.push)
get_mask, put_mask = interpreted(frames.get_mask), interpreted(frames.put_mask)
forget_threat = interpreted(frames.forget_threat)


@pytest.fixture
def s():
    return Checked(blank(State))


def shape_of(kind):
    """Where the operands of a kind of frame stand; nothing for one without operands."""
    return getattr(frame_shapes, f"{kind.upper().replace('-', '_')}_FRAME", ())


def pushes():
    """Every call that lays a frame down: the file and line, the kind, and the operands."""
    for path in sorted(RULES.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "push":
                yield pytest.param(node.args[1], node.args[2:], id=f"{path.stem}-{node.lineno}")


@pytest.mark.parametrize("kind", FRAMES)
def test_a_frame_of_each_kind_has_room_for_its_operands(kind):
    shape = shape_of(kind)
    assert (shape == ()) == (kind in WITHOUT_OPERANDS)
    assert list(shape) == list(range(OPERANDS, OPERANDS + len(shape)))
    assert OPERANDS + len(shape) <= WIDTH


@pytest.mark.parametrize(("kind", "operands"), list(pushes()))
def test_a_frame_is_laid_down_with_no_more_operands_than_it_has(kind, operands):
    assert (kind.value.id, len(operands)) == ("FRAME", PUSHED)
    surplus = operands[len(shape_of(FRAMES[getattr(FRAME, kind.attr)])) :]
    assert [one.value for one in surplus] == [0] * len(surplus)


def test_push_lays_the_operands_down_in_the_order_of_the_shape(s):
    push(s, FRAME.walk, 7, 2, 1, 12, 0)
    assert (get(s, HEAD.kind), get(s, HEAD.phase)) == (FRAME.walk, 0)
    assert [get(s, WALK_FRAME[i]) for i in range(len(WALK_FRAME))] == [7, 2, 1, 12, 0]
    assert get(s, WALK_FRAME.goal) == 12


def test_a_mask_takes_two_numbers(s):
    push(s, FRAME.move, 1, 2, 0, NONE, 0)
    mask = 1 << 29 | 1 << 14 | 1
    put_mask(s, MOVE_FRAME.struck, mask)
    assert get_mask(s, MOVE_FRAME.struck) == mask
    assert MOVE_FRAME.struck_high == MOVE_FRAME.struck + 1
    assert (get(s, MOVE_FRAME.who), get(s, MOVE_FRAME.left)) == (1, 2)


@pytest.mark.parametrize(
    ("kind", "aim"),
    [
        (FRAME.action, ACTION_FRAME.target),
        (FRAME.steps, STEPS_FRAME.threat),
        (FRAME.hurt, HURT_FRAME.threat),
        (FRAME.strike, STRIKE_FRAME.threat),
    ],
)
def test_a_token_that_leaves_the_map_is_struck_out_of_what_is_aimed_at_it(s, kind, aim):
    push(s, kind, 0, 0, 0, 0, 0)
    put(s, aim, 9)
    push(s, kind, 0, 0, 0, 0, 0)
    put(s, aim, 8)
    forget_threat(s, 9)
    assert [s.stack[row, aim] for row in range(2)] == [NONE, 8]


def test_a_number_that_is_no_aim_is_not_struck_out(s):
    push(s, FRAME.walk, 9, 9, 9, 9, 9)
    forget_threat(s, 9)
    assert [get(s, column) for column in WALK_FRAME] == [9] * len(WALK_FRAME)
