"""Nothing is left in English by neglect: a translation has no line in common with the English text but those listed."""

import re

import pytest

from cantina.text import FALLBACK, languages
from text.fluent_files import lines

# Whose texts are names, which may be spelt alike everywhere.
NAMES = re.compile(
    r".*-(character|hunter)-.*|.*-name|client-(title|name-.*)|ma-token-(moff-gideon|mudhorn)"
    r"|rules-.*-(fennec-shand|bo-katan-kryze|boba-fett)"
)
COMMANDS = re.compile(r"(cantina )?[a-z]+ --[a-z]+|cantina [a-z ]+|help")
# Words that a language spells as English does.
ALIKE = {
    "cs": {"bank", "bot", "droid", "duo", "port", "symbol", "text"},
    "fr": {
        *(
            "action",
            "actions",
            "arguments",
            "bot",
            "capture",
            "captures",
            "diversion",
            "duo",
            "loyal",
            "minute",
            "minutes",
        ),
        *(
            "mission",
            "missions",
            "moment",
            "normal",
            "options",
            "orange",
            "pause",
            "plans",
            "point",
            "points",
            "sabotage",
            "scores",
        ),
        *("standard", "table", "total", "version"),
    },
    "hu": {"bank", "bot", "droid"},
    "it": {"bot", "duo", "no", "slot"},
    "nl": {
        *("beginner", "bot", "bytes", "contract", "contract grogu 3 + omega 1, duo +4", "credit", "credits", "crisis"),
        *(
            "crisis in",
            "droid",
            "droids",
            "duo",
            "effect",
            "hand",
            "is",
            "is open",
            "moment",
            "planning",
            "sabotage",
            "scores",
        ),
        *("seed", "seeds", "version” is"),
    },
    "pl": {"bot", "droid", "plan", "port", "symbol"},
    "ro": {
        *("bot", "contract", "contract grogu 3 + omega 1, duo +4", "credit", "droid", "duo", "minute", "normal"),
        *("special", "text", "total"),
    },
    "sk": {"bank", "bot", "droid", "duo", "port", "symbol", "text"},
    "uk": set(),
}


def in_english(language):
    """The lines that are the same in the English text of the same message, with their keys."""
    ours, english = lines(language), lines(FALLBACK)
    keys = [key for key in english if not NAMES.fullmatch(key)]
    same = [(line, key) for key in keys for line in set(english[key]).intersection(ours.get(key, ()))]
    return sorted((line, key) for line, key in same if not COMMANDS.fullmatch(line))


@pytest.mark.parametrize("language", languages()[1:])
def test_no_line_is_left_in_english(language):
    assert [(line, key) for line, key in in_english(language) if line not in ALIKE[language]] == []


@pytest.mark.parametrize("language", languages()[1:])
def test_the_words_that_are_spelt_alike_are_said(language):
    assert ALIKE[language] - {line for line, _ in in_english(language)} == set()
