"""`ludoteka train`: what positions are worth is learned from matches."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludoteka.arena.crew import local
from ludoteka.arena.learned import BadLearned, going_by, write
from ludoteka.arena.notes import Noted
from ludoteka.arena.train import fit, play_all, train
from ludoteka.bots import minds
from ludoteka.bots.minds.etherstone import EtherstoneMind
from tests.cli.conftest import Ludoteka


def drawn(number: int, worth: list[float]) -> Noted:
    """A match of two in which the signs say all about the end."""
    dice = np.random.default_rng(number)
    amounts = dice.normal(size=(2, len(worth)))
    totals = amounts @ np.array(worth)
    lead = totals[0] - totals[1]
    seat, sign = np.indices(amounts.shape)
    return Noted(
        np.zeros(1, int),
        np.zeros(1, int),
        np.zeros(amounts.size, int),
        seat.ravel(),
        sign.ravel(),
        amounts.ravel(),
        np.array([lead, -lead]),
        np.array([float(lead > 0), float(lead < 0)]),
    )


def test_what_signs_are_worth_is_found() -> None:
    worth = [5.0, -2.0, 0.0]
    weights, doubts = fit([drawn(number, worth) for number in range(2000)], 2, [np.zeros(3)])
    assert weights == pytest.approx(worth, abs=0.1)
    assert doubts[0] < 1.0, "the lead decides"
    assert doubts[1] == 20.0, "of the other stage nothing is known"


def test_what_was_known_is_held_on_to_where_it_foretells_best() -> None:
    """A few matches in which the end is mostly luck teach less than what is known."""
    worth = [5.0, -2.0, 0.0]
    luck = np.random.default_rng(1)
    few = []
    for number in range(160):
        lead = 30.0 * luck.normal()
        match = drawn(number, worth)
        few.append(match._replace(leads=match.leads + np.array([lead, -lead])))
    wrong, right = np.array([-5.0, 5.0, 5.0]), np.array(worth)
    with_it, without = (fit(few, 1, priors)[0] for priors in ([wrong, right], [np.zeros(3)]))
    assert np.abs(with_it - right).sum() < np.abs(without - right).sum()


def test_the_same_seed_learns_the_same_whatever_the_number_of_workers() -> None:
    def learned(seed: str, workers: int) -> list[dict[str, Any]]:
        return train("etherstone", play_all("etherstone", "random", [3, 1, 1], seed, local(workers)))

    assert learned("again", 1) == learned("again", 2) != learned("other", 1)


def test_the_file_can_be_recalled(ludoteka: Ludoteka, tmp_path: Path) -> None:
    out = tmp_path / "learned.json"
    result = ludoteka("train", "etherstone", "--games", "2,1,1", "--bot", "random", "--out", str(out))
    assert (result.code, result.err) == (0, "")
    assert len(json.loads(out.read_text())) == 3
    mind = EtherstoneMind()
    mind.recall(out)
    assert any(mind.learned[0].weights)


def test_a_generation_builds_on_the_one_before(ludoteka: Ludoteka, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    for out, after in ((first, ()), (second, ("--after", str(first)))):
        result = ludoteka("train", "etherstone", "--games", "2,1,1", "--bot", "random", "--out", str(out), *after)
        assert (result.code, result.err) == (0, "")
    assert first.read_text() != second.read_text()


def test_whoever_searches_goes_by_the_generation_before_for_a_while(tmp_path: Path) -> None:
    mind = EtherstoneMind()
    mind.recall(Path(minds.__file__).with_name("etherstone.json"))
    usual = mind.learned
    path = tmp_path / "before.json"
    write(
        [
            {"weights": [float(n)] * mind.signs, "doubts": [1.0] * mind.stages, "afar": [1.0] * mind.stages}
            for n in range(3)
        ],
        path,
    )
    with going_by(mind, path):
        assert [learned.weights[0] for learned in mind.learned] == [0.0, 1.0, 2.0]
    assert mind.learned is usual
    path.write_text("[{}]")
    with pytest.raises(BadLearned, match=r"before\.json cannot be built on"), going_by(mind, path):
        pass
    assert mind.learned is usual


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("seasons", "--games", "5"), "three numbers"),
        (("seasons", "--games", "5,x,1"), "three numbers"),
        (("seasons", "--games", "0,1,1"), "three numbers"),
        (("seasons", "--games", "1,1,1", "--bot", "oracle"), "no computer player 'oracle'"),
        (("chess",), "no game 'chess'"),
        (("seasons", "--after", "nowhere.json"), "nowhere.json cannot be built on"),
        (("seasons", "--from", "nowhere.parquet"), "nowhere.parquet cannot be read"),
        (("seasons", "--from", "nowhere.parquet", "--bot", "random"), "leave out --games, --bot"),
    ],
)
def test_what_cannot_be_trained_is_refused(
    ludoteka: Ludoteka, tmp_path: Path, options: tuple[str, ...], complaint: str
) -> None:
    result = ludoteka("train", *options, "--out", str(tmp_path / "x"))
    assert (result.code, result.out) == (2, "")
    assert complaint in result.err
