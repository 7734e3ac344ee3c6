"""Dragon Skull: sacrifice three cards in play for 15 crystals."""

from ludoteka.games.seasons.scenario import Scenario, Seat

AMULETS = ["amulet-of-air", "amulet-of-fire", "amulet-of-earth"]


def test_costs_water_fire_and_earth_and_is_worth_nine() -> None:
    assert "summon dragon-skull" not in Scenario(Seat(hand=["dragon-skull"], reserve="water+fire+air"), Seat()).options
    s = Scenario(Seat(hand=["dragon-skull"], reserve="water+fire+earth"), Seat()).do("summon dragon-skull")
    assert (s.seat(0).reserve, s.seat(0).score) == ("nothing", 9)


def test_three_cards_go_in_the_owners_order_then_fifteen_crystals_come() -> None:
    """R252"""
    s = Scenario(Seat(in_play=["dragon-skull", *AMULETS]), Seat())
    s.do("activate dragon-skull", "sacrifice amulet-of-fire", "sacrifice amulet-of-air")
    assert s.seat(0).crystals == 0
    s.do("sacrifice amulet-of-earth")
    assert (s.seat(0).crystals, s.seat(0).in_play) == (15, ["dragon-skull"])
    assert s.discard == ["amulet-of-earth", "amulet-of-air", "amulet-of-fire"]


def test_three_cards_in_play_suffice_as_it_may_be_one_of_them() -> None:
    """R118"""
    s = Scenario(Seat(in_play=["dragon-skull", "amulet-of-air", "amulet-of-fire"]), Seat())
    s.do("activate dragon-skull", "sacrifice dragon-skull", "sacrifice amulet-of-air")
    assert (s.seat(0).crystals, s.seat(0).in_play) == (15, [])


def test_two_cards_in_play_are_too_few() -> None:
    """R118"""
    assert "activate dragon-skull" not in Scenario(Seat(in_play=["dragon-skull", "amulet-of-air"]), Seat()).options


def test_it_is_used_once_a_round_and_turns() -> None:
    s = Scenario(Seat(in_play=["dragon-skull", *AMULETS, "staff-of-spring", "purse-of-io"]), Seat())
    s.do("activate dragon-skull", "sacrifice amulet-of-fire", "sacrifice amulet-of-air", "sacrifice amulet-of-earth")
    assert s.seat(0).tapped == ["dragon-skull"]
    assert "activate dragon-skull" not in s.options


def test_is_no_transmuting() -> None:
    """Neither Purse of Io nor the transmute bonus adds to the 15."""
    s = Scenario(Seat(in_play=["dragon-skull", "purse-of-io", *AMULETS]), Seat()).do("bonus transmute")
    s.do("activate dragon-skull", "sacrifice amulet-of-fire", "sacrifice amulet-of-air", "sacrifice amulet-of-earth")
    assert s.seat(0).crystals == 15


def test_cursed_treatise_empties_the_reserve_when_it_goes() -> None:
    """R250: at that moment, and a second one finds nothing."""
    treatise = "cursed-treatise-of-arus"
    s = Scenario(Seat(in_play=["dragon-skull", treatise, treatise, "amulet-of-air"], reserve="fire+earth"), Seat())
    s.do("activate dragon-skull", f"sacrifice {treatise}")
    assert (s.seat(0).reserve, s.kind) == ("nothing", "sacrifice")
    s.do(f"sacrifice {treatise}", "sacrifice amulet-of-air")
    assert (s.seat(0).crystals, s.seat(0).in_play) == (15, ["dragon-skull"])


def test_sacrificed_potions_have_no_effect() -> None:
    """R251"""
    potions = ["potion-of-power", "potion-of-knowledge", "potion-of-life"]
    s = Scenario(Seat(in_play=["dragon-skull", *potions], reserve="fire", gauge=5), Seat())
    s.do("activate dragon-skull", *(f"sacrifice {potion}" for potion in potions))
    board = s.seat(0)
    assert (board.crystals, board.reserve, board.gauge, board.hand) == (15, "fire", 5, [])


def test_a_sacrificed_grimoire_takes_its_room_with_it_before_the_next_card_goes() -> None:
    nine = "air+air+air+air+fire+fire+fire+fire+fire"
    s = Scenario(Seat(in_play=["dragon-skull", "bespelled-grimoire", "amulet-of-air"], reserve=nine), Seat())
    s.do("activate dragon-skull", "sacrifice bespelled-grimoire")
    assert set(s.options) == {"lose fire+fire", "lose air+fire", "lose air+air"}
    s.do("lose air+fire", "sacrifice dragon-skull")
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("air+air+air+fire+fire+fire+fire", 15)


def test_frees_the_slots_at_once() -> None:
    """R122"""
    in_play = ["dragon-skull", "amulet-of-air", "amulet-of-fire"]
    s = Scenario(Seat(hand=["temporal-boots"], in_play=in_play, gauge=3), Seat())
    assert "summon temporal-boots" not in s.options
    s.do("activate dragon-skull", "sacrifice dragon-skull", "sacrifice amulet-of-air")
    assert "summon temporal-boots" in s.options


def test_everyone_sees_what_was_sacrificed() -> None:
    """R218"""
    s = Scenario(Seat(in_play=["dragon-skull", "amulet-of-air", "amulet-of-fire"]), Seat())
    s.do("activate dragon-skull", "sacrifice dragon-skull", "sacrifice amulet-of-air")
    assert [event["card"] for event in s.told("sacrificed", 1)] == ["base:37", "base:1", "base:2"]
    assert s.state.view(1)["discard"] == ["base:37", "base:1", "base:2"]
