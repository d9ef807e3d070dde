"""From a pack to the tables that the rules read: names become numbers, steps become rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cantina.games.mandalorian_adventures.pack.files import Findings
from cantina.games.mandalorian_adventures.pack.printed import write_words
from cantina.games.mandalorian_adventures.pack.shapes import Map, Mission, Pack, Rule, Skill, Use
from cantina.games.mandalorian_adventures.pack.sizes import (
    BACKS,
    CELLS,
    CHARACTERS,
    CLASSES,
    DOORS,
    ENEMY_EFFECTS,
    EVENT_CARDS,
    MAPS,
    MISSIONS,
    MOMENTS,
    NONE,
    PLANS,
    RULES,
    SABOTAGE,
    SHAPES,
    SKILLS,
    SPACE_NAMES,
    STARS,
    SUPPLIES,
    TOKENS,
    USES,
)
from cantina.games.mandalorian_adventures.pack.step_writer import Writer
from cantina.games.mandalorian_adventures.pack.steps import Names
from cantina.games.mandalorian_adventures.pack.tables import (
    FAILURES,
    FATES,
    DoorRow,
    FailureRow,
    HpRow,
    RuleRow,
    SupplyRow,
    UseRow,
)
from cantina.games.mandalorian_adventures.pack.vocabulary import CHECKS, TRIGGERS, WINDOWS
from cantina.games.mandalorian_adventures.pack.weights import WEIGHTS


def numbers(named: Iterable[Any]) -> dict[str, int]:
    """Names with their numbers."""
    return {one.name: number for number, one in enumerate(named)}


def mask(words: Iterable[str], of: Sequence[str]) -> int:
    """Words as a mask."""
    return sum(1 << of.index(word) for word in words)


def bits(places: Iterable[int]) -> int:
    """Numbers as a mask."""
    return sum(1 << number for number in places)


def names_of(pack: Pack, mission: Mission | None = None) -> Names:
    """What the steps of a mission, or of anything else, may speak of."""
    tracks = numbers(mission.tracks) if mission else {}
    return Names(numbers(pack.tokens), numbers(pack.plans), numbers(pack.characters), tracks)


def write(tables: Any, pack: Pack, findings: Findings) -> None:
    """All tables of a pack, if it is not too large for them."""
    w = Writer(tables, pack, findings)
    fitting = [w.room(getattr(pack, name), most) for name, most in ROOM.items()]
    if all(fitting):
        for part in (write_tokens, write_maps, write_missions, write_cards, write_skills, write_words):
            part(w)
        tables.weight[: len(WEIGHTS)] = list(WEIGHTS.values())
        w.finish()


ROOM = {
    "tokens": TOKENS,
    "supplies": SUPPLIES,
    "maps": MAPS,
    "missions": MISSIONS,
    "characters": CHARACTERS,
    "skills": SKILLS,
    "events": EVENT_CARDS,
    "plans": PLANS,
    "rules": RULES,
    "uses": USES,
    "failures": FAILURES,
}


def write_tokens(w: Writer) -> None:
    """Threat tokens, the sets of the maps, and what bonuses are good for everywhere (MA-143)."""
    t, pack = w.t, w.pack
    t.tokens, t.supplies = len(pack.tokens), len(pack.supplies)
    for n, token in enumerate(pack.tokens):
        t.token_enemy[n], t.token_hp[n] = token.enemy, token.hp
        t.token_class[n] = mask([token.enemy_class] if token.enemy else (), CLASSES)
        t.token_effects[n] = mask(token.effects, ENEMY_EFFECTS)
        t.token_symbol[n], t.token_capturable[n] = token.mission_effect, token.capturable
        t.token_must[n] = token.must_place
    for n, one in enumerate(pack.supplies):
        board, face = w.named(one.part, "map", one.map, pack.maps), w.named(one.part, "token", one.token, pack.tokens)
        shape = NONE if one.orange else SHAPES.index(one.shape)
        t.supply[n] = SupplyRow(board, face, shape, one.copies, one.orange, one.story_only)
    t.general_uses = write_uses(w, pack.general_uses, names_of(pack))


def write_uses(w: Writer, uses: tuple[Use, ...], names: Names) -> tuple[int, int]:
    """The rows of some uses."""
    first = w.uses
    for use in uses:
        token = w.named(use.part, "token", use.token, w.pack.tokens)
        conditions, steps = w.conditions(use.conditions, names), w.steps(use.steps, names)
        w.t.use[w.uses] = UseRow(token, use.carried, *conditions, *steps, FATES.index(use.fate))
        w.uses += 1
    return first, w.uses


def write_rules(w: Writer, rules: tuple[Rule, ...], names: Names) -> tuple[int, int]:
    """The rows of some rules."""
    first = w.rules
    for rule in rules:
        conditions, steps = w.conditions(rule.conditions, names), w.steps(rule.steps, names)
        spaces = mask(rule.spaces, SPACE_NAMES)
        w.t.rule[w.rules] = RuleRow(TRIGGERS.index(rule.on), *conditions, *steps, spaces, rule.strength, rule.door)
        w.rules += 1
    return first, w.rules


def write_maps(w: Writer) -> None:
    """All maps."""
    w.t.door[:], w.t.slot[:] = NONE, NONE
    for m, board in enumerate(w.pack.maps):
        if w.room(board.cells, CELLS) and w.fits(board.part, "edges", len(board.doors), DOORS, "door"):
            write_cells(w, m, board)
            write_edges(w, m, board)
        names = names_of(w.pack)
        w.t.map_rules[m] = write_rules(w, board.rules, names)
        w.t.map_uses[m] = write_uses(w, board.uses, names)


def write_cells(w: Writer, m: int, board: Map) -> None:
    """MA-51, MA-55: the cells of a map."""
    t, cells = w.t, board.cells
    t.cells[m] = len(cells)
    for c, cell in enumerate(cells):
        t.number[m, c] = cell.number
        t.star[m, c] = STARS.index(cell.star) + 1 if cell.star else 0
        t.slot[m, c] = SHAPES.index(cell.slot) if cell.slot else NONE
    t.starts[m] = bits(c for c, cell in enumerate(cells) if cell.start)
    t.exits[m] = bits(c for c, cell in enumerate(cells) if cell.exit)
    t.stars[m] = bits(c for c, cell in enumerate(cells) if cell.star)


def write_edges(w: Writer, m: int, board: Map) -> None:
    """MA-51 to MA-54: walls need no row, since cells without an edge are not adjacent."""
    for edge in board.edges:
        table = {"thin": w.t.walk, "height": w.t.height}.get(edge.kind)
        if table is not None:
            table[m, edge.a] |= 1 << edge.b
            table[m, edge.b] |= 1 << edge.a
    for d, door in enumerate(board.doors):
        w.t.door[m, d] = DoorRow(door.a, door.b)


def write_missions(w: Writer) -> None:
    """All missions."""
    failures = 0
    for m, mission in enumerate(w.pack.missions):
        write_mission(w, m, mission)
        write_effects(w, m, mission)
        w.t.failures[m] = failures, failures + len(mission.failures)
        for failure in mission.failures:
            conditions = w.conditions(failure.conditions, names_of(w.pack, mission))
            w.t.failure[failures] = FailureRow(*conditions, CHECKS.index(failure.check))
            failures += 1


def write_mission(w: Writer, m: int, mission: Mission) -> None:
    """Its kind, its hand limit and its tracks (MD-15); a story mission names a map that there is."""
    w.t.story[m], w.t.hand_limit[m] = mission.story, mission.hand_limit
    if mission.story:
        w.named(mission.part, "map", mission.map, w.pack.maps)
    for n, track in enumerate(mission.tracks):
        w.t.track_size[m, n] = track.sizes


def write_effects(w: Writer, m: int, mission: Mission) -> None:
    """What a mission does, and what it asks for."""
    t, names = w.t, names_of(w.pack, mission)
    for field in ("preparation", "crisis", "mission_effect"):
        getattr(t, field)[m] = w.steps(getattr(mission, field), names)
    t.objective[m] = w.conditions(mission.objective, names)
    t.objective_check[m] = CHECKS.index(mission.objective_check)
    if mission.green:
        t.green[m], t.green_strength[m] = 1, mission.green.strength
        t.green_conditions[m] = w.conditions(mission.green.conditions, names)
        t.green_steps[m] = w.steps(mission.green.steps, names)
    t.mission_rules[m] = write_rules(w, mission.rules, names)
    t.mission_uses[m] = write_uses(w, mission.uses, names)


def write_cards(w: Writer) -> None:
    """Characters, events, planning cards and sabotage tokens."""
    t, pack, names = w.t, w.pack, names_of(w.pack)
    for n, character in enumerate(pack.characters):
        t.hp[n] = HpRow(character.hp, character.beginner)
    t.events, t.plans = len(pack.events), len(pack.plans)
    for n, event in enumerate(pack.events):
        t.event_back[n], t.event_added[n] = BACKS.index(event.back), event.added
        t.event_steps[n] = w.steps(event.steps, names)
    for n, plan in enumerate(pack.plans):
        t.plan_copies[n], t.plan_keepable[n] = plan.copies, plan.keepable
        t.plan_window[n], t.plan_added[n] = WINDOWS.index(plan.window), plan.added
        t.plan_steps[n] = w.steps(plan.steps, names)
    values = (*pack.white, *pack.yellow)[:SABOTAGE]
    t.sabotage[: len(values)] = values


def write_skills(w: Writer) -> None:
    """Skill cards."""
    w.t.skills = len(w.pack.skills)
    people = [character.name for character in w.pack.characters]
    names = names_of(w.pack)
    for n, skill in enumerate(w.pack.skills):
        w.t.skill_character[n] = people.index(skill.character) if skill.character in people else 0
        write_skill(w, n, skill)
        w.t.skill_steps[n] = w.steps(skill.steps, names)


def write_skill(w: Writer, n: int, skill: Skill) -> None:
    """MD-17."""
    t = w.t
    t.skill_copies[n], t.skill_strength[n], t.skill_tactical[n] = skill.copies, skill.strength, skill.tactical
    t.skill_symbols[n], t.skill_spaces[n] = mask(skill.symbols, SPACE_NAMES), mask(skill.actions, SPACE_NAMES)
    t.skill_when[n], t.skill_target[n] = MOMENTS[skill.when] if skill.actions else 0, skill.target
    t.skill_added[n], t.skill_removed[n] = skill.added, skill.removed
