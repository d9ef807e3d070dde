"""Tools for those who work on Cantina. They share with the tests what is known of each game (tests/suites.py)."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "tests"))
