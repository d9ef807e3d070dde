"""Section 3.3, steps 4 and 5: sabotage tokens on the action spaces, threat tokens on the map."""

from collections import Counter

import pytest

from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack import content
from cantina.games.mandalorian_adventures.pack.shapes import Supply, place
from cantina.games.mandalorian_adventures.pack.sizes import HIDDEN_SHAPES, SHAPES
from mandalorian_adventures.kit import PACK, lines, made_map
from mandalorian_adventures.packs import found, spoil

FOUR_SPACES = ("the-asset", "flight-from-nevarro", "the-egg", "alive", "double-cross")
FIVE_SPACES = ("the-prison-ship", "redemption", "silent-relays")
WHITE = set(range(5))
TOKENS = [token.name for token in PACK.tokens]


def record(mission, seed=1, **options):
    return Checked(Match(GAME, 2, seed, {"mission": mission, **options}).state)


def on_spaces(s):
    """The numbers of the sabotage tokens on each action space."""
    return [[token for token in range(10) if s.sabotage[space] >> token & 1] for space in range(s.spaces)]


def supply(s):
    return [s.supply[0, i] for i in range(s.supply_size)]


def on_map(s):
    return [threat for threat in range(s.at.size) if s.at[threat] >= 0]


@pytest.mark.rule("MA-22")
@pytest.mark.parametrize(("missions", "spaces"), [(FOUR_SPACES, 4), (FIVE_SPACES, 5)])
def test_one_white_sabotage_token_lies_on_each_action_space(missions, spaces):
    for mission in missions:
        s = record(mission)
        tokens = [token for space in on_spaces(s) for token in space]
        assert [len(space) for space in on_spaces(s)] == [1] * spaces
        assert len(set(tokens) & WHITE) == spaces


@pytest.mark.rule("MA-22")
def test_the_white_tokens_are_drawn_at_random_and_lie_face_up():
    """Every one of the five is sometimes the one left over, and everybody sees those that lie there."""
    deals = [Match(GAME, 2, seed, {"mission": "the-asset"}) for seed in range(24)]
    left = {tuple(WHITE - {space[0] for space in on_spaces(Checked(match.state))}) for match in deals}
    assert left == {(token,) for token in WHITE}
    for seat in (0, 1, None):
        assert on_spaces(Checked(deals[0].concealed(seat))) == on_spaces(Checked(deals[0].state))


@pytest.mark.rule("MA-23")
@pytest.mark.parametrize(("mission", "size", "white"), [("the-asset", 6, 1), ("the-prison-ship", 5, 0)])
def test_all_other_sabotage_tokens_are_the_supply(mission, size, white):
    s = record(mission)
    assert len(supply(s)) == len(set(supply(s))) == size
    assert len(set(supply(s)) & WHITE) == white
    assert sorted([*supply(s), *(token for space in on_spaces(s) for token in space)]) == list(range(10))


@pytest.mark.rule("MA-23")
def test_the_supply_is_mixed_face_down():
    white = {
        next(i for i, token in enumerate(supply(record("the-asset", seed))) if token in WHITE) for seed in range(24)
    }
    assert len(white) > 2
    match = Match(GAME, 2, 1)
    for seat in (0, 1, None):
        assert set(supply(Checked(match.concealed(seat)))) == {-1}


def in_game(s):
    """The faces of all tokens of a game: on the map, in the box of its set, in the stack."""
    faces = {s.token[threat] for threat in on_map(s)}
    faces |= {token for pool in range(4) for token in range(len(TOKENS)) if s.pool[pool, token] > 0}
    return {TOKENS[token] for token in faces}


@pytest.mark.rule("MA-24")
def test_a_token_of_another_set_never_appears():
    """Every face of mission 1 is of the set of its map; set 2 stays out of the game but for what both have."""
    sets = {one.name: {row.token for row in PACK.supplies if row.map == one.name} for one in PACK.maps}
    for seed in range(10):
        assert in_game(record("the-asset", seed)) == sets["arvala"]
    assert sets["nevarro"] - sets["arvala"] == {
        "hunter", "brawler", "spotter", "speeder", "informer", "roof-hunter", "saboteur", "veteran",
    }  # fmt: skip


@pytest.mark.rule("MA-24", "MD-55")
def test_tokens_of_the_story_stay_out_of_other_missions():
    assert "asset" in in_game(record("the-asset"))
    assert "asset" not in in_game(record("silent-relays", map="arvala"))


@pytest.mark.rule("MA-24", "MA-26")
@pytest.mark.parametrize("board", PACK.maps, ids=lambda board: board.name)
@pytest.mark.parametrize("seed", range(3))
def test_every_shape_lies_on_cells_of_its_shape(board, seed):
    """Question marks are filled face down, plain shapes face up, each with tokens of its own shape."""
    s = record("silent-relays", seed, map=board.name)
    slots = {number: cell.slot for number, cell in enumerate(board.cells) if cell.slot}
    laid = [threat for threat in on_map(s) if TOKENS[s.token[threat]] != "relay"]
    assert sorted(s.at[threat] for threat in laid) == sorted(slots)
    for threat in laid:
        shape = slots[s.at[threat]]
        sets = {row.token for row in PACK.supplies if (row.map, row.shape) == (board.name, shape)}
        assert TOKENS[s.token[threat]] in sets
        assert s.up[threat] == int(SHAPES.index(shape) >= HIDDEN_SHAPES)


@pytest.mark.rule("MA-24")
def test_the_tokens_of_a_shape_are_shuffled():
    deals = {tuple(s.token[threat] for threat in on_map(s)) for s in (record("the-asset", seed) for seed in range(6))}
    assert len(deals) == 6


@pytest.mark.rule("MA-25")
def test_nobody_sees_a_token_on_a_question_mark():
    match = Match(GAME, 2, 1)
    s = Checked(match.state)
    for seat in (0, 1, None):
        view = Checked(match.concealed(seat))
        for threat in on_map(s):
            assert view.token[threat] == (s.token[threat] if s.up[threat] else -1)


@pytest.mark.rule("MA-27")
@pytest.mark.parametrize("mission", [*FOUR_SPACES, *FIVE_SPACES])
def test_orange_tokens_are_a_face_down_stack_beside_the_map(mission):
    match = Match(GAME, 2, 1, {"mission": mission})
    s = Checked(match.state)
    stack = [s.reinforcements[0, i] for i in range(s.reinforcements_size)]
    orange = {row.token: row.copies for row in PACK.supplies if row.map == match.options["map"] and row.orange}
    assert Counter(TOKENS[token] for token in stack) == orange
    assert len(stack) == 7
    assert [threat for threat in on_map(s) if s.orange[threat]] == []
    view = Checked(match.concealed(0))
    assert {view.reinforcements[0, i] for i in range(7)} == {-1}


@pytest.mark.slow
@pytest.mark.rule("MA-27")
def test_the_stack_is_shuffled():
    stacks = {tuple(record("the-asset", seed).reinforcements[0, i] for i in range(7)) for seed in range(6)}
    assert len(stacks) > 3


def small(slots, supplies, seed):
    """A game on a map of one line with these slots, and these tokens: (token, shape, count)."""
    board = made_map("-".join(f"s{i}" for i in range(len(slots) + 1)), name="small")
    cells = [cell._replace(slot=slot) for cell, slot in zip(board.cells, ["", *slots], strict=True)]
    rows = tuple(Supply("small", *row) for row in supplies)
    mission = PACK.missions[0]._replace(name="small", map="small", objective=lines(["defeated mudhorn"]))
    pack = PACK._replace(
        maps=(*PACK.maps, board._replace(cells=tuple(cells))),
        missions=(*PACK.missions, mission),
        supplies=(*PACK.supplies, *rows),
    )
    return Checked(Match(GAME, 2, seed, {"mission": "small"}, content.build(pack)).state)


FOUR_ROUND = [("raider", "round", 1), ("marksman", "round", 1), ("medkit", "round", 1), ("keycard", "round", 1)]


@pytest.mark.slow
@pytest.mark.rule("MA-25", "MQ-62")
def test_the_surplus_goes_unseen_to_the_box():
    """Three cells and four round tokens: three lie on the map face down, which one does not nobody knows."""
    left = set()
    for seed in range(16):
        s = small(["round"] * 3, FOUR_ROUND, seed)
        faces = {s.token[threat] for threat in on_map(s)}
        assert len(on_map(s)) == len(faces) == 3
        assert [s.up[threat] for threat in on_map(s)] == [0, 0, 0]
        assert sum(s.pool[0, token] for token in range(len(TOKENS))) == 4
        left |= {TOKENS[token] for token in range(len(TOKENS)) if s.pool[0, token] and token not in faces}
    assert left == {name for name, _, _ in FOUR_ROUND}


@pytest.mark.rule("MA-26")
def test_shapes_without_a_question_mark_are_filled_face_up():
    s = small(["round", "shield", "crest"], [*FOUR_ROUND, ("bruiser", "shield", 2), ("hunter", "crest", 1)], 1)
    faces = {s.at[threat]: (TOKENS[s.token[threat]], s.up[threat]) for threat in on_map(s)}
    assert faces[1][1] == 0
    assert (faces[2], faces[3]) == (("bruiser", 1), ("hunter", 1))


@pytest.mark.slow
@pytest.mark.rule("MQ-62")
def test_what_must_be_placed_is_never_surplus():
    """The asset and eight raiders on three cells: it is always there, and on every one of them."""
    rows = [("raider", "round", 8), ("asset", "round", 1)]
    asset, cells = place(PACK.tokens, "asset"), Counter()
    for seed in range(24):
        s = small(["round"] * 3, rows, seed)
        cells.update(s.at[threat] for threat in on_map(s) if s.token[threat] == asset)
    assert cells.total() == 24
    assert set(cells) == {1, 2, 3}


@pytest.mark.rule("MQ-62")
@pytest.mark.parametrize(("mission", "token"), [("the-asset", "asset"), ("the-prison-ship", "prisoner")])
def test_the_token_of_the_objective_is_on_the_map(mission, token):
    for seed in range(8):
        s = record(mission, seed)
        assert [TOKENS[s.token[threat]] for threat in on_map(s)].count(token) == 1


@pytest.mark.rule("MQ-67")
def test_fewer_tokens_than_cells_are_an_error_of_content(tmp_path):
    """Arvala has six round cells and seven round tokens."""
    two_fewer = 'token = "raider"\nshape = "round"\ncount = 2', 'token = "raider"\nshape = "round"\ncount = 1'
    assert found(spoil(tmp_path / "one", "tokens.toml", *two_fewer)) == []
    folder = spoil(tmp_path / "two", "tokens.toml", *two_fewer)
    text = (folder / "tokens.toml").read_text(encoding="utf-8")
    last = 'token = "camp-guard"\nshape = "round"\ncount = 2'
    (folder / "tokens.toml").write_text(text.replace(last, last[:-1] + "1", 1), encoding="utf-8")
    error = next(error for error in found(folder) if error.key == "pack-few-tokens")
    assert {name: error.values[name] for name in ("value", "shape", "count", "wanted")} == {
        "value": "arvala", "shape": "round", "count": 5, "wanted": 6,
    }  # fmt: skip
