"""Whatever a log says, it comes back as it was; who is a guest in it stays one."""

import json
from uuid import uuid4

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cantina.store import Guest, Sits, open_store
from store.kit import append, opened

GUESTS = ("guest-a", "person:1", 'quo"ted', "ґ")
texts = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=12)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | texts | st.sampled_from(GUESTS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts | st.sampled_from(GUESTS), inner, max_size=3),
    max_leaves=8,
)
bodies = st.lists(st.builds(json.dumps, values, ensure_ascii=st.booleans()), min_size=1, max_size=5)


@pytest.fixture(scope="module")
def two(tmp_path_factory):
    """Two stores, and a folder for what goes from one to the other."""
    folder = tmp_path_factory.mktemp("two")
    with open_store(folder / "a.sqlite") as one, open_store(folder / "b.sqlite") as other:
        append(one, "first", 1, side=[Guest(guest, "", 0) for guest in GUESTS])
        yield folder, one, other


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(log=bodies, game=texts, seated=st.lists(st.sampled_from(GUESTS), max_size=2))
def test_whatever_is_exported_is_imported_again(two, log, game, seated):
    folder, one, other = two
    name = uuid4().hex
    for number, text in enumerate(log, 1):
        seats = [Sits(guest, name, seat) for seat, guest in enumerate(seated)]
        append(one, name, number, text=text, side=[opened(name, game=game), *seats] if number == 1 else ())
    path = folder / name
    path.write_text(one.export(name), encoding="utf-8")
    assert (other.import_(path), other.import_(path), one.import_(path)) == (1, 0, 0)
    assert other.export(name) == one.export(name)
    assert [json.loads(entry.body) for entry in one.load(name)] == [json.loads(text) for text in log]


def test_a_mark_that_is_a_word_of_the_log_is_not_used(two):
    folder, one, _ = two
    append(one, "marks", 1, text='["guest-a", "person:1"]', side=[opened("marks")])
    before = one.export("marks")
    assert json.loads(before)["entries"][0]["body"] == '["person:1", "person:2"]'  # both are guests here
    append(one, "marks", 2, text='["person:7", "guest-a"]')
    assert json.loads(one.export("marks"))["entries"][1]["body"] == '["person:7", "person::1"]'
    (folder / "older").write_text(before, encoding="utf-8")
    assert one.import_(folder / "older") == 0
