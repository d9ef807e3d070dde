"""Section 1: components. The loader refuses a set of cards that is not as the rules say."""

import re
import shutil

import pytest

import cantina
from cantina.games.way_of_the_mandalorian.pack import content as cards_of


@pytest.fixture
def refused_set(tmp_path):
    """Change one entry of a copy of the shipped set, which is then refused: why, and at which field."""

    def change(kind, old, new):
        shutil.copytree(cards_of.FOLDER, tmp_path, dirs_exist_ok=True)
        path = tmp_path / cards_of.FILES[kind]
        text = path.read_text(encoding="utf-8")
        block = re.search(rf"\[\[{kind}\]\]\n(?:(?!\[\[).*\n?)*", text)[0]
        changed, changes = re.subn(old, new, block, count=1)
        assert changes == 1
        path.write_text(text.replace(block, changed, 1), encoding="utf-8")
        with pytest.raises(cantina.BadContent) as refused:
            cards_of.load(tmp_path)
        return refused.value.key, refused.value.field

    return change


@pytest.mark.rule("WM-03", "WM-04", "WM-05", "WM-06")
@pytest.mark.parametrize("kind", ["character", "mission", "equipment", "event"])
def test_a_set_with_a_card_more_or_less_is_refused(refused_set, kind):
    extra = r"\1\n\1" if kind != "character" else r'\1\n[[character]]\nname = "boba-fett"\nsymbols = [1, 1, 1, 1]\n'
    assert refused_set(kind, r"\A([\s\S]*)\Z", extra)[0] == "content-total"
    assert refused_set(kind, r"\A[\s\S]*\Z", "")[0] == "content-total"


@pytest.mark.rule("WM-03")
def test_a_character_is_one_of_the_four_and_is_there_once(refused_set):
    assert refused_set("character", r"name = .*", 'name = "grogu"') == ("content-word", "name")
    assert refused_set("character", r"name = .*", 'name = "boba-fett"') == ("content-name-twice", "name")


@pytest.mark.rule("WM-04")
def test_another_number_of_missions_on_a_level_is_refused(refused_set):
    assert refused_set("mission", r"level = 1", "level = 2") == ("content-level", "level")
    assert refused_set("mission", r"level = 1", "level = 5") == ("content-number", "level")


@pytest.mark.rule("WM-04")
@pytest.mark.parametrize("field", ["requires", "reward", "penalty"])
def test_a_mission_without_requirements_reward_or_penalty_is_refused(refused_set, field):
    assert refused_set("mission", rf"{field} = .*\n?", "") == ("content-missing", field)


@pytest.mark.rule("WM-05")
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (r"cost = \d+", "cost = -200", ("content-number", "cost")),
        (r"cost = \d+\n?", "", ("content-missing", "cost")),
        (r"symbols = .*\n", "", ("content-missing", "symbols")),
        (r"temporary = .*", 'temporary = "perhaps"', ("content-word", "temporary")),
    ],
)
def test_equipment_that_lacks_any_of_these_is_refused(refused_set, old, new, why):
    assert refused_set("equipment", old, new) == why


@pytest.mark.rule("WM-06")
def test_an_event_has_no_text_and_is_never_temporary(refused_set):
    assert refused_set("event", r"cost = \d+", 'cost = 200\neffect = "x"') == ("content-unknown-field", "effect")
    assert refused_set("event", r"cost = \d+", 'cost = 200\ntemporary = "yes"') == (
        "content-unknown-field",
        "temporary",
    )
    assert refused_set("event", r"cost = \d+\n?", "") == ("content-missing", "cost")


@pytest.mark.rule("WM-09")
@pytest.mark.parametrize(
    ("kind", "field"),
    [("character", "symbols"), ("mission", "requires"), ("equipment", "symbols"), ("event", "symbols")],
)
def test_three_or_five_attributes_or_less_than_no_symbols_are_refused(refused_set, kind, field):
    assert refused_set(kind, rf"{field} = .*", f"{field} = [1, 2, 3]") == ("content-count", field)
    assert refused_set(kind, rf"{field} = .*", f"{field} = [1, 2, 3, 4, 5]") == ("content-count", field)
    assert refused_set(kind, rf"{field} = .*", f"{field} = [1, 2, 3, -1]") == ("content-number", field)
