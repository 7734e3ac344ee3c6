"""The beginning of a match and of a turn: keeping five, who begins, goals, Summon and Discard (R6–R10)."""

from itertools import combinations

import pytest

from ludoteka.core.chance import key_from_seed
from ludoteka.core.event import Data
from ludoteka.games.elven_rage import GAME
from ludoteka.games.elven_rage.cards.black import BLACK
from ludoteka.games.elven_rage.cards.definition import CARDS, PEOPLES
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
    """Whoever may capture refuses; whoever could react passes. Returns how many cards were held before the draw."""
    while True:
        question = state.question(state.seat)
        assert question is not None
        held = len(state.players[question.seat].hand)
        word = "refuse" if question.kind == "capture" else "pass"
        state.answer(question.seat, question.options[question.texts.index(word)])
        if word == "refuse":
            return held


def test_everybody_keeps_five_of_seven_and_then_gets_a_goal() -> None:
    """A4"""
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


def test_the_highest_initiative_begins() -> None:
    """A3: a treasure counts 0, equal leaders draw again, all cards go back."""
    initiative = {card.id: 0 if card.treasure else card.initiative for card in CARDS}
    ties = treasures = 0
    for seed in range(24):
        state = opened(f"first {seed}")
        before = sorted(state.neutral_deck)
        keep(state)
        assert state.events is not None
        draws = [event.shown["drawn"] for event in state.events if event.kind == "first-drawn"]
        for drawn, again in zip(draws, [*draws[1:], None], strict=True):
            best = max(initiative[one["card"]] for one in drawn)
            leading = [one["seat"] for one in drawn if initiative[one["card"]] == best]
            assert leading == ([one["seat"] for one in again] if again else [state.first])
            treasures += "treasure:1" in [one["card"] for one in drawn]
        ties += len(draws) > 1
        assert state.active == state.first
        assert sorted(state.neutral_deck) == before
    assert ties
    assert treasures


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_a_squad_more_than_players(players: int) -> None:
    """A2"""
    state = GAME.start(players, key_from_seed("squads"), {})
    assert isinstance(state, Table)
    assert [len(squad.cards) for squad in state.squads] == [3] * (players + 1)


def test_peoples_are_random_unless_they_are_named() -> None:
    """A5: and the beginners' deployment is the default."""
    states = [opened(f"peoples {seed}", **{"people-2": "snow"}) for seed in range(30)]
    assert {state.players[1].people for state in states} == {PEOPLES.index("snow")}
    assert {PEOPLES[state.players[0].people] for state in states} == {"forest", "black", "high"}
    assert not any(state.placed for state in states)
    assert opened("peoples", deployment="advanced").placed


def test_there_is_no_summon_in_the_first_turn_of_a_seat() -> None:
    state = opened("first turn", first="2")
    keep(state)
    assert state.active == 1
    assert [refuse(state) for _ in range(3)] == [5, 5, 5]
    assert [len(player.hand) for player in state.players] == [7, 7, 7]


def test_the_view_tells_where_the_turn_has_come_to() -> None:
    def phases() -> set[object]:
        return {s.state.view(seat)["phase"] for seat in (-1, 0, 1)}

    s = Scenario(Seat("black", hand=FIVE, lands=["B0", "G0"], treasures=1), Seat("snow", hand=["raider"]), at="turn")
    s.player(0).turns = 2
    assert (s.kind, phases()) == ("window", {"summon"})
    s.pass_windows()
    assert (s.kind, phases()) == ("discard", {"discard"})
    s.do(next(option for option in s.options if option.startswith("discard")))
    assert (s.kind, phases()) == ("capture", {"capture"})
    s.do(next(option for option in s.options if option.startswith("attack")))
    assert phases() == {"battle"}


def test_there_is_no_phase_before_the_first_turn() -> None:
    assert opened("first turn").view(0)["phase"] is None


def test_towers_and_castles_summon_a_card_each_and_five_are_kept() -> None:
    s = Scenario(Seat("black", hand=FIVE, lands=["M0", "B0", "G0"]), Seat("snow", hand=["raider"]), at="turn")
    s.player(0).turns = 1
    s.pass_windows()
    assert [(e["why"], e["n"]) for e in s.told("drew")] == [("summon", 3)]  # two Towers and the Castle, not the plain
    assert (s.kind, len(s.hand(0)), s.hand(1)) == ("discard", 8, ["raider"])
    s.do(next(option for option in s.options if option.startswith("discard")))
    assert (s.kind, len(s.hand(0))) == ("capture", 5)


def test_up_to_five_cards_nothing_is_discarded() -> None:
    s = Scenario(Seat("black", hand=FIVE[:4]), Seat("snow"), at="turn")
    s.player(0).turns = 1
    s.pass_windows()
    assert (len(s.hand(0)), s.kind) == (5, "capture")


# --- hand and deck ---


def test_the_limit_of_five_does_not_bind_when_cards_are_drawn() -> None:
    """A8: who refuses, retreats or comes home from a battle keeps all until the next Discard."""
    s = Scenario(Seat("black", hand=FIVE), Seat("snow", hand=["raider"])).do("refuse")
    assert (len(s.hand(0)), s.asked) == (7, 1)
    rival = Seat("snow", hand=["raider", "raider", "sentry", "sentry", "mammoth"], lands=["M0"])
    s = Scenario(Seat("black", hand=FIVE), rival).do("attack M0", "retreat")
    assert s.told("drew")[0] == {"kind": "drew", "seat": 1, "n": 2, "why": "retreat"}
    while s.kind != "discard":
        s.do(s.options[0])
    assert (s.asked, len(s.hand(1))) == (1, 8)  # one more for its Castle
    s = Scenario(
        Seat("black", hand=FIVE, artifacts=["crown-of-claims"]),
        Seat("snow", lands=["M1"]),
        field=["bone-golem 0", "", "", "raider 1 *"],
        land="M1",
        reserve=0,
    ).pass_windows()
    assert (s.state.battle, len(s.hand(0)), s.state.active) == (None, 6, 1)


def test_all_cards_too_many_are_discarded_in_one_choice() -> None:
    """R10: the player chooses those that are too many, two of seven, and lays them on their discard pile."""
    hand = ["initiate", "initiate", "initiate", "fanatic", "black-lancer", "torturer", "janira"]
    s = Scenario(Seat("black", hand=hand), Seat("snow"), at="discard")
    drops = [option for option in s.options if option.startswith("discard ")]
    assert sorted(drops) == sorted(
        {f"discard {', '.join(pair)}" for pair in combinations(s.hand(0), 2)}  # of cards alike it does not matter which
    )
    assert len(drops) == 11
    left = s.hand(0)
    left.remove("initiate")
    left.remove("torturer")
    s.do("discard initiate, torturer")
    assert (s.kind, s.hand(0), sorted(s.discard(0))) == ("capture", left, ["initiate", "torturer"])
    assert [event["card"] for event in s.told("discarded")] == [CARDS[code].id for code in s.player(0).discard]


def test_whoever_holds_a_whole_people_has_a_bounded_choice() -> None:
    """R10: five of nineteen are kept, and hands alike are one."""
    cards = [card.slug for card in BLACK if not card.dragon for _ in range(int(card.copies))]
    s = Scenario(Seat("black", hand=cards), Seat("snow"), at="discard")
    assert len(s.options) == len(set(s.options)) == 1992
    s.do(s.options[1000])
    assert (s.kind, len(s.hand(0)), len(s.discard(0))) == ("capture", 5, 14)


def test_after_a_card_was_played_one_less_is_discarded() -> None:
    """A9"""
    hand = ["pathfinder", "sniper", "dryad", "treant", "whisperer", "illusionist", "leaf-dancer"]
    s = Scenario(Seat("forest", hand=hand), Seat("snow"), at="discard")
    assert question(s)["n"] == 2
    s.do("play pathfinder on squad 1").pass_windows()
    assert (s.kind, question(s)["n"]) == ("discard", 1)
    s.do("discard treant")
    assert (s.kind, sorted(s.discard(0))) == ("capture", ["pathfinder", "treant"])


def question(s: Scenario) -> Data:
    return s.state.question_detail(s.state.agenda[-1], 0)


def test_a_card_may_be_played_instead_of_being_discarded() -> None:
    """A9, A61"""
    hand = ["pathfinder", "sniper", "dryad", "treant", "whisperer", "illusionist"]
    s = Scenario(Seat("forest", hand=hand), Seat("snow"), at="discard")
    assert (s.kind, len(s.hand(0))) == ("discard", 6)
    s.do("play pathfinder on squad 1").pass_windows()
    assert (s.kind, len(s.hand(0)), s.discard(0)) == ("capture", 5, ["pathfinder"])
    assert s.told("discarded") == []


@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_with_an_empty_deck_the_discard_is_drawn_and_then_nothing(left: int, drawn: int) -> None:
    """A10: so many cards are neither in hand nor in the deck."""
    cards = [card.slug for card in BLACK if not card.dragon for _ in range(int(card.copies))]
    s = Scenario(Seat("black", hand=cards[left:], discard=cards[:left]), Seat("snow")).do("refuse")
    assert len(s.hand(0)) == 19 - left + drawn


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_discard_piles_of_elves_are_open(viewer: int) -> None:
    """A12"""
    s = Scenario(Seat("black", discard=["janira", "initiate"]), Seat("snow"))
    assert s.state.view(viewer)["players"][0]["discard"] == ["black:1", "black:10"]
