"""Reaction windows: answers last in first out, who speaks first, prices, and what others may learn from them."""

import json

import pytest

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.games.elven_rage import GAME
from ludoteka.games.elven_rage.scenario import Scenario, Seat
from ludoteka.games.elven_rage.table import Table
from ludoteka.games.elven_rage.windows import PASS, asks


def battle(first: Seat, second: Seat, even: bool = False) -> Scenario:
    """Forest attacks Black: a pathfinder beside a priest."""
    return Scenario(
        first, second, field=["pathfinder 0", "", "", "dark-crystal-priest 1"], land="M1", reserve=1, even=even
    )


def test_answers_are_carried_out_last_to_first() -> None:
    s = battle(
        Seat("forest", hand=["sniper", "whisperer"], lands=["F0n", "M0"]),
        Seat("black", hand=["initiate"], lands=["M1"]),
    )
    while s.window != "damaged":
        s.do("pass")
    s.do("play sniper on dark-crystal-priest#1", "play initiate on dark-crystal-priest#1 left")
    assert [link["card"] for link in s.state.view(-1)["chain"]] == ["black:1", "forest:2"]
    s.do("play whisperer")
    assert s.told("cancelled") == [{"kind": "cancelled", "seat": 0, "card": "black:1", "to": 1}]
    assert [e["card"] for e in s.told("died")] == ["black:2"]  # the Shield never came, the sniper hit


def test_the_side_a_window_is_about_speaks_first() -> None:
    """Both declare at once: the struck side's answer counts, the other keeps its card and is asked again."""
    s = Scenario(
        Seat("forest", hand=["sniper"], lands=["F0n"]),
        Seat("high", hand=["healer"], lands=["M1", "F1n"]),
        field=["pathfinder 0", "", "", "knight-of-the-sun 1 *"],
        land="M1",
        reserve=1,
    )
    while s.window != "damaged":
        s.do("pass")
    assert s.state.owing() == [0, 1]
    s.do("play sniper on knight-of-the-sun#1", seat=0)
    assert s.told("declared") == []
    s.do("play healer on knight-of-the-sun#1", seat=1)
    assert [e["card"] for e in s.told("declared")] == ["high:4"]
    assert s.hand(0) == ["sniper"]


def test_a_price_is_a_number_of_lands_and_is_not_paid() -> None:
    s = battle(Seat("forest", hand=["sniper"]), Seat("black", lands=["M1"]))
    assert s.told("declared") == []
    assert s.state.battle is None  # one Land is too few for the sniper: nobody was asked
    s = battle(Seat("forest", hand=["sniper", "sniper"], lands=["F0n"]), Seat("black", lands=["M1"]))
    s.do("play sniper on dark-crystal-priest#1")
    assert s.player(0).lands >= 2


def test_a_card_is_declared_once_a_turn() -> None:
    s = Scenario(Seat("high", hand=["chronicler"], lands=["F0n"], discard=["spearman"]), Seat("snow"))
    s.do("play chronicler on spearman")
    assert s.hand(0) == ["spearman"]
    s.player(0).hand = sorted([*s.player(0).hand, s.player(0).discard.pop()])
    assert not any(text.startswith("play chronicler") for text in s.options)


def test_own_battle_cards_stay_out_of_others_battles() -> None:
    seats = (
        Seat("forest"),
        Seat("snow", lands=["M1"]),
        Seat("black", hand=["dark-crystal-priest", "initiate"], lands=["F2n", "F2p", "M2"]),
    )
    s = Scenario(*seats, field=["pathfinder 0", "", "", "sareons-elite 1"], land="M1", reserve=1)
    assert s.asked == 2
    assert any(text.startswith("play initiate") for text in s.options)
    assert not any(text.startswith("play dark-crystal-priest") for text in s.options)


def test_a_stopped_attack_is_spent() -> None:
    s = Scenario(
        Seat("forest", lands=["F0n"]),
        Seat("high", hand=["griffin-rider"], lands=["M1", "F1n"]),
        field=["pathfinder 0", "", "", "sun-archer 1 *"],
        land="M1",
        reserve=0,
    )
    assert s.options == ["pass", "play griffin-rider on pathfinder#0"]
    s.do("play griffin-rider on pathfinder#0")
    assert s.told("stopped")[0]["card"] == "forest:1"
    kinds = [event.kind for event in s.events]
    assert kinds.index("stopped") < kinds.index("battle-round") < kinds.index("struck")


# --- who is asked ---


def test_quick_windows_ask_only_who_can_answer() -> None:
    s = battle(Seat("forest", hand=["treant"], lands=["F0n"]), Seat("black", hand=["torturer"], lands=["M1"]))
    assert s.state.battle is None  # the whole battle passed without a question


def test_even_windows_do_not_depend_on_the_hand() -> None:
    """Black is asked whether it holds an answer or not; Forest alone cannot tell."""
    told = []
    for card in ("initiate", "torturer"):
        s = battle(Seat("forest", lands=["F0n"]), Seat("black", hand=[card], lands=["M1"]), even=True)
        seen = []
        for _ in range(3):
            seen.append((s.window, s.state.owing(), s.state.view(0)))
            assert s.asked == 1
            s.do("pass")
        told.append(json.dumps([seen, [event.seen_by(0) for event in s.events]]))
    assert told[0] == told[1]


def passing(state: Table, viewer: int) -> list[str]:
    """What a seat sees and hears while everybody passes, up to the next question that is no window."""
    state.events = []
    messages = []
    while not state.over and state.decision_kind(state.agenda[-1], state.seat) == "window":
        state.answer(state.seat, PASS)
        if any(event.kind in ("committed", "discarded") for event in state.events):
            break  # now cards of the hand are seen: those of a battle that begins, or one that a rival's action takes
        heard = [event.seen_by(viewer) for event in state.events]
        messages.append(json.dumps([state.owing(), heard, state.view(viewer)]))
    return messages


def with_other_hand(state: Table, rival: int, viewer: int) -> Table:
    """The same position, but the rival holds other cards of his people where the viewer does not know them."""
    copy = state.clone()
    player = copy.players[rival]
    secret = [card for card in player.hand if card not in copy.known[viewer * copy.seats + rival]]
    for place, card in enumerate(secret[: len(player.deck)]):
        player.hand.remove(card)
        player.hand.append(player.deck[place])
        player.deck[place] = card
    player.hand.sort()
    return copy


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_rival_hears_does_not_depend_on_hands(players: int) -> None:
    """In any window of a match between people: give a rival another hand, let all pass, and nothing differs."""
    compared = 0
    for seed in range(2):
        state = GAME.start(players, key_from_seed(f"hands {seed}"), {"deployment": ("beginner", "advanced")[seed % 2]})
        dice = Chance(key_from_seed(f"choices {seed}"))
        while not state.over:
            assert isinstance(state, Table)
            fresh = all(player.reply < 0 for player in state.players)
            window = state.decision_kind(state.agenda[-1], state.seat) == "window"
            if fresh and window and dice.below(4) == 0:
                rival = dice.below(players)
                viewer = (rival + 1 + dice.below(players - 1)) % players
                one, other = state.clone(), with_other_hand(state, rival, viewer)
                compared += one.players[rival].hand != other.players[rival].hand
                assert passing(one, viewer) == passing(other, viewer)
            seat = state.owing()[dice.below(len(state.owing()))]
            options = state.options(seat)
            state.answer(seat, options[dice.below(len(options))])
    assert compared > 20


def test_attention() -> None:
    for attention, could, mine, expected in (
        ("always", False, False, True),
        ("could", True, False, True),
        ("could", False, True, False),
        ("mine", True, True, True),
        ("mine", True, False, False),
        ("never", True, True, False),
    ):
        assert asks(attention, {"could": could, "mine": mine, "own": False}) is expected
        assert asks(attention, {"could": could, "mine": mine, "own": True}) is (attention == "always")


def test_the_detail_of_a_window() -> None:
    s = battle(Seat("forest", lands=["F0n"]), Seat("black", hand=["initiate"], lands=["M1"]), even=True)
    detail = s.state.decision_detail(s.state.agenda[-1], 1)
    assert {k: detail[k] for k in ("kind", "window", "could", "mine", "battle", "answering")} == {
        "kind": "window",
        "window": "before",
        "could": True,
        "mine": True,
        "battle": 1,
        "answering": False,
    }
