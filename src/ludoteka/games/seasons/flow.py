"""The course of the match as verbs on the agenda: prelude, rounds, turns, end of round, the wheel of seasons."""

from typing import Final

from mypy_extensions import i64

from ludoteka.core.state import Task
from ludoteka.games.seasons.cards.definition import CARDS, Card, Step
from ludoteka.games.seasons.dice import RATES
from ludoteka.games.seasons.effects.deck import different_cards
from ludoteka.games.seasons.effects.gain import ENERGY
from ludoteka.games.seasons.effects.pay import DISCARD_ENERGY
from ludoteka.games.seasons.energy import NAMES, STORE_BITS, count, parts, size
from ludoteka.games.seasons.payment import (
    affordable,
    pay,
    payment_words,
    placed_words,
    saving,
    stores,
    ways_cost,
)
from ludoteka.games.seasons.scoring import scores
from ludoteka.games.seasons.table import (
    ACTIVATE,
    BONUS_EXCHANGE,
    BONUS_GAUGE,
    BONUS_MAX,
    BONUS_TRANSMUTE,
    END,
    GAUGE_MAX,
    KIND_BITS,
    KIND_MASK,
    LAST_YEAR,
    SUMMON,
    TRANSMUTE,
    WHEEL,
    Player,
    Table,
    Verb,
    verb,
)

CARD_BITS: Final[i64] = 7

# --- prelude ---


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
        g.barrier += 1

    def take(self, g: Table, seat: i64, card: i64, first: bool) -> None:
        player = g.players[seat]
        player.pack.remove(card)
        player.drafted.append(card)
        player.pick = 0
        if g.events is not None:
            g.whisper("drafted", seat, {}, {"card": CARDS[card].id}, 1 << seat)
        if g.seats == 2 and not first:  # the other has seen this pack before and sees what is missing
            slot = (1 - seat) * 2 + seat
            g.known_held[slot] = (*g.known_held[slot], card)

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return different_cards(g.players[seat].pack)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.players[seat].pick = option

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"draft {CARDS[option].slug}"


class Split(Verb):
    """All part their nine cards at once: three for the hand, three for the second year, the rest for the third."""

    def run(self, g: Table, t: Task) -> None:
        if g.players[0].drafted:
            g.ask_together(t, g.everyone())
        else:
            g.push(Task(ROUND, g.first))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        cards = sorted(g.players[seat].drafted)
        n = len(cards)
        sets: list[int] = []
        for i in range(n):
            for j in range(i + 1, n):
                pair: i64 = cards[i] | cards[j] << CARD_BITS
                for k in range(j + 1, n):
                    sets.append(pair | cards[k] << (2 * CARD_BITS))
        return sets if len(different_cards(cards)) == n else sorted(set(sets))

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        player = g.players[seat]
        chosen = unpack(option)
        for card in chosen:
            player.drafted.remove(card)
        if not player.hand:
            player.hand = chosen
            one: i64 = 1
            g.asked |= one << seat
        else:
            player.archive_2 = chosen
            player.archive_3 = sorted(player.drafted)
            player.drafted = []
            if g.events is not None:
                g.tell("split", seat, {})

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        where = "year 2" if g.players[seat].hand else "hand"
        return f"{where}: {', '.join(CARDS[card].slug for card in unpack(option))}"


def unpack(option: int) -> list[int]:
    """The three cards of an option of `Split`."""
    mask = (1 << CARD_BITS) - 1
    return [option & mask, option >> CARD_BITS & mask, option >> 2 * CARD_BITS]


# --- round ---


class Round(Verb):
    """A round begins, unless the third year is over: cards are straightened, the dice of the season are rolled."""

    def run(self, g: Table, t: Task) -> None:
        if g.year > LAST_YEAR:
            g.active = -1
            g.final = scores(g)
            g.over = True
            if g.events is not None:
                g.tell("over", -1, {"scores": g.final})
            return
        for player in g.players:
            for placed in player.tableau:
                placed.tapped = False
        g.round += 1
        season = g.season()
        n: i64 = g.seats
        g.rolled = []
        for i in range(n + 1):
            die = g.dice[season * (n + 1) + i]
            g.rolled.append(die << 3 | g.chance.below(6))
        g.rolled_season = season
        g.barrier += 1
        for seat in range(n):
            g.taken[seat] = -1
        g.active = -1
        if g.events is not None:
            g.tell(
                "round",
                g.first,
                {"round": g.round, "year": g.year, "space": g.space, "dice": [[die >> 3, die & 7] for die in g.rolled]},
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
            g.tell("took-die", seat, {"place": option})

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"die {option + 1}"


class RoundEnd(Verb):
    """Effects at the end of the round, player by player; then the leftover die moves the wheel."""

    def run(self, g: Table, t: Task) -> None:
        g.active = -1
        g.transmuting = False
        g.surplus = 0
        g.push(Task(NEXT_ROUND, g.first))
        for seat in reversed(g.clockwise(g.first)):
            g.push(Task(SEAT_END, seat))


class SeatEnd(Verb):
    """One player's effects at the end of the round, in the fixed order of ruling R014."""

    def run(self, g: Table, t: Task) -> None:
        due = [placed for placed in g.players[t.seat].tableau if CARDS[placed.card].round_end]
        rank = 9
        while due and rank >= 0:
            for placed in reversed(due):
                card = CARDS[placed.card]
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
        g.space += t.n
        if g.space > WHEEL:
            g.space -= WHEEL
            g.year += 1
            g.push(Task(NEW_YEAR, t.seat))
        elif g.space < 1:
            g.space += WHEEL
            g.year -= 1
        if g.events is not None:
            g.tell("season-moved", -1, {"n": t.n, "space": g.space, "year": g.year})
        if g.season() != season:
            for seat in reversed(g.clockwise(t.seat)):
                g.push(Task(SEASON_CHANGE, seat))


class SeasonChange(Verb):
    """One player's effects of a season change: crystals before energy (R019)."""

    def run(self, g: Table, t: Task) -> None:
        tableau = g.players[t.seat].tableau
        for crystals_first in (False, True):
            for placed in reversed(tableau):
                card = CARDS[placed.card]
                if card.season_change and (card.season_change[0].verb != ENERGY) == crystals_first:
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
                    g.whisper("archive-opened", seat, {"n": len(ids)}, {"cards": ids}, 1 << seat)


# --- turn ---


class Turn(Verb):
    """A player's turn: dice cards first, then the die, then the free part."""

    def run(self, g: Table, t: Task) -> None:
        g.active = t.seat
        g.transmuting = False
        g.surplus = 0
        g.push(Task(MAIN, t.seat))
        g.push(Task(DIE, t.seat))
        g.push(Task(BEFORE_DIE, t.seat))


class BeforeDie(Verb):
    """Cards that may be activated before the die is carried out; 0 is no."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        ready = [p for p in g.players[seat].tableau if CARDS[p.card].before_die and not p.tapped]
        options = [0]
        if ready:
            options += g.different(ready)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option:
            placed = g.find(seat, option)
            if placed is not None:
                g.push(t)
                g.activate(seat, placed)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"activate {placed_words(g, seat, option)}" if option else "keep the die"


class Reroll(Verb):
    """Roll one's own die again and gain n crystals."""

    def run(self, g: Table, t: Task) -> None:
        place = g.taken[t.seat]
        die: i64 = g.rolled[place] >> 3
        g.rolled[place] = die << 3 | g.chance.below(6)
        g.barrier += 1
        if g.events is not None:
            g.tell("rerolled", t.seat, {"place": place, "die": die, "face": g.rolled[place] & 7})
        g.gain_crystals(t.seat, t.n, g.source(t.card))


class Die(Verb):
    """The compulsory actions of the die: crystals, gauge, energy, drawing."""

    def run(self, g: Table, t: Task) -> None:
        face = g.face(g.taken[t.seat])
        if face.transmute:
            g.transmuting = True
        g.gain_crystals(t.seat, face.crystals, "die")
        if face.gauge:
            g.move_gauge(t.seat, 1, "die")
        if face.draw and (g.deck or g.discard):
            g.push(Task(DIE_DRAW, t.seat))
        g.gain_energy(t.seat, face.energy, "die")


class DieDraw(Verb):
    """Draw a card, or use a bonus to look at two and keep one."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        return [0, 1] if g.players[seat].bonus < BONUS_MAX else [0]

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option:
            use_bonus(g, seat, "draw")
        g.look(seat, 2 if option else 1)
        g.push(Task(KEEP, seat, 0, option))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return "bonus draw" if option else "draw"


class Keep(Verb):
    """Keep one of the cards looked at and discard the rest; unless it is a bonus (n), keeping none (0) is possible."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        options = different_cards(g.looked)
        if t.n == 0:
            options.append(0)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        if option:
            g.keep_one_looked(option)
        g.discard_looked()

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"keep {CARDS[option].slug}" if option else "discard it"


class Main(Verb):
    """The free part of a turn: summon, activate, transmute, use bonuses, in any order, until the player ends it."""

    def run(self, g: Table, t: Task) -> None:
        g.ask_always(t, t.seat, self.offer(g, t, t.seat))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        player = g.players[seat]
        have = player.spendable()
        options: list[int] = [END]
        if g.transmuting and have:
            options.append(TRANSMUTE)
        if player.bonus < BONUS_MAX:
            if size(have) >= 2:
                options.append(BONUS_EXCHANGE)
            options.append(BONUS_TRANSMUTE)
            if player.gauge < GAUGE_MAX:
                options.append(BONUS_GAUGE)
        if player.hand and len(player.tableau) < player.gauge:
            self.add_summons(g, player, have, player.crystals - g.rival_leeches(seat), options)
        if player.tableau:
            self.add_activations(g, seat, player, options)
        return options

    def add_summons(self, g: Table, player: Player, have: i64, crystals: i64, options: list[int]) -> None:
        if crystals < 0:
            return
        last: i64 = 0
        for code in player.hand:
            if code == last:
                continue
            last = code
            card = CARDS[code]
            cost = card.costs[g.seats - 2]
            if card.any_elements:
                possible = have != 0
            else:
                possible = crystals >= cost.crystals and affordable(player, have, cost.energy)
            if possible:
                options.append(SUMMON | code << KIND_BITS)

    def add_activations(self, g: Table, seat: i64, player: Player, options: list[int]) -> None:
        crystals: i64 = -1
        ready = []
        for placed in player.tableau:
            card = CARDS[placed.card]
            if placed.tapped or not card.activation or card.before_die:
                continue
            if crystals < 0:
                crystals = player.crystals - g.rival_fairies(seat)
                crystals = max(crystals, 0)
            if g.can_activate(seat, placed, crystals):
                ready.append(placed)
        if ready:
            for uid in g.different(ready):
                options.append(ACTIVATE | uid << KIND_BITS)

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        kind = option & KIND_MASK
        if kind == END:
            if g.events is not None:
                g.tell("turn-ended", seat, {})
            return
        g.push(t)
        if kind == SUMMON:
            card = option >> KIND_BITS
            g.take_from_hand(seat, card)
            g.summoning = card
            if g.events is not None:
                g.tell("summoned", seat, {"card": CARDS[card].id})
            g.push(Task(CHOOSE_ELEMENTS if CARDS[card].any_elements else PAY_SUMMON, seat))
        elif kind == ACTIVATE:
            placed = g.find(seat, option >> KIND_BITS)
            if placed is not None:
                g.activate(seat, placed)
        elif kind == TRANSMUTE:
            g.push(Task(TRANSMUTE_TOKENS, seat))
        elif kind == BONUS_EXCHANGE:
            use_bonus(g, seat, "exchange")
            g.push(Task(ENERGY, seat, 0, 2))
            g.push(Task(DISCARD_ENERGY, seat, 0, 2))
        elif kind == BONUS_TRANSMUTE:
            use_bonus(g, seat, "transmute")
            g.transmuting = True
            g.surplus += 1
        else:
            use_bonus(g, seat, "gauge")
            g.move_gauge(seat, 1)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        kind = option & KIND_MASK
        if kind == SUMMON:
            return f"summon {CARDS[option >> KIND_BITS].slug}"
        if kind == ACTIVATE:
            return f"activate {placed_words(g, seat, option >> KIND_BITS)}"
        return MAIN_TEXTS[kind]


MAIN_TEXTS: Final = ("end turn", "transmute", "bonus exchange", "bonus transmute", "bonus gauge")


def use_bonus(g: Table, seat: i64, name: str) -> None:
    player = g.players[seat]
    player.bonus += 1
    if g.events is not None:
        g.tell("bonus", seat, {"bonus": name, "used": player.bonus})


class TransmuteTokens(Verb):
    """Turn tokens of the reserve, or of one card, into crystals at the rates of the season."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        player = g.players[seat]
        options = parts(player.reserve)
        if player.stores:
            options = options.copy()
            shift = STORE_BITS
            for placed in stores(player):
                options += [part << shift for part in parts(placed.energy)]
                shift += STORE_BITS
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        tokens: i64 = pay(g, seat, option)
        more = g.surplus + g.players[seat].purse
        rates = RATES[g.season()]
        total: i64 = 0
        for i in range(4):
            total += count(tokens, i) * (rates[i] + more)
        g.gain_crystals(seat, total, "transmute")

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"transmute {payment_words(g, seat, option)}"


class ChooseElements(Verb):
    """Which effects of a card that is paid with any elements are wanted; option = mask of types, 1 air … 8 earth."""

    def run(self, g: Table, t: Task) -> None:
        g.ask_always(t, t.seat, self.offer(g, t, t.seat))

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        player = g.players[seat]
        have = player.spendable()
        kinds: i64 = 0
        one: i64 = 1
        for i in range(4):
            if count(have, i):
                kinds |= one << i
        options = []
        for mask in range(1, 16):
            wanted = bits(mask)
            if bits(mask & kinds) >= wanted - saving(player, wanted):
                options.append(mask)
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.push(Task(PAY_SUMMON, seat, 0, option))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"elements {'+'.join(NAMES[i] for i in range(4) if option >> i & 1)}"


def bits(mask: i64) -> i64:
    return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1)


class PaySummon(Verb):
    """Pay for a card and summon it. n: the chosen elements of a card that is paid with any."""

    def cost(self, g: Table, card: Card, chosen: i64) -> i64:
        """The energy cost before savings."""
        if not card.any_elements:
            return card.costs[g.seats - 2].energy
        tokens: i64 = 0
        one: i64 = 1
        for i in range(4):
            if (chosen >> i) & 1:
                tokens |= one << (8 * i)
        return tokens

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        player = g.players[seat]
        cost = self.cost(g, CARDS[g.summoning], t.n)
        return ways_cost(player, cost, saving(player, size(cost)))

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        card = CARDS[g.summoning]
        g.summoning = 0
        pay(g, seat, option)
        g.lose_crystals(seat, card.costs[g.seats - 2].crystals, card.id)
        for rival in g.rivals(seat):
            for placed in g.players[rival].tableau:
                g.take_crystals(rival, seat, CARDS[placed.card].leech, CARDS[placed.card].id)
        before = g.players[seat].tableau.copy()
        g.enter(seat, card.code, t.n)
        for crystals_first in (False, True):
            for placed in reversed(before):
                steps = CARDS[placed.card].on_summon
                if steps and (steps[0].verb != ENERGY) == crystals_first:
                    g.push_steps(steps, seat, placed.uid)

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"pay {payment_words(g, seat, option)}"


class Boots(Verb):
    """Move the season marker by 1 to n spaces, forwards or back."""

    def offer(self, g: Table, t: Task, seat: i64) -> list[int]:
        options = list(range(1, t.n + 1))
        options += [-i for i in range(1, t.n + 1)]
        return options

    def settle(self, g: Table, t: Task, seat: i64, option: int) -> None:
        g.push(Task(MOVE_SEASON, g.active if g.active >= 0 else seat, 0, option))

    def text(self, g: Table, t: Task, seat: int, option: int) -> str:
        return f"forward {option}" if option > 0 else f"back {-option}"


def move_season(most: int) -> Step:
    return Step(BOOTS, most)


def reroll(crystals: int) -> Step:
    return Step(REROLL, crystals)


DRAFT: Final = verb(Draft("draft"))
SPLIT: Final = verb(Split("split"))
ROUND: Final = verb(Round("round"))
TAKE_DIE: Final = verb(TakeDie("take-die"))
ROUND_END: Final = verb(RoundEnd("round-end"))
SEAT_END: Final = verb(SeatEnd("seat-end"))
NEXT_ROUND: Final = verb(NextRound("next-round"))
PASS_FIRST: Final = verb(PassFirst("pass-first"))
MOVE_SEASON: Final = verb(MoveSeason("move-season"))
SEASON_CHANGE: Final = verb(SeasonChange("season-change"))
NEW_YEAR: Final = verb(NewYear("new-year"))
TURN: Final = verb(Turn("turn"))
BEFORE_DIE: Final = verb(BeforeDie("before-die"))
REROLL: Final = verb(Reroll("reroll"))
DIE: Final = verb(Die("die"))
DIE_DRAW: Final = verb(DieDraw("die-draw"))
KEEP: Final = verb(Keep("keep"))
MAIN: Final = verb(Main("main"))
TRANSMUTE_TOKENS: Final = verb(TransmuteTokens("transmute"))
CHOOSE_ELEMENTS: Final = verb(ChooseElements("choose-elements"))
PAY_SUMMON: Final = verb(PaySummon("pay-summon"))
BOOTS: Final = verb(Boots("boots"))
