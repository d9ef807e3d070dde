"""The contract of a game is checked when the game is loaded: each finding says what is asked for."""

from dataclasses import replace
from typing import TypedDict

import pytest

import cantina
from cantina import games
from cantina.engine.abilities import Trials
from cantina.engine.conformity import ARGUMENTS, OPTIONAL, BadGame, check_game
from cantina.engine.game import Rules, named_functions
from cantina.engine.notation import Notation, Verb
from cantina.engine.options import Choice
from cantina.engine.record import Record, i1

BH, MA = cantina.game("bounty-hunters"), cantina.game("mandalorian-adventures")


class NoChance(Record):
    chosen: i1
    finished: i1
    max_turns: i1


class NoViewer(TypedDict):
    game: str


def words(count):
    return tuple(str(i) for i in range(count))


def without(name, game=BH):
    return {other: function for other, function in game.functions.items() if other != name}


WRONG = {
    "id": (BH, {"id": "Bounty Hunters"}, "id: small letters, digits and hyphens"),
    "seven seats": (BH, {"seat_counts": range(2, 8)}, "seat_counts: a range of numbers from 1 to 6"),
    "no seats": (BH, {"seat_counts": range(2, 2)}, "seat_counts"),
    "seats with gaps": (BH, {"seat_counts": range(2, 7, 2)}, "seat_counts"),
    "no such default": (BH, {"default_seats": 7}, "default_seats: one of seat_counts"),
    "too many actions": (
        BH,
        {"notation": Notation(Verb("play", (words(200), words(200))))},
        "notation: 40000 actions are more than 32768",
    ),
    "no legal action": (BH, {"most_legal": 0}, "most_legal: from 1 to the number of actions"),
    "no such row": (BH, {"total": 99}, "total, rank: two different rows"),
    "one row twice": (BH, {"total": BH.rank}, "total, rank: two different rows"),
    "a function missing": (BH, {"functions": without("judge")}, "functions: judge is missing"),
    "an unknown function": (BH, {"functions": {**BH.functions, "think": len}}, "functions: think is unknown"),
    "other arguments": (
        BH,
        {"functions": {**BH.functions, "actors": BH.functions["legal"]}},
        "functions: actors takes s, not 4 arguments",
    ),
    "estimate without turn": (
        MA,
        {"functions": without("turn", MA)},
        "functions: estimate and turn, or neither",
    ),
    "no view": (BH, {"functions": without("write_view")}, "view: a view, or a function write_view"),
    "two views": (BH, {"view": print}, "view: a view, or a function write_view, and not both"),
    "no chance": (BH, {"state": NoChance}, "state: a subclass of Chance"),
    "no such mark": (BH, {"marks": ("ready",)}, "marks: ready is no field of the record"),
    "no turns": (BH, {"event_names": BH.event_names[1:]}, "event_names: a turn begins with an event called turn"),
    "no limit of turns": (
        BH,
        {"options": (Choice("max_turns", (1, 2)),)},
        "options: max_turns is a Number, and setup writes it to a field of that name",
    ),
    "an outlook of no shape": (BH, {"outlook_shape": None}, "outlook_shape: a function write_outlook"),
    "a shape of no outlook": (
        MA,
        {"functions": without("write_outlook", MA)},
        "outlook_shape: a function write_outlook",
    ),
    "odds of nothing": (MA, {"odds": ()}, "odds: a function tally and what it counts"),
    "nothing to count them": (MA, {"functions": without("tally", MA)}, "odds: a function tally and what it counts"),
    "no viewer": (BH, {"view_shape": NoViewer}, "view_shape: viewer is missing"),
    "no subject": (MA, {"trials": Trials("level", "difficulty", ("normal",))}, "trials: level is no Named option"),
    "no difficulty": (
        MA,
        {"trials": Trials("mission", "difficulty", ("absurd",))},
        "trials: difficulty is no Choice with these values",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_with_a_game_is_named(name):
    game, change, finding = WRONG[name]
    with pytest.raises(BadGame) as refused:
        check_game(replace(game, **change))
    assert len(refused.value.findings) == 1
    assert refused.value.findings[0].startswith(finding)
    assert finding in str(refused.value)


def test_all_findings_are_reported_at_once():
    with pytest.raises(BadGame, match="the game '!' does not keep") as refused:
        check_game(replace(BH, id="!", most_legal=0, marks=("a", "b")))
    assert len(refused.value.findings) == 4


def test_the_functions_are_those_of_the_contract():
    assert set(ARGUMENTS) == set(Rules._fields) - {"hold", "rows"}
    assert set(OPTIONAL) < set(ARGUMENTS)


@pytest.mark.parametrize("game", [BH, MA], ids=lambda game: game.id)
def test_functions_are_known_by_their_own_names(game):
    assert game.functions == named_functions(*game.functions.values())
    assert set(game.functions) <= set(ARGUMENTS)


def test_a_game_is_checked_when_it_is_loaded(monkeypatch):
    monkeypatch.setattr("adapters.race.GAME", replace(BH, most_legal=0))
    monkeypatch.setitem(games._MODULES, "race", "adapters.race")
    games._load.cache_clear()
    try:
        with pytest.raises(BadGame, match="most_legal"):
            cantina.game("race")
    finally:
        games._load.cache_clear()


def test_a_game_is_called_as_its_module(monkeypatch):
    monkeypatch.setattr("adapters.race.GAME", replace(BH, id="chase"))
    monkeypatch.setitem(games._MODULES, "race", "adapters.race")
    games._load.cache_clear()
    try:
        with pytest.raises(BadGame, match=r"id: 'race', after its module adapters\.race"):
            cantina.game("race")
    finally:
        games._load.cache_clear()


def test_a_game_from_elsewhere_can_be_registered(monkeypatch):
    monkeypatch.setattr(games, "_MODULES", dict(games._MODULES))
    games.register("adapters.race")
    assert cantina.games()[-1] == "race"
    assert cantina.game("race").seat_counts == range(1, 5)
    assert cantina.new_match("race", 2).actors() == (0, 1)
