"""Texts of cards that are composed from the cards' own data: `python -m ludoteka.wording etherstone` writes them.

A game that composes them says so by its hook `wording`. People write the names in `<game>-cards.ftl` among its words
and, as `.line`, what a card does in a dozen words; the texts are put there as `.text`, the branches of a choice as
messages of their own.
"""

import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from ludoteka.core.errors import BadSetup
from ludoteka.core.game import game_named
from ludoteka.packed import read_text
from ludoteka.text import LANGUAGES, message_name, texts


def file_of(game: str, language: str) -> Path:
    folder = game_named(game).words()
    if folder is None:
        raise BadSetup(f"{game} brings no words")
    plain = folder / language / f"{game}-cards.ftl"
    return plain if plain.exists() else plain.with_name(f"{plain.name}.gz")


def rewritten(game: str, language: str) -> str:
    """The file of a language with the names and lines as they are and the texts as they should be."""
    rules = game_named(game)
    wording = rules.wording(texts(language))
    if wording is None:
        raise BadSetup(f"the texts of {game} are written by hand")
    cards = {message_name(card["id"]): card for card in rules.catalogue()}
    resource = FluentParser().parse(read_text(file_of(game, language)))
    body: list[ast.EntryType] = []
    for entry in resource.body:
        if not isinstance(entry, ast.Message):
            body.append(entry)
            continue
        name = entry.id.name.removeprefix(f"{game}-card-")
        if name in cards:  # what is left out is a branch, which is written anew
            text = ast.Attribute(ast.Identifier("text"), pattern("\n".join(wording.lines(cards[name]))))
            entry.attributes = [text, *(own for own in entry.attributes if own.id.name != "text")]
            body.append(entry)
            for place, branch in wording.branches(cards[name]).items():
                body.append(ast.Message(ast.Identifier(f"{game}-branch-{name}-{place}"), pattern(branch)))
    resource.body = body
    return FluentSerializer().serialize(resource)


def pattern(text: str) -> ast.Pattern:
    return ast.Pattern([ast.TextElement(text)])


if __name__ == "__main__":
    for game in sys.argv[1:]:
        for language in LANGUAGES:
            file_of(game, language).write_text(rewritten(game, language), encoding="utf-8")
