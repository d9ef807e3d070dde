"""Every error of the store is one clear line in every language, and names what it is about."""

import pickle

import pytest

from cantina.engine.errors import CantinaError
from cantina.store import BadExport, BadStore, StoreFailed, Taken
from cantina.text import languages
from strict_text import strict_text  # noqa: F401
from text.fluent_files import placeholders, texts

KEYS = sorted(key for key in texts("en") if key.startswith("store-"))


@pytest.mark.usefixtures("strict_text")
@pytest.mark.parametrize("key", KEYS)
def test_an_error_in_every_language(key):
    values = {
        name: 7041 if name in ("line", "number", "count") else f"the-{name}" for name in placeholders(texts("en"), key)
    }
    said = [CantinaError(key, **values).text(language) for language in languages()]
    assert len(set(said)) == len(languages())
    for line in said:
        assert "\n" not in line
        assert all(str(value) in line for value in values.values())


@pytest.mark.parametrize("kind", [Taken, StoreFailed, BadStore])
def test_errors_are_errors_of_cantina_and_travel_between_processes(kind):
    error = pickle.loads(pickle.dumps(kind("store-closed")))
    assert isinstance(error, CantinaError)
    assert (type(error), error.key) == (kind, "store-closed")


def test_a_refused_file_names_file_line_and_field():
    error = pickle.loads(pickle.dumps(BadExport("all.jsonl", 3, "seats", "store-import-field")))
    assert (error.file, error.line, error.field) == ("all.jsonl", 3, "seats")
    assert str(error) == "all.jsonl, line 3: the field “seats” is missing, unknown, or of the wrong kind"
