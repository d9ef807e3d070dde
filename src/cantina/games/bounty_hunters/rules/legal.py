"""Who may act, and how."""

from cantina.engine.compiled import njit
from cantina.engine.masks import has, lowest, write_codes
from cantina.games.bounty_hunters.pack.cards import (
    DECKS,
    DROIDS,
    FIRST_MARKET,
    NO_CARD,
    TARGETS,
    attacker,
    has_cost,
    is_attack,
)
from cantina.games.bounty_hunters.rules.actions import ACTION
from cantina.games.bounty_hunters.rules.state import FATE, PHASE, everyone


@njit
def actors(s):
    """The mask of seats that may act: all that are not done with the step (BH-20)."""
    if s.phase == PHASE.over:
        return 0
    if s.phase == PHASE.resolve:
        return everyone(s) & ~s.finished
    return everyone(s) & ~s.chosen


@njit
def legal(s, t, seat, out):
    """Write the codes of all legal actions of a seat; return how many there are."""
    if not has(actors(s), seat):
        return 0
    if s.phase == PHASE.draw:
        return legal_decks(s, out)
    if s.phase == PHASE.choose:
        return legal_choices(s, seat, out)
    if s.pick[seat] != NO_CARD and s.fate[seat] == FATE.unresolved:
        return legal_plays(s, t, seat, s.pick[seat] + 0, out)
    return legal_activations(s, t, seat, out)


@njit
def legal_decks(s, out):
    """BH-22, BH-23, BH-S03: any deck that is not closed."""
    n = 0
    for deck in range(DECKS):
        if not has(s.closed, deck):
            out[n] = ACTION.draw + deck
            n += 1
    return n


@njit
def legal_choices(s, seat, out):
    """BH-25: any card of the hand."""
    n = s.hand_size[seat] + 0
    for i in range(n):
        out[i] = ACTION.choose + s.hand[seat, i]
    return n


@njit
def legal_plays(s, t, seat, card, out):
    """BH-27: sell the chosen card, or play it; a Jawa Market card may be reserved instead (BH-41)."""
    out[0] = ACTION.sell + card
    n = 1
    if has_cost(card):
        out[n] = ACTION.reserve + card - FIRST_MARKET
        n += 1
        if t.cost[card - FIRST_MARKET] > s.credits[seat]:
            return n
    if is_attack(card) and s.open[seat] != 0:
        return legal_placements(s, seat, ACTION.play_on + attacker(card) * TARGETS, out, n)
    out[n] = ACTION.play + card
    return n + 1


@njit
def legal_placements(s, seat, first, out, n):
    """BH-53: on any open target of the own area."""
    return write_codes(s.open[seat] + 0, first, out, n)


@njit
def legal_activations(s, t, seat, out):
    """BH-42: any reserved card that can be paid; being finished is always possible (BH-S60)."""
    out[0] = ACTION.finish
    n = 1
    cards = s.reserved[seat] + 0
    while cards != 0:
        i = lowest(cards)
        cards &= cards - 1
        if t.cost[i] <= s.credits[seat]:
            if i < DROIDS and s.open[seat] != 0:
                n = legal_placements(s, seat, ACTION.activate_on + i * TARGETS, out, n)
            else:
                out[n] = ACTION.activate + i
                n += 1
    return n
