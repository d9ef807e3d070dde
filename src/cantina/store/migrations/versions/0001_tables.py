"""Tables with their logs, links, guests and their seats, and the secrets of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create what a server needs to keep tables."""
    tables()
    people()
    op.create_table(
        "secret",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def tables() -> None:
    """The index of tables, their logs and the links to them."""
    op.create_table(
        "game_table",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("finished_at", sa.BigInteger),
    )
    op.create_index("game_table_listed", "game_table", ["listed", "opened_at", "id"])
    op.create_table(
        "entry",
        sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "link",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), nullable=False, index=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
    )


def people() -> None:
    """Guests and where they sit."""
    op.create_table(
        "guest",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sitting",
        sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guest.id", onupdate="CASCADE"), nullable=False, index=True),
    )
