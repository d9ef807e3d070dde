"""Who may act, and how (rules, section 3.32). What is legal depends only on what the actor knows."""

from cantina.engine.compiled import njit
from cantina.engine.masks import lowest
from cantina.games.mandalorian_adventures.actions import (
    ACCUSE,
    ATTACK_THREAT,
    BETRAY,
    CARD,
    CELL,
    CHARACTER,
    CHOOSE_ONE,
    DECLINE,
    DOOR,
    DROP,
    EFFECT,
    END,
    FLEE,
    FREE_SPACE,
    GO,
    KEEP,
    LOOK,
    NO,
    PASS,
    PERFORM,
    PLAY,
    PUSH,
    RESCUE,
    RULE,
    SEAT,
    SPACE,
    SPAWN_AT,
    SPEND,
    STOP,
    THREAT,
    TOP,
    USE,
    YES,
)
from cantina.games.mandalorian_adventures.board import doors_beside
from cantina.games.mandalorian_adventures.bonuses import spendable, usable
from cantina.games.mandalorian_adventures.child import can_rescue
from cantina.games.mandalorian_adventures.frames import get
from cantina.games.mandalorian_adventures.moves import BITS as MOVE_BITS
from cantina.games.mandalorian_adventures.moves import OWN_ACTION, next_cells
from cantina.games.mandalorian_adventures.performing import (
    PLAYED_CARD,
    STRENGTH,
    WHO,
    effect_offered,
    is_tactical,
    rescue_offered,
)
from cantina.games.mandalorian_adventures.performing import SPACE as ACTION_SPACE
from cantina.games.mandalorian_adventures.rules import door_rules, rule_row
from cantina.games.mandalorian_adventures.sizes import AFTER, ATTACK, BEFORE, INTEL, MOVE, SPACES
from cantina.games.mandalorian_adventures.state import (
    ASK_ACCUSE,
    ASK_ACTION,
    ASK_AFTER,
    ASK_AGREE,
    ASK_ALTERNATIVE,
    ASK_CELL,
    ASK_CHARACTER,
    ASK_DISCARD_PLAN,
    ASK_DOOR,
    ASK_FLIGHT,
    ASK_FREE,
    ASK_KEEP,
    ASK_MAIN,
    ASK_MAY,
    ASK_PEEK,
    ASK_PLAN,
    ASK_RULE,
    ASK_SPACE,
    ASK_SPAWN,
    ASK_STEP,
    ASK_THREAT,
    ASK_TOP,
    OVER,
    is_shared,
)
from cantina.games.mandalorian_adventures.targets import (
    attack_targets,
    can_perform,
    first_steps,
    look_targets,
    push_targets,
)
from cantina.games.mandalorian_adventures.turns import REQUIRED, can_betray, free_spaces, may_play, plans_now


@njit
def actors(s):
    """The mask of seats that may act: exactly one, none when the game is over."""
    return 0 if s.phase == OVER else 1 << s.actor


@njit
def legal(s, t, seat, out):
    """Write the codes of all legal actions of a seat; return how many there are."""
    if s.phase == OVER or seat != s.actor:
        return 0
    if s.phase == ASK_MAIN:
        return legal_main(s, t, seat, out)
    if s.phase == ASK_ACTION:
        return legal_action(s, t, out)
    if s.phase == ASK_STEP:
        return legal_step(s, t, out)
    if s.phase == ASK_AFTER:
        return legal_after(s, t, out)
    if s.phase in (ASK_MAY, ASK_AGREE):
        out[0] = YES
        out[1] = NO
        return 2
    n = 0
    if s.optional == 1:
        out[0] = PASS
        n = 1
    if s.phase == ASK_CHARACTER:
        return legal_characters(s, out, n)
    if s.phase == ASK_RULE:
        return legal_rules(s, t, out, n)
    return write(s.choices + 0, first_code(s.phase + 0), out, n)


@njit
def write(mask, first, out, n):
    """One action for each member of a mask."""
    while mask != 0:
        out[n] = first + lowest(mask)
        mask &= mask - 1
        n += 1
    return n


@njit
def first_code(phase):
    """The verb by which a question is answered."""
    if phase == ASK_THREAT:
        return THREAT
    if phase == ASK_CELL:
        return CELL
    if phase == ASK_SPACE:
        return SPACE
    if phase == ASK_PLAN:
        return CARD
    if phase == ASK_KEEP:
        return KEEP
    if phase == ASK_TOP:
        return TOP
    if phase == ASK_SPAWN:
        return SPAWN_AT
    if phase == ASK_FLIGHT:
        return FLEE
    return rarer_code(phase)


@njit
def rarer_code(phase):
    """The verbs of rarer questions."""
    if phase == ASK_FREE:
        return FREE_SPACE
    if phase == ASK_DOOR:
        return DOOR
    if phase == ASK_PEEK:
        return LOOK
    if phase == ASK_DISCARD_PLAN:
        return DROP
    if phase == ASK_ALTERNATIVE:
        return CHOOSE_ONE
    if phase == ASK_ACCUSE:
        return ACCUSE
    return SEAT


@njit
def legal_characters(s, out, n):
    """Characters by name."""
    mask = s.choices + 0
    while mask != 0:
        out[n] = CHARACTER + s.who[lowest(mask)]
        mask &= mask - 1
        n += 1
    return n


@njit
def legal_rules(s, t, out, n):
    """Rules by their number."""
    mask = s.choices + 0
    while mask != 0:
        out[n] = RULE + rule_row(s, t, lowest(mask))
        mask &= mask - 1
        n += 1
    return n


@njit
def legal_main(s, t, seat, out):
    """Play a card, use something, or end the action step (MA-36, MA-94, MQ-13)."""
    n = 0
    if may_play(s):
        n = legal_plays(s, seat, out, n)
    if s.played >= REQUIRED or n == 0:
        out[n] = END
        n += 1
    n = write(plans_now(s, t), CARD, out, n)
    if not is_shared(s):
        n = write(usable(s, t, seat), USE, out, n)
        n = write(spendable(s, t, seat), SPEND, out, n)
    if can_betray(s):
        out[n] = BETRAY
        n += 1
    return n


@njit
def legal_plays(s, seat, out, n):
    """MA-36, MA-41: every card of the hand, copies once, into every space not used in this turn."""
    free = free_spaces(s)
    last = -1
    for i in range(s.hand_size[seat]):
        card = s.hand[seat, i] + 0
        if card != last:
            n = write(free, PLAY + card * SPACES, out, n)
        last = card
    return n


@njit
def legal_windows(s, t, character, out, n):
    """Bonuses and carried tokens (MA-85)."""
    n = write(usable(s, t, character), USE, out, n)
    return write(spendable(s, t, character), SPEND, out, n)


@njit
def legal_action(s, t, out):
    """What to do with the action of the played card, or with a free action."""
    character, space = get(s, WHO), get(s, ACTION_SPACE)
    out[0] = DECLINE
    n = 1
    if effect_offered(s, t, BEFORE):
        out[n] = EFFECT
        n += 1
    if is_tactical(t, get(s, PLAYED_CARD)):
        return n
    if rescue_offered(s, t):
        out[n] = RESCUE
        n += 1
    n = legal_windows(s, t, character, out, n)
    if door_rules(s, t, space, get(s, STRENGTH)):
        n = write(doors_beside(s, t, s.cell[character] + 0, False), DOOR, out, n)
    return legal_performing(s, t, space, out, n)


@njit
def legal_performing(s, t, space, out, n):
    """Targets and steps of the action itself."""
    if space == MOVE:
        return write(first_steps(s, t), GO, out, n)
    if space == ATTACK:
        return write(attack_targets(s, t), ATTACK_THREAT, out, n)
    if space == INTEL:
        n = write(look_targets(s, t), LOOK, out, n)
        return write(push_targets(s, t), PUSH, out, n)
    if can_perform(s, t):
        out[n] = PERFORM
        n += 1
    return n


@njit
def legal_step(s, t, out):
    """On, stop, a bonus, a rescue."""
    character = get(s, 2)
    out[0] = STOP
    n = 1
    if get(s, MOVE_BITS) & OWN_ACTION != 0 and can_rescue(s, character):
        out[n] = RESCUE
        n += 1
    n = legal_windows(s, t, character, out, n)
    return write(next_cells(s, t), GO, out, n)


@njit
def legal_after(s, t, out):
    """After the action: its effect, a rescue, bonuses."""
    out[0] = PASS
    n = 1
    if effect_offered(s, t, AFTER):
        out[n] = EFFECT
        n += 1
    if rescue_offered(s, t):
        out[n] = RESCUE
        n += 1
    return legal_windows(s, t, get(s, WHO), out, n)
