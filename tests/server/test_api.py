"""The API receives everything that its description allows, and much that it does not, over a real port.

No response is a server error, every response fits the description of the API, and every refusal has the common shape
and language.
"""

from collections import Counter

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from server.contract import fits
from server.live_server import TIMEOUT, opened, wish

pytestmark = pytest.mark.usefixtures("compiled")

ENDLESS = "/stream"  # goes on as long as the game: it has tests of its own
EXAMPLES = 20


@pytest.fixture(scope="module")
def anna(live_server):
    with live_server.person() as client:
        yield client


@pytest.fixture(scope="module")
def table(anna):
    """A running game of Anna's, who plays both seats; nothing that is refused changes it."""
    table = opened(anna)["table"]
    for seat in (0, 1):
        wish(anna, table, seat, "sit", name="Anna")
    return table


@pytest.fixture(scope="module")
def emil(live_server):
    """A guest who makes random requests."""
    with live_server.person() as client:
        yield client


@pytest.fixture(scope="module")
def tables(emil):
    """A table of Emil's that is open, one that is played at, and one where bots play to the end."""
    short = {"game": "way-of-the-mandalorian", "options": {"max_turns": 1}}
    found = [opened(emil)["table"], opened(emil, watch="anyone")["table"], opened(emil, **short)["table"]]
    for seat in (0, 1):
        wish(emil, found[1], seat, "sit", name="Emil")
        wish(emil, found[2], seat, "bot", level="random")
    return [*found, found[1], found[1]]  # asked most often


@pytest.fixture(scope="module")
def operations(live_server):
    """Every request that the API describes, by its name."""
    import schemathesis  # takes its time, which the other tests need not wait for

    described = schemathesis.openapi.from_url(f"{live_server.url}/openapi.json")
    found = [result.ok() for result in described.get_all_operations()]
    return {operation.label: operation for operation in found if not operation.path.endswith(ENDLESS)}


def checks():
    """What is asked of every answer."""
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    return [
        not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
        checks.negative_data_rejection,
    ]


def cases(operation):
    """Requests that fit the description, and some that do not, where it can be broken."""
    from schemathesis import GenerationMode

    good = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if not operation.body and not operation.query and "{seat}" not in operation.path:
        return good
    return good | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)


def asked(operation, tables, cookies, examples=EXAMPLES):
    """Ask, and check every answer; how often it was answered how. Some ask as Emil about tables that there are."""
    seen = Counter()

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate, Phase.shrink],
    )
    @given(case=cases(operation), table=st.sampled_from([None, *tables]), seat=st.integers(0, 1))
    def ask(case, table, seat):
        if table is not None:
            place(case, table, seat)
        answer = case.call(cookies=None if table is None else dict(cookies), timeout=TIMEOUT)
        case.validate_response(answer, checks=checks())
        if answer.status_code >= 400:
            fits("Problem", answer.text)
        seen[answer.status_code] += 1

    ask()
    return seen


def place(case, table, seat):
    """Lead a request to a table, if its own seat is one: what is wrong about it stays wrong."""
    if "table_id" in case.path_parameters:
        case.path_parameters["table_id"] = table
    if isinstance(case.path_parameters.get("seat"), int):
        case.path_parameters["seat"] = seat


# Requests whose answers differ most, for the inner loop; the others are asked in the whole suite.
QUICK = ("POST /api/tables", "GET /api/tables/{table_id}/view")


@pytest.mark.slow
def test_a_few_requests_are_answered_as_described(operations, tables, emil):
    done = Counter()
    for label in QUICK:
        done += asked(operations[label], tables, emil.cookies)
    assert {200, 404, 422} <= set(done)


@pytest.mark.slow
def test_every_request_is_answered_as_described(operations, tables, emil):
    done = Counter()
    for operation in operations.values():
        done += asked(operation, tables, emil.cookies, 4 * EXAMPLES)
    assert {200, 201, 403, 404, 409, 422} <= set(done)


# --- what no description has -----------------------------------------------------------------------------------------

ODD_BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"text"',
    b"\xff\xfe",
    b'{"name": "\\ud800"}',
    b'{"name": "\\u0000"}',
    b'{"name": 1e999}',
    b'{"name": NaN}',
    b'{"name": "a", "name": "b", "colour": 1}',
    b"[" * 8000,
    b'{"name": ' + b"9" * 8000 + b"}",
]


@pytest.mark.parametrize("body", ODD_BODIES, ids=lambda body: repr(body[:24]))
@pytest.mark.parametrize("wanted", ["sit", "act", "undo"])
def test_a_body_that_is_none_is_refused_and_says_so(anna, table, body, wanted):
    before = anna.get(f"/api/tables/{table}/view?seat=0").json()
    headers = {"content-type": "application/json"}
    answer = anna.post(f"/api/tables/{table}/seats/0/{wanted}", content=body, headers=headers)
    assert answer.status_code in (403, 409, 422)
    fits("Problem", answer.text)
    assert anna.get(f"/api/tables/{table}/view?seat=0").json() == before


@pytest.mark.parametrize(
    ("way", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/%00/view", 404),
        ("GET", "/api/tables/%ff%fe/view", 404),
        ("GET", "/api/tables/..%2f..%2fetc/view", 404),
        ("GET", f"/api/tables/{'x' * 5000}", 404),
        ("DELETE", "/api/tables", 405),
        ("PUT", "/health", 405),
        ("POST", "/api/tables/x/seats/99999999999999999999999/undo", 404),
        ("POST", "/api/tables/{table}/seats/one/undo", 422),
        ("GET", "/api/tables/{table}/view?seat=zero", 422),
        ("GET", "/api/tables/x/view?link=%ff", 404),
        ("GET", "/api/tables/x/view?link=%00", 404),
        ("GET", "/api/tables/{table}/moments/one", 422),
    ],
)
def test_a_path_that_leads_nowhere_says_so(anna, table, way, path, status):
    answer = anna.request(way, path.replace("{table}", table), json={}, headers={"accept-language": "pl"})
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/json"
    problem = fits("Problem", answer.text)
    assert problem["text"] != problem["error"]


@pytest.mark.parametrize("number", [-1, 10**6, 2**63, 2**64, 10**40, -(10**40)])
def test_a_number_that_is_no_seat_and_no_moment_is_refused_or_means_an_end(anna, table, number):
    whole = anna.get(f"/api/tables/{table}/view", params={"seat": 0}).json()
    assert anna.get(f"/api/tables/{table}/view", params={"seat": number}).json()["error"] == "table-no-seat"
    assert anna.get(f"/api/tables/{table}/moments/3", params={"seat": 0, "from_seat": number}).status_code == 404
    moment = anna.get(f"/api/tables/{table}/moments/{number}", params={"seat": 0})
    assert moment.status_code == (200 if number < 0 else 404)
    since = anna.get(f"/api/tables/{table}/view", params={"seat": 0, "since": number}).json()
    assert since["view"] == whole["view"]


@pytest.mark.parametrize(("language", "word"), [("en", "missing"), ("uk", "бракує"), ("pl", "brakuje")])
def test_what_is_wrong_with_a_field_is_said_in_the_language_of_the_reader(live_server, language, word):
    with live_server.person(**{"accept-language": language}) as stranger:
        problem = stranger.post("/api/tables", json={"game": "bounty-hunters"}).json()
    assert problem["error"] == "request-field"
    assert problem["field"] == "body.seats"
    assert word in problem["text"]


@pytest.mark.parametrize(
    ("said", "field"),
    [
        ({"game": "bounty-hunters", "seats": 2, "colour": "red"}, "body.colour"),
        ({"game": "x" * 41, "seats": 2}, "body.game"),
        ({"game": "bounty-hunters", "seats": 2, "settings": []}, "body.settings"),
        ({"game": "bounty-hunters", "seats": 2, "settings": {"clock": "soon"}}, "clock"),
    ],
)
def test_a_refusal_names_the_field(anna, said, field):
    answer = anna.post("/api/tables", json=said)
    assert answer.status_code == 422
    assert fits("Problem", answer.text)["field"] == field


def test_a_way_that_a_door_does_not_know_is_told_those_that_it_knows(anna):
    assert anna.delete("/api/tables").headers["allow"]


def test_the_server_is_unharmed(anna, table):
    """After all of the above."""
    assert anna.get("/health").json()["status"] == "ok"
    assert anna.get(f"/api/tables/{table}/view?seat=0").json()["legal"]
