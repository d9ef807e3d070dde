"""The page about benchmarks lists every file beside it, once."""

from docs.reading import CODE, ROOT, text_of

FILES = {path.name for path in (ROOT / "bench").glob("*.py")}


def listed(page: str) -> list[str]:
    """The files in the first columns of the tables of a page."""
    rows = [line.strip("| ").split(" | ")[0] for line in page.splitlines() if line.startswith("| `")]
    return [name for row in rows for name in CODE.findall(row)]


def test_every_file_is_listed_once():
    assert sorted(listed(text_of("bench/README.md"))) == sorted(FILES)


def test_a_file_that_is_missing_is_noticed():
    page = text_of("bench/README.md").replace("| `wire.py` |", "| wire |")
    assert set(listed(page)) == FILES - {"wire.py"}
