"""The name of an option holds what it does and what it costs: whoever only hears it can choose."""

import re
from typing import Any

import pytest

from ludoteka.core.scenario import Scenario
from ludoteka.games.etherstone.scenario import Scenario as Etherstone
from ludoteka.games.etherstone.scenario import Seat as Leader
from ludoteka.games.seasons.scenario import Scenario as Seasons
from ludoteka.games.seasons.scenario import Seat as Wizard
from ludoteka.prose import Prose
from ludoteka.text import LANGUAGES

NAMES = ["Ann", "Bo"]
RICH = "air+air+water+fire+fire+earth+earth"


def named(scenario: Scenario[Any], option: str, language: str = "en") -> str:
    """What the option with this canonical text is called."""
    state = scenario.state
    game = "seasons" if isinstance(scenario, Seasons) else "etherstone"
    detail = state.option_detail(state.agenda[-1], 0, state.option_named(0, option))
    return Prose(game, language, NAMES).option(detail)


@pytest.mark.parametrize(
    ("card", "in_play", "rival", "enchantment", "price"),
    [
        ("amulet-of-fire", [], [], "none", "fire ×2"),
        ("purse-of-io", [], [], "none", "air, fire"),
        ("hand-of-fortune", [], [], "none", "air, fire, earth · 3 crystals"),
        ("figrim-the-avaricious", [], [], "none", "3 crystals"),
        ("temporal-boots", [], [], "none", "free"),
        ("elemental-amulet", [], [], "none", "1–4 different tokens"),
        ("amulet-of-fire", ["hand-of-fortune"], [], "none", "fire ×2 · 1 token less"),
        ("amulet-of-fire", [], ["arcano-leech"], "none", "fire ×2 · 1 crystal"),
        ("figrim-the-avaricious", [], ["arcano-leech"], "none", "4 crystals"),
        ("temporal-boots", [], ["arcano-leech"], "none", "1 crystal"),
        ("amulet-of-fire", [], [], "nature-spirit", "fire ×2 · 1 token of any type"),
        ("temporal-boots", [], [], "nature-spirit", "1 token of any type"),
        ("amulet-of-fire", ["hand-of-fortune"], [], "nature-spirit", "fire ×2 · 1 token of any type · 1 token less"),
    ],
)
def test_summoning_says_what_it_costs_now(
    card: str, in_play: list[str], rival: list[str], enchantment: str, price: str
) -> None:
    seat = Wizard(hand=[card], in_play=in_play, reserve=RICH, crystals=20, gauge=5)
    scenario = Seasons(seat, Wizard(in_play=rival), enchantment=enchantment)
    what, _, cost = named(scenario, f"summon {card}").partition(" · ")
    assert what.startswith("Summon ")
    assert cost == price


@pytest.mark.parametrize(("used", "points"), [(0, 5), (1, 7), (2, 8)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bonus_says_what_it_gives_and_costs_in_the_end(used: int, points: int, language: str) -> None:
    """The marker costs 5, 12 and 20 points in all."""
    scenario = Seasons(Wizard(reserve="air+air", bonus=used), Wizard(), enchantment="olafs-knowledge")
    said = [named(scenario, f"bonus {what}", language) for what in ("exchange", "transmute", "gauge", "draw")]
    assert len(set(said)) == 4
    assert all(f" · −{points} " in one for one in said), said


def test_what_rivals_take_and_what_crystals_come_is_said() -> None:
    thieves = Wizard(in_play=["thieving-fairies"])
    seat = Wizard(in_play=["potion-of-power", "temporal-boots"], reserve="earth+fire", crystals=5)
    assert named(Seasons(seat, Wizard()), "activate potion-of-power") == "Activate Potion of Power"
    assert named(Seasons(seat, thieves), "activate potion-of-power").endswith(" · 1 crystal for rivals")
    winter = Seasons(Wizard(reserve="earth+fire"), Wizard(), transmuting=True).do("transmute")
    assert named(winter, "transmute fire+earth") == "Transmute fire, earth · +5 crystals"


def test_a_copy_says_the_price_of_its_model() -> None:
    raven = Wizard(hand=["raven-the-usurper"], reserve=RICH, crystals=9)
    model = Wizard(in_play=["purse-of-io", "runic-cube-of-eolis", "temporal-boots"])
    scenario = Seasons(raven, model, kingdom=True).do("summon raven-the-usurper")
    assert named(scenario, "copy purse-of-io of seat 1") == "Copy Purse of Io of Bo · air, fire"
    assert named(scenario, "copy temporal-boots of seat 1") == "Copy Temporal Boots of Bo · free"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_token_says_what_it_does_and_costs(language: str) -> None:
    """As its text has it: the points on its back."""
    prose = Prose("seasons", language, NAMES)
    for token in (1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12):
        said = prose.option({"do": "use-token", "token": token})
        assert prose("token-name", token=token) not in said
        (points,) = re.findall(r"[−+]?\d+(?= (?:prestige|оч))", prose("token-text", token=token))
        assert f"; {points} " in said if points != "0" else ";" not in said, said


def test_summoning_an_entity_says_what_it_costs_now() -> None:
    seat = Leader(hand=["УК003"], stones="ggwwrr")
    assert named(Etherstone(seat, Leader("ВО002")), "summon УК003").endswith(
        " · 2 green stones · 2 stones of any colours"
    )


def test_an_attack_says_what_it_takes_gives_and_costs() -> None:
    attacker = Leader(leader="ВО007", in_play=["УК002: 4"], durability=9)
    scenario = Etherstone(attacker, Leader("ВО002"), threats=("УГ007", "УГ001", "УГ002"))
    assert named(scenario, "attack УГ007").endswith(" · needs strength 6 · 3 VP")
    scenario.do("attack УГ007")
    assert named(scenario, "team leader+УК002").endswith(" · life −4")
    assert " life " not in named(scenario, "team УК002")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_die_says_what_it_brings(language: str) -> None:
    scenario = Etherstone(Leader(), Leader("ВО002"), values=(4, 1, 1, 2, 5))
    prose = Prose("etherstone", language, NAMES)
    assert named(scenario, "take white", language).endswith(f" · {prose('token-white', n=2)}")
    assert f" · {prose('token-red', n=2)} · " in named(scenario, "take purple as red", language)
