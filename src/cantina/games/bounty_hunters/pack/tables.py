"""What is printed on the cards, as the rules read it (BH-07 to BH-11)."""

from cantina.engine.names import named
from cantina.engine.record import Record, i1
from cantina.games.bounty_hunters.pack.cards import ATTACKERS, CONTRACTS, CRATES, DROIDS, HUNTERS, MARKET, TARGETS

COLOUR, COLOUR_NAMES = named("green", "blue", "orange")
COLOURS = len(COLOUR_NAMES)

BONUS, BONUSES = named("none", "credit", "contract")
KIND, _KINDS = named("", "two-targets", "same-target", "target-and-crate")  # kinds of contracts are counted from 1
KINDS = _KINDS[1:]


class Tables(Record):
    """The printed values of one set of cards."""

    character: i1[TARGETS]
    points: i1[TARGETS]
    shield: i1[TARGETS, COLOURS]
    bonus: i1[TARGETS]
    copies: i1[TARGETS]  # cards of the set that show the same character
    hunter: i1[HUNTERS]
    penalty: i1[HUNTERS]
    attack: i1[ATTACKERS, COLOURS]  # hunters, then droids
    family: i1[DROIDS]
    droid_copies: i1[DROIDS]  # droids of the set with the same attack values
    cost: i1[MARKET]
    crate_points: i1[CRATES]
    icons: i1[CRATES]
    kind: i1[CONTRACTS]
    first: i1[CONTRACTS]
    second: i1[CONTRACTS]
    unit_first: i1[CONTRACTS]
    unit_second: i1[CONTRACTS]
    duo: i1[CONTRACTS]
