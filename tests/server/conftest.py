"""A live server that all tests of a file share, and people who are new in each test."""

import pytest

from server.campaign_kit import founded
from server.live_server import open_live_server


@pytest.fixture(scope="module")
def live_server(tmp_path_factory):
    live_server = open_live_server(tmp_path_factory.mktemp("live_server") / "cantina.sqlite")
    yield live_server
    live_server.close()


@pytest.fixture
def anna(live_server):
    with live_server.person() as client:
        yield client


@pytest.fixture
def boris(live_server):
    with live_server.person() as client:
        yield client


@pytest.fixture
def friday(anna):
    """The id of a campaign of Anna's."""
    return founded(anna)[0]
