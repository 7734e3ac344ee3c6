"""The board of any game in a terminal, made from the shape of its view. docs/adding-a-game.md says how it is read."""

from collections.abc import Hashable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich.text import Text

from ludoteka.core.game import Game
from ludoteka.core.state import State
from ludoteka.prose import PlainProse, names_card
from ludoteka.terminal.board import Board, Choice, Question, Scene, Shelf
from ludoteka.terminal.ink import FAINT, GOLD, INK, LINE, Inks, cut, join, wrap_items
from ludoteka.terminal.pieces import ACTIVE, SEAT_INKS, BoardPieces, Shelves, View, labelled, name_style, trim

FRAME: Final = frozenset(("active", "asked", "question", "game", "number", "over", "round", "scores", "seat", "seats"))
PLAYERS: Final = "players"
HIDDEN: Final = "▒"
EMPTY: Final = "–"
CARD: Final = "card"
INKS: Final = Inks({CARD: f"bold {INK}", **{f"seat{i}": f"bold {ink}" for i, ink in enumerate(SEAT_INKS)}}, {})


def board_of(game: Game) -> type[Board]:
    """How a game looks in a terminal: as it says itself, else as its view is shaped."""
    own: type[Board] | None = game.terminal_board()
    if own is not None:
        return own

    class Plain(GenericBoard):
        rules = game

    return Plain


def asked_seats(view: View) -> list[int]:
    """The seats that the table waits for."""
    return [one["seat"] if isinstance(one, Mapping) else one for one in view.get("asked", [])]


def players_of(view: View) -> list[View]:
    """What lies before each seat."""
    found = view.get(PLAYERS)
    return found if isinstance(found, list) else []


def is_cards(value: Any) -> bool:
    """Whether this is a zone: cards, those that are hidden as None."""
    return isinstance(value, list) and all(one is None or isinstance(one, str) for one in value)


class InkProse(PlainProse):
    """Cards and players in their colours."""

    def player(self, seat: int) -> str:
        return INKS.mark(f"seat{seat % len(SEAT_INKS)}", super().player(seat))

    def card(self, card: str) -> str:
        return INKS.mark(CARD, super().card(card))


class GenericBoard(BoardPieces[InkProse]):
    """Zones as rows of cards, counters as numbers, one block a player; see `terminal.board.Board`."""

    rules: Game

    def __init__(self, language: str, names: Sequence[str]) -> None:
        prose = InkProse(self.rules.name, language, names)
        report = self.rules.report()
        points = report.breakdown if report is not None else lambda state, seat: {"points": int(state.scores()[seat])}
        super().__init__(prose, INKS, points)

    # --- the table ---

    def heading(self, view: View) -> Text:
        texts, name = self.prose.texts, self.rules.name
        pieces: list[Text | str] = [Text(texts(name) if name in texts else self.prose(name), f"bold {GOLD}")]
        if view.get("round"):
            pieces += [Text(" · ", LINE), self.prose.value("round", view["round"])]
        if view.get("over"):
            pieces += [Text(" · ", LINE), texts("terminal-over")]
        return join(*pieces)

    def draw(self, scene: Scene) -> list[Text]:
        view, players = scene.view, players_of(scene.view)
        blocks = [self._fields(scene, {k: v for k, v in view.items() if k not in FRAME and v is not players}, "")]
        near = max(view.get("seat", 0), 0)
        for i in range(len(players)):  # clockwise, the viewer last: nearest to the question
            seat = (near + 1 + i) % len(players)
            blocks.append([self._player(view, seat), *self._fields(scene, players[seat], "  ")])
        blocks = [block for block in blocks if block]
        spare = scene.height - sum(map(len, blocks))
        lines: list[Text] = []
        for block in blocks:
            lines += [Text(), *block] if lines and spare >= len(blocks) else block
        return [cut(line, scene.width) for line in trim(lines, scene.height, scene.width)]

    def _player(self, view: View, seat: int) -> Text:
        acts = seat in asked_seats(view) or view.get("active") == seat
        scores = view.get("scores") or []
        return join(
            Text(f"{ACTIVE} " if acts and not view.get("over") else "  ", GOLD),
            INKS.paint(self.prose.player(seat)),
            Text(f"  {self._points()} {scores[seat]}" if scores else "", GOLD),
        )

    def _fields(self, scene: Scene, data: View, indent: str) -> list[Text]:
        """A line for each zone and group, the counters and words together in one."""
        short: list[Text] = []
        lines: list[Text] = []
        for key, value in data.items():
            label = self.prose.label(key)
            if is_cards(value):
                lines += self._row(scene, f"{indent}{label}", self._zone(scene, value))
            elif isinstance(value, list) and value and isinstance(value[0], Mapping):
                lines += self._row(scene, f"{indent}{label}", [self._record(scene, one) for one in value])
            elif isinstance(value, Mapping):
                inner = self._fields(scene, value, f"{indent}  ")
                lines += [Text(f"{indent} {label}", FAINT), *inner] if inner else []
            elif value is not None and value is not False and value != "":
                short.append(self._short(scene, key, value))
        head = [join(indent, " ", line) for line in wrap_items(short, scene.width - len(indent) - 1, 3)]
        return [*head, *lines]

    def _row(self, scene: Scene, label: str, items: Sequence[Text]) -> list[Text]:
        return labelled(label, wrap_items(items or [Text(EMPTY, FAINT)], scene.width - len(label) - 2))

    def _short(self, scene: Scene, key: str, value: Any) -> Text:
        if value is True:
            return Text(self.prose.label(key), INK)
        if isinstance(value, str) and names_card(key):
            said = self._card(scene, value)
        else:
            text = self.prose.word(key, value) if isinstance(value, str) else str(value).strip("[]")
            said = Text(
                INKS.plain(text).replace("-", "−") if isinstance(value, int) else INKS.plain(text), f"bold {INK}"
            )
        return join(Text(f"{self.prose.label(key)} ", FAINT), said)

    def _zone(self, scene: Scene, cards: Sequence[str | None]) -> list[Text]:
        found: list[Text] = []
        for card, alike in groupby(cards, lambda card: card or None):
            if card is None:
                n = len(list(alike))
                found.append(Text(f"{HIDDEN * n}" if n <= 3 else f"{HIDDEN} × {n}", FAINT))
            else:
                found += [self._card(scene, one) for one in alike if one]
        return found

    def _record(self, scene: Scene, record: View) -> Text:
        """Several things in one: whose, which card, what else."""
        seat, card = record.get("seat"), record.get("card")
        pieces: list[Text | str] = []
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            pieces.append(INKS.paint(f"{self.prose.player(seat)}: "))
        if "card" in record:
            pieces.append(self._card(scene, card) if isinstance(card, str) and card else Text(HIDDEN, FAINT))
        rest = self.prose.details({key: value for key, value in record.items() if key not in ("seat", "card")})
        return join(*pieces, INKS.paint(" ".join(["", *rest] if pieces else rest)))

    def _card(self, scene: Scene, card: str) -> Text:
        lit, focus = card in scene.lit, card in scene.focus
        return Text(self.prose.card_name(card), name_style(GOLD if lit else INK, lit, focus))

    # --- questions ---

    def question(self, view: View, asked: View, options: Sequence[tuple[int, Mapping[str, Any]]]) -> Question:
        choices = []
        for option, detail in options:
            said = self.prose.option(detail)
            card = detail.get("card", "")
            cards = [one for one in [card, *detail.get("cards", [])] if isinstance(one, str) and one]
            first = cards[0] if cards else ""
            choices.append(Choice(option, INKS.paint(said), INKS.plain(said), first, lights=frozenset(cards)))
        card = asked.get("card", "")
        return Question(INKS.paint(self.prose.question(asked)), choices, self.prose.hint(asked), card)

    def option(self, view: View, detail: View) -> Text:
        return INKS.paint(self.prose.option(detail))

    def tell(self, data: View) -> Text | None:
        return INKS.paint(self.prose.event(data))

    # --- cards ---

    def shelves(self, view: View) -> list[Shelf]:
        shelves = Shelves()
        players = players_of(view)
        near = max(view.get("seat", 0), 0)
        for i in range(len(players)):
            seat = (near + i) % len(players)
            self._shelve(shelves, players[seat], f"{self.names[seat]}: " if self.names else "")
        self._shelve(shelves, {key: value for key, value in view.items() if key not in (*FRAME, PLAYERS)}, "")
        return shelves

    def _shelve(self, shelves: Shelves, data: View, whose: str) -> None:
        for key, value in data.items():
            title = f"{whose}{self.prose.label(key)}"
            if is_cards(value):
                shelves.add(title, [card for card in value if card])
            elif isinstance(value, list) and value and isinstance(value[0], Mapping):
                shelves.add(title, [one["card"] for one in value if one.get("card")])
            elif isinstance(value, str) and value and names_card(key):
                shelves.add(title, [value])

    def card_face(self, card: str, players: int) -> list[Text]:
        face = [Text(self.prose.card_name(card), f"bold {GOLD}")]
        text = self.prose.card_text(card)
        return [*face, *(Text(line, INK) for line in text.split("\n"))] if text else face

    def card_rulings(self, card: str) -> list[Text]:
        return []

    def legend(self) -> list[tuple[Text, str]]:
        texts = self.prose.texts
        return [
            (Text(ACTIVE, GOLD), texts("terminal-sign-active")),
            (Text(HIDDEN, FAINT), texts("terminal-sign-hidden")),
        ]

    # --- the end ---

    def scores(self, state: State) -> list[tuple[str, list[int]]]:
        parts = [self._breakdown(state, seat) for seat in range(int(state.seats))]
        return [(self._points(source), [int(part[source]) for part in parts]) for source in parts[0]]

    def turn(self, view: View) -> Hashable:
        return view.get("round"), view.get("active", tuple(asked_seats(view)))

    def _points(self, source: str = "points") -> str:
        if source == "points" and "score-points" not in self.prose:
            return self.prose.texts("web-scores")
        return self.prose(f"score-{source}")
