"""Whether a browser was told only what its seat may know, by what the engine says of every moment of the game.

Reads a saved game, and what was heard at which seat (none for a spectator); writes what could not be known there.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import cantina
from cantina.engine.match import Match


def moments(whole: Match) -> Iterator[Match]:
    """The game once more, from the deal to its end."""
    match = whole.fork()
    match.state, match.log = match.start, []
    yield match
    for entry in whole.log:
        match.carry_out(entry.seat, entry.code)
        yield match


def legal(match: Match, seat: int | None) -> list[dict[str, str]]:
    """What a seat may do, as it is sent."""
    return [] if seat is None else [{"action": str(one), "text": one.text("en")} for one in match.legal(seat)]


def text(value: Any) -> str:
    """Something as JSON that can be compared."""
    return json.dumps(value, sort_keys=True)


def known(whole: Match, seat: int | None) -> tuple[set[str], set[str], list[str]]:
    """Views with their legal actions, pictures, and the story up to the end, as a seat may know them."""
    views, pictures, story = set(), set(), []
    for match in moments(whole):
        view = match.view(seat)
        views |= {text([view, legal(match, seat)]), text([view, []])}  # who has answered in secret waits
        pictures.add(match.game.picture(view, match.content, "en"))
        story = story if match.over else match.story(seat)
    return views, pictures, story


def secrets(whole: Match, seat: int | None, heard: dict[str, Any]) -> Iterator[str]:
    """What was heard and cannot be known."""
    views, pictures, story = known(whole, seat)
    yield from (f"view {text(one)}" for one in heard["views"] if text(one) not in views)
    yield from (f"picture {one}" for one in heard["pictures"] if one not in pictures)
    if heard["story"] != story[: len(heard["story"])]:
        yield f"story {heard['story']} is not {story}"


def main() -> None:
    """From standard input to standard output, as JSON."""
    said = json.load(sys.stdin)
    whole = cantina.load_match(said["record"])
    seed = whole.seed.hex()
    found = [one for eyes in said["eyes"] for one in secrets(whole, eyes["seat"], eyes)]
    found += [f"seed in {one}" for one in said["texts"] if seed in one]
    print(json.dumps(found))


if __name__ == "__main__":
    main()
