"""Section 1: components. The loader refuses a set of cards that is not as the rules say."""

import re
import shutil

import pytest

import cantina
from cantina.games.bounty_hunters.pack import content as cards_of

FILES = {
    "target": "targets.toml",
    "hunter": "hunters.toml",
    "contract": "contracts.toml",
    "droid": "market.toml",
    "crate": "market.toml",
}


@pytest.fixture
def refused_set(tmp_path):
    """Change one place of a copy of the shipped set, which is then refused: why, and at which field."""

    def change(kind, old, new):
        shutil.copytree(cards_of.FOLDER, tmp_path, dirs_exist_ok=True)
        path = tmp_path / FILES[kind]
        block = re.search(rf"\[\[{kind}\]\]\n(?:(?!\[\[).*\n?)*", path.read_text(encoding="utf-8"))[0]
        changed, changes = re.subn(old, new, block, count=1)
        assert changes == 1
        path.write_text(path.read_text(encoding="utf-8").replace(block, changed, 1), encoding="utf-8")
        with pytest.raises(cantina.BadContent) as refused:
            cards_of.load(tmp_path)
        return refused.value.key, refused.value.field

    return change


@pytest.mark.rule("BH-02", "BH-03")
@pytest.mark.parametrize("kind", FILES)
def test_a_set_with_more_cards_of_a_kind_is_refused(refused_set, kind):
    assert refused_set(kind, r"\A([\s\S]*)\Z", r"\1\n\1")[0] == "content-total"


def another_number(found):
    """1 becomes 2, 2 becomes 3, 3 becomes 1."""
    return f"icons = {int(found[1]) % 3 + 1}"


@pytest.mark.rule("BH-04")
def test_another_number_of_crates_is_refused(refused_set):
    assert refused_set("crate", r"icons = (\d)", another_number)[0] == "content-crate-icons"
    assert refused_set("crate", r"icons = \d", "icons = 4") == ("content-number", "icons")


@pytest.mark.rule("BH-07")
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (r"points = \d+", "points = -1", ("content-number", "points")),
        (r"shield = .*", "shield = [4, 1]", ("content-count", "shield")),
        (r"bonus = .*", 'bonus = "crate"', ("content-word", "bonus")),
        (r"copies = \d+", "copies = 44", ("content-copies", "copies")),
        (r"copies = \d+\n", "", ("content-missing", "copies")),
    ],
)
def test_a_target_that_lacks_any_of_these_is_refused(refused_set, old, new, why):
    assert refused_set("target", old, new) == why


@pytest.mark.rule("BH-08")
def test_a_hunter_has_no_cost_and_three_attack_values(refused_set):
    assert refused_set("hunter", r"penalty = \d+", r"penalty = 1\ncost = 1") == ("content-unknown-field", "cost")
    assert refused_set("hunter", r"attack = .*", "attack = [1, 2, 3, 4]") == ("content-count", "attack")
    assert refused_set("hunter", r"penalty = \d+", "penalty = -1") == ("content-number", "penalty")


@pytest.mark.rule("BH-09")
def test_a_droid_has_a_cost_and_no_points(refused_set):
    assert refused_set("droid", r"cost = \d+", r"cost = 1\npoints = 1") == ("content-unknown-field", "points")
    assert refused_set("droid", r"cost = \d+", r"cost = 1\npenalty = 1") == ("content-unknown-field", "penalty")
    assert refused_set("droid", r"cost = \d+", "cost = 0") == ("content-number", "cost")
    assert refused_set("droid", r"copies = \d+", "copies = 29") == ("content-copies", "copies")


@pytest.mark.rule("BH-10")
def test_a_crate_has_a_cost_and_no_attack(refused_set):
    assert refused_set("crate", r"cost = \d+", "cost = 0") == ("content-number", "cost")
    assert refused_set("crate", r"points = \d+", r"points = 2\nattack = [1, 0, 0]") == (
        "content-unknown-field",
        "attack",
    )


@pytest.mark.rule("BH-11")
def test_a_contract_has_no_cost_and_names_a_pair(refused_set):
    pair = r"kind = .*\ntargets = .*"
    alone, twice = (f'kind = "two-targets"\ntargets = {names}' for names in ('["luke"]', '["luke", "luke"]'))
    assert refused_set("contract", pair, alone) == ("content-count", "targets")
    assert refused_set("contract", pair, twice) == ("content-same-twice", "targets")
    assert refused_set("contract", r"duo = \d+", r"duo = 3\ncost = 1") == ("content-unknown-field", "cost")
