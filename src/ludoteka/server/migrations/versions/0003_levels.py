"""Computer players are named by their level: `greedy` is `adept`, and nobody is offered `random` any more."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

seats = sa.table("seats", sa.column("table"), sa.column("bot"))
tables = sa.table("tables", sa.column("id"), sa.column("status"))


def upgrade() -> None:
    op.execute(sa.update(seats).where(seats.c.bot == "greedy").values(bot="adept"))
    waiting = seats.c.table.in_(sa.select(tables.c.id).where(tables.c.status == "waiting"))
    op.execute(sa.update(seats).where(seats.c.bot == "random", waiting).values(bot="novice"))


def downgrade() -> None:
    op.execute(sa.update(seats).where(seats.c.bot.in_(["novice", "adept"])).values(bot="greedy"))
