"""The artifacts: when each may be used, what it may be aimed at, and its one use without a price."""

from ludoteka.games.elven_rage.cards.definition import CARDS
from ludoteka.games.elven_rage.scenario import Scenario, Seat
from tests.games.elven_rage.cards.table import (
    IN_BATTLE,
    PAUSE,
    aims,
    attacks,
    battle,
    declare,
    duel,
    lives,
    play,
    terms,
    turn,
    until,
    warrior,
)

OWN, FOE = "dryad#0", "darn-guard#1"


def spent(s: Scenario) -> list[str]:
    """Artifacts that have left the game."""
    return [CARDS[card].slug for card in s.state.spent]


def attacked(artifact: str, land: str = "M0n") -> Scenario:
    """Seat 1 names a Land of mine."""
    mine = Seat("forest", hand=["dryad"], lands=["M0n", "G0"], artifacts=[artifact], deck=["treant", "sniper"])
    rival = Seat("black", hand=["initiate", "fanatic", "janira"], lands=["M1p", "F0n"], artifacts=PAUSE)
    return Scenario(mine, rival, active=1).do(f"attack {land}")


def test_blade_of_dawn_gives_a_double_piercing_attack() -> None:
    assert terms("blade-of-dawn") == (1, IN_BATTLE, False)
    s = battle("blade-of-dawn", foe="Sh - -")
    assert aims(s, "blade-of-dawn") == [f"{OWN} left", f"{OWN} forward", f"{OWN} right"]
    play(s, "blade-of-dawn", f"{OWN} right")
    assert (s.artifacts(0), spent(s)) == ([], ["blade-of-dawn"])
    assert lives(until(s, "damaged")) == [2, 0]


def test_thorn_of_wrath_adds_two_lives_to_a_hit() -> None:
    assert terms("thorn-of-wrath") == (1, "damaged", True)
    s = battle("thorn-of-wrath")
    warrior(s, 1).lives = 4
    assert aims(until(s, "damaged"), "thorn-of-wrath") == [FOE]
    assert lives(play(s, "thorn-of-wrath", FOE)) == [2, 1]


def test_phoenix_feather_saves_a_dying_warrior() -> None:
    assert terms("phoenix-feather") == (1, "damaged", True)
    s = until(battle("phoenix-feather", foe="SS - -", mine="- - -"), "damaged")
    assert (lives(s), aims(s, "phoenix-feather")) == ([0, 2], [OWN])
    assert lives(play(s, "phoenix-feather", OWN)) == [1, 2]


def test_silver_chalice_heals_two() -> None:
    assert terms("silver-chalice") == (1, "before, damaged", True)
    s = until(battle("silver-chalice", foe="SS - -", mine="- - -"), "damaged")
    assert (lives(s), aims(s, "silver-chalice")) == ([0, 2], [OWN])
    assert lives(play(s, "silver-chalice", OWN)) == [2, 2]


def test_storm_scroll_hurts_an_enemy() -> None:
    assert terms("storm-scroll") == (1, "before, last-call", True)
    s = battle("storm-scroll", foe="Sh Sh Sh")
    assert aims(s, "storm-scroll") == [FOE]
    assert lives(play(s, "storm-scroll", FOE)) == [2, 1]


def test_chain_of_ice_stops_an_enemy() -> None:
    assert terms("chain-of-ice") == (1, "declared", True)
    s = until(battle("chain-of-ice"), "declared")
    assert aims(s, "chain-of-ice") == []  # my own attack
    assert aims(until(s, "declared", actor=1), "chain-of-ice") == [FOE]
    play(s, "chain-of-ice", FOE)
    assert lives(until(s, "before")) == [2, 1]


def test_whirl_charm_turns_attacks() -> None:
    assert terms("whirl-charm") == (1, IN_BATTLE, True)
    s = battle("whirl-charm", foe="S Sh P")
    ways = ("clockwise", "counter-clockwise")
    assert aims(s, "whirl-charm") == [f"{who} {way}" for who in (OWN, FOE) for way in ways]
    assert attacks(play(s, "whirl-charm", f"{FOE} clockwise"), 1) == "P S Sh"


def test_winged_sandals_make_a_warrior_faster() -> None:
    assert terms("winged-sandals") == (1, "before", False)
    s = battle("winged-sandals")
    assert aims(s, "winged-sandals") == [OWN]
    assert warrior(play(s, "winged-sandals", OWN), 0).initiative == 6 + 4
    s, mine, _ = duel("winged-sandals")
    assert aims(s, "winged-sandals") == [mine]


def test_leaden_boots_slow_an_enemy() -> None:
    assert terms("leaden-boots") == (1, "before", True)
    s = battle("leaden-boots")
    assert aims(s, "leaden-boots") == [FOE]
    assert warrior(play(s, "leaden-boots", FOE), 1).initiative == 4 - 4
    s, _, theirs = duel("leaden-boots")
    assert aims(s, "leaden-boots") == [theirs]


def test_amulet_of_return_takes_the_fallen_back() -> None:
    """A37, A86"""

    def fallen(who: str) -> Scenario:
        return Scenario(
            Seat("forest", artifacts=["amulet-of-return"]),
            Seat("black", lands=["M1"], artifacts=PAUSE),
            field=["sniper 0", "", "", "fanatic 1 *"],
            land="M1",
            reserve=1,
            fallen=who,
        )

    assert aims(fallen("initiate 1"), "amulet-of-return") == []
    s = fallen("treant 0")
    assert (s.window, s.discard(0), aims(s, "amulet-of-return")) == ("before", ["treant"], ["-"])
    play(s, "amulet-of-return")
    assert (s.hand(0), s.discard(0)) == (["treant"], [])


def test_mirror_of_places_swaps_any_two() -> None:
    assert terms("mirror-of-places") == (1, IN_BATTLE, True)
    s = battle("mirror-of-places")
    assert aims(s, "mirror-of-places") == [f"{OWN} and {FOE}"]
    play(s, "mirror-of-places", f"{OWN} and {FOE}")
    assert s.field == ["darn-guard", "", "", "dryad"]


def test_seal_of_silence_cancels() -> None:
    s = battle("seal-of-silence", lands=1, rival={"hand": ["dark-crystal-priest"]})
    assert aims(s, "seal-of-silence") == []  # only an answer
    declare(s, "dark-crystal-priest", OWN, seat=1)
    assert aims(s, "seal-of-silence") == ["-"]
    play(s, "seal-of-silence")
    assert (s.told("cancelled")[0]["card"], lives(s), s.hand(0)) == ("black:2", [2, 2], [])


def test_ring_of_denial_cancels_and_draws() -> None:
    s = battle("ring-of-denial", lands=1, rival={"artifacts": [*PAUSE, "storm-scroll"]})
    assert aims(s, "ring-of-denial") == []
    declare(s, "storm-scroll", OWN, seat=1)
    assert aims(s, "ring-of-denial") == ["-"]
    play(s, "ring-of-denial")
    assert (lives(s), len(s.hand(0)), spent(s)) == ([2, 2], 1, ["storm-scroll", "ring-of-denial"])


def test_tower_key_opens_lands_next_to_any_tower() -> None:
    hand = ["treant", "sniper", "dryad"]
    assert aims(turn("tower-key", 6, hand=hand), "tower-key") == []  # no Tower
    s = turn("tower-key", 7, hand=hand)
    assert "attack M1n" not in s.options
    play(s, "tower-key")
    assert "attack M1n" in s.options
    assert "attack K1" not in s.options


def test_war_horn_allows_two_attacks() -> None:
    rivals = [Seat("black", lands=["M1", "M1p"], goal="conqueror")]
    s = turn("war-horn", 5, rivals=rivals, hand=["treant", "sniper", "dryad"])
    play(s, "war-horn").do("attack M1p")
    assert (s.asked, s.kind, s.owner("M1p")) == (0, "capture", 0)
    s.do("attack M1")
    assert (s.state.active, s.owner("M1")) == (1, 0)


def test_guard_banner_brings_the_missing_defenders_from_the_deck() -> None:
    s = attacked("guard-banner")
    assert (s.window, aims(s, "guard-banner")) == ("named", ["-"])
    play(s, "guard-banner").pass_windows()
    s.do("accept with dryad").pass_windows()
    cards = {f["card"] for f in s.told("deployed")[0]["fighters"] if f["owner"] == 0}
    assert cards == {"forest:3", "forest:7", "forest:2"}
    assert aims(attacked("guard-banner", "K0"), "guard-banner") == []
    assert aims(attacked("guard-banner", "B0"), "guard-banner") == []  # nobody's


def test_all_seeing_eye_sees_two_squads_of_ones_choice() -> None:
    s = turn("all-seeing-eye", 1)
    assert aims(s, "all-seeing-eye") == ["squad 1", "squad 2", "squad 3"]
    play(s, "all-seeing-eye", "squad 3").pass_windows()
    assert (s.kind, s.options) == ("scout-more", ["look at squad 1", "look at squad 2"])
    s.do("look at squad 2")
    assert [e["squad"] for e in s.told("squad-seen")] == [3, 2]
    assert [squad["cards"] is not None for squad in s.state.view(0)["squads"]] == [False, True, True]
    assert [squad["open"] for squad in s.state.view(0)["squads"]] == [None, None, None]
    assert all(squad["cards"] is None for squad in s.state.view(1)["squads"])
    assert s.kind == "capture"


def test_all_seeing_eye_sees_the_only_squad_that_is_left() -> None:
    s = turn("all-seeing-eye", 1)
    for squad in s.state.squads[:2]:
        squad.seen = 1
    play(s, "all-seeing-eye", "squad 3").pass_windows()
    assert (s.kind, [e["squad"] for e in s.told("squad-seen")]) == ("capture", [3])


def test_horn_of_the_host_draws_three() -> None:
    s = play(turn("horn-of-the-host", 1, deck=["treant", "sniper", "dryad"]), "horn-of-the-host")
    assert sorted(s.hand(0)) == ["dryad", "sniper", "treant"]
    assert aims(attacked("horn-of-the-host"), "horn-of-the-host") == ["-"]  # when a Land was named, too


def test_book_of_memory_recovers_two() -> None:
    """A91"""
    s = turn("book-of-memory", 1, discard=["treant", "sniper", "dryad"])
    play(s, "book-of-memory")
    assert (s.kind, s.options) == (
        "recover",
        ["recover sniper, dryad", "recover sniper, treant", "recover dryad, treant"],
    )
    s.do("recover dryad, treant")
    assert (s.hand(0), s.discard(0), s.kind) == (["dryad", "treant"], ["sniper"], "capture")


def test_book_of_memory_recovers_what_there_is() -> None:
    assert aims(turn("book-of-memory", 1), "book-of-memory") == []  # the discard pile is empty
    s = play(turn("book-of-memory", 1, discard=["treant"]), "book-of-memory")
    assert (s.hand(0), s.discard(0), s.kind) == (["treant"], [], "capture")
    s = play(turn("book-of-memory", 1, discard=["sniper", "sniper"]), "book-of-memory")
    assert (s.hand(0), s.discard(0), s.kind) == (["sniper", "sniper"], [], "capture")


def test_crown_of_claims_counts_for_prices_until_the_turn_ends() -> None:
    s = turn("crown-of-claims", 1, hand=["miraina-sharpleaf", "pathfinder"])
    play(s, "crown-of-claims")
    assert (s.player(0).more_lands, s.player(0).lands) == (3, 1)
    s.do("refuse")
    assert s.player(0).more_lands == 0


def test_crown_of_claims_pays_for_an_action_in_battle() -> None:
    s = battle("crown-of-claims", lands=1, hand=["miraina-sharpleaf"], rival={"artifacts": ["war-horn"]})
    assert (s.window, aims(s, "miraina-sharpleaf")) == ("before", [])
    play(s, "crown-of-claims")
    assert aims(s, "miraina-sharpleaf") == [FOE]


def test_used_artifacts_never_return() -> None:
    """A56: when the last one was drawn, a plain Land brings none."""
    every = [card.slug for card in CARDS if card.artifact]
    for left, gained in (([], 0), (every[:1], 1)):
        held = [slug for slug in every if slug not in left]
        s = Scenario(
            Seat("forest", artifacts=held, goal="conqueror"),
            Seat("black"),
            field=["sniper 0", "", "goblin -1 !1 *", ""],
            land="M0",
            reserve=0,
        )
        play(s, "crown-of-claims")
        assert spent(s) == ["crown-of-claims"]
        while s.state.battle is not None:
            s.do(s.options[0])
        assert s.owner("M0") == 0
        assert len(s.artifacts(0)) == len(held) - 1 + gained
        assert "crown-of-claims" not in s.artifacts(0)


def test_book_of_memory_recovers_no_card_that_recovers() -> None:
    """A87"""
    s = Scenario(Seat("high", artifacts=["book-of-memory"], discard=["chronicler", "healer", "paladin"]), Seat("black"))
    play(s, "book-of-memory")
    assert (sorted(s.hand(0)), s.discard(0)) == (["healer", "paladin"], ["chronicler"])
    s = Scenario(Seat("high", artifacts=["book-of-memory"], discard=["chronicler"]), Seat("black"))
    assert aims(s, "book-of-memory") == []
