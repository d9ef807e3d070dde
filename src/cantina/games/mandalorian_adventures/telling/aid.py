"""The player aid: the same two sides for everybody, whatever happens at the table.

It says what every mission knows. What a mission brings besides is told with its briefing (MA-16, briefing.py).
"""

from cantina.text import Message, say


def aid(language: str) -> dict[str, str]:
    """The front lists a turn and its actions; the back the event step, enemies, when cards are used, and the map."""
    return {
        "front": say(Message("mandalorian-adventures-aid-front"), language),
        "back": say(Message("mandalorian-adventures-aid-back"), language),
    }
