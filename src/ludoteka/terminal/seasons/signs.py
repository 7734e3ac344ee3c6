"""The signs and inks of Seasons, and the small pieces that its table and its questions share."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from ludoteka.games.seasons.cards.definition import Card, Cost
from ludoteka.games.seasons.cards.pool import ALL_CARDS
from ludoteka.games.seasons.dice import DICE, SEASONS, season_of
from ludoteka.games.seasons.energy import NAMES, counts
from ludoteka.games.seasons.scoring import breakdown
from ludoteka.games.seasons.shown import Counts
from ludoteka.prose import Prose
from ludoteka.terminal.ink import FAINT, GOLD, PAPER, Inks, join, shorten
from ludoteka.terminal.pieces import SEAT_INKS, TURNED, BoardPieces, View, name_style, signed

CARDS: Final = {card.id: card for card in ALL_CARDS}

AIR, WATER, FIRE, EARTH = "#b99af5", "#62aef5", "#f5705c", "#74c878"
ELEMENTS: Final = {"air": ("@", AIR), "water": ("≈", WATER), "fire": ("▲", FIRE), "earth": ("♣", EARTH)}
SEASON_INKS: Final = {"winter": "#9cd0ee", "spring": "#9fd072", "summer": "#ecd06a", "fall": "#ee8a5a"}
CRYSTAL, GAUGE, PIP = "♦", "↑", "•"
CRYSTAL_INK = "#7fe0dc"
TRANSMUTE = f"→{CRYSTAL}"
ITEM, FAMILIAR, TAPPED = "■", "●", TURNED
ITEM_INK, FAMILIAR_INK = "#cdb4f0", "#f2ac6b"
USED, UNUSED = "×", "○"
ENCHANTMENT, TOKEN, TOKEN_USED, COVERED, COPY = "✦", "◉", "◌", "▒", "¤"
ENCHANTMENT_INK = "#a5d6a7"

INKS: Final = Inks(
    {"item": ITEM_INK, "familiar": FAMILIAR_INK, **{f"seat-{i}": f"bold {ink}" for i, ink in enumerate(SEAT_INKS)}},
    {**{sign: f"bold {ink}" for sign, ink in ELEMENTS.values()}, CRYSTAL: CRYSTAL_INK},
)


class SeasonsProse(Prose):
    """Sentences with glyphs for energy and colours for cards and players."""

    def player(self, seat: int) -> str:
        return INKS.mark(f"seat-{seat}", self.names[seat])

    def card(self, card: str) -> str:
        return INKS.mark("familiar" if CARDS[card].familiar else "item", self.card_name(card))

    def tokens(self, counts: Mapping[str, int]) -> str:
        return glyphs(counts) or self("token-none")


def glyphs(tokens: Mapping[str, int] | Counts) -> str:
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


def season_ink(space: int) -> str:
    """The colour of a space of the wheel."""
    return SEASON_INKS[SEASONS[season_of(space)]]


def price(cost: Cost) -> str:
    """A summoning cost as signs."""
    crystals = f"{cost.crystals}{CRYSTAL}" if cost.crystals else ""
    return glyphs(counts(cost.energy)) + crystals


class Pieces(BoardPieces[SeasonsProse]):
    """Small pieces of the table, in one language."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        super().__init__(SeasonsProse("seasons", language, names), INKS, breakdown)

    def _sign(self, card: str) -> Text:
        """The sign of a card's kind, with a space after it."""
        return Text(f"{FAMILIAR} ", FAMILIAR_INK) if CARDS[card].familiar else Text(f"{ITEM} ", ITEM_INK)

    def _year(self, view: View) -> str:
        return self._label("year", year=self.prose("year", year=view["year"]))

    def _season(self, season: str) -> Text:
        return Text(self.prose(f"season-{season}"), f"bold {SEASON_INKS[season]}")

    def _price(self, card: Card, players: int) -> Text:
        if card.any_elements:
            return INKS.paint("/".join(ELEMENTS[name][0] for name in NAMES))
        return INKS.paint(price(card.costs[players - 2]) or self._label("free"), FAINT)

    def _worth(self, card: Card) -> Text:
        return Text(signed(card.prestige), GOLD)

    def _entry(
        self, card_id: str, cap: int, players: int = 0, lit: bool = True, focus: bool = False, tapped: bool = False
    ) -> Text:
        """A card on the table: its kind, its name, and in hand its price and prestige."""
        card = CARDS[card_id]
        ink = FAMILIAR_INK if card.familiar else ITEM_INK
        style = name_style(ink, lit, focus, tapped)
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
