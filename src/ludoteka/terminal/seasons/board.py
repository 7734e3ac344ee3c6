"""The board of Seasons as the shell knows it: where the match stands, the log, cards to read."""

from rich.text import Text

from ludoteka.games.seasons.dice import SEASONS
from ludoteka.terminal.board import Shelf
from ludoteka.terminal.ink import FAINT, GOLD, INK, LINE, WARN, join
from ludoteka.terminal.pieces import ACTIVE, FIRST, Shelves, View, seats_around
from ludoteka.terminal.seasons.questions import Questions
from ludoteka.terminal.seasons.signs import (
    CARDS,
    COPY,
    COVERED,
    CRYSTAL,
    CRYSTAL_INK,
    ELEMENTS,
    ENCHANTMENT,
    ENCHANTMENT_INK,
    FAMILIAR,
    FAMILIAR_INK,
    GAUGE,
    INKS,
    ITEM,
    ITEM_INK,
    PIP,
    SEASON_INKS,
    TAPPED,
    TOKEN,
    TOKEN_USED,
    TRANSMUTE,
    UNUSED,
    USED,
    price,
)
from ludoteka.terminal.seasons.tabletop import Tabletop
from ludoteka.text import message_name


class Board(Tabletop, Questions):
    """The board of Seasons, see `terminal.board.Board`."""

    def heading(self, view: View) -> Text:
        dot = Text(" · ", LINE)
        line = join(
            Text(self.prose.texts("seasons"), f"bold {GOLD}"), dot, Text(self.prose(f"level-{view['level']}"), FAINT)
        )
        if view["enchantment"]:
            line = join(line, dot, self._enchantment(view))
        if view["round"] == 0:
            return join(line, dot, self._label("prelude"))
        if view["over"]:
            return join(line, dot, self.prose("board-over"))
        year = self._year(view)
        return join(line, dot, year, dot, self._label("round", n=view["round"]), dot, self._season(view["season"]))

    # --- log ---

    def tell(self, data: View) -> Text | None:
        kind = data["kind"]
        told = dict(data)
        if kind in {"took-die", "rerolled"}:
            told["die"] = self._die_text(data["season"], data["die"], data["face"])
        if kind == "drafted" and "card" not in data:
            return None  # everybody drafts at every step: not worth a line
        sentence = self.prose.event(told)
        if kind in {"round", "season-moved", "over"}:
            return INKS.paint(sentence, f"bold {SEASON_INKS[data.get('season', SEASONS[-1])]}")
        return INKS.paint(sentence)

    # --- cards ---

    def shelves(self, view: View) -> list[Shelf]:
        me = view["seat"]
        shelves = Shelves()
        add = shelves.add
        add(self.prose("board-revealed", n=len(view["revealed"])), list(reversed(view["revealed"])))
        if me >= 0:
            own = view["players"][me]["cards"]
            add(self._label("looked"), view["looked"]["cards"])
            add(self._label("pack"), own["pack"])
            add(self._label("drafted"), own["drafted"])
            add(self._label("hand"), own["hand"])
            for year, held in (("II", own["archive_2"]), ("III", own["archive_3"])):
                add(f"{self._label('archive')} {year}", held)
        for seat in seats_around(view):
            board = view["players"][seat]
            name = self.names[seat]
            add(f"{name} · {self._label('in-play')}", [placed["card"] for placed in board["tableau"]])
            known = board.get("known", {"hand": [], "held": []})
            add(f"{name} · {self._label('known-hand')}", known["hand"])
            add(f"{name} · {self._label('known-held')}", known["held"])
        add(self._label("passed"), view["passed"] or ())
        add(self._label("deck-top"), view["deck_top"])
        add(self._label("discards-seen"), [card for card in reversed(view["discard"]) if card])
        return shelves

    def card_face(self, card: str, players: int) -> list[Text]:
        face = CARDS[card]
        ink = FAMILIAR_INK if face.familiar else ITEM_INK
        kind = self.prose("kind-familiar" if face.familiar else "kind-item")
        icons = " · ".join(self.prose(f"icon-{icon}") for icon in face.icons)
        if face.any_elements:
            cost = Text(self._label("any-elements"))
        else:
            cost = INKS.paint(price(face.costs[players - 2]) or self._label("free"))
        lines = [
            Text(self.prose.card_name(card), f"bold {ink}"),
            Text(f"{FAMILIAR if face.familiar else ITEM} {kind} · №{face.number}", FAINT),
            join(
                Text(f"{self._label('cost')} ", FAINT),
                cost,
                Text(f"   {self._label('prestige')} ", FAINT),
                self._worth(face),
            ),
        ]
        if face.varies:
            costs = [f"{n}: {price(face.costs[n - 2]) or self._label('free')}" for n in (2, 3, 4)]
            lines.append(INKS.paint("   ".join(costs), FAINT))
        if icons:
            lines.append(Text(icons, FAINT))
        return [*lines, Text(), Text(self.prose.card_text(card), INK)]

    def card_rulings(self, card: str) -> list[Text]:
        rulings = self.prose.rulings(f"card-{message_name(card)}")
        if not rulings:
            return []
        return [Text(), Text(self._label("rulings"), FAINT), *(Text(f"· {ruling}", INK) for ruling in rulings)]

    def sign(self, name: str) -> Text | None:
        entry, _, kind = name.partition("/")
        if entry == "energy":
            return INKS.paint(ELEMENTS[kind][0])
        if entry == "wheel":
            return Text()  # the table writes the seasons out
        signs = {
            "crystals": INKS.paint(CRYSTAL),
            "summoning-gauge": Text(GAUGE, GOLD),
            "transmuting": Text(TRANSMUTE, CRYSTAL_INK),
            "drawing": Text(self._label("draw"), INK),
            "season-dice/pip": Text(PIP, INK),
            "magic-item": Text(ITEM, ITEM_INK),
            "familiar": Text(FAMILIAR, FAMILIAR_INK),
            "first-player": Text(FIRST, GOLD),
        }
        return signs.get(name)

    def legend(self) -> list[tuple[Text, str]]:
        signs = [(INKS.paint(sign), self.prose(f"element-{name}")) for name, (sign, _) in ELEMENTS.items()]
        signs.append((INKS.paint(CRYSTAL), self.prose("legend-crystals")))
        for sign, ink, name in (
            (GAUGE, GOLD, "gauge"),
            (TRANSMUTE, CRYSTAL_INK, "transmute"),
            (self._label("draw"), INK, "draw"),
            (PIP * 2, INK, "pips"),
            (ITEM, ITEM_INK, "item"),
            (FAMILIAR, FAMILIAR_INK, "familiar"),
            (TAPPED, GOLD, "tapped"),
            ("+6", GOLD, "prestige"),
            (USED + UNUSED, WARN, "bonus"),
            (FIRST, GOLD, "first"),
            (ACTIVE, GOLD, "active"),
        ):
            signs.append((Text(sign, ink), self.prose(f"legend-{name}")))
        for sign, ink, name in (
            (ENCHANTMENT, ENCHANTMENT_INK, "enchantment"),
            (f"{TOKEN} {TOKEN_USED}", GOLD, "token"),
            (COVERED, WARN, "covered"),
            (COPY, ITEM_INK, "copy"),
        ):
            signs.append((Text(sign, ink), self.prose.texts(f"terminal-seasons-{name}")))
        return signs
