"""Measure the engine and, in the same run, its peers; print a table with the ratios and write build/bench.json."""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.peers import PEERS, Missing
from ludoteka.arena.speed import NotMeasured, Speed, is_compiled, measure, measure_plain, play_rate
from ludoteka.core.game import games

SECONDS = 3.0
RESULT = Path("build", "bench.json")


def main() -> None:
    ours = measure_ours()
    peers = measure_peers()
    ratios = [
        {
            "game": speed.game,
            "players": speed.players,
            "compiled": speed.compiled,
            **{peer["name"]: round(speed.decisions_per_s / peer["decisions_per_s"], 2) for peer in peers},
        }
        for speed in ours
    ]
    RESULT.parent.mkdir(exist_ok=True)
    engine = [asdict(speed) for speed in ours]
    RESULT.write_text(json.dumps({"engine": engine, "peers": peers, "ratios": ratios}, indent=1) + "\n")
    show(ours, peers, ratios)


def measure_ours() -> list[Speed]:
    ours = []
    if not is_compiled():
        print("the engine that is installed here is not compiled: only the plain one is measured", file=sys.stderr)
    for game in games().values():
        for players in range(game.min_players, game.max_players + 1):
            ours.append(measure(game, players, SECONDS))
            if is_compiled():
                try:
                    ours.append(measure_plain(game.name, players, SECONDS))
                except NotMeasured as error:
                    print(error, file=sys.stderr)
    return sorted(ours, key=lambda speed: not speed.compiled)


def measure_peers() -> list[dict[str, Any]]:
    found = []
    for prepare in PEERS:
        try:
            peer = prepare()
        except Missing as missing:
            print(missing, file=sys.stderr)
            continue
        decisions, matches = play_rate(peer.play, SECONDS)
        found.append(
            {
                "name": peer.name,
                "decisions_per_s": round(decisions),
                "steps_per_s": round(decisions * peer.steps_per_decision),
                "matches_per_s": round(matches),
            }
        )
    return found


def show(ours: list[Speed], peers: list[dict[str, Any]], ratios: list[dict[str, Any]]) -> None:
    table = Table(box=None, pad_edge=False, title="random play on one core", title_justify="left")
    table.add_column("", no_wrap=True)
    times = ("clone µs", "view µs", "question µs", "detail µs", "options µs")
    for heading in ("decisions/s", "steps/s", "matches/s", *times, "bytes/match"):
        table.add_column(heading, justify="right")
    for speed in ours:
        table.add_row(
            name_of(speed.game, speed.players, speed.compiled),
            f"{speed.decisions_per_s:,}",
            "",
            f"{speed.matches_per_s:,}",
            f"{speed.clone_us:.2f}",
            f"{speed.view_us:.2f}",
            f"{speed.question_us:.2f}",
            f"{speed.detail_us:.2f}",
            f"{speed.options_us:.2f}",
            f"{speed.bytes_per_match:,}",
        )
    for peer in peers:
        rates = (f"{peer[name]:,}" for name in ("decisions_per_s", "steps_per_s", "matches_per_s"))
        table.add_row(peer["name"], *rates, *[""] * (len(times) + 1))
    out = Console(highlight=False)
    out.print(table)
    if peers:
        table = Table(box=None, pad_edge=False, title="decisions/s, ours / peer", title_justify="left")
        table.add_column("")
        for peer in peers:
            table.add_column(peer["name"], justify="right")
        for ratio in ratios:
            numbers = (f"{ratio[peer['name']]:.2f}" for peer in peers)
            table.add_row(name_of(ratio["game"], ratio["players"], ratio["compiled"]), *numbers)
        out.print()
        out.print(table)


def name_of(game: str, players: int, compiled: bool) -> str:
    return f"{game} {players} {'compiled' if compiled else 'plain'}"


main()
