"""Every action of the game, its code and its notation (rules, section 3.32)."""

from cantina.engine.notation import Notation, Verb
from cantina.games.mandalorian_adventures.pack.sizes import (
    CELLS,
    CHARACTERS,
    DOORS,
    PLANS,
    RULES,
    SEATS,
    SKILLS,
    SPACE_NAMES,
    THREATS,
    TOKENS,
)


def _numbers(letter: str, count: int) -> tuple[str, ...]:
    return tuple(f"{letter}{number}" for number in range(count))


_CARDS, _SPACES = _numbers("k", SKILLS), SPACE_NAMES
_THREATS, _CELLS, _PLANS = _numbers("t", THREATS), _numbers("c", CELLS), _numbers("p", PLANS)
_CHARACTERS = _numbers("h", CHARACTERS)

NOTATION = Notation(
    Verb("play", (_CARDS, _SPACES)),  # a skill card into an action space
    Verb("effect"),  # use the effect of the played card
    Verb("perform"),  # the mission action of a green space
    Verb("decline"),  # give the action up
    Verb("attack", (_THREATS,)),
    Verb("look", (_THREATS,)),
    Verb("push", (_THREATS,)),  # Intel: move this enemy
    Verb("go", (_CELLS,)),  # one step
    Verb("stop"),
    Verb("use", (_THREATS,)),  # a bonus on the own cell
    Verb("spend", (_numbers("b", TOKENS),)),  # a carried token
    Verb("rescue"),  # the Child
    Verb("card", (_PLANS,)),  # use a planning card
    Verb("keep", (_PLANS,)),
    Verb("top", (_PLANS,)),
    Verb("drop", (_PLANS,)),  # discard an own planning card
    Verb("threat", (_THREATS,)),  # choose a threat
    Verb("cell", (_CELLS,)),  # choose a cell
    Verb("spawn", (_CELLS,)),  # where a reinforcement appears
    Verb("flee", (_CELLS,)),  # where the Child flees
    Verb("character", (_CHARACTERS,)),  # choose a character
    Verb("space", (_SPACES,)),  # choose an action space
    Verb("free", (_SPACES,)),  # choose a free action
    Verb("door", (_numbers("d", DOORS),)),  # choose a door
    Verb("choose", (("1", "2", "3", "4"),)),  # one of several effects
    Verb("rule", (_numbers("r", RULES),)),  # which rule acts first
    Verb("yes"),
    Verb("no"),
    Verb("pass"),
    Verb("end"),  # the action step
    Verb("betray"),  # the traitor shows the card
    Verb("accuse", (_numbers("s", SEATS),)),
    Verb("seat", (_numbers("s", SEATS),)),  # choose a player
    Verb("card-of", (_CHARACTERS, _PLANS)),  # use a planning card that both characters of a player own (MQ-102)
)
ACTION = NOTATION.codes
MOST_LEGAL = 256
