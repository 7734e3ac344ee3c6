"""Matches on disk: nothing is lost, nothing damaged is used."""

from pathlib import Path

import pytest

from ludoteka.games.seasons import GAME
from ludoteka.home import data_folder
from ludoteka.terminal.saves import DamagedSave, Saves
from ludoteka.terminal.sitting import Sitting
from tests.terminal.keyboard import sit_down


def answer_some(sitting: Sitting, n: int) -> None:
    for _ in range(n):
        seat = sitting.asked()[0]
        sitting.answer(seat, sitting.match.state.options(seat)[0])


def test_where_matches_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("LUDOTEKA_HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_folder() == tmp_path / ".local" / "share" / "ludoteka"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert data_folder() == tmp_path / ".local" / "share" / "ludoteka"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data" / "ludoteka"
    monkeypatch.setenv("LUDOTEKA_HOME", str(tmp_path / "own"))
    assert data_folder() == tmp_path / "own"


def test_a_match_is_there_again_after_every_answer(tmp_path: Path) -> None:
    saves = Saves(GAME, tmp_path)
    sitting = sit_down("human", "random", saves=saves)
    for _ in range(6):
        answer_some(sitting, 1)
        found = saves.load()
        assert found is not None
        assert found[0].journal.dump() == sitting.match.journal.dump()
        assert found[0].state.to_json() == sitting.match.state.to_json()
    assert [path.suffix for path in saves.under_way.iterdir()] == [".journal"]


def test_the_last_played_match_is_taken_up(tmp_path: Path) -> None:
    saves = Saves(GAME, tmp_path)
    first, second = (
        sit_down("human", "random", seed="1", saves=saves),
        sit_down("human", "adept", seed="2", saves=saves),
    )
    answer_some(second, 1)
    answer_some(first, 2)
    found = saves.load()
    assert found is not None
    assert found[0].journal.key == first.match.journal.key


def test_a_match_goes_on_with_a_computer_player_that_has_another_name_now(tmp_path: Path) -> None:
    saves = Saves(GAME, tmp_path)
    sitting = sit_down("human", "adept", saves=saves)
    answer_some(sitting, 3)
    (path,) = saves.under_way.iterdir()
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('["human", "adept"]', '["human", "greedy"]'), encoding="utf-8")
    assert path.read_text(encoding="utf-8") != text
    found = saves.load()
    assert found is not None
    again = Sitting(found[0], saves, found[1])
    assert (again.seats, [bot.name for bot in again.bots.values()]) == (["human", "adept"], ["adept"])
    answer_some(again, 1)


def test_a_new_match_with_the_same_seed_leaves_the_old_one_alone(tmp_path: Path) -> None:
    saves = Saves(GAME, tmp_path)
    answer_some(sit_down("human", "random", saves=saves), 3)
    answer_some(sit_down("human", "random", saves=saves), 1)
    assert len(list(saves.under_way.iterdir())) == 2


def test_a_match_that_is_over_is_filed(tmp_path: Path) -> None:
    saves = Saves(GAME, tmp_path)
    sitting = sit_down("human", "random", saves=saves)
    while not sitting.match.over:
        answer_some(sitting, 1)
    assert saves.load() is None
    assert list(saves.ended.iterdir()) == [sitting.filed]
    assert sitting.filed is not None
    assert sitting.filed.read_text(encoding="utf-8") == sitting.match.journal.dump()


@pytest.mark.parametrize("damage", ["cut", "edited", "no text", "other rules", "empty"])
def test_a_damaged_match_is_put_aside(tmp_path: Path, damage: str) -> None:
    saves = Saves(GAME, tmp_path)
    answer_some(sit_down("human", "random", saves=saves), 4)
    (path,) = saves.under_way.iterdir()
    text = path.read_text(encoding="utf-8")
    if damage == "cut":
        text = text[: len(text) // 2]
    elif damage == "edited":
        text = text.replace("amulet-of-air", "amulet-of-fire", 1)
        text = text.replace('"hand: ', '"year 2: ', 1)
    elif damage == "other rules":
        text = text.replace('"rules": ', '"rules": 9', 1)
    elif damage == "empty":
        text = ""
    broken = b"\xff\xfe\x00" if damage == "no text" else text.encode()
    path.write_bytes(broken)
    with pytest.raises(DamagedSave) as told:
        saves.load()
    assert told.value.reason
    assert "\n" not in told.value.reason
    assert told.value.kept.read_bytes() == broken
    assert saves.load() is None
    assert list(saves.under_way.iterdir()) == [told.value.kept]
