"""Computer players that search: honest, repeatable, never late, and better than an adept."""

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from ludoteka.bots import Bot, GreedyBot, Judge, Mind, RandomBot, SearchBot
from ludoteka.bots.greedy import WIDE, sample
from ludoteka.bots.hints import compare
from ludoteka.bots.mind import Tally
from ludoteka.bots.minds.seasons import SeasonsMind
from ludoteka.bots.search import FEW, MANY, surely
from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.game import Game
from ludoteka.core.state import State
from ludoteka.games.elven_rage import GAME as ELVEN_RAGE
from ludoteka.games.elven_rage.scenario import Scenario, Seat
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
def test_choosing_leaves_the_state_as_it_was(game: Game) -> None:
    for state in anywhere(game, "untouched", 2, 15)[:-1]:
        before = state.to_json()
        assert searcher(game, 1, 8).choose(state, state.seat) in state.options(state.seat)
        assert state.to_json() == before


@each_game
def test_without_time_one_deal_decides(game: Game) -> None:
    """However late it is, a few options are tried in one deal, and a legal one is taken."""
    for least in (2, MANY + 1):
        state = next(one for one in anywhere(game, "late", 2, 4) if len(one.options(one.seat)) > least)
        found = searcher(game, 1, 10**6, seconds=0.0).weigh(state, state.seat)
        options = mind_of(game).shortlist(state, state.seat, state.options(state.seat))
        assert {one.option for one in found} <= set(options)
        assert len(found) == min(FEW, len(options))
        assert {one.deals for one in found} == {1}
        assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)


class Timed(Mind):
    """A mind whose clock goes on by a thousandth of a second with each look at a position, and at no other time."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind.signs, mind.stages)
        self.mind = mind
        self.taste, self.further = mind.taste, mind.further
        self.now = 0.0

    def estimate(self, state: State, afar: bool = False) -> list[float]:
        self.now += 0.001
        return self.mind.estimate(state)

    def calm(self, state: State) -> bool:
        return self.mind.calm(state)

    def pauses(self, state: State) -> bool:
        return self.mind.pauses(state)

    def weighs(self, state: State) -> bool:
        return self.mind.weighs(state)

    def hasty(self, state: State, turn: int, options: list[int], chance: Chance) -> int:
        return self.mind.hasty(state, turn, options, chance)


@each_game
def test_a_thought_ends_in_time_and_uses_it(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many options there are, and however long a trial takes."""
    mind = Timed(mind_of(game))
    monkeypatch.setattr("ludoteka.bots.search.process_time", lambda: mind.now)
    states = sorted(anywhere(game, "in time", 4, 12)[:-1], key=lambda state: -len(state.options(state.seat)))
    assert len(states[0].options(states[0].seat)) > MANY
    for state in (*states[:3], next(one for one in states if len(one.options(one.seat)) == 2)):
        begun = mind.now
        SearchBot(key_from_seed("in time"), "expert", mind, 10**6, 2.0).pick(state, state.seat)
        assert 1.0 < mind.now - begun < 2.3


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
    other.write_text(json.dumps([{"weights": [1.0], "doubts": [1.0], "afar": [1.0]}]))
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


def test_a_guide_is_followed_unless_something_else_is_surely_better() -> None:
    assert not surely(0.9, 0.9 * 0.9, 1, 1.0), "of one deal nothing is sure"
    assert not surely(0.4, 4.0, 16, 1.0), "by luck: 0.025 on average, give or take 0.12"
    assert surely(4.0, 2.0, 16, 1.0), "0.25 on average, give or take 0.06"


@each_game
def test_what_the_guide_would_do_is_tried_in_every_deal(game: Game) -> None:
    """It comes first, or right after what was surely better."""
    key = key_from_seed("guide")
    looked_at = 0
    for state in anywhere(game, "guide", 2, 20)[:-1]:
        seat = state.seat
        if len(mind_of(game).shortlist(state, seat, state.options(seat))) < 3:
            continue
        looked_at += 1
        usual = RandomBot(key).pick(state, seat)
        bot = SearchBot(key_from_seed("led"), "expert", mind_of(game), 40, UNHURRIED, RandomBot(key))
        found = bot.weigh(state, seat)
        options = [one.option for one in found]
        assert len(set(options)) == len(options)
        assert usual in options
        place = options.index(usual)
        assert found[place].deals == found[0].deals == max(one.deals for one in found)
        assert all(one.chance >= found[place].chance for one in found[:place])
    assert looked_at


def test_nothing_is_gained_by_putting_off_what_a_turn_is_for() -> None:
    """Whoever opens a trade or plays a card of little use has the same Lands to attack as before."""
    hand, lands = ["pathfinder", "sniper", "dryad", "leaf-dancer"], ["F0n", "M0", "M1p"]
    own = Seat("forest", goal="rival-castle", hand=hand, lands=lands, artifacts=["winged-sandals"])
    state = Scenario(own, Seat("snow", hand=["raider", "sentry", "ice-archer"], lands=["F1n", "M1"]), seed=3).state
    found = compare(searcher(ELVEN_RAGE, "put off", 300), state, 0, state.options(0))
    texts = [state.option_text(state.agenda[-1], 0, one.option) for one in found]
    assert {"trade", "play pathfinder on squad 1"} <= set(texts)
    assert texts[0].partition(" ")[0] in {"attack", "refuse"}
