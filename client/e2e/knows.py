"""Check that a browser was sent only what its viewer may know, by what the engine says of every moment of the game.

Reads a saved game, and what was sent to which seat (none for a spectator); writes what could not be known there.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import cantina
from cantina.engine.masks import members
from cantina.engine.match import Match


def moments(whole: Match) -> Iterator[Match]:
    """Replay the game from the deal to its end."""
    match = whole.fork()
    match.state, match.log = match.start, []
    yield match
    for entry in whole.log:
        match.carry_out(entry.seat, entry.code)
        yield match


def legal(match: Match, seat: int | None) -> list[dict[str, str]]:
    """The legal actions of a seat, as they are sent."""
    return [] if seat is None else [{"action": str(one), "text": one.text("en")} for one in match.legal(seat)]


def said(match: Match, seat: int | None, answered: bool = False) -> list[Any]:
    """What a seat is sent of the game at a moment; who has answered in secret waits."""
    view, asked = match.view(seat), members(match.asked_in(match.concealed(seat)), match.seats)
    quiet = answered or seat is None
    return [view, asked, [] if quiet else legal(match, seat), {} if quiet else match.outlook(seat)]


def text(value: Any) -> str:
    """A value as JSON that can be compared."""
    return json.dumps(value, sort_keys=True)


def known(whole: Match, seat: int | None) -> tuple[set[str], set[str], list[str]]:
    """Views with what may be played, pictures, and the story up to the end, as a seat may know them."""
    views, pictures, story = set(), set(), []
    for match in moments(whole):
        views |= {text(said(match, seat)), text(said(match, seat, answered=True))}
        pictures.add(match.picture(seat))
        story = story if match.over else match.story(seat)
    return views, pictures, story


def secrets(whole: Match, seat: int | None, sent: dict[str, Any]) -> Iterator[str]:
    """What was sent to a viewer who cannot know it."""
    views, pictures, story = known(whole, seat)
    yield from (f"view {text(one)}" for one in sent["views"] if text(one) not in views)
    plain = {text(json.loads(one)[0]) for one in views}
    yield from (f"passage {text(one)}" for one in sent["passages"] if text(one) not in plain)
    yield from (f"picture {one}" for one in sent["pictures"] if one not in pictures)
    if sent["story"] != story[: len(sent["story"])]:
        yield f"story {sent['story']} is not {story}"


def main() -> None:
    """From standard input to standard output, as JSON."""
    read = json.load(sys.stdin)
    whole = cantina.load_match(read["record"])
    seed = whole.seed.hex()
    found = [one for viewer in read["viewers"] for one in secrets(whole, viewer["seat"], viewer)]
    found += [f"seed in {one}" for one in read["texts"] if seed in one]
    print(json.dumps(found))


if __name__ == "__main__":
    main()
