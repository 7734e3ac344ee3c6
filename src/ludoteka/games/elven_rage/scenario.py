"""Set up any position in a line or two, play it by canonical texts, read the outcome back.

    s = Scenario(
        Seat("black", hand=["initiate"], lands=["F0n"]),
        Seat("snow", hand=["blizzard-lord"], lands=["F1n", "M1"]),
        field=["sareons-elite 1", "janira 0", "raider 1", "darn-guard 0"], land="M1", reserve=1,
    )
    s.do("strike left at raider#2")

Without `field` it is the Capture decision of seat 0, in the middle of a match; `at` names another moment. A field lists
the four slots: a card and the seat it belongs to (`-1` for neutrals), `treasure`, or an empty text; `!2` leaves it two
lives, `*` marks one that has acted. Windows ask only who can answer, unless `even=True`.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteka.core import scenario as kernel
from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.state import Task
from ludoteka.games.elven_rage.battle import NEXT
from ludoteka.games.elven_rage.cards.definition import CARDS, GOALS, PEOPLES, card_named
from ludoteka.games.elven_rage.cards.goals import FOUR_TOWERS, RIVAL_CASTLE, SEVEN_LANDS
from ludoteka.games.elven_rage.cards.pool import artifacts, neutrals, people_deck
from ludoteka.games.elven_rage.pieces import (
    ATTACKER,
    DEFENDER,
    FIGHTING,
    GONE,
    NOBODY,
    Battle,
    Fighter,
    Player,
    Squad,
)
from ludoteka.games.elven_rage.setup import TEAMS
from ludoteka.games.elven_rage.state import ElvenRageState
from ludoteka.games.elven_rage.table import ALLIANCE, ONLY_WAR, RACE, SCENARIOS
from ludoteka.games.elven_rage.turn import CAPTURE, DISCARD, START

DEFAULT_GOALS = ("seven-lands", "four-towers", "white-castle", "conqueror")


@dataclass
class Seat:
    """What a seat has when the scenario opens; its start Castle comes of itself.

    `deck` are the next cards, the top first; the rest of the people lies below in an order that never changes.
    """

    people: str
    hand: Sequence[str] = ()
    lands: Sequence[str] = ()
    deck: Sequence[str] = ()
    discard: Sequence[str] = ()
    artifacts: Sequence[str] = ()
    treasures: int = 0
    goal: str | None = None
    conquests: int = 0


class Scenario(kernel.Scenario[ElvenRageState]):
    """A position of a match that is under way."""

    def __init__(
        self,
        *seats: Seat,
        at: str = "capture",
        active: int = 0,
        scenario: str = "supremacy",
        race: str = "towers",
        teams: str = "1+3",
        advanced: bool = False,
        even: bool = False,
        round_number: int = 5,
        squads: Sequence[Sequence[str]] | None = None,
        neutral_deck: Sequence[str] = (),
        artifact_deck: Sequence[str] = (),
        field: Sequence[str] = (),
        land: str = "",
        attacker: int = 0,
        reserve: int | None = None,
        fallen: str = "",
        seed: int = 0,
    ) -> None:
        """
        at: `capture`, `discard` or `turn` (the beginning of a turn of the active seat).
        squads: their cards; by default players + 1 of them from the top of the neutral deck.
        field, land, attacker: a battle under way over a Land. reserve: the seat whose card is in reserve.
        fallen: the card that fell at once, with its seat, as in `field`.
        """
        g = ElvenRageState(len(seats), Chance(key_from_seed(f"scenario {seed}")))
        super().__init__(g)
        g.scenario = SCENARIOS.index(scenario)
        g.placed = advanced
        g.quick = not even
        if g.scenario == RACE:
            g.common_goal = FOUR_TOWERS if race == "towers" else SEVEN_LANDS
        elif g.scenario in (ONLY_WAR, ALLIANCE):
            g.common_goal = RIVAL_CASTLE
        if g.scenario == ALLIANCE:
            g.teams = TEAMS[teams].copy()
        g.active = g.first = active
        g.round = round_number
        g.captures = 1
        fighters = [self._fighter(text, attacker) for text in field]
        dead = self._fighter(fallen, attacker) if fallen else None
        self._seat_players(seats, [fighter for fighter in [*fighters, dead] if fighter is not None], dead)
        self._lay_neutrals(seats, squads, neutral_deck, fighters)
        relics = [card_named(name).code for seat in seats for name in seat.artifacts]
        top = [card_named(name).code for name in reversed(artifact_deck)]
        g.artifact_deck = [card for card in artifacts() if card not in relics and card not in top] + top
        self._deal_goals(seats)
        g.push(Task(CAPTURE, active))
        if field:
            self._open_battle(fighters, dead, land, attacker, reserve)
        elif at == "turn":
            g.agenda = [Task(START, active)]
            g.active = (active - 1) % g.seats
        elif at == "discard":
            g.push(Task(DISCARD, active))
        elif at != "capture":
            raise ValueError(f"'{at}' is no moment: use capture, discard or turn")
        self._open()

    # --- playing ---

    def pass_windows(self) -> "Scenario":
        """Everybody passes until something else is asked."""
        while not self.state.over and self.kind == "window":
            self.do("pass")
        return self

    # --- reading ---

    @property
    def window(self) -> str:
        """The kind of window that is open, empty if none is."""
        shown = self.state.view(-1)["window"]
        return str(shown["kind"]) if shown else ""

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def hand(self, seat: int) -> list[str]:
        return [CARDS[card].slug for card in self.player(seat).hand]

    def discard(self, seat: int) -> list[str]:
        return [CARDS[card].slug for card in self.player(seat).discard]

    def artifacts(self, seat: int) -> list[str]:
        return [CARDS[card].slug for card in self.player(seat).artifacts]

    def owner(self, land: str) -> int:
        return self.state.owner[self.state.map.cell(land)]

    def fighter(self, slug: str) -> Fighter:
        """The first fighter with this card that is on the field."""
        battle = self.state.fight()
        return next(f for f in battle.fighters if CARDS[f.card].slug == slug and f.slot != GONE)

    @property
    def field(self) -> list[str]:
        """Who stands on the four slots, empty texts for gaps."""
        battle = self.state.fight()
        return [CARDS[battle.fighters[uid].card].slug if uid >= 0 else "" for uid in battle.field]

    # --- building ---

    def _fighter(self, text: str, attacker: int) -> Fighter | None:
        if not text:
            return None
        name, *words = text.split()
        card = card_named(name)
        if card.treasure:
            return Fighter(card.code, NOBODY, NOBODY)
        owner = next((int(word) for word in words if word.lstrip("-").isdigit()), -1)
        fighter = Fighter(card.code, ATTACKER if owner == attacker else DEFENDER, owner)
        for word in words:
            if word.startswith("!"):
                fighter.lives = int(word[1:])
        fighter.acted = "*" in words
        return fighter

    def _seat_players(self, seats: Sequence[Seat], fighters: list[Fighter], dead: Fighter | None) -> None:
        g = self.state
        for number, seat in enumerate(seats):
            player = Player()
            player.people = PEOPLES.index(seat.people)
            player.turns = 3
            player.hand = sorted(card_named(name).code for name in seat.hand)
            player.discard = sorted(card_named(name).code for name in seat.discard)
            if dead is not None and dead.owner == number and not CARDS[dead.card].dragon:
                player.discard = sorted([*player.discard, dead.card])
            player.artifacts = sorted(card_named(name).code for name in seat.artifacts)
            player.treasures = seat.treasures
            player.conquests = seat.conquests
            top = [card_named(name).code for name in reversed(seat.deck)]
            rest = people_deck(player.people)
            fielded = [f.card for f in fighters if f.owner == number and f is not dead and not CARDS[f.card].dragon]
            for card in [*player.hand, *player.discard, *top, *fielded]:
                if card not in rest:
                    raise ValueError(f"seat {number} cannot have {CARDS[card].slug}, or not so often")
                rest.remove(card)
            Chance(key_from_seed("scenario")).shuffle(rest)
            player.deck = rest + top
            g.players.append(player)
        for number, seat in enumerate(seats):
            for name in [g.map.names[g.map.castles[number]], *seat.lands]:
                if g.owner[g.map.cell(name)] < 0:
                    g.set_owner(g.map.cell(name), number)
        for number, seat in enumerate(seats):
            for name in seat.lands:
                if g.owner[g.map.cell(name)] != number:
                    raise ValueError(f"two seats cannot own {name}")

    def _lay_neutrals(
        self,
        seats: Sequence[Seat],
        squads: Sequence[Sequence[str]] | None,
        deck: Sequence[str],
        fighters: list[Fighter | None],
    ) -> None:
        g = self.state
        rest = neutrals()
        top = [card_named(name).code for name in reversed(deck)]
        named = [[card_named(name).code for name in squad] for squad in squads or ()]
        treasure = card_named("treasure").code
        used = [card for squad in named for card in squad] + top
        used += [treasure for seat in seats for _ in range(seat.treasures)]
        used += [f.card for f in fighters if f is not None and f.owner == NOBODY and not CARDS[f.card].dragon]
        for card in used:
            if card not in rest:
                raise ValueError(f"there are not so many cards {CARDS[card].slug}")
            rest.remove(card)
        Chance(key_from_seed("scenario")).shuffle(rest)
        g.neutral_deck = rest
        if squads is None:
            for _ in range(len(seats) + 1):
                g.squads.append(Squad(sorted(rest.pop() for _ in range(3))))
        else:
            g.squads = [Squad(sorted(squad)) for squad in named]
        g.neutral_deck += top

    def _deal_goals(self, seats: Sequence[Seat]) -> None:
        g = self.state
        if g.common_goal or g.scenario != SCENARIOS.index("supremacy"):
            return
        numbers = {goal.slug: int(goal.number) for goal in GOALS[1:]}
        taken = [numbers[seat.goal] for seat in seats if seat.goal is not None]
        spare = [numbers[slug] for slug in DEFAULT_GOALS if numbers[slug] not in taken]
        for player, seat in zip(g.players, seats, strict=True):
            player.goal = numbers[seat.goal] if seat.goal is not None else spare.pop(0)
        held = [player.goal for player in g.players]
        g.goal_box = [number for number in range(1, len(GOALS)) if number not in held]

    def _open_battle(
        self, fighters: list[Fighter | None], dead: Fighter | None, land: str, attacker: int, reserve: int | None
    ) -> None:
        g = self.state
        cell = g.map.cell(land)
        b = Battle(cell, attacker, g.owner[cell])
        b.hand = b.defender if b.defender >= 0 else g.next_alive(attacker)
        b.stage = FIGHTING
        b.number = g.battles = 1
        g.captures = 0
        for slot, fighter in enumerate(fighters):
            if fighter is not None:
                fighter.slot = slot
                b.field[slot] = len(b.fighters)
                b.fighters.append(fighter)
        if dead is not None:
            b.fallen = len(b.fighters)
            b.fighters.append(dead)
        if reserve is not None:
            b.reserve_side = ATTACKER if reserve == attacker else DEFENDER
        g.battle = b
        g.push(Task(NEXT, attacker))
