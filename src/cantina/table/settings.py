"""The settings of a table: who may see it, undo, clock, stand-ins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass
from pydantic_core import ErrorDetails

from cantina.players import LEVELS
from cantina.table.annotations import OneOf
from cantina.table.errors import TableError

FREE, CONSENT, NEVER = "free", "consent", "never"
Undo = Literal["auto", "free", "consent", "never"]
WatchPolicy = Literal["nobody", "link", "anyone"]
Level = Annotated[str, OneOf(LEVELS)]


@dataclass(frozen=True, config=ConfigDict(extra="forbid", strict=True))
class Settings:
    """What the host has chosen."""

    listed: bool = False  # in the public list, or only for guests with a link
    undo: Undo = "auto"  # auto: free at a private table, by consent at a listed one
    watch: WatchPolicy = "link"  # who may watch: nobody, guests with the link, anyone
    clock: Annotated[int, Field(ge=0, le=604_800)] = 0  # seconds for a turn, or a round of picks; 0: no limit
    grace: Annotated[int, Field(ge=0, le=86_400)] = 60  # seconds until a bot stands in after a lost connection
    stand_in: Level = "greedy"  # the level of that bot
    delay: Annotated[int, Field(ge=0, le=30)] = 2  # seconds for which all answers to interrupts are held back
    pace: Annotated[int, Field(ge=0, le=30)] = 1  # seconds a bot waits before it acts while people watch

    @property
    def undo_policy(self) -> str:
        """How an action is taken back here."""
        if self.undo == "auto":
            return CONSENT if self.listed else FREE
        return self.undo

    def as_json(self) -> dict[str, Any]:
        """The settings as they are stored and shown."""
        return dict(vars(self))


_properties: dict[str, dict[str, Any]] = TypeAdapter(Settings).json_schema()["properties"]


def chosen(given: Mapping[str, Any] | None, base: Settings | None = None) -> Settings:
    """Settings with these changes; an unknown name or a wrong value is refused."""
    try:
        return Settings(**{**(base or Settings()).as_json(), **(given or {})})
    except ValidationError as error:
        raise _refused(error.errors()[0]) from None


def _refused(error: ErrorDetails) -> TableError:
    """The refusal of one setting, with its name and what is allowed instead."""
    name = str(error["loc"][0])
    if name not in _properties:
        return TableError("table-setting-unknown", field=name[:40], allowed=", ".join(_properties))
    return TableError("table-setting", field=name, value=str(error["input"])[:40], allowed=_allowed(_properties[name]))


def _allowed(schema: Mapping[str, Any]) -> str:
    """The values a setting can have, in words."""
    if schema["type"] == "boolean":
        return "true, false"
    return ", ".join(schema["enum"]) if "enum" in schema else f"{schema['minimum']} - {schema['maximum']}"
