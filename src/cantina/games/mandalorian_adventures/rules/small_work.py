"""Work that several effects share: a reinforcement, a sabotage, a free action (MA-95, MA-114, MA-137)."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import NONE, SPACE
from cantina.games.mandalorian_adventures.pack.vocabulary import TRIGGER, WHICH_ACTIONS, WHICH_SPACE
from cantina.games.mandalorian_adventures.rules.board import named_cells
from cantina.games.mandalorian_adventures.rules.damage import mission_effect
from cantina.games.mandalorian_adventures.rules.effects_cards import named_spaces
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import FREE_FRAME, SABOTAGE_FRAME, SPAWN_FRAME
from cantina.games.mandalorian_adventures.rules.frames import answered, forget, get, offer, pop, put
from cantina.games.mandalorian_adventures.rules.mission_rules import trigger_rules
from cantina.games.mandalorian_adventures.rules.performing import begin_action
from cantina.games.mandalorian_adventures.rules.piles import draw_reinforcement, put_sabotage
from cantina.games.mandalorian_adventures.rules.spaces import total
from cantina.games.mandalorian_adventures.rules.state import PHASE, seat_of
from cantina.games.mandalorian_adventures.rules.threats import lay


@njit
def run_spawn(s, t, log):
    """MA-114 to MA-118, MQ-48, MQ-49: the cell is chosen before the token is drawn."""
    you = get(s, SPAWN_FRAME.you)
    if s.reinforcements_size + s.fallen_size == 0:  # MA-118: then no cell is asked for either
        emit(log, EVERYONE, EVENT.no_reinforcement, NONE, 0, 0, 0)
        pop(s)
        return
    if not answered(s):
        word, number = get(s, SPAWN_FRAME.cells), get(s, SPAWN_FRAME.number)
        cells = named_cells(s, t, word, number, s.cell[you] + 0, get(s, SPAWN_FRAME.target_cell))
        if cells == 0:
            pop(s)
        else:
            offer(s, PHASE.spawn, s.active + 0, cells, 0)
        return
    cell = forget(s)
    pop(s)
    token = draw_reinforcement(s)
    threat = lay(s, token, cell, 1, 0, 1)
    if threat == NONE:
        return
    emit(log, EVERYONE, EVENT.spawned, NONE, threat, token, cell)
    trigger_rules(s, t, TRIGGER.reinforcement_placed, you, threat)
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


@njit
def run_sabotage(s, t, log):
    """MA-137, MA-170, MQ-53: a token goes on a space; ties are decided by the active player."""
    which, first = get(s, SABOTAGE_FRAME.space), get(s, SABOTAGE_FRAME.first)
    if not answered(s):
        mask = lowest_but(s, t, first - 1) if first > 0 else named_spaces(s, t, which)
        if mask == 0:
            pop(s)
        else:
            chooses = seat_of(s, get(s, SABOTAGE_FRAME.you)) if which == WHICH_SPACE.chosen else s.active + 0
            offer(s, PHASE.space, chooses, mask, 0)
        return
    space = forget(s)
    put_sabotage(s, space, log)
    if which == WHICH_SPACE.two_lowest and first == 0:
        put(s, SABOTAGE_FRAME.first, space + 1)
    else:
        pop(s)


@njit
def free_actions(s, t, which):
    """MQ-27: the mask of spaces whose action a free action may be."""
    if which == WHICH_ACTIONS.any:
        return (1 << s.spaces) - 1
    if which == WHICH_ACTIONS.move_or_attack:
        return (1 << SPACE.move) | (1 << SPACE.attack)
    space = which - WHICH_ACTIONS.move
    return 1 << space if space != SPACE.green or s.spaces > SPACE.green else 0


@njit
def run_free(s, t, log):
    """MA-95 to MA-97, MQ-27, MQ-91: an action without a card."""
    character, strength = get(s, FREE_FRAME.who), get(s, FREE_FRAME.strength)
    if not answered(s):
        mask = free_actions(s, t, get(s, FREE_FRAME.actions))
        if mask == 0:
            pop(s)
        else:
            offer(s, PHASE.free, seat_of(s, character), mask, 0)
        return
    space = forget(s)
    pop(s)
    if has((1 << s.spaces) - 1, space):
        begin_action(s, t, space, NONE, character, strength, log)
