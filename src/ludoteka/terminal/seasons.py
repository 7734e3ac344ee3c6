"""Seasons in a terminal: the wheel, the dice, the boards and the cards, drawn from a seat's view."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from ludoteka.core.state import State
from ludoteka.games.seasons.cards.definition import Card, Cost
from ludoteka.games.seasons.cards.pool import ALL_CARDS
from ludoteka.games.seasons.dice import DICE, RATES, SEASONS
from ludoteka.games.seasons.energy import NAMES, counts
from ludoteka.games.seasons.scoring import breakdown
from ludoteka.games.seasons.table import (
    BONUS_MAX,
    BONUS_PENALTY,
    CAPACITY,
    IOS_BOUNTY,
    LAST_YEAR,
    ROOMY_CAPACITY,
    WHEEL,
    Table,
)
from ludoteka.prose import Prose
from ludoteka.terminal.board import Choice, Part, Question, Scene, Shelf
from ludoteka.terminal.ink import (
    FAINT,
    GOLD,
    INK,
    LINE,
    PAPER,
    WARN,
    Inks,
    beside,
    cut,
    join,
    pad,
    rule,
    shorten,
    wrap_items,
)

CARDS: Final = {card.id: card for card in ALL_CARDS}

AIR, WATER, FIRE, EARTH = "#b99af5", "#62aef5", "#f5705c", "#74c878"
ELEMENTS: Final = {"air": ("@", AIR), "water": ("≈", WATER), "fire": ("▲", FIRE), "earth": ("♣", EARTH)}
SEASON_INKS: Final = {"winter": "#9cd0ee", "spring": "#9fd072", "summer": "#ecd06a", "fall": "#ee8a5a"}
CRYSTAL, GAUGE, PIP = "♦", "↑", "•"
CRYSTAL_INK = "#7fe0dc"
TRANSMUTE = f"→{CRYSTAL}"
ITEM, FAMILIAR, TAPPED = "■", "●", "↔"
ITEM_INK, FAMILIAR_INK = "#cdb4f0", "#f2ac6b"
SEAT_INKS: Final = ("#f0c674", "#8fb8f0", "#e895c0", "#9fd6a8")
USED, UNUSED = "×", "○"
FIRST, ACTIVE = "☼", "►"
ENCHANTMENT, TOKEN, TOKEN_USED, COVERED, COPY = "✦", "◉", "◌", "▒", "¤"
ENCHANTMENT_INK = "#a5d6a7"

WHEEL_WIDTH: Final = 28
WHEEL_INSIDE: Final = 12
DIE_WIDTH: Final = 9

# Options about a card whose price and prestige help to decide.
PRICED: Final = frozenset(
    ("draft", "keep", "summon", "play", "give", "discard", "play-it", "put-back", "choose", "reject", "take", "refuse")
)

INKS: Final = Inks(
    {"item": ITEM_INK, "familiar": FAMILIAR_INK, **{f"seat-{i}": f"bold {ink}" for i, ink in enumerate(SEAT_INKS)}},
    {**{sign: f"bold {ink}" for sign, ink in ELEMENTS.values()}, CRYSTAL: CRYSTAL_INK},
)

View = Mapping[str, Any]


class SeasonsProse(Prose):
    """Sentences with glyphs for energy and colours for cards and players."""

    def player(self, seat: int) -> str:
        return INKS.mark(f"seat-{seat}", self.names[seat])

    def card(self, card: str) -> str:
        return INKS.mark("familiar" if CARDS[card].familiar else "item", self.card_name(card))

    def tokens(self, counts: Mapping[str, int]) -> str:
        return glyphs(counts) or self("token-none")


def glyphs(tokens: Mapping[str, int]) -> str:
    """Tokens as signs: `@@≈`."""
    return "".join(ELEMENTS[name][0] * tokens.get(name, 0) for name in NAMES)


def chip(element: str) -> Text:
    """A token lying in a reserve: its sign on a small tile."""
    sign, ink = ELEMENTS[element]
    return join(Text("▐", ink), Text(sign, f"bold {PAPER} on {ink}"), Text("▌", ink))


def face_signs(season: str, die: int, face: int, draw: str) -> list[str]:
    """The symbols on a die's face, dots excluded."""
    side = DICE[SEASONS.index(season)][die][face]
    signs = list(glyphs(counts(side.energy)))
    if side.crystals:
        signs.append(f"{side.crystals}{CRYSTAL}")
    if side.gauge:
        signs.append(GAUGE)
    if side.transmute:
        signs.append(TRANSMUTE)
    if side.draw:
        signs.append(draw)
    return signs


def face_pips(season: str, die: int, face: int) -> int:
    return DICE[SEASONS.index(season)][die][face].pips


def season_of(space: int) -> str:
    return SEASONS[(space - 1) // 3]


def price(cost: Cost) -> str:
    """A summoning cost as signs."""
    crystals = f"{cost.crystals}{CRYSTAL}" if cost.crystals else ""
    return glyphs(counts(cost.energy)) + crystals


def face_of(placed: View) -> Card:
    """The card whose effects one in play has: its own, or those of the card it copies."""
    return CARDS[placed["copies"] or placed["card"]]


def extra_crystals(view: View, seat: int) -> int:
    """Crystals that a token transmuted by this seat brings above the rate of the season."""
    more: int = view["surplus"] + (view["enchantment"] == IOS_BOUNTY)
    return more + sum(face_of(placed).purse for placed in view["boards"][seat]["tableau"])


def _rank(do: str) -> int:
    return 2 if do.startswith("bonus-") else 1 if do == "end" else 0


class Board:
    """The board of Seasons, see `terminal.board.Board`."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        self.names = names
        self.prose = SeasonsProse("seasons", language, names)
        self._dice: list[tuple[int, int]] = []  # the row of the round being told
        self._dice_season = "winter"

    # --- small pieces ---

    def card_name(self, card: str) -> Text:
        return INKS.paint(self.prose.card(card))

    def _sign(self, card: str) -> Text:
        """The sign of a card's kind, with a space after it."""
        return Text(f"{FAMILIAR} ", FAMILIAR_INK) if CARDS[card].familiar else Text(f"{ITEM} ", ITEM_INK)

    def _label(self, name: str, **args: Any) -> str:
        return self.prose(f"label-{name}", **args)

    def _year(self, view: View) -> str:
        year = LAST_YEAR if view["over"] else view["year"]  # at the end the marker has left the third year
        return self._label("year", year=self.prose("year", year=year))

    def _season(self, season: str) -> Text:
        return Text(self.prose(f"season-{season}"), f"bold {SEASON_INKS[season]}")

    def _price(self, card: Card, players: int) -> Text:
        if card.any_elements:
            return INKS.paint("/".join(ELEMENTS[name][0] for name in NAMES))
        return INKS.paint(price(card.costs[players - 2]) or self._label("free"), FAINT)

    def _worth(self, card: Card) -> Text:
        return Text(f"{card.prestige:+d}".replace("-", "−"), GOLD)

    def _entry(
        self, card_id: str, cap: int, players: int = 0, lit: bool = True, focus: bool = False, tapped: bool = False
    ) -> Text:
        """A card on the table: its kind, its name, and in hand its price and prestige."""
        card = CARDS[card_id]
        ink = FAMILIAR_INK if card.familiar else ITEM_INK
        style = f"bold {PAPER} on {ink}" if focus else f"bold {ink}" if lit else FAINT if tapped else ink
        entry = join(self._sign(card_id), Text(shorten(self.prose.card_name(card_id), cap), style))
        if players:
            entry = join(entry, " ", self._price(card, players), " ", self._worth(card))
        return entry

    def _enchantment(self, view: View) -> Text:
        name = self.prose(f"enchantment-{view['enchantment']}")
        return Text(f"{ENCHANTMENT} {name}", ENCHANTMENT_INK)

    def _token(self, board: View, cap: int) -> Text:
        """The ability token of a seat, nothing when there is none to be seen."""
        if not board["token"]:
            return Text()
        name = shorten(self.prose(f"token-{board['token']}"), cap)
        return Text(f"{TOKEN_USED} {name}", FAINT) if board["token_used"] else Text(f"{TOKEN} {name}", GOLD)

    # --- heading ---

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
            return join(line, dot, self.prose("event-over"))
        year = self._year(view)
        return join(line, dot, year, dot, self._label("round", n=view["round"]), dot, self._season(view["season"]))

    # --- table ---

    def draw(self, scene: Scene) -> list[Text]:
        roomy = scene.width >= 78 and scene.height >= 20
        blocks: list[list[Text]] = []
        for full, rival_rows, own_rows, hand_rows in (
            (True, 9, 9, 9),
            (True, 3, 4, 4),
            (True, 2, 3, 3),
            (True, 1, 2, 3),
            (False, 3, 3, 3),
            (False, 2, 2, 3),
            (False, 1, 2, 2),
            (False, 1, 1, 2),
            (False, 1, 1, 1),
        ):
            if full and not roomy:
                continue
            blocks = self._blocks(scene, full, rival_rows, own_rows, hand_rows)
            if sum(len(block) for block in blocks) <= scene.height:
                break
        spare = scene.height - sum(len(block) for block in blocks)
        lines: list[Text] = []
        for block in blocks:
            lines += [Text(), *block] if lines and spare >= len(blocks) else block
        return [cut(line, scene.width) for line in lines[: scene.height]]

    def _blocks(self, scene: Scene, full: bool, rival_rows: int, own_rows: int, hand_rows: int) -> list[list[Text]]:
        """The table in parts: the shared world, each rival, and the viewer."""
        view = scene.view
        me = view["seat"]
        blocks = [self._world(scene) if full else self._world_line(scene)]
        strip = self._strip if full else self._narrow_strip
        seats = view["seats"]
        for i in range(1 if me >= 0 else 0, seats):
            blocks.append(strip(scene, (me + i) % seats if me >= 0 else i, rival_rows))
        if me >= 0:
            blocks.append(strip(scene, me, own_rows) + self._own_cards(scene, hand_rows, full))
        return blocks

    # the shared world

    def _space(self, view: View, space: int) -> Text:
        ink = SEASON_INKS[season_of(space)]
        if space == view["space"]:
            return Text(f"►{space:>2} ", f"bold {PAPER} on {ink}")
        return Text(f"{space:>3} ", ink)

    def _wheel(self, view: View) -> list[Text]:
        """Twelve spaces around the year: winter on top, spring on the right, summer below, fall on the left."""
        year = self._year(view)
        ink = SEASON_INKS[view["season"]]
        space = {n: self._space(view, n) for n in range(1, WHEEL + 1)}
        edge = "─" * WHEEL_INSIDE
        middle = Text(f"{year:^{WHEEL_INSIDE}}", f"bold {ink}")
        return [
            join("       ", space[1], space[2], space[3]),
            join(" ", space[12], Text(f" ╭{edge}╮", LINE), space[4]),
            join(" ", space[11], Text(" │", LINE), middle, Text("│", LINE), space[5]),
            join(" ", space[10], Text(f" ╰{edge}╯", LINE), space[6]),
            join("       ", space[9], space[8], space[7]),
        ]

    def _rates(self, view: View) -> Text:
        rates = RATES[SEASONS.index(view["season"])]
        seat = view["active"] if view["active"] >= 0 else view["seat"]
        more = extra_crystals(view, seat) if seat >= 0 else view["surplus"]
        rate_ink = GOLD if more else INK
        rates_now = [
            join(INKS.paint(ELEMENTS[name][0]), Text(str(rate + more), rate_ink), INKS.paint(CRYSTAL))
            for name, rate in zip(NAMES, rates, strict=True)
        ]
        return Text("  ").join(rates_now)

    def _piles(self, view: View) -> Text:
        deck, discard = self._label("deck", n=view["deck"]), self._label("discard", n=len(view["discard"]))
        return Text(f"{deck} · {discard}", FAINT)

    def _world(self, scene: Scene) -> list[Text]:
        view = scene.view
        ink = SEASON_INKS[view["season"]]
        head = rule(
            [
                join(Text(self._label("wheel"), f"bold {ink}")),
                join(Text(self._label("rates"), FAINT), " ", self._rates(view)),
                self._piles(view),
            ],
            scene.width,
        )
        right = self._dice_row(scene) if view["dice"] else []
        rule_in_force = []
        if view["enchantment"]:
            short = self.prose(f"enchantment-{view['enchantment']}.short")
            rule_in_force = [join(" ", self._enchantment(view), Text(f"  {short}", FAINT))]
        return [head, *rule_in_force, *beside(self._wheel(view), right, WHEEL_WIDTH), *self._open_cards(scene)]

    def _open_cards(self, scene: Scene) -> list[Text]:
        """Cards of the deck that lie face up: the open row, the top one first, and what a search has revealed."""
        view = scene.view
        lines: list[Text] = []
        if view["row"]:
            label = self.prose.texts("terminal-seasons-row")
            lines += self._row(scene, label, view["deck_top"][: view["row"]], 1, "deck")
        if view["revealed"]:
            label = self.prose("board-revealed", n=len(view["revealed"]))
            lines += self._row(scene, label, list(reversed(view["revealed"])), 1, "revealed")
        return lines

    def _dice_row(self, scene: Scene) -> list[Text]:
        view = scene.view
        season, room = view["dice_season"], scene.width - WHEEL_WIDTH
        gap = 2 if len(view["dice"]) * (DIE_WIDTH + 2) <= room else 1
        rows = [Text(end="") for _ in range(5)]
        left_over = [place for place, die in enumerate(view["dice"]) if die["by"] is None]
        for place, die in enumerate(view["dice"]):
            free = die["by"] is None
            focus = f"die:{place}" in scene.focus
            ink = SEASON_INKS[season]
            frame = f"bold {GOLD}" if focus else ink if free else LINE
            inside = DIE_WIDTH - 2
            signs = face_signs(season, die["die"], die["face"], self._label("draw"))
            top = INKS.paint(" ".join(signs), f"bold {INK}" if free else INK)
            dots = Text((PIP * face_pips(season, die["die"], die["face"])).rjust(inside - 1), ink if free else FAINT)
            margin = (inside - top.cell_len) // 2
            owner = Text("", FAINT)
            if not free:
                owner = Text(shorten(self.names[die["by"]], DIE_WIDTH + gap - 1), f"bold {SEAT_INKS[die['by']]}")
            elif left_over == [place]:
                pips = face_pips(season, die["die"], die["face"])
                owner = Text(shorten(self._label("leftover", n=pips), DIE_WIDTH), ink)
            lines = [
                Text(f"╭{'─' * inside}╮", frame),
                join(Text("│", frame), pad(join(" " * max(margin, 0), top), inside), Text("│", frame)),
                join(Text("│", frame), pad(dots, inside), Text("│", frame)),
                Text(f"╰{'─' * inside}╯", frame),
                join(" " * max((DIE_WIDTH - owner.cell_len) // 2, 0), owner),
            ]
            for row, line in zip(rows, lines, strict=True):
                row.append_text(pad(line, DIE_WIDTH + gap))
        return rows

    def _world_line(self, scene: Scene) -> list[Text]:
        """Wheel, rates and piles on one line, the dice below."""
        view = scene.view
        year = self._year(view)
        wheel = Text(end="")
        for space in range(1, WHEEL + 1):
            ink = SEASON_INKS[season_of(space)]
            wheel.append(f"►{space}" if space == view["space"] else f" {space}", ink)
            if space == view["space"]:
                wheel.stylize(f"bold {PAPER} on {ink}", len(wheel) - len(str(space)) - 1, len(wheel))
        parts = [join(Text(f"{year} ", f"bold {GOLD}"), wheel), self._rates(view), self._piles(view)]
        if sum(part.cell_len + 3 for part in parts) > scene.width:
            parts[2] = Text(f"{view['deck']}/{len(view['discard'])}", FAINT)
        lines = [rule(parts, scene.width)]
        dice = []
        season = view["dice_season"]
        for place, die in enumerate(view["dice"]):
            free = die["by"] is None
            ink = SEASON_INKS[season]
            focus = f"die:{place}" in scene.focus
            frame = f"bold {GOLD}" if focus else ink if free else LINE
            signs = "".join(face_signs(season, die["die"], die["face"], self._label("draw")))
            dots = PIP * face_pips(season, die["die"], die["face"])
            owner = Text("") if free else Text(f" {shorten(self.names[die['by']], 9)}", SEAT_INKS[die["by"]])
            dice.append(join(Text("[", frame), INKS.paint(signs), " ", Text(dots, ink), Text("]", frame), owner))
        lines += [join(" ", line) for line in wrap_items(dice, scene.width - 1)]
        return lines + self._open_cards(scene)

    # players

    def _strip(self, scene: Scene, seat: int, rows: int) -> list[Text]:
        """One player: counters in the line above, tokens at the left, cards in play at the right."""
        view = scene.view
        board = view["boards"][seat]
        gauge = join(Text(f"{self._label('gauge')} ", FAINT), self._gauge(board))
        bonus = join(Text(f"{self._label('bonus')} ", FAINT), self._bonus(board))
        parts = [self._name(view, seat), self._token(board, 24), self._crystals(scene, seat), gauge, bonus]
        second, third = board["archive"]
        if view["round"] == 0 and board["drafted"]:
            parts.append(Text(self._label("drafted-count", n=board["drafted"]), FAINT))
        if seat != view["seat"]:
            if board["hand"] or view["round"]:
                parts.append(Text(self._label("hand-count", n=board["hand"]), FAINT))
            if second or third:
                parts.append(Text(self._label("archive-count", second=second, third=third), FAINT))
        head = rule(parts, scene.width, GOLD if self._acts(view, seat) else LINE)
        reserve = self._reserve(board)
        left = reserve.cell_len + 2
        cards = self._tableau(scene, board, scene.width - left, rows)
        if not cards:
            cards = [Text(self._label("nothing-in-play"), FAINT)]
        return [head, *beside([reserve], cards, left)]

    def _narrow_strip(self, scene: Scene, seat: int, rows: int) -> list[Text]:
        """One player in little room: counters and tokens in one line, cards in play below."""
        view = scene.view
        board = view["boards"][seat]
        held = sum(board["reserve"].values())
        reserve = join(INKS.paint(glyphs(board["reserve"])), Text(f" {held}/{board['capacity']}", FAINT))
        parts = [self._name(view, seat), self._token(board, 9), reserve]
        parts += [self._crystals(scene, seat), self._gauge(board), self._bonus(board)]
        if seat != view["seat"]:
            second, third = board["archive"]
            archive = f" ({second}+{third})" if second or third else ""
            parts.append(Text(self._label("hand-count", n=board["hand"]) + archive, FAINT))
        head = rule(parts, scene.width, GOLD if self._acts(view, seat) else LINE)
        return [head, *(join(" ", line) for line in self._tableau(scene, board, scene.width - 1, rows))]

    def _acts(self, view: View, seat: int) -> bool:
        return bool(view["active"] == seat) or any(asked["seat"] == seat for asked in view["asked"])

    def _name(self, view: View, seat: int) -> Text:
        return join(
            Text(f"{ACTIVE} " if self._acts(view, seat) else "", GOLD),
            Text(self.names[seat], f"bold {SEAT_INKS[seat]}"),
            Text(f" {FIRST}" if view["first"] == seat and view["round"] else "", GOLD),
        )

    def _crystals(self, scene: Scene, seat: int) -> Text:
        n = scene.view["boards"][seat]["crystals"]
        return join(Text(str(n), f"bold {INK}"), Text(CRYSTAL, CRYSTAL_INK), self._change(scene, seat))

    def _gauge(self, board: View) -> Text:
        return join(Text(f"{len(board['tableau'])}/{board['gauge']}", f"bold {INK}"), Text(GAUGE, GOLD))

    def _bonus(self, board: View) -> Text:
        used = board["bonus"]
        penalty = Text(f" −{BONUS_PENALTY[used]}" if used else "", WARN)
        return join(Text(USED * used, WARN), UNUSED * (BONUS_MAX - used), penalty)

    def _change(self, scene: Scene, seat: int) -> Text:
        """How the crystals of a player changed since the viewer's last answer."""
        if scene.before is None:
            return Text()
        change = scene.view["boards"][seat]["crystals"] - scene.before["boards"][seat]["crystals"]
        return Text(f" {change:+d}".replace("-", "−"), GOLD if change > 0 else WARN) if change else Text()

    def _reserve(self, board: View) -> Text:
        held = [name for name in NAMES for _ in range(board["reserve"][name])]
        line = Text(" ", end="")
        for name in held:
            line.append_text(chip(name))
        line.append(" · " * (board["capacity"] - len(held)), LINE)
        whole = ROOMY_CAPACITY if any(face_of(placed).roomy for placed in board["tableau"]) else CAPACITY
        line.append(f" {COVERED} " * (whole - max(board["capacity"], len(held))), WARN)
        return line

    def _tableau(self, scene: Scene, board: View, width: int, rows: int) -> list[Text]:
        """The cards in play in at most so many rows; names get shorter where they must."""
        known = set()
        if scene.before is not None:
            known = {placed["uid"] for b in scene.before["boards"] for placed in b["tableau"]}
        lines: list[Text] = []
        for cap in (40, 20, 16, 13, 11, 9, 7, 5, 4, 3):
            entries = []
            for placed in board["tableau"]:
                key = f"uid:{placed['uid']}"
                fresh = scene.before is not None and placed["uid"] not in known
                entry = self._entry(
                    placed["card"],
                    cap,
                    lit=key in scene.lit or fresh,
                    focus=key in scene.focus,
                    tapped=placed["tapped"],
                )
                tokens = glyphs(placed["energy"])
                tail = f"{TAPPED}" if placed["tapped"] else ""
                entry = join(entry, Text(tail, f"bold {GOLD}"), *self._copying(scene.view, placed, cap))
                entries.append(join(entry, INKS.paint(f" {tokens}" if tokens else "")))
            lines = wrap_items(entries, width)
            if len(lines) <= rows:
                break
        return self._trim(lines, rows, width)

    def _copying(self, view: View, placed: View, cap: int) -> list[Text]:
        """The usurper's marker: on the usurper with the name of the copied card, on that card in the usurper's ink."""
        marks = []
        if placed["copies"]:
            marks.append(Text(f" {COPY}{shorten(self.prose.card_name(placed['copies']), cap)}", ITEM_INK))
        for board in view["boards"]:
            usurpers = sum(other["model"] == placed["uid"] for other in board["tableau"])
            marks += [Text(f" {COPY}", f"bold {SEAT_INKS[board['seat']]}")] * usurpers
        return marks

    def _trim(self, lines: list[Text], rows: int, width: int) -> list[Text]:
        """At most so many lines; where some are left out, the last one says so."""
        if len(lines) <= rows:
            return lines
        return [*lines[: rows - 1], join(pad(lines[rows - 1], width - 2), Text(" …", GOLD))]

    def _own_cards(self, scene: Scene, rows: int, full: bool) -> list[Text]:
        view = scene.view
        cards = view["boards"][view["seat"]]["cards"]
        lines: list[Text] = []
        prelude = view["round"] == 0
        parting = view["decision"] is not None and view["decision"]["kind"] == "split"  # the options show them then
        if cards["drafted"] and not parting:
            lines += self._row(scene, self._label("drafted"), cards["drafted"], rows, "")
        if cards["hand"] or not prelude:
            lines += self._row(scene, self._label("hand"), cards["hand"], rows, "hand")
        lines += self._archive(scene, [("II", cards["archive_2"]), ("III", cards["archive_3"])], full or rows >= 3)
        return lines

    def _archive(self, scene: Scene, years: Sequence[tuple[str, Sequence[str]]], roomy: bool) -> list[Text]:
        """The archived cards: in one line if they fit, else a line a year, or shortened where there is little room."""
        label = f" {self._label('archive')} "
        width = scene.width - len(label)
        lines: list[Text] = []
        for cap in (40, 18, 14, 11, 9, 7, 5, 3):
            groups = [
                Text(" ").join([Text(f"{year}:", FAINT), *(self._entry(card, cap, lit=False) for card in cards)])
                for year, cards in years
                if cards
            ]
            lines = [Text("  ").join(groups)] if groups else []
            if lines and lines[0].cell_len > width and roomy:
                lines = groups
            if all(line.cell_len <= width for line in lines):
                break
        return beside([Text(label, FAINT)], lines, len(label)) if lines else []

    def _row(self, scene: Scene, label: str, cards: Sequence[str], rows: int, place: str) -> list[Text]:
        head = f" {label} "
        width = scene.width - len(head)
        if not cards:
            return [join(Text(head, FAINT), Text(self._label("empty-hand"), FAINT))]
        lines: list[Text] = []
        for cap in (40, 20, 16, 13, 11, 9, 7, 5, 4, 3):
            players = scene.view["seats"] if cap > 5 else 0
            entries = [
                self._entry(
                    card, cap, players, lit=f"{place}:{card}" in scene.lit, focus=f"{place}:{card}" in scene.focus
                )
                for card in cards
            ]
            lines = wrap_items(entries, width)
            if len(lines) <= rows:
                break
        return beside([Text(head, FAINT)], self._trim(lines, rows, width), len(head))

    # --- questions ---

    def question(self, view: View, asked: View, options: Sequence[tuple[int, View]]) -> Question:
        data = dict(asked)
        if data["kind"] == "deal" and options:
            data["target"] = options[0][1]["target"]
        prompt = INKS.paint(self.prose.question(data), f"bold {INK}")
        card = data.get("card", "")
        if data["kind"] == "peek" and view["deck_top"]:
            card = view["deck_top"][0]
        if card:
            prompt = join(self.card_name(card), Text(": ", FAINT), prompt)
        parts: dict[str, Part] = {}
        # What is worth doing comes first, what costs prestige last: Enter alone must never cost anything.
        ordered = sorted(options, key=lambda pair: _rank(pair[1]["do"]))
        choices = [self._choice(view, option, detail, parts) for option, detail in ordered]
        if len({choice.parts for choice in choices}) != len(choices):  # the parts do not tell the options apart
            parts = {}
        return Question(prompt, choices, self.prose.hint(data), card, parts)

    def _choice(self, view: View, option: int, detail: View, parts: dict[str, Part]) -> Choice:
        data = dict(detail)
        do = data["do"]
        if do in {"play-it", "put-back"}:
            data["card"] = view["deck_top"][0]
        if do == "take-die":
            die = view["dice"][data["place"]]
            data["die"] = self._die_text(view["dice_season"], die["die"], die["face"])
        sentence = self.prose.option(data)
        label = INKS.paint(sentence)
        card = data.get("card", "")
        players = view["seats"]
        if do in PRICED and card:
            label = join(label, "  ", self._price(CARDS[card], players), " ", self._worth(CARDS[card]))
        if do in {"draft", "choose", "reject"}:
            label = join(self._sign(card), label)
        if do == "use-token":
            label = join(label, Text(f"  {self.prose('token-text', token=data['token'])}", FAINT))
        label = self._named(data, label)
        if do == "transmute":
            label = join(label, "  ", INKS.paint(f"+{self._worth_now(view, data)}{CRYSTAL}", GOLD))
        if do.startswith("bonus-"):
            used = view["boards"][view["seat"]]["bonus"]
            lost = BONUS_PENALTY[used + 1] - BONUS_PENALTY[used]
            label = join(label, "  ", Text(f"−{lost}", WARN))
        return Choice(
            option, label, self._words(data, INKS.plain(sentence)), card, self._parts(data, parts), self._lights(data)
        )

    def _named(self, data: View, label: Text) -> Text:
        """Signs are easier to read with their names, where there are only a few."""
        if "element" in data:
            return join(INKS.paint(ELEMENTS[data["element"]][0]), " ", label)
        names = list(data.get("elements", ()))
        energy = data.get("energy", {})
        if sum(energy.values()) == 1 and not data.get("stores") and data["do"] != "mirror":
            names = list(energy)
        words = ", ".join(self.prose(f"element-{name}") for name in names)
        return join(label, Text(f"  {words}", FAINT)) if words else label

    def _die_text(self, season: str, die: int, face: int) -> str:
        signs = " ".join(face_signs(season, die, face, self._label("draw")))
        return f"{signs} {PIP * face_pips(season, die, face)}"

    def _worth_now(self, view: View, data: View) -> int:
        """The crystals that tokens bring at the present rates."""
        rates = RATES[SEASONS.index(view["season"])]
        more = extra_crystals(view, view["seat"])
        piles = [data["energy"], *(store["energy"] for store in data["stores"])]
        return sum(pile.get(name, 0) * (rates[i] + more) for pile in piles for i, name in enumerate(NAMES))

    def _words(self, data: View, sentence: str) -> str:
        """What a search finds: the sentence and every token by name."""
        piles = [data[key] for key in ("energy", "lost") if key in data]
        piles += [store["energy"] for store in data.get("stores", ())]
        tokens = [self.prose(f"element-{name}") for pile in piles for name, n in pile.items() for _ in range(n)]
        tokens += [self.prose(f"element-{name}") for name in data.get("elements", ())]
        tokens += [self.prose(f"element-{name}") for name, (sign, _) in ELEMENTS.items() if sign in data.get("die", "")]
        return " ".join([sentence, *tokens]).lower()

    def _parts(self, data: View, parts: dict[str, Part]) -> tuple[str, ...]:
        """The cards or tokens that an option is made of; each kind is added to `parts`."""
        found: list[str] = []

        def add(key: str, label: Text, words: str, card: str = "") -> None:
            parts.setdefault(key, Part(label, words.lower(), card))
            found.append(key)

        for card in data.get("cards", ()):
            label = join(self._sign(card), self.card_name(card), "  ", self._price(CARDS[card], len(self.names)), " ")
            add(f"card {CARDS[card].code:03d}", join(label, self._worth(CARDS[card])), self.prose.card_name(card), card)
        piles = [("energy", "", data["energy"])] if "energy" in data else []
        if "lost" in data:
            piles = [("gain", "+ ", data["energy"]), ("lose", "− ", data["lost"])]
        piles += [
            (f"store {store['uid']}", self.prose.card_name(store["card"]) + " ", store["energy"])
            for store in data.get("stores", ())
        ]
        for pile, prefix, tokens in piles:
            for i, name in enumerate(NAMES):
                for _ in range(tokens.get(name, 0)):
                    word = self.prose(f"element-{name}")
                    add(f"{pile} {i}", INKS.paint(f"{prefix}{ELEMENTS[name][0]} {word}"), f"{prefix}{word}")
        return tuple(sorted(found))

    def _lights(self, data: View) -> frozenset[str]:
        lights = set()
        if data["do"] == "take-die":
            lights.add(f"die:{data['place']}")
        elif "uid" in data:
            lights.add(f"uid:{data['uid']}")
        elif "card" in data:
            lights.add(f"hand:{data['card']}")
        for store in data.get("stores", ()):
            lights.add(f"uid:{store['uid']}")
        return frozenset(lights)

    # --- log ---

    def tell(self, data: View) -> Text | None:
        kind = data["kind"]
        told = dict(data)
        if kind == "round":
            self._dice = [(die, face) for die, face in data["dice"]]
            self._dice_season = season_of(data["space"])
        if kind == "rerolled":
            self._dice[data["place"]] = (data["die"], data["face"])
        if kind in {"took-die", "rerolled"}:
            die, face = self._dice[data["place"]]
            told["die"] = self._die_text(self._dice_season, die, face)
        if "space" in data:
            told["season"] = season_of(data["space"])
        if kind == "drafted" and "card" not in data:
            return None  # everybody drafts at every step: not worth a line
        sentence = self.prose.event(told)
        if kind in {"round", "season-moved", "over"}:
            return INKS.paint(sentence, f"bold {SEASON_INKS[season_of(data.get('space', WHEEL))]}")
        return INKS.paint(sentence)

    # --- cards ---

    def shelves(self, view: View) -> list[Shelf]:
        me = view["seat"]
        shelves: list[Shelf] = []

        def add(title: str, cards: Sequence[str]) -> None:
            if cards:
                shelves.append(Shelf(title, cards))

        add(self.prose("board-revealed", n=len(view["revealed"])), list(reversed(view["revealed"])))
        if me >= 0:
            own = view["boards"][me]["cards"]
            add(self._label("looked"), view["looked"]["cards"])
            add(self._label("pack"), own["pack"])
            add(self._label("drafted"), own["drafted"])
            add(self._label("hand"), own["hand"])
            for year, held in (("II", own["archive_2"]), ("III", own["archive_3"])):
                add(f"{self._label('archive')} {year}", held)
        order = [(me + i) % view["seats"] for i in range(view["seats"])] if me >= 0 else list(range(view["seats"]))
        for seat in order:
            board = view["boards"][seat]
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

    # --- end ---

    def scores(self, state: State) -> list[tuple[str, list[int]]]:
        if not isinstance(state, Table):
            raise TypeError("a board of Seasons needs a state of Seasons")
        parts = [breakdown(state, seat) for seat in range(len(self.names))]
        return [(self.prose(f"score-{source}"), [part[source] for part in parts]) for source in parts[0]]

    def turn(self, view: View) -> Hashable:
        return view["round"], view["active"]
