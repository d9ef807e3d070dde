"""What was said before is remembered, until there are new words; numbers are written plainly."""

from fluent.runtime import FluentResource

from cantina import text
from cantina.text import FORGETTERS, Message, bundle, said, say


def test_what_was_said_before_is_not_made_anew():
    message = Message("bounty-hunters-deck-target")
    first = say(message)
    before = said.cache_info().hits
    assert say(message) == first
    assert said.cache_info().hits == before + 1


def test_other_values_are_other_words():
    assert say(Message("table-player", {"seat": 1})) != say(Message("table-player", {"seat": 2}))
    assert say(Message("table-player", {"seat": 1}), "uk") != say(Message("table-player", {"seat": 1}), "pl")


def test_new_words_are_heard_at_once():
    called = []
    FORGETTERS.append(lambda: called.append(True))
    try:
        assert say(Message("brand-new-words")) == "brand-new-words"
        bundle("en").add_resource(FluentResource("brand-new-words = Good evening"))
        assert say(Message("brand-new-words")) == "Good evening"
        assert called == [True]
    finally:
        FORGETTERS.pop()
        bundle("en")._messages.pop("brand-new-words")
        said.cache_clear()


def test_replaced_words_are_heard_though_others_were_said_before():
    """A pack may say something else for what ships; Fluent itself remembers how a message was made."""
    brand_new = Message("brand-new-greeting", {"who": "Anna"})
    try:
        for words in ("Good evening, { $who }", "{ $who }, good morning"):
            bundle("en").add_resource(FluentResource(f"brand-new-greeting = {words}"), allow_overrides=True)
            assert say(brand_new) == words.replace("{ $who }", "Anna")
    finally:
        bundle("en")._messages.pop("brand-new-greeting")
        said.cache_clear()


def test_long_values_are_not_remembered():
    before = said.cache_info().currsize
    say(Message("table-player", {"seat": "x" * text.SHORT}))
    assert said.cache_info().currsize == before


def test_nothing_divides_the_digits_of_a_number():
    for language in text.languages():
        assert "1234567" in say(Message("table-player", {"seat": 1_234_567}), language)
        assert "-5" in say(Message("table-player", {"seat": -5}), language)
