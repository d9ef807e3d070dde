"""Carrying out an action: of a played card or a free one (MA-36 to MA-43, MA-58 to MA-71, MA-86 to MA-97)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.actions import (
    ATTACK_THREAT,
    DECLINE,
    DOOR,
    EFFECT,
    GO,
    LOOK,
    PUSH,
    RESCUE,
    SPEND,
    USE,
)
from cantina.games.mandalorian_adventures.bonuses import spend, spendable, usable, use_bonus
from cantina.games.mandalorian_adventures.child import can_rescue, rescue
from cantina.games.mandalorian_adventures.events import (
    E_ACTION,
    E_ATTACKED,
    E_DECLINED,
    E_DOOR_OPENED,
    E_EFFECT_USED,
    E_FREE_ACTION,
    E_LOOKED,
    E_LOOKED_AT,
)
from cantina.games.mandalorian_adventures.frames import (
    F_ACTION,
    F_MOVE,
    F_PLANNING,
    F_PUSH,
    F_STRIKE,
    answered,
    ask,
    forget,
    get,
    pop,
    push,
    put,
    top,
)
from cantina.games.mandalorian_adventures.moves import OF_MOVEMENT, OWN_ACTION, STARTING, begin_move
from cantina.games.mandalorian_adventures.planning import planning_choices, use_plan
from cantina.games.mandalorian_adventures.rules import push_steps, trigger_rules
from cantina.games.mandalorian_adventures.sizes import AFTER, ATTACK, BEFORE, NONE, PLAN
from cantina.games.mandalorian_adventures.state import ASK_ACTION, ASK_AFTER, ASK_PLAN, is_shared, seat_of
from cantina.games.mandalorian_adventures.vocabulary import ACTION_DECLINED, ATTACK_DECLARED, W_ATTACK_DECLARED

# Phases of F_ACTION.
BEGINNING, CHOOSING, AIMING, FINISHING = range(4)
# Operands of F_ACTION.
SPACE, PLAYED_CARD, WHO, STRENGTH, RANGE, DRAW_MORE, KEEP_MORE, TARGET, TARGET_CELL, BITS, CAP, WEAK = range(2, 14)
# Bits: those of a movement (CROSSES to OWN_ACTION), and
EFFECT_USED, DECLINED = 16, 32
NO_CAP = 99


@njit
def begin_action(s, t, space, card, character, strength, log):
    """Lay an action on the stack; a free one has no card (MA-95)."""
    push(s, F_ACTION, space, card, character, strength, 1)
    row = top(s)
    s.stack[row, TARGET] = NONE
    s.stack[row, TARGET_CELL] = NONE
    s.stack[row, CAP] = NO_CAP
    s.stack[row, BITS] = 0 if is_tactical(t, card) else OWN_ACTION  # MQ-95: no action, so no rescue either
    event = E_FREE_ACTION if card == NONE else E_ACTION
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
    card, bits = get(s, PLAYED_CARD), get(s, BITS)
    if card == NONE or bits & EFFECT_USED != 0 or not has(t.skill_spaces[card], get(s, SPACE)):
        return False
    if is_tactical(t, card):
        return moment == BEFORE
    if t.skill_when[card] & moment == 0:
        return False
    return t.skill_target[card] == 0 or get(s, TARGET_CELL) != NONE


@njit
def run_action(s, t, log):
    """From the moment the card lies in its space until its effect is finished."""
    phase = get(s, 1)
    if phase == BEGINNING:
        put(s, 1, CHOOSING)
        if get(s, SPACE) == ATTACK and not is_tactical(t, get(s, PLAYED_CARD)):
            trigger_rules(s, t, ATTACK_DECLARED, get(s, WHO), NONE)
    elif phase == CHOOSING:
        if answered(s):
            chosen(s, t, log)
        elif is_tactical(t, get(s, PLAYED_CARD)) and not effect_offered(s, t, BEFORE):
            put(s, 1, FINISHING)
        else:
            ask(s, ASK_ACTION, seat_of(s, get(s, WHO)), 0, 0)
    elif phase == AIMING:
        aim(s, t, log)
    else:
        finish(s, t, log)


@njit
def chosen(s, t, log):
    """What was chosen in the menu of the action; targets and steps begin it."""
    verb = s.verb + 0
    answer = forget(s)
    character = get(s, WHO)
    if verb == EFFECT:
        use_effect(s, t, log)
    elif verb in (USE, SPEND, RESCUE):
        use_window(s, t, verb, answer, character, log)
    else:
        put(s, 1, FINISHING)
        if verb == DECLINE:
            decline(s, t, log)
        elif verb == DOOR:
            force_door(s, answer, log)
        else:
            perform(s, t, verb, answer, log)


@njit
def use_window(s, t, verb, answer, character, log):
    """MA-85, MA-157: a bonus, a carried token, or the Child."""
    if verb == USE:
        use_bonus(s, t, character, answer, log)
    elif verb == SPEND:
        spend(s, t, character, answer, log)
    else:
        rescue(s, character, log)


@njit
def use_effect(s, t, log):
    """MA-91: the effect of the card, whole."""
    card = get(s, PLAYED_CARD)
    put(s, BITS, get(s, BITS) | EFFECT_USED)
    emit(log, EVERYONE, E_EFFECT_USED, seat_of(s, get(s, WHO)), card, 0, 0)
    you, target, cell = get(s, WHO), get(s, TARGET), get(s, TARGET_CELL)
    depth = s.depth + 0
    push_steps(s, t.skill_steps[card, 0] + 0, t.skill_steps[card, 1] + 0, you, target)
    if s.depth > depth:
        s.stack[top(s), 6] = cell  # also where the target is gone


@njit
def decline(s, t, log):
    """MA-42, MQ-14."""
    put(s, BITS, get(s, BITS) | DECLINED)
    emit(log, EVERYONE, E_DECLINED, seat_of(s, get(s, WHO)), get(s, SPACE), 0, 0)
    trigger_rules(s, t, ACTION_DECLINED, get(s, WHO), NONE)


@njit
def force_door(s, door, log):
    """MD-23, MD-25, MD-26: the action is given up and a door beside the cell opens."""
    put(s, BITS, get(s, BITS) | DECLINED)
    s.doors |= 1 << door
    s.changed = 1
    emit(log, EVERYONE, E_DOOR_OPENED, seat_of(s, get(s, WHO)), door, 0, 0)


@njit
def perform(s, t, verb, answer, log):
    """Begin the action itself."""
    character = get(s, WHO)
    if verb == GO:
        bits, weak, strength = get(s, BITS) & OF_MOVEMENT, get(s, WEAK), get(s, STRENGTH)
        begin_move(s, F_MOVE, character, strength, bits, weak)
        s.stack[top(s), 1] = STARTING
        s.stack[top(s), 5] = answer
    elif verb == ATTACK_THREAT:
        put(s, TARGET, answer)
        put(s, TARGET_CELL, s.at[answer])
        put(s, 1, AIMING)
    elif verb == LOOK:
        put(s, TARGET, answer)
        put(s, TARGET_CELL, s.at[answer])
        look(s, character, answer, log)
    elif verb == PUSH:
        put(s, TARGET, answer)
        put(s, TARGET_CELL, s.at[answer])
        push(s, F_PUSH, answer, 1, character, 0, 0)
    else:
        perform_rest(s, t, character)


@njit
def perform_rest(s, t, character):
    """A Plan or a mission action (MA-70, MA-167)."""
    if get(s, SPACE) == PLAN:
        push(s, F_PLANNING, character, get(s, STRENGTH) + get(s, DRAW_MORE), 1 + get(s, KEEP_MORE), 0, 0)
    else:
        put(s, TARGET_CELL, s.cell[character])
        push_steps(s, t.green_steps[s.mission, 0] + 0, t.green_steps[s.mission, 1] + 0, character, NONE)


@njit
def look(s, character, threat, log):
    """MA-65, MA-178: only the acting player sees it."""
    seat = seat_of(s, character)
    s.seen[threat] |= 1 << seat
    s.changed = 1
    emit(log, EVERYONE & ~(1 << seat), E_LOOKED, seat, threat, s.at[threat], 0)
    emit(log, 1 << seat, E_LOOKED_AT, seat, threat, s.token[threat], 0)


@njit
def aim(s, t, log):
    """MD-19: the window when an attack is declared; then the blow (MA-58)."""
    character = get(s, WHO)
    if answered(s):
        plan = forget(s)
        if plan != NONE:
            use_plan(s, t, character, plan, get(s, TARGET), log)
            return
    else:
        choices = planning_choices(s, t, character, W_ATTACK_DECLARED)
        if choices != 0:
            ask(s, ASK_PLAN, seat_of(s, character), choices, 1)
            return
    put(s, 1, FINISHING)
    strength, target = min(get(s, STRENGTH), get(s, CAP)), get(s, TARGET)
    emit(log, EVERYONE, E_ATTACKED, seat_of(s, character), s.who[character] + 0, target, strength)
    push(s, F_STRIKE, target, strength, character, 0, 0)


@njit
def finish(s, t, log):
    """After the action: its effect, a rescue, in shared mode a bonus (MQ-77); then it is over."""
    character = get(s, WHO)
    if answered(s):
        verb = s.verb + 0
        answer = forget(s)
        if verb == EFFECT:
            use_effect(s, t, log)
        elif verb in (USE, SPEND, RESCUE):
            use_window(s, t, verb, answer, character, log)
        else:
            pop(s)
        return
    if has_after(s, t, character):
        ask(s, ASK_AFTER, seat_of(s, character), 0, 0)
    else:
        pop(s)


@njit
def rescue_offered(s, t):
    """MQ-89, MQ-95: in any action, but a tactical card is none."""
    return can_rescue(s, get(s, WHO)) and not is_tactical(t, get(s, PLAYED_CARD))


@njit
def has_after(s, t, character):
    """Whether there is anything to be asked after the action."""
    if effect_offered(s, t, AFTER) or rescue_offered(s, t):
        return True
    return is_shared(s) and (usable(s, t, character) != 0 or spendable(s, t, character) != 0)
