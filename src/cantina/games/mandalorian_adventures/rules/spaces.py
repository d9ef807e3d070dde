"""Action spaces: their totals, and emptying them (MA-40, MA-103 to MA-108, MA-136 to MA-141, MQ-85)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has, lowest
from cantina.games.mandalorian_adventures.pack.sizes import MODE, NONE, PILE, SABOTAGE
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.piles import pay_debts, refill_skills

EVENT_AT, CRISIS_AT = 5, 6


@njit
def total(s, t, space):
    """MA-103: printed strengths and sabotage values; exactly 5 with a tactical card (MA-192, MQ-85)."""
    strength = s.substitutes[space] + 0
    for i in range(s.pile_size[space]):
        card = s.pile[space, i]
        if t.skill_tactical[card] == 1:
            return EVENT_AT
        strength += t.skill_strength[card]
    tokens = s.sabotage[space] + 0
    while tokens != 0:
        strength += t.sabotage[lowest(tokens)]
        tokens &= tokens - 1
    return strength


@njit
def put_card(s, space, card):
    """MA-40: on top of the cards already there."""
    s.pile[space, s.pile_size[space]] = card
    s.pile_size[space] += 1


@njit
def owner(s, t, card):
    """The character, by its place in the team, whose card this is."""
    for character in range(s.team):
        if s.who[character] == t.skill_character[card]:
            return character
    return 0


@njit
def empty_space(s, t, space, log):
    """MA-107, MQ-52: cards to their owners' discards, tokens to the used ones, substitutes out of the game."""
    for i in range(s.pile_size[space]):
        card = s.pile[space, i]
        row = 0 if s.mode == MODE.shared else owner(s, t, card)
        s.discard[row, s.discard_size[row]] = card
        s.discard_size[row] += 1
        s.pile[space, i] = NONE
    s.pile_size[space] = 0
    s.spent |= s.sabotage[space]
    s.sabotage[space] = 0
    s.substitutes[space] = 0
    emit(log, EVERYONE, EVENT.space_emptied, NONE, space, 0, 0)
    for row in range(s.seats):
        refill_skills(s, row, log)
    pay_debts(s, log)


@njit
def sabotaged_spaces(s):
    """The mask of spaces that hold a sabotage token."""
    mask = 0
    for space in range(s.spaces):
        if s.sabotage[space] != 0 or s.substitutes[space] > 0:
            mask |= 1 << space
    return mask


@njit
def lowest_spaces(s, t):
    """MA-153, MQ-85: the spaces with the lowest total."""
    best, mask = 99, 0
    for space in range(s.spaces):
        strength = total(s, t, space)
        if strength < best:
            best, mask = strength, 0
        if strength == best:
            mask |= 1 << space
    return mask


@njit
def take_sabotage(s, t, space, log):
    """Put the most valuable sabotage token of a space with the used ones; a substitute leaves the game."""
    best = NONE
    for token in range(SABOTAGE):
        if has(s.sabotage[space], token) and (best == NONE or t.sabotage[token] > t.sabotage[best]):
            best = token
    if best == NONE:
        s.substitutes[space] -= 1
    else:
        s.sabotage[space] &= ~(1 << best)
        s.spent |= 1 << best
    s.changed = 1
    emit(log, EVERYONE, EVENT.sabotage_removed, NONE, space, best, 0)


@njit
def full(s, space):
    """Whether no further card fits on a space; no legal game gets there."""
    return s.pile_size[space] == PILE
