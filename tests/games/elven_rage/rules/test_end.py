"""How matches end: goals, the last player, the stalemate rule, and the five scenarios."""

from dataclasses import replace

import pytest

from ludoteka.core.chance import key_from_seed
from ludoteka.core.errors import BadSetup
from ludoteka.games.elven_rage import GAME
from ludoteka.games.elven_rage.cards.definition import GOALS, TREASURE, card_named
from ludoteka.games.elven_rage.outcome import eliminate
from ludoteka.games.elven_rage.scenario import Scenario, Seat

HAND = ["initiate", "fanatic", "janira"]
NEAR_K1 = ["F1p"]


def goal_number(slug: str) -> int:
    return next(int(goal.number) for goal in GOALS if goal.slug == slug)


def given(goal: str, lands: list[str], named: str = "M1", **more: int) -> Scenario:
    """Seat 0 is one Land short of its goal and takes it: the owner has too few cards to fight."""
    s = Scenario(Seat("black", hand=HAND, lands=lands, goal=goal, **more), Seat("snow", lands=[named]))  # type: ignore[arg-type]
    assert not s.state.over
    return s.do(f"attack {named}")


@pytest.mark.parametrize(
    ("goal", "lands", "named"),
    [
        ("four-towers", ["G0", "B0", "Y0"], "G1"),
        ("seven-lands", ["F0n", "F0p", "M0", "M0n", "M0p"], "M1p"),
        ("white-castle", ["C", "G0", "B0"], "Y0"),
    ],
)
def test_goals_on_the_map(goal: str, lands: list[str], named: str) -> None:
    """A70: the start Castle is one of the seven Lands."""
    s = given(goal, lands, named)
    assert s.state.over
    assert s.state.ranks() == [1, 2]
    assert s.told("over")[0]["goal"] == f"goal:{goal_number(goal)}"
    assert (s.told("over")[0]["winners"], s.told("over")[0]["decided"]) == ([0], "goal")


def test_castles_do_not_count_as_towers() -> None:
    """A69"""
    s = Scenario(Seat("black", hand=HAND, lands=["G0", "B0", "Y0", "C"], goal="four-towers"), Seat("snow"))
    assert not s.state.over


def test_conquests_count_retreats() -> None:
    s = given("conqueror", ["F0n"], "M0", conquests=2)
    assert s.state.over


def test_rich_realm_counts_treasures_and_artifacts() -> None:
    lands, relics = ["F0n", "F0p", "M0n", "M0p"], ["war-horn", "guard-banner"]
    s = Scenario(
        Seat("black", hand=HAND, lands=lands, goal="rich-realm", treasures=2, artifacts=relics),
        Seat("snow", lands=["M0"]),
    )
    assert not s.state.over
    s.do("attack M0").pass_windows()
    assert s.state.over


def test_keeper_of_relics_counts_artifacts() -> None:
    relics = ["war-horn", "guard-banner", "chain-of-ice"]
    s = Scenario(
        Seat("black", hand=HAND, lands=["G0"], goal="keeper-of-relics", artifacts=relics),
        Seat("snow", lands=["Y0"]),
    )
    s.do("attack Y0").pass_windows()
    assert s.state.over


def test_what_a_goal_takes_is_told_one_by_one() -> None:
    seat = Seat("black", hand=HAND, lands=["G0", "Y0"], goal="keeper-of-relics", artifacts=["war-horn"])
    assert Scenario(seat, Seat("snow")).state.view(0)["players"][0]["progress"] == [
        {"need": "towers", "have": 2, "of": 2, "met": True},
        {"need": "artifacts", "have": 1, "of": 3, "met": False},
    ]


def test_goals_are_secret_until_the_end() -> None:
    s = Scenario(Seat("black", hand=HAND), Seat("snow"))
    assert s.state.view(0)["players"][1]["goal"] is None
    assert s.state.view(1)["players"][1]["goal"] is not None
    assert s.state.view(-1)["players"][0]["goal"] is None


def test_after_thirty_rounds_most_lands_win() -> None:
    """A73"""
    s = Scenario(
        Seat("black", hand=HAND, goal="rival-castle"),
        Seat("snow", lands=["M1"], goal="conqueror"),
        Seat("high", goal="white-castle"),
        active=2,
        round_number=30,
    )
    s.state.first = 0
    s.do("refuse")
    assert s.state.over
    assert s.state.stalemate
    assert s.state.ranks() == [2, 1, 2]
    assert [(over["winners"], over["decided"]) for over in s.told("over")] == [([1], "lands")]
    assert (s.state.view(-1)["winners"], s.state.view(-1)["decided"]) == ([1], "lands")


@pytest.mark.parametrize(
    ("first", "second", "ranks", "decided"),
    [
        (Seat("black", lands=["M0", "F0n"], treasures=3), Seat("snow", lands=["M1", "G1"]), [2, 1], "towers"),
        (Seat("black", lands=["G0"], treasures=1), Seat("snow", lands=["G1"]), [1, 2], "riches"),
        (
            Seat("black", lands=["G0"], treasures=1),
            Seat("snow", lands=["G1"], artifacts=["war-horn"]),
            [1, 1],
            "shared",
        ),
        (Seat("black", lands=["M0"]), Seat("snow", lands=["G1"], treasures=4), [2, 1], "towers"),
        (Seat("black", lands=["M0", "F0n"]), Seat("snow", lands=["G1"], treasures=4), [1, 2], "lands"),
    ],
)
def test_after_thirty_rounds_towers_and_riches_break_ties(
    first: Seat, second: Seat, ranks: list[int], decided: str
) -> None:
    """A73: what is equal then is shared."""
    s = Scenario(replace(first, goal="rival-castle"), replace(second, goal="conqueror"), active=1, round_number=30)
    s.state.first = 0
    s.do("refuse")
    assert (s.state.over, s.state.stalemate, s.state.ranks()) == (True, True, ranks)
    assert [over["decided"] for over in s.told("over")] == [decided]


def test_round_twenty_nine_is_not_the_last() -> None:
    """A73"""
    s = Scenario(Seat("black"), Seat("snow", hand=["raider"]), active=1, round_number=29)
    s.state.first = 0
    s.do("refuse")
    assert (s.state.over, s.state.round) == (False, 30)


RICH = ["F0n", "F0p", "M0n", "M0p", "M0"]


def test_a_goal_is_reached_in_anothers_turn() -> None:
    """A72: the gift of a rival makes the realm rich."""
    lands = ["F1n", "F1p", "M1", "M1n", "M1p"]
    relics = ["war-horn", "guard-banner"]
    s = Scenario(
        Seat("black", treasures=1, goal="conqueror"),
        Seat("snow", lands=lands, treasures=1, artifacts=relics, goal="rich-realm"),
    )
    s.do("trade", "offer seat 1 treasure for nothing", "accept")
    assert (s.state.over, s.state.active, s.state.ranks()) == (True, 0, [2, 1])


@pytest.mark.parametrize("active", [0, 1])
def test_of_two_goals_reached_together_the_active_players_counts(active: int) -> None:
    """A72: one exchange makes one realm rich and the other a keeper of relics."""
    keeper = Seat(
        "snow", lands=["G1", "B1"], treasures=1, artifacts=["tower-key", "chain-of-ice"], goal="keeper-of-relics"
    )
    realm = Seat(
        "black", lands=RICH, treasures=1, artifacts=["war-horn", "guard-banner", "whirl-charm"], goal="rich-realm"
    )
    s = Scenario(realm, keeper, active=active)
    if active == 0:
        s.do("trade", "offer seat 1 whirl-charm for treasure", "accept")
    else:
        s.do("trade", "offer seat 0 treasure for artifact", "accept and give whirl-charm")
    assert (s.player(0).treasures, len(s.artifacts(1))) == (2, 3)
    assert (s.state.over, s.state.winners) == (True, 1 << active)


# --- castles ---


def test_a_captured_castle_is_a_rivals_castle_too() -> None:
    """A71: whoever it belonged to at first."""
    for seed in range(30):
        s = Scenario(
            Seat("black", hand=["janira", "voice-of-the-stone", "lord-malgor"], lands=["F2p"], goal="rival-castle"),
            Seat("snow"),
            Seat("high"),
            seed=seed,
        )
        s.state.set_owner(s.state.map.cell("K2"), 1)
        eliminate(s.state, 2)
        s.do("attack K2", "defend with nobody")
        while s.state.battle is not None and not s.state.over:
            s.do(s.options[0])
        if s.owner("K2") == 0:
            assert (s.state.over, s.state.winners, s.player(1).alive) == (True, 1, True)
            return
        assert not s.state.over
    raise AssertionError("the Castle never fell")


def test_the_central_castle_and_an_empty_one_are_no_rivals() -> None:
    """A71"""
    s = Scenario(
        Seat("black", lands=["G0"], goal="rival-castle"),
        Seat("snow", lands=["C"]),
        field=["janira 0", "fanatic 0", "raider 1 !1 *", "ebrung 1 !1 *"],
        land="C",
        reserve=0,
    )
    while s.state.battle is not None:
        s.do(s.options[0])
    assert (s.owner("C"), s.state.over) == (0, False)


def test_what_a_player_held_is_freed_when_they_are_out() -> None:
    """A67: Lands are nobody's, treasures go to the neutrals, hand and deck leave, the goal is shown."""
    s = castle_falls(
        Seat("black", lands=NEAR_K1, goal="seven-lands"),
        Seat("snow", hand=["sentry"], lands=["M1", "G1"], treasures=2, artifacts=["war-horn"], goal="conqueror"),
        Seat("high"),
    )
    out = s.player(1)
    assert (s.owner("K1"), s.owner("M1"), s.owner("G1")) == (0, -1, -1)
    assert (out.hand, out.deck, out.treasures, out.artifacts) == ([], [], 0, [])
    assert s.state.neutral_discard.count(TREASURE) == 2
    assert s.state.view(2)["players"][1]["goal"] == f"goal:{goal_number('conqueror')}"


def test_a_castle_that_was_freed_is_guarded_by_its_dragon_and_two_neutrals() -> None:
    """A67, A71: it is nobody's, so it fulfils no goal."""
    for seed in range(30):
        s = Scenario(
            Seat("black", hand=["janira", "voice-of-the-stone", "lord-malgor"], lands=["F2p"], goal="rival-castle"),
            Seat("snow", goal="conqueror"),
            Seat("high", goal="seven-lands"),
            Seat("forest"),
            neutral_deck=["militia", "kobold"],
            seed=seed,
        )
        eliminate(s.state, 2)
        s.do("attack K2").pass_windows()
        guards = {f["card"] for f in s.told("deployed")[0]["fighters"] if f["owner"] < 0}
        assert guards == {card_named(name).id for name in ("goldscale", "militia", "kobold")}
        while s.state.battle is not None:
            s.do(s.options[0])
        if s.owner("K2") == 0:
            assert not s.state.over
            return
    raise AssertionError("the Castle never fell")


# --- scenarios ---


@pytest.mark.parametrize("scenario", ["supremacy", "race", "only-war", "dragon-lord"])
def test_who_loses_their_castle_is_out_in_every_scenario(scenario: str) -> None:
    """A74"""
    s = castle_falls(Seat("black", lands=NEAR_K1), Seat("snow"), Seat("high"), scenario=scenario)
    assert [s.player(seat).alive for seat in range(3)] == [True, False, True]


def test_in_the_alliance_the_ally_of_who_loses_their_castle_has_lost_too() -> None:
    """A74, A79"""
    s = castle_falls(*ALLIES, scenario="alliance")
    assert s.player(1).alive is False
    assert s.state.winners == 0b0101


@pytest.mark.parametrize(
    ("race", "goal", "lands", "last"),
    [
        ("towers", "four-towers", ["G0", "B0", "Y0"], "G1"),
        ("lands", "seven-lands", ["M0", "F0n", "F0p", "M0n", "G0"], "M1p"),
    ],
)
def test_race_has_one_open_goal(race: str, goal: str, lands: list[str], last: str) -> None:
    """A74"""
    s = Scenario(Seat("black", hand=HAND, lands=lands), Seat("snow", lands=[last]), scenario="race", race=race)
    assert s.state.view(-1)["goal"] == f"goal:{goal_number(goal)}"
    s.do(f"attack {last}")
    assert s.state.over
    assert s.state.ranks() == [1, 2]


def castle_falls(*seats: Seat, land: str = "K1", owner: int = 1, **more: str) -> Scenario:
    """Seat 0 takes a Castle whose defenders are almost dead."""
    names = {"snow": ("raider", "rimefang"), "high": ("spearman", "goldscale"), "forest": ("pathfinder", "thornwing")}
    weak, dragon = names[seats[owner].people]
    s = Scenario(
        *seats,
        field=["janira 0", "fanatic 0", f"{weak} {owner} !1 *", f"{dragon} {owner} !1 *"],
        land=land,
        reserve=0,
        **more,  # type: ignore[arg-type]
    )
    while s.state.battle is not None and not s.state.over:
        s.do(s.options[0])
    return s


def test_only_war_is_won_with_the_first_castle() -> None:
    s = castle_falls(Seat("black", lands=NEAR_K1), Seat("snow"), Seat("high"), scenario="only-war")
    assert s.owner("K1") == 0
    assert s.state.over
    assert s.state.winners == 1


def test_in_supremacy_a_castle_is_won_only_by_who_wants_it() -> None:
    """A71"""
    s = castle_falls(Seat("black", lands=NEAR_K1, goal="seven-lands"), Seat("snow", goal="conqueror"), Seat("high"))
    assert not s.state.over
    assert s.player(1).alive is False
    assert s.state.active == 2  # the one who is out has no turn
    s = castle_falls(Seat("black", lands=NEAR_K1, goal="rival-castle"), Seat("snow"), Seat("high"))
    assert s.state.over


def test_dragon_lord_needs_all_castles_and_has_a_portal_and_the_dragon() -> None:
    """A75, A76"""
    s = castle_falls(
        Seat("black", hand=["initiate", "initiate", "black-lancer"], lands=NEAR_K1),
        Seat("snow"),
        Seat("high", hand=["spearman"] * 3),
        scenario="dragon-lord",
    )
    assert not s.state.over
    s.pass_windows()
    while s.state.active != 0 or s.kind != "capture":
        s.do(s.options[0])
    assert "attack K2" in s.options  # from Castle to Castle
    assert "attack C" not in s.options
    s.do("attack K2").pass_windows()
    if s.kind == "defend":
        s.do(s.options[0])
    assert any("rimefang" in text for text in s.options)
    assert not any("ashmaw" in text for text in s.options)  # one's own dragon stays at home


def test_a_captured_dragon_is_one_of_the_three_who_attack() -> None:
    """A15, A75: with it, two cards in hand are enough; with one's own dragon they are not."""
    for scenario, may in (("dragon-lord", True), ("supremacy", False)):
        s = Scenario(Seat("black", hand=HAND[:2]), Seat("snow"), Seat("high"), Seat("forest"), scenario=scenario)
        s.state.set_owner(s.state.map.cell("K2"), 0)
        eliminate(s.state, 2)
        s.state.choices = s.state.offer(s.state.agenda[-1], 0)
        assert ("attack M0" in s.options) == may
        if may:
            s.do("attack M0", "fight squad 1")
            assert s.told("committed")[0]["dragons"] == [card_named("goldscale").id]


def dragon_lord(hand: list[str]) -> Scenario:
    """Snow is about to attack Black, who holds the Castle of a player that is out, and its dragon."""
    s = Scenario(
        Seat("black", hand=hand, lands=["M0"]),
        Seat("snow", hand=["raider"] * 3, lands=["F0n", "M0n"]),
        Seat("high"),
        scenario="dragon-lord",
        active=1,
    )
    g = s.state
    g.set_owner(g.map.cell("K2"), 0)
    eliminate(g, 2)
    g.choices = g.offer(g.agenda[-1], 1)
    return s


def test_a_captured_castle_is_a_portal_whoever_held_it() -> None:
    """A76"""
    s = dragon_lord([])
    assert s.state.map.cell("K1") in s.state.targets(0)


def test_a_captured_dragon_defends_beside_two_cards() -> None:
    """A75"""
    s = dragon_lord(["janira", "fanatic"]).do("attack M0")
    assert s.options == ["retreat", "accept with fanatic, janira, goldscale"]


def test_a_captured_dragon_stands_in_for_missing_defenders_of_a_castle() -> None:
    """A75"""
    assert dragon_lord(["janira"]).do("attack K0").options == [
        "defend with janira",
        "defend with janira, goldscale",
    ]
    assert len(dragon_lord([]).do("attack K0").options) == 2  # with it, or with cards from the deck alone


def test_dragon_lord_is_won_with_the_last_castle() -> None:
    s = castle_falls(Seat("black", lands=NEAR_K1), Seat("snow"), scenario="dragon-lord")
    assert s.state.over
    assert s.state.winners == 1
    assert [(over["winners"], over["decided"]) for over in s.told("over")] == [([0], "castles")]


def test_the_last_player_left_wins() -> None:
    """R34"""
    s = castle_falls(Seat("black", lands=NEAR_K1, goal="four-towers"), Seat("snow"))
    assert [(over["winners"], over["decided"], over["goal"]) for over in s.told("over")] == [([0], "alone", None)]


ALLIES = (Seat("black", lands=NEAR_K1), Seat("snow"), Seat("high"), Seat("forest"))


def test_an_alliance_wins_together() -> None:
    """A79"""
    s = castle_falls(*ALLIES, scenario="alliance")
    assert s.state.over
    assert s.state.ranks() == [1, 3, 1, 3]
    assert [(over["winners"], over["decided"]) for over in s.told("over")] == [([0, 2], "goal")]


def test_allies_do_not_attack_each_other() -> None:
    """A16, A78"""
    s = Scenario(
        Seat("black", hand=HAND, lands=["M1p"]),
        Seat("snow"),
        Seat("high"),
        Seat("forest"),
        scenario="alliance",
        teams="1+2",
    )
    named = [text for text in s.options if text.startswith("attack")]
    assert "attack F1p" in named
    s.state.set_owner(s.state.map.cell("F1p"), 1)
    assert (
        "attack F1p"
        not in Scenario(
            Seat("black", hand=HAND, lands=["M1p"]),
            Seat("snow", lands=["F1p"]),
            Seat("high"),
            Seat("forest"),
            scenario="alliance",
            teams="1+2",
        ).options
    )


def test_an_allys_land_is_no_bridge() -> None:
    """A78: what borders on it alone cannot be named."""
    others = Seat("snow", lands=["M1n"]), Seat("high"), Seat("forest")
    s = Scenario(Seat("black", hand=HAND), *others, scenario="alliance", teams="1+2")
    assert not {"attack M1n", "attack B1", "attack Y1", "attack F1n"} & set(s.options)


def test_help_goes_to_the_ally_only() -> None:
    """A77"""

    def asked(helper: int) -> bool:
        seats = [Seat("snow"), Seat("high", lands=["M1"]), Seat("forest"), Seat("forest")]
        seats[2] = Seat("black" if helper == 2 else "forest", hand=["initiate"] if helper == 2 else [])
        seats[3] = Seat("black" if helper == 3 else "forest", hand=["initiate"] if helper == 3 else [])
        s = Scenario(
            *seats, scenario="alliance", field=["raider 0", "goblin -1", "", ""], land="M0", reserve=0
        )  # against neutrals
        return s.kind == "window" and helper in s.state.owing()

    assert asked(2)  # the attacker's ally
    assert not asked(3)  # an enemy may not help the neutrals


def test_the_alliance_is_for_four() -> None:
    with pytest.raises(BadSetup, match="the alliance is for 4 players, not 3"):
        GAME.start(3, key_from_seed(0), {"scenario": "alliance"})


def test_a_people_has_one_ruler() -> None:
    with pytest.raises(BadSetup, match="there is only one people 'snow': two seats cannot have it"):
        GAME.start(2, key_from_seed(0), {"people-1": "snow", "people-2": "snow"})
