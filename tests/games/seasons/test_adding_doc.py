"""docs/adding-a-card.md, followed word for word on a copy of the sources: the card plays when its set is on."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.following import Follower

ROOT = Path(__file__).parents[3]
PLAY = """
from ludoteka.core.chance import key_from_seed
from ludoteka.games.seasons import GAME
from ludoteka.text import LANGUAGES, texts

for coins in ("off", "on"):
    settings = {"coins": coins, "level": "wizard"}
    state = GAME.start(2, key_from_seed("coins"), settings)
    cards = state.deck + [card for player in state.players for card in player.pack]
    print(coins, cards.count(71), GAME.admit(state.to_json()).to_json() == state.to_json())
print(*(texts(language)("seasons-card-coins-1") for language in LANGUAGES), sep=", ")
print([card["id"] for card in GAME.catalogue()][-1])
"""


def test_the_page_names_every_place(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("client", "__pycache__", "*.so"))
    follower = Follower(tmp_path)
    follower.follow((ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8").partition("## When no verb")[0])
    assert len(follower.done) == 9
    path = os.pathsep.join([str(tmp_path / "src"), *sys.path])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONPYCACHEPREFIX": str(tmp_path / "cache")}
    command = [
        sys.executable,
        "-m",
        "ludoteka.cli",
        "simulate",
        "seasons",
        "--games",
        "1",
        "--check",
        "--set",
        "coins=on",
    ]
    told = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=False)
    assert told.stderr == ""
    assert told.stdout.splitlines() == ["off 0 True", "on 2 True", "Lucky Coin, Lucky Coin, Lucky Coin", "coins:1"]
    played = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert played.stdout.startswith("1 games"), played.stderr
    (test,) = (tmp_path / "tests").rglob("test_*.py")
    tried = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(test)]
    done = subprocess.run(tried, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "1 passed" in done.stdout, done.stdout + done.stderr
