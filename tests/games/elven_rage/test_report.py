"""What is told of a match that is over."""

from ludoteka.core.chance import key_from_seed
from ludoteka.core.event import Event
from ludoteka.games.elven_rage import GAME
from ludoteka.games.elven_rage.report import course, statistics
from ludoteka.games.elven_rage.scenario import Scenario, Seat
from ludoteka.games.elven_rage.table import Table


def test_the_course_of_a_match_is_told_in_lands() -> None:
    s = Scenario(Seat("forest", lands=["M0", "G0"], goal="four-towers"), Seat("black", lands=["M1"], goal="conqueror"))
    assert course(s.state) == [3, 2]
    s.state.winners = 1
    assert (course(s.state), s.state.scores()) == ([3, 2], [23, 2])


def test_secret_goals_are_told_when_it_is_over() -> None:
    dealt = [
        Event({"kind": "goal", "seat": seat}, {"goal": goal}, 1 << seat)
        for seat, goal in enumerate(("goal:3", "goal:5"))
    ]
    assert statistics(dealt, 2) == {"goal": [["goal:3"], ["goal:5"]], "played": [[], []]}
    assert "goal" not in statistics([], 2)


def test_everything_counted_belongs_to_its_seat() -> None:
    state = GAME.start(3, key_from_seed("report"), {"reactions": "quick"})
    assert isinstance(state, Table)
    state.events = []
    while not state.over:
        question = state.question(state.seat)
        assert question is not None
        state.answer(question.seat, question.options[-1])
    told = statistics(state.events, 3)
    captured = [event for event in state.events if event.kind == "captured"]
    assert sum(told["lands-captured"]) == len(captured) > 0
    assert [len(cards) for cards in told["goal"]] == [1, 1, 1]
    assert sum(told.get("actions", [0])) == sum(len(cards) for cards in told["played"])
