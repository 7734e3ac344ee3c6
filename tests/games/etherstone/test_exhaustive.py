"""Random matches until every ability of every card was applied, every reward gained and every sort of question asked,
with all invariants checked at every question.

Play is random with a bias: towards cards and abilities, and above all towards what no match has shown yet.
"""

from functools import partial
from typing import NamedTuple

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.event import Event
from ludoteka.core.state import State
from ludoteka.games.etherstone import GAME
from ludoteka.games.etherstone.cards.definition import AT_END, CARDS, THREAT, Ability
from ludoteka.games.etherstone.cards.pool import ALL_CARDS, ENTITIES
from ludoteka.games.etherstone.scoring import card_points
from ludoteka.games.etherstone.state import EtherstoneState
from ludoteka.games.etherstone.stones import ANY
from ludoteka.games.etherstone.table import VERBS, Verb
from tests.games.draw import choose

MOST_MATCHES = 1500  # some three times as many as are needed: random players seldom empty the pool
STONES_ASKED = {"spend": "spend", "rivals-gain": "receive"}  # with stones of any colours: the question they ask


class Use(NamedTuple):
    """Something a match can show."""

    what: str  # applied, scored, in play, defeated, asked, ended by
    name: str  # an ability as `УК001.1`, a card, a sort of question, an end condition


def use_of(ability: Ability) -> Use:
    """Constant changes are only in play; what scores must have scored."""
    card = CARDS[ability.card]
    if ability.trigger == AT_END:
        return Use("scored", card.id)
    if ability.modifier is not None:
        return Use("in play", card.id)
    return Use("defeated", card.id) if card.kind == THREAT else Use("applied", f"{card.id}.{ability.index}")


def sorts_of_decisions() -> set[str]:
    """The verbs that can ask, because they have words for an answer; which stones is asked only if any will do."""
    steps = [s for card in ALL_CARDS for a in card.abilities for s in [*a.costs, *(s for b in a.branches for s in b)]]
    any_stones = {VERBS[step.verb].name for step in steps if step.colour == ANY}
    unasked = {name for verb, name in STONES_ASKED.items() if verb not in any_stones}
    return {verb.name for verb in VERBS if type(verb).text is not Verb.text} - unasked


def wanted() -> set[Use]:
    abilities = {use_of(ability) for card in ALL_CARDS for ability in card.abilities}
    entities = {Use("in play", card.id) for card in ENTITIES}
    questions = {Use("asked", name) for name in sorts_of_decisions()}
    return abilities | entities | questions | {Use("ended by", why) for why in ("hand", "deck", "pool")}


def leading_to(use: Use) -> list[str]:
    """The options that bring a use about, or nearer."""
    if use.what in ("asked", "ended by"):
        return []
    card = use.name.partition(".")[0]
    ways = [f"{verb} {card}" for verb in ("take", "leader", "summon", "attack", "crush")]
    return [*ways, f"apply {use.name}", f"react {use.name}"]


def weight(text: str, missing: set[str]) -> int:
    """How much a random player is drawn to an option."""
    if text in missing:
        return 40
    if text.startswith(("summon", "apply", "react", "attack")):
        return 12
    return 1 if text in ("rest", "refresh", "stop", "call off", "go on", "no reaction") else 4


def seen(state: EtherstoneState, events: list[Event]) -> set[Use]:
    found: set[Use] = set()
    for event in events:
        if event.kind == "applied":
            found.add(Use("applied", f"{event.shown['card']}.{event.shown['ability']}"))
        elif event.kind == "defeated":
            found.add(Use("defeated", event.shown["card"]))
        elif event.kind == "summoned":
            found.add(Use("in play", event.shown["card"]))
    for seat, player in enumerate(state.players):
        found.add(Use("in play", CARDS[player.leader].id))
        for card in [player.leader, *(placed.card for placed in player.tableau)]:
            if card_points(state, seat, CARDS[card]) > 0:
                found.add(Use("scored", CARDS[card].id))
    return found


class Watch:
    """What no card does, looked at after every answer of a match."""

    def __init__(self, state: EtherstoneState) -> None:
        self.state = state
        self.pool = state.pool
        self.points = [0] * state.seats
        self.row = set(state.row)
        self.gone: set[int] = set()  # threats that have left the row
        self.owned: list[set[int]] = []  # the cards that each seat chose
        self.hands: list[list[int]] = []
        self.active = int(state.active)
        self.dice = 0  # taken in this turn
        self.heard = 0

    def look(self) -> None:
        state = self.state
        points = [int(player.points) for player in state.players]
        assert state.pool <= self.pool, "the pool grew"
        assert all(now >= before for now, before in zip(points, self.points, strict=True)), "points were taken"
        self.pool, self.points = state.pool, points
        self.gone |= self.row - set(state.row)
        self.row = set(state.row)
        assert not self.gone & {*state.row, *state.deck}, "a threat came back"
        if state.active >= 0:
            self.look_at_cards()
            self.look_at_turns()

    def look_at_cards(self) -> None:
        hands = [list(player.hand) for player in self.state.players]
        if not self.owned:
            self.owned, self.hands = [set(hand) for hand in hands], hands
        for player, owned in zip(self.state.players, self.owned, strict=True):
            assert {*player.hand, *(placed.card for placed in player.tableau)} <= owned, "a card came from outside"
        changed = [seat for seat, hand in enumerate(hands) if hand != self.hands[seat]]
        assert changed in ([], [self.active]), "a rival's hand was touched"
        self.hands = hands

    def look_at_turns(self) -> None:
        told = (self.state.events or [])[self.heard :]
        self.heard += len(told)
        for event in told:
            if event.kind == "turn":
                assert self.active in (-1, (event.seat - 1) % self.state.seats), "somebody had two turns"
                self.active, self.dice = int(event.seat), 0
            self.dice += event.kind == "took-die"
            assert self.dice <= 1, "a second die was taken"


def play(state: State, unseen: set[Use], chance: Chance) -> set[Use]:
    """One match to its end; what it showed."""
    assert isinstance(state, EtherstoneState)
    state.events = state.events or []
    missing = {option for use in unseen for option in leading_to(use)}
    asked: set[Use] = set()
    watch = Watch(state)
    watch.look()
    while not state.over:
        question = state.question(state.seat)
        assert question is not None
        asked.add(Use("asked", question.kind))
        state.answer(question.seat, choose(question, partial(weight, missing=missing), chance))
        state.check()
        watch.look()
    return asked | seen(state, state.events) | {Use("ended by", state.end_why)}


def test_everything_happens() -> None:
    """R11, A27, A81, A94: every ability, reward, question and end; and what no card does never happens."""
    unseen = wanted()
    chance = Chance(key_from_seed("exhaustive"))
    for match in range(MOST_MATCHES):
        start = "sets" if match % 6 == 5 else "draft"
        state = GAME.start(2 + match % 3, key_from_seed(f"exhaustive {match}"), {"start": start})
        unseen -= play(state, unseen, chance)
        if not unseen:
            return
    never = "\n".join(f"{use.name} was never {use.what}" for use in sorted(unseen))
    raise AssertionError(f"in {MOST_MATCHES} matches\n{never}")
