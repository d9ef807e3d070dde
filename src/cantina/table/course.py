"""How a game went that is over: its whole story as one viewer was told it, and how the seats stood after each turn."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from cantina.table.checkpoints import Checkpoints
from cantina.table.errors import TableError
from cantina.table.log import Entry
from cantina.table.moments import moment
from cantina.table.replay import replay
from cantina.table.shapes import Course, CourseTurn
from cantina.table.story import StoryItem, Viewer
from cantina.table.table import Table, opened
from cantina.table.updates import story_text

TURN = "turn"  # in every game this event begins a turn, and its first operand is the number of the turn


def course(table: Table, log: Sequence[Entry], viewer: Viewer, language: str) -> Course:
    """The course of a game that is over, as a viewer saw it; before the end it would tell what others hide."""
    if not table.over:
        raise TableError("table-moment")
    if viewer is not None:
        table.place(viewer)
    seq = table.story.seq(viewer)
    lines = table.story.some_lines(viewer, 0, seq)
    return {
        "events": json.loads(b"[%b]" % story_text(table, viewer, 0, language, seq)),
        "entries": [line.number for line in lines],
        "turns": [*turns(table, log, lines)],
    }


def past_picture(
    table: Table, log: Sequence[Entry], own: Viewer, viewer: Viewer, seq: int, language: str, checkpoints: Checkpoints
) -> str:
    """The table as text, as it was in a game that is over; how long it takes during play would tell what others do."""
    if not table.over:
        raise TableError("table-moment")
    view = moment(table, log, own, viewer, seq, language, checkpoints)["view"]
    match = table.dealt_match()
    return "" if view is None else match.game.picture(view, match.content, language)


def turns(table: Table, log: Sequence[Entry], lines: Sequence[StoryItem]) -> Iterator[CourseTurn]:
    """Each turn with the scores at its end, which is where the next one begins."""
    names = table.game.event_names
    begun = [line for line in lines if line.event is not None and names[line.event.code] == TURN]
    ends = [line.number for line in begun[1:]] + [len(log)]
    past = opened(table.id, log[0], lambda game, wanted: table.content)
    for line, end in zip(begun, ends, strict=False):
        replay(past, log[past.number : end])
        if line.event is not None:
            yield {"turn": line.event.a, "scores": scores(past)}


def scores(table: Table) -> list[int]:
    """How the seats stand, by the rules of the game."""
    match = table.dealt_match()
    total = match.game.rows[match.game.total]
    return [row[total] for row in match.score_pad()]
