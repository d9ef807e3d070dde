"""Imagined worlds against the memory of a player, over games in which much is drawn, laid away and reshuffled."""

import random
from collections import Counter

import numpy as np
import pytest

from cantina.engine.log import NO_LOG
from cantina.engine.match import Match
from cantina.engine.record import Checked
from way_of_the_mandalorian.invariants import bits, check
from way_of_the_mandalorian.kit import BO_KATAN, BOBA, DIN, FENNEC, GAME, Table
from way_of_the_mandalorian.memory import Memory

SPECTATOR = -1
# How often a verb is chosen against the others: much is drawn and laid away, hands turn over.
WEIGHTS = {"draw": 30, "deck": 6, "fill": 20, "end": 4, "sell": 1, "take": 2, "retain": 3, "slot": 1, "pass": 4}
SETTINGS = (
    {},
    {"boba_slot_fill_window": "setup_only", "credits_open": False},
    {"fennec_hand_limit": True, "boba_slot_as_opponent": False},
    {"event_fee": "printed", "bo_katan_uses_per_attempt": "unlimited", "equip_window": "between_actions"},
)


def games(turns, count):
    """Games of all settings; Boba Fett and Fennec Shand always take part."""
    for number in range(count):
        dice = random.Random(number)
        seats = 2 + number % 3
        characters = [FENNEC, BOBA, DIN, BO_KATAN][:seats]
        dice.shuffle(characters)
        options = {"characters": characters, "max_turns": turns, **SETTINGS[number % len(SETTINGS)]}
        yield Match(GAME, seats, number, options), dice


def played(turns, count, every):
    """Matches in the middle of such games, with a spectator's memory of them."""
    for match, dice in games(turns, count):
        memory, step = Memory(match.seats), 0
        while not match.over:
            if step % every == 0:
                yield match, memory
            seat = match.actors()[0]
            legal = match.legal(seat)
            match.play(seat, dice.choices(legal, [WEIGHTS.get(str(a).split()[0], 1) for a in legal])[0])
            s = Checked(match.state)
            filled = any(s.slot_filled[one] for one in range(match.seats))
            for told in match.log[-1].events:
                if told.shown_to(None) and not match.over:
                    memory.hear(told, filled)
            step += 1


def imagined(match, viewer, dice):
    """A view and a world made from it."""
    rules = GAME.interpreted
    view = match.concealed(None if viewer == SPECTATOR else viewer)
    world = view.copy()
    rules.imagine(rules.hold(world), rules.hold(match.content.tables), dice, NO_LOG)
    return view, world


@pytest.mark.slow
@pytest.mark.rule("WM-86", "WM-76", "WM-78", "WM-79", "WM-A68", "WM-A70", "WM-A73")
def test_imagined_worlds_agree_with_the_view_the_rules_and_a_perfect_memory():
    """conceal(imagine(view)) is the view; a world is a game; it contradicts nothing that was told in the open."""
    rng, different, reshuffles = np.array([5]), 0, 0
    for match, memory in played(turns=12, count=8, every=19):
        assert memory.contradictions(Checked(match.state)) == []
        reshuffles = max(reshuffles, memory.decks)
        for viewer in range(SPECTATOR, match.seats):
            view, world = imagined(match, viewer, rng)
            assert match.concealed(None if viewer == SPECTATOR else viewer, world).tobytes() == view.tobytes()
            assert memory.contradictions(Checked(world), viewer) == []
            check(Checked(world), Checked(match.content.tables))
            different += world.tobytes() != match.state.tobytes()
    assert different > 400
    assert reshuffles > 2


def after(match, state, seat, code):
    """A state after an action, and what happened."""
    return match.applied(state, seat, code)


@pytest.mark.slow
@pytest.mark.rule("WM-74", "WM-75", "WM-76", "WM-A64", "WM-A70")
def test_what_another_does_tells_no_more_than_the_view():
    """The same action in two worlds that look alike: where the views are alike again, so is the log."""
    rng, compared = np.array([7]), Counter()
    for match, _ in played(turns=8, count=8, every=31):
        actor = match.actors()[0]
        for viewer in set(range(SPECTATOR, match.seats)) - {actor}:
            seat = None if viewer == SPECTATOR else viewer
            world = imagined(match, viewer, rng)[1]
            for code in sorted({one.code for one in match.legal(actor)} & set(match._codes(world, actor))):
                looks, logs = [], []
                for state, events in (after(match, match.state, actor, code), after(match, world, actor, code)):
                    looks.append(match.concealed(seat, state).tobytes())
                    logs.append([one for one in events if one.shown_to(seat)])
                if looks[0] == looks[1]:
                    assert logs[0] == logs[1]
                    compared[GAME.notation.write(code).split()[0]] += 1
    assert min(compared[verb] for verb in ("deck", "fill", "equip", "draw", "attempt", "pass", "end")) > 0


def cycle_deck(table, seat):
    """A seat draws two cards of a new deck and discards down to the five it had."""
    before = table.cards(seat)
    table.deck()
    table.play(seat, "draw", "deck", "deck", "end")
    for card in [card for card in table.cards(seat) if card not in before]:
        table.play(seat, f"discard {card}")


def new_hand(table, seat):
    """A seat sells all it has and draws two cards of a new deck."""
    table.deck()
    table.play(seat, *(f"sell {card}" for card in table.cards(seat)), "draw", "deck", "deck", "end")


@pytest.mark.rule("WM-86")
@pytest.mark.parametrize("before", [0, 8])
def test_old_hands_stay_known_however_often_the_deck_is_made_anew(before):
    """Seats 1 and 2 hold two cards each of two different decks, long ago: seat 0, who has counted, knows both hands."""
    table = Table(seats=3)
    for _ in range(before):
        cycle_deck(table, 0)
        table.end_turn()
        table.end_turn()
    cycle_deck(table, 0)
    new_hand(table, 1)
    new_hand(table, 2)
    for _ in range(10):
        cycle_deck(table, 0)
        table.end_turn()
        table.end_turn()
    hands = [table.cards(1), table.cards(2)]
    assert [len(hand) for hand in hands] == [2, 2]
    for number in range(10):
        s = Checked(table.imagined(0, number))
        assert [bits(s.hand[1]), bits(s.hand[2])] == hands


def filled_from_a_new_deck(seed):
    """Boba Fett has filled his slot with one of two cards of a second deck; Din Djarin held the last of the deal."""
    table = Table(characters=[BOBA, DIN], seed=seed)
    table.hand(0)
    table.hand(1, 5)
    table.deck()
    table.play(0, "draw", "deck", "deck")
    fills = [action for action in table.legal(0) if action.startswith("fill")]
    if not fills:
        return filled_from_a_new_deck(seed + 1)
    table.play(0, fills[0], "end")
    table.play(1, "sell 5", "end")
    return table


@pytest.mark.rule("WM-A70", "WM-86")
def test_a_slot_is_remembered_when_older_decks_are_forgotten():
    table = filled_from_a_new_deck(1)
    table.deck()
    table.play(0, "draw", "deck", "deck")
    for number in range(20):
        s = Checked(table.imagined(1, number))
        assert s.made[s.slot[0]] != s.generation


@pytest.mark.rule("WM-A70", "WM-86")
def test_a_slot_is_searched_among_the_cards_that_can_have_been_laid_there():
    """He fills the slot out of one card of the deal and two of a new deck, shows the two, and draws two more of it."""
    table = Table(characters=[BOBA, DIN])
    table.hand(0, 30)
    table.deck()
    table.play(0, "draw", "deck", "deck", "fill 30")
    table.play(0, *(f"sell {card}" for card in drawn(table)), "close", "end")
    table.end_turn()
    table.play(0, "draw", "deck", "deck")
    assert len(drawn(table)) == 2
    for number in range(20):
        s = Checked(table.imagined(1, number))
        assert s.made[s.slot[0]] != s.generation


def drawn(table):
    """The cards of seat 0 but for event 30."""
    return [card for card in table.cards(0) if card != 30]
