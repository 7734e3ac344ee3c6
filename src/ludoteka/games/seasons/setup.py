"""Setting up a match: the card pool of the level, the dice, who starts."""

# ruff: noqa: PLC0415 - hooks import what they give when they are asked

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from ludoteka.core.chance import Chance
from ludoteka.core.game import FIRST, Clash, HouseGame, Setting, Shown
from ludoteka.core.hooks import Coach, Judge, Mind, Report
from ludoteka.core.packing import bit, has
from ludoteka.core.state import State, Task
from ludoteka.games.seasons import storage
from ludoteka.games.seasons.cards.definition import codes
from ludoteka.games.seasons.cards.pool import SETS, CardSet, pool, sets_of
from ludoteka.games.seasons.dice import DICE_PER_SEASON
from ludoteka.games.seasons.enchantments import (
    ELEMENTAL_CONSTRUCTION,
    ENCHANTMENTS,
    EXTENDED_EXPERIENCE,
    NATURAL_SELECTION,
)
from ludoteka.games.seasons.pieces import Player
from ludoteka.games.seasons.prelude import CONSTRUCT, DRAFT, REJECT, SPLIT
from ludoteka.games.seasons.printed import Printed
from ludoteka.games.seasons.shown import CoachNote, Happening, Option, Question, Reason, SeasonsView, Thing
from ludoteka.games.seasons.state import SeasonsState
from ludoteka.games.seasons.tokens import TOKENS

DRAFTED: Final = 9
READY_SETS: Final = (
    codes(
        "amulet-of-air amulet-of-fire temporal-boots amsug-longneck bespelled-grimoire "
        "hand-of-fortune potion-of-life olafs-blessed-statue yjangs-forgotten-vase"
    ),
    codes(
        "amulet-of-earth balance-of-ishtar divine-chalice beggars-horn die-of-malice "
        "lewis-greyface potion-of-power potion-of-knowledge scepter-of-greatness"
    ),
    codes(
        "amulet-of-water staff-of-spring temporal-boots divine-chalice naria-the-prophetess "
        "kairn-the-destroyer runic-cube-of-eolis potion-of-dreams yjangs-forgotten-vase"
    ),
    codes(
        "amulet-of-air amulet-of-fire amulet-of-earth figrim-the-avaricious wondrous-chest "
        "die-of-malice bespelled-grimoire potion-of-knowledge hourglass-of-time"
    ),
)
TOKENS_DEALT: Final = 3
PACK_SIZE: Final = {ELEMENTAL_CONSTRUCTION: 18, EXTENDED_EXPERIENCE: 12, NATURAL_SELECTION: 11}
PLAYERS: Final = (2, 3, 4)
NO_DRAFT: Final = {"level": ("apprentice",)}


def set_setting(added: CardSet) -> Setting:
    """The switch of a card set, which apprentices do not have."""
    refusal = f"the cards of {added.title} are for level wizard or archmage, not apprentice"
    return Setting(added.name, "off", "on", clashes=[Clash(("on",), "needs-draft", refusal, others=NO_DRAFT)])


def without_cards() -> Iterator[Clash]:
    """Some enchantments need a draft, one needs many cards (R350, R351)."""
    way_out = "take a higher level, the cards of Enchanted Kingdom, or fewer players"
    refusal = f"{{value}} needs a draft and enough cards: {way_out}"
    yield Clash(tuple(ENCHANTMENTS[number - 1] for number in PACK_SIZE), "needs-draft", refusal, others=NO_DRAFT)
    for level in ("wizard", "archmage"):
        for sets in range(bit(len(SETS))):
            cards = len(pool(level, sets))
            switches = {added.name: ("on" if has(sets, index) else "off",) for index, added in enumerate(SETS)}
            for number, size in PACK_SIZE.items():
                short = tuple(players for players in PLAYERS if size * players > cards)
                if short:
                    others = {"level": (level,), **switches}
                    yield Clash((ENCHANTMENTS[number - 1],), "needs-cards", refusal, short, others)


ENCHANTMENT: Final = Setting("enchantment", "none", "random", *ENCHANTMENTS, clashes=without_cards())


class Seasons(HouseGame):
    """The rules module of Seasons."""

    name = "seasons"
    folder = Path(__file__).parent
    rules = 3  # what each version changed: docs/rulings/seasons.md
    zones = storage.ZONES
    shown = Shown(SeasonsView, Question, Option, Happening, Thing, Reason, Printed, CoachNote)
    passing = ("end", "keep-die")
    weighty = ("bonus-draw", "bonus-draw-one")
    weighty_by_touch = ("draft",)
    settings = (
        Setting("level", "archmage", "wizard", "apprentice", newcomer="apprentice"),
        FIRST,
        *(set_setting(added) for added in SETS),
        ENCHANTMENT,
        Setting("tokens", "off", "on"),
    )

    def possible_enchantments(self, players: int, settings: dict[str, str]) -> list[int]:
        """The enchantments that can be in force."""
        return [n for n, name in enumerate(ENCHANTMENTS, 1) if ENCHANTMENT.clash(name, players, settings) is None]

    def blank(self, players: int, chance: Chance) -> SeasonsState:
        return SeasonsState(players, chance)

    def begin(self, players: int, settings: dict[str, str], chance: Chance) -> State:
        g = self.blank(players, chance)
        g.level = settings["level"]
        g.sets = sets_of([added.name for added in SETS if settings[added.name] == "on"])
        g.players = [Player() for _ in range(players)]
        for _ in range(4):
            dice = list(range(DICE_PER_SEASON))
            chance.shuffle(dice)
            g.dice += sorted(dice[: players + 1])
        g.first = chance.below(players) if settings["first"] == "random" else int(settings["first"]) - 1
        if settings["enchantment"] == "random":
            possible = self.possible_enchantments(players, settings)
            g.enchantment = possible[chance.below(len(possible))]
        elif settings["enchantment"] != "none":
            g.enchantment = ENCHANTMENTS.index(settings["enchantment"]) + 1
        if settings["tokens"] == "on":
            tokens = list(range(1, TOKENS + 1))
            chance.shuffle(tokens)
            for player in g.players:
                player.dealt = sorted(tokens.pop() for _ in range(TOKENS_DEALT))
        deck = pool(g.level, g.sets)
        if g.level == "apprentice":
            sets = list(range(len(READY_SETS)))
            chance.shuffle(sets)
            for player in g.players:
                player.drafted = list(READY_SETS[sets.pop()])
                for card in player.drafted:
                    deck.remove(card)
        chance.shuffle(deck)
        g.deck = deck
        g.push(Task(SPLIT, g.first))
        if g.level != "apprentice":
            for player in g.players:
                player.pack = sorted(deck.pop() for _ in range(PACK_SIZE.get(g.enchantment, DRAFTED)))
            if g.enchantment == ELEMENTAL_CONSTRUCTION:
                g.push(Task(CONSTRUCT, g.first))
            elif g.enchantment == NATURAL_SELECTION:
                for verb in (REJECT, DRAFT, REJECT):
                    g.push(Task(verb, g.first))
            else:
                g.push(Task(DRAFT, g.first))
        g.advance()
        return g

    # --- hooks ---

    def catalogue(self) -> list[dict[str, Any]]:
        from ludoteka.games.seasons.catalogue import catalogue

        return catalogue()

    def printed(self) -> dict[str, Any]:
        from ludoteka.games.seasons.catalogue import printed

        return printed()

    def position(self, seats: list[dict[str, Any]], table: dict[str, Any]) -> State:
        from ludoteka.games.seasons.scenario import Scenario, Seat

        return Scenario(*(Seat(**seat) for seat in seats), **table).state

    def report(self) -> Report:
        from ludoteka.games.seasons import report

        return report

    def coach(self) -> Coach:
        from ludoteka.games.seasons import coach

        return coach

    def judge(self) -> Judge:
        from ludoteka.bots.seasons import SeasonsJudge

        return SeasonsJudge()

    def mind(self) -> Mind:
        from ludoteka.bots.minds.seasons import mind

        return mind()

    def terminal_board(self) -> type[Any]:
        from ludoteka.terminal.seasons import Board

        return Board
