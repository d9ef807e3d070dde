"""What clients are sent so that they compute no rule: strengths, missions in reach, what the use of cards gives."""

import random
from collections import Counter

import pytest

import cantina
from way_of_the_mandalorian.kit import BO_KATAN, BOBA, DIN, FENNEC, GAME, Table, event, gear, mission

FAILS = {"succeeds": False, "credits": -200}
BARE = {DIN: (1, 1, 1, 1), FENNEC: (0, 0, 0, 0)}


def player(table, seat):
    return table.view(None)["players"][seat]


@pytest.mark.rule("WM-48")
def test_strength_is_the_character_and_the_whole_board():
    table = Table(cards={0: gear((3, 0, 0, 1)), 1: gear((2, 0, 0, 0), temporary=True)}, boards=BARE)
    assert player(table, 0)["strength"] == [1, 1, 1, 1]
    table.board(0, 0, 1)
    assert [player(table, seat)["strength"] for seat in (0, 1)] == [[6, 1, 1, 2], [0, 0, 0, 0]]
    table.play(0, f"attempt m{table.view(0)['row'][0]}")
    assert table.view(0)["attempt"]["available"] == player(table, 0)["strength"]


@pytest.mark.rule("WM-49", "WM-A02")
@pytest.mark.parametrize(("compare", "reached"), [("per_attribute", [3]), ("total", [3, 5])])
def test_a_mission_is_reached_by_the_comparison_that_the_table_plays(compare, reached):
    missions = {3: mission((1, 1, 1, 1)), 4: mission((9, 9, 9, 9)), 5: mission((2, 1, 1, 0))}
    table = Table(missions=missions, boards=BARE, compare=compare)
    table.row(3, 4, 5)
    assert [table.view(viewer)["reached"] for viewer in (0, 1, None)] == [reached, [], []]


@pytest.mark.rule("WM-49")
def test_a_mission_that_is_reached_is_completed():
    table = Table(cards={0: gear((1, 0, 0, 0))}, missions={3: mission((2, 1, 1, 1))}, boards=BARE)
    table.row(3)
    assert table.view(0)["reached"] == []
    table.board(0, 0)
    assert table.view(0)["reached"] == [3]
    table.attempt(3)
    assert 3 in table.view(None)["completed"]


@pytest.mark.rule("WM-12")
@pytest.mark.parametrize(("seats", "used"), [(2, [8, 4, 4, 1]), (3, [12, 6, 6, 1]), (4, [16, 8, 8, 1])])
def test_missions_are_counted_by_their_levels(seats, used):
    table = Table(seats=seats)
    view = table.view(0)
    assert (view["missions_used"], view["missions_left"]) == (used, used)
    table._edit().completed = 1 << 0 | 1 << 19 | 1 << 20 | 1 << 34
    table._changed()
    assert table.view(None)["missions_left"] == [used[0] - 2, used[1] - 1, used[2] - 1, 1]


@pytest.mark.rule("WM-61")
def test_only_boba_fett_has_a_slot_for_an_event():
    table = Table(seats=4, characters=[BOBA, DIN, FENNEC, BO_KATAN])
    assert [one["has_slot"] for one in table.view(None)["players"]] == [True, False, False, False]


def attempt(seats=2, **more):
    """Seat 0 has passed its events and chooses what to use of a lasting card, a free slot and a temporary one."""
    cards = {0: gear((3, 0, 0, 1)), 1: gear((2, 0, 0, 0), temporary=True), 30: event((0, 0, 0, 5))}
    table = Table(seats=seats, cards=cards, missions={3: mission((9, 9, 9, 9))}, boards=BARE, **more)
    table.row(3)
    table.board(0, 0, 2, 1)
    table._edit().equipped[0, 1] = -1
    table._changed()
    table.hand(0, 30)
    table.play(0, "attempt m3")
    return table


@pytest.mark.rule("WM-46", "WM-47", "WM-48", "WM-A40")
def test_each_set_of_cards_says_what_it_gives_and_what_it_wears_out():
    table = attempt()
    table.pass_events()
    assert table.match.outlook(0) == {
        "use none": {"available": [1, 1, 1, 1], "worn_out": [], **FAILS},
        "use 1": {"available": [4, 1, 1, 2], "worn_out": [], **FAILS},
        "use 3": {"available": [3, 1, 1, 1], "worn_out": [1], **FAILS},
        "use 1+3": {"available": [6, 1, 1, 2], "worn_out": [1], **FAILS},
    }
    assert table.view(0)["attempt"]["available"] == [6, 1, 1, 2]


@pytest.mark.rule("WM-48")
def test_the_own_event_counts_with_every_set():
    table = attempt()
    while table.phase != "own-event":
        table.answer("pass")
    table.play(0, "event 30")
    outlook = table.match.outlook(0)
    assert [outlook[action]["available"] for action in ("use none", "use 1+3")] == [[1, 1, 1, 6], [6, 1, 1, 7]]


@pytest.mark.rule("WM-47", "WM-59")
def test_what_is_worn_out_is_what_fennec_shand_is_asked_for():
    table = attempt(characters=[FENNEC, DIN])
    table.pass_events()
    said = table.match.outlook(0)["use 1+3"]["worn_out"]
    table.play(0, "use 1+3")
    assert (table.phase, table.view(None)["worn_out"]) == ("keep", said)


@pytest.mark.rule("WM-46")
def test_others_are_told_nothing():
    table = attempt()
    assert [table.match.outlook(seat) for seat in (0, 1) if seat not in table.match.actors()] == [{}]
    table.pass_events()
    assert table.match.outlook(1) == {}


@pytest.mark.rule("WM-49", "WM-50", "WM-69")
def test_a_set_that_is_enough_says_what_it_brings_and_the_last_mission_that_it_ends_the_game():
    missions = {3: mission((1, 1, 1, 1), reward=700), 44: mission((1, 1, 1, 1), reward=5000)}
    for number, said in ((3, {"credits": 700}), (44, {"credits": 5000, "ends": True})):
        again = Table(missions=missions, boards=BARE)
        again.row(number)
        again.board(0, 0)
        again.play(0, f"attempt m{number}")
        again.pass_events()
        outlook = again.match.outlook(0)["use none"]
        assert {key: outlook[key] for key in ("succeeds", *said)} == {"succeeds": True, **said}


@pytest.mark.rule("WM-40", "WM-43", "WM-49", "WM-51")
@pytest.mark.parametrize(
    ("requires", "credits", "hope"),
    [
        ((1, 1, 1, 1), 800, "reached"),
        ((1, 1, 1, 3), 800, "event"),
        ((1, 1, 1, 3), 100, "hopeless"),  # the event cannot be paid
        ((1, 1, 3, 1), 800, "hopeless"),
    ],
)
def test_an_attempt_says_whether_it_can_succeed_and_what_is_at_stake(requires, credits, hope):
    table = Table(
        cards={30: event((0, 0, 0, 2))}, missions={3: mission(requires, reward=700, penalty=300)}, boards=BARE
    )
    table.row(3)
    table.hand(0, 30)
    table.credits(0, credits)
    assert table.match.outlook(0)["attempt m3"] == {"hope": hope, "reward": 700, "penalty": min(300, credits)}


@pytest.mark.rule("WM-60", "WM-A32")
@pytest.mark.parametrize(("short", "hope"), [(1, "event"), (2, "hopeless")])
def test_bo_katan_kryze_can_do_without_one_symbol(short, hope):
    table = Table(characters=[BO_KATAN, DIN], missions={3: mission((short, 0, 0, 0))}, boards={BO_KATAN: (0, 0, 0, 0)})
    table.row(3)
    table.hand(0, 0)
    assert table.match.outlook(0)["attempt m3"]["hope"] == hope


@pytest.mark.rule("WM-26", "WM-28", "WM-48", "WM-49")
def test_equipment_says_what_the_board_reaches_with_it():
    cards = {0: gear((1, 0, 0, 0), cost=300)}
    table = Table(cards=cards, missions={3: mission((2, 1, 1, 1)), 4: mission((3, 1, 1, 1))}, boards=BARE)
    table.row(3, 4)
    table.hand(0, 0)
    assert table.match.outlook(0)["equip 0"] == {"credits": -300, "strength": [2, 1, 1, 1], "reached": [3]}


@pytest.mark.rule("WM-35", "WM-37", "WM-A20")
def test_sales_and_the_quick_job_say_what_they_pay():
    table = Table(cards={0: gear(cost=500), 1: gear(cost=300)})
    table.hand(0, 0, 1, 2)
    outlook = table.match.outlook(0)
    assert [outlook[action] for action in ("sell 0", "job")] == [{"credits": 250}, {"credits": 200}]
    table.play(0, "sell 0")
    outlook = table.match.outlook(0)
    assert [outlook[action] for action in ("close", "sell 1")] == [{"credits": 250}, {"credits": 400}]


@pytest.mark.rule("WM-30")
def test_the_end_of_a_turn_says_how_many_cards_are_too_many():
    table = Table()
    table.hand(0, 0, 1, 2, 3, 4)
    assert "end" not in table.match.outlook(0)
    table.hand(0, 0, 1, 2, 3, 4, 5, 6)
    assert table.match.outlook(0)["end"] == {"surplus": 2}


@pytest.mark.rule("WM-41", "WM-42", "WM-45", "WM-49")
def test_an_event_against_an_attempt_says_whether_it_is_enough():
    cards = {30: event((0, 0, 0, 1)), 31: event((0, 0, 1, 0))}
    table = Table(cards=cards, missions={3: mission((1, 1, 1, 0))}, boards={DIN: (1, 1, 1, 1), FENNEC: (0, 0, 0, 0)})
    table.row(3)
    table.hand(1, 30, 31)
    table.play(0, "attempt m3")
    asked = {"available": [1, 1, 1, 1]}
    assert table.match.outlook(1) == {
        "pass": {"required": [1, 1, 1, 0], "succeeds": True, **asked},
        "event 30": {"credits": -200, "required": [1, 1, 1, 1], "succeeds": True, **asked},
        "event 31": {"credits": -200, "required": [1, 1, 2, 0], "succeeds": False, **asked},
    }


@pytest.mark.slow
@pytest.mark.rule("WM-49", "WM-50", "WM-51", "WM-28", "WM-35")
def test_what_is_said_before_an_action_is_what_happens():
    """Whole games at random: credits, strength, requirements and the end of an attempt are those that were named."""
    rng, checked = random.Random(3), Counter()
    for seed in range(3):
        match = cantina.new_match("way-of-the-mandalorian", 2 + seed, seed, {"max_turns": 9})
        while not match.over:
            seat = match.actors()[0]
            for action, said in match.outlook(seat).items():
                after = match.fork()
                after.play(seat, action)
                checked[agrees(match, after, seat, action, said)] += 1
            likely = [one for one in match.legal(seat) if str(one).startswith(("equip", "attempt", "event", "use"))]
            match.play(seat, rng.choice(likely or match.legal(seat)))
    assert min(checked[verb] for verb in ("equip", "job", "event", "use", "sell")) > 5, checked


def agrees(match, after, seat, action, said):
    """Compare what was said of an action with what it did; the verb."""
    verb = action.split()[0]
    before, then = (one.view(seat) for one in (match, after))
    change = then["players"][seat]["credits"] - before["players"][seat]["credits"]
    settled = verb != "event" or then["attempt"]  # an own event may be followed by the result at once
    if verb in ("equip", "job", "event", "use", "close", "keep") and settled:
        assert change == said.get("credits", 0)
    if verb == "equip":
        assert (then["players"][seat]["strength"], then["reached"]) == (said["strength"], said["reached"])
    if verb in ("event", "slot", "pass", "ignore") and then["attempt"] and "required" in said:
        assert (then["attempt"]["required"], then["attempt"]["available"]) == (said["required"], said["available"])
    if verb == "use":
        assert said["succeeds"] == (before["attempt"]["mission"] in then["completed"])
    return verb


@pytest.mark.rule("WM-35")
def test_a_card_says_what_it_brings_when_it_is_sold():
    assert (gear(cost=600).sale, event(cost=200).sale) == (300, 100)
    table = Table(cards={0: gear(cost=600)})
    table.hand(0, 0)
    table.play(0, "sell 0")  # the only card: the sale closes
    assert table.s.credits[0] == 800 + gear(cost=600).sale


@pytest.mark.rule("WM-68")
def test_the_last_mission_says_that_it_is_the_last():
    missions = [card for card in GAME.content.cards if hasattr(card, "reward")]
    assert [card.level for card in missions if card.last] == [4]
