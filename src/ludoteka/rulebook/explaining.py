"""What each thing on a table, each question, event and reason has to do with the rules.

A game's table (`Game.explains`), a TOML file, names the part of the rulebook for each of them, and that part has the
words; docs/rulebooks.md tells how it is written.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from ludoteka.core.errors import LudotekaError
from ludoteka.core.game import Game
from ludoteka.rulebook.reading import rulebook, runs_of
from ludoteka.rulebook.shown import Block, Explained, Help, Rulebook, Run, Section

TABLES = ("topics", "signs", "keywords", "questions", "events", "reasons")
SENTENCES = 2
GLOSSARY = "glossary"  # the chapter whose parts end with a link to what they sum up
END = re.compile(r"(?<=[.!?…])\s+(?=[^\W\d_a-zа-яёіїєґ]|\d|[«“(„])")


class BadTable(LudotekaError):
    """A table of explanations that names what is not there."""


@cache
def table(path: Path) -> dict[str, dict[str, str]]:
    """A game's table: what each name of a kind is told by."""
    with path.open("rb") as file:
        read = tomllib.load(file)
    unknown = sorted(set(read) - {*TABLES, "chosen"})
    if unknown:
        raise BadTable(f"{path.name} has {', '.join(unknown)}: {', '.join(TABLES)} and chosen are expected")
    return {kind: dict(read.get(kind, {})) for kind in TABLES}


@cache
def chosen(path: Path) -> tuple[str, ...]:
    """The kinds of events that somebody chose; all others follow from something."""
    with path.open("rb") as file:
        return tuple(tomllib.load(file).get("chosen", {}).get("events", ()))


def help_of(game: Game, language: str) -> Help | None:
    """All explanations of a game in a language, if it brings a rulebook."""
    book = rulebook(game, language)
    if book is None:
        return None
    path = game.explains()
    tables = table(path) if path is not None else {kind: {} for kind in TABLES}
    titles = {section["id"]: section["title"] for section in book["sections"]}
    wanted = {part_of(value) for names in tables.values() for value in names.values()}
    missing = sorted(wanted - set(titles))
    if missing:
        raise BadTable(f"{game.name} has no parts of the rulebook named {', '.join(missing)}")
    aim, *_ = book["sections"]
    parts = {name: opening(book, name) for name in (*sorted(wanted), aim["id"])}
    signs = {run["symbol"].split("/")[0] for run in runs_of(book) if "symbol" in run}
    return {
        "game": game.name,
        "language": language,
        "aim": aim["id"],
        "parts": parts,
        "titles": {name: title for name, title in titles.items() if name in signs},
        "topics": tables["topics"],
        "signs": tables["signs"],
        "keywords": tables["keywords"],
        "questions": tables["questions"],
        "events": tables["events"],
        "reasons": tables["reasons"],
        "chosen": list(chosen(path)) if path is not None else [],
    }


def part_of(value: str) -> str:
    """The part that a value of a table names: of `energy/fire` it is `energy`."""
    return value.split("/", 1)[0]


def look_up(names: Mapping[str, str], name: str) -> str:
    """What a table says of a name; of `bonus/draw` it may say something, else what it says of `bonus`."""
    return names.get(name) or names.get(part_of(name), "")


def opening(book: Rulebook, name: str) -> Explained:
    """The first sentences of a part. One of the glossary leads to the part that it refers to."""
    chapter = ""
    for section in book["sections"]:
        if section["level"] == 2:
            chapter = section["id"]
        if section["id"] == name:
            return _opening(section, chapter == GLOSSARY)
    raise BadTable(f"the rulebook of {book['game']} has no part named {name}")


def _opening(section: Section, glossary: bool) -> Explained:
    rules = section["id"]
    blocks = section["blocks"]
    at = next((i for i, block in enumerate(blocks) if block["kind"] in {"paragraph", "list", "table"}), 0)
    if blocks[at]["kind"] != "paragraph":
        return {"title": section["title"], "rules": rules, "blocks": [blocks[at]]}
    first = blocks[at]
    assert first["kind"] == "paragraph"
    said = sentences_of(first["runs"])
    if glossary:
        links = [run["link"] for run in said[-1] if "link" in run]
        if links:
            rules = links[-1]
            said = said[:-1] or said
    said = said[:SENTENCES]
    runs = [run for sentence in said for run in sentence]
    told: list[Block] = [{"kind": "paragraph", "runs": _trimmed(runs)}]
    leads_on = runs[-1].get("text", "").rstrip().endswith(":")
    if leads_on and at + 1 < len(blocks) and blocks[at + 1]["kind"] in {"list", "table"}:
        told.append(blocks[at + 1])
    return {"title": section["title"], "rules": rules, "blocks": told}


def sentences_of(runs: Sequence[Run]) -> list[list[Run]]:
    """Stretches of text, cut into sentences."""
    found: list[list[Run]] = [[]]
    for run in runs:
        if "text" not in run:
            found[-1].append(run)
            continue
        for i, piece in enumerate(_pieces(run["text"])):
            if i > 0:
                found.append([])
            if piece:
                found[-1].append({**run, "text": piece})
    return [sentence for sentence in found if sentence]


def _pieces(text: str) -> Iterator[str]:
    """Sentences of a text, each with the space behind it; the last one may go on in another run."""
    at = 0
    for end in END.finditer(text):
        yield text[at : end.end()]
        at = end.end()
    yield text[at:]


def _trimmed(runs: list[Run]) -> list[Run]:
    """Without space at the end."""
    last = runs[-1]
    return [*runs[:-1], {**last, "text": last["text"].rstrip()}] if "text" in last else runs
