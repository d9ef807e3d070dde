"""A campaign of a group as a file: how it leaves, and how it comes back."""

import json
import threading

import pytest

from cantina.server.middleware.security import LARGEST, LARGEST_FILE
from cantina.table import campaign as campaigns
from server.campaign_kit import (
    GAME,
    coming,
    file_of,
    founded,
    games,
    let_bots_play,
    open_next,
    shown,
    until_over,
)
from server.contract import fits
from server.live_server import open_live_server, wish


@pytest.mark.slow
def test_it_leaves_as_a_file_and_goes_on_elsewhere(tmp_path, anna, friday):
    let_bots_play(anna, friday)
    file = file_of(anna, friday)
    there = open_live_server(tmp_path / "there.sqlite")
    with there.person() as boris:
        answer = boris.post("/api/campaigns/file", params={"game": GAME, "name": "Saturday"}, content=file)
        assert answer.status_code == 201
        campaign = fits("Founded", answer.text)["campaign"]
        assert shown(boris, campaign)["told"] == shown(anna, friday)["told"]
        let_bots_play(boris, campaign)
        gone_on = file_of(boris, campaign)
    there.close()
    assert anna.put(f"/api/campaigns/{friday}/file", params={"number": 2}, content=gone_on).json() == {"done": "file"}
    assert (shown(anna, friday)["number"], coming(anna, friday)) == (3, ["the-prison-ship"])
    assert file_of(anna, friday) == gone_on


def test_a_file_does_not_take_the_place_of_what_was_played_since(anna, friday):
    file = file_of(anna, friday)
    let_bots_play(anna, friday)
    answer = anna.put(f"/api/campaigns/{friday}/file", params={"number": 1}, content=file)
    assert (answer.status_code, answer.json()["error"]) == (409, "store-campaign-taken")
    assert games(anna, friday) == ["the-asset"]


def test_the_file_of_another_campaign_does_not_come_back_here(anna, friday):
    other = file_of(anna, founded(anna, "Other")[0])
    answer = anna.put(f"/api/campaigns/{friday}/file", params={"number": 1}, content=other)
    assert (answer.status_code, answer.json()["error"], answer.json()["field"]) == (422, "campaign-other", "id")


def test_a_table_that_was_open_when_a_file_came_back_does_not_count(anna, friday):
    table = open_next(anna, friday).json()["table"]
    anna.put(f"/api/campaigns/{friday}/file", params={"number": 1}, content=file_of(anna, friday))
    assert [one["counts"] for one in shown(anna, friday)["tables"]] == [False]
    for seat in (0, 1):
        wish(anna, table, seat, "bot", level="random")
    until_over(anna, table)
    assert games(anna, friday) == []


def altered(file, **fields):
    return json.dumps({**json.loads(file), **fields}, indent=1).encode()


BAD = [
    (lambda file: b"", "campaign-not-json", None),
    (lambda file: b"\xff\xfe", "campaign-unreadable", None),
    (lambda file: file[:200], "campaign-not-json", None),
    (lambda file: b"{}", "campaign-foreign", "format"),
    (lambda file: altered(file, game="bounty-hunters"), "campaign-foreign", "game"),
    (lambda file: altered(file, version=99), "campaign-newer", None),
    (lambda file: altered(file, removed=[1, 2, 3]), "campaign-value", "growth_next"),
    (lambda file: altered(file, envelopes_open=[1]), "campaign-value", "envelopes_open"),
    (lambda file: altered(file, mission="\ud800"), "campaign-value", "mission"),
    (lambda file: altered(file, history=[{}]), "campaign-value", "history"),
]


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
@pytest.mark.parametrize(("spoil", "error", "field"), BAD)
def test_a_bad_file_is_refused_with_its_field(anna, friday, spoil, error, field, language):
    spoilt, words = spoil(file_of(anna, friday)), {"accept-language": language}
    for answer in (
        anna.put(f"/api/campaigns/{friday}/file", params={"number": 1}, content=spoilt, headers=words),
        anna.post("/api/campaigns/file", params={"game": GAME, "name": "New"}, content=spoilt, headers=words),
    ):
        told = fits("Problem", answer.text)
        assert (answer.status_code, told["error"], told.get("field")) == (422, error, field)
        assert told["text"].startswith("campaign.json")
    assert shown(anna, friday)["number"] == 1
    assert len(anna.get("/api/campaigns").json()) == 1


@pytest.mark.parametrize(
    ("query", "error", "field"),
    [
        ({"game": "chess", "name": "x"}, "game-unknown", None),
        ({"game": "bounty-hunters", "name": "x"}, "campaign-none", None),
        ({"game": GAME, "name": ""}, "table-name", None),
        ({"game": GAME}, "request-field", "query.name"),
    ],
)
def test_what_cannot_be_founded_is_refused(anna, friday, query, error, field):
    for answer in (
        anna.post("/api/campaigns/file", params=query, content=file_of(anna, friday)),
        anna.post("/api/campaigns", json=query),
    ):
        assert (answer.status_code, answer.json()["error"]) == (422, error)
        assert (answer.json().get("field") or "").split(".")[-1] == (field or "").split(".")[-1]


def with_games(file, count):
    """The file of a campaign with a history of `count` games."""
    row = {"mission": "the-asset", "map": "arvala", "mode": "story", "difficulty": "normal", "players": 2}
    before, after = ({"step": f"growth_{when}", "game": 1, "cards": []} for when in ("before", "after"))
    history = [{**row, "result": "won", "seed": ""}] * count
    fields = {**json.loads(file), "history": history, "log": [before, after] * count + [before]}
    return json.dumps(fields, separators=(",", ":")).encode()


def test_a_long_history_fits_and_a_huge_file_does_not(anna, friday):
    long = with_games(file_of(anna, friday), 100)
    assert len(long) > LARGEST
    assert anna.put(f"/api/campaigns/{friday}/file", params={"number": 1}, content=long).status_code == 200
    huge = long + b" " * LARGEST_FILE
    assert anna.put(f"/api/campaigns/{friday}/file", params={"number": 2}, content=huge).status_code == 413


@pytest.mark.parametrize("number", ["0", "-1", "x", str(2**31), str(10**30), ""])
def test_the_change_that_was_seen_is_a_number(anna, friday, number):
    answer = anna.put(f"/api/campaigns/{friday}/file", params={"number": number}, content=file_of(anna, friday))
    assert (answer.status_code, answer.json()["field"]) == (422, "query.number")


def test_the_largest_file_that_is_taken_is_told_in_little_more(anna, friday):
    file = file_of(anna, friday)
    most = LARGEST_FILE // len(with_games(b"{}", 1)) + 1
    while len(long := with_games(file, most)) > LARGEST_FILE:
        most -= 1
    assert anna.put(f"/api/campaigns/{friday}/file", params={"number": 1}, content=long).status_code == 200
    told = anna.get(f"/api/campaigns/{friday}", headers={"accept-language": "uk"})
    assert len(told.json()["told"]["games"]) == most > 500
    assert len(told.content) < 2 * LARGEST_FILE


def test_one_growth_card_again_and_again_is_refused(anna, friday):
    """As a file of 240 kB it took a third of a second to tell, and 24 MB."""
    log = [{"step": "growth_before", "game": 1, "cards": [1] * 100_000}]
    file = json.dumps({**json.loads(file_of(anna, friday)), "log": log}, separators=(",", ":"))
    answer = anna.put(f"/api/campaigns/{friday}/file", params={"number": 1}, content=file)
    assert (answer.status_code, answer.json()["field"]) == (422, "log")


@pytest.fixture
def threads(monkeypatch):
    """The names of the threads in which progress is read, by what is done with it."""
    found = {}

    def noting(name):
        done = getattr(campaigns, name)

        def noted(*given):
            found[name] = threading.current_thread().name
            return done(*given)

        return noted

    for name in ("new_campaign", "restored", "restarted", "described", "read"):
        monkeypatch.setattr(campaigns, name, noting(name))
    monkeypatch.setattr("cantina.table.chapters.options", noting("options"))
    return found


def test_a_progress_is_read_and_told_beside_the_loop(anna, friday, threads):
    file = file_of(anna, friday)
    assert anna.get("/api/campaigns").status_code == 200
    assert threads["read"].startswith("slow")
    anna.get(f"/api/campaigns/{friday}")
    open_next(anna, friday)
    anna.put(f"/api/campaigns/{friday}/file", params={"number": 1}, content=file)
    anna.post(f"/api/campaigns/{friday}/anew", json={"number": 2})
    anna.post("/api/campaigns/file", params={"game": GAME, "name": "New"}, content=file)
    del threads["read"]  # of one campaign, only its names
    assert len(threads) == 5
    assert {name[:4] for name in threads.values()} == {"slow"}
