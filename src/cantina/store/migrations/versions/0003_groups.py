"""The groups of campaigns: who keeps one, the links to it, and which tables belong to it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create what makes a campaign belong to people."""
    guest = sa.ForeignKey("guest.id", onupdate="CASCADE")
    op.create_table(
        "keeper",
        sa.Column("group", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, guest, primary_key=True, index=True),
    )
    op.create_table(
        "group_link",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("group", sa.Text, nullable=False),
    )
    op.create_table(
        "chapter",
        sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("campaign_id", sa.Text, sa.ForeignKey("campaign.id"), nullable=False, index=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
