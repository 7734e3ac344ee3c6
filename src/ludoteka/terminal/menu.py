"""A question being answered by keyboard: a list with search and numbers, or parts put together one by one."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence

from rich.text import Text

from ludoteka.terminal.board import Choice, Question
from ludoteka.terminal.ink import FAINT, GOLD, INK, PAPER, WARN, cut, join, pad
from ludoteka.text import Texts

LONG = 10  # more options than this are put together from parts, where they have parts
MARK = "►"
APOSTROPHES = str.maketrans("'ʼ", "’’")
FINAL = "!"
MARGIN = 4  # columns before a label, the digits of its number aside
_ENTER, _BACK = "enter", "backspace"


class Menu:
    """What the player has typed and marked so far. `taken` is the option once it is chosen."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.picking = bool(question.parts) and len(question.choices) > LONG
        self.taken: int | None = None
        self.lasting: Hashable = None  # as long as what was taken is to be taken again
        self.cursor = 0
        self.typing = False  # letters go to the search
        self.search = ""
        self.number = ""
        self.counts: Counter[str] = Counter()
        self._bags = [Counter(choice.parts) for choice in question.choices]
        self._keys = sorted(question.parts)
        self._most = {key: max(bag[key] for bag in self._bags) for key in self._keys}
        self._columns = 1
        self._rows_shown = 1
        self._top = 0

    # --- what there is ---

    def _found(self, words: str) -> bool:
        """Whether every typed word begins, or lies in, a word of its own, whichever apostrophe the keyboard has."""
        rest = words.translate(APOSTROPHES).split()
        for typed in self.search.lower().translate(APOSTROPHES).split():
            match = next((word for word in rest if word.startswith(typed)), None) or next(
                (word for word in rest if len(typed) > 1 and typed in word), None
            )
            if match is None:
                return False
            rest.remove(match)
        return True

    @property
    def choices(self) -> Sequence[Choice]:
        """The options that the search leaves."""
        if not self.search:
            return self.question.choices
        return [choice for choice in self.question.choices if self._found(choice.words)]

    @property
    def keys(self) -> list[str]:
        """The parts that the search leaves."""
        return [key for key in self._keys if self._found(self.question.parts[key].words)]

    @property
    def length(self) -> int:
        """Rows to move among; the last one of a picker is for being done."""
        return len(self.keys) + 1 if self.picking else len(self.choices)

    def complete(self) -> Choice | None:
        """The option that the picked parts make."""
        for choice, bag in zip(self.question.choices, self._bags, strict=True):
            if bag == self.counts:
                return choice
        return None

    def can_add(self, key: str) -> bool:
        wanted = self.counts + Counter([key])
        return any(wanted <= bag for bag in self._bags)

    @property
    def marked(self) -> Choice | None:
        """The option that Enter would choose, or that the picked parts make."""
        if self.picking:
            return self.complete()
        choices = self.choices
        return choices[self.cursor] if self.cursor < len(choices) else None

    @property
    def card(self) -> str:
        """The card to read: that of the row under the mark, or the one the question is about."""
        if self.picking:
            keys = self.keys
            card = self.question.parts[keys[self.cursor]].card if self.cursor < len(keys) else ""
        else:
            card = self.marked.card if self.marked else ""
        return card or self.question.card

    # --- keys ---

    def press(self, key: str, character: str | None) -> bool:
        """Take a key; tells whether it meant something here."""
        if key == _ENTER:
            return self._enter()
        if self._moved(key):
            self.number = ""
            return True
        if key == "escape" and (self.typing or self.search or self.number):
            self.typing, self.search, self.number = False, "", ""
            self._clamp()
            return True
        if key == _BACK and (self.typing or self.number):
            self.search, self.number = (self.search[:-1], "") if self.typing else ("", self.number[:-1])
            self._clamp()
            return True
        if key == "tab" and self.question.parts:
            self.picking = not self.picking
            self.cursor = self._top = 0
            return True
        if self.picking and not self.typing and self._pick(key, character):
            return True
        return self._type(character)

    def _type(self, character: str | None) -> bool:
        if character is None or not character.isprintable():
            return False
        if character == "/" and not self.typing:
            self.typing, self.number = True, ""
        elif character.isdigit() and not self.typing:
            self._jump(self.number + character)
        elif self.typing or character.isalpha():
            self.typing, self.number = True, ""
            self.search += character
            self.cursor = self._top = 0
        else:
            return False
        return True

    def _jump(self, number: str) -> None:
        if not 1 <= int(number) <= self.length:
            number = number[-1]
        if 1 <= int(number) <= self.length:
            self.number = number
            self.cursor = int(number) - 1

    def _enter(self) -> bool:
        self.number = ""
        if self.picking:
            keys = self.keys
            if self.cursor < len(keys):
                self._add_or_clear(keys[self.cursor])
                return True
        choice = self.marked
        if choice is not None:
            self.taken = choice.option
            self.lasting = choice.lasting
        return True

    def _pick(self, key: str, character: str | None) -> bool:
        keys = self.keys
        if self.cursor >= len(keys):
            return False
        part = keys[self.cursor]
        if key == "space":
            self._add_or_clear(part)
        elif key == "right" or character == "+":
            self._add(part)
        elif key in {"left", _BACK} or character == "-":
            if self.counts[part]:
                self.counts -= Counter([part])
        else:
            return False
        return True

    def _add_or_clear(self, part: str) -> None:
        """Add a part; where no more of it can be added, take all of it away."""
        if self.can_add(part):
            self._add(part)
        else:
            del self.counts[part]

    def _add(self, part: str) -> None:
        if not self.can_add(part):
            return
        self.counts += Counter([part])
        if self.complete() is not None and not any(self.can_add(key) for key in self._keys):
            self.typing, self.search = False, ""
            self.cursor = len(self._keys)

    def _moved(self, key: str) -> bool:
        steps = {"up": -1, "down": 1, "pageup": -self._rows_shown, "pagedown": self._rows_shown}
        if not self.picking and self._columns > 1:
            rows = -(-self.length // self._columns)
            steps |= {"left": -rows, "right": rows}
        if key == "home":
            self.cursor = 0
        elif key == "end":
            self.cursor = max(self.length - 1, 0)
        elif key in steps and self.length:
            target = self.cursor + steps[key]
            if abs(steps[key]) == 1:
                self.cursor = target % self.length
            elif 0 <= target < self.length:
                self.cursor = target
            elif key in {"pageup", "pagedown"}:
                self.cursor = min(max(target, 0), self.length - 1)
        else:
            return False
        return True

    def mark(self, option: int) -> None:
        """Put the mark on an option, in the plain list of all."""
        self.picking, self.typing, self.search, self.number = False, False, "", ""
        self.cursor = next(i for i, choice in enumerate(self.question.choices) if choice.option == option)

    def _clamp(self) -> None:
        self.cursor = max(0, min(self.cursor, self.length - 1))

    def point(self, column: int, row: int, width: int) -> bool:
        """Move the mark to the row under the mouse; tells whether it lay there already."""
        rows = -(-self.length // self._columns)
        index = self._top + row + (column // max(width // self._columns, 1)) * rows
        if row >= min(rows, self._rows_shown) or index >= self.length:
            return False
        again = index == self.cursor
        self.cursor = index
        return again

    # --- drawing ---

    def draw(self, width: int, height: int, final: Callable[[int], bool], texts: Texts) -> list[Text]:
        """The rows that fit, the marked one among them."""
        if height < 1 or width < 8:
            return []
        if self.length == 0:
            return [Text(texts("terminal-no-match"), WARN)]
        cells = self._part_rows(texts) if self.picking else [choice.label for choice in self.choices]
        margin = 0 if self.picking else len(str(len(cells))) + MARGIN
        widest = max(cell.cell_len for cell in cells) + margin + 2
        columns = 1
        if not self.picking:
            while -(-len(cells) // columns) > height and (columns + 1) * widest <= width:
                columns += 1
        rows = -(-len(cells) // columns)
        self._columns, self._rows_shown = columns, min(rows, height)
        at = self.cursor % rows
        self._top = max(0, min(self._top, rows - self._rows_shown, at), at - height + 1)
        each = width // columns
        lines = []
        for row in range(self._top, self._top + self._rows_shown):
            line = Text(end="")
            for index in range(row, len(cells), rows):
                cell = cells[index] if self.picking else self._choice_row(index, final)
                cell = pad(cut(cell, each - 1), each)
                if index == self.cursor:
                    cell = Text(cell.plain, f"bold {PAPER} on {GOLD}", end="")
                line.append_text(cell)
            lines.append(line)
        return lines

    def _choice_row(self, index: int, final: Callable[[int], bool]) -> Text:
        """A row of the list. Whether it is final is asked only for rows in sight: it takes a trial."""
        choice = self.choices[index]
        digits = len(str(len(self.choices)))
        mark = MARK if index == self.cursor else " "
        end = Text(FINAL, WARN) if final(choice.option) else Text(" ")
        return join(f"{mark}{index + 1:>{digits}} ", end, " ", choice.label)

    def _part_rows(self, texts: Texts) -> list[Text]:
        rows = []
        for i, key in enumerate(self.keys):
            part, n = self.question.parts[key], self.counts[key]
            mark = MARK if i == self.cursor else " "
            held = (str(n) if self._most[key] > 1 else "×") if n else " "
            box = Text(f"[{held}]", f"bold {GOLD}" if n else INK if self.can_add(key) else FAINT)
            label = part.label if n or self.can_add(key) else Text(part.label.plain, FAINT)
            rows.append(join(f"{mark}{i + 1} ", box, " ", label))
        done = self.complete()
        mark = MARK if self.cursor == len(rows) else " "
        label = Text(texts("terminal-confirm"), f"bold {GOLD}" if done else FAINT)
        rows.append(join(f"{mark}  ", label, ": " if done else "", done.label if done else ""))
        return rows
