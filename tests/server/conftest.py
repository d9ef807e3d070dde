"""A house that all tests of a file share, and people who are new in each test."""

import pytest

from server.campaign_kit import founded
from server.house import open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    house = open_house(tmp_path_factory.mktemp("house") / "cantina.sqlite")
    yield house
    house.close()


@pytest.fixture
def anna(house):
    with house.person() as client:
        yield client


@pytest.fixture
def boris(house):
    with house.person() as client:
        yield client


@pytest.fixture
def friday(anna):
    """The id of a campaign of Anna's."""
    return founded(anna)[0]
