"""Upgrading a database to the version this program writes; one that is not ours, or newer, is left unchanged."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, func, inspect, select, table
from sqlalchemy import column as named
from sqlalchemy.exc import DBAPIError

from cantina.store.database import is_sqlite, raw_sqlite, writing
from cantina.store.errors import BadStore
from cantina.store.failures import cause, failures, reason
from cantina.store.schema import VERSION_TABLE, VERSIONS

FOLDER = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 7043712  # any number, the same in every process that migrates


def prepare(engine: Engine) -> None:
    """Make the database ready for use, or refuse it."""
    with failures():
        if is_sqlite(engine):
            check_file(engine)
        with engine.begin() as connection:
            version = known_version(connection)
        if is_sqlite(engine):
            turn_on_wal(engine)
        if version != VERSIONS[-1]:
            upgrade(engine, VERSIONS[-1])


def check_file(engine: Engine) -> None:
    """Refuse a file that is no SQLite file, or a damaged one."""
    try:
        with engine.connect() as connection:
            result = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one())
    except DBAPIError as error:
        if cause(error) != "corrupt":
            raise
        result = reason(error)
    if result != "ok":
        raise BadStore("store-corrupt", reason=result.replace("\n", " ")[:300])


def known_version(connection: Connection) -> str | None:
    """The version of a database, None where it is empty."""
    tables = inspect(connection).get_table_names()
    if not tables:
        return None
    if VERSION_TABLE not in tables:
        raise BadStore("store-foreign", table=sorted(tables)[0])
    version: str | None = connection.scalar(select(named("version_num")).select_from(table(VERSION_TABLE)))
    if version is not None and version not in VERSIONS:
        raise BadStore("store-newer", version=version, ours=VERSIONS[-1])
    return version


def turn_on_wal(engine: Engine) -> None:
    """Let readers and the writer not wait for each other; the file remembers it."""
    with raw_sqlite(engine) as connection:
        connection.execute("PRAGMA journal_mode = WAL")


def upgrade(engine: Engine, version: str) -> None:
    """Run the migrations up to a version: all of them or none, and only one process at a time."""
    from alembic import command  # spares its import where there is nothing to migrate
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    with writing(engine) as connection:
        if not is_sqlite(connection):
            connection.execute(select(func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
        config.attributes["connection"] = connection
        command.upgrade(config, version)
