"""How much of everything a set of content may hold, and the names that the rules themselves know."""

from typing import Any, Literal, get_args

SEATS = 4
CHARACTERS = 8
MAPS, CELLS, DOORS = 8, 40, 8
MISSIONS = 16
SKILLS = 128  # kinds of skill card; copies are not told apart
PLANS, PLAN_DECK = 16, 28  # kinds of planning card, cards
EVENT_CARDS = 24
TOKENS = 62  # faces of threat tokens
SUPPLIES = 128  # rows of the token sets
SABOTAGE, WHITE = 10, 5  # MA-04
SPACES, BASIC_SPACES = 5, 4  # MA-43, MQ-96
STEPS, CONDITIONS, RULES, USES = 768, 256, 64, 64
TRACKS, TEAM_SIZES = 2, 3  # a track may be longer for more characters: two, three or four

WEIGHTS = 24
NONE = -1

# MA-81: the classes of enemies, as a mask; ANY_CLASS covers all.
EnemyClass = Literal["melee", "shooter", "sharpshooter"]
CLASSES: tuple[EnemyClass, ...] = get_args(EnemyClass)
MELEE, SHOOTER, SHARPSHOOTER = 1, 2, 4
ANY_CLASS = 7

# MA-83, MA-145 to MA-153: the effects of enemies, as a mask.
EnemyEffect = Literal["guard", "grapple", "diversion"]
ENEMY_EFFECTS: tuple[EnemyEffect, ...] = get_args(EnemyEffect)
GUARD, GRAPPLE, DIVERSION = 1, 2, 4

# MA-24 to MA-26: shapes of tokens and slots; the first two lie face down. ORANGE and ANY_SHAPE are rows of the pool.
Shape = Literal["round", "square", "shield", "crest"]
SHAPES: tuple[Shape, ...] = get_args(Shape)
ROUND, SQUARE, SHIELD, CREST = range(4)
HIDDEN_SHAPES = 2
ORANGE, ANY_SHAPE = 2, 3
POOLS = 4

# MA-55, MA-56: stars.
Star = Literal["standard", "red", "blue", "green", "violet"]
STARS: tuple[Star, ...] = get_args(Star)
# A cell holds 0 (no star) or the place in STARS, counted from 1.

# MA-133: backs of event cards.
Back = Literal["melee", "shooter", "sharpshooter", "special"]
BACKS: tuple[Back, ...] = get_args(Back)

# MA-31 to MA-34.
Difficulty = Literal["normal", "beginner", "heroic"]
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
NORMAL, BEGINNER, HEROIC = range(3)

# MQ-93.
PlayedMode = Literal["story", "sandbox", "shared"]
MODES: tuple[Any, ...] = ("auto", *get_args(PlayedMode))
AUTO, STORY, SANDBOX, SHARED = range(4)

# MA-43: the basic action spaces; a green one follows them.
Space = Literal["move", "attack", "intel", "plan", "green"]
SPACE_NAMES: tuple[Space, ...] = get_args(Space)
BASIC_ACTIONS = SPACE_NAMES[:-1]
MOVE, ATTACK, INTEL, PLAN, GREEN = range(5)

# MA-89, MQ-98: when a skill effect may be used, as a mask.
MOMENTS = {"before": 1, "after": 2, "before_or_after": 3}
BEFORE, AFTER = 1, 2
