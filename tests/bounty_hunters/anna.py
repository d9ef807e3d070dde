"""Anna's position, the complete worked example of the rulebooks (BH-96): 46 + 4 + 12 - 12 = 50.

Her targets are two cards of a character X, one of W and one of V. Once with cards made for it, once with those of the
real set that section 26.4 of the rules asks for, found by what is printed on them.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import NamedTuple

from bounty_hunters.kit import GAME, Table, crate, hunter, same_target, target, target_and_crate, two_targets
from cantina.games.bounty_hunters.pack.cards import FIRST_CONTRACT, FIRST_CRATE, FIRST_DROID, FIRST_HUNTER

X, W, V, NOBODY = "luke", "qira", "grogu", "omega"
POINTS = (9, 16, 9, 12)
PENALTIES = (1, 1, 3, 0, 3, 2, 2)
CRATE_POINTS = 4
ANNA, RIVAL = 0, 1


def made_table(mode="standard"):
    """The position as it stands, with cards made for it; the rival has more crates."""
    targets = {0: target((9, 9, 9), 9, character=X), 1: target((9, 9, 9), 16, character=V)}
    targets |= {2: target((9, 9, 9), 9, character=X), 3: target((9, 9, 9), 12, character=W)}
    contracts = {107: two_targets(X, NOBODY), 108: target_and_crate(V, unit=2), 109: two_targets(X, W)}
    crates = {180: crate(2, icons=1), 181: crate(2, icons=1), 182: crate(0, icons=3)}
    hunters = {44 + i: hunter((1, 0, 0), penalty) for i, penalty in enumerate(PENALTIES)}
    table = Table(seats=2, cards=targets | hunters | contracts | crates, mode=mode)
    for number, attack in enumerate(((44, 45), (46, 47), (48, 49), (50,))):
        table.captured(ANNA, number, *attack)
    table.active(ANNA, 180, 181)
    table.active(RIVAL, 182)
    if mode == "standard":
        table.contracts(ANNA, *contracts)
    return table


class Cards(NamedTuple):
    """Card numbers of the real set."""

    targets: tuple[int, ...]
    hunters: tuple[int, ...]
    contracts: tuple[int, ...]  # worth 2, 4 and 6
    crates: tuple[int, ...]
    rival_crates: tuple[int, ...]


def find(cards) -> Cards:
    """Anna's cards in a set, with as few contract icons as can be."""
    found = [(targets, contracts) for targets in target_sets(cards) for contracts in contract_sets(cards, targets)]
    assert found, "no four targets and three contracts as section 26.4 asks for"
    targets, contracts = min(found, key=lambda pair: icons(cards, pair[0]))
    crates, rival_crates = find_crates(cards)
    return Cards(targets, find_hunters(cards), contracts, crates, rival_crates)


def icons(cards, targets):
    """How many of these targets carry the contract icon."""
    return sum(cards[number].bonus == "contract" for number in targets)


def target_sets(cards):
    """Two nines of one character, and one card each of two others worth 12 and 16, as (X, X, W, V)."""
    worth = {points: [n for n in range(FIRST_HUNTER) if cards[n].points == points] for points in POINTS}
    for first, second in combinations(worth[9], 2):
        for twelve, sixteen in product(worth[12], worth[16]):
            names = {cards[number].character for number in (first, twelve, sixteen)}
            if cards[first].character == cards[second].character and len(names) == 3:
                yield (first, second, twelve, sixteen)
                yield (first, second, sixteen, twelve)


def contract_sets(cards, targets):
    """Her contracts: X and a stranger; W or V with a crate, or X twice (BH-S42); X and W."""
    x, w, v = (cards[number].character for number in targets[1:])
    numbers = {cards[n]: n for n in range(FIRST_CONTRACT, FIRST_DROID)}
    first = [n for card, n in numbers.items() if unit_of(card, x) == 1 and not {w, v} & set(card.targets)]
    readings = (target_and_crate(w, 2, 2), target_and_crate(v, 2, 2), same_target(x, 1, 2))
    second = [numbers[card] for card in readings if card in numbers]
    third = [n for card, n in numbers.items() if set(card.targets) == {x, w} and (card.units, card.duo) == ((1, 1), 3)]
    return product(first, second, third)


def unit_of(contract, character):
    """The unit points of a character on a contract for two different targets; 0 on any other."""
    if contract.kind != "two-targets" or character not in contract.targets:
        return 0
    return contract.units[contract.targets.index(character)]


def find_hunters(cards):
    """Seven hunters with Anna's penalties, the weakest there are, so that no target falls before its turn."""
    free = sorted(range(FIRST_HUNTER, FIRST_CONTRACT), key=lambda n: sum(cards[n].attack))
    chosen = []
    for penalty in PENALTIES:
        chosen.append(next(n for n in free if cards[n].penalty == penalty and n not in chosen))
    return tuple(chosen)


def find_crates(cards):
    """Crates worth 4 points in all, and others with more icons for the rival."""
    numbers = range(FIRST_CRATE, len(cards))
    sets = [chosen for size in (1, 2) for chosen in combinations(numbers, size)]
    mine = next(chosen for chosen in sets if sum(cards[n].points for n in chosen) == CRATE_POINTS)
    others = sorted(set(numbers) - set(mine), key=lambda n: -cards[n].icons)
    return mine, tuple(others[: len(mine) + 1])


def play_out(cards: Cards):
    """The real cards lie as they may before the last step; then Anna's droids capture her four targets."""
    table = Table(seats=2)
    facing, droids = lay_out(cards)
    for number in cards.targets:
        table.open(ANNA, number, *facing[number])
    table.active(ANNA, *cards.crates)
    table.active(RIVAL, *cards.rival_crates)
    table.reserved(ANNA, *(number for number, _ in droids))
    table.credits(ANNA, sum(GAME.content.cards[number].cost for number, _ in droids))
    lay_contracts(table, cards)
    table.reveal({ANNA: spare_hunter(cards)})
    table.play(ANNA, f"sell {spare_hunter(cards)}")
    for number, at in droids:
        table.play(ANNA, f"activate {number} @{at}")
    table.finish()
    return table


def spare_hunter(cards):
    """A hunter to sell."""
    return next(number for number in range(FIRST_HUNTER, FIRST_CONTRACT) if number not in cards.hunters)


def lay_contracts(table, cards):
    """Her last contracts lie in the deck where her bonus draws find them (BH-81, BH-S58), the others in her area."""
    drawn = cards.contracts[2 - icons(GAME.content.cards, cards.targets) :]
    table.contracts(ANNA, *(number for number in cards.contracts if number not in drawn))
    others = [number for number in table.deck_cards("contract") if number not in drawn]
    order = [number for pair in zip(drawn, others, strict=False) for number in pair]
    table.deck("contract", order + others[len(drawn) :])


def lay_out(cards: Cards):
    """Hunters before each target, so that none is captured yet, and the droids, each with its target, that it lacks."""
    real = GAME.content.cards
    splits = product(cards.targets, repeat=len(cards.hunters))
    lacks = {split: missing(real, cards, split) for split in splits}
    open_splits = [split for split in lacks if all(any(lack) for lack in lacks[split])]
    best = min(open_splits, key=lambda split: sum(map(sum, lacks[split])))
    facing = {t: [h for h, at in zip(cards.hunters, best, strict=True) if at == t] for t in cards.targets}
    return facing, lacking_droids(real, dict(zip(cards.targets, lacks[best], strict=True)))


def missing(real, cards, split):
    """What each target lacks when the hunters stand where a split puts them."""
    lacks = []
    for number in cards.targets:
        attacks = [real[h].attack for h, at in zip(cards.hunters, split, strict=True) if at == number]
        sums = [sum(attack[colour] for attack in attacks) for colour in range(3)]
        lacks.append(tuple(max(0, real[number].shield[colour] - sums[colour]) for colour in range(3)))
    return lacks


def lacking_droids(real, lacks):
    """Droids that bring every target down, the most useful ones first."""
    free, chosen = list(range(FIRST_DROID, FIRST_CRATE)), []
    for number, lack in lacks.items():
        left = list(lack)
        while any(left):
            helps = {n: sum(map(min, real[n].attack, left)) for n in free}
            best = max(free, key=helps.__getitem__)
            assert helps[best], "the droids do not reach"
            free.remove(best)
            chosen.append((best, number))
            left = [max(0, lacking - attack) for lacking, attack in zip(left, real[best].attack, strict=True)]
    return chosen
