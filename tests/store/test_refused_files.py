"""A file that is not as it was written is refused, with line and field, and nothing of it is stored."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cantina.store import BadExport, lines, open_store
from store.kit import saved, table_info, table_with_people


def resealed(line, **changed):
    """A changed line whose check fits again."""
    fields = {name: value for name, value in {**json.loads(line), **changed}.items() if name not in ("format", "check")}
    return lines.write(json.loads(line)["format"], fields)


def without(line, field):
    return json.dumps({name: value for name, value in json.loads(line).items() if name != field})


ENTRY = {"number": 1, "at": 1, "body": "{}"}
SPOILT = {  # how the second line is spoilt: key and field of the refusal
    "not JSON": (lambda line: line[:-5], "store-import-foreign", "format"),
    "a list": (lambda line: "[]", "store-import-foreign", "format"),
    "empty": (lambda line: "", "store-import-foreign", "format"),
    "another format": (
        lambda line: line.replace("cantina-table-1", "cantina-table-9"),
        "store-import-foreign",
        "format",
    ),
    "a format of no kind": (lambda line: resealed(line) and '{"format": []}', "store-import-foreign", "format"),
    "altered": (lambda line: line.replace("sell 2", "sell 3"), "store-import-altered", "check"),
    "without seal": (lambda line: without(line, "check"), "store-import-altered", "check"),
    "without title": (lambda line: without(line, "title"), "store-import-field", "title"),
    "more": (lambda line: resealed(line, links=[]), "store-import-field", "links"),
    "no id": (lambda line: resealed(line, id=""), "store-import-field", "id"),
    "seats": (lambda line: resealed(line, seats=True), "store-import-field", "seats"),
    "many seats": (lambda line: resealed(line, seats=2**40), "store-import-field", "seats"),
    "listed": (lambda line: resealed(line, listed=1), "store-import-field", "listed"),
    "time": (lambda line: resealed(line, opened_at=2**70), "store-import-field", "opened_at"),
    "no text": (lambda line: resealed(line, title="\0").replace("\0", "\\u0000"), "store-import-field", "title"),
    "half a sign": (lambda line: json.dumps({**json.loads(line), "title": "\ud800"}), "store-import-field", "title"),
    "gap": (lambda line: resealed(line, entries=[{**ENTRY, "number": 2}]), "store-import-field", "entries"),
    "no number": (lambda line: resealed(line, entries=[{"at": 1, "body": "{}"}]), "store-import-field", "entries"),
    "body": (lambda line: resealed(line, entries=[{**ENTRY, "body": "{"}]), "store-import-field", "entries"),
    "deep": (lambda line: resealed(line, entries=[{**ENTRY, "body": "[" * 99999}]), "store-import-field", "entries"),
    "no person": (lambda line: resealed(line, sittings=[{"seat": 0, "person": 9}]), "store-import-field", "sittings"),
    "two persons": (
        lambda line: resealed(line, sittings=[{"seat": 0, "person": 1}] * 2),
        "store-import-field",
        "sittings",
    ),
    "people": (lambda line: resealed(line, people=[1]), "store-import-field", "people"),
    "a second head": (
        lambda line: lines.write(lines.FILE, {"tables": 1, "campaigns": 0}),
        "store-import-field",
        "format",
    ),
}


@pytest.fixture(scope="module")
def exported(tmp_path_factory):
    """The lines of an export with two tables."""
    folder = tmp_path_factory.mktemp("exported")
    with open_store(folder / "store.sqlite") as store:
        table_with_people(store)
        table_with_people(store, "t2")
        return saved(store, folder / "all.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("how", SPOILT)
def test_a_spoilt_file_is_refused_with_line_and_field(elsewhere, exported, tmp_path, how):
    spoil, key, field = SPOILT[how]
    head, first, second = exported
    path = tmp_path / "spoilt.jsonl"
    path.write_text("\n".join([head, first, spoil(second)]) + "\n", encoding="utf-8")
    with pytest.raises(BadExport) as refused:
        elsewhere.import_(path)
    assert (refused.value.key, refused.value.line, refused.value.field) == (key, 3, field)
    assert table_info(elsewhere, "t1") is None


@pytest.mark.parametrize(
    ("kept", "key", "line"),
    [(0, "store-import-foreign", 1), (1, "store-import-count", 1), (2, "store-import-count", 1)],
)
def test_a_file_cut_short_is_refused(elsewhere, exported, tmp_path, kept, key, line):
    path = tmp_path / "cut.jsonl"
    path.write_text("".join(f"{line}\n" for line in exported[:kept]), encoding="utf-8")
    with pytest.raises(BadExport) as refused:
        elsewhere.import_(path)
    assert (refused.value.key, refused.value.line) == (key, line)
    assert table_info(elsewhere, "t1") is None


def test_a_file_that_is_not_there_is_refused(elsewhere, tmp_path):
    with pytest.raises(BadExport) as refused:
        elsewhere.import_(tmp_path / "nothing.jsonl")
    assert refused.value.key == "store-import-unreadable"


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(place=st.integers(0, 10**6), byte=st.integers(0, 255))
def test_one_changed_byte_is_always_noticed(elsewhere, exported, tmp_path, place, byte):
    text = bytearray("\n".join(exported).encode())
    place %= len(text)
    if text[place] == byte:
        return
    meant = json.dumps([json.loads(line) for line in exported])
    text[place] = byte
    (tmp_path / "changed.jsonl").write_bytes(text)
    try:
        elsewhere.import_(tmp_path / "changed.jsonl")
    except BadExport:
        return
    same = [json.loads(line) for line in text.decode().splitlines() if line]
    assert json.dumps(same) == meant  # a space, or another way to write the same
