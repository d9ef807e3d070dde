"""A whole game that fits what a seat knows (design, section 4). It is given a view, so it cannot cheat."""

from cantina.engine.compiled import njit
from cantina.engine.dice import imagine_chance, roll, slip_in
from cantina.engine.log import TRUTH
from cantina.engine.masks import has
from cantina.games.mandalorian_adventures.pack.sizes import (
    ANY_SHAPE,
    HIDDEN_SHAPES,
    NONE,
    ORANGE,
    SABOTAGE,
    SPACES,
    THREATS,
    TOKENS,
)
from cantina.games.mandalorian_adventures.pack.tables import SUPPLY_ROW
from cantina.games.mandalorian_adventures.players.imagine_cards import imagine_plans, imagine_skills
from cantina.games.mandalorian_adventures.rules.event_step import card_in_work
from cantina.games.mandalorian_adventures.rules.state import LOYAL, NO_CARD, PHASE, TRAITOR


@njit
def imagine(s, t, rng, log):
    """Fill the blanks of a view at random."""
    viewer = s.viewer + 0
    s.viewer = TRUTH
    if s.phase == PHASE.over:
        return
    imagine_chance(s, rng)
    imagine_skills(s, t, viewer, rng)
    imagine_plans(s, t, viewer, rng)
    imagine_events(s, t, rng)
    imagine_supply(s, rng)
    imagine_stack(s, rng)
    imagine_threats(s, t, rng)
    imagine_loyalty(s, rng)


@njit
def imagine_events(s, t, rng):
    """MA-180: the cards not yet seen, in any order in which the top one has the back that lies open."""
    size = 0
    current = cards_in_work(s)
    for card in range(t.events):
        if t.event_added[card] <= s.growth and not has(s.event_discard | current, card):
            slip_in(s.event_deck, 0, size, card, rng)
            size += 1
    if size == 0:
        return
    top = size - 1
    fitting = top
    while t.event_back[s.event_deck[0, fitting]] != s.event_back:
        fitting -= 1
    card = s.event_deck[0, fitting]
    s.event_deck[0, fitting] = s.event_deck[0, top]
    s.event_deck[0, top] = card


@njit
def cards_in_work(s):
    """The mask of event cards being resolved."""
    mask = 0
    for row in range(s.depth):
        if card_in_work(s, row) != NONE:
            mask |= 1 << card_in_work(s, row)
    return mask


@njit
def imagine_supply(s, rng):
    """MA-137: the sabotage tokens that lie nowhere else, in any order."""
    seen = s.spent + 0
    for space in range(SPACES):
        seen |= s.sabotage[space]
    size = 0
    for token in range(SABOTAGE):
        if not has(seen, token):
            slip_in(s.supply, 0, size, token, rng)
            size += 1


@njit
def imagine_stack(s, rng):
    """MA-27: the reinforcements not yet seen, in any order."""
    size = 0
    for token in range(TOKENS):
        for _ in range(s.pool[ORANGE, token]):
            slip_in(s.reinforcements, 0, size, token, rng)
            size += 1


@njit
def imagine_threats(s, t, rng):
    """MA-24, MQ-62: faces for the face-down tokens: first those that must lie there, then any of the others."""
    for token in range(TOKENS):
        many = s.pool[ANY_SHAPE, token] - known_of(s, token, ANY_SHAPE)
        place_some(s, token, many, ANY_SHAPE, rng)
    for shape in range(HIDDEN_SHAPES):
        for token in range(TOKENS):
            many = s.pool[shape, token] - known_of(s, token, shape)
            if many > 0 and must_lie(t, token, shape, s):
                place_some(s, token, many, shape, rng)
        fill_shape(s, t, shape, rng)


@njit
def must_lie(t, token, shape, s):
    """Tokens that are never surplus: by their mark, or because the briefing put them there."""
    if t.token_must[token] == 1:
        return True
    for row in range(t.supplies):
        of_token = t.supply[row, SUPPLY_ROW.map] == s.map and t.supply[row, SUPPLY_ROW.token] == token
        if of_token and t.supply[row, SUPPLY_ROW.shape] == shape:
            return False
    return True


@njit
def known_of(s, token, shape):
    """How many face-down tokens of a face this view knows."""
    many = 0
    for threat in range(THREATS):
        if s.at[threat] != NONE and s.up[threat] == 0 and s.token[threat] == token:
            many += 1 if shape == ANY_SHAPE or (s.shape[threat] == shape and s.pool[ANY_SHAPE, token] == 0) else 0
    return many


@njit
def unknown(s, threat, shape):
    """Whether a face-down token of this shape is unknown to the view."""
    if s.at[threat] == NONE or s.up[threat] == 1 or s.token[threat] != NONE:
        return False
    if shape == ANY_SHAPE:
        return True
    return s.shape[threat] == shape


@njit
def place_some(s, token, many, shape, rng):
    """Put a face under random unknown tokens of a shape."""
    for _ in range(many):
        chosen, seen = NONE, 0
        for threat in range(THREATS):
            if unknown(s, threat, shape):
                seen += 1
                if roll(rng, seen) == 0:
                    chosen = threat
        if chosen != NONE:
            s.token[chosen] = token


@njit
def left_in_pool(s, token, shape):
    """How many of a face are not yet given to a token of the map."""
    many = s.pool[shape, token] + 0
    for threat in range(THREATS):
        if s.at[threat] != NONE and s.up[threat] == 0 and s.token[threat] == token and s.shape[threat] == shape:
            many -= 1 if s.pool[ANY_SHAPE, token] == 0 else 0
    return many


@njit
def fill_shape(s, t, shape, rng):
    """The other tokens of a shape: each unknown one gets any face that is left, drawn without putting back."""
    for threat in range(THREATS):
        if unknown(s, threat, shape):
            chosen, seen = NONE, 0
            for token in range(t.tokens):
                for _ in range(left_in_pool(s, token, shape)):
                    seen += 1
                    if roll(rng, seen) == 0:
                        chosen = token
            s.token[threat] = chosen


@njit
def imagine_loyalty(s, rng):
    """MD-56: at most one traitor among those whose cards are not known; there may be none."""
    if s.traitor == 0:
        return
    open_seats, traitor_known = 0, False
    for seat in range(s.seats):
        if s.loyalty[seat] == NO_CARD:
            open_seats += 1
        elif s.loyalty[seat] == TRAITOR:
            traitor_known = True
    traitor = NONE if traitor_known else roll(rng, open_seats + 1)
    for seat in range(s.seats):
        if s.loyalty[seat] == NO_CARD:
            open_seats -= 1
            s.loyalty[seat] = TRAITOR if open_seats == traitor else LOYAL
