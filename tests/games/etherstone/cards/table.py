"""Seats for the cases of single cards, and the ways cards come into them.

Leaders here keep still unless a purple die is taken or a ritual summoned by a rival; every dial shows 10.
"""

from collections.abc import Sequence
from typing import Any

from ludoteka.games.etherstone.scenario import Scenario, Seat

# In play this follower keeps the plan of an attack open, so that its strength can be read.
PLAN_OPEN = "УК007 exhausted"


def me(**known: Any) -> Seat:
    """The seat with the card; its leader has strength 2."""
    return Seat(**{"leader": "ВО013", "hand": ["ИС014"], "durability": 10, **known})


def rival(**known: Any) -> Seat:
    return Seat(**{"leader": "ВО010", "hand": ["ИС015"], "durability": 10, **known})


def third(**known: Any) -> Seat:
    return Seat(**{"leader": "ВО009", "hand": ["ИС013"], "durability": 10, **known})


def summoned(
    id: str,
    price: str,
    *rivals: Seat,
    hand: Sequence[str] = ("ИС014",),
    values: Sequence[int] = (1, 1, 1, 1, 1),
    threats: Sequence[str] = ("УГ001", "УГ002", "УГ003"),
    **known: Any,
) -> Scenario:
    """Seat 0 has just summoned a card for exactly this price, such as `bb*`; in other colours it could not."""
    foreign = next(letter for letter in "wrgb" if letter not in price)
    stones = price.replace("*", foreign)
    if stones[0] != foreign:
        wrong = Scenario(me(hand=[id, *hand], stones=foreign + stones[1:]), rival())
        assert f"summon {id}" not in wrong.options
    seat = me(hand=[id, *hand], stones=stones, **known)
    s = Scenario(seat, *(rivals or (rival(),)), values=values, threats=threats)
    s.do(f"summon {id}")
    assert s.seat(0).stones == "nothing"
    return s


def tray(s: Scenario) -> list[str]:
    """The abilities that can be applied now."""
    return [text.removeprefix("apply ") for text in s.options if text.startswith("apply ")]


def symbols(ability: str, seat: Seat, *rivals: Seat) -> str:
    """The dice that offer an ability such as `УК001.1`: colours, then values, such as `white 1` or `3-4`."""
    colours, values = ["white", "red", "green", "black"], range(1, 7)
    offers = {
        (colour, value): ability
        in tray(Scenario(seat, *(rivals or (rival(),)), values=[value] * 5).do(f"take {colour}"))
        for colour in colours
        for value in values
    }
    fitting = [value for value in values if all(offers[colour, value] for colour in colours)]
    named = [colour for colour in colours if len(fitting) < 6 and all(offers[colour, value] for value in values)]
    for (colour, value), offered in offers.items():
        assert offered == (colour in named or value in fitting), f"{colour} {value}"
    return " ".join([*named, *(["-".join(map(str, fitting))] if fitting else [])])


def worth(*in_play: str, **known: Any) -> int:
    """The final points of a seat with these entities in play and little else."""
    return Scenario(me(in_play=in_play, **{"durability": 1, **known}), rival()).seat(0).score


def strength(card: str, *others: str, **known: Any) -> int:
    """The strength of a follower in play beside other cards."""
    return Scenario(me(in_play=[card, *others], **known), rival()).seat(0).strength(card)
