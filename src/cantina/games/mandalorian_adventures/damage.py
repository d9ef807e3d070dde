"""Damage to characters and to threats (MA-59 to MA-63, MA-77, MA-130, MA-147, MA-151, MA-162, MQ-17, MQ-24, MQ-57)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import lowest
from cantina.games.mandalorian_adventures.events import (
    E_CAPTURED,
    E_DEFEATED,
    E_HURT,
    E_MISSION_EFFECT,
    E_REDIRECTED,
    E_REVEALED,
    E_THREAT_DAMAGED,
    E_TOKEN_REMOVED,
)
from cantina.games.mandalorian_adventures.frames import (
    F_FLIGHT,
    F_REVEAL,
    F_STRIKE,
    answered,
    ask,
    forget,
    get,
    get_mask,
    pop,
    push,
    put,
    put_mask,
)
from cantina.games.mandalorian_adventures.planning import planning_choices, use_plan
from cantina.games.mandalorian_adventures.rules import lose, push_steps, trigger_rules
from cantina.games.mandalorian_adventures.sizes import ANY_SHAPE, BEGINNER, NONE
from cantina.games.mandalorian_adventures.state import ASK_PLAN, BY_DEFEAT, THREATS, WITH_CHARACTER, seat_of
from cantina.games.mandalorian_adventures.threats import in_play, is_enemy, is_hidden, keep_fallen, remove
from cantina.games.mandalorian_adventures.vocabulary import (
    DAMAGE_SUFFERED,
    THREAT_DAMAGED,
    THREAT_REVEALED,
    TOKEN_REMOVED,
    W_AFTER_ATTACK,
    W_DAMAGE,
)

# Phases of F_HURT; its operands: character, amount, the threat it comes from, 1 for an attack.
REDIRECTING, BLOCKING, SUFFERING, ANSWERING = range(4)


@njit
def hp_of(s, t, character):
    """MA-32 to MA-34: of the side in use."""
    return t.hp[s.who[character], 1 if s.difficulty == BEGINNER else 0] + 0


@njit
def run_hurt(s, t, log):
    """One source of damage to one character."""
    phase = get(s, 1)
    if phase == REDIRECTING:
        redirect(s, log)
        put(s, 1, BLOCKING)
        if not in_play(s, get(s, 2)):
            pop(s)  # MD-56: the defeat of a traitor who has turned is impossible
    elif phase == BLOCKING:
        block_window(s, t, log)
    elif phase == SUFFERING:
        put(s, 1, ANSWERING)
        suffer(s, t, log)
    else:
        answer_attack(s, t, log)


@njit
def redirect(s, log):
    """MD-42: a protector on the same cell takes the next damage of another."""
    character, protector = get(s, 2), s.shelter - 1
    if protector == character or protector < 0 or not in_play(s, protector):
        return
    if s.cell[protector] == s.cell[character]:
        s.shelter = 0
        put(s, 2, protector)
        emit(log, EVERYONE, E_REDIRECTED, NONE, s.who[protector] + 0, s.who[character] + 0, 0)


@njit
def block_window(s, t, log):
    """MQ-24: planning cards against damage, one after the other, before it is placed."""
    character = get(s, 2)
    if answered(s):
        plan = forget(s)
        if plan == NONE:
            put(s, 1, SUFFERING)
        else:
            use_plan(s, t, character, plan, get(s, 4), log)
        return
    choices = planning_choices(s, t, character, W_DAMAGE)
    if get(s, 3) == 0 or choices == 0:
        put(s, 1, SUFFERING)
    else:
        ask(s, ASK_PLAN, seat_of(s, character), choices, 1)


@njit
def suffer(s, t, log):
    """MA-130: damage goes on the card; the game is lost when it reaches the HP. The Child flees (MA-162)."""
    character, amount = get(s, 2), get(s, 3)
    s.changed = 1
    if amount == 0:
        return
    s.damage[character] += amount
    emit(log, EVERYONE, E_HURT, NONE, s.who[character] + 0, amount, get(s, 4))
    if s.damage[character] >= hp_of(s, t, character):
        lose(s, BY_DEFEAT, character, log)
        return
    if s.child == WITH_CHARACTER and s.child_at == character:
        push(s, F_FLIGHT, character, 0, 0, 0, 0)
    for _ in range(amount):
        trigger_rules(s, t, DAMAGE_SUFFERED, character, NONE)


@njit
def answer_attack(s, t, log):
    """The window after an enemy's attack (MD-19), if that enemy is still there."""
    character, threat = get(s, 2), get(s, 4)
    if answered(s):
        plan = forget(s)
        pop(s)
        if plan != NONE:
            use_plan(s, t, character, plan, threat, log)
        return
    choices = planning_choices(s, t, character, W_AFTER_ATTACK)
    if get(s, 5) == 0 or choices == 0 or threat == NONE or not is_enemy(s, t, threat):
        pop(s)
    else:
        ask(s, ASK_PLAN, seat_of(s, character), choices, 1)


@njit
def known_to_all(s, threat):
    """A token turned face up is no longer among the unknown ones."""
    token = s.token[threat] + 0
    if s.pool[ANY_SHAPE, token] > 0:
        s.pool[ANY_SHAPE, token] -= 1
    else:
        s.pool[s.shape[threat], token] -= 1


@njit
def run_reveal(s, t, log):
    """MA-49, MA-151: turn a threat face up and carry out its Mission effect."""
    threat, you = get(s, 2), get(s, 3)
    pop(s)
    if not is_hidden(s, threat):
        return
    s.up[threat] = 1
    known_to_all(s, threat)
    s.seen[threat] = 0
    s.changed = 1
    s.dirty = 1
    emit(log, EVERYONE, E_REVEALED, NONE, threat, s.token[threat], s.at[threat])
    trigger_rules(s, t, THREAT_REVEALED, you, threat)
    mission_effect(s, t, threat, you, log)


@njit
def mission_effect(s, t, threat, you, log):
    """MA-151, MA-152, MQ-49: the briefing text with the symbol, if there is one (MD-55)."""
    if t.token_symbol[s.token[threat]] == 1:
        emit(log, EVERYONE, E_MISSION_EFFECT, NONE, s.token[threat], s.mission, 0)
        push_steps(s, t.mission_effect[s.mission, 0] + 0, t.mission_effect[s.mission, 1] + 0, you, threat)


@njit
def run_strike(s, t, log):
    """MA-58 to MA-62, MQ-16, MQ-17: damage to one threat; a face-down one is revealed first."""
    threat, amount, you = get(s, 2), get(s, 3), get(s, 4)
    if threat != NONE and get(s, 1) == 0 and is_hidden(s, threat):
        put(s, 1, 1)
        push(s, F_REVEAL, threat, you, 0, 0, 0)
        return
    pop(s)
    if threat != NONE and amount > 0 and is_enemy(s, t, threat):
        wound(s, t, threat, amount, you, log)


@njit
def wound(s, t, threat, amount, you, log):
    """MA-59, MA-60: damage stays; with as much as its HP an enemy is defeated, or captured (MD-32)."""
    token = s.token[threat] + 0
    s.wounds[threat] += min(amount, 99)
    s.changed = 1
    s.dirty = 1
    emit(log, EVERYONE, E_THREAT_DAMAGED, NONE, threat, amount, token)
    trigger_rules(s, t, THREAT_DAMAGED, you, threat)
    if s.wounds[threat] < t.token_hp[token]:
        return
    if t.token_capturable[token] == 1 and s.wounds[threat] == t.token_hp[token]:
        s.captured[threat] = 1
        emit(log, EVERYONE, E_CAPTURED, NONE, threat, token, 0)
        return
    s.defeated |= 1 << token
    keep_fallen(s, threat)
    emit(log, EVERYONE, E_DEFEATED, NONE, threat, token, 0)
    take_off(s, t, threat, you, log)


@njit
def take_off(s, t, threat, you, log):
    """A token leaves the map, and rules about that act."""
    token = s.token[threat] + 0
    remove(s, threat, log)
    emit(log, EVERYONE, E_TOKEN_REMOVED, NONE, token, 0, 0)
    trigger_rules(s, t, TOKEN_REMOVED, you, THREATS + token)


@njit
def run_strikes(s, t):
    """The same damage to several threats, one after the other."""
    mask = get_mask(s, 2)
    while mask != 0 and s.at[lowest(mask)] == NONE:
        mask &= mask - 1
    if mask == 0:
        pop(s)
        return
    threat = lowest(mask)
    put_mask(s, 2, mask & (mask - 1))
    push(s, F_STRIKE, threat, get(s, 4), get(s, 5), 0, 0)
