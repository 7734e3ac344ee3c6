"""Devices that are listed and logged out, links that work once, uploads that are counted and forgotten."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("sessions") as batch:
        batch.add_column(sa.Column("seen", sa.Float(), nullable=True))
        batch.add_column(sa.Column("browser", sa.String(length=24), nullable=False, server_default=""))
        batch.add_column(sa.Column("system", sa.String(length=24), nullable=False, server_default=""))
    sessions = sa.table("sessions", sa.column("seen"))
    op.execute(sa.update(sessions).values(seen=time.time()))  # nobody knows when they were last here
    with op.batch_alter_table("sessions") as batch:
        batch.alter_column("seen", existing_type=sa.Float(), nullable=False)
        batch.alter_column("browser", existing_type=sa.String(length=24), server_default=None)
        batch.alter_column("system", existing_type=sa.String(length=24), server_default=None)
        batch.create_index("sessions_by_guest", ["guest"])

    op.execute("DELETE FROM links WHERE uses < 1")
    with op.batch_alter_table("links") as batch:
        batch.drop_column("uses")
        batch.create_index("links_by_guest", ["guest"])

    op.create_table(
        "uploads",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("source", sa.Integer(), nullable=False),
        sa.Column("bytes", sa.Integer(), nullable=False),
        sa.Column("looked", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_index("uploads_by_guest", "uploads", ["guest"], unique=False)
    op.create_index("uploads_by_source", "uploads", ["source"], unique=False)
    op.create_index("uploads_by_look", "uploads", ["looked"], unique=False)
    op.execute(_uploads_so_far())


def _uploads_so_far() -> sa.Insert:
    """Those of old count as looked at now; an answer has about 50 bytes more than its text."""
    uploads = sa.table("uploads", *map(sa.column, ("table", "guest", "source", "bytes", "looked")))
    tables = sa.table("tables", *map(sa.column, ("id", "host", "origin", "start", "state")))
    answers = sa.table("answers", *map(sa.column, ("table", "text")))
    played = sa.select(sa.func.coalesce(sa.func.sum(sa.func.length(answers.c.text) + 50), 0))
    size = (
        sa.func.coalesce(sa.func.length(tables.c.start), 0)
        + sa.func.coalesce(sa.func.length(tables.c.state), 0)
        + played.where(answers.c.table == tables.c.id).scalar_subquery()
    )
    found = sa.select(tables.c.id, tables.c.host, sa.literal(-1), size, sa.literal(time.time()))
    return sa.insert(uploads).from_select(list(uploads.c.keys()), found.where(tables.c.origin == "uploaded"))


def downgrade() -> None:
    op.drop_table("uploads")
    with op.batch_alter_table("links") as batch:
        batch.drop_index("links_by_guest")
        batch.add_column(sa.Column("uses", sa.Integer(), nullable=False, server_default="1"))
    with op.batch_alter_table("sessions") as batch:
        batch.drop_index("sessions_by_guest")
        for name in ("seen", "browser", "system"):
            batch.drop_column(name)
