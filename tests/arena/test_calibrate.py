"""Whether chances come true is measured honestly, and doubts are found that make them."""

from math import exp
from random import Random

import pytest

from ludoteka.arena.calibrate import OVER, Judged, Watch, chances, fit_doubts, tenths, watch_all
from ludoteka.arena.crew import local


def told(named: float, true: float, matches: int = 1000, times: int = 1) -> list[tuple[object, float, float]]:
    """Matches in which a chance is named, so many times each, and another one is true."""
    dice = Random(f"{named} {true}")
    found: list[tuple[object, float, float]] = []
    for match in range(matches):
        won = float(dice.random() < true)
        found += [((match, named), named, won)] * times
    return found


def test_what_comes_true_is_found_so() -> None:
    found = tenths([*told(0.15, 0.15), *told(0.72, 0.72)])
    assert [tenth for tenth, one in enumerate(found) if one] == [1, 7]
    for one in found:
        assert one is None or abs(one.difference) < one.margin < 0.05


def test_who_is_too_sure_is_found_out() -> None:
    [*_, last] = tenths(told(0.95, 0.7))
    assert last is not None
    assert last.times == 1000
    assert last.named == pytest.approx(0.95)
    assert last.won == pytest.approx(0.7, abs=0.05)
    assert last.difference < -0.15
    assert last.difference + last.margin < -0.05


def test_many_moments_of_one_match_prove_no_more_than_one() -> None:
    [*_, once] = tenths(told(0.95, 0.9, 100))
    [*_, often] = tenths(told(0.95, 0.9, 100, times=20))
    assert once is not None
    assert often is not None
    assert often.times == 20 * once.times
    assert often.margin == pytest.approx(once.margin, rel=0.1)


def test_few_matches_prove_little() -> None:
    [*_, last] = tenths([(0, 0.99, 1.0)])
    assert last is not None
    assert last.margin > 0.4


def drawn(doubt: float, stage: int, count: int) -> list[tuple[list[Judged], list[float]]]:
    """Moments of two in which the lead says as much as a doubt makes it."""
    dice = Random(f"{doubt} {stage}")
    found = []
    for _ in range(count):
        lead = dice.gauss(0, 2 * doubt)
        won = dice.random() < 1 / (1 + exp(-lead / doubt))
        found.append(([Judged(stage, [lead, 0.0])], [float(won), float(not won)]))
    return found


def test_the_right_doubts_are_found() -> None:
    moments = [*drawn(8.0, 0, 800), *drawn(4.0, 1, 800)]
    found = fit_doubts(moments, [2.0, 2.0, 2.0])
    assert found[0] == pytest.approx(8.0, rel=0.3)
    assert found[1] == pytest.approx(4.0, rel=0.3)
    assert found[1] < found[2] < found[0], "a stage that nobody saw keeps to the others"


def test_deals_in_which_the_match_ended_count_as_they_ended() -> None:
    deals = [Judged(OVER, [1.0, 0.0]), Judged(0, [5.0, 5.0])]
    assert chances(deals, [3.0]) == pytest.approx([0.75, 0.25])


def test_the_same_seed_sees_the_same_whatever_the_number_of_workers() -> None:
    watch = Watch("etherstone", "random", "again", {}, 2)
    assert list(watch_all(watch, 2, 3, local(1))) == list(watch_all(watch, 2, 3, local(2)))
