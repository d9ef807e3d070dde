"""The traitor variant (MD-34, MD-56): loyalty cards, betrayal, accusation."""

from cantina.engine.chance import shuffle
from cantina.engine.compiled import njit
from cantina.engine.log import EVERYONE, emit
from cantina.games.mandalorian_adventures.actions import YES
from cantina.games.mandalorian_adventures.child import put_child
from cantina.games.mandalorian_adventures.events import (
    E_ACCUSATION_RIGHT,
    E_ACCUSATION_WRONG,
    E_ACCUSED,
    E_BETRAYED,
    E_LOYALTY_DEALT,
    E_LOYALTY_LOOKED,
    E_LOYALTY_SEEN,
    E_TOKEN_PLACED,
    E_VOTED,
)
from cantina.games.mandalorian_adventures.frames import (
    F_ACCUSE,
    F_SABOTAGE,
    answered,
    ask,
    forget,
    get,
    pop,
    push,
    put,
)
from cantina.games.mandalorian_adventures.piles import LOYALTY_STREAM
from cantina.games.mandalorian_adventures.sizes import NONE, TOKENS
from cantina.games.mandalorian_adventures.state import (
    ASK_ACCUSE,
    ASK_AGREE,
    EXPELLED,
    HIDDEN_TRAITOR,
    LOYAL,
    TRAITOR,
    TURNED,
    WITH_CHARACTER,
)
from cantina.games.mandalorian_adventures.threats import lay
from cantina.games.mandalorian_adventures.vocabulary import TWO_LOWEST


@njit
def deal_loyalty(s, log):
    """MD-56: one traitor card and as many loyal cards as players; one each, one is put away unseen."""
    for i in range(s.seats + 1):
        s.supply[0, i] = LOYAL
    s.supply[0, 0] = TRAITOR
    shuffle(s, LOYALTY_STREAM, s.supply, 0, s.seats + 1)
    for seat in range(s.seats):
        s.loyalty[seat] = s.supply[0, seat]
        emit(log, 1 << seat, E_LOYALTY_SEEN, seat, s.loyalty[seat], seat, 0)
    emit(log, EVERYONE, E_LOYALTY_DEALT, NONE, 0, 0, 0)


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
            emit(log, EVERYONE, E_TOKEN_PLACED, NONE, token, s.cell[character], 0)
    s.bag[character] = 0


@njit
def betray(s, t, seat, log):
    """MD-56: from now on ignored by enemies, and a sabotage each turn instead of cards."""
    s.standing[seat] = TURNED
    s.begun = 1
    s.dirty = 1
    emit(log, EVERYONE, E_BETRAYED, seat, 0, 0, 0)
    lay_down_all(s, t, seat, log)


@njit
def look_at_loyalty(s, seat, other, log):
    """MD-34: once per game a player may look at one other loyalty card."""
    s.looked |= 1 << seat
    s.loyalty_seen[other] |= 1 << seat
    emit(log, 1 << seat, E_LOYALTY_SEEN, seat, s.loyalty[other], other, 0)
    emit(log, EVERYONE & ~(1 << seat), E_LOYALTY_LOOKED, seat, 0, other, 0)


@njit
def suspects(s, seat):
    """The mask of seats that this seat could accuse, or look at: those who still play as loyal ones."""
    mask = 0
    for other in range(s.seats):
        if other != seat and s.standing[other] == HIDDEN_TRAITOR:
            mask |= 1 << other
    return mask


@njit
def may_accuse(s, seat):
    """Once per game at the end of an own turn."""
    return s.traitor == 1 and s.standing[seat] == HIDDEN_TRAITOR and (s.accused >> seat) & 1 == 0


@njit
def run_accuse(s, t, log):
    """The accusation: the active player names a seat, all others but the accused agree or not."""
    if get(s, 1) == 0:
        name_suspect(s, log)
    else:
        vote(s, t, log)


@njit
def name_suspect(s, log):
    """Phase 0."""
    if not answered(s):
        ask(s, ASK_ACCUSE, s.active + 0, suspects(s, s.active + 0), 1)
        return
    suspect = forget(s)
    if suspect == NONE:
        pop(s)
        return
    s.accused |= 1 << s.active
    s.suspect = suspect
    s.votes = (1 << suspect) | (1 << s.active)
    put(s, 1, 1)
    emit(log, EVERYONE, E_ACCUSED, s.active, suspect, 0, 0)


@njit
def vote(s, t, log):
    """Phase 1: every seat in turn; a single refusal ends it."""
    if answered(s):
        agrees = s.verb == YES
        voter = s.actor + 0
        forget(s)
        s.votes |= 1 << voter
        emit(log, EVERYONE, E_VOTED, voter, 1 if agrees else 0, 0, 0)
        if not agrees:
            pop(s)
            return
    for seat in range(s.seats):
        if (s.votes >> seat) & 1 == 0 and s.standing[seat] != EXPELLED:
            ask(s, ASK_AGREE, seat, 0, 0)
            return
    pop(s)
    show(s, t, log)


@njit
def show(s, t, log):
    """The accused shows the card."""
    suspect = s.suspect + 0
    s.loyalty_seen[suspect] = (1 << s.seats) - 1
    if s.loyalty[suspect] == TRAITOR:
        emit(log, EVERYONE, E_ACCUSATION_RIGHT, NONE, suspect, 0, 0)
        lay_down_all(s, t, suspect, log)
        s.standing[suspect] = EXPELLED
    else:
        emit(log, EVERYONE, E_ACCUSATION_WRONG, NONE, suspect, 0, 0)
        push(s, F_SABOTAGE, TWO_LOWEST, 0, 0, 0, 0)
    s.dirty = 1


@njit
def accuse(s):
    """Lay an accusation on the stack, if one is possible."""
    if may_accuse(s, s.active + 0) and suspects(s, s.active + 0) != 0:
        push(s, F_ACCUSE, 0, 0, 0, 0, 0)
