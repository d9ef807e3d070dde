"""The page about storage is true."""

import re
from typing import get_args

from cantina import store
from cantina.engine.errors import CantinaError
from docs.reading import blocks, text_of

PAGE = text_of("docs/storage.md")


def test_the_example_runs(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (example,) = (block.body for block in blocks(PAGE) if block.language == "python")
    exec(compile(example, "docs/storage.md", "exec"), {})
    assert capsys.readouterr().out.startswith("Entry 1 of the table “t1” cannot be stored")


def test_every_method_is_listed():
    listed = set(re.findall(r"^\| `(\w+)\(", PAGE, re.MULTILINE))
    methods = {name for name in vars(store.Store) if not name.startswith("_")}
    assert listed == methods | {"open_store"}


def test_everything_an_entry_may_bring_along_is_named():
    assert [kind.__name__ for kind in get_args(store.Side) if f"`{kind.__name__}`" not in PAGE] == []


def test_every_error_is_named():
    errors = [value for value in vars(store).values() if isinstance(value, type) and issubclass(value, CantinaError)]
    assert len(errors) == 4
    assert [error.__name__ for error in errors if f"`{error.__name__}`" not in PAGE] == []
