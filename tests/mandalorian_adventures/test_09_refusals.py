"""What is refused, and by which rule: every message there is, and a sensible rule for every verb."""

import re
from pathlib import Path

import pytest

import cantina
from cantina import text as words
from cantina.games.mandalorian_adventures.rules.actions import NOTATION
from cantina.games.mandalorian_adventures.rules.state import PHASES
from cantina.games.mandalorian_adventures.telling.refusal import WINDOWS
from mandalorian_adventures.kit import Table, skill
from mandalorian_adventures.refused import (
    CASES,
    CHOICE,
    CHOOSING,
    KEEPING,
    PREFIX,
    TACTICAL,
    after,
    child,
    drawing,
    enemy_on,
    hidden_on,
    in_action,
    in_main,
    table_of,
)
from strict_text import strict_text  # noqa: F401

MOVE = {
    "en": "Move",
    "cs": "Pohyb",
    "fr": "Déplacement",
    "hu": "Mozgás",
    "it": "Movimento",
    "nl": "Beweging",
    "pl": "Ruch",
    "ro": "Mișcare",
    "sk": "Pohyb",
    "uk": "Переміщення",
}
RULES = Path(__file__).parents[2] / "docs" / "rules" / "mandalorian-adventures.md"


def error_of(provoke):
    with pytest.raises(cantina.IllegalAction) as caught:
        provoke()
    return caught.value


def answer_to(provoke):
    """The rule and the short key of a refusal."""
    error = error_of(provoke)
    return error.rule, error.key.removeprefix(PREFIX)


@pytest.mark.parametrize("key", CASES)
def test_a_refusal_says_why(key):
    rule, provoke = CASES[key]
    assert answer_to(provoke) == (rule, key)


@pytest.mark.first_is_enough
@pytest.mark.usefixtures("strict_text")
@pytest.mark.parametrize("key", CASES)
def test_a_refusal_is_one_line_that_names_the_action_and_the_rule(key):
    error = error_of(CASES[key][1])
    lines = {error.text(language) for language in words.languages()}
    assert len(lines) == len(words.languages())
    assert all("\n" not in line and error.action in line and error.rule in line for line in lines)


def test_there_is_no_refusal_that_nobody_can_provoke():
    said = {key for key in words.bundle("en")._messages if key.startswith(PREFIX)}
    assert said == {f"{PREFIX}{key}" for key in CASES}


def test_every_rule_named_is_one_of_the_rules():
    text = RULES.read_text(encoding="utf-8")
    source = "".join(path.read_text(encoding="utf-8") for path in refusal_files())
    named = set(re.findall(r'"(M[AQD]-\d+)"', source))
    assert len(named) > 30
    assert {rule for rule in named if not re.search(rf"\*\*{rule} ", text)} == set()


def refusal_files():
    folder = Path(words.__file__).parents[1] / "games" / "mandalorian_adventures" / "telling"
    return folder.glob("refusal*.py")


# --- every verb at the wrong moment ----------------------------------------------------------------------------------

EXAMPLES = {
    "effect": "effect",
    "perform": "perform",
    "decline": "decline",
    "attack": "attack t0",
    "look": "look t0",
    "push": "push t0",
    "go": "go c1",
    "stop": "stop",
    "rescue": "rescue",
    "keep": "keep p1",
    "top": "top p1",
    "drop": "drop p1",
    "threat": "threat t0",
    "cell": "cell c1",
    "spawn": "spawn c1",
    "flee": "flee c1",
    "character": "character h0",
    "space": "space move",
    "free": "free move",
    "door": "door d0",
    "choose": "choose 1",
    "rule": "rule r0",
    "yes": "yes",
    "no": "no",
    "accuse": "accuse s1",
    "seat": "seat s1",
}


def test_every_verb_has_its_moments_and_their_rule():
    verbs = {verb.name for verb in NOTATION.verbs}
    assert set(WINDOWS) | {"pass"} == verbs
    assert all(PHASES[phase] for phases, _ in WINDOWS.values() for phase in phases)


@pytest.mark.parametrize("verb", EXAMPLES)
def test_between_two_cards_other_verbs_have_no_place(verb):
    assert answer_to(in_main(EXAMPLES[verb])) == (WINDOWS[verb][1], "window")


@pytest.mark.rule("MA-36")
@pytest.mark.parametrize("text", ["play k0 move", "end", "betray"])
def test_while_an_action_is_due_no_other_card_is_played(text):
    assert answer_to(in_action("move", text)) == (WINDOWS[text.split()[0]][1], "window")


@pytest.mark.parametrize(
    ("provoke", "rule"),
    [
        pytest.param(in_main("pass"), "MA-36", id="end"),
        pytest.param(in_action("move", "pass"), "MA-42", id="decline"),
        pytest.param(after("play K0 move", "go c:s1", "pass"), "MA-44", id="stop"),
    ],
)
def test_doing_nothing_has_its_own_word(provoke, rule):
    assert answer_to(provoke) == (rule, "window")


# --- single rules ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MA-65")
def test_a_look_goes_as_far_as_the_strength():
    assert answer_to(in_action("intel", "look t0", prepare=hidden_on("s3"))) == ("MA-65", "out-of-range")


@pytest.mark.rule("MA-67")
def test_an_enemy_is_moved_within_the_strength():
    assert answer_to(in_action("intel", "push t0", prepare=enemy_on("s3"))) == ("MA-67", "out-of-range")


@pytest.mark.rule("MA-64")
@pytest.mark.parametrize("text", ["look t0", "push t0"])
def test_intel_belongs_to_intel(text):
    assert answer_to(in_action("move", text, prepare=hidden_on("s1"))) == ("MA-64", "other-action")


@pytest.mark.rule("MA-44")
def test_a_step_belongs_to_a_move():
    assert answer_to(in_action("attack", "go c:s1")) == ("MA-44", "other-action")


@pytest.mark.rule("MA-36")
def test_to_perform_is_for_plan_and_mission():
    error = error_of(in_action("move", "perform"))
    assert (error.rule, "Move" in error.text("en")) == ("MA-36", True)


@pytest.mark.rule("MA-100")
def test_range_does_not_pass_a_closed_door():
    def prepare(table):
        table.at(0, "r")
        table.enemy("x")

    assert answer_to(in_action("attack", "attack t0", board="FX-DOOR", prepare=prepare)) == ("MA-99", "out-of-range")


@pytest.mark.rule("MA-191", "MQ-95")
@pytest.mark.parametrize("text", ["go c:s1", "perform", "look t0", "push t0", "door d0"])
def test_a_tactical_card_gives_no_action(text):
    assert answer_to(in_action("attack", text, TACTICAL, prepare=enemy_on("s0"))) == ("MA-191", "tactical")


@pytest.mark.rule("MQ-95")
def test_a_tactical_card_rescues_nobody():
    assert answer_to(in_action("attack", "rescue", TACTICAL, prepare=child(cell="s0"))) == ("MQ-95", "tactical")


@pytest.mark.rule("MA-74")
def test_only_a_drawn_card_goes_back_on_top():
    provoke = after(*KEEPING, "pass", "top p:sprint", prepare=drawing("defend", "failure"))
    assert answer_to(provoke) == ("MA-74", "not-drawn")


@pytest.mark.rule("MQ-77")
def test_with_shared_characters_nobody_uses_a_bonus_between_actions():
    table = Table(seats=1, cards=[skill(2)], mode="shared")
    table.hand(0, 0)
    table.hurt(0, 1)
    medkit = table.bonus("s0")
    assert answer_to(lambda: table.do(f"use t{medkit}")) == ("MQ-77", "window")
    assert answer_to(lambda: table.do("spend b:keycard")) == ("MQ-77", "window")


@pytest.mark.rule("MA-188")
def test_with_shared_characters_the_planning_cards_of_both_are_looked_at():
    table = Table(seats=1, cards=[skill(2)], mode="shared")
    table.hand(0, 0)
    table.owns(1, "defend")
    assert answer_to(lambda: table.do("card p:defend")) == ("MA-76", "plan-moment")
    assert answer_to(lambda: table.do("card p:sprint")) == ("MA-76", "not-owned")


@pytest.mark.rule("MA-36", "MA-94")
def test_it_is_told_how_many_cards_are_still_due():
    table = table_of()
    assert error_of(lambda: table.do("end")).values.items() >= {"count": 0, "needed": 2}.items()
    table.play(0, "move")
    table.decline()
    assert error_of(lambda: table.do("end")).values.items() >= {"count": 1, "needed": 2}.items()


@pytest.mark.rule("MA-41")
def test_the_space_is_named_in_every_language():
    error = error_of(CASES["space-used"][1])
    assert set(MOVE) == set(words.languages())
    assert [language for language, name in MOVE.items() if name not in error.text(language)] == []


@pytest.mark.rule("MA-35")
def test_another_player_has_to_wait():
    table = table_of()
    error = error_of(lambda: table.match.play(1, "end"))
    assert (error.rule, error.key) == ("MA-35", "not-your-turn")


@pytest.mark.rule("MA-174")
def test_after_the_end_nothing_is_played():
    table = table_of()
    table.edit().outcome = 1
    table.edit().phase = PHASES.index("over")
    error = error_of(lambda: table.match.play(0, "end"))
    assert (error.rule, error.key) == ("MA-174", "game-over")


def test_what_is_refused_changes_nothing():
    table = table_of(CHOICE)
    for text in CHOOSING:
        table.do(text.replace("K0", f"k{table.made(0)}"))
    assert table.refuses("space green")
    assert table.refuses("pass")
    assert table.legal() == [f"space {name}" for name in ("move", "attack", "intel", "plan")]
