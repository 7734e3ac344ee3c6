"""The signs and inks of Etherstone, and the small pieces that its table and its questions share."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from ludoteka.games.etherstone.cards.definition import FOLLOWER, LEADER, RITUAL, TECHNOLOGY, THREAT, Card
from ludoteka.games.etherstone.cards.pool import ALL_CARDS
from ludoteka.games.etherstone.scoring import breakdown
from ludoteka.games.etherstone.stones import COLOUR_NAMES, counts
from ludoteka.prose import Prose
from ludoteka.terminal.ink import FAINT, GOLD, INK, WARN, Inks, join, shorten
from ludoteka.terminal.pieces import SEAT_INKS, TURNED, BoardPieces, View, name_style

CARDS: Final = {card.id: card for card in ALL_CARDS}

STONES: Final = {
    "white": ("◇", "#f4efe2"),
    "red": ("▲", "#f5705c"),
    "green": ("♣", "#74c878"),
    "black": ("●", "#8fa3cf"),
    "purple": ("✶", "#c490f8"),  # as a stone: any colour
}
STRENGTH, DURABILITY, POINTS, COUNTER = "†", "♥", "★", "•"
STRENGTH_INK, DURABILITY_INK = "#e8b27a", "#f08fa4"
TYPE_SIGNS: Final = {FOLLOWER: STRENGTH, RITUAL: "∴", TECHNOLOGY: "¤"}
CHIEF, REPEATABLE, ENOUGH = "♔", "↻", "✓"
LEVELS: Final = ("", "I", "II", "III")
THREAT_INK = "#e58d63"
FEW: Final = 3  # so many stones of a colour are drawn one by one, more as a number

INKS: Final = Inks(
    {
        "leader": GOLD,
        "threat": THREAT_INK,
        **{name: ink for name, (_, ink) in STONES.items()},
        **{f"seat-{i}": f"bold {ink}" for i, ink in enumerate(SEAT_INKS)},
    },
    {
        **{sign: f"bold {ink}" for sign, ink in STONES.values()},
        STRENGTH: STRENGTH_INK,
        DURABILITY: DURABILITY_INK,
        POINTS: GOLD,
    },
)


class EtherstoneProse(Prose):
    """Sentences with signs for stones and colours for cards and players."""

    def player(self, seat: int) -> str:
        return INKS.mark(f"seat-{seat}", self.names[seat])

    def card(self, card: str) -> str:
        return INKS.mark(suit(CARDS[card]), self.card_name(card))

    def tokens(self, counts: Mapping[str, int]) -> str:
        return glyphs(counts) or self("token-none")

    def dice(self, dice: Any) -> str:
        return " ".join(f"{STONES[die][0]}{dice[die] if isinstance(dice, Mapping) else ''}" for die in dice)

    def ability(self, card: str, place: int) -> str:
        """One line of a card's text."""
        return self.card_text(card).split("\n")[place - 1]

    def effect(self, card: str, place: int) -> str:
        """The same without what triggers it."""
        return self.ability(card, place).partition(": ")[2].rstrip(".")


def suit(card: Card) -> str:
    """The name of a card's ink: its colour, if it has one."""
    if card.kind == LEADER:
        return "leader"
    return "threat" if card.kind == THREAT else COLOUR_NAMES[card.colour]


def ink_of(card: Card) -> str:
    if card.kind == LEADER:
        return GOLD
    return THREAT_INK if card.kind == THREAT else STONES[COLOUR_NAMES[card.colour]][1]


def glyphs(stones: View) -> str:
    """Stones as signs: `◇◇▲`, or `◇5▲` where there are many."""
    found = ""
    for name in COLOUR_NAMES:
        n = stones.get(name, 0)
        found += STONES[name][0] * n if n <= FEW else f"{STONES[name][0]}{n}"
    return found


def price(card: Card) -> str:
    """What a card costs, as signs."""
    return glyphs({**counts(card.cost), "purple": int(card.any_cost)})


def cards_of(board: View) -> list[str]:
    """The leader and the entities of a seat."""
    return [*([board["leader"]] if board["leader"] else []), *(placed["card"] for placed in board["tableau"])]


class Pieces(BoardPieces[EtherstoneProse]):
    """Small pieces of the table, in one language."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        super().__init__(EtherstoneProse("etherstone", language, names), INKS, breakdown)

    def _sign(self, card: Card) -> Text:
        """The sign of a card's colour, or of its kind, with a space after it."""
        if card.kind == LEADER:
            sign = CHIEF
        elif card.kind == THREAT:
            sign = f"{LEVELS[card.level]:<3}"
        else:
            sign = STONES[COLOUR_NAMES[card.colour]][0]
        return Text(f"{sign} ", ink_of(card))

    def _price(self, card: Card) -> Text:
        return INKS.paint(price(card) or self._label("free"), FAINT)

    def _die(self, die: str, value: int) -> Text:
        sign, ink = STONES[die]
        return Text(f"{sign} {value}", f"bold {ink}")

    def _numbers(self, card: Card, said: bool = False) -> Text:
        """The numbers printed on a card, as signs. `said`: but for what the sentence before them says."""
        if card.kind == LEADER:
            return INKS.paint(f"{DURABILITY}{card.durability} {STRENGTH}{card.strength} {glyphs(counts(card.stones))}")
        if card.kind == THREAT and said:
            return INKS.paint(f"{STRENGTH}{card.strength}")
        if card.kind == THREAT:
            return INKS.paint(f"{DURABILITY}{card.durability} {STRENGTH}{card.strength} {POINTS}{card.points}")
        kind = f"{STRENGTH}{card.strength}" if card.kind == FOLLOWER else TYPE_SIGNS[card.kind]
        points = INKS.paint(f" {POINTS}{card.points}" if card.points else "")
        numbers = join(INKS.paint(kind, FAINT), points)
        return numbers if said else join(self._price(card), " ", numbers)

    def _entry(
        self, card_id: str, cap: int, lit: bool = True, focus: bool = False, turned: bool = False, numbers: bool = False
    ) -> Text:
        """A card on the table: its sign, its name, and the numbers printed on it if wanted."""
        card = CARDS[card_id]
        style = name_style(ink_of(card), lit, focus, turned)
        entry = join(self._sign(card), Text(shorten(self.prose.card_name(card_id), cap), style))
        return join(entry, " ", self._numbers(card)) if numbers else entry

    def _placed(self, placed: View, cap: int, lit: bool, focus: bool) -> Text:
        """An entity in play, with its strength, its counters and whether it is exhausted."""
        card = CARDS[placed["card"]]
        kind = f"{STRENGTH}{placed['strength']}" if card.kind == FOLLOWER else TYPE_SIGNS[card.kind]
        return join(
            self._entry(placed["card"], cap, lit, focus, placed["exhausted"]),
            " ",
            Text(kind, FAINT if placed["exhausted"] or card.kind != FOLLOWER else STRENGTH_INK),
            Text(TURNED if placed["exhausted"] else "", f"bold {GOLD}"),
            self._counters(placed["counters"]),
        )

    def _counters(self, n: int) -> Text:
        return Text(f" {COUNTER}{n}" if n else "", f"bold {INK}")

    def _harmed(self, view: View, seat: int, team: View) -> Text:
        """What an attack does to the durability of its leader."""
        line = INKS.paint(f"{DURABILITY}{view['players'][seat]['durability']}→{team['left']}", FAINT)
        return line if not team["infects"] else join(line, Text(f" {self.prose('board-infects')}", WARN))
