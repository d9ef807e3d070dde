"""The checks of cards (section 7.2, items 1, 4, 5 and 7; MQ-98)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from cantina.engine.errors import BadContent
from cantina.games.mandalorian_adventures.pack.cards import CHARACTER_NAMES, ENVELOPES
from cantina.games.mandalorian_adventures.pack.shapes import NOWHERE, Growth, Pack, Skill
from cantina.games.mandalorian_adventures.pack.sizes import CLASSES, DECK, PLAN_DECK
from cantina.games.mandalorian_adventures.pack.spoken import Spoken
from cantina.games.mandalorian_adventures.pack.vocabulary import SCOPE, STEP, WHICH_CELLS, WHICH_THREAT

STARTING = 12  # MA-05
KINDS = ("maps", "missions", "tokens", "supplies", "characters", "skills", "events", "plans", "growth", "sabotage")
FILE_OF = {"plans": "planning.toml", "supplies": "tokens.toml", "maps": "maps", "missions": "missions"}
OWN_ACTION = {
    STEP.strength_mod,
    STEP.range_mod,
    STEP.cross_heights,
    STEP.damage_cap,
    STEP.ignore_stop,
    STEP.ignore_effect,
    STEP.plan_mod,
}
# A tactical card performs no action (MQ-95) that could be changed; `ignore_effect` also holds for a later movement.
NOTHING_TO_CHANGE = OWN_ACTION - {STEP.ignore_effect}


def check_parts(pack: Pack) -> Iterator[BadContent]:
    """MA-03 and MA-04: every kind of part is there, all eight characters, sabotage tokens of both colours."""
    for kind in KINDS:
        if not getattr(pack, kind):
            yield BadContent(FILE_OF.get(kind, f"{kind}.toml"), 0, kind, "pack-kind-missing")
    for name in CHARACTER_NAMES:
        if pack.characters and name not in [one.name for one in pack.characters]:
            yield pack.characters[0].part.refuse("name", "pack-character-missing", value=name)
    for color, values in (("white", pack.white), ("yellow", pack.yellow)):
        if pack.sabotage and not values:
            yield pack.sabotage[0].part.refuse("color", "pack-color-missing", value=color)


def check_decks(pack: Pack) -> Iterator[BadContent]:
    """MA-05: twelve skill cards per character; no more cards than there is room for."""
    for character in pack.characters:
        own = [skill for skill in pack.skills if skill.character == character.name]
        count = deck_size(own, 0)
        if count != STARTING:
            first = own[0].part if own else character.part
            yield first.refuse("character", "pack-deck", value=character.name, count=count, wanted=STARTING)
        if max(deck_size(own, growth.number) for growth in (*pack.growth, Growth(0, ""))) > DECK // 2:
            yield character.part.refuse("name", "pack-too-many", kind="skill", most=DECK // 2)
    if sum(plan.copies for plan in pack.plans) > PLAN_DECK:
        yield pack.plans[-1].part.refuse("copies", "pack-too-many", kind="plan", most=PLAN_DECK)


def deck_size(skills: list[Skill], growth: int) -> int:
    """The number of cards of a deck after n growth cards (MA-11)."""
    return sum(skill.copies for skill in skills if skill.added <= growth < skill.removed)


def check_skills(pack: Pack, said: list[Spoken]) -> Iterator[BadContent]:
    """Each skill card."""
    lines: dict[str, list[Spoken]] = {}
    for line in said:
        if line.context == "skill":
            lines.setdefault(line.owner.name, []).append(line)
    for skill in pack.skills:
        yield from check_skill(skill, lines.get(skill.name, []))


def check_skill(skill: Skill, lines: list[Spoken]) -> Iterator[BadContent]:
    """MQ-98: an effect that changes its own action comes before it, one about its target after it."""
    aimed = [line for line in lines if about_target(line)]
    for line in lines:
        if line.codes() & OWN_ACTION and skill.when != "before" and not skill.tactical:
            yield line.line.refuse("when", "pack-when", value=skill.name, wanted="before")
        if line.codes() & NOTHING_TO_CHANGE and skill.tactical:
            yield line.line.refuse("steps", "pack-tactical-steps", value=skill.name)
    for line in aimed:
        if skill.when != "after":
            yield line.line.refuse("when", "pack-when", value=skill.name, wanted="after")
    if skill.tactical and aimed:
        yield aimed[0].line.refuse("steps", "pack-tactical-steps", value=skill.name)
    if bool(aimed) != skill.target:
        yield skill.part.refuse("target", "pack-target", value=skill.name)
    if skill.tactical and not skill.actions:
        yield skill.part.refuse("action", "content-missing")


def about_target(line: Spoken) -> bool:
    """Whether a line speaks of what the action was aimed at."""
    scopes = {numbers[0] for kind, numbers in line.operands() if kind == "SCOPE"} - {SCOPE.within}
    threats = {numbers[0] for kind, numbers in line.operands() if kind == "WHICH_THREAT"}
    cells = {numbers[0] for kind, numbers in line.operands() if kind == "CELLS"}
    return (
        bool(scopes)
        or WHICH_THREAT.target in threats
        or WHICH_CELLS.target_cell in cells
        or STEP.disable_enemy in line.codes()
    )


def check_backs(pack: Pack, said: list[Spoken]) -> Iterator[BadContent]:
    """MA-133: the back of an event names a class of its effects, or `special`."""
    for event in pack.events:
        lines = [line for line in said if line.owner is event]
        classes = {bit for line in lines for bit in line.names("classes")}
        if event.back in CLASSES and not any(mask & (1 << CLASSES.index(event.back)) for mask in classes):
            yield event.part.refuse("back", "pack-back", value=event.back)


def check_growth(pack: Pack) -> Iterator[BadContent]:
    """MA-07, MA-09, MQ-70: numbers without a gap, and a STOP card at the end of every part and nowhere else."""
    for number, growth in enumerate(pack.growth, 1):
        if growth.number != number:
            yield growth.part.refuse("number", "pack-growth-number", value=growth.number, wanted=number)
            return
    for growth, following in pairwise((*pack.growth, Growth(0, ""))):
        if growth.stop != (growth.part_of != following.part_of):
            yield growth.part.refuse("stop", "pack-growth-stop", value=growth.number)
    opened = {name for growth in pack.growth for op, name, _ in growth.do if op == "open_envelope"}
    last = pack.growth[-1].part if pack.growth else NOWHERE
    for name in ENVELOPES:
        if pack.growth and name not in opened:
            yield last.refuse("do", "pack-envelope", value=name)
