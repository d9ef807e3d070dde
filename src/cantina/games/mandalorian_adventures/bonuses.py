"""Bonuses on the map and tokens that are carried (MA-84, MA-85, MA-142 to MA-144, MQ-28, MQ-65, MQ-77)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has, lowest
from cantina.games.mandalorian_adventures.conditions import all_hold
from cantina.games.mandalorian_adventures.damage import take_off
from cantina.games.mandalorian_adventures.events import E_BONUS_USED, E_TOKEN_REMOVED, E_TOKEN_TAKEN
from cantina.games.mandalorian_adventures.rules import push_steps, trigger_rules
from cantina.games.mandalorian_adventures.sizes import NONE
from cantina.games.mandalorian_adventures.state import THREATS, seat_of
from cantina.games.mandalorian_adventures.threats import in_play, is_enemy, remove, threats
from cantina.games.mandalorian_adventures.vocabulary import BONUS_USED, TOKEN_REMOVED

ON_MAP, IN_BAG = 0, 1
TAKE, DISCARD, LEAVE = range(3)


@njit
def find_use_in(s, t, first, end, token, carried, character, threat):
    """The first use of a token in a range of rows whose conditions hold, or -1."""
    for row in range(first, end):
        if t.use[row, 0] == token and t.use[row, 1] == carried:
            if t.use[row, 6] == TAKE and has(s.bag[character], token):
                continue
            if all_hold(s, t, t.use[row, 2] + 0, t.use[row, 3] + 0, character, threat):
                return row
    return NONE


@njit
def find_use(s, t, token, carried, character, threat):
    """MA-142: a use defined by the mission, the map or the rules; -1 if there is none."""
    row = find_use_in(
        s, t, t.mission_uses[s.mission, 0] + 0, t.mission_uses[s.mission, 1] + 0, token, carried, character, threat
    )
    if row == NONE:
        row = find_use_in(s, t, t.map_uses[s.map, 0] + 0, t.map_uses[s.map, 1] + 0, token, carried, character, threat)
    if row == NONE:
        row = find_use_in(s, t, t.general_uses[0] + 0, t.general_uses[1] + 0, token, carried, character, threat)
    return row


@njit
def usable(s, t, character):
    """The mask of bonuses on the character's cell that can be used now."""
    mask = 0
    if s.in_events == 1 or seat_of(s, character) != s.active or not in_play(s, character):
        return mask
    here = threats(s, 1 << s.cell[character])
    while here != 0:
        threat = lowest(here)
        here &= here - 1
        lies_open = s.up[threat] == 1 and not is_enemy(s, t, threat)
        if lies_open and find_use(s, t, s.token[threat] + 0, ON_MAP, character, threat) != NONE:
            mask |= 1 << threat
    return mask


@njit
def spendable(s, t, character):
    """The mask of carried tokens that can be used now."""
    mask = 0
    if s.bag[character] == 0 or s.in_events == 1 or seat_of(s, character) != s.active or not in_play(s, character):
        return mask
    left = s.bag[character] + 0
    while left != 0:
        if find_use(s, t, lowest(left), IN_BAG, character, NONE) != NONE:
            mask |= left & -left
        left &= left - 1
    return mask


@njit
def use_bonus(s, t, character, threat, log):
    """MA-85: take or discard a bonus of the own cell, then its effect."""
    token = s.token[threat] + 0
    row = find_use(s, t, token, ON_MAP, character, threat)
    s.begun = 1
    trigger_rules(s, t, BONUS_USED, character, threat)
    push_steps(s, t.use[row, 4] + 0, t.use[row, 5] + 0, character, NONE)
    if t.use[row, 6] == TAKE:
        s.bag[character] |= 1 << token
        remove(s, threat, log)
        emit(log, EVERYONE, E_TOKEN_TAKEN, s.active, token, s.who[character] + 0, 0)
    else:
        emit(log, EVERYONE, E_BONUS_USED, s.active, token, s.who[character] + 0, 0)
        if t.use[row, 6] == DISCARD:
            take_off(s, t, threat, character, log)


@njit
def spend(s, t, character, token, log):
    """MQ-65: use a carried token."""
    row = find_use(s, t, token, IN_BAG, character, NONE)
    s.begun = 1
    s.dirty = 1
    push_steps(s, t.use[row, 4] + 0, t.use[row, 5] + 0, character, NONE)
    emit(log, EVERYONE, E_BONUS_USED, s.active, token, s.who[character] + 0, 0)
    if t.use[row, 6] == DISCARD:
        s.bag[character] &= ~(1 << token)
        emit(log, EVERYONE, E_TOKEN_REMOVED, NONE, token, 0, 0)
        trigger_rules(s, t, TOKEN_REMOVED, character, THREATS + token)
