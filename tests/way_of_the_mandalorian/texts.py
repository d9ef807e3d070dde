"""What the tests of texts know of Way of the Mandalorian."""

import cantina
from cantina.games.way_of_the_mandalorian.pack import cards
from cantina.games.way_of_the_mandalorian.rules.actions import NOTATION
from cantina.games.way_of_the_mandalorian.rules.events import EVENTS
from cantina.games.way_of_the_mandalorian.rules.state import PHASES
from cantina.games.way_of_the_mandalorian.telling.picture import LABELS, SHEET
from cantina.games.way_of_the_mandalorian.telling.wording import ATTRIBUTE_NAMES
from suites import Texts

NAMES = [card.name for card in cantina.game("way-of-the-mandalorian").content.cards]
MARKET, MISSIONS = cards.CARDS, cards.CARDS + cards.MISSIONS
GLOSSARY = {  # cs, hu, pl, ro, sk
    "missions?": ("mis[eií]", "küldetés", "misj", "misiun", "misi"),
    "characters?": ("postav", "karakter", "postać|postaci", "personaj", "postav"),
    "equipment": ("vybaven", "felszerel", "ekwipun", "echipament", "vybaven"),
    "temporary": ("dočasn", "egyszer használatos", "tymczasow", "temporar", "dočasn"),
    "events?": ("událost", "esemén", "wydarze", "eveniment", "udalos"),
    "market": ("tržišt", "piac", "ryn", "piaț", "trh"),
    "decks?": ("balíč", "pakli", "stos", "teanc", "kôp"),
    "credits?": ("kredit", "kredit", "kredyt", "credit", "kredit"),
    "attributes?": ("vlastnost", "érték", "atrybut", "atribut", "vlastnos"),
    "symbols?": ("symbol", "szimbólum", "symbol", "simbol", "symbol"),
    "reward": ("odměn", "jutal", "nagrod", "recompens", "odmen"),
    "penalty": ("pokut", "büntetés", "kar[aęy]", "penalizar", "pokut"),
    "half price": ("poloviční cen", "félár", "połowę", "jumătate din preț", "polovičn[úe]j? cen"),
    "level": ("úrov", "szint", "poziom", "nivel", "úrov"),
    "turns?": ("ta[hz]", "kör", "tur", "tur", "ťah"),
    "actions?": ("akc", "akció", "akcj", "acțiun", "akci"),
    "quick job": ("přiv[yý]děl", "fejvadászat", "szybkie zlecenie|szybkiego zlecenia", "misiun.* secundar", "fušk"),
    "slots?": ("pol[íei]", "hely", "miejsc", "fant", "miest"),
    "opponents?": ("protihráč", "ellenfél", "przeciwnik", "adversar", "súper"),
    "discard(ed)?": ("zaho[dz]|zahaz|odhazovac", "dob", "odrzu", "renunț", "zahod|zahadz"),
    "ignored?|ignores": ("ignor", "figyelmen kívül", "ignor", "calcul", "ignor"),
    "face down": ("lícem dolů", "képpel lefelé", "zakry", "cu fața în jos", "lícom nadol"),
    "hand": ("ru[kc]", "k[eé]z", "ręk|ręc", "mân", "ruk"),
    "players?": ("hráč", "játékos", "gracz", "jucător", "hráč"),
}
TEXTS = Texts(
    beginnings=(
        "way-of-the-mandalorian-",
        "client-wm-",
        "client-learn-wm-",
        "rule-WM-",
        "rules-way-of-the-mandalorian-",
    ),
    editions=("cs", "hu", "pl", "ro", "sk"),
    glossary=GLOSSARY,
    excused={
        ("slots?", "way-of-the-mandalorian-label-slot"): "a narrow column, which names what lies there",
        ("turns?", "rule-WM-A28"): "whose turn it is to decide, which is no turn of the game",
    },
    families={
        "way-of-the-mandalorian-attribute-*": ATTRIBUTE_NAMES,
        "way-of-the-mandalorian-character-*": cards.CHARACTER_NAMES,
        "way-of-the-mandalorian-card-*": NAMES[:MARKET],
        "way-of-the-mandalorian-mission-*": NAMES[MARKET:MISSIONS],
        "way-of-the-mandalorian-action-*": NOTATION.keys,
        "way-of-the-mandalorian-event-*": EVENTS,
        "way-of-the-mandalorian-step-*": PHASES[1:],
        "client-wm-*": PHASES[1:],
        "client-wm-*-hint": ("main", "draw", "sale", "opponent-event", "own-event", "discard", "limit"),
        "client-wm-ability-*": cards.CHARACTER_NAMES,
        "client-learn-*": ("missions", "events"),
        "client-learn-*-about": ("missions", "events"),
    },
    labels=LABELS,
    rows=SHEET,
    calls={
        ("cantina.games.way_of_the_mandalorian.telling.refusal", "_refusal"): (1, "way-of-the-mandalorian-refusal-"),
        ("cantina.games.way_of_the_mandalorian.telling.picture", "say"): (0, "way-of-the-mandalorian-"),
    },
    errors="text.way_errors",
)
