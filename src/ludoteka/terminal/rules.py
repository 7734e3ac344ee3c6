"""A rulebook as a command prints it."""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludoteka.core.game import Game
from ludoteka.rulebook.explaining import help_of, look_up, part_of
from ludoteka.rulebook.reading import rulebook
from ludoteka.rulebook.shown import Block, Explained, Rulebook, Run, Section
from ludoteka.terminal.generic import board_of
from ludoteka.terminal.printed import console
from ludoteka.text import message_name, texts

WIDEST = 100  # in longer lines the eye loses its place
BESIDE = 24  # letters beside a sign among which its name is looked for
STEM = 4  # letters of a name that stay the same in all its cases
CLOSING = frozenset(".,;:!?)»”")


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
        self.board = board_of(game)(book["language"], [""] * game.max_players)

    def text(self, runs: Sequence[Run]) -> Text:
        said = Text()
        for at, run in enumerate(runs):
            if "card" in run:
                said.append(self.words(f"{self.game}-card-{message_name(run['card'])}"), "italic")
            elif "symbol" in run:
                said.append_text(self.sign(run["symbol"], runs, at))
            else:
                style = "bold" if run.get("strong") else "italic" if run.get("emphasis") else ""
                text = run["text"]
                if said.plain[-1:] in {"", " "} and at:  # a sign that has no place in a terminal stood before it
                    text = text.lstrip(" ")
                    if text[:1] in CLOSING:
                        said.right_crop(1)
                said.append(text, f"{style} underline".strip() if "link" in run else style)
        return said

    def sign(self, symbol: str, runs: Sequence[Run], at: int) -> Text:
        """A sign as the table draws it. One that it has none for is left to the words beside it, or else named."""
        sign = self.board.sign(symbol)
        if sign is not None:
            return sign
        name = self.titles[symbol.partition("/")[0]]
        before = "".join(run.get("text", "") for run in runs[:at])[-BESIDE:]
        after = "".join(run.get("text", "") for run in runs[at + 1 :])[:BESIDE]
        words = name.casefold().split()
        stems = {name.casefold(), *(word[:STEM] for word in words if len(words) == 1 or len(word) > STEM)}
        said = any(stem in f"{before} {after}".casefold() for stem in stems)
        opens = not before and after.strip()
        return Text() if said or opens else Text(f"[{name}]", "dim")

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


class Explaining:
    """What the rulebook of a game tells of questions and events, as lines of a sheet to read."""

    def __init__(self, game: Game, language: str) -> None:
        book = rulebook(game, language)
        self.help = help_of(game, language)
        self.pages = Pages(game, book) if book is not None else None

    def question(self, kind: str) -> list[Text]:
        """The rule of a question."""
        return self._told(self.help["questions"], kind) if self.help is not None else []

    def aim(self) -> list[Text]:
        """What a match is about."""
        return self._part(self.help["aim"]) if self.help is not None else []

    def event(self, kind: str) -> list[Text]:
        """The rule behind something that happened."""
        return self._told(self.help["events"], kind) if self.help is not None else []

    def _told(self, names: Mapping[str, str], name: str) -> list[Text]:
        return self._part(part_of(look_up(names, name)))

    def _part(self, name: str) -> list[Text]:
        assert self.help is not None
        part = self.help["parts"].get(name)
        return [Text(part["title"], "bold underline"), *self._lines(part)] if part is not None else []

    def _lines(self, part: Explained) -> Iterator[Text]:
        assert self.pages is not None
        for block in part["blocks"]:
            if block["kind"] == "paragraph":
                yield self.pages.text(block["runs"])
            elif block["kind"] == "list":
                for number, item in enumerate(block["items"], start=1):
                    mark = f"{number}. " if block["ordered"] else "• "
                    yield from (Text(mark).append_text(line) for line in self._lines({**part, "blocks": item[:1]}))
            elif block["kind"] == "table":
                for row in block["rows"]:
                    yield Text("  ").join(self.pages.text(cell) for cell in row)
