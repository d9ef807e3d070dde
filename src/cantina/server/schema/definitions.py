"""The published schemas of all messages; the types of the web client are generated from them.

A message that holds a part of a game, such as its view, is published once per game, with the game's name in front.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from cantina.engine.game import Game
from cantina.engine.options import Assignment, Choice, Number, Option, Team
from cantina.games import find, ids
from cantina.server.schema.card_catalogue import kinds_of, model_of
from cantina.server.schema.json_schema import REF, Schema, any_of, definitions_of, nested, record, ref
from cantina.server.schema.requests import MESSAGES, REQUESTS
from cantina.server.schema.responses import DOWN, RECORDS, CampaignListed, CampaignShown, Cards
from cantina.table.shapes import Course, Moment, Outline, Update

COMPONENTS = "#/components/schemas/"
INTEGER: Schema = {"type": "integer"}
TEXT: Schema = {"type": "string"}
NULL: Schema = {"type": "null"}

SEAT = "seat"  # the format of a number that names a seat

OPTIONS = "What was chosen before the deal, everything made explicit."
ORDERS = "Standing orders; all of them, or none if none were given."
PAD = "The rows of the score pad at the end."
NO_OUTLOOK = "The game does not say what would follow from an action."
CARD = "What is printed on a card."
EVENT_NAME = "What happened, by its name."


def title(game_id: str) -> str:
    """The name of a game in front of its definitions."""
    return "".join(word.title() for word in game_id.split("-"))


@cache
def definitions() -> dict[str, Schema]:
    """Every definition by its name: the messages, and all that they are made of."""
    made = definitions_of(REQUESTS, "validation") | definitions_of(RECORDS)
    for game_id in ids():
        made |= definitions_of_game(find(game_id))
    for kind in (Update, Moment, Course, Outline, CampaignShown, CampaignListed, Cards):
        names = [title(game_id) + kind.__name__ for game_id in ids()]
        made[kind.__name__] = any_of([ref(name) for name in names if name in made])
    made["Down"] = any_of([ref(kind.__name__) for kind in DOWN.values()])
    made["Up"] = any_of([ref(model.__name__) for model in MESSAGES.values()])
    return dict(sorted(made.items()))


def definitions_of_game(game: Game) -> dict[str, Schema]:
    """The definitions of one game: its own parts, and the messages with these in them."""
    name = title(game.id)
    own: list[Any] = [game.view_shape, *([game.outlook_shape] if game.outlook_shape else [])]
    kinds: list[Any] = [Update, Moment, Course]
    parts = {part: ref(name + part) for part in ("View", "Options", "Orders", "Pad", "EventName", "Card")}
    parts["Outlook"] = ref(name + game.outlook_shape.__name__) if game.outlook_shape else record({}, [], NO_OUTLOOK)
    parts["Id"] = {"const": game.id}
    if game.campaigns:
        own.append(game.campaigns.shape)
        parts["Campaign"] = ref(name + game.campaigns.shape.__name__)
        kinds += [CampaignShown, CampaignListed]
    if kinds_of(game):
        kinds.append(Cards)
    records, messages = definitions_of(own), definitions_of(kinds)
    return (
        choices(game, name)
        | cards(game, name)
        | filled(records, set(records), name, {})
        | filled(messages, holders_of_parts(messages), name, parts)
    )


def choices(game: Game, name: str) -> dict[str, Schema]:
    """The parts of a game that its options, rows and events describe."""
    orders = game.interrupts.orders if game.interrupts else ()
    return {
        f"{name}Options": record(options(game.options, game), [one.name for one in game.options], OPTIONS),
        f"{name}Orders": record(options(orders, game), [], ORDERS),
        f"{name}Pad": record(dict.fromkeys(game.rows, INTEGER), list(game.rows), PAD),
        f"{name}EventName": {"description": EVENT_NAME, "enum": list(game.event_names)},
    }


def cards(game: Game, name: str) -> dict[str, Schema]:
    """What is printed on the cards of a game, by kind; nothing if they are no plain cards."""
    kinds = kinds_of(game)
    if not kinds:
        return {}
    made = definitions_of(map(model_of, kinds))
    card = {"description": CARD, **any_of([ref(name + kind.__name__) for kind in kinds])}
    return {**filled(made, set(made), name, {}), f"{name}Card": card}


def holders_of_parts(made: dict[str, Schema]) -> set[str]:
    """The names of the definitions that hold a part of a game, themselves or in what they point to."""
    holders: set[str] = set()
    while True:
        pointers = {REF + name for name in holders}
        more = {
            name
            for name, schema in made.items()
            if any(is_part(one) or one.get("$ref") in pointers for one in nested(schema))
        }
        if more == holders:
            return holders
        holders = more


def is_part(schema: Schema) -> bool:
    """Whether a schema is the placeholder of a part of a game."""
    return isinstance(schema.get("part"), str)


def filled(made: dict[str, Schema], names: set[str], prefix: str, parts: dict[str, Schema]) -> dict[str, Schema]:
    """Definitions of one game: those with these names get its prefix, and parts are filled in."""

    def fill(schema: Any) -> Any:
        if isinstance(schema, list):
            return [fill(one) for one in schema]
        if not isinstance(schema, dict):
            return schema
        if is_part(schema):
            return parts[schema["part"]]
        name = str(schema.get("$ref", "")).removeprefix(REF)
        return ref(prefix + name) if name in names else {key: fill(value) for key, value in schema.items()}

    return {prefix + name if name in names else name: fill(schema) for name, schema in made.items()}


def options(listed: tuple[Option, ...], game: Game) -> dict[str, Schema]:
    """The values of options, after the game has settled them."""
    return {option.name: option_schema(option, game) for option in listed}


def option_schema(option: Option, game: Game) -> Schema:
    """The values of one option; names of content are texts, since another content may have more of them."""
    match option:
        case Choice():
            return {"enum": list(option.values)}
        case Number():
            most = game.seat_counts[-1] - 1 if option.most is None else option.most
            seat = {"format": SEAT} if option.most is None else {}
            return any_of([{**INTEGER, "minimum": option.least, "maximum": most, **seat}, NULL])
        case Assignment():
            return any_of([{"type": "array", "items": {"enum": list(option.values)}}, NULL])
        case Team():
            return any_of([{"type": "array", "items": TEXT}, NULL])
    return any_of([TEXT, NULL])


@cache
def published() -> Schema:
    """The document that is served: each message is one of its definitions."""
    about = (
        "Down: every message of a live connection to a client. Hello: the first message of a client, then Up. "
        "Update: every line of a stream."
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of Cantina",
        "description": about,
        "$defs": definitions(),
    }


def components() -> dict[str, Schema]:
    """The definitions as OpenAPI keeps them."""
    found: dict[str, Schema] = json.loads(json.dumps(definitions()).replace(f'"{REF}', f'"{COMPONENTS}'))
    return found
