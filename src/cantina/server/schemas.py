"""The schemas of all messages, published for programs and turned into the types of the browser."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from cantina.engine.game import Game
from cantina.engine.options import Assignment, Choice, Number, Option, Team
from cantina.games import find, ids
from cantina.server import printed
from cantina.server.answers import Problem
from cantina.server.json_schema import REF, Schema, Shapes, any_of, fields, one_of, ref
from cantina.server.wire import ANSWERED, DOWN, MESSAGES, WISHES, Cards, Code, Done, Hello, Open, Refused
from cantina.server.wire_campaigns import Anew, CampaignListed, CampaignShown, Found, Founded, OpenNext
from cantina.table.shapes import Outline, Update

COMPONENTS = "#/components/schemas/"
INTEGER: Schema = {"type": "integer"}
TEXT: Schema = {"type": "string"}
NULL: Schema = {"type": "null"}

OPTIONS = "What was chosen before the deal, everything made explicit."
ORDERS = "Standing orders; all of them, or none if none were given."
PAD = "The rows of the score pad at the end."
CARD = "What is printed on a card."
EVENT_NAME = "What happened, by its name."


def title(game_id: str) -> str:
    """The name of a game in front of its definitions."""
    return "".join(word.title() for word in game_id.split("-"))


@cache
def definitions() -> dict[str, Schema]:
    """Every definition by its name: the messages, and all that they are made of."""
    made = said()
    for game_id in ids():
        made |= of_game(find(game_id))
    shapes = Shapes()
    for kind in (Problem, Done, Refused, Founded, *ANSWERED):
        shapes.record(kind)
    made |= shapes.made
    for name in (Update.__name__, Outline.__name__):
        made[name] = any_of([ref(title(game_id) + name) for game_id in ids()])
    for name in (CampaignShown.__name__, CampaignListed.__name__):
        made[name] = any_of([ref(title(game_id) + name) for game_id in ids() if find(game_id).campaigns])
    made[Cards.__name__] = any_of(
        [ref(title(game_id) + Cards.__name__) for game_id in ids() if printed.kinds(find(game_id))]
    )
    made["Down"] = any_of([ref(kind.__name__) for kind in DOWN.values()])
    made["Up"] = any_of([ref(model.__name__) for model in MESSAGES.values()])
    return dict(sorted(made.items()))


def said() -> dict[str, Schema]:
    """What is said to the server."""
    models: list[type[BaseModel]] = [Open, Hello, Code, *MESSAGES.values(), *(wish.said for wish in WISHES.values())]
    models += [Found, OpenNext, Anew]
    wanted = [(model, "validation") for model in dict.fromkeys(models)]
    _, made = models_json_schema(wanted, ref_template=REF + "{model}")  # type: ignore[arg-type]
    found: dict[str, Schema] = untitled(made["$defs"])
    return found


def untitled(schema: Any) -> Any:
    """Without the titles that only repeat the names of fields."""
    if isinstance(schema, list):
        return [untitled(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {name: untitled(part) for name, part in schema.items() if name != "title" or not isinstance(part, str)}


def of_game(game: Game) -> dict[str, Schema]:
    """The definitions of one game: view, options, orders, score pad, events, and the messages with these in them."""
    name = title(game.id)
    orders = game.interrupts.orders if game.interrupts else ()
    made = {
        f"{name}Options": fields(options(game.options, game), [one.name for one in game.options], OPTIONS),
        f"{name}Orders": fields(options(orders, game), [], ORDERS),
        f"{name}Pad": fields(dict.fromkeys(game.rows, INTEGER), list(game.rows), PAD),
        f"{name}EventName": {"description": EVENT_NAME, **one_of(game.event_names)},
    }
    parts = {part: ref(name + part) for part in ("View", "Options", "Orders", "Pad", "EventName")}
    kinds = [game.view_shape, Update]
    if game.campaigns:
        parts["Campaign"] = ref(name + game.campaigns.shape.__name__)
        kinds += [game.campaigns.shape, CampaignShown, CampaignListed]
    if printed.kinds(game):
        parts["Card"] = ref(f"{name}Card")
        made |= cards(name, printed.kinds(game))
        kinds.append(Cards)
    shapes = Shapes(name, {**parts, "Id": {"const": game.id}})
    for kind in kinds:
        shapes.record(kind)
    return made | shapes.made


def cards(name: str, kinds: tuple[type, ...]) -> dict[str, Schema]:
    """What is printed on the cards of a game, kind by kind."""
    made = {name + kind.__name__: printed.described(kind, Shapes()) for kind in kinds}
    return {**made, f"{name}Card": {"description": CARD, **any_of([ref(one) for one in made])}}


def options(listed: tuple[Option, ...], game: Game) -> dict[str, Schema]:
    """What may be chosen, as it is told when everything is settled."""
    return {option.name: option_schema(option, game) for option in listed}


def option_schema(option: Option, game: Game) -> Schema:
    """The values of one option; names of the content are texts, for there may be more in another set."""
    match option:
        case Choice():
            return {"enum": list(option.values)}
        case Number():
            most = game.seat_counts[-1] - 1 if option.most is None else option.most
            return any_of([{**INTEGER, "minimum": option.least, "maximum": most}, NULL])
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
