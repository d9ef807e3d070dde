"""PostgreSQL: a batch in one statement that is a transaction by itself, notifications included.

It takes one trip to the database instead of five. What a commit costs the server is mostly these trips, and of several
processes each commits on its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError

from cantina.store import watch
from cantina.store.batch import NotAll, Write, in_order, key_of, row_of
from cantina.store.database import is_sqlite


def suits(engine: Engine, writes: Sequence[Write]) -> bool:
    """Whether a batch can be stored so: entries only."""
    return not is_sqlite(engine) and not any(write.side for write in writes)


def committing(engine: Engine) -> Engine:
    """An engine that commits each statement."""
    return engine if is_sqlite(engine) else engine.execution_options(isolation_level="AUTOCOMMIT")


def store_and_tell(engine: Engine, writes: list[Write], own: str) -> list[Write]:
    """Store all entries, each only if its log ends right before it, and notify the others; or raise NotAll.

    The engine commits each statement.
    """
    ordered = sorted(in_order(writes), key=lambda one: key_of(one[0].entry))
    values = [value for write, last in ordered for value in (*row_of(write.entry).values(), last)]
    messages = list(watch.messages_of(own, watch.STORED, [watch.row_of(write.entry) for write in writes]))
    try:
        with engine.connect() as connection:
            sql = statement(len(writes), len(messages))
            told = connection.exec_driver_sql(sql, (*values, watch.CHANNEL, *messages)).scalar()
    except IntegrityError:  # another process was faster
        raise NotAll from None
    if told != len(messages):
        raise NotAll
    return writes


@lru_cache(maxsize=1024)
def statement(count: int, messages: int) -> str:
    """The statement for `count` entries: all of them are inserted and announced, or none."""
    told = ", ".join(["(%s::text)"] * messages)
    rows = ", ".join(["(%s::text, %s::integer, %s::bigint, %s::text, %s::integer)"] * count)
    return (
        f"WITH given (table_id, number, at, body, last) AS (VALUES {rows}),"
        " fit AS (SELECT * FROM given"
        " WHERE last = coalesce((SELECT max(number) FROM entry WHERE entry.table_id = given.table_id), 0)),"
        " stored AS (INSERT INTO entry (table_id, number, at, body) SELECT table_id, number, at, body FROM fit"
        f" WHERE (SELECT count(*) FROM fit) = {count} RETURNING 1)"
        f" SELECT count(pg_notify(%s, message)) FROM (VALUES {told}) AS told (message)"
        " WHERE EXISTS (SELECT FROM stored)"
    )
