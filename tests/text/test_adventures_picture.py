"""The table of The Mandalorian: Adventures as text: everything that lies there, and nothing hidden."""

import re
from functools import cache

import pytest

from cantina.games.mandalorian_adventures import GAME
from cantina.games.mandalorian_adventures.telling.titles import (
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
from cantina.text import Message, say
from text.adventures_games import MISSIONS, PACK, WIDTH, every_language, flat, new, play, words

pytestmark = pytest.mark.usefixtures("strict_text")


@cache
def tables():
    """Views of every mission, played once to be shown in every language."""
    views = []
    for mission, board in MISSIONS:
        match = new(mission=mission, map=board)
        for _ in range(4):
            views += [match.view(viewer) for viewer in (None, 0)]
            play(match, 9)
    return views


@pytest.mark.slow
@every_language
def test_every_mission_has_a_table_that_fits(language):
    lines = [line for view in tables() for line in GAME.picture(view, GAME.content, language).splitlines()]
    assert [line for line in lines if len(line) > WIDTH or line != line.rstrip() or not line.isprintable()] == []


@every_language
@pytest.mark.rule("MA-111")
def test_objective_failures_crisis_and_rules_stand_on_the_table(language):
    for number, (mission, board) in enumerate(MISSIONS):
        one, text = PACK.missions[number], flat(new(mission=mission, map=board).picture(0, language))
        for part in ("objective", "crisis", *(["effect"] if one.mission_effect else [])):
            assert flat(say(mission_text(PACK, number, part), language)) in text
        for place in range(len(one.tracks)):
            assert say(track_name(PACK, number, place), language) in text
        keys = [f"failure-{failure.name}" for failure in one.failures] + [f"rule-{rule.name}" for rule in one.rules]
        keys += [f"green-{one.green.name}-text"] if one.green else []
        assert [key for key in keys if flat(say(Message(f"ma-{key}"), language)) not in text] == []


@every_language
def test_a_track_is_a_row_of_boxes(language):
    match = new(mission="flight-from-nevarro")
    match.state = match.state.copy()
    match.state["track"][0, 0] = 2
    assert "■■□ 2" in match.picture(None, language)


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
@pytest.mark.rule("MQ-101")
@pytest.mark.parametrize("played", [0, 1, 2])
def test_an_extra_action_is_told_besides_the_two_that_are_required(language, played):
    match = new()
    match.state = match.state.copy()
    match.state["played"][0] = played
    values = {"played": played, "needed": 2, "seat": 1, "you": "yes"}
    plain, more = (flat(words("step-main", language, extra=extra, **values)) for extra in (0, 1))
    assert re.search(rf"\b{played}\D+2\D*$", plain)
    assert more.startswith(f"{plain} ")
    assert plain in flat(match.picture(0, language))
    assert more not in flat(match.picture(0, language))
    match.state["extra"][0] = 1
    assert more in flat(match.picture(0, language))


@every_language
@pytest.mark.rule("MA-81", "MA-83")
def test_enemies_are_listed_with_class_health_and_effects(language):
    match = new()
    text = match.picture(None, language)
    guard = next(one for one in match.view(None)["threats"] if one["name"] == "camp-guard")
    line = next(line for line in text.splitlines() if re.search(rf"t{guard['number']}  .*c17\s?:", line))
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
    assert match.view(1)["threats"][threat]["seen"] == [0]  # that a player looked is known


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
