"""A message that a language lacks is said in English; one that nobody has is its key."""

from cantina.text import FALLBACK, Message, languages, say


def test_english_comes_first():
    assert languages()[0] == FALLBACK == "en"


def test_an_unknown_language_speaks_english():
    assert say(Message("game-unknown", {"game": "x", "games": "y"}), "xx") == say(
        Message("game-unknown", {"game": "x", "games": "y"}), "en"
    )


def test_an_unknown_message_is_its_key():
    assert say(Message("no-such-message"), "uk") == "no-such-message"


def test_messages_can_stand_in_messages_and_lists():
    names = [Message("bounty-hunters-deck-target"), Message("bounty-hunters-deck-market")]
    assert say(Message("option-unknown", {"option": "x", "allowed": names}), "en").endswith(
        "Target deck, Jawa Market deck"
    )
