"""Write the hashes by which the tests see that no text of ours stands in a rulebook (`tests/text/shingles.py`).

    python -m tools.rulebook_shingles FOLDER

The folder holds a text file for each rulebook, in any language; the rulebooks themselves are never kept here.
"""

from __future__ import annotations

import sys
from pathlib import Path

from text import shingles


def main() -> int:
    (folder,) = sys.argv[1:]
    texts = [path.read_text(encoding="utf-8") for path in sorted(Path(folder).glob("*.txt"))]
    shingles.FILE.write_bytes(shingles.written(texts))
    print(f"{len(texts)} rulebooks, {shingles.FILE.stat().st_size} bytes in {shingles.FILE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
