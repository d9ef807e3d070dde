"""Rules of maps and missions: when they act, and in which order (MA-171, MQ-97, rules section 6.2)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.conditions import all_hold
from cantina.games.mandalorian_adventures.events import E_LOST, E_RULE, E_WON
from cantina.games.mandalorian_adventures.frames import (
    F_ACTION,
    F_RULES,
    F_STEPS,
    answered,
    find,
    forget,
    get,
    offer,
    pop,
    push,
    put,
)
from cantina.games.mandalorian_adventures.sizes import NONE
from cantina.games.mandalorian_adventures.state import ASK_RULE, BY_DEFEAT, GOES_ON, LOST, WON

DOOR_RULE = 7  # the number of a rule's row that marks a way to open a door


@njit
def rule_count(s, t):
    """How many rules the map and the mission have."""
    on_map = t.map_rules[s.map, 1] - t.map_rules[s.map, 0]
    return on_map + t.mission_rules[s.mission, 1] - t.mission_rules[s.mission, 0]


@njit
def rule_row(s, t, place):
    """The row of a rule by its place: those of the map first."""
    on_map = t.map_rules[s.map, 1] - t.map_rules[s.map, 0]
    if place < on_map:
        return t.map_rules[s.map, 0] + place
    return t.mission_rules[s.mission, 0] + place - on_map


@njit
def acting_rules(s, t, trigger, you, threat):
    """The mask, by place, of rules that act now."""
    mask = 0
    for place in range(rule_count(s, t)):
        row = rule_row(s, t, place)
        acts = t.rule[row, 0] == trigger and t.rule[row, DOOR_RULE] == 0 and fits_action(s, t, row)
        if acts and all_hold(s, t, t.rule[row, 1] + 0, t.rule[row, 2] + 0, you, threat):
            mask |= 1 << place
    return mask


@njit
def fits_action(s, t, row):
    """Rules about an action may name its spaces and its least strength."""
    if t.rule[row, 5] == 0 and t.rule[row, 6] == 0:
        return True
    action = find(s, F_ACTION)
    if action < 0 or s.stack[action, 5] < t.rule[row, 6]:
        return False
    return t.rule[row, 5] == 0 or has(t.rule[row, 5], s.stack[action, 2])


@njit
def trigger_rules(s, t, trigger, you, threat):
    """Let the rules of this moment act, if there are any."""
    mask = acting_rules(s, t, trigger, you, threat)
    if mask != 0:
        push(s, F_RULES, mask, you, threat, 0, 0)


@njit
def run_rules(s, t, log):
    """One rule after the other; the active player says which is next (MA-171)."""
    mask = get(s, 2)
    if not answered(s):
        if mask == 0:
            pop(s)
        else:
            offer(s, ASK_RULE, s.active + 0, mask, 0)
        return
    place = forget(s)
    put(s, 2, mask & ~(1 << place))
    row = rule_row(s, t, place)
    emit(log, EVERYONE, E_RULE, NONE, row, 0, 0)
    push_steps(s, t.rule[row, 3] + 0, t.rule[row, 4] + 0, get(s, 3), get(s, 4))


@njit
def push_steps(s, first, end, you, threat):
    """Carry out a range of steps for a character; `threat` is the token concerned."""
    if first < end:
        cell = s.at[threat] + 0 if 0 <= threat < s.at.size else NONE
        push(s, F_STEPS, first, end, you, threat, cell)


@njit
def lose(s, reason, character, log):
    """MA-130, MA-175: the game is lost at once."""
    if s.outcome == GOES_ON:
        s.outcome = LOST
        s.reason = reason
        s.loser = character if reason == BY_DEFEAT else NONE
        emit(log, EVERYONE, E_LOST, NONE, reason, s.who[character] + 0 if reason == BY_DEFEAT else NONE, 0)


@njit
def win(s, log):
    """MA-174."""
    if s.outcome == GOES_ON:
        s.outcome = WON
        emit(log, EVERYONE, E_WON, NONE, 0, 0, 0)


@njit
def failed(s, t, moment, you):
    """MA-175: whether a failure condition that is looked at now holds."""
    for row in range(t.failures[s.mission, 0], t.failures[s.mission, 1]):
        if t.failure[row, 2] == moment and all_hold(s, t, t.failure[row, 0] + 0, t.failure[row, 1] + 0, you, NONE):
            return True
    return False


@njit
def achieved(s, t, moment, you):
    """MA-174, MQ-74: whether the objective is looked at now and holds."""
    if t.objective_check[s.mission] != moment:
        return False
    return all_hold(s, t, t.objective[s.mission, 0] + 0, t.objective[s.mission, 1] + 0, you, NONE)


@njit
def door_rules(s, t, space, strength):
    """Whether an action of this space and strength may be given up to open a door beside it (MD-23, MD-25, MD-26)."""
    for place in range(rule_count(s, t)):
        row = rule_row(s, t, place)
        if t.rule[row, DOOR_RULE] == 1 and has(t.rule[row, 5], space) and strength >= t.rule[row, 6]:
            return True
    return False
