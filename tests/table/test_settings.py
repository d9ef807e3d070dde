"""Settings of a table."""

import pytest

from cantina.table.errors import TableError
from cantina.table.settings import Settings, chosen


def test_without_a_wish_a_table_is_private_and_undo_is_free():
    assert (chosen(None).listed, chosen(None).undo_policy) == (False, "free")


def test_at_a_listed_table_undo_needs_consent():
    assert chosen({"listed": True}).undo_policy == "consent"


@pytest.mark.parametrize("policy", ["free", "consent", "never"])
def test_a_policy_that_is_named_holds_everywhere(policy):
    assert chosen({"listed": True, "undo": policy}).undo_policy == policy


def test_settings_survive_being_stored():
    settings = chosen({"clock": 90, "watch": "anyone", "stand_in": "random", "pace": 0})
    assert chosen(settings.as_json()) == settings


def test_a_change_leaves_the_rest():
    assert chosen({"clock": 30}, Settings(listed=True)) == Settings(listed=True, clock=30)


@pytest.mark.parametrize(
    ("name", "value"),
    [("listed", 1), ("listed", "yes"), ("undo", "always"), ("watch", None), ("clock", -1), ("clock", 1.5),
     ("clock", True), ("clock", 604_801), ("grace", "60"), ("stand_in", "genius"), ("delay", 31), ("pace", None)],
)  # fmt: skip
def test_a_wrong_value_is_refused_with_its_field(name, value):
    with pytest.raises(TableError) as error:
        chosen({name: value})
    assert (error.value.key, error.value.values["field"]) == ("table-setting", name)


def test_an_unknown_setting_is_refused():
    with pytest.raises(TableError, match="colour"):
        chosen({"colour": "red"})
