"""What a seat may know: the one door from truth to player (MA-65, MA-70, MA-74, MA-177 to MA-180, MQ-19, MQ-83)."""

from cantina.engine.chance import conceal_chance
from cantina.engine.compiled import njit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import (
    DECK,
    DRAWN,
    EVENT_CARDS,
    HAND,
    MODE,
    NONE,
    PLAN_DECK,
    SABOTAGE,
    SEATS,
    STACK,
    THREATS,
)
from cantina.games.mandalorian_adventures.rules.state import HIDDEN_TRAITOR, NO_CARD, PHASE


@njit
def conceal(s, t, seat):
    """Blank, in a copy, all that a seat (or SPECTATOR) cannot know; after the end nothing is secret."""
    s.viewer = seat
    if s.phase == PHASE.over:
        return
    conceal_chance(s)
    conceal_threats(s, seat)
    conceal_skills(s, seat)
    conceal_plans(s, seat)
    for i in range(EVENT_CARDS):
        s.event_deck[0, i] = NONE
    for i in range(SABOTAGE):
        s.supply[0, i] = NONE
    for other in range(SEATS):
        has_looked = seat >= 0 and has(s.loyalty_seen[other], seat)
        if other != seat and not has_looked and not is_loyalty_open(s, other):
            s.loyalty[other] = NO_CARD


@njit
def is_loyalty_open(s, seat):
    """MD-56: whether a loyalty card lies open: it was shown after an accusation, or its owner is exposed."""
    return has(s.loyalty_seen[seat], seat) or s.standing[seat] != HIDDEN_TRAITOR


@njit
def conceal_threats(s, seat):
    """MA-65, MA-178: faces of face-down tokens this seat has not looked at, and the order of the stack."""
    for threat in range(THREATS):
        if s.at[threat] != NONE and s.up[threat] == 0 and not (seat >= 0 and has(s.seen[threat], seat)):
            s.token[threat] = NONE
    for i in range(STACK):
        s.reinforcements[0, i] = NONE


@njit
def conceal_skills(s, seat):
    """MA-177: other hands, and the order of every deck."""
    for other in range(s.seats):
        if other != seat:
            for i in range(HAND):
                s.hand[other, i] = NONE
    for row in range(1 if s.mode == MODE.shared else s.seats):
        for i in range(DECK):
            s.deck[row, i] = NONE


@njit
def conceal_plans(s, seat):
    """MA-70, MA-74: drawn cards are for the one who decides; a card put on top is known to who put it there, and stays
    known to them while it alone is drawn.
    """
    for i in range(PLAN_DECK):
        if not (seat >= 0 and has(s.plan_known[i], seat)):
            s.plan_deck[0, i] = NONE
    if seat != s.actor:
        for i in range(1 if seat >= 0 and has(s.drawn_known, seat) else 0, DRAWN):
            s.drawn[i] = NONE
        s.choices = 0 if s.drawn_size > 0 else s.choices
