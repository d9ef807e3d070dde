"""A store is made where there is none, brought up to date where it is old, and left alone where it is not ours."""

import sqlite3
import subprocess
import sys

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from cantina.store import BadStore, StoredCampaign, StoreFailed, migrate, open_store
from cantina.store.database import make_engine, writing
from cantina.store.schema import VERSION_TABLE, VERSIONS, metadata
from store.kit import LATER, append, fill, numbers, table_info


def execute(address, *statements):
    """Change a database behind the back of the store."""
    engine = make_engine(address, 5)
    with writing(engine) as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def refused(address):
    with pytest.raises(BadStore) as caught:
        open_store(address)
    return caught.value


def test_the_migrations_make_what_the_schema_says(address):
    open_store(address).close()
    engine = make_engine(address, 5)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_the_versions_are_those_of_the_migrations():
    scripts = ScriptDirectory(str(migrate.FOLDER))
    assert [script.revision for script in scripts.walk_revisions()][::-1] == list(VERSIONS)


def test_a_store_of_the_first_version_is_brought_up_to_date(address):
    engine = make_engine(address, 5)
    migrate.upgrade(engine, "0001")
    engine.dispose()
    execute(
        address,
        "INSERT INTO game_table VALUES ('t1', 'bounty-hunters', 2, true, '', 1, NULL)",
        "INSERT INTO entry VALUES ('t1', 1, 1, '{}')",
    )
    with open_store(address) as store:
        assert (numbers(store, "t1"), table_info(store, "t1").listed) == ([1], True)
        store.write_campaign(StoredCampaign("c", "g", 1, "{}"))
        append(store, "t1", 2)
    with open_store(address) as store:
        assert store.campaign("c") is not None


DEALS = {  # the second entry of a table of version 4, and whether it is a deal
    "dealt": ('{"kind":"deal"}', True),
    "spaced": ('{ "kind" : "deal" }', True),
    "said": ('{"kind":"say","phrase":"deal"}', False),
    "list": ('["kind","deal"]', False),
    "broken": ('{"kind":"deal"', False),
    "other": ("{}", False),
}


def test_the_deals_of_an_older_store_are_found(address):
    """Before version 5 only the logs knew which games were dealt; tables without a deal are removed in the end."""
    engine = make_engine(address, 5)
    migrate.upgrade(engine, "0004")
    with writing(engine) as connection:
        for name, (body, _) in DEALS.items():
            row = text("INSERT INTO game_table VALUES (:id, 'bounty-hunters', 2, false, '', 1, NULL)")
            connection.execute(row, {"id": name})
            for number, stored in ((1, "{}"), (2, body)):
                row = text("INSERT INTO entry VALUES (:id, :number, 7, :body)")
                connection.execute(row, {"id": name, "number": number, "body": stored})
    engine.dispose()
    with open_store(address) as store:
        removed = store.remove_abandoned(before=LATER, limit=9)
        assert {name: name not in removed for name in DEALS} == {name: dealt for name, (_, dealt) in DEALS.items()}
        assert [entry.body for entry in store.load("spaced")] == ["{}", DEALS["spaced"][0]]


SEATINGS = {  # the entries of a table of version 5, and whether its guest still sits there
    "sits": (['{"kind":"sit","seat":0}'], True),
    "left": (['{"kind":"sit","seat":0}', '{ "kind" : "leave", "seat": 0 }'], False),
    "back": (['{"kind":"sit","seat":0}', '{"kind":"leave","seat":0}', '{"kind":"sit","seat":0}'], True),
    "other": (['{"kind":"sit","seat":0}', '{"kind":"leave","seat":1}'], True),
    "broken": (['{"kind":"sit","seat":0}', '{"kind":"leave"', '["leave"]'], True),
}


def test_who_had_left_a_table_of_an_older_store_sits_there_no_longer(address):
    engine = make_engine(address, 5)
    migrate.upgrade(engine, "0005")
    with writing(engine) as connection:
        connection.execute(text("INSERT INTO guest VALUES ('boris', 'Boris', 1)"))
        for name, (bodies, _) in SEATINGS.items():
            row = text("INSERT INTO game_table VALUES (:id, 'bounty-hunters', 2, false, '', 1, NULL, NULL)")
            connection.execute(row, {"id": name})
            connection.execute(text("INSERT INTO sitting VALUES (:id, 0, 'boris')"), {"id": name})
            for number, stored in enumerate(bodies, 1):
                row = text("INSERT INTO entry VALUES (:id, :number, 7, :body)")
                connection.execute(row, {"id": name, "number": number, "body": stored})
    engine.dispose()
    with open_store(address) as store:
        found = {one.table.table_id for one in store.tables_of("boris")}
    assert found == {name for name, (_, sits) in SEATINGS.items() if sits}


def test_a_migration_that_fails_leaves_the_store_as_it_was(address):
    engine = make_engine(address, 5)
    migrate.upgrade(engine, "0001")
    execute(address, "CREATE TABLE campaign (in_the_way INTEGER)")
    with pytest.raises(StoreFailed):
        open_store(address)
    execute(address, "DROP TABLE campaign")
    with engine.begin() as connection:
        assert migrate.known_version(connection) == "0001"
    engine.dispose()
    open_store(address).close()


def test_a_store_of_a_newer_version_is_refused_unharmed(address):
    with open_store(address) as store:
        fill(store, "t1", 2)
    execute(address, f"UPDATE {VERSION_TABLE} SET version_num = '0099'")
    error = refused(address)
    assert error.key == "store-newer"
    assert error.values == {"version": "0099", "ours": VERSIONS[-1]}
    execute(address, f"UPDATE {VERSION_TABLE} SET version_num = '{VERSIONS[-1]}'")
    with open_store(address) as store:
        assert numbers(store, "t1") == [1, 2]


def test_a_newer_file_keeps_every_byte(sqlite):
    open_store(sqlite).close()
    execute(sqlite, f"UPDATE {VERSION_TABLE} SET version_num = '0099'")
    before = sqlite.read_bytes()
    refused(sqlite)
    assert sqlite.read_bytes() == before


def test_the_database_of_something_else_is_refused_unharmed(address):
    execute(address, "CREATE TABLE recipes (name TEXT)", "INSERT INTO recipes VALUES ('borscht')")
    error = refused(address)
    assert (error.key, error.values) == ("store-foreign", {"table": "recipes"})
    execute(address, "INSERT INTO recipes SELECT name FROM recipes")


def test_a_file_of_something_else_keeps_every_byte(sqlite):
    execute(sqlite, "CREATE TABLE recipes (name TEXT)")
    before = sqlite.read_bytes()
    refused(sqlite)
    assert sqlite.read_bytes() == before


def test_a_file_that_is_no_database_is_refused_unharmed(sqlite):
    sqlite.write_text("Dear diary, " * 1000)
    assert refused(sqlite).key == "store-corrupt"
    assert sqlite.read_text() == "Dear diary, " * 1000


@pytest.mark.parametrize("page", [1, 3, 6])
def test_a_damaged_file_is_refused(sqlite, page):
    with open_store(sqlite) as store:
        fill(store, "t1", 40)
    damaged = bytearray(sqlite.read_bytes())
    damaged[page * 4096 : page * 4096 + 4096] = b"\xa5" * 4096
    sqlite.write_bytes(damaged)
    assert refused(sqlite).key == "store-corrupt"
    assert sqlite.read_bytes() == damaged


def test_a_file_cut_short_is_refused(sqlite):
    with open_store(sqlite) as store:
        fill(store, "t1", 40)
    with sqlite.open("rb+") as file:
        file.truncate(5 * 4096)
    assert refused(sqlite).key == "store-corrupt"


def test_a_file_that_cannot_be_there(tmp_path):
    with pytest.raises(StoreFailed) as caught:
        open_store(tmp_path / "no such folder" / "store.sqlite")
    assert caught.value.key == "store-failed-disk"


def test_a_path_may_be_text_and_have_any_signs(tmp_path):
    path = f"{tmp_path}/стіл 100%?x=1#y.sqlite"
    with open_store(path) as store:
        append(store, "t1", 1)
    with open_store(path) as store:
        assert numbers(store, "t1") == [1]
    assert [file.name for file in tmp_path.iterdir()] == ["стіл 100%?x=1#y.sqlite"]


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("mysql://root:hunter2@localhost/x", "store-address"),
        ("postgresql://u:hunter2@host:notaport/x", "store-address-broken"),
    ],
)
def test_another_address_is_refused_without_telling_its_password(address, key):
    error = refused(address)
    assert error.key == key
    assert "hunter2" not in str(error)


def test_a_server_that_is_not_there_is_told_without_its_password(tmp_path):
    with pytest.raises(StoreFailed) as caught:
        open_store(f"postgresql://u:hunter2@/x?host={tmp_path}", patience=1)
    assert caught.value.key == "store-failed-lost"
    assert "hunter2" not in str(caught.value)


def test_settings_of_sqlite(sqlite):
    with open_store(sqlite), sqlite3.connect(sqlite) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    engine = make_engine(sqlite, 3)
    with engine.connect() as connection:
        settings = {"synchronous": 2, "foreign_keys": 1, "busy_timeout": 3000, "secure_delete": 1}
        assert {name: connection.scalar(text(f"PRAGMA {name}")) for name in settings} == settings
    engine.dispose()


def test_postgresql_writes_to_the_disk_whatever_its_default_is(postgresql):
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute("ALTER DATABASE postgres SET synchronous_commit = off")
    try:
        engine = make_engine(postgresql, 5)
        with engine.connect() as connection:
            assert connection.scalar(text("SHOW synchronous_commit")) == "on"
        engine.dispose()
    finally:
        with psycopg.connect(postgresql, autocommit=True) as connection:
            connection.execute("ALTER DATABASE postgres RESET synchronous_commit")


@pytest.mark.slow
def test_two_processes_may_open_a_new_store_at_once(address):
    code = "import sys; from cantina.store import open_store; open_store(sys.argv[1]).close()"
    both = [subprocess.Popen([sys.executable, "-c", code, str(address)]) for _ in range(2)]
    assert [one.wait(60) for one in both] == [0, 0]


def test_postgresql_without_its_driver_is_told(monkeypatch):
    monkeypatch.setattr("cantina.store.database.find_spec", lambda name: None)
    error = refused("postgresql://user@host/name")
    assert (error.key, error.values) == ("store-no-driver", {"package": "psycopg[binary]"})
