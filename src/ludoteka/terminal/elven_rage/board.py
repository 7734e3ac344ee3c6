"""The board of Elven Rage as the shell knows it: where the match stands, the log, cards to read."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ludoteka.games.elven_rage.cards.definition import ATTACKS, DIRECTIONS
from ludoteka.games.elven_rage.shown import SILENT, TOLD_DRAWS
from ludoteka.terminal.board import Shelf
from ludoteka.terminal.elven_rage.questions import Questions
from ludoteka.terminal.elven_rage.signs import (
    ACTED,
    ARTIFACT,
    ATTACK_SIGNS,
    CARDS,
    DEAD,
    GOAL,
    GOALS,
    HIDDEN,
    INITIATIVE,
    INKS,
    LAND,
    LAND_SIGNS,
    LIVES,
    PEOPLES,
    TREASURE,
    UNOWNED,
    ink_of,
    sign_of,
    suit,
)
from ludoteka.terminal.elven_rage.tabletop import Tabletop
from ludoteka.terminal.ink import FAINT, GOLD, INK, LINE, WARN, join
from ludoteka.terminal.pieces import ACTIVE, FIRST, Shelves, View, seats_around

GRAVE: Final = frozenset(("died", "fell", "eliminated", "battle-lost"))
LOUD: Final = frozenset(("turn", "over", "captured"))
ENDS: Final = frozenset(("battle-won", "battle-lost", "broke-off", "retreated", "gave-up"))
SPOILS: Final = frozenset(("captured", "lifted", "artifact-gained", "treasure-gained", "eliminated"))
SLOTS: Final = 4


class Board(Tabletop, Questions):
    """The board of Elven Rage, see `terminal.board.Board`."""

    def heading(self, view: View) -> Text:
        dot = Text(" · ", LINE)
        line = Text(self.prose.texts("elven-rage"), f"bold {GOLD}")
        scenario = Text(self.prose(f"scenario-{view['scenario']}"), FAINT)
        if view["over"]:
            ended = Text(self._label("stalemate"), WARN) if view["stalemate"] else self.prose("board-over")
            return join(line, dot, ended, dot, scenario)
        if view["round"] == 0:
            return join(line, dot, self._label("choosing"), dot, scenario)
        turn = INKS.paint(self._label("turn", player=self.prose.player(view["active"])))
        now = self.prose("board-round", n=view["round"])
        return join(line, dot, now, dot, turn, dot, self._phase(view), dot, scenario)

    def _phase(self, view: View) -> str:
        """The phase of the turn, or how far a battle has come."""
        if view["battle"] is not None:
            return self.prose(f"stage-{view['battle']['stage']}")
        return self.prose(f"phase-{view['phase']}")

    # --- log ---

    def tell(self, data: View) -> Text | None:
        if _silent(data):
            return None
        if data["kind"] == "deployed":  # of the two in the centre the next lines tell
            data = {**data, "fighters": [fighter for fighter in data["fighters"] if fighter["slot"] < SLOTS]}
        sentence = self.prose.event(data)
        if not INKS.plain(sentence).strip():
            return None
        if data["kind"] in LOUD:
            return INKS.paint(sentence, f"bold {GOLD}")
        return INKS.paint(sentence, WARN if data["kind"] in GRAVE else INK)

    def tidings(self, events: Sequence[View]) -> list[Text]:
        """How each battle ended, and what came of it."""
        found: list[list[str]] = []
        fought = False
        for data in events:
            kind = data["kind"]
            if kind in ENDS:
                found.append([self._end(data)])
                fought = True
            elif kind in SPOILS and fought:
                found[-1].append(self.prose.event(data))
            elif kind == "named":
                fought = False
        return [INKS.paint("; ".join(sentences), f"bold {GOLD}") for sentences in found]

    def _end(self, data: View) -> str:
        if "left" not in data:  # nobody fought
            return self.prose.event(data)
        sides = [
            self.prose.player(seat) if seat >= 0 else self.prose("people-neutral")
            for seat in (data["seat"], data["defender"])
        ]
        battle = self.prose("board-battle", land=self.prose(f"land-{data['land']}"))
        left = " : ".join(map(str, data["left"]))
        line = f"{battle} · {sides[0]} {left} {sides[1]}"
        return line if data["won"] else f"{line}; {self._label('repelled')}"

    def parting(self, events: Sequence[View], seat: int) -> list[Text]:
        """Who took the start Castle, and that this ends it."""
        for i, data in enumerate(events):
            if data["kind"] == "eliminated" and data["seat"] == seat:
                return [INKS.paint(self.prose.event(told), INK) for told in events[max(i - 1, 0) : i + 1]]
        return []

    # --- cards ---

    def shelves(self, view: View) -> list[Shelf]:
        me = view["seat"]
        shelves = Shelves()
        add = shelves.add
        if me >= 0:
            own = view["players"][me]
            add(self.prose("board-hand"), own["cards"]["hand"])
            add(self._label("artifacts"), own["cards"]["artifacts"])
            add(self._label("looked"), view["looked"]["cards"] or ())
            goal = view["goal"] or own["goal"]
            add(self.prose("board-goal"), [goal] if goal else ())
        if view["battle"] is not None:
            battle = view["battle"]
            down = [card for key in ("attackers", "defenders") for card in battle[key]["cards"] or battle[key]["shown"]]
            field = [fighter["card"] for fighter in battle["fighters"]]
            add(self._label("battle"), list(dict.fromkeys(field + down)))
        add(self.prose("board-chain"), [entry["card"] for entry in view["chain"]])
        squads = [squad["cards"] or ([squad["open"]] if squad["open"] else []) for squad in view["squads"]]
        add(self.prose("board-squads"), list(dict.fromkeys(card for squad in squads for card in squad)))
        for seat in seats_around(view):
            player, name = view["players"][seat], self.names[seat]
            if player["known"] is not None:
                add(f"{name} · {self._label('known')}", [*player["known"]["held"], *player["known"]["artifacts"]])
                add(f"{name} · {self.prose('board-goal')}", [player["goal"]] if player["goal"] else ())
            add(f"{name} · {self.prose('board-discard')}", list(dict.fromkeys(player["discard"])))
        add(self._label("neutral-discard"), list(dict.fromkeys(view["neutral_discard"])))
        add(self.prose("board-spent"), view["spent"])
        return shelves

    def card_face(self, card: str, players: int) -> list[Text]:
        lines = [Text(self.prose.card_name(card), f"bold {ink_of(card)}")]
        if card in GOALS:
            lines.append(Text(f"{GOAL} {self.prose('type-goal')} · {card}", FAINT))
        else:
            lines.append(Text(f"{sign_of(card)} {self._kind(card)} · {card}", FAINT))
            lines += self._printed(card)
        return [*lines, Text(), *(Text(line, INK) for line in self.prose.card_text(card).split("\n"))]

    def _kind(self, card: str) -> str:
        """People and kind of a card."""
        face = CARDS[card]
        kind = self.prose(f"type-{face.kind}")
        if suit(card) not in PEOPLES or face.kind == "neutral":
            return kind
        return f"{self.prose(f'people-{suit(card)}')} · {kind}"

    def _printed(self, card: str) -> list[Text]:
        """The numbers of a warrior by name, and its three attacks, a line each."""
        face = CARDS[card]
        if not face.lives:
            return []
        numbers = [("initiative", f"{INITIATIVE}{face.initiative}"), ("lives", f"{LIVES}{face.lives}")]
        numbers += [("price", f"{LAND}{face.price}")] if face.price else []
        named = [join(Text(f"{self.prose(f'board-{name}')} ", FAINT), INKS.paint(value)) for name, value in numbers]
        lines = [Text("   ").join(named)]
        for i, direction in enumerate(DIRECTIONS):
            icon = ATTACKS[face.icon(i)]
            lines.append(
                join(
                    Text(f"{self.prose(f'direction-{direction}')}: ", FAINT),
                    Text(f"{ATTACK_SIGNS[icon]} {self.prose(f'icon-{icon}')}", LINE if icon == "none" else INK),
                )
            )
        return lines

    def card_rulings(self, card: str) -> list[Text]:
        return []  # what is settled about Elven Rage concerns its rules, not single cards

    def sign(self, name: str) -> Text | None:
        signs = {
            **ATTACK_SIGNS,
            **LAND_SIGNS,
            "land": LAND,
            "treasure": TREASURE,
            "artifact": ARTIFACT,
            "initiative": INITIATIVE,
            "lives": LIVES,
        }
        return INKS.paint(signs[name]) if name in signs else None

    def legend(self) -> list[tuple[Text, str]]:
        signs = [(Text(sign, ink), self.prose(f"people-{name}")) for name, (sign, ink) in PEOPLES.items()]
        signs += [
            (Text(sign, GOLD), self.prose(f"cell-{kind}")) for kind, sign in LAND_SIGNS.items() if kind != "plain"
        ]
        for sign, ink, name in (
            (UNOWNED, FAINT, "unowned"),
            ("a1 … d", FAINT, "coordinates"),
            ("[ ] « »", INK, "chosen"),
            ("! !", WARN, "fought"),
            (f"{LAND}3", INK, "lands"),
            (f"{LAND_SIGNS['tower']}2", INK, "towers"),
            (TREASURE, GOLD, "treasures"),
            (ARTIFACT, GOLD, "artifacts"),
            (GOAL, GOLD, "goal"),
            (HIDDEN, FAINT, "hidden"),
            (f"{INITIATIVE}7", INK, "initiative"),
            (f"{LIVES}2/3", INK, "lives"),
            (ACTED, FAINT, "acted"),
            (DEAD, WARN, "dead"),
            ("↘› ↓†", INK, "arrows"),
            ("12/3", FAINT, "deck"),
            (FIRST, GOLD, "first"),
            (ACTIVE, GOLD, "active"),
        ):
            signs.append((INKS.paint(sign, ink), self.prose(f"legend-{name}")))
        signs += [(Text(sign, INK), self.prose(f"icon-{name}")) for name, sign in ATTACK_SIGNS.items()]
        return signs


def _silent(event: View) -> bool:
    """Whether an event is not worth a line of its own."""
    kind = event["kind"]
    if kind == "wounded":
        return bool(event["why"] == "attack")
    if kind == "drew":
        return "cards" not in event and event["why"] in TOLD_DRAWS
    if kind == "goal":
        return "goal" not in event
    if kind == "battle-round":
        return bool(event["round"] == 1)
    return kind in SILENT
