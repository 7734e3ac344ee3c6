"""Deployment: the beginners' shuffle, the advanced placing with its duel, reserve, fatal wound, treasures."""

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
    return s.do("accept with raider, raider, sentry").pass_windows()


def test_the_shuffle_puts_four_on_the_field_and_two_in_the_centre() -> None:
    for seed in range(20):
        shown = attacked(False, seed).told("deployed")[0]["fighters"]
        assert sorted(f["slot"] for f in shown) == [0, 1, 2, 3, 4, 5]
        assert sorted(f["owner"] for f in shown) == [0, 0, 0, 1, 1, 1]


def test_the_attacker_may_swap_his_reserve() -> None:
    for seed in range(20):
        s = attacked(False, seed)
        if s.kind == "centre-cards":
            assert s.asked == 0
            out = s.options[1].split()[-1]
            reserve = next(f for f in s.told("deployed")[0]["fighters"] if f["slot"] == 4)
            s.do(s.options[1])
            swapped = s.told("reserve-swapped")[0]
            assert swapped["card"] == reserve["card"]
            assert swapped["other_uid"] == int(out.split("#")[1])
            assert s.told("reserve")[0]["uid"] == swapped["other_uid"]
            return
    raise AssertionError("the attacker never had the reserve")


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
        assert len(s.options) == 5 - len(s.told("revealed"))
        s.do(s.options[-1])
    assert placed == [1, 0]  # the first card may stand anywhere, all places are alike; the last has one place left
    assert [e["owner"] for e in s.told("revealed")] == [1, 0, 1, 0]
    assert [e["owner"] for e in s.told("duel")[0]["fighters"]] == [0, 1]


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
