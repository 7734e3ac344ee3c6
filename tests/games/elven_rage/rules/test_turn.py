"""The beginning of a match and of a turn: keeping five, who begins, goals, Summon and Discard (R6–R10)."""

import pytest

from ludoteka.core.chance import key_from_seed
from ludoteka.games.elven_rage import GAME
from ludoteka.games.elven_rage.cards.definition import CARDS
from ludoteka.games.elven_rage.scenario import Scenario, Seat
from ludoteka.games.elven_rage.table import Table

FIVE = ["initiate", "initiate", "fanatic", "fanatic", "janira"]


def opened(seed: str, **settings: str) -> Table:
    state = GAME.start(3, key_from_seed(seed), {"reactions": "quick", **settings})
    assert isinstance(state, Table)
    state.events = []
    return state


def keep(state: Table) -> None:
    for seat in list(state.owing()):
        state.answer(seat, state.options(seat)[-1])


def refuse(state: Table) -> int:
    """Whoever may capture refuses; whoever could react passes. Returns how many cards he held before he drew."""
    while True:
        decision = state.decision(state.seat)
        assert decision is not None
        held = len(state.players[decision.seat].hand)
        word = "refuse" if decision.kind == "capture" else "pass"
        state.answer(decision.seat, decision.options[decision.texts.index(word)])
        if word == "refuse":
            return held


def test_everybody_keeps_five_of_seven_and_then_gets_a_goal() -> None:
    state = opened("keep")
    assert state.owing() == [0, 1, 2]
    assert [len(player.hand) for player in state.players] == [7, 7, 7]
    assert [player.goal for player in state.players] == [0, 0, 0]
    decks = [sorted([*player.hand, *player.deck]) for player in state.players]
    dealt = [player.hand.copy() for player in state.players]
    keep(state)
    for seat, player in enumerate(state.players):
        assert len(player.hand) == 5
        assert not set(player.hand) - set(dealt[seat])
        assert sorted([*player.hand, *player.deck]) == decks[seat]
    goals = [player.goal for player in state.players]
    assert 0 not in goals
    assert len(set(goals)) == 3


def test_what_goes_back_is_shown_to_its_owner_alone() -> None:
    state = opened("shown")
    hand = state.players[1].hand
    option = state.options(1)[3]
    state.answer(1, option)
    own = state.view(1)["players"][1]["cards"]
    assert own is not None
    assert own["pick"] is not None
    detail = state.option_detail(state.agenda[-1], 1, option)
    assert own["pick"] == detail["cards"]
    assert set(own["pick"]) <= {CARDS[card].id for card in hand}
    for viewer in (-1, 0, 2):
        seen = state.view(viewer)["players"][1]
        assert (seen["chosen"], seen["cards"]) == (True, None)
    keep(state)
    own = state.view(1)["players"][1]["cards"]
    assert own is not None
    assert own["pick"] is None


@pytest.mark.parametrize("seed", range(8))
def test_the_highest_initiative_begins(seed: int) -> None:
    state = opened(f"first {seed}")
    keep(state)
    assert state.events is not None
    draws = [event.shown["drawn"] for event in state.events if event.kind == "first-drawn"]
    by_id = {card.id: card.initiative for card in CARDS}
    for drawn, again in zip(draws, [*draws[1:], None], strict=True):
        best = max(by_id[one["card"]] for one in drawn)
        leading = [one["seat"] for one in drawn if by_id[one["card"]] == best]
        assert leading == ([one["seat"] for one in again] if again else [state.first])
    assert state.active == state.first


def test_there_is_no_summon_in_the_first_turn_of_a_seat() -> None:
    state = opened("first turn", first="2")
    keep(state)
    assert state.active == 1
    assert [refuse(state) for _ in range(3)] == [5, 5, 5]
    assert [len(player.hand) for player in state.players] == [7, 7, 7]


def test_towers_and_castles_summon_a_card_each_and_five_are_kept() -> None:
    s = Scenario(Seat("black", hand=FIVE, lands=["M0", "B0", "G0"]), Seat("snow", hand=["raider"]), at="turn")
    s.player(0).turns = 1
    s.pass_windows()
    assert [(e["why"], e["n"]) for e in s.told("drew")] == [("summon", 3)]  # two Towers and the Castle, not the plain
    assert (s.kind, len(s.hand(0)), s.hand(1)) == ("discard", 8, ["raider"])
    for left in (7, 6, 5):
        assert s.kind == "discard"
        s.do(next(option for option in s.options if option.startswith("discard")))
        assert len(s.hand(0)) == left
    assert s.kind == "capture"


def test_up_to_five_cards_nothing_is_discarded() -> None:
    s = Scenario(Seat("black", hand=FIVE[:4]), Seat("snow"), at="turn")
    s.player(0).turns = 1
    s.pass_windows()
    assert (len(s.hand(0)), s.kind) == (5, "capture")
