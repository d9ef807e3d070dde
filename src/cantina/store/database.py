"""Engines for SQLite and PostgreSQL: how connections are configured, and how a transaction begins."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib.util import find_spec
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from typing import Any

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, InvalidatePoolError

from cantina.store.errors import BadStore

SCHEMES = ("postgresql", "postgres")
# Pages of the write-ahead log (32 MB) after which a commit copies them into the file. To copy ten times as many takes
# three times as long, for most were written again meanwhile: with SQLite's own 1000, a busy server's commits would wait
# for it twice a second.
LOG_PAGES = 8000


def make_engine(address: str | Path, patience: float) -> Engine:
    """The engine of an address: that of a PostgreSQL database, or the path of an SQLite file."""
    scheme, separator, _ = str(address).partition("://")
    if isinstance(address, Path) or not separator:
        return sqlite_engine(Path(address).absolute(), patience)
    if scheme not in SCHEMES:
        raise BadStore("store-address", scheme=scheme, schemes=", ".join(SCHEMES))
    if find_spec("psycopg") is None:
        raise BadStore("store-no-driver", package="psycopg[binary]")
    return postgresql_engine(str(address), patience)


def sqlite_engine(path: Path, patience: float) -> Engine:
    """An engine whose commits are on the disk when they return, through power loss too."""
    url = URL.create("sqlite", database=str(path))
    engine = create_engine(url, connect_args={"timeout": patience}, pool_timeout=patience)
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def prepare_sqlite(connection: sqlite3.Connection, _: Any) -> None:
    """Settings that SQLite keeps per connection, not in its file; WAL is set once the file is known to be ours."""
    connection.isolation_level = None  # the driver begins nothing by itself, `begin_sqlite` does
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")  # what was deleted leaves no bytes behind


def begin_sqlite(connection: Connection) -> None:
    """A transaction that will write takes the lock at once: upgrading it later can fail without waiting."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def postgresql_engine(address: str, patience: float) -> Engine:
    """An engine that notices lost servers and gives up on locks after a while."""
    try:
        url = make_url(address).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError):  # the address, and so the error, may contain a password
        raise BadStore("store-address-broken") from None
    seconds = max(2, round(patience))  # the least that the driver takes
    settings = {"connect_timeout": seconds, "tcp_user_timeout": seconds * 1000, "client_encoding": "utf8"}
    engine = create_engine(url, connect_args=settings, pool_timeout=patience)
    event.listen(engine, "connect", lambda connection, _: prepare_postgresql(connection, patience))
    event.listen(engine, "checkout", lambda connection, *_: check_connection(engine, connection))
    return engine


def check_connection(engine: Engine, connection: Any) -> None:
    """Try a connection on which something was received unasked: that it was lost, as a rule, and then all others are.

    This costs no trip to the database, as trying each connection would.
    """
    with DefaultSelector() as selector:
        selector.register(connection.fileno(), EVENT_READ)
        if not selector.select(0):
            return
    try:
        engine.dialect.do_ping(connection)
    except engine.dialect.loaded_dbapi.Error:
        raise InvalidatePoolError from None


def prepare_postgresql(connection: Any, patience: float) -> None:
    """Settings that PostgreSQL keeps per connection."""
    connection.execute(f"SET lock_timeout = {round(patience * 1000)}")
    if connection.execute("SHOW synchronous_commit").fetchone()[0] == "off":
        connection.execute("SET synchronous_commit = on")  # what is acknowledged is on the disk
    connection.commit()


def is_sqlite(engine: Engine | Connection) -> bool:
    """Whether it is SQLite; otherwise it is PostgreSQL."""
    return engine.dialect.name == "sqlite"


def writing(engine: Engine) -> AbstractContextManager[Connection]:
    """A transaction that writes."""
    return engine.execution_options(writes=True).begin()


@contextmanager
def raw_sqlite(engine: Engine) -> Iterator[sqlite3.Connection]:
    """The driver's connection, for statements that cannot run inside a transaction."""
    pooled = engine.raw_connection()
    try:
        connection = pooled.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        yield connection
    finally:
        pooled.close()


def insert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An INSERT that can say what to do on a conflict, as both databases spell it."""
    return sqlite.insert(table) if is_sqlite(connection) else postgresql.insert(table)
