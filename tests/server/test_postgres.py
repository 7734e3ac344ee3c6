"""The same server on PostgreSQL."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from ludoteka.server.thinking import Thinker
from tests.server.harness import answer, play_out, running
from tests.server.test_process import free_port

TABLE = {"game": "embers", "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": {"kind": "days", "seconds": 30 * 86400}}


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A fresh database cluster of the PostgreSQL that comes as a package; gives its URL."""
    package = find_spec("pgserver")
    assert package is not None
    assert package.origin is not None
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        site = Path(package.origin).parents[1]
        user: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root; nobody must be able to read it
            for part in ("pgserver/pginstall", "pgserver.libs"):
                if (site / part).is_dir():
                    shutil.copytree(site / part, f"{folder}/{part}")
            site, user = Path(folder), ["runuser", "-u", "nobody", "--"]
        port, data = free_port(), f"{folder}/data"
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"

        def run(tool: str, *arguments: str) -> None:
            command = [*user, str(site / "pgserver/pginstall/bin" / tool), *arguments]
            subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL, timeout=60)

        run("initdb", "-D", data, "-A", "trust", "-U", "ludoteka", "--no-sync")
        run("pg_ctl", "-D", data, "-w", "-o", options, "-l", f"{folder}/log", "start")
        try:
            yield f"postgresql://ludoteka@127.0.0.1:{port}/postgres"
        finally:
            run("pg_ctl", "-D", data, "-m", "immediate", "stop")


async def test_a_match_from_beginning_to_replay(postgres: str, thinker: Thinker) -> None:
    async with running(
        postgres, thinker, clean=False, bot_delay=3600.0
    ) as server:  # so that undo finds no other answer
        ann = await server.person("Ann")
        table = (await ann.post("/api/play", {"game": "seasons", "bot": "random"}))["id"]
        connection, welcome = await ann.visit(table)
        await answer(connection, welcome["position"])
        connection.say("undo")
        await connection.hear("ack")
        connection.say("chat", text="Привіт 😀")
        await connection.hear("said")
        await ann.put(f"/api/tables/{table}/notes", {"text": "nul \0 and ї"})
        assert await ann.get(f"/api/tables/{table}/notes") == {"text": "nul  and ї"}
        slow = (await ann.post("/api/tables", TABLE))["id"]
        started = await ann.post(f"/api/tables/{slow}/start")
        assert started["seats"][0]["clock_ms"] > 2**31
        cookie = dict(ann.http.cookies)
    async with running(postgres, thinker) as server:
        ann = await server.stranger()
        ann.http.cookies.update(cookie)
        connection, welcome = await ann.visit(table)
        assert [line["text"] for line in welcome["chat"]] == ["Привіт 😀"]
        await play_out((connection, welcome["position"]))
        lobby = await ann.get("/api/lobby")
        assert ([found["id"] for found in lobby["mine"]], len(lobby["finished"])) == ([slow], 1)
        over = await ann.get(f"/api/replays/{table}")
        assert over["scores"][-1] == [seat["score"] for seat in over["table"]["seats"]]
        await server.house.sweep()
