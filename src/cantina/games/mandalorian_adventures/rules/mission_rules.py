"""Rules of maps and missions: when they act, and in which order (MA-171, MQ-97, rules section 6.2)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import NONE
from cantina.games.mandalorian_adventures.pack.tables import FAILURE_ROW, RANGE, RULE_ROW, STEP_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary import STEP, TRIGGER
from cantina.games.mandalorian_adventures.rules.conditions import all_hold
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import ACTION_FRAME, FRAME, RULES_FRAME
from cantina.games.mandalorian_adventures.rules.frames import answered, find, forget, get, offer, pop, push, put
from cantina.games.mandalorian_adventures.rules.state import GOES_ON, OUTCOME, PHASE, REASON

ATTACK_RANGE = 1  # MA-58
RANGED = 64  # a bit of an action: its card has set the range


@njit
def rule_count(s, t):
    """How many rules the map and the mission have."""
    on_map = t.map_rules[s.map, RANGE.end] - t.map_rules[s.map, RANGE.first]
    return on_map + t.mission_rules[s.mission, RANGE.end] - t.mission_rules[s.mission, RANGE.first]


@njit
def rule_row(s, t, place):
    """The row of a rule by its place: those of the map first."""
    on_map = t.map_rules[s.map, RANGE.end] - t.map_rules[s.map, RANGE.first]
    if place < on_map:
        return t.map_rules[s.map, RANGE.first] + place
    return t.mission_rules[s.mission, RANGE.first] + place - on_map


@njit
def acting_rules(s, t, trigger, you, threat):
    """The mask, by place, of rules that act now."""
    mask = 0
    for place in range(rule_count(s, t)):
        row = rule_row(s, t, place)
        if t.rule[row, RULE_ROW.trigger] == trigger and t.rule[row, RULE_ROW.door] == 0 and fits_action(s, t, row):
            first, end = t.rule[row, RULE_ROW.conditions] + 0, t.rule[row, RULE_ROW.conditions_end] + 0
            if all_hold(s, t, first, end, you, threat):
                mask |= 1 << place
    return mask


@njit
def fits_action(s, t, row):
    """Rules about an action may name its spaces and its least strength."""
    if t.rule[row, RULE_ROW.spaces] == 0 and t.rule[row, RULE_ROW.strength] == 0:
        return True
    action = find(s, FRAME.action)
    if action < 0 or s.stack[action, ACTION_FRAME.strength] < t.rule[row, RULE_ROW.strength]:
        return False
    return t.rule[row, RULE_ROW.spaces] == 0 or has(t.rule[row, RULE_ROW.spaces], s.stack[action, ACTION_FRAME.space])


@njit
def trigger_rules(s, t, trigger, you, threat):
    """Let the rules of this moment act, if there are any."""
    mask = acting_rules(s, t, trigger, you, threat)
    if mask != 0:
        push(s, FRAME.rules, mask, you, threat, 0, 0)


@njit
def ruled_range(t, rule):
    """The range that a rule gives to an Attack; the usual one without it (MA-58)."""
    best = NONE
    if rule != NONE:
        for row in range(t.rule[rule, RULE_ROW.steps], t.rule[rule, RULE_ROW.steps_end]):
            if t.step[row, STEP_ROW.code] == STEP.range_mod:
                best = max(best, t.step[row, STEP_ROW.a] + 0)
    return ATTACK_RANGE if best == NONE else best


@njit
def ranging_rule(s, t, you):
    """MQ-103: the rule that gives the farthest range to an Attack made now, -1 if none changes it."""
    mask, found, best = acting_rules(s, t, TRIGGER.attack_declared, you, NONE), NONE, ATTACK_RANGE
    for place in range(rule_count(s, t)):
        row = rule_row(s, t, place)
        if has(mask, place) and ruled_range(t, row) > best:
            found, best = row, ruled_range(t, row)
    return found


@njit
def run_rules(s, t, log):
    """One rule after the other; the active player says which is next (MA-171)."""
    mask = get(s, RULES_FRAME.rules)
    if not answered(s):
        if mask == 0:
            pop(s)
        else:
            offer(s, PHASE.rule, s.active + 0, mask, 0)
        return
    place = forget(s)
    put(s, RULES_FRAME.rules, mask & ~(1 << place))
    row = rule_row(s, t, place)
    emit(log, EVERYONE, EVENT.rule, NONE, row, 0, 0)
    first, end = t.rule[row, RULE_ROW.steps] + 0, t.rule[row, RULE_ROW.steps_end] + 0
    push_steps(s, first, end, get(s, RULES_FRAME.you), get(s, RULES_FRAME.threat))


@njit
def push_steps(s, first, end, you, threat):
    """Carry out a range of steps for a character; `threat` is the token concerned."""
    if first < end:
        cell = s.at[threat] + 0 if 0 <= threat < s.at.size else NONE
        push(s, FRAME.steps, first, end, you, threat, cell)


@njit
def lose(s, reason, character, log):
    """MA-130, MA-175: the game is lost at once."""
    if s.outcome == GOES_ON:
        s.outcome = OUTCOME.lost
        s.reason = reason
        s.loser = character if reason == REASON.defeat else NONE
        emit(log, EVERYONE, EVENT.lost, NONE, reason, s.who[character] + 0 if reason == REASON.defeat else NONE, 0)


@njit
def win(s, log):
    """MA-174."""
    if s.outcome == GOES_ON:
        s.outcome = OUTCOME.won
        emit(log, EVERYONE, EVENT.won, NONE, 0, 0, 0)


@njit
def failed(s, t, moment, you):
    """MA-175: whether a failure condition that is looked at now holds."""
    for row in range(t.failures[s.mission, RANGE.first], t.failures[s.mission, RANGE.end]):
        if t.failure[row, FAILURE_ROW.check] == moment:
            first, end = t.failure[row, FAILURE_ROW.conditions] + 0, t.failure[row, FAILURE_ROW.conditions_end] + 0
            if all_hold(s, t, first, end, you, NONE):
                return True
    return False


@njit
def achieved(s, t, moment, you):
    """MA-174, MQ-74: whether the objective is looked at now and holds."""
    if t.objective_check[s.mission] != moment:
        return False
    return all_hold(s, t, t.objective[s.mission, RANGE.first] + 0, t.objective[s.mission, RANGE.end] + 0, you, NONE)


@njit
def door_rules(s, t, space, strength):
    """Whether an action of this space and strength may be given up to open a door beside it (MD-23, MD-25, MD-26)."""
    for place in range(rule_count(s, t)):
        row = rule_row(s, t, place)
        opens = t.rule[row, RULE_ROW.door] == 1 and strength >= t.rule[row, RULE_ROW.strength]
        if opens and has(t.rule[row, RULE_ROW.spaces], space):
            return True
    return False
