"""The examples in the documents run, and the quotations are true."""

from __future__ import annotations

import doctest
import io
import re

import pytest

from cantina.cli import main
from docs.reading import DOCUMENTS, ROOT, RUNNABLE, Block, blocks, text_of

SOURCE = re.compile(r"# ((?:src|tests|docs)/\S+\.(?:py|toml|ftl))\n")
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


def is_quotation(block: Block) -> bool:
    """A block that begins with the name of a file is taken from there."""
    return SOURCE.match(block.body) is not None


def run(block: Block, document: str, values: dict[str, object]) -> None:
    if ">>> " not in block.body:
        exec(compile("\n" * (block.line - 1) + block.body, document, "exec"), values)
        return
    example = doctest.DocTestParser().get_doctest(block.body, values, document, document, block.line - 1)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    example.globs = values  # a copy by default; later blocks go on where this one ends
    assert runner.run(example, out=told.append, clear_globs=False).failed == 0, "".join(told)


@pytest.mark.first_is_enough
@pytest.mark.parametrize("document", RUNNABLE)
def test_the_python_of_a_document_runs_from_top_to_bottom(document):
    found = [block for block in blocks(text_of(document)) if block.language == "python" and not is_quotation(block)]
    assert found
    values: dict[str, object] = {"__name__": "example"}
    for block in found:
        run(block, document, values)


QUOTATIONS = [
    pytest.param(block, id=f"{document}:{block.line}")
    for document in DOCUMENTS
    for block in blocks(text_of(document))
    if is_quotation(block)
]


@pytest.mark.parametrize("block", QUOTATIONS)
def test_a_quotation_stands_in_the_file_it_names(block):
    source = SOURCE.match(block.body)
    whole = (ROOT / source[1]).read_text(encoding="utf-8")
    for part in re.split(r"^ *\.\.\.\n", block.body[source.end() :], flags=re.MULTILINE):
        assert part.strip("\n") in whole


def test_the_readme_shows_what_the_terminal_shows(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    main(["play", "bounty-hunters", "--seed", "7", "--lang", "en"])
    (shown,) = (block.body for block in blocks(text_of("README.md")) if block.language == "text")
    assert shown in capsys.readouterr().out


def test_a_wrong_example_is_noticed():
    with pytest.raises(AssertionError):
        run(Block("python", ">>> 1 + 1\n3\n", 1), "made", {})
