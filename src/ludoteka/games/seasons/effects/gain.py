"""Gaining energy, and what becomes of it."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.shape import BIT, NOTHING, Number
from ludoteka.core.state import Task
from ludoteka.games.seasons.bounds import FEW, FEW_TOKENS, UID
from ludoteka.games.seasons.effects.effect import effect, instant
from ludoteka.games.seasons.energy import (
    counts,
    multisets,
    parts_of_size,
    refills,
    size,
    surplus,
    words,
)
from ludoteka.games.seasons.shown import Option, Question
from ludoteka.games.seasons.table import LOSE_RESERVE, TRIM, Table, Verb, verb


class GainEnergy(Verb):
    """n tokens of free choice into the reserve, trimmed at once or (m) later. An option is the reserve that results."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        player = g.players[seat]
        if t.m:
            return [player.reserve + gained for gained in multisets(t.n)]
        return refills(player.reserve, t.n, player.capacity)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        player = g.players[seat]
        before = player.reserve
        player.reserve = option
        if g.events is not None:
            gained, lost = counts(surplus(option, before)), counts(surplus(before, option))
            if gained:
                g.tell({"kind": "energy-gained", "seat": seat, "energy": gained, "card": g.source(t.card)})
            if lost:
                g.tell({"kind": "energy-lost", "seat": seat, "energy": lost, "card": "", "why": "full"})

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        before = g.players[seat].reserve
        gained = surplus(option, before)
        lost = surplus(before, option)
        return f"gain {words(gained)}" + (f" lose {words(lost)}" if lost else "")

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        before = g.players[seat].reserve
        return {"do": "gain", "energy": counts(surplus(option, before)), "lost": counts(surplus(before, option))}

    def question(self, g: Table, t: Task, seat: int) -> Question:
        player = g.players[seat]
        held = int(size(self.offer(g, t, seat)[0]))  # the same for all
        spare = int(size(player.reserve)) + int(t.n) - held
        return {"kind": "energy", **g.about(t.card), "n": int(t.n), "held": held, "spare": spare}


energy: Final = effect(GainEnergy("energy"), n=Number(0, 40), trimmed_later=BIT)


@instant("tokens", n=NOTHING, energy=FEW_TOKENS)
def tokens(g: Table, t: Task) -> None:
    """Given tokens into the reserve (m is the energy)."""
    g.gain_energy(t.seat, t.m, g.source(t.card))


@instant("energy-per-item", n=FEW)
def energy_per_item(g: Table, t: Task) -> None:
    """n tokens of free choice for each other magic item in play."""
    g.push(Task(energy.code, t.seat, t.card, t.n * g.items(t.seat, t.card)))


@instant("energy-if-poor", n=FEW, at_most=FEW)
def energy_if_poor(g: Table, t: Task) -> None:
    """n tokens of free choice if the reserve holds at most m."""
    placed = g.find(t.seat, t.card)
    if placed is not None and not placed.fired and size(g.players[t.seat].reserve) <= t.m:
        placed.fired = True
        g.push(Task(energy.code, t.seat, t.card, t.n))


class Trim(Verb):
    """Keep as many tokens as the reserve can hold. An option is the reserve that results."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        player = g.players[seat]
        if size(player.reserve) <= player.capacity:
            return []
        return parts_of_size(player.reserve, player.capacity)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        player = g.players[seat]
        if g.events is not None:
            lost = counts(player.reserve - option)
            g.tell({"kind": "energy-lost", "seat": seat, "energy": lost, "card": "", "why": "full"})
        player.reserve = option

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"lose {words(g.players[seat].reserve - option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "lose", "energy": counts(g.players[seat].reserve - option)}

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "trim", "n": g.players[seat].capacity}


class StoreEnergy(Verb):
    """n tokens of free choice from the supply onto the card."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return multisets(t.n)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        placed = g.find(seat, t.card)
        if placed is not None:
            placed.energy += option
            if g.events is not None:
                g.tell_stored(seat, option, placed)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"store {words(option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "store", "energy": counts(option)}

    def question(self, g: Table, t: Task, seat: int) -> Question:
        return {"kind": "store", **g.about(t.card), "n": int(t.n)}


store: Final = effect(StoreEnergy("store"), n=FEW)


class CopyReserve(Verb):
    """Choose a rival and gain the same tokens as lie in that reserve."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return g.rivals(seat)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.gain_energy(seat, g.players[option].reserve, g.source(t.card))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"copy seat {option}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "copy", "target": option}


copy_reserve: Final = effect(CopyReserve("copy-reserve"))


@instant("rivals-to-air")
def rivals_to_air(g: Table, t: Task) -> None:
    """Every token in the rivals' reserves becomes air."""
    for rival in g.rivals(t.seat):
        player = g.players[rival]
        player.reserve = size(player.reserve)
        if g.events is not None:
            n, card = size(player.reserve), g.source(t.card)
            g.tell({"kind": "turned-to-air", "seat": rival, "n": n, "card": card, "by": t.seat})


class LoseReserve(Verb):
    """Give up all tokens in the reserve."""

    def run(self, g: Table, t: Task) -> None:
        g.lose_reserve(t.seat, g.source(t.card))


verb(Trim("trim"), promised=TRIM)
verb(LoseReserve("lose-reserve", card=UID), promised=LOSE_RESERVE)
