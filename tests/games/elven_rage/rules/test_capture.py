"""The Capture phase: naming a Land, squads, refusing, retreating, giving up, chips, artifacts, castles."""

from ludoteka.games.elven_rage.cards.definition import CARDS
from ludoteka.games.elven_rage.scenario import Scenario, Seat

HAND = ["initiate", "fanatic", "janira"]


def finish(s: Scenario) -> Scenario:
    """Play an attack out with first choices."""
    while s.state.battle is not None and not s.state.over:
        s.do(s.options[0] if s.kind != "squad" else s.options[-1])
    return s


def test_neighbours_of_own_lands_can_be_named() -> None:
    s = Scenario(Seat("black", hand=HAND, lands=["F0n"]), Seat("snow"))
    assert s.options == ["refuse", *(f"attack {land}" for land in ("F0p", "M0", "M0n", "B0"))]


def test_without_three_cards_nobody_attacks() -> None:
    s = Scenario(Seat("black", hand=["initiate", "fanatic"]), Seat("snow"))
    assert s.options == ["refuse"]


def test_refusing_draws_two_and_ends_the_turn() -> None:
    s = Scenario(Seat("black", hand=HAND), Seat("snow", hand=["raider"]))
    s.do("refuse")
    assert len(s.hand(0)) == 5
    assert s.state.active == 1


def test_looking_at_a_squad_turns_one_card_up() -> None:
    s = Scenario(Seat("black", hand=HAND), Seat("snow"), squads=[["orc", "goblin", "harpy"], ["orc", "dwarf", "ogre"]])
    s.do("attack M0")
    assert s.options == ["refuse", "look at squad 1", "look at squad 2", "fight squad 1", "fight squad 2"]
    s.do("look at squad 1")
    assert set(s.options) == {"turn up goblin", "turn up harpy", "turn up orc"}
    s.do("turn up orc")
    assert s.options == ["refuse", "fight squad 1", "fight squad 2"]
    squad = s.state.view(0)["squads"][0]
    assert squad["cards"] is not None
    assert len(squad["cards"]) == 3
    assert s.state.view(1)["squads"][0] == {"open": squad["open"], "seen_by": [0], "cards": None}
    s.do("refuse")
    assert s.state.squads[0].open  # it stays, with its open card
    assert len(s.hand(0)) == 5


def test_a_squad_with_an_open_card_cannot_be_looked_at() -> None:
    s = Scenario(Seat("black", hand=HAND), Seat("snow"), squads=[["orc", "goblin", "harpy"], ["orc", "dwarf", "ogre"]])
    s.state.squads[0].open = s.state.squads[0].cards[0]
    s.do("attack M0")
    assert "look at squad 1" not in s.options
    assert "fight squad 1" in s.options


def test_the_last_squad_used_brings_new_ones() -> None:
    s = Scenario(Seat("black", hand=HAND), Seat("snow"), squads=[["militia", "goblin", "kobold"]])
    finish(s.do("attack M0"))
    assert len(s.state.squads) == 3


def test_a_plain_unowned_land_brings_an_artifact_a_tower_does_not() -> None:
    weak = ["treasure", "treasure", "militia"]
    s = finish(Scenario(Seat("black", hand=HAND), Seat("snow"), squads=[weak], seed=1).do("attack M0"))
    assert s.owner("M0") == 0
    assert len(s.artifacts(0)) == 1
    s = Scenario(Seat("black", hand=HAND, lands=["F0n"]), Seat("snow"), squads=[weak], seed=1)
    finish(s.do("attack B0"))
    assert s.owner("B0") == 0
    assert s.artifacts(0) == []
    assert s.player(0).strongholds == 2


def test_retreat_gives_the_land_and_draws_two() -> None:
    s = Scenario(Seat("black", hand=HAND, lands=["F0n"]), Seat("snow", hand=["raider"] * 3, lands=["M0"]))
    s.do("attack M0")
    assert (s.asked, s.options) == (1, ["retreat", "accept with raider, raider, raider"])
    s.do("retreat")
    assert s.owner("M0") == 0
    assert (s.told("drew")[0]["n"], s.told("drew")[0]["why"]) == (2, "retreat")
    assert s.artifacts(0) == []  # it had an owner
    assert s.player(0).conquests == 1


def test_with_two_cards_the_land_is_given_for_nothing() -> None:
    s = Scenario(Seat("black", hand=HAND, lands=["F0n"]), Seat("snow", hand=["raider"] * 2, lands=["M0"]))
    s.do("attack M0")
    assert s.owner("M0") == 0
    assert [e["why"] for e in s.told("drew")] == ["summon"]  # the next turn's


def test_a_treasure_may_be_cashed_before_answering() -> None:
    s = Scenario(Seat("black", hand=HAND, lands=["F0n"]), Seat("snow", hand=["raider"] * 2, lands=["M0"], treasures=1))
    s.do("attack M0")
    assert (s.asked, s.window) == (1, "named")
    s.do("cash a treasure")
    assert s.kind == "answer"
    assert len(s.hand(1)) == 4


def test_all_chips_placed_one_is_lifted() -> None:
    lands = ["F0n", "F0p", "M0", "M0n", "M0p", "G0", "B0", "B3", "Y0", "Y3"]
    s = Scenario(Seat("black", hand=HAND, lands=lands, goal="conqueror"), Seat("snow", lands=["M1p"]))
    s.do("attack M1p")
    assert s.kind == "take-land"
    assert "lift K0" not in s.options
    s.do("lift F0p")
    assert (s.owner("F0p"), s.owner("M1p")) == (-1, 0)


# --- castles ---


def test_a_castle_is_defended_by_its_dragon_and_two_more() -> None:
    s = Scenario(Seat("black", hand=HAND, lands=["F1p"]), Seat("snow", hand=["raider", "raider", "sentry"]))
    s.do("attack K1")
    assert (s.asked, s.kind) == (1, "defend")
    assert s.options == ["defend with raider, raider", "defend with raider, sentry"]
    s.do("defend with raider, sentry")
    cards = [f["card"] for f in s.told("deployed")[0]["fighters"]]
    assert "snow:13" in cards


def test_missing_defenders_come_from_the_deck() -> None:
    s = Scenario(Seat("black", hand=HAND, lands=["F1p"]), Seat("snow", deck=["mammoth", "raider"]))
    s.do("attack K1", "defend with nobody")
    cards = {f["card"] for f in s.told("deployed")[0]["fighters"] if f["owner"] == 1}
    assert cards == {"snow:13", "snow:7", "snow:1"}


def test_who_loses_his_start_castle_is_out_and_the_last_player_wins() -> None:
    s = Scenario(
        Seat("black", lands=["F1p"]),
        Seat("snow", lands=["M1"], artifacts=["war-horn"], treasures=1),
        field=["janira 0", "fanatic 0", "raider 1 !1", "rimefang 1 !1 *"],
        land="K1",
        reserve=0,
    )
    finish(s)
    assert s.owner("K1") == 0
    assert s.player(1).alive is False
    assert s.owner("M1") == -1
    assert [CARDS[card].slug for card in s.state.spent] == ["war-horn"]
    assert s.state.over
    assert s.state.ranks() == [1, 2]


def test_a_dead_dragon_goes_home() -> None:
    s = Scenario(
        Seat("black", lands=["F1p"]),
        Seat("snow"),
        field=["janira 0", "sareons-elite 1", "rimefang 1 !1 *", "fanatic 0 *"],
        land="K1",
        reserve=1,
    )
    finish(s)
    assert "snow:13" in {e["card"] for e in s.told("died")}
    assert CARDS[39].slug == "rimefang"
    assert 39 not in s.player(1).discard


def test_the_empty_central_castle_is_guarded_by_ebrung_and_two_neutrals() -> None:
    s = Scenario(Seat("black", hand=HAND, lands=["G0"]), Seat("snow"), neutral_deck=["orc", "goblin"])
    s.do("attack C")
    cards = {f["card"] for f in s.told("deployed")[0]["fighters"] if f["owner"] < 0}
    assert cards == {"neutral:1", "neutral:6", "neutral:5"}


def test_ebrung_helps_his_owner_against_castles_only() -> None:
    s = Scenario(Seat("black", hand=HAND, lands=["C", "F1p"]), Seat("snow", hand=["raider", "raider"], lands=["M1p"]))
    s.do("attack K1", "defend with raider, raider")
    assert "send initiate, fanatic, ebrung" in s.options
    assert all(text.count("ebrung") <= 1 for text in s.options)
    s = Scenario(Seat("black", hand=HAND, lands=["C", "F1p"]), Seat("snow", hand=["raider"] * 3, lands=["M1p"]))
    s.do("attack M1p").do("accept with raider, raider, raider")
    assert s.kind != "commit"  # three cards, no choice


def test_with_ebrung_two_cards_are_enough() -> None:
    s = Scenario(Seat("black", hand=HAND[:2], lands=["C", "F1p"]), Seat("snow", hand=["raider", "raider"]))
    assert [text for text in s.options if text.startswith("attack")] == ["attack K1"]


def test_an_attacker_brought_below_three_cards_has_failed() -> None:
    """A17: the defender neither gives the Land nor draws for it."""
    s = Scenario(
        Seat("snow", hand=["raider"] * 3, lands=["M0n"]),
        Seat("high", hand=["spearman"], lands=["M1p"]),
        Seat("black", hand=["torturer"], lands=["F2n", "F2p", "M2", "M2n"]),
    )
    s.do("attack M1p", "play torturer on seat 0").pass_windows()
    assert (len(s.hand(0)), s.owner("M1p")) == (2, 1)
    assert s.told("broke-off")


def test_after_looking_at_a_squad_one_may_still_play() -> None:
    s = Scenario(Seat("forest", hand=["pathfinder"] * 3 + ["dryad"], treasures=1), Seat("high"))
    s.do("attack M0", "pass", "look at squad 1")
    s.do(s.options[0])
    assert "play pathfinder on squad 2" in s.options
    assert "cash" in " ".join(s.options)
    s.do("play pathfinder on squad 2").pass_windows()
    assert s.kind == "squad"
    assert s.state.view(0)["squads"][1]["seen_by"] == [0]
    assert not [
        option for option in s.options if option.startswith("play pathfinder")
    ]  # three cards must be left (A17)
