"""What the lessons of Etherstone say is so."""

from typing import cast

import pytest

from ludoteka.games.etherstone import GAME
from ludoteka.games.etherstone.scenario import Board
from ludoteka.games.etherstone.state import EtherstoneState
from ludoteka.lessons.reading import lesson_named
from ludoteka.lessons.tutor import PERSON, RIGHT, Tutor

NAMES = ["human", "novice"]
RIVAL = 1


class Played:
    """A lesson after so many steps, by the first right answers."""

    def __init__(self, lesson: str, steps: int) -> None:
        self.tutor = Tutor(GAME, lesson_named(GAME, lesson), NAMES)
        for _ in range(steps):
            step = self.tutor.step
            assert step is not None
            assert self.tutor.answer(next(text for text in self.tutor.options() if step.is_right(text))) == RIGHT

    def answer(self, text: str, seat: int = PERSON) -> "Played":
        """Whatever the tutor thinks of it."""
        self.tutor.match.answer(seat, text)
        return self

    @property
    def state(self) -> EtherstoneState:
        return cast(EtherstoneState, self.tutor.match.state)

    @property
    def me(self) -> Board:
        return Board(self.state, PERSON)

    @property
    def options(self) -> list[str]:
        question = self.state.question(PERSON)
        return question.texts if question is not None else []


def test_stones() -> None:
    assert Played("stones", 0).me.score == 0
    assert Played("stones", 1).me.stones == "green+green+green"
    assert Played("stones", 2).me.score == 1


@pytest.mark.parametrize(
    ("die", "waiting"),
    [("red", {"УК010.2", "УК002.1"}), ("green", {"УК002.1"}), ("white", set()), ("black", set())],
)
def test_what_dice_set_off(die: str, waiting: set[str]) -> None:
    found = Played("abilities", 0).answer(f"take {die}")
    assert {text.removeprefix("apply ") for text in found.options if text.startswith("apply ")} == waiting
    assert found.me.stones == f"{die}+{die}"


def test_abilities() -> None:
    end = Played("abilities", 3).me
    assert (end.stones, end.counters("УК002")) == ("red+red+green", 1)


def test_life() -> None:
    assert [Played("life", steps).me.durability for steps in range(3)] == [9, 7, 6]
    assert Played("life", 2).options == ["apply УК010.2", "apply УК002.1", "stop"]
    for die in ("white", "red", "green", "black", "purple as white", "purple as green", "purple as black"):
        assert len(Played("life", 1).answer(f"take {die}").options) < 3, die


def test_summoning() -> None:
    before, after = (Played("summoning", steps).me for steps in (2, 3))
    assert (before.durability, before.points, after.durability, after.points) == (5, 0, 9, 1)
    assert Played("summoning", 4).me.in_play == ["УК002", "СВ003", "УК003"]
    for paid in ("white+white+red+green", "white+white+green+green"):
        careless = Played("summoning", 1).answer(f"pay {paid}").answer("apply СВ003.1").answer("take white", RIVAL)
        assert "summon УК003" not in careless.options


def test_threats() -> None:
    before, after = Played("threats", 0).me, Played("threats", 2).me
    assert (before.strength("УК002"), before.strength("УК001")) == (2, 3)
    assert (after.durability - before.durability, after.trophies) == (2, ["УГ003"])
    assert after.exhausted == ["УК002", "УК001"]
    assert Played("threats", 3).me.exhausted == []
    with_leader = Played("threats", 1).answer("team leader+УК001").me
    assert with_leader.durability == before.durability - 1 + 2  # the blow, then the reward


def test_the_leader_in_battle() -> None:
    before, after = Played("leader", 0).me, Played("leader", 4).me
    assert (before.strength("УК001"), before.strength("УК004"), before.durability) == (2, 2, 9)
    assert (after.durability, after.points, after.trophies) == (9, 1, ["УГ009"])  # 1 lost, 1 gained
    assert Played("leader", 2).answer("confirm").me.durability == 9 - 3 + 1


def test_the_pact() -> None:
    found = Played("pact", 1)
    assert (found.me.durability, found.me.pacts) == (9, 1)
    assert found.me.score == Played("pact", 0).me.score - 7 + 9 // 2
    assert "summon УК003" in found.options
    for other in ("white", "black"):
        assert "summon УК003" not in Played("pact", 0).answer(f"take {other}").answer("rest", RIVAL).options


def test_the_example_of_the_printed_rulebook() -> None:
    """Both cards in play, a green die of 2: one counter on the duchess, none on the shapeshifter, no more stones."""
    opened, applied = Played("together", 0), Played("together", 2)
    assert sorted(opened.me.in_play) == ["УК002", "УК003"]
    assert Played("together", 1).options == ["apply УК003.2", "stop"]
    assert (applied.me.counters("УК002"), applied.me.counters("УК003")) == (1, 0)
    assert applied.me.stones == "green+green"
    assert (opened.me.strength("УК002"), applied.me.strength("УК002")) == (2, 3)
    end = Played("together", 5).me
    assert end.trophies == ["УГ009"]
    assert end.durability == 9 + 1  # no damage, only the reward


def test_the_draft() -> None:
    cards = Played("draft", 2).tutor.match.view(PERSON)["players"][PERSON]["cards"]
    assert sorted(cards["hand"]) == ["УК001", "УК010"]
    assert len(cards["pack"]) == 5
    assert "СА001" not in cards["pack"]


def test_the_end() -> None:
    rival = Board(Played("end", 1).state, RIVAL)
    assert (Played("end", 1).me.score, rival.score) == (10, 13)
    assert Played("end", 0).answer("take purple as white").me.score == 9
    assert Played("end", 2).state.scores() == [15, 13]
    assert Played("end", 2).state.end_token == PERSON
