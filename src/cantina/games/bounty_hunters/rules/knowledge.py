"""What a seat may know: the one door from the truth to a player (BH-18, BH-104, BH-S10, BH-S54 to BH-S63)."""

from cantina.engine.chance import conceal_chance
from cantina.engine.compiled import njit
from cantina.engine.masks import has
from cantina.games.bounty_hunters.pack.cards import CARDS, DECKS, LARGEST_DECK, NO_CARD, deck_of
from cantina.games.bounty_hunters.rules.doings import rewind
from cantina.games.bounty_hunters.rules.state import NONE, PHASE
from cantina.games.bounty_hunters.rules.turns import empty_decks

HIDDEN = -2  # a hidden card of deck d is HIDDEN - d: from which deck a card of a hand came is public (BH-S54)


@njit
def conceal(s, t, seat):
    """Blank, in a copy, all that a seat (or SPECTATOR) cannot know; after the end nothing is secret (BH-S63)."""
    s.viewer = seat
    if s.phase == PHASE.over:
        return
    conceal_chance(s)
    blank_decks(s)
    for other in range(s.seats):
        if other != seat:
            conceal_seat(s, t, other, seat)
    keep_own_memory(s, seat)
    if s.phase == PHASE.draw and not names_in_this_round(s, seat):
        s.closed = empty_decks(s)  # only those who must name again learn what has run out


@njit
def keep_own_memory(s, seat):
    """BH-S55: which cards this seat has held, and which of them it saw its right neighbour hold; of others nothing."""
    own, known = 0, 0
    if seat >= 0:
        own = 1 << seat
        known = own | 1 << ((seat + s.seats - 1) % s.seats)
    for card in range(CARDS):
        s.seen[card] = s.seen[card] & known if s.seen[card] & own != 0 else 0


@njit
def names_in_this_round(s, seat):
    """BH-S03: whether a seat was asked for a name in the present round of naming."""
    return seat >= 0 and s.round[seat] == s.rounds


@njit
def blank_decks(s):
    """Decks lie face down."""
    for deck in range(DECKS):
        for i in range(LARGEST_DECK):
            s.deck[deck, i] = NONE


@njit
def conceal_seat(s, t, seat, viewer):
    """Another player's hand and face-down card, deck named in an open step 1, and doings since the reveal."""
    conceal_hand(s, seat, viewer)
    s.fresh[seat] = NO_CARD
    if s.phase == PHASE.draw:
        s.named[seat] = NONE
    elif s.phase == PHASE.choose:
        s.pick[seat] = NO_CARD
    elif s.phase == PHASE.resolve:
        rewind(s, t, seat)


@njit
def conceal_hand(s, seat, viewer):
    """BH-S55: cards the viewer has held stay known, of others only the deck; a chosen card is one of them (BH-S61)."""
    for i in range(s.hand_size[seat]):
        card = s.hand[seat, i] + 0
        if card >= 0 and (viewer < 0 or not has(s.seen[card], viewer)):
            s.hand[seat, i] = HIDDEN - deck_of(card)
    sort_hand(s, seat)


@njit
def order(card):
    """Known cards by number, then hidden ones by deck."""
    return card + 0 if card >= 0 else CARDS - card


@njit
def sort_hand(s, seat):
    """Put a hand of which some cards have changed into order."""
    for i in range(1, s.hand_size[seat]):
        card = s.hand[seat, i] + 0
        j = i
        while j > 0 and order(s.hand[seat, j - 1]) > order(card):
            s.hand[seat, j] = s.hand[seat, j - 1]
            j -= 1
        s.hand[seat, j] = card
