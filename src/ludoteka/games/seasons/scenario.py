"""Set up any position in a line or two, play it by canonical texts, read the outcome back. See docs/scenarios.md."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteka.core import scenario as kernel
from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.state import Task
from ludoteka.games.seasons.cards.definition import CARDS, card_named
from ludoteka.games.seasons.cards.pool import LAST_CARD, pool
from ludoteka.games.seasons.dice import DICE, DICE_PER_SEASON, SEASONS
from ludoteka.games.seasons.enchantments import ENCHANTMENTS
from ludoteka.games.seasons.energy import parse, words
from ludoteka.games.seasons.pieces import Placed, Player
from ludoteka.games.seasons.season import ROUND, ROUND_END
from ludoteka.games.seasons.state import SeasonsState
from ludoteka.games.seasons.turn import MAIN, TURN

CardName = str | int  # a slug, an id such as "base:9", or a base number


@dataclass
class Seat:
    """What a seat has when the scenario opens.

    `in_play` names cards as `"amulet-of-water"`, with tokens as `"amulet-of-water: air+fire"`, turned as
    `"balance-of-ishtar tapped"`. `die` is the face (1–6) its die shows.
    """

    hand: Sequence[CardName] = ()
    in_play: Sequence[CardName] = ()
    reserve: str = ""
    crystals: int = 0
    gauge: int = 10
    bonus: int = 0
    archive_2: Sequence[CardName] = ()
    archive_3: Sequence[CardName] = ()
    die: int = 1
    token: int = 0
    token_used: bool = False
    drought: int = 0


class Board(kernel.Board[SeasonsState]):
    """A seat's board, read back in plain words."""

    @property
    def player(self) -> Player:
        return self._state.players[self._seat]

    @property
    def crystals(self) -> int:
        return self.player.crystals

    @property
    def gauge(self) -> int:
        return self.player.gauge

    @property
    def bonus(self) -> int:
        return self.player.bonus

    @property
    def capacity(self) -> int:
        return self.player.capacity

    @property
    def reserve(self) -> str:
        """The tokens, e.g. `air+air+fire`, in the order air, water, fire, earth; `nothing` if empty."""
        return words(self.player.reserve)

    @property
    def hand(self) -> list[str]:
        return [CARDS[card].slug for card in self.player.hand]

    @property
    def in_play(self) -> list[str]:
        return [CARDS[placed.card].slug for placed in self.player.tableau]

    @property
    def archive_2(self) -> list[str]:
        return [CARDS[card].slug for card in self.player.archive_2]

    @property
    def archive_3(self) -> list[str]:
        return [CARDS[card].slug for card in self.player.archive_3]

    @property
    def tapped(self) -> list[str]:
        return [CARDS[placed.card].slug for placed in self.player.tableau if placed.tapped]

    def tokens(self, name: CardName, copy: int = 1) -> str:
        """The tokens on a card in play (its second copy: `copy=2`)."""
        same = [placed for placed in self.player.tableau if placed.card == card_named(name).code]
        return words(same[copy - 1].energy)


class Scenario(kernel.Scenario[SeasonsState]):
    """A position of a match that is under way.

    By default it is seat 0's turn, its die has been carried out, all others have had their turn this round, it is the
    first round of year I in winter, and the leftover die will move the season by 1.
    """

    def __init__(
        self,
        *seats: Seat,
        level: str = "archmage",
        kingdom: bool = False,
        enchantment: str = "none",
        season: str = "winter",
        space: int | None = None,
        year: int = 1,
        active: int = 0,
        first: int | None = None,
        waiting: Sequence[int] = (),
        at: str = "main",
        transmuting: bool = False,
        pips: int = 1,
        deck: Sequence[CardName] = (),
        deck_size: int | None = None,
        discard: Sequence[CardName] = (),
        dice: dict[str, Sequence[int]] | None = None,
        next_faces: Sequence[int] = (),
        seed: int = 0,
    ) -> None:
        """
        kingdom: the cards of Enchanted Kingdom are in the match. enchantment: the name of the one in force.
        at: `main` (the free part of the active seat's turn), `turn` (its beginning, die not yet carried out) or
            `round` (the beginning of a round: dice are rolled first).
        waiting: seats whose turns of this round still follow.
        deck: the next cards, the top first; the rest of the pool lies below in an order that never changes.
        deck_size: only so many cards in the deck, the others at the bottom of the discard pile.
        discard: the discard pile, the top first.
        dice: the dice (1–5) of each season, players + 1 of them. next_faces: what the next dice will show (1–6).
        """
        n = len(seats)
        g = SeasonsState(n, kernel.loaded_chance(next_faces, seed))
        g.level = level
        g.kingdom = kingdom
        g.enchantment = 0 if enchantment == "none" else ENCHANTMENTS.index(enchantment) + 1
        super().__init__(g)
        g.space = space if space is not None else SEASONS.index(season) * 3 + 1
        g.year = year
        g.active = active
        g.first = first if first is not None else (active + 1) % n
        g.round = 0 if at == "round" else 1
        for name in SEASONS:
            chosen = dice[name] if dice and name in dice else range(1, n + 2)
            if len(chosen) != n + 1 or not all(1 <= die <= DICE_PER_SEASON for die in chosen):
                raise ValueError(f"{n} players use {n + 1} dice, numbered 1 to {DICE_PER_SEASON}")
            g.dice += [die - 1 for die in chosen]
        for seat in seats:
            g.players.append(self._player(seat))
        self._stock(deck, deck_size, discard)
        self._lay_dice([seat.die for seat in seats], pips)
        if at == "round":
            g.rolled = []
            g.taken = [-1] * n
            g.push(Task(ROUND, g.first))
        else:
            g.push(Task(ROUND_END, g.first))
            for seat_number in reversed(waiting):
                g.push(Task(TURN, seat_number))
            if at == "turn":
                g.push(Task(TURN, active))
            elif at == "main":
                g.transmuting = transmuting
                g.push(Task(MAIN, active))
            else:
                raise ValueError(f"'{at}' is no moment: use main, turn or round")
        g.open_row()
        self._open()

    # --- playing ---

    def end_turn(self) -> "Scenario":
        """The active seat ends its turn."""
        return self.do("end turn")

    # --- reading ---

    def seat(self, seat: int) -> Board:
        return Board(self.state, seat)

    @property
    def year(self) -> int:
        return self.state.year

    @property
    def space(self) -> int:
        """Where the season marker stands, 1 to 12."""
        return self.state.space

    @property
    def transmuting(self) -> bool:
        """Whether the active seat may transmute now."""
        return self.state.transmuting

    @property
    def deck(self) -> list[str]:
        """The deck, the top card first."""
        return [CARDS[card].slug for card in reversed(self.state.deck)]

    @property
    def discard(self) -> list[str]:
        """The discard pile, the top card first."""
        return [CARDS[entry & 127].slug for entry in reversed(self.state.discard)]

    @property
    def looked(self) -> list[str]:
        """Cards taken from the deck that somebody is looking at."""
        return [CARDS[card].slug for card in self.state.looked]

    # --- building ---

    def _player(self, seat: Seat) -> Player:
        player = Player()
        player.crystals = seat.crystals
        player.gauge = seat.gauge
        player.bonus = seat.bonus
        player.reserve = parse(seat.reserve)
        player.token = seat.token
        player.token_used = seat.token_used
        player.drought = seat.drought
        player.hand = sorted(card_named(name).code for name in seat.hand)
        player.archive_2 = sorted(card_named(name).code for name in seat.archive_2)
        player.archive_3 = sorted(card_named(name).code for name in seat.archive_3)
        for entry in seat.in_play:
            name, _, tokens = str(entry).partition(": ")
            slug = name.removesuffix(" tapped")
            placed = Placed(card_named(int(slug) if slug.isdigit() else slug).code, len(self.state.played))
            placed.tapped = name.endswith(" tapped")
            placed.energy = parse(tokens.strip())
            self.state.played.append(placed.card)
            player.tableau.append(placed)
        player.refresh()
        return player

    def _stock(self, deck: Sequence[CardName], deck_size: int | None, discard: Sequence[CardName]) -> None:
        g = self.state
        rest = pool(g.level, g.kingdom)
        used = [card_named(name).code for name in [*deck, *discard]]
        for player in g.players:
            used += player.hand + player.archive_2 + player.archive_3 + [placed.card for placed in player.tableau]
        for code in used:
            card = CARDS[code]
            if card.expansion == "base" and card.number > LAST_CARD[g.level]:
                raise ValueError(f"{card.slug} is not used at level {g.level}")
            if card.expansion != "base" and not g.kingdom:
                raise ValueError(f"{card.slug} needs Scenario(…, kingdom=True)")
            if code not in rest:
                raise ValueError(f"there are only two copies of {CARDS[code].slug} in this match")
            rest.remove(code)
        rest.sort()
        Chance(key_from_seed("scenario")).shuffle(rest)
        top = [card_named(name).code for name in reversed(deck)]
        g.discard = [card_named(name).code for name in reversed(discard)]
        if deck_size is None:
            g.deck = rest + top
        else:
            below = max(0, deck_size - len(top))
            g.deck = rest[:below] + top
            g.discard = rest[below:] + g.discard

    def _lay_dice(self, faces: list[int], pips: int) -> None:
        g = self.state
        g.rolled_season = g.season()
        for seat, face in enumerate(faces):
            g.rolled.append(g.dice[g.rolled_season * (g.seats + 1) + seat] << 3 | face - 1)
            g.taken[seat] = seat
        die = g.dice[g.rolled_season * (g.seats + 1) + g.seats]
        face = next(i for i, face in enumerate(DICE[g.rolled_season][die]) if face.pips == pips)
        g.rolled.append(die << 3 | face)
