"""A choice among cards that others cannot see is put whatever the cards are, so that others cannot tell them."""

import json
from collections.abc import Callable

import pytest

from ludoteka.games.elven_rage.scenario import Scenario, Seat

HAND = ["initiate", "fanatic", "janira"]
SQUADS = [["orc", "goblin", "harpy"], ["dwarf", "ogre", "militia"], ["troll", "orc", "kobold"]]

Cards = list[str]


def castle_attacked(cards: Cards) -> Scenario:
    return Scenario(Seat("black", HAND, ["F1p"]), Seat("snow", cards), even=True, squads=SQUADS).do("attack K1")


def centre_attacked(cards: Cards) -> Scenario:
    owner = Seat("snow", cards, ["C", "M1"])
    return Scenario(Seat("black", HAND, ["G0"]), owner, even=True, squads=SQUADS).do("attack C")


def land_attacked(cards: Cards) -> Scenario:
    return Scenario(Seat("black", HAND, ["F1p"]), Seat("snow", cards, ["M1"]), even=True, squads=SQUADS).do("attack M1")


def castle_answered(cards: Cards) -> Scenario:
    s = Scenario(Seat("snow", cards, ["F1p"]), Seat("black", HAND), even=True, squads=SQUADS).do("attack K1")
    return s.pass_windows().do("defend with initiate, fanatic")


def too_many(cards: Cards) -> Scenario:
    return Scenario(Seat("snow", cards), Seat("black", HAND), at="discard", even=True, squads=SQUADS)


def treasure_cashed(cards: Cards) -> Scenario:
    hand, drawn = cards[:-2], cards[-2:]
    seat = Seat("snow", hand, deck=drawn, treasures=1)
    return Scenario(seat, Seat("black", HAND), even=True, squads=SQUADS).do("cash a treasure")


def cards_looked_at(cards: Cards) -> Scenario:
    seat = Seat("black", ["night-rider"], ["F0n", "F0p", "M0"], deck=cards)
    s = Scenario(seat, Seat("snow", ["raider"]), even=True, squads=SQUADS)
    return s.do("play night-rider").pass_windows()


def squad_looked_at(cards: Cards) -> Scenario:
    s = Scenario(Seat("black", HAND), Seat("snow", ["raider"]), even=True, squads=[cards, *SQUADS[1:]])
    return s.do("attack M0").pass_windows().do("look at squad 1")


THREE = [["raider"] * 3, ["raider", "raider", "sentry"], ["raider", "sentry", "mammoth"]]
SEVEN = [
    [*["raider"] * 3, *["sentry"] * 2, *["ice-archer"] * 2],
    ["raider", "sentry", *["frost-wolf"] * 2, "mammoth", "ice-witch", "storm-herald"],
]
CHOICES: list[tuple[Callable[[Cards], Scenario], list[Cards]]] = [
    (castle_attacked, [*THREE]),
    (castle_attacked, [["raider", "raider"], ["raider", "sentry"]]),
    (centre_attacked, THREE),
    (land_attacked, THREE),
    (castle_answered, [[*["raider"] * 3, "sentry"], ["raider", "sentry", "mammoth", "ice-witch"]]),
    (too_many, SEVEN),
    (treasure_cashed, SEVEN),
    (cards_looked_at, [["initiate"] * 3, ["initiate", "fanatic", "janira"]]),
    (squad_looked_at, [["treasure"] * 3, ["orc", "goblin", "harpy"]]),
]


def seen_by_others(s: Scenario, actor: int) -> list[str]:
    """All that the others see and were told."""
    viewers = [viewer for viewer in range(-1, s.state.seats) if viewer != actor]
    return [json.dumps([s.state.view(viewer), [event.seen_by(viewer) for event in s.events]]) for viewer in viewers]


@pytest.mark.parametrize(("choice", "hidden"), CHOICES, ids=[choice.__name__ for choice, _ in CHOICES])
def test_others_cannot_tell_the_cards_by_the_question(choice: Callable[[Cards], Scenario], hidden: list[Cards]) -> None:
    """A66, A89"""
    positions = [choice(cards).pass_windows() for cards in hidden]
    assert len({(s.asked, s.kind) for s in positions}) == 1
    for s in positions[1:]:
        assert seen_by_others(s, s.asked) == seen_by_others(positions[0], s.asked)


def test_a_castles_defender_with_three_equal_cards_is_asked() -> None:
    """A89"""
    s = castle_attacked(["raider"] * 3).pass_windows()
    assert (s.asked, s.kind, s.options) == (1, "defend", ["defend with raider, raider"])
