"""Carrying out an action: of a played card or a free one (MA-36 to MA-43, MA-58 to MA-71, MA-86 to MA-97)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import MOMENT, NONE, SPACE
from cantina.games.mandalorian_adventures.pack.tables import RANGE
from cantina.games.mandalorian_adventures.pack.vocabulary import TRIGGER, WINDOW
from cantina.games.mandalorian_adventures.rules.actions import ACTION
from cantina.games.mandalorian_adventures.rules.bonuses import spend, spendable, usable, use_bonus
from cantina.games.mandalorian_adventures.rules.child import can_rescue, rescue
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import ACTION_FRAME, FRAME, HEAD, MOVE_FRAME, STEPS_FRAME
from cantina.games.mandalorian_adventures.rules.frames import answered, ask, forget, get, pop, push, put, top
from cantina.games.mandalorian_adventures.rules.mission_rules import (
    ATTACK_RANGE,
    RANGED,
    push_steps,
    ranging_rule,
    ruled_range,
    trigger_rules,
)
from cantina.games.mandalorian_adventures.rules.moves import OF_MOVEMENT, OWN_ACTION, STARTING, begin_move
from cantina.games.mandalorian_adventures.rules.planning import planning_choices, use_plan
from cantina.games.mandalorian_adventures.rules.state import PHASE, is_shared, seat_of

# Phases of an action.
BEGINNING, CHOOSING, AIMING, FINISHING = range(4)
# Bits: those of a movement (CROSSES to OWN_ACTION), and
EFFECT_USED, DECLINED = 16, 32
NO_CAP = 99


@njit
def lay_action(s, t, space, card, character, strength):
    """Lay an action on the stack; a free one has no card (MA-95)."""
    push(s, FRAME.action, space, card, character, strength, ATTACK_RANGE)
    row = top(s)
    s.stack[row, ACTION_FRAME.target] = NONE
    s.stack[row, ACTION_FRAME.target_cell] = NONE
    s.stack[row, ACTION_FRAME.cap] = NO_CAP
    s.stack[row, ACTION_FRAME.bits] = 0 if is_tactical(t, card) else OWN_ACTION  # MQ-95: no action, so no rescue either


@njit
def begin_action(s, t, space, card, character, strength, log):
    """An action begins, and everybody is told."""
    lay_action(s, t, space, card, character, strength)
    event = EVENT.free_action if card == NONE else EVENT.action
    emit(log, EVERYONE, event, seat_of(s, character), space, strength, s.who[character] + 0)


@njit
def printed_strength(t, card, space):
    """MA-86, MA-87: one more if the card shows the symbol of the action."""
    return t.skill_strength[card] + (1 if has(t.skill_symbols[card], space) else 0)


@njit
def is_tactical(t, card):
    """MA-191."""
    return card != NONE and t.skill_tactical[card] == 1


@njit
def effect_offered(s, t, moment):
    """MA-88 to MA-91, MQ-98: whether the effect of the card may be used now."""
    card, bits = get(s, ACTION_FRAME.card), get(s, ACTION_FRAME.bits)
    if card == NONE or bits & EFFECT_USED != 0 or not has(t.skill_spaces[card], get(s, ACTION_FRAME.space)):
        return False
    if is_tactical(t, card):
        return moment == MOMENT.before
    if t.skill_when[card] & moment == 0:
        return False
    return t.skill_target[card] == 0 or get(s, ACTION_FRAME.target_cell) != NONE


@njit
def run_action(s, t, log):
    """From the moment the card lies in its space until its effect is finished."""
    phase = get(s, HEAD.phase)
    if phase == BEGINNING:
        put(s, HEAD.phase, CHOOSING)
        if get(s, ACTION_FRAME.space) == SPACE.attack and not is_tactical(t, get(s, ACTION_FRAME.card)):
            trigger_rules(s, t, TRIGGER.attack_declared, get(s, ACTION_FRAME.who), NONE)
    elif phase == CHOOSING:
        if answered(s):
            chosen(s, t, log)
        elif is_tactical(t, get(s, ACTION_FRAME.card)) and not effect_offered(s, t, MOMENT.before):
            put(s, HEAD.phase, FINISHING)
        else:
            judge_range(s, t, log)
            ask(s, PHASE.action, seat_of(s, get(s, ACTION_FRAME.who)), 0, 0)
    elif phase == AIMING:
        aim(s, t, log)
    else:
        finish(s, t, log)


@njit
def judge_range(s, t, log):
    """MA-58, MQ-103: what a rule says of the range holds for the cell from which the Attack is made."""
    if get(s, ACTION_FRAME.space) != SPACE.attack or get(s, ACTION_FRAME.bits) & RANGED != 0:
        return
    rule = ranging_rule(s, t, get(s, ACTION_FRAME.who))
    distance = ruled_range(t, rule)
    if rule != NONE and distance != get(s, ACTION_FRAME.range):
        emit(log, EVERYONE, EVENT.rule, NONE, rule, 0, 0)
    put(s, ACTION_FRAME.range, distance)


@njit
def chosen(s, t, log):
    """What was chosen in the menu of the action; targets and steps begin it."""
    verb = s.verb + 0
    answer = forget(s)
    character = get(s, ACTION_FRAME.who)
    if verb == ACTION.effect:
        use_effect(s, t, log)
    elif verb in (ACTION.use, ACTION.spend, ACTION.rescue):
        use_window(s, t, verb, answer, character, log)
    else:
        put(s, HEAD.phase, FINISHING)
        if verb == ACTION.decline:
            decline(s, t, log)
        elif verb == ACTION.door:
            force_door(s, answer, log)
        else:
            perform(s, t, verb, answer, log)


@njit
def use_window(s, t, verb, answer, character, log):
    """MA-85, MA-157: a bonus, a carried token, or the Child."""
    if verb == ACTION.use:
        use_bonus(s, t, character, answer, log)
    elif verb == ACTION.spend:
        spend(s, t, character, answer, log)
    else:
        rescue(s, character, log)


@njit
def use_effect(s, t, log):
    """MA-91: the effect of the card, whole."""
    card = get(s, ACTION_FRAME.card)
    put(s, ACTION_FRAME.bits, get(s, ACTION_FRAME.bits) | EFFECT_USED)
    emit(log, EVERYONE, EVENT.effect_used, seat_of(s, get(s, ACTION_FRAME.who)), card, 0, 0)
    you, target, cell = get(s, ACTION_FRAME.who), get(s, ACTION_FRAME.target), get(s, ACTION_FRAME.target_cell)
    depth = s.depth + 0
    push_steps(s, t.skill_steps[card, RANGE.first] + 0, t.skill_steps[card, RANGE.end] + 0, you, target)
    if s.depth > depth:
        s.stack[top(s), STEPS_FRAME.cell] = cell  # also where the target is gone


@njit
def decline(s, t, log):
    """MA-42, MQ-14."""
    put(s, ACTION_FRAME.bits, get(s, ACTION_FRAME.bits) | DECLINED)
    emit(log, EVERYONE, EVENT.declined, seat_of(s, get(s, ACTION_FRAME.who)), get(s, ACTION_FRAME.space), 0, 0)
    trigger_rules(s, t, TRIGGER.action_declined, get(s, ACTION_FRAME.who), NONE)


@njit
def force_door(s, door, log):
    """MD-23, MD-25, MD-26: the action is given up and a door beside the cell opens."""
    put(s, ACTION_FRAME.bits, get(s, ACTION_FRAME.bits) | DECLINED)
    s.doors |= 1 << door
    s.changed = 1
    emit(log, EVERYONE, EVENT.door_opened, seat_of(s, get(s, ACTION_FRAME.who)), door, 0, 0)


@njit
def perform(s, t, verb, answer, log):
    """Begin the action itself."""
    character = get(s, ACTION_FRAME.who)
    if verb == ACTION.go:
        bits, weak = get(s, ACTION_FRAME.bits) & OF_MOVEMENT, get(s, ACTION_FRAME.weak)
        begin_move(s, character, get(s, ACTION_FRAME.strength), bits, weak)
        s.stack[top(s), HEAD.phase] = STARTING
        s.stack[top(s), MOVE_FRAME.next] = answer
    elif verb == ACTION.attack:
        put(s, ACTION_FRAME.target, answer)
        put(s, ACTION_FRAME.target_cell, s.at[answer])
        put(s, HEAD.phase, AIMING)
    elif verb == ACTION.look:
        put(s, ACTION_FRAME.target, answer)
        put(s, ACTION_FRAME.target_cell, s.at[answer])
        look(s, character, answer, log)
    elif verb == ACTION.push:
        put(s, ACTION_FRAME.target, answer)
        put(s, ACTION_FRAME.target_cell, s.at[answer])
        push(s, FRAME.push, answer, 1, character, 0, 0)
    else:
        perform_rest(s, t, character)


@njit
def perform_rest(s, t, character):
    """A Plan or a mission action (MA-70, MA-167)."""
    if get(s, ACTION_FRAME.space) == SPACE.plan:
        cards = get(s, ACTION_FRAME.strength) + get(s, ACTION_FRAME.draw_more)
        push(s, FRAME.planning, character, cards, 1 + get(s, ACTION_FRAME.keep_more), 0, 0)
    else:
        put(s, ACTION_FRAME.target_cell, s.cell[character])
        first, end = t.green_steps[s.mission, RANGE.first] + 0, t.green_steps[s.mission, RANGE.end] + 0
        push_steps(s, first, end, character, NONE)


@njit
def look(s, character, threat, log):
    """MA-65, MA-178: only the acting player sees it."""
    seat = seat_of(s, character)
    s.seen[threat] |= 1 << seat
    s.changed = 1
    emit(log, EVERYONE & ~(1 << seat), EVENT.looked, seat, threat, s.at[threat], 0)
    emit(log, 1 << seat, EVENT.looked_at, seat, threat, s.token[threat], 0)


@njit
def aim(s, t, log):
    """MD-19: the window when an attack is declared; then the blow (MA-58)."""
    character = get(s, ACTION_FRAME.who)
    if answered(s):
        plan = forget(s)
        if plan != NONE:
            use_plan(s, t, character, plan, get(s, ACTION_FRAME.target), log)
            return
    else:
        choices = planning_choices(s, t, character, WINDOW.attack_declared)
        if choices != 0:
            ask(s, PHASE.plan, seat_of(s, character), choices, 1)
            return
    put(s, HEAD.phase, FINISHING)
    strength, target = min(get(s, ACTION_FRAME.strength), get(s, ACTION_FRAME.cap)), get(s, ACTION_FRAME.target)
    emit(log, EVERYONE, EVENT.attacked, seat_of(s, character), s.who[character] + 0, target, strength)
    push(s, FRAME.strike, target, strength, character, 0, 0)


@njit
def finish(s, t, log):
    """After the action: its effect, a rescue, in shared mode a bonus (MQ-77); then it is over."""
    character = get(s, ACTION_FRAME.who)
    if answered(s):
        verb = s.verb + 0
        answer = forget(s)
        if verb == ACTION.effect:
            use_effect(s, t, log)
        elif verb in (ACTION.use, ACTION.spend, ACTION.rescue):
            use_window(s, t, verb, answer, character, log)
        else:
            pop(s)
        return
    if has_after(s, t, character):
        ask(s, PHASE.after, seat_of(s, character), 0, 0)
    else:
        pop(s)


@njit
def rescue_offered(s, t):
    """MQ-89, MQ-95: in any action, but a tactical card is none."""
    return can_rescue(s, get(s, ACTION_FRAME.who)) and not is_tactical(t, get(s, ACTION_FRAME.card))


@njit
def has_after(s, t, character):
    """Whether there is anything to be asked after the action."""
    if effect_offered(s, t, MOMENT.after) or rescue_offered(s, t):
        return True
    return is_shared(s) and (usable(s, t, character) != 0 or spendable(s, t, character) != 0)
