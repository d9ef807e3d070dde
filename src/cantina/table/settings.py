"""How a table is run: who sees it, undo, clock, stand-ins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, get_args

from cantina.players import LEVELS
from cantina.table.errors import TableError
from cantina.table.marks import OneOf

FREE, CONSENT, NEVER = "free", "consent", "never"
Undo = Literal["auto", "free", "consent", "never"]
Watch = Literal["nobody", "link", "anyone"]
Level = Annotated[str, OneOf(LEVELS)]


@dataclass(frozen=True)
class Settings:
    """What the one who opened the table has chosen."""

    listed: bool = False  # shown to everybody, or to those with a link
    undo: Undo = "auto"  # auto: free at a private table, by consent at a listed one
    watch: Watch = "link"  # who may watch: nobody, whoever has the link, anyone
    clock: int = 0  # seconds for a turn, or for a round of simultaneous picks; 0: as long as it takes
    grace: int = 60  # seconds until a bot sits in for somebody whose connection is gone
    stand_in: Level = "greedy"  # the level of that bot
    delay: int = 2  # seconds for which every answer to an interrupt is held back, whoever gives it
    pace: int = 1  # seconds a bot waits before it acts while people watch

    @property
    def undo_policy(self) -> str:
        """How an action is taken back here."""
        if self.undo == "auto":
            return CONSENT if self.listed else FREE
        return self.undo

    def as_json(self) -> dict[str, Any]:
        """The settings as they are stored and shown."""
        return dict(vars(self))


def _one_of(*values: Any) -> Callable[[Any], bool]:
    return lambda value: any(type(value) is type(one) and value == one for one in values)


def _seconds(most: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and 0 <= value <= most


ALLOWED: dict[str, tuple[Callable[[Any], bool], str]] = {
    "listed": (_one_of(True, False), "true, false"),
    "undo": (_one_of(*get_args(Undo)), ", ".join(get_args(Undo))),
    "watch": (_one_of(*get_args(Watch)), ", ".join(get_args(Watch))),
    "clock": (_seconds(604_800), "0 - 604800"),
    "grace": (_seconds(86_400), "0 - 86400"),
    "stand_in": (_one_of(*LEVELS), ", ".join(LEVELS)),
    "delay": (_seconds(30), "0 - 30"),
    "pace": (_seconds(30), "0 - 30"),
}


def chosen(given: Mapping[str, Any] | None, base: Settings | None = None) -> Settings:
    """Settings with these changes; an unknown name or a wrong value is refused."""
    settings = base or Settings()
    for name, value in (given or {}).items():
        if name not in ALLOWED:
            raise TableError("table-setting-unknown", field=str(name)[:40], allowed=", ".join(ALLOWED))
        fits, allowed = ALLOWED[name]
        if not fits(value):
            raise TableError("table-setting", field=name, value=str(value)[:40], allowed=allowed)
        settings = replace(settings, **{name: value})
    return settings
