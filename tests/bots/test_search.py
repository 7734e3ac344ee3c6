"""Computer players that search: honest, repeatable, never late, and better than an adept."""

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from ludoteka.bots import Bot, GreedyBot, Judge, Mind, RandomBot, SearchBot
from ludoteka.bots.greedy import WIDE, sample
from ludoteka.bots.mind import Tally
from ludoteka.bots.minds.seasons import SeasonsMind
from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.game import Game
from ludoteka.core.state import State
from ludoteka.games.elven_rage import GAME as ELVEN_RAGE
from ludoteka.games.etherstone import GAME as ETHERSTONE
from ludoteka.games.seasons import GAME as SEASONS

GAMES = [SEASONS, ETHERSTONE, ELVEN_RAGE]
UNHURRIED = 1e9  # seconds
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def mind_of(game: Game) -> Mind:
    found = game.mind()
    assert isinstance(found, Mind)
    return found


def judge_of(game: Game) -> Judge:
    found = game.judge()
    assert found is not None
    return found


def searcher(game: Game, key: object, trials: int, seconds: float = UNHURRIED) -> SearchBot:
    return SearchBot(key_from_seed(str(key)), "expert", mind_of(game), trials, seconds)


def begin(game: Game, seed: str, players: int = 2, practice: int = 0) -> State:
    mind = mind_of(game)
    return game.start(players, key_from_seed(seed), {**game.unattended(), **mind.practice[practice]})


def anywhere(game: Game, seed: str, players: int, one_in: int) -> list[State]:
    """Positions of a match played by chance."""
    state = begin(game, seed, players, practice=1)
    dice = Chance(key_from_seed(f"walk {seed}"))
    found = []
    while not state.over:
        if dice.below(one_in) == 0:
            found.append(state.clone())
        options = state.options(state.seat)
        state.answer(state.seat, options[dice.below(len(options))])
    return [*found, state]


@each_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_search_sees_only_what_its_seat_may_know(game: Game, players: int) -> None:
    """In two positions that look the same to its seat, it takes the same option with the same chance."""
    other_worlds = 0
    for state in anywhere(game, f"honest {players}", players, 8)[:-1]:
        seat = state.seat
        world = state.determinize(seat, Chance(key_from_seed(f"world {state.number}")))
        other_worlds += world.to_json() != state.to_json()
        here, there = (searcher(game, "eyes", 12).choose(one, seat) for one in (state, world))
        assert here == there
    assert other_worlds > 4


@each_game
def test_choosing_leaves_the_state_as_it_was(game: Game) -> None:
    for state in anywhere(game, "untouched", 2, 15)[:-1]:
        before = state.to_json()
        assert searcher(game, 1, 8).choose(state, state.seat) in state.options(state.seat)
        assert state.to_json() == before


@each_game
def test_without_time_a_deal_decides_each_time(game: Game) -> None:
    """However late it is, every option was tried once before it was dropped, and a legal one is taken."""
    state = next(one for one in anywhere(game, "late", 2, 10) if len(one.options(one.seat)) > 2)
    found = searcher(game, 1, 10**6, seconds=0.0).weigh(state, state.seat)
    assert found[0].option in state.options(state.seat)
    assert found[-1].deals == 1
    assert found[0].deals <= len(found).bit_length()


@each_game
def test_all_options_are_weighed_and_the_best_one_is_picked(game: Game) -> None:
    """What is dropped later was tried in more deals and stands before what is dropped sooner."""
    for state in anywhere(game, "weighed", 2, 15)[:-1]:
        seat = state.seat
        found = searcher(game, 3, 40).weigh(state, seat)
        options = mind_of(game).shortlist(state, seat, state.options(seat))
        assert sorted(each.option for each in found) == sorted(sample(options, WIDE))
        assert searcher(game, 3, 40).pick(state, seat) == found[0].option
        deals = [each.deals for each in found]
        assert deals == sorted(deals, reverse=True)
        for one, next_one in pairwise(found):
            assert one.chance >= next_one.chance or one.deals > next_one.deals
        assert all(0.0 <= each.chance <= 1.0 for each in found)


@each_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_seats_are_one_in_all(game: Game, players: int) -> None:
    mind = mind_of(game)
    states = anywhere(game, f"sum {players}", players, 5)
    for state in states:
        chances = mind.estimate(state)
        assert len(chances) == players
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
    first = states[-1].first_placed()
    assert [seat for seat, chance in enumerate(mind.estimate(states[-1])) if chance > 0] == first


@each_game
def test_signs_stay_within_what_was_learned(game: Game) -> None:
    """Each sign that a position has is one that was learned, and every seat has some."""
    mind = mind_of(game)
    for state in anywhere(game, "signs", 4, 5)[:-1]:
        for seat in range(4):
            tally = Tally([1.0] * mind.signs)
            tally.noted = []
            mind.read(state, seat, tally)
            assert tally.noted
            assert {sign for sign, _ in tally.noted} <= set(range(mind.signs))
            assert tally.total == pytest.approx(sum(amount for _, amount in tally.noted))
        assert 0 <= mind.stage(state) < mind.stages


def test_what_was_learned_with_other_signs_is_refused(tmp_path: Path) -> None:
    mind = SeasonsMind()
    other = tmp_path / "other.json"
    other.write_text(json.dumps([{"weights": [1.0], "doubts": [1.0]}]))
    with pytest.raises(ValueError, match="train anew"):
        mind.recall(other)


def won_against(rival: Callable[[bytes], Bot], game: Game, matches: int) -> float:
    """How many matches of two a search wins, with fixed keys and rotated seats."""
    won = 0.0
    for number in range(matches):
        state, seat = begin(game, f"duel {number // 2}"), number % 2
        players = [searcher(game, number, 60), rival(key_from_seed(f"rival {number}"))]
        while not state.over:
            player = players[state.seat != seat]
            state.answer(state.seat, player.choose(state, state.seat))
        won += seat in state.first_placed()
    return won


@each_game
def test_a_search_beats_random(game: Game) -> None:
    assert won_against(RandomBot, game, 2) == 2


def test_a_search_beats_an_adept() -> None:
    """A small sample of the game in which it wins nearly always; docs/players.md has the large ones of all."""
    assert won_against(lambda key: GreedyBot(key, judge_of(SEASONS)), SEASONS, 4) >= 3
