"""What the open places of a key can be, where a table of the source says it."""

from __future__ import annotations

import re
from pathlib import Path

import cantina
from cantina.cli import COMMANDS
from cantina.engine.options import Choice
from cantina.games.bounty_hunters.cards import DECK_NAMES
from cantina.games.bounty_hunters.content import CHARACTERS, HUNTER_NAMES, KINDS
from cantina.games.bounty_hunters.content import FAMILIES as DROID_FAMILIES
from cantina.games.bounty_hunters.events import EVENTS
from cantina.games.bounty_hunters.picture import LABELS
from cantina.games.bounty_hunters.scoring import ROWS
from cantina.games.bounty_hunters.view import FATES, PHASES
from cantina.games.bounty_hunters.wording import ACTION_KEYS
from cantina.games.mandalorian_adventures import sizes as ma_sizes
from cantina.games.mandalorian_adventures import titles as ma_titles
from cantina.games.mandalorian_adventures.checks import text_keys
from cantina.games.mandalorian_adventures.events import EVENTS as MA_EVENTS
from cantina.games.mandalorian_adventures.picture_page import LABELS as MA_LABELS
from cantina.games.mandalorian_adventures.scoring import ROWS as MA_ROWS
from cantina.games.mandalorian_adventures.view_question import PHASES as MA_PHASES
from cantina.games.mandalorian_adventures.wording import ACTION_KEYS as MA_ACTION_KEYS
from cantina.games.way_of_the_mandalorian import cards as wm_cards
from cantina.games.way_of_the_mandalorian import events as wm_events
from cantina.games.way_of_the_mandalorian import wording as wm_wording
from cantina.games.way_of_the_mandalorian.picture import LABELS as WM_LABELS
from cantina.games.way_of_the_mandalorian.picture import SHEET as WM_SHEET
from cantina.games.way_of_the_mandalorian.view import PHASES as WM_PHASES
from cantina.players import LEVELS
from cantina.table.talk import PHRASES

GAMES = cantina.games()
OPTIONS = [option for game in GAMES for option in cantina.game(game).options]
VALUES = [str(value).lower() for option in OPTIONS if isinstance(option, Choice) for value in option.values]
WM_NAMES = [card.name for card in cantina.game("way-of-the-mandalorian").content.cards]
WM_MARKET, WM_MISSIONS = wm_cards.CARDS, wm_cards.CARDS + wm_cards.MISSIONS
# The keys of what is in the box of The Mandalorian: Adventures, by the kind of thing.
MA_PACK = cantina.game("mandalorian-adventures").content.cards[0]
IN_BOX = [tuple(key.split("-", 2)[1:]) for key in text_keys(MA_PACK)]
SPOKEN_ALONE = ("map", "mission", "character", "green", "failure", "rule", "use", "growth")
BOOKS = Path(__file__).parents[2] / "client" / "src" / "rules"
BOOK_OF = {game: (BOOKS / f"{game}.ts").read_text(encoding="utf-8") for game in GAMES}
CHAPTERS = [(game, name) for game, book in BOOK_OF.items() for name in re.findall(r'\bid: "([\w-]+)"', book)]
FAMILIES = {
    "*-name": GAMES,
    "*-about": GAMES,
    "*-option-*": [(game, option.name.replace("_", "-")) for game in GAMES for option in cantina.game(game).options],
    "*-tie-*": [("bounty-hunters", "credits"), *((game, "shared") for game in GAMES)],
    "terminal-about-*": COMMANDS,
    "bounty-hunters-deck-*": DECK_NAMES,
    "bounty-hunters-character-*": CHARACTERS,
    "bounty-hunters-hunter-*": HUNTER_NAMES,
    "bounty-hunters-family-*": DROID_FAMILIES,
    "bounty-hunters-card-*": ("target", "hunter", "droid", "crate", *KINDS),
    "bounty-hunters-pair-*": KINDS,
    "bounty-hunters-action-*": ACTION_KEYS,
    "bounty-hunters-event-*": EVENTS,
    "bounty-hunters-step-*": PHASES[1:],
    "bounty-hunters-fate-*": FATES,
    "bounty-hunters-label-*": LABELS,
    "bounty-hunters-row-*": ROWS,
    "mandalorian-adventures-action-*": MA_ACTION_KEYS,
    "mandalorian-adventures-event-*": MA_EVENTS,
    "mandalorian-adventures-step-*": MA_PHASES[1:-1],
    "mandalorian-adventures-label-*": MA_LABELS,
    "mandalorian-adventures-row-*": MA_ROWS,
    "mandalorian-adventures-space-*": ma_titles.SPACE_NAMES,
    "mandalorian-adventures-back-*": ma_sizes.BACKS,
    "mandalorian-adventures-class-*": ma_sizes.CLASSES,
    "mandalorian-adventures-effect-*": (*ma_sizes.ENEMY_EFFECTS, "mission"),
    "mandalorian-adventures-mode-*": ma_sizes.MODES[1:],
    "mandalorian-adventures-difficulty-*": ma_sizes.DIFFICULTIES,
    "mandalorian-adventures-fact-*": ("loyal", "traitor"),
    "way-of-the-mandalorian-attribute-*": wm_wording.ATTRIBUTE_NAMES,
    "way-of-the-mandalorian-character-*": wm_cards.CHARACTER_NAMES,
    "way-of-the-mandalorian-card-*": WM_NAMES[:WM_MARKET],
    "way-of-the-mandalorian-mission-*": WM_NAMES[WM_MARKET:WM_MISSIONS],
    "way-of-the-mandalorian-action-*": wm_wording.ACTION_KEYS,
    "way-of-the-mandalorian-event-*": wm_events.EVENTS,
    "way-of-the-mandalorian-step-*": WM_PHASES[1:],
    "way-of-the-mandalorian-label-*": WM_LABELS,
    "way-of-the-mandalorian-row-*": WM_SHEET,
    "table-phrase-*": PHRASES,
    "rules-*-*": CHAPTERS,
    "client-name-*": GAMES,
    "client-about-*": GAMES,
    "client-kind-*": GAMES,
    "table-level-*": LEVELS,
    "client-value-*": [value.replace("_", "-") for value in VALUES],
    "client-bh-about-*": KINDS,
    "client-bh-about-deck-*": DECK_NAMES,
    "client-bh-deck-*": DECK_NAMES,
    "client-wm-*": WM_PHASES[1:],
    "client-wm-*-hint": ("main", "draw", "sale", "opponent-event", "own-event", "discard", "limit"),
    "client-wm-ability-*": wm_cards.CHARACTER_NAMES,
    "client-learn-*": ("hunt", "contracts", "missions"),
    "client-learn-*-about": ("hunt", "contracts", "missions"),
}
FAMILIES |= {
    "campaign-rule-*": [one.name for card in MA_PACK.growth for one in card.do if one.op == "enable_rule"],
    "ma-*-*": IN_BOX,
    "ma-*-**": [(kind, name, "") for kind, name in IN_BOX],
    "ma-*-*-text": [(kind, name.removesuffix("-text")) for kind, name in IN_BOX if name.endswith("-text")],
    "*-text": [f"ma-{kind}-{name.removesuffix('-text')}" for kind, name in IN_BOX if name.endswith("-text")],
    **{f"ma-{kind}-*": [name for one, name in IN_BOX if one == kind] for kind in SPOKEN_ALONE},
}
