"""What the web client knows of the server, generated: `make types` writes client/src/wire.ts and client/src/facts.ts.

`wire.ts` has the types of the messages, made from the published schemas. Only the part of JSON Schema is understood
that our schemas use; anything else is refused rather than left out. `facts.ts` has what never changes about the games
of this package: the start page shows it before it has asked the server for anything.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cantina.games import find, ids
from cantina.server.schema.definitions import published
from cantina.server.schema.facts import facts_of

Schema = dict[str, Any]
ROOT = Path(__file__).resolve().parent.parent
TYPES, FACTS = Path("client/src/wire.ts"), Path("client/src/facts.ts")
HEADER = """\
// The messages between the server and its clients, generated from src/cantina/server/schema/definitions.py.
// Do not edit: change the schemas and run `make types`.
"""
FACTS_HEADER = """\
// What never changes about the games, generated from their definitions in src/cantina/games.
// Do not edit: change a game and run `make types`.
import type { Facts } from "./wire";

"""
WIDEST = 100
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
# What says more of a value than its type can, and what says its type.
REMARKS = {"default", "description", "format", "maxLength", "maximum", "minLength", "minimum"}
SAYS_TYPE = {"$ref", "const", "enum", "anyOf", "type", "items", "properties", "required", "additionalProperties"}
KNOWN = REMARKS | SAYS_TYPE | {"propertyNames"}


class NotUnderstood(ValueError):
    """A schema uses a part of JSON Schema for which there is no type here."""


def written_facts() -> str:
    """The facts of all games, as the server answers them: one line for each."""
    lines = [f"  {json.dumps(facts_of(find(game)))},\n" for game in ids()]
    return f"{FACTS_HEADER}export const FACTS: readonly Facts[] = [\n{''.join(lines)}];\n"


def written_types() -> str:
    """The types of all messages."""
    return "\n".join([HEADER, *(definition(name, schema) for name, schema in published()["$defs"].items())])


def definition(name: str, schema: Schema) -> str:
    """One exported type: an interface where it is an object with fields."""
    about = comment(schema, "")
    if schema.get("properties"):
        return f"{about}export interface {name} {braced(schema, '')}\n"
    return f"{about}export type {name} ={union(members(schema), len(f'export type {name} ='), '  ')};\n"


def comment(schema: Schema, indent: str) -> str:
    """What the schema tells a reader."""
    lines = schema.get("description", "").replace("*/", "* /").split("\n")
    if lines == [""]:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def braced(schema: Schema, indent: str) -> str:
    """The fields of an object; those that may be missing are marked."""
    check(schema)
    if schema.get("additionalProperties") is not False:
        raise NotUnderstood("an object with named fields must have no others")
    lines = [field(name, part, required, indent + "  ") for name, part, required in named(schema)]
    return "{\n" + "".join(lines) + indent + "}"


def named(schema: Schema) -> Iterator[tuple[str, Schema, bool]]:
    """The fields, and whether each must be there; one that must be there must be described."""
    properties, required = schema["properties"], schema.get("required", [])
    if missing := set(required) - set(properties):
        raise NotUnderstood(f"required and not described: {sorted(missing)}")
    yield from ((name, part, name in required) for name, part in properties.items())


def field(name: str, schema: Schema, required: bool, indent: str) -> str:
    """One field on a line, or a long union on several."""
    label = name if re.fullmatch(r"[A-Za-z_$][\w$]*", name) else json.dumps(name)
    start = f"{indent}{label}{'' if required else '?'}:"
    return f"{comment(schema, indent)}{start}{union(members(schema, indent), len(start), indent + '  ')};\n"


def union(types: list[str], used: int, indent: str) -> str:
    """Types of which a value has one, with a line for each where they are too long for one."""
    line = " " + " | ".join(types)
    if len(types) == 1 or used + len(line) < WIDEST:
        return line
    return "".join(f"\n{indent}| {one}" for one in types)


def members(schema: Schema, indent: str = "") -> list[str]:
    """The types of which a value has one."""
    check(schema)
    if "anyOf" in schema:
        return list(dict.fromkeys(one for part in schema["anyOf"] for one in members(part, indent)))
    if "enum" in schema:
        return [literal(value) for value in schema["enum"]]
    return [single(schema, indent)]


def single(schema: Schema, indent: str) -> str:
    """A type that is no union."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "const" in schema:
        return literal(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        return listed(members(schema["items"], indent))
    if kind == "object":
        return braced(schema, indent) if schema.get("properties") else by_name(schema, indent)
    if kind is None and not set(schema) - REMARKS:
        return "unknown"
    if not isinstance(kind, str) or kind not in PLAIN:
        raise NotUnderstood(f"no type for {json.dumps(schema)[:200]}")
    return PLAIN[kind]


def listed(types: list[str]) -> str:
    """A list of something."""
    return f"{types[0]}[]" if len(types) == 1 else f"({' | '.join(types)})[]"


def by_name(schema: Schema, indent: str) -> str:
    """An object whose fields have any names, or some of these names, or none at all."""
    values = schema.get("additionalProperties", True)
    if values is False:
        return "Record<string, never>"
    value = "unknown" if values is True else " | ".join(members(values, indent))
    if "propertyNames" in schema:
        return f"Partial<Record<{' | '.join(members(schema['propertyNames']))}, {value}>>"
    return f"Record<string, {value}>"


def literal(value: Any) -> str:
    """A value as a type."""
    return json.dumps(value, ensure_ascii=False)


def check(schema: Schema) -> None:
    """Nothing in a schema is passed over."""
    if unknown := set(schema) - KNOWN:
        raise NotUnderstood(f"not understood: {sorted(unknown)} in {json.dumps(schema)[:200]}")


def main() -> None:
    for path, text in ((TYPES, written_types()), (FACTS, written_facts())):
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
