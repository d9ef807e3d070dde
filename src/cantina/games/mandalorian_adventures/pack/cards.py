"""Reading characters, skill cards, events, planning cards, sabotage tokens, threat tokens and the growth deck."""

from __future__ import annotations

from cantina.games.mandalorian_adventures.pack.files import Line, Part
from cantina.games.mandalorian_adventures.pack.shapes import (
    Character,
    EventCard,
    Growth,
    Instruction,
    Plan,
    Sabotage,
    Skill,
    Supply,
    Token,
)
from cantina.games.mandalorian_adventures.pack.sizes import (
    BACKS,
    BASIC_ACTIONS,
    CLASSES,
    ENEMY_EFFECTS,
    MOMENTS,
    SHAPES,
)
from cantina.games.mandalorian_adventures.pack.steps import near
from cantina.games.mandalorian_adventures.pack.vocabulary import GROWTH, WINDOW, WINDOWS

CHARACTER_NAMES = (
    "mandalorian",
    "ig-11",
    "paz-vizsla",
    "xian",
    "burg",
    "migs-mayfeld",
    "greef-karga",
    "cara-dune",
)
MOST_HP, MOST_COPIES, MOST_GROWTH = 20, 12, 999
STRONGEST_CARD = 4  # MA-39
COLORS = ("white", "yellow")
ENVELOPES = ("1", "2")  # MD-11


def read_character(part: Part) -> Character:
    """MD-16; MA-06: the beginner side has more HP."""
    part.only("name", "hp", "beginner")
    name = part.word("name", CHARACTER_NAMES)
    hp, beginner = part.number("hp", 1, MOST_HP), part.number("beginner", 1, MOST_HP)
    if beginner <= hp:
        raise part.refuse("beginner", "pack-beginner", value=beginner, hp=hp)
    return Character(name, hp, beginner, part)


def read_skill(part: Part) -> Skill:
    """MD-17."""
    part.only("name", "character", "copies", "strength", "tactical", "symbols", "action", "when", "steps", "target")
    tactical = part.flag("tactical")
    if tactical and part.has("strength"):
        raise part.refuse("strength", "pack-tactical")
    return Skill(
        part.key("name"),
        part.word("character", CHARACTER_NAMES),
        part.small("copies", 1, MOST_COPIES, 1),
        0 if tactical else part.number("strength", 1, STRONGEST_CARD),
        tactical,
        part.among("symbols", BASIC_ACTIONS),
        read_actions(part),
        part.choice("when", tuple(MOMENTS), "before_or_after"),
        part.texts("steps"),
        part.flag("target"),
        part=part,
    )


def read_actions(part: Part) -> tuple[str, ...]:
    """The actions that the effect of a skill card belongs to: one, or several on a wild card."""
    if not part.has("action"):
        for field in ("steps", "when", "target"):
            if part.has(field):
                raise part.refuse("action", "content-missing")
        return ()
    if not part.has("steps"):
        raise part.refuse("steps", "content-missing")
    if isinstance(part.fields["action"], list):
        return part.among("action", BASIC_ACTIONS)
    return (part.word("action", BASIC_ACTIONS),)


def read_event(part: Part) -> EventCard:
    """MD-18."""
    part.only("name", "back", "steps")
    if not part.texts("steps"):
        raise part.refuse("steps", "content-missing")
    return EventCard(part.key("name"), part.word("back", BACKS), part.texts("steps"), part=part)


def read_plan(part: Part) -> Plan:
    """MD-19."""
    part.only("name", "copies", "window", "keepable", "steps")
    name, copies = part.key("name"), part.number("copies", 1, MOST_COPIES)
    window, steps = part.word("window", WINDOWS), part.texts("steps")
    if (window == WINDOWS[WINDOW.never]) != (not steps):
        raise part.refuse("steps", "pack-plan-window", window=WINDOWS[WINDOW.never])
    return Plan(name, copies, window, part.flag("keepable", True), steps, part=part)


def read_sabotage(part: Part) -> Sabotage:
    """MA-04, MD-22: five tokens of each colour."""
    part.only("color", "values")
    return Sabotage(part.word("color", COLORS), part.numbers("values", 5, 1, 5), part)


def read_token(part: Part) -> Token:
    """MD-14."""
    enemy = part.word("kind", ("enemy", "bonus")) == "enemy"
    own = ("class", "hp", "effects", "capturable") if enemy else ()
    part.only("name", "kind", *own, "mission_effect", "must_place")
    return Token(
        part.key("name"),
        enemy,
        part.word("class", CLASSES) if enemy else "",
        part.number("hp", 1, MOST_HP) if enemy else 0,
        part.among("effects", ENEMY_EFFECTS),
        part.flag("mission_effect"),
        part.flag("capturable"),
        part.flag("must_place"),
        part,
    )


def read_supply(part: Part) -> Supply:
    """A number of tokens of a map's set; orange ones have no shape (MA-27)."""
    part.only("map", "token", "shape", "count", "orange", "story_only")
    orange = part.flag("orange")
    if orange and part.has("shape"):
        raise part.refuse("shape", "pack-orange")
    shape = "" if orange else part.word("shape", SHAPES)
    count = part.number("count", 1, MOST_COPIES)
    return Supply(part.key("map"), part.key("token"), shape, count, orange, part.flag("story_only"), part)


def read_growth(part: Part) -> Growth:
    """MD-20."""
    part.only("number", "part", "stop", "do")
    do = tuple(read_instruction(line) for line in part.texts("do"))
    return Growth(
        part.number("number", 1, MOST_GROWTH), part.word("part", ("before", "after")), part.flag("stop"), do, part
    )


def read_instruction(line: Line) -> Instruction:
    """`add_skill NAME`, and so on."""
    words = line.split()
    if not words or words[0] not in GROWTH:
        value = words[0] if words else ""
        raise line.refuse("", "pack-growth-unknown", value=value, like=near(value, GROWTH), allowed=", ".join(GROWTH))
    if len(words) != 2:
        raise line.refuse("", "pack-operands", form=f"{words[0]} NAME")
    if words[0] == "open_envelope" and words[1] not in ENVELOPES:
        raise line.refuse("", "pack-operand", value=words[1], allowed=", ".join(ENVELOPES))
    return Instruction(words[0], words[1], line)
