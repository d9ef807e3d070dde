"""Whole games as one seat sees them, for the tests of the client: `client/src/games/recorded`.

    python -m tools.recorded_updates       write them again, as `make golden` does; read the difference

One person plays against bots, by a clock that is set by hand. Each update says when it comes (`at`, milliseconds from
the deal), which events it brings, and where the view differs from the one before: `changes` are paths and values.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from cantina.players import choose_action
from cantina.table import absence, bots, play, seats
from cantina.table.log import Entry, read, write
from cantina.table.replay import apply
from cantina.table.table import Table, opened, opening
from cantina.table.updates import update

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path("client/src/games/recorded")
ME = 0
NOTHING: dict[str, Any] = {}


class Recording(NamedTuple):
    """A game to record: how many play, and the seed of cards and dice."""

    game: str
    seats: int
    seed: int


RECORDINGS = (
    Recording("bounty-hunters", 4, 3),
    Recording("way-of-the-mandalorian", 4, 3),
    Recording("mandalorian-adventures", 3, 24),
)


class Evening:
    """A table with one person and bots; `now` is set by hand."""

    def __init__(self, recording: Recording) -> None:
        self.now, self.presence, self.dice = 0.0, absence.Presence(), np.array([recording.seed])
        seed = recording.seed.to_bytes(32, "big")
        first = Entry(1, self.now, opening(recording.game, recording.seats, "anna", seed))
        self.table: Table = opened("recorded", first)
        self.thinking: dict[int, bots.Task] = {}
        self.do(seats.sit(self.table, "anna", "Anna", ME))
        for seat in range(1, recording.seats):
            self.do(seats.give_to_bot(self.table, "anna", seat, "greedy"))
        self.follow()

    def do(self, body: Any) -> None:
        """Store an entry and apply it, as a server does."""
        if body is not None:
            apply(self.table, read(self.table.number + 1, self.now, write(body)))

    def follow(self) -> None:
        """Everything that follows by itself now."""
        while (body := absence.due(self.table, self.presence, self.now)) is not None:
            self.do(body)

    def step(self) -> None:
        """The person acts at once; else time goes by until a bot acts, or something follows by itself."""
        for task in bots.tasks(self.table, listeners=1):
            self.thinking.setdefault(task.seat, task)
        place = self.table.places[ME]
        if ME in self.table.dealt_match().actors() and place.sealed is None:
            self.act()
        else:
            self.wait()
        self.follow()

    def act(self) -> None:
        """The person decides like a bot."""
        action = choose_action(self.table.dealt_match(), ME, "greedy", self.dice)
        self.do(play.act(self.table, "anna", ME, str(action)))

    def wait(self) -> None:
        """Time goes by until something is due."""
        first = min(self.thinking.values(), key=lambda task: (task.due, task.seat), default=None)
        moment = absence.next_check_at(self.table, self.presence, self.now)
        if first is None or moment < first.due:
            self.now = moment
            return
        self.now = max(self.now, first.due)
        del self.thinking[first.seat]
        self.do(bots.decided(self.table, first, bots.think(first, int(self.dice[0]) + self.table.number)))


def differences(before: Any, after: Any, path: tuple[Any, ...] = ()) -> Iterator[list[Any]]:
    """Where a value differs from another one, as paths, each with what is there now."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys() and before:
        for key in before:
            yield from differences(before[key], after[key], (*path, key))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after) and path != ():
        for number, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from differences(one, other, (*path, number))
    else:
        yield [list(path), after]


def updates(recording: Recording) -> Iterator[dict[str, Any]]:
    """What the person is sent, from the deal to the end."""
    evening, seq, view = Evening(recording), 0, None
    while True:
        sent = update(evening.table, ME, seq, "en")
        if sent["seq"] > seq or seq == 0:
            yield {
                "at": round(evening.now * 1000),
                "events": [told(line) for line in sent["events"] if line["kind"] == "event"],
                "asked": sent["asked"],
                "changes": list(differences(view, sent["view"])),
            }
            seq, view = sent["seq"], sent["view"]
        if evening.table.over:
            return
        evening.step()


def told(line: Any) -> list[Any]:
    """An event without its words: name, seat, operands."""
    return [line["event"], line["seat"], *line["operands"]]


def written(recording: Recording) -> str:
    """A recording as JSON: one line for each update."""
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in updates(recording))
    return f"[\n{lines}\n]\n"


def path_of(recording: Recording) -> Path:
    """Where a recording lies."""
    return FOLDER / f"{recording.game}.json"


def main() -> None:
    """Write all of them."""
    (ROOT / FOLDER).mkdir(parents=True, exist_ok=True)
    for recording in RECORDINGS:
        (ROOT / path_of(recording)).write_text(written(recording), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
