"""Section 3.3, step 6: characters, their decks, hands and start cells; which modes and teams fit (MQ-68, MQ-93)."""

from collections import Counter

import pytest

import cantina
from cantina.engine.compiled import interpreted
from cantina.engine.match import Match
from cantina.engine.record import Checked
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.pack import content
from cantina.games.mandalorian_adventures.rules.damage import hp_of
from cantina.games.mandalorian_adventures.rules.events import EVENTS
from cantina.games.mandalorian_adventures.rules.settle import modes_for
from mandalorian_adventures.kit import PACK, lines, made_map

EVERYBODY = [character.name for character in PACK.characters]
TABLES = Checked(GAME.content.tables)


def record(seats=2, seed=1, **options):
    return Checked(Match(GAME, seats, seed, options).state)


def settled(seats=2, **options):
    return GAME.settled(options, seats)


def refused(seats=2, **options):
    """Why options are refused."""
    with pytest.raises(cantina.BadOption) as caught:
        settled(seats, **options)
    return caught.value.key


def team(s):
    return [EVERYBODY[who] if who >= 0 else None for who in (s.who[character] for character in range(4))]


def deck(s, row):
    return [s.deck[row, i] for i in range(s.deck_size[row])]


def hand(s, seat):
    return [s.hand[seat, i] for i in range(s.hand_size[seat])]


def starting_cards(character):
    """The numbers of the skill cards a character begins a campaign with."""
    own = [(number, skill) for number, skill in enumerate(PACK.skills) if skill.character == character]
    return Counter({number: skill.copies for number, skill in own if skill.added == 0})


@pytest.mark.rule("MA-28")
def test_two_players_on_beginner():
    """Two beginner sides, two standees on the start cell, two shuffled decks of 12."""
    s = record(difficulty="beginner")
    start = next(number for number, cell in enumerate(PACK.maps[0].cells) if cell.start)
    assert team(s) == ["mandalorian", "ig-11", None, None]
    assert [interpreted(hp_of)(s, TABLES, character) for character in range(2)] == [8, 7]
    assert [s.cell[character] for character in range(4)] == [start, start, -1, -1]
    for seat, character in enumerate(("mandalorian", "ig-11")):
        assert Counter(deck(s, seat) + hand(s, seat)) == starting_cards(character)
        assert len(deck(s, seat) + hand(s, seat)) == 12


@pytest.mark.rule("MA-28")
def test_decks_are_shuffled():
    orders = {tuple(deck(record(seed=seed), 0)) for seed in range(6)}
    assert len(orders) == 6


@pytest.mark.rule("MA-28")
@pytest.mark.parametrize("characters", [("mandalorian", "burg"), ("xian", "mandalorian")])
def test_each_player_picks_one_of_the_listed_characters(characters):
    s = record(mission="the-prison-ship", characters=list(characters))
    assert team(s) == [*characters, None, None]
    for seat, character in enumerate(characters):
        assert Counter(deck(s, seat) + hand(s, seat)) == starting_cards(character)


@pytest.mark.rule("MA-28")
def test_a_character_who_is_not_listed_is_refused_in_story_mode():
    assert refused(mission="the-prison-ship", mode="story", characters=["mandalorian", "ig-11"]) == "ma-team-unfit"
    assert refused(mission="the-prison-ship", mode="story", characters=["mandalorian", "grogu"]) == "ma-team-unfit"


@pytest.mark.rule("MA-29")
@pytest.mark.parametrize(("difficulty", "in_hand", "in_deck"), [("beginner", 4, 8), ("normal", 4, 8), ("heroic", 3, 9)])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_opening_hand(seats, difficulty, in_hand, in_deck):
    s = record(seats, mission="redemption", difficulty=difficulty)
    for seat in range(seats):
        assert (s.hand_size[seat], s.deck_size[seat], s.discard_size[seat]) == (in_hand, in_deck, 0)


@pytest.mark.rule("MA-29")
def test_a_hand_is_seen_by_its_player_only():
    match = Match(GAME, 2, 1)
    s, mine, other = (Checked(one) for one in (match.state, match.concealed(0), match.concealed(1)))
    assert hand(mine, 0) == hand(s, 0)
    assert hand(other, 0) == [-1] * 4


def two_starts(seats, **options):
    """A game on a line with start cells at both ends."""
    board = made_map("FX-LINE", name="two-starts")
    cells = tuple(cell._replace(start=cell.name in ("s0", "s5")) for cell in board.cells)
    preparation = lines(["damage_character 1 each 0"])
    mission = PACK.missions[3]._replace(name="two-starts", map="two-starts", preparation=preparation)
    pack = PACK._replace(
        maps=(*PACK.maps, board._replace(cells=cells)),
        missions=(*PACK.missions, mission._replace(objective=lines(["all_at exit"]), crisis=(), rules=(), failures=())),
    )
    return Match(GAME, seats, 1, {"mission": "two-starts", "first_player": 1, **options}, content.build(pack))


@pytest.mark.rule("MQ-63")
def test_of_several_start_cells_each_player_chooses_one():
    match = two_starts(3)
    for seat, cell in enumerate((5, 0, 5)):
        assert match.actors() == (seat,)
        assert {str(action) for action in match.legal(seat)} == {"cell c0", "cell c5"}
        assert int(match.state[0].damage.sum()) == 0  # PREPARATION comes later
        match.play(seat, f"cell c{cell}")
    assert match.state[0].cell.tolist() == [5, 0, 5, -1]
    assert [EVENTS[event.code] for event in match.log[-1].events][-1] == "turn"
    assert match.state[0].damage.tolist() == [1, 1, 1, 0]
    assert match.actors() == (1,)


@pytest.mark.rule("MQ-63")
def test_in_shared_mode_the_first_player_chooses_for_both():
    match = two_starts(3, mode="shared")
    for cell in (0, 5):
        assert match.actors() == (1,)
        match.play(1, f"cell c{cell}")
    assert match.state[0].cell.tolist() == [0, 5, -1, -1]


@pytest.mark.rule("MQ-63")
def test_a_single_start_cell_is_no_choice():
    match = Match(GAME, 4, 1, {"mission": "redemption"})
    assert not any(str(action).startswith("cell") for action in match.legal(match.actors()[0]))
    assert len(set(match.state[0].cell.tolist())) == 1


@pytest.mark.rule("MQ-64")
@pytest.mark.parametrize("mode", ["story", "sandbox", "shared"])
def test_nobody_is_there_twice(mode):
    assert refused(mission="redemption", mode=mode, characters=["mandalorian", "mandalorian"]) == "ma-team-unfit"


@pytest.mark.rule("MQ-68")
@pytest.mark.parametrize("mission", [mission.name for mission in PACK.missions if mission.story])
def test_story_missions_want_the_mandalorian_in_story_mode(mission):
    listed = next(one for one in PACK.missions if one.name == mission).listed
    others = [name for name in listed if name != "mandalorian"]
    assert "mandalorian" in settled(2, mission=mission, mode="story")["characters"]
    if len(others) > 1:
        assert refused(mission=mission, mode="story", characters=others[:2]) == "ma-team-lacks"
        assert settled(2, mission=mission, mode="sandbox", characters=others[:2])["characters"] == others[:2]


@pytest.mark.rule("MQ-68")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_shared_and_solo_games_take_any_two_listed_characters(seats):
    chosen = settled(seats, mission="the-prison-ship", mode="shared", characters=["burg", "xian"])
    assert chosen["characters"] == ["burg", "xian"]
    assert refused(seats, mission="the-prison-ship", mode="shared", characters=["burg", "ig-11"]) == "ma-team-unfit"
    assert refused(seats, mission="the-prison-ship", mode="shared", characters=["burg"]) == "ma-team-unfit"


@pytest.mark.rule("MQ-68")
def test_mercenary_missions_want_nobody_in_particular():
    chosen = settled(2, mission="the-egg", mode="story", characters=["burg", "xian"])
    assert (chosen["mode"], chosen["characters"]) == ("story", ["burg", "xian"])


@pytest.mark.rule("MQ-69")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_listed_characters_without_a_player_are_not_used(seats):
    s = record(seats, mission="redemption")
    assert s.team == seats
    assert team(s) == ["mandalorian", "cara-dune", "greef-karga", "ig-11"][:seats] + [None] * (4 - seats)


@pytest.mark.rule("MQ-69")
@pytest.mark.parametrize("mode", ["story", "sandbox"])
def test_two_players_are_the_least_without_shared_mode(mode):
    assert refused(1, mission="redemption", mode=mode) == "ma-mode-unfit"
    assert settled(2, mission="redemption", mode=mode)["mode"] == mode


MODES = ("story", "sandbox", "shared")


@pytest.mark.rule("MQ-93")
@pytest.mark.parametrize(
    ("mission", "seats", "fitting"),
    [
        ("the-asset", 1, ("shared",)),
        ("the-asset", 2, MODES),
        ("the-asset", 3, ("sandbox", "shared")),
        ("the-asset", 4, ("sandbox", "shared")),
        ("the-prison-ship", 4, MODES),
        ("the-egg", 1, ("shared",)),
        ("the-egg", 4, MODES),
    ],
)
def test_which_modes_fit_and_which_is_taken_without_a_wish(mission, seats, fitting):
    """One player shared; else story where all find a listed character, else sandbox."""
    assert settled(seats, mission=mission)["mode"] == fitting[0]
    for mode in MODES:
        if mode in fitting:
            assert settled(seats, mission=mission, mode=mode)["mode"] == mode
        else:
            assert refused(seats, mission=mission, mode=mode) == "ma-mode-unfit"


@pytest.mark.rule("MQ-93")
def test_shared_mode_wants_two_listed_characters():
    alone = PACK.missions[0]._replace(listed=("mandalorian",))
    assert modes_for(alone, 1) == []
    assert modes_for(alone, 2) == ["sandbox"]
    assert modes_for(PACK.missions[0], 1) == ["shared"]


@pytest.mark.rule("MQ-93")
def test_a_mode_that_does_not_exist_is_refused():
    assert refused(2, mode="competitive") == "ma-mode-unfit"
