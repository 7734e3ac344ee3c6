"""The options that a master would take: real and repeatable, with chances that mean something."""

from ludoteka.bots import ADVISER, Hint, best_options, make
from ludoteka.bots.hints import HINTS, LINE, Tried, line
from ludoteka.bots.search import Step
from ludoteka.core.chance import key_from_seed
from ludoteka.core.game import Game
from ludoteka.core.state import State
from tests.bots.test_search import anywhere, each_game, mind_of


def ask(game: Game, state: State, trials: int = 12) -> list[Hint]:
    return best_options(make(ADVISER, game, key_from_seed("master"), trials=trials), state, state.seat)


@each_game
def test_the_best_come_first(game: Game) -> None:
    positions = [state for state in anywhere(game, "hints", 3, 25) if not state.over][:4]
    assert positions
    lines = 0
    for state in positions:
        seat = state.seat
        question = state.question(seat)
        assert question is not None
        before = state.to_json()
        found = ask(game, state)
        assert state.to_json() == before
        assert min(2, len(question.options)) <= len(found) <= HINTS
        assert {one.option for one in found} <= set(question.texts)
        assert len({one.option for one in found}) == len(found)
        chances = [one.chance for one in found]
        assert chances == sorted(chances, reverse=True)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert len({one.deals for one in found}) == 1
        by_points = mind_of(game).by_points
        assert all((one.lead is not None) == by_points for one in found)
        assert all(len(one.line) <= LINE for one in found)
        lines += sum(len(one.line) for one in found)
    assert lines > 0


def tried(chance: float, *texts: str) -> Tried:
    return Tried(chance, 0.0, [Step(text, {"do": text}) for text in texts])


def test_the_line_is_what_went_best_of_what_was_done_often() -> None:
    deals = [
        *[tried(0.4, "rest", "sleep") for _ in range(4)],
        *[tried(0.6, "work", "eat") for _ in range(3)],
        tried(0.7, "work", "pray"),
        tried(0.99, "luck"),
        tried(0.5),
    ]
    assert [step.text for step in line(deals)] == ["work", "eat"]
    assert line([tried(0.9, "luck")]) == [], "of one deal nothing is told"
