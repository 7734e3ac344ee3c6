"""Raven the Usurper: pays for a rival's magic item and has its effects from then on, as long as the item is in play."""

from typing import Any

import pytest

from ludoteka.games.seasons.cards.definition import Card
from ludoteka.games.seasons.cards.pool import ALL_CARDS
from ludoteka.games.seasons.energy import parse, words
from ludoteka.games.seasons.scenario import Scenario, Seat

RAVEN = "raven-the-usurper"
SUMMON = f"summon {RAVEN}"
USE = f"activate {RAVEN}"
ITEMS = [card for card in ALL_CARDS if not card.familiar]


def copy_of(model: str, seat: int = 1) -> str:
    return f"copy {model} of seat {seat}"


def raven(
    model: str,
    price: str = "",
    *,
    crystals: int = 0,
    hand: tuple[str, ...] = (),
    in_play: tuple[str, ...] = (),
    rival: Seat | None = None,
    gauge: int = 10,
    **table: Any,
) -> Scenario:
    """Seat 0 summons Raven and copies a card of seat 1; `price` is what its reserve holds beside Raven's own fire."""
    own = Seat(
        hand=[RAVEN, *hand],
        in_play=in_play,
        reserve=f"fire+{price}" if price else "fire",
        crystals=crystals,
        gauge=gauge,
    )
    s = Scenario(own, rival or Seat(in_play=[model]), kingdom=True, **table)
    return s.do(SUMMON, copy_of(model))


def copies(s: Scenario, seat: int = 0) -> list[str | None]:
    """What every card in play of a seat copies, as all see it."""
    return [placed["copies"] for placed in s.state.view(-1)["players"][seat]["tableau"]]


# --- entering play ---


def test_costs_a_fire() -> None:
    s = Scenario(Seat(hand=[RAVEN], reserve="fire+air"), Seat(), kingdom=True).do(SUMMON)
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([RAVEN], "air")
    assert SUMMON not in Scenario(Seat(hand=[RAVEN], reserve="air+water+earth"), Seat(), kingdom=True).options


def test_is_worth_two_prestige() -> None:
    assert Scenario(Seat(in_play=[RAVEN]), Seat(), kingdom=True).seat(0).score == 2


def test_without_a_rivals_item_it_is_a_plain_familiar() -> None:
    """R123: own items do not count, nor do familiars of rivals."""
    s = Scenario(
        Seat(hand=[RAVEN], in_play=["arcane-telescope"], reserve="fire"),
        Seat(in_play=["thieving-fairies", "kairn-the-destroyer"]),
        kingdom=True,
    ).do(SUMMON)
    assert (s.kind, copies(s)) == ("main", [None, None])


def test_its_owner_may_decline_and_then_it_is_blank_for_good() -> None:
    """R123, R323"""
    s = Scenario(
        Seat(hand=[RAVEN], reserve="fire", crystals=9),
        Seat(in_play=["arcane-telescope", "temporal-boots"]),
        kingdom=True,
        next_faces=[2, 2, 2],
    ).do(SUMMON)
    assert s.options == ["copy nothing", copy_of("arcane-telescope"), copy_of("temporal-boots")]
    s.do("copy nothing")
    assert (copies(s), USE in s.options) == ([None], False)
    s.end_turn().do("die 1", "die 2")
    assert (s.kind, USE in s.options) == ("main", False)


def test_an_item_that_cannot_be_paid_cannot_be_chosen() -> None:
    """R124: energy and crystals."""
    rival = Seat(in_play=["amulet-of-air", "mirror-of-the-seasons", "balance-of-ishtar", "hand-of-fortune"])
    s = Scenario(Seat(hand=[RAVEN], reserve="fire+air+fire+earth", crystals=2), rival, kingdom=True).do(SUMMON)
    assert s.options == ["copy nothing", copy_of("balance-of-ishtar")]


def test_the_whole_cost_of_the_item_is_paid_on_top() -> None:
    """R124"""
    s = raven("hand-of-fortune", "air+fire+earth+water", crystals=5)
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("water", 2)


def test_tokens_on_amulet_of_water_may_pay() -> None:
    """R124"""
    s = raven("amulet-of-earth", in_play=("amulet-of-water: earth+earth",))
    assert (s.seat(0).tokens("amulet-of-water"), s.seat(0).crystals) == ("nothing", 9)


@pytest.mark.parametrize("card", ITEMS, ids=lambda card: card.slug)
def test_every_magic_item_can_be_copied_for_exactly_its_cost(card: Card) -> None:
    cost = card.costs[0]
    tokens = cost.energy if not card.any_elements else parse("air")
    own = Seat(hand=[RAVEN], reserve=words(tokens + parse("fire")), crystals=cost.crystals)
    s = Scenario(own, Seat(in_play=[card.slug]), kingdom=True).do(SUMMON, copy_of(card.slug))
    assert copies(s) == [card.id]
    assert [event["card"] for event in s.told("usurped")] == [card.id]
    spent: dict[str, int] = {}
    for event in s.told("energy-spent")[:2]:
        for name, n in event["energy"].items():
            spent[name] = spent.get(name, 0) + n
    assert parse("+".join(name for name, n in spent.items() for _ in range(n))) == tokens + parse("fire")
    assert sum(event["n"] for event in s.told("crystals-lost")) == cost.crystals
    lacking = Seat(hand=[RAVEN], reserve="fire", crystals=max(0, cost.crystals - 1))
    if tokens or cost.crystals:
        s = Scenario(lacking, Seat(in_play=[card.slug]), kingdom=True).do(SUMMON)
        assert (s.kind, copies(s)) == ("main", [None])


def test_another_raven_cannot_be_copied_even_while_it_copies_an_item() -> None:
    """R127"""
    usurper = Seat(hand=[RAVEN], reserve="fire", crystals=9)
    s = Scenario(
        usurper,
        Seat(hand=[RAVEN], reserve="fire", die=1),
        Seat(in_play=["arcane-telescope"]),
        kingdom=True,
        waiting=[1],
    )
    s.do(SUMMON, copy_of("arcane-telescope", 2)).end_turn().do(SUMMON)
    assert s.options == ["copy nothing", copy_of("arcane-telescope", 2)]


def test_both_ravens_may_copy_the_same_item_each_paying_for_itself() -> None:
    """R323"""
    seat = Seat(hand=[RAVEN, RAVEN], reserve="fire+fire", crystals=4)
    s = Scenario(seat, Seat(in_play=["balance-of-ishtar"]), kingdom=True)
    s.do(SUMMON, copy_of("balance-of-ishtar"), SUMMON, copy_of("balance-of-ishtar"))
    assert (copies(s), s.seat(0).crystals) == (["base:5", "base:5"], 0)


def test_copying_is_no_summon() -> None:
    """R125: Staff, Vase and a rival's Leech react to Raven's own summon and to nothing else."""
    s = raven(
        "amulet-of-earth",
        "earth+earth",
        crystals=5,
        in_play=("staff-of-spring",),
        rival=Seat(in_play=["amulet-of-earth", "arcano-leech"]),
    )
    assert (s.seat(0).crystals, s.seat(1).crystals) == (5 + 3 - 1 + 9, 1)


def test_staff_and_vase_react_before_it_copies() -> None:
    """R310: what they bring may pay for the item."""
    own = Seat(hand=[RAVEN], in_play=["staff-of-spring", "yjangs-forgotten-vase"], reserve="fire+air+fire")
    s = Scenario(own, Seat(in_play=["hand-of-fortune"]), kingdom=True).do(SUMMON, "gain earth")
    assert s.options == ["copy nothing", copy_of("hand-of-fortune")]
    s.do(copy_of("hand-of-fortune"))
    assert (s.seat(0).crystals, s.seat(0).reserve) == (0, "nothing")


def test_hand_of_fortune_saves_nothing_on_it() -> None:
    """R063: neither on its single token nor on the copied item."""
    own = Seat(hand=[RAVEN], in_play=["hand-of-fortune"], reserve="fire+air+air")
    s = Scenario(own, Seat(in_play=["amulet-of-air"]), kingdom=True).do(SUMMON, copy_of("amulet-of-air"))
    assert s.seat(0).reserve == "nothing"
    own = Seat(hand=[RAVEN], in_play=["hand-of-fortune"], reserve="fire+air")
    assert Scenario(own, Seat(in_play=["amulet-of-air"]), kingdom=True).do(SUMMON).kind == "main"


def test_put_into_play_free_it_still_pays_for_the_copy() -> None:
    """R126"""
    own = Seat(hand=["divine-chalice"], reserve="air+water+fire+earth+earth+earth")
    deck = [RAVEN, "runic-cube-of-eolis", "runic-cube-of-eolis", "ragfields-helm"]
    s = Scenario(own, Seat(in_play=["amulet-of-earth"]), kingdom=True, deck=deck)
    s.do("summon divine-chalice", f"play {RAVEN}", copy_of("amulet-of-earth"))
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("nothing", 9)
    own = Seat(hand=[RAVEN], in_play=["potion-of-dreams"], reserve="earth+earth")
    s = Scenario(own, Seat(in_play=["amulet-of-earth"]), kingdom=True).do("activate potion-of-dreams")
    assert (s.kind, copies(s)) == ("main", [None])  # the potion has emptied the reserve


# --- immediate effects ---


@pytest.mark.parametrize(
    ("model", "price", "crystals", "gauge"),
    [("amulet-of-earth", "earth+earth", 9, 5), ("olafs-blessed-statue", "water+water+water", 20, 5)],
)
def test_an_immediate_effect_is_applied_at_once_and_once(model: str, price: str, crystals: int, gauge: int) -> None:
    """R213"""
    s = raven(model, price, gauge=gauge)
    assert (s.seat(0).crystals, s.seat(0).reserve, s.kind) == (crystals, "nothing", "main")
    assert s.end_turn().seat(0).crystals == crystals


def test_the_gauge_of_its_owner_rises_by_a_copied_amulet_of_air() -> None:
    """R311: "you" is Raven's owner."""
    s = raven("amulet-of-air", "air+air", gauge=5)
    assert (s.seat(0).gauge, s.seat(1).gauge) == (7, 10)


def test_as_amulet_of_fire_it_draws_four_and_keeps_one() -> None:
    deck = ["amulet-of-air", "purse-of-io", "staff-of-spring", "ragfields-helm"]
    s = raven("amulet-of-fire", "fire+fire", deck=deck).do("keep purse-of-io")
    assert (s.seat(0).hand, len(s.discard)) == (["purse-of-io"], 3)


def test_as_amulet_of_water_it_holds_four_new_tokens_of_its_own() -> None:
    """R311, R312, R132: those on the model stay where they are."""
    own = Seat(hand=[RAVEN, "amulet-of-earth"], reserve="fire+water+water")
    s = Scenario(own, Seat(in_play=["amulet-of-water: air"]), kingdom=True).do(SUMMON, copy_of("amulet-of-water"))
    s.do("store fire+fire+earth+earth")
    assert (s.seat(0).tokens(RAVEN), s.seat(1).tokens("amulet-of-water")) == ("fire+fire+earth+earth", "air")
    assert s.seat(0).reserve == "nothing"
    s.do("summon amulet-of-earth")
    assert s.seat(0).tokens(RAVEN) == "fire+fire"


def test_tokens_on_it_are_lost_when_it_leaves() -> None:
    """R312, R039"""
    seats = [
        Seat(hand=[RAVEN], reserve="fire+water+water"),
        Seat(hand=["syllas-the-faithful"], in_play=["amulet-of-water"], reserve="fire+fire+fire", die=1),
    ]
    s = Scenario(*seats, kingdom=True, waiting=[1]).do(SUMMON, copy_of("amulet-of-water"), "store air+air+air+air")
    s.end_turn().do("summon syllas-the-faithful")
    assert (s.seat(0).in_play, s.seat(0).reserve, s.seat(1).in_play[0]) == ([], "nothing", "amulet-of-water")


def test_as_bespelled_grimoire_it_brings_two_tokens_and_a_reserve_of_ten() -> None:
    """R313"""
    s = raven("bespelled-grimoire", "water+earth").do("gain air+air")
    assert (s.seat(0).capacity, s.seat(0).reserve, s.seat(1).capacity) == (10, "air+air", 10)


def test_as_a_second_grimoire_it_leaves_the_reserve_at_ten() -> None:
    """R313"""
    s = raven("bespelled-grimoire", "water+earth", in_play=("bespelled-grimoire",)).do("gain air+air")
    assert s.seat(0).capacity == 10


def test_when_it_leaves_the_reserve_is_trimmed_at_once() -> None:
    """R313, R133: here its model comes back to its owner's hand."""
    seats = [
        Seat(hand=[RAVEN], in_play=["amulet-of-water: fire+water+earth"], reserve="air+air+air+air+air+air+air"),
        Seat(hand=["selenias-codex"], in_play=["bespelled-grimoire"], reserve="air+water", die=1),
    ]
    s = Scenario(*seats, kingdom=True, waiting=[1])
    s.do(SUMMON, copy_of("bespelled-grimoire"), "gain fire+fire").end_turn().do("summon selenias-codex")
    assert (s.asked, set(s.options)) == (0, {"lose air+air", "lose air+fire", "lose fire+fire"})
    s.do("lose air+fire")
    assert (s.seat(0).in_play, s.seat(0).reserve) == (["amulet-of-water"], "air+air+air+air+air+air+fire")
    assert (s.asked, s.kind) == (1, "main")


def test_as_scepter_and_pendant_it_counts_all_magic_items_of_its_owner() -> None:
    """R129: it is none itself, so there is nothing to leave out."""
    two = ("ragfields-helm", "purse-of-io")
    assert raven("scepter-of-greatness", "air+water+fire+earth", in_play=two).seat(0).crystals == 6
    s = raven("pendant-of-ragnor", "air+water+fire", in_play=two).do("gain air+air")
    assert s.seat(0).reserve == "air+air"


def test_as_elemental_amulet_it_has_one_effect_for_each_token_paid() -> None:
    """R137, R318"""
    s = raven("elemental-amulet", "air+earth", gauge=5)
    assert s.options == ["elements air", "elements earth", "elements air+earth"]
    s.do("elements air+earth", "effect earth")
    assert (s.seat(0).crystals, s.seat(0).gauge, s.seat(0).reserve) == (5, 6, "nothing")


def test_as_elemental_amulet_it_gets_no_effect_from_hand_of_fortune() -> None:
    """R318: and at least one token must be there."""
    s = raven("elemental-amulet", "earth", in_play=("hand-of-fortune",))
    assert (s.seat(0).crystals, s.seat(0).gauge, s.kind) == (5, 10, "main")
    s = Scenario(Seat(hand=[RAVEN], reserve="fire"), Seat(in_play=["elemental-amulet"]), kingdom=True).do(SUMMON)
    assert (s.kind, copies(s)) == ("main", [None])


def test_as_temporal_boots_it_moves_the_season() -> None:
    assert raven("temporal-boots").do("forward 2").space == 3


def test_as_divine_chalice_it_brings_a_card() -> None:
    deck = ["runic-cube-of-eolis", "purse-of-io", "staff-of-spring", "ragfields-helm"]
    s = raven("divine-chalice", "air+water+fire+earth", deck=deck).do("play runic-cube-of-eolis")
    assert s.seat(0).in_play == [RAVEN, "runic-cube-of-eolis"]


@pytest.mark.parametrize("brought", ["syllas-the-faithful", "amsug-longneck"])
def test_an_effect_begun_is_finished_though_its_model_leaves(brought: str) -> None:
    """R321: the rival gives up the Chalice; Raven falls, the card that came stays."""
    deck = [brought, "purse-of-io", "staff-of-spring", "ragfields-helm"]
    s = raven("divine-chalice", "air+water+fire+earth", deck=deck).do(f"play {brought}")
    assert s.seat(0).in_play == [brought]
    assert s.seat(1).in_play == []
    assert (s.asked, s.kind) == (0, "main")


def test_as_selenias_codex_it_returns_an_item_of_its_owner() -> None:
    """R319: Raven is a familiar and cannot be that card."""
    s = raven("selenias-codex", "air+water", in_play=("amulet-of-air", "runic-cube-of-eolis"))
    assert (s.seat(0).hand, s.seat(0).in_play) == (["amulet-of-air"], ["runic-cube-of-eolis", RAVEN])
    s = raven("selenias-codex", "air+water")
    assert (s.seat(0).in_play, s.kind) == ([RAVEN], "main")


def test_as_scroll_of_ishtar_it_searches() -> None:
    s = raven("scroll-of-ishtar", "fire+fire", deck=["amulet-of-air"]).do("name air", "take amulet-of-air")
    assert s.seat(0).hand == ["amulet-of-air"]


def test_as_familiar_catcher_it_searches() -> None:
    s = raven("familiar-catcher", "air+fire", deck=["argos-hawk"]).do("take argos-hawk")
    assert s.seat(0).hand == ["argos-hawk"]


def test_as_throne_of_renewal_it_exchanges_a_card() -> None:
    s = raven("throne-of-renewal", "water+fire+fire", hand=("amulet-of-air",), deck=["purse-of-io"])
    assert s.seat(0).hand == ["purse-of-io"]


def test_as_amulet_of_time_it_brings_tokens_and_cards() -> None:
    s = raven("amulet-of-time", "water+water", hand=("amulet-of-air",), deck=["purse-of-io"])
    s.do("gain air+air", "discard amulet-of-air")
    assert (s.seat(0).reserve, s.seat(0).hand) == ("air+air", ["purse-of-io"])


def test_as_vampiric_crown_it_brings_tokens_for_a_card() -> None:
    s = raven("vampiric-crown", "air+water", deck=["purse-of-io"]).do("gain air+air+air+air+air+air")
    assert (s.seat(0).hand, s.seat(0).reserve) == (["purse-of-io"], "air+air+air+air+air+air")


def test_copying_without_profit_is_legal() -> None:
    """R320"""
    s = raven("runic-cube-of-eolis", crystals=20)
    assert (s.seat(0).crystals, s.seat(0).score) == (0, 2)


# --- permanent effects ---


def test_as_hand_of_fortune_it_saves_a_token_on_later_summons() -> None:
    """R314: adding to a Hand of its owner's, never below one token."""
    own = Seat(
        hand=[RAVEN, "amulet-of-air", "ragfields-helm"], reserve="fire+fire+air+air+air+earth", crystals=3, gauge=5
    )
    s = Scenario(own, Seat(in_play=["hand-of-fortune"]), kingdom=True).do(SUMMON, copy_of("hand-of-fortune"))
    assert s.seat(0).reserve == "air+air"
    s.do("summon amulet-of-air")
    assert s.seat(0).reserve == "air"
    s = raven(
        "hand-of-fortune", "air+air+fire+earth", crystals=3, hand=("ragfields-helm",), in_play=("hand-of-fortune",)
    )
    s.do("summon ragfields-helm")
    assert s.seat(0).reserve == "nothing"


def test_as_purse_of_io_it_adds_to_every_transmuted_token() -> None:
    s = raven("purse-of-io", "air+fire+earth", transmuting=True).do("transmute")
    assert s.seat(0).crystals == 3 + 1


def test_as_staff_of_spring_and_vase_it_reacts_to_later_summons() -> None:
    s = raven("staff-of-spring", "earth+earth+earth+air+air", hand=("amulet-of-air",)).do("summon amulet-of-air")
    assert s.seat(0).crystals == 3
    s = raven("yjangs-forgotten-vase", "water+fire+earth+air+air", hand=("amulet-of-air",)).do("summon amulet-of-air")
    assert s.kind == "energy"


@pytest.mark.parametrize(
    ("model", "price", "crystals"),
    [("mesodaes-lantern", "air+air+air+water+water+water", 3), ("wondrous-chest", "water+fire+air+air+air+air", 3)],
)
def test_effects_at_the_end_of_the_round_are_copied(model: str, price: str, crystals: int) -> None:
    """R071: copying Mesodae's Lantern is not putting it into play."""
    assert raven(model, price).end_turn().seat(0).crystals == crystals


def test_the_horns_and_the_monolith_are_copied() -> None:
    s = raven("beggars-horn", "air+earth").end_turn().do("gain air", "gain water")
    assert (s.seat(1).reserve, s.seat(0).reserve) == ("air", "water")
    s = raven("horn-of-plenty", "water+earth+earth").end_turn()
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("nothing", 5)
    s = raven("fairy-monolith", "earth+earth+air").end_turn().do("deposit air")
    assert (s.seat(0).tokens(RAVEN), s.seat(1).tokens("fairy-monolith")) == ("air", "nothing")


def test_as_heart_of_argos_it_keeps_the_token_until_the_round_ends() -> None:
    s = raven("heart-of-argos", "earth+earth", in_play=("idol-of-the-familiar",)).do("activate idol-of-the-familiar")
    assert (s.seat(0).tokens(RAVEN), s.seat(0).crystals) == ("earth", 1)
    assert s.end_turn().seat(0).reserve == "earth"


def test_copied_reserve_spaces_count_for_its_owner() -> None:
    """R034, R071, R133, R339"""
    assert raven("mesodaes-lantern", "air+air+air+water+water+water").seat(0).capacity == 6
    assert raven("statue-of-eolis", "water+fire+earth").seat(0).capacity == 6
    many = ("mesodaes-lantern", "bespelled-grimoire", "statue-of-eolis")
    assert raven("statue-of-eolis", "water+fire+earth", in_play=many).seat(0).capacity == 7


def test_a_copied_lantern_trims_the_reserve_at_once() -> None:
    """R035"""
    amulets = ("amulet-of-water: air+air+air", "amulet-of-water: fire+water+water+water")
    own = Seat(hand=[RAVEN], in_play=amulets, reserve="earth+earth+earth+earth+earth+earth+earth")
    s = Scenario(own, Seat(in_play=["mesodaes-lantern"]), kingdom=True).do(SUMMON, copy_of("mesodaes-lantern"))
    assert s.seat(0).reserve == "earth+earth+earth+earth+earth+earth"


def test_the_space_is_free_again_when_it_leaves() -> None:
    """R133"""
    seats = [
        Seat(hand=[RAVEN], reserve="fire+water+fire+earth"),
        Seat(hand=["syllas-the-faithful"], in_play=["statue-of-eolis"], reserve="fire+fire+fire", die=1),
    ]
    s = Scenario(*seats, kingdom=True, waiting=[1]).do(SUMMON, copy_of("statue-of-eolis")).end_turn()
    s.do("summon syllas-the-faithful")
    assert (s.seat(0).in_play, s.seat(0).capacity) == ([], 7)


def test_effects_of_a_season_change_are_copied() -> None:
    """The rival, first player of the round, has theirs first."""
    s = raven("hourglass-of-time", "air+water+fire+earth", space=3).end_turn().do("gain fire", "gain air")
    assert (s.seat(1).reserve, s.seat(0).reserve) == ("fire", "air")
    s = raven("statue-of-eolis", "water+fire+earth", space=3).end_turn().do("energy", "gain fire", "crystals")
    assert (s.seat(1).reserve, s.seat(0).crystals) == ("fire", 2)


def test_as_io_s_transmuter_it_works_in_the_turn_it_enters() -> None:
    """R324: with 3 crystals on the die; in winter an earth token brings 3."""
    own = Seat(hand=[RAVEN], reserve="fire+earth+earth", die=3)
    s = Scenario(own, Seat(in_play=["ios-transmuter"]), kingdom=True, at="turn")
    s.do(SUMMON, copy_of("ios-transmuter"), "transmute", "transmute earth").end_turn()
    assert s.seat(0).crystals == 3 + 3 + 2


def test_as_steadfast_die_it_helps_from_the_next_turn_on() -> None:
    """R324"""
    own = Seat(hand=[RAVEN], reserve="fire+air+earth", die=2)
    s = Scenario(own, Seat(in_play=["steadfast-die"]), kingdom=True, at="turn", next_faces=[2, 2, 2])
    s.do(SUMMON, copy_of("steadfast-die"))
    assert (s.kind, s.seat(0).reserve) == ("main", "water+water")
    s.end_turn().do("die 1", "die 2")
    assert s.kind == "steadfast"


def test_as_die_of_malice_it_helps_from_the_next_round_on() -> None:
    """R138"""
    s = raven("die-of-malice", next_faces=[2, 2, 2, 3])
    assert USE not in s.options
    s.end_turn().do("die 1", "die 2")
    assert s.options == ["keep the die", USE]
    s.do(USE)
    assert (s.seat(0).crystals, s.seat(0).reserve, s.seat(0).tapped) == (2 + 3, "water+water", [RAVEN])


# --- activations ---


def test_a_copied_activation_is_available_at_once_and_once_a_round() -> None:
    """R316"""
    s = raven("balance-of-ishtar", "air+air+air+air+air+air", crystals=2)
    s.do(USE)
    assert (s.seat(0).crystals, s.seat(0).reserve, s.seat(0).tapped) == (9, "air+air+air", [RAVEN])
    assert USE not in s.options


def test_a_turned_model_does_not_turn_it_nor_the_other_way_round() -> None:
    """R311"""
    rival = Seat(in_play=["balance-of-ishtar tapped"])
    s = raven("balance-of-ishtar", "air+air+air", crystals=2, rival=rival).do(USE)
    assert (s.seat(0).tapped, s.seat(1).tapped) == ([RAVEN], ["balance-of-ishtar"])
    s = raven("balance-of-ishtar", "air+air+air", crystals=2).do(USE)
    assert s.seat(1).tapped == []


def test_as_tree_of_light_it_pays_the_printed_price() -> None:
    """R316"""
    s = raven("tree-of-light", "earth+earth", crystals=3).do(USE, "gain air")
    assert (s.seat(0).crystals, s.seat(0).reserve) == (0, "air")


def test_as_crystal_orb_it_plays_the_top_card() -> None:
    """R316"""
    s = raven("crystal-orb", "fire+earth+air+air+air+air", deck=["runic-cube-of-eolis"]).do(USE, "play it")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([RAVEN, "runic-cube-of-eolis"], "nothing")


def test_as_mirror_of_the_seasons_it_changes_tokens() -> None:
    """R316"""
    s = raven("mirror-of-the-seasons", "air+air", crystals=5).do(USE, "mirror air+air", "into fire")
    assert (s.seat(0).crystals, s.seat(0).reserve) == (0, "fire+fire")


def test_as_arcane_telescope_it_arranges_the_deck() -> None:
    """R316"""
    s = raven("arcane-telescope", crystals=2, deck=["amulet-of-air", "purse-of-io", "staff-of-spring"]).do(USE)
    s.do("order purse-of-io, amulet-of-air, staff-of-spring")
    assert (s.deck[0], s.seat(0).crystals) == ("purse-of-io", 0)


def test_as_fairy_monolith_it_gives_its_own_tokens_back() -> None:
    """R132, R311, R316: it starts empty."""
    rival = Seat(in_play=["fairy-monolith: fire+fire"])
    s = raven("fairy-monolith", "earth+earth+air", rival=rival, next_faces=[2, 2, 2])
    assert USE not in s.options
    s.end_turn().do("deposit air", "die 1", "die 2", USE)
    assert (s.seat(0).tokens(RAVEN), s.seat(0).reserve) == ("nothing", "air+water+water")
    assert s.seat(1).tokens("fairy-monolith") == "fire+fire"


def test_as_jewel_of_the_ancients_it_is_inlaid_and_scored_by_itself() -> None:
    """R131, R132, R316"""
    rival = Seat(in_play=["jewel-of-the-ancients: air+air+air"])
    s = raven("jewel-of-the-ancients", "fire+fire+air+air+air", crystals=20, rival=rival).do(USE)
    assert (s.seat(0).tokens(RAVEN), s.seat(0).reserve) == ("air", "nothing")
    assert s.seat(0).score == 20 + 2 - 10
    s.seat(0).player.tableau[0].energy = parse("air+air+air")
    assert s.seat(0).score == 20 + 2 + 35
    assert s.seat(1).score == 10 + 35


def test_as_glutton_cauldron_it_eats_and_goes_with_the_seventh_token() -> None:
    """R315: the model keeps its own."""
    rival = Seat(in_play=["glutton-cauldron: fire"])
    s = raven("glutton-cauldron", "air", rival=rival)
    s.seat(0).player.tableau[0].energy = parse("fire+fire+fire+fire+fire")
    s.do(USE)
    assert (s.seat(0).tokens(RAVEN), s.seat(0).crystals) == ("air+fire+fire+fire+fire+fire", 0)
    s = raven("glutton-cauldron", "air", rival=rival)
    s.seat(0).player.tableau[0].energy = parse("fire+fire+fire+fire+fire+fire")
    s.do(USE)
    assert (s.seat(0).in_play, s.seat(0).crystals) == ([], 15)
    assert s.seat(0).reserve == "air+fire+fire+fire+fire+fire+fire"
    assert s.seat(1).tokens("glutton-cauldron") == "fire"


def test_a_full_copied_cauldron_may_be_spared_by_a_shield() -> None:
    """R315: it stays, empty, and copies on."""
    s = raven("glutton-cauldron", "air", in_play=("shield-of-zira",))
    s.seat(0).player.tableau[1].energy = parse("fire+fire+fire+fire+fire+fire")
    s.do(USE, "sacrifice shield-of-zira")
    assert (s.seat(0).in_play, s.seat(0).crystals, copies(s)) == ([RAVEN], 25, ["base:35"])
    assert s.seat(0).tokens(RAVEN) == "nothing"


def test_when_the_model_cauldron_is_full_first_it_goes_with_nothing() -> None:
    """R315"""
    seats = [
        Seat(hand=[RAVEN], reserve="fire+air"),
        Seat(in_play=["glutton-cauldron: air+air+air+air+air+air"], die=2),
    ]
    s = Scenario(*seats, kingdom=True, waiting=[1]).do(SUMMON, copy_of("glutton-cauldron"), USE).end_turn()
    s.do("activate glutton-cauldron")
    assert (s.seat(0).in_play, s.seat(0).reserve, s.seat(0).crystals) == ([], "nothing", 0)
    assert (s.seat(1).in_play, s.seat(1).crystals) == ([], 1 + 15)


def test_as_necrotic_kriss_it_may_sacrifice_itself() -> None:
    """R317"""
    s = raven("necrotic-kriss", "air+air+water").do(USE, "gain fire+fire+fire+fire")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([], "fire+fire+fire+fire")


def test_as_dragon_skull_it_may_sacrifice_itself() -> None:
    """R317"""
    s = raven("dragon-skull", "water+fire+earth", in_play=("amulet-of-air", "purse-of-io", "ragfields-helm"))
    s.do(USE, f"sacrifice {RAVEN}", "sacrifice amulet-of-air", "sacrifice purse-of-io")
    assert (s.seat(0).in_play, s.seat(0).crystals) == (["ragfields-helm"], 15)


def test_as_idol_of_the_familiar_it_counts_itself() -> None:
    """R317, R128"""
    s = raven("idol-of-the-familiar", "air+water+fire+earth", in_play=("argos-hawk",)).do(USE)
    assert s.seat(0).crystals == 10 + 2


POTIONS = [
    ("potion-of-power", "fire+fire", []),
    ("potion-of-knowledge", "water+water", ["gain air+air+air+air+air"]),
    ("potion-of-life", "earth+earth", []),
    ("potion-of-dreams", "air+air", []),
    ("potion-of-resurrection", "fire+earth", []),
]


@pytest.mark.parametrize(("potion", "price", "answers"), POTIONS)
def test_as_a_potion_it_is_sacrificed_itself(potion: str, price: str, answers: list[str]) -> None:
    """R134: the model stays."""
    hand = ("runic-cube-of-eolis",) if potion == "potion-of-dreams" else ()
    s = raven(potion, price, hand=hand, gauge=5).do(USE, *answers)
    assert RAVEN not in s.seat(0).in_play
    assert s.seat(1).in_play == [potion]
    assert s.discard == [RAVEN]
    assert s.kind == "main"


def test_as_a_potion_it_may_be_spared_by_a_shield() -> None:
    """R134"""
    s = raven("potion-of-life", "earth+earth+air", in_play=("shield-of-zira",)).do(USE, "sacrifice shield-of-zira")
    assert (s.seat(0).in_play, s.seat(0).crystals, copies(s)) == ([RAVEN], 4 + 10, ["base:26"])


def test_an_activation_through_it_feeds_a_rivals_fairies_once() -> None:
    """R078"""
    rival = Seat(in_play=["arcane-telescope", "thieving-fairies"])
    s = raven("arcane-telescope", crystals=3, rival=rival).do(USE)
    assert (s.seat(0).crystals, s.seat(1).crystals) == (0, 2)


# --- always a familiar, always two points ---


def test_is_no_magic_item_for_scepter_pendant_and_amsug() -> None:
    """R128"""
    seats = [
        Seat(hand=[RAVEN, "scepter-of-greatness"], in_play=["ragfields-helm"], reserve="fire+air+water+fire+earth"),
        Seat(in_play=["arcane-telescope"]),
    ]
    s = Scenario(*seats, kingdom=True).do(SUMMON, copy_of("arcane-telescope"), "summon scepter-of-greatness")
    assert s.seat(0).crystals == 3
    s = raven("arcane-telescope", "air+water+fire", hand=("pendant-of-ragnor",), in_play=("ragfields-helm",))
    s.do("summon pendant-of-ragnor", "gain earth")
    assert s.seat(0).reserve == "earth"
    seats = [
        Seat(hand=[RAVEN, "amsug-longneck"], reserve="fire+air+water"),
        Seat(in_play=["arcane-telescope", "purse-of-io"]),
    ]
    s = Scenario(*seats, kingdom=True).do(SUMMON, copy_of("arcane-telescope"), "summon amsug-longneck")
    s.do("return purse-of-io")
    assert s.seat(0).in_play == [RAVEN, "amsug-longneck"]


def test_necrotic_kriss_takes_it_as_a_familiar() -> None:
    """R128"""
    s = raven("arcane-telescope", in_play=("necrotic-kriss",)).do("activate necrotic-kriss", "gain air+air+air+air")
    assert (s.seat(0).in_play, s.discard) == (["necrotic-kriss"], [RAVEN])


def test_breaks_its_owners_sealed_chest_and_never_scores_a_copied_one() -> None:
    """R128, R130"""
    assert raven("arcane-telescope", in_play=("sealed-chest-of-urm",)).seat(0).score == 10 + 2
    assert raven("sealed-chest-of-urm", "water+water+earth").seat(0).score == 2


def test_prestige_is_not_copied_in_either_direction() -> None:
    """Rulebook, R320"""
    s = raven("cursed-treatise-of-arus", "water", gauge=5).do("gain air+air")
    assert (s.seat(0).crystals, s.seat(0).gauge, s.seat(0).score) == (10, 6, 10 + 2)
    assert raven("tree-of-light", "earth+earth").seat(0).score == 2


def test_effects_at_the_end_of_the_game_are_copied() -> None:
    """R131: under its owner's own conditions."""
    s = raven("ragfields-helm", "air+air+air", in_play=("amulet-of-air",))
    assert (s.seat(0).score, s.seat(1).score) == (6 + 2 + 20, 10)
    earth = ("amulet-of-water: earth+earth+earth",)
    s = raven("lantern-of-xidit", "fire+fire+fire+air+air", in_play=earth, rival=Seat(in_play=["lantern-of-xidit"]))
    assert (s.seat(0).score, s.seat(1).score) == (6 + 2 + 2 * 3, 24)


# --- the model leaves ---


def model_of(s: Scenario) -> list[int]:
    return [placed["model"] for placed in s.state.view(1)["players"][0]["tableau"]]


def test_all_see_which_card_it_copies() -> None:
    s = raven("arcane-telescope")
    (uid,) = [placed["uid"] for placed in s.state.view(0)["players"][1]["tableau"]]
    assert (copies(s), model_of(s)) == (["ek:16"], [uid])


@pytest.mark.parametrize(("potion", "price", "answers"), POTIONS)
def test_it_falls_when_a_rival_drinks_the_potion_it_copies(potion: str, price: str, answers: list[str]) -> None:
    """R134"""
    hand = ["runic-cube-of-eolis"] if potion == "potion-of-dreams" else []
    seats = [Seat(hand=[RAVEN], reserve=f"fire+{price}"), Seat(hand=hand, in_play=[potion], die=3)]
    s = Scenario(*seats, kingdom=True, waiting=[1]).do(SUMMON, copy_of(potion)).end_turn()
    s.do(f"activate {potion}", *answers)
    assert s.seat(0).in_play == []
    assert set(s.discard) == {potion, RAVEN}


def test_it_falls_when_its_model_is_sacrificed() -> None:
    own = Seat(hand=[RAVEN, "syllas-the-faithful"], reserve="fire+fire+fire+fire+earth+earth")
    s = Scenario(own, Seat(in_play=["amulet-of-earth"]), kingdom=True).do(SUMMON, copy_of("amulet-of-earth"))
    s.do("summon syllas-the-faithful")
    assert s.seat(0).in_play == ["syllas-the-faithful"]
    assert s.discard == [RAVEN, "amulet-of-earth"]


def test_it_falls_when_its_model_comes_back_to_hand_in_the_middle_of_the_effect() -> None:
    """R135: before its own owner returns a card."""
    s = raven(
        "amulet-of-earth", "earth+earth+air+water", hand=("amsug-longneck",), in_play=("purse-of-io", "ragfields-helm")
    )
    s.do("summon amsug-longneck")
    assert (s.seat(1).hand, s.asked, s.kind) == (["amulet-of-earth"], 0, "return-item")
    assert s.seat(0).in_play == ["purse-of-io", "ragfields-helm", "amsug-longneck"]


def test_a_rivals_loss_of_another_item_does_not_matter() -> None:
    rival = Seat(in_play=["amulet-of-earth", "purse-of-io"])
    s = raven("amulet-of-earth", "earth+earth+air+water", hand=("amsug-longneck",), rival=rival)
    s.do("summon amsug-longneck", "return purse-of-io")
    assert s.seat(0).in_play == [RAVEN, "amsug-longneck"]


def test_of_two_equal_items_the_chosen_one_is_its_model() -> None:
    """The rival may give up either, and only one of them takes Raven along."""
    rival = Seat(in_play=["amulet-of-earth", "amulet-of-earth"])
    for given, left in (("amulet-of-earth", []), ("amulet-of-earth#2", [RAVEN])):
        s = raven("amulet-of-earth", "earth+earth+air+water", hand=("amsug-longneck",), rival=rival)
        s.do("summon amsug-longneck")
        assert s.options == ["return amulet-of-earth", "return amulet-of-earth#2"]
        s.do(f"return {given}")
        assert s.seat(0).in_play == [*left, "amsug-longneck"]


def test_its_own_leaving_does_not_touch_the_model() -> None:
    """R136"""
    s = raven(
        "amulet-of-water", "water+water", in_play=("necrotic-kriss",), rival=Seat(in_play=["amulet-of-water: air"])
    )
    s.do("store fire+fire+fire+fire", "activate necrotic-kriss", "gain air+air+air+air")
    assert (s.seat(1).in_play, s.seat(1).tokens("amulet-of-water")) == (["amulet-of-water"], "air")


def test_a_raven_lost_with_its_model_is_no_card_for_dragon_skull() -> None:
    """R119: three cards of the Skull's owner go all the same."""
    seats = [
        Seat(hand=[RAVEN], reserve="fire+air+air"),
        Seat(in_play=["dragon-skull", "amulet-of-air", "purse-of-io", "ragfields-helm"], die=1),
    ]
    s = Scenario(*seats, kingdom=True, waiting=[1]).do(SUMMON, copy_of("amulet-of-air")).end_turn()
    s.do("activate dragon-skull", "sacrifice amulet-of-air")
    assert (s.seat(0).in_play, s.seat(1).crystals, s.asked) == ([], 0, 1)
    s.do("sacrifice purse-of-io", "sacrifice ragfields-helm")
    assert (s.seat(1).in_play, s.seat(1).crystals) == (["dragon-skull"], 15)


@pytest.mark.parametrize("way", ["by itself", "with its model"])
def test_sacrificed_as_cursed_treatise_it_takes_its_owners_reserve_along(way: str) -> None:
    """R121"""
    rival = Seat(
        hand=["syllas-the-faithful", "argos-hawk"],
        in_play=["cursed-treatise-of-arus", "dragon-skull", "purse-of-io"],
        reserve="fire+fire+fire",
        die=1,
    )
    seats = [Seat(hand=[RAVEN], reserve="fire+water+earth"), rival]
    s = Scenario(*seats, kingdom=True, waiting=[1]).do(SUMMON, copy_of("cursed-treatise-of-arus"), "gain air+air")
    assert s.seat(0).reserve == "air+air+earth"
    s.end_turn()
    if way == "by itself":
        s.do("summon syllas-the-faithful")
        assert s.seat(1).reserve == "water+water"
    else:
        s.do("activate dragon-skull", "sacrifice cursed-treatise-of-arus")
    assert (s.seat(0).in_play, s.seat(0).reserve) == ([], "nothing")


def test_ravens_of_several_players_fall_clockwise_from_the_active_one() -> None:
    """R228: the discard pile is in that order."""
    seats = [
        Seat(hand=["selenias-codex"], in_play=["amulet-of-earth"], reserve="air+water", die=1),
        Seat(hand=[RAVEN], reserve="fire+earth+earth", in_play=["shield-of-zira"], die=1),
        Seat(hand=[RAVEN], reserve="fire+earth+earth", in_play=["shield-of-zira"]),
    ]
    s = Scenario(*seats, kingdom=True, active=2, waiting=[1, 0], first=2)
    s.do(SUMMON, copy_of("amulet-of-earth", 0)).end_turn().do(SUMMON, copy_of("amulet-of-earth", 0)).end_turn()
    s.do("summon selenias-codex")
    assert s.asked == 1
    s.do(f"sacrifice {RAVEN}")
    assert s.asked == 2


def test_hidden_cards_stay_hidden_though_a_rival_draws_through_a_copy() -> None:
    """R342"""
    s = raven("potion-of-power", "fire+fire", deck=["purse-of-io"]).do(USE)
    assert s.seat(0).hand == ["purse-of-io"]
    assert s.state.view(1)["players"][0]["known"]["hand"] == []
