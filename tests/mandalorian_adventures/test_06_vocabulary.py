"""Section 6.2: a word of the vocabulary is one line of the list and one branch of its family, wherever it stands."""

import ast
from pathlib import Path

import pytest

from cantina.games.mandalorian_adventures.pack.sizes import HIDDEN_SHAPES, SHAPE, SPACE
from cantina.games.mandalorian_adventures.pack.tables import STEP_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary import (
    FAMILIES,
    FAMILY,
    FAMILY_OF,
    STEP,
    STEPS,
    STRUCTURES,
    WHICH_ACTIONS,
    WHICH_SHAPE,
    WHICH_SPACE,
    WHICH_THREAT,
)
from cantina.games.mandalorian_adventures.pack.vocabulary_conditions import CONDITION, CONDITIONS
from cantina.games.mandalorian_adventures.rules import effects

RULES = Path(effects.__file__).parent


def words_of(family):
    """The steps that a family carries out."""
    return {form.name for form in STEPS if form.family == family}


def branches_of(path):
    """The steps that a file knows."""
    tree = ast.parse(path.read_text("utf-8"))
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "STEP"
    }


@pytest.mark.parametrize("family", [family for family in FAMILIES if family != "structures"])
def test_a_family_has_a_branch_for_each_of_its_words_and_for_no_other(family):
    assert branches_of(RULES / f"effects_{family}.py") == words_of(family)


def test_the_executor_carries_structures_out_itself():
    assert words_of("structures") == set(STRUCTURES) <= branches_of(RULES / "effects.py")


def test_every_file_of_effects_is_a_family():
    files = {path.stem.removeprefix("effects_") for path in RULES.glob("effects_*.py")}
    assert files == set(FAMILIES) - {"structures"}


def test_the_family_of_a_step_is_found_by_its_code():
    assert len(FAMILY_OF) == len(STEPS)
    assert {FAMILIES[FAMILY_OF[code]] for code in (STEP.heal, STEP.block, STEP.move_self)} == {"characters"}
    assert FAMILY_OF[STEP.choose] == FAMILY_OF[STEP.for_each] == FAMILY.structures


@pytest.mark.parametrize(("codes", "forms"), [(STEP, STEPS), (CONDITION, CONDITIONS)], ids=["steps", "conditions"])
def test_the_code_of_a_form_is_its_place(codes, forms):
    assert [forms[getattr(codes, form.name)] for form in forms] == list(forms)


def test_codes_are_stored_so_a_new_word_goes_to_the_end():
    """The last words of each list in the first version; whatever is added comes after them."""
    assert (STEP.damage_threat, STEP.sabotage, STEP.open_door, STEP.lose) == (0, 16, 30, 53)
    assert (STEP.choose, STEP.for_each) == (54, 55)
    assert (CONDITION.child_carried, CONDITION.team) == (0, 27)
    assert tuple(range(8)) == STEP_ROW


def test_words_that_stand_for_a_space_or_a_shape_have_its_number():
    for name in SPACE._fields:
        assert getattr(WHICH_SPACE, name) == getattr(SPACE, name)
        assert getattr(WHICH_ACTIONS, name) - WHICH_ACTIONS.move == getattr(SPACE, name)
    assert (WHICH_SHAPE.round, WHICH_SHAPE.square, WHICH_SHAPE.any) == (SHAPE.round, SHAPE.square, HIDDEN_SHAPES)
    assert {WHICH_THREAT.round, WHICH_THREAT.square}.isdisjoint({WHICH_THREAT.nearest, WHICH_THREAT.target})
