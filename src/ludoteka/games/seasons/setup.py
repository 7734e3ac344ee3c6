"""Setting up a match: the card pool of the level, the dice, who starts."""

from typing import Any, Final

from ludoteka.core.chance import Chance
from ludoteka.core.errors import BadSetup
from ludoteka.core.game import Game, Setting
from ludoteka.core.state import State, Task
from ludoteka.games.seasons.cards.base import BASE
from ludoteka.games.seasons.dice import DICE_PER_SEASON
from ludoteka.games.seasons.flow import DRAFT, SPLIT
from ludoteka.games.seasons.state import SeasonsState
from ludoteka.games.seasons.storage import load_zones
from ludoteka.games.seasons.table import Player

DRAFTED: Final = 9
READY_SETS: Final = (
    (1, 2, 7, 17, 18, 20, 26, 29, 30),
    (3, 5, 9, 14, 15, 21, 23, 25, 28),
    (4, 6, 7, 9, 12, 16, 22, 24, 30),
    (1, 2, 3, 11, 13, 15, 18, 25, 27),
)
LAST_CARD: Final = {"apprentice": 30, "wizard": 30, "archmage": 50}


class Seasons(Game):
    """The rules module of Seasons."""

    name = "seasons"
    rules = 1
    settings = (
        Setting("level", "archmage", "wizard", "apprentice"),
        Setting("first", "random", "1", "2", "3", "4"),
    )

    def complete(self, players: int, settings: dict[str, str]) -> dict[str, str]:
        full = super().complete(players, settings)
        if full["first"] != "random" and int(full["first"]) > players:
            raise BadSetup(f"seat {full['first']} cannot start: there are {players} players")
        return full

    def begin(self, players: int, settings: dict[str, str], chance: Chance) -> State:
        g = SeasonsState(players, chance)
        g.level = settings["level"]
        g.players = [Player() for _ in range(players)]
        for _ in range(4):
            dice = list(range(DICE_PER_SEASON))
            chance.shuffle(dice)
            g.dice += sorted(dice[: players + 1])
        g.first = chance.below(players) if settings["first"] == "random" else int(settings["first"]) - 1
        deck = [card.code for card in BASE if card.number <= LAST_CARD[g.level]] * 2
        if g.level == "apprentice":
            sets = list(range(len(READY_SETS)))
            chance.shuffle(sets)
            for player in g.players:
                player.drafted = list(READY_SETS[sets.pop()])
                for card in player.drafted:
                    deck.remove(card)
        deck.sort()
        chance.shuffle(deck)
        g.deck = deck
        g.push(Task(SPLIT, g.first))
        if g.level != "apprentice":
            for player in g.players:
                player.pack = sorted(deck.pop() for _ in range(DRAFTED))
            g.push(Task(DRAFT, g.first))
        g.advance()
        return g

    def load(self, data: dict[str, Any]) -> State:
        g = SeasonsState(data["seats"], Chance(bytes.fromhex(data["key"]), data["position"]))
        load_zones(g, data)
        g.restore(data)
        return g
