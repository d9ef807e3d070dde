"""What the tests of texts know of The Mandalorian: Adventures."""

import cantina
from cantina.games.mandalorian_adventures.pack import sizes
from cantina.games.mandalorian_adventures.pack.texts import keys
from cantina.games.mandalorian_adventures.rules.events import EVENTS
from cantina.games.mandalorian_adventures.rules.scoring import ROWS
from cantina.games.mandalorian_adventures.rules.state import PHASES
from cantina.games.mandalorian_adventures.telling import titles
from cantina.games.mandalorian_adventures.telling.picture_page import LABELS
from cantina.games.mandalorian_adventures.telling.wording import ACTION_KEYS
from suites import Texts

GAME = "mandalorian-adventures"
CAMPAIGN, TELLING = (f"cantina.games.mandalorian_adventures.{room}" for room in ("campaign", "telling"))
# The keys of what is in the box, by the kind of thing.
PACK = cantina.game(GAME).content.cards[0]
IN_BOX = [tuple(key.split("-", 2)[1:]) for key in keys(PACK)]
SPOKEN_ALONE = ("map", "mission", "character", "green", "failure", "rule", "use", "growth")
GLOSSARY = {  # uk
    "missions?": ("місі",),
    "maps?": ("пол[яіею]",),
    "cells?": ("клітин",),
    "doors?": ("двер",),
    "within range": ("дальн",),
    "growth": ("розвит",),
    "envelopes?": ("конверт",),
    "traitors?": ("зрадни",),
    "characters?": ("персонаж",),
    "damage": ("пошкодж|оз",),
    "skills?": ("вмін|умін",),
    "strength": ("сил",),
    "crisis": ("криз",),
    "sabotage": ("сабот",),
    "reinforcements?": ("підкріпл",),
    "threats?": ("загроз",),
    "enem(y|ies)": ("воро|бій|боєць|бійц|стріл|снайп",),
    "objective": ("завдан",),
    "planning": ("планув",),
    "child": ("малю",),
    "decks?": ("колод",),
    "discard pile": ("ски",),
    "medkit": ("аптечк",),
    "keycard": ("ключ-карт",),
    "tracks?": ("трек",),
    "stars?": ("зір",),
}
TEXTS = Texts(
    beginnings=(
        "mandalorian-adventures-",
        "ma-",
        "client-learn-ma-",
        "rule-MA-",
        "rule-MQ-",
        "rules-mandalorian-adventures-",
    ),
    editions=("uk",),
    glossary=GLOSSARY,
    excused={
        ("child", "ma-growth-5"): "nobody knows yet who it is",
        ("characters?", "ma-team-lacks"): "the name of an option",
        ("missions?", "mandalorian-adventures-event-won"): "a victory",
        ("missions?", "mandalorian-adventures-step-won"): "a victory",
    },
    families={
        "client-learn-*": ("camp", "egg"),
        "client-learn-*-about": ("camp", "egg"),
        f"{GAME}-action-*": ACTION_KEYS,
        f"{GAME}-event-*": EVENTS,
        f"{GAME}-step-*": PHASES[1:-1],
        f"{GAME}-space-*": titles.SPACE_NAMES,
        f"{GAME}-back-*": sizes.BACKS,
        f"{GAME}-class-*": sizes.CLASSES,
        f"{GAME}-effect-*": (*sizes.ENEMY_EFFECTS, "mission"),
        f"{GAME}-mode-*": sizes.MODES[1:],
        f"{GAME}-difficulty-*": sizes.DIFFICULTIES,
        f"{GAME}-fact-*": ("loyal", "traitor"),
        "campaign-rule-*": [one.name for card in PACK.growth for one in card.do if one.op == "enable_rule"],
        "ma-*-*": IN_BOX,
        "ma-*-**": [(kind, name, "") for kind, name in IN_BOX],
        "ma-*-*-text": [(kind, name.removesuffix("-text")) for kind, name in IN_BOX if name.endswith("-text")],
        "*-text": [f"ma-{kind}-{name.removesuffix('-text')}" for kind, name in IN_BOX if name.endswith("-text")],
        **{f"ma-{kind}-*": [name for one, name in IN_BOX if one == kind] for kind in SPOKEN_ALONE},
    },
    labels=LABELS,
    rows=ROWS,
    calls={
        (f"{CAMPAIGN}.by_hand", "words"): (0, ""),
        (f"{CAMPAIGN}.contract", "words"): (0, ""),
        (f"{CAMPAIGN}.wording", "words"): (0, ""),
        (f"{TELLING}.refusal", "no"): (1, f"{GAME}-refusal-"),
        (f"{TELLING}.refusal_actions", "no"): (1, f"{GAME}-refusal-"),
        (f"{TELLING}.picture", "say"): (0, f"{GAME}-"),
        (f"{TELLING}.picture_board", "say"): (0, f"{GAME}-"),
    },
    errors="text.adventures_errors",
)
