"""Opinions on positions of Seasons: what cards, tokens, room and time are worth, in points at the end."""

from typing import cast

from ludoteka.core.state import State
from ludoteka.games.seasons import energy
from ludoteka.games.seasons.bounds import BONUS_PENALTY, PASSIVE_TOKEN
from ludoteka.games.seasons.cards.definition import CARDS, DISCOUNT, EARLY, PURSE, SEALED, SPENDABLE, Card
from ludoteka.games.seasons.dice import DICE, RATES, Face
from ludoteka.games.seasons.enchantments import IOS_BOUNTY
from ludoteka.games.seasons.pieces import Player
from ludoteka.games.seasons.prelude import CHOOSE_TOKEN, CONSTRUCT, DRAFT, REJECT
from ludoteka.games.seasons.scoring import card_gains
from ludoteka.games.seasons.table import ROLLED_DIE, TAKE_DIE, Table
from ludoteka.games.seasons.tokens import HAND_REWARD, token_points
from ludoteka.games.seasons.turn import BEFORE_DIE, DIE_DRAW, END, KIND, MAIN

# Points that a card brings beside its prestige: when it enters play, and in each round after that.
# Guesses of an experienced player; a number that depends on rivals is for one rival.
WORTH: dict[str, tuple[float, float]] = {
    "amulet-of-air": (7, 0),
    "amulet-of-fire": (6, 0),
    "amulet-of-earth": (9, 0),
    "amulet-of-water": (7, 0),
    "balance-of-ishtar": (0, 1.7),
    "staff-of-spring": (0, 1.2),
    "temporal-boots": (1, 0),
    "purse-of-io": (0, 1.3),
    "divine-chalice": (12, 0),
    "syllas-the-faithful": (6, 0),
    "figrim-the-avaricious": (0, 0.7),
    "naria-the-prophetess": (3, 0),
    "wondrous-chest": (0, 2.0),
    "beggars-horn": (0, 1.0),
    "die-of-malice": (0, 2.2),
    "kairn-the-destroyer": (0, 1.6),
    "amsug-longneck": (1, 0),
    "bespelled-grimoire": (4, 0.5),
    "ragfields-helm": (7, 0),
    "hand-of-fortune": (0, 1.2),
    "lewis-greyface": (5, 0),
    "runic-cube-of-eolis": (0, 0),
    "potion-of-power": (10, 0),
    "potion-of-dreams": (10, 0),
    "potion-of-knowledge": (9, 0),
    "potion-of-life": (12, 0),
    "hourglass-of-time": (0, 1.3),
    "scepter-of-greatness": (9, 0),
    "olafs-blessed-statue": (20, 0),
    "yjangs-forgotten-vase": (0, 1.1),
    "elemental-amulet": (12, 0),
    "tree-of-light": (0, 0.6),
    "arcano-leech": (0, 0.6),
    "crystal-orb": (0, 0.8),
    "glutton-cauldron": (0, 1.4),
    "vampiric-crown": (10, 0),
    "dragon-skull": (2, 0),
    "demon-of-argos": (2, 0),
    "titus-deepgaze": (0, 0.9),
    "air-elemental": (2, 0),
    "thieving-fairies": (0, 1.2),
    "cursed-treatise-of-arus": (17, 0),
    "idol-of-the-familiar": (10, 0.8),
    "necrotic-kriss": (1, 0.4),
    "lantern-of-xidit": (4, 0),
    "sealed-chest-of-urm": (12, 0),
    "mirror-of-the-seasons": (0, 0.4),
    "pendant-of-ragnor": (7, 0),
    "sid-nightshade": (3, 0),
    "damned-soul-of-onys": (11, 0),
    "heart-of-argos": (0, 1.2),
    "horn-of-plenty": (0, 0.8),
    "fairy-monolith": (0, 0.5),
    "selenias-codex": (3, 0),
    "scroll-of-ishtar": (6, 0),
    "mesodaes-lantern": (0, 2.4),
    "statue-of-eolis": (0, 0.8),
    "familiar-catcher": (5, 0),
    "ios-transmuter": (0, 0.9),
    "throne-of-renewal": (4, 0),
    "potion-of-resurrection": (6, 0),
    "jewel-of-the-ancients": (10, 0),
    "shield-of-zira": (5, 0),
    "steadfast-die": (0, 0.7),
    "amulet-of-time": (7, 0),
    "arcane-telescope": (0, 0.3),
    "argos-hawk": (13, 0),
    "raven-the-usurper": (4, 0),
    "warden-of-argos": (3, 0),
    "ratty-nightshade": (5, 0),
}
# What a special ability token is worth before the tournament.
TOKEN_WORTH = {1: 0.5, 2: 8.0, 3: 1.0, 4: 7.0, 5: 8.0, 6: 4.0, 7: 6.0, 8: 7.5, 9: 3.0, 10: 3.5, 11: 9.0, 12: 0.5}
SPACE = 1.2  # a space of the reserve
TOKEN = 1.4  # a token that no card in hand wants
PRICE = 3.0  # getting a token of a certain type
SLOT = 4.0  # a step of the gauge that will be used
DRAW = 3.0  # a card from the deck, before it is seen
SPACES_PER_ROUND = 2.0
UNPLAYED = -5.0


def count(tokens: int, index: int) -> int:
    return int(energy.count(tokens, index))


def size(tokens: int) -> int:
    return int(energy.size(tokens))


class SeasonsJudge:
    """The evaluation behind `adept`."""

    def value(self, state: State, seat: int) -> float:
        return self.judge(cast(Table, state), seat, False)

    def judge(self, g: Table, seat: int, ending: bool) -> float:
        """The value of a position for a seat, which may be about to end its turn."""
        rounds = rounds_left(g)
        own = self.board(g, seat, rounds, seat == g.active and not ending)
        rivals = [self.open_board(g, rival, rounds) for rival in range(g.seats) if rival != seat]
        return own - 0.6 * max(rivals)

    def direct(self, state: State, seat: int, option: int) -> float | None:
        g = cast(Table, state)
        verb = g.agenda[-1].verb
        if verb == MAIN and KIND.of(option) == END:
            return self.judge(g, seat, True)
        if verb == CHOOSE_TOKEN:
            return TOKEN_WORTH[option]
        if verb == REJECT:
            return -self.rating(option, 14.0)
        if verb == TAKE_DIE:
            return self.face(g, seat, g.face(option))
        if verb == BEFORE_DIE:
            return self.reroll(g, seat, bool(option))
        return None

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        return options

    def closes(self, state: State, seat: int) -> bool:
        g = cast(Table, state)
        return g.agenda[-1].verb in (MAIN, TAKE_DIE, BEFORE_DIE, DRAFT, CONSTRUCT, DIE_DRAW)

    # --- parts ---

    def open_board(self, g: Table, seat: int, rounds: float) -> float:
        """What everybody sees of a seat."""
        player = g.players[seat]
        points = float(player.crystals - BONUS_PENALTY[player.bonus]) + TOKEN * size(player.spendable())
        for placed in player.tableau:
            card = CARDS[placed.card]
            points += int(card.prestige) + self.running(g, card) * rounds
        return points - 2.0 * len(player.hand)

    def board(self, g: Table, seat: int, rounds: float, acting: bool) -> float:
        """All of one's own."""
        player = g.players[seat]
        points = float(player.crystals - BONUS_PENALTY[player.bonus]) + int(card_gains(g, seat)) * (
            0.5 if rounds else 1.0
        )
        for placed in player.tableau:
            card = CARDS[placed.card]
            points += int(card.prestige) + self.running(g, card) * rounds
            if (
                card.activation
                and not card.changes(EARLY)
                and WORTH[card.slug][0]
                and card.prestige == 0
                and not card.round_end
            ):
                points += WORTH[card.slug][0] if card.slug.startswith("potion") else 0.0
            if placed.energy:
                points += (TOKEN if card.changes(SPENDABLE) else 1.8) * size(placed.energy) * (1.0 if rounds else 0.0)
        if g.summoning and seat == g.active:
            points += int(CARDS[g.summoning].prestige) + WORTH[CARDS[g.summoning].slug][0]
        points += SPACE * int(player.capacity) * min(1.0, rounds / 4.0) - 5.0 * int(player.owed)
        points += int(token_points(g, seat))
        points += self.prospects(g, player, rounds, acting)
        points += self.room(g, player, rounds)
        points += sum((self.rating(card, 14.0) for card in player.drafted), 0.0)
        if player.pick:
            points += self.rating(player.pick, 14.0) + self.company(player.pick, player.drafted)
        return points

    def running(self, g: Table, card: Card) -> float:
        """Points of a card in play for each round to come."""
        worth = WORTH[card.slug][1]
        return worth * int(g.seats - 1) if card.familiar and not card.activation else worth

    def rating(self, code: int, rounds: float) -> float:
        """What a card is worth in hand with so many rounds to go."""
        card = CARDS[code]
        gain, running = WORTH[card.slug]
        cost = card.costs[0]
        price = PRICE * size(cost.energy) + int(cost.crystals) + (3.6 if card.any_elements else 0)
        return int(card.prestige) + gain + running * rounds - price - SLOT * 0.5

    def company(self, code: int, others: list[int]) -> float:
        """How well a card goes with others already chosen."""
        points = 0.0
        card = CARDS[code]
        twins = others.count(code)
        points -= 2.0 * twins
        types = [sum(count(CARDS[c].costs[0].energy, i) for c in others) for i in range(4)]
        for i in range(4):
            if count(card.costs[0].energy, i) and types[i] > 6:
                points -= 1.5
        if sum(CARDS[c].costs[0].crystals for c in others) > 12 and card.costs[0].crystals:
            points -= 2.0
        if card.familiar:
            points += 1.0 * sum(1 for c in others if CARDS[c].slug in {"idol-of-the-familiar", "necrotic-kriss"})
            points -= 6.0 * sum(1 for c in others if CARDS[c].changes(SEALED))
        elif card.changes(SEALED):
            points -= 5.0 * sum(1 for c in others if CARDS[c].familiar)
        return points

    def prospects(self, g: Table, player: Player, rounds: float, acting: bool) -> float:
        """Hand and tokens together: cards by their chance to be played, the best first; left-over tokens beside."""
        have = [count(player.spendable(), i) for i in range(4)]
        crystals = int(player.crystals)
        free = int(player.gauge) - len(player.tableau)
        points = 0.0
        unplayed = float(HAND_REWARD) if player.token == PASSIVE_TOKEN else UNPLAYED
        ratings = sorted(((self.rating(code, max(0.0, rounds - 0.5)), code) for code in player.hand), reverse=True)
        for place, (rating, code) in enumerate(ratings):
            cost = CARDS[code].costs[g.seats - 2]
            missing = -float(player.changes(DISCOUNT)) if size(cost.energy) > 1 else 0.0
            for i in range(4):
                need = count(cost.energy, i)
                used = min(need, have[i])
                have[i] -= used
                missing += need - used
            wait = 0.9 * max(0.0, missing) + max(0, int(cost.crystals) - crystals) / 4 + max(0, place + 1 - free) * 1.2
            crystals = max(0, crystals - int(cost.crystals))
            time = rounds + 0.4 if acting else rounds
            chance = min(0.95, time / (0.4 + wait + 0.25 * place))
            worth = rating + PRICE * size(cost.energy) - PRICE * max(0.0, missing) - (SLOT if place >= free else 0.0)
            points += chance * max(worth, 1.0) + (1 - chance) * unplayed
        if rounds > 0:
            rates = RATES[(int(g.season()) + 1) % 4]
            fresh = min(1.0, rounds / 1.5)
            left = sorted((rates[i] * 0.4 + 0.6 for i in range(4) for _ in range(have[i])), reverse=True)
            points += fresh * sum((worth * 0.88**i for i, worth in enumerate(left)), 0.0)
        for archive, later in ((player.archive_2, 12.0), (player.archive_3, 6.0)):
            points += sum((0.75 * max(self.rating(code, later), 0.0) - 1.0 for code in archive), 0.0)
        return points

    def room(self, g: Table, player: Player, rounds: float) -> float:
        """Steps of the gauge beyond the cards in hand, as far as archived cards will use them."""
        free = int(player.gauge) - len(player.tableau) - len(player.hand)
        waiting = len(player.archive_2) + len(player.archive_3)
        return SLOT * max(0, min(free, waiting)) * min(1.0, rounds / 2.0) + 0.2 * max(0, free)

    def face(self, g: Table, seat: int, face: Face) -> float:
        """What a die's face brings this seat now."""
        player = g.players[seat]
        rounds = rounds_left(g)
        before = self.prospects(g, player, rounds, True) + self.room(g, player, rounds)
        kept, gauge = player.reserve, player.gauge
        spare = max(0, int(player.capacity) - size(kept))
        player.reserve += face.energy
        player.gauge = min(15, gauge + face.gauge)
        points = self.prospects(g, player, rounds, True) + self.room(g, player, rounds) - before
        lost = max(0, size(face.energy) - spare)
        points -= TOKEN * lost
        if face.transmute:
            points += self.transmuting(g, player, rounds)
        player.reserve, player.gauge = kept, gauge
        return points + int(face.crystals) + (DRAW * min(1.0, rounds / 4.0) if face.draw else 0.0)

    def transmuting(self, g: Table, player: Player, rounds: float) -> float:
        """What turning unwanted tokens into crystals would gain."""
        rates = RATES[g.season()]
        have = player.spendable()
        floor = TOKEN if rounds > 1 else 0.0
        points = 0.0
        more = int(player.changes(PURSE)) + (1 if g.enchantment == IOS_BOUNTY else 0)
        for i in range(4):
            wanted = sum(count(CARDS[code].costs[g.seats - 2].energy, i) for code in player.hand) if rounds > 1 else 0
            points += max(0, count(have, i) - wanted) * max(0.0, rates[i] + more - floor)
        return points

    def reroll(self, g: Table, seat: int, again: bool) -> float:
        """The die as it lies, or the mean of its faces with the crystals of the reroll."""
        place = g.taken[seat]
        if not again:
            return self.face(g, seat, g.face(place))
        faces = DICE[g.rolled_season][ROLLED_DIE.of(g.rolled[place])]
        return 2.0 - int(g.rival_fairies(seat)) + sum((self.face(g, seat, face) for face in faces), 0.0) / len(faces)


def rounds_left(g: Table) -> float:
    """Rounds to come after this one, roughly."""
    spaces = int((3 - g.year) * 12 + 13 - g.space)
    return max(0.0, spaces / SPACES_PER_ROUND - 1.0)
