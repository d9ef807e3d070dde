"""Credits and contracts that a player gains while everybody resolves step 2 (BH-61, BH-62, BH-81, BH-S58).

What the players share does not change before the close: each gain has a place of its own in the bank and in the
Contract deck as they were at the common reveal, so nobody's speed counts and nobody learns anything from a gain.
"""

from cantina.engine.compiled import njit
from cantina.engine.log import emit
from cantina.games.bounty_hunters.pack.cards import DECK, FIRST_CONTRACT
from cantina.games.bounty_hunters.rules.events import EVENT
from cantina.games.bounty_hunters.rules.state import place_of


@njit
def left_in_bank(s, credits):
    """BH-S06: the credits in a limited bank, when the players have as many."""
    left = s.credit_supply + 0
    for seat in range(s.seats):
        left -= credits[seat]
    return left


@njit
def gain_credit(s, seat):
    """Take one credit now, or have it owed where the bank may be too short (BH-S58)."""
    number = s.gains[seat] * s.seats + place_of(s, seat)
    s.gains[seat] += 1
    if s.credit_supply == 0 or left_in_bank(s, s.credits_before) > number:
        s.credits[seat] += 1
    else:
        s.owed_credits[seat] += 1


@njit
def gain_contract(s, seat, log):
    """BH-62: draw a contract and activate it, at the depth kept for this seat, or have it owed (BH-S58)."""
    number = s.bonuses[seat] * s.seats + place_of(s, seat)
    if number < s.deck_size[DECK.contract]:
        contract = s.deck[DECK.contract, s.deck_size[DECK.contract] - 1 - number] + 0
        s.bonus[seat, s.bonuses[seat]] = contract
        s.contracts[seat] |= 1 << contract
        emit(log, 1 << seat, EVENT.bonus_contract, seat, FIRST_CONTRACT + contract, 0, 0)
    else:
        s.owed_contracts[seat] += 1
    s.bonuses[seat] += 1
