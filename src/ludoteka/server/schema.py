"""The tables of the database. Migrations in `migrations/` bring an older one up to this; a test compares the two."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("named", Boolean, nullable=False),
    Column("created", Float, nullable=False),
)

# A browser's cookie, and a private link to another device, are stored as hashes: who reads the database has neither.
sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # to an hour
    Column("browser", String(24), nullable=False, default=""),
    Column("system", String(24), nullable=False, default=""),
    Index("sessions_by_guest", "guest"),
)

# A link that was followed or revoked has no row any more.
links = Table(
    "links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False),
    Column("expires", Float, nullable=False),
    Index("links_by_guest", "guest"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(24), nullable=False),  # a guest; empty for an uploaded journal
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("rules", Integer, nullable=False, default=0),  # the version that `state`, `start` and the answers belong to
    Column("key", String(64), nullable=False, default=""),
    Column("start", Text),  # the state that the answers begin at, if not at set-up
    Column("state", Text),  # the state now
    Column("deadline", Float),  # when a person's time runs out
    Column("rematch", String(24), nullable=False, default=""),
    Column("origin", String(60), nullable=False, default=""),
    Index("tables_by_status", "status", "public", "changed"),
    Index("tables_by_deadline", "deadline"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("guest", String(24)),
    Column("name", String(64), nullable=False, default=""),
    Column("bot", String(40), nullable=False, default=""),
    Column("away", String(10), nullable=False, default=""),
    Column("ready", Boolean, nullable=False, default=False),
    Column("clock_ms", BigInteger),  # thirty days are more milliseconds than 31 bits hold
    Column("score", Integer),
    Column("rank", Integer),
    Index("seats_by_guest", "guest"),
)

# A finished table that somebody brought as a journal. `source` tells addresses apart only so far as limits need it.
uploads = Table(
    "uploads",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("source", Integer, nullable=False),
    Column("bytes", Integer, nullable=False),
    Column("looked", Float, nullable=False),  # when somebody last looked at it, to a day
    Index("uploads_by_guest", "guest"),
    Index("uploads_by_source", "source"),
    Index("uploads_by_look", "looked"),
)

# `number` is that of the question: the answers of a match continued at 40 start with 40.
answers = Table(
    "answers",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("after", String(16), nullable=False),
    Column("at", Float, nullable=False),
)

# What was done with a browser's message of this id, so that sending it again is harmless even after a restart.
receipts = Table(
    "receipts",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(24), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(24), primary_key=True),
    Column("text", Text, nullable=False),
)
