"""Opinions on positions of Elven Rage: how near the goal is, what a hand is worth, and how a battle may end.

A position in the middle of an attack is judged by playing it out with plain choices: everybody passes in windows, sends
their best cards and strikes where it hurts most. Until the cards are deployed this is done several times, each time
with other hidden cards and other luck.
"""

from collections.abc import Iterable
from typing import cast

from ludoteka.core.packing import has
from ludoteka.core.state import State, Task
from ludoteka.games.elven_rage.battle import ACT
from ludoteka.games.elven_rage.cards.definition import (
    CARDS,
    COUNTER,
    FIRE_SHIELD,
    GOALS,
    MOVEMENT,
    NONE,
    SHIELD,
    Card,
)
from ludoteka.games.elven_rage.deploy import PLACE
from ludoteka.games.elven_rage.pieces import FIGHTING, Player
from ludoteka.games.elven_rage.prepare import (
    ANSWER,
    COMMIT,
    DEFEND,
    FIELD_CARDS,
    FIGHT,
    LOOK,
    SQUAD,
    sent,
)
from ludoteka.games.elven_rage.stakes import eagerness
from ludoteka.games.elven_rage.table import DRAGON_LORD, TRIM, Table
from ludoteka.games.elven_rage.turn import (
    CAPTURE,
    DISCARD,
    KEEP,
    KEPT,
    NAME,
    OFFER_TRADE,
    PICKED,
    REFUSE,
    discards,
    dropped,
)

PLAYOUTS = 4  # of an attack that is not fought yet; a battle under way is played out once
MOST_PLAYOUTS = 100  # for all options together: where there are very many, each has fewer …
LEAST_PLAYOUTS = 2  # … but no fewer than these
APART = 1 << 16  # random numbers between two playouts, more than one ever takes
MOST_STEPS = 300
WON = 1000.0
LAND, TOWER, CASTLE, CONQUEST = 5.0, 4.0, 6.0, 0.5
STEP = 14.0  # a capture nearer to the goal
ARTIFACT, TREASURE = 3.0, 3.0
RIVAL = 0.5  # how much a rival's lead hurts
CENTRE_WAY, CASTLE_WAY, TOWER_WAY, RIVAL_WAY = 0.3, 0.5, 0.35, 0.3  # of a capture, for each Land on the way
FAR = 99
OWN_TURN = 3.0  # an attack that is still open
HAND = 5
STRONG = 17.0  # three cards worth a fight
SPARE = 0.35  # a card beyond those that can be kept
ICON_WORTH = {NONE: 0.0, SHIELD: 0.9, COUNTER: 1.1, FIRE_SHIELD: 1.3, MOVEMENT: 0.5, 1: 1.0, 2: 1.7, 3: 1.5, 4: 2.5}


def fighting_worth(card: Card) -> float:
    """What a card is worth on the field."""
    icons = sum(ICON_WORTH[int(card.icon(direction))] for direction in range(3))
    return int(card.lives) * 1.4 + icons + 0.15 * int(card.initiative)


WORTH: list[float] = []


def worth(code: int) -> float:
    if not WORTH:
        WORTH.extend(fighting_worth(card) for card in CARDS)
    return WORTH[code]


class ElvenRageJudge:
    """The evaluation behind `adept`."""

    def value(self, state: State, seat: int) -> float:
        g = cast(Table, state)
        if g.over or (g.battle is None and not g.together):
            return self.judge(g, seat)
        return self.judge(play_out(g.clone()), seat)

    def direct(self, state: State, seat: int, option: int) -> float | None:
        g = cast(Table, state)
        verb = g.agenda[-1].verb
        if verb == KEEP:
            return -sum(worth(card) for card in PICKED.unpack(option))
        if verb in (DISCARD, TRIM) and discards(option):
            cards = dropped(g, seat, option)  # each may be played instead, so one of them is weighed
            return self.judge(g, seat) - sum(worth(card) for card in cards) / len(cards)
        if verb == CAPTURE and option == OFFER_TRADE:
            return -WON
        battle = g.battle
        if (verb == CAPTURE and option >= NAME) or (battle is not None and battle.stage != FIGHTING):
            return self.expected(g, seat, option)
        return None

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        g = cast(Table, state)
        verb = g.agenda[-1].verb
        if verb in (DISCARD, TRIM):
            return [best_hand(options), *(option for option in options if not discards(option))]
        if verb == CAPTURE and any(meets_squads(g, option) for option in options):
            return [option for option in options if option != REFUSE]  # which can be done as well when one has looked
        if verb == SQUAD and any(LOOK <= option < FIGHT for option in options):
            return [option for option in options if option != REFUSE and option < FIGHT]  # a look costs nothing
        return options

    def closes(self, state: State, seat: int) -> bool:
        return True

    def expected(self, g: Table, seat: int, option: int) -> float:
        """What an option of an attack that is not fought yet leads to, on average; all options meet the same luck."""
        points = 0.0
        playouts = max(LEAST_PLAYOUTS, min(PLAYOUTS, MOST_PLAYOUTS // len(g.options(seat))))
        for n in range(playouts):
            luck = g.chance.clone()
            luck.position += n * APART
            trial = cast(Table, g.determinize(seat, luck))
            trial.answer(seat, option)
            points += self.judge(play_out(trial), seat)
        return points / playouts

    # --- parts ---

    def judge(self, g: Table, seat: int) -> float:
        """A position outside battle."""
        if g.over:
            won = int(g.winners)
            return WON if has(won, seat) else -WON if won else 0.0
        own = self.standing(g, seat, True)
        rivals = [self.standing(g, s, False) for s in range(g.seats) if not g.allied(seat, s)]
        points = own - RIVAL * max(rivals) - 0.2 * sum(rivals) / len(rivals)
        if has(g.asked, seat) and g.agenda[-1].verb == CAPTURE:
            points += OWN_TURN
        return points

    def standing(self, g: Table, seat: int, own: bool) -> float:
        player = g.players[seat]
        if not player.alive:
            return -200.0
        points = LAND * int(player.lands) + TOWER * int(player.towers) + CASTLE * int(player.castles)
        points += CONQUEST * int(player.conquests)
        points += ARTIFACT * len(player.artifacts) + TREASURE * int(player.treasures)
        if own:
            points -= STEP * self.missing(g, seat, player)
            values = sorted((worth(card) for card in player.hand), reverse=True)
            points += 0.5 * sum(values[:HAND]) + 0.5 * SPARE * sum(values[HAND:])
        else:
            points += 1.5 * min(len(player.hand), HAND)
        return points

    def missing(self, g: Table, seat: int, player: Player) -> float:
        """About how many captures are missing to the goal."""
        goal = GOALS[g.common_goal or player.goal]
        away = distances(g, seat)
        if g.scenario == DRAGON_LORD:
            held = sum(g.owner[castle] == seat for castle in g.map.castles)
            return 2.0 * (int(g.seats) - held) + CASTLE_WAY * self.way(g, seat, away, g.map.castles)
        towers = max(0, int(goal.towers) - int(player.towers))
        lands = max(0, int(goal.lands) - int(player.lands))
        steps = float(max(lands, towers))
        if towers:
            ways = sorted(away[tower] - 1 for tower in g.map.towers if g.owner[tower] != seat)
            steps += TOWER_WAY * sum(ways[:towers])
        steps += 0.8 * max(0, int(goal.treasures) - int(player.treasures))
        steps += 0.7 * max(0, int(goal.artifacts) - len(player.artifacts))
        if goal.conquests > player.conquests:
            steps += 1.3 * (int(goal.conquests) - int(player.conquests))
            steps += RIVAL_WAY * self.way(g, seat, away, range(len(g.owner)))
        if goal.centre and g.owner[g.map.centre] != seat:
            steps += 1.5 + CENTRE_WAY * away[g.map.centre]
        if goal.castles > player.castles:
            steps += 1.5 + CASTLE_WAY * self.way(g, seat, away, g.map.castles)
        return steps

    def way(self, g: Table, seat: int, away: list[int], cells: Iterable[int]) -> int:
        """How far the nearest of these cells is that a rival holds."""
        return min(
            (away[cell] for cell in cells if g.owner[cell] >= 0 and not g.allied(seat, g.owner[cell])), default=0
        )


def meets_squads(g: Table, option: int) -> bool:
    """Whether a Land is named that squads of neutrals hold, so that one may look at them before one fights."""
    if not NAME <= option < OFFER_TRADE:
        return False
    land = option - NAME
    return g.owner[land] < 0 and land != g.map.centre and land not in g.map.castles


def distances(g: Table, seat: int) -> list[int]:
    """Captures from the Lands of a seat to every cell."""
    found = [0 if owner == seat else FAR for owner in g.owner]
    border = [cell for cell, owner in enumerate(g.owner) if owner == seat]
    for cell in border:  # which grows while it is walked along
        for neighbour in g.map.neighbours[cell]:
            if found[neighbour] == FAR:
                found[neighbour] = found[cell] + 1
                border.append(neighbour)
    return found


# --- playing an attack out ---


def play_out(trial: Table) -> Table:
    """Play the attack that is under way to its end, everybody plainly."""
    for _ in range(MOST_STEPS):
        if trial.over or (trial.battle is None and not trial.together):
            break
        seat = trial.seat
        trial.answer(seat, plain_choice(trial, trial.agenda[-1], trial.options(seat)))
    return trial


def plain_choice(g: Table, t: Task, options: list[int]) -> int:
    """What somebody does who plays no actions."""
    verb = t.verb
    if verb == ACT:
        return max(options, key=lambda option: int(eagerness(g.fight(), t.n, option)))
    if verb in (COMMIT, DEFEND):
        return best_cards(options)
    if verb == ANSWER:
        best = best_cards(options)
        return best if set_worth(best) > STRONG else options[0]
    if verb == SQUAD:
        options = [option for option in options if option >= FIGHT] or options
    if verb in (SQUAD, PLACE):
        return options[g.chance.below(len(options))]
    if verb in (TRIM, DISCARD):
        return best_hand(options)
    return options[0]


def set_worth(option: int) -> float:
    return sum(worth(card) for card in FIELD_CARDS.unpack(sent(option)))


def best_cards(options: list[int]) -> int:
    """Of several sets of cards the strongest."""
    return max(options, key=set_worth)


def best_hand(options: list[int]) -> int:
    """Of the hands that discarding may leave the strongest."""
    hands = [option for option in options if discards(option)]
    return max(hands, key=lambda option: sum(worth(card) for card in KEPT.unpack(option)))
