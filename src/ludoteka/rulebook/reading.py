"""The rulebook of a game: Markdown in three languages, read into parts that the browser, the terminal and tests show.

A game's `rulebook` folder holds `en.md`, `ru.md` and `uk.md`; docs/rulebooks.md tells how they are written.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NoReturn

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ludoteka.core.errors import LudotekaError
from ludoteka.core.game import Game
from ludoteka.packed import read_text
from ludoteka.rulebook.examples import example_ids
from ludoteka.rulebook.shown import Block, Example, Figure, Rows, Rulebook, Run, Section

HEADING = re.compile(r"(?P<title>.+?) *\{#(?P<id>[a-z0-9]+(?:-[a-z0-9]+)*)\}")
RULES = re.compile(r"<!-- rules: (?P<numbers>[^>]+) -->\n?")
FENCE = re.compile(r":::(?: (?P<kind>\w+)(?: (?P<id>[a-z0-9-]+))?)?")
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
THING = re.compile(r"\{(card|symbol):([^{}\s]+)\}")


class BadRulebook(LudotekaError):
    """A rulebook that is not written as docs/rulebooks.md tells."""


def rulebook(game: Game, language: str) -> Rulebook | None:
    """The rulebook of a game in a language, if it brings one."""
    folder = game.rulebook()
    if folder is None:
        return None
    path = next(folder.glob(f"{language}.md*"), None)
    if path is None:
        return None
    book = read(read_text(path), game.name, language)
    played = example_ids(game)
    for block in blocks_of(book):
        if block["kind"] == "example":
            block["played"] = block["id"] in played
    return book


def read(source: str, game: str, language: str) -> Rulebook:
    """A rulebook from its text."""
    parts = list(_parts(source))
    if not parts or parts[0][1] != 1:
        _refuse(1, f"a rulebook begins with a title: # Title {{#{game}}}")
    sections: list[Section] = []
    lead: list[Block] = []
    title = ""
    for line, level, heading, text in parts:
        match = HEADING.fullmatch(heading)
        if match is None:
            _refuse(line, f"a heading ends with its name, as in {{#turn}}: {heading}")
        rules = RULES.match(text.lstrip("\n"))
        numbers = rules["numbers"].split() if rules is not None else []
        body = RULES.sub("", text, count=1) if rules is not None else text
        blocks = list(_blocks(body, line + text[: len(text) - len(body)].count("\n")))
        if level == 1:
            if title:
                _refuse(line, "there can be only one title")
            title, lead = match["title"], blocks
        else:
            sections.append(
                {"id": match["id"], "level": level, "title": match["title"], "rules": numbers, "blocks": blocks}
            )
    book: Rulebook = {"game": game, "language": language, "title": title, "lead": lead, "sections": sections}
    _check_links(book)
    return book


def sentences(text: str) -> list[Run]:
    """Text for one paragraph, with the cards and symbols of a rulebook in it; it links to nothing."""
    blocks = list(_markdown(text, 0))
    if len(blocks) != 1 or blocks[0]["kind"] != "paragraph":
        _refuse(1, f"one paragraph is expected: {text}")
    runs = blocks[0]["runs"]
    if any("link" in run for run in runs):
        _refuse(1, f"there is nothing here to link to: {text}")
    return runs


def blocks_of(book: Rulebook) -> Iterator[Block]:
    """All blocks, those within others too."""
    for blocks in (book["lead"], *(section["blocks"] for section in book["sections"])):
        yield from _inside(blocks)


def runs_of(book: Rulebook) -> Iterator[Run]:
    """All stretches of text, those in tables too."""
    for blocks in (book["lead"], *(section["blocks"] for section in book["sections"])):
        yield from _runs(blocks)


def _inside(blocks: Sequence[Block]) -> Iterator[Block]:
    for block in blocks:
        yield block
        if block["kind"] == "list":
            for item in block["items"]:
                yield from _inside(item)
        elif block["kind"] == "note" or block["kind"] == "figure" or block["kind"] == "example":
            yield from _inside(block["blocks"])
        if block["kind"] == "example":
            for step in block["steps"]:
                yield from _inside(step)


def _runs(blocks: Sequence[Block]) -> Iterator[Run]:
    for block in _inside(blocks):
        if block["kind"] == "paragraph":
            yield from block["runs"]
        elif block["kind"] == "table":
            for row in (block["head"], *block["rows"]):
                for cell in row:
                    yield from cell


def about(book: Rulebook, word: str) -> list[Section]:
    """The part with a name, else all parts whose heading holds a word, else all whose text does."""
    sections = book["sections"]
    wanted = word.casefold()
    named = [section for section in sections if section["id"] == wanted]
    headed = [section for section in sections if wanted in section["title"].casefold()]
    said = [section for section in sections if wanted in _words(section).casefold()]
    return named or headed or said


def _words(section: Section) -> str:
    return "".join(run.get("text", "") for run in _runs(section["blocks"]))


# --- reading ---


def _refuse(line: int, why: str) -> NoReturn:
    raise BadRulebook(f"line {line}: {why}")


def _parts(source: str) -> Iterator[tuple[int, int, str, str]]:
    """Each heading with its line and level, and the text below it."""
    found: list[tuple[int, int, str]] = []
    lines = source.splitlines()
    for number, line in enumerate(lines, start=1):
        marks = len(line) - len(line.lstrip("#"))
        if marks and line[marks : marks + 1] == " ":
            if marks > 3:
                _refuse(number, "headings have one to three marks")
            found.append((number, marks, line[marks:].strip()))
    for i, (number, level, heading) in enumerate(found):
        end = found[i + 1][0] - 1 if i + 1 < len(found) else len(lines)
        yield number, level, heading, "\n".join(lines[number:end])


def _blocks(text: str, line: int) -> Iterator[Block]:
    """The blocks of a part; what stands between two fences is one of its own."""
    begun: tuple[int, str, str] | None = None
    gathered: list[str] = []
    number = line
    for number, one in enumerate(text.split("\n"), start=line + 1):
        fence = FENCE.fullmatch(one.strip())
        if fence is None:
            gathered.append(one)
            continue
        inner = list(_markdown("\n".join(gathered), number - len(gathered) - 1))
        gathered = []
        if begun is None:
            kind, name = fence["kind"], fence["id"]
            if kind not in {"figure", "example"} or not name:
                _refuse(number, f"'::: figure NAME' or '::: example NAME' is expected, not '{one}'")
            yield from inner
            begun = number, kind, name
        else:
            if fence["kind"]:
                _refuse(number, f"close what begins on line {begun[0]} first, with ':::'")
            yield _figure(begun[2], inner) if begun[1] == "figure" else _example(begun, inner)
            begun = None
    if begun is not None:
        _refuse(begun[0], "what begins here is never closed: end it with ':::'")
    yield from _markdown("\n".join(gathered), number - len(gathered))


def _figure(name: str, blocks: list[Block]) -> Figure:
    return {"kind": "figure", "id": name, "blocks": blocks}


def _example(begun: tuple[int, str, str], blocks: list[Block]) -> Example:
    """What stands before the numbered list is the situation, the items are the steps."""
    line, _, name = begun
    last = blocks[-1] if blocks else None
    if last is None or last["kind"] != "list" or not last["ordered"]:
        _refuse(line, "an example ends with its steps, a numbered list")
    return {"kind": "example", "id": name, "played": False, "blocks": blocks[:-1], "steps": last["items"]}


def _markdown(text: str, line: int) -> Iterator[Block]:
    yield from _Reader(MARKDOWN.parse(text), line).blocks("")


class _Reader:
    """Blocks from the tokens of a Markdown text that begins after a line."""

    def __init__(self, tokens: list[Token], line: int) -> None:
        self.tokens = tokens
        self.line = line
        self.at = 0

    def take(self) -> Token:
        self.at += 1
        return self.tokens[self.at - 1]

    def blocks(self, end: str) -> Iterator[Block]:
        """Blocks up to the token that closes them."""
        while self.at < len(self.tokens):
            token = self.take()
            if token.type == end:
                return
            yield self.block(token)

    def block(self, token: Token) -> Block:
        kind = token.type
        if kind == "paragraph_open":
            runs = self.runs(self.take())
            self.take()
            return {"kind": "paragraph", "runs": runs}
        if kind == "blockquote_open":
            return {"kind": "note", "blocks": list(self.blocks("blockquote_close"))}
        if kind in {"bullet_list_open", "ordered_list_open"}:
            items = []
            close = kind.replace("open", "close")
            while self.take().type != close:
                items.append(list(self.blocks("list_item_close")))
            return {"kind": "list", "ordered": kind.startswith("ordered"), "items": items}
        if kind == "table_open":
            return self.table()
        begins = self.line + token.map[0] + 1 if token.map else self.line
        _refuse(begins, f"text, lists, tables and notes are expected, not {kind.removesuffix('_open')}")

    def table(self) -> Rows:
        rows: list[list[list[Run]]] = []
        while (token := self.take()).type != "table_close":
            if token.type == "tr_open":
                rows.append([])
            elif token.type == "inline":
                rows[-1].append(self.runs(token))
        return {"kind": "table", "head": rows[0], "rows": rows[1:]}

    def runs(self, inline: Token) -> list[Run]:
        strong = emphasis = False
        link = ""
        line = self.line + inline.map[0] + 1 if inline.map else self.line
        texts: list[tuple[str, bool, bool, str]] = []
        for token in inline.children or []:
            if token.type in {"text", "softbreak"}:
                texts.append((token.content if token.type == "text" else " ", strong, emphasis, link))
            elif token.tag == "strong":
                strong = token.nesting > 0
            elif token.tag == "em":
                emphasis = token.nesting > 0
            elif token.tag == "a":
                link = str(token.attrs["href"]) if token.nesting > 0 else ""
            else:
                _refuse(line, f"bold, italic and links are expected, not {token.type}")
        return [
            run
            for style, some in groupby(texts, lambda one: one[1:])
            for run in _run("".join(t for t, *_ in some), *style)
        ]


def _run(text: str, strong: bool, emphasis: bool, link: str) -> Iterator[Run]:
    """A stretch of text in one style; cards and symbols stand by themselves."""
    style: Run = {}
    if strong:
        style["strong"] = True
    if emphasis:
        style["emphasis"] = True
    if link:
        style["link"] = link.removeprefix("#")
    parts = THING.split(text)
    for words, kind, name in zip(parts[::3], [*parts[1::3], ""], [*parts[2::3], ""], strict=True):
        if words:
            yield {**style, "text": words}
        if kind == "card":
            yield {"card": name}
        elif kind == "symbol":
            yield {"symbol": name}


def _check_links(book: Rulebook) -> None:
    ids = [section["id"] for section in book["sections"]]
    twice = sorted({name for name in ids if ids.count(name) > 1})
    if twice:
        raise BadRulebook(f"sections with the same name: {', '.join(twice)}")
    broken = sorted({link for run in runs_of(book) if (link := run.get("link")) and link not in ids})
    if broken:
        raise BadRulebook(f"links to parts that are not there: {', '.join(broken)}")
