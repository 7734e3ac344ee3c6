"""A rulebook as a command prints it."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludoteka.core.game import Game
from ludoteka.rulebook.shown import Block, Rulebook, Run, Section
from ludoteka.terminal.printed import console
from ludoteka.text import message_name, texts

WIDEST = 100  # in longer lines the eye loses its place


def print_rules(game: Game, book: Rulebook, sections: Sequence[Section] | None = None) -> None:
    """A rulebook, or some of its sections."""
    out = console()
    out.width = min(out.width, WIDEST)
    pages = Pages(game, book)
    if sections is None:
        out.print(Text(book["title"], "bold"), *pages.blocks(book["lead"]), sep="\n")
    for section in book["sections"] if sections is None else sections:
        out.print()
        out.print(
            Rule(Text(section["title"], "bold"), align="left", style="dim")
            if section["level"] == 2
            else Text(section["title"], "bold underline")
        )
        for drawn in pages.blocks(section["blocks"]):
            out.print(drawn)


class Pages:
    """Draws the blocks of a rulebook."""

    def __init__(self, game: Game, book: Rulebook) -> None:
        self.game = game.name
        self.words = texts(book["language"])
        self.titles = {section["id"]: section["title"] for section in book["sections"]}

    def text(self, runs: Sequence[Run]) -> Text:
        said = Text()
        for run in runs:
            if "card" in run:
                said.append(self.words(f"{self.game}-card-{message_name(run['card'])}"), "italic")
            elif "symbol" in run:
                entry, _, kind = run["symbol"].partition("/")
                said.append(f"[{kind or self.titles[entry]}]", "dim")
            else:
                style = "bold" if run.get("strong") else "italic" if run.get("emphasis") else ""
                said.append(run["text"], f"{style} underline".strip() if "link" in run else style)
        return said

    def blocks(self, blocks: Sequence[Block]) -> Iterator[RenderableType]:
        for block in blocks:
            if block["kind"] == "paragraph":
                yield self.text(block["runs"])
            elif block["kind"] == "list":
                yield self.listed(block["items"], block["ordered"])
            elif block["kind"] == "table":
                table = Table()
                for cell in block["head"]:
                    table.add_column(self.text(cell))
                for row in block["rows"]:
                    table.add_row(*(self.text(cell) for cell in row))
                yield table
            elif block["kind"] == "example":
                yield Text(self.words("web-rules-example"), "bold")
                yield from (Padding(one, (0, 0, 0, 2)) for one in self.blocks(block["blocks"]))
                yield Padding(self.listed(block["steps"], ordered=True), (0, 0, 0, 2))
            else:
                yield from (Padding(one, (0, 0, 0, 2), style="italic") for one in self.blocks(block["blocks"]))

    def listed(self, items: Sequence[Sequence[Block]], ordered: bool) -> Table:
        grid = Table.grid(padding=(0, 1))
        for number, item in enumerate(items, start=1):
            inner = Table.grid()
            for drawn in self.blocks(item):
                inner.add_row(drawn)
            grid.add_row(f"{number}." if ordered else "•", inner)
        return grid
