"""The published schemas as checks for real messages."""

import json
from functools import cache
from typing import get_args, get_type_hints

import jsonschema_rs

from cantina.server.schema.definitions import published
from cantina.table import shapes


@cache
def checker(name):
    """The check for one of the published definitions."""
    return jsonschema_rs.Draft202012Validator({**published(), "$ref": f"#/$defs/{name}"})


def faults(name, message):
    """What does not fit, in words; the message is checked as JSON, whatever it was before."""
    wrong = checker(name).iter_errors(json.loads(json.dumps(message)))
    return [f"{'/'.join(map(str, error.instance_path))}: {error.message}" for error in wrong]


def fits(name, message):
    """A message, read from its text if it is one, that must fit."""
    read = json.loads(message) if isinstance(message, (str, bytes)) else message
    assert faults(name, read) == []
    return read


def lines():
    """Every kind of line that a log can hold."""
    return {kind for line in get_args(shapes.Line) for kind in get_args(get_type_hints(line)["kind"])}


def kind_of(message):
    """Which kind of message comes down a live connection."""
    return next(name for name, mark in (("update", "seq"), ("refused", "refused"), ("done", "done")) if mark in message)
