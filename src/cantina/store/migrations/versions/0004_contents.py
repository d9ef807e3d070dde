"""The content that games were begun with: a table goes on with it after an upgrade."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the table of contents of games."""
    op.create_table(
        "content",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("files", sa.Text, nullable=False),
    )
