"""Set up any position in a line or two, play it by canonical texts, read the outcome back. See docs/scenarios.md."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ludoteka.core import scenario as kernel
from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.errors import BadSetup
from ludoteka.core.packing import has
from ludoteka.core.scenario import different, flag, nearest, number, one_of, seats_of, several, text, wrong
from ludoteka.core.state import Task
from ludoteka.games.seasons.bounds import BONUS_MAX, GAUGE_MAX, PASSIVE_TOKEN
from ludoteka.games.seasons.cards.definition import CARDS, HEART, Card, card_named
from ludoteka.games.seasons.cards.pool import LAST_CARD, SETS, pool, sets_of
from ludoteka.games.seasons.dice import DICE, DICE_PER_SEASON, SEASONS
from ludoteka.games.seasons.enchantments import DROUGHT, ELEMENTAL_CONSTRUCTION, ENCHANTMENTS, NATURAL_SELECTION
from ludoteka.games.seasons.energy import EARTH, NAMES, parse, size, words
from ludoteka.games.seasons.pieces import Placed, Player
from ludoteka.games.seasons.prelude import DRAFT, SPLIT
from ludoteka.games.seasons.season import ROUND, ROUND_END
from ludoteka.games.seasons.setup import DRAFTED, PACK_SIZE
from ludoteka.games.seasons.state import SeasonsState
from ludoteka.games.seasons.table import DISCARDED, LAST_YEAR, ROLLED_DIE, ROLLED_FACE, WHEEL
from ludoteka.games.seasons.tokens import TOKENS
from ludoteka.games.seasons.turn import MAIN, TURN

CardName = str | int  # a slug, an id such as "base:9", or a base number

PLAYED: Final = re.compile(
    r"(?P<card>[^ ]+?)(?: copying (?P<model>[^ #]+)(?:#(?P<copy>\d+))? of seat (?P<owner>\d+))?"
    r"(?P<tapped> tapped)?(?:: (?P<tokens>.*))?"
)
MOMENTS: Final = {"main": "main", "turn": "turn", "round": "round", "draft": "draft"}
MOST_CRYSTALS: Final = 999
MOST_TOKENS: Final = 30  # on a card that takes any number
HOLDERS: Final = {  # the most tokens that can lie on a card between two decisions
    "amulet-of-water": 4,
    "glutton-cauldron": 6,
    "heart-of-argos": 1,
    "fairy-monolith": MOST_TOKENS,
    "jewel-of-the-ancients": MOST_TOKENS,
}


@dataclass
class Seat:
    """What a seat has when the scenario opens.

    `in_play` names cards as `"amulet-of-water"`, with tokens as `"amulet-of-water: air+fire"`, turned as
    `"balance-of-ishtar tapped"`, and a Raven that copies as `"raven-the-usurper copying temporal-boots of seat 1"`.
    `die` is the face (1–6) its die shows. `pack` and `drafted` are for the draft.
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
    pack: Sequence[CardName] = ()
    drafted: Sequence[CardName] = ()


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
        if not same:
            wrong("card", name, "it is not in play")
        return words(same[number("copy", copy, 1, len(same)) - 1].energy)


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
        **sets: bool,
    ) -> None:
        """
        kingdom: the cards of Enchanted Kingdom are in the match; further sets likewise. enchantment: the one in force.
        at: `main` (the free part of the active seat's turn), `turn` (its beginning, die not yet carried out), `round`
            (the beginning of a round: dice are rolled first) or `draft` (all choose from their packs).
        waiting: seats whose turns of this round still follow.
        deck: the next cards, the top first; the rest of the pool lies below in an order that never changes.
        deck_size: how many cards are in the deck, the others at the bottom of the discard pile.
        discard: the discard pile, the top first.
        dice: the dice (1–5) of each season, players + 1 of them. next_faces: what the next dice will show (1–6).
        """
        boards = seats_of(seats, Seat, 2, 4)
        n = len(boards)
        g = SeasonsState(n, kernel.loaded_chance("next_faces", next_faces, seed))
        super().__init__(g)
        self._at = one_of("at", at, MOMENTS)
        g.level = one_of("level", level, {name: name for name in LAST_CARD})
        sets["kingdom"] = kingdom
        for name in sets:
            one_of("sets", name, {added.name: added for added in SETS})
        g.sets = sets_of([name for name, added in sets.items() if flag(name, added)])
        g.enchantment = one_of(
            "enchantment", enchantment, {"none": 0, **{e: i + 1 for i, e in enumerate(ENCHANTMENTS)}}
        )
        season_number = one_of("season", season, {name: i for i, name in enumerate(SEASONS)})
        g.space = number("space", space, 1, WHEEL) if space is not None else season_number * 3 + 1
        g.year = number("year", year, 0, LAST_YEAR)
        g.active = number("active", active, 0, n - 1)
        g.first = number("first", first, 0, n - 1) if first is not None else (active + 1) % n
        g.round = 0 if at in ("round", "draft") else 1
        g.dice = self._dice(dice, n)
        following = [number("waiting", seat, 0, n - 1) for seat in several("waiting", waiting)]
        different("waiting", following)
        if active in following:
            wrong("waiting", following, f"seat {active} is active, so its turn does not follow")
        if following and at in ("round", "draft"):
            wrong("waiting", following, f"with at={at!r} all turns still follow")
        if flag("transmuting", transmuting) and at != "main":
            wrong("transmuting", transmuting, f"with at={at!r} the die decides it")
        for place, seat in enumerate(boards):
            g.players.append(self._player(place, seat))
        self._copy_items(boards)
        self._check_tokens()
        self._stock(deck, deck_size, discard)
        self._lay_dice([number(f"die of seat {place}", seat.die, 1, 6) for place, seat in enumerate(boards)], pips)
        if at in ("round", "draft"):
            g.rolled = []
            g.taken = [-1] * n
        if at == "draft":
            self._check_packs()
            g.active = -1
            g.push(Task(SPLIT, g.first))
            g.push(Task(DRAFT, g.first))
        elif at == "round":
            g.push(Task(ROUND, g.first))
        else:
            g.push(Task(ROUND_END, g.first))
            for seat_number in reversed(following):
                g.push(Task(TURN, seat_number))
            g.transmuting = transmuting
            g.push(Task(TURN if at == "turn" else MAIN, active))
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
        return [CARDS[DISCARDED.of(entry)].slug for entry in reversed(self.state.discard)]

    @property
    def looked(self) -> list[str]:
        """Cards taken from the deck that somebody is looking at."""
        return [CARDS[card].slug for card in self.state.looked]

    # --- building ---

    def _card(self, argument: str, name: object) -> Card:
        """A card of this match."""
        known = {**{card.slug: card for card in CARDS[1:]}, **{card.id: card for card in CARDS[1:]}}
        if isinstance(name, int) and not isinstance(name, bool):
            name = f"base:{name}"
        if not isinstance(name, str) or name not in known:
            wrong(argument, name, f"there is no power card of that name{nearest(name, known)}")
        card = known[name]
        if card.expansion == "base" and card.number > LAST_CARD[self.state.level]:
            wrong(argument, name, f"that card is not used at level {self.state.level!r}")
        for index, added in enumerate(SETS):
            if card in added.cards and not has(self.state.sets, index):
                wrong(argument, name, f"that card needs {added.name}=True")
        return card

    def _cards(self, argument: str, names: object) -> list[int]:
        return [self._card(argument, name).code for name in several(argument, names)]

    def _tokens(self, argument: str, value: object) -> int:
        for name in text(argument, value).split("+"):
            if name not in NAMES and value not in ("", "nothing"):
                wrong(argument, value, f"energy is written as air+water+fire+earth{nearest(name, NAMES)}")
        return parse(str(value))

    def _dice(self, dice: object, n: int) -> list[int]:
        if dice is not None and not isinstance(dice, Mapping):
            wrong("dice", dice, "it must name dice by season, such as {'winter': (1, 2, 3)}")
        chosen: dict[str, list[int]] = {name: list(range(1, n + 2)) for name in SEASONS}
        for name, numbers in (dice or {}).items():
            one_of("dice", name, chosen)
            chosen[name] = [number(f"dice of {name}", die, 1, DICE_PER_SEASON) for die in several("dice", numbers)]
            different(f"dice of {name}", chosen[name])
            if len(chosen[name]) != n + 1:
                wrong(f"dice of {name}", chosen[name], f"{n} players use {n + 1} dice")
        return [die - 1 for numbers in chosen.values() for die in numbers]

    def _player(self, place: int, seat: Seat) -> Player:
        g = self.state
        at = f"of seat {place}"
        player = Player()
        player.crystals = number(f"crystals {at}", seat.crystals, 0, MOST_CRYSTALS)
        player.gauge = number(f"gauge {at}", seat.gauge, 0, GAUGE_MAX)
        player.bonus = number(f"bonus {at}", seat.bonus, 0, BONUS_MAX)
        player.token = number(f"token {at}", seat.token, 0, TOKENS)
        player.token_used = flag(f"token_used {at}", seat.token_used)
        if player.token_used and player.token in (0, PASSIVE_TOKEN):
            wrong(f"token_used {at}", True, f"token {player.token} is never used" if seat.token else "it has no token")
        player.drought = number(f"drought {at}", seat.drought, 0, 10)
        if player.drought and g.enchantment != DROUGHT:
            wrong(f"drought {at}", seat.drought, "that needs enchantment='drought'")
        player.hand = sorted(self._cards(f"hand {at}", seat.hand))
        player.archive_2 = sorted(self._cards(f"archive_2 {at}", seat.archive_2))
        player.archive_3 = sorted(self._cards(f"archive_3 {at}", seat.archive_3))
        for name, year in (("archive_2", 2), ("archive_3", 3)):
            if getattr(player, name) and g.year >= year:
                wrong(f"{name} {at}", list(getattr(seat, name)), f"it was opened when year {year} began")
        player.pack = sorted(self._cards(f"pack {at}", seat.pack))
        player.drafted = self._cards(f"drafted {at}", seat.drafted)
        for entry in several(f"in_play {at}", seat.in_play):
            player.tableau.append(self._placed(f"in_play {at}", entry))
        player.refresh()
        player.reserve = self._tokens(f"reserve {at}", seat.reserve)
        return player

    def _placed(self, argument: str, entry: object) -> Placed:
        found = PLAYED.fullmatch(str(entry))
        if isinstance(entry, bool) or not isinstance(entry, str | int) or found is None:
            wrong(argument, entry, "a card in play is written as 'CARD', 'CARD tapped', 'CARD: air+fire'")
        name = found["card"]
        card = self._card(argument, int(name) if name.isdigit() else name)
        face = self._card(argument, found["model"]) if found["model"] else card
        if found["model"] and (card.slug != "raven-the-usurper" or face.familiar):
            wrong(argument, entry, "only raven-the-usurper copies, and only a magic item")
        placed = Placed(card.code, len(self.state.played))
        placed.face = face.code
        placed.tapped = found["tapped"] is not None
        if placed.tapped and not face.activation:
            wrong(argument, entry, f"{face.slug} is never turned: it has no activation")
        placed.energy = self._tokens(argument, found["tokens"] or "")
        most = HOLDERS.get(face.slug, 0)
        if size(placed.energy) > most or (face.changes(HEART) and placed.energy not in (0, EARTH)):
            allowed = "one earth token" if face.changes(HEART) else f"{most} tokens" if most else "no tokens"
            wrong(argument, entry, f"{face.slug} holds " + ("at most " if most > 1 else "") + allowed)
        self.state.played.append(placed.card)
        return placed

    def _copy_items(self, boards: Sequence[Seat]) -> None:
        """Ravens find the items they copy, which may stand at seats that come later."""
        g = self.state
        for place, seat in enumerate(boards):
            for raven, entry in zip(g.players[place].tableau, seat.in_play, strict=True):
                found = PLAYED.fullmatch(str(entry))
                if found is None or not found["model"]:
                    continue
                owner, copy = int(found["owner"]), int(found["copy"] or 1)
                there = g.players[owner].tableau if owner < len(boards) and owner != place else []
                same = [placed for placed in there if placed.card == raven.face]
                if not 1 <= copy <= len(same):
                    wrong(f"in_play of seat {place}", entry, "no other seat has that item in play")
                raven.model = same[copy - 1].uid

    def _check_tokens(self) -> None:
        g = self.state
        for seat, player in enumerate(g.players):
            player.refresh()
            if size(player.reserve) > player.capacity:
                wrong(f"reserve of seat {seat}", words(player.reserve), f"it has room for {player.capacity} tokens")
        held = [player.token for player in g.players if player.token]
        for token in held:
            if held.count(token) > 1:
                wrong("token", token, "there is one of each, so two seats cannot have it")

    def _check_packs(self) -> None:
        """For a draft every seat has a pack, all of one size, which together with the cards drafted make a full set."""
        g = self.state
        if g.enchantment in (ELEMENTAL_CONSTRUCTION, NATURAL_SELECTION):
            wrong("enchantment", ENCHANTMENTS[g.enchantment - 1], "its prelude is not a plain draft")
        if g.level == "apprentice":
            wrong("level", g.level, "apprentices do not draft")
        whole = PACK_SIZE.get(g.enchantment, DRAFTED)
        for seat, player in enumerate(g.players):
            if len(player.pack) < 2 or len(player.pack) != len(g.players[0].pack):
                wrong(
                    f"pack of seat {seat}",
                    f"{len(player.pack)} cards",
                    "all packs have the same number of cards, at least two",
                )
            if len(player.pack) + len(player.drafted) != whole:
                wrong(f"drafted of seat {seat}", f"{len(player.drafted)} cards", f"with the pack they must be {whole}")
            if player.hand or player.archive_2 or player.archive_3 or player.tableau:
                wrong("at", "draft", f"seat {seat} cannot have other cards yet")

    def _stock(self, deck: object, deck_size: object, discard: object) -> None:
        g = self.state
        rest = pool(g.level, g.sets)
        top = list(reversed(self._cards("deck", deck)))
        g.discard = list(reversed(self._cards("discard", discard)))
        used = top + g.discard
        for seat, player in enumerate(g.players):
            for name, cards in (("pack", player.pack), ("drafted", player.drafted)):
                if cards and self._at != "draft":
                    wrong(f"{name} of seat {seat}", f"{len(cards)} cards", "that needs at='draft'")
            used += player.hand + player.archive_2 + player.archive_3 + [placed.card for placed in player.tableau]
            used += player.pack + player.drafted
        for code in used:
            if code not in rest:
                raise BadSetup(f"{CARDS[code].slug} is named more than twice; there are two copies in a match")
            rest.remove(code)
        rest.sort()
        Chance(key_from_seed("scenario")).shuffle(rest)
        if deck_size is None:
            g.deck = rest + top
        else:
            below = number("deck_size", deck_size, len(top), len(top) + len(rest)) - len(top)
            g.deck = rest[:below] + top
            g.discard = rest[below:] + g.discard

    def _lay_dice(self, faces: list[int], pips: object) -> None:
        g = self.state
        wanted = number("pips", pips, 1, 3)
        g.rolled_season = g.season()
        for seat, face in enumerate(faces):
            die = g.dice[g.rolled_season * (g.seats + 1) + seat]
            g.rolled.append(ROLLED_DIE.put(die) | ROLLED_FACE.put(face - 1))
            g.taken[seat] = seat
        die = g.dice[g.rolled_season * (g.seats + 1) + g.seats]
        face = next(i for i, face in enumerate(DICE[g.rolled_season][die]) if face.pips == wanted)
        g.rolled.append(ROLLED_DIE.put(die) | ROLLED_FACE.put(face))
