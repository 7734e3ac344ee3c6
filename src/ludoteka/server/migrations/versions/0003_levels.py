"""Computer players are named by their level: `greedy` is `adept`."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

seats = sa.table("seats", sa.column("bot"))


def upgrade() -> None:
    op.execute(sa.update(seats).where(seats.c.bot == "greedy").values(bot="adept"))


def downgrade() -> None:
    op.execute(sa.update(seats).where(seats.c.bot.in_(["novice", "adept"])).values(bot="greedy"))
