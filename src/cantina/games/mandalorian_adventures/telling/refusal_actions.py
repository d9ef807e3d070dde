"""Why an action of a played card, a step, a bonus or a rescue is refused."""

from __future__ import annotations

from cantina.engine.compiled import interpreted
from cantina.engine.game import Refusal
from cantina.games.mandalorian_adventures.pack.sizes import MODE, MOMENT, NONE, SPACE
from cantina.games.mandalorian_adventures.rules.board import SEEING, doors_beside, spread, within
from cantina.games.mandalorian_adventures.rules.frame_shapes import ACTION_FRAME, MOVE_FRAME
from cantina.games.mandalorian_adventures.rules.performing import EFFECT_USED
from cantina.games.mandalorian_adventures.rules.state import NOT_USED, ON_CELL, PHASE
from cantina.games.mandalorian_adventures.rules.threats import is_enemy
from cantina.games.mandalorian_adventures.telling.refusal_case import Case, no

_within, _spread = interpreted(within), interpreted(spread)
_doors_beside, _is_enemy = interpreted(doors_beside), interpreted(is_enemy)


def other_action(case: Case, spaces: tuple[int, ...], rule: str) -> Refusal | None:
    """MA-191, or the card lies in the space of another action."""
    if case.tactical():
        return no("MA-191", "tactical")
    played = case.action()[ACTION_FRAME.space]
    return None if played in spaces else no(rule, "other-action", space=case.space(played))


# --- the action itself -------------------------------------------------------------------------------------------


def refused_effect(case: Case) -> Refusal:
    """MA-88 to MA-91, MQ-98: not in this space, used before, another moment, no target."""
    action, t = case.action(), case.t
    card, moment = action[ACTION_FRAME.card], MOMENT.before if case.s.phase == PHASE.action else MOMENT.after
    if card == NONE or not t.skill_spaces[card] >> action[ACTION_FRAME.space] & 1:
        return no("MA-88", "no-effect")
    if action[ACTION_FRAME.bits] & EFFECT_USED:
        return no("MA-91", "effect-used")
    if not t.skill_when[card] & moment:
        return no("MQ-98", "effect-later" if moment == MOMENT.before else "effect-earlier")
    return no("MQ-98", "effect-target")


def refused_perform(case: Case) -> Refusal:
    """MA-70, MA-167, MA-168: another action, too weak, or not possible here."""
    other = other_action(case, (SPACE.plan, SPACE.green), "MA-36")
    if other:
        return other
    action = case.action()
    green = action[ACTION_FRAME.space] == SPACE.green
    needed = case.t.green_strength[case.s.mission] if green else 1
    if action[ACTION_FRAME.strength] < needed:
        return no("MA-168" if green else "MA-70", "strength", needed=needed, strength=action[ACTION_FRAME.strength])
    return no("MA-167", "green-not-now")


def refused_target(case: Case, distance: int, rule: str) -> Refusal | None:
    """No such token, or out of range."""
    s, threat = case.s, case.operands[0]
    if s.at[threat] == NONE:
        return no("MA-78", "no-threat", threat=threat)
    if not int(_within(s, case.t, s.cell[case.character()], distance)) >> s.at[threat] & 1:
        return no(rule, "out-of-range", threat=threat, range=distance)
    return None


def refused_attack(case: Case) -> Refusal:
    """MA-58, MA-99: another action, no such threat, out of range."""
    refused = other_action(case, (SPACE.attack,), "MA-58")
    return refused or refused_target(case, case.action()[ACTION_FRAME.range], "MA-99") or no("MA-58", "not-offered")


def refused_look(case: Case) -> Refusal:
    """MA-65: another action, no such threat, face up, out of range."""
    if case.s.phase == PHASE.peek:
        return no("MA-65", "not-offered")
    threat = case.operands[0]
    refused = other_action(case, (SPACE.intel,), "MA-64")
    if not refused and case.s.at[threat] != NONE and case.s.up[threat] == 1:
        refused = no("MA-65", "face-up", threat=threat)
    return refused or refused_target(case, case.action()[ACTION_FRAME.strength], "MA-65") or no("MA-65", "not-offered")


def refused_push(case: Case) -> Refusal:
    """MA-67, MA-79, MQ-100: another action, no face-up enemy, out of range, no cell to move it to."""
    threat = case.operands[0]
    refused = other_action(case, (SPACE.intel,), "MA-64")
    if not refused and case.s.at[threat] != NONE and not _is_enemy(case.s, case.t, threat):
        refused = no("MA-79", "not-enemy", threat=threat)
    refused = refused or refused_target(case, case.action()[ACTION_FRAME.strength], "MA-67")
    return refused or no("MQ-100", "stuck", threat=threat)


def refused_door(case: Case) -> Refusal:
    """MA-53: none of the choices, no closed door there, or no rule that opens it by this action."""
    door = case.operands[0]
    if case.s.phase == PHASE.door:
        return no("MA-53", "not-offered")
    if case.tactical():
        return no("MA-191", "tactical")
    beside = int(_doors_beside(case.s, case.t, case.s.cell[case.character()], False))
    return no("MA-53", "door-force") if beside >> door & 1 else no("MA-53", "no-door", door=door)


# --- steps -------------------------------------------------------------------------------------------------------


def refused_step(case: Case) -> Refusal:
    """MA-44, MA-45, MA-51: another action, the movement is over, or no way leads there."""
    s, cell = case.s, case.operands[0]
    if s.phase == PHASE.action:
        other = other_action(case, (SPACE.move,), "MA-44")
        if other:
            return other
    left = case.movement()[MOVE_FRAME.left] if s.phase == PHASE.step else case.action()[ACTION_FRAME.strength]
    if left == 0:
        return no("MA-45" if s.phase == PHASE.step else "MA-44", "no-steps")
    if cell >= case.t.cells[s.map]:
        return no("MA-51", "no-cell", cell=cell)
    return no_way(case, s.cell[case.character()], cell)


def no_way(case: Case, here: int, there: int) -> Refusal:
    """MA-51 to MA-54: what lies between two cells."""
    if int(_doors_beside(case.s, case.t, here, False)) & int(_doors_beside(case.s, case.t, there, False)):
        return no("MA-53", "closed-door")
    if int(_spread(case.s, case.t, 1 << here, SEEING)) >> there & 1:
        return no("MA-54", "height")
    pair = {here, there}
    if any({edge.a, edge.b} == pair and edge.kind == "wall" for edge in case.pack.maps[case.s.map].edges):
        return no("MA-52", "wall")
    return no("MA-51", "not-adjacent", cell=there)


# --- bonuses, carried tokens, the Child --------------------------------------------------------------------------


def refused_use(case: Case) -> Refusal:
    """MA-84, MA-85, MA-142, MA-144: not there, not here, no bonus, of no use."""
    s, threat = case.s, case.operands[0]
    if s.at[threat] == NONE:
        return no("MA-78", "no-threat", threat=threat)
    if s.mode == MODE.shared and s.phase == PHASE.main:
        return no("MQ-77", "window")
    character = case.character()
    if s.at[threat] != s.cell[character]:
        return no("MA-85", "not-here", threat=threat)
    if s.up[threat] == 0 or _is_enemy(s, case.t, threat):
        return no("MA-84", "no-bonus", threat=threat)
    if heals(case, s.token[threat]) and s.damage[character] == 0:
        return no("MA-144", "no-damage")
    return no("MA-142", "no-use")


def heals(case: Case, token: int) -> bool:
    """Whether a bonus is there for those who have damage, as the medkit is."""
    name = case.pack.tokens[token].name if token < len(case.pack.tokens) else ""
    return any(use.token == name and "damaged" in map(str, use.conditions) for use in case.pack.uses)


def refused_spend(case: Case) -> Refusal:
    """MQ-65: not carried, or of no use now."""
    if case.s.mode == MODE.shared and case.s.phase == PHASE.main:
        return no("MQ-77", "window")
    carried = case.s.bag[case.character()] >> case.operands[0] & 1
    return no("MA-142", "no-use") if carried else no("MQ-65", "not-carried")


def refused_rescue(case: Case) -> Refusal:
    """MA-155 to MA-161, MQ-95: no Child, carried, elsewhere, fled in this turn."""
    s = case.s
    if s.child == NOT_USED:
        return no("MA-155", "no-child")
    if s.child != ON_CELL:
        return no("MA-158", "child-carried")
    if s.child_at != s.cell[case.character()]:
        return no("MA-157", "child-elsewhere")
    return no("MA-161", "child-fled") if s.fled else no("MQ-95", "tactical")
