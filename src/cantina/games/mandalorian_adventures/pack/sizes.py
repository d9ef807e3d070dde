"""How much of everything a set of content may hold, and the names that the rules themselves know."""

from typing import Any, Literal, get_args

from cantina.engine.names import by_name, named

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
THREATS = 30  # threat tokens on the map at one time
DECK, HAND = 32, 16  # skill cards: both decks of shared mode together; a hand
PILE = 8  # skill cards on one action space
STACK = 16  # reinforcements
DRAWN = 12  # planning cards drawn at once
TRACKS, TEAM_SIZES = 2, 3  # a track may be longer for more characters: two, three or four
NAME = 40  # letters of a name

WEIGHTS = 24
NONE = -1

# MA-81: the classes of enemies, as a mask.
EnemyClass = Literal["melee", "shooter", "sharpshooter"]
CLASSES: tuple[EnemyClass, ...] = get_args(EnemyClass)
CLASS = by_name(CLASSES, (1, 2, 4))

# MA-83, MA-145 to MA-153: the effects of enemies, as a mask.
EnemyEffect = Literal["guard", "grapple", "diversion"]
ENEMY_EFFECTS: tuple[EnemyEffect, ...] = get_args(EnemyEffect)
ENEMY_EFFECT = by_name(ENEMY_EFFECTS, (1, 2, 4))

# MA-24 to MA-26: shapes of tokens and slots; the first two lie face down. ORANGE and ANY_SHAPE are rows of the pool.
Shape = Literal["round", "square", "shield", "crest"]
SHAPES: tuple[Shape, ...] = get_args(Shape)
SHAPE, _ = named(*SHAPES)
HIDDEN_SHAPES = 2
ORANGE, ANY_SHAPE = 2, 3
POOLS = 4

# MA-55, MA-56: stars.
Star = Literal["standard", "red", "blue", "green", "violet"]
STARS: tuple[Star, ...] = get_args(Star)
STAR, _ = named("", *STARS)  # a cell holds 0 for no star

# MA-133: backs of event cards.
Back = Literal["melee", "shooter", "sharpshooter", "special"]
BACKS: tuple[Back, ...] = get_args(Back)

# MA-31 to MA-34.
Difficulty = Literal["normal", "beginner", "heroic"]
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
DIFFICULTY, _ = named(*DIFFICULTIES)

# MQ-93.
PlayedMode = Literal["story", "sandbox", "shared"]
MODES: tuple[Any, ...] = ("auto", *get_args(PlayedMode))
MODE, _ = named(*MODES)

# MA-43: the basic action spaces; a green one follows them.
Space = Literal["move", "attack", "intel", "plan", "green"]
SPACE_NAMES: tuple[Space, ...] = get_args(Space)
BASIC_ACTIONS = SPACE_NAMES[:-1]
SPACE, _ = named(*SPACE_NAMES)

# MA-89, MQ-98: when a skill effect may be used, as a mask.
MOMENTS = {"before": 1, "after": 2, "before_or_after": 3}
MOMENT = by_name(MOMENTS, MOMENTS.values())
