"""The player aid: the same two sides for everybody, whatever happens at the table."""

from cantina.text import Message, say


def aid(language: str) -> dict[str, str]:
    """The front lists a turn and its actions; the back says how an attempt goes, who can do what, and the end."""
    return {
        "front": say(Message("way-of-the-mandalorian-aid-front"), language),
        "back": say(Message("way-of-the-mandalorian-aid-back"), language),
    }
