"""Both databases, real ones."""

from __future__ import annotations

import pytest

from cantina.store import open_store
from store import postgres


@pytest.fixture(scope="session")
def server():
    """A PostgreSQL server for all tests of a process."""
    running = postgres.new_server()
    yield running
    postgres.remove(running)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request, tmp_path):
    """Where a new store can be opened."""
    if request.param == "sqlite":
        return tmp_path / "store.sqlite"
    return request.getfixturevalue("server").empty()


@pytest.fixture
def sqlite(tmp_path):
    """Where a new SQLite store can be opened."""
    return tmp_path / "store.sqlite"


@pytest.fixture
def postgresql(server):
    """Where a new PostgreSQL store can be opened."""
    return server.empty()


@pytest.fixture
def store(address):
    """A new store."""
    with open_store(address) as opened:
        yield opened


@pytest.fixture
def other(store, address):
    """The store opened a second time, as another process would open it."""
    with open_store(address) as opened:
        yield opened


@pytest.fixture
def elsewhere(tmp_path):
    """Another store, always in a file."""
    with open_store(tmp_path / "elsewhere.sqlite") as opened:
        yield opened
