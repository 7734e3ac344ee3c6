"""Choosing: marks, numbers, search, and options put together from parts."""

from itertools import combinations, combinations_with_replacement

import pytest
from rich.text import Text

from ludoteka.terminal.board import Choice, Part, Question
from ludoteka.terminal.menu import Menu
from ludoteka.text import texts


def listing(*labels: str) -> Menu:
    return Menu(Question(Text("?"), [Choice(i, Text(label), label.lower()) for i, label in enumerate(labels)]))


def picking(keys: str, size: int, again: bool = False) -> Menu:
    """Options made of so many of these parts."""
    bags = (combinations_with_replacement if again else combinations)(keys, size)
    choices = [Choice(i, Text("".join(bag)), "", parts=tuple(sorted(bag))) for i, bag in enumerate(bags)]
    return Menu(Question(Text("?"), choices, parts={key: Part(Text(key), key) for key in keys}))


def press(menu: Menu, *keys: str) -> Menu:
    for key in keys:
        menu.press(key, key if len(key) == 1 else None)
    return menu


def drawn(menu: Menu, width: int = 40, height: int = 10) -> list[str]:
    return [line.plain.rstrip() for line in menu.draw(width, height, lambda option: option == 1, texts("en"))]


def test_arrows_go_round() -> None:
    assert press(listing("a", "b", "c"), "down", "enter").taken == 1
    assert press(listing("a", "b", "c"), "up", "enter").taken == 2


def test_a_number_marks_its_option() -> None:
    menu = listing(*(f"option {i}" for i in range(12)))
    assert press(menu, "1", "2").cursor == 11
    assert press(menu, "3").cursor == 2, "123 is too much: a new number begins"
    assert press(menu, "enter").taken == 2


def test_typing_searches_by_parts_of_words() -> None:
    menu = press(listing("Amulet of Air", "Amulet of Fire", "Staff of Spring"), "/", *"fir", "enter")
    assert menu.taken == 1
    menu = press(listing("Amulet of Air", "Amulet of Fire", "Staff of Spring"), *"am fi")
    assert [choice.option for choice in menu.choices] == [1]
    assert [choice.option for choice in press(menu, "escape").choices] == [0, 1, 2]


@pytest.mark.parametrize("typed", ["beggar's", "beggar’s", "beggarʼs"])
def test_any_apostrophe_finds_ours(typed: str) -> None:
    menu = press(listing("Beggar Horn", "Beggar’s Horn", "Give a card to D'Artagnan"), "/", *typed)
    assert [choice.option for choice in menu.choices] == [1]
    menu = press(listing("Beggar’s Horn", "Give a card to D'Artagnan"), "/", *"d'art")
    assert [choice.option for choice in menu.choices] == [1]


def test_a_word_typed_twice_must_occur_twice() -> None:
    menu = press(listing("gain air water", "gain air air", "gain fire fire"), "/", *"air air")
    assert [choice.option for choice in menu.choices] == [1]


def test_a_search_without_result_says_so() -> None:
    menu = press(listing("a", "b"), "/", "z", "enter")
    assert menu.taken is None
    assert drawn(menu) == ["Nothing matches. Esc clears the search."]


def test_rows_show_number_and_finality() -> None:
    assert drawn(listing("one", "two")) == ["►1   one", " 2 ! two"]


def test_many_options_stand_in_columns() -> None:
    menu = listing(*(f"o{i}" for i in range(1, 9)))
    assert drawn(menu, 40, 4)[0] == "►1   o1              5   o5"
    assert press(menu, "right", "enter").taken == 4


def test_long_lists_scroll_to_the_mark() -> None:
    menu = press(listing(*("x" * 30 for _ in range(30))), "up")
    assert drawn(menu, 40, 5)[-1].startswith("►30")


def test_few_options_are_a_list_even_if_they_have_parts() -> None:
    assert not picking("abc", 2).picking
    assert picking("abcdef", 3).picking


def test_parts_are_toggled_until_they_make_an_option() -> None:
    menu = press(picking("abcdef", 3), "space", "down", "space")
    assert menu.marked is None
    press(menu, "space", "down", "space", "down", "space")
    assert menu.marked is not None
    assert menu.marked.parts == ("a", "c", "d")
    assert menu.cursor == len(menu.keys), "nothing can be added: the mark waits at Done"
    assert press(menu, "enter").taken == menu.marked.option


def test_what_cannot_be_added_is_not() -> None:
    menu = press(picking("abcdef", 3), "space", "down", "space", "down", "space", "up", "up", "up", "right", "right")
    assert sum(menu.counts.values()) == 3


def test_the_same_part_several_times() -> None:
    menu = press(picking("wxyz", 3, again=True), "right", "right", "down", "right")
    assert menu.marked is not None
    assert menu.marked.parts == ("w", "w", "x")
    press(menu, "home", "left", "down", "down", "right")
    assert menu.marked is not None
    assert menu.marked.parts == ("w", "x", "y")
    assert drawn(menu)[0] == " 1 [1] w"


def test_parts_and_list_can_be_exchanged() -> None:
    menu = press(picking("abcdef", 3), "tab")
    assert not menu.picking
    assert press(menu, "enter").taken == 0
