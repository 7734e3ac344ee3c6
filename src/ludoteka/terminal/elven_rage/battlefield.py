"""A battle of Elven Rage as a picture: the four places around the centre, the order of initiative, what is declared."""

from typing import Final

from rich.text import Text

from ludoteka.games.elven_rage.cards.definition import DIRECTIONS
from ludoteka.terminal.board import Scene
from ludoteka.terminal.elven_rage.signs import (
    ACTED,
    ARROWS,
    CARDS,
    DEAD,
    HIDDEN,
    INITIATIVE,
    INKS,
    Pieces,
    fighter_of,
    ink_of,
)
from ludoteka.terminal.ink import FAINT, GOLD, INK, LINE, WARN, cut, join, pad, rule, shorten, wrap_items
from ludoteka.terminal.pieces import ACTIVE, SEAT_INKS, View, fitted, labelled, name_style

RESERVE, FALLEN, TURNED_UP = 4, 5, 6
ATTACKER: Final = 0
SIDES: Final = ("attacks", "defends")
NAME_IN_LIST: Final = 22


class Battlefield(Pieces):
    """Draws a battle."""

    def _battle(self, scene: Scene, full: bool) -> list[Text]:
        """A heading, then the cards that are still face down, or the field."""
        view, battle = scene.view, scene.view["battle"]
        land = battle["land"]
        title = Text(self.prose("board-battle", land=self.prose(f"land-{land}")), f"bold {WARN}")
        title = join(title, " ", self._where(view, land))
        fighting = battle["stage"] == "fighting"  # the line above the table names the other stages
        stage = Text(self.prose("board-battle-round", n=battle["round"]) if fighting else "", FAINT)
        lines = [rule([title, stage, *self._sides(battle)], scene.width, WARN)]
        lines += self._face_down(scene)
        standing = [uid for uid in battle["field"] if uid >= 0]
        if standing:
            lines += self._field(scene) if full else self._list(scene, standing)
        lines += self._centre(scene, full and bool(standing))
        if full and standing:
            lines += self._order(scene, standing)
        return lines + self._declared(scene)

    def _sides(self, battle: View) -> list[Text]:
        """Who attacks and who defends."""
        attacker = INKS.paint(f"{self.prose.player(battle['attacker'])} {self.prose('board-attacks')}", FAINT)
        if battle["defender"] >= 0:
            return [
                attacker,
                INKS.paint(f"{self.prose.player(battle['defender'])} {self.prose('board-defends')}", FAINT),
            ]
        neutrals = self.prose("people-neutral")
        if battle["hand"] >= 0:
            neutrals += f" ({self.prose.player(battle['hand'])})"  # who plays for them
        return [attacker, INKS.paint(neutrals, FAINT)]

    def _face_down(self, scene: Scene) -> list[Text]:
        """Cards sent into battle that are not turned up yet; those the viewer knows by name."""
        lines: list[Text] = []
        battle = scene.view["battle"]
        for side, key in zip(SIDES, ("attackers", "defenders"), strict=True):
            cards = battle[key]
            if not cards["n"]:
                continue
            known = cards["cards"] if cards["cards"] is not None else cards["shown"]
            label = self.prose(f"board-{side}")
            hidden = Text(" ".join([HIDDEN] * (cards["n"] - len(known))), FAINT)
            found = [self._entry(card, 40, numbers=True) for card in known] + ([hidden] if hidden.plain else [])
            lines += labelled(label, wrap_items(found, scene.width - len(label) - 2)[:2])
        return lines

    # the field

    def _field(self, scene: Scene) -> list[Text]:
        """Four fighters around the centre, all turned towards it."""
        wing = scene.width * 2 // 5
        middle = scene.width - 2 * wing
        inset = " " * ((scene.width - wing) // 2)
        north, east, south, west = (self._place(scene, slot, wing) for slot in range(4))
        cross = (Text("╲ │ ╱".center(middle), LINE), Text("╱ │ ╲".center(middle), LINE))
        lines = [join(inset, line) for line in north]
        lines += [join(pad(west[i], wing), cross[i], east[i]) for i in range(2)]
        return lines + [join(inset, line) for line in south]

    def _place(self, scene: Scene, slot: int, width: int) -> tuple[Text, Text]:
        """One of the four places in two lines."""
        battle = scene.view["battle"]
        uid = battle["field"][slot]
        if uid < 0:
            return Text(f"  {self.prose('board-empty-slot')}", LINE), Text()
        fighter = fighter_of(scene.view, uid)
        owner = self._owner(fighter)
        head = join(self._fighter(scene, uid, width - owner.cell_len - 5), "  ", owner)
        return cut(head, width), cut(join("    ", self._state(fighter, uid == battle["actor"])), width)

    def _list(self, scene: Scene, standing: list[int]) -> list[Text]:
        """The fighters in the order of initiative, a line each."""
        lines: list[Text] = []
        width = max(len(self.prose("slot", slot=slot)) for slot in range(4)) + 2
        for uid in self._in_order(scene.view, standing):
            fighter = fighter_of(scene.view, uid)
            where = pad(Text(f" {self.prose('slot', slot=fighter['slot'])}", FAINT), width)
            name = pad(self._fighter(scene, uid, NAME_IN_LIST), NAME_IN_LIST + 5)
            lines.append(
                join(
                    where, name, self._state(fighter, uid == scene.view["battle"]["actor"]), "  ", self._owner(fighter)
                )
            )
        return lines

    def _fighter(self, scene: Scene, uid: int, cap: int) -> Text:
        """The name of a fighter, marked if it acts now."""
        fighter = fighter_of(scene.view, uid)
        key = f"fighter:{uid}"
        acts = uid == scene.view["battle"]["actor"]
        style = name_style(ink_of(fighter["card"]), key in scene.lit or acts, key in scene.focus)
        name = Text(shorten(self.prose.card_name(fighter["card"]), cap), style)
        return join(Text(f"{ACTIVE} " if acts else "  ", GOLD), self._sign(fighter["card"]), name)

    def _state(self, fighter: View, acts: bool = False) -> Text:
        """The numbers of a fighter as they are now."""
        if not CARDS[fighter["card"]].lives:
            return Text()
        acted = Text(f" {ACTED}" if fighter["acted"] and not acts else "", FAINT)
        lives = self._lives(fighter) if fighter["lives"] > 0 else Text(DEAD, WARN)
        return join(Text(f"{INITIATIVE}{fighter['initiative']} ", INK), lives, "  ", self._aimed(fighter), acted)

    def _in_order(self, view: View, standing: list[int]) -> list[int]:
        """By initiative; of equal ones the attacker's first."""
        found = [(uid, fighter_of(view, uid)) for uid in standing]
        return [uid for uid, _ in sorted(found, key=lambda pair: (-pair[1]["initiative"], pair[1]["side"]))]

    def _order(self, scene: Scene, standing: list[int]) -> list[Text]:
        """The order of initiative as a line."""
        label = self.prose("board-order")
        warriors = [uid for uid in standing if fighter_of(scene.view, uid)["side"] >= 0]

        def entries(cap: int) -> list[Text]:
            found = []
            for uid in self._in_order(scene.view, warriors):
                fighter = fighter_of(scene.view, uid)
                name = Text(shorten(self.prose.card_name(fighter["card"]), cap), ink_of(fighter["card"]))
                acted = Text(f" {ACTED}" if fighter["acted"] else "", FAINT)
                found.append(join(Text(f"{INITIATIVE}{fighter['initiative']} ", FAINT), name, acted))
            return found

        return labelled(label, fitted(entries, scene.width - len(label) - 2, 1))

    def _centre(self, scene: Scene, full: bool) -> list[Text]:
        """The cards in the centre or still to be placed, and whose the reserve is."""
        battle = scene.view["battle"]
        words = {RESERVE: "reserve", FALLEN: "fallen", TURNED_UP: "to-place"}
        found: list[Text] = []
        for uid, fighter in enumerate(battle["fighters"]):
            if fighter["slot"] not in words:
                continue
            duel = battle["stage"] == "duelling"
            word = self.prose("board-duel" if duel else f"board-{words[fighter['slot']]}")
            owner = self._owner(fighter)
            found.append(
                join(Text(f" {word}: ", FAINT), self._fighter(scene, uid, 24), " ", self._state(fighter), "  ", owner)
            )
        if battle["stage"] == "fighting" and battle["reserve_side"] >= 0:
            seat = battle["attacker"] if battle["reserve_side"] == ATTACKER else battle["defender"]
            name = Text(self.names[seat], SEAT_INKS[seat]) if seat >= 0 else Text(self._label("neutral"), INK)
            found.append(join(Text(f" {self.prose('board-reserve')}: ", FAINT), name))
        return wrap_items(found, scene.width)[: 2 if full else 1]

    # what is declared

    def _declared(self, scene: Scene) -> list[Text]:
        """What the actor has chosen, and the declarations that wait, the last first."""
        view, battle = scene.view, scene.view["battle"]
        lines: list[Text] = []
        if battle["choice"] and battle["actor"] >= 0:
            actor = fighter_of(view, battle["actor"])
            arrow = ARROWS[actor["slot"]][battle["direction"]] if 0 <= actor["slot"] < 4 else ""
            lines.append(join(f" {arrow} ", self.card_name(actor["card"]), " ", INKS.paint(self._chosen(view, actor))))
        return lines

    def _chosen(self, view: View, actor: View) -> str:
        battle = view["battle"]
        if battle["choice"] == "move":
            where = self.prose(f"direction-{DIRECTIONS[battle['direction']]}")
            return f"{self.prose('board-moves')}: {where}"
        slot = (actor["slot"] + battle["direction"] + 1) % 4
        uid = battle["field"][slot]
        if actor["slot"] < 0 or uid < 0:
            return self.prose("board-strikes-nobody")
        return self.prose("board-strikes", card=self.prose.card(fighter_of(view, uid)["card"]))

    def _chain(self, scene: Scene) -> list[Text]:
        """The declarations that wait to be carried out, the last one first."""
        chain = scene.view["chain"]
        if not chain:
            return []
        label = self.prose("board-chain")
        found: list[Text] = []
        for entry in chain:
            who = self.prose.player(entry["seat"])
            found.append(INKS.paint(f"{who} · {self.prose.option({'do': 'play', **entry})}"))
        return labelled(label, wrap_items(found, scene.width - len(label) - 2)[:2])
