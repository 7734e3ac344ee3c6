"""Mirror of the Seasons: for X crystals X identical tokens become X tokens of one other type."""

from ludoteka.games.seasons.scenario import Scenario, Seat

MIRROR = "mirror-of-the-seasons"


def test_costs_three_crystals_and_is_worth_eight() -> None:
    assert f"summon {MIRROR}" not in Scenario(Seat(hand=[MIRROR], crystals=2), Seat()).options
    s = Scenario(Seat(hand=[MIRROR], crystals=3), Seat()).do(f"summon {MIRROR}")
    assert (s.seat(0).crystals, s.seat(0).score) == (0, 8)


def test_turns_x_tokens_for_x_crystals() -> None:
    s = Scenario(Seat(in_play=[MIRROR], reserve="fire+fire+fire", crystals=5), Seat())
    s.do(f"activate {MIRROR}", "mirror fire+fire", "into air")
    assert (s.seat(0).reserve, s.seat(0).crystals, s.seat(0).tapped) == ("air+air+fire", 3, [MIRROR])


def test_x_is_at_least_one_and_limited_by_crystals_and_identical_tokens() -> None:
    s = Scenario(Seat(in_play=[MIRROR], reserve="air+air+air+fire", crystals=2), Seat()).do(f"activate {MIRROR}")
    assert set(s.options) == {"mirror air", "mirror air+air", "mirror fire"}


def test_needs_a_crystal_and_a_token() -> None:
    assert f"activate {MIRROR}" not in Scenario(Seat(in_play=[MIRROR], reserve="fire"), Seat()).options
    assert f"activate {MIRROR}" not in Scenario(Seat(in_play=[MIRROR], crystals=5), Seat()).options


def test_the_new_type_is_another_one() -> None:
    """R173"""
    s = Scenario(Seat(in_play=[MIRROR], reserve="fire", crystals=1), Seat()).do(f"activate {MIRROR}")
    assert s.options == ["into air", "into water", "into earth"]


def test_the_price_and_the_new_types_are_told_beforehand() -> None:
    s = Scenario(Seat(in_play=[MIRROR, "amulet-of-water: fire"], reserve="fire+air", crystals=2), Seat())
    s.do(f"activate {MIRROR}")
    told = {}
    for option, text in zip(s.state.options(0), s.options, strict=True):
        detail = s.state.option_detail(s.state.agenda[-1], 0, option)
        told[text] = (detail["pays"], detail["into"])
    assert told == {
        "mirror air": (1, ["water", "fire", "earth"]),
        "mirror fire": (1, ["air", "water", "earth"]),
        "mirror fire@amulet-of-water": (1, ["air", "water", "earth"]),
        "mirror fire fire@amulet-of-water": (2, ["air", "water", "earth"]),
    }
    s.do("mirror fire fire@amulet-of-water")
    assert (s.seat(0).crystals, s.options) == (0, ["into air", "into water", "into earth"])


def test_tokens_of_reserve_and_amulet_of_water_may_be_mixed() -> None:
    """R173, R247, R036: every new token goes to the reserve."""
    s = Scenario(Seat(in_play=[MIRROR, "amulet-of-water: fire+fire"], reserve="fire", crystals=2), Seat())
    s.do(f"activate {MIRROR}")
    assert set(s.options) == {
        "mirror fire",
        "mirror fire@amulet-of-water",
        "mirror fire fire@amulet-of-water",
        "mirror fire+fire@amulet-of-water",
    }
    s.do("mirror fire+fire@amulet-of-water", "into air")
    assert (s.seat(0).reserve, s.seat(0).tokens("amulet-of-water")) == ("air+air+fire", "nothing")


def test_tokens_turned_from_amulet_of_water_can_overfill_the_reserve() -> None:
    """R173"""
    full = "air+air+air+air+air+air+air"
    s = Scenario(Seat(in_play=[MIRROR, "amulet-of-water: fire+fire"], reserve=full, crystals=2), Seat())
    s.do(f"activate {MIRROR}", "mirror fire+fire@amulet-of-water", "into water", "lose air+water")
    assert s.seat(0).reserve == "air+air+air+air+air+air+water"


def test_tokens_on_glutton_cauldron_cannot_be_turned() -> None:
    """R183"""
    s = Scenario(Seat(in_play=[MIRROR, "glutton-cauldron: fire+fire"], crystals=5), Seat())
    assert f"activate {MIRROR}" not in s.options


def test_is_no_transmuting() -> None:
    s = Scenario(Seat(in_play=[MIRROR, "purse-of-io"], reserve="fire", crystals=1), Seat())
    s.do("bonus transmute", f"activate {MIRROR}", "into air")
    assert s.seat(0).crystals == 0


def test_each_of_two_is_activated_and_paid_separately() -> None:
    s = Scenario(Seat(in_play=[MIRROR, MIRROR], reserve="fire", crystals=2), Seat())
    s.do(f"activate {MIRROR}", "into air", f"activate {MIRROR}#2", "into earth")
    assert (s.seat(0).reserve, s.seat(0).crystals) == ("earth", 0)
