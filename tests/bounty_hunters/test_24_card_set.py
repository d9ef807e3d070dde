"""Section 24: the loader refuses odd card values, and says where they are (BH-S47, BH-S57)."""

import shutil
from itertools import pairwise

import pytest

import cantina
from bounty_hunters.kit import GAME
from cantina.games.bounty_hunters.pack.content import FOLDER, load

FILES = {"target": "targets.toml", "hunter": "hunters.toml", "contract": "contracts.toml"}


@pytest.fixture
def folder(tmp_path):
    """A copy of the shipped files."""
    copy = tmp_path / "content"
    shutil.copytree(FOLDER, copy)
    return copy


def change(folder, file, kind, field, value, number=0, where=""):
    """Give a field of the entry number `number` that contains `where` another value; the line of that field."""
    path = folder / file
    lines = path.read_text(encoding="utf-8").splitlines()
    starts = [i for i, line in enumerate(lines) if line.startswith("[[")] + [len(lines)]
    entries = [range(a, b) for a, b in pairwise(starts) if lines[a] == f"[[{kind}]]"]
    fitting = [entry for entry in entries if where in "\n".join(lines[i] for i in entry)]
    line = next(i for i in fitting[number] if lines[i].startswith(f"{field} ="))
    lines[line] = f"{field} = {value}"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return line + 1


def refusal(folder):
    """The error with which a folder is refused."""
    with pytest.raises(cantina.BadContent) as refused:
        load(folder)
    return refused.value


@pytest.mark.rule("BH-S57")
def test_the_shipped_set_is_accepted(folder):
    assert load(folder).hash == GAME.content.hash


SAME_TWICE = '["luke", "luke"]'


@pytest.mark.rule("BH-S57")
@pytest.mark.parametrize(
    ("kind", "field", "value", "where"),
    [
        ("target", "shield", "[0, 0, 0]", ""),
        ("target", "shield", "[-1, 2, 3]", ""),
        ("target", "points", "-1", ""),
        ("target", "copies", "9", ""),
        ("target", "copies", "2", ""),
        ("target", "character", '"glup"', ""),
        ("target", "bonus", '"medal"', ""),
        ("hunter", "penalty", "-1", ""),
        ("hunter", "attack", "[1, -1, 0]", ""),
        ("droid", "cost", "0", ""),
        ("droid", "cost", "-2", ""),
        ("droid", "attack", "[0, 0, -1]", ""),
        ("droid", "copies", "5", ""),
        ("crate", "cost", "0", ""),
        ("crate", "points", "-1", ""),
        ("crate", "icons", "0", ""),
        ("crate", "icons", "4", ""),
        ("contract", "targets", SAME_TWICE, "two-targets"),
        ("contract", "targets", '["luke", "glup"]', "two-targets"),
        ("contract", "targets", '["glup"]', "same-target"),
        ("contract", "targets", '["glup"]', "target-and-crate"),
        ("contract", "targets", '["luke"]', "two-targets"),
        ("contract", "units", "[-1, 1]", "two-targets"),
        ("contract", "units", "[1, -1]", "two-targets"),
        ("contract", "units", "[-1]", "same-target"),
        ("contract", "duo", "-1", ""),
    ],
)
def test_an_odd_value_is_refused_with_its_file_line_and_field(folder, kind, field, value, where):
    file = FILES.get(kind, "market.toml")
    line = change(folder, file, kind, field, value, where=where)
    error = refusal(folder)
    assert (error.file, error.line, error.field) == (file, line, field)


@pytest.mark.rule("BH-S57")
@pytest.mark.parametrize("number", [1, 5])
def test_the_line_is_that_of_the_wrong_entry(folder, number):
    line = change(folder, "targets.toml", "target", "shield", "[0, 0, 0]", number)
    assert refusal(folder).line == line


@pytest.mark.rule("BH-S57")
def test_the_copies_printed_on_a_droid_count_its_attack_values_not_its_family(folder):
    """Another family changes nothing; other attack values make all printed numbers wrong."""
    change(folder, "market.toml", "droid", "family", '"protocol"')
    load(folder)
    change(folder, "market.toml", "droid", "attack", "[5, 5, 5]", 1)
    load(folder)  # still four droids with these values, and none with the old ones
    change(folder, "market.toml", "droid", "attack", "[3, 1, 0]", 1)  # those of the first entry
    error = refusal(folder)
    assert (error.file, error.field, error.values["real"]) == ("market.toml", "copies", 8)


@pytest.mark.rule("BH-S57")
def test_a_misspelt_a_missing_and_a_broken_field_are_refused_too(folder):
    path = folder / "hunters.toml"
    text = path.read_text(encoding="utf-8")
    entry = text.splitlines().index("[[hunter]]") + 1
    for wrong, field in (("penality = 3", "penality"), ("", "penalty"), ('penalty = "3"', "penalty")):
        path.write_text(text.replace("penalty = 3", wrong, 1), encoding="utf-8")
        error = refusal(folder)
        assert (error.file, error.field) == ("hunters.toml", field)
        assert error.line in (entry, entry + 2)  # of the field; of its entry, where the field is missing
    path.write_text(text.replace("penalty = 3", "penalty = ", 1), encoding="utf-8")
    assert (refusal(folder).file, refusal(folder).line) == ("hunters.toml", entry + 2)


@pytest.mark.rule("BH-S47")
@pytest.mark.parametrize(("old", "new", "count"), [("none", "contract", 9), ("contract", "none", 7)])
def test_a_set_with_another_number_of_contract_icons_than_the_8_to_be_removed_is_refused(folder, old, new, count):
    change(folder, "targets.toml", "target", "bonus", f'"{new}"', where=f'bonus = "{old}"')
    error = refusal(folder)
    assert (error.file, error.field, error.values["count"]) == ("targets.toml", "bonus", count)
