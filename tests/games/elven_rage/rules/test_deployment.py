"""Deployment: the beginners' shuffle, the advanced placing with its duel, reserve, fatal wound, treasures."""

import pytest

from ludoteka.games.elven_rage.cards.definition import CARDS
from ludoteka.games.elven_rage.pieces import RESERVE
from ludoteka.games.elven_rage.scenario import Scenario, Seat

BLACK = ["initiate", "initiate", "fanatic"]
SNOW = ["raider", "raider", "sentry"]


def attacked(advanced: bool, seed: int = 0) -> Scenario:
    """Black attacks a Land of Snow, and both send all they have."""
    s = Scenario(
        Seat("black", hand=BLACK, lands=["F0n"]),
        Seat("snow", hand=SNOW, lands=["M0"]),
        advanced=advanced,
        seed=seed,
    )
    s.do("attack M0").pass_windows()
    return s.do("accept with raider, raider, sentry")


def test_the_shuffle_puts_four_on_the_field_and_two_in_the_centre() -> None:
    for seed in range(20):
        shown = attacked(False, seed).told("deployed")[0]["fighters"]
        assert sorted(f["slot"] for f in shown) == [0, 1, 2, 3, 4, 5]
        assert sorted(f["owner"] for f in shown) == [0, 0, 0, 1, 1, 1]


def deployed(advanced: bool, seed: int) -> Scenario:
    """Every card has its place; the attacker, if allowed to swap, has not done so yet."""
    s = attacked(advanced, seed)
    while s.kind == "place":
        s.do(s.options[-1])
    return s


@pytest.mark.parametrize("advanced", [False, True])
def test_the_attacker_may_swap_their_reserve(advanced: bool) -> None:
    """A36: in both variants, and nobody else may."""
    owners = set()
    for seed in range(20):
        s = deployed(advanced, seed)
        if s.kind == "centre-cards":
            assert s.asked == 0
            out = s.options[1].split()[-1]
            reserve = next(f for f in s.state.fight().fighters if f.slot == RESERVE)
            s.do(s.options[1])
            swapped = s.told("reserve-swapped")[0]
            assert swapped["card"] == CARDS[reserve.card].id
            assert swapped["other_uid"] == int(out.split("#")[1])
            assert s.told("reserve")[0]["uid"] == swapped["other_uid"]
            assert s.told("reserve")[0]["seat"] == 0
        owners.add(s.told("reserve")[0]["seat"])
        assert (s.told("reserve-swapped") == []) == (s.told("reserve")[0]["seat"] == 1)
    assert owners == {0, 1}


def test_fallen_and_reserve() -> None:
    """The fallen card goes to its discard, the reserve to its hand, seen by all."""
    for seed in range(10):
        s = attacked(False, seed)
        if s.kind == "centre-cards":
            s.do("keep the reserve")
        fell, reserve = s.told("fell")[0], s.told("reserve")[0]
        shown = {f["uid"]: f for f in s.told("deployed")[0]["fighters"]}
        assert (shown[fell["uid"]]["slot"], shown[reserve["uid"]]["slot"]) == (5, 4)


def test_placing_alternates_and_each_places_the_other_sides_cards() -> None:
    """A33, A85: the cards are open; the first one has its place already."""
    s = attacked(True)
    placed = []
    while s.kind == "place":
        placed.append(s.asked)
        assert s.options == [f"place on slot {slot}" for slot in range(4) if not s.field[slot]]
        s.do(s.options[-1])
    assert placed == [1, 0]  # the first card may stand anywhere, all places are alike; the last has one place left
    assert [e["owner"] for e in s.told("revealed")] == [1, 0, 1, 0]
    assert all("card" in e for e in s.told("revealed"))
    assert s.told("placed")[0]["slot"] == 0
    assert [e["owner"] for e in s.told("duel")[0]["fighters"]] == [0, 1]


def test_which_card_is_taken_is_random() -> None:
    """A34: the taker has only the slot to choose; any of the three may be laid first."""
    first = {attacked(True, seed).told("revealed")[0]["card"] for seed in range(12)}
    assert first == {"snow:1", "snow:2"}


def test_the_duel_goes_to_the_higher_initiative_and_a_tie_to_the_attacker() -> None:
    for seed in range(12):
        s = attacked(True, seed)
        while s.kind == "place":
            s.do(s.options[0])
        mine, theirs = s.told("duel")[0]["fighters"]
        speed = {"black:1": 4, "black:5": 5, "snow:1": 5, "snow:2": 5}
        winner = theirs if speed[theirs["card"]] > speed[mine["card"]] else mine
        if s.kind == "centre-cards":
            assert winner is mine
            s.do("keep the reserve")
        assert s.told("reserve")[0]["uid"] == winner["uid"]


def test_initiative_may_be_changed_in_the_duel() -> None:
    """A35: and stays changed for a card that is swapped into the battle."""
    s = Scenario(
        Seat("black", hand=BLACK, lands=["F0n"], artifacts=["winged-sandals"]),
        Seat("snow", hand=SNOW, lands=["M0"]),
        advanced=True,
    )
    s.do("attack M0").pass_windows().do("accept with raider, raider, sentry")
    while s.kind == "place":
        s.do(s.options[0])
    assert s.window == "duel"
    mine = s.told("duel")[0]["fighters"][0]["uid"]
    s.do(next(text for text in s.options if text.startswith("play winged-sandals")))
    assert s.told("initiative")[0]["uid"] == mine
    assert (s.kind, s.asked) == ("centre-cards", 0)  # the attacker's card has won
    s.do(s.options[1])
    quicker = s.state.fight().fighters[mine]
    assert (quicker.slot in range(4), quicker.initiative) == (True, CARDS[quicker.card].initiative + 4)


def test_a_treasure_stays_until_the_end_and_goes_to_the_winner() -> None:
    """A39, A26: It takes no part, wherever it lies; who loses leaves it to the neutrals."""
    outcomes = set()
    for seed in range(30):
        s = Scenario(
            Seat("black", hand=BLACK, lands=["F0n"]),
            Seat("snow"),
            squads=[["treasure", "treasure", "militia"]],
            seed=seed,
        )
        s.do("attack M0", "fight squad 1").pass_windows()
        if s.kind == "centre-cards":
            s.do("keep the reserve")
        while s.kind in ("act", "next"):
            s.do(s.options[0])
        won = s.owner("M0") == 0
        outcomes.add(won)
        assert s.player(0).treasures == (2 if won else 0)
        shown = s.told("deployed")[0]["fighters"]
        assert not {e["uid"] for e in s.told("fell") + s.told("died")} & {f["uid"] for f in shown if f["side"] < 0}
    assert True in outcomes


def test_the_fatal_wound_cannot_be_prevented() -> None:
    """A37: who could save a dying warrior is not asked; the card is dead before the first window."""
    for seed in range(6):
        s = Scenario(
            Seat(
                "black", hand=BLACK, lands=["F0n"], artifacts=["phoenix-feather", "silver-chalice", "crown-of-claims"]
            ),
            Seat("snow", hand=SNOW, lands=["M0"]),
            seed=seed,
        )
        s.do("attack M0").pass_windows().do("accept with raider, raider, sentry")
        if s.kind == "centre-cards":
            s.do("keep the reserve")
        fell = s.told("fell")[0]
        assert next(card.slug for card in CARDS if card.id == fell["card"]) in s.discard(fell["seat"])
        while s.state.battle is not None:
            assert not any("phoenix" in text and f"#{fell['uid']}" in text for text in s.options)
            s.do(s.options[0])


def test_the_reserves_side_wins_ties_without_the_card() -> None:
    """A38: the card in reserve was played, and nobody has more warriors left."""
    ties = 0
    for seed in range(60):
        s = attacked(False, seed)
        if s.kind != "window" or s.told("reserve")[0]["card"] != "snow:1":
            continue
        assert s.hand(1) == ["raider"]
        s.do(next(text for text in s.options_of(1) if text.startswith("play raider")), seat=1)
        assert [e["card"] for e in s.told("declared")] == ["snow:1"]
        while s.state.battle is not None:
            s.do(s.options[0])
        left = (s.told("battle-won") + s.told("battle-lost"))[0]["left"]
        if left[0] == left[1]:
            ties += 1
            assert s.owner("M0") == 1
    assert ties


@pytest.mark.parametrize("advanced", [False, True])
def test_a_treasure_in_the_centre_has_no_part(advanced: bool) -> None:
    """A39: the other card keeps its role, and in the duel it is the reserve."""
    roles = set()
    for seed in range(40):
        s = Scenario(
            Seat("black", hand=BLACK, lands=["F0n"]),
            Seat("snow"),
            squads=[["treasure", "treasure", "militia"]],
            advanced=advanced,
            seed=seed,
        )
        s.do("attack M0", "fight squad 1")
        while s.kind == "place":
            s.do(s.options[0])
        shown = (s.told("duel") if advanced else s.told("deployed"))[0]["fighters"]
        centre = {f["slot"]: f for f in shown if f["slot"] > 3}
        mine = [f for f in centre.values() if f["side"] == 0]
        if len(mine) != 1 or not any(f["side"] < 0 for f in centre.values()):
            continue
        role = "reserve" if advanced or mine[0]["slot"] == RESERVE else "fell"
        assert (s.kind == "centre-cards") == (role == "reserve")
        if role == "reserve":
            s.do("keep the reserve")
        assert [e["uid"] for e in s.told(role)] == [mine[0]["uid"]]
        assert s.told("fell" if role == "reserve" else "reserve") == []
        roles.add(role)
    assert roles == ({"reserve"} if advanced else {"reserve", "fell"})


def test_without_a_reserve_the_defender_wins_ties() -> None:
    """A39"""
    for reserve, owner in ((0, 0), (1, 1), (None, 1)):
        s = Scenario(
            Seat("black"),
            Seat("snow", lands=["M1"]),
            field=["initiate 0", "", "", "sentry 1"],
            land="M1",
            reserve=reserve,
        )
        assert (s.state.battle, s.told("struck"), s.owner("M1")) == (None, [], owner)
