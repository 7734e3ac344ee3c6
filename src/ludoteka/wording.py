"""Texts of cards that are composed from the cards' own data: `python -m ludoteka.wording etherstone` writes them.

A game that composes them has a module `wording` with a class `Wording` beside its `catalogue`. People write the names
in `locales/*/<game>-cards.ftl`; the texts are put there as `.text`, the branches of a choice as messages of their own.
"""

import sys
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from ludoteka.text import LANGUAGES, LOCALES, message_name, texts


def file_of(game: str, language: str) -> Path:
    return LOCALES / language / f"{game}-cards.ftl"


def rewritten(game: str, language: str) -> str:
    """The file of a language with the names as they are and the texts as they should be."""
    package = f"ludoteka.games.{game.replace('-', '_')}"
    wording = import_module(f"{package}.wording").Wording(texts(language))
    cards = {message_name(card["id"]): card for card in import_module(f"{package}.catalogue").catalogue()}
    resource = FluentParser().parse(file_of(game, language).read_text(encoding="utf-8"))
    body: list[ast.EntryType] = []
    for entry in resource.body:
        if not isinstance(entry, ast.Message):
            body.append(entry)
            continue
        name = entry.id.name.removeprefix(f"{game}-card-")
        if name in cards:  # what is left out is a branch, which is written anew
            entry.attributes = [ast.Attribute(ast.Identifier("text"), pattern("\n".join(wording.lines(cards[name]))))]
            body.append(entry)
            for place, text in wording.branches(cards[name]).items():
                body.append(ast.Message(ast.Identifier(f"{game}-branch-{name}-{place}"), pattern(text)))
    resource.body = body
    return FluentSerializer().serialize(resource)


def pattern(text: str) -> ast.Pattern:
    return ast.Pattern([ast.TextElement(text)])


if __name__ == "__main__":
    for game in sys.argv[1:]:
        for language in LANGUAGES:
            file_of(game, language).write_text(rewritten(game, language), encoding="utf-8")
