"""Matches between computer players, many at once."""

from concurrent.futures import ProcessPoolExecutor
from statistics import mean

from ludoteka.arena.balance import Share
from ludoteka.bots import make
from ludoteka.core.chance import key_from_seed
from ludoteka.core.game import game_named


class Result:
    """What one entrant did over all matches."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.won = Share()  # a shared first place counts as its share
        self.scores: list[int] = []

    @property
    def mean_score(self) -> float:
        return mean(self.scores)


Outcome = tuple[list[int], list[int]]  # scores and places, by entrant


def play_match(game: str, names: list[str], settings: dict[str, str], seed: str, number: int) -> Outcome:
    """One match; entrants move one seat on with every number."""
    players = len(names)
    seat_of = [(entrant + number) % players for entrant in range(players)]
    rules = game_named(game)
    state = rules.start(players, key_from_seed(f"{seed} {number}"), settings)
    bots = [make(name, rules, key_from_seed(f"{seed} {number} {entrant}")) for entrant, name in enumerate(names)]
    at_seat = dict(zip(seat_of, bots, strict=True))
    while not state.over:
        seat = state.seat
        state.answer(seat, at_seat[seat].choose(state, seat))
    scores, ranks = state.scores(), state.ranks()
    return [scores[seat] for seat in seat_of], [ranks[seat] for seat in seat_of]


def _chunk(args: tuple[str, list[str], dict[str, str], str, range]) -> list[Outcome]:
    game, names, settings, seed, numbers = args
    return [play_match(game, names, settings, seed, number) for number in numbers]


def duel(game: str, names: list[str], settings: dict[str, str], seed: str, games: int, workers: int) -> list[Result]:
    """Let computer players meet `games` times, with rotating seats; the same seed gives the same matches."""
    results = [Result(name) for name in names]
    size = max(1, min(25, games // workers))
    chunks = [(game, names, settings, seed, range(i, min(i + size, games))) for i in range(0, games, size)]
    with ProcessPoolExecutor(workers) as pool:
        for outcomes in pool.map(_chunk, chunks):
            for scores, ranks in outcomes:
                winners = ranks.count(1)
                for result, score, rank in zip(results, scores, ranks, strict=True):
                    result.scores.append(score)
                    result.won.seen += 1
                    result.won.won += 1 / winners if rank == 1 else 0
    return results
