"""The signs and inks of Elven Rage, and the small pieces that its table and its questions share."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from ludoteka.games.elven_rage.cards.definition import ATTACKS, Card, Goal
from ludoteka.games.elven_rage.cards.pool import ALL_CARDS, GOAL_CARDS
from ludoteka.games.elven_rage.maps import KINDS, MAPS
from ludoteka.games.elven_rage.scoring import breakdown
from ludoteka.prose import Prose
from ludoteka.terminal.elven_rage.chart import coordinates
from ludoteka.terminal.ink import FAINT, GOLD, INK, Inks, join, shorten
from ludoteka.terminal.pieces import SEAT_INKS, BoardPieces, View, name_style

CARDS: Final = {card.id: card for card in ALL_CARDS}
GOALS: Final[dict[str, Goal]] = {goal.id: goal for goal in GOAL_CARDS}
LANDS: Final = {
    found_for: dict(zip(found.names, (KINDS[kind] for kind in found.kinds), strict=True))
    for found_for, found in enumerate(MAPS, 2)
}

PEOPLES: Final = {
    "forest": ("♣", "#8fd17a"),
    "black": ("♠", "#bda2ee"),
    "snow": ("✻", "#8fd0f5"),
    "high": ("♦", "#f2c965"),
    "neutral": ("○", "#cfae86"),
}
UNOWNED = "·"
LAND_SIGNS: Final = {"plain": " ", "tower": "♜", "castle": "⌂", "centre": "◎"}
LAND, TREASURE, ARTIFACT, GOAL = "▣", "◆", "✧", "⚑"
INITIATIVE, LIVES, ACTED, DEAD, HIDDEN = "↯", "♥", "✓", "✗", "▒"
LIVES_INK, TREASURE_INK, ARTIFACT_INK = "#f08fa4", "#f0c674", "#9fd6d0"
ATTACK_SIGNS: Final = {
    "none": "·",
    "simple": "›",
    "double-simple": "»",
    "piercing": "†",
    "double-piercing": "‡",
    "shield": "◊",
    "counterattack": "↺",
    "fire-shield": "◈",
    "movement": "⇄",
}
# Where left, forward and right lie on the screen for those who stand north, east, south and west of the centre.
ARROWS: Final = ("↘↓↙", "↙←↖", "↖↑↗", "↗→↘")

INKS: Final = Inks(
    {
        "artifact": ARTIFACT_INK,
        "treasure": TREASURE_INK,
        "goal": GOLD,
        **{name: ink for name, (_, ink) in PEOPLES.items()},
        **{f"seat-{i}": f"bold {ink}" for i, ink in enumerate(SEAT_INKS)},
    },
    {LIVES: LIVES_INK, TREASURE: TREASURE_INK, ARTIFACT: ARTIFACT_INK, DEAD: LIVES_INK},
)


class RageProse(Prose):
    """Sentences with colours for cards and players."""

    def player(self, seat: int) -> str:
        return INKS.mark(f"seat-{seat}", self.names[seat])

    def card(self, card: str) -> str:
        return INKS.mark(suit(card), self.card_name(card))


def suit(card: str) -> str:
    """The name of a card's ink: the people or other set it belongs to."""
    return card.partition(":")[0]


def ink_of(card: str) -> str:
    name = suit(card)
    if name in PEOPLES:
        return PEOPLES[name][1]
    return {"artifact": ARTIFACT_INK, "treasure": TREASURE_INK}.get(name, GOLD)


def sign_of(card: str) -> str:
    name = suit(card)
    if name in PEOPLES:
        return PEOPLES[name][0]
    return {"artifact": ARTIFACT, "treasure": TREASURE}.get(name, GOAL)


def attacks(card: Card) -> str:
    """The three attacks of a card as signs: left, forward, right."""
    return "".join(ATTACK_SIGNS[ATTACKS[card.icon(direction)]] for direction in range(3))


def progress(view: View, seat: int) -> dict[str, tuple[int, int]]:
    """How far a seat has come with what wins it the match: what it has and what it needs."""
    player = view["players"][seat]
    goal = view["goal"] or player["goal"]
    if goal is None:
        if view["scenario"] != "dragon-lord":
            return {}
        held = [view["lands"][f"K{other}"] == seat for other in range(view["seats"]) if other != seat]
        return {"castles": (sum(held), len(held))}
    return {row["need"]: (row["have"], row["of"]) for row in player["progress"]}


class Pieces(BoardPieces[RageProse]):
    """Small pieces of the table, in one language."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        super().__init__(RageProse("elven-rage", language, names), INKS, breakdown)

    def _sign(self, card: str) -> Text:
        """The sign of a card's people or kind, with a space after it."""
        return Text(f"{sign_of(card)} ", ink_of(card))

    def _numbers(self, card_id: str) -> Text:
        """The numbers printed on a card, as signs; none for treasures, artifacts and goals."""
        card = CARDS.get(card_id)
        if card is None or card.lives <= 0:
            return Text()
        price = f" {LAND}{card.price}" if card.price else ""
        return INKS.paint(f"{INITIATIVE}{card.initiative} {LIVES}{card.lives} {attacks(card)}{price}", FAINT)

    def _entry(self, card: str, cap: int, lit: bool = True, focus: bool = False, numbers: bool = False) -> Text:
        """A card on the table: its sign, its name, and the numbers printed on it if wanted."""
        name = Text(shorten(self.prose.card_name(card), cap), name_style(ink_of(card), lit, focus))
        entry = join(self._sign(card), name)
        found = self._numbers(card)
        return join(entry, " ", found) if numbers and found.plain else entry

    def _where(self, view: View, land: str) -> Text:
        """Where a Land lies on the map, and the sign of its kind."""
        kind = LANDS[view["seats"]][land]
        sign = LAND_SIGNS[kind] if kind != "plain" else ""
        return Text(f"{coordinates(view['seats'])[land]} {sign}".rstrip(), FAINT)

    def _people(self, people: str) -> Text:
        sign, ink = PEOPLES[people]
        return Text(f"{sign} {self.prose(f'people-{people}')}", ink)

    def _lives(self, fighter: View) -> Text:
        """Lives that are left, of those printed on the card."""
        printed = int(CARDS[fighter["card"]].lives)
        left = fighter["lives"]
        return INKS.paint(f"{LIVES}{left}" if left == printed else f"{LIVES}{left}/{printed}", f"bold {INK}")

    def _aimed(self, fighter: View) -> Text:
        """The attacks of a fighter, each with an arrow to where it goes on the screen."""
        slot = fighter["slot"]
        if not 0 <= slot < len(ARROWS):
            return Text("".join(ATTACK_SIGNS[icon] for icon in fighter["icons"]), INK)
        found = [f"{ARROWS[slot][i]}{ATTACK_SIGNS[icon]}" for i, icon in enumerate(fighter["icons"]) if icon != "none"]
        return Text(" ".join(found), INK)

    def _owner(self, fighter: View) -> Text:
        """Whose a fighter is."""
        if fighter["owner"] >= 0:
            return Text(self.names[fighter["owner"]], SEAT_INKS[fighter["owner"]])
        return Text(self._label("neutral"), FAINT) if fighter["side"] >= 0 else Text()

    def _goal(self, view: View, seat: int) -> Text:
        """What wins a seat the match, and how far it has come."""
        player = view["players"][seat]
        goal = view["goal"] or player["goal"]
        found = [
            self.prose(f"progress-{name}", have=have, need=need) for name, (have, need) in progress(view, seat).items()
        ]
        if goal is None and not found:
            return Text()
        name = self.prose.card_name(goal) if goal else self.prose(f"scenario-{view['scenario']}")
        return join(Text(f"{GOAL} {name}", GOLD), Text(f"  {' · '.join(found)}", INK))


def squad_of(view: Mapping[str, Any], number: int) -> View:
    """A squad by its number."""
    found: View = next(squad for squad in view["squads"] if squad["number"] == number)
    return found


def fighter_of(view: Mapping[str, Any], uid: int) -> View:
    """A fighter of the battle by its number."""
    found: View = view["battle"]["fighters"][uid]
    return found
