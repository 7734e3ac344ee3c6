"""Figures for whoever watches the server: right, for nobody else, and none where nobody may read them."""

import json
import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteka.server.limits import Limits
from tests.server.harness import FREE, Server, answer

TOKEN = "correct horse battery"
ROOT = Path(__file__).parents[2]


async def figures(server: Server) -> dict[str, float]:
    reply = await (await server.stranger()).http.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
    assert (reply.status_code, reply.headers["cache-control"]) == (200, "no-store")
    assert reply.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert "set-cookie" not in reply.headers
    lines = [line.rpartition(" ") for line in reply.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


async def test_figures_tell_what_happens(start: Callable[..., Any]) -> None:
    async with start(metrics_token=TOKEN) as server:
        before = await figures(server)
        assert (before["ludoteka_tables"], before["ludoteka_matches_live"]) == (0, 0)
        ann = await server.person("Ann")
        table = (await ann.post("/api/play", {"game": "seasons", "bot": "random"}))["id"]
        connection, welcome = await ann.visit(table)
        await answer(connection, welcome["position"])
        connection.say("answer", number=-1, option="nothing")
        assert (await connection.hear("refusal"))["code"] == "stale"
        await ann.get("/api/tables/nothing", 404)
        logging.getLogger("ludoteka.test").error("this went wrong")
        found = await figures(server)
        assert found["ludoteka_matches_live"] == found["ludoteka_tables"] == found["ludoteka_visitors"] == 1
        assert found['ludoteka_answers_total{by="person"}'] == found["ludoteka_answer_seconds_count"] == 1
        assert found["ludoteka_commit_seconds_count"] > 2
        assert found['ludoteka_refusals_total{code="stale"}'] == 1
        assert found['ludoteka_responses_total{status="404"}'] == 1
        assert found['ludoteka_log_entries_total{level="ERROR",logger="ludoteka.test"}'] == 1
        assert found["ludoteka_bots_queue"] >= 0
    assert not any(type(handler).__name__ == "Metrics" for handler in logging.getLogger().handlers)


@pytest.mark.parametrize("token", ["", TOKEN])
async def test_strangers_learn_nothing(start: Callable[..., Any], token: str) -> None:
    """Not even whether there are any; and asking does not use up what an address may ask for."""
    limits = Limits(requests=(2, 0.1), newcomers=FREE.newcomers)
    async with start(metrics_token=token, limits=limits) as server:
        stranger = await server.stranger()
        for sent in (
            "",
            "Bearer",
            "Bearer ",
            "Bearer guess",
            f"Basic {TOKEN}",
            f"Bearer {TOKEN}x",
            "Bearer ключ".encode(),
        ):
            reply = await stranger.http.get("/metrics", headers={"authorization": sent} if sent else {})
            assert (reply.status_code, reply.json()["code"]) == (404, "not-found")
        assert (await stranger.http.get("/api/games")).status_code == 200
        assert (server.house.metrics is None) == (not token)


async def test_the_dashboard_and_the_page_speak_of_figures_that_exist(start: Callable[..., Any]) -> None:
    async with start(metrics_token=TOKEN) as server:
        names = {re.split("[{ ]", name)[0] for name in await figures(server)} | {
            f"ludoteka_{name}_total" for name in ("refusals", "responses", "log_entries")
        }
    board = json.loads((ROOT / "deploy" / "grafana-dashboard.json").read_text(encoding="utf-8"))
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    shown, told = (set(re.findall(r"ludoteka_\w+", text)) for text in (asked, page))
    assert shown <= names
    assert {name for name in names if name.startswith("ludoteka_") and not name.endswith(("_bucket", "_sum"))} <= told
    assert len(board["panels"]) == len({json.dumps(panel["gridPos"]) for panel in board["panels"]})
