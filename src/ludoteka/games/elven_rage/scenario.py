"""Set up any position in a line or two, play it by canonical texts, read the outcome back.

    s = Scenario(
        Seat("black", hand=["initiate"], lands=["F0n"]),
        Seat("snow", hand=["blizzard-lord"], lands=["F1n", "M1"]),
        field=["sareons-elite 1", "janira 0", "raider 1", "darn-guard 0"], land="M1", reserve=1,
    )
    s.do("strike left at raider#2")

Without `field` it is the Capture question of seat 0, in the middle of a match; `at` names another moment. A field lists
the four slots: a card and the seat it belongs to (`-1` for neutrals), `treasure`, or an empty text; `!2` leaves it two
lives, `*` marks one that has acted. Windows ask only who can answer, unless `even=True`. See docs/scenarios.md.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteka.core import scenario as kernel
from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.scenario import different, flag, nearest, number, one_of, seats_of, several, text, wrong
from ludoteka.core.state import Task
from ludoteka.games.elven_rage.cards.definition import CARDS, GOALS, PEOPLES, TREASURE, Card
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
from ludoteka.games.elven_rage.table import ALLIANCE, FIELDED, LAST_ROUND, NEXT, ONLY_WAR, RACE, SCENARIOS
from ludoteka.games.elven_rage.turn import CAPTURE, DISCARD, START

MOMENTS: Final = {name: name for name in ("capture", "discard", "turn")}
SLOTS: Final = 4
DEFAULT_GOALS: Final = ("seven-lands", "four-towers", "white-castle", "conqueror")


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
        boards = seats_of(seats, Seat, 2, 4)
        n = len(boards)
        g = ElvenRageState(n, kernel.loaded_chance("", (), seed))
        super().__init__(g)
        one_of("at", at, MOMENTS)
        g.scenario = one_of("scenario", scenario, {name: i for i, name in enumerate(SCENARIOS)})
        g.placed = flag("advanced", advanced)
        g.quick = not flag("even", even)
        race_goal = one_of("race", race, {"towers": FOUR_TOWERS, "lands": SEVEN_LANDS})
        sides = one_of("teams", teams, TEAMS)
        if g.scenario == RACE:
            g.common_goal = race_goal
        elif g.scenario in (ONLY_WAR, ALLIANCE):
            g.common_goal = RIVAL_CASTLE
        if g.scenario == ALLIANCE:
            if n != len(sides):
                wrong("scenario", scenario, f"an alliance has {len(sides)} seats, not {n}")
            g.teams = sides.copy()
        g.active = g.first = number("active", active, 0, n - 1)
        g.round = number("round_number", round_number, 1, LAST_ROUND)
        g.captures = 1
        number("attacker", attacker, 0, n - 1)
        peoples = [
            one_of(f"people of seat {i}", seat.people, {p: k for k, p in enumerate(PEOPLES)})
            for i, seat in enumerate(boards)
        ]
        different("people", [seat.people for seat in boards])
        slots = several("field", field)
        if slots and len(slots) != SLOTS:
            wrong("field", slots, f"a field has {SLOTS} slots; an empty text leaves one free")
        self._check_battle(bool(slots), at, land, attacker, reserve, fallen)
        fighters = [self._fighter("field", slot, attacker, peoples) for slot in slots]
        dead = self._fighter("fallen", fallen, attacker, peoples)
        self._seat_players(boards, peoples, [fighter for fighter in [*fighters, dead] if fighter is not None], dead)
        self._lay_neutrals(boards, squads, neutral_deck, fighters)
        self._lay_artifacts(boards, artifact_deck)
        self._deal_goals(boards)
        g.push(Task(CAPTURE, active))
        if slots:
            self._open_battle(fighters, dead, land, attacker, reserve)
        elif at == "turn":
            g.agenda = [Task(START, active)]
            g.active = (active - 1) % g.seats
        elif at == "discard":
            g.push(Task(DISCARD, active))
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
        return self.state.players[number("seat", seat, 0, self.state.seats - 1)]

    def hand(self, seat: int) -> list[str]:
        return [CARDS[card].slug for card in self.player(seat).hand]

    def discard(self, seat: int) -> list[str]:
        return [CARDS[card].slug for card in self.player(seat).discard]

    def artifacts(self, seat: int) -> list[str]:
        return [CARDS[card].slug for card in self.player(seat).artifacts]

    def owner(self, land: str) -> int:
        known = {name: name for name in self.state.map.names}
        return self.state.owner[self.state.map.cell(one_of("land", land, known))]

    def fighter(self, slug: str) -> Fighter:
        """The first fighter with this card that is on the field."""
        standing = [f for f in self.state.fight().fighters if f.slot != GONE]
        return one_of("fighter", slug, {CARDS[f.card].slug: f for f in reversed(standing)})

    @property
    def field(self) -> list[str]:
        """Who stands on the four slots, empty texts for gaps."""
        battle = self.state.fight()
        return [CARDS[battle.fighters[uid].card].slug if uid >= 0 else "" for uid in battle.field]

    # --- building ---

    def _card(self, argument: str, name: object, kinds: str) -> Card:
        """A card by slug or id; `kinds` says which will do, such as `elf` or `neutral`."""
        known = {key: card for card in CARDS[1:] for key in (card.slug, card.id)}
        if not isinstance(name, str) or name not in known:
            wrong(argument, name, f"there is no card of that name{nearest(name, known)}")
        card = known[name]
        kind = "treasure" if card.treasure else "artifact" if card.artifact else "dragon" if card.dragon else "elf"
        if kind == "elf" and card.people < 0:
            kind = "neutral"
        if kind not in kinds.split():
            wrong(
                argument,
                name,
                f"that is a card of another kind ({kind}); it must be one of: {', '.join(kinds.split())}",
            )
        return card

    def _cards(self, argument: str, names: object, kinds: str) -> list[int]:
        return [self._card(argument, name, kinds).code for name in several(argument, names)]

    def _check_battle(
        self, fighting: bool, at: str, land: object, attacker: int, reserve: object, fallen: object
    ) -> None:
        """What belongs to a battle needs a field, and a field needs its Land."""
        g = self.state
        if fighting:
            if at != "capture":
                wrong("at", at, "with a field the battle is under way: leave it out")
            one_of("land", land, {name: name for name in g.map.names})
            if reserve is not None:
                number("reserve", reserve, -1, g.seats - 1)
            return
        for argument, value, unset in (
            ("land", land, ""),
            ("reserve", reserve, None),
            ("fallen", fallen, ""),
            ("attacker", attacker, 0),
        ):
            if value != unset:
                wrong(argument, value, "that needs a field")

    def _fighter(self, argument: str, entry: object, attacker: int, peoples: list[int]) -> Fighter | None:
        """A fighter as `CARD SEAT !LIVES *`, all but the card as need be."""
        if not text(argument, entry):
            return None
        name, *words = str(entry).split() or [str(entry)]
        card = self._card(argument, name, "elf neutral dragon treasure")
        owner, lives, acted = NOBODY, int(card.lives), False
        for word in words:
            if word.lstrip("-").isdigit():
                owner = number(f"the seat in {argument} {entry!r}", int(word), NOBODY, len(peoples) - 1)
            elif word.startswith("!") and word[1:].isdigit():
                lives = number(f"the lives in {argument} {entry!r}", int(word[1:]), 1, int(card.lives))
            elif word == "*":
                acted = True
            else:
                wrong(argument, entry, f"{word!r} is neither a seat, nor lives such as !2, nor *")
        if card.treasure:
            return Fighter(card.code, NOBODY, NOBODY)
        if not card.dragon and card.people != (peoples[owner] if owner >= 0 else -1):
            wrong(argument, entry, "that card belongs to another people")
        fighter = Fighter(card.code, ATTACKER if owner == attacker else DEFENDER, owner)
        fighter.lives = lives
        fighter.acted = acted
        return fighter

    def _seat_players(
        self, seats: Sequence[Seat], peoples: list[int], fighters: list[Fighter], dead: Fighter | None
    ) -> None:
        g = self.state
        for place, seat in enumerate(seats):
            at = f"of seat {place}"
            player = Player()
            player.people = peoples[place]
            player.turns = 3
            player.hand = sorted(self._cards(f"hand {at}", seat.hand, "elf"))
            player.discard = sorted(self._cards(f"discard {at}", seat.discard, "elf"))
            if dead is not None and dead.owner == place and not CARDS[dead.card].dragon:
                player.discard = sorted([*player.discard, dead.card])
            player.artifacts = sorted(self._cards(f"artifacts {at}", seat.artifacts, "artifact"))
            player.treasures = number(f"treasures {at}", seat.treasures, 0, int(CARDS[TREASURE].copies))
            player.conquests = number(f"conquests {at}", seat.conquests, 0, len(g.owner))
            top = list(reversed(self._cards(f"deck {at}", seat.deck, "elf")))
            rest = people_deck(player.people)
            fielded = [f.card for f in fighters if f.owner == place and f is not dead and not CARDS[f.card].dragon]
            for card in [*player.hand, *player.discard, *top, *fielded]:
                if card not in rest:
                    wrong(
                        f"a card {at}", CARDS[card].slug, f"{seat.people} has {people_deck(player.people).count(card)}"
                    )
                rest.remove(card)
            Chance(key_from_seed("scenario")).shuffle(rest)
            player.deck = rest + top
            g.players.append(player)
        self._own_lands(seats)

    def _own_lands(self, seats: Sequence[Seat]) -> None:
        g = self.state
        cells = {name: cell for cell, name in enumerate(g.map.names)}
        for place in range(len(seats)):
            g.set_owner(g.map.castles[place], place)
        for place, seat in enumerate(seats):
            for name in several(f"lands of seat {place}", seat.lands):
                cell = one_of(f"lands of seat {place}", name, cells)
                if g.owner[cell] >= 0:
                    wrong(f"lands of seat {place}", name, f"seat {g.owner[cell]} has that Land already")
                g.set_owner(cell, place)

    def _lay_neutrals(
        self, seats: Sequence[Seat], squads: object, deck: object, fighters: list[Fighter | None]
    ) -> None:
        g = self.state
        rest = neutrals()
        top = list(reversed(self._cards("neutral_deck", deck, "neutral treasure")))
        named = [
            self._cards("squads", squad, "neutral treasure")
            for squad in (several("squads", squads) if squads is not None else [])
        ]
        for squad in named:
            if len(squad) != FIELDED:
                wrong("squads", [CARDS[card].slug for card in squad], f"a squad has {FIELDED} cards")
        used = [card for squad in named for card in squad] + top
        used += [TREASURE for seat in seats for _ in range(seat.treasures)]
        used += [f.card for f in fighters if f is not None and f.owner == NOBODY and not CARDS[f.card].dragon]
        for card in used:
            if card not in rest:
                wrong("a neutral card", CARDS[card].slug, f"there are {neutrals().count(card)} of them in a match")
            rest.remove(card)
        Chance(key_from_seed("scenario")).shuffle(rest)
        g.neutral_deck = rest
        if squads is None:
            for _ in range(len(seats) + 1):
                g.squads.append(Squad(len(g.squads) + 1, sorted(rest.pop() for _ in range(FIELDED))))
        else:
            g.squads = [Squad(number, sorted(squad)) for number, squad in enumerate(named, 1)]
        g.neutral_deck += top

    def _lay_artifacts(self, seats: Sequence[Seat], deck: object) -> None:
        relics = [card for player in self.state.players for card in player.artifacts]
        top = list(reversed(self._cards("artifact_deck", deck, "artifact")))
        different("artifacts and artifact_deck", [CARDS[card].slug for card in [*relics, *top]])
        self.state.artifact_deck = [card for card in artifacts() if card not in relics and card not in top] + top

    def _deal_goals(self, seats: Sequence[Seat]) -> None:
        g = self.state
        numbers = {goal.slug: int(goal.number) for goal in GOALS[1:]}
        wished = [seat.goal for seat in seats if seat.goal is not None]
        for place, seat in enumerate(seats):
            if seat.goal is not None:
                one_of(f"goal of seat {place}", seat.goal, numbers)
        different("goal", wished)
        if g.common_goal or g.scenario != SCENARIOS.index("supremacy"):
            if wished:
                wrong("goal", wished[0], f"in {SCENARIOS[g.scenario]!r} nobody has a goal of their own")
            return
        spare = [numbers[slug] for slug in DEFAULT_GOALS if slug not in wished]
        for player, seat in zip(g.players, seats, strict=True):
            player.goal = numbers[seat.goal] if seat.goal is not None else spare.pop(0)
        held = [player.goal for player in g.players]
        g.goal_box = [number for number in range(1, len(GOALS)) if number not in held]

    def _open_battle(
        self, fighters: list[Fighter | None], dead: Fighter | None, land: str, attacker: int, reserve: int | None
    ) -> None:
        g = self.state
        cell = g.map.cell(land)
        if g.owner[cell] == attacker:
            wrong("land", land, f"seat {attacker} attacks, so the Land cannot be its own")
        for argument, fighter in [*(("field", fighter) for fighter in fighters), ("fallen", dead)]:
            if fighter is not None and fighter.side != NOBODY and fighter.owner not in (attacker, g.owner[cell]):
                wrong(argument, CARDS[fighter.card].slug, f"seat {fighter.owner} has no part in a battle over {land}")
        if reserve is not None and reserve not in (attacker, g.owner[cell]):
            wrong("reserve", reserve, f"that seat has no part in a battle over {land}")
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
