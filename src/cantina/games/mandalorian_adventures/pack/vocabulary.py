"""The closed vocabulary of effects (rules, section 6.2): every step, word, trigger and window there is.

A step is one line of text, for example::

    "enemy_move all melee 2 towards"
    "+6 spawn nearest-star"
    "may sabotage attack"
    "if child_carried then child_flee"
    "for_each player choose discard_plan | sabotage chosen"

`STEPS` lists its forms: the family that carries it out, its name, the kinds of its operands, and what it does. The
reader (`steps.py`) turns text into rows of numbers. The executor (`effects.py`) hands a row to its family, which has a
branch for each of its forms, in a file of its own (`effects_*.py`). The table is printed in `docs/missions.md`.

The code of a form is its place in the list. Codes are in the tables, and content is known by the hash of its tables: a
new form goes to the end of the list. The conditions are in `vocabulary_conditions.py`.
"""

from __future__ import annotations

from typing import NamedTuple

from cantina.engine.names import named


class Form(NamedTuple):
    """One form of a step or condition."""

    name: str
    operands: tuple[str, ...]
    meaning: str
    family: str  # of steps


def form(text: str, meaning: str, family: str = "") -> Form:
    """A form as it is written: its name, then the kinds of its operands."""
    name, *operands = text.split()
    return Form(name, tuple(operands), meaning, family)


# Kinds of operands. A word in capitals is one of a list, in quotes it stands for itself; `cells` fills two numbers.
WORDS: dict[str, tuple[str, ...]] = {
    "SCOPE": ("within", "second", "target", "target-cell", "others-on-target-cell", "source"),
    "WHO": ("you", "another", "any", "each", "here"),
    "DIRECTION": ("towards", "away", "free"),
    "CELLS": ("your-cell", "nearest-star", "number", "start", "exit", "star", "red-star", "blue-star", "target-cell"),
    "WHICH_SPACE": ("move", "attack", "intel", "plan", "green", "lowest", "chosen", "any", "two-lowest"),
    "ACTIONS": ("any", "move", "attack", "intel", "plan", "green", "move-or-attack"),
    "SHAPE": ("round", "square", "any"),
    "WHICH_THREAT": ("nearest", "target", "any", "round", "square"),
    "WHICH_DOOR": ("beside", "any", "nearest"),
    "SIDE": ("up", "down"),
}
SCOPE, _ = named(*WORDS["SCOPE"])
WHO, _ = named(*WORDS["WHO"])
DIRECTION, _ = named(*WORDS["DIRECTION"])
WHICH_CELLS, _ = named(*WORDS["CELLS"])
WHICH_SPACE, _ = named(*WORDS["WHICH_SPACE"])
WHICH_ACTIONS, _ = named(*WORDS["ACTIONS"])
WHICH_SHAPE, _ = named(*WORDS["SHAPE"])
WHICH_THREAT, _ = named(*WORDS["WHICH_THREAT"])
WHICH_DOOR, _ = named(*WORDS["WHICH_DOOR"])
SIDE, _ = named(*WORDS["SIDE"])

# Operands: number; count (a number, or `all`); classes (`melee`, `shooter/sharpshooter`, `any`); range (a number,
# `strength` for the strength of the action, or `far` for no limit); token, plan, track (their names);
# CELLS: `number 8` takes its number, or `number 1-4` a range of them (stored as 14), the others stand alone;
# enemy_effects (`guard`, `grapple`, `guard/grapple`).
ALL, FAR, STRENGTH_RANGE = 99, 99, 98

# Who carries a step out: the family `cards` is in `effects_cards.py`, and so on; structures are in `effects.py`.
FAMILY, FAMILIES = named(
    "structures", "characters", "threats", "enemies", "cards", "action", "tokens", "board", "mission"
)
STEPS = tuple(
    form(text, meaning, family)
    for family, text, meaning in (
        (
            "threats",
            "damage_threat number SCOPE range",
            "damage to threats: one chosen within range, a second one, the target",
        ),
        ("characters", "damage_character number WHO range", "damage to characters"),
        ("characters", "heal number WHO range", "take damage off characters"),
        ("characters", "move_self number", "a movement of up to so many cells"),
        (
            "characters",
            "move_character number WHO range",
            "another character may move up to so many cells; its player decides",
        ),
        ("characters", "place_character WHO CELLS", "put a character on a cell; no movement"),
        (
            "enemies",
            "move_enemy number DIRECTION SCOPE range",
            "move one enemy within range, or the target, so many cells",
        ),
        ("enemies", "enemy_move count classes number DIRECTION", "so many enemies of a class move"),
        ("enemies", "enemy_move_token token number DIRECTION", "one named enemy moves"),
        ("enemies", "enemy_move_carrier number CELLS", "the enemy that carries the Child moves towards a cell"),
        ("enemies", "enemy_move_placed number DIRECTION", "the reinforcement just placed moves"),
        ("enemies", "enemy_attack count classes range", "so many enemies of a class attack"),
        ("enemies", "enemy_attack_token token range", "one named enemy attacks"),
        ("enemies", "spawn CELLS", "a reinforcement appears"),
        (
            "threats",
            "reveal WHICH_THREAT",
            "turn a face-down threat up: the nearest, the target, or a chosen one of a shape",
        ),
        ("threats", "peek range", "look at a face-down threat within range"),
        ("cards", "sabotage WHICH_SPACE", "put a sabotage token on an action space"),
        ("cards", "remove_sabotage WHICH_SPACE", "put a sabotage token with the used ones"),
        ("cards", "draw_plan number number", "draw planning cards, keep up to so many, discard the rest"),
        ("cards", "take_plan_from_discard plan", "take this planning card from the discard, unless you own one"),
        ("cards", "draw_skill number WHO", "draw skill cards"),
        ("action", "extra_action number", "so many more cards may be played this turn"),
        ("action", "free_action number ACTIONS WHO", "an action of this strength without a card"),
        ("action", "strength_mod number", "the action is stronger by so much"),
        ("action", "damage_cap number", "the attack deals no more than this"),
        ("action", "range_mod number", "the attack has this range"),
        ("action", "cross_heights", "the movement may cross heights"),
        ("action", "ignore_stop number", "enemies with so many HP or fewer do not stop the movement"),
        (
            "action",
            "ignore_effect enemy_effects",
            "these enemy effects do nothing against this movement, or the next one",
        ),
        ("action", "plan_mod number number", "the Plan draws and keeps so many more"),
        ("board", "open_door WHICH_DOOR", "open a closed door"),
        ("board", "close_door WHICH_DOOR", "close an open door that has nobody beside it"),
        ("tokens", "place_token token CELLS SIDE", "put a special token on a cell"),
        ("tokens", "discard_token token", "take every such token off the map"),
        ("tokens", "discard_here token", "take one such token off your cell"),
        (
            "tokens",
            "replace_token token SHAPE number",
            "so many random face-down tokens of a shape become this one, unseen",
        ),
        ("tokens", "mix_tokens SHAPE", "mix the face-down tokens of a shape over their cells"),
        ("tokens", "heal_threat number token", "take damage off a named enemy"),
        ("board", "child_place CELLS", "the Child is put on a cell"),
        ("board", "child_carried_by character", "this character carries the Child; without it the first player's"),
        ("board", "child_flee", "the Child flees from the character that carries it"),
        ("board", "child_give_enemy token", "a named enemy carries the Child"),
        ("board", "child_picked_up", "the enemy that moved carries the Child"),
        ("mission", "track_add number track", "a track rises"),
        ("mission", "track_clear track", "a track begins anew"),
        ("mission", "resolve_event", "one more event card is resolved"),
        ("characters", "block number", "so much of the damage is not suffered"),
        ("characters", "redirect_damage", "the next damage to another character on your cell is dealt to you"),
        ("enemies", "disable_enemy", "the target does not attack this turn"),
        ("mission", "cancel_crisis", "this crisis is skipped"),
        ("cards", "discard_plan", "discard a planning card you own"),
        ("cards", "peek_loyalty", "look at another loyalty card"),
        ("mission", "win", "the mission is won"),
        ("mission", "lose", "the mission is lost"),
        ("structures", "choose", "one of the steps that follow"),  # its operand: how many rows follow
        ("structures", "for_each", "the steps that follow, for every player in turn"),  # its operand likewise
    )
)
STEP, _ = named(*(step.name for step in STEPS))
FAMILY_OF = tuple(FAMILIES.index(step.family) for step in STEPS)  # by the code of a step
STRUCTURES = tuple(step.name for step in STEPS if step.family == "structures")

# Moments at which rules of maps and missions act (section 6.2). `attack_declared`: an Attack begins. `enemy_moved`:
# an enemy has moved in the event step. `deck_reshuffled`: the event deck was.
TRIGGER, TRIGGERS = named(
    "attack_declared",
    "action_declined",
    "bonus_used",
    "threat_revealed",
    "threat_damaged",
    "token_removed",
    "damage_suffered",
    "enemy_moved",
    "reinforcement_placed",
    "deck_reshuffled",
    "event_step_end",
    "turn_end",
)

# MD-19: when a planning card may be used.
WINDOW, WINDOWS = named(
    "never",
    "damage_to_you",
    "your_action_step",
    "after_attack_on_you",
    "attack_declared",
    "movement_starts",
    "before_event_step",
    "crisis",
)

# When an objective or failure is looked at (MQ-74, MQ-75).
CHECK, CHECKS = named("now", "end_of_turn", "event_step_end", "crisis")

# MD-20: what a growth card does; only the campaign reads these.
GROWTH = (
    "set_mission",
    "unlock_mission",
    "add_skill",
    "add_plan",
    "add_event",
    "remove_card",
    "enable_rule",
    "open_envelope",
    "show_text",
)
