"""Section 24: worlds that a seat cannot tell apart, also when decks and bank run short (BH-S03, BH-S10, BH-S54 ...).

A world imagined from a view is another truth behind it. It must be one the rules can lead to, and the viewer must be
told the same in it as in the real one.
"""

import random
from collections import Counter

import pytest

from bounty_hunters.kit import Table
from bounty_hunters.worlds import (
    assert_sound,
    barren_cards,
    easy_cards,
    errors_for,
    imagined,
    match_of,
    random_play,
)
from cantina.engine.record import Checked
from cantina.games.bounty_hunters.rules.state import PHASE

ENOUGH = 12
SETS = {"real": lambda: None, "barren": barren_cards, "easy": easy_cards}


def told(match, viewer):
    """What a seat is told of a moment: its record, view, legal actions and errors."""
    seen = match.concealed(viewer).tobytes(), match.view(viewer)
    return seen if viewer is None else (*seen, match.legal(viewer), errors_for(match, viewer))


def moments(match, dice, often, **play):
    """Some moments of a random game, and all of a shortage."""
    for _ in random_play(match, dice, **play):
        s = Checked(match.state)
        if not match.over and (s.rounds > 0 or dice.random() < often):
            yield s


def kind_of(s, viewer):
    """What makes a moment worth a look."""
    if s.phase == PHASE.draw and s.rounds:
        return "shortage"
    if s.phase == PHASE.resolve and viewer is not None and s.owed_contracts[viewer]:
        return "owed contract"
    if s.phase == PHASE.resolve and viewer is not None and s.owed_credits[viewer]:
        return "owed credit"
    if s.phase == PHASE.resolve and viewer is not None and s.bonuses[viewer]:
        return "bonus contract"
    return ("", "draw", "choose", "resolve")[s.phase]


@pytest.mark.rule("BH-S03", "BH-S10", "BH-S54", "BH-S55", "BH-S58", "BH-S60", "BH-S61", "BH-S62")
@pytest.mark.parametrize(
    ("cards", "seats", "options", "met"),
    [
        ("barren", 6, {}, {"shortage", "draw", "choose", "resolve"}),
        ("barren", 5, {"mode": "introductory"}, {"shortage", "draw", "choose", "resolve"}),
        ("barren", 3, {"credit_supply": 2}, {"shortage", "owed credit", "draw", "choose", "resolve"}),
        ("easy", 4, {}, {"bonus contract", "draw", "choose", "resolve"}),
        ("easy", 6, {"credit_supply": 3}, {"owed contract", "owed credit", "bonus contract"}),
        ("real", 2, {}, {"draw", "choose", "resolve"}),
    ],
)
@pytest.mark.slow
def test_an_imagined_world_is_sound_and_looks_the_same(cards, seats, options, met):
    match, dice, seen = match_of(SETS[cards](), seats, 1, max_turns=40, **options), random.Random(seats), Counter()
    for s in moments(match, dice, 0.5, selling=0.1, scarce=cards != "real"):
        viewers = dice.sample([*range(seats), None], seats + 1)
        viewer = min(viewers, key=lambda one: seen[kind_of(s, one)])
        kind = kind_of(s, viewer)
        if seen[kind] < ENOUGH:
            seen[kind] += 1
            world = imagined(match, viewer, dice.randrange(1 << 30))
            assert_sound(match)
            assert_sound(world)
            assert told(world, viewer) == told(match, viewer)
    assert met <= set(seen)


@pytest.mark.slow
@pytest.mark.rule("BH-S03", "BH-S54")
@pytest.mark.parametrize("seats", [4, 6])
def test_an_imagined_game_can_be_played_on(seats):
    match, dice = match_of(barren_cards(), seats, 2, max_turns=40), random.Random(seats)
    for s in moments(match, dice, 0.005, selling=0.05, scarce=True):
        viewer = dice.choice([*range(seats), None])
        world = imagined(match, viewer, dice.randrange(1 << 30))
        for _ in random_play(world, dice, selling=0.3, scarce=True):
            if Checked(world.state).turn > s.turn + 1:
                break
        assert_sound(world)


@pytest.mark.slow
@pytest.mark.rule("BH-S03")
def test_names_that_are_imagined_explain_who_must_name_again():
    """Seat 3 (place 1) must name again, so the Guild Master, seat 2, took the only contract or the only target."""
    table = Table(seats=4, guild_master=2)
    table.deck("contract", [107])
    table.deck("target", [5])
    for seat, name in ((0, "hunter"), (1, "market"), (2, "contract"), (3, "contract")):
        table.play(seat, f"draw {name}")
    assert table.match.actors() == (3,)
    taken = set()
    for number in range(40):
        world = Checked(imagined(table.match, 0, number).state)
        taken.add(world.named[2])
        assert world.named[0] == 1
        assert world.closed == 1 << world.named[2] | (1 << world.named[1] if world.named[1] in (0, 2) else 0)
    assert taken == {0, 2}
    for number in range(10):  # seat 3 itself knows which deck is closed
        assert Checked(imagined(table.match, 3, number).state).named[2] == 2


@pytest.mark.first_is_enough
@pytest.mark.rule("BH-S55")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_in_an_imagined_world_cards_have_come_from_the_right(seats):
    """Whoever holds a card now, and an unbroken row of seats to the right of it, have held it; nobody else."""
    match, dice = match_of(None, seats, 3, max_turns=9), random.Random(seats)
    for _ in moments(match, dice, 0.1):
        viewer = dice.randrange(seats)
        for world in (match, imagined(match, viewer, dice.randrange(1 << 30))):
            s = Checked(world.state)
            for holder in range(seats):
                for i in range(s.hand_size[holder]):
                    holders = s.seen[s.hand[holder, i]]
                    row = [1 << (holder - step) % seats for step in range(holders.bit_count())]
                    assert holders == sum(row)


@pytest.mark.slow
@pytest.mark.rule("BH-S54", "BH-S61")
def test_what_is_imagined_of_a_hand_fits_the_decks_that_were_named():
    match, dice = match_of(None, 4, 5, max_turns=6), random.Random(5)
    for s in moments(match, dice, 0.3):
        viewer = dice.randrange(4)
        w = Checked(imagined(match, viewer, dice.randrange(1 << 30)).state)
        for seat in range(4):
            decks = [sorted(Table.deck_of(x.hand[seat, i]) for i in range(x.hand_size[seat])) for x in (s, w)]
            assert decks[0] == decks[1]
            if s.phase == PHASE.choose:
                assert Table.deck_of(w.fresh[seat]) == w.named[seat]
                assert w.fresh[seat] in [w.hand[seat, i] for i in range(w.hand_size[seat])]
