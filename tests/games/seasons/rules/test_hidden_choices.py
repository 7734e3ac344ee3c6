"""A choice among cards that others cannot see is put whatever the cards are, so that others cannot tell them."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.games.seasons.scenario import Scenario, Seat
from tests.games.seasons.kingdom.cards.elsewhere import LEVEL, all_but

BOOTS, CUBE, PURSE, CHEST = "temporal-boots", "runic-cube-of-eolis", "purse-of-io", "wondrous-chest"
SID, TITUS, HAWK = "sid-nightshade", "titus-deepgaze", "argos-hawk"
LANTERN = "mesodaes-lantern"  # cannot be put into play free
DRAW = 5  # the face of the first winter die that lets its owner draw

Cards = list[str]


def kingdom(*seats: Seat, **table: Any) -> Scenario:
    return Scenario(*seats, kingdom=True, **table)


def draw_bonus(cards: Cards) -> Scenario:
    return kingdom(Seat(die=DRAW), Seat(), deck=cards, at="turn").do("bonus draw")


def amulet_of_fire(cards: Cards) -> Scenario:
    seat = Seat(["amulet-of-fire"], reserve="fire+fire", archive_3=all_but("amulet-of-fire", *cards))
    return kingdom(seat, Seat(), deck=cards, level=LEVEL).do("summon amulet-of-fire")


def divine_chalice(cards: Cards) -> Scenario:
    return kingdom(Seat(["divine-chalice"], reserve="air+water+fire+earth"), Seat(), deck=cards).do(
        "summon divine-chalice"
    )


def naria(cards: Cards) -> Scenario:
    return kingdom(Seat(["naria-the-prophetess"], crystals=3), Seat(), deck=cards).do("summon naria-the-prophetess")


def naria_deals(cards: Cards) -> Scenario:
    s = kingdom(Seat(["naria-the-prophetess"], crystals=6), Seat(), Seat(), deck=[BOOTS, *cards])
    return s.do("summon naria-the-prophetess", f"keep {BOOTS}")


def vampiric_crown(cards: Cards) -> Scenario:
    return kingdom(Seat(["vampiric-crown", *cards], reserve="air+water"), Seat()).do("summon vampiric-crown", "discard")


def necrotic_kriss(cards: Cards) -> Scenario:
    return kingdom(Seat(cards, ["necrotic-kriss"]), Seat()).do("activate necrotic-kriss")


def kriss_beside_a_familiar(cards: Cards) -> Scenario:
    return kingdom(Seat(cards, ["necrotic-kriss", HAWK]), Seat()).do("activate necrotic-kriss")


def potion_of_dreams(cards: Cards) -> Scenario:
    return kingdom(Seat(cards, ["potion-of-dreams"]), Seat()).do("activate potion-of-dreams")


def token_two(cards: Cards) -> Scenario:
    return kingdom(Seat(cards, token=2), Seat()).do("use token")


def warden(cards: Cards) -> Scenario:
    return kingdom(Seat(["warden-of-argos"], reserve="air"), Seat(cards)).do("summon warden-of-argos", "card")


def throne_of_renewal(cards: Cards) -> Scenario:
    seat = Seat(["throne-of-renewal", *cards], reserve="water+fire+fire")
    return kingdom(seat, Seat()).do("summon throne-of-renewal")


def argos_embrace(cards: Cards) -> Scenario:
    held, drawn = cards
    s = kingdom(Seat([held], die=DRAW), Seat(), deck=[drawn], enchantment="argos-embrace", at="turn")
    return s.do("draw", f"keep {drawn}")


def potion_of_resurrection(cards: Cards) -> Scenario:
    return kingdom(Seat(in_play=["potion-of-resurrection"]), Seat(), discard=cards).do(
        "activate potion-of-resurrection"
    )


PAIRS = [[BOOTS, BOOTS], [BOOTS, CUBE], [PURSE, CHEST]]
CHOICES: list[tuple[Callable[[Cards], Scenario], list[Cards]]] = [
    (draw_bonus, PAIRS),
    (amulet_of_fire, PAIRS),
    (divine_chalice, [[LANTERN, LANTERN, CUBE, CUBE], [LANTERN, LANTERN, BOOTS, CUBE], [BOOTS, CUBE, PURSE, CHEST]]),
    (naria, PAIRS),
    (naria_deals, [[CUBE, CUBE], [CUBE, PURSE]]),
    (vampiric_crown, PAIRS),
    (necrotic_kriss, [[SID, SID], [SID, BOOTS], [SID, TITUS]]),
    (kriss_beside_a_familiar, [[BOOTS], [SID]]),
    (potion_of_dreams, [[CUBE, CUBE], [CUBE, LANTERN], [BOOTS, CUBE]]),
    (token_two, PAIRS),
    (warden, PAIRS),
    (throne_of_renewal, PAIRS),
    (argos_embrace, PAIRS),
    (potion_of_resurrection, PAIRS),
]


def seen_by_others(s: Scenario) -> list[str]:
    """All that those who are not asked see and were told."""
    viewers = [viewer for viewer in range(-1, s.state.seats) if viewer != s.asked]
    return [json.dumps([s.state.view(viewer), [event.seen_by(viewer) for event in s.events]]) for viewer in viewers]


@pytest.mark.parametrize(("choice", "hidden"), CHOICES, ids=[choice.__name__ for choice, _ in CHOICES])
def test_others_cannot_tell_the_cards_by_the_question(choice: Callable[[Cards], Scenario], hidden: list[Cards]) -> None:
    positions = [choice(cards) for cards in hidden]
    assert len({(s.asked, s.kind) for s in positions}) == 1
    assert positions[0].kind not in ("main", "over")
    for s in positions[1:]:
        assert seen_by_others(s) == seen_by_others(positions[0])


@pytest.mark.parametrize(
    ("choice", "cards"),
    [(vampiric_crown, [BOOTS]), (necrotic_kriss, [SID]), (potion_of_dreams, [CUBE]), (token_two, [BOOTS]),
     (warden, [BOOTS]), (throne_of_renewal, [BOOTS]), (potion_of_resurrection, [BOOTS])],
    ids=lambda value: getattr(value, "__name__", None),
)  # fmt: skip
def test_where_everybody_knows_that_there_is_one_card_nothing_is_asked(
    choice: Callable[[Cards], Scenario], cards: Cards
) -> None:
    s = choice(cards)
    assert s.kind in ("main", "energy", "boots")
