"""The closed list of conditions (rules, section 6.2): a name, the kinds of its operands, and when it holds.

`conditions.py` has one branch per condition; the table is printed in `docs/missions.md`.
"""

from __future__ import annotations

from cantina.engine.names import named
from cantina.games.mandalorian_adventures.pack.vocabulary import form

CONDITIONS = tuple(
    form(text, meaning)
    for text, meaning in (
        ("child_carried", "a character carries the Child"),
        ("child_on_enemy", "an enemy carries the Child"),
        ("damaged", "you have damage"),
        ("token_up token", "such a token is face up on the map"),
        ("token_enemy token", "such a token is a face-up enemy on the map"),
        ("defeated token", "such an enemy was defeated"),
        ("none_left token", "no such token is on the map, face up or face down"),
        ("carried token", "a character carries such a token"),
        ("you_carry token", "you carry such a token"),
        ("carrier_at token CELLS", "a character who carries such a token is there"),
        ("child_carrier_at CELLS", "a character who carries the Child is there"),
        ("child_enemy_at CELLS", "an enemy who carries the Child is there"),
        ("all_at CELLS", "all characters are there"),
        ("holds token", "a character is on the cell of such a face-up token, with no enemy there"),
        ("you_at CELLS", "you are there (at the end of a turn in shared mode: either character)"),
        ("enemy_at token CELLS", "such a face-up enemy is there"),
        ("track_full track", "the track is full"),
        ("supply_empty", "no sabotage token is in the supply or among the used ones"),
        ("owns plan", "you own this planning card"),
        ("strength number", "the action has at least this strength"),
        ("beside_closed_door", "a closed door is beside your cell"),
        ("on_free_child", "the enemy that moved is on the cell of the Child, which nobody carries"),
        ("is_token token", "the token concerned is such a one"),
        ("is_at CELLS", "the token concerned is there"),
        ("played space", "the action was one of this space"),
        ("traitor_game", "the traitor variant is in use"),
        ("concerns_enemy", "the token concerned is a face-up enemy"),
        ("team number", "the team has at least so many characters"),
    )
)
CONDITION, _ = named(*(condition.name for condition in CONDITIONS))
