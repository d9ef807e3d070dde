"""What a browser asks for: the tables that are mine, the cards as they are printed, a table as text, a lesson."""

from dataclasses import replace
from typing import NamedTuple

import pytest

import cantina
from cantina.server.schema import card_catalogue
from cantina.server.schema.facts import facts_of
from cantina.server.schema.json_schema import definitions_of
from cantina.table.table import BOT
from cantina.text import FOLDER, Message, say
from server.contract import fits
from server.live_server import opened, wish

QUICK_END = {"max_turns": 1}


def mine(person):
    return [fits("Mine", one) for one in person.get("/api/mine").json()]


def mine_at(person, table):
    return fits("Mine", person.get(f"/api/tables/{table}/mine").text)


def finish(person, table):
    while person.get(f"/api/tables/{table}").json()["result"] is None:
        for seat in (0, 1):
            for legal in person.get(f"/api/tables/{table}/view", params={"seat": seat}).json()["legal"][:1]:
                wish(person, table, seat, "act", action=legal["action"])


@pytest.fixture
def later(live_server, monkeypatch):
    """Lets a minute pass."""
    registry = live_server.app.state.context.registry

    def pass_by():
        before = registry.now
        for clock in (registry, registry.schedule):  # bots would wait for the one that is behind
            monkeypatch.setattr(clock, "now", lambda: before() + 60)

    return pass_by


# --- the tables that are mine ---


def test_a_stranger_has_no_tables(anna):
    assert mine(anna) == []


def test_a_table_is_mine_once_i_sit_there(anna, boris):
    table = opened(anna)["table"]
    assert mine(anna) == []
    assert mine_at(anna, table)["host"]
    wish(anna, table, 0, "sit", name="Anna")
    (one,) = mine(anna)
    assert (one["table"], one["game"], one["names"], one["yours"], one["host"]) == (
        table,
        "bounty-hunters",
        ["Anna", ""],
        [0],
        True,
    )
    assert (one["state"], one["asked"]) == ("open", [])
    wish(boris, table, 1, "sit", name="Boris")
    (other,) = mine(boris)
    assert (other["names"], other["bots"]) == (["Anna", "Boris"], [])
    assert (other["yours"], other["host"], other["state"], other["asked"]) == ([1], False, "running", [1])


def test_it_is_told_which_of_my_seats_are_asked(anna):
    table = opened(anna)["table"]
    for seat in (0, 1):
        wish(anna, table, seat, "sit", name=f"Anna {seat}")
    assert mine_at(anna, table)["asked"] == [0, 1]
    wish(anna, table, 1, "act", action="draw target")
    assert mine_at(anna, table)["asked"] == [0]


def test_an_answer_that_is_sealed_is_not_asked_for_again(anna):
    table = opened(anna, "way-of-the-mandalorian", options={"first_player": 0}, delay=30)["table"]
    for seat in (0, 1):
        wish(anna, table, seat, "sit", name=f"Anna {seat}")
    row = anna.get(f"/api/tables/{table}/view", params={"seat": 0}).json()["view"]["row"]
    wish(anna, table, 0, "act", action=f"attempt m{row[0]}")
    assert mine_at(anna, table)["asked"] == [1]
    wish(anna, table, 1, "act", action="pass")
    assert mine_at(anna, table)["asked"] == []


def test_a_stranger_is_told_who_sits_there_and_nothing_else(anna, boris):
    table = opened(anna)["table"]
    wish(anna, table, 0, "sit", name="Anna")
    told = mine_at(boris, table)
    assert (told["names"], told["yours"], told["host"], told["asked"]) == (["Anna", ""], [], False, [])


def test_it_is_told_when_something_last_happened_at_my_seats(anna, boris, later):
    table = opened(anna)["table"]
    wish(anna, table, 0, "sit", name="Anna")
    assert mine(anna)[0]["played_at"] == mine(anna)[0]["opened_at"]
    later()
    wish(boris, table, 1, "sit", name="Boris")
    asked = mine(anna)[0]["played_at"]
    assert asked == mine(boris)[0]["played_at"] >= mine(anna)[0]["opened_at"] + 60_000
    later()
    wish(boris, table, 1, "act", action="draw target")
    assert mine(anna)[0]["played_at"] == asked  # it is a secret still
    assert mine(boris)[0]["played_at"] >= asked + 60_000


def test_a_table_that_was_left_is_not_mine(anna):
    table = opened(anna)["table"]
    wish(anna, table, 0, "sit", name="Anna")
    wish(anna, table, 0, "leave")
    assert mine(anna) == []


def test_finished_tables_come_last(anna):
    done = opened(anna, "way-of-the-mandalorian", options=QUICK_END)["table"]
    for seat in (0, 1):
        wish(anna, done, seat, "sit", name="Anna")
    finish(anna, done)
    going = opened(anna)["table"]
    wish(anna, going, 0, "sit", name="Anna")
    assert [(one["table"], one["state"]) for one in mine(anna)] == [(going, "open"), (done, "over")]
    assert mine(anna)[1]["yours"] == [0, 1]
    assert mine(anna)[1]["names"] == mine_at(anna, done)["names"] == ["Anna", "Anna"]
    assert mine_at(anna, done)["state"] == "over"


def test_who_played_is_told_of_a_finished_table_too(anna, boris, later):
    table = opened(anna, "way-of-the-mandalorian", seats=3, options=QUICK_END)["table"]
    wish(anna, table, 0, "sit", name="Anna")
    wish(boris, table, 1, "sit", name="Boris")
    wish(boris, table, 1, "leave")
    wish(anna, table, 1, "sit", name="Anna too")
    later()
    wish(anna, table, 2, BOT, level="random")
    finish(anna, table)
    (one,) = mine(anna)
    assert (one["names"], one["bots"], one["yours"]) == (["Anna", "Anna too", ""], [2], [0, 1])
    assert one["played_at"] >= one["opened_at"] + 60_000


def test_a_list_has_an_end(anna, monkeypatch):
    from cantina.server.routes import mine as module

    monkeypatch.setattr(module, "MOST_UNFINISHED", 2)
    tables = [opened(anna)["table"] for _ in range(3)]
    for table in tables:
        wish(anna, table, 0, "sit", name="Anna")
    assert {one["table"] for one in mine(anna)} < set(tables)
    assert len(mine(anna)) == 2


def test_a_table_of_another_version_is_left_out(live_server, anna, monkeypatch):
    from cantina.table.errors import TableError

    table = opened(anna)["table"]
    wish(anna, table, 0, "sit", name="Anna")

    async def cannot(table_id):
        raise TableError("table-other-version", game="bounty-hunters", version=1, ours=2)

    monkeypatch.setattr(live_server.app.state.context.registry, "find", cannot)
    assert mine(anna) == []


def test_there_must_be_such_a_table(anna):
    assert anna.get("/api/tables/nowhere/mine").status_code == 404


# --- the games and their cards ---

DERIVED = {"deck", "sale", "last"}  # what follows from the fields of a card


def test_games_are_offered_with_what_never_changes_about_them(anna):
    offered = {one["game"]: one for one in anna.get("/api/games", headers={"accept-language": "uk"}).json()}
    assert [*offered] == [*cantina.games()]
    for one in offered.values():
        fits("Offered", one)
    hunters, adventures = offered["bounty-hunters"], offered["mandalorian-adventures"]
    assert (hunters["seats"], hunters["default_seats"], hunters["minutes"]) == ([2, 3, 4, 5, 6], 4, 20)
    assert (hunters["levels"], adventures["levels"]) == (["random", "greedy"], ["random", "greedy", "ahead"])
    assert (hunters["simultaneous"], adventures["simultaneous"]) == (True, False)
    assert (hunters["cooperative"], adventures["cooperative"]) == (False, True)
    assert (hunters["total"], hunters["rank"]) == ("total", "rank")
    assert hunters["name"] == say(Message("bounty-hunters-name"), "uk")
    assert "guild_master" in hunters["options"]


def test_a_game_that_says_little_of_itself_is_offered_for_the_fewest_players():
    plain = replace(cantina.game("bounty-hunters"), default_seats=None, minutes=None)
    assert (facts_of(plain)["default_seats"], facts_of(plain)["minutes"]) == (2, None)


@pytest.mark.parametrize("game", ["bounty-hunters", "way-of-the-mandalorian"])
def test_cards_are_told_as_they_are_printed(anna, game):
    answer = anna.get(f"/api/games/{game}/cards")
    told, content = fits("Cards", answer.text), cantina.game(game).content
    assert (told["content"], len(told["cards"])) == (content.hash, len(content.cards))
    for card, printed_card in zip(content.cards, told["cards"], strict=True):
        kind = printed_card.pop("type")
        assert kind == card_catalogue.name_of(type(card))
        known = {**card._asdict(), **{name: getattr(card, name) for name in DERIVED & set(dir(card))}}
        assert printed_card == {
            name: list(value) if isinstance(value, tuple) else value for name, value in known.items()
        }


def test_cards_are_sent_once(anna):
    first = anna.get("/api/games/bounty-hunters/cards")
    tag = first.headers["etag"]
    again = anna.get("/api/games/bounty-hunters/cards", headers={"if-none-match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert anna.get("/api/games/bounty-hunters/cards", headers={"if-none-match": '"old"'}).status_code == 200


def test_cards_that_say_more_than_before_are_sent_again(anna, monkeypatch):
    """An upgrade may add to what is sent of the same content."""
    before = anna.get("/api/games/bounty-hunters/cards").headers["etag"]
    monkeypatch.setattr(card_catalogue, "cards_text", lambda content: '{"content":"","cards":[]}')
    again = anna.get("/api/games/bounty-hunters/cards", headers={"if-none-match": before})
    assert (again.status_code, again.text) == (200, '{"content":"","cards":[]}')


def test_a_game_that_is_made_of_other_things_has_no_cards_to_draw(anna):
    assert anna.get("/api/games/mandalorian-adventures/cards").json()["error"] == "request-nowhere"
    assert anna.get("/api/games/chess/cards").json()["error"] == "game-unknown"


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_texts_of_a_game_are_its_fluent_file(anna, language):
    answer = anna.get(f"/api/games/bounty-hunters/texts/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text == (FOLDER / language / "bounty-hunters.ftl").read_text("utf-8")


@pytest.mark.parametrize("language", ["xx", "%2e%2e", "%00", "e" * 300])
def test_texts_in_a_language_that_there_is_not_are_english(anna, language):
    answer = anna.get(f"/api/games/bounty-hunters/texts/{language}")
    assert (answer.status_code, answer.text) == (200, anna.get("/api/games/bounty-hunters/texts/en").text)


def test_a_game_that_there_is_not_has_no_texts(anna):
    assert anna.get("/api/games/errors/texts/en").json()["error"] == "game-unknown"


def test_a_kind_of_card_is_called_by_its_name():
    class EventCard: ...

    class Target: ...

    assert (card_catalogue.name_of(EventCard), card_catalogue.name_of(Target)) == ("event-card", "target")


def test_a_card_is_described_by_its_fields_and_its_kind():
    class EventCard(NamedTuple):
        """A card."""

        name: str
        symbols: tuple[int, ...]

    assert definitions_of([card_catalogue.model_of(EventCard)])["EventCard"] == {
        "description": "A card.",
        "type": "object",
        "properties": {
            "type": {"const": "event-card", "type": "string"},
            "name": {"type": "string"},
            "symbols": {"type": "array", "items": {"type": "integer"}},
        },
        "required": ["type", "name", "symbols"],
        "additionalProperties": False,
    }


def test_a_card_that_holds_records_is_not_plain():
    class Map(NamedTuple):
        cells: tuple[tuple[int, int], ...]

    class Crate(NamedTuple):
        cost: int
        open: bool

    assert (card_catalogue.is_plain(Map), card_catalogue.is_plain(Crate)) == (False, True)


# --- a table as text ---


@pytest.mark.parametrize("game", cantina.games())
def test_a_table_can_be_read(anna, game):
    table = opened(anna, game, seats=2)["table"]
    for seat in (0, 1):
        wish(anna, table, seat, "sit", name="Anna")
    update = anna.get(f"/api/tables/{table}/view", params={"seat": 1}).json()
    told = fits("Picture", anna.get(f"/api/tables/{table}/picture", params={"seat": 1}).text)
    assert told["seq"] == update["seq"]
    whole = cantina.game(game)
    assert told["text"] == whole.picture(update["view"], whole.content, "en")
    polish = anna.get(f"/api/tables/{table}/picture", params={"seat": 1}, headers={"accept-language": "pl"})
    assert polish.json()["text"] == whole.picture(update["view"], whole.content, "pl")


def test_nobody_reads_through_the_eyes_of_others(anna, boris):
    table = opened(anna)["table"]
    wish(anna, table, 0, "sit", name="Anna")
    wish(boris, table, 1, "sit", name="Boris")
    assert boris.get(f"/api/tables/{table}/picture", params={"seat": 0}).status_code == 403
    assert boris.get(f"/api/tables/{table}/picture").status_code == 403


def test_before_the_deal_there_is_nothing_to_read(anna):
    table = opened(anna)["table"]
    wish(anna, table, 0, "sit", name="Anna")
    assert anna.get(f"/api/tables/{table}/picture", params={"seat": 0}).json()["error"] == "table-not-dealt"


# --- lessons ---


def deal(person, **more):
    said = {"game": "bounty-hunters", "seats": 2, "settings": {"pace": 0, "delay": 0}, **more}
    table = person.post("/api/tables", json=said).json()["table"]
    wish(person, table, 0, "sit", name="Anna")
    wish(person, table, 1, BOT, level="random")
    told = person.get(f"/api/tables/{table}/view", params={"seat": 0}).json()
    return told["table"]["seed_hash"], told["view"]["players"][0]["hand"]["cards"]


@pytest.mark.parametrize("lesson", [True, False])
def test_everybody_who_comes_is_told_that_a_table_is_a_lesson(anna, boris, lesson):
    links = anna.post("/api/tables", json={"game": "way-of-the-mandalorian", "seats": 2, "lesson": lesson}).json()
    assert boris.get(f"/api/tables/{links['table']}").json()["lesson"] is lesson


def test_a_lesson_deals_the_same_to_everybody(anna, boris):
    assert deal(anna, lesson=True) == deal(boris, lesson=True)


@pytest.mark.slow
def test_no_other_table_does(anna, boris):
    assert len({deal(anna)[0], deal(boris)[0], deal(anna, lesson=True)[0]}) == 3
