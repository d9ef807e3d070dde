"""The content of the game as the rules read it.

Rows of several numbers have a class with a name for each: `build_tables.py` writes such rows, and the rules read
`t.step[row, STEP_ROW.may]`.
"""

from itertools import accumulate
from typing import NamedTuple

from cantina.engine.names import by_name, columns, named
from cantina.engine.record import Record, i1, i2, i4, i8
from cantina.games.mandalorian_adventures.pack.sizes import (
    CELLS,
    CHARACTERS,
    CONDITIONS,
    DOORS,
    EVENT_CARDS,
    MAPS,
    MISSIONS,
    NAME,
    PLANS,
    RULES,
    SABOTAGE,
    SKILLS,
    STEPS,
    SUPPLIES,
    TEAM_SIZES,
    TOKENS,
    TRACKS,
    USES,
    WEIGHTS,
)

FAILURES = MISSIONS * 4  # of all missions together
FATE, FATES = named("take", "discard", "leave")  # of a token that is used


class Range(NamedTuple):
    """A range of rows of another table."""

    first: int
    end: int  # the row after its last one


class StepRow(NamedTuple):
    """A step; its operands have the order of its form (vocabulary.py), cells take two of them."""

    code: int
    a: int
    b: int
    c: int
    d: int
    condition: int  # its row, -1 for none
    may: int
    plus6: int


class ConditionRow(NamedTuple):
    """A condition, with operands like those of a step."""

    code: int
    a: int
    b: int
    c: int
    negated: int


class RuleRow(NamedTuple):
    """A rule of a map or a mission."""

    trigger: int
    conditions: int  # a range
    conditions_end: int
    steps: int  # a range
    steps_end: int
    spaces: int  # mask
    strength: int  # at least
    door: int  # 1: it opens a door by giving an action up


class UseRow(NamedTuple):
    """What a bonus, or a token that is carried, is good for."""

    token: int
    carried: int
    conditions: int  # a range
    conditions_end: int
    steps: int  # a range
    steps_end: int
    fate: int


class SupplyRow(NamedTuple):
    """A threat token of a map's set."""

    map: int
    token: int
    shape: int  # -1 for orange ones
    copies: int
    orange: int
    story_only: int


class FailureRow(NamedTuple):
    """A failure of a mission."""

    conditions: int  # a range
    conditions_end: int
    check: int  # when it is looked at


class DoorRow(NamedTuple):
    """The two cells of a door, -1 for no door."""

    a: int
    b: int


class HpRow(NamedTuple):
    """The HP on the two sides of a character's card."""

    normal: int
    beginner: int


RANGE = columns(Range)
STEP_ROW = columns(StepRow)
CONDITION_ROW = columns(ConditionRow)
RULE_ROW = columns(RuleRow)
USE_ROW = columns(UseRow)
SUPPLY_ROW = columns(SupplyRow)
FAILURE_ROW = columns(FailureRow)
DOOR_ROW = columns(DoorRow)
HP_ROW = columns(HpRow)


# Words for views (printed.py): how many of each kind there is room for, and the number of the first one.
WORD_KINDS = {
    "map": MAPS,
    "mission": MISSIONS,
    "character": CHARACTERS,
    "skill": SKILLS,
    "event": EVENT_CARDS,
    "plan": PLANS,
    "token": TOKENS,
    "rule": RULES,
    "use": USES,
    "green": MISSIONS,
    "track": MISSIONS * TRACKS,
    "cell": MAPS * CELLS,
}
WORD = by_name(WORD_KINDS, [0, *accumulate(WORD_KINDS.values())][:-1])
WORDS = sum(WORD_KINDS.values())
LONGEST_NAME, LONGEST_CELL = NAME + len('"-carried"'), 192
LETTERS = (WORDS - MAPS * CELLS) * LONGEST_NAME + MAPS * CELLS * LONGEST_CELL


class RuleTables(Record):
    """What the rules read of one set of content."""

    step: i2[STEPS, len(STEP_ROW)]
    condition: i2[CONDITIONS, len(CONDITION_ROW)]

    # Maps: masks of cells.
    cells: i1[MAPS]
    walk: i8[MAPS, CELLS]  # neighbours over thin lines
    height: i8[MAPS, CELLS]  # neighbours over dashed lines
    door: i1[MAPS, DOORS, len(DOOR_ROW)]
    starts: i8[MAPS]
    exits: i8[MAPS]
    star: i1[MAPS, CELLS]  # 0 none, else its colour
    stars: i8[MAPS]
    number: i1[MAPS, CELLS]  # 0 none
    slot: i1[MAPS, CELLS]  # the shape of the slot, -1 for none
    map_rules: i2[MAPS, len(RANGE)]
    map_uses: i2[MAPS, len(RANGE)]

    # Threat tokens: faces, and the rows of each map's set.
    token_enemy: i1[TOKENS]
    token_class: i1[TOKENS]  # mask
    token_hp: i1[TOKENS]
    token_effects: i1[TOKENS]  # mask
    token_symbol: i1[TOKENS]  # Mission effect (MA-151)
    token_capturable: i1[TOKENS]  # damage equal to its HP does not defeat it (MD-32)
    token_must: i1[TOKENS]  # never surplus (MQ-62)
    tokens: i2
    supply: i1[SUPPLIES, len(SUPPLY_ROW)]
    supplies: i2

    # Missions.
    story: i1[MISSIONS]
    green: i1[MISSIONS]  # 1: a green action space
    green_strength: i1[MISSIONS]  # at least this, 0 for no condition
    green_conditions: i2[MISSIONS, len(RANGE)]
    green_steps: i2[MISSIONS, len(RANGE)]
    track_size: i1[MISSIONS, TRACKS, TEAM_SIZES]  # for 2, 3 and 4 characters
    preparation: i2[MISSIONS, len(RANGE)]
    crisis: i2[MISSIONS, len(RANGE)]
    mission_effect: i2[MISSIONS, len(RANGE)]
    objective: i2[MISSIONS, len(RANGE)]  # conditions
    objective_check: i1[MISSIONS]
    hand_limit: i1[MISSIONS]  # 0: that of the difficulty
    failures: i2[MISSIONS, len(RANGE)]  # rows of `failure`
    failure: i2[FAILURES, len(FAILURE_ROW)]
    mission_rules: i2[MISSIONS, len(RANGE)]
    mission_uses: i2[MISSIONS, len(RANGE)]

    weight: i2[WEIGHTS]  # of the players that judge and look ahead (worth.py)

    rule: i2[RULES, len(RULE_ROW)]
    use: i2[USES, len(USE_ROW)]
    general_uses: i2[len(RANGE)]

    # Characters and skill cards.
    hp: i1[CHARACTERS, len(HP_ROW)]
    skills: i2
    skill_character: i1[SKILLS]
    skill_copies: i1[SKILLS]
    skill_strength: i1[SKILLS]  # 0 for tactical cards
    skill_tactical: i1[SKILLS]
    skill_symbols: i1[SKILLS]  # mask of spaces
    skill_spaces: i1[SKILLS]  # mask of the spaces whose action the effect belongs to; 0 for no effect
    skill_when: i1[SKILLS]  # mask of BEFORE and AFTER
    skill_target: i1[SKILLS]  # 1: the effect refers to what the action was aimed at (MQ-98)
    skill_steps: i2[SKILLS, len(RANGE)]
    skill_added: i2[SKILLS]  # number of the growth card that adds it, 0 for the start
    skill_removed: i2[SKILLS]  # number of the growth card that removes it

    # Events and planning cards.
    events: i2
    event_back: i1[EVENT_CARDS]
    event_steps: i2[EVENT_CARDS, len(RANGE)]
    event_added: i2[EVENT_CARDS]
    plans: i2
    plan_copies: i1[PLANS]
    plan_keepable: i1[PLANS]
    plan_window: i1[PLANS]
    plan_steps: i2[PLANS, len(RANGE)]
    plan_added: i2[PLANS]
    sabotage: i1[SABOTAGE]  # values; white ones first


class Tables(RuleTables):
    """All tables of one set of content: also the words of which views are made."""

    letters: i1[LETTERS]
    ends: i4[WORDS + 1]  # of the words among the letters; the first number is where the first word begins
