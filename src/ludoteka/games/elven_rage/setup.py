"""Setting up a match: map, peoples, decks, squads, and which scenario is played."""

# ruff: noqa: PLC0415 - hooks import what they give when they are asked

from pathlib import Path
from typing import Any, Final

from ludoteka.core.chance import Chance
from ludoteka.core.game import FIRST, RANDOM, Clash, HouseGame, SeatSettings, Setting, Shown
from ludoteka.core.hooks import Coach, Judge, Measures, Mind, Report, Wording
from ludoteka.core.state import State, Task
from ludoteka.games.elven_rage import battle, deploy, outcome, prepare, storage, trade
from ludoteka.games.elven_rage.cards.definition import PEOPLES
from ludoteka.games.elven_rage.cards.goals import FOUR_TOWERS, RIVAL_CASTLE, SEVEN_LANDS
from ludoteka.games.elven_rage.cards.pool import artifacts, neutrals, people_deck
from ludoteka.games.elven_rage.pieces import Player
from ludoteka.games.elven_rage.printed import Printed
from ludoteka.games.elven_rage.shown import CoachNote, ElvenRageView, Happening, Option, Question, Reason, Thing
from ludoteka.games.elven_rage.state import ElvenRageState
from ludoteka.games.elven_rage.table import ALLIANCE, ONLY_WAR, RACE, SCENARIOS
from ludoteka.games.elven_rage.turn import BEGIN, KEEP

# These register their verbs when they are imported.
FLOW: Final = (battle, deploy, outcome, prepare, trade)
DEALT: Final = 7
PEOPLE: Final = SeatSettings("people", *PEOPLES)
TEAMS: Final = {"1+3": [0, 1, 0, 1], "1+2": [0, 0, 1, 1], "1+4": [0, 1, 1, 0]}
FOR_FOUR: Final = Clash(
    (SCENARIOS[ALLIANCE],), "needs-four", "the alliance is for 4 players, not {players}", players=(2, 3)
)


class ElvenRage(HouseGame):
    """The rules module of Elven Rage."""

    name = "elven-rage"
    folder = Path(__file__).parent
    rules = 3  # what each version changed: docs/rulings/elven-rage.md
    zones = storage.ZONES
    shown = Shown(ElvenRageView, Question, Option, Happening, Thing, Reason, Printed, CoachNote)
    passing = ("pass", "keep-reserve")
    weighty = ("accept-offer", "retreat", "lift")
    minutes = 60
    settings = (
        Setting("scenario", *SCENARIOS, clashes=[FOR_FOUR]),
        Setting("deployment", "beginner", "advanced"),
        Setting("race", "towers", "lands", used={"scenario": (SCENARIOS[RACE],)}),
        Setting("teams", *TEAMS, used={"scenario": (SCENARIOS[ALLIANCE],)}),
        FIRST,
        *PEOPLE.settings,
        Setting("reactions", "even", "quick"),
    )

    def complete(self, players: int, settings: dict[str, str]) -> dict[str, str]:
        full = super().complete(players, settings)
        PEOPLE.wishes(players, full)
        return full

    def unattended(self) -> dict[str, str]:
        return {"reactions": "quick"}  # programs need not hide what they could answer

    def blank(self, players: int, chance: Chance) -> ElvenRageState:
        return ElvenRageState(players, chance)

    def begin(self, players: int, settings: dict[str, str], chance: Chance) -> State:
        g = self.blank(players, chance)
        g.scenario = SCENARIOS.index(settings["scenario"])
        g.placed = settings["deployment"] == "advanced"
        g.quick = settings["reactions"] == "quick"
        if g.scenario == RACE:
            g.common_goal = FOUR_TOWERS if settings["race"] == "towers" else SEVEN_LANDS
        elif g.scenario in (ONLY_WAR, ALLIANCE):
            g.common_goal = RIVAL_CASTLE
        if g.scenario == ALLIANCE:
            g.teams = TEAMS[settings["teams"]].copy()
        for people in PEOPLE.deal(players, settings, chance):
            g.players.append(deal(people, chance))
        for seat in range(players):
            g.set_owner(g.map.castles[seat], seat)
        g.neutral_deck = neutrals()
        chance.shuffle(g.neutral_deck)
        g.deal_squads()
        g.artifact_deck = artifacts()
        chance.shuffle(g.artifact_deck)
        g.push(Task(BEGIN, 0, 0, -1 if settings["first"] == RANDOM else int(settings["first"]) - 1))
        g.push(Task(KEEP, 0))
        g.advance()
        return g

    # --- hooks ---

    def catalogue(self) -> list[dict[str, Any]]:
        from ludoteka.games.elven_rage.catalogue import catalogue

        return catalogue()

    def printed(self) -> dict[str, Any]:
        from ludoteka.games.elven_rage.catalogue import printed

        return printed()

    def position(self, seats: list[dict[str, Any]], table: dict[str, Any]) -> State:
        from ludoteka.games.elven_rage.scenario import Scenario, Seat

        return Scenario(*(Seat(**seat) for seat in seats), **table).state

    def wording(self, texts: Any) -> Wording:
        from ludoteka.games.elven_rage.wording import Wording

        return Wording(texts)

    def report(self) -> Report:
        from ludoteka.games.elven_rage import report

        return report

    def measures(self) -> Measures:
        from ludoteka.games.elven_rage import balance

        return balance

    def coach(self) -> Coach:
        from ludoteka.games.elven_rage import coach

        return coach

    def judge(self) -> Judge:
        from ludoteka.bots.elven_rage import ElvenRageJudge

        return ElvenRageJudge()

    def mind(self) -> Mind:
        from ludoteka.bots.minds.elven_rage import mind

        return mind()

    def terminal_board(self) -> type[Any]:
        from ludoteka.terminal.elven_rage import Board

        return Board


def deal(people: int, chance: Chance) -> Player:
    """A player with a shuffled deck and seven cards."""
    player = Player()
    player.people = people
    player.deck = people_deck(people)
    chance.shuffle(player.deck)
    player.hand = sorted(player.deck.pop() for _ in range(DEALT))
    return player
