"""Effects on rivals, one by one and clockwise: they lose what they have, and choose it themselves (A48)."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import Field
from ludoteka.core.state import Task
from ludoteka.games.etherstone.abilities import Asking, Effect, step_question
from ludoteka.games.etherstone.bounds import A_CARD, A_STEP, FEW
from ludoteka.games.etherstone.cards.definition import CARDS, STEPS, Step
from ludoteka.games.etherstone.effects.effect import NEEDED, effect
from ludoteka.games.etherstone.effects.goods import Gain
from ludoteka.games.etherstone.shown import CardOption, StealOption, StepQuestion, StonesOption
from ludoteka.games.etherstone.stones import ANY, counts, parts, size, some, words
from ludoteka.games.etherstone.table import Table, Verb, verb

# The stones that are stolen, and from whom.
LOOT: Final = Field(32)
VICTIM: Final = Field(2, above=LOOT)


class RivalsLose(Effect):
    """Every rival loses durability."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return any(not g.players[rival].infected for rival in g.rivals(seat))

    def do(self, g: Table, t: Task, step: Step) -> None:
        for rival in g.rivals(t.seat):
            g.lose_durability(rival, t.m, t.card)


rivals_lose: Final = effect(RivalsLose("rivals-lose", saved="opponents-lose"), n=1)


class RivalsLoseStones(Effect):
    """Every rival loses stones of their choice."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return any(g.players[rival].stones for rival in g.rivals(seat))

    def do(self, g: Table, t: Task, step: Step) -> None:
        for rival in reversed(g.rivals(t.seat)):
            g.push(Task(LOSE_STONES, rival, t.card, t.n, t.m))


rivals_lose_stones: Final = effect(RivalsLoseStones("rivals-lose-stones", saved="opponents-lose-stones"), n=1)


class LoseStones(Verb):
    """Lose so many stones, or all."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        stones = g.players[seat].stones
        return parts(stones, min(int(t.m), int(size(stones)))) if stones else []

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.players[seat].stones -= option
        if g.events is not None:
            lost, owned = counts(option), g.owned(seat, t.card)
            g.tell({"kind": "stones-lost", "seat": seat, "stones": lost, "card": g.source(t.card), **owned})

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"lose {words(option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> StonesOption:
        return {"do": "lose", "stones": counts(option)}

    def question(self, g: Table, t: Task, seat: int) -> StepQuestion:
        return step_question("lose-stones", t)


class RivalsExhaust(Effect):
    """Every rival exhausts followers of their choice."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return any(len(g.followers(rival, False)) > 0 for rival in g.rivals(seat))

    def do(self, g: Table, t: Task, step: Step) -> None:
        for rival in reversed(g.rivals(t.seat)):
            g.push(Task(TIRE, rival, t.card, t.n, t.m))


rivals_exhaust: Final = effect(RivalsExhaust("rivals-exhaust", saved="opponents-exhaust"), n=1)


class Tire(Verb):
    """Exhaust so many own followers, or all."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return g.followers(seat, False)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if t.m > 1:
            g.push(Task(TIRE, seat, t.card, t.n, t.m - 1))
        g.exhaust(seat, option)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"exhaust {CARDS[option].id}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> CardOption:
        return {"do": "exhaust", "card": CARDS[option].id}

    def question(self, g: Table, t: Task, seat: int) -> StepQuestion:
        return step_question("tire", t)


class RivalsGain(Effect):
    """Every rival takes stones."""

    def do(self, g: Table, t: Task, step: Step) -> None:
        if step.colour == ANY:
            for rival in reversed(g.rivals(t.seat)):
                g.push(Task(RECEIVE, rival, t.card, t.n, t.m))
        else:
            for rival in g.rivals(t.seat):
                g.gain_stones(rival, some(step.colour, t.m), t.card)


rivals_gain: Final = effect(RivalsGain("rivals-gain", saved="opponents-gain"), colour=NEEDED, n=1)


class Receive(Gain):
    """Take stones in any mix; the condition of the step holds for who applies it, not for who receives."""

    def fits(self, g: Table, t: Task) -> bool:
        return t.n < len(STEPS) and STEPS[t.n].verb == rivals_gain.code

    def run(self, g: Table, t: Task) -> None:
        g.ask(t, t.seat, self.offer(g, t, t.seat))


class Steal(Asking):
    """Take stones from one rival: whose and which is the thief's choice."""

    def can(self, g: Table, seat: i64, card: i64, step: Step, n: i64) -> bool:
        return any(g.players[rival].stones for rival in g.rivals(seat))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        found: list[int] = []
        for rival in g.rivals(seat):
            stones = g.players[rival].stones
            if stones:
                found += [LOOT.put(mix) | VICTIM.put(rival) for mix in parts(stones, min(int(t.m), int(size(stones))))]
        return found

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        rival = VICTIM.of(option)
        stones = LOOT.of(option)
        g.players[rival].stones -= stones
        g.players[seat].stones += stones
        if g.events is not None:
            g.tell({"kind": "stole", "seat": seat, "stones": counts(stones), "from": rival, "card": CARDS[t.card].id})

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"steal {words(LOOT.of(option))} from seat {VICTIM.of(option)}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> StealOption:
        return {"do": "steal", "stones": counts(LOOT.of(option)), "target": VICTIM.of(option)}


steal: Final = effect(Steal("steal"), n=1)


LOSE_STONES: Final = verb(LoseStones("lose-stones", card=A_CARD, n=A_STEP, m=FEW))
TIRE: Final = verb(Tire("tire", card=A_CARD, n=A_STEP, m=FEW))
RECEIVE: Final = verb(Receive("receive"))
