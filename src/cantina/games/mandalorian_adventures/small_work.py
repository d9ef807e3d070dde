"""Work that several effects share: a reinforcement, a sabotage, a free action (MA-95, MA-114, MA-137)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.board import named_cells
from cantina.games.mandalorian_adventures.damage import mission_effect
from cantina.games.mandalorian_adventures.effects_cards import named_spaces
from cantina.games.mandalorian_adventures.events import E_SPAWNED
from cantina.games.mandalorian_adventures.frames import answered, forget, get, offer, pop, put
from cantina.games.mandalorian_adventures.performing import begin_action
from cantina.games.mandalorian_adventures.piles import draw_reinforcement, put_sabotage
from cantina.games.mandalorian_adventures.rules import trigger_rules
from cantina.games.mandalorian_adventures.sizes import GREEN, NONE
from cantina.games.mandalorian_adventures.spaces import total
from cantina.games.mandalorian_adventures.state import ASK_FREE, ASK_SPACE, ASK_SPAWN, seat_of
from cantina.games.mandalorian_adventures.threats import lay
from cantina.games.mandalorian_adventures.vocabulary import CHOSEN_SPACE, REINFORCEMENT_PLACED, TWO_LOWEST

ANY_ACTION, MOVE_OR_ATTACK = 0, 6


# Operands of F_SPAWN: the word and number of the cells, you, the cell of the target.
@njit
def run_spawn(s, t, log):
    """MA-114 to MA-118, MQ-48, MQ-49: the cell is chosen before the token is drawn."""
    you = get(s, 4)
    if not answered(s):
        cells = named_cells(s, t, get(s, 2), get(s, 3), s.cell[you] + 0, get(s, 5))
        if cells == 0:
            pop(s)
        else:
            offer(s, ASK_SPAWN, s.active + 0, cells, 0)
        return
    cell = forget(s)
    pop(s)
    token = draw_reinforcement(s, log)
    if token == NONE:
        return
    threat = lay(s, token, cell, 1, 0, 1)
    if threat == NONE:
        return
    emit(log, EVERYONE, E_SPAWNED, NONE, threat, token, cell)
    trigger_rules(s, t, REINFORCEMENT_PLACED, you, threat)
    mission_effect(s, t, threat, you, log)


@njit
def lowest_but(s, t, other):
    """The spaces with the lowest total among all but one."""
    best, mask = 99, 0
    for space in range(s.spaces):
        strength = total(s, t, space)
        if space != other and strength < best:
            best, mask = strength, 0
        if space != other and strength == best:
            mask |= 1 << space
    return mask


# Operands of F_SABOTAGE: which space, whose choice, the space that had its token counted from 1.
@njit
def run_sabotage(s, t, log):
    """MA-137, MA-170, MQ-53: a token goes on a space; ties are decided by the active player."""
    which, first = get(s, 2), get(s, 4)
    if not answered(s):
        mask = lowest_but(s, t, first - 1) if first > 0 else named_spaces(s, t, which)
        if mask == 0:
            pop(s)
        else:
            offer(s, ASK_SPACE, seat_of(s, get(s, 3)) if which == CHOSEN_SPACE else s.active + 0, mask, 0)
        return
    space = forget(s)
    put_sabotage(s, space, log)
    if which == TWO_LOWEST and first == 0:
        put(s, 4, space + 1)
    else:
        pop(s)


@njit
def free_actions(s, t, which):
    """MQ-27: the mask of spaces whose action a free action may be."""
    if which == ANY_ACTION:
        return (1 << s.spaces) - 1
    if which == MOVE_OR_ATTACK:
        return 3
    space = which - 1
    return 1 << space if space != GREEN or s.spaces > GREEN else 0


# Operands of F_FREE: character, strength, which actions.
@njit
def run_free(s, t, log):
    """MA-95 to MA-97, MQ-27, MQ-91: an action without a card."""
    character, strength = get(s, 2), get(s, 3)
    if not answered(s):
        mask = free_actions(s, t, get(s, 4))
        if mask == 0:
            pop(s)
        else:
            offer(s, ASK_FREE, seat_of(s, character), mask, 0)
        return
    space = forget(s)
    pop(s)
    if has((1 << s.spaces) - 1, space):
        begin_action(s, t, space, NONE, character, strength, log)
