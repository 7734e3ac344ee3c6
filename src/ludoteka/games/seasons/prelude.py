"""The prelude: drafting, parting the cards, choosing an ability token; and how enchantments change it."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.packing import Row, bit
from ludoteka.core.state import Task
from ludoteka.games.seasons.cards.definition import CARDS
from ludoteka.games.seasons.effects.deck import different_cards
from ludoteka.games.seasons.enchantments import EXTENDED_EXPERIENCE, NATURAL_SELECTION
from ludoteka.games.seasons.season import ROUND
from ludoteka.games.seasons.shown import Option, Question
from ludoteka.games.seasons.table import DISCARDED, SEEN, Table, Verb, verb

CARD_SET: Final = Row(7)  # an option of `Split`: some cards
CHOSEN_CARDS: Final[i64] = 9
EXTENDED_CARDS: Final[i64] = 12


def draft_size(g: Table) -> int:
    """Cards that each player has when the draft is over."""
    if g.enchantment == EXTENDED_EXPERIENCE:
        return EXTENDED_CARDS
    return CHOSEN_CARDS + 1 if g.enchantment == NATURAL_SELECTION else CHOSEN_CARDS


class Draft(Verb):
    """All choose a card from their pack at once, then the packs move on to the left."""

    def run(self, g: Table, t: Task) -> None:
        if g.players[0].pick:
            self.pass_packs(g, t)
        if g.players[0].pack:
            g.ask_together(t, g.everyone())

    def pass_packs(self, g: Table, t: Task) -> None:
        n: i64 = g.seats
        first = not g.players[0].drafted
        for seat in range(n):
            self.take(g, seat, g.players[seat].pick, first)
        packs = [player.pack for player in g.players]
        for seat in range(n):
            g.players[(seat + 1) % n].pack = packs[seat]
        if len(g.players[0].pack) == 1:  # a single card is simply received
            for seat in range(n):
                self.take(g, seat, g.players[seat].pack[0], False)

    def take(self, g: Table, seat: i64, card: i64, first: bool) -> None:
        player = g.players[seat]
        player.pack.remove(card)
        player.drafted.append(card)
        player.pick = 0
        if g.events is not None:
            g.whisper({"kind": "drafted", "seat": seat}, {"card": CARDS[card].id}, bit(seat))
        if g.seats == 2 and not first:  # the other has seen this pack before and sees what is missing
            slot = (1 - seat) * 2 + seat
            g.known_held[slot] = (*g.known_held[slot], card)

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return different_cards(g.players[seat].pack)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.players[seat].pick = option

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"draft {CARDS[option].slug}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "draft", "card": CARDS[option].id}


class Construct(Verb):
    """Elemental Construction: all choose nine of their cards, none are passed; the others go back into the deck."""

    def run(self, g: Table, t: Task) -> None:
        if not g.players[0].drafted:
            g.ask_together(t, g.everyone())
            return
        for player in g.players:
            g.deck += player.pack
            player.pack = []
        g.deck.sort()
        g.chance.shuffle(g.deck)

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return different_cards(g.players[seat].pack)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        player = g.players[seat]
        player.pack.remove(option)
        player.drafted.append(option)
        if len(player.drafted) < CHOSEN_CARDS:
            g.asked |= bit(seat)
        elif g.events is not None:
            g.tell({"kind": "chose-cards", "seat": seat})

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"choose {CARDS[option].slug}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "choose", "card": CARDS[option].id}


class Reject(Verb):
    """Natural Selection: all discard one card at once, from the pack (before the draft) or from the cards drafted."""

    def run(self, g: Table, t: Task) -> None:
        if g.players[0].pick == 0:
            g.ask_together(t, g.everyone())
            return
        rejected: list[int] = []
        for seat in range(g.seats):
            player = g.players[seat]
            cards = player.pack if player.pack else player.drafted
            cards.remove(player.pick)
            rejected.append(DISCARDED.put(player.pick) | SEEN.put(bit(seat)))
            player.pick = 0
            for viewer in range(g.seats):
                g.known_held[viewer * g.seats + seat] = ()
        g.chance.shuffle(rejected)  # they fall at the same time (R353)
        g.discard += rejected
        g.barrier += 1

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        player = g.players[seat]
        return different_cards(player.pack if player.pack else player.drafted)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.players[seat].pick = option

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"discard {CARDS[option].slug}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "reject", "card": CARDS[option].id}


class Split(Verb):
    """All part their cards at once: a set for the hand, one for the second year, the rest for the third."""

    def run(self, g: Table, t: Task) -> None:
        if g.players[0].drafted:
            g.ask_together(t, g.everyone())
        else:
            g.push(Task(ROUND, g.first))
            if g.players[0].dealt:
                g.push(Task(CHOOSE_TOKEN, g.first))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        cards = sorted(g.players[seat].drafted)
        size = 4 if g.enchantment == EXTENDED_EXPERIENCE else 3
        sets: list[int] = []
        add_sets(sets, cards, size)
        return sets if len(different_cards(cards)) == len(cards) else sorted(set(sets))

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        player = g.players[seat]
        chosen = CARD_SET.unpack(option)
        for card in chosen:
            player.drafted.remove(card)
        if not player.hand:
            player.hand = chosen
            g.asked |= bit(seat)
        else:
            player.archive_2 = chosen
            player.archive_3 = sorted(player.drafted)
            player.drafted = []
            if g.events is not None:
                g.tell({"kind": "split", "seat": seat})

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        where = "year 2" if g.players[seat].hand else "hand"
        return f"{where}: {', '.join([CARDS[card].slug for card in CARD_SET.unpack(option)])}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {
            "do": "year-2" if g.players[seat].hand else "hand",
            "cards": [CARDS[card].id for card in CARD_SET.unpack(option)],
        }

    def question(self, g: Table, t: Task, seat: int) -> Question:
        n = 4 if g.enchantment == EXTENDED_EXPERIENCE else 3
        return {"kind": "split-year-2" if g.players[seat].hand else "split-hand", "n": n}


def add_sets(sets: list[int], cards: list[int], size: i64, first: i64 = 0, place: i64 = 0, packed: i64 = 0) -> None:
    """Add every set of so many cards, from the first one on, to those that are packed already."""
    if place == size:
        sets.append(packed)
        return
    for i in range(first, len(cards)):
        add_sets(sets, cards, size, i + 1, place + 1, packed | CARD_SET.put(place, cards[i]))


class ChooseToken(Verb):
    """All choose one of the three ability tokens they were dealt; the choices are revealed together."""

    def run(self, g: Table, t: Task) -> None:
        if g.players[0].token == 0:
            g.ask_together(t, g.everyone())
            return
        for seat in range(g.seats):
            g.players[seat].dealt = []
            if g.events is not None:
                g.tell({"kind": "token-chosen", "seat": seat, "token": g.players[seat].token})

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return sorted(g.players[seat].dealt)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.players[seat].token = option

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"token {option}"

    def detail(self, g: Table, t: Task, seat: int, option: int) -> Option:
        return {"do": "token", "token": option}


DRAFT: Final = verb(Draft("draft", together=True))
CONSTRUCT: Final = verb(Construct("construct", together=True))
REJECT: Final = verb(Reject("reject", together=True))
SPLIT: Final = verb(Split("split", course=True, together=True))
CHOOSE_TOKEN: Final = verb(ChooseToken("choose-token", together=True))
