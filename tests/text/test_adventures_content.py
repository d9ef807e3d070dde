"""The texts of the content of The Mandalorian: Adventures: all there, in every language, with the right numbers."""

import re
from collections import Counter
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from cantina.games.mandalorian_adventures.pack import content
from cantina.games.mandalorian_adventures.pack.texts import keys as text_keys
from cantina.text import FALLBACK, FOLDER, Message, languages, say
from text.fluent_files import entries

FILE = "mandalorian-adventures-content.ftl"
PACK = content.load().cards[0]
KEYS = [key for key in text_keys(PACK) if not key.startswith("ma-growth-")]
OTHERS = [language for language in languages() if language != FALLBACK]

# What nobody says: a range that follows from whom the step means, and a change by nothing.
UNSAID = re.compile(r"(you|target|target-cell|others-on-target-cell|source|within) 0$")


def said(key, language):
    return say(Message(key, {"child": "yes"}), language)  # whole: with what it says of the Child (MD-54)


def figures(text):
    return Counter(int(figure) for figure in re.findall(r"\d+", text))


@cache
def keys_of_file(language):
    body = FluentParser().parse((FOLDER / language / FILE).read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, fluent.Message)]


def spoken_step(text):
    """A step with those of its numbers that its text must name."""
    text = UNSAID.sub(r"\1", text)
    name, *operands = text.split()
    if name == "plan_mod":
        return " ".join(operand for operand in operands if operand != "0")
    if name == "draw_plan" and operands[0] == operands[1]:
        return operands[0]
    return text


def of_steps(steps):
    """The numbers of steps; the same step several times in a row is said once, with a word for how often."""
    return sum((figures(spoken_step(text)) for text in dict.fromkeys(str(step) for step in steps)), Counter())


def of_conditions(mission, conditions):
    """The numbers of conditions; a full track is said by its size, unless that depends on the team."""
    tracks = mission.tracks if mission else ()
    sizes = {track.name: [track.size] if len(set(track.sizes)) == 1 else [] for track in tracks}
    found = Counter()
    for condition in map(str, conditions):
        name, *operands = condition.split()
        found += Counter(sizes[operands[0]]) if name == "track_full" else figures(condition)
    return found


def of_ruled(mission, ruled):
    """The numbers of a rule, use or green action."""
    strength = getattr(ruled, "strength", 0)
    return of_conditions(mission, ruled.conditions) + of_steps(ruled.steps) + Counter([strength] if strength else [])


def numbered_texts():
    """Every text of an effect or condition with the numbers it must name."""
    for kind, cards in (("skill", PACK.skills), ("event", PACK.events), ("plan", PACK.plans)):
        yield from ((f"ma-{kind}-{card.name}-text", of_steps(card.steps)) for card in cards if card.steps)
    yield from ((f"ma-use-{use.name}", of_ruled(None, use)) for use in PACK.general_uses)
    for mission in PACK.missions:
        yield from texts_of_mission(mission)
    for owner, mission in [(board, None) for board in PACK.maps] + [(one, one) for one in PACK.missions]:
        yield from ((f"ma-rule-{rule.name}", of_ruled(mission, rule)) for rule in owner.rules)
        yield from ((f"ma-use-{use.name}", of_ruled(mission, use)) for use in owner.uses)


def texts_of_mission(mission):
    key = f"ma-mission-{mission.name}"
    yield f"{key}-crisis", of_steps(mission.crisis)
    yield f"{key}-objective", of_conditions(mission, mission.objective)
    if mission.mission_effect:
        yield f"{key}-effect", of_steps(mission.mission_effect)
    if mission.green:
        yield f"ma-green-{mission.green.name}-text", of_ruled(mission, mission.green)
    for failure in mission.failures:
        yield f"ma-failure-{failure.name}", of_conditions(mission, failure.conditions)


@pytest.mark.parametrize("language", languages())
def test_the_file_of_each_language_has_every_key_once_and_no_other(language):
    assert sorted(keys_of_file(language)) == sorted(KEYS)


@pytest.mark.parametrize("language", languages())
def test_no_other_file_has_these_keys(language):
    messages = [(file, entry.id.name) for file, entry in entries(language) if isinstance(entry, fluent.Message)]
    assert [name for file, name in messages if name in KEYS and file != FILE] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.usefixtures("strict_text")
def test_no_text_is_empty(language):
    assert [key for key in KEYS if not said(key, language).strip()] == []


@pytest.mark.parametrize("language", languages())
def test_a_text_names_exactly_the_numbers_of_its_steps(language):
    wrong = {key: said(key, language) for key, numbers in numbered_texts() if figures(said(key, language)) != numbers}
    assert wrong == {}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_names_the_same_numbers(language):
    assert [key for key in KEYS if figures(said(key, language)) != figures(said(key, FALLBACK))] == []


@pytest.mark.parametrize("language", languages())
def test_no_two_things_of_a_kind_have_the_same_name(language):
    ends = r"-(text|intro-\d|briefing|objective|crisis|effect)$"
    for kind in ("map", "mission", "token", "character", "skill", "event", "plan", "green", "track"):
        names = [said(key, language) for key in KEYS if key.startswith(f"ma-{kind}-") and not re.search(ends, key)]
        assert sorted(names) == sorted(set(names))
        assert [name for name in names if len(name) > 28] == []


@pytest.mark.parametrize("language", languages())
def test_no_rule_is_called_as_a_card(language):
    """The rule would be taken for the card: mission 1 had an Ambush, and so has the event deck."""
    names = {said(key, language).lower() for key in KEYS if re.fullmatch(r"ma-(event|plan|skill)-.*(?<!-text)", key)}
    heads = {said(key, language).partition(":")[0].strip().lower() for key in KEYS if key.startswith("ma-rule-")}
    assert len(names) > len(PACK.plans)
    assert not heads & names


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("growth", "titles"),
    [
        (2, ["ma-mission-the-asset"]),
        (8, ["ma-plan-smoke", "ma-plan-medpac"]),
        (25, ["ma-plan-signal-jam", "ma-plan-called-shot"]),
    ],
)
def test_growth_cards_call_things_by_their_titles(language, growth, titles):
    text = said(f"ma-growth-{growth}", language)
    assert [key for key in titles if said(key, language) not in text] == []


FOUR = ("four", "чотири", "quatre", "vier", "quattro", "cztery", "czterech", "čtyři", "štyri", "négy", "patru")


@pytest.mark.parametrize("language", languages())
def test_a_growth_card_does_not_say_how_many_relays_there_are(language):
    """It depends on the number of characters (MD-33)."""
    text = said("ma-growth-26", language)
    assert not re.search(r"\d", text)
    assert not set(re.findall(r"\w+", text.lower())) & set(FOUR)


CELL = {
    "en": "cell",
    "uk": "клітин",
    "fr": "case",
    "nl": "veld",
    "it": "casella",
    "pl": "pol",
    "cs": "políčk",
    "sk": "políčk",
    "hu": "mező",
    "ro": "căsuț",
}


@pytest.mark.parametrize("language", languages())
def test_the_card_before_mission_1_names_the_cell_that_its_objective_names(language):
    """Beside the Asset is a neighbouring cell, which is not enough."""
    assert CELL[language] in said("ma-mission-the-asset-objective", language)
    assert CELL[language] in said("ma-growth-2", language)


@pytest.mark.parametrize("language", languages())
def test_a_skill_is_headed_by_the_names_of_its_action_spaces(language):
    wrong = []
    for skill in (one for one in PACK.skills if one.steps):
        heading = said(f"ma-skill-{skill.name}-text", language).split(":")[0].strip().lower()
        spaces = [said(f"mandalorian-adventures-space-{action}", language).lower() for action in skill.actions]
        joined = re.sub(r",? \w+ (\w+)$", r", \1", heading)  # the word for "or" before the last one
        if joined.split(", ") != spaces:
            wrong.append(heading)
    assert wrong == []


@pytest.mark.rule("MD-54", "MA-16")
@pytest.mark.parametrize("language", languages())
def test_cards_that_are_in_every_mission_do_not_speak_of_the_child(language):
    child = said("mandalorian-adventures-picture-child", language).split()[-1][:-1].lower()  # without its ending
    cards = [key for key in KEYS if re.match(r"ma-(event|plan|skill)-", key)]
    texts = {key: say(Message(key, {"child": "no"}), language).lower() for key in cards}
    assert [key for key, text in texts.items() if re.search(rf"\b{child}", text)] == []
    text = "ma-event-something-stirs-text"
    stirs = {has: say(Message(text, {"child": has}), language) for has in ("yes", "no")}
    assert child in stirs["yes"].lower()
    assert stirs["yes"].startswith(stirs["no"])
    assert stirs["no"].count(".") == 1  # one sentence: the nearest threat is revealed, and nobody flees in disguise
