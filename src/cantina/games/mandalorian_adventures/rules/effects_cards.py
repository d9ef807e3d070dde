"""Steps about sabotage tokens, and about planning, skill and loyalty cards."""

from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import NONE
from cantina.games.mandalorian_adventures.pack.tables import STEP_ROW
from cantina.games.mandalorian_adventures.pack.vocabulary import FAR, STEP, WHICH_SPACE, WHO
from cantina.games.mandalorian_adventures.rules.effects_characters import offer_character
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import FRAME, STEPS_FRAME
from cantina.games.mandalorian_adventures.rules.frames import get, offer, push
from cantina.games.mandalorian_adventures.rules.piles import discard_plan_card, draw_skills
from cantina.games.mandalorian_adventures.rules.spaces import lowest_spaces, sabotaged_spaces, take_sabotage
from cantina.games.mandalorian_adventures.rules.state import PHASE, is_shared, seat_of
from cantina.games.mandalorian_adventures.rules.traitor import look_at_loyalty, may_look, suspects


@njit
def begin_cards(s, t, row, code, log):
    """Carry out a step of this family, or ask what it leaves open."""
    you = get(s, STEPS_FRAME.you)
    a, b = t.step[row, STEP_ROW.a] + 0, t.step[row, STEP_ROW.b] + 0
    if code == STEP.sabotage:
        push(s, FRAME.sabotage, a, you, 0, 0, 0)
    elif code == STEP.remove_sabotage:
        mask = sabotaged_spaces(s) & named_spaces(s, t, a)
        if mask != 0:
            offer(s, PHASE.space, seat_of(s, you), mask, 0)
    elif code == STEP.draw_plan:
        push(s, FRAME.planning, you, a, b, 1, 0)
    elif code == STEP.take_plan_from_discard:
        take_plan(s, you, a, log)
    elif code == STEP.draw_skill:
        begin_draw(s, t, you, a, b, log)
    elif code == STEP.discard_plan:
        if s.plans[you] != 0:
            offer(s, PHASE.discard_plan, seat_of(s, you), s.plans[you] + 0, 0)
    elif code == STEP.peek_loyalty:
        begin_peek(s, seat_of(s, you))


@njit
def answer_cards(s, t, row, code, answer, log):
    """What was chosen for a step of this family."""
    you = get(s, STEPS_FRAME.you)
    if code == STEP.remove_sabotage:
        take_sabotage(s, t, answer, log)
    elif code == STEP.draw_skill:
        draw_skills(s, t, answer, t.step[row, STEP_ROW.a] + 0, log)
    elif code == STEP.discard_plan:
        s.plans[you] &= ~(1 << answer)
        discard_plan_card(s, answer, log)
    elif code == STEP.peek_loyalty:
        look_at_loyalty(s, seat_of(s, you), answer, log)


@njit
def named_spaces(s, t, which):
    """The mask of action spaces a word means; none if the mission lacks it (MQ-53)."""
    everything = (1 << s.spaces) - 1
    if which in (WHICH_SPACE.lowest, WHICH_SPACE.two_lowest):
        return lowest_spaces(s, t)
    if which in (WHICH_SPACE.chosen, WHICH_SPACE.any):
        return everything
    return (1 << which) & everything


@njit
def begin_draw(s, t, you, count, who, log):
    """MQ-92: in shared mode the active player names the player who draws."""
    if is_shared(s):
        offer(s, PHASE.seat, s.active + 0, (1 << s.seats) - 1, 0)
    elif who == WHO.you:
        draw_skills(s, t, you, count, log)
    else:
        offer_character(s, t, you, who, FAR, False)


@njit
def take_plan(s, you, plan, log):
    """Take a planning card from the discard, never a second copy (MA-73)."""
    if has(s.plans[you], plan):
        return
    for i in range(s.plan_discard_size):
        if s.plan_discard[0, i] == plan:
            s.plan_discard_size -= 1
            for j in range(i, s.plan_discard_size):
                s.plan_discard[0, j] = s.plan_discard[0, j + 1]
            s.plan_discard[0, s.plan_discard_size] = NONE
            s.plans[you] |= 1 << plan
            s.changed = 1
            emit(log, EVERYONE, EVENT.plan_taken, NONE, plan, s.who[you] + 0, 0)
            return


@njit
def begin_peek(s, seat):
    """MD-34: look at a loyalty card, once per game."""
    if may_look(s, seat):
        offer(s, PHASE.seat, seat, suspects(s, seat), 0)
