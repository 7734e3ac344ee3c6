"""The table of Seasons as a picture: wheel and dice, the players, the cards in hand."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ludoteka.games.seasons.bounds import BONUS_MAX
from ludoteka.games.seasons.energy import NAMES
from ludoteka.games.seasons.table import WHEEL
from ludoteka.terminal.board import Scene
from ludoteka.terminal.ink import FAINT, GOLD, INK, LINE, PAPER, WARN, beside, join, pad, rule, shorten, wrap_items
from ludoteka.terminal.pieces import (
    SEAT_INKS,
    View,
    acts,
    card_row,
    change,
    first_fitting,
    fitted,
    labelled,
    player_name,
    rivals_around,
    roomy,
)
from ludoteka.terminal.seasons.signs import (
    COPY,
    COVERED,
    CRYSTAL,
    CRYSTAL_INK,
    ELEMENTS,
    GAUGE,
    INKS,
    ITEM_INK,
    PIP,
    SEASON_INKS,
    TAPPED,
    UNUSED,
    USED,
    Pieces,
    chip,
    face_pips,
    face_signs,
    glyphs,
    season_ink,
)

WHEEL_WIDTH: Final = 28
WHEEL_INSIDE: Final = 12
DIE_WIDTH: Final = 9

# How the table is drawn, tried until it fits: whether in full, rows of a rival's cards, of the viewer's, of the hand.
SIZES: Final = (
    (True, 9, 9, 9),
    (True, 3, 4, 4),
    (True, 2, 3, 3),
    (True, 1, 2, 3),
    (False, 3, 3, 3),
    (False, 2, 2, 3),
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
        view = scene.view
        me = view["seat"]
        blocks = [self._world(scene) if full else self._world_line(scene)]
        strip = self._strip if full else self._narrow_strip
        blocks += [strip(scene, seat, rival_rows) for seat in rivals_around(scene)]
        if me >= 0:
            blocks.append(strip(scene, me, own_rows) + self._own_cards(scene, hand_rows, full))
        return blocks

    # the shared world

    def _space(self, view: View, space: int) -> Text:
        ink = season_ink(space)
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

    def _rates(self, scene: Scene) -> Text:
        if not scene.shows("rates"):
            return Text()
        view = scene.view
        rate_ink = GOLD if view["extra"] else INK
        rates_now = [
            join(INKS.paint(ELEMENTS[name][0]), Text(str(view["rates"][name]), rate_ink), INKS.paint(CRYSTAL))
            for name in NAMES
        ]
        return Text("  ").join(rates_now)

    def _piles(self, scene: Scene) -> Text:
        if not scene.shows("deck"):
            return Text()
        view = scene.view
        deck, discard = self._label("deck", n=view["deck"]), self._label("discard", n=len(view["discard"]))
        return Text(f"{deck} · {discard}", FAINT)

    def _world(self, scene: Scene) -> list[Text]:
        view = scene.view
        ink = SEASON_INKS[view["season"]]
        rates = self._rates(scene)
        if rates.plain:
            rates = join(Text(self._label("rates"), FAINT), " ", rates)
        head = rule([Text(self._label("wheel"), f"bold {ink}"), rates, self._piles(scene)], scene.width)
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
            ink = season_ink(space)
            wheel.append(f"►{space}" if space == view["space"] else f" {space}", ink)
            if space == view["space"]:
                wheel.stylize(f"bold {PAPER} on {ink}", len(wheel) - len(str(space)) - 1, len(wheel))
        parts = [join(Text(f"{year} ", f"bold {GOLD}"), wheel), self._rates(scene), self._piles(scene)]
        if scene.shows("deck") and sum(part.cell_len + 3 for part in parts) > scene.width:
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
        board = view["players"][seat]
        parts = [player_name(view, seat, self.names[seat]), self._token(board, 24), self._crystals(scene, seat)]
        if scene.shows("gauge"):
            parts.append(join(Text(f"{self._label('gauge')} ", FAINT), self._gauge(board)))
        if scene.shows("bonus"):
            parts.append(join(Text(f"{self._label('bonus')} ", FAINT), self._bonus(board)))
        second, third = board["archive"]
        if view["round"] == 0 and board["drafted"]:
            parts.append(Text(self._label("drafted-count", n=board["drafted"]), FAINT))
        if seat != view["seat"]:
            if board["hand"] or view["round"]:
                parts.append(Text(self._label("hand-count", n=board["hand"]), FAINT))
            if second or third:
                parts.append(Text(self._label("archive-count", second=second, third=third), FAINT))
        head = rule(parts, scene.width, GOLD if acts(view, seat) else LINE)
        reserve = self._reserve(board) if scene.shows("reserve") else Text()
        left = reserve.cell_len + 2
        cards = self._tableau(scene, board, scene.width - left, rows)
        if not cards and scene.shows("play"):
            cards = [Text(self._label("nothing-in-play"), FAINT)]
        return [head, *beside([reserve], cards, left)]

    def _narrow_strip(self, scene: Scene, seat: int, rows: int) -> list[Text]:
        """One player in little room: counters and tokens in one line, cards in play below."""
        view = scene.view
        board = view["players"][seat]
        held = sum(board["reserve"].values())
        reserve = join(INKS.paint(glyphs(board["reserve"])), Text(f" {held}/{board['capacity']}", FAINT))
        parts = [player_name(view, seat, self.names[seat]), self._token(board, 9)]
        parts += [reserve] if scene.shows("reserve") else []
        parts.append(self._crystals(scene, seat))
        parts += [self._gauge(board)] if scene.shows("gauge") else []
        parts += [self._bonus(board)] if scene.shows("bonus") else []
        if seat != view["seat"]:
            second, third = board["archive"]
            archive = f" ({second}+{third})" if second or third else ""
            parts.append(Text(self._label("hand-count", n=board["hand"]) + archive, FAINT))
        head = rule(parts, scene.width, GOLD if acts(view, seat) else LINE)
        return [head, *(join(" ", line) for line in self._tableau(scene, board, scene.width - 1, rows))]

    def _crystals(self, scene: Scene, seat: int) -> Text:
        n = scene.view["players"][seat]["crystals"]
        return join(Text(str(n), f"bold {INK}"), Text(CRYSTAL, CRYSTAL_INK), change(scene, seat, "crystals"))

    def _gauge(self, board: View) -> Text:
        return join(Text(f"{len(board['tableau'])}/{board['gauge']}", f"bold {INK}"), Text(GAUGE, GOLD))

    def _bonus(self, board: View) -> Text:
        used = board["bonus"]
        penalty = Text(f" −{board['penalty']}" if used else "", WARN)
        return join(Text(USED * used, WARN), UNUSED * (BONUS_MAX - used), penalty)

    def _reserve(self, board: View) -> Text:
        held = [name for name in NAMES for _ in range(board["reserve"][name])]
        line = Text(" ", end="")
        for name in held:
            line.append_text(chip(name))
        line.append(" · " * (board["capacity"] - len(held)), LINE)
        over = max(len(held) - board["capacity"], 0)  # they lie on places that are covered
        line.append(f" {COVERED} " * (board["covered"] - over), WARN)
        return line

    def _tableau(self, scene: Scene, board: View, width: int, rows: int) -> list[Text]:
        """The cards in play in at most so many rows; names get shorter where they must."""
        if not scene.shows("play"):
            return []
        known = set()
        if scene.before is not None:
            known = {placed["uid"] for b in scene.before["players"] for placed in b["tableau"]}

        def entries(cap: int) -> list[Text]:
            found = []
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
                found.append(join(entry, INKS.paint(f" {tokens}" if tokens else "")))
            return found

        return fitted(entries, width, rows)

    def _copying(self, view: View, placed: View, cap: int) -> list[Text]:
        """The usurper's marker: on the usurper with the name of the copied card, on that card in the usurper's ink."""
        marks = []
        if placed["copies"]:
            marks.append(Text(f" {COPY}{shorten(self.prose.card_name(placed['copies']), cap)}", ITEM_INK))
        for board in view["players"]:
            usurpers = sum(other["model"] == placed["uid"] for other in board["tableau"])
            marks += [Text(f" {COPY}", f"bold {SEAT_INKS[board['seat']]}")] * usurpers
        return marks

    def _own_cards(self, scene: Scene, rows: int, full: bool) -> list[Text]:
        if not scene.shows("hand"):
            return []
        view = scene.view
        cards = view["players"][view["seat"]]["cards"]
        lines: list[Text] = []
        prelude = view["round"] == 0
        parting = view["question"] is not None and view["question"]["kind"] == "split"  # the options show them then
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
        if not cards:
            return labelled(label, [Text(self._label("empty-hand"), FAINT)])

        def entry(card: str, cap: int, lit: bool, focus: bool) -> Text:
            return self._entry(card, cap, scene.view["seats"] if cap > 5 else 0, lit, focus)

        return card_row(scene, label, cards, rows, entry, place)
