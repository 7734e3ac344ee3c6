"""What clients are shown is declared in full: every question that the rules ask, with its options."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat
from ludoteka.games.seasons.table import VERBS, Verb
from tests.games.seasons.words import QUESTIONS

ASKING = [verb for verb in VERBS if type(verb).offer is not Verb.offer]


def test_the_declared_questions_are_those_that_are_asked() -> None:
    """They are called as their verbs; only cards are split in two steps, and each is a question of its own."""
    assert {verb.name for verb in ASKING} - {"split"} | {"split-hand", "split-year-2"} == QUESTIONS


def test_every_verb_that_offers_something_says_it_as_text_and_as_data() -> None:
    for verb in ASKING:
        assert type(verb).text is not Verb.text, verb.name
        assert type(verb).detail is not Verb.detail, verb.name


CHANGED = [
    ("hand-of-fortune", "none", {"any": 0, "saved": 1, "fee": 0}),
    ("", "nature-spirit", {"any": 1, "saved": 0, "fee": 0}),
    ("hand-of-fortune", "nature-spirit", {"any": 1, "saved": 1, "fee": 0}),
    ("arcano-leech", "none", {"any": 0, "saved": 0, "fee": 1}),
]


@pytest.mark.parametrize(("card", "enchantment", "changes"), CHANGED)
def test_the_cost_of_a_card_in_hand_is_what_is_paid(card: str, enchantment: str, changes: dict[str, int]) -> None:
    """R062, R355: effects change the printed cost; the view says by how much, before anything is paid."""
    own, rival = ([card], []) if card == "hand-of-fortune" else ([], [card] if card else [])
    me = Seat(hand=["amulet-of-fire"], in_play=own, reserve="water+fire+fire+air+air", crystals=9, gauge=5)
    s = Scenario(me, Seat(in_play=rival), enchantment=enchantment)
    cost = s.state.view(0)["players"][0]["cards"]["costs"]["base:2"]
    assert cost == {"energy": {"fire": 2}, "crystals": 0, **changes}
    s.do("summon amulet-of-fire")
    if s.kind == "pay-summon":
        s.do(s.options[0])
    assert s.seat(0).reserve.count("+") + 1 == 5 - (2 + cost["any"] - cost["saved"])
    assert s.seat(0).crystals == 9 - cost["crystals"] - cost["fee"]


def test_a_cost_that_nothing_changes_is_the_printed_one() -> None:
    state = Scenario(Seat(hand=["amulet-of-fire"]), Seat()).state
    assert state.view(0)["players"][0]["cards"]["costs"] == {}


@pytest.mark.parametrize(("enchantment", "more"), [("none", []), ("olafs-knowledge", ["draw-one"])])
def test_the_bonuses_of_a_match(enchantment: str, more: list[str]) -> None:
    state = Scenario(Seat(), Seat(), enchantment=enchantment).state
    assert state.view(1)["bonuses"] == ["exchange", "transmute", "gauge", "draw", *more]


@pytest.mark.parametrize(("used", "points"), [(0, 0), (1, 5), (2, 12), (3, 20)])
def test_what_the_bonuses_used_cost(used: int, points: int) -> None:
    state = Scenario(Seat(bonus=used), Seat()).state
    assert [player["penalty"] for player in state.view(-1)["players"]] == [points, 0]
