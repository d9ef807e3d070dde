"""What clients are sent of the map, the mission sheet and the cards of one game: what is in the game, and no more."""

import pytest

import cantina
from cantina.engine.record import Plain
from cantina.games.mandalorian_adventures.pack.shapes import Pack
from cantina.games.mandalorian_adventures.telling import printed_cards as printed
from mandalorian_adventures.kit import GAME

PACK: Pack = GAME.content.cards[0]


def pieces(seats=2, **options):
    """A match, and its pieces by their kind."""
    match = cantina.new_match(GAME.id, seats, 1, options)
    found = printed.printed_cards(match.content, Plain(match.concealed(None)))
    return match, {kind: [one for one in found if isinstance(one, kind)] for kind in printed.KINDS}


@pytest.mark.rule("MA-02", "MA-51", "MA-57")
@pytest.mark.parametrize("board", PACK.maps, ids=lambda board: board.name)
def test_the_map_can_be_drawn_from_what_is_sent(board):
    match, found = pieces(mission="the-egg", map=board.name)
    cells = {cell["number"]: cell for cell in match.view(None)["cells"]}
    assert [one.name for one in found[printed.MapSheet]] == [board.name]
    assert {cells[one.a]["name"] + cells[one.b]["name"] for one in found[printed.MapEdge]} == {
        board.cells[edge.a].name + board.cells[edge.b].name for edge in board.edges
    }
    places = [tuple(cell["xy"]) for cell in cells.values()] + [(one.x, one.y) for one in found[printed.MapGround]]
    assert len(set(places)) == len(places) == len(board.cells) + len(board.blocked)


@pytest.mark.rule("MA-52", "MA-53", "MA-54")
@pytest.mark.parametrize("kind", ["thin", "wall", "height", "door"])
def test_each_kind_of_line_is_sent(kind):
    _, found = pieces()
    assert kind in {one.kind for one in found[printed.MapEdge]}


@pytest.mark.rule("MA-25", "MA-26")
def test_slots_are_those_that_were_filled():
    match, found = pieces()
    filled = {threat["cell"]: threat["shape"] for threat in match.view(None)["threats"]}
    assert {one.cell: one.shape for one in found[printed.MapSlot]}.items() >= filled.items()


@pytest.mark.rule("MA-12", "MA-16")
@pytest.mark.parametrize("growth", [0, 10, 99])
def test_only_cards_that_are_in_the_game_are_sent(growth):
    match, found = pieces(growth=growth)
    team = {one["name"] for one in match.view(None)["characters"]}
    assert {one.name for one in found[printed.SkillCard]} == {
        card.name for card in PACK.skills if card.character in team and card.added <= growth < card.removed
    }
    assert {one.name for one in found[printed.EventFront]} == {one.name for one in PACK.events if one.added <= growth}
    assert {one.name for one in found[printed.PlanningCard]} == {one.name for one in PACK.plans if one.added <= growth}


@pytest.mark.rule("MA-05", "MA-38")
@pytest.mark.parametrize("growth", [0, 99])
def test_the_cards_are_as_many_as_are_dealt(growth):
    match, found = pieces(seats=3, growth=growth)
    view = match.view(None)
    dealt = sum(one["hand_count"] + one["deck"] + len(one["discard"]) for one in view["players"])
    assert sum(one.copies for one in found[printed.SkillCard]) == dealt
    assert sum(one.copies for one in found[printed.PlanningCard]) == view["decks"]["plans"]
    assert len(found[printed.EventFront]) == view["decks"]["events"]


@pytest.mark.rule("MA-06", "MA-32", "MA-33")
@pytest.mark.parametrize("difficulty", ["beginner", "normal", "heroic"])
def test_characters_have_the_health_of_the_side_in_use(difficulty):
    match, found = pieces(difficulty=difficulty)
    shown = {one["name"]: one["hp"] for one in match.view(None)["characters"]}
    assert {one.name: one.hp for one in found[printed.CharacterCard]} == shown


@pytest.mark.rule("MA-24", "MA-27")
def test_the_faces_are_those_of_the_set_and_make_up_the_tokens_of_the_game():
    match, found = pieces()
    faces = found[printed.TokenFace]
    view = match.view(None)
    assert sum(one.copies for one in faces if one.orange) == view["decks"]["reinforcements"]
    for shape in ("round", "square", "shield", "crest"):
        on_map = sum(one["shape"] == shape for one in view["threats"] if not one["reinforcement"])
        assert sum(one.copies for one in faces if one.shape == shape) >= on_map
    up = {one["name"] for one in view["threats"] if one["up"]}
    assert up <= {one.name for one in faces}


@pytest.mark.rule("MA-166", "MA-175")
def test_the_mission_sheet_names_its_action_its_failures_and_its_rules():
    for mission in PACK.missions:
        _, found = pieces(mission=mission.name)
        (sheet,) = found[printed.MissionSheet]
        assert sheet.green == (mission.green.name if mission.green else "")
        assert sheet.failures == tuple(one.name for one in mission.failures)
        assert sheet.rules == tuple(one.name for one in mission.rules)
        assert (sheet.panels, sheet.child) == (mission.panels, mission.child)
