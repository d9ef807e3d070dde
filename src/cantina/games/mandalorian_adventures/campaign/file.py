"""A campaign as one small JSON file (MD-21): written whole or not at all, and checked when it is read.

The growth cards resolved decide what a campaign has. A file that claims more than they give is refused; one that claims
less, since its growth cards have gained something, gets it when it is read.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from cantina.engine.errors import BadSavedGame
from cantina.engine.whole_file import write_whole
from cantina.games.mandalorian_adventures.campaign.growth import (
    AFTER_GAME,
    BEFORE_GAME,
    FREE_PLAY,
    Campaign,
    Played,
    Step,
    after,
    deck,
)
from cantina.games.mandalorian_adventures.campaign.rules import GAME, RESULTS, maps, new
from cantina.games.mandalorian_adventures.pack.shapes import Pack
from cantina.games.mandalorian_adventures.pack.sizes import DIFFICULTIES, MODES, SEATS

FORMAT = "cantina-campaign"
VERSION = 2
SEED = re.compile(r"[0-9A-Fa-f]{0,80}")
LISTS = ("missions_unlocked", "rules_enabled", "envelopes_open", "planning", "events", "retired")

Raw = dict[str, Any]
KINDS: Mapping[str, type] = {
    "id": str,
    "growth_next": int,
    "prepared": bool,
    "mission": str,
    "removed": list,
    "missions_unlocked": list,
    "rules_enabled": list,
    "envelopes_open": list,
    "decks": dict,
    "planning": list,
    "events": list,
    "retired": list,
    "history": list,
    "log": list,
}


class Source(NamedTuple):
    """A text and the name of its file, for those who must be told what is wrong with it."""

    file: str
    text: str

    def line(self, field: str) -> int:
        """The line on which a field stands; 1 if it does not stand there."""
        found = re.search(rf'^\s*"{re.escape(field)}"\s*:', self.text, re.MULTILINE)
        return self.text.count("\n", 0, found.end()) + 1 if found else 1

    def wrong(self, field: str, value: Any) -> NoReturn:
        """Refuse the value of a field."""
        shown = json.dumps(value, ensure_ascii=False)[:80].encode(errors="replace").decode()
        raise BadSavedGame("campaign-value", file=self.file, line=self.line(field), field=field, value=shown)


def save(path: str | Path, campaign: Campaign) -> None:
    """Write a file so that it is the old one or the new one, never half of it, also when the machine stops."""
    try:
        write_whole(Path(path).expanduser(), write(campaign).encode(), durable=True)
    except (OSError, ValueError, RuntimeError) as error:
        raise BadSavedGame("campaign-unwritable", file=str(path), reason=str(error)) from None


def load(path: str | Path, pack: Pack) -> Campaign:
    """The campaign of a file, or BadSavedGame with file, line, field and reason."""
    try:
        text = Path(path).expanduser().read_text(encoding="utf-8")
    except (OSError, ValueError, RuntimeError) as error:  # a text that is not UTF-8 is a ValueError
        raise BadSavedGame("campaign-unreadable", file=str(path), reason=str(error)) from None
    return parse(text, pack, str(path))


def write(campaign: Campaign) -> str:
    """The text of a campaign. It names nothing that the growth deck has not told yet (MQ-83)."""
    fields: Raw = {name: getattr(campaign, name) for name in KINDS}
    fields["history"] = [played._asdict() for played in campaign.history]
    fields["log"] = [step._asdict() for step in campaign.log]
    return json.dumps({"format": FORMAT, "version": VERSION, "game": GAME, **fields}, indent=1) + "\n"


def parse(text: str, pack: Pack, file: str = "") -> Campaign:
    """The campaign of a text."""
    source = Source(file, text)
    raw = migrated(_opened(source), source, pack)
    for field, kind in KINDS.items():
        if field not in raw:
            raise BadSavedGame("campaign-missing", file=file, field=field)
        if type(raw[field]) is not kind:  # True is not 1
            source.wrong(field, raw[field])
    return _rebuilt(raw, source, pack)


def _opened(source: Source) -> Raw:
    """The fields of a text that is a campaign of this game, of a version that is known."""
    try:
        raw = json.loads(source.text)
    except json.JSONDecodeError as error:
        raise BadSavedGame("campaign-not-json", file=source.file, line=error.lineno, reason=error.msg) from None
    except (ValueError, RecursionError):  # numbers too long or lists too deep for anybody's campaign
        raise BadSavedGame("campaign-foreign", file=source.file, field="format") from None
    if not isinstance(raw, dict):
        raise BadSavedGame("campaign-foreign", file=source.file, field="format")
    for field, ours in (("format", FORMAT), ("game", GAME)):
        if raw.get(field) != ours:
            raise BadSavedGame("campaign-foreign", file=source.file, field=field)
    return raw


def migrated(raw: Raw, source: Source, pack: Pack) -> Raw:
    """The fields as this version has them."""
    version = raw.get("version")
    if type(version) is not int or version < 1:
        source.wrong("version", version)
    if version > VERSION:
        line = source.line("version")
        raise BadSavedGame("campaign-newer", file=source.file, line=line, saved=version, ours=VERSION)
    for step in range(version, VERSION):
        raw = MIGRATIONS[step](raw, pack)
    return raw


def _from_1(raw: Raw, pack: Pack) -> Raw:
    """Version 1 did not say which rules are enabled (MA-16): the growth cards it has resolved say so."""
    seen = raw.get("removed")
    cards = [card for card in deck(pack) if isinstance(seen, list) and card.number in seen]
    rules = [one.name for card in cards for one in card.do if one.op == "enable_rule"]
    return {**raw, "rules_enabled": rules, "version": 2}


MIGRATIONS: Mapping[int, Callable[[Raw, Pack], Raw]] = {1: _from_1}


def _rebuilt(raw: Raw, source: Source, pack: Pack) -> Campaign:
    """The campaign that its growth cards make, if the file does not claim another one."""
    numbers = [card.number for card in deck(pack)]
    removed = sorted(raw["removed"]) if all(type(one) is int for one in raw["removed"]) else None  # MA-07
    if removed is None or removed != numbers[: len(removed)]:
        source.wrong("removed", raw["removed"])
    made = after(new(pack, raw["id"]), len(raw["removed"]))
    if raw["growth_next"] != made.growth_next:
        source.wrong("growth_next", raw["growth_next"])
    _check_claims(raw, source, made)
    history, log = _history(raw["history"], source, made), _log(raw["log"], removed, source)
    _check_order(raw, source, log)
    return replace(made, prepared=raw["prepared"], mission=raw["mission"], history=history, log=log)


def _check_claims(raw: Raw, source: Source, made: Campaign) -> None:
    """Nothing is unlocked that the growth cards have not unlocked."""
    for field in LISTS:
        for value in raw[field]:
            if value not in getattr(made, field):
                source.wrong(field, value)
    for character, cards in raw["decks"].items():
        if type(cards) is not list or any(card not in made.decks.get(character, ()) for card in cards):
            source.wrong("decks", {character: cards})
    if raw["mission"] not in (FREE_PLAY, made.mission):
        source.wrong("mission", raw["mission"])


def _check_order(raw: Raw, source: Source, log: tuple[Step, ...]) -> None:
    """MA-08: a step before and a step after every game, in turn."""
    expected = [step for _ in raw["history"] for step in (BEFORE_GAME, AFTER_GAME)]
    if [step.step for step in log] != expected + [BEFORE_GAME] * raw["prepared"]:
        source.wrong("log", raw["log"])


def _history(rows: list[Any], source: Source, made: Campaign) -> tuple[Played, ...]:
    """The games that were played, each of a mission that was unlocked, as it can be played."""
    for row in rows:
        words = ("mission", "map", "mode", "difficulty", "result", "seed")
        if not isinstance(row, dict) or set(row) != set(Played._fields):
            source.wrong("history", row)
        if any(type(row[word]) is not str for word in words) or row["result"] not in RESULTS:
            source.wrong("history", row)
        if type(row["players"]) is not int or not 1 <= row["players"] <= SEATS:
            source.wrong("history", row)
        if row["mission"] not in made.missions_unlocked or row["map"] not in maps(made.pack, row["mission"]):
            source.wrong("history", row)
        if row["mode"] not in MODES or row["difficulty"] not in DIFFICULTIES or not SEED.fullmatch(row["seed"]):
            source.wrong("history", row)
    return tuple(Played(**row) for row in rows)


def _log(rows: list[Any], removed: list[int], source: Source) -> tuple[Step, ...]:
    """The looks at the growth deck (MA-08), of resolved cards only (MQ-83), each once and in its order (MA-07)."""
    last = 0
    for row in rows:
        if not isinstance(row, dict) or set(row) != set(Step._fields) or type(row["cards"]) is not list:
            source.wrong("log", row)
        if row["step"] not in (BEFORE_GAME, AFTER_GAME) or type(row["game"]) is not int:
            source.wrong("log", row)
        if any(type(card) is not int or card not in removed for card in row["cards"]):
            source.wrong("log", row)
        for card in row["cards"]:
            if card <= last:
                source.wrong("log", row)
            last = card
    return tuple(Step(row["step"], row["game"], tuple(row["cards"])) for row in rows)
