"""The table of Elven Rage as a picture: the map, the squads, a battle, the players, goal and hand."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from rich.text import Text

from ludoteka.terminal.board import Scene
from ludoteka.terminal.elven_rage.battlefield import Battlefield
from ludoteka.terminal.elven_rage.chart import CENTRE, MARGIN, PITCH, chart, columns
from ludoteka.terminal.elven_rage.signs import (
    ARTIFACT,
    HIDDEN,
    INKS,
    LAND,
    LAND_SIGNS,
    LANDS,
    PEOPLES,
    TREASURE,
    UNOWNED,
    squad_of,
)
from ludoteka.terminal.ink import FAINT, GOLD, INK, LINE, WARN, beside, join, rule
from ludoteka.terminal.pieces import (
    View,
    acts,
    card_row,
    first_fitting,
    fitted,
    labelled,
    name_style,
    player_name,
    rivals_around,
    signed,
)

# How the table is drawn, tried until it fits: whether with a map beside a battle, paths on the map, the field of a
# battle in full, and how many rows the hand and the squads get.
SIZES: Final = (
    (True, True, True, 6),
    (True, True, True, 3),
    (True, False, True, 3),
    (True, False, True, 2),
    (False, False, True, 3),
    (False, False, True, 2),
    (False, False, False, 2),
    (False, False, False, 1),
)
BESIDE: Final = 26  # so many columns the squads need beside the map


class Tabletop(Battlefield):
    """Draws the table."""

    def draw(self, scene: Scene) -> list[Text]:
        tables = (self._blocks(scene, *size) for size in SIZES)
        return first_fitting(tables, scene.width, scene.height)

    def _blocks(self, scene: Scene, both: bool, paths: bool, full: bool, rows: int) -> list[list[Text]]:
        """The table in parts: map or battle, what is declared, each rival, and the viewer."""
        view, me = scene.view, scene.view["seat"]
        blocks: list[list[Text]] = []
        if both or view["battle"] is None:
            blocks.append(self._world(scene, paths, rows))
        if view["battle"] is not None:
            blocks.append(self._battle(scene, full))
        if view["chain"] and scene.shows("chain"):
            blocks.append(self._chain(scene))
        if rivals := rivals_around(scene):
            blocks.append([self._strip(scene, seat) for seat in rivals])
        if me >= 0:
            strip = [self._strip(scene, me)] if scene.shows("bar") else []
            blocks.append([*strip, *self._own(scene, rows)])
        return blocks

    # the map

    def _world(self, scene: Scene, paths: bool, rows: int) -> list[Text]:
        view = scene.view
        discard = len(view["neutral_discard"])
        neutrals = Text(self._label("neutrals", n=view["neutral_deck"], discard=discard), FAINT)
        relics = INKS.paint(self._label("relics", n=f"{ARTIFACT}{view['artifact_deck']}"), FAINT)
        piles = [relics] if scene.shows("artifacts") else []
        piles += [neutrals] if scene.shows("squads") else []
        lines = [rule([Text(self.prose("board-map"), f"bold {GOLD}"), *piles], scene.width)]
        width = MARGIN + PITCH * columns(view["seats"]) + 2
        drawn = chart(view["seats"], lambda land: self._cell(scene, land), paths)
        drawn.append(self._middle(scene))
        if not scene.shows("squads"):
            return lines + drawn
        spare = scene.width - width
        if spare >= BESIDE:
            return lines + beside(drawn, self._squads_below(scene, spare), width)
        return lines + drawn + self._squads(scene, min(rows, 2))

    def _cell(self, scene: Scene, land: str) -> tuple[str, Text, str]:
        """A Land on the map: its kind and owner, in brackets if it can be chosen."""
        view = scene.view
        owner = view["lands"][land]
        kind = LANDS[view["seats"]][land]
        sign, ink = PEOPLES[view["players"][owner]["people"]] if owner >= 0 else (UNOWNED, LINE)
        key = f"land:{land}"
        focus = key in scene.focus
        fought = view["battle"] is not None and view["battle"]["land"] == land
        before = scene.before
        fresh = before is not None and before["lands"].get(land) != owner
        style = name_style(ink if owner >= 0 else FAINT, key in scene.lit or fresh, focus)
        left, right = ("«", "»") if focus else ("!", "!") if fought else ("[", "]") if key in scene.lit else (" ", " ")
        return left, Text(f"{LAND_SIGNS[kind]}{sign}", style), right

    def _middle(self, scene: Scene) -> Text:
        """The Central Castle, which the whole inner ring touches."""
        left, signs, right = self._cell(scene, CENTRE)
        name = Text(f" {self.prose(f'land-{CENTRE}')}", FAINT)
        return join(Text(f"{'d':<{MARGIN}}", FAINT), Text(left, "bold"), signs, Text(right, "bold"), name)

    # the squads

    def _squad(self, scene: Scene, number: int, cap: int) -> Text:
        """A squad of neutrals: what the viewer knows of it."""
        squad = squad_of(scene.view, number)
        key = f"squad:{number}"
        head = Text(f"{number}", name_style(PEOPLES["neutral"][1], key in scene.lit, key in scene.focus))
        known = squad["cards"] if squad["cards"] is not None else [squad["open"]] if squad["open"] else []
        names: list[Text] = []
        for card in known:
            opened = Text("!" if card == squad["open"] else "", GOLD)
            names.append(join(self._entry(card, cap, lit=True), opened))
        hidden = Text(HIDDEN * (3 - len(known)), FAINT)
        return Text(" ").join([head, *names, *([hidden] if len(known) < 3 else [])])

    def _squads(self, scene: Scene, rows: int) -> list[Text]:
        label = self.prose("board-squads")
        numbers = [squad["number"] for squad in scene.view["squads"]]

        def entries(cap: int) -> list[Text]:
            return [self._squad(scene, number, cap) for number in numbers]

        return labelled(label, fitted(entries, scene.width - len(label) - 2, rows))

    def _squads_below(self, scene: Scene, width: int) -> list[Text]:
        """The squads one below the other, beside the map."""
        lines = [Text(self.prose("board-squads"), FAINT)] if scene.view["squads"] else []
        for squad in scene.view["squads"]:
            lines += fitted(partial(self._one_squad, scene, squad["number"]), width, 1)
        return lines

    def _one_squad(self, scene: Scene, number: int, cap: int) -> list[Text]:
        return [self._squad(scene, number, cap)]

    # players

    def _strip(self, scene: Scene, seat: int) -> Text:
        """One player in a line: people, Lands, Towers, cards, riches."""
        view = scene.view
        player = view["players"][seat]
        name = join(player_name(view, seat, self.names[seat]), "  ", self._people(player["people"]))
        if not player["alive"]:
            return rule([name, Text(self.prose("board-out"), WARN)], scene.width)
        parts = [self._count(scene, seat, LAND, "lands"), self._count(scene, seat, LAND_SIGNS["tower"], "towers")]
        parts.append(Text(self._label("summons", n=player["summons"]), FAINT))
        if player["treasures"] and scene.shows("treasures"):
            parts.append(INKS.paint(f"{TREASURE}{player['treasures']}"))
        if player["artifacts"] and scene.shows("artifacts"):
            parts.append(INKS.paint(f"{ARTIFACT}{player['artifacts']}"))
        if player["more_lands"]:
            parts.append(Text(f"{LAND}{signed(player['more_lands'])}", GOLD))
        if self._allied(view, seat):
            parts.append(Text(self.prose("board-ally"), GOLD))
        if scene.shows("hand"):
            parts.append(Text(self._label("hand", n=player["hand"]), INK))
        if scene.shows("decks"):
            parts.append(Text(self._label("deck", n=player["deck"], discard=len(player["discard"])), FAINT))
        return rule([name, *parts], scene.width, GOLD if acts(view, seat) else LINE)

    def _allied(self, view: View, seat: int) -> bool:
        me = view["seat"]
        return bool(me >= 0 and me != seat and view["teams"][me] == view["teams"][seat])

    def _count(self, scene: Scene, seat: int, sign: str, key: str) -> Text:
        """A number of a player, and how it changed since the viewer's last answer."""
        n = scene.view["players"][seat][key]
        line = Text(f"{sign}{n}", f"bold {INK}")
        if scene.before is not None:
            gained = n - scene.before["players"][seat][key]
            line = join(line, Text(f" {signed(gained)}" if gained else "", GOLD if gained > 0 else WARN))
        return line

    def _own(self, scene: Scene, rows: int) -> list[Text]:
        """The viewer's goal, hand and artifacts."""
        view = scene.view
        cards = view["players"][view["seat"]]["cards"]
        goal = self._goal(view, view["seat"])
        lines = [join(" ", goal)] if goal.plain else []
        if scene.shows("hand"):
            lines += self._row(scene, self.prose("board-hand"), cards["hand"], rows)
        if cards["artifacts"] and scene.shows("artifacts"):
            lines += self._row(scene, "", cards["artifacts"], 1)
        return lines

    def _row(self, scene: Scene, label: str, cards: Sequence[str], rows: int) -> list[Text]:
        if not cards:
            return [Text(f" {self.prose('board-hand-empty')}", FAINT)]

        def entry(card: str, cap: int, lit: bool, focus: bool) -> Text:
            return self._entry(card, cap, lit, focus, numbers=cap > 5)

        return card_row(scene, label, cards, rows, entry)
