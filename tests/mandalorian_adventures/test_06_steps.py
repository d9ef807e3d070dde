"""Section 6.2: the text of steps and conditions becomes rows of numbers, or is refused."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cantina.engine.errors import BadContent
from cantina.games.mandalorian_adventures.pack import vocabulary as v
from cantina.games.mandalorian_adventures.pack import vocabulary_conditions as c
from cantina.games.mandalorian_adventures.pack.files import Line
from cantina.games.mandalorian_adventures.pack.steps import (
    Condition,
    Names,
    Step,
    read_condition,
    read_steps,
    spelled,
)

NAMES = Names({"mudhorn": 0, "egg": 1}, {"defend": 3}, {"mandalorian": 0, "burg": 4}, {"alarm": 1})


def steps(text):
    return read_steps(Line(text, "missions/x.toml", 7, "crisis"), NAMES)


def condition(text):
    return read_condition(Line(text, "missions/x.toml", 7, "if"), NAMES)


def why(text, read=steps):
    with pytest.raises(BadContent) as caught:
        read(text)
    error = caught.value
    assert (error.file, error.line) == ("missions/x.toml", 7)
    assert error.values["text"] == text
    return error.key


@pytest.mark.parametrize(
    ("text", "code", "operands"),
    [
        ("damage_threat 2 within 1", v.STEP.damage_threat, (2, v.SCOPE.within, 1, 0)),
        ("damage_threat 1 second strength", v.STEP.damage_threat, (1, v.SCOPE.second, v.STRENGTH_RANGE, 0)),
        ("move_character 2 another far", v.STEP.move_character, (2, v.WHO.another, v.FAR, 0)),
        ("move_enemy 1 free target 0", v.STEP.move_enemy, (1, v.DIRECTION.free, v.SCOPE.target, 0)),
        ("enemy_move all melee 2 towards", v.STEP.enemy_move, (v.ALL, 1, 2, v.DIRECTION.towards)),
        ("enemy_attack 1 shooter/sharpshooter 2", v.STEP.enemy_attack, (1, 6, 2, 0)),
        ("enemy_move 3 any 1 away", v.STEP.enemy_move, (3, 7, 1, v.DIRECTION.away)),
        ("spawn nearest-star", v.STEP.spawn, (v.WHICH_CELLS.nearest_star, 0, 0, 0)),
        ("spawn number 8", v.STEP.spawn, (v.WHICH_CELLS.number, 8, 0, 0)),
        ("spawn number 1-4", v.STEP.spawn, (v.WHICH_CELLS.number, 14, 0, 0)),
        ("place_token mudhorn number 8 up", v.STEP.place_token, (0, v.WHICH_CELLS.number, 8, 0)),
        ("place_token egg start down", v.STEP.place_token, (1, v.WHICH_CELLS.start, 0, 1)),
        ("replace_token egg any 3", v.STEP.replace_token, (1, 2, 3, 0)),
        ("take_plan_from_discard defend", v.STEP.take_plan_from_discard, (3, 0, 0, 0)),
        ("child_carried_by burg", v.STEP.child_carried_by, (4, 0, 0, 0)),
        ("track_add 2 alarm", v.STEP.track_add, (2, 1, 0, 0)),
        ("sabotage green", v.STEP.sabotage, (4, 0, 0, 0)),
        ("sabotage any", v.STEP.sabotage, (v.WHICH_SPACE.any, 0, 0, 0)),
        ("ignore_effect guard/grapple", v.STEP.ignore_effect, (3, 0, 0, 0)),
        ("win", v.STEP.win, (0, 0, 0, 0)),
    ],
)
def test_a_step_is_its_code_and_its_operands(text, code, operands):
    assert steps(text) == [Step(code, operands)]


@pytest.mark.parametrize(
    ("text", "code", "operands", "negated"),
    [
        ("damaged", c.CONDITION.damaged, (0, 0, 0), False),
        ("not damaged", c.CONDITION.damaged, (0, 0, 0), True),
        ("carrier_at egg number 3", c.CONDITION.carrier_at, (1, v.WHICH_CELLS.number, 3), False),
        ("played attack", c.CONDITION.played, (1, 0, 0), False),
        ("not track_full alarm", c.CONDITION.track_full, (1, 0, 0), True),
    ],
)
def test_a_condition_may_be_denied(text, code, operands, negated):
    assert condition(text) == Condition(code, operands, negated)


def test_prefixes_in_their_order():
    step = steps("+6 may if not child_carried then spawn number 1")[0]
    carried = Condition(c.CONDITION.child_carried, (0, 0, 0), True)
    assert step == Step(v.STEP.spawn, (v.WHICH_CELLS.number, 1, 0, 0), carried, True, True)
    assert steps("+6 win")[0].plus6
    assert steps("may win")[0].may


def test_a_choice_is_a_row_and_one_for_each_alternative():
    rows = steps("may choose discard_plan | if damaged then sabotage chosen|win")
    assert [row.code for row in rows] == [v.STEP.choose, v.STEP.discard_plan, v.STEP.sabotage, v.STEP.win]
    assert rows[0].operands == (3, 0, 0, 0)
    assert [row.may for row in rows] == [True, False, False, False]
    assert rows[2].condition.code == c.CONDITION.damaged


def test_a_loop_counts_the_rows_of_its_body():
    assert [row.code for row in steps("for_each player win")] == [v.STEP.for_each, v.STEP.win]
    rows = steps("+6 for_each player choose discard_plan | sabotage chosen")
    assert [row.code for row in rows] == [v.STEP.for_each, v.STEP.choose, v.STEP.discard_plan, v.STEP.sabotage]
    assert (rows[0].operands[0], rows[1].operands[0], rows[0].plus6) == (3, 2, True)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "pack-step-empty"),
        ("may", "pack-step-empty"),
        ("if damaged then", "pack-step-empty"),
        ("spwan nearest-star", "pack-step-unknown"),
        ("Spawn nearest-star", "pack-step-unknown"),
        ("may +6 win", "pack-step-prefix"),
        ("if damaged then may win", "pack-step-prefix"),
        ("if damaged win", "pack-step-then"),
        ("if then win", "pack-condition-empty"),
        ("if not then win", "pack-condition-empty"),
        ("if wounded then win", "pack-condition-unknown"),
        ("spawn", "pack-operands"),
        ("spawn number", "pack-operands"),
        ("spawn start exit", "pack-operands"),
        ("win | lose", "pack-operands"),
        ("spawn somewhere", "pack-operand"),
        ("spawn number 9", "pack-operand-number"),
        ("spawn number 4-2", "pack-operand-number"),
        ("spawn number 1-", "pack-operand-number"),
        ("heal -1 you 0", "pack-operand-number"),
        ("heal ² you 0", "pack-operand-number"),
        ("heal 99999999999999999999 you 0", "pack-operand-number"),
        ("enemy_move 0 melee 1 away", "pack-operand-number"),
        ("enemy_attack all snipers 2", "pack-operand"),
        ("enemy_attack all melee/ 2", "pack-operand"),
        ("enemy_attack_token mudhrn 0", "pack-name-unknown"),
        ("track_add 1 alert", "pack-name-unknown"),
        ("take_plan_from_discard attack", "pack-name-unknown"),
        ("child_carried_by grogu", "pack-name-unknown"),
        ("choose win", "pack-step-choice"),
        ("choose win | lose | win | lose | win", "pack-step-choice"),
        ("choose win | choose lose | win", "pack-step-choice"),
        ("choose win | may lose", "pack-step-choice"),
        ("choose win |", "pack-step-empty"),
        ("for_each enemy win", "pack-step-loop"),
        ("for_each player", "pack-step-empty"),
        ("for_each player for_each player win", "pack-step-loop"),
        ("choose " * 5000 + "win", "pack-step-choice"),
        ("for_each player " * 5000 + "win", "pack-step-loop"),
    ],
)
def test_what_is_no_step_is_refused(text, key):
    assert why(text) == key


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "pack-condition-empty"),
        ("not", "pack-condition-empty"),
        ("not not damaged", "pack-condition-unknown"),
        ("win", "pack-condition-unknown"),
        ("damaged 1", "pack-operands"),
        ("strength strong", "pack-operand-number"),
        ("played wild", "pack-operand"),
    ],
)
def test_what_is_no_condition_is_refused(text, key):
    assert why(text, condition) == key


def test_a_slip_of_the_pen_is_recognised():
    with pytest.raises(BadContent) as caught:
        steps("spwan nearest-star")
    assert str(caught.value) == (
        "missions/x.toml, line 7: “crisis”: there is no step “spwan”, as in “spwan nearest-star”; did you mean “spawn”?"
    )


EXAMPLES = {
    "number": "1",
    "count": "all",
    "classes": "melee/shooter",
    "range": "far",
    "token": "egg",
    "plan": "defend",
    "character": "burg",
    "track": "alarm",
    "space": "green",
    "enemy_effects": "guard",
    "CELLS": "number 2",
}


PLAIN = [form for form in v.STEPS if form.name not in v.STRUCTURES]


@pytest.mark.parametrize("form", [*PLAIN, *c.CONDITIONS], ids=lambda form: form.name)
def test_every_form_of_the_vocabulary_can_be_written(form):
    words = [EXAMPLES.get(kind) or v.WORDS[kind][-1] for kind in form.operands]
    text = " ".join((form.name, *words))
    forms = v.STEPS if form in v.STEPS else c.CONDITIONS
    row = steps(text)[0] if forms is v.STEPS else condition(text)
    assert forms[row.code] == form
    assert [kind for kind, _ in spelled(forms, row.code, row.operands)] == list(form.operands)


PIECES = st.sampled_from(
    [form.name for form in (*PLAIN, *c.CONDITIONS)]
    + [word for words in v.WORDS.values() for word in words]
    + ["choose", "for_each", "player", "|", "may", "+6", "if", "not", "then", "1", "all", "egg", "alarm", "-", ""]
)


@settings(deadline=None)
@given(st.lists(PIECES, max_size=12) | st.text(max_size=30).map(str.split))
def test_any_words_are_a_step_or_refused(words):
    try:
        rows = steps(" ".join(words))
    except BadContent as error:
        assert error.text("uk") != error.key  # noqa: PT017
    else:
        assert all(len(row.operands) == 4 for row in rows)
