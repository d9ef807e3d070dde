"""MQ-87: PREPARATION lines are carried out in printed order, after step 7 and before the first turn."""

import pytest

from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack.shapes import place
from cantina.games.mandalorian_adventures.rules.events import EVENTS
from cantina.games.mandalorian_adventures.rules.state import WITH_CHARACTER, WITH_ENEMY
from mandalorian_adventures.kit import PACK, Table, told


def deal(mission, seats=2, seed=1, **options):
    return Match(GAME, seats, seed, {"mission": mission, **options})


def numbered(match, number):
    """The cell with a number."""
    board = next(one for one in PACK.maps if one.name == match.options["map"])
    return next(place for place, cell in enumerate(board.cells) if cell.number == number)


def token(name):
    return place(PACK.tokens, name)


@pytest.mark.rule("MQ-87")
def test_the_lines_are_carried_out_in_printed_order_between_step_7_and_the_first_turn():
    match = deal("silent-relays")
    cells = [numbered(match, number) for number in (2, 4, 6, 8)]
    assert told(match.opening, "token-placed") == [(-1, token("relay"), cell, 0) for cell in cells]
    names = [EVENTS[event.code] for event in match.opening]
    last_step = max(i for i, name in enumerate(names) if name == "setup-step")
    assert names[last_step + 1 :] == ["token-placed"] * 4 + ["turn"]


@pytest.mark.rule("MQ-87")
def test_a_line_may_name_tokens_that_an_earlier_line_placed():
    """Redemption: the captor is placed, then it is given the Child, then Moff Gideon appears."""
    match = deal("redemption")
    s = Checked(match.state)
    captor = s.child_at
    assert (s.child, s.token[captor], s.at[captor]) == (WITH_ENEMY, token("captor"), numbered(match, 8))
    names = [EVENTS[event.code] for event in match.opening]
    first = names.index("token-placed")
    assert names[first:] == ["token-placed", "child-with-enemy", "token-placed", "turn"]


@pytest.mark.rule("MQ-87")
@pytest.mark.parametrize("characters", [["mandalorian", "paz-vizsla"], ["paz-vizsla", "mandalorian"]])
def test_a_line_may_name_a_character(characters):
    s = Checked(deal("flight-from-nevarro", characters=characters).state)
    assert (s.child, s.child_at) == (WITH_CHARACTER, characters.index("mandalorian"))


@pytest.mark.rule("MQ-87")
@pytest.mark.parametrize("first", [0, 1])
def test_a_line_may_name_the_first_player(first):
    """Without the Mandalorian the first player's character carries the Child; step 7 has named that player."""
    match = deal("flight-from-nevarro", mode="sandbox", characters=["burg", "xian"], first_player=first)
    s = Checked(match.state)
    assert (s.child, s.child_at) == (WITH_CHARACTER, first)


@pytest.mark.rule("MQ-87")
@pytest.mark.parametrize(
    ("mission", "face", "count"), [("the-egg", "egg", 1), ("alive", "mark", 1), ("double-cross", "cargo", 3)]
)
@pytest.mark.parametrize("seed", range(4))
def test_a_face_down_token_that_is_replaced_and_mixed_stays_unseen(mission, face, count, seed):
    match = deal(mission, seed=seed)
    s = Checked(match.state)
    placed = [threat for threat in range(s.at.size) if s.at[threat] >= 0 and s.token[threat] == token(face)]
    assert len(placed) == count
    assert told(match.opening, "revealed") == []
    for threat in placed:
        assert (s.up[threat], s.seen[threat]) == (0, 0)
        for seat in (0, 1, None):
            assert Checked(match.concealed(seat)).token[threat] == -1


@pytest.mark.slow
@pytest.mark.rule("MQ-87")
def test_a_replaced_token_is_on_any_cell_of_its_shape():
    """The egg lies on one of the five square cells of Arvala, over many deals on each of them."""
    cells = set()
    for seed in range(40):
        s = Checked(deal("the-egg", seed=seed, map="arvala").state)
        cells |= {s.at[threat] for threat in range(s.at.size) if s.at[threat] >= 0 and s.token[threat] == token("egg")}
    assert cells == {place for place, cell in enumerate(PACK.maps[0].cells) if cell.slot == "square"}


@pytest.mark.rule("MQ-87", "MA-21")
def test_a_line_may_give_damage():
    """The only way to have damage after setup."""
    table = Table("FX-LINE", mission={"preparation": ["damage_character 2 you 0"]}, first_player=1)
    assert (table.damage(0), table.damage(1)) == (0, 2)
    opening = table.match.opening
    names = [EVENTS[event.code] for event in opening]
    assert names.index("hurt") > max(i for i, name in enumerate(names) if name == "setup-step")
    assert names[-1] == "turn"


@pytest.mark.rule("MQ-87", "MA-27")
def test_a_line_may_put_a_reinforcement_on_the_map():
    table = Table(map="arvala", mission={"preparation": ["spawn nearest-star"]})
    assert len(told(table.match.opening, "spawned")) == 1
