"""The checks of missions (section 7.2, items 8 and 9), and of words that mean nothing where they stand."""

from __future__ import annotations

from collections.abc import Iterator

from cantina.engine.errors import BadContent
from cantina.games.mandalorian_adventures.pack.cards import CHARACTER_NAMES
from cantina.games.mandalorian_adventures.pack.check_maps import COLOURED, SPECIAL, boards_of
from cantina.games.mandalorian_adventures.pack.shapes import Map, Mission, Pack, Use
from cantina.games.mandalorian_adventures.pack.sizes import HIDDEN_SHAPES, SHAPES
from cantina.games.mandalorian_adventures.pack.spoken import Spoken
from cantina.games.mandalorian_adventures.pack.vocabulary import STEP, WORDS
from cantina.games.mandalorian_adventures.pack.vocabulary_conditions import CONDITION

LEAST_LISTED = 2  # MQ-93: shared mode needs two
CHILD_STEPS = {STEP.child_place, STEP.child_carried_by, STEP.child_give_enemy}
CHILD_CONDITIONS = {
    CONDITION.child_carried,
    CONDITION.child_on_enemy,
    CONDITION.child_carrier_at,
    CONDITION.child_enemy_at,
    CONDITION.on_free_child,
}
TAKING = {CONDITION.carried, CONDITION.you_carry, CONDITION.carrier_at}
PLACING = {STEP.place_token, STEP.replace_token}


def check_missions(pack: Pack, said: list[Spoken]) -> Iterator[BadContent]:
    """All missions."""
    for mission in pack.missions:
        own = [line for line in said if line.mission is mission]
        yield from check_people(mission)
        yield from check_bonuses(pack, mission, own)
        yield from check_objective(pack, mission, own)
        yield from check_child(mission, own)
        yield from check_preparation(pack, mission, own)
    yield from check_stars(pack, said)


def check_people(mission: Mission) -> Iterator[BadContent]:
    """MQ-68, MQ-93; a mercenary mission lists everybody and requires nobody (MD-15)."""
    part = mission.part
    if not mission.story and set(mission.listed) != set(CHARACTER_NAMES):
        yield part.refuse("listed", "pack-mercenary-people", value=mission.name)
    if not mission.story and mission.required:
        yield part.refuse("required", "pack-mercenary-people", value=mission.name)
    if len(mission.listed) < LEAST_LISTED:
        yield part.refuse("listed", "pack-listed", value=mission.name, least=LEAST_LISTED)
    for name in mission.required:
        if name not in mission.listed:
            yield part.refuse("required", "pack-required", value=name)


def uses_of(pack: Pack, mission: Mission, board: Map) -> tuple[Use, ...]:
    """All uses that hold in a mission on a map."""
    return (*pack.general_uses, *board.uses, *mission.uses)


def check_bonuses(pack: Pack, mission: Mission, own: list[Spoken]) -> Iterator[BadContent]:
    """Each bonus of a story mission's set is good for something, and its Mission effect symbols have their steps."""
    faces = {token.name: token for token in pack.tokens}
    named = {pack.tokens[number].name for line in own for number in line.names("token")}
    for board in boards_of(pack, mission) if mission.story else []:
        usable = {use.token for use in uses_of(pack, mission, board)}
        for row in (row for row in pack.supplies if row.map == board.name):
            face = faces[row.token]
            if not face.enemy and not face.mission_effect and row.token not in usable | named:
                yield mission.part.refuse("name", "pack-bonus", value=row.token, mission=mission.name)
            if face.mission_effect and not mission.mission_effect:
                yield mission.part.refuse("mission_effect", "pack-no-effect", value=row.token, mission=mission.name)


def check_objective(pack: Pack, mission: Mission, own: list[Spoken]) -> Iterator[BadContent]:
    """Each objective can be reached: what it names comes into the game, can be carried, can be filled."""
    placed = {number for line in own if line.codes() & PLACING for number in line.names("token")}
    adding = {number for line in own if STEP.track_add in line.codes() for number in line.names("track")}
    for line in own:
        if line.context != "objective":
            continue
        for number in line.names("token"):
            if number not in placed | always_there(pack, mission):
                yield line.line.refuse("", "pack-objective-token", value=pack.tokens[number].name)
        for number in line.names("track") - adding:
            yield line.line.refuse("", "pack-objective-track", value=mission.tracks[number].name)
        yield from check_kind(pack, mission, line)


def always_there(pack: Pack, mission: Mission) -> set[int]:
    """The tokens that are on the map of a mission in every game (MQ-62)."""
    boards = boards_of(pack, mission)
    rows = [row for row in pack.supplies if not row.orange and (mission.story or not row.story_only)]
    found = [{row.token for row in rows if row.map == board.name} for board in boards]
    return {
        number
        for number, token in enumerate(pack.tokens)
        if token.must_place and found and all(token.name in names for names in found)
    }


def check_kind(pack: Pack, mission: Mission, line: Spoken) -> Iterator[BadContent]:
    """What has to be carried can be taken, and what has to be defeated is an enemy."""
    for condition in line.conditions:
        if condition.code in TAKING:
            token = pack.tokens[condition.operands[0]]
            takers = [
                any(use.token == token.name and use.fate == "take" for use in uses_of(pack, mission, board))
                for board in boards_of(pack, mission)
            ]
            if not all(takers) or (token.enemy and not token.capturable):
                yield line.line.refuse("", "pack-objective-take", value=token.name)
        if condition.code == CONDITION.defeated and not pack.tokens[condition.operands[0]].enemy:
            yield line.line.refuse("", "pack-not-enemy", value=pack.tokens[condition.operands[0]].name)


def check_child(mission: Mission, own: list[Spoken]) -> Iterator[BadContent]:
    """MA-154: a mission that speaks of the Child has it, and brings it into the game."""
    for line in own:
        speaks = line.codes() & {*CHILD_STEPS, STEP.child_flee, STEP.child_picked_up, STEP.enemy_move_carrier}
        if (speaks or {one.code for one in line.conditions} & CHILD_CONDITIONS) and not mission.child:
            yield line.line.refuse("", "pack-no-child", value=mission.name)
    if mission.child and not any(line.codes() & CHILD_STEPS for line in own):
        yield mission.part.refuse("child", "pack-child", value=mission.name)


def check_preparation(pack: Pack, mission: Mission, own: list[Spoken]) -> Iterator[BadContent]:
    """Enough hidden tokens to replace, on every map of the mission."""
    hidden = SHAPES[:HIDDEN_SHAPES]
    if sum(step.code == STEP.place_token for line in own for step in line.steps) > SPECIAL:
        yield mission.part.refuse("preparation", "pack-too-many", kind="place_token", most=SPECIAL)
    boards = boards_of(pack, mission)
    for line in own:
        for _, shape, count, _ in (step.operands for step in line.steps if step.code == STEP.replace_token):
            shapes = hidden if shape == HIDDEN_SHAPES else hidden[shape : shape + 1]
            lacking = [board for board in boards if sum(cell.slot in shapes for cell in board.cells) < count]
            for board in lacking:  # if only some maps lack them, it is the map that is wrong
                values = {"value": board.name, "text": str(line.line)}
                if lacking == boards:
                    yield line.line.refuse("", "pack-replace", **values)
                else:
                    yield board.part.refuse("name", "pack-replace", **values)


def check_stars(pack: Pack, said: list[Spoken]) -> Iterator[BadContent]:
    """A coloured star is named only where every map that can be meant has one (MD-15)."""
    for line in said:
        named = {numbers[0] for kind, numbers in line.operands() if kind == "CELLS"}
        boards = [line.board] if line.board else boards_of(pack, line.mission) if line.mission else list(pack.maps)
        for selector in named & set(COLOURED):
            for board in boards:
                if not any(cell.star == COLOURED[selector] for cell in board.cells):
                    word = WORDS["CELLS"][selector]
                    yield line.line.refuse("", "pack-no-star", value=word, map=board.name)
