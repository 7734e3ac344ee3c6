"""Positions in which a coach must say something, and others near them in which it must not."""

from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.core.chance import key_from_seed
from ludoteka.core.state import State
from ludoteka.games.seasons import GAME
from ludoteka.games.seasons.cards.definition import card_named
from ludoteka.games.seasons.scenario import Scenario, Seat
from ludoteka.games.seasons.state import SeasonsState
from tests.games.coaching import Advice, check, noted, untested


def at(own: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **table: Any) -> Callable[[], State]:
    return lambda: Scenario(Seat(**(own or {})), Seat(**(rival or {})), **table).state


def rolled(own: dict[str, Any] | None = None, rival: dict[str, Any] | None = None, **table: Any) -> Callable[[], State]:
    """The own choice of a die, the first of the round."""
    return at(own, rival, at="round", first=0, **{"next_faces": [5, 4, 4], **table})


def drafting(drafted: list[int], pack: list[int]) -> Callable[[], State]:
    others = [card for card in range(21, 40) if card not in (*drafted, *pack)]
    rival = {"pack": others[: len(pack)], "drafted": others[len(pack) : 9]}
    return at({"pack": pack, "drafted": drafted}, rival, at="draft")


def splitting(*names: str) -> Callable[[], State]:
    """The first of the sets for three years; cards that are not named do nothing for each other."""

    def state() -> State:
        g = GAME.start(2, key_from_seed("split"), {"level": "apprentice"})
        assert isinstance(g, SeasonsState)
        cards = [int(card_named(name).code) for name in names]
        g.players[0].drafted = cards + [int(card_named("potion-of-dreams").code)] * (9 - len(cards))
        return g

    return state


EARTH = {"hand": ["amulet-of-earth"], "reserve": "earth+earth"}
BALANCE = {"in_play": ["balance-of-ishtar"], "reserve": "water+water+water"}
ADVICE = [
    Advice("activate", at(BALANCE), at({**BALANCE, "in_play": ["balance-of-ishtar tapped"]})),
    Advice("fee-activate", at(BALANCE, {"in_play": ["thieving-fairies"]}), at(BALANCE), {"n": 1}),
    Advice("payable", at(EARTH), at({**EARTH, "gauge": 0}), {"cards": ["base:3"]}),
    Advice("fee-summon", at({**EARTH, "crystals": 3}, {"in_play": ["arcano-leech"]}), at(EARTH), {"n": 1}),
    Advice("bonus-gauge", at({**EARTH, "gauge": 0}), at({**EARTH, "gauge": 0, "bonus": 3}), {"n": 6, "points": 5}),
    Advice("gauge-full", at({"hand": [20, 21, 22], "gauge": 0}), at({"hand": [20, 21, 22]}), {"n": 3}),
    Advice("lacks", at({**EARTH, "reserve": "earth"}), at(EARTH), {"card": "base:3", "energy": {"earth": 1}}),
    Advice("overflow", at({"reserve": "air+air+air+air+air+air"}), at({"reserve": "air"}), {"n": 6, "capacity": 7}),
    Advice(
        "die-overflow",
        rolled({"reserve": "air+air+air+air+air+air"}, next_faces=[3, 5, 5]),  # the first brings two tokens
        rolled({"reserve": "air+air+air+air+air"}, next_faces=[3, 5, 5]),
        {"n": 6, "capacity": 7},
    ),
    Advice(
        "transmute-now",
        at({"reserve": "earth+earth"}, transmuting=True),
        at({"reserve": "earth+earth"}),
        {"energy": {"earth": 2}, "n": 6},
    ),
    Advice(
        "transmute-later",
        at({"reserve": "fire"}, transmuting=True),
        at({"reserve": "earth"}, transmuting=True),
        {"season": "spring"},
    ),
    Advice("hand-costs", at({"hand": [20, 21]}, year=3), at({"hand": [20, 21]}, year=2), {"n": 2, "points": 10}),
    Advice("last-turn", at({"hand": [20]}, year=3, space=12), at({"hand": [20]}, year=3, space=9), {"points": 5}),
    Advice(
        "bonus-transmute",
        at({"reserve": "water+water+water"}, year=3, space=12),
        at({"reserve": "water+water+water"}, year=3, space=11),
        {"n": 12, "points": 5},
    ),
    Advice("new-year", at({"archive_2": [20]}, space=11), at({"archive_2": [20]}, space=5), {"n": 2, "fresh": 1}),
    Advice("die-gauge", rolled({"hand": [20], "gauge": 0}, next_faces=[1, 4, 4]), rolled({"hand": [20], "gauge": 0})),
    Advice(
        "die-energy",
        rolled({"hand": ["amulet-of-earth"]}, season="spring", next_faces=[3, 3, 4]),
        rolled({"hand": ["amulet-of-earth"]}, season="winter", next_faces=[3, 4, 4]),
        {"place": 0, "card": "base:3"},
    ),
    Advice("year-may-end", rolled(space=11), rolled(space=4), {"pips": 2, "year": 1}),
    Advice("match-may-end", rolled(year=3, space=12), rolled(year=2, space=12), {"pips": 1}),
    Advice("rival-ahead", rolled({}, {"crystals": 9}, year=3), rolled({"crystals": 9}, year=3), {"seat": 1, "n": 9}),
    Advice(
        "draft-pair",
        drafting([43], [12, 1, 2, 3, 4, 5, 7, 9]),
        drafting([31], [1, 2, 3, 4, 5, 8, 9, 10]),
        {"cards": ["base:43"]},
    ),
    Advice("draft-cheap", drafting([9, 30, 6, 19], [1, 2, 3, 4, 5]), drafting([9, 30, 6, 1], [2, 3, 4, 5, 7])),
    Advice("draft-element", drafting([3, 9, 30, 10], [1, 2, 4, 5, 7]), drafting([1, 2, 4, 8], [3, 5, 7, 9, 10])),
    Advice("split-first", splitting("amulet-of-earth"), splitting()),
    Advice("split-last", splitting("divine-chalice"), splitting()),
    Advice("split-pair", splitting("idol-of-the-familiar", "figrim-the-avaricious"), splitting("amulet-of-earth")),
]


@pytest.mark.parametrize("case", ADVICE, ids=lambda case: case.kind)
def test_advice(case: Advice) -> None:
    check(GAME, case)


def test_every_kind_of_advice_is_tested() -> None:
    assert untested(GAME, ADVICE) == set()


def test_nothing_waits_for_a_season_that_never_comes() -> None:
    fall = {"reserve": "earth"}  # worth more in winter
    assert "transmute-later" in noted(GAME, at(fall, transmuting=True, year=2, space=10)(), 0)
    last = noted(GAME, at(fall, transmuting=True, year=3, space=10)(), 0)
    assert "transmute-later" not in last
    assert last["transmute-now"]["n"] == 2


def test_what_a_bonus_adds_is_not_let_go() -> None:
    """In spring air is worth 2 and fire 3; in winter, with a bonus, just as much."""
    held = {"reserve": "air+fire"}
    assert noted(GAME, at(held, transmuting=True)(), 0)["transmute-later"]["energy"] == {"air": 1, "fire": 1}
    state = at(held)()
    bonus = next(one for one in state.options(0) if state.option_text(state.agenda[-1], 0, one) == "bonus transmute")
    state.answer(0, bonus)
    told = noted(GAME, state, 0)
    assert "transmute-later" not in told
    assert (told["transmute-now"]["energy"], told["transmute-now"]["n"]) == ({"air": 1, "fire": 1}, 5)


def test_nothing_waits_in_a_reserve_that_is_nearly_full() -> None:
    full = noted(GAME, at({"reserve": "fire+fire+fire+fire+fire+fire"}, transmuting=True)(), 0)
    assert "transmute-later" not in full
    assert "overflow" in full


def test_before_a_die_is_taken_nothing_is_to_be_spent() -> None:
    """The energy of a die comes first in the turn, and only some dice bring any."""
    full = {"reserve": "air+air+air+air+air+air+air"}
    assert "overflow" not in noted(GAME, rolled(full)(), 0)
    poor = rolled(full, dice={"winter": [4, 2, 1]}, next_faces=[5, 4, 5])  # 6 crystals, a card, a card
    assert "die-overflow" not in noted(GAME, poor(), 0)


def test_cards_are_not_given_up_by_the_way() -> None:
    """A potion waits for its moment; in the last turn there is no other."""
    potion = {"in_play": ["potion-of-life"], "reserve": "earth+earth"}
    assert "activate" not in noted(GAME, at(potion)(), 0)
    assert "activate" in noted(GAME, at(potion, year=3, space=12)(), 0)
    skull = {"in_play": ["dragon-skull", "balance-of-ishtar", "purse-of-io"], "reserve": "air+air+air"}
    assert noted(GAME, at(skull)(), 0)["activate"]["cards"] == ["base:5"]


def test_what_needs_cards_of_others_is_not_for_the_beginning() -> None:
    found = noted(GAME, splitting("amsug-longneck", "amulet-of-earth")(), 0)["split-first"]
    assert found["cards"] == ["base:3"]


def test_what_matters_most_comes_first() -> None:
    state = at({**EARTH, "bonus": 3}, year=3, space=12)()
    assert next(iter(noted(GAME, state, 0))) == "last-turn"


def test_energy_that_a_card_counts_at_the_end_is_not_called_worthless() -> None:
    lantern = {"in_play": ["lantern-of-xidit"], "reserve": "water+water+water+air"}
    last = noted(GAME, at(lantern, year=3, space=12)(), 0)
    assert last["last-turn"]["each"] == 3
    assert "bonus-transmute" not in last
    assert noted(GAME, at({**lantern, "in_play": []}, year=3, space=12)(), 0)["last-turn"]["each"] == 0
    may = noted(GAME, at(lantern, year=3, space=12, transmuting=True)(), 0)
    assert "transmute-now" not in may  # water brings 3 in fall, air 1, and each token left brings 3
    purse = {**lantern, "in_play": ["lantern-of-xidit", "purse-of-io"]}
    told = noted(GAME, at(purse, year=3, space=12, transmuting=True)(), 0)["transmute-now"]
    assert (told["energy"], told["n"]) == ({"water": 3}, 12)


def test_a_year_that_ends_by_any_die_is_said_to_end() -> None:
    """With two spaces left a die with one dot would not do, and here two of them have one."""
    assert noted(GAME, rolled(space=11, next_faces=[5, 4, 4])(), 0)["year-may-end"]["pips"] == 2
    for faces in ([2, 2, 2], [3, 3, 3]):  # all have two dots, or three
        assert noted(GAME, rolled(space=11, next_faces=faces)(), 0)["year-may-end"]["pips"] == 1
        assert noted(GAME, rolled(space=11, year=3, next_faces=faces)(), 0)["match-may-end"]["pips"] == 1


def test_a_card_of_which_nothing_is_there_is_not_close() -> None:
    assert "lacks" not in noted(GAME, at({"hand": ["amulet-of-earth"], "reserve": ""})(), 0)


def test_nothing_is_kept_for_a_turn_that_never_comes() -> None:
    full = {"reserve": "air+air+air+air+air+air"}
    assert "overflow" in noted(GAME, at(full, year=3, space=9)(), 0)
    assert "overflow" not in noted(GAME, at(full, year=3, space=12)(), 0)


def test_room_is_spoken_of_where_something_can_bring_it() -> None:
    full = {"hand": [20, 21, 22], "gauge": 0, "bonus": 3}
    assert noted(GAME, at(full)(), 0)["gauge-full"]["bonus"] is False
    assert noted(GAME, at({**full, "bonus": 2})(), 0)["gauge-full"]["bonus"] is True
    assert "gauge-full" not in noted(GAME, at(full, year=3, space=12)(), 0)  # the last star is taken
    cursed = {"hand": [42], "gauge": 0}  # worth fewer points than none
    assert "gauge-full" not in noted(GAME, at(cursed)(), 0)
    most = {"hand": [20], "gauge": 15, "in_play": list(range(21, 36))}
    assert noted(GAME, at(most)(), 0).keys().isdisjoint({"gauge-full", "bonus-gauge"})
    assert "die-gauge" not in noted(GAME, rolled(most, next_faces=[1, 4, 4])(), 0)
