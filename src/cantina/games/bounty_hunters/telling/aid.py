"""The player aid (BH-106 to BH-108): the same two sides for everybody, whatever happens at the table."""

from cantina.text import Message, say


def aid(language: str) -> dict[str, str]:
    """BH-107: the front lists the steps of a turn, the back says how the game ends and what it pays."""
    return {
        "front": say(Message("bounty-hunters-aid-front"), language),
        "back": say(Message("bounty-hunters-aid-back"), language),
    }
