"""What lets somebody in is chosen by the server, cannot be guessed, and is nowhere written down."""

import logging
from pathlib import Path

import httpx
import pytest

from ludoteka.server.guests import COOKIE, new_id
from tests.server.harness import HOST, Server


def token_of(reply: httpx.Response) -> str:
    return reply.headers["set-cookie"].split(";")[0].removeprefix(f"{COOKIE}=")


async def test_a_cookie_that_somebody_else_chose_is_never_taken_over(server: Server) -> None:
    chosen = "chosen-by-somebody-else-in-the-hope-to-know-it-later"
    victim = await server.stranger()
    reply = await victim.http.get("/api/me", headers={"cookie": f"{COOKIE}={chosen}"})
    assert len(token_of(reply)) >= 32
    assert token_of(reply) != chosen
    attacker = await server.stranger()
    attacker.http.cookies.set(COOKIE, chosen, domain=HOST)
    other = await attacker.http.get("/api/me")
    assert token_of(other) not in {chosen, token_of(reply)}  # another stranger, with a cookie of their own


async def test_what_lets_somebody_in_is_neither_stored_nor_logged(
    server: Server, database: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    ann = await server.person("Ann")
    token = ann.http.cookies[COOKIE]
    link: str = (await ann.post("/api/me/link"))["path"].removeprefix("/link/")
    phone = await server.stranger()
    assert (await phone.get(f"/api/links/{link}"))["name"] == "Ann"

    async def fail(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(server.house, "lobby", fail)
    await ann.get("/api/lobby", 500)
    kept = b"".join(file.read_bytes() for file in database.parent.iterdir() if file.is_file())
    assert b"Ann" in kept
    logged = "\n".join(record.getMessage() for record in caplog.records if record.name != "httpx")
    assert "GET /api/lobby failed" in logged
    for secret in (token, link):
        assert len(secret) >= 32
        assert secret.encode() not in kept
        assert secret not in logged


def test_the_address_of_a_table_cannot_be_guessed() -> None:
    """It is all that a spectator needs: one of 31 to the power of 16, more than 2 to the power of 79."""
    found = {new_id() for _ in range(1000)}
    assert len(found) == 1000
    assert {len(id) for id in found} == {16}
    assert len(set("".join(found))) == 31
