"""The examples of the rulebook: two battles of Black against Snow, and a chain of answers."""

from ludoteka.games.elven_rage.scenario import Scenario, Seat

FIELD = ["sareons-elite 1", "janira 0", "raider 1", "darn-guard 0"]


def test_the_first_battle() -> None:
    """Janira kills the raider; Sareon's elite meets Shields only; the guard has no attack to that side: Black wins."""
    s = Scenario(
        Seat("black"),
        Seat("snow", lands=["M1"]),
        field=FIELD,
        land="M1",
        reserve=1,
        fallen="initiate 0",
    )
    assert [(e["card"], e["direction"], e["victim"]) for e in s.told("struck")] == [("black:10", "left", "snow:1")]
    assert [e["card"] for e in s.told("died")] == ["snow:1"]
    assert s.told("battle-won")[0]["left"] == [2, 1]
    assert s.owner("M1") == 0
    assert s.hand(0) == ["darn-guard", "janira"]
    assert "sareons-elite" in s.hand(1)
    assert s.discard(0) == ["initiate"]
    assert s.discard(1) == ["raider"]


def test_the_second_battle() -> None:
    """The Lord of the Blizzard gives the elite a double piercing strike: Janira dies, and the reserve decides."""
    s = Scenario(
        Seat("black"),
        Seat("snow", hand=["blizzard-lord"], lands=["M1", "F1n", "M1n"]),
        field=FIELD,
        land="M1",
        reserve=1,
        fallen="initiate 0",
    )
    while s.window != "last-call":
        s.do("pass")
    assert s.fighter("sareons-elite").acted is False
    s.do("play blizzard-lord on sareons-elite#0 left").pass_windows()
    assert [(e["card"], e["icon"]) for e in s.told("struck")] == [
        ("black:10", "double-simple"),
        ("snow:3", "double-piercing"),
    ]
    assert [e["card"] for e in s.told("died")] == ["snow:1", "black:10"]
    assert s.told("battle-lost")[0]["left"] == [1, 1]
    assert s.owner("M1") == 1
    assert "sareons-elite" in s.hand(1)
    assert s.discard(1) == ["raider", "blizzard-lord"]


def test_the_answer() -> None:
    """A62: a Shield in answer to the sniper blocks what he adds to a simple hit; the life already lost stays lost."""
    s = Scenario(
        Seat("forest", hand=["sniper"], lands=["F0n"]),
        Seat("black", hand=["initiate"], lands=["M1"]),
        field=["pathfinder 0", "", "", "dark-crystal-priest 1"],
        land="M1",
        reserve=1,
    )
    while s.window != "damaged":
        s.do("pass")
    assert s.fighter("dark-crystal-priest").lives == 1
    assert s.options == ["pass", "play sniper on dark-crystal-priest#1"]
    s.do("play sniper on dark-crystal-priest#1")
    assert s.asked == 1
    s.do("play initiate on dark-crystal-priest#1 left")
    assert s.told("blocked")[0]["card"] == "black:2"
    assert s.fighter("dark-crystal-priest").lives == 1
    assert (s.discard(0), s.discard(1)) == (["sniper"], ["initiate"])


def test_without_the_answer_the_priest_dies() -> None:
    s = Scenario(
        Seat("forest", hand=["sniper"], lands=["F0n"]),
        Seat("black", lands=["M1"]),
        field=["pathfinder 0", "", "", "dark-crystal-priest 1"],
        land="M1",
        reserve=1,
    )
    assert s.window == "damaged"
    s.do("play sniper on dark-crystal-priest#1")
    assert [e["card"] for e in s.told("died")] == ["black:2"]
    assert s.owner("M1") == 0
