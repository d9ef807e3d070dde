"""Campaigns of groups."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table of campaigns."""
    op.create_table(
        "campaign",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("group", sa.Text, nullable=False, index=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
