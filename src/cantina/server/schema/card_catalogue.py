"""The cards of a game as JSON, for clients that draw them.

Where the content is a list of plain cards, the number of a card is its place in the list, and all tables with this
content have the same cards. Other games say what is printed on the pieces of one table (`Game.printed`). What follows
from the fields of a card, such as the deck a kind of card belongs to, is a property of its class; it is sent too.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Sequence
from typing import Any, Literal, get_origin, get_type_hints

from pydantic import BaseModel, ConfigDict, create_model

from cantina.engine.game import Content, Game
from cantina.engine.match import Match
from cantina.engine.record import Plain

PLAIN = (int, str, bool, tuple[int, ...], tuple[str, ...])  # what the fields of a plain card hold
MOST_KEPT = 16
_texts: dict[str, str | None] = {}  # by the hash of the content: what was written, the last few


def kinds_of(game: Game) -> tuple[type, ...]:
    """The kinds of cards that clients of a game are sent; none if its content is not for clients."""
    return game.printed.kinds if game.printed else plain_kinds(game.content)


def plain_kinds(content: Content) -> tuple[type, ...]:
    """The kinds of cards of a content; none if it is made of other things than plain cards."""
    kinds = tuple(dict.fromkeys(type(card) for card in content.cards))
    return kinds if all(map(is_plain, kinds)) else ()


def is_plain(kind: type) -> bool:
    """Whether a kind of card holds nothing but numbers and words."""
    return all(hint in PLAIN or get_origin(hint) is Literal for hint in field_types(kind).values())


def field_types(kind: type) -> dict[str, Any]:
    """The types of the fields and properties of a kind of card, by name."""
    derived = [(name, part) for name, part in vars(kind).items() if isinstance(part, property)]
    return get_type_hints(kind) | {name: get_type_hints(part.fget)["return"] for name, part in derived}


def model_of(kind: type) -> type[BaseModel]:
    """A kind of card as it is sent: its facts, and its kind as `type`."""
    fields: dict[str, Any] = {field: (hint, ...) for field, hint in field_types(kind).items()}
    literal: Any = Literal[name_of(kind)]
    config = ConfigDict(extra="forbid")
    return create_model(kind.__name__, __config__=config, __doc__=inspect.getdoc(kind), type=(literal, ...), **fields)


def name_of(kind: type) -> str:
    """The name of a kind of card: `EventCard` is an `event-card`."""
    return re.sub(r"(?<=.)(?=[A-Z])", "-", kind.__name__).lower()


def cards_text(content: Content) -> str | None:
    """All cards of a content as JSON, None if they are no plain cards."""
    if content.hash not in _texts:
        if len(_texts) == MOST_KEPT:
            _texts.clear()
        _texts[content.hash] = written(content, content.cards) if plain_kinds(content) else None
    return _texts[content.hash]


def table_cards(content: Content, match: Match | None) -> str | None:
    """The cards of a table; where they depend on what is played there, None before the deal."""
    if match is None or match.game.printed is None:
        return cards_text(content)
    return written(content, match.game.printed.cards(content, Plain(match.concealed(None))))


def written(content: Content, cards: Sequence[Any]) -> str:
    """The JSON of these cards."""
    told = [card_of(card) for card in cards]
    return json.dumps({"content": content.hash, "cards": told}, separators=(",", ":"))


def card_of(card: Any) -> dict[str, Any]:
    """A card as it is sent."""
    return {"type": name_of(type(card)), **{fact: getattr(card, fact) for fact in field_types(type(card))}}
