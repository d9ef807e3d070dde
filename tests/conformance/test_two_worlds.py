"""Every game: a step of another player tells nothing that no event shows (more: `python -m tools.two_worlds`)."""

from collections import Counter
from itertools import islice

import pytest

import cantina
from cantina.table import updates
from conformance.two_worlds import all_pairs
from suites import suites

PAIRS = 100_000  # of the games that ship, together
PAIRS_OF_OTHERS = 10_000  # of each game that does not
SECRETS = 20  # pairs of each secret action with another card or place in each world
BH, WM, MA = SHIPPED = ("bounty-hunters", "way-of-the-mandalorian", "mandalorian-adventures")


def leaks_of(game, pairs):
    return [pair for pair in islice(all_pairs(game, 5), pairs) if pair.leak]


@pytest.mark.slow
@pytest.mark.usefixtures("compiled")
def test_a_step_of_another_player_leaks_nothing(game):
    """Record, question, legal actions, events, and what a server sends, for each seat and a spectator."""
    count, traitors, secrets, leaks = 0, 0, Counter(), []
    for pair in islice(all_pairs(game, 5), -(-PAIRS // len(SHIPPED)) if game.id in SHIPPED else PAIRS_OF_OTHERS):
        count += 1
        traitors += pair.options.get("traitor") is True
        secrets[pair.notation.split()[0]] += pair.notation != pair.other
        if pair.leak:
            leaks.append(pair)
    assert leaks[:3] == []
    assert count >= (PAIRS // len(SHIPPED) if game.id in SHIPPED else PAIRS_OF_OTHERS)
    assert (traitors > 1000) == (game.id == MA)
    assert all(secrets[word] >= SECRETS for word in suites()[game.id].secret_words), secrets


# --- the test itself finds what it looks for -------------------------------------------------------------------------


def leaking(monkeypatch, game, part):
    """A server whose updates tell the truth in one part: the sum of the bytes of the state."""
    honest = getattr(updates, part)

    def telling(table, *given):
        told = honest(table, *given)
        return told.replace(b"{", b'{"hint":%d,' % sum(table.match.state.tobytes()), 1) if table.match else told

    monkeypatch.setattr(updates, part, telling)
    return {pair.leak for pair in leaks_of(game, 300)}


@pytest.mark.slow
@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("part", ["line_text", "outline_text"])
def test_a_server_that_tells_more_in_a_message_is_found(monkeypatch, part):
    """In the lines of the log, and around the game."""
    assert leaking(monkeypatch, cantina.game(WM), part) == {"messages: other bytes"}


@pytest.mark.slow
@pytest.mark.usefixtures("compiled")
def test_a_server_that_sends_a_message_about_a_secret_is_found(monkeypatch):
    """BH-S60: nobody is woken by what another player does in secret."""
    monkeypatch.setattr("conformance.served.seen_by", lambda body: -1)
    found = {pair.leak for pair in leaks_of(cantina.game(BH), 300)}
    assert found == {"messages: one though nothing has changed, or none, or more"}


@pytest.mark.parametrize("game_id", SHIPPED)
def test_what_may_differ_without_an_event_is_opened_by_a_rule(game_id):
    suite, game = suites()[game_id], cantina.game(game_id)
    for field in suite.uncovered:
        assert field.name in game.state.dtype.names
        assert suite.is_rule(field.rule)
        assert f"**{field.rule}" in suite.rules_file.read_text(encoding="utf-8")
        assert set(field.events) <= set(game.event_names)
