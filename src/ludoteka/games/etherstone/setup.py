"""Setting up a match: threats, market, pool, who starts, and the cards to choose from."""

# ruff: noqa: PLC0415 - hooks import what they give when they are asked

from pathlib import Path
from typing import Any, Final

from ludoteka.core.chance import Chance
from ludoteka.core.errors import BadSetup
from ludoteka.core.game import FIRST, RANDOM, HouseGame, SeatSettings, Setting, Shown
from ludoteka.core.hooks import Coach, Judge, Measures, Mind, Report, Wording
from ludoteka.core.state import State, Task
from ludoteka.games.etherstone import storage
from ludoteka.games.etherstone.cards.definition import FIRST_THREAT, card_named
from ludoteka.games.etherstone.cards.leaders import LEADERS
from ludoteka.games.etherstone.cards.pool import ENTITIES
from ludoteka.games.etherstone.cards.sets import READY_SETS
from ludoteka.games.etherstone.cards.threats import THREATS
from ludoteka.games.etherstone.choosing import CHOOSE_LEADER, DRAFT, lead
from ludoteka.games.etherstone.printed import Printed
from ludoteka.games.etherstone.shown import HAND, CoachNote, EtherstoneView, Happening, Option, Question, Reason, Thing
from ludoteka.games.etherstone.state import EtherstoneState
from ludoteka.games.etherstone.table import DICE, OPEN_THREATS, POOL, Player, Table
from ludoteka.games.etherstone.turn import TURN

LEADERS_DEALT: Final = 2
VP_TOKENS: Final = 32
THREATS_BY_LEVEL: Final = {2: (3, 3, 4), 3: (4, 4, 5), 4: (4, 5, 6)}
SET: Final = SeatSettings("set", "А", "Б", "В", "Г", "Д", used={"start": ("sets",)})  # by the printed letters


class Etherstone(HouseGame):
    """The rules module of Etherstone."""

    name = "etherstone"
    folder = Path(__file__).parent
    rules = 2  # what each version changed: docs/rulings/etherstone.md
    zones = storage.ZONES
    shown = Shown(EtherstoneView, Question, Option, Happening, Thing, Reason, Printed, CoachNote)
    passing = ("no-reaction", "decline")
    weighty = ("refresh",)
    weighty_by_touch = ("draft", "lead")
    minutes = 45
    settings = (
        Setting("start", "draft", "sets", newcomer="sets"),
        FIRST,
        *SET.settings,
    )

    def complete(self, players: int, settings: dict[str, str]) -> dict[str, str]:
        full = super().complete(players, settings)
        wished = [value for value in SET.wishes(players, full) if value != RANDOM]
        if wished and full["start"] != "sets":
            raise BadSetup(f"set {wished[0]} cannot be assigned in a draft: choose start=sets")
        return full

    def blank(self, players: int, chance: Chance) -> EtherstoneState:
        return EtherstoneState(players, chance)

    def begin(self, players: int, settings: dict[str, str], chance: Chance) -> State:
        g = self.blank(players, chance)
        g.start = "sets" if settings["start"] == "sets" else "draft"
        g.players = [Player() for _ in range(players)]
        for die in range(DICE):
            g.values[die] = chance.below(6) + 1
        g.pool = POOL[players]
        g.reserve = VP_TOKENS - POOL[players]
        stack_threats(g, players, chance)
        g.first = chance.below(players) if settings["first"] == RANDOM else int(settings["first"]) - 1
        g.push(Task(TURN, g.first))
        if g.start == "sets":
            deal_sets(g, SET.deal(players, settings, chance))
        else:
            deal_draft(g, chance)
        g.advance()
        return g

    # --- hooks ---

    def catalogue(self) -> list[dict[str, Any]]:
        from ludoteka.games.etherstone.catalogue import catalogue

        return catalogue()

    def printed(self) -> dict[str, Any]:
        from ludoteka.games.etherstone.catalogue import printed

        return printed()

    def position(self, seats: list[dict[str, Any]], table: dict[str, Any]) -> State:
        from ludoteka.games.etherstone.scenario import Scenario, Seat

        return Scenario(*(Seat(**seat) for seat in seats), **table).state

    def wording(self, texts: Any) -> Wording:
        from ludoteka.games.etherstone.wording import Wording

        return Wording(texts)

    def report(self) -> Report:
        from ludoteka.games.etherstone import report

        return report

    def measures(self) -> Measures:
        from ludoteka.games.etherstone import balance

        return balance

    def coach(self) -> Coach:
        from ludoteka.games.etherstone import coach

        return coach

    def judge(self) -> Judge:
        from ludoteka.bots.etherstone import EtherstoneJudge

        return EtherstoneJudge()

    def mind(self) -> Mind:
        from ludoteka.bots.minds.etherstone import mind

        return mind()

    def terminal_board(self) -> type[Any]:
        from ludoteka.terminal.etherstone import Board

        return Board


def stack_threats(g: Table, players: int, chance: Chance) -> None:
    """Level I on II on III, the rest out of the match unseen; three lie open."""
    for level in (3, 2, 1):
        cards = [int(card.code) for card in THREATS if card.level == level]
        chance.shuffle(cards)
        number = THREATS_BY_LEVEL[players][level - 1]
        g.deck += cards[:number]
        g.unused += sorted(cards[number:])
    g.row = [g.deck.pop() for _ in range(OPEN_THREATS)]


def deal_draft(g: Table, chance: Chance) -> None:
    """Two leaders and a pack of seven for every seat."""
    leaders = [int(card.code) for card in LEADERS]
    entities = [int(card.code) for card in ENTITIES]
    chance.shuffle(leaders)
    chance.shuffle(entities)
    for player in g.players:
        player.leaders = sorted(leaders.pop() for _ in range(LEADERS_DEALT))
        g.packs.append(sorted(entities.pop() for _ in range(HAND)))
        g.picks.append([])
    g.box = sorted(leaders) + sorted(entities)
    g.push(Task(CHOOSE_LEADER, g.first))
    g.push(Task(DRAFT, g.first))


def deal_sets(g: Table, sets: list[int]) -> None:
    """The ready-made set of every seat."""
    used: list[int] = []
    for seat, player in enumerate(g.players):
        player.set = sets[seat]
        leader, cards = READY_SETS[player.set]
        player.hand = sorted(int(card_named(id).code) for id in cards.split())
        lead(g, seat, card_named(leader).code)
        used += [*player.hand, int(player.leader)]
    g.box = [card for card in range(1, FIRST_THREAT) if card not in used]
