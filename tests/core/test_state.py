"""State: refusals leave it untouched, questions to one or several seats, events and their audience."""

from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.errors import LudotekaError, Refused
from ludoteka.core.event import Event
from ludoteka.core.journal import state_hash
from ludoteka.core.state import State, Task
from ludoteka.core.verb import Verb, Vocabulary
from tests.core.toy import ACT, EFFECTS, GAME, WELL, Embers

KEY = key_from_seed("state")
NO_OPTION = 99


def start(opening: str, players: int = 3) -> Embers:
    return cast(Embers, GAME.start(players, KEY, {"opening": opening}))


def over() -> Embers:
    g = start("x", 2)
    while not g.over:
        g.answer(g.seat, g.options(g.seat)[0])
    return g


def refuse(g: State, seat: int, option: int | str, message: str) -> None:
    """The answer is refused with this message, and the state is as it was."""
    before = state_hash(g)
    with pytest.raises(Refused, match=message):
        g.answer(seat, g.option_named(seat, option) if isinstance(option, str) else option)
    assert state_hash(g) == before


# --- refusals ---


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize("option", [0, "pass"])
def test_an_answer_from_the_wrong_seat(seat: int, option: int | str) -> None:
    refuse(start("x"), seat, option, rf"^seat {seat} owes no answer now: the table is waiting for seat 0$")


@pytest.mark.parametrize("seat", [-1, 3, 64, 1 << 40])
@pytest.mark.parametrize("option", [0, "pass"])
def test_an_answer_from_a_seat_that_does_not_exist(seat: int, option: int | str) -> None:
    refuse(start("x"), seat, option, rf"^there is no seat {seat}: the match has seats 0 to 2$")


def test_an_option_that_is_not_open() -> None:
    g = start("x")
    count = len(g.options(0))
    refuse(g, 0, NO_OPTION, rf"^option {NO_OPTION} is not open to seat 0 now; it has {count} options$")
    refuse(g, 0, -7, "option -7 is not open to seat 0")


def test_a_text_that_is_not_open_is_answered_with_those_that_are() -> None:
    refuse(
        start("x"), 0, "play the fool", r"^'play the fool' is not open to seat 0 now; its options are: pass; play \w+"
    )


def test_together_an_option_that_is_not_open() -> None:
    g = start("draft")
    refuse(g, 1, NO_OPTION, rf"^option {NO_OPTION} is not open to seat 1 now; it has \d options$")


def test_together_a_second_answer() -> None:
    g = start("draft")
    pick = g.options(0)[0]
    g.answer(0, pick)
    refuse(g, 0, pick, r"^seat 0 owes no answer now: the table is waiting for seat 1, 2$")


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_an_answer_when_the_match_is_over(seat: int) -> None:
    refuse(over(), seat, 0, r"^the match is over: it takes no more answers$")
    refuse(over(), seat, "pass", r"^the match is over: it takes no more answers$")


@given(
    seat=st.integers(-4, 4) | st.integers(-(1 << 63), (1 << 63) - 1),
    option=st.integers(-20, 20) | st.integers(),
    opening=st.sampled_from(["draft", "x"]),
)
def test_whatever_is_answered_is_taken_or_refused(seat: int, option: int, opening: str) -> None:
    g = start(opening)
    if option in g.options(seat):
        g.answer(seat, option)
        g.check()
    else:
        refuse(g, seat, option, "seat")


def test_refusals_are_errors_of_one_family() -> None:
    assert issubclass(Refused, LudotekaError)


# --- questions ---


def test_one_seat_is_asked() -> None:
    g = start("x")
    assert (g.seat, g.owing(), g.together, g.number) == (0, [0], False, 0)
    assert g.options(1) == []
    assert g.question(1) is None
    question = g.question(0)
    assert question is not None
    assert (question.number, question.seat, question.kind) == (0, 0, "act")
    assert question.options == g.options(0)
    assert question.texts[0] == "pass"


def test_several_seats_are_asked_together() -> None:
    g = start("draft")
    assert (g.seat, g.owing(), g.together) == (0, [0, 1, 2], True)
    g.answer(1, g.options(1)[0])
    assert (g.seat, g.owing(), g.number) == (0, [0, 2], 1)
    g.answer(2, g.options(2)[0])
    g.answer(0, g.options(0)[0])
    assert (g.owing(), g.number) == ([0, 1, 2], 3)


def test_answers_together_may_come_in_any_order() -> None:
    """Which seat answered first leaves no trace."""
    ends = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        g = start("draft")
        for seat in order:
            g.answer(seat, g.options(seat)[-1])
        ends.add(state_hash(g))
    assert len(ends) == 1


def test_a_single_answer_is_taken_without_asking() -> None:
    g = start("x")
    g.players[0].embers = 0
    g.agenda.append(Task(EFFECTS[WELL], 0))
    g.asked = 0
    g.advance()
    assert [g.task_name(task.verb) for task in g.agenda[-2:]] == ["turn", "act"]


def test_a_single_answer_is_asked_where_the_moment_must_be_seen() -> None:
    g = start("x")
    g.players[1].hand = []
    g.answer(0, g.option_named(0, "play well"))
    question = g.question(1)
    assert question is not None
    assert question.texts == ["let it be"]


def test_all_answers_together_are_a_barrier() -> None:
    """When all have answered, each sees what the others answered."""
    g = start("council")
    for text in ("play council", "let it be", "let it be", "let it be", "bid 0", "bid 1"):
        g.answer(g.seat, g.option_named(g.seat, text))
        assert g.barrier == 0
    g.answer(2, g.option_named(2, "bid 2"))
    assert g.barrier > 0


def test_the_agenda_is_saved_by_name() -> None:
    """Verbs are saved by name, so that a saved match survives new verbs."""
    g = start("x")
    assert g.to_json()["agenda"][-1] == ["act", 0, 0, 0, 0]
    assert g.agenda[-1].verb == ACT


def test_a_clone_has_no_listeners() -> None:
    g = start("x")
    g.events = []
    assert g.clone().events is None


def test_events_are_made_only_while_somebody_listens() -> None:
    g = start("x")
    g.answer(0, g.option_named(0, "play well"))
    assert g.events is None
    g = start("x")
    g.events = []
    g.answer(0, g.option_named(0, "play well"))
    assert [event.kind for event in g.events] == ["announced"]


# --- events ---


def test_an_event_shows_its_hidden_part_to_its_audience_only() -> None:
    event = Event({"kind": "dealt", "seat": 2, "n": 1}, {"card": "spark"}, 1 << 0 | 1 << 2)
    told = {viewer: event.seen_by(viewer) for viewer in range(-1, 4)}
    public = {"kind": "dealt", "seat": 2, "n": 1}
    assert told == {-1: public, 0: {**public, "card": "spark"}, 1: public, 2: {**public, "card": "spark"}, 3: public}


def test_a_state_tells_some_more_than_others() -> None:
    g = Embers(2, Chance(KEY))
    g.events = []
    g.report({"kind": "rolled", "seat": -1, "n": 4}, {}, 0)
    g.report({"kind": "drew", "seat": 1, "n": 1}, {"card": "bolt"}, 1 << 1)
    assert [event.seen_by(0) for event in g.events] == [
        {"kind": "rolled", "seat": -1, "n": 4},
        {"kind": "drew", "seat": 1, "n": 1},
    ]
    assert g.events[1].seen_by(1) == {"kind": "drew", "seat": 1, "n": 1, "card": "bolt"}


def test_a_bare_state_names_what_a_game_must_provide() -> None:
    vocabulary: Vocabulary[Verb[State]] = Vocabulary()
    task = Task(vocabulary.add(Verb("bare")), 0)
    bare = State(2, Chance(KEY), vocabulary)
    for call in (
        lambda: bare.resolve(task),
        lambda: bare.settle(task, 0, 0),
        lambda: bare.offer(task, 0),
        lambda: bare.option_text(task, 0, 0),
        bare.clone,
        lambda: bare.view(0),
        lambda: bare.determinize(0, Chance(KEY)),
        bare.scores,
        bare.ranks,
        bare.check,
        bare.save_zones,
        lambda: bare.load_zones({}),
        lambda: bare.option_detail(task, 0, 0),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_a_vocabulary_has_a_name_once() -> None:
    vocabulary: Vocabulary[Verb[State]] = Vocabulary()
    assert [vocabulary.add(Verb("draw")), vocabulary.add(Verb("play"))] == [0, 1]
    with pytest.raises(ValueError, match=r"^two verbs have the name 'draw'$"):
        vocabulary.add(Verb("draw"))
    with pytest.raises(ValueError, match=r"^two verbs have the name 'lay'$"):
        vocabulary.add(Verb("lay", saved="play"))
    assert vocabulary.codes == {"draw": 0, "play": 1}


def test_a_promised_verb_keeps_its_code() -> None:
    vocabulary: Vocabulary[Verb[State]] = Vocabulary()
    later = vocabulary.promise("later")
    vocabulary.add(Verb("draw"))
    promised = Verb[State]("later")
    assert vocabulary.add(promised, promised=later) == later
    assert vocabulary.verbs[later] is promised
    with pytest.raises(ValueError, match=r"^code 0 was not promised to 'later'$"):
        vocabulary.add(Verb("later"), promised=later)
    with pytest.raises(ValueError, match=r"^code 1 was not promised to 'play'$"):
        vocabulary.add(Verb("play"), promised=1)
    with pytest.raises(ValueError, match=r"^code 2 was not promised to 'play'$"):
        vocabulary.add(Verb("play"), promised=vocabulary.promise("discard"))
