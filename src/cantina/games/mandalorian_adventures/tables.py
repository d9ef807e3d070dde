"""The content of the game as the rules read it."""

from cantina.engine.record import Record, i1, i2, i8
from cantina.games.mandalorian_adventures.sizes import (
    CELLS,
    CHARACTERS,
    CONDITIONS,
    DOORS,
    EVENT_CARDS,
    MAPS,
    MISSIONS,
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


class Tables(Record):
    """A range of rows is two numbers, its first row and the one after its last."""

    # Steps: code, four operands, condition row or -1, may, +6. Conditions: code, three operands, negated.
    step: i2[STEPS, 8]
    condition: i2[CONDITIONS, 5]

    # Maps: masks of cells.
    cells: i1[MAPS]
    walk: i8[MAPS, CELLS]  # neighbours over thin lines
    height: i8[MAPS, CELLS]  # neighbours over dashed lines
    door: i1[MAPS, DOORS, 2]  # the two cells of a door, -1 for no door
    starts: i8[MAPS]
    exits: i8[MAPS]
    star: i1[MAPS, CELLS]  # 0 none, else its colour
    stars: i8[MAPS]
    number: i1[MAPS, CELLS]  # 0 none
    slot: i1[MAPS, CELLS]  # the shape of the slot, -1 for none
    map_rules: i2[MAPS, 2]
    map_uses: i2[MAPS, 2]

    # Threat tokens: faces, and the rows of each map's set.
    token_enemy: i1[TOKENS]
    token_class: i1[TOKENS]  # mask
    token_hp: i1[TOKENS]
    token_effects: i1[TOKENS]  # mask
    token_symbol: i1[TOKENS]  # Mission effect (MA-151)
    token_capturable: i1[TOKENS]  # damage equal to its HP does not defeat it (MD-32)
    token_must: i1[TOKENS]  # never surplus (MQ-62)
    tokens: i2
    supply: i1[SUPPLIES, 6]  # map, token, shape, count, orange, story only
    supplies: i2

    # Missions.
    story: i1[MISSIONS]
    green: i1[MISSIONS]  # 1: a green action space
    green_strength: i1[MISSIONS]  # at least this, 0 for no condition
    green_conditions: i2[MISSIONS, 2]
    green_steps: i2[MISSIONS, 2]
    track_size: i1[MISSIONS, TRACKS, TEAM_SIZES]  # for 2, 3 and 4 characters
    preparation: i2[MISSIONS, 2]
    crisis: i2[MISSIONS, 2]
    mission_effect: i2[MISSIONS, 2]
    objective: i2[MISSIONS, 2]  # conditions
    objective_check: i1[MISSIONS]
    failures: i2[MISSIONS, 2]  # rows of `failure`
    failure: i2[MISSIONS * 4, 3]  # first condition, end of conditions, when it is looked at
    mission_rules: i2[MISSIONS, 2]
    mission_uses: i2[MISSIONS, 2]

    weight: i2[WEIGHTS]  # of the players that judge and look ahead (worth.py)

    # Rules: trigger, conditions, steps, mask of spaces, least strength, 1 if it opens a door by giving an action up.
    rule: i2[RULES, 8]
    # Uses: token, 1 if carried, conditions, steps, 0 take 1 discard 2 leave.
    use: i2[USES, 7]
    general_uses: i2[2]

    # Characters and skill cards.
    hp: i1[CHARACTERS, 2]  # normal, beginner
    skills: i2
    skill_character: i1[SKILLS]
    skill_copies: i1[SKILLS]
    skill_strength: i1[SKILLS]  # 0 for tactical cards
    skill_tactical: i1[SKILLS]
    skill_symbols: i1[SKILLS]  # mask of spaces
    skill_spaces: i1[SKILLS]  # mask of the spaces whose action the effect belongs to; 0 for no effect
    skill_when: i1[SKILLS]  # mask of BEFORE and AFTER
    skill_target: i1[SKILLS]  # 1: the effect refers to what the action was aimed at (MQ-98)
    skill_steps: i2[SKILLS, 2]
    skill_added: i2[SKILLS]  # number of the growth card that adds it, 0 for the start
    skill_removed: i2[SKILLS]  # number of the growth card that removes it

    # Events and planning cards.
    events: i2
    event_back: i1[EVENT_CARDS]
    event_steps: i2[EVENT_CARDS, 2]
    event_added: i2[EVENT_CARDS]
    plans: i2
    plan_copies: i1[PLANS]
    plan_keepable: i1[PLANS]
    plan_window: i1[PLANS]
    plan_steps: i2[PLANS, 2]
    plan_added: i2[PLANS]
    sabotage: i1[SABOTAGE]  # values; white ones first
