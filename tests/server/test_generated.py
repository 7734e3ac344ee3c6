"""Files made from the code are those of this code: the browser's types, the printed data, the database's tables."""

import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine

from ludoteka.core.declared import misfit
from ludoteka.core.game import IN_CLIENT, Game, games
from ludoteka.server import protocol, typescript
from ludoteka.server.declined import STATUS
from ludoteka.server.guests import COOKIE, hashed
from ludoteka.server.schema import metadata
from ludoteka.server.storage import async_url, migrate
from ludoteka.server.thinking import Thinker
from tests.server.harness import running
from web.fixtures.make import GAMES as MAKERS

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", typescript.files())
def test_generated_files_are_fresh(name: str) -> None:
    made = typescript.files()[name]
    assert (ROOT / name).read_text(encoding="utf-8") == made, "run: python -m ludoteka.server.typescript"


@pytest.mark.parametrize("game", MAKERS)
def test_fixtures_are_fresh(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that boards are tested with, and those that pictures of the rulebook show."""
    fixtures = MAKERS[game].FIXTURES
    kept: dict[str, str] = {}
    made: dict[str, str] = {}
    for folder in ("folder", "figures"):
        kept |= texts(folder, getattr(fixtures, folder))
        (tmp_path / folder).mkdir()
        monkeypatch.setattr(fixtures, folder, tmp_path / folder)
    MAKERS[game].make()
    for folder in ("folder", "figures"):
        made |= texts(folder, tmp_path / folder)
    assert sorted(name for name in {*kept, *made} if kept.get(name) != made.get(name)) == [], (
        "run: python -m web.fixtures.make"
    )


def texts(name: str, folder: Path) -> dict[str, str]:
    return {f"{name}/{path.name}": path.read_text(encoding="utf-8") for path in folder.glob("*.json")}


def test_the_types_tell_requests_from_replies() -> None:
    made = typescript.Declarations(protocol).typescript()
    assert "settings?: Record<string, string>;" in made  # may be left out by the browser
    assert "  bot: string; // the computer player" in made  # always sent by the server
    assert '  type: "answer";' in made
    assert "question: QuestionInfo | null;" in made


def test_every_refusal_has_a_status() -> None:
    assert set(STATUS) == set(protocol.Code.__args__)  # type: ignore[attr-defined]


def test_migrations_make_the_tables_of_the_code(empty_database: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{empty_database}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


OLD = """
INSERT INTO guests VALUES ('ann', 'Ann', TRUE, 1.0);
INSERT INTO sessions VALUES ('{device}', 'ann', 2.0);
INSERT INTO links VALUES ('{open}', 'ann', 1e11, 2), ('{used}', 'ann', 1e11, 0);
INSERT INTO tables (id, game, status, settings, clock, public, host, created, changed, rules, key,
    state, rematch, origin)
VALUES ('brought', 'embers', 'finished', '{{}}', '{{}}', FALSE, 'ann', 1.0, 1.0, 1, '', '{{}}', '', 'uploaded'),
       ('played', 'embers', 'finished', '{{}}', '{{}}', FALSE, 'ann', 1.0, 1.0, 1, '', '{{}}', '', ''),
       ('planned', 'embers', 'waiting', '{{}}', '{{}}', FALSE, 'ann', 1.0, 1e11, 1, '', NULL, '', '');
INSERT INTO seats VALUES ('played', 0, 'person', 'ann', 'Ann', 'greedy', 'left', TRUE, NULL, 1, 1),
       ('played', 1, 'bot', NULL, '', 'greedy', '', TRUE, NULL, 2, 1),
       ('played', 2, 'bot', NULL, '', 'random', '', TRUE, NULL, 2, 1),
       ('planned', 1, 'bot', NULL, '', 'random', '', TRUE, NULL, NULL, NULL);
INSERT INTO answers VALUES ('brought', 0, 0, 'pass', '', 1.0), ('brought', 1, 0, 'pass', '', 1.0)
"""


def make_old(connection: sa.Connection) -> None:
    """The tables of the first days, with something in them."""
    migrate(connection, "0001")
    for statement in OLD.format(**{name: hashed(name) for name in ("device", "open", "used")}).split(";"):
        connection.exec_driver_sql(statement)


def differences(connection: sa.Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_database_of_the_first_days_is_brought_up_to_date(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, thinker: Thinker
) -> None:
    """Guests stay who they are, an unused link works once, uploads count as looked at now, and bots have new names."""
    url = f"sqlite:///{tmp_path}/old.db" if kind == "sqlite" else str(request.getfixturevalue("postgres"))
    engine = create_async_engine(async_url(url))
    async with engine.begin() as connection:
        await connection.run_sync(make_old)
    await engine.dispose()
    before = time.time()
    async with running(url, thinker) as server:
        ann, phone, late = [await server.stranger() for _ in range(3)]
        ann.http.cookies.set(COOKIE, "device")
        (device,) = (await ann.get("/api/me/devices"))["devices"]
        assert (await ann.get("/api/me"))["name"] == "Ann"
        assert (device["created"], device["browser"]) == (2.0, "")
        assert device["seen"] >= before
        await phone.post("/api/links/used", status=404)
        await phone.post("/api/links/open")
        await late.post("/api/links/open", status=404)
        upload = await server.house.store.upload("brought")
        assert (upload["guest"], upload["bytes"]) == ("ann", 2 + 2 * (4 + 50))
        assert upload["looked"] >= before
        assert await server.house.store.upload("played") is None
        bots = {
            id: [seat["bot"] for seat in (await server.house.store.table(id))[0].seats] for id in ("played", "planned")
        }
        assert bots == {"played": ["adept", "adept", "random"], "planned": ["novice"]}
        await ann.delete("/api/journals/brought", 204)
    engine = create_async_engine(async_url(url))
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


def test_every_message_is_documented() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for union in (protocol.FromBrowser, protocol.ToBrowser):
        for message in union.__args__:
            assert f"`{message.__struct_config__.tag}`" in text
    for code in STATUS:
        assert f"`{code}`" in text


def test_boards_that_are_built_into_the_client_are_there() -> None:
    """Those that games speak of, each with what the client looks for in its folder, and no others."""
    built = {game.name for game in games().values() if game.web_board() == IN_CLIENT}
    folders = ROOT / "web" / "src" / "games"
    assert {path.parent.name for path in folders.glob("*/index.ts")} == built
    assert all((folders / name / file).exists() for name in built for file in ("words.ts", "LobbyArt.svelte"))


@pytest.mark.parametrize(
    "game", [game for game in games().values() if game.web_board() == IN_CLIENT], ids=lambda game: game.name
)
def test_what_is_printed_has_its_declared_form(game: Game) -> None:
    assert game.shown is not None
    assert misfit(game.printed(), game.shown.printed) == ""
