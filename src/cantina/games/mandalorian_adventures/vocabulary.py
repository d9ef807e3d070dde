"""The closed vocabulary of effects (rules, section 6.2): every step, word, trigger and window there is.

A step is one line of text, for example::

    "enemy_move all melee 2 towards"
    "+6 spawn nearest-star"
    "may sabotage attack"
    "if child_carried then child_flee"
    "for_each player choose discard_plan | sabotage chosen"

`STEPS` lists its forms: a name, the kinds of its operands, and what it does. One name may have several forms. The
executor (`effects.py`) has one branch a form; the reader (`steps.py`) turns text into rows of numbers; the table is
printed in `docs/missions.md`. The conditions are in `vocabulary_conditions.py`.
"""

from __future__ import annotations

from typing import NamedTuple


class Form(NamedTuple):
    """One form of a step or condition."""

    name: str
    operands: tuple[str, ...]
    meaning: str


def form(text: str, meaning: str) -> Form:
    """A form as it is written: its name, then the kinds of its operands."""
    name, *operands = text.split()
    return Form(name, tuple(operands), meaning)


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
WITHIN, SECOND, TARGET, TARGET_CELL, OTHERS_ON_TARGET_CELL, SOURCE = range(6)
YOU, ANOTHER, ANY, EACH, HERE = range(5)
TOWARDS, AWAY, FREE = range(3)
YOUR_CELL, NEAREST_STAR, NUMBER_CELL, START_CELL, EXIT_CELL, ANY_STAR, RED_STAR, BLUE_STAR, ON_TARGET_CELL = range(9)
LOWEST_SPACE, CHOSEN_SPACE, ANY_SPACE, TWO_LOWEST = 5, 6, 7, 8
NEAREST_THREAT, TARGET_THREAT, ANY_THREAT, ROUND_THREAT, SQUARE_THREAT = range(5)
BESIDE_DOOR, ANY_DOOR, NEAREST_DOOR = range(3)

# Operands: number; count (a number, or `all`); classes (`melee`, `shooter/sharpshooter`, `any`); range (a number,
# `strength` for the strength of the action, or `far` for no limit); token, plan, track (their names);
# CELLS: `number 8` takes its number, or `number 1-4` a range of them (stored as 14), the others stand alone;
# enemy_effects (`guard`, `grapple`, `guard/grapple`).
ALL, FAR, STRENGTH_RANGE = 99, 99, 98

STEPS = tuple(
    form(text, meaning)
    for text, meaning in (
        ("damage_threat number SCOPE range", "damage to threats: one chosen within range, a second one, the target"),
        ("damage_character number WHO range", "damage to characters"),
        ("heal number WHO range", "take damage off characters"),
        ("move_self number", "a movement of up to so many cells"),
        ("move_character number WHO range", "another character may move up to so many cells; its player decides"),
        ("place_character WHO CELLS", "put a character on a cell; no movement"),
        ("move_enemy number DIRECTION SCOPE range", "move one enemy within range, or the target, so many cells"),
        ("enemy_move count classes number DIRECTION", "so many enemies of a class move"),
        ("enemy_move_token token number DIRECTION", "one named enemy moves"),
        ("enemy_move_carrier number CELLS", "the enemy that carries the Child moves towards a cell"),
        ("enemy_move_placed number DIRECTION", "the reinforcement just placed moves"),
        ("enemy_attack count classes range", "so many enemies of a class attack"),
        ("enemy_attack_token token range", "one named enemy attacks"),
        ("spawn CELLS", "a reinforcement appears"),
        ("reveal WHICH_THREAT", "turn a face-down threat up: the nearest, the target, or a chosen one of a shape"),
        ("peek range", "look at a face-down threat within range"),
        ("sabotage WHICH_SPACE", "put a sabotage token on an action space"),
        ("remove_sabotage WHICH_SPACE", "put a sabotage token with the used ones"),
        ("draw_plan number number", "draw planning cards, keep up to so many, discard the rest"),
        ("take_plan_from_discard plan", "take this planning card from the discard, unless you own one"),
        ("draw_skill number WHO", "draw skill cards"),
        ("extra_action number", "so many more cards may be played this turn"),
        ("free_action number ACTIONS WHO", "an action of this strength without a card"),
        ("strength_mod number", "the action is stronger by so much"),
        ("damage_cap number", "the attack deals no more than this"),
        ("range_mod number", "the attack has this range"),
        ("cross_heights", "the movement may cross heights"),
        ("ignore_stop number", "enemies with so many HP or fewer do not stop the movement"),
        ("ignore_effect enemy_effects", "these enemy effects do nothing against this movement, or the next one"),
        ("plan_mod number number", "the Plan draws and keeps so many more"),
        ("open_door WHICH_DOOR", "open a closed door"),
        ("close_door WHICH_DOOR", "close an open door that has nobody beside it"),
        ("place_token token CELLS SIDE", "put a special token on a cell"),
        ("discard_token token", "take every such token off the map"),
        ("discard_here token", "take one such token off your cell"),
        ("replace_token token SHAPE number", "so many random face-down tokens of a shape become this one, unseen"),
        ("mix_tokens SHAPE", "mix the face-down tokens of a shape over their cells"),
        ("heal_threat number token", "take damage off a named enemy"),
        ("child_place CELLS", "the Child is put on a cell"),
        ("child_carried_by character", "this character carries the Child; without it the first player's"),
        ("child_flee", "the Child flees from the character that carries it"),
        ("child_give_enemy token", "a named enemy carries the Child"),
        ("child_picked_up", "the enemy that moved carries the Child"),
        ("track_add number track", "a track rises"),
        ("track_clear track", "a track begins anew"),
        ("resolve_event", "one more event card is resolved"),
        ("block number", "so much of the damage is not suffered"),
        ("redirect_damage", "the next damage to another character on your cell is dealt to you"),
        ("disable_enemy", "the target does not attack this turn"),
        ("cancel_crisis", "this crisis is skipped"),
        ("discard_plan", "discard a planning card you own"),
        ("peek_loyalty", "look at another loyalty card"),
        ("win", "the mission is won"),
        ("lose", "the mission is lost"),
    )
)
(
    DAMAGE_THREAT,
    DAMAGE_CHARACTER,
    HEAL,
    MOVE_SELF,
    MOVE_CHARACTER,
    PLACE_CHARACTER,
    MOVE_ENEMY,
    ENEMY_MOVE,
    ENEMY_MOVE_TOKEN,
    ENEMY_MOVE_CARRIER,
    ENEMY_MOVE_PLACED,
    ENEMY_ATTACK,
    ENEMY_ATTACK_TOKEN,
    SPAWN,
    REVEAL,
    PEEK,
    SABOTAGE_STEP,
    REMOVE_SABOTAGE,
    DRAW_PLAN,
    TAKE_PLAN,
    DRAW_SKILL,
    EXTRA_ACTION,
    FREE_ACTION,
    STRENGTH_MOD,
    DAMAGE_CAP,
    RANGE_MOD,
    CROSS_HEIGHTS,
    IGNORE_STOP,
    IGNORE_EFFECT,
    PLAN_MOD,
    OPEN_DOOR,
    CLOSE_DOOR,
    PLACE_TOKEN,
    DISCARD_TOKEN,
    DISCARD_HERE,
    REPLACE_TOKEN,
    MIX_TOKENS,
    HEAL_THREAT,
    CHILD_PLACE,
    CHILD_CARRIED_BY,
    CHILD_FLEE,
    CHILD_GIVE_ENEMY,
    CHILD_PICKED_UP,
    TRACK_ADD,
    TRACK_CLEAR,
    RESOLVE_EVENT,
    BLOCK,
    REDIRECT_DAMAGE,
    DISABLE_ENEMY,
    CANCEL_CRISIS,
    DISCARD_PLAN,
    PEEK_LOYALTY,
    WIN,
    LOSE,
) = range(len(STEPS))
# Structures: CHOOSE (so many single steps follow, one is carried out), FOR_EACH player (so many rows follow).
CHOOSE, FOR_EACH = len(STEPS), len(STEPS) + 1

# Moments at which rules of maps and missions act (section 6.2). `attack_declared`: an Attack begins. `enemy_moved`:
# an enemy has moved in the event step. `deck_reshuffled`: the event deck was.
TRIGGERS = (
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
(
    ATTACK_DECLARED,
    ACTION_DECLINED,
    BONUS_USED,
    THREAT_REVEALED,
    THREAT_DAMAGED,
    TOKEN_REMOVED,
    DAMAGE_SUFFERED,
    ENEMY_MOVED,
    REINFORCEMENT_PLACED,
    DECK_RESHUFFLED,
    EVENT_STEP_END,
    TURN_END,
) = range(len(TRIGGERS))

# MD-19: when a planning card may be used.
WINDOWS = (
    "never",
    "damage_to_you",
    "your_action_step",
    "after_attack_on_you",
    "attack_declared",
    "movement_starts",
    "before_event_step",
    "crisis",
)
(
    W_NEVER,
    W_DAMAGE,
    W_ACTION_STEP,
    W_AFTER_ATTACK,
    W_ATTACK_DECLARED,
    W_MOVEMENT_STARTS,
    W_BEFORE_EVENTS,
    W_CRISIS,
) = range(len(WINDOWS))

# When an objective or failure is looked at (MQ-74, MQ-75).
CHECKS = ("now", "end_of_turn", "event_step_end", "crisis")
NOW, AT_TURN_END, AT_EVENT_STEP_END, AT_CRISIS = range(len(CHECKS))

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
