"""Databases as a whole: backed up while a server writes, restored, copied, checked; and files that are none."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from ludoteka.cli import main
from ludoteka.core.game import games
from ludoteka.server import keeping
from ludoteka.server.keeping import Checkup, Verdict, place, verdict
from ludoteka.server.lock import Unfit
from ludoteka.server.schema import guests, metadata
from ludoteka.server.storage import Store, async_url, revisions
from ludoteka.server.thinking import Thinker
from ludoteka.server.writer import add
from tests.server.harness import answer, running
from tests.server.test_generated import make_old
from tests.server.test_lock import SPOILED
from tests.server.test_replay import played

Rows = dict[str, list[tuple[Any, ...]]]


@pytest.fixture(scope="module")
def lived_in(
    empty_database: Path, thinker: Thinker, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, dict[str, str]]:
    """A database with a match that is over, one that goes on, and a table that waits; and which is which."""
    path = Path(shutil.copy(empty_database, tmp_path_factory.mktemp("lived in") / "it's 100% ours.db"))

    async def live() -> dict[str, str]:
        async with running(path, thinker, installed=games()) as server:
            ann = await server.person("Ганна 'x'; --")
            over = (await ann.post("/api/journals", {"journal": played().journal.dump()}))["id"]
            goes_on = (await ann.post("/api/play", {"game": "seasons", "bot": "random"}))["id"]
            connection, welcome = await ann.visit(goes_on)
            await answer(connection, welcome["position"])
            connection.say("chat", text="Привіт 😀")
            await connection.hear("said")
            seats = [{"kind": "me"}, {"kind": "open"}]
            waits = (await ann.post("/api/tables", {"game": "seasons", "seats": seats}))["id"]
        return {"over": over, "goes on": goes_on, "waits": waits}

    return path, asyncio.run(live())


@pytest.fixture
def kept(lived_in: tuple[Path, dict[str, str]], tmp_path: Path) -> Path:
    return Path(shutil.copy(lived_in[0], tmp_path / "server.db"))


async def rows(where: str | Path) -> Rows:
    """All that is in a database, whichever it is."""
    engine = create_async_engine(async_url(where if isinstance(where, str) else f"sqlite:///{where}"))
    async with engine.connect() as connection:
        found = {
            table.name: [tuple(row) for row in await connection.execute(sa.select(table).order_by(*table.primary_key))]
            for table in metadata.sorted_tables
        }
    await engine.dispose()
    return found


def verdicts(where: str | Path) -> dict[str, Verdict]:
    checkup = Checkup(place(str(where)))
    try:
        return {one.id: verdict(one) for one in checkup.kept()}
    finally:
        checkup.close()


async def checked(where: str | Path) -> dict[str, Verdict]:
    return await asyncio.to_thread(verdicts, where)


# --- there and back ---


async def test_everything_goes_from_one_kind_to_the_other_and_back(kept: Path, postgres: str, tmp_path: Path) -> None:
    first, second, third = tmp_path / "first.db", tmp_path / "second.db", tmp_path / "new" / "server.db"
    before = await rows(kept)
    assert all(before[name] for name in ("guests", "sessions", "tables", "seats", "answers", "chat", "uploads"))
    counted = await keeping.backup(place(str(kept)), first)
    assert counted == {name: len(found) for name, found in before.items()}
    assert await keeping.restore(first, place(postgres)) == counted
    assert await rows(postgres) == before
    assert set((await checked(postgres)).values()) == {("ok", ""), ("waiting", "")}
    assert await keeping.backup(place(postgres), second) == counted
    assert await keeping.copy(place(postgres), place(f"sqlite:///{third}")) == counted
    assert before == await rows(second) == await rows(third)
    assert {path.stat().st_mode & 0o777 for path in (first, second, third)} == {0o600}
    assert await keeping.upgrade(place(postgres)) == (revisions()[0], revisions()[0])


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_backup_while_the_server_runs_holds_all_that_was_acknowledged(
    kind: str, database: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{database}" if kind == "sqlite" else str(request.getfixturevalue("postgres"))
    store = Store(url)
    await store.open()
    told: list[str] = []
    stop = asyncio.Event()

    async def write() -> None:
        while not stop.is_set():
            id = f"g{len(told):05}"
            await store.write("", [add(guests, id=id, name="x", named=False, created=0.0)])
            told.append(id)

    writing = asyncio.create_task(write())
    for number in range(3):
        while len(told) < 20 * (number + 1):
            await asyncio.sleep(0)
        known = list(told)
        file = tmp_path / f"{number}.db"
        await asyncio.to_thread(asyncio.run, keeping.backup(place(url), file))
        found = [row[0] for row in (await rows(file))["guests"]]
        assert found[: len(known)] == known
        assert found == [f"g{n:05}" for n in range(len(found))]
    stop.set()
    await writing
    for refuse in (keeping.restore(tmp_path / "0.db", place(url), True), keeping.copy(place(url), place("x.db"))):
        with pytest.raises(Unfit, match="is used by another Ludoteka server"):
            await refuse
    await store.close()
    assert [row[0] for row in (await rows(url))["guests"]] == told


async def test_an_old_backup_is_brought_up_to_date(postgres: str, tmp_path: Path) -> None:
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    engine = sa.create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        make_old(connection)
    engine.dispose()
    for target in (str(new), postgres):
        await keeping.restore(old, place(target))
        await keeping.restore(old, place(target), overwrite=True)
        found = await rows(target if target == postgres else new)
        assert [row[:2] for row in found["guests"]] == [("ann", "Ann")]
        assert [row[0] for row in found["uploads"]] == ["brought"]
    with pytest.raises(Unfit, match="was made by an older Ludoteka: 'ludoteka db upgrade' brings it up to date"):
        await checked(old)
    assert await keeping.upgrade(place(str(old))) == ("0001", revisions()[0])
    assert {kind for kind, _ in (await checked(old)).values()} == {"absent"}


async def test_nothing_is_overwritten_without_being_told(kept: Path, tmp_path: Path, postgres: str) -> None:
    file, other = tmp_path / "backup.db", tmp_path / "other.db"
    await keeping.backup(place(str(kept)), file)
    was, bytes_ = await rows(kept), file.read_bytes()
    with pytest.raises(Unfit, match="exists: --overwrite replaces it"):
        await keeping.backup(place(str(kept)), file)
    for target in (str(kept), postgres):
        if target == postgres:
            await keeping.restore(file, place(postgres))
        with pytest.raises(Unfit, match="holds something: --overwrite replaces it"):
            await keeping.restore(file, place(target))
        with pytest.raises(Unfit, match="cannot be copied onto itself"):
            await keeping.copy(place(target), place(target), overwrite=True)
    assert (await rows(kept), file.read_bytes()) == (was, bytes_)
    store = Store(f"sqlite:///{other}")
    await store.open()
    await store.write("", [add(guests, id="new", name="x", named=False, created=0.0)])
    await store.close()
    await keeping.restore(file, place(str(other)), overwrite=True)
    assert await rows(other) == was
    assert [row[0] for row in (await rows(tmp_path / "other.db.replaced-1"))["guests"]] == ["new"]
    await keeping.copy(place(postgres), place(str(other)), overwrite=True)
    assert await rows(tmp_path / "other.db.replaced-2") == was


async def test_what_postgresql_does_not_take_changes_nothing_there(kept: Path, postgres: str) -> None:
    await keeping.restore(kept, place(postgres))
    was = await rows(postgres)
    with closing(sqlite3.connect(kept)) as connection:
        connection.execute("UPDATE guests SET name = 'a' || char(0) || 'b'")
        connection.commit()
    with pytest.raises(Unfit, match="cannot be copied") as refusal:
        await keeping.restore(kept, place(postgres), overwrite=True)
    assert "\n" not in str(refusal.value)
    assert await rows(postgres) == was


# --- files that are none ---


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def trapped(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TRIGGER trap AFTER DELETE ON seats BEGIN DELETE FROM answers; END")


def lacking(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE answers DROP COLUMN after")


def orphaned(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM tables")
        connection.commit()


def blank(path: Path) -> None:
    path.write_bytes(b"")


HOSTILE: dict[str, tuple[Callable[[Path], object], str]] = {
    "newer": (SPOILED["newer"][0], "was made by a newer Ludoteka: update Ludoteka"),
    "torn": (SPOILED["torn"][0], "is damaged|cannot be read"),
    "a letter": (SPOILED["a letter"][0], "is not a database"),
    "foreign": (SPOILED["foreign"][0], "is not a database of Ludoteka"),
    "a folder": (SPOILED["a folder"][0], "is not a file"),
    "cut": (cut, "is damaged|cannot be read"),
    "trapped": (trapped, "is not a database of Ludoteka: it holds 'trap'"),
    "lacking": (lacking, "is damaged: its table 'answers' is not that of Ludoteka"),
    "orphaned": (orphaned, "is damaged: a row of '.*' belongs to one of 'tables' that is not there"),
    "blank": (blank, "is not a database"),
    "gone": (Path.unlink, "there is no file"),
}


@pytest.mark.parametrize(("spoil", "said"), HOSTILE.values(), ids=HOSTILE)
async def test_a_file_that_is_no_backup_is_refused_in_a_line(
    spoil: Callable[[Path], object], said: str, kept: Path, tmp_path: Path
) -> None:
    bad = Path(shutil.copy(kept, tmp_path / "bad.db"))
    spoil(bad)
    was = kept.read_bytes()
    before = set(tmp_path.iterdir())
    for work in (
        lambda: keeping.restore(bad, place(str(kept)), overwrite=True),
        lambda: keeping.backup(place(str(bad)), tmp_path / "again.db"),
        lambda: checked(bad),
    ):
        with pytest.raises(Unfit, match=said) as refusal:
            await work()
        [line] = str(refusal.value).splitlines()
        assert str(bad) in line
    assert kept.read_bytes() == was
    assert {path for path in tmp_path.iterdir() if not path.name.endswith(("-shm", "-wal"))} - before <= {
        tmp_path / "server.db.lock"
    }


# --- checked ---

DAMAGE = {
    "UPDATE answers SET text = 'fly' WHERE \"table\" = :over AND number = 5": (
        "over",
        "answer 5 (line 7) is not possible",
    ),
    "UPDATE answers SET after = 'ffffffffffffffff' WHERE \"table\" = :over AND number = 7": (
        "over",
        "answer 7 (line 9) leads to a different state",
    ),
    'DELETE FROM answers WHERE "table" = :over AND number = 9': ("over", "answer 9 is missing"),
    'UPDATE seats SET score = 1000 WHERE "table" = :over AND seat = 1': ("over", "gives the scores"),
    "UPDATE tables SET state = (SELECT state FROM tables WHERE id = :over) WHERE id = :goes_on": (
        "goes on",
        "its answers do not lead to the state that is stored",
    ),
    "UPDATE tables SET state = '{' WHERE id = :goes_on": ("goes on", "it cannot be replayed"),
    "UPDATE tables SET rules = 1, state = '{}' WHERE id = :goes_on": (
        "goes on",
        "seats: a number from 2 to 4 is expected",
    ),
    "UPDATE tables SET settings = '{' WHERE id = :over": ("over", "its rows cannot be read"),
    "UPDATE tables SET settings = '[]' WHERE id = :over": ("over", "settings"),
    "UPDATE tables SET \"key\" = 'zz' WHERE id = :over": ("over", "its rows cannot be read"),
    'DELETE FROM seats WHERE "table" = :goes_on': ("goes on", "cannot be right"),
}


@pytest.mark.parametrize(("damage", "told"), DAMAGE.items(), ids=[str(n) for n in range(len(DAMAGE))])
def test_a_damaged_match_is_named_and_the_others_are_checked(
    damage: str, told: tuple[str, str], kept: Path, lived_in: tuple[Path, dict[str, str]]
) -> None:
    ids = lived_in[1]
    with closing(sqlite3.connect(kept)) as connection:
        connection.execute(damage, {"over": ids["over"], "goes_on": ids["goes on"]})
        connection.commit()
    found = verdicts(kept)
    kind, why = found.pop(ids[told[0]])
    assert kind == "damaged"
    assert told[1] in why
    assert {kind for kind, _ in found.values()} == {"ok", "waiting"}


# --- on the command line ---


def ran(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[Any, str, str]:
    with pytest.raises(SystemExit) as leaving:
        main(["db", *map(str, arguments)])
    said = capsys.readouterr()
    return leaving.value.code or 0, said.out, said.err


def test_the_commands(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], lived_in: tuple[Path, dict[str, str]]
) -> None:
    file, other = tmp_path / "monday.db", tmp_path / "other.db"
    code, out, err = ran(capsys, "backup", file, "--database-url", f"sqlite:///{kept}")
    assert (code, err) == (0, "")
    assert out.startswith(f"wrote {file}: guests: 1, tables: 3, answers: ")
    assert ran(capsys, "restore", file, "--database-url", f"sqlite:///{other}")[0] == 0
    assert ran(capsys, "upgrade", other)[1] == f"{other} is of version {revisions()[0]}\n"
    assert ran(capsys, "check", other) == (0, f"{other}: matches: 2 replayed, 1 not begun, 0 damaged\n", "")
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("UPDATE answers SET text = 'fly' WHERE number = 0")
        connection.commit()
    code, out, err = ran(capsys, "check", other)
    first, second, last = out.splitlines()
    assert (code, err) == (1, "")
    assert first.startswith("table ")
    assert "is damaged: answer 0 (line 2) is not possible" in first
    assert {lived_in[1]["over"], lived_in[1]["goes on"]} == {line.split()[1] for line in (first, second)}
    assert last == f"{other}: matches: 0 replayed, 1 not begun, 2 damaged"
    for arguments in (
        ("restore", file, "--database-url", f"sqlite:///{other}"),
        ("backup", file, "--database-url", f"sqlite:///{other}"),
        ("copy", file, "mysql://somewhere/else"),
        ("check", "sqlite://"),
        ("upgrade", tmp_path / "nothing.db"),
        ("check", "postgresql://ann:secret@127.0.0.1:1/none"),
    ):
        code, out, err = ran(capsys, *arguments)
        assert (code, out) == (2, "")
        assert err.startswith("ludoteka: ")
        assert err.count("\n") == 1
        assert "secret" not in err


def test_what_is_migrated_has_the_columns_that_are_looked_for() -> None:
    found = keeping._columns(revisions()[0])
    assert found == {table.name: frozenset(table.c.keys()) for table in metadata.sorted_tables}
