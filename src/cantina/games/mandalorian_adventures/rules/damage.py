"""Damage to characters and to threats (MA-59 to MA-63, MA-77, MA-130, MA-147, MA-151, MA-162, MQ-17, MQ-24, MQ-57)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import lowest
from cantina.games.mandalorian_adventures.pack.sizes import ANY_SHAPE, DIFFICULTY, NONE, THREATS
from cantina.games.mandalorian_adventures.pack.tables import HP_ROW, RANGE
from cantina.games.mandalorian_adventures.pack.vocabulary import TRIGGER, WINDOW
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import (
    FRAME,
    HEAD,
    HURT_FRAME,
    REVEAL_FRAME,
    STRIKE_FRAME,
    STRIKES_FRAME,
)
from cantina.games.mandalorian_adventures.rules.frames import (
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
from cantina.games.mandalorian_adventures.rules.mission_rules import lose, push_steps, trigger_rules
from cantina.games.mandalorian_adventures.rules.planning import planning_choices, use_plan
from cantina.games.mandalorian_adventures.rules.state import PHASE, REASON, WITH_CHARACTER, seat_of
from cantina.games.mandalorian_adventures.rules.threats import in_play, is_enemy, is_hidden, keep_fallen, remove

# Phases of damage to a character.
REDIRECTING, BLOCKING, SUFFERING, ANSWERING = range(4)
# Phases of damage to a threat.
UNSEEN, REVEALED = range(2)


@njit
def hp_of(s, t, character):
    """MA-32 to MA-34: of the side in use."""
    return t.hp[s.who[character], HP_ROW.beginner if s.difficulty == DIFFICULTY.beginner else HP_ROW.normal] + 0


@njit
def run_hurt(s, t, log):
    """One source of damage to one character."""
    phase = get(s, HEAD.phase)
    if phase == REDIRECTING:
        redirect(s, log)
        put(s, HEAD.phase, BLOCKING)
        if not in_play(s, get(s, HURT_FRAME.who)):
            pop(s)  # MD-56: the defeat of a traitor who has turned is impossible
    elif phase == BLOCKING:
        block_window(s, t, log)
    elif phase == SUFFERING:
        put(s, HEAD.phase, ANSWERING)
        suffer(s, t, log)
    else:
        answer_attack(s, t, log)


@njit
def redirect(s, log):
    """MD-42: a protector on the same cell takes the next damage of another."""
    character, protector = get(s, HURT_FRAME.who), s.shelter - 1
    if protector == character or protector < 0 or not in_play(s, protector):
        return
    if s.cell[protector] == s.cell[character]:
        s.shelter = 0
        put(s, HURT_FRAME.who, protector)
        emit(log, EVERYONE, EVENT.redirected, NONE, s.who[protector] + 0, s.who[character] + 0, 0)


@njit
def block_window(s, t, log):
    """MQ-24: planning cards against damage, one after the other, before it is placed."""
    character = get(s, HURT_FRAME.who)
    if answered(s):
        plan = forget(s)
        if plan == NONE:
            put(s, HEAD.phase, SUFFERING)
        else:
            use_plan(s, t, character, plan, get(s, HURT_FRAME.threat), log)
        return
    choices = planning_choices(s, t, character, WINDOW.damage_to_you)
    if get(s, HURT_FRAME.amount) == 0 or choices == 0:
        put(s, HEAD.phase, SUFFERING)
    else:
        ask(s, PHASE.plan, seat_of(s, character), choices, 1)


@njit
def suffer(s, t, log):
    """MA-130: damage goes on the card; the game is lost when it reaches the HP. The Child flees (MA-162)."""
    character, amount = get(s, HURT_FRAME.who), get(s, HURT_FRAME.amount)
    s.changed = 1
    if amount == 0:
        return
    s.damage[character] += amount
    emit(log, EVERYONE, EVENT.hurt, NONE, s.who[character] + 0, amount, get(s, HURT_FRAME.threat))
    if s.damage[character] >= hp_of(s, t, character):
        lose(s, REASON.defeat, character, log)
        return
    if s.child == WITH_CHARACTER and s.child_at == character:
        push(s, FRAME.flight, character, 0, 0, 0, 0)
    for _ in range(amount):
        trigger_rules(s, t, TRIGGER.damage_suffered, character, NONE)


@njit
def answer_attack(s, t, log):
    """MD-19, MQ-104: the window of the character that an enemy has attacked, if that enemy is still there."""
    character, threat = get(s, HURT_FRAME.attacked) - 1, get(s, HURT_FRAME.threat)
    if character < 0:
        pop(s)
        return
    if answered(s):
        plan = forget(s)
        pop(s)
        if plan != NONE:
            use_plan(s, t, character, plan, threat, log)
        return
    choices = planning_choices(s, t, character, WINDOW.after_attack_on_you)
    if choices == 0 or threat == NONE or not is_enemy(s, t, threat):
        pop(s)
    else:
        ask(s, PHASE.plan, seat_of(s, character), choices, 1)


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
    threat, you = get(s, REVEAL_FRAME.threat), get(s, REVEAL_FRAME.you)
    pop(s)
    if not is_hidden(s, threat):
        return
    s.up[threat] = 1
    known_to_all(s, threat)
    s.seen[threat] = 0
    s.changed = 1
    s.dirty = 1
    emit(log, EVERYONE, EVENT.revealed, NONE, threat, s.token[threat], s.at[threat])
    trigger_rules(s, t, TRIGGER.threat_revealed, you, threat)
    mission_effect(s, t, threat, you, log)


@njit
def mission_effect(s, t, threat, you, log):
    """MA-151, MA-152, MQ-49: the briefing text with the symbol, if there is one (MD-55)."""
    first, end = t.mission_effect[s.mission, RANGE.first] + 0, t.mission_effect[s.mission, RANGE.end] + 0
    if t.token_symbol[s.token[threat]] == 1 and first < end:
        emit(log, EVERYONE, EVENT.mission_effect, NONE, s.token[threat], s.mission, 0)
        push_steps(s, first, end, you, threat)


@njit
def run_strike(s, t, log):
    """MA-58 to MA-62, MQ-16, MQ-17: damage to one threat; a face-down one is revealed first."""
    threat, amount, you = get(s, STRIKE_FRAME.threat), get(s, STRIKE_FRAME.amount), get(s, STRIKE_FRAME.you)
    if threat != NONE and get(s, HEAD.phase) == UNSEEN and is_hidden(s, threat):
        put(s, HEAD.phase, REVEALED)
        push(s, FRAME.reveal, threat, you, 0, 0, 0)
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
    emit(log, EVERYONE, EVENT.threat_damaged, NONE, threat, amount, token)
    trigger_rules(s, t, TRIGGER.threat_damaged, you, threat)
    if s.wounds[threat] < t.token_hp[token]:
        return
    if t.token_capturable[token] == 1 and s.wounds[threat] == t.token_hp[token]:
        s.captured[threat] = 1
        emit(log, EVERYONE, EVENT.captured, NONE, threat, token, 0)
        return
    s.defeated |= 1 << token
    keep_fallen(s, threat)
    emit(log, EVERYONE, EVENT.defeated, NONE, threat, token, 0)
    take_off(s, t, threat, you, log)


@njit
def take_off(s, t, threat, you, log):
    """A token leaves the map, and rules about that act."""
    token = s.token[threat] + 0
    remove(s, threat, log)
    emit(log, EVERYONE, EVENT.token_removed, NONE, token, 0, 0)
    trigger_rules(s, t, TRIGGER.token_removed, you, THREATS + token)


@njit
def run_strikes(s, t):
    """The same damage to several threats, one after the other."""
    mask = get_mask(s, STRIKES_FRAME.threats)
    while mask != 0 and s.at[lowest(mask)] == NONE:
        mask &= mask - 1
    if mask == 0:
        pop(s)
        return
    threat = lowest(mask)
    put_mask(s, STRIKES_FRAME.threats, mask & (mask - 1))
    push(s, FRAME.strike, threat, get(s, STRIKES_FRAME.amount), get(s, STRIKES_FRAME.you), 0, 0)
