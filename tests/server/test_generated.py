"""Files made from the code are those of this code: the browser's types, the printed data, the database's tables."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ludoteka.server import protocol, typescript
from ludoteka.server.declined import STATUS
from ludoteka.server.schema import metadata

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", typescript.files())
def test_generated_files_are_fresh(name: str) -> None:
    made = typescript.files()[name]
    assert (ROOT / name).read_text(encoding="utf-8") == made, "run: python -m ludoteka.server.typescript"


def test_the_types_tell_requests_from_replies() -> None:
    made = typescript.protocol_ts()
    assert "settings?: Record<string, string>;" in made  # may be left out by the browser
    assert "  bot: string; // the computer player" in made  # always sent by the server
    assert '  type: "answer";' in made
    assert "decision: DecisionInfo | null;" in made


def test_every_refusal_has_a_status() -> None:
    assert set(STATUS) == set(protocol.Code.__args__)  # type: ignore[attr-defined]


def test_migrations_make_the_tables_of_the_code(empty_database: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{empty_database}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_every_message_is_documented() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for union in (protocol.FromBrowser, protocol.ToBrowser):
        for message in union.__args__:
            assert f"`{message.__struct_config__.tag}`" in text
    for code in STATUS:
        assert f"`{code}`" in text
