"""Confrontations and captures (BH-46 to BH-65, BH-80 to BH-85)."""

from cantina.engine.compiled import njit
from cantina.engine.log import emit
from cantina.engine.masks import count
from cantina.games.bounty_hunters.pack.cards import ATTACKERS, attacker, is_target
from cantina.games.bounty_hunters.pack.tables import BONUS, COLOURS
from cantina.games.bounty_hunters.rules.bonuses import gain_contract, gain_credit
from cantina.games.bounty_hunters.rules.events import EVENT
from cantina.games.bounty_hunters.rules.state import MODE, ORPHANS

FOURTH_CAPTURE = 4


@njit
def join_group(s, t, card, group):
    """BH-52 to BH-55: put an attack card into a confrontation or the orphan group."""
    number = attacker(card)
    s.group[number] = group
    for colour in range(COLOURS):
        s.strength[group, colour] += t.attack[number, colour]


@njit
def open_confrontation(s, seat, target):
    """BH-50, BH-56: lay out a target; an orphan group must join it."""
    orphans = ORPHANS + seat
    for number in range(ATTACKERS):
        if s.group[number] == orphans:
            s.group[number] = target
    for colour in range(COLOURS):
        s.strength[target, colour] = s.strength[orphans, colour]
        s.strength[orphans, colour] = 0
    s.open[seat] |= 1 << target


@njit
def is_beaten(s, t, target):
    """BH-58: all three sums reach the shield."""
    for colour in range(COLOURS):
        if s.strength[target, colour] < t.shield[target, colour]:
            return False
    return True


@njit
def would_beat(s, t, seat, card, target):
    """BH-58: whether a card beats a target when it is put down; a target is joined by the orphans (BH-56)."""
    for colour in range(COLOURS):
        if is_target(card):
            strength = s.strength[ORPHANS + seat, colour] + 0
        else:
            strength = s.strength[target, colour] + t.attack[attacker(card), colour]
        if strength < t.shield[target, colour]:
            return False
    return True


@njit
def seize(s, seat, target):
    """BH-59: a confrontation becomes a capture."""
    s.open[seat] &= ~(1 << target)
    s.captured[seat] |= 1 << target
    s.caught[seat] |= 1 << target


@njit
def check_capture(s, t, seat, target, log):
    """BH-59: a target is captured the moment it is beaten; nobody is asked (BH-S29)."""
    if not is_beaten(s, t, target):
        return
    seize(s, seat, target)
    emit(log, 1 << seat, EVENT.captured, seat, target, 0, 0)
    if t.bonus[target] == BONUS.credit:
        gain_credit(s, seat)
        emit(log, 1 << seat, EVENT.bonus_credit, seat, 0, 0, 0)
    elif t.bonus[target] == BONUS.contract:
        gain_contract(s, seat, log)
    if is_fourth(s, seat):
        fourth_capture(s, seat, log)


@njit
def is_fourth(s, seat):
    """BH-80: whether the last capture of a seat begins the end of the game."""
    return s.trigger_turn == 0 and count(s.captured[seat]) == FOURTH_CAPTURE


@njit
def fourth_capture(s, seat, log):
    """BH-81, BH-102, BH-S12: a credit, then a contract; both come on top of the target's own icon (BH-83)."""
    emit(log, 1 << seat, EVENT.fourth, seat, 0, 0, 0)
    gain_credit(s, seat)
    if s.mode != MODE.introductory:
        gain_contract(s, seat, log)
