"""For the tests of words: what the message files hold, and what the rules of a game can say and ask."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ludoteka.core.verb import Verb

LOCALES = Path(__file__).parents[1] / "src" / "ludoteka" / "locales"  # as they are written: a wheel brings them packed


def variables(node: object) -> set[str]:
    """The variables of a pattern."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    below = node if isinstance(node, list) else vars(node).values() if isinstance(node, ftl.BaseNode) else ()
    return set[str]().union(*(variables(child) for child in below))


@cache
def messages(language: str, file: str) -> dict[str, set[str]]:
    """The messages and attributes of a file with their variables."""
    resource = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.value is not None
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} is there twice"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def said(language: str, file: str) -> Iterator[tuple[str, str]]:
    """Every piece of text of a file, with the name of its message."""
    for entry in FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            for text in _pieces([entry.value, *(attribute.value for attribute in entry.attributes)]):
                yield entry.id.name, text


def _pieces(node: object) -> Iterator[str]:
    if isinstance(node, ftl.TextElement | ftl.StringLiteral):
        yield node.value
    below = node if isinstance(node, list) else vars(node).values() if isinstance(node, ftl.BaseNode) else ()
    for child in below:
        yield from _pieces(child)


def sentences(language: str, file: str, values: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Every way in which a message of a file can read, with its name; what has no value here reads `…`."""
    for entry in FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
                assert pattern is not None
                for sentence in _readings(pattern, values):
                    yield entry.id.name, sentence


def _readings(node: ftl.Pattern, values: Mapping[str, str]) -> list[str]:
    found = [""]
    for element in node.elements:
        match element:
            case ftl.TextElement():
                pieces = [element.value]
            case ftl.Placeable(expression=ftl.VariableReference(id=name)):
                pieces = [values.get(name.name, "…")]
            case ftl.Placeable(expression=ftl.SelectExpression(variants=variants)):
                pieces = [piece for variant in variants for piece in _readings(variant.value, values)]
            case _:
                pieces = ["…"]
        found = [before + piece for before in found for piece in pieces]
    return found


def question_kinds(verbs: Sequence[Verb[Any]]) -> set[str]:
    """Every kind of question: the verbs that offer something."""
    return {verb.name for verb in verbs if type(verb).offer is not Verb.offer}
