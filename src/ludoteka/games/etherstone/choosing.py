"""The choosing phase: a draft of seven, then one of two leaders. All seats choose at once."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import bit
from ludoteka.core.state import Task
from ludoteka.games.etherstone.cards.definition import CARDS
from ludoteka.games.etherstone.shown import CardOption
from ludoteka.games.etherstone.stones import counts
from ludoteka.games.etherstone.table import Table, Verb, verb


def pack_of(g: Table, seat: i64) -> i64:
    """The pack a seat holds: packs go to the left, one seat a round."""
    return (seat - len(g.picks[0])) % g.seats


class Draft(Verb):
    """Take one card of the pack, pass the others on; the last one comes without a choice."""

    def run(self, g: Table, t: Task) -> None:
        if g.players[0].pick:
            for seat in range(g.seats):
                player = g.players[seat]
                pack = pack_of(g, seat)
                g.packs[pack].remove(int(player.pick))
                player.hand.append(int(player.pick))
                player.hand.sort()
            taken = [int(player.pick) for player in g.players]
            packs = [pack_of(g, seat) for seat in range(g.seats)]
            for seat in range(g.seats):
                g.picks[packs[seat]].append(taken[seat])
                g.players[seat].pick = 0
                if g.events is not None:
                    g.whisper({"kind": "drafted", "seat": seat}, {"card": CARDS[taken[seat]].id}, bit(seat))
        if len(g.packs[0]) == 1:
            for seat in range(g.seats):
                g.players[seat].pick = g.packs[pack_of(g, seat)][0]
            g.push(t)
        elif g.packs[0]:
            g.ask_together(t, g.everyone())

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return g.packs[pack_of(g, seat)].copy()

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.players[seat].pick = option

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"take {CARDS[option].id}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> CardOption:
        return {"do": "draft", "card": CARDS[option].id}


class ChooseLeader(Verb):
    """Secret answers, revealed together; the leader left stays secret for good (A5)."""

    def run(self, g: Table, t: Task) -> None:
        if g.players[0].pick == 0:
            g.ask_together(t, g.everyone())
            return
        for seat in range(g.seats):
            lead(g, seat, g.players[seat].pick)
            g.players[seat].pick = 0

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return g.players[seat].leaders.copy()

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.players[seat].pick = option

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"leader {CARDS[option].id}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> CardOption:
        return {"do": "lead", "card": CARDS[option].id}


def lead(g: Table, seat: i64, leader: i64) -> None:
    """A leader is open: its stones, counters and durability."""
    player = g.players[seat]
    card = CARDS[leader]
    player.leader = leader
    player.stones = card.stones
    player.leader_counters = card.counters
    player.durability = card.durability
    if g.events is not None:
        g.tell({"kind": "leads", "seat": seat, "card": card.id, "stones": counts(card.stones), "n": card.durability})


DRAFT: Final = verb(Draft("draft", together=True))
CHOOSE_LEADER: Final = verb(ChooseLeader("choose-leader", together=True))
