"""When the game of a table was dealt: tables without a game are removed after a while, all others are kept."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

game_table = sa.table("game_table", sa.column("id"), sa.column("dealt_at"))
entry = sa.table("entry", sa.column("table_id"), sa.column("at"), sa.column("body", sa.Text))


def upgrade() -> None:
    """Add the time of the deal, from the logs of the tables there are."""
    op.add_column("game_table", sa.Column("dealt_at", sa.BigInteger))
    connection = op.get_bind()
    perhaps = sa.select(entry).where(entry.c.body.contains('"deal"'))
    for table_id, at, body in connection.execute(perhaps).all():
        if is_deal(body):
            dealt = sa.update(game_table).where(game_table.c.id == table_id).values(dealt_at=at)
            connection.execute(dealt)


def is_deal(body: str) -> bool:
    """Whether an entry is that of the deal, however its JSON is written."""
    try:
        value = json.loads(body)
    except (ValueError, RecursionError):
        return False
    return isinstance(value, dict) and value.get("kind") == "deal"
