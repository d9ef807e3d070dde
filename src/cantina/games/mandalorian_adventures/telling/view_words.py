"""The words of a view by their numbers, as compiled code writes them; names of a pack have others (printed.py)."""

from __future__ import annotations

from typing import Any, get_args

from cantina.engine.compiled import njit
from cantina.engine.json_writer import view_words
from cantina.engine.names import named
from cantina.games.mandalorian_adventures.pack.sizes import (
    BACKS,
    CLASSES,
    DIFFICULTIES,
    ENEMY_EFFECTS,
    MODES,
    NONE,
    SHAPES,
    SPACE_NAMES,
)
from cantina.games.mandalorian_adventures.rules.scoring import ROWS
from cantina.games.mandalorian_adventures.rules.spaces import CRISIS_AT, EVENT_AT
from cantina.games.mandalorian_adventures.rules.state import OUTCOMES, PHASES, REASONS, STANDINGS
from cantina.games.mandalorian_adventures.telling import outlook_shapes as outlooks
from cantina.games.mandalorian_adventures.telling import view_shapes as shapes
from cantina.games.mandalorian_adventures.telling.titles import GAME

PARTS: tuple[Any, ...] = (
    shapes.View,
    shapes.Question,
    shapes.ActionView,
    shapes.MovementView,
    shapes.DamageView,
    shapes.ResolvingView,
    shapes.SourceView,
    shapes.SpaceView,
    shapes.CharacterView,
    shapes.PlayerView,
    shapes.PadView,
    shapes.CellView,
    shapes.DoorView,
    shapes.ThreatView,
    shapes.AimView,
    shapes.ChildView,
    shapes.TrackView,
    shapes.DecksView,
    shapes.KnownPlan,
    shapes.Named,
    outlooks.Outlook,
    outlooks.Reach,
)
SOURCE, SOURCES = named(*get_args(shapes.TextKind))
LISTS = (MODES, DIFFICULTIES, PHASES, OUTCOMES, REASONS, STANDINGS, SPACE_NAMES, BACKS, SHAPES, CLASSES, ENEMY_EFFECTS)
LOYALTIES, CHILD_PLACES = ("loyal", "traitor"), ("cell", "character", "enemy")
DUES = get_args(shapes.Due)
OTHERS = (GAME, "mission", *LOYALTIES, *CHILD_PLACES, *DUES)
WORDS = view_words(PARTS, *SOURCES, *(word for words in LISTS for word in words), *OTHERS)


def numbers(words: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of some words, by their codes."""
    return tuple(WORDS[word] for word in words)


GAME_WORD, MISSION_WORD = WORDS[GAME], WORDS["mission"]
MODE_WORDS, DIFFICULTY_WORDS, PHASE_WORDS = numbers(MODES), numbers(DIFFICULTIES), numbers(PHASES)
OUTCOME_WORDS, REASON_WORDS, STANDING_WORDS = numbers(OUTCOMES), numbers(REASONS), numbers(STANDINGS)
SPACE_WORDS, BACK_WORDS, SHAPE_WORDS = numbers(SPACE_NAMES), numbers(BACKS), numbers(SHAPES)
CLASS_WORDS, EFFECT_WORDS, SOURCE_WORDS = numbers(CLASSES), numbers(ENEMY_EFFECTS), numbers(SOURCES)
ROW_WORDS, LOYALTY_WORDS, CHILD_WORDS = numbers(ROWS), (NONE, *numbers(LOYALTIES)), (NONE, *numbers(CHILD_PLACES))
DUE_WORDS = numbers(DUES)
NOTHING_DUE, EVENT_DUE, CRISIS_DUE = DUE_WORDS


@njit
def due_word(strength):
    """MA-104 to MA-106: what a total is followed by."""
    if strength < EVENT_AT:
        return NOTHING_DUE
    return EVENT_DUE if strength < CRISIS_AT else CRISIS_DUE
