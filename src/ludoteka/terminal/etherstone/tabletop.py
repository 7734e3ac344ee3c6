"""The table of Etherstone as a picture: market, threats, the players, the cards in hand."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ludoteka.games.etherstone.scoring import PACT_PENALTY
from ludoteka.games.etherstone.stones import NAMES
from ludoteka.games.etherstone.table import DURABILITY_MAX
from ludoteka.terminal.board import Scene
from ludoteka.terminal.etherstone.signs import (
    CARDS,
    DURABILITY,
    DURABILITY_INK,
    INKS,
    LEVELS,
    POINTS,
    STONES,
    Pieces,
)
from ludoteka.terminal.ink import FAINT, GOLD, INK, LINE, WARN, beside, join, pad, rule, shorten
from ludoteka.terminal.pieces import (
    SEAT_INKS,
    View,
    acts,
    card_row,
    change,
    first_fitting,
    fitted,
    labelled,
    name_style,
    player_name,
    rivals_around,
    roomy,
)

DIE_INSIDE: Final = 6
DIE_WIDTH: Final = DIE_INSIDE + 2
MARKET_WIDTH: Final = 3 * DIE_WIDTH + 3
SMALL_DIE: Final = 12  # with its owner's name
SMALL_MARKET: Final = 2 * SMALL_DIE + 2
PLACES: Final = ("white", "red", "purple", "green", "black")  # in the square, row by row
THREAT_NAME: Final = 22
STONES_WIDTH: Final = 19
FULL, EMPTY = "━", "╌"

# How the table is drawn, tried until it fits: whether in full, rows of a rival's cards, of the viewer's, of the hand.
SIZES: Final = (
    (True, 9, 9, 9),
    (True, 3, 4, 4),
    (True, 2, 3, 3),
    (True, 2, 2, 2),
    (False, 3, 3, 3),
    (False, 2, 3, 3),
    (False, 2, 2, 3),
    (False, 2, 2, 2),
    (False, 1, 2, 2),
    (False, 1, 1, 2),
    (False, 1, 1, 1),
)


class Tabletop(Pieces):
    """Draws the table."""

    def draw(self, scene: Scene) -> list[Text]:
        tables = (self._blocks(scene, *size) for size in SIZES if roomy(scene) or not size[0])
        return first_fitting(tables, scene.width, scene.height)

    def _blocks(self, scene: Scene, full: bool, rival_rows: int, own_rows: int, hand_rows: int) -> list[list[Text]]:
        """The table in parts: the shared world, each rival, and the viewer."""
        me = scene.view["seat"]
        blocks = [self._world(scene, full)]
        blocks += [self._strip(scene, seat, rival_rows) for seat in rivals_around(scene)]
        if me >= 0:
            blocks.append(self._strip(scene, me, own_rows) + self._own_cards(scene, hand_rows))
        return blocks

    # the shared world

    def _world(self, scene: Scene, full: bool) -> list[Text]:
        view = scene.view
        levels = [f"{LEVELS[level]}:{n}" for level, n in enumerate(view["deck"], 1) if n]
        deck = Text(f"{self._label('deck')} {' '.join(levels) or '0'}", FAINT if levels else WARN)
        pool = INKS.paint(self._label("pool", n=f"{POINTS}{view['pool']}"), FAINT if view["pool"] else WARN)
        aside = INKS.paint(self._label("aside", n=f"{POINTS}{view['reserve']}"), FAINT)
        clock = [pool, aside, deck] if scene.shows("clock") else []
        head = rule([Text(self.prose("board-market"), f"bold {GOLD}"), *clock], scene.width)
        market, width = (self._square(scene), MARKET_WIDTH) if full else (self._small_square(scene), SMALL_MARKET)
        threats = self._threats(scene, full, scene.width - width)
        return [head, *beside(market, threats, width), *self._now(scene)]

    def _square(self, scene: Scene) -> list[Text]:
        """Five dice, the purple one in the middle, overlapping by a row."""
        white, red, purple, green, black = (self._die_box(scene, die) for die in PLACES)
        gap = " " * DIE_WIDTH
        rows: list[tuple[Text | str, Text | str, Text | str]] = [
            (white[0], gap, red[0]),
            (white[1], gap, red[1]),
            (white[2], purple[0], red[2]),
            (gap, purple[1], gap),
            (green[0], purple[2], black[0]),
            (green[1], gap, black[1]),
            (green[2], gap, black[2]),
        ]
        return [join(" ", *row) for row in rows]

    def _die_box(self, scene: Scene, die: str) -> list[Text]:
        if not scene.shows(f"{die}-die"):
            return [Text(" " * DIE_WIDTH)] * 3
        data = _die_in(scene.view, die)
        sign, ink = STONES[die]
        if data["by"] is not None:
            owner = shorten(self.names[data["by"]], DIE_INSIDE)
            middle = Text(f"{owner:^{DIE_INSIDE}}", SEAT_INKS[data["by"]])
            top = join(Text("╭─", LINE), Text(f"{sign}{data['value']}", ink), Text(f"{'─' * (DIE_INSIDE - 3)}╮", LINE))
            return [top, join(Text("│", LINE), middle, Text("│", LINE)), Text(f"╰{'─' * DIE_INSIDE}╯", LINE)]
        focus = f"die:{die}" in scene.focus
        frame = f"bold {GOLD}" if focus else ink
        value = f"{sign} {data['value']}"
        middle = Text(f"{value:^{DIE_INSIDE}}", name_style(ink, True, focus))
        edge = "═" if focus else "─"
        return [
            Text(f"╭{edge * DIE_INSIDE}╮", frame),
            join(Text("│", frame), middle, Text("│", frame)),
            Text(f"╰{edge * DIE_INSIDE}╯", frame),
        ]

    def _small_square(self, scene: Scene) -> list[Text]:
        white, red, purple, green, black = (self._small_die(scene, die) for die in PLACES)
        inset = " " * (SMALL_DIE // 2 + 1)
        return [join(" ", white, red), join(inset, purple), join(" ", green, black)]

    def _small_die(self, scene: Scene, die: str) -> Text:
        if not scene.shows(f"{die}-die"):
            return Text(" " * SMALL_DIE)
        data = _die_in(scene.view, die)
        sign, ink = STONES[die]
        if data["by"] is not None:
            owner = Text(shorten(self.names[data["by"]], SMALL_DIE - 6), SEAT_INKS[data["by"]])
            return pad(join(Text(f" {sign} {data['value']} ", FAINT), owner), SMALL_DIE)
        focus = f"die:{die}" in scene.focus
        return pad(Text(f"[{sign} {data['value']}]", name_style(ink, True, focus)), SMALL_DIE)

    def _threats(self, scene: Scene, full: bool, width: int) -> list[Text]:
        """The open threats, each with what it takes, what it does and what it brings."""
        view = scene.view
        if not scene.shows("threats"):
            return []
        if not view["threats"]:
            return [Text(self.prose("board-no-threats"), FAINT)]
        longest = max(len(self.prose.card_name(card)) for card in view["threats"])
        name_width = longest if full else min(longest, THREAT_NAME)
        lines: list[Text] = []
        for card in view["threats"]:
            key = f"threat:{card}"
            barred = card in view["barred"]
            entry = self._entry(card, name_width, key in scene.lit, key in scene.focus, barred)
            numbers = self._numbers(CARDS[card])
            reward = self.prose.effect(card, 1)
            if full:
                lines.append(join(pad(entry, name_width + 5), numbers))
                lines.append(join("    ", Text(reward, FAINT)))
            else:
                lines.append(join(pad(entry, name_width + 5), pad(numbers, 11), Text(reward, FAINT)))
        return lines

    def _now(self, scene: Scene) -> list[Text]:
        """What is going on at this moment, and whether the end is near; a line each. Questions speak for themselves."""
        view = scene.view
        asked = view["question"]["kind"] if view["question"] else ""
        told: list[Text] = []
        if view["attack"] and asked != "team":
            told.append(join(self._head("attack"), self._attack(view)))
        if view["die"] and (view["used"] or asked != "tray"):
            told.append(join(self._head("die"), self._die_in_use(view)))
        if view["summoning"]:
            told.append(join(self._head("summoning"), self._summoning(view["summoning"])))
        if view["waiting"]:
            told.append(join(self._head("waiting"), self._listed([entry["card"] for entry in view["waiting"]])))
        if view["ending"] and not view["over"] and scene.shows("clock"):
            told.append(INKS.paint(f" {self._ending(view)}", WARN))
        return told

    def _head(self, name: str) -> Text:
        return Text(f" {self._label(name)} ", f"bold {GOLD}")

    def _listed(self, cards: Sequence[str]) -> Text:
        return INKS.paint(", ".join(self.prose.card(card) for card in cards))

    def _ending(self, view: View) -> str:
        player = self.prose.player(view["end_token"])
        return self.prose("board-ending", player=player, why=self.prose(f"board-end-{view['end_why']}"))

    def _attack(self, view: View) -> Text:
        """Who is attacked with which strength, and what it costs the leader."""
        attack = view["attack"]
        threat, seat = attack["threat"], view["active"]
        line = join(self.card_name(threat), " ", self._numbers(CARDS[threat]))
        if not attack["planned"]:
            return line
        strength = self.prose("board-strength-of", strength=attack["strength"], need=attack["need"])
        line = join(line, "  ", Text(strength, WARN if attack["missing"] else f"bold {INK}"))
        if attack["leader"]:
            line = join(line, "  ", self._harmed(view, seat, attack))
        return line

    def _die_in_use(self, view: View) -> Text:
        die = view["die"]
        line = self._die(die["die"], die["value"])
        if die["colour"] != die["die"]:
            line = join(line, Text(f" = {STONES[die['colour']][0]}", f"bold {STONES[die['colour']][1]}"))
        if view["used"]:
            applied = self._listed([entry["card"] for entry in view["used"]])
            line = join(line, Text(f"   {self._label('applied')} ", FAINT), applied)
        return line

    def _summoning(self, summoning: View) -> Text:
        card = CARDS[summoning["card"]]
        notes = [self.prose("board-less", n=summoning["less"])] if summoning["less"] else []
        notes += [self.prose("board-any-colours")] if summoning["any"] else []
        return join(self.card_name(card.id), " ", self._price(card), Text(f"  {', '.join(notes)}", FAINT))

    # players

    def _strip(self, scene: Scene, seat: int, rows: int) -> list[Text]:
        """One player: leader and numbers in the line above, stones at the left, cards in play at the right."""
        view = scene.view
        board = view["players"][seat]
        name = player_name(view, seat, self.names[seat])
        if board["leader"] and scene.shows("leader"):
            key = f"card:{board['leader']}"
            focus = key in scene.focus or self._is_triggered(scene, seat, board["leader"])
            leader = self._entry(board["leader"], 30, key in scene.lit, focus)
            name = join(name, "  ", leader, self._counters(board["leader_counters"]))
        head = rule([name, *self._counts(scene, seat)], scene.width, GOLD if acts(view, seat) else LINE)
        if not board["leader"]:
            return [head]
        left = [self._stones(board)] + ([self._dial(board)] if rows > 1 and scene.shows("life") else [])
        cards = self._tableau(scene, seat, scene.width - STONES_WIDTH, rows)
        lines = [head, *beside(left, cards, STONES_WIDTH)]
        if board["trophies"] and rows > 1 and scene.shows("trophies"):
            lines += self._trophies(board, scene.width)
        return lines

    def _counts(self, scene: Scene, seat: int) -> list[Text]:
        """The numbers of a player, for the line above the cards."""
        view = scene.view
        board = view["players"][seat]
        if not board["leader"]:
            chosen = Text(self.prose("board-chosen") if board["picked"] else "", GOLD)
            return [chosen, Text(self._label("drafted", n=board["hand"]), FAINT)]
        parts: list[Text] = []
        if scene.shows("life"):
            durability = INKS.paint(f"{DURABILITY}{board['durability']}", f"bold {INK}")
            parts.append(join(durability, change(scene, seat, "durability")))
            if board["infected"]:
                parts.append(Text(self._label("infected"), f"bold {WARN}"))
        if board["pacts"]:
            parts.append(Text(self._label("pacts", n=board["pacts"], lost=PACT_PENALTY * board["pacts"]), WARN))
        if scene.shows("goods"):
            parts.append(join(INKS.paint(f"{POINTS}{board['points']}", f"bold {INK}"), change(scene, seat, "points")))
        score = Text(self._label("score", n=str(board["score"]).replace("-", "−")), FAINT)
        parts.append(join(score, change(scene, seat, "score")))
        if view["end_token"] == seat:
            parts.append(Text(self._label("end-token"), WARN))
        if seat != view["seat"]:
            parts.append(Text(self._label("hand", n=board["hand"]), FAINT))
        return parts

    def _stones(self, board: View) -> Text:
        """The stones of every colour: sign and number."""
        line = Text(" ", end="")
        for name in NAMES:
            sign, ink = STONES[name]
            n = board["stones"][name]
            line.append(f"{sign}{n} ", f"bold {ink}" if n else LINE)
        return line

    def _dial(self, board: View) -> Text:
        """The durability as a bar."""
        n = board["durability"]
        return join(" ", Text(FULL * n, DURABILITY_INK), Text(EMPTY * (int(DURABILITY_MAX) - n), LINE))

    def _is_triggered(self, scene: Scene, seat: int, card: str) -> bool:
        """Whether the die under the mark would trigger a card of the viewer."""
        return seat == scene.view["seat"] and f"trigger:{card}" in scene.focus

    def _tableau(self, scene: Scene, seat: int, width: int, rows: int) -> list[Text]:
        """The cards in play in at most so many rows; names get shorter where they must."""
        board = scene.view["players"][seat]
        if not board["tableau"]:
            return [Text(self.prose("board-nothing-in-play"), FAINT)]
        known = set()
        if scene.before is not None:
            known = {placed["card"] for other in scene.before["players"] for placed in other["tableau"]}

        def entries(cap: int) -> list[Text]:
            found = []
            for placed in board["tableau"]:
                card = placed["card"]
                lit = f"card:{card}" in scene.lit or (scene.before is not None and card not in known)
                focus = f"card:{card}" in scene.focus or self._is_triggered(scene, seat, card)
                found.append(self._placed(placed, cap, lit, focus))
            return found

        return fitted(entries, width, rows)

    def _trophies(self, board: View, width: int) -> list[Text]:
        label = self.prose("board-trophies")

        def entries(cap: int) -> list[Text]:
            return [
                join(
                    Text(shorten(self.prose.card_name(card), cap), FAINT),
                    " ",
                    INKS.paint(f"{POINTS}{CARDS[card].points}"),
                )
                for card in board["trophies"]
            ]

        return labelled(label, fitted(entries, width - len(label) - 2, 1))

    def _own_cards(self, scene: Scene, rows: int) -> list[Text]:
        """The viewer's hand; in the choosing phase also the two leaders dealt."""
        view = scene.view
        board = view["players"][view["seat"]]
        cards = board["cards"]
        if board["leader"]:
            return self._row(scene, self.prose("board-hand"), cards["hand"], rows)
        lines = self._row(scene, self.prose("board-leaders"), cards["leaders"], rows)
        return lines + (self._row(scene, self.prose("board-drafted"), cards["hand"], rows) if cards["hand"] else [])

    def _row(self, scene: Scene, label: str, cards: Sequence[str], rows: int) -> list[Text]:
        if not cards:
            return [Text(f" {self.prose('board-hand-empty')}", FAINT)]

        def entry(card: str, cap: int, lit: bool, focus: bool) -> Text:
            return self._entry(card, cap, lit, focus, numbers=cap > 5)

        return card_row(scene, label, cards, rows, entry)


def _die_in(view: View, die: str) -> View:
    found: View = next(data for data in view["dice"] if data["die"] == die)
    return found
