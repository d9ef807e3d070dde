"""The tables of the database, as they are after the last migration."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

VERSIONS = (
    "0001",
    "0002",
    "0003",
    "0004",
    "0005",
    "0006",
)  # of the migrations, oldest first; the last one is what this program writes
VERSION_TABLE = "cantina_version"

metadata = MetaData()

# The index of tables, for lists and for cleaning up.
game_table = Table(
    "game_table",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("title", Text, nullable=False, default=""),  # always empty
    Column("opened_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger),
    Column("dealt_at", BigInteger),
    Index("game_table_listed", "listed", "opened_at", "id"),
)

# The log. Its primary key decides between writers; without row ids the entries of a table lie side by side.
entry = Table(
    "entry",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

link = Table(
    "link",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("table_id", Text, ForeignKey("game_table.id"), nullable=False, index=True),
    Column("role", Text, nullable=False),
    Column("seat", Integer),
)

guest = Table(
    "guest",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

sitting = Table(
    "sitting",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", Text, ForeignKey("guest.id", onupdate="CASCADE"), nullable=False, index=True),
)

secret = Table(
    "secret",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Cards, maps and missions that tables were begun with, as JSON of their files; never changed once stored.
content = Table(
    "content",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("files", Text, nullable=False),
)

campaign = Table(
    "campaign",
    metadata,
    Column("id", Text, primary_key=True),
    Column("group", Text, nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

# The guests who keep the campaigns of a group; those who sit at a table of one play in it.
keeper = Table(
    "keeper",
    metadata,
    Column("group", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guest.id", onupdate="CASCADE"), primary_key=True, index=True),
)

group_link = Table(
    "group_link",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("group", Text, nullable=False),
)

# The tables of a campaign, each with the number of the change it continues; 0: its game does not count there.
chapter = Table(
    "chapter",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id"), primary_key=True),
    Column("campaign_id", Text, ForeignKey("campaign.id"), nullable=False, index=True),
    Column("number", Integer, nullable=False),
)
