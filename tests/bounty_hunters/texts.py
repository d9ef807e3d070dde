"""What the tests of texts know of Bounty Hunters."""

from cantina.games.bounty_hunters.pack.cards import DECK_NAMES
from cantina.games.bounty_hunters.pack.content import CHARACTERS, FAMILIES, HUNTER_NAMES
from cantina.games.bounty_hunters.pack.tables import KINDS
from cantina.games.bounty_hunters.rules.actions import NOTATION
from cantina.games.bounty_hunters.rules.events import EVENTS
from cantina.games.bounty_hunters.rules.scoring import ROWS
from cantina.games.bounty_hunters.rules.state import FATES, PHASES
from cantina.games.bounty_hunters.telling.picture import LABELS
from suites import Texts

GLOSSARY = {  # fr, it, nl, uk
    "targets?": ("cible", "bersagli", "doelwit", "ціл"),
    "hunters?": ("chasseur", "cacciator", "jager", "мислив"),
    "droids?": ("droïde", "droid", "droid", "дроїд"),
    "crates?": ("caisse", "cass[ae]", "krat", "ящик"),
    "contracts?": ("contrat", "contratt", "contract", "контракт"),
    "jawa market": ("marché jawa", "mercato dei jawa", "jawamarkt", "джавськ"),
    "credits?": ("crédit", "credit", "credit", "кредит"),
    "guild master": ("chef de la guilde", "maestro di gilda", "gildemeester", "майст.* гільдії"),
    "turns?": ("tour", "turn", "rond", "раунд"),
    "decks?": ("paquet", "mazz", "stapel", "колод"),
    "captured?|captures": ("captur", "cattur", "v[ai]ng", "захоп|ціл"),
    "the reserve": ("réserv", "riserv", "voorraad", "запас"),
    "(?<!the )reserve|reserved": ("réserv", "prenot", "reserv", "готов|готу"),
    "activated?": ("activ", "attiv", "activ", "актив"),
    "sell|sold": ("vend", "vend", "verko", "прода"),
    "face down": ("face cachée", "a faccia in giù", "gedekt", "долілиць"),
    "discard(ed)?": ("défauss", "scart", "af(leg|gelegd)|leg", "скин|скид|скиньте"),
    "hands?": ("main", "man[oi]", "hand", "рук|руц"),
    "points?": ("point", "punt", "punt", "очк|очок"),
    "shield": ("défense", "scudo", "afweerkracht", "захист"),
    "duo": ("duo", "duo", "duo", "набір"),
}
TEXTS = Texts(
    beginnings=("bounty-hunters-", "client-bh-", "client-learn-bh-", "rule-BH-", "rules-bounty-hunters-"),
    editions=("fr", "it", "nl", "uk"),
    glossary=GLOSSARY,
    excused={
        ("hunters?", "bounty-hunters-name"): "the title of the game",
        ("targets?", "bounty-hunters-label-orphans"): "a narrow column",
        ("(?<!the )reserve|reserved", "bounty-hunters-picture-bank"): "the reserve of credits",
    },
    families={
        "bounty-hunters-deck-*": DECK_NAMES,
        "bounty-hunters-character-*": CHARACTERS,
        "bounty-hunters-hunter-*": HUNTER_NAMES,
        "bounty-hunters-family-*": FAMILIES,
        "bounty-hunters-card-*": ("target", "hunter", "droid", "crate", *KINDS),
        "bounty-hunters-pair-*": KINDS,
        "bounty-hunters-action-*": NOTATION.keys,
        "bounty-hunters-event-*": EVENTS,
        "bounty-hunters-step-*": PHASES[1:],
        "bounty-hunters-fate-*": FATES,
        "client-bh-about-*": KINDS,
        "client-bh-about-deck-*": DECK_NAMES,
        "client-bh-deck-*": DECK_NAMES,
        "client-learn-*": ("hunt", "contracts"),
        "client-learn-*-about": ("hunt", "contracts"),
    },
    labels=LABELS,
    rows=ROWS,
    tie_breaks=("credits", "shared"),
    calls={
        ("cantina.games.bounty_hunters.telling.refusal", "_refusal"): (1, "bounty-hunters-refusal-"),
        ("cantina.games.bounty_hunters.telling.picture", "say"): (0, "bounty-hunters-"),
    },
    errors="text.bounty_errors",
)
