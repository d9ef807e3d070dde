"""Imagined skill and planning cards (MA-70, MA-74, MA-177): what lies in other hands and in the decks."""

from cantina.engine.compiled import njit
from cantina.engine.dice import roll, slip_in
from cantina.engine.hands import put_in_order
from cantina.games.mandalorian_adventures.pack.sizes import MODE, NONE
from cantina.games.mandalorian_adventures.rules.frame_shapes import PLANNING_FRAME
from cantina.games.mandalorian_adventures.rules.frames import get
from cantina.games.mandalorian_adventures.rules.planning import drawn_cards, keepable
from cantina.games.mandalorian_adventures.rules.spaces import owner
from cantina.games.mandalorian_adventures.rules.state import PHASE


@njit
def imagine_skills(s, t, viewer, rng):
    """Every deck row: its unseen cards in random order, first into other hands, the rest into the deck."""
    for row in range(1 if s.mode == MODE.shared else s.seats):
        size = gather_unseen(s, t, row, viewer, rng)
        for seat in range(s.seats):
            if seat != viewer and (s.mode == MODE.shared or seat == row):
                size = fill_hand(s, seat, row, size)


@njit
def fill_hand(s, seat, row, size):
    """Take as many cards from the heap as the hand holds."""
    many = s.hand_size[seat] + 0
    s.hand_size[seat] = 0
    for _ in range(many):
        size -= 1
        put_in_order(s.hand, s.hand_size, seat, s.deck[row, size] + 0)
        s.deck[row, size] = NONE
    return size


@njit
def gather_unseen(s, t, row, viewer, rng):
    """The cards of a deck row that the view does not show, shuffled into the place of the deck."""
    size = 0
    for card in range(t.skills):
        character = owner(s, t, card)
        mine = s.who[character] == t.skill_character[card] and (s.mode == MODE.shared or character == row)
        if mine and t.skill_added[card] <= s.growth < t.skill_removed[card]:
            for _ in range(t.skill_copies[card] - shown(s, card, row, viewer)):
                slip_in(s.deck, row, size, card, rng)
                size += 1
    return size


@njit
def shown(s, card, row, viewer):
    """How many copies of a card lie in the discard, on action spaces or in the viewer's hand."""
    many = 0
    for i in range(s.discard_size[row]):
        many += 1 if s.discard[row, i] == card else 0
    for space in range(s.spaces):
        for i in range(s.pile_size[space]):
            many += 1 if s.pile[space, i] == card else 0
    if viewer >= 0:
        for i in range(s.hand_size[viewer]):
            many += 1 if s.hand[viewer, i] == card else 0
    return many


@njit
def imagine_plans(s, t, viewer, rng):
    """The unseen planning cards: drawn ones of another player, then the unknown places of the deck."""
    size = 0
    for plan in range(t.plans):
        copies = t.plan_copies[plan] + 0 if t.plan_added[plan] <= s.growth else 0
        for _ in range(copies - plan_shown(s, plan)):
            size = put_unseen(s, plan, size, rng)
    place = 0
    for i in range(s.drawn_size):
        if s.drawn[i] == NONE:
            s.drawn[i] = take_unseen(s, place)
            place += 1
    for i in range(s.plan_size):
        if s.plan_deck[0, i] == NONE:
            s.plan_deck[0, i] = take_unseen(s, place)
            place += 1
    imagine_question(s, t)


@njit
def imagine_question(s, t):
    """MA-70: what may be chosen among the drawn cards is known to the one who drew them only."""
    if s.phase == PHASE.keep:
        s.choices = keepable(s, t, get(s, PLANNING_FRAME.who))
    elif s.phase == PHASE.top:
        s.choices = drawn_cards(s)


@njit
def put_unseen(s, plan, size, rng):
    """Add a card at a random place of the heap, which lies beyond the discard for the moment."""
    first = s.plan_discard_size + 0
    other = roll(rng, size + 1)
    s.plan_discard[0, first + size] = s.plan_discard[0, first + other]
    s.plan_discard[0, first + other] = plan
    return size + 1


@njit
def take_unseen(s, place):
    """A card of that heap; its place is empty again."""
    at = s.plan_discard_size + place
    card = s.plan_discard[0, at] + 0
    s.plan_discard[0, at] = NONE
    return card


@njit
def plan_shown(s, plan):
    """How many copies of a planning card the view shows: owned, discarded, drawn, or known in the deck."""
    many = 0
    for character in range(s.team):
        many += (s.plans[character] >> plan) & 1
    for i in range(s.plan_discard_size):
        many += 1 if s.plan_discard[0, i] == plan else 0
    for i in range(s.drawn_size):
        many += 1 if s.drawn[i] == plan else 0
    for i in range(s.plan_size):
        many += 1 if s.plan_deck[0, i] == plan else 0
    return many
