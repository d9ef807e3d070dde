"""What tests of campaigns at a server do again and again."""

import time

from server.live_server import QUICK, wish

GAME = "mandalorian-adventures"
SHORT = {"max_turns": 1}


def founded(person, name="Friday"):
    """A new campaign of a guest: its id and its link."""
    answer = person.post("/api/campaigns", json={"game": GAME, "name": name})
    assert answer.status_code == 201, answer.text
    return answer.json()["campaign"], answer.json()["link"]


def shown(person, campaign, language="en"):
    """A campaign as a guest sees it."""
    answer = person.get(f"/api/campaigns/{campaign}", headers={"accept-language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()


def open_next(person, campaign, seats=2, options=None, **more):
    """The answer to the wish for a table of the campaign."""
    said = {"seats": seats, "options": SHORT if options is None else options, "settings": QUICK, **more}
    return person.post(f"/api/campaigns/{campaign}/tables", json=said)


def let_bots_play(person, campaign, **more):
    """A game of the campaign, played by bots to its end; its table."""
    answer = open_next(person, campaign, **more)
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    for seat in range(len(answer.json()["seats"])):
        assert wish(person, table, seat, "bot", level="random").status_code == 200
    return until_over(person, table)


def until_over(person, table):
    """Wait for the end of a game."""
    while person.get(f"/api/tables/{table}").json()["result"] is None:
        time.sleep(0.01)
    return table


def games(person, campaign):
    """The missions that were played."""
    return [game["mission"] for game in shown(person, campaign)["told"]["games"]]


def coming(person, campaign):
    """The missions that can be played next."""
    return [one["mission"] for one in shown(person, campaign)["told"]["next"]["missions"]]


def file_of(person, campaign):
    """The campaign as a file."""
    answer = person.get(f"/api/campaigns/{campaign}/file")
    assert answer.status_code == 200, answer.text
    return answer.content
