"""Every action of the game, its code and its notation."""

from cantina.engine.compiled import interpreted
from cantina.engine.names import named
from cantina.engine.notation import Notation, Verb
from cantina.games.bounty_hunters.pack.cards import (
    ATTACKERS,
    CARDS,
    CRATES,
    DECK_NAMES,
    DROIDS,
    FIRST_MARKET,
    MARKET,
    TARGETS,
)
from cantina.games.bounty_hunters.pack.cards import attacker_card as _card

_ALL = tuple(str(card) for card in range(CARDS))
_MARKET = tuple(str(FIRST_MARKET + i) for i in range(MARKET))
_ATTACK = tuple(str(interpreted(_card)(i)) for i in range(ATTACKERS))
_AT = tuple(f"@{target}" for target in range(TARGETS))

NOTATION = Notation(
    Verb("draw", (DECK_NAMES,)),  # step 1: name a deck
    Verb("choose", (_ALL,)),  # step 2: lay a card face down
    Verb("sell", (_ALL,)),  # after the reveal: sell the chosen card, or
    Verb("play", (_ALL,)),  # play it, paying its cost; an attack card joins the orphan group, or
    Verb("play", (_ATTACK, _AT), "play-on"),  # play an attack card on an open target, or
    Verb("reserve", (_MARKET,)),  # play a Jawa Market card without paying
    Verb("activate", (_MARKET,)),  # pay for a reserved crate, or a droid that joins the orphan group, or
    Verb("activate", (_MARKET[:DROIDS], _AT), "activate-on"),  # a droid placed on an open target
    Verb("finish"),
)
ACTION = NOTATION.codes
VERB, _ = named(*NOTATION.keys)  # verbs by their numbers
MOST_LEGAL = DROIDS * TARGETS + CRATES + 1
