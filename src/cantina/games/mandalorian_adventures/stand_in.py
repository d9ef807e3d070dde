"""What is played for a seat whose player is away: no risks, no secrets given up, the table kept moving."""

from cantina.engine.compiled import njit
from cantina.engine.masks import lowest
from cantina.games.mandalorian_adventures.actions import (
    CARD,
    CHARACTER,
    DECLINE,
    END,
    NO,
    PASS,
    PLAY,
    RULE,
    STOP,
)
from cantina.games.mandalorian_adventures.legal import first_code
from cantina.games.mandalorian_adventures.rules import rule_row
from cantina.games.mandalorian_adventures.sizes import SPACES
from cantina.games.mandalorian_adventures.spaces import EVENT_AT, total
from cantina.games.mandalorian_adventures.state import (
    ASK_ACTION,
    ASK_AFTER,
    ASK_AGREE,
    ASK_CHARACTER,
    ASK_MAIN,
    ASK_MAY,
    ASK_PLAN,
    ASK_RULE,
    ASK_STEP,
)
from cantina.games.mandalorian_adventures.turns import free_spaces, may_play
from cantina.games.mandalorian_adventures.vocabulary import W_DAMAGE


@njit
def stand_in(s, t, seat):
    """Play the weakest card where it does least harm, decline its action, block damage, agree to nothing."""
    if s.phase == ASK_MAIN:
        return quietest_play(s, t, seat) if may_play(s) else END
    if s.phase == ASK_ACTION:
        return DECLINE
    if s.phase == ASK_STEP:
        return STOP
    if s.phase == ASK_AFTER:
        return PASS
    if s.phase in (ASK_MAY, ASK_AGREE):
        return NO
    if s.phase == ASK_PLAN and t.plan_window[lowest(s.choices + 0)] == W_DAMAGE:
        return CARD + lowest(s.choices + 0)
    return PASS if s.optional == 1 else first_choice(s, t)


@njit
def first_choice(s, t):
    """The first of the choices."""
    chosen = lowest(s.choices + 0)
    if s.phase == ASK_CHARACTER:
        return CHARACTER + s.who[chosen]
    if s.phase == ASK_RULE:
        return RULE + rule_row(s, t, chosen)
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
                    best, chosen = after, PLAY + card * SPACES + space
    return chosen
