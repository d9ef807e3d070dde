"""Who may act, and how (rules, section 3.32). What is legal depends only on what the actor knows."""

from cantina.engine.compiled import njit
from cantina.engine.masks import lowest, write_codes
from cantina.games.mandalorian_adventures.pack.sizes import MOMENT, PLANS, SPACE, SPACES
from cantina.games.mandalorian_adventures.rules.actions import ACTION
from cantina.games.mandalorian_adventures.rules.board import doors_beside
from cantina.games.mandalorian_adventures.rules.bonuses import spendable, usable
from cantina.games.mandalorian_adventures.rules.child import can_rescue
from cantina.games.mandalorian_adventures.rules.frame_shapes import ACTION_FRAME, FRAME, HEAD, MOVE_FRAME
from cantina.games.mandalorian_adventures.rules.frames import get
from cantina.games.mandalorian_adventures.rules.mission_rules import door_rules, rule_row
from cantina.games.mandalorian_adventures.rules.moves import OWN_ACTION, next_cells
from cantina.games.mandalorian_adventures.rules.performing import effect_offered, is_tactical, rescue_offered
from cantina.games.mandalorian_adventures.rules.state import PHASE, is_shared
from cantina.games.mandalorian_adventures.rules.targets import (
    attack_targets,
    can_perform,
    first_steps,
    look_targets,
    push_targets,
)
from cantina.games.mandalorian_adventures.rules.turns import REQUIRED, can_betray, free_spaces, may_play, plans_now


@njit
def actors(s):
    """The mask of seats that may act: exactly one, none when the game is over."""
    return 0 if s.phase == PHASE.over else 1 << s.actor


@njit
def legal(s, t, seat, out):
    """Write the codes of all legal actions of a seat; return how many there are."""
    if s.phase == PHASE.over or seat != s.actor:
        return 0
    if s.phase == PHASE.main:
        return legal_main(s, t, seat, out)
    if s.phase == PHASE.action:
        return legal_action(s, t, out)
    if s.phase == PHASE.step:
        return legal_step(s, t, out)
    if s.phase == PHASE.after:
        return legal_after(s, t, out)
    if s.phase in (PHASE.may, PHASE.agree):
        out[0] = ACTION.yes
        out[1] = ACTION.no
        return 2
    n = 0
    if s.optional == 1:
        out[0] = ACTION.pass_
        n = 1
    if s.phase == PHASE.character:
        return legal_characters(s, out, n)
    if s.phase == PHASE.rule:
        return legal_rules(s, t, out, n)
    if s.phase == PHASE.plan and get(s, HEAD.kind) == FRAME.turn:
        return legal_plans(s, s.choices + 0, out, n)
    return write_codes(s.choices + 0, first_code(s.phase + 0), out, n)


@njit
def first_code(phase):
    """The verb by which a question is answered."""
    if phase == PHASE.threat:
        return ACTION.threat
    if phase == PHASE.cell:
        return ACTION.cell
    if phase == PHASE.space:
        return ACTION.space
    if phase == PHASE.plan:
        return ACTION.card
    if phase == PHASE.keep:
        return ACTION.keep
    if phase == PHASE.top:
        return ACTION.top
    if phase == PHASE.spawn:
        return ACTION.spawn
    if phase == PHASE.flight:
        return ACTION.flee
    return rarer_code(phase)


@njit
def rarer_code(phase):
    """The verbs of rarer questions."""
    if phase == PHASE.free:
        return ACTION.free
    if phase == PHASE.door:
        return ACTION.door
    if phase == PHASE.peek:
        return ACTION.look
    if phase == PHASE.discard_plan:
        return ACTION.drop
    if phase == PHASE.alternative:
        return ACTION.choose
    if phase == PHASE.accuse:
        return ACTION.accuse
    return ACTION.seat


@njit
def legal_characters(s, out, n):
    """Characters by name."""
    mask = s.choices + 0
    while mask != 0:
        out[n] = ACTION.character + s.who[lowest(mask)]
        mask &= mask - 1
        n += 1
    return n


@njit
def legal_rules(s, t, out, n):
    """Rules by their number."""
    mask = s.choices + 0
    while mask != 0:
        out[n] = ACTION.rule + rule_row(s, t, lowest(mask))
        mask &= mask - 1
        n += 1
    return n


@njit
def legal_plans(s, plans, out, n):
    """MA-76, MQ-102: planning cards of the player's characters; where both own one, whose it is."""
    both = plans & s.plans[0] & s.plans[1] if is_shared(s) else 0
    n = write_codes(plans & ~both, ACTION.card, out, n)
    if both != 0:
        for character in range(s.team):
            n = write_codes(both, ACTION.card_of + s.who[character] * PLANS, out, n)
    return n


@njit
def legal_main(s, t, seat, out):
    """Play a card, use something, or end the action step (MA-36, MA-94, MQ-13)."""
    n = 0
    if may_play(s):
        n = legal_plays(s, seat, out, n)
    if s.played >= REQUIRED or n == 0:
        out[n] = ACTION.end
        n += 1
    n = legal_plans(s, plans_now(s, t), out, n)
    if not is_shared(s):
        n = write_codes(usable(s, t, seat), ACTION.use, out, n)
        n = write_codes(spendable(s, t, seat), ACTION.spend, out, n)
    if can_betray(s):
        out[n] = ACTION.betray
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
            n = write_codes(free, ACTION.play + card * SPACES, out, n)
        last = card
    return n


@njit
def legal_windows(s, t, character, out, n):
    """Bonuses and carried tokens (MA-85)."""
    n = write_codes(usable(s, t, character), ACTION.use, out, n)
    return write_codes(spendable(s, t, character), ACTION.spend, out, n)


@njit
def legal_action(s, t, out):
    """What to do with the action of the played card, or with a free action."""
    character, space = get(s, ACTION_FRAME.who), get(s, ACTION_FRAME.space)
    out[0] = ACTION.decline
    n = 1
    if effect_offered(s, t, MOMENT.before):
        out[n] = ACTION.effect
        n += 1
    if is_tactical(t, get(s, ACTION_FRAME.card)):
        return n
    if rescue_offered(s, t):
        out[n] = ACTION.rescue
        n += 1
    n = legal_windows(s, t, character, out, n)
    if door_rules(s, t, space, get(s, ACTION_FRAME.strength)):
        n = write_codes(doors_beside(s, t, s.cell[character] + 0, False), ACTION.door, out, n)
    return legal_performing(s, t, space, out, n)


@njit
def legal_performing(s, t, space, out, n):
    """Targets and steps of the action itself."""
    if space == SPACE.move:
        return write_codes(first_steps(s, t), ACTION.go, out, n)
    if space == SPACE.attack:
        return write_codes(attack_targets(s, t), ACTION.attack, out, n)
    if space == SPACE.intel:
        n = write_codes(look_targets(s, t), ACTION.look, out, n)
        return write_codes(push_targets(s, t), ACTION.push, out, n)
    if can_perform(s, t):
        out[n] = ACTION.perform
        n += 1
    return n


@njit
def legal_step(s, t, out):
    """On, stop, a bonus, a rescue."""
    character = get(s, MOVE_FRAME.who)
    out[0] = ACTION.stop
    n = 1
    if get(s, MOVE_FRAME.bits) & OWN_ACTION != 0 and can_rescue(s, character):
        out[n] = ACTION.rescue
        n += 1
    n = legal_windows(s, t, character, out, n)
    return write_codes(next_cells(s, t), ACTION.go, out, n)


@njit
def legal_after(s, t, out):
    """After the action: its effect, a rescue, bonuses."""
    out[0] = ACTION.pass_
    n = 1
    if effect_offered(s, t, MOMENT.after):
        out[n] = ACTION.effect
        n += 1
    if rescue_offered(s, t):
        out[n] = ACTION.rescue
        n += 1
    return legal_windows(s, t, get(s, ACTION_FRAME.who), out, n)
