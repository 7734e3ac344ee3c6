"""Data that differs from its declared type is named; what fits is not."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from ludoteka.core.declared import misfit, named


class Point(TypedDict):
    x: int
    y: NotRequired[int]


class Take(TypedDict):
    do: Literal["take", "leave"]
    card: str


class Pass(TypedDict):
    do: Literal["pass"]


class Throw(TypedDict):
    do: Literal["throw"]


class AtPoint(Point):
    effect: Literal["stone"]


class AtNobody(TypedDict):
    effect: Literal["kiss"]


ThrowSomething = Annotated[Throw, AtPoint | AtNobody]
Deed = Take | Pass | ThrowSomething


class Past(TypedDict):
    last: NotRequired[ThrowSomething]


@pytest.mark.parametrize(
    ("value", "declared"),
    [
        (1, int),
        (None, int | None),
        ({"x": 1}, Point),
        ({"x": 1, "y": 2}, Point),
        ([{"x": 1}], list[Point]),
        ([1, "a"], tuple[int, str]),
        ({"air": 2}, dict[Literal["air", "fire"], int]),
        ({"do": "leave", "card": "a"}, Deed),
        ({"do": "pass"}, Deed),
        ({"do": "throw", "effect": "stone", "x": 1}, Deed),
        ({"do": "throw", "effect": "kiss"}, Deed),
        ({"last": {"do": "throw", "effect": "kiss"}}, Past),
    ],
)
def test_what_fits(value: object, declared: Any) -> None:
    assert misfit(value, declared) == ""


@pytest.mark.parametrize(
    ("value", "declared", "told"),
    [
        (True, int, "it is True"),
        (1, bool, "it is 1"),
        (True, Literal[1], "it is True"),
        (None, int, "it is None"),
        ({}, Point, "it, a Point, lacks ['x']"),
        ({"x": 1, "z": 2}, Point, "it, a Point, must not have ['z']"),
        ({"x": "1"}, Point, "it.x is '1'"),
        ([{"x": 1}, {"x": None}], list[Point], "it[1].x is None"),
        ({"x": 1}, list[int], "it is not a list"),
        ([1], tuple[int, str], "it does not have 2 parts"),
        ({"wind": 2}, dict[Literal["air", "fire"], int], "a key of it[0] is 'wind'"),
        ({"do": "pass", "card": "a"}, Deed, "it, a Pass, must not have ['card']"),
        ({"do": "take"}, Deed, "it, a Take, lacks ['card']"),
        ({"do": "give"}, Deed, "it is none of the declared forms: {'do': 'give'}"),
        ({"do": "throw", "effect": "stone"}, Deed, "it, a AtPoint, lacks ['x']"),
        ({"do": "throw", "effect": "kiss", "x": 1}, Deed, "it, a AtNobody, must not have ['x']"),
        ({"do": "throw", "effect": "look"}, Deed, "it is none of the declared forms: {'effect': 'look'}"),
        ({"last": {"do": "throw"}}, Past, "it.last is none of the declared forms: {}"),
    ],
)
def test_what_does_not_fit(value: object, declared: Any, told: str) -> None:
    assert misfit(value, declared) == told


def test_the_names_of_forms() -> None:
    assert named(Deed, "do") == {"take", "leave", "pass", "throw"}
    assert named(Pass, "do") == {"pass"}
