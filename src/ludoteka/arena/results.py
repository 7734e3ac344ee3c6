"""What the matches of a contest come to: shares of the wins with their intervals, ratings, and time for thought."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, pvariance
from typing import Any

from openskill.models import PlackettLuce

from ludoteka.arena.balance import Z
from ludoteka.arena.contest import Contest
from ludoteka.arena.playing import Played
from ludoteka.arena.record import BadRecord, read_record


@dataclass(frozen=True)
class Meeting:
    """What the first did against one or more of the second: its share of the wins, with a confidence of 95 %."""

    first: str
    second: str
    rivals: int
    matches: int
    won: float
    low: float
    high: float
    score: float
    rivals_score: float


@dataclass(frozen=True)
class Standing:
    """The rating of a player, with a confidence of 95 %, and how long its choices took."""

    player: str
    rating: float
    margin: float
    decisions: int
    ms: float


@dataclass(frozen=True)
class Result:
    matches: int
    meetings: list[Meeting]
    standings: list[Standing]  # the best first

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def result(contest: Contest, matches: Mapping[int, Played]) -> Result:
    """What whole deals of matches come to; the same matches give the same."""
    deals = range(len(matches) // len(contest.pairs) // contest.players)
    meetings = [meeting(contest, pair, deals, matches) for pair in range(len(contest.pairs))]
    ratings = rate(len(contest.bots), [(contest.seated(number), played.ranks) for number, played in matches.items()])
    standings = []
    for player, (rating, sigma) in enumerate(ratings):
        sat = [
            (played.decisions[seat], played.seconds[seat])
            for number, played in matches.items()
            for seat, who in enumerate(contest.seated(number))
            if who == player
        ]
        decisions = sum(count for count, _ in sat)
        ms = 1000 * sum(seconds for _, seconds in sat) / max(1, decisions)
        standings.append(Standing(contest.bots[player], rating, Z * sigma, decisions, ms))
    return Result(len(matches), meetings, sorted(standings, key=lambda one: -one.rating))


def meeting(contest: Contest, pair: int, deals: Sequence[int], matches: Mapping[int, Played]) -> Meeting:
    first, second = contest.pairs[pair]
    won, own, others = [], [], []
    for deal in deals:
        wins = []
        for rotation in range(contest.players):  # the first sits there
            played = matches[contest.number(deal, pair, rotation)]
            wins.append(played.wins()[rotation])
            own.append(played.scores[rotation])
            others += [score for seat, score in enumerate(played.scores) if seat != rotation]
        won.append(fmean(wins))
    return Meeting(
        contest.bots[first],
        contest.bots[second],
        contest.players - 1,
        len(own),
        fmean(won),
        *interval(won),
        fmean(own),
        fmean(others),
    )


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """With a confidence of 95 %, from the shares of the wins in independent deals.

    Two more deals are added, one won and one lost: without them few deals, or equal ones, would seem to prove it all.
    """
    padded = [0.0, *shares, 1.0]
    middle, margin = fmean(padded), Z * sqrt(pvariance(padded) / len(padded))
    return max(0.0, middle - margin), min(1.0, middle + margin)


def ratings(paths: Sequence[Path]) -> list[tuple[str, float, float]]:
    """One list for all records, which are gone through side by side: names, ratings and margins, the best first."""
    matches: list[tuple[float, list[str], list[int]]] = []
    for path in paths:
        head, found = read_record(path)
        try:
            contest = Contest.of_head(head)
        except ValueError:
            raise BadRecord(
                f"{path} is not a record of an arena: name a file that 'ludoteka arena --out' wrote"
            ) from None
        for place, (number, played) in enumerate(sorted(found.items())):
            seated = [contest.bots[player] for player in contest.seated(number)]
            matches.append((place / len(found), seated, played.ranks))
    matches.sort(key=lambda match: match[0])
    names = sorted({name for _, seated, _ in matches for name in seated})
    rated = rate(len(names), [([names.index(name) for name in seated], ranks) for _, seated, ranks in matches])
    listed = [(name, rating, Z * sigma) for name, (rating, sigma) in zip(names, rated, strict=True)]
    return sorted(listed, key=lambda one: -one[1])


def rate(players: int, matches: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[tuple[float, float]]:
    """Mean and deviation for each player, from who sat where and the places, match after match.

    Whoever has several seats learns from each of them and keeps the mean.
    """
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(players)]
    for seated, ranks in matches:
        teams = [[model.rating(mu=ratings[player].mu, sigma=ratings[player].sigma)] for player in seated]
        after = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for player in set(seated):
            own = [team[0] for who, team in zip(seated, after, strict=True) if who == player]
            ratings[player].mu = sum(one.mu for one in own) / len(own)
            ratings[player].sigma = sum(one.sigma for one in own) / len(own)
    return [(rating.mu, rating.sigma) for rating in ratings]
