"""Who is better is measured fairly: every deal from every seat, whoever plays the matches."""

from pathlib import Path
from statistics import fmean

import pytest

from ludoteka.arena.contest import Contest, run
from ludoteka.arena.crew import Alone, Crew, Processes
from ludoteka.arena.playing import Played
from ludoteka.arena.record import Record
from ludoteka.arena.results import Result, interval, meeting, result
from tests.arena.deadly import Deadly

SETS = {"start": "sets"}


def contest(*bots: str, players: int = 2, seed: str = "fair", whims: float = 0.0) -> Contest:
    return Contest("etherstone", players, SETS, bots, seed, whims)


def measured(played: Contest, games: int, crew: Crew, path: Path) -> Result:
    with Record(path, played.head()) as record:
        return result(played, run(played, games, crew, record))


def timeless(found: Result) -> dict[str, object]:
    """All of a result but how long the players thought."""
    data = found.to_json()
    for standing in data["standings"]:
        del standing["ms"]
    return data


# --- who sits where ---


def test_every_two_meet_in_every_deal_from_every_seat() -> None:
    three = contest("a", "b", "c", players=3)
    seated = [three.table(number) for number in range(three.matches(3))]
    assert [table.bots for table in seated] == [
        ("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"),
        ("a", "c", "c"), ("c", "a", "c"), ("c", "c", "a"),
        ("b", "c", "c"), ("c", "b", "c"), ("c", "c", "b"),
    ]  # fmt: skip
    assert len({table.seed for table in seated}) == 1
    assert three.table(three.matches(3)).seed != seated[0].seed


def test_matches_are_rounded_up_to_whole_deals() -> None:
    assert contest("a", "b").matches(5) == 6
    assert contest("a", "b", players=4).matches(5) == 8
    assert contest("a", "b", "c", players=4).matches(5) == 3 * 8


# --- what comes out ---


@pytest.mark.parametrize("players", [2, 3])
def test_nobody_is_better_than_itself(tmp_path: Path, players: int) -> None:
    alike = contest("random", "random", players=players, whims=0.1)
    found = measured(alike, 6, Alone(), tmp_path / "record.jsonl").meetings[0]
    assert found.won == pytest.approx(1 / players, abs=1e-12)
    assert found.score == found.rivals_score
    assert found.low < found.won < found.high


def test_any_number_of_workers_gives_the_same(tmp_path: Path) -> None:
    played = contest("adept", "random")
    one = measured(played, 4, Alone(), tmp_path / "1.jsonl")
    three = measured(played, 4, Processes(3), tmp_path / "3.jsonl")
    lost = measured(played, 4, Deadly(Processes(3), tmp_path, 2), tmp_path / "lost.jsonl")
    assert (tmp_path / "killed").exists()
    assert timeless(one) == timeless(three) == timeless(lost)
    assert one.meetings[0].won == 1.0


def test_more_matches_of_the_same_contest_begin_with_the_same(tmp_path: Path) -> None:
    played = contest("random", "random", seed="more")
    path = tmp_path / "record.jsonl"
    measured(played, 4, Alone(), path)
    before = path.read_bytes()
    more = measured(played, 8, Alone(), path)
    assert path.read_bytes().startswith(before)
    assert timeless(more) == timeless(measured(played, 8, Alone(), tmp_path / "other.jsonl"))
    assert timeless(more) != timeless(measured(contest("random", "random", seed="else"), 8, Alone(), tmp_path / "x"))


# --- intervals ---


def ended(*ranks: int) -> Played:
    return Played([], [10 - rank for rank in ranks], list(ranks), [1] * len(ranks), [0.001] * len(ranks))


def test_the_luck_of_a_deal_is_not_counted_twice() -> None:
    """The same share of wins says less where whole deals were won or lost than where each deal was shared."""
    two = contest("a", "b")
    by_deal = {number: ended(*((1, 2) if number % 2 == number // 2 % 2 else (2, 1))) for number in range(40)}
    by_seat = {number: ended(1, 2) for number in range(40)}
    luck, none = (meeting(two, 0, range(20), matches) for matches in (by_deal, by_seat))
    assert luck.won == none.won == 0.5
    assert luck.high - luck.low > 3 * (none.high - none.low)


@pytest.mark.parametrize("deals", [10, 200])
def test_an_interval_narrows_with_the_deals_and_never_proves_it_all(deals: int) -> None:
    low, high = interval([1.0] * deals)
    assert high == 1.0
    assert 1 - 4 / deals < low < 1 - 2 / deals
    low, high = interval([0.0, 1.0] * deals)
    assert fmean([low, high]) == pytest.approx(0.5)
    assert high - low == pytest.approx(2 * 1.96 * 0.5 / (2 * deals) ** 0.5, rel=0.06)


# --- ratings ---


def test_ratings_follow_the_places_and_grow_surer() -> None:
    three = contest("weak", "strong", "middle")
    order = {0: 3, 1: 1, 2: 2}  # by player

    def standings(games: int) -> Result:
        matches = {}
        for number in range(three.matches(games)):
            seats = three.seated(number)
            matches[number] = ended(*(1 if order[who] == min(order[other] for other in seats) else 2 for who in seats))
        return result(three, matches)

    few, many = standings(2), standings(40)
    assert [one.player for one in many.standings] == ["strong", "middle", "weak"]
    assert max(one.margin for one in many.standings) < min(one.margin for one in few.standings)
    assert many == standings(40)


def test_whoever_has_several_seats_has_one_rating() -> None:
    four = contest("lone", "many", players=4)
    won = {number: ended(*(1 if who == 0 else 2 for who in four.seated(number))) for number in range(8)}
    lost = {number: ended(*(4 if who == 0 else 1 for who in four.seated(number))) for number in range(8)}
    assert [one.player for one in result(four, won).standings] == ["lone", "many"]
    assert [one.player for one in result(four, lost).standings] == ["many", "lone"]
    assert [one.decisions for one in result(four, won).standings] == [8, 24]
