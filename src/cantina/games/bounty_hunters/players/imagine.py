"""A whole game that fits what a seat knows (design, section 4). It is given a view, so it cannot cheat."""

from cantina.engine.compiled import njit
from cantina.engine.dice import imagine_chance, random_member, roll, slip_in
from cantina.engine.log import TRUTH
from cantina.engine.masks import has
from cantina.games.bounty_hunters.pack.cards import (
    DECK,
    DECK_CARDS,
    DECKS,
    FIRST,
    NO_CARD,
    deck_of,
    has_cost,
    is_attack,
    is_target,
)
from cantina.games.bounty_hunters.players.imagine_names import imagine_names
from cantina.games.bounty_hunters.players.unseen import placed
from cantina.games.bounty_hunters.rules.knowledge import HIDDEN, sort_hand
from cantina.games.bounty_hunters.rules.resolve import put_down, reserve, sell
from cantina.games.bounty_hunters.rules.state import FATE, NONE, ORPHANS, PHASE, place_of


@njit
def imagine(s, t, rng, log):
    """Fill the blanks of a view at random; `log` is lent for the doings of others and may have no rows."""
    viewer = s.viewer + 0
    s.viewer = TRUTH
    if s.phase == PHASE.over:
        return
    imagine_chance(s, rng)
    for deck in range(DECKS):
        deal_unknown(s, t, deck, rng)
    put_back_bonuses(s, viewer)
    sort_hands(s)
    remember(s, viewer, rng)
    if s.phase == PHASE.draw:
        imagine_names(s, viewer, rng)
    elif s.phase == PHASE.choose:
        imagine_picks(s, viewer, rng)
    elif s.phase == PHASE.resolve:
        imagine_doings(s, t, viewer, rng, log)


@njit
def deal_unknown(s, t, deck, rng):
    """Shuffle the cards of unknown place; the hidden hand cards get theirs, the deck keeps the rest."""
    known = placed(s, t, deck)
    size = 0
    for card in range(DECK_CARDS[deck]):
        if not has(known, card):
            slip_in(s.deck, deck, size, card, rng)
            size += 1
    for seat in range(s.seats):
        for i in range(s.hand_size[seat]):
            if s.hand[seat, i] == HIDDEN - deck:
                size -= 1
                s.hand[seat, i] = FIRST[deck] + s.deck[deck, size]
                s.deck[deck, size] = NONE


@njit
def put_back_bonuses(s, viewer):
    """The viewer's bonus contracts still lie in the deck, at the depths kept for that seat (BH-S58)."""
    if viewer < 0:
        return
    size = s.deck_size[DECK.contract] + 0
    given = s.bonuses[viewer] - s.owed_contracts[viewer]
    for i in range(given - 1, -1, -1):
        at = size - 1 - (i * s.seats + place_of(s, viewer))
        for j in range(size - 1, at, -1):
            s.deck[DECK.contract, j] = s.deck[DECK.contract, j - 1]
        s.deck[DECK.contract, at] = s.bonus[viewer, i]


@njit
def sort_hands(s):
    """Hands are kept in the order of card numbers."""
    for seat in range(s.seats):
        sort_hand(s, seat)


@njit
def remember(s, viewer, rng):
    """Who has held the cards in hand: a card comes from the right, so its holder and some seats to the right of it."""
    for seat in range(s.seats):
        fresh = drawn_card(s, viewer, seat, rng)
        if s.phase == PHASE.choose and seat != viewer:
            s.fresh[seat] = fresh
        for i in range(s.hand_size[seat]):
            card = s.hand[seat, i] + 0
            if viewer >= 0 and has(s.seen[card], viewer):
                hold(s, card, seat, distance(s, viewer, seat))
            elif card == fresh:
                hold(s, card, seat, 0)
            else:
                hold(s, card, seat, steps(s, viewer, seat, rng))


@njit
def distance(s, viewer, seat):
    """How often a card is passed on its way from one seat to another."""
    return (seat - viewer + s.seats) % s.seats


@njit
def hold(s, card, seat, passes):
    """A card that was passed so often before it came to a seat."""
    for i in range(passes + 1):
        s.seen[card] |= 1 << ((seat - i + s.seats) % s.seats)


@njit
def drawn_card(s, viewer, seat, rng):
    """A hidden card of a hand that may be the one drawn this turn: the deck it came from is known (BH-S54)."""
    found, ties = NO_CARD, 0
    for i in range(s.hand_size[seat]):
        card = s.hand[seat, i] + 0
        hidden = seat != viewer and (viewer < 0 or not has(s.seen[card], viewer))
        if hidden and s.phase != PHASE.draw and deck_of(card) == s.named[seat]:
            ties += 1
            if roll(rng, ties) == 0:
                found = card
    return found


@njit
def steps(s, viewer, seat, rng):
    """How often a card that the viewer has not held was passed: it was drawn between the viewer and its holder."""
    most = s.turn - 1
    if viewer >= 0:
        most = min(most, distance(s, viewer, seat) - 1)
    most = min(most, s.seats - 1)
    return 1 + roll(rng, most) if most > 0 else 0


@njit
def imagine_picks(s, viewer, rng):
    """A seat that has laid down a card may have chosen any."""
    for seat in range(s.seats):
        if seat != viewer and has(s.chosen, seat) and s.hand_size[seat] > 0:
            s.pick[seat] = s.hand[seat, roll(rng, s.hand_size[seat])]


@njit
def imagine_doings(s, t, viewer, rng, log):
    """A seat that has finished has sold or played the revealed card in some legal way."""
    for seat in range(s.seats):
        if seat != viewer and has(s.finished, seat) and s.pick[seat] != NO_CARD and s.fate[seat] == FATE.unresolved:
            imagine_play(s, t, seat, s.pick[seat] + 0, roll(rng, 2), rng, log)


@njit
def imagine_play(s, t, seat, card, sold, rng, log):
    """Sell, reserve or play one card."""
    if sold == 1:
        sell(s, seat, log)
    elif has_cost(card):
        reserve(s, seat, card, log)
    elif is_attack(card) and s.open[seat] != 0:
        put_down(s, t, seat, card, random_member(s.open[seat], rng), False, log)
    else:
        put_down(s, t, seat, card, card if is_target(card) else ORPHANS + seat, False, log)
