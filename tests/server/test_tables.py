"""Opening tables and listing them; over a real port."""

import time

from server.live_server import opened, wish


def finished(anna, **more):
    """A table of Anna's at which her game is over."""
    table = opened(anna, "way-of-the-mandalorian", options={"max_turns": 1}, **more)["table"]
    wish(anna, table, 0, "sit", name="Anna")
    wish(anna, table, 1, "bot", level="random")
    while anna.get(f"/api/tables/{table}").json()["result"] is None:
        legal = anna.get(f"/api/tables/{table}/view", params={"seat": 0}).json()["legal"]
        if not legal:
            time.sleep(0.01)
        for action in legal[-1:]:
            wish(anna, table, 0, "act", action=action["action"])
    return table


def test_a_rematch_counts_as_a_table_that_is_opened(live_server, anna, monkeypatch):
    table, limit = finished(anna), live_server.app.state.context.new_tables
    monkeypatch.setattr(limit, "allows", lambda address, cost=1: False)
    answer = anna.post(f"/api/tables/{table}/rematch")
    assert (answer.status_code, answer.json()["error"]) == (429, "request-too-many")
    assert anna.get(f"/api/tables/{table}").json()["rematch"] is None
    monkeypatch.undo()
    assert anna.post(f"/api/tables/{table}/rematch").status_code == 201


def test_the_list_shows_tables_that_can_be_joined(anna, boris):
    over, running, waiting = finished(anna, listed=True), *(opened(anna, listed=True)["table"] for _ in range(2))
    for seat, person in enumerate((anna, boris)):
        wish(person, running, seat, "sit", name="Anna")
    wish(anna, waiting, 0, "sit", name="Anna")
    listed = [one["table"] for one in anna.get("/api/tables").json()]
    assert [table in listed for table in (over, running, waiting)] == [False, False, True]
    assert anna.post(f"/api/tables/{over}/rematch").json()["table"] not in listed
