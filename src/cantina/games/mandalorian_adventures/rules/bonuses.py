"""Bonuses on the map and tokens that are carried (MA-84, MA-85, MA-142 to MA-144, MQ-28, MQ-65, MQ-77)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has, lowest
from cantina.games.mandalorian_adventures.pack.sizes import NONE, THREATS
from cantina.games.mandalorian_adventures.pack.tables import FATE, RANGE, USE_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary import TRIGGER
from cantina.games.mandalorian_adventures.rules.conditions import all_hold
from cantina.games.mandalorian_adventures.rules.damage import take_off
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import ACTION_FRAME, FRAME
from cantina.games.mandalorian_adventures.rules.frames import find
from cantina.games.mandalorian_adventures.rules.mission_rules import push_steps, trigger_rules
from cantina.games.mandalorian_adventures.rules.state import is_shared, seat_of
from cantina.games.mandalorian_adventures.rules.threats import in_play, is_enemy, remove, threats

ON_MAP, IN_BAG = 0, 1


@njit
def find_use_in(s, t, first, end, token, carried, character, threat):
    """The first use of a token in a range of rows whose conditions hold, or -1."""
    for row in range(first, end):
        if t.use[row, USE_ROW.token] == token and t.use[row, USE_ROW.carried] == carried:
            if t.use[row, USE_ROW.fate] == FATE.take and has(s.bag[character], token):
                continue
            if all_hold(
                s, t, t.use[row, USE_ROW.conditions] + 0, t.use[row, USE_ROW.conditions_end] + 0, character, threat
            ):
                return row
    return NONE


@njit
def find_use(s, t, token, carried, character, threat):
    """MA-142: a use defined by the mission, the map or the rules; -1 if there is none."""
    first, end = t.mission_uses[s.mission, RANGE.first] + 0, t.mission_uses[s.mission, RANGE.end] + 0
    row = find_use_in(s, t, first, end, token, carried, character, threat)
    if row == NONE:
        first, end = t.map_uses[s.map, RANGE.first] + 0, t.map_uses[s.map, RANGE.end] + 0
        row = find_use_in(s, t, first, end, token, carried, character, threat)
    if row == NONE:
        first, end = t.general_uses[RANGE.first] + 0, t.general_uses[RANGE.end] + 0
        row = find_use_in(s, t, first, end, token, carried, character, threat)
    return row


@njit
def may_use_tokens(s, character):
    """MA-85, MQ-28, MQ-77: the active player's character in its action step; in shared mode the one that acts."""
    if s.in_events == 1 or seat_of(s, character) != s.active or not in_play(s, character):
        return False
    if not is_shared(s):
        return True
    row = find(s, FRAME.action)
    return row >= 0 and s.stack[row, ACTION_FRAME.who] == character


@njit
def usable(s, t, character):
    """The mask of bonuses on the character's cell that can be used now."""
    mask = 0
    if not may_use_tokens(s, character):
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
    if s.bag[character] == 0 or not may_use_tokens(s, character):
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
    trigger_rules(s, t, TRIGGER.bonus_used, character, threat)
    push_steps(s, t.use[row, USE_ROW.steps] + 0, t.use[row, USE_ROW.steps_end] + 0, character, NONE)
    if t.use[row, USE_ROW.fate] == FATE.take:
        s.bag[character] |= 1 << token
        remove(s, threat, log)
        emit(log, EVERYONE, EVENT.token_taken, s.active, token, s.who[character] + 0, 0)
    else:
        emit(log, EVERYONE, EVENT.bonus_used, s.active, token, s.who[character] + 0, 0)
        if t.use[row, USE_ROW.fate] == FATE.discard:
            take_off(s, t, threat, character, log)


@njit
def spend(s, t, character, token, log):
    """MQ-65: use a carried token."""
    row = find_use(s, t, token, IN_BAG, character, NONE)
    s.begun = 1
    s.dirty = 1
    push_steps(s, t.use[row, USE_ROW.steps] + 0, t.use[row, USE_ROW.steps_end] + 0, character, NONE)
    emit(log, EVERYONE, EVENT.bonus_used, s.active, token, s.who[character] + 0, 0)
    if t.use[row, USE_ROW.fate] == FATE.discard:
        s.bag[character] &= ~(1 << token)
        emit(log, EVERYONE, EVENT.token_removed, NONE, token, 0, 0)
        trigger_rules(s, t, TRIGGER.token_removed, character, THREATS + token)
