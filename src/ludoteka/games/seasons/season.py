"""Rounds and the wheel: rolling and taking dice, the end of a round, changes of season and year."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import bit
from ludoteka.core.shape import Number
from ludoteka.core.state import Task
from ludoteka.games.seasons.bounds import UID
from ludoteka.games.seasons.cards.definition import CARDS
from ludoteka.games.seasons.dice import SEASONS
from ludoteka.games.seasons.effects.effect import effect
from ludoteka.games.seasons.effects.gain import energy_if_poor
from ludoteka.games.seasons.enchantments import DROUGHT
from ludoteka.games.seasons.payment import placed_detail, placed_words
from ludoteka.games.seasons.scoring import decided, scores
from ludoteka.games.seasons.shown import Option, SeasonMoved
from ludoteka.games.seasons.table import CAUSES, LAST_YEAR, LEAP, ROLLED_DIE, ROLLED_FACE, TAKE_DIE, Table, Verb, verb
from ludoteka.games.seasons.turn import TURN

LAST_OF_SPRING: Final[i64] = 6


class Round(Verb):
    """A round begins, unless the third year is over: cards are straightened, the dice of the season are rolled."""

    def run(self, g: Table, t: Task) -> None:
        if g.year > LAST_YEAR:
            g.active = -1
            g.final = scores(g)
            g.over = True
            if g.events is not None:
                winners = g.first_placed()
                g.tell({"kind": "over", "seat": -1, "scores": g.final, "winners": winners, "decided": decided(g)})
            return
        for player in g.players:
            for placed in player.tableau:
                placed.tapped = False
                placed.fired = False
        g.round += 1
        season = g.season()
        n: i64 = g.seats
        g.rolled = []
        for i in range(n + 1):
            die = g.dice[season * (n + 1) + i]
            g.rolled.append(ROLLED_DIE.put(die) | ROLLED_FACE.put(g.chance.below(6)))
        g.rolled_season = season
        g.barrier += 1
        for seat in range(n):
            g.taken[seat] = -1
        g.active = -1
        g.open_row()
        if g.events is not None:
            g.tell(
                {
                    "kind": "round",
                    "seat": g.first,
                    "round": g.round,
                    "year": g.year,
                    "space": g.space,
                    "season": SEASONS[season],
                    "dice": [[ROLLED_DIE.of(die), ROLLED_FACE.of(die)] for die in g.rolled],
                }
            )
        g.push(Task(ROUND_END, g.first))
        order = g.clockwise(g.first)
        for seat in reversed(order):
            g.push(Task(TURN, seat))
        for seat in reversed(order):
            g.push(Task(TAKE_DIE, seat))


class TakeDie(Verb):
    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return [place for place in range(len(g.rolled)) if place not in g.taken]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.taken[seat] = option
        if g.events is not None:
            g.tell({"kind": "took-die", "seat": seat, **g.die_told(option)})

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"die {option + 1}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "take-die", "place": option}


class RoundEnd(Verb):
    """Effects at the end of the round, player by player; then the leftover die moves the wheel."""

    def run(self, g: Table, t: Task) -> None:
        g.active = -1
        g.transmuting = False
        g.surplus = 0
        g.crystal_die = False
        g.push(Task(NEXT_ROUND, g.first))
        for seat in reversed(g.clockwise(g.first)):
            g.push(Task(SEAT_END, seat))


class SeatEnd(Verb):
    """One player's effects at the end of the round, in the fixed order of ruling R014."""

    def run(self, g: Table, t: Task) -> None:
        due = [placed for placed in g.players[t.seat].tableau if CARDS[placed.face].round_end]
        if not due:
            return
        if g.kingdom:  # a late loss of tokens may still make a card fire that looks for a poor reserve (R015)
            for placed in reversed(due):
                if CARDS[placed.face].round_end[0].verb == energy_if_poor.code:
                    g.push_steps(CARDS[placed.face].round_end, t.seat, placed.uid)
        rank = 9
        while rank >= 0:
            for placed in reversed(due):
                card = CARDS[placed.face]
                if card.round_end_rank == rank:
                    g.push_steps(card.round_end, t.seat, placed.uid)
            rank -= 1


class NextRound(Verb):
    def run(self, g: Table, t: Task) -> None:
        for place in range(len(g.rolled)):
            if place not in g.taken:
                g.push(Task(PASS_FIRST, g.first))
                g.push(Task(MOVE_SEASON, g.first, 0, g.face(place).pips))


class PassFirst(Verb):
    def run(self, g: Table, t: Task) -> None:
        g.first = (g.first + 1) % g.seats
        g.push(Task(ROUND, g.first))


class MoveSeason(Verb):
    """Move the season marker n spaces, forwards or (n below 0) back. Season-change effects start with seat `t.seat`."""

    def run(self, g: Table, t: Task) -> None:
        season = g.season()
        leftover = len(g.agenda) > 0 and g.agenda[len(g.agenda) - 1].verb == PASS_FIRST
        before = g.space
        g.space = g.space_after(t.n)
        if t.n > 0 and g.space < before:
            g.year += 1
            g.push(Task(NEW_YEAR, t.seat))
        elif t.n < 0 and g.space > before:
            g.year -= 1
        if g.events is not None:
            event: SeasonMoved = {
                "kind": "season-moved",
                "seat": -1,
                "n": t.n,
                "space": g.space,
                "season": SEASONS[g.season()],
                "year": g.year,
            }
            if leftover:
                event["why"] = "leftover"
            g.tell(event)
        if g.season() != season:
            for seat in reversed(g.clockwise(t.seat)):
                g.push(Task(SEASON_CHANGE, seat))
        if g.enchantment == DROUGHT and t.n > 0 and before <= LAST_OF_SPRING < g.space and g.drought_year != g.year:
            strike(g)


def strike(g: Table) -> None:
    """Drought: whoever leads alone in crystals loses a card or a space of the reserve, at most once a year (R366)."""
    most = max([player.crystals for player in g.players])
    leaders = [seat for seat in range(g.seats) if g.players[seat].crystals == most]
    if len(leaders) == 1:
        g.drought_year = g.year
        g.push(Task(WITHER, leaders.pop()))


class Wither(Verb):
    """Sacrifice a card in play (its uid), or (0) lose a space of the reserve for good."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        options = [0]
        options += g.different(g.players[seat].tableau)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        player = g.players[seat]
        placed = g.find(seat, option) if option else None
        if placed is not None:
            g.give_up(seat, placed, len(player.tableau) - 1)
            return
        player.drought += 1
        player.refresh()
        if g.events is not None:
            g.tell({"kind": "reserve-shrunk", "seat": seat, "capacity": player.capacity, "card": CAUSES[WITHER]})
        g.trim(seat)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"sacrifice {placed_words(g, seat, option)}" if option else "shrink the reserve"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return placed_detail("sacrifice", g, seat, option) if option else {"do": "shrink"}


class SeasonChange(Verb):
    """One player's effects of a season change, in the fixed order of ruling R019."""

    def run(self, g: Table, t: Task) -> None:
        tableau = g.players[t.seat].tableau
        for rank in (2, 1, 0):
            for placed in reversed(tableau):
                card = CARDS[placed.face]
                if card.season_change and card.season_rank == rank:
                    g.push_steps(card.season_change, t.seat, placed.uid)


class NewYear(Verb):
    """Archived cards of the year that begins are taken into hand, if they still lie there."""

    def run(self, g: Table, t: Task) -> None:
        for seat in range(g.seats):
            player = g.players[seat]
            cards: list[int] = []
            if g.year == 2:
                cards = player.archive_2
                player.archive_2 = []
            elif g.year == LAST_YEAR:
                cards = player.archive_3
                player.archive_3 = []
            if cards:
                player.hand = sorted(player.hand + cards)
                if g.events is not None:
                    ids = [CARDS[card].id for card in cards]
                    g.whisper({"kind": "archive-opened", "seat": seat, "n": len(ids)}, {"cards": ids}, bit(seat))


class TurnsWheel(Verb):
    """An option is the number of spaces that the season marker moves, below 0 back."""

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"forward {option}" if option > 0 else f"back {-option}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        space = int(g.space_after(option))
        return {"do": "forward" if option > 0 else "back", "n": abs(option), "space": space}


class Boots(TurnsWheel):
    """Move the season marker by 1 to n spaces, forwards or back."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        options = list(range(1, t.n + 1))
        options += [-i for i in range(1, t.n + 1)]
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.push(Task(MOVE_SEASON, g.active if g.active >= 0 else seat, 0, option))


move_season: Final = effect(Boots("boots"), most=Number(1, 3))


class Leap(TurnsWheel):
    """Move the season marker exactly n spaces, forwards or back."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return [t.n, -t.n]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.push(Task(MOVE_SEASON, seat, 0, option))


ROUND: Final = verb(Round("round", course=True))
verb(TakeDie("take-die"), promised=TAKE_DIE)
ROUND_END: Final = verb(RoundEnd("round-end", course=True))
SEAT_END: Final = verb(SeatEnd("seat-end"))
NEXT_ROUND: Final = verb(NextRound("next-round", course=True))
PASS_FIRST: Final = verb(PassFirst("pass-first", course=True))
MOVE_SEASON: Final = verb(MoveSeason("move-season", n=Number(-3, 3)))
WITHER: Final = verb(Wither("wither"))
CAUSES[WITHER] = "enchantment:9"
SEASON_CHANGE: Final = verb(SeasonChange("season-change"))
NEW_YEAR: Final = verb(NewYear("new-year"))
verb(Leap("leap", card=UID, n=Number(1, 3)), promised=LEAP)
