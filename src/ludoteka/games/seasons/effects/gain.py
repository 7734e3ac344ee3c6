"""Gaining energy, and what becomes of it."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.shape import BIT, Number
from ludoteka.core.state import Task
from ludoteka.games.seasons.bounds import FEW, SOME_TOKENS, UID
from ludoteka.games.seasons.cards.definition import Step
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
from ludoteka.games.seasons.table import TRIM, Table, Verb, verb


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
                g.tell({"kind": "energy-lost", "seat": seat, "energy": lost, "card": ""})

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        before = g.players[seat].reserve
        gained = surplus(option, before)
        lost = surplus(before, option)
        return f"gain {words(gained)}" + (f" lose {words(lost)}" if lost else "")

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        before = g.players[seat].reserve
        return {"do": "gain", "energy": counts(surplus(option, before)), "lost": counts(surplus(before, option))}


class GainFixed(Verb):
    """Given tokens into the reserve (m is the energy)."""

    def run(self, g: Table, t: Task) -> None:
        g.gain_energy(t.seat, t.m, g.source(t.card))


class GainPerItem(Verb):
    """n tokens of free choice for each other magic item in play."""

    def run(self, g: Table, t: Task) -> None:
        g.push(Task(ENERGY, t.seat, t.card, t.n * g.items(t.seat, t.card)))


class GainIfPoor(Verb):
    """n tokens of free choice if the reserve holds at most m."""

    def run(self, g: Table, t: Task) -> None:
        placed = g.find(t.seat, t.card)
        if placed is not None and not placed.fired and size(g.players[t.seat].reserve) <= t.m:
            placed.fired = True
            g.push(Task(ENERGY, t.seat, t.card, t.n))


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
            g.tell({"kind": "energy-lost", "seat": seat, "energy": counts(player.reserve - option), "card": ""})
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


class CopyReserve(Verb):
    """Choose a rival and gain the tokens that lie in his reserve."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return g.rivals(seat)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.gain_energy(seat, g.players[option].reserve, g.source(t.card))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"copy seat {option}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "copy", "target": option}


class RivalsToAir(Verb):
    """Every token in the rivals' reserves becomes air."""

    def run(self, g: Table, t: Task) -> None:
        for rival in g.rivals(t.seat):
            player = g.players[rival]
            player.reserve = size(player.reserve)
            if g.events is not None:
                g.tell({"kind": "turned-to-air", "seat": rival, "n": size(player.reserve), "card": g.source(t.card)})


class LoseReserve(Verb):
    def run(self, g: Table, t: Task) -> None:
        g.lose_reserve(t.seat)


def energy(n: int, trimmed_later: bool = False) -> Step:
    return Step(ENERGY, n, int(trimmed_later))


def tokens(energy: int) -> Step:
    return Step(TOKENS, 0, energy)


def energy_per_item(n: int) -> Step:
    return Step(ENERGY_PER_ITEM, n)


def energy_if_poor(n: int, at_most: int) -> Step:
    return Step(ENERGY_IF_POOR, n, at_most)


def store(n: int) -> Step:
    return Step(STORE, n)


def copy_reserve() -> Step:
    return Step(COPY_RESERVE)


def rivals_to_air() -> Step:
    return Step(RIVALS_TO_AIR)


def lose_reserve() -> Step:
    return Step(LOSE_RESERVE)


ENERGY: Final = verb(GainEnergy("energy", card=UID, n=Number(0, 40), m=BIT))
TOKENS: Final = verb(GainFixed("tokens", card=UID, m=SOME_TOKENS))
ENERGY_PER_ITEM: Final = verb(GainPerItem("energy-per-item", card=UID, n=FEW))
ENERGY_IF_POOR: Final = verb(GainIfPoor("energy-if-poor", card=UID, n=FEW, m=FEW))
verb(Trim("trim"), promised=TRIM)
STORE: Final = verb(StoreEnergy("store", card=UID, n=FEW))
COPY_RESERVE: Final = verb(CopyReserve("copy-reserve", card=UID))
RIVALS_TO_AIR: Final = verb(RivalsToAir("rivals-to-air", card=UID))
LOSE_RESERVE: Final = verb(LoseReserve("lose-reserve", card=UID))
