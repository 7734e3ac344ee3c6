"""Colours and the craft of laying text out in columns. Colour never stands alone: every sign has a shape of its own."""

from collections.abc import Mapping, Sequence
from io import StringIO

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

PAPER = "#1b1814"
PANEL = "#241f19"
LINE = "#6b5d48"
INK = "#ece1cb"
FAINT = "#a89a80"
GOLD = "#e0b450"
WARN = "#f0765c"
CALM = "#8fc18a"

ELLIPSIS = "…"
_CLOSE = "\ue000"
_FIRST_MARK = 0xE001
_console = Console(file=StringIO(), width=200)


class Inks:
    """Named styles that can travel inside a plain sentence, and signs that always wear theirs."""

    def __init__(self, styles: Mapping[str, str], signs: Mapping[str, str]) -> None:
        self._marks = {name: chr(_FIRST_MARK + i) for i, name in enumerate(styles)}
        self._styles = {self._marks[name]: style for name, style in styles.items()}
        self._signs = signs

    def mark(self, name: str, text: str) -> str:
        """A piece of a sentence that `paint` will give the named style."""
        return f"{self._marks[name]}{text}{_CLOSE}"

    def paint(self, sentence: str, style: str = INK) -> Text:
        """The sentence in colours; marks disappear."""
        text = Text(style=style, end="")
        current = ""
        run, run_style = "", ""
        for char in sentence:
            if char in self._styles:
                current = self._styles[char]
                continue
            if char == _CLOSE:
                current = ""
                continue
            own = self._signs.get(char) or current
            if own != run_style:
                text.append(run, run_style)
                run, run_style = "", own
            run += char
        text.append(run, run_style)
        return text

    def plain(self, sentence: str) -> str:
        """The sentence without marks."""
        return "".join(char for char in sentence if char != _CLOSE and char not in self._styles)


def join(*pieces: Text | str, style: str = INK) -> Text:
    """One line from pieces."""
    line = Text(style=style, end="")
    for piece in pieces:
        line.append_text(piece if isinstance(piece, Text) else Text(piece))
    return line


def cut(text: Text, width: int) -> Text:
    """The text on one line, not wider than this; what is cut off leaves an ellipsis."""
    if text.cell_len <= width:
        return text
    short = text.copy()
    short.truncate(max(width, 0), overflow="ellipsis")
    return short


def pad(text: Text, width: int) -> Text:
    """The text on one line, exactly this wide."""
    line = cut(text, width)
    return join(line, " " * (width - line.cell_len))


def shorten(name: str, width: int) -> str:
    """A name with at most so many columns; what stands in brackets goes first."""
    if cell_len(name) > width:
        name = name.partition(" (")[0]
    return name if cell_len(name) <= width else name[: max(width - 1, 1)].rstrip() + ELLIPSIS


def wrap(text: Text, width: int) -> list[Text]:
    """The text in lines of at most this width, broken between words."""
    if width < 1:
        return []
    return list(text.wrap(_console, width, no_wrap=False)) or [Text()]


def wrap_items(items: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Items one after the other, broken between items."""
    lines: list[Text] = []
    for item in items:
        piece = cut(item, width)
        if lines and lines[-1].cell_len + gap + piece.cell_len <= width:
            lines[-1].append(" " * gap)
            lines[-1].append_text(piece)
        else:
            lines.append(join(piece))
    return lines


def beside(left: Sequence[Text], right: Sequence[Text], left_width: int) -> list[Text]:
    """Two blocks side by side."""
    height = max(len(left), len(right))
    blank = Text()
    rows = []
    for i in range(height):
        row = pad(left[i] if i < len(left) else blank, left_width)
        row.append_text(right[i] if i < len(right) else blank)
        rows.append(row)
    return rows


def rule(parts: Sequence[Text], width: int, style: str = LINE) -> Text:
    """A horizontal line that carries pieces of text: the first at the left, the others at the right."""
    head = join(Text("─ ", style), parts[0], " ") if parts else Text()
    tail = Text()
    for part in parts[1:]:
        if part.plain:
            tail.append_text(join(Text(" ", style), part, Text(" ─", style)))
    head = cut(head, max(width - tail.cell_len, width // 3))
    line = join(head, Text("─" * max(width - head.cell_len - tail.cell_len, 0), style), tail)
    return cut(line, width)
