"""Stones, durability, victory points and counters of one's own."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import Field
from ludoteka.core.state import Task
from ludoteka.games.etherstone.abilities import Asking, Effect, step_question
from ludoteka.games.etherstone.bounds import A_CARD, FEW, MANY, SOME_STONES
from ludoteka.games.etherstone.cards.definition import CARDS, LEADER, STEPS, Step
from ludoteka.games.etherstone.effects.effect import EVERY, NEEDED, effect, instant
from ludoteka.games.etherstone.shown import CardOption, CountersOption, StepQuestion, StonesOption
from ludoteka.games.etherstone.stones import ANY, COLOURS, count, counts, mixes, parts, size, some, words
from ludoteka.games.etherstone.table import DURABILITY_MAX, Table, Verb, verb


class Gain(Asking):
    """Take stones; purple ones in any mix."""

    def do(self, g: Table, t: Task, step: Step) -> None:
        if step.colour == ANY:
            g.ask(t, t.seat, self.offer(g, t, t.seat))
        else:
            g.gain_stones(t.seat, some(step.colour, t.m), t.card)

    def harmless(self, g: Table, seat: i64, step: Step, n: i64) -> bool:
        return step.colour != ANY

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return mixes(t.m)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.gain_stones(seat, option, t.card)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"gain {words(option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> StonesOption:
        return {"do": "gain", "stones": counts(option)}


gain: Final = effect(Gain("gain"), colour=NEEDED, n=1)


class Spend(Asking):
    """Return stones; purple ones in any mix."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        stones = g.players[seat].stones
        return (size(stones) if step.colour == ANY else count(stones, step.colour)) >= n

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        if STEPS[t.n].colour == ANY:
            return parts(g.players[seat].stones, t.m)
        return [some(STEPS[t.n].colour, t.m)]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.spend_stones(seat, option, t.card)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"spend {words(option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> StonesOption:
        return {"do": "spend", "stones": counts(option)}


spend: Final = effect(Spend("spend"), colour=NEEDED, n=1)


class Swap(Asking):
    """Exchange up to so many stones for others: first those given up are chosen, then those taken."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return g.players[seat].stones != 0

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        stones = g.players[seat].stones
        most = min(int(t.m), int(size(stones)))
        return [mix for n in range(most, 0, -1) for mix in parts(stones, n)]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.spend_stones(seat, option, t.card)
        g.push(Task(TAKE_FOR, seat, t.card, option, size(option)))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"give {words(option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> StonesOption:
        return {"do": "give", "stones": counts(option)}


swap: Final = effect(Swap("swap"), n=NEEDED, colour=ANY)


class TakeFor(Verb):
    """Take as many stones as were given up (`n`), of other colours."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        found: list[int] = []
        for mix in mixes(t.m):
            if not any(count(mix, colour) and count(t.n, colour) for colour in range(COLOURS)):
                found.append(mix)
        return found

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.gain_stones(seat, option, t.card)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"gain {words(option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> StonesOption:
        return {"do": "gain", "stones": counts(option)}

    def question(self, g: Table, t: Task, seat: int) -> StepQuestion:
        return step_question("take-for", t)


class Heal(Effect):
    """Gain durability."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        player = g.players[seat]
        return not player.infected and player.durability < DURABILITY_MAX

    def harmless(self, g: Table, seat: i64, step: Step, n: i64) -> bool:
        player = g.players[seat]
        return not player.infected and player.durability + n <= DURABILITY_MAX

    def do(self, g: Table, t: Task, step: Step) -> None:
        g.gain_durability(t.seat, t.m, t.card)


heal: Final = effect(Heal("heal"), n=1)


class Hurt(Effect):
    """Lose durability: always possible as a price, but X is at most what is there (A34, A35)."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return step.n > 0 or g.players[seat].durability >= n

    def do(self, g: Table, t: Task, step: Step) -> None:
        g.lose_durability(t.seat, t.m, t.card)


hurt: Final = effect(Hurt("hurt"), n=1)


@instant("points", n=1)
def points(g: Table, t: Task) -> None:
    """Victory points from the pool."""
    g.gain_points(t.seat, t.m, t.card)


@instant("reserve", n=1)
def reserve(g: Table, t: Task) -> None:
    """Victory points from the reserve, which do not hurry the end."""
    g.gain_reserved(t.seat, t.m, t.card)


class Counters(Effect):
    """Put counters on the card itself."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return card == g.players[seat].leader or g.players[seat].find(card) is not None

    def harmless(self, g: Table, seat: i64, step: Step, n: i64) -> bool:
        return True

    def do(self, g: Table, t: Task, step: Step) -> None:
        g.place_counters(t.seat, t.card, t.m)


counters: Final = effect(Counters("counters"), n=1)


class CountersOn(Asking):
    """Put counters on one entity in play."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return len(g.in_play(seat, step)) > 0

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return g.in_play(seat, STEPS[t.n])

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.place_counters(seat, option, t.m)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"counters on {CARDS[option].id}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> CardOption:
        return {"do": "counters-on", "card": CARDS[option].id}


counters_on: Final = effect(CountersOn("counters-on"), n=1, type=EVERY, colour=EVERY)


@instant("counters-on-leader", n=1, type=LEADER)
def counters_on_leader(g: Table, t: Task) -> None:
    """Put counters on the leader."""
    g.place_counters(t.seat, g.players[t.seat].leader, t.m)


# Where counters are moved to, and how many.
COUNTED_CARD: Final = Field(8)
COUNTED: Final = Field(20, above=COUNTED_CARD)


class MoveCounters(Asking):
    """Move up to so many counters from this card to another."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return g.players[seat].counters_on(card) > 0 and len(self.others(g, seat, card)) > 0

    def others(self, g: Table, seat: i64, card: i64) -> list[int]:
        player = g.players[seat]
        found = [int(placed.card) for placed in player.tableau if placed.card != card]
        return found if card == player.leader else [*found, int(player.leader)]

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        most = min(int(t.m), int(g.players[seat].counters_on(t.card)))
        return [
            COUNTED_CARD.put(card) | COUNTED.put(n) for card in self.others(g, seat, t.card) for n in range(most, 0, -1)
        ]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.place_counters(seat, t.card, -(COUNTED.of(option)))
        g.place_counters(seat, COUNTED_CARD.of(option), COUNTED.of(option))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"move {COUNTED.of(option)} to {CARDS[COUNTED_CARD.of(option)].id}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> CountersOption:
        return {"do": "move-counters", "card": CARDS[COUNTED_CARD.of(option)].id, "n": COUNTED.of(option)}


move_counters: Final = effect(MoveCounters("move-counters"), n=1)


class Drop(Effect):
    """Discard counters from the card itself."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return g.players[seat].counters_on(card) >= n

    def do(self, g: Table, t: Task, step: Step) -> None:
        g.place_counters(t.seat, t.card, -t.m)


drop: Final = effect(Drop("drop", m=MANY), n=1)


TAKE_FOR: Final = verb(TakeFor("take-for", card=A_CARD, n=SOME_STONES, m=FEW))
