"""Every game is tested by having a suite."""

import cantina
from cantina.games import SHIPPED
from docs.reading import ROOT
from suites import TESTS, suites, texts


def test_every_game_that_ships_has_a_suite():
    missing = [game_id for game_id in cantina.games() if game_id not in suites()]
    assert missing == [], f"write tests/<folder>/suite.py for {missing}, as tests/bounty_hunters/suite.py"


def test_every_game_that_ships_is_known_to_the_tests_of_texts():
    missing = [game_id for game_id in cantina.games() if game_id not in texts()]
    assert missing == [], f"write tests/<folder>/texts.py for {missing}, as tests/bounty_hunters/texts.py"


def test_the_folders_of_games_are_those_that_ship():
    folders = {path.parent.name for path in (ROOT / "src" / "cantina" / "games").glob("*/__init__.py")}
    assert folders == set(SHIPPED)


def test_a_suite_speaks_of_a_game_with_rules(game):
    """The file of its rules defines numbers with its prefixes, and its options are those of the game."""
    suite = suites()[game.id]
    text = suite.rules_file.read_text(encoding="utf-8")
    assert all(f"{prefix}-" in text for prefix in suite.prefixes)
    assert suite.is_rule(game.over_rule)
    assert suite.is_rule(game.turn_rule)
    assert suite.is_rule(game.undo_rule)
    for seats, options in (*((seats, options) for _, seats, options in suite.played), *suite.tables):
        game.settled(options, game.check_seats(seats))


def test_numbers_of_rules_belong_to_one_game():
    prefixes = [prefix for suite in suites().values() for prefix in (*suite.prefixes, *suite.content_prefixes)]
    assert len(prefixes) == len(set(prefixes))


def test_golden_files_belong_to_games():
    for room in ("golden", "corpus"):
        assert {path.name for path in (TESTS / room).iterdir()} == set(suites())
