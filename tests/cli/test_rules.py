"""Rulebooks in a terminal."""

from tests.cli.conftest import Ludoteka


def test_a_part_is_printed_by_its_name(ludoteka: Ludoteka) -> None:
    result = ludoteka("rules", "seasons", "transmuting")
    assert (result.code, result.err) == (0, "")
    assert "Transmuting" in result.out
    assert "Glossary" not in result.out


def test_parts_are_found_by_a_word_of_any_language(ludoteka: Ludoteka) -> None:
    assert "Угода з Безоднею" in ludoteka("rules", "etherstone", "угода", "--lang", "uk").out


def test_the_whole_book_has_everything(ludoteka: Ludoteka) -> None:
    book = ludoteka("rules", "elven-rage").out
    for heading in ("Goals", "Questions", "Glossary"):
        assert heading in book
    assert "{" not in book


def test_what_is_not_there_is_said(ludoteka: Ludoteka) -> None:
    nothing = ludoteka("rules", "seasons", "submarine")
    assert (nothing.code, nothing.err) == (
        2,
        "ludoteka: nothing in the rules of seasons mentions 'submarine': try another word\n",
    )
    assert ludoteka("rules", "chess").code == 2
