"""The table of The Mandalorian: Adventures as text: everything that lies there, and nothing hidden."""

import json
import random
import re

import pytest

from cantina.engine.match import Match
from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.picture_map import Drawing, head, threat_line
from cantina.games.mandalorian_adventures.scoring import ROWS
from cantina.games.mandalorian_adventures.titles import (
    character_name,
    mission_text,
    plan_name,
    plan_text,
    skill_name,
    skill_text,
    space_name,
    token_name,
    track_name,
)
from cantina.games.mandalorian_adventures.view_question import PHASES
from cantina.text import Message, languages, say
from mandalorian_adventures.kit import made_map

PACK = GAME.content.cards[0]
WIDTH = 80
MISSIONS = [(mission.name, mission.map or "plaza") for mission in PACK.missions]
pytestmark = pytest.mark.usefixtures("strict_text")
every_language = pytest.mark.parametrize("language", languages())
every_map = pytest.mark.parametrize("board", PACK.maps, ids=lambda board: board.name)


def new(seats=2, seed=3, **options):
    return Match(GAME, seats, seed, {"first_player": 0, **options})


def play(match, count, dice=None):
    """Some actions at random."""
    dice = dice or random.Random(1)
    for _ in range(count):
        if match.over:
            break
        seat = match.actors()[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def words(key, language, **values):
    return say(Message(f"mandalorian-adventures-{key}", values), language)


def flat(text):
    return " ".join(text.split())


def drawn(board, opened=None, inside=lambda number, width: [f"c{number}"]):
    return Drawing(board, opened or [False] * len(board.doors), inside).lines()


# --- the drawn map ---------------------------------------------------------------------------------------------------


@every_map
def test_every_cell_is_drawn_once_in_its_row(board):
    lines = drawn(board)
    assert max(len(line) for line in lines) <= WIDTH
    found = [int(name) for line in lines for name in re.findall(r"c(\d+)\b", line)]
    assert sorted(found) == list(range(len(board.cells)))
    rows = {number: row for row, line in enumerate(lines) for number in map(int, re.findall(r"c(\d+)\b", line))}
    assert all((rows[a] < rows[b]) == (board.cells[a].xy[1] < board.cells[b].xy[1]) for a in rows for b in rows)


@every_map
def test_what_is_printed_on_a_cell_fits_into_it(board):
    view = next(new(mission=name, map=place).view(0) for name, place in MISSIONS if place == board.name)
    drawing = Drawing(board, [False] * len(board.doors), lambda number, width: [""])
    for cell in view["cells"]:
        assert len(head(cell)) <= drawing.widths[cell["xy"][0]]


@every_map
def test_blocked_terrain_is_filled(board):
    filled = sum(line.count("░") for line in drawn(board))
    assert (filled > 0) == bool(board.blocked)


def side(board, opened=None):
    """What stands between the first two cells of a row, line by line."""
    lines = drawn(board, opened)
    place = lines[1].index("c1") - 1
    return "".join(line[place] for line in lines[1:-1])


@pytest.mark.rule("MA-51", "MA-52", "MA-53", "MA-54")
@pytest.mark.parametrize(
    ("text", "opened", "expected"),
    [
        ("a-b", [], "│││"),
        ("a|b", [], "┃┃┃"),
        ("a:b", [], "┆┆┆"),
        ("a=b", [False], "┃d0"),
        ("a=b", [True], "·d0"),
        ("a-c c-b", [], "│││"),
    ],
)
def test_each_line_of_a_map_has_its_own_look(text, opened, expected):
    assert side(made_map(text), opened) == expected


def test_cells_side_by_side_without_a_line_between_them_are_walled_off():
    board = made_map("a-b b-c")
    assert side(board._replace(edges=board.edges[1:])) == "┃┃┃"


def below(board, opened=None):
    """The same for two cells one above the other: the line between them."""
    a, b, *rest = board.cells
    return drawn(board._replace(cells=(a, b._replace(xy=(0, 1)), *rest)), opened)[4]


@pytest.mark.parametrize(
    ("text", "opened", "line"),
    [("a-b", [], "─"), ("a|b", [], "━"), ("a:b", [], "╌"), ("a=b", [False], "━"), ("a=b", [True], "·")],
)
def test_lines_across_look_like_those_upright(text, opened, line):
    found = below(made_map(text), opened)
    assert found.count(line) > WIDTH - 6
    assert ("d0" in found) == ("=" in text)


@pytest.mark.parametrize("text", ["a-b", "a=b", "a:b c-a"])
def test_ways_between_cells_that_lie_apart_are_told_in_words(text):
    board = made_map(text)
    far = board._replace(cells=(*board.cells[:1], board.cells[1]._replace(xy=(5, 3)), *board.cells[2:]))
    drawing = Drawing(far, [False] * len(far.doors), lambda number, width: [])
    assert f"c0{text[1]}c1" in drawing.far_ways()
    assert all(not Drawing(one, [False] * 8, lambda number, width: []).far_ways() for one in PACK.maps)


def test_a_full_cell_makes_its_row_higher():
    board = made_map("a-b")
    full = drawn(board, inside=lambda number, width: [f"line {i}" for i in range(6 if number else 1)])
    assert len(full) == 8
    assert full[6].count("line 5") == 1


@pytest.mark.rule("MA-82", "MA-83", "MA-65")
@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"up": True, "enemy": True, "effects": [], "hp": 3, "damage": 1}, "t4 2"),
        ({"up": True, "enemy": True, "effects": ["guard", "grapple"], "hp": 3, "damage": 0}, "t4 3!&"),
        ({"up": True, "enemy": True, "effects": ["diversion", "mission"], "hp": 1, "damage": 0}, "t4 1~$"),
        ({"up": True, "enemy": False}, "t4+Medkit"),
        ({"up": False, "shape": "round"}, "t4 ?o"),
        ({"up": False, "shape": "square"}, "t4 ?#"),
    ],
)
def test_a_token_says_in_its_cell_what_it_is(fields, expected):
    assert threat_line({"number": 4, **fields}, "Medkit") == expected


# --- the whole table -------------------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize(("mission", "board"), MISSIONS)
def test_every_mission_has_a_table_that_fits(language, mission, board):
    match = new(mission=mission, map=board)
    for _ in range(4):
        for viewer in (None, 0):
            lines = match.picture(viewer, language).splitlines()
            assert max(len(line) for line in lines) <= WIDTH
            assert all(line == line.rstrip() and line.isprintable() for line in lines)
        play(match, 9)


@every_language
@pytest.mark.rule("MA-18", "MA-111")
@pytest.mark.parametrize(("mission", "board"), MISSIONS)
def test_the_briefing_stands_on_the_table(language, mission, board):
    match = new(mission=mission, map=board)
    text = flat(match.picture(0, language))
    number = [name for name, _ in MISSIONS].index(mission)
    one = PACK.missions[number]
    for part in ("objective", "crisis", *(["effect"] if one.mission_effect else [])):
        assert flat(say(mission_text(PACK, number, part), language)) in text
    for place in range(len(one.tracks)):
        assert say(track_name(PACK, number, place), language) in text
    keys = [f"failure-{failure.name}" for failure in one.failures] + [f"rule-{rule.name}" for rule in one.rules]
    keys += [f"green-{one.green.name}-text"] if one.green else []
    assert all(flat(say(Message(f"ma-{key}"), language)) in text for key in keys)


@every_language
def test_a_track_is_a_row_of_boxes(language):
    match = new(mission="flight-from-nevarro")
    match.state = match.state.copy()
    match.state["track"][0, 0] = 2
    assert "■■□□□ 2" in match.picture(None, language)


@every_language
@pytest.mark.rule("MA-103")
def test_action_spaces_show_their_totals_and_what_they_are_made_of(language):
    match = new()
    card = match.view(0)["players"][0]["hand"][0]["number"]
    match.play(0, f"play k{card} attack")
    text, view = match.picture(1, language), match.view(1)
    for number, space in enumerate(view["spaces"]):
        pattern = rf"^.*{say(space_name(number), language)} +{space['total']}[! ]"
        assert re.search(pattern, text, re.MULTILINE)
    row = next(line for line in text.splitlines() if say(skill_name(PACK, card), language) in line)
    assert words("picture-used", language) in flat(text)
    assert words("picture-sabotage", language, value=view["spaces"][1]["sabotage"][0]) in row
    assert view["spaces"][1]["total"] == PACK.skills[card].strength + view["spaces"][1]["sabotage"][0]


@every_language
@pytest.mark.rule("MA-104", "MA-105")
def test_a_space_with_an_event_and_one_with_a_crisis_are_marked(language):
    view = new().view(0)
    for total, mark in ((4, "4  "), (5, "5! "), (6, "6!!"), (9, "9!!")):
        view["spaces"][3]["total"] = total
        text = GAME.picture(view, GAME.content, language)
        assert f"{say(space_name(3), language)} " in text
        assert re.search(rf"{say(space_name(3), language)} +{re.escape(mark)}", text)


@every_language
@pytest.mark.rule("MA-177")
def test_the_own_hand_is_shown_with_its_texts_and_that_of_others_is_a_number(language):
    match = new()
    text, view = flat(match.picture(0, language)), match.view(0)
    for card in view["players"][0]["hand"]:
        assert f"k{card['number']} {say(skill_name(PACK, card['number']), language)}" in text
        if PACK.skills[card["number"]].steps:
            assert flat(say(skill_text(PACK, card["number"]), language)) in text
    assert view["players"][1]["hand"] is None
    theirs = {card["number"] for card in match.view(1)["players"][1]["hand"]}
    assert not any(re.search(rf"\bk{number}\b", text) for number in theirs)
    assert words("fact-hand", language, count=4) in text


@every_language
@pytest.mark.rule("MA-28", "MA-130")
def test_characters_are_shown_on_their_cells_with_their_damage(language):
    match = new(mission="redemption", seats=4)
    match.state = match.state.copy()
    match.state["damage"][0, 2] = 3
    text, view = match.picture(None, language), match.view(None)
    for one in view["characters"]:
        values = {"character": character_name(PACK, one["number"]), "cell": f"c{one['cell']}", "standing": "no"}
        assert words("picture-character", language, damage=one["damage"], hp=one["hp"], **values) in flat(text)
    assert view["characters"][2]["damage"] == 3
    assert text.count("@") == 5  # four characters and the legend


@every_language
@pytest.mark.rule("MA-81", "MA-83")
def test_enemies_are_listed_with_class_health_and_effects(language):
    match = new()
    text = match.picture(None, language)
    guard = next(one for one in match.view(None)["threats"] if one["name"] == "camp-guard")
    line = next(line for line in text.splitlines() if re.search(rf"t{guard['number']}  ", line) and "c17:" in line)
    for part in (say(token_name(PACK, guard["token"]), language), words("class-melee", language)):
        assert part in line
    assert words("effect-guard", language) in line
    assert f"t{guard['number']} 2!" in text


@every_language
@pytest.mark.rule("MA-84", "MA-142")
def test_a_bonus_is_listed_with_what_it_is_good_for(language):
    match = new()
    match.state = match.state.copy()
    threat = next(one["number"] for one in match.view(None)["threats"] if not one["up"])
    match.state["token"][0, threat], match.state["up"][0, threat] = 0, 1
    assert flat(say(Message("ma-use-medkit-cell"), language)) in flat(match.picture(None, language))


@every_language
@pytest.mark.rule("MA-65", "MQ-19")
def test_a_looked_at_token_is_recalled_to_who_looked(language):
    match = new()
    match.state = match.state.copy()
    threat = next(one["number"] for one in match.view(None)["threats"] if not one["up"])
    match.state["seen"][0, threat] = 1
    token = int(match.state["token"][0, threat])
    known = f"t{threat} {say(token_name(PACK, token), language)}"
    assert known in match.picture(0, language)
    assert known not in match.picture(1, language)
    assert match.view(1)["threats"][threat]["token"] is None
    assert match.view(0)["threats"][threat]["name"] == PACK.tokens[token].name
    assert match.view(1)["threats"][threat]["seen"] == [0]  # that somebody looked is known


@every_language
@pytest.mark.rule("MA-156")
def test_the_child_is_shown_with_who_carries_it(language):
    match = new(mission="flight-from-nevarro")
    child = words("picture-child", language)
    text = match.picture(None, language)
    assert re.search(rf"^.*[┃│]\(?{child}\)? *[┃│]", text, re.MULTILINE)  # on the map
    assert re.search(rf"{words('label-carries', language)} +{child}", text)
    redemption = new(mission="redemption").picture(None, language)
    assert words("picture-has-child", language) in redemption


@every_language
@pytest.mark.rule("MA-71", "MA-74")
def test_planning_cards_are_shown_to_all_and_drawn_ones_to_the_player(language):
    match = new()
    card = match.view(0)["players"][0]["hand"][0]["number"]
    match.play(0, f"play k{card} plan")
    match.play(0, "perform")
    drew = match.view(0)["drawn"]
    assert match.view(1)["drawn"] is None
    for plan in drew:
        assert f"p{plan['number']} " in match.picture(0, language)
        assert flat(say(plan_text(PACK, plan["number"]), language)) in flat(match.picture(0, language))
    top = next(action for action in map(str, match.legal(0)) if action != "pass")
    if top.startswith("keep"):
        match.play(0, top)
        kept = int(top.split("p")[-1])
        assert say(plan_name(PACK, kept), language) in match.picture(1, language)


@every_language
@pytest.mark.rule("MA-74")
def test_a_card_put_on_top_is_known_to_who_put_it_there(language):
    match = new()
    match.state = match.state.copy()
    size = int(match.state["plan_size"][0])
    match.state["plan_known"][0, size - 1] = 1
    name = plan_name(PACK, int(match.state["plan_deck"][0, 0, size - 1]))
    assert flat(words("deck-on-top", language, card=name)) in flat(match.picture(0, language))
    assert flat(words("deck-on-top", language, card=name)) not in flat(match.picture(1, language))


@every_language
@pytest.mark.rule("MA-180")
def test_the_back_of_the_next_event_is_shown(language):
    match = new()
    view = match.view(0)
    back = words(f"back-{view['decks']['event_back']}", language)
    assert flat(words("deck-events", language, cards=view["decks"]["events"], back=back)) in flat(
        match.picture(0, language)
    )


@every_language
@pytest.mark.rule("MA-184", "MA-186")
def test_with_shared_characters_cards_say_whose_they_are(language):
    match = new(seats=1, mode="shared")
    text = flat(match.picture(0, language))
    view = match.view(0)
    assert [one["seat"] for one in view["characters"]] == [None, None]
    for card in view["players"][0]["hand"]:
        owner = say(Message(f"ma-character-{PACK.skills[card['number']].character}"), language)
        assert re.search(rf"k{card['number']} [^.]*, {re.escape(owner)}", text)


@every_language
@pytest.mark.rule("MD-56")
def test_a_loyalty_card_is_shown_to_its_owner(language):
    match = new(seats=3, mission="double-cross", map="plaza")
    for viewer in range(3):
        known = [player["loyalty"] for player in match.view(viewer)["players"]]
        assert [seat for seat in range(3) if known[seat]] == [viewer]
        assert words(f"fact-{known[viewer]}", language) in match.picture(viewer, language)


@every_language
@pytest.mark.rule("MA-16")
@pytest.mark.parametrize(
    ("mission", "expected"),
    [
        ("the-asset", {"guard"}),
        ("flight-from-nevarro", {"guard", "grapple", "diversion", "mission"}),
        ("redemption", {"guard", "grapple", "diversion", "mission"}),
    ],
)
def test_the_legend_explains_the_effects_that_can_be_met(language, mission, expected):
    text = flat(new(mission=mission).picture(0, language))
    signs = {"guard": "!", "grapple": "&", "diversion": "~", "mission": "$"}
    assert {name for name, sign in signs.items() if f"{sign} {words(f'effect-{name}', language)}" in text} == expected


# --- the question ----------------------------------------------------------------------------------------------------


@every_language
def test_every_question_has_its_own_first_line(language):
    view = new().view(0)
    view["question"]["action"] = {"space": "move", "character": 0, "strength": 2, "range": 1, "card": None}
    lines = set()
    for phase in PHASES[1:-1]:
        view["question"]["phase"] = phase
        lines.add(GAME.picture(view, GAME.content, language).splitlines()[1])
    assert len(lines) == len(PHASES) - 2 == 23


@every_language
def test_the_player_who_is_asked_is_named(language):
    match = new(seats=3, mission="the-egg")
    play(match, 12)
    asked = match.actors()[0]
    who = words("who", language, seat=asked + 1, you="no")
    assert who in match.picture(None, language).splitlines()[1]


@every_language
def test_the_text_that_is_being_carried_out_is_shown(language):
    view = new(mission="the-prison-ship").view(0)
    for kind, name, key in (
        ("skill", "jet-burst", "ma-skill-jet-burst-text"),
        ("plan", "sprint", "ma-plan-sprint-text"),
        ("green", "slice", "ma-green-slice-text"),
        ("rule", "override", "ma-rule-override"),
        ("use", "medkit-cell", "ma-use-medkit-cell"),
        ("crisis", "the-prison-ship", "ma-mission-the-prison-ship-crisis"),
    ):
        view["question"]["source"] = {"kind": kind, "name": name}
        text = GAME.picture(view, GAME.content, language)
        row = text[text.index(f"\n{words('label-source', language)} ") :]
        assert flat(say(Message(key), language)) in flat(row)


@every_language
@pytest.mark.rule("MQ-24")
def test_damage_that_is_due_is_shown(language):
    view = new().view(0)
    view["question"]["damage"] = {"character": 1, "amount": 2, "threat": 0}
    due = words("picture-due", language, character=character_name(PACK, 1), number=2)
    assert due in GAME.picture(view, GAME.content, language)


# --- the view --------------------------------------------------------------------------------------------------------


@every_language
def test_the_picture_is_made_from_the_view_alone(language):
    match = play(new(seats=3, mission="the-egg"), 20)
    view = json.loads(json.dumps(match.view(1)))
    assert GAME.picture(view, GAME.content, language) == match.picture(1, language)


@every_language
def test_it_tells_which_player_is_the_viewer(language):
    match = new()
    assert len({match.picture(viewer, language) for viewer in (None, 0, 1)}) == 3


@pytest.mark.rule("MA-177", "MA-178", "MA-180", "MQ-83")
@pytest.mark.parametrize("seed", range(3))
def test_two_deals_that_a_seat_cannot_tell_apart_have_the_same_view(seed):
    """The faces of hidden tokens, the order of decks and other hands may be anything: the view stays the same."""
    match = play(new(seed=seed, seats=2), 15, random.Random(seed))
    before = [json.dumps(match.view(viewer)) for viewer in (0, None)]
    state = match.state = match.state.copy()
    rows = state[0]
    hidden = [threat for threat in range(30) if rows["at"][threat] >= 0 and not rows["up"][threat]]
    unseen = [threat for threat in hidden if not rows["seen"][threat]]
    rows["token"][unseen] = rows["token"][unseen][::-1].copy()
    for pile, size in (
        ("event_deck", "event_size"),
        ("supply", "supply_size"),
        ("reinforcements", "reinforcements_size"),
    ):
        count = int(rows[size])
        rows[pile][0, :count] = rows[pile][0, :count][::-1].copy()
    for seat in range(2):
        count = int(rows["deck_size"][seat])
        rows["deck"][seat, :count] = rows["deck"][seat, :count][::-1].copy()
    other = int(rows["hand_size"][1])
    rows["hand"][1, :other] = rows["hand"][1, :other][::-1].copy()
    assert [json.dumps(match.view(viewer)) for viewer in (0, None)] == before


def test_a_view_names_the_choices_as_the_notation_does():
    match, seen = new(seats=2, mission="flight-from-nevarro"), set()
    dice = random.Random(5)
    for _ in range(3):
        while not match.over:
            seat = match.actors()[0]
            asked, legal = match.view(seat)["question"], [str(action) for action in match.legal(seat)]
            if asked["choices"]:
                seen.add(asked["phase"])
                assert [action.split()[-1] for action in legal if action != "pass"] == asked["choices"]
                assert ("pass" in legal) == asked["optional"]
            match.play(seat, dice.choice(match.legal(seat)))
        match = new(seats=2, seed=dice.randrange(99), mission="redemption")
    assert len(seen) >= 4


def test_numbers_and_names_of_a_view_belong_together():
    view = play(new(seats=4, mission="redemption", growth=30), 25).view(0)
    for player in view["players"]:
        for card in (*(player["hand"] or []), *player["discard"]):
            assert PACK.skills[card["number"]].name == card["name"]
    for one in view["characters"]:
        assert PACK.characters[one["number"]].name == one["name"]
    for threat in view["threats"]:
        assert threat["number"] in view["cells"][threat["cell"]]["threats"]
        assert threat["token"] is None or PACK.tokens[threat["token"]].name == threat["name"]
    assert [cell["number"] for cell in view["cells"]] == list(range(len(PACK.maps[3].cells)))


# --- the end ---------------------------------------------------------------------------------------------------------


@every_language
@pytest.mark.rule("MA-01")
def test_the_score_sheet_stands_at_the_end(language):
    match = play(new(seed=5), 1000)
    assert match.over
    text = match.picture(1, language)
    assert text.splitlines()[1] != words("step-won", language)
    for row in ROWS:
        name = words(f"row-{row}", language)
        numbers = [str(player["pad"][row]) for player in match.view(1)["players"]]
        assert re.search(rf"^{name} +{numbers[0]} +{numbers[1]}$", text, re.MULTILINE)
    assert match.view(None)["seed"] == match.seed.hex()
    assert all(player["hand"] is not None for player in match.view(None)["players"])


@every_language
@pytest.mark.parametrize(
    ("outcome", "reason"), [("won", ""), ("lost", "defeat"), ("lost", "failure"), ("unfinished", "")]
)
def test_the_first_lines_say_how_it_ended(language, outcome, reason):
    view = play(new(seed=5), 1000).view(0)
    view |= {"outcome": outcome, "reason": reason, "loser": "ig-11" if reason == "defeat" else None}
    line = GAME.picture(view, GAME.content, language).splitlines()[1]
    values = {"reason": reason, "character": character_name(PACK, 1)} if outcome == "lost" else {}
    assert words(f"step-{outcome}", language, **values) in line


@every_language
def test_a_limit_of_turns_is_told_when_it_comes_near(language):
    assert "177" not in new(max_turns=177).picture(0, language).splitlines()[1]
    assert "7" in new(max_turns=7).picture(0, language).splitlines()[1]
