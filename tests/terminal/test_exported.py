"""`cantina verify` on what `cantina export` wrote: every table is dealt and played again."""

import json

import pytest

from cantina.games import find
from cantina.server.live.content_repository import ContentRepository
from cantina.server.operation import data_folder
from cantina.store import Opened, lines, open_store
from cantina.table.log import write
from cantina.text import languages
from other_content import upgrade
from table.evening import Evening
from terminal.person import run

pytestmark = pytest.mark.usefixtures("strict_text")
SHORT = {"max_turns": 2}  # of Way of the Mandalorian


def played(actions, **options):
    """An evening with n actions."""
    evening = Evening("way-of-the-mandalorian", options=options)
    while evening.table.match.actors() and actions:
        evening.act(evening.table.match.actors()[0])
        actions -= 1
    return evening


def keep(folder, *evenings):
    """A store with these evenings, as the tables t1, t2 ..."""
    with open_store(folder / data_folder.FILE) as store:
        for number, evening in enumerate(evenings, 1):
            for entry in evening.log:
                game, seats = evening.table.game.id, len(evening.table.places)
                side = [Opened(f"t{number}", game, seats, 1, False)] if entry.number == 1 else []
                at = int(entry.at * 1000)
                store.append(f"t{number}", entry.number, at, write(entry.body), side).result()


def exported(folder, *words):
    """What `cantina export` wrote."""
    path = folder / "tables.jsonl"
    assert run("export", *words, str(path), "--data", str(folder)).status == 0
    return path


def verified(path, language="en"):
    return run("verify", str(path), "--lang", language)


@pytest.mark.parametrize("language", languages())
def test_an_exported_game_was_dealt_from_its_seed_and_played_by_the_rules(tmp_path, language):
    evening = played(1000, **SHORT)
    keep(tmp_path, evening)
    ran = verified(exported(tmp_path, "t1"), language)
    assert (ran.status, ran.err) == (0, "")
    assert "t1" in ran.out
    assert evening.table.seed_hash in ran.out.replace("\n", "")
    assert ", ".join(str(score) for score in evening.table.match.result["scores"]) in ran.out


def test_all_tables_of_a_server_are_verified_the_running_and_the_empty_too(tmp_path):
    keep(tmp_path, played(5), Evening(people=("anna",)))
    said = verified(exported(tmp_path, "--all")).out.splitlines()
    assert said[0] == "Table t1:"
    assert "5 actions were replayed; all are legal." in said
    assert "The game is not over yet." in said
    assert said[-2:] == ["Table t2:", "Nothing has been dealt there yet."]


def altered(path, change):
    """The file with an altered entry and a check that fits again."""
    line = json.loads(path.read_text())
    bodies = [json.loads(entry["body"]) for entry in line["entries"]]
    change(bodies)
    for entry, body in zip(line["entries"], bodies, strict=True):
        entry["body"] = json.dumps(body)
    kept = {name: value for name, value in line.items() if name not in ("format", "check")}
    path.write_text(lines.write(line["format"], kept) + "\n")
    return path


def other_seed(bodies):
    bodies[0]["seed"] = "08" * 32


def another_action(bodies):
    acts = [body for body in bodies if body["kind"] == "act"]
    acts[0]["action"] = "attempt 1"


@pytest.mark.parametrize("change", [other_seed, another_action])
def test_other_cards_or_another_action_than_were_played_are_found_out(tmp_path, change):
    keep(tmp_path, played(1000, **SHORT))
    ran = verified(altered(exported(tmp_path, "t1"), change))
    assert ran.status == 2
    assert "was replayed" not in ran.out


def test_a_file_that_was_altered_by_hand_is_refused(tmp_path):
    keep(tmp_path, played(3))
    path = exported(tmp_path, "t1")
    path.write_text(path.read_text().replace("way-of", "way-0f"))
    ran = verified(path)
    assert (ran.status, ran.out) == (2, "")


@pytest.mark.parametrize("words", [("t1",), ("--all",)])
def test_a_game_is_verified_with_the_content_it_began_with(tmp_path, monkeypatch, words):
    """After an upgrade too: the export carries the content."""
    evening = played(1000, **SHORT)
    game, scores = evening.table.game, evening.table.match.result["scores"]
    keep(tmp_path, evening)
    with open_store(tmp_path / data_folder.FILE) as store:
        ContentRepository(store).keep(game)
    path = exported(tmp_path, *words)
    upgrade(monkeypatch, game)
    ran = verified(path)
    assert (ran.status, ran.err) == (0, "")
    assert ", ".join(map(str, scores)) in ran.out


def test_without_that_content_it_is_refused(tmp_path, monkeypatch):
    keep(tmp_path, played(3, **SHORT))
    path = exported(tmp_path, "t1")
    upgrade(monkeypatch, find("way-of-the-mandalorian"))
    ran = verified(path)
    assert (ran.status, "was begun with" in ran.err) == (2, True)
