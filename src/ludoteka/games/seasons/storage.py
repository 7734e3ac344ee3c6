"""The game's own part of a saved state."""

from typing import Any, Final

from ludoteka.core.packing import has
from ludoteka.core.shape import (
    BIT,
    FLAG,
    SEAT,
    SEAT_OR_NOBODY,
    SEATS,
    EachPair,
    EachSeat,
    Listed,
    Number,
    Packed,
    Row,
    Word,
)
from ludoteka.core.storage import Fields
from ludoteka.games.seasons.bounds import (
    BONUS_MAX,
    CARDS_IN_ALL,
    CARDS_IN_PLAY,
    GAUGE_MAX,
    MOST_ROUNDS,
    SOME_TOKENS,
    UID,
)
from ludoteka.games.seasons.cards.pool import ALL_CARDS, LAST_CARD, SETS, sets_of
from ludoteka.games.seasons.dice import DICE_PER_SEASON
from ludoteka.games.seasons.enchantments import ENCHANTMENTS
from ludoteka.games.seasons.pieces import Placed, Player
from ludoteka.games.seasons.table import DISCARDED, LAST_YEAR, NO_YEAR, ROLLED_FACE, ROW, WHEEL, Table
from ludoteka.games.seasons.tokens import TOKENS

NAMES_OF_SETS: Final = [added.name for added in SETS]
CARD: Final = Number(1, len(ALL_CARDS))
NO_OR_CARD: Final = Number(0, len(ALL_CARDS))
CARDS: Final = Listed(CARD, CARDS_IN_ALL)
TOKEN: Final = Number(1, TOKENS)
DIE: Final = Number(0, DICE_PER_SEASON - 1)
SMALL: Final = Number(0, 99)
PLACED: Final = Row(CARD, UID, BIT, SOME_TOKENS, CARD, UID, BIT, UID)
PLAYER: Final = Fields(
    crystals=Number(0, 9999),
    gauge=Number(0, GAUGE_MAX),
    bonus=Number(0, BONUS_MAX),
    reserve=SOME_TOKENS,
    hand=CARDS,
    archive_2=Listed(CARD, 4),
    archive_3=Listed(CARD, 4),
    tableau=Listed(PLACED, CARDS_IN_PLAY),
    pack=Listed(CARD, 18),
    pick=NO_OR_CARD,
    drafted=Listed(CARD, 12),
    dealt=Listed(TOKEN, 3),
    token=Number(0, TOKENS),
    token_used=FLAG,
    drought=SMALL,
    owed=Number(0, CARDS_IN_ALL),
)
ZONES: Final = Fields(
    level=Word(*LAST_CARD),
    **dict.fromkeys(NAMES_OF_SETS, FLAG),
    enchantment=Number(0, len(ENCHANTMENTS)),
    players=EachSeat(PLAYER),
    deck=CARDS,
    discard=Listed(Packed(DISCARDED.bits, CARD, SEATS), CARDS_IN_ALL),
    looked=Listed(CARD, 9),
    revealed=CARDS,
    row=Number(0, ROW),
    looker=SEAT_OR_NOBODY,
    looked_known=SEATS,
    deck_known=EachSeat(Number(0, CARDS_IN_ALL)),
    known_hand=EachPair(CARDS),
    known_held=EachPair(CARDS),
    dice=Listed(DIE, 4 * DICE_PER_SEASON),
    rolled=Listed(Packed(ROLLED_FACE.bits, Number(0, 5), DIE), DICE_PER_SEASON),
    rolled_season=Number(0, 3),
    taken=EachSeat(Number(-1, DICE_PER_SEASON - 1)),
    year=Number(-9, LAST_YEAR + 1),
    space=Number(1, WHEEL),
    first=SEAT,
    active=SEAT_OR_NOBODY,
    round=Number(0, MOST_ROUNDS),
    transmuting=FLAG,
    surplus=SMALL,
    crystal_die=FLAG,
    summons=SMALL,
    vision_used=FLAG,
    drought_year=Number(NO_YEAR, LAST_YEAR + 1),
    summoning=NO_OR_CARD,
    played=Listed(NO_OR_CARD, UID.high),
    final=Listed(Number(-999, 9999), 4),
)


def save_zones(g: Table) -> dict[str, Any]:
    return ZONES.save(
        g,
        players=[PLAYER.save(player, tableau=[_save_placed(p) for p in player.tableau]) for player in g.players],
        known_hand=[list(cards) for cards in g.known_hand],
        known_held=[list(cards) for cards in g.known_held],
        **{name: has(g.sets, index) for index, name in enumerate(NAMES_OF_SETS)},
    )


def load_zones(g: Table, data: dict[str, Any]) -> None:
    """Fill a blank table from what `save_zones` gave."""
    ZONES.load(
        g,
        data,
        players=[_load_player(player) for player in data["players"]],
        known_hand=[tuple(cards) for cards in data["known_hand"]],
        known_held=[tuple(cards) for cards in data["known_held"]],
        apart=NAMES_OF_SETS,
    )
    g.sets = sets_of([name for name in NAMES_OF_SETS if data[name]])


def _load_player(data: dict[str, Any]) -> Player:
    player = PLAYER.load(Player(), data, tableau=[_load_placed(placed) for placed in data["tableau"]])
    player.refresh()
    return player


def _save_placed(placed: Placed) -> list[int]:
    return [
        placed.card,
        placed.uid,
        int(placed.tapped),
        placed.energy,
        placed.face,
        placed.model,
        int(placed.fired),
        placed.guard,
    ]


def _load_placed(data: list[int]) -> Placed:
    card, uid, tapped, energy, face, model, fired, guard = data
    placed = Placed(card, uid)
    placed.tapped = bool(tapped)
    placed.energy = energy
    placed.face = face
    placed.model = model
    placed.fired = bool(fired)
    placed.guard = guard
    return placed
