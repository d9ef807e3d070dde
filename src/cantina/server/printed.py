"""What is printed on the cards of a game, for clients that draw them; and a table as text, for those who read it.

A card is told as the content knows it, with its kind as `type`. Its number is its place in the list.
"""

from __future__ import annotations

import inspect
import json
import re
from functools import cache
from typing import Any, get_type_hints

from cantina.engine.game import Game
from cantina.games import find
from cantina.server.json_schema import Schema, Shapes, fields, one_of


def kinds(game: Game) -> tuple[type, ...]:
    """The kinds of cards of a game, if all that is on them is numbers and words; none if it is made of other things."""
    found = tuple(dict.fromkeys(type(card) for card in game.content.cards))
    return found if all(map(is_plain, found)) else ()


def is_plain(kind: type) -> bool:
    """Whether a kind of card holds nothing but numbers and words."""
    try:
        described(kind, Shapes())
    except TypeError:
        return False
    return True


def described(kind: type, shapes: Shapes) -> Schema:
    """The schema of a kind of card."""
    hints = get_type_hints(kind)
    properties = {"type": one_of((name_of(kind),)), **{field: shapes.of(hint) for field, hint in hints.items()}}
    return fields(properties, [*properties], inspect.getdoc(kind) or "")


def name_of(kind: type) -> str:
    """The name of a kind of card: `EventCard` is an `event-card`."""
    return re.sub(r"(?<=.)(?=[A-Z])", "-", kind.__name__).lower()


@cache
def cards_text(game_id: str) -> str | None:
    """All cards of a game as JSON, None where they are no plain cards."""
    game = find(game_id)
    if not kinds(game):
        return None
    cards: list[dict[str, Any]] = [{"type": name_of(type(card)), **card._asdict()} for card in game.content.cards]
    return json.dumps({"content": game.content.hash, "cards": cards}, separators=(",", ":"))
