"""A game outside the package brings a folder of messages, which is laid out like the one that ships."""

import pytest

from cantina import text
from cantina.text import FOLDER, Message, add_folder, bundle, say, source


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with messages in two languages; it is forgotten after the test."""
    for language, words in (("en", "Draw!"), ("uk", "Стріляй!")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "duel.ftl").write_text(f"duel-go = {words}\nduel-{language} = {language}\n", "utf-8")
    monkeypatch.setattr(text, "_folders", [FOLDER])
    monkeypatch.setattr(text, "_bundles", {})
    yield tmp_path
    for clear in text.CACHE_CLEARERS:
        clear()


def test_its_messages_can_be_said(folder):
    add_folder(folder)
    assert [say(Message("duel-go"), language) for language in ("en", "uk")] == ["Draw!", "Стріляй!"]


def test_they_join_the_messages_that_are_in_use(folder):
    """A message that was asked for before is not remembered as missing."""
    assert say(Message("duel-go"), "uk") == "duel-go"
    add_folder(folder)
    assert say(Message("duel-go"), "uk") == "Стріляй!"
    assert say(Message("game-over"), "uk") != "game-over"


def test_a_language_that_it_lacks_is_said_in_english(folder):
    add_folder(folder)
    assert say(Message("duel-go"), "pl") == "Draw!"
    assert say(Message("duel-en"), "uk") == "en"


def test_it_replaces_no_message_that_ships(folder):
    (folder / "en" / "more.ftl").write_text("game-over = Well done\n", "utf-8")
    before = say(Message("game-over", {"action": "x", "rule": "y"}))
    add_folder(folder)
    assert say(Message("game-over", {"action": "x", "rule": "y"})) == before


def test_a_folder_counts_once_and_one_that_is_not_there_not_at_all(folder):
    bundle("en")
    for _ in range(2):
        add_folder(folder)
        add_folder(folder / "nothing")
    assert text._folders == [FOLDER, folder]


@pytest.mark.parametrize(("language", "words"), [("en", "Draw!"), ("uk", "Стріляй!"), ("pl", "Draw!"), ("xx", "Draw!")])
def test_the_file_of_a_game_can_be_read(folder, language, words):
    add_folder(folder)
    assert source("duel", language).startswith(f"duel-go = {words}\n")


def test_a_file_that_is_nowhere_is_empty(folder):
    assert source("duel", "en") == ""
    assert source("bounty-hunters", "uk") == (FOLDER / "uk" / "bounty-hunters.ftl").read_text("utf-8")
