"""Nothing is left in English by neglect: no translation is the English text, nor has a longer line of it.

What a language spells as English does, such as a loanword, is excused by the key of its message: a translator need not
invent a word to please a test.
"""

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
LONGER = 3  # words
# The messages that a language spells as English does.
ALIKE = """
cs: bounty-hunters-pair-same-target bounty-hunters-pair-two-targets client-bot-label
cs: mandalorian-adventures-label-effect mandalorian-adventures-label-source
fr: balance-column-worth balance-sheet-scores bounty-hunters-fact-points bounty-hunters-label-score
fr: bounty-hunters-pair-same-target bounty-hunters-pair-two-targets bounty-hunters-row-total client-bh-points
fr: client-bh-tally-points client-bh-word-points client-bot-label client-clock-minutes client-learn-missions
fr: client-minutes client-motion client-pause client-value-normal client-value-standard client-wm-missions
fr: client-wm-word-action client-wm-word-mission ma-token-saboteur ma-token-trooper
fr: mandalorian-adventures-effect-diversion mandalorian-adventures-fact-loyal mandalorian-adventures-label-green
fr: mandalorian-adventures-label-plans mandalorian-adventures-picture-sabotage mandalorian-adventures-row-total
fr: mandalorian-adventures-space-green rules-mandalorian-adventures-sabotage terminal-group-options
fr: client-pace-normal terminal-group-words terminal-verified-table way-of-the-mandalorian-label-missions
fr: way-of-the-mandalorian-part-mission way-of-the-mandalorian-row-total winrates-mission winrates-normal
hu: client-bot-label
it: bounty-hunters-pair-same-target bounty-hunters-pair-two-targets client-bot-label client-home client-no
it: client-value-false client-wm-word-slot mandalorian-adventures-action-no
nl: balance-kind-droid balance-sheet-scores bounty-hunters-aid-front bounty-hunters-card-same-target
nl: bounty-hunters-card-target-and-crate bounty-hunters-card-two-targets
nl: bounty-hunters-fact-credits bounty-hunters-label-hand bounty-hunters-pair-same-target
nl: bounty-hunters-pair-two-targets bounty-hunters-row-credits client-bh-contract client-bh-hand
nl: client-bh-tally-credits client-bh-word-credit client-bh-word-droid client-bot-label client-wm-hand
nl: client-wm-tally-credits client-wm-word-credit ma-token-saboteur ma-token-scout ma-token-speeder ma-token-trooper
nl: ma-track-alarm mandalorian-adventures-difficulty-beginner mandalorian-adventures-event-crisis
nl: mandalorian-adventures-label-crisis mandalorian-adventures-label-hand mandalorian-adventures-picture-sabotage
nl: rules-mandalorian-adventures-sabotage table-phrase-sorry terminal-seed way-of-the-mandalorian-fact-credits
nl: way-of-the-mandalorian-label-hand way-of-the-mandalorian-row-credits winrates-beginner
pl: client-bot-label ma-track-alarm mandalorian-adventures-label-effect mandalorian-adventures-space-plan
pl: rules-mandalorian-adventures-plan
ro: client-pace-normal
ro: bounty-hunters-aid-front bounty-hunters-card-same-target
ro: bounty-hunters-card-target-and-crate bounty-hunters-card-two-targets bounty-hunters-pair-same-target
ro: bounty-hunters-pair-two-targets bounty-hunters-row-total client-bh-contract client-bot-label client-value-normal
ro: mandalorian-adventures-back-special mandalorian-adventures-label-source mandalorian-adventures-row-total
ro: way-of-the-mandalorian-row-total winrates-normal
sk: balance-duel bounty-hunters-pair-same-target bounty-hunters-pair-two-targets client-bot-label
sk: mandalorian-adventures-label-effect mandalorian-adventures-label-source
"""


def excused(language):
    """The keys of the messages that a language spells as English does."""
    listed = (line.partition(": ") for line in ALIKE.split("\n"))
    return {key for name, _, keys in listed if name == language for key in keys.split()}


def left(ours, english):
    """The lines of a translation that are still in English: all of them, if no word differs, and the longer ones."""
    same = [line for line in ours if line in english and not COMMANDS.fullmatch(line)]
    return same if set(ours) <= set(english) else [line for line in same if len(line.split()) >= LONGER]


def in_english(language):
    """The keys of the messages that are still in English, with the lines."""
    ours, english = lines(language), lines(FALLBACK)
    keys = [key for key in english if not NAMES.fullmatch(key)]
    found = {key: left(ours.get(key, []), english[key]) for key in keys}
    return {key: same for key, same in found.items() if same}


@pytest.mark.parametrize("language", languages()[1:])
def test_no_message_is_left_in_english(language):
    assert {key: same for key, same in in_english(language).items() if key not in excused(language)} == {}


@pytest.mark.parametrize("language", languages()[1:])
def test_every_excused_message_is_spelt_alike(language):
    assert excused(language) - set(in_english(language)) == set()


def test_a_message_and_a_longer_line_that_were_left_are_found():
    assert left(["sabotage"], ["sabotage"]) == ["sabotage"]
    assert left(["erster schritt", "pay and play it"], ["first step", "pay and play it"]) == ["pay and play it"]


def test_a_word_of_a_translated_message_may_be_the_english_one():
    assert left(["das feld", "is"], ["the field", "is"]) == []
