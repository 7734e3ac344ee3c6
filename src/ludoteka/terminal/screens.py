"""The shell's smaller screens: curtain, texts to read, cards to read, scores, and the question whether to go on."""

import math
from collections.abc import Sequence
from functools import partial

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from ludoteka.terminal.board import Board, Refusal, Shelf, Standing
from ludoteka.terminal.ink import FAINT, GOLD, INK, LINE, PAPER, WARN, beside, cut, join, pad, wrap
from ludoteka.text import Texts

CLOSING = {"escape", "enter", "space", "q", "й"}
SHEET_WIDTH = 100
SHEET_FRAME = (7, 4)  # columns and rows that border, padding and scroll bar take
FACE_FRAME = 4  # columns beside a card that padding and scroll bar take
SIGN_WIDTH = 12


def lines_of(lines: Sequence[Text]) -> Text:
    """Lines as one text."""
    return Text("\n").join(lines)


class Attentive(Screen[None]):
    """Tells what was done in the knowledge of what it shows from what was done before that was drawn."""

    def __init__(self) -> None:
        super().__init__()
        self._drawn = math.inf  # when that was
        self._things = 0  # that were shown

    def on_screen_resume(self) -> None:
        self.show_anew()

    def show_anew(self) -> None:
        """From now on there is something else to be seen."""
        self._drawn = math.inf
        self._things += 1
        self.call_after_refresh(partial(self._note, self._things))

    def _note(self, things: int) -> None:
        if things == self._things:
            self._drawn = Message().time  # by the clock of all events

    @property
    def seen(self) -> bool:
        return self._drawn < math.inf

    def knowing(self, event: events.Event) -> bool:
        """Whether a key was pressed, or the mouse clicked, by somebody who saw what is shown."""
        return event.time >= self._drawn


class Curtain(Attentive):
    """Nothing of the table, until the next person has sat down and presses Enter."""

    def __init__(self, say: Texts, player: str) -> None:
        super().__init__()
        self.say = say
        self.player = player

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield Static(Text(self.say("terminal-curtain", player=self.player), f"bold {GOLD}"))
            yield Static(Text(self.say("terminal-curtain-text"), INK))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key == "enter" and self.knowing(event):
            self.dismiss()


class Reading(ModalScreen[None]):
    """A text to read and scroll. Each line is a text, or a sign with what it means beside it."""

    def __init__(
        self, say: Texts, title: str, lines: Sequence[Text | tuple[Text, str]], closing: str, at_end: bool = False
    ) -> None:
        super().__init__()
        self.say = say
        self.heading = title
        self.lines = lines
        self.closing = {*CLOSING, closing}
        self.at_end = at_end
        self._text = Static()
        self._scroll = VerticalScroll(self._text, id="scroll")
        self._sheet = Vertical(self._scroll, id="sheet")
        self._sheet.border_title = title
        self._sheet.border_subtitle = f"Esc {say('terminal-key-close')}"

    def compose(self) -> ComposeResult:
        yield self._sheet

    def on_mount(self) -> None:
        self._scroll.focus()

    def on_resize(self) -> None:
        width = min(SHEET_WIDTH, self.size.width * 9 // 10) - SHEET_FRAME[0]
        drawn: list[Text] = []
        for line in self.lines:
            if isinstance(line, Text):
                drawn += wrap(line, width)
            else:
                drawn += beside([line[0]], wrap(Text(line[1], INK), width - SIGN_WIDTH), SIGN_WIDTH)
        self._sheet.styles.width = width + SHEET_FRAME[0]
        self._sheet.styles.height = min(len(drawn) + SHEET_FRAME[1], self.size.height * 9 // 10)
        self._text.update(lines_of(drawn))
        if self.at_end:
            self._scroll.scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        if event.key in self.closing or event.character in self.closing:
            event.stop()
            self.dismiss()


class Wishes(ModalScreen[None]):
    """What a person chooses once for many questions: a line each, with the value that holds."""

    def __init__(self, say: Texts, rows: Sequence[Standing], wishes: dict[str, str]) -> None:
        super().__init__()
        self.rows = rows
        self.wishes = wishes  # changed in place
        self.cursor = 0
        self._text = Static()
        self._scroll = VerticalScroll(self._text, id="scroll")
        self._sheet = Vertical(self._scroll, id="sheet")
        self._sheet.border_title = say("terminal-standing")
        self._sheet.border_subtitle = f"↑↓ ←→  Esc {say('terminal-key-close')}"

    def compose(self) -> ComposeResult:
        yield self._sheet

    def on_mount(self) -> None:
        self._draw()

    def on_resize(self) -> None:
        self._sheet.styles.height = min(len(self.rows) + SHEET_FRAME[1], self.size.height * 9 // 10)
        self._draw()

    def _draw(self) -> None:
        width = min(SHEET_WIDTH, self.size.width * 9 // 10) - SHEET_FRAME[0]
        lines = []
        for place, row in enumerate(self.rows):
            value = dict(row.values).get(self.wishes.get(row.key, ""), row.values[0][1])
            style = f"bold {PAPER} on {GOLD}" if place == self.cursor else INK
            label = pad(join("► " if place == self.cursor else "  ", row.label), width // 2)
            lines.append(join(label, Text(f" ◂ {value} ▸ ", style)))
        self._text.update(lines_of([cut(line, width) for line in lines]))
        self._scroll.scroll_to(y=max(0, self.cursor - self._scroll.size.height + 2), animate=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        row = self.rows[self.cursor]
        if event.key in {"up", "down"}:
            step = 1 if event.key == "down" else -1
            self.cursor = max(0, min(self.cursor + step, len(self.rows) - 1))
        elif event.key in {"left", "right", "space", "enter"}:
            values = [value for value, _ in row.values]
            now = self.wishes.get(row.key, "")
            at = values.index(now) if now in values else 0
            self.wishes[row.key] = values[(at + (-1 if event.key == "left" else 1)) % len(values)]
        elif event.key in CLOSING or event.character in {"a", "ф"}:
            self.dismiss()
            return
        self._draw()


class Cards(ModalScreen[None]):
    """Every card the viewer may read: names at the left, the marked one with its rulings at the right."""

    def __init__(
        self,
        say: Texts,
        board: Board,
        shelves: Sequence[Shelf],
        players: int,
        first: str,
        refusals: Sequence[Refusal] = (),
    ) -> None:
        super().__init__()
        self.refusals = refusals
        self.say = say
        self.board = board
        self.players = players
        self.rows: list[tuple[str, str]] = []  # a shelf's title or a card
        for shelf in shelves:
            self.rows.append((shelf.title, ""))
            self.rows += [("", card) for card in shelf.cards]
        if first and all(card != first for _, card in self.rows):
            self.rows.insert(0, ("", first))
        stops = [i for i, (_, card) in enumerate(self.rows) if card]
        self.cursor = next((i for i in stops if self.rows[i][1] == first), stops[0] if stops else 0)

    def compose(self) -> ComposeResult:
        with Horizontal(id="sheet") as sheet:
            sheet.border_title = self.say("terminal-cards")
            keys = {"↑↓": "move", "←→": "scroll", "Esc": "close"}
            sheet.border_subtitle = " · ".join(
                f"{key} {self.say(f'terminal-key-{what}')}" for key, what in keys.items()
            )
            yield Static(id="names")
            with VerticalScroll(id="scroll"):
                yield Static(id="face")

    def on_mount(self) -> None:
        self._draw()

    def on_resize(self) -> None:
        self._draw()

    def _draw(self) -> None:
        names, face = self.query_one("#names", Static), self.query_one("#face", Static)
        width, height = names.size.width, names.size.height
        if not self.rows or width < 1:
            return
        top = max(0, min(self.cursor - height // 2, len(self.rows) - height))
        lines = []
        for i, (title, card) in enumerate(self.rows[top : top + height], top):
            if not card:
                lines.append(cut(Text(title, f"bold {FAINT}"), width))
            elif i == self.cursor:
                name = pad(join(" ► ", self.board.card_name(card).plain), width - 1)
                lines.append(Text(name.plain, f"bold {PAPER} on {GOLD}"))
            else:
                lines.append(cut(join("   ", self.board.card_name(card)), width - 1))
        names.update(lines_of(lines))
        card = self.rows[self.cursor][1]
        against = [refusal for refusal in self.refusals if refusal.card == card]
        paragraphs = [*self.board.card_face(card, self.players), *why_lines(against), *self.board.card_rulings(card)]
        page = self.query_one("#scroll", VerticalScroll)
        face.update(lines_of([line for text in paragraphs for line in wrap(text, page.size.width - FACE_FRAME)]))
        page.scroll_home(animate=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        steps = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -len(self.rows), "end": len(self.rows)}
        if event.key in steps:
            stops = [i for i, (_, card) in enumerate(self.rows) if card]
            if stops:
                at = stops.index(self.cursor) + steps[event.key]
                self.cursor = stops[max(0, min(at, len(stops) - 1))]
                self._draw()
        elif event.key == "right":
            self.query_one("#scroll", VerticalScroll).scroll_page_down(animate=False)
        elif event.key == "left":
            self.query_one("#scroll", VerticalScroll).scroll_page_up(animate=False)
        elif event.key in CLOSING or event.character in {*CLOSING, "c", "с"}:
            self.dismiss()


def why_lines(refusals: Sequence[Refusal]) -> list[Text]:
    """What cannot be done, and why; things with the same reasons stand together."""
    together: dict[tuple[str, ...], list[Refusal]] = {}
    for refusal in refusals:
        together.setdefault(tuple(reason.plain for reason in refusal.reasons), []).append(refusal)
    lines: list[Text] = []
    for alike in together.values():
        lines += [Text(), Text(", ").join(refusal.thing for refusal in alike)]
        lines += [join(Text("  ✗ ", WARN), reason) for reason in alike[0].reasons]
    return lines


class Ask(Screen[bool]):
    """Whether to go on with a match found on disk."""

    def __init__(self, say: Texts, players: str, answers: int) -> None:
        super().__init__()
        self.say = say
        self.players = players
        self.answers = answers
        self.cursor = 0

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield Static(Text(self.say("terminal-resume-title"), f"bold {GOLD}"))
            yield Static(Text(self.say("terminal-resume-text", players=self.players, n=self.answers), INK))
            yield Static(id="answers")

    def on_mount(self) -> None:
        self._draw()

    def _draw(self) -> None:
        labels = [self.say("terminal-resume-yes"), self.say("terminal-resume-no")]
        lines = [Text()]
        for i, label in enumerate(labels):
            if i == self.cursor:
                lines.append(Text(f" ► {label} ", f"bold {PAPER} on {GOLD}"))
            else:
                lines.append(Text(f"   {label} ", INK))
        self.query_one("#answers", Static).update(lines_of(lines))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key in {"up", "down"}:
            self.cursor = 1 - self.cursor
            self._draw()
        elif event.character in {"1", "2"}:
            self.cursor = int(event.character) - 1
            self._draw()
        elif event.key == "enter":
            self.dismiss(self.cursor == 0)
        elif event.character in {"q", "й"}:
            self.app.exit()


def score_table(
    say: Texts, names: Sequence[str], scores: Sequence[tuple[str, list[int]]], ranks: Sequence[int]
) -> list[Text]:
    """Points by source, a column a player, the best first."""
    order = sorted(range(len(names)), key=lambda seat: ranks[seat])
    heads = {seat: f"{ranks[seat]}. {names[seat]}" for seat in order}
    totals = [sum(points[seat] for _, points in scores) for seat in range(len(names))]
    first = max(len(name) for name in [*(name for name, _ in scores), say("terminal-total")]) + 2
    column = max(10, *(len(head) + 3 for head in heads.values()))

    def row(label: str, cells: Sequence[str], style: str) -> Text:
        return Text(label.ljust(first) + "".join(cell.rjust(column) for cell in cells), style)

    def number(value: int) -> str:
        return str(value).replace("-", "−")

    lines = [row("", [heads[seat] for seat in order], f"bold {INK}")]
    lines += [row(name, [number(points[seat]) for seat in order], INK) for name, points in scores]
    lines.append(Text("─" * (first + column * len(names)), LINE))
    lines.append(row(say("terminal-total"), [number(totals[seat]) for seat in order], f"bold {GOLD}"))
    return lines
