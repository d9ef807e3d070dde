"""The start page, the address for others, and QR codes of links."""

from html.parser import HTMLParser

import pytest

import cantina
from cantina.server.pages import qr, start_page
from cantina.text import Message, languages, say
from server.live_server import LiveServer
from strict_text import strict_text  # noqa: F401

NEAR = "http://192.168.1.5:8421/"
VOID = ("meta", "link", "img", "!doctype")

pytestmark = pytest.mark.usefixtures("strict_text")


@pytest.fixture(scope="module")
def live_server(tmp_path_factory):
    live_server = LiveServer(
        tmp_path_factory.mktemp("live_server") / "cantina.sqlite", network_address=NEAR, names=["cantina.example"]
    )
    yield live_server
    live_server.close()


class Page(HTMLParser):
    """A page that is read strictly: every element is closed where it must be."""

    def __init__(self, text):
        super().__init__()
        self.open, self.elements, self.words = [], [], []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        self.elements.append((tag, dict(attributes)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)

    def all(self, tag):
        return [attributes for name, attributes in self.elements if name == tag]


@pytest.mark.parametrize("language", languages())
def test_the_page_is_in_the_language_of_the_reader(anna, language):
    answer = anna.get("/", headers={"accept-language": f"{language},en;q=0.5"})
    page = Page(answer.text)
    assert page.all("html") == [{"lang": language}]
    for game in cantina.games():
        assert say(Message(f"{game}-name"), language) in page.words
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_another_language_can_be_chosen(anna):
    page = Page(anna.get("/", params={"lang": "pl"}, headers={"accept-language": "uk"}).text)
    assert page.all("html") == [{"lang": "pl"}]
    offered = {link["lang"]: link["href"] for link in page.all("a") if "lang" in link}
    assert offered == {language: f"/?lang={language}" for language in languages()}
    assert Page(anna.get("/", params={"lang": "<script>"}).text).all("html") == [{"lang": "en"}]


def test_the_page_can_be_read_by_ear_and_walked_by_its_headings(anna):
    page = Page(anna.get("/").text)
    assert [tag for tag, _ in page.elements if tag in ("main", "footer", "nav", "h1", "title")] == [
        "title",
        "main",
        "h1",
        "footer",
        "nav",
    ]
    assert [tag for tag, _ in page.elements if tag in ("h1", "h2", "h3")] == ["h1", "h2", "h3", "h3", "h3", "h2", "h2"]
    assert all(image["alt"] for image in page.all("img"))
    assert page.all("nav")[0]["aria-label"]
    assert page.all("meta")[1]["content"] == "width=device-width, initial-scale=1"


def test_everything_the_page_needs_is_here_and_allowed_by_its_policy(anna):
    answer = anna.get("/")
    page = Page(answer.text)
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert not page.all("script")
    assert not any("style" in attributes for _, attributes in page.elements)
    for address in [link["href"] for link in page.all("link")] + [image["src"] for image in page.all("img")]:
        assert anna.get(address).status_code == 200
    for link in page.all("a"):
        if link["href"].startswith("/"):
            assert anna.get(link["href"]).status_code == 200
    assert anna.get("/start.css").headers["content-type"].startswith("text/css")


def test_below_a_prefix_all_addresses_are_below_it():
    page = Page(start_page.page("en", "/cantina", NEAR))
    found = [a.get("href") or a.get("src") for tag in ("a", "link", "img") for a in page.all(tag)]
    assert [one for one in found if not one.startswith(("/cantina/", NEAR))] == []


def test_where_no_phone_gets_in_none_is_invited():
    assert "address.svg" not in start_page.page("en", "", None)


# --- the address for others ---


def test_from_this_computer_others_are_shown_the_address_of_the_network(anna):
    told = anna.get("/api/server").json()
    assert (told["address"], told["languages"]) == (NEAR, list(languages()))


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("localhost:8421", NEAR),
        ("[::1]:8421", NEAR),
        ("cantina.example", "http://cantina.example/"),
        ("192.168.1.5:8421", NEAR),
    ],
)
def test_from_elsewhere_they_are_shown_the_address_that_was_asked(anna, host, address):
    assert anna.get("/api/server", headers={"host": host}).json()["address"] == address


# --- codes ---

LINK = "#/table/uU1x/0/" + "s" * 32


def test_the_code_of_a_link(anna):
    answer = anna.post("/api/code", json={"link": LINK})
    assert (answer.status_code, answer.text) == (200, qr.svg(NEAR + LINK))
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == ("image/svg+xml", "no-store")


def test_the_code_of_the_address(anna):
    assert anna.get("/address.svg").text == qr.svg(NEAR)


@pytest.mark.parametrize(
    "link", ["//elsewhere.example/", "https://elsewhere.example/", "javascript:alert(1)", "/table", "a b", "ї", "a\n"]
)
def test_no_codes_for_other_places(anna, link):
    answer = anna.post("/api/code", json={"link": link})
    assert (answer.status_code, answer.json()["field"]) == (422, "link")


def test_a_link_that_is_too_long_for_a_phone_is_refused(anna):
    assert anna.post("/api/code", json={"link": "x" * 150}).status_code == 200
    assert anna.post("/api/code", json={"link": "x" * 151}).json()["field"] == "body.link"


def test_a_code_is_not_asked_for_by_address(anna):
    """An address is written into logs and histories; what is sent is not."""
    assert anna.get("/api/code", params={"link": LINK}).status_code == 405
