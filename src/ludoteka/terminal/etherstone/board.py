"""The board of Etherstone as the shell knows it: where the match stands, the log, cards to read."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ludoteka.games.etherstone.cards.definition import FOLLOWER, KINDS, LEADER, RITUAL, TECHNOLOGY, THREAT
from ludoteka.games.etherstone.stones import COLOUR_NAMES, counts
from ludoteka.terminal.board import Shelf
from ludoteka.terminal.etherstone.questions import Questions
from ludoteka.terminal.etherstone.signs import (
    CARDS,
    CHIEF,
    COUNTER,
    DURABILITY,
    INKS,
    LEVELS,
    POINTS,
    REPEATABLE,
    STONES,
    STRENGTH,
    TYPE_SIGNS,
    glyphs,
    ink_of,
)
from ludoteka.terminal.etherstone.tabletop import Tabletop
from ludoteka.terminal.ink import FAINT, GOLD, INK, LINE, WARN, join
from ludoteka.terminal.pieces import ACTIVE, FIRST, TURNED, Shelves, View, seats_around

# Events that name the card they come from.
OUTCOMES: Final = frozenset(
    (
        "chose-x",
        "stones-gained",
        "stones-spent",
        "stones-lost",
        "stole",
        "durability-gained",
        "durability-lost",
        "points-gained",
        "reserve-gained",
        "infected",
        "rerolled",
        "die-turned",
    )
)
GRAVE: Final = frozenset(("infected", "pact", "ending"))


class Board(Tabletop, Questions):
    """The board of Etherstone, see `terminal.board.Board`."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        super().__init__(language, names)
        self._applied = ""  # the card whose ability is being told

    def heading(self, view: View) -> Text:
        dot = Text(" · ", LINE)
        line = Text(self.prose.texts("etherstone"), f"bold {GOLD}")
        if view["over"]:
            return join(line, dot, self.prose("board-over"))
        if view["round"] == 0:
            return join(line, dot, self.prose("board-choosing"))
        line = join(line, dot, self.prose("board-round", n=view["round"]))
        if view["ending"]:
            line = join(line, dot, Text(self.prose("board-last-round"), f"bold {WARN}"))
        return join(line, dot, INKS.paint(self._label("turn", player=self.prose.player(view["active"]))))

    # --- log ---

    def tell(self, data: View) -> Text | None:
        kind = data["kind"]
        if kind == "drafted" and "card" not in data:
            return None  # everybody drafts at every step: not worth a line
        if kind == "applied":
            self._applied = data["card"]
            return INKS.paint(self._label("applies", **self.prose.arguments(data)), FAINT)
        if self._applied and self._applied in {data.get("cause"), data.get("card") if kind in OUTCOMES else None}:
            if "by" not in data and "from" not in data:  # the line above says what it comes from
                data = {key: value for key, value in data.items() if value != self._applied}
        else:
            self._applied = ""
        sentence = self.prose.event(data)
        if kind in {"turn", "over"}:
            return INKS.paint(sentence, f"bold {GOLD}")
        return INKS.paint(sentence, WARN if kind in GRAVE else INK)

    # --- cards ---

    def shelves(self, view: View) -> list[Shelf]:
        me = view["seat"]
        shelves = Shelves()
        add = shelves.add
        if me >= 0:
            own = view["players"][me]
            choosing = own["leader"] is None
            add(self.prose("board-pack"), own["cards"]["pack"])
            add(self.prose("board-leaders"), own["cards"]["leaders"] if choosing else ())
            add(self.prose("board-drafted" if choosing else "board-hand"), own["cards"]["hand"])
        add(self.prose("board-threats"), view["threats"])
        for seat in seats_around(view):
            board, name = view["players"][seat], self.names[seat]
            leader = [board["leader"]] if board["leader"] else []
            add(f"{name} · {self.prose('board-in-play')}", [*leader, *(placed["card"] for placed in board["tableau"])])
            add(f"{name} · {self._label('known-hand')}", board["known"] if seat != me else ())
            add(f"{name} · {self.prose('board-trophies')}", board["trophies"])
        add(self._label("box"), [*view["destroyed"], *view["banished"]])
        seen = dict.fromkeys(card for pack in view["seen"] for card in pack)
        shown = {card for shelf in shelves for card in shelf.cards}
        add(self._label("seen"), [card for card in seen if card not in shown])
        return shelves

    def card_face(self, card: str, players: int) -> list[Text]:
        face = CARDS[card]
        kind = self.prose(f"type-{KINDS[face.kind]}")
        if face.kind == LEADER:
            kind = f"{CHIEF} {kind}"
        elif face.kind == THREAT:
            kind = f"{kind} · {LEVELS[face.level]}"
        else:
            colour = COLOUR_NAMES[face.colour]
            kind = f"{STONES[colour][0]} {self.prose(f'people-{colour}')} · {TYPE_SIGNS[face.kind]} {kind}"
        lines = [
            Text(self.prose.card_name(card), f"bold {ink_of(face)}"),
            INKS.paint(f"{kind} · {card}", FAINT),
            Text("   ").join(self._values(card)),
            Text(),
        ]
        return lines + [INKS.paint(line, INK) for line in self.prose.card_text(card).split("\n")]

    def card_rulings(self, card: str) -> list[Text]:
        return []  # the texts of this game are composed from its rules and leave nothing to settle

    def _values(self, card: str) -> list[Text]:
        """The numbers of a card by name, with their signs."""
        face = CARDS[card]
        found: list[Text] = []

        def add(name: str, value: Text) -> None:
            found.append(join(Text(f"{self.prose(f'board-{name}')} ", FAINT), value))

        if face.kind in {LEADER, THREAT}:
            add("durability", INKS.paint(f"{DURABILITY}{face.durability}"))
        else:
            add("price", self._price(face))
        if face.kind in {FOLLOWER, LEADER, THREAT}:
            add("damage" if face.kind == THREAT else "strength", INKS.paint(f"{STRENGTH}{face.strength}"))
        if face.kind == LEADER:
            start = glyphs(counts(face.stones)) + (f" {COUNTER}{face.counters}" if face.counters else "")
            add("start", INKS.paint(start))
        elif face.points:
            add("points", INKS.paint(f"{POINTS}{face.points}"))
        return found

    def sign(self, name: str) -> Text | None:
        entry, _, kind = name.partition("/")
        if entry == "stones":
            return INKS.paint(STONES["purple" if kind == "any" else kind][0])
        signs = {
            "durability": DURABILITY,
            "strength": STRENGTH,
            "points": POINTS,
            "counter": COUNTER,
            "leader": CHIEF,
            "repeat": REPEATABLE,
            "first-player": FIRST,
            "price": "→",
            "follower": TYPE_SIGNS[FOLLOWER],
            "ritual": TYPE_SIGNS[RITUAL],
            "technology": TYPE_SIGNS[TECHNOLOGY],
        }
        return INKS.paint(signs[name]) if name in signs else None

    def legend(self) -> list[tuple[Text, str]]:
        signs = [(INKS.paint(sign), self.prose(f"board-stone-{name}")) for name, (sign, _) in STONES.items()]
        for sign, ink, name in (
            (f"{DURABILITY}9", INK, "durability"),
            (f"{STRENGTH}2", INK, "strength"),
            (f"{POINTS}3", INK, "points"),
            (f"{COUNTER}2", INK, "counters"),
            (TURNED, GOLD, "exhausted"),
            (CHIEF, GOLD, "leader"),
            (" ".join(sign for sign in TYPE_SIGNS.values() if sign != STRENGTH), FAINT, "types"),
            ("I II III", INK, "level"),
            (REPEATABLE, GOLD, "repeat"),
            ("→", FAINT, "triggers"),
            (FIRST, GOLD, "first"),
            (ACTIVE, GOLD, "active"),
        ):
            signs.append((INKS.paint(sign, ink), self.prose(f"legend-{name}")))
        return signs
