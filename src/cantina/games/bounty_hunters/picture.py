"""A view as text, for the terminal and for golden playthroughs."""

from __future__ import annotations

import json
from typing import Any

from cantina.engine.game import Content


def picture(view: dict[str, Any], content: Content, language: str) -> str:
    """The table as one seat sees it."""
    return json.dumps(view, indent=1)
