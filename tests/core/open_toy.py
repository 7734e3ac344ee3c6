"""Nim: a game without chance, secrets, settings, words or cards. Who takes the last stone wins."""

from typing import Any, Literal, TypedDict

from ludoteka.core.chance import Chance
from ludoteka.core.game import Game, Shown
from ludoteka.core.shape import Number
from ludoteka.core.state import State, Task
from ludoteka.core.storage import Fields
from ludoteka.core.verb import Verb, Vocabulary

STONES = 12
ZONES = Fields(stones=Number(0, STONES), winner=Number(-1, 3))


class NimView(TypedDict):
    seat: int
    over: bool
    asked: list[int]
    stones: int


class Asked(TypedDict):
    kind: Literal["take"]


class Taking(TypedDict):
    do: Literal["take"]
    n: int


class Taken(TypedDict):
    kind: Literal["took"]
    seat: int
    n: int


class Take(Verb["Nim"]):
    def offer(self, g: "Nim", t: Task, seat: int) -> list[int]:
        return list(range(1, min(3, g.stones) + 1))

    def run(self, g: "Nim", t: Task) -> None:
        g.ask_always(t, t.seat, self.offer(g, t, t.seat))

    def settle(self, g: "Nim", t: Task, seat: int, option: int) -> None:
        g.stones -= option
        g.report({"kind": "took", "seat": seat, "n": option}, {}, 0)
        if g.stones:
            g.push(Task(TAKE, (seat + 1) % g.seats))
        else:
            g.winner, g.over = seat, True

    def text(self, g: "Nim", t: Task, seat: int, option: int) -> str:
        return f"take {option}"

    def detail(self, g: "Nim", t: Task, seat: int, option: int) -> Taking:
        return {"do": "take", "n": option}


VOCABULARY: Vocabulary[Take] = Vocabulary()
TAKE = VOCABULARY.add(Take("take", course=True))


class Nim(State):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance, VOCABULARY)
        self.stones = STONES
        self.winner = -1

    def clone(self) -> "Nim":
        copy = Nim(self.seats, self.chance.clone())
        copy.copy_kernel(self)
        copy.stones, copy.winner = self.stones, self.winner
        return copy

    def view(self, seat: int) -> NimView:
        return {"seat": seat, "over": self.over, "asked": self.owing(), "stones": self.stones}

    def determinize(self, seat: int, chance: Chance) -> "Nim":
        copy = self.clone()
        copy.chance = chance
        return copy

    def scores(self) -> list[int]:
        return [int(seat == self.winner) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        return [1 if seat == self.winner else 2 for seat in range(self.seats)]

    def check(self) -> None:
        assert (self.stones == 0) == self.over == (self.winner >= 0), "somebody has won"
        self.check_asked()

    def save_zones(self) -> dict[str, Any]:
        return ZONES.save(self)

    def load_zones(self, data: dict[str, Any]) -> None:
        ZONES.load(self, data)


class NimGame(Game):
    name = "nim"
    rules = 1
    max_players = 2
    zones = ZONES
    shown = Shown(NimView, Asked, Taking, Taken)
    chance = False
    secrets = False

    def blank(self, players: int, chance: Chance) -> Nim:
        return Nim(players, chance)

    def begin(self, players: int, settings: dict[str, str], chance: Chance) -> Nim:
        g = self.blank(players, chance)
        g.push(Task(TAKE, 0))
        g.advance()
        return g


NIM = NimGame()
