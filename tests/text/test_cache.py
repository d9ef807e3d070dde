"""Formatted messages are cached until messages are added; numbers are written plainly, amounts as people write them."""

from fluent.runtime import FluentResource

from cantina import text
from cantina.text import CACHE_CLEARERS, Amount, Message, amount, bundle, formatted, say


def test_a_message_is_formatted_once():
    message = Message("bounty-hunters-deck-target")
    first = say(message)
    before = formatted.cache_info().hits
    assert say(message) == first
    assert formatted.cache_info().hits == before + 1


def test_other_values_are_other_words():
    assert say(Message("table-player", {"seat": 1})) != say(Message("table-player", {"seat": 2}))
    assert say(Message("table-player", {"seat": 1}), "uk") != say(Message("table-player", {"seat": 1}), "pl")


def test_new_words_are_heard_at_once():
    called = []
    CACHE_CLEARERS.append(lambda: called.append(True))
    try:
        assert say(Message("brand-new-words")) == "brand-new-words"
        bundle("en").add_resource(FluentResource("brand-new-words = Good evening"))
        assert say(Message("brand-new-words")) == "Good evening"
        assert called == [True]
    finally:
        CACHE_CLEARERS.pop()
        bundle("en")._messages.pop("brand-new-words")
        formatted.cache_clear()


def test_replaced_words_are_heard_though_others_were_said_before():
    """A pack may say something else for what ships; Fluent itself remembers how a message was made."""
    brand_new = Message("brand-new-greeting", {"who": "Anna"})
    try:
        for words in ("Good evening, { $who }", "{ $who }, good morning"):
            bundle("en").add_resource(FluentResource(f"brand-new-greeting = {words}"), allow_overrides=True)
            assert say(brand_new) == words.replace("{ $who }", "Anna")
    finally:
        bundle("en")._messages.pop("brand-new-greeting")
        formatted.cache_clear()


def test_long_values_are_not_remembered():
    before = formatted.cache_info().currsize
    say(Message("table-player", {"seat": "x" * text.SHORT}))
    assert formatted.cache_info().currsize == before


def test_nothing_divides_the_digits_of_a_number():
    for language in text.languages():
        assert "1234567" in say(Message("table-player", {"seat": 1_234_567}), language)
        assert "-5" in say(Message("table-player", {"seat": -5}), language)


def test_an_amount_is_written_as_people_write_it():
    assert [amount(1200, language) for language in ("en", "nl", "pl", "fr")] == [
        "1,200",
        "1.200",
        "1\xa0200",
        "1\u202f200",
    ]
    assert amount(-1200) == "\N{MINUS SIGN}1,200"
    assert amount(999, "uk") == "999"


def test_an_amount_inside_a_message_chooses_its_form_like_any_number():
    try:
        bundle("en").add_resource(
            FluentResource("coins-told = { $n ->\n    [one] one coin\n   *[other] { $n } coins\n}")
        )
        told = [say(Message("coins-told", {"n": Amount(n)})) for n in (1, 1200, -3)]
        assert told == ["one coin", "1,200 coins", "\N{MINUS SIGN}3 coins"]
    finally:
        bundle("en")._messages.pop("coins-told")
        formatted.cache_clear()
