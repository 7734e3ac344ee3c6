"""The tables of docs/lab.md: `python -m ludoteka.lab.page docs/lab.md` writes them anew, after the line `BEGIN`."""

import sys
from collections.abc import Iterator
from pathlib import Path

from ludoteka.lab.course import GAMES, Lab, lab_of
from ludoteka.lab.spelling import Speller

BEGIN = "<!-- From here on made by: python -m ludoteka.lab.page docs/lab.md -->"
TITLES = {"seasons": "Seasons", "etherstone": "Etherstone", "elven-rage": "Elven Rage"}


def actions(speller: Speller) -> Iterator[str]:
    """Every letter, by kind."""
    yield from ("| actions | kind | values, in this order |", "|---|---|---|")
    for kind, (first, values) in sorted(speller.alphabet.kinds.items(), key=lambda item: item[1][0]):
        said = ", ".join(f"`{value}`" for value in values if value)
        yield f"| {numbers(first, len(values))} | `{kind}` | {said} |"


def words(speller: Speller) -> Iterator[str]:
    """What follows a deed; deeds alike stand together."""
    yield from ("| after `do` | these parts, where the option has them |", "|---|---|")
    alike: dict[str, list[str]] = {}
    for do in speller.deeds:
        told = "; ".join(f"{key}: {part.told()}" for key, part in speller.spelt(do))
        alike.setdefault(told or "nothing", []).append(do)
    for told, deeds in alike.items():
        yield f"| {', '.join(f'`{do}`' for do in deeds)} | {told} |"


def numbers(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first}–{first + size - 1}"


def section(lab: Lab) -> Iterator[str]:
    title = TITLES[lab.game.name]
    yield from ("", f"## {title}, rules {lab.game.rules}", "")
    yield f"{lab.actions} actions, {lab.size} numbers in an observation."
    yield from ("", f"### Actions of {title}", "", *actions(lab.speller))
    yield from ("", f"### Words of {title}", "", *words(lab.speller))
    yield from (
        "",
        f"### Observations of {title}",
        "",
        "| numbers | part of the view | what they say |",
        "|---|---|---|",
    )
    for row in lab.rows():
        yield f"| {numbers(row.at, row.size)} | `{row.name}` | {row.told} |"


def rewritten(page: str) -> str:
    """The page with fresh tables."""
    kept, found, _ = page.partition(BEGIN)
    if not found:
        raise ValueError(f"the page has no line '{BEGIN}'")
    made = [line for game in GAMES for line in section(lab_of(game))]
    return "\n".join([kept + BEGIN, *made, ""])


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(rewritten(path.read_text(encoding="utf-8")), encoding="utf-8")
