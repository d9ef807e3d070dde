"""The tables of section 6 of the rules of Adventures, as the content that ships would have them."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from cantina.games.mandalorian_adventures.pack.cards import CHARACTER_NAMES
from cantina.games.mandalorian_adventures.pack.shapes import NEVER
from cantina.games.mandalorian_adventures.pack.sizes import HIDDEN_SHAPES, SHAPES, STARS
from cantina.text import languages


class Table(NamedTuple):
    """The first row of a table, by which it is found, and the others."""

    header: tuple[str, ...]
    rows: list[tuple[str, ...]]


def code(*texts) -> str:
    """Texts of a file as a table shows them; a bar would end the cell."""
    return ", ".join(f"`{text}`".replace("|", r"\|") for text in texts if text)


def counted(found: Counter, kinds) -> str:
    """How many of each kind there are: `6 round, 5 square`."""
    return ", ".join(f"{found[kind]} {kind}" for kind in kinds if found[kind])


def later(number: int) -> str:
    """The growth card that brings a card into the game; nothing for one that is there from the start."""
    return str(number) if 0 < number < NEVER else ""


def overview(pack) -> Table:
    """Section 6.1."""
    story = sum(mission.story for mission in pack.missions)
    supplies = Counter(row.map for row in pack.supplies for _ in range(row.copies))
    decks = {one: [skill for skill in pack.skills if skill.character == one] for one in CHARACTER_NAMES}
    starting = {sum(skill.copies for skill in deck if not skill.added) for deck in decks.values()}
    unlocked = {sum(skill.copies for skill in deck if skill.added) for deck in decks.values()}
    events = Counter(bool(event.added) for event in pack.events)
    plans = Counter(bool(plan.added) for plan in pack.plans for _ in range(plan.copies))
    envelopes = sum(one.op == "open_envelope" for growth in pack.growth for one in growth.do)
    rows = [
        ("MD-01", "maps", f"{len(pack.maps)}"),
        ("MD-02", "missions, story and mercenary", f"{story} + {len(pack.missions) - story}"),
        ("MD-03", "kinds of threat token", f"{len(pack.tokens)}"),
        ("MD-03", "threat tokens of each map, in order", ", ".join(str(supplies[one.name]) for one in pack.maps)),
        ("MD-04", "characters", f"{len(pack.characters)}"),
        ("MD-05", "starting skill cards of each character", same(starting)),
        ("MD-06", "skill cards of each character that are unlocked", same(unlocked)),
        ("MD-07", "event cards, at the start and unlocked", f"{events[False]} + {events[True]}"),
        ("MD-08", "planning cards, at the start and unlocked", f"{plans[False]} + {plans[True]}"),
        ("MD-09", "sabotage tokens, white and yellow", f"{len(pack.white)} + {len(pack.yellow)}"),
        ("MD-10", "growth cards", f"{len(pack.growth)}"),
        ("MD-11", "envelopes", f"{envelopes}"),
        ("MD-12", "languages of the texts", f"{len(languages())}"),
    ]
    return Table(("Id", "What", "Number"), rows)


def same(numbers: set[int]) -> str:
    """The number that holds for all."""
    (number,) = numbers
    return str(number)


def sabotage(pack) -> Table:
    """MD-22."""
    values = {"white": pack.white, "yellow": pack.yellow}
    return Table(("Sabotage tokens", "Values"), [(one, ", ".join(map(str, values[one]))) for one in values])


MAP_IDS = {"arvala": "MD-23", "nevarro": "MD-24", "transport": "MD-25", "plaza": "MD-26"}


def maps(pack) -> Table:
    """Section 6.3."""
    return Table(
        ("Id", "Map", "Cells", "Exits", "Stars", "Heights", "Doors", "Walls", "Blocked", "Hidden slots", "Open slots"),
        [(MAP_IDS[board.name], code(board.name), *map_row(board)) for board in pack.maps],
    )


def map_row(board) -> tuple[str, ...]:
    cells = board.cells
    slots = Counter(cell.slot for cell in cells)
    edges = Counter(edge.kind for edge in board.edges)
    numbers = (
        len(cells),
        sum(cell.exit for cell in cells),
        counted(Counter(cell.star for cell in cells), STARS),
        len({cell.height for cell in cells} - {""}),
        edges["door"],
        edges["wall"],
        len(board.blocked),
        counted(slots, SHAPES[:HIDDEN_SHAPES]),
        counted(slots, SHAPES[HIDDEN_SHAPES:]),
    )
    return tuple(map(str, numbers))


def map_rules(pack) -> Table:
    """What the maps do by themselves."""
    rows = [
        (code(board.name), code(one.name), code(one.on), code(*one.conditions), *limits(one), code(*one.steps))
        for board in pack.maps
        for one in board.rules
    ]
    return Table(("Map", "Rule", "On", "If", "Spaces", "Strength", "Steps"), rows)


def limits(one) -> tuple[str, str]:
    """The spaces and the least strength of a rule."""
    return ", ".join(one.spaces), str(one.strength or "")


def map_uses(pack) -> Table:
    """What bonuses are good for, on every map and on some."""
    owned = [("every map", one) for one in pack.general_uses]
    owned += [(code(board.name), one) for board in pack.maps for one in board.uses]
    return Table(("Where", "Token", "From", "If", "Steps", "Then"), [(where, *use_row(one)) for where, one in owned])


def use_row(one) -> tuple[str, ...]:
    place = "carried" if one.carried else "cell"
    return code(one.token), place, code(*one.conditions), code(*one.steps), one.fate


def tokens(pack) -> Table:
    """Section 6.4: the faces."""
    return Table(("Token", "Kind", "HP", "Effects", "Marks"), [token_row(one) for one in pack.tokens])


def token_row(one) -> tuple[str, ...]:
    marks = [name for name in ("mission_effect", "capturable", "must_place") if getattr(one, name)]
    kind, hp = (one.enemy_class, str(one.hp)) if one.enemy else ("bonus", "")
    return code(one.name), kind, hp, ", ".join(one.effects), ", ".join(marks)


def supplies(pack) -> Table:
    """Section 6.4: the sets of the maps."""
    found: dict[tuple[str, str], Counter] = {}
    for row in pack.supplies:
        place = "orange" if row.orange else row.shape
        found.setdefault((row.map, row.token), Counter())[place] += row.copies
        found[row.map, row.token]["story"] += row.story_only
    rows = [
        (
            code(board),
            code(token),
            *(str(row[name] or "") for name in (*SHAPES, "orange")),
            "yes" if row["story"] else "",
        )
        for (board, token), row in found.items()
    ]
    return Table(("Set", "Token", *SHAPES, "orange", "story only"), rows)


PARTS = ("number", "map", "listed", "required", "tracks", "child", "traitor", "hand_limit")
STEPS = ("preparation", "objective", "objective_check", "crisis", "mission_effect")


def mission(one) -> Table:
    """Section 6.5: one mission, without its name, its kind and how many panels its comic has."""
    fields = {**{name: getattr(one, name) for name in (*PARTS, *STEPS)}, "tracks": map(track, one.tracks)}
    if not one.story:
        fields.update(listed=(), required=())  # everybody, nobody (MD-15)
    rows = [(code(name), value(fields[name])) for name in fields]
    rows += [(code(f"green {green.name}"), ruled(green)) for green in [one.green] if green]
    rows += [(code(f"use {use.token}"), "; ".join(filter(None, used(use)))) for use in one.uses]
    rows += [(code(f"rule {rule.name}"), ruled(rule, code(rule.on))) for rule in one.rules]
    rows += [
        (code(f"failure {lost.name}"), f"if {code(*lost.conditions)}; {code(lost.check)}") for lost in one.failures
    ]
    return Table(("Part", "In the file"), [row for row in rows if row[1]])


def track(one) -> str:
    sizes = one.sizes[:1] if len(set(one.sizes)) == 1 else one.sizes
    return f"{one.name} {'/'.join(map(str, sizes))}"


def value(found) -> str:
    if isinstance(found, bool):
        return "yes" if found else ""
    return code(str(found) if found else "") if isinstance(found, (int, str)) else code(*found)


def ruled(one, *first) -> str:
    """A rule or a green action: when, from which strength on, on what conditions, and what happens."""
    spaces = f"in {', '.join(one.spaces)}" if getattr(one, "spaces", ()) else ""
    strength = f"strength {one.strength}" if one.strength else ""
    conditions = f"if {code(*one.conditions)}" if one.conditions else ""
    return "; ".join(filter(None, (*first, spaces, strength, conditions, code(*one.steps))))


def used(one) -> tuple[str, ...]:
    _, place, conditions, steps, fate = use_row(one)
    return f"from {place}", f"if {conditions}" if conditions else "", steps, fate


CHARACTER_IDS = {name: f"MD-{35 + number}" for number, name in enumerate(CHARACTER_NAMES)}


def characters(pack) -> Table:
    """Section 6.6."""
    rows = [(CHARACTER_IDS[one.name], code(one.name), str(one.hp), str(one.beginner)) for one in pack.characters]
    return Table(("Id", "Character", "HP normal", "HP beginner"), rows)


def strengths(pack) -> Table:
    """Section 6.6: the same for all."""
    decks = [[one for one in pack.skills if one.character == name and not one.added] for name in CHARACTER_NAMES]
    found = [Counter(one.strength for one in deck for _ in range(one.copies)) for deck in decks]
    rows = [(str(strength), same({deck[strength] for deck in found})) for strength in range(1, 5)]
    return Table(("Strength", "Cards in a starting deck"), rows)


def skills(pack, character) -> Table:
    """Section 6.6: the cards of one character."""
    cards = [skill for skill in pack.skills if skill.character == character]
    return Table(
        ("Card", "Copies", "Strength", "Symbols", "Action", "When", "Steps", "From", "Until"),
        [skill_row(one) for one in cards],
    )


def skill_row(one) -> tuple[str, ...]:
    strength = "tactical" if one.tactical else str(one.strength)
    effect = (", ".join(one.actions), one.when if one.actions else "", code(*one.steps))
    return (
        code(one.name),
        str(one.copies),
        strength,
        ", ".join(one.symbols),
        *effect,
        later(one.added),
        later(one.removed),
    )


def events(pack) -> Table:
    """Section 6.7."""
    ids = {number: f"MD-{43 + number}" for number in range(12)}
    rows = [
        (ids.get(number, ""), code(one.name), one.back, code(*one.steps), later(one.added))
        for number, one in enumerate(pack.events)
    ]
    return Table(("Id", "Event", "Back", "Effects, top to bottom", "From"), rows)


def plans(pack) -> Table:
    """Section 6.8."""
    rows = [
        (
            code(one.name),
            str(one.copies),
            "yes" if one.keepable else "no",
            code(one.window),
            code(*one.steps),
            later(one.added),
        )
        for one in pack.plans
    ]
    return Table(("Planning card", "Copies", "May be kept", "Window", "Effect", "From"), rows)


def growth(pack) -> Table:
    """Section 6.9."""
    stage, before, rows = 0, "before", []
    for one in pack.growth:
        stage += (before, one.part_of) == ("before", "after")
        before = one.part_of
        rows.append((str(one.number), str(stage), before, "STOP" if one.stop else "", code(*map(done, one.do))))
    return Table(("Growth card", "Stage", "Part", "Stop", "Does"), rows)


def done(one) -> str:
    return f"{one.op} {one.name}"
