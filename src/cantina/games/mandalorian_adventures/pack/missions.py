"""Reading missions (MD-15)."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.engine.content import KEY
from cantina.games.mandalorian_adventures.pack.cards import CHARACTER_NAMES
from cantina.games.mandalorian_adventures.pack.files import Findings, Part
from cantina.games.mandalorian_adventures.pack.maps import (
    STRONGEST,
    of_kind,
    only_one,
    read_rules,
    read_uses,
    unlike,
)
from cantina.games.mandalorian_adventures.pack.shapes import Failure, Green, Mission, Track
from cantina.games.mandalorian_adventures.pack.sizes import TEAM_SIZES, TRACKS
from cantina.games.mandalorian_adventures.pack.vocabulary import CHECK, CHECKS

MOST_NUMBER, MOST_PANELS, MOST_TRACK = 99, 12, 40
HAND_LIMITS = (2, 8)  # the two cards of a turn at least; a deck has 12
FIELDS = (
    "name",
    "number",
    "kind",
    "map",
    "listed",
    "required",
    "panels",
    "tracks",
    "child",
    "preparation",
    "crisis",
    "mission_effect",
    "objective",
    "objective_check",
    "traitor",
    "hand_limit",
)
OBJECTIVE_CHECKS = (CHECKS[CHECK.now], CHECKS[CHECK.end_of_turn])
LISTS = ("preparation", "crisis", "mission_effect", "objective")


def read_mission(parts: Sequence[Part], findings: Findings) -> Mission:
    """One file of the folder `missions`."""
    own = only_one(parts, "mission")
    own.only(*FIELDS)
    for field in ("crisis", "objective"):
        if not own.texts(field):
            raise own.refuse(field, "content-missing")
    story = own.word("kind", ("story", "mercenary")) == "story"
    return Mission(
        own.key("name"),
        own.number("number", 1, MOST_NUMBER),
        story,
        map=read_map_name(own, story),
        listed=own.among("listed", CHARACTER_NAMES) if story or own.has("listed") else CHARACTER_NAMES,
        required=read_required(own, story),
        panels=own.small("panels", 0, MOST_PANELS),
        tracks=read_tracks(own),
        child=own.flag("child"),
        objective_check=own.choice("objective_check", OBJECTIVE_CHECKS, CHECKS[CHECK.end_of_turn]),
        traitor=own.flag("traitor"),
        hand_limit=own.small("hand_limit", *HAND_LIMITS),
        green=read_green(parts, findings),
        failures=read_failures(parts, findings),
        rules=read_rules(parts, findings),
        uses=read_uses(parts, findings),
        part=own,
        **{field: own.texts(field) for field in LISTS},
    )


def read_map_name(own: Part, story: bool) -> str:
    """A story mission has its map; a mercenary mission is played on any (MD-15)."""
    if not story and own.has("map"):
        raise own.refuse("map", "pack-mercenary-map")
    return own.key("map") if story else ""


def read_required(own: Part, story: bool) -> tuple[str, ...]:
    """MQ-68: the Mandalorian, unless the mission says otherwise; nobody in a mercenary mission."""
    if own.has("required"):
        return own.among("required", CHARACTER_NAMES)
    return CHARACTER_NAMES[:1] if story else ()


def is_size(text: str) -> bool:
    """Whether a text is the size of a track."""
    return text.isascii() and text.isdigit() and len(text) < 3 and 1 <= int(text) <= MOST_TRACK


def read_tracks(own: Part) -> tuple[Track, ...]:
    """`alert 3`: a name and a size, or one for each number of characters: `alert 3/4/5`."""
    found: list[Track] = []
    for line in own.texts("tracks"):
        name, _, text = line.partition(" ")
        sizes = text.strip().split("/")
        if len(sizes) not in (1, TEAM_SIZES) or not all(is_size(size) for size in sizes):
            raise line.refuse("", "pack-track", most=MOST_TRACK)
        if not KEY.fullmatch(name):
            raise line.refuse("", "content-key", value=name)
        numbers = [int(size) for size in sizes]
        found.append(Track(line.key(name), tuple(numbers * TEAM_SIZES)[:TEAM_SIZES]))
    if len(found) > TRACKS or len({track.name for track in found}) < len(found):
        raise own.refuse("tracks", "pack-tracks", most=TRACKS)
    return tuple(found)


def read_green(parts: Sequence[Part], findings: Findings) -> Green | None:
    """MA-166; MQ-96: with the four basic spaces there is room for one."""
    found = of_kind(parts, "green")
    if len(found) > 1:
        findings.append(found[1].refuse("name", "pack-spaces", most=5))
    made = findings.each(_green, found[:1])
    return made[0] if made else None


def _green(part: Part) -> Green:
    part.only("name", "strength", "if", "steps")
    if not part.texts("steps"):
        raise part.refuse("steps", "content-missing")
    strength = part.small("strength", 1, STRONGEST)
    return Green(part.key("name"), strength, part.texts("if"), part.texts("steps"), part)


def read_failures(parts: Sequence[Part], findings: Findings) -> tuple[Failure, ...]:
    """The ways to lose besides the defeat of a character."""
    failures = findings.each(_failure, of_kind(parts, "failure"))
    unlike([failure.part for failure in failures])
    return failures


def _failure(part: Part) -> Failure:
    part.only("name", "if", "check")
    if not part.texts("if"):
        raise part.refuse("if", "content-missing")
    return Failure(part.key("name"), part.texts("if"), part.choice("check", CHECKS, CHECKS[CHECK.now]), part)
