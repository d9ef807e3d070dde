"""Section 3.29 with MQ-83 and MQ-84: what everybody knows, and what nobody is told."""

import numpy as np
import pytest

from cantina.engine.errors import CantinaError
from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME
from mandalorian_adventures.kit import PACK, Table, skill, told
from mandalorian_adventures.scenes import THREE

SPECTATOR = -1


def shown(happened, seat):
    """What a seat, or a spectator, is told of what happened."""
    return [event for event in happened if event.shown_to(None if seat == SPECTATOR else seat)]


def row(field, number, size):
    return [field[number, i] for i in range(size)]


def same_views(match, change, *seats):
    """Whether a change of the truth can be seen by none of these seats."""
    changed = match.state.copy()
    change(Checked(changed))
    assert changed.tobytes() != match.state.tobytes()
    return all(match.concealed(seat).tobytes() == match.concealed(seat, changed).tobytes() for seat in seats)


def swap(field, number, one, other):
    kept = field[number, one]
    field[number, one] = field[number, other]
    field[number, other] = kept


@pytest.mark.rule("MA-177")
def test_of_another_hand_only_the_count_is_known():
    table = Table(cards=THREE)
    table.hand(0, 0, 1)
    table.hand(1, 2)
    own, other, spectator = table.view(0), table.view(1), table.view(SPECTATOR)
    assert row(own.hand, 0, 3) == [table.made(0), table.made(1), -1]
    assert (row(own.hand, 1, 16), own.hand_size[1]) == ([-1] * 16, 1)
    assert (row(other.hand, 0, 16), other.hand_size[0]) == ([-1] * 16, 2)
    assert row(spectator.hand, 0, 16) == row(spectator.hand, 1, 16) == [-1] * 16


@pytest.mark.rule("MA-177")
def test_cards_are_drawn_unseen():
    table = Table(cards=[*THREE, skill(1)])
    table.deck(0, 3)
    table.hand(0, 0)
    table.hand(1, 2)
    happened = table.play(0, "plan") + table.decline()
    assert told(shown(happened, 1), "drew-skill") == []
    assert told(shown(happened, 0), "drew-skill") == [(0, table.made(3), 0, 0)]
    assert told(shown(happened, 1), "drew-skills") == [(0, 1, 0, 0)]


@pytest.mark.rule("MA-178", "MA-65", "MQ-84")
def test_a_look_tells_the_others_the_cell_and_not_the_face():
    table = Table(cards=THREE, seats=3)
    token = table.kind(hp=3)
    table.lay("s2", token, up=False)
    table.hand(0, 0, 1)
    table.play(0, "intel")
    happened = table.do("look t0")
    for seat in (1, 2, SPECTATOR):
        told_to = shown(happened, seat)
        assert told(told_to, "looked") == [(0, 0, table.place("s2"), 0)]
        assert told(told_to, "looked-at") == []
        assert table.view(seat).token[0] == -1
    assert told(shown(happened, 0), "looked-at") == [(0, 0, token, 0)]
    assert (table.view(0).token[0], table.s.up[0]) == (token, 0)


FACES = ("camp-guard", "medkit", "asset", "raider")
# What another player, who was told something, may try in order to learn whether it is true.
TRIED = ("look t0", "push t0", "attack t0", "use t0", "threat t0", "card p0", "go c2", "yes", "no", "pass", "end")


def looked_at(face):
    """Seat 0 has looked at a face-down token and gives the turn on; seat 1 holds cards."""
    table = Table(cards=[skill(3), skill(1), skill(3, of="ig-11"), skill(2, of="ig-11")], seats=3)
    table.lay("s2", table.token_kind(face), up=False)
    table.edit().pool[0, table.token_kind(face)] = 0  # the box is the same in all worlds: one of each
    for name in FACES:
        table.edit().pool[0, table.token_kind(name)] = 1
    table.hand(0, 0, 1)
    table.hand(1, 2, 3)
    table.play(0, "intel")
    table.do("look t0")
    return table


def heard(table, seat):
    """Everything the engine tells a seat, or a spectator: what it sees, what happened, and why it may not do things."""
    viewer, match = (None if seat == SPECTATOR else seat), table.match
    told_so_far = match.view(viewer), match.events(viewer), match.story(viewer), match.picture(viewer)
    return *told_so_far, *((match.legal(seat), refusals(match, seat)) if seat != SPECTATOR else ())


def refusals(match, seat):
    """What is answered to actions that are not possible; legal ones are not tried."""
    answers = []
    for text in TRIED:
        if text not in map(str, match.legal(seat)):
            with pytest.raises(CantinaError) as refused:
                match.play(seat, text)
            answers.append(str(refused.value))
    return answers


@pytest.mark.rule("MA-178", "MA-66", "MQ-84")
def test_nothing_that_the_others_are_told_confirms_or_denies_what_was_seen():
    """Whatever seat 0 says of the token, the truth or a lie: all words of the engine are the same for each face."""
    tables = [looked_at(face) for face in FACES]
    for actions in ((), ("play K1 plan", "decline"), ("play K2 intel",)):
        for table in tables:
            table.do(*(text.replace("K1", f"k{table.made(1)}").replace("K2", f"k{table.made(2)}") for text in actions))
        for seat in (1, 2, SPECTATOR):
            first, *others = (heard(table, seat) for table in tables)
            assert all(other == first for other in others)
    assert tables[0].actor == 1
    assert len({table.match.view(0)["threats"][0]["name"] for table in tables}) == len(FACES)  # seat 0 knows


@pytest.mark.rule("MA-178", "MA-65")
def test_who_looks_too_sees_the_same_face_and_still_tells_nobody():
    table = looked_at("camp-guard")
    table.play(1, "plan")
    table.decline()
    table.play(2, "intel")
    table.do("look t0")
    assert [table.view(seat).token[0] >= 0 for seat in (0, 1, 2, SPECTATOR)] == [True, True, False, False]


@pytest.mark.rule("MA-179")
def test_all_discards_are_open():
    table = Table(cards=THREE)
    table.plan_deck("defend", discard=("sprint", "failure"))
    s = table.edit()
    s.event_discard, s.discard[1, 0], s.discard_size[1] = 0b1010, table.made(2), 1
    for seat in (0, 1, SPECTATOR):
        view = table.view(seat)
        assert row(view.plan_discard, 0, 2) == row(s.plan_discard, 0, 2)
        assert (view.event_discard, view.discard[1, 0], view.discard_size[1]) == (0b1010, table.made(2), 1)
        assert view.spent == s.spent  # and the used sabotage tokens


@pytest.mark.rule("MA-180")
def test_of_the_event_deck_the_top_back_and_the_size_are_known():
    table = Table(cards=THREE)
    table.event_deck("cut-cables", "charge", "crosshairs")
    for seat in (0, 1, SPECTATOR):
        view = table.view(seat)
        assert (view.event_size, view.event_back) == (3, 3)  # the back of Cut Cables: special
        assert row(view.event_deck, 0, 24) == [-1] * 24


@pytest.mark.rule("MA-180", "MQ-83")
def test_the_order_below_the_top_card_betrays_itself_in_nothing():
    match = Match(GAME, 2, 3, {"mission": "the-asset"})
    assert same_views(match, lambda s: swap(s.event_deck, 0, 0, 1), 0, 1, None)


@pytest.mark.rule("MQ-83")
@pytest.mark.parametrize(
    "change",
    [
        lambda s: swap(s.deck, 0, 0, 7),
        lambda s: swap(s.deck, 1, 0, 7),
        lambda s: swap(s.plan_deck, 0, *different(s.plan_deck, s.plan_size)),
        lambda s: swap(s.supply, 0, 0, 1),
        lambda s: swap(s.reinforcements, 0, *different(s.reinforcements, s.reinforcements_size)),
    ],
    ids=["own-deck", "other-deck", "plans", "supply", "stack"],
)
def test_no_deck_may_be_searched(change):
    match = Match(GAME, 2, 4, {"mission": "the-asset", "first_player": 0})
    assert same_views(match, change, 0, 1, None)


def different(field, size):
    """Two places of a pile with different faces."""
    first = field[0, 0]
    return 0, next(i for i in range(size) if field[0, i] != first)


@pytest.mark.rule("MQ-83", "MA-79")
def test_face_down_tokens_have_no_number_that_betrays_them():
    match = Match(GAME, 2, 4, {"mission": "the-asset", "first_player": 0})

    def exchange(s):
        down = [i for i in range(s.at.size) if s.at[i] >= 0 and not s.up[i] and s.shape[i] == 1]
        other = next(i for i in down if s.token[i] != s.token[down[0]])
        kept = s.token[down[0]]
        s.token[down[0]] = s.token[other]
        s.token[other] = kept

    assert same_views(match, exchange, 0, 1, None)


@pytest.mark.rule("MQ-83")
def test_a_hand_exchanged_with_the_deck_is_seen_by_its_owner_only():
    match = Match(GAME, 2, 4, {"mission": "the-asset", "first_player": 0})

    def exchange(s):
        kept = s.hand[1, 3]
        place = next(i for i in range(s.deck_size[1]) if s.deck[1, i] > kept)  # the hand stays in order
        s.hand[1, 3] = s.deck[1, place]
        s.deck[1, place] = kept

    assert same_views(match, exchange, 0, None)
    assert not same_views(match, exchange, 1)


@pytest.mark.rule("MQ-83")
def test_the_growth_deck_is_not_part_of_a_game():
    """A game knows how many growth cards have been resolved, and nothing else of that deck."""
    names = Match(GAME, 2, 1, {"growth": 3}).state.dtype.names
    assert [name for name in names if "growth" in name] == ["growth"]
    assert len(PACK.growth) > 3


@pytest.mark.rule("MQ-83")
def test_the_seed_is_in_no_view():
    match = Match(GAME, 2, 5)
    for seat in (0, 1, None):
        view = match.concealed(seat)
        assert not view["seed"].any()
    assert match.state["seed"].any()


@pytest.mark.rule("MA-70", "MA-177")
def test_drawn_planning_cards_are_seen_by_the_one_who_draws():
    table = Table(cards=THREE, seats=3)
    table.hand(0, 0, 1)
    table.play(0, "plan")
    happened = table.do("perform")
    assert len(told(shown(happened, 0), "plan-drew")) == 3
    for seat in (1, 2, SPECTATOR):
        view = table.view(seat)
        assert told(shown(happened, seat), "plan-drew") == []
        assert ([view.drawn[i] for i in range(3)], view.choices, view.drawn_size) == ([-1] * 3, 0, 3)


@pytest.mark.rule("MQ-84")
def test_after_the_end_nothing_is_secret():
    table = Table(cards=[skill(1, action="plan", when="before", steps=["win"])])
    table.hand(0, 0)
    table.hidden("s3")
    table.play(0, "plan")
    table.effect()
    view = table.view(1)
    assert (table.outcome, view.token[0]) == ("won", table.s.token[0])
    assert np.array_equal(table.match.concealed(1)["deck"], table.match.state["deck"])


@pytest.mark.rule("MA-177", "MA-178", "MA-179", "MA-180")
def test_the_view_of_a_seat_says_what_may_be_known():
    table = Table(cards=THREE)
    table.hand(0, 0, 1)
    table.hand(1, 2)
    table.hidden("s2")
    table.plan_deck("defend", discard=("sprint", "failure"))
    table.edit().event_discard = 0b11
    table.edit().discard[1, 0], table.edit().discard_size[1] = table.made(2), 1
    for seat in (0, 1, None):
        view = table.match.view(seat)
        hands = [player["hand"] for player in view["players"]]
        assert [hand is not None for hand in hands] == [seat == 0, seat == 1]
        assert [player["hand_count"] for player in view["players"]] == [2, 1]
        assert [card["name"] for card in view["players"][1]["discard"]] == ["made-2"]
        assert [card["name"] for card in view["decks"]["plan_discard"]] == ["sprint", "failure"]
        assert [card["name"] for card in view["decks"]["event_discard"]] == ["charge", "brawl"]
        assert (view["decks"]["events"], view["decks"]["plans"]) == (table.s.event_size, 1)
        assert (view["threats"][0]["up"], view["threats"][0].get("token")) == (False, None)
