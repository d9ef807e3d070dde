"""The traitor variant (MD-34, MD-56): loyalty cards, betrayal, accusation."""

from cantina.engine.chance import shuffle
from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.games.mandalorian_adventures.pack.sizes import NONE, TOKENS
from cantina.games.mandalorian_adventures.pack.vocabulary import WHICH_SPACE
from cantina.games.mandalorian_adventures.rules.actions import ACTION
from cantina.games.mandalorian_adventures.rules.child import put_child
from cantina.games.mandalorian_adventures.rules.events import EVENT
from cantina.games.mandalorian_adventures.rules.frame_shapes import FRAME, HEAD
from cantina.games.mandalorian_adventures.rules.frames import answered, ask, forget, get, pop, push, put
from cantina.games.mandalorian_adventures.rules.piles import LOYALTY_STREAM
from cantina.games.mandalorian_adventures.rules.state import (
    HIDDEN_TRAITOR,
    LOYAL,
    PHASE,
    STANDING,
    TRAITOR,
    WITH_CHARACTER,
)
from cantina.games.mandalorian_adventures.rules.threats import lay

# Phases of an accusation.
NAMING, VOTING = range(2)


@njit
def deal_loyalty(s, log):
    """MD-56: one traitor card and as many loyal cards as players; one each, one is put away unseen."""
    for i in range(s.seats + 1):
        s.supply[0, i] = LOYAL
    s.supply[0, 0] = TRAITOR
    shuffle(s, LOYALTY_STREAM, s.supply, 0, s.seats + 1)
    for seat in range(s.seats):
        s.loyalty[seat] = s.supply[0, seat]
        emit(log, 1 << seat, EVENT.loyalty_seen, seat, s.loyalty[seat], seat, 0)
    emit(log, EVERYONE, EVENT.loyalty_dealt, NONE, 0, 0, 0)


@njit
def may_betray(s, seat):
    """At the start of an own turn a hidden traitor may show the card."""
    return s.loyalty[seat] == TRAITOR and s.standing[seat] == HIDDEN_TRAITOR and s.begun == 0


@njit
def lay_down_all(s, t, character, log):
    """What a traitor carries is put on the cell; this is no flight."""
    if s.child == WITH_CHARACTER and s.child_at == character:
        put_child(s, s.cell[character] + 0, log)
    for token in range(TOKENS):
        if (s.bag[character] >> token) & 1 == 1:
            threat = lay(s, token, s.cell[character] + 0, 1, 0, 0)
            if threat != NONE:
                s.captured[threat] = t.token_capturable[token]  # the Mark is no enemy again (MD-32)
            emit(log, EVERYONE, EVENT.token_placed, NONE, token, s.cell[character], 0)
    s.bag[character] = 0


@njit
def betray(s, t, seat, log):
    """MD-56: from now on ignored by enemies, and a sabotage each turn instead of cards."""
    s.standing[seat] = STANDING.turned
    s.begun = 1
    s.dirty = 1
    emit(log, EVERYONE, EVENT.betrayed, seat, 0, 0, 0)
    lay_down_all(s, t, seat, log)


@njit
def look_at_loyalty(s, seat, other, log):
    """MD-34: only this seat sees it."""
    s.looked |= 1 << seat
    s.loyalty_seen[other] |= 1 << seat
    emit(log, 1 << seat, EVENT.loyalty_seen, seat, s.loyalty[other], other, 0)
    emit(log, EVERYONE & ~(1 << seat), EVENT.loyalty_looked, seat, 0, other, 0)


@njit
def is_exposed(s):
    """MD-56: whether everybody knows the traitor: who has turned, or was accused rightly."""
    for seat in range(s.seats):
        if s.standing[seat] != HIDDEN_TRAITOR:
            return True
    return False


@njit
def suspects(s, seat):
    """MD-56: whom a seat may accuse or look at: none once the traitor is known, nobody who was shown to be loyal."""
    mask = 0
    if is_exposed(s):
        return mask
    for other in range(s.seats):
        if other != seat and (s.loyalty_seen[other] >> other) & 1 == 0:
            mask |= 1 << other
    return mask


@njit
def may_look(s, seat):
    """MD-34: a player may look at one other loyalty card, once per game."""
    return s.traitor == 1 and (s.looked >> seat) & 1 == 0 and suspects(s, seat) != 0


@njit
def may_accuse(s, seat):
    """Once per game at the end of an own turn."""
    return s.traitor == 1 and s.standing[seat] == HIDDEN_TRAITOR and (s.accused >> seat) & 1 == 0


@njit
def run_accuse(s, t, log):
    """The accusation: the active player names a seat, all others but the accused agree or not."""
    if get(s, HEAD.phase) == NAMING:
        name_suspect(s, log)
    else:
        vote(s, t, log)


@njit
def name_suspect(s, log):
    """The active player names a seat, or none."""
    if not answered(s):
        ask(s, PHASE.accuse, s.active + 0, suspects(s, s.active + 0), 1)
        return
    suspect = forget(s)
    if suspect == NONE:
        pop(s)
        return
    s.accused |= 1 << s.active
    s.suspect = suspect
    s.votes = (1 << suspect) | (1 << s.active)
    put(s, HEAD.phase, VOTING)
    emit(log, EVERYONE, EVENT.accused, s.active, suspect, 0, 0)


@njit
def vote(s, t, log):
    """Every seat in turn; a single refusal ends it."""
    if answered(s):
        agrees = s.verb == ACTION.yes
        voter = s.actor + 0
        forget(s)
        s.votes |= 1 << voter
        emit(log, EVERYONE, EVENT.voted, voter, 1 if agrees else 0, 0, 0)
        if not agrees:
            pop(s)
            return
    for seat in range(s.seats):
        if (s.votes >> seat) & 1 == 0 and s.standing[seat] != STANDING.expelled:
            ask(s, PHASE.agree, seat, 0, 0)
            return
    pop(s)
    show(s, t, log)


@njit
def show(s, t, log):
    """The accused shows the card."""
    suspect = s.suspect + 0
    s.loyalty_seen[suspect] = (1 << s.seats) - 1
    if s.loyalty[suspect] == TRAITOR:
        emit(log, EVERYONE, EVENT.accusation_right, NONE, suspect, 0, 0)
        lay_down_all(s, t, suspect, log)
        s.standing[suspect] = STANDING.expelled
    else:
        emit(log, EVERYONE, EVENT.accusation_wrong, NONE, suspect, 0, 0)
        push(s, FRAME.sabotage, WHICH_SPACE.two_lowest, 0, 0, 0, 0)
    s.dirty = 1


@njit
def accuse(s):
    """Lay an accusation on the stack, if one is possible."""
    if may_accuse(s, s.active + 0) and suspects(s, s.active + 0) != 0:
        push(s, FRAME.accuse, 0, 0, 0, 0, 0)
