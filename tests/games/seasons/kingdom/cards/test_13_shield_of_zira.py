"""Shield of Zira: sacrificed in place of another card that an effect demands, it brings 10 crystals."""

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat

SHIELD = "shield-of-zira"
RAVEN = "raven-the-usurper"
GIVE = f"sacrifice {SHIELD}"
SYLLAS = "syllas-the-faithful"


def faced_with_syllas(*in_play: str, reserve: str = "") -> Scenario:
    """Seat 1 has to sacrifice a card."""
    seat = Seat(hand=[SYLLAS], reserve="fire+fire+fire")
    return Scenario(seat, Seat(in_play=in_play, reserve=reserve), kingdom=True).do(f"summon {SYLLAS}")


def test_costs_an_air() -> None:
    s = Scenario(Seat(hand=[SHIELD], reserve="air+fire"), Seat(), kingdom=True).do(f"summon {SHIELD}")
    assert (s.seat(0).in_play, s.seat(0).reserve, s.seat(0).crystals) == ([SHIELD], "fire", 0)
    s = Scenario(Seat(hand=[SHIELD], reserve="water+fire+earth"), Seat(), kingdom=True)
    assert f"summon {SHIELD}" not in s.options


def test_is_worth_five_prestige() -> None:
    assert Scenario(Seat(in_play=[SHIELD]), Seat(), kingdom=True).seat(0).score == 5


# --- cards that sacrifice themselves ---


def test_a_potion_has_its_full_effect_and_stays_in_play_turned() -> None:
    """Rulebook, R101."""
    s = Scenario(Seat(in_play=["potion-of-power", SHIELD], gauge=5), Seat(), kingdom=True, deck=["amulet-of-air"])
    s.do("activate potion-of-power")
    assert s.options == ["sacrifice potion-of-power", GIVE]
    s.do(GIVE)
    assert (s.seat(0).hand, s.seat(0).gauge, s.seat(0).crystals) == (["amulet-of-air"], 7, 10)
    assert (s.seat(0).in_play, s.seat(0).tapped) == (["potion-of-power"], ["potion-of-power"])
    assert (s.discard, "activate potion-of-power" in s.options) == ([SHIELD], False)


def test_a_spared_potion_can_be_drunk_again_in_a_later_round() -> None:
    """R101"""
    s = Scenario(Seat(in_play=["potion-of-life", SHIELD], reserve="air"), Seat(), kingdom=True, next_faces=[2, 2, 2])
    s.do("activate potion-of-life", GIVE).end_turn().do("die 1", "die 2", "activate potion-of-life")
    assert (s.seat(0).crystals, s.seat(0).in_play) == (4 + 10 + 8, [])


def test_the_shield_may_be_kept() -> None:
    s = Scenario(Seat(in_play=["potion-of-life", SHIELD], reserve="air"), Seat(), kingdom=True)
    s.do("activate potion-of-life", "sacrifice potion-of-life")
    assert (s.seat(0).in_play, s.seat(0).crystals) == ([SHIELD], 4)


def test_it_leaves_when_the_effect_is_over() -> None:
    """R300: announced first, given last."""
    s = Scenario(Seat(in_play=["potion-of-knowledge", SHIELD]), Seat(), kingdom=True)
    s.do("activate potion-of-knowledge", GIVE)
    assert (s.seat(0).in_play, s.seat(0).crystals) == (["potion-of-knowledge", SHIELD], 0)
    s.do("gain air+air+air+air+air")
    assert (s.seat(0).in_play, s.seat(0).crystals) == (["potion-of-knowledge"], 10)


def test_potion_of_dreams_needs_room_for_potion_and_shield() -> None:
    """R301: with a gauge of 2 only the potion itself makes room."""
    seat = Seat(hand=["runic-cube-of-eolis"], in_play=["potion-of-dreams", SHIELD], gauge=2)
    s = Scenario(seat, Seat(), kingdom=True).do("activate potion-of-dreams")
    assert (s.seat(0).in_play, s.seat(0).crystals) == ([SHIELD, "runic-cube-of-eolis"], 0)
    seat = Seat(hand=["runic-cube-of-eolis"], in_play=["potion-of-dreams", SHIELD], reserve="air", gauge=3)
    s = Scenario(seat, Seat(), kingdom=True).do("activate potion-of-dreams")
    assert s.options == ["sacrifice potion-of-dreams", GIVE]
    s.do(GIVE)
    assert s.seat(0).in_play == ["potion-of-dreams", "runic-cube-of-eolis"]
    assert (s.seat(0).crystals, s.seat(0).reserve) == (10, "nothing")


def test_a_shield_that_is_gone_when_the_effect_is_over_saves_nothing() -> None:
    """R300: here Amsug Longneck takes it back to hand."""
    s = Scenario(Seat(hand=["amsug-longneck"], in_play=["potion-of-dreams", SHIELD]), Seat(), kingdom=True)
    s.do("activate potion-of-dreams", GIVE, f"return {SHIELD}")
    assert (s.seat(0).in_play, s.seat(0).hand) == (["amsug-longneck"], [SHIELD])
    assert (s.seat(0).crystals, s.discard) == (0, ["potion-of-dreams"])


@pytest.mark.parametrize("taker", ["amsug-longneck", "selenias-codex"])
def test_it_is_due_even_if_the_card_it_saved_has_left_meanwhile(taker: str) -> None:
    """R300: the potion had its full effect, so the Shield that was promised for it leaves, with its crystals."""
    s = Scenario(Seat(hand=[taker], in_play=["potion-of-dreams", SHIELD]), Seat(), kingdom=True)
    s.do("activate potion-of-dreams", GIVE, "return potion-of-dreams")
    assert (s.seat(0).in_play, s.seat(0).hand) == ([taker], ["potion-of-dreams"])
    assert (s.seat(0).crystals, s.discard) == (10, [SHIELD])


def test_of_two_one_is_promised_and_the_other_may_be_taken_back() -> None:
    """R300, R303: which of them goes is not the same."""
    s = Scenario(Seat(hand=["amsug-longneck"], in_play=["potion-of-dreams", SHIELD, SHIELD]), Seat(), kingdom=True)
    s.do("activate potion-of-dreams", GIVE)
    assert s.options == ["return potion-of-dreams", f"return {SHIELD}", f"return {SHIELD}#2"]
    s.do(f"return {SHIELD}#2")
    assert (s.seat(0).in_play, s.seat(0).crystals) == (["potion-of-dreams", "amsug-longneck"], 10)


def test_a_raven_that_lost_its_shield_meanwhile_saves_nothing() -> None:
    """R300, R305: with the potion back in hand and the Raven fallen, nothing is left to give."""
    seat = Seat(hand=[RAVEN, "amsug-longneck"], in_play=["potion-of-dreams"], reserve="air+fire")
    s = Scenario(seat, Seat(in_play=[SHIELD]), kingdom=True).do(f"summon {RAVEN}", f"copy {SHIELD} of seat 1")
    s.do("activate potion-of-dreams", f"sacrifice {RAVEN}")
    assert (s.seat(0).in_play, s.seat(0).hand) == (["amsug-longneck"], ["potion-of-dreams"])
    assert (s.seat(0).crystals, s.discard) == (0, [RAVEN])


def test_a_full_glutton_cauldron_stays_empty_and_can_be_filled_again() -> None:
    """R102: tokens and 15 crystals come first."""
    s = Scenario(
        Seat(in_play=["glutton-cauldron: air+air+air+air+air+air", SHIELD], reserve="fire"),
        Seat(),
        kingdom=True,
        next_faces=[2, 2, 2],
    )
    s.do("activate glutton-cauldron")
    assert (s.seat(0).crystals, s.options) == (15, ["sacrifice glutton-cauldron", GIVE])
    s.do(GIVE)
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("air+air+air+air+air+air+fire", 25)
    assert (s.seat(0).in_play, s.seat(0).tokens("glutton-cauldron")) == (["glutton-cauldron"], "nothing")
    s.end_turn().do("die 1", "die 2", "lose air+air", "activate glutton-cauldron", "feed fire")
    assert s.seat(0).tokens("glutton-cauldron") == "fire"


def test_argos_hawk_stays() -> None:
    """R103, R337"""
    s = Scenario(Seat(in_play=["argos-hawk", SHIELD]), Seat(gauge=4), kingdom=True).do("activate argos-hawk", GIVE)
    assert (s.seat(0).in_play, s.seat(0).tapped, s.seat(0).crystals) == (["argos-hawk"], ["argos-hawk"], 10)
    assert (s.seat(1).gauge, s.seat(1).crystals) == (3, 6)


def test_titus_deepgaze_stays() -> None:
    """R104"""
    s = Scenario(Seat(in_play=["titus-deepgaze", SHIELD]), Seat(), kingdom=True).end_turn()
    assert (s.asked, s.options) == (0, ["sacrifice titus-deepgaze", GIVE])
    s.do(GIVE)
    assert (s.seat(0).in_play, s.seat(0).crystals) == (["titus-deepgaze"], 10)


# --- effects of the owner's other cards ---


@pytest.mark.parametrize("where", ["hand", "play"])
def test_necrotic_kriss_is_content_with_the_shield(where: str) -> None:
    """R105: the familiar stays and the tokens come."""
    hand = ["argos-hawk"] if where == "hand" else []
    in_play = ["necrotic-kriss", SHIELD] + (["argos-hawk"] if where == "play" else [])
    s = Scenario(Seat(hand=hand, in_play=in_play), Seat(), kingdom=True).do("activate necrotic-kriss", GIVE)
    s.do("gain air+air+air+air")
    assert (s.seat(0).hand, s.seat(0).crystals, s.seat(0).reserve) == (hand, 10, "air+air+air+air")
    assert s.seat(0).in_play == [card for card in in_play if card != SHIELD]


def test_necrotic_kriss_needs_a_familiar_that_could_go() -> None:
    """R105"""
    s = Scenario(Seat(hand=["amulet-of-air"], in_play=["necrotic-kriss", SHIELD]), Seat(), kingdom=True)
    assert "activate necrotic-kriss" not in s.options


def test_dragon_skull_counts_it_as_one_of_three() -> None:
    """R106, R302"""
    in_play = ["dragon-skull", "amulet-of-air", "amulet-of-earth", SHIELD]
    s = Scenario(Seat(in_play=in_play), Seat(), kingdom=True).do("activate dragon-skull", GIVE)
    assert s.seat(0).crystals == 10
    s.do("sacrifice amulet-of-air", "sacrifice amulet-of-earth")
    assert (s.seat(0).in_play, s.seat(0).crystals) == (["dragon-skull"], 10 + 15)


def test_the_last_card_for_dragon_skull_earns_nothing_as_a_shield() -> None:
    """R099, R106"""
    s = Scenario(Seat(in_play=["dragon-skull", "amulet-of-air", SHIELD]), Seat(), kingdom=True)
    s.do("activate dragon-skull", "sacrifice amulet-of-air", "sacrifice dragon-skull")
    assert (s.seat(0).in_play, s.seat(0).crystals) == ([], 15)


def test_two_shields_for_dragon_skull_earn_twenty_and_ten() -> None:
    """R304: as long as other cards are in play."""
    in_play = ["dragon-skull", "amulet-of-air", SHIELD, SHIELD]
    s = Scenario(Seat(in_play=in_play), Seat(), kingdom=True).do("activate dragon-skull", GIVE)
    assert s.seat(0).crystals == 20
    assert s.do(GIVE).seat(0).crystals == 30
    assert s.do("sacrifice amulet-of-air").seat(0).crystals == 45


def test_vampiric_crown_counts_a_shown_card_that_stays_in_hand() -> None:
    """R110"""
    seat = Seat(hand=["vampiric-crown", "amsug-longneck", "purse-of-io"], in_play=[SHIELD], reserve="air+water")
    s = Scenario(seat, Seat(), kingdom=True).do("summon vampiric-crown", "discard", "discard purse-of-io")
    assert s.options == ["discard purse-of-io", GIVE]
    assert [event["card"] for event in s.told("showed")] == ["base:8"]
    s.do(GIVE, "gain air+air+air+air+air+air")
    assert (s.seat(0).hand, s.seat(0).crystals) == (["purse-of-io", "amsug-longneck"], 10)
    assert s.seat(0).reserve == "air+air+air+air+air+air"
    assert s.state.view(1)["players"][0]["known"]["hand"] == ["base:8"]


def test_vampiric_crown_needs_a_card_in_hand_for_the_shield_to_protect() -> None:
    """R110"""
    seat = Seat(hand=["vampiric-crown"], in_play=[SHIELD], reserve="air+water")
    s = Scenario(seat, Seat(), kingdom=True, deck=["potion-of-life"]).do("summon vampiric-crown")
    assert (s.seat(0).hand, s.seat(0).in_play) == (["potion-of-life"], [SHIELD, "vampiric-crown"])


def test_amulet_of_time_counts_it_as_a_discarded_card() -> None:
    """R111, R302"""
    seat = Seat(hand=["amulet-of-time", "amulet-of-air"], in_play=[SHIELD], reserve="water+water")
    s = Scenario(seat, Seat(), kingdom=True, deck=["staff-of-spring"])
    s.do("summon amulet-of-time", "gain air+air", GIVE)
    assert (s.seat(0).hand, s.seat(0).crystals) == (["amulet-of-air", "staff-of-spring"], 10)


# --- effects of rivals' cards ---


def test_against_syllas_it_is_simply_sacrificed() -> None:
    """R107"""
    s = faced_with_syllas("amulet-of-air", SHIELD)
    assert (s.asked, s.options) == (1, ["sacrifice amulet-of-air", GIVE])
    s.do(GIVE)
    assert (s.seat(1).in_play, s.seat(1).crystals, s.seat(0).crystals) == (["amulet-of-air"], 10, 0)


def test_as_the_only_card_in_play_it_earns_nothing() -> None:
    """R099, R107: no other card was at risk."""
    s = faced_with_syllas(SHIELD)
    assert (s.seat(1).in_play, s.seat(1).crystals) == ([], 0)


def test_two_shields_protect_each_other_as_well() -> None:
    """R100, R303: 10 crystals for each, but only one leaves."""
    s = faced_with_syllas("amulet-of-air", SHIELD, SHIELD).do(GIVE)
    assert (s.seat(1).in_play, s.seat(1).crystals) == (["amulet-of-air", SHIELD], 20)


def test_two_shields_alone_earn_ten() -> None:
    """R303: only the other Shield could have gone instead."""
    s = faced_with_syllas(SHIELD, SHIELD)
    assert (s.seat(1).in_play, s.seat(1).crystals) == ([SHIELD], 10)


def test_two_shields_earn_twenty_for_a_potion() -> None:
    """R100, R303"""
    s = Scenario(Seat(in_play=["potion-of-life", SHIELD, SHIELD], reserve="air"), Seat(), kingdom=True)
    s.do("activate potion-of-life", GIVE)
    assert (s.seat(0).in_play, s.seat(0).crystals) == (["potion-of-life", SHIELD], 4 + 20)


def test_two_shields_earn_twenty_for_a_card_in_hand() -> None:
    """R303"""
    rival = Seat(hand=["amulet-of-air"], in_play=[SHIELD, SHIELD])
    s = Scenario(Seat(hand=["warden-of-argos"], reserve="air"), rival, kingdom=True)
    s.do("summon warden-of-argos", "card", GIVE)
    assert (s.seat(1).hand, s.seat(1).in_play, s.seat(1).crystals) == (["amulet-of-air"], [SHIELD], 20)


def test_against_the_warden_it_stands_in_for_a_card_in_hand() -> None:
    """R108"""
    rival = Seat(hand=["amulet-of-air"], in_play=[SHIELD])
    s = Scenario(Seat(hand=["warden-of-argos"], reserve="air"), rival, kingdom=True)
    s.do("summon warden-of-argos", "card")
    assert (s.asked, s.options) == (1, ["discard amulet-of-air", GIVE])
    s.do(GIVE)
    assert (s.seat(1).hand, s.seat(1).in_play, s.seat(1).crystals) == (["amulet-of-air"], [], 10)


def test_against_the_warden_an_empty_hand_leaves_nothing_to_protect() -> None:
    """R108"""
    s = Scenario(Seat(hand=["warden-of-argos"], reserve="air"), Seat(in_play=[SHIELD]), kingdom=True)
    s.do("summon warden-of-argos", "card")
    assert (s.seat(1).in_play, s.seat(1).crystals, s.asked) == ([SHIELD], 0, 0)


def test_a_treatise_that_was_not_sacrificed_leaves_the_reserve_alone() -> None:
    """R112"""
    s = faced_with_syllas("cursed-treatise-of-arus", SHIELD, reserve="air+fire").do(GIVE)
    assert (s.seat(1).in_play, s.seat(1).reserve) == (["cursed-treatise-of-arus"], "air+fire")


# --- what it does not help against ---


@pytest.mark.parametrize("card", ["amsug-longneck", "selenias-codex"])
def test_returns_to_hand_are_no_sacrifice(card: str) -> None:
    """R114"""
    s = Scenario(Seat(hand=[card], in_play=["amulet-of-air", SHIELD], reserve="air+water"), Seat(), kingdom=True)
    s.do(f"summon {card}")
    assert s.options == ["return amulet-of-air", f"return {SHIELD}"]
    assert s.do(f"return {SHIELD}").seat(0).crystals == 0


def test_unwanted_drawn_cards_are_thrown_away_without_it() -> None:
    """R114: die draw, draw bonus, the rest of Amulet of Fire and Divine Chalice."""
    s = Scenario(Seat(in_play=[SHIELD], die=5), Seat(), kingdom=True, at="turn", deck=["amulet-of-air"]).do("draw")
    assert s.options == ["keep amulet-of-air", "discard it"]
    s.do("discard it")
    assert (s.kind, s.seat(0).in_play) == ("main", [SHIELD])
    four = ["amulet-of-air", "amulet-of-earth", "amulet-of-water", "purse-of-io"]
    s = Scenario(Seat(in_play=[SHIELD], die=5), Seat(), kingdom=True, at="turn", deck=four)
    s.do("bonus draw", "keep amulet-of-air")
    assert (s.kind, s.seat(0).in_play) == ("main", [SHIELD])
    s = Scenario(Seat(hand=["amulet-of-fire"], in_play=[SHIELD], reserve="fire+fire"), Seat(), kingdom=True, deck=four)
    s.do("summon amulet-of-fire", "keep amulet-of-air")
    assert (s.kind, s.seat(0).in_play) == ("main", [SHIELD, "amulet-of-fire"])
    seat = Seat(hand=["divine-chalice"], in_play=[SHIELD], reserve="air+water+fire+earth")
    s = Scenario(seat, Seat(), kingdom=True, deck=four).do("summon divine-chalice", "play amulet-of-earth")
    assert (s.kind, s.seat(0).in_play) == ("main", [SHIELD, "divine-chalice", "amulet-of-earth"])


def test_in_hand_it_protects_nothing() -> None:
    s = Scenario(Seat(hand=[SHIELD], in_play=["potion-of-life"], reserve="air"), Seat(), kingdom=True)
    s.do("activate potion-of-life")
    assert (s.seat(0).in_play, s.seat(0).hand, s.seat(0).crystals) == ([], [SHIELD], 4)


def test_a_rivals_shield_does_not_help() -> None:
    s = Scenario(Seat(in_play=["potion-of-life"], reserve="air"), Seat(in_play=[SHIELD]), kingdom=True)
    assert s.do("activate potion-of-life").seat(0).in_play == []


# --- with Raven the Usurper ---


def usurped(
    *in_play: str, rival: tuple[str, ...] = (SHIELD,), model: str = SHIELD, reserve: str = "air+fire"
) -> Scenario:
    """Seat 0 has a Raven that copies an item of seat 1; seat 1 has its turn next."""
    seats = [Seat(hand=[RAVEN], in_play=in_play, reserve=reserve), Seat(in_play=rival, reserve="air", die=1)]
    return Scenario(*seats, kingdom=True, waiting=[1]).do(f"summon {RAVEN}", f"copy {model} of seat 1")


def test_a_raven_that_copies_a_shield_is_one() -> None:
    """R305: its model stays where it is."""
    s = usurped("potion-of-power").do("activate potion-of-power")
    assert s.options == ["sacrifice potion-of-power", f"sacrifice {RAVEN}"]
    s.do(f"sacrifice {RAVEN}")
    assert (s.seat(0).in_play, s.seat(0).crystals) == (["potion-of-power"], 10)
    assert (s.seat(1).in_play, s.discard) == ([SHIELD], [RAVEN])


@pytest.mark.parametrize(("given", "left"), [(SHIELD, RAVEN), (RAVEN, SHIELD)])
def test_with_a_shield_beside_it_the_owner_chooses_which_leaves(given: str, left: str) -> None:
    """R305, R303"""
    s = usurped("potion-of-power", SHIELD).do("activate potion-of-power")
    assert s.options == ["sacrifice potion-of-power", GIVE, f"sacrifice {RAVEN}"]
    s.do(f"sacrifice {given}")
    assert (s.seat(0).in_play, s.seat(0).crystals) == (["potion-of-power", left], 20)


def test_a_raven_whose_shield_is_gone_cannot_save_itself() -> None:
    """R305"""
    s = usurped(rival=(SHIELD, "potion-of-life")).end_turn().do("activate potion-of-life", GIVE)
    assert (s.seat(1).in_play, s.asked) == (["potion-of-life"], 1)
    assert (s.seat(0).in_play, s.seat(0).crystals) == ([], 0)


def test_two_ravens_that_copy_the_same_shield_fall_together() -> None:
    """R305: the power of both is gone when the copied Shield has left."""
    seats = [
        Seat(hand=[RAVEN, RAVEN], reserve="air+air+fire+fire"),
        Seat(in_play=[SHIELD, "potion-of-life"], reserve="air", die=1),
    ]
    s = Scenario(*seats, kingdom=True, waiting=[1])
    s.do(f"summon {RAVEN}", f"copy {SHIELD} of seat 1", f"summon {RAVEN}", f"copy {SHIELD} of seat 1").end_turn()
    s.do("activate potion-of-life", GIVE)
    assert (s.seat(0).in_play, s.seat(0).crystals, s.asked) == ([], 0, 1)


def test_a_real_shield_saves_one_of_two_falling_ravens_for_ten() -> None:
    """R303, R305: a Raven without its model counts no more as a Shield."""
    seats = [
        Seat(hand=[RAVEN, RAVEN], in_play=[SHIELD], reserve="air+air+fire+fire"),
        Seat(in_play=[SHIELD, "potion-of-life"], reserve="air", die=1),
    ]
    s = Scenario(*seats, kingdom=True, waiting=[1])
    s.do(f"summon {RAVEN}", f"copy {SHIELD} of seat 1", f"summon {RAVEN}", f"copy {SHIELD} of seat 1").end_turn()
    s.do("activate potion-of-life", GIVE)
    assert (s.asked, len(s.options)) == (0, 2)
    s.do(GIVE)
    assert (s.seat(0).in_play, s.seat(0).crystals) == ([RAVEN], 10)


def test_a_shield_saves_a_raven_whose_model_leaves() -> None:
    """R113: it stays, blank for good."""
    s = usurped(SHIELD, rival=("potion-of-life",), model="potion-of-life", reserve="air+fire+earth+earth").end_turn()
    s.do("activate potion-of-life")
    assert (s.asked, s.options) == (0, [f"sacrifice {RAVEN}", GIVE])
    s.do(GIVE)
    assert (s.seat(0).in_play, s.seat(0).crystals) == ([RAVEN], 10)
    view = s.state.view(1)["players"][0]["tableau"][0]
    assert (view["copies"], view["model"]) == (None, 0)
    assert (s.asked, s.seat(1).crystals) == (1, 12)


def test_a_saved_raven_loses_the_tokens_on_it_and_the_copied_effects() -> None:
    """R113"""
    seats = [
        Seat(hand=[RAVEN], in_play=[SHIELD], reserve="water+water+fire", die=2),
        Seat(hand=["selenias-codex"], in_play=["amulet-of-water"], reserve="air+water", die=1),
    ]
    s = Scenario(*seats, kingdom=True, waiting=[1], next_faces=[2, 2, 2])
    s.do(f"summon {RAVEN}", "copy amulet-of-water of seat 1", "store earth+earth+earth+earth").end_turn()
    s.do("summon selenias-codex", GIVE)
    assert (s.seat(0).in_play, s.seat(0).tokens(RAVEN), s.seat(0).reserve) == ([RAVEN], "nothing", "nothing")


def test_necrotic_kriss_pays_for_the_cards_at_risk_and_none_twice() -> None:
    """R303: a Raven that copies a Shield is one card, though both familiar and Shield."""
    s = usurped("necrotic-kriss", SHIELD).do("activate necrotic-kriss")
    assert s.options == [GIVE, f"sacrifice {RAVEN}"]
    s.do(GIVE, "gain air+air+air+air")
    assert (s.seat(0).in_play, s.seat(0).crystals) == (["necrotic-kriss", RAVEN], 10)


def test_a_raven_falls_as_soon_as_the_shield_it_copies_is_given() -> None:
    """R135: Vampiric Crown's tokens come after that."""
    seats = [
        Seat(hand=[RAVEN], reserve="air+fire"),
        Seat(hand=["vampiric-crown", "purse-of-io"], in_play=[SHIELD], reserve="air+water", die=1),
    ]
    s = Scenario(*seats, kingdom=True, waiting=[1]).do(f"summon {RAVEN}", f"copy {SHIELD} of seat 1").end_turn()
    s.do("summon vampiric-crown", "discard", GIVE)
    assert (s.kind, s.seat(0).in_play, s.discard) == ("energy", [], [RAVEN, SHIELD])


def test_a_potion_spared_by_its_owner_keeps_the_raven_that_copies_it() -> None:
    """R322"""
    s = usurped(rival=("potion-of-life", SHIELD), model="potion-of-life", reserve="fire+earth+earth").end_turn()
    s.do("activate potion-of-life", GIVE)
    assert (s.seat(1).in_play, s.seat(0).in_play) == (["potion-of-life"], [RAVEN])
