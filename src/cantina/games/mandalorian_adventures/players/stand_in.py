"""What is played for a seat whose player is away: no risks, no secrets given up, the table kept moving."""

from cantina.engine.compiled import njit
from cantina.engine.masks import lowest
from cantina.games.mandalorian_adventures.pack.sizes import SPACES
from cantina.games.mandalorian_adventures.pack.vocabulary import WINDOW
from cantina.games.mandalorian_adventures.rules.actions import ACTION
from cantina.games.mandalorian_adventures.rules.legal import first_code
from cantina.games.mandalorian_adventures.rules.mission_rules import rule_row
from cantina.games.mandalorian_adventures.rules.spaces import EVENT_AT, total
from cantina.games.mandalorian_adventures.rules.state import PHASE
from cantina.games.mandalorian_adventures.rules.turns import free_spaces, may_play


@njit
def stand_in(s, t, seat):
    """Play the weakest card where it does least harm, decline its action, block damage, agree to nothing."""
    if s.phase == PHASE.main:
        return quietest_play(s, t, seat) if may_play(s) else ACTION.end
    if s.phase == PHASE.action:
        return ACTION.decline
    if s.phase == PHASE.step:
        return ACTION.stop
    if s.phase == PHASE.after:
        return ACTION.pass_
    if s.phase in (PHASE.may, PHASE.agree):
        return ACTION.no
    if s.phase == PHASE.plan and t.plan_window[lowest(s.choices + 0)] == WINDOW.damage_to_you:
        return ACTION.card + lowest(s.choices + 0)
    return ACTION.pass_ if s.optional == 1 else first_choice(s, t)


@njit
def first_choice(s, t):
    """The first of the choices."""
    chosen = lowest(s.choices + 0)
    if s.phase == PHASE.character:
        return ACTION.character + s.who[chosen]
    if s.phase == PHASE.rule:
        return ACTION.rule + rule_row(s, t, chosen)
    return first_code(s.phase + 0) + chosen


@njit
def quietest_play(s, t, seat):
    """The card and the space that leave the lowest total, none with an event if possible."""
    best, chosen = 999, 0
    for i in range(s.hand_size[seat]):
        card = s.hand[seat, i] + 0
        for space in range(s.spaces):
            if (free_spaces(s) >> space) & 1 == 1:
                after = EVENT_AT if t.skill_tactical[card] == 1 else total(s, t, space) + t.skill_strength[card]
                if after < best:
                    best, chosen = after, ACTION.play + card * SPACES + space
    return chosen
