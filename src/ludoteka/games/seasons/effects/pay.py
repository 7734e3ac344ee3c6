"""Paying, transmuting and moving energy."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.shape import Number
from ludoteka.core.state import Task
from ludoteka.games.seasons.bounds import FEW, MOST_TOKENS, SOME_CRYSTALS, SOME_TOKENS, UID
from ludoteka.games.seasons.cards.definition import CARDS, Step
from ludoteka.games.seasons.effects.effect import effect, instant
from ludoteka.games.seasons.energy import (
    NAMES,
    TYPES,
    WATER,
    count,
    counts,
    size,
)
from ludoteka.games.seasons.payment import (
    pay,
    payment_detail,
    payment_words,
    splits,
    total,
    ways_any,
    ways_identical,
)
from ludoteka.games.seasons.pieces import Placed
from ludoteka.games.seasons.shown import Option, Question, Reason
from ludoteka.games.seasons.table import SACRIFICE_DUE, Table, Verb, verb


class DiscardEnergy(Verb):
    """Discard n tokens of any types."""

    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        return size(g.players[seat].spendable()) >= step.n

    def lacks(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> list[Reason]:
        return [{"kind": "needs-any", "n": step.n - size(g.players[seat].spendable())}]

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return ways_any(g.players[seat], t.n)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        pay(g, seat, option)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"discard {payment_words(g, seat, option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return payment_detail("discard-energy", g, seat, option)

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "discard-energy", **g.about(t.card), "n": int(t.n)}


discard_energy: Final = effect(DiscardEnergy("discard-energy"), n=FEW)


class DiscardWater(Verb):
    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        return count(g.players[seat].spendable(), 1) > 0

    def lacks(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> list[Reason]:
        return [{"kind": "needs-energy", "energy": counts(WATER), "n": 1}]

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return splits(g.players[seat], WATER)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        pay(g, seat, option)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"discard {payment_words(g, seat, option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return payment_detail("discard-water", g, seat, option)


discard_water: Final = effect(DiscardWater("discard-water"))


class TransmuteIdentical(Verb):
    """Transmute n identical tokens at m crystals each."""

    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        have = g.players[seat].spendable()
        for i in range(4):
            if count(have, i) >= step.n:
                return True
        return False

    def lacks(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> list[Reason]:
        have = g.players[seat].spendable()
        return [{"kind": "needs-identical", "n": step.n, "have": max([count(have, i) for i in range(4)])}]

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return ways_identical(g.players[seat], t.n)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        pay(g, seat, option)
        g.gain_crystals(seat, self.worth(g, t, seat), g.source(t.card))

    def worth(self, g: Table, t: Task, seat: i64) -> i64:
        return t.n * (t.m + g.more_crystals(seat))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"transmute {payment_words(g, seat, option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        detail = payment_detail("transmute-identical", g, seat, option)
        detail["crystals"] = int(self.worth(g, t, seat))
        return detail

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "transmute-identical", **g.about(t.card), "n": int(t.n)}


transmute_identical: Final = effect(TransmuteIdentical("transmute-identical"), n=FEW, each=FEW)


@instant("transmute-reserve", each=FEW)
def transmute_reserve(g: Table, t: Task) -> None:
    """Transmute the whole reserve at n crystals each."""
    player = g.players[t.seat]
    n = size(player.reserve)
    g.lose_reserve(t.seat, g.source(t.card))
    g.gain_crystals(t.seat, n * (t.n + g.more_crystals(t.seat)), g.source(t.card))


@instant("allow-transmuting")
def allow_transmuting(g: Table, _: Task) -> None:
    g.transmuting = True


class Mirror(Verb):
    """Pay X crystals and X identical tokens, and gain X tokens of one other type."""

    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        return crystals > 0 and g.players[seat].spendable() != 0

    def lacks(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> list[Reason]:
        found: list[Reason] = []
        if crystals == 0:
            found.append(g.lacking_crystals(seat, 1, g.rival_fairies(seat)))
        if g.players[seat].spendable() == 0:
            found.append({"kind": "needs-any", "n": 1})
        return found

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        player = g.players[seat]
        have = player.spendable()
        ways: list[int] = []
        for i in range(4):
            most = count(have, i)
            for x in range(1, (most if most < player.crystals else player.crystals) + 1):
                ways += splits(player, TYPES[i] * x)
        return ways

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        paid = pay(g, seat, option)
        x = size(paid)
        g.lose_crystals(seat, x, g.source(t.card))
        g.push(Task(REFLECT, seat, t.card, x, paid))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"mirror {payment_words(g, seat, option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        found = payment_detail("mirror", g, seat, option)
        paid = total(option)
        found["pays"] = int(size(paid))
        found["into"] = [NAMES[i] for i in others(paid)]
        return found


mirror: Final = effect(Mirror("mirror"))


def others(tokens: i64) -> list[int]:
    """The types that are not among these tokens."""
    return [i for i in range(4) if count(tokens, i) == 0]


class Reflect(Verb):
    """Gain n tokens of one type that is not the type of the tokens m."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return others(t.m)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.gain_energy(seat, TYPES[option] * t.n, g.source(t.card))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"into {NAMES[option]}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "into", "element": NAMES[option]}

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "reflect", **g.about(t.card), "n": int(t.n)}


class Feed(Verb):
    """Move a token onto the card. With n on it they go to the reserve, with m crystals, and the card is sacrificed."""

    def can(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> bool:
        return g.players[seat].spendable() != 0

    def lacks(self, g: Table, seat: i64, step: Step, placed: Placed, crystals: i64) -> list[Reason]:
        return [{"kind": "needs-any", "n": 1}]

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return ways_any(g.players[seat], 1)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        placed = g.find(seat, t.card)
        if placed is None:
            return
        placed.energy += pay(g, seat, option)
        if g.events is not None:
            g.tell_stored(seat, total(option), placed)
        if size(placed.energy) >= t.n:
            freed = placed.energy
            placed.energy = 0
            g.players[seat].reserve += freed
            if g.events is not None:
                g.tell({"kind": "energy-gained", "seat": seat, "energy": counts(freed), "card": CARDS[placed.card].id})
            g.gain_crystals(seat, t.m, CARDS[placed.card].id)
            g.trim(seat)
            g.push(Task(SACRIFICE_DUE, seat, t.card))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"feed {payment_words(g, seat, option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return payment_detail("feed", g, seat, option)


feed: Final = effect(Feed("feed"), full=FEW, crystals=SOME_CRYSTALS)


REFLECT: Final = verb(Reflect("reflect", card=UID, n=Number(1, MOST_TOKENS), m=SOME_TOKENS))
