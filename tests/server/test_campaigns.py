"""Campaigns of groups over a real port: who belongs to one, how it goes on, and what is sealed in it."""

import pytest

from cantina.games.mandalorian_adventures import GAME as ADVENTURES
from cantina.table.guests import hashed
from mandalorian_adventures.campaigns import card, pack_of, stop
from server.campaign_kit import (
    GAME,
    SHORT,
    coming,
    founded,
    games,
    let_bots_play,
    open_next,
    shown,
    until_over,
)
from server.contract import fits
from server.live_server import open_live_server, wish

# Who belongs to it


def test_a_campaign_is_founded_without_an_account(anna):
    answer = anna.post("/api/campaigns", json={"game": GAME, "name": "Friday"})
    assert answer.status_code == 201
    campaign = fits("Founded", answer.text)["campaign"]
    assert "cantina_guest" in anna.cookies
    (mine,) = anna.get("/api/campaigns").json()
    assert mine == {"campaign": campaign, "game": GAME, "name": "Friday", "number": 1}


def test_only_a_hash_of_the_link_is_stored(live_server, anna):
    _, link = founded(anna)
    stored = b"".join(file.read_bytes() for file in live_server.path.parent.iterdir())
    assert link.encode() not in stored
    assert hashed(link) in stored


def test_it_is_told_with_what_comes_next(anna, friday):
    seen = fits("CampaignShown", shown(anna, friday))
    assert (seen["you"], seen["number"], seen["tables"]) == ("keeper", 1, [])
    assert seen["told"]["next"]["text"] == "Next mission: The Asset. Map: Camp on Arvala-7."


@pytest.mark.parametrize(("language", "word"), [("uk", "Наступна місія"), ("pl-PL,en", "Następna misja")])
def test_it_is_told_in_the_language_of_the_reader(anna, friday, language, word):
    assert shown(anna, friday, language)["told"]["next"]["text"].startswith(word)


REQUESTS = [
    ("GET", "", None),
    ("GET", "/file", None),
    ("PUT", "/file?number=1", {}),
    ("POST", "/tables", {"seats": 2}),
    ("POST", "/join", None),
    ("POST", "/anew", {"number": 1}),
    ("POST", "/leave", None),
    ("POST", "/link", None),
]


@pytest.mark.parametrize(("method", "path", "said"), REQUESTS)
def test_a_stranger_is_refused(anna, boris, friday, method, path, said):
    answer = boris.request(method, f"/api/campaigns/{friday}{path}", json=said)
    assert (answer.status_code, fits("Problem", answer.text)["error"]) == (403, "campaign-not-yours")
    assert boris.get("/api/campaigns").json() == []
    assert shown(anna, friday)["number"] == 1


@pytest.mark.parametrize(("method", "path", "said"), REQUESTS)
def test_an_unknown_campaign_is_not_found(anna, method, path, said):
    for campaign in ("nowhere", "%00", "é"):
        answer = anna.request(method, f"/api/campaigns/{campaign}{path}", json=said)
        assert (answer.status_code, answer.json()["error"]) == (404, "campaign-unknown")


def seated_group(anna, boris, campaign):
    """Anna and Boris sit at the table of the next game."""
    table = open_next(anna, campaign).json()["table"]
    for seat, person in enumerate((anna, boris)):
        assert wish(person, table, seat, "sit", name="Anna").status_code == 200
    return table


def ways_into(person, campaign):
    """The status of everything that a member of the group may do."""
    looks = [person.get(f"/api/campaigns/{campaign}{path}") for path in ("", "/file")]
    return {answer.status_code for answer in (*looks, open_next(person, campaign))}


def test_who_leaves_the_table_leaves_the_campaign(anna, boris, friday):
    table = seated_group(anna, boris, friday)
    assert shown(boris, friday)["you"] == "player"
    assert wish(boris, table, 1, "leave").status_code == 200
    assert ways_into(boris, friday) == {403}
    assert boris.get("/api/campaigns").json() == []
    assert "campaign" not in boris.get("/api/me").text.splitlines()[-1]
    assert shown(anna, friday)["you"] == "keeper"


def test_who_is_forgotten_leaves_the_campaign(live_server, anna, boris, friday):
    seated_group(anna, boris, friday)
    cookies = dict(boris.cookies)
    assert boris.delete("/api/me").status_code == 200
    with live_server.person() as again:
        again.cookies.update(cookies)
        assert ways_into(again, friday) == {403}


def test_who_has_not_played_since_does_not_play_the_campaign_on(anna, boris, friday):
    table = seated_group(anna, boris, friday)
    for seat, person in enumerate((anna, boris)):
        while person.get(f"/api/tables/{table}/view", params={"seat": seat}).json()["table"]["result"] is None:
            for one, player in enumerate((anna, boris)):
                for action in player.get(f"/api/tables/{table}/view", params={"seat": one}).json()["legal"][-1:]:
                    wish(player, table, one, "act", action=action["action"])
    assert shown(boris, friday)["you"] == "player"  # the last game was also his
    let_bots_play(anna, friday)
    assert ways_into(boris, friday) == {403}


def test_a_link_is_a_key(live_server, anna):
    campaign, link = founded(anna)
    with live_server.person(authorization=f"Bearer {link}") as program:
        assert shown(program, campaign)["you"] == "keeper"
        assert open_next(program, campaign).status_code == 201


def test_the_link_of_another_campaign_opens_nothing(live_server, anna, friday):
    _, other = founded(anna, "Other")
    for link in (other, "x", "\u00e9", ""):
        with live_server.person() as stranger:
            answer = stranger.get(f"/api/campaigns/{friday}", params={"link": link})
        assert answer.status_code == 403


def test_who_joins_with_the_link_needs_it_only_once(anna, boris):
    campaign, link = founded(anna)
    assert boris.post(f"/api/campaigns/{campaign}/join", params={"link": link}).json() == {"done": "join"}
    assert shown(boris, campaign)["you"] == "keeper"
    assert [one["campaign"] for one in boris.get("/api/campaigns").json()] == [campaign]


def test_a_keeper_who_leaves_is_a_stranger(anna, boris):
    campaign, link = founded(anna)
    boris.post(f"/api/campaigns/{campaign}/join", params={"link": link})
    assert boris.post(f"/api/campaigns/{campaign}/leave").json() == {"done": "leave"}
    assert ways_into(boris, campaign) == {403}
    assert boris.get("/api/campaigns").json() == []
    assert shown(anna, campaign)["you"] == "keeper"


def test_a_keeper_who_leaves_and_sits_at_a_table_plays_on(anna, boris, friday):
    seated_group(anna, boris, friday)
    assert anna.post(f"/api/campaigns/{friday}/leave").json() == {"done": "leave"}
    assert shown(anna, friday)["you"] == "player"


def test_a_replaced_link_of_a_campaign_opens_nothing(live_server, anna, boris):
    campaign, old = founded(anna)
    boris.post(f"/api/campaigns/{campaign}/join", params={"link": old})
    new = fits("OwnLink", anna.post(f"/api/campaigns/{campaign}/link").text)["link"]
    for link, status in ((old, 403), (new, 200)):
        with live_server.person(authorization=f"Bearer {link}") as somebody:
            assert somebody.get(f"/api/campaigns/{campaign}").status_code == status
    assert shown(boris, campaign)["you"] == "keeper"  # who has joined needs no link


def test_who_sits_at_one_of_its_tables_belongs_to_it(anna, boris, friday):
    table = open_next(anna, friday).json()["table"]
    assert wish(boris, table, 1, "sit", name="Boris").status_code == 200
    assert shown(boris, friday)["you"] == "player"
    assert [one["campaign"] for one in boris.get("/api/campaigns").json()] == [friday]
    assert open_next(boris, friday).status_code == 201
    assert boris.get(f"/api/campaigns/{friday}/file").status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "said"), [request for request in REQUESTS if request[1].startswith(("/j", "/a", "/l", "/file?"))]
)
def test_who_only_plays_does_not_change_it_by_hand(anna, boris, friday, method, path, said):
    table = open_next(anna, friday).json()["table"]
    wish(boris, table, 1, "sit", name="Boris")
    answer = boris.request(method, f"/api/campaigns/{friday}{path}", json=said)
    assert (answer.status_code, answer.json()["error"]) == (403, "campaign-keepers-only")


def test_all_who_belong_to_it_are_told_the_same(anna, boris, friday):
    table = open_next(anna, friday).json()["table"]
    wish(boris, table, 1, "sit", name="Boris")
    hers, his = shown(anna, friday), shown(boris, friday)
    assert {**hers, "you": ""} == {**his, "you": ""}


# How it goes on


def test_its_table_has_what_the_campaign_says(anna, friday):
    table = fits("Links", open_next(anna, friday, 3).text)["table"]
    outline = anna.get(f"/api/tables/{table}").json()
    assert [outline["options"][name] for name in ("mission", "map", "growth")] == ["the-asset", "arvala", 2]
    assert outline["campaign"] == {"id": friday, "name": "Friday", "beside": False}
    (listed,) = shown(anna, friday)["tables"]
    assert (listed["table"], listed["counts"], listed["finished_at"]) == (table, True, None)


@pytest.mark.parametrize(
    ("said", "status", "error", "about"),
    [
        ({"options": {"growth": 29}}, 422, "campaign-decides", "growth"),
        ({"options": {"colour": 1}}, 422, "option-unknown", "colour"),
        ({"options": {"mode": "chess"}}, 422, "option-choice", "mode"),
        ({"options": {"mission": "redemption"}}, 409, "campaign-mission-not-now", "MA-10"),
        ({"options": {"traitor": True}, "seats": 3}, 409, "campaign-not-yet", "MA-12"),
        ({"options": {}, "beside": True}, 409, "campaign-mission-locked", "MQ-71"),
        ({"seats": 9}, 422, "seats-wrong", None),
        ({"seats": 10**30}, 422, "seats-wrong", None),
        ({"settings": {"clock": -1}}, 422, "table-setting", "clock"),
        ({"colour": "red"}, 422, "request-field", "body.colour"),
    ],
)
def test_what_cannot_be_opened_is_refused_with_its_reason(anna, friday, said, status, error, about):
    answer = anna.post(f"/api/campaigns/{friday}/tables", json={"seats": 2, **said})
    told = fits("Problem", answer.text)
    assert (answer.status_code, told["error"]) == (status, error)
    assert about in (None, told.get("field"), told.get("rule"))
    assert shown(anna, friday)["tables"] == []


def test_when_its_game_has_ended_the_campaign_goes_on(anna, friday):
    table = let_bots_play(anna, friday)
    seen = shown(anna, friday)
    assert (seen["number"], games(anna, friday), coming(anna, friday)) == (2, ["the-asset"], ["flight-from-nevarro"])
    assert [(one["table"], one["counts"]) for one in seen["tables"]] == [(table, False)]
    assert seen["tables"][0]["finished_at"] is not None
    assert seen["told"]["games"][0]["seed"] == anna.get(f"/api/tables/{table}").json()["seed"]


def test_of_two_tables_for_the_same_game_the_first_to_end_counts(anna, friday):
    slow = open_next(anna, friday).json()["table"]
    let_bots_play(anna, friday)
    assert [one["counts"] for one in shown(anna, friday)["tables"]] == [False, False]
    for seat in (0, 1):
        wish(anna, slow, seat, "bot", level="random")
    until_over(anna, slow)
    assert (shown(anna, friday)["number"], games(anna, friday)) == (2, ["the-asset"])


def test_a_mission_that_failed_can_be_tried_again_beside_the_campaign(anna, friday):
    let_bots_play(anna, friday)
    table = let_bots_play(anna, friday, options={**SHORT, "mission": "the-asset"}, beside=True)
    outline = anna.get(f"/api/tables/{table}").json()
    assert (outline["options"]["mission"], outline["campaign"]["beside"]) == ("the-asset", True)
    assert (shown(anna, friday)["number"], coming(anna, friday)) == (2, ["flight-from-nevarro"])


def test_the_same_people_once_more_play_beside_the_campaign(anna, friday):
    table = open_next(anna, friday, 1).json()["table"]
    wish(anna, table, 0, "sit", name="Anna")
    while legal := anna.get(f"/api/tables/{table}/view", params={"seat": 0}).json()["legal"]:
        assert wish(anna, table, 0, "act", action=legal[0]["action"]).status_code == 200
    again = anna.post(f"/api/tables/{table}/rematch").json()["table"]
    assert anna.get(f"/api/tables/{again}").json()["campaign"] == {"id": friday, "name": "Friday", "beside": True}
    assert shown(anna, friday)["number"] == 2


def test_it_can_begin_anew(anna, friday):
    let_bots_play(anna, friday)
    stale = anna.post(f"/api/campaigns/{friday}/anew", json={"number": 1})
    assert (stale.status_code, stale.json()["error"]) == (409, "store-campaign-taken")
    assert anna.post(f"/api/campaigns/{friday}/anew", json={"number": 2}).json() == {"done": "anew"}
    assert (shown(anna, friday)["number"], games(anna, friday), coming(anna, friday)) == (3, [], ["the-asset"])


@pytest.mark.slow
def test_a_whole_small_campaign_with_a_new_server_in_between(tmp_path):
    """Two missions, played by bots; the server is stopped between them, and once in the middle of a game."""
    path = tmp_path / "cantina.sqlite"
    live_server = open_live_server(path)
    with live_server.person() as anna:
        campaign, link = founded(anna)
        let_bots_play(anna, campaign)
        before, second = shown(anna, campaign), open_next(anna, campaign).json()["table"]
        wish(anna, second, 0, "bot", level="random")
    live_server.close()
    live_server = open_live_server(path)
    with live_server.person(authorization=f"Bearer {link}") as anna:
        assert {**shown(anna, campaign), "tables": []} == {**before, "tables": []}
        assert coming(anna, campaign) == ["flight-from-nevarro"]
    with live_server.person() as cleo:  # only the host gives seats to bots, so a guest sits down
        wish(cleo, second, 1, "sit", name="Cleo")
        while legal := cleo.get(f"/api/tables/{second}/view", params={"seat": 1}).json():
            if legal["table"]["result"]:
                break
            if legal["legal"]:
                wish(cleo, second, 1, "act", action=legal["legal"][0]["action"])
        assert games(cleo, campaign) == ["the-asset", "flight-from-nevarro"]
        assert coming(cleo, campaign) == ["the-prison-ship"]
        assert len([line for line in shown(cleo, campaign)["told"]["story"] if line["kind"] == "game"]) == 2
    live_server.close()


# What is sealed


SEALED = [
    (stop(3, "unlock_mission redemption"), card(4, "open_envelope 1"), stop(5)),
    (stop(3, "enable_rule traitor", "open_envelope 2"), stop(4, "set_mission the-egg"), card(5), card(6), stop(7)),
]


def looks(person, campaign, table):
    """The bytes of everything that can be seen of a campaign, and of refusals."""
    ask = [f"/api/campaigns/{campaign}", f"/api/campaigns/{campaign}/file", "/api/campaigns", f"/api/tables/{table}"]
    seen = [person.get(path, headers={"accept-language": lang}).content for path in ask for lang in ("en", "uk")]
    for options in ({"mission": "redemption"}, {"traitor": True}, {"mission": "the-egg"}):
        for beside in (True, False):
            seen.append(open_next(person, campaign, 3, options, beside=beside).content)
    return seen


@pytest.mark.slow
def test_what_is_sealed_makes_no_difference_to_any_byte(tmp_path, monkeypatch):
    """One store, twice served: the growth decks differ only in cards that were not resolved yet."""
    path, seen = tmp_path / "cantina.sqlite", []
    cookies, campaign, table = {}, "", ""
    for sealed in SEALED:
        pack = pack_of(card(1, "enable_rule guard", "set_mission the-asset"), card(2), *sealed)
        content = ADVENTURES.content._replace(cards=(pack, *ADVENTURES.content.cards[1:]))
        monkeypatch.setitem(vars(ADVENTURES), "content", content)
        live_server = open_live_server(path)
        with live_server.person() as anna:
            anna.cookies.update(cookies)
            if not campaign:
                campaign = founded(anna)[0]
                table = open_next(anna, campaign).json()["table"]
                cookies = dict(anna.cookies)
            seen.append(looks(anna, campaign, table))
        live_server.close()
    assert seen[0] == seen[1]
    assert b"The Asset" in seen[0][0]


# What the API says of itself


def test_every_request_is_in_the_document_with_its_answers(anna):
    paths = anna.get("/openapi.json").json()["paths"]
    ours = {path: sorted(methods) for path, methods in paths.items() if path.startswith("/api/campaigns")}
    assert ours == {
        "/api/campaigns": ["get", "post"],
        "/api/campaigns/file": ["post"],
        "/api/campaigns/{campaign_id}": ["get"],
        "/api/campaigns/{campaign_id}/anew": ["post"],
        "/api/campaigns/{campaign_id}/file": ["get", "put"],
        "/api/campaigns/{campaign_id}/join": ["post"],
        "/api/campaigns/{campaign_id}/leave": ["post"],
        "/api/campaigns/{campaign_id}/link": ["post"],
        "/api/campaigns/{campaign_id}/tables": ["post"],
    }
    shown_as = paths["/api/campaigns/{campaign_id}"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert shown_as == {"$ref": "#/components/schemas/CampaignShown"}
