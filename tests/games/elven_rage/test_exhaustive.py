"""Random matches until every action and artifact was played, every goal won and every sort of question asked, with all
invariants checked at every question.

Play is random with a bias: towards attacks and actions, and above all towards what no match has shown yet.
"""

from functools import partial
from typing import NamedTuple

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.event import Event
from ludoteka.core.state import State
from ludoteka.games.elven_rage import GAME
from ludoteka.games.elven_rage.cards.artifacts import ARTIFACT_CARDS
from ludoteka.games.elven_rage.cards.definition import WINDOWS
from ludoteka.games.elven_rage.cards.pool import ALL_CARDS, GOAL_CARDS
from ludoteka.games.elven_rage.state import ElvenRageState
from ludoteka.games.elven_rage.table import SCENARIOS, VERBS, Verb
from tests.games.draw import choose

MOST_MATCHES = 150  # several times as many as are needed
DRAWN_TO = {"C": 80, "K": 40, "B": 20, "G": 20, "Y": 20}  # by a Land's letter: the Central Castle, Castles and Towers
# Questions that only these cards ask.
LEADS_TO = {"book-of-memory": "recover", "night-rider": "keep-one", "all-seeing-eye": "scout-more"}
ARTIFACTS = {card.slug for card in ARTIFACT_CARDS}


class Use(NamedTuple):
    """Something a match can show."""

    what: str  # played, fought, won by, won, asked, opened
    name: str  # a card, a goal, a scenario, a sort of question, a window


def wanted() -> set[Use]:
    played = {Use("played", card.id) for card in ALL_CARDS if card.steps}
    fought = {Use("fought", card.id) for card in ALL_CARDS if card.lives}
    goals = {Use("won by", goal.id) for goal in GOAL_CARDS}
    asked = {Use("asked", verb.name) for verb in VERBS if type(verb).text is not Verb.text}
    windows = {Use("opened", name) for name in WINDOWS.values()}
    scenarios = {Use("won", name) for name in SCENARIOS}
    return played | fought | goals | asked | windows | scenarios | {Use("won by", "the last round")}


def weight(text: str, missing: set[str]) -> int:
    """How much a random player is drawn to an option."""
    verb, _, rest = text.partition(" ")
    if verb == "play":
        name = rest.split(" ")[0]
        return 200 if name in missing else 0 if name in ARTIFACTS else 2  # relics are kept for their goal
    if verb == "attack":
        return DRAWN_TO.get(rest[0], 12)
    return 1 if verb in ("refuse", "retreat", "trade", "cash") else 4


def seen(events: list[Event]) -> set[Use]:
    """What the events of a match show; an action that was cancelled was not played."""
    found: set[Use] = set()
    declared = [event.shown["card"] for event in events if event.kind == "declared"]
    for event in events:
        if event.kind == "cancelled":
            declared.remove(event.shown["card"])
        elif event.kind == "deployed":
            found |= {Use("fought", fighter["card"]) for fighter in event.shown["fighters"]}
        elif event.kind == "over":
            last = "the last round" if event.shown["stalemate"] else "survival"
            found.add(Use("won by", event.shown["goal"] or last))
    return found | {Use("played", card) for card in declared}


def play(state: State, unseen: set[Use], chance: Chance) -> set[Use]:
    """One match to its end; what it showed."""
    assert isinstance(state, ElvenRageState)
    state.events = state.events or []
    missing = {card.slug for card in ALL_CARDS if Use("played", card.id) in unseen}
    missing |= {slug for slug, question in LEADS_TO.items() if Use("asked", question) in unseen}
    found: set[Use] = set()
    while not state.over:
        question = state.question(state.seat)
        assert question is not None
        found.add(Use("asked", question.kind))
        if question.kind == "window":
            found.add(Use("opened", WINDOWS[state.agenda[-1].n]))
        state.answer(question.seat, choose(question, partial(weight, missing=missing), chance))
        state.check()
    if not state.stalemate:
        found.add(Use("won", SCENARIOS[state.scenario]))
    return found | seen(state.events)


def test_everything_happens() -> None:
    unseen = wanted()
    chance = Chance(key_from_seed("exhaustive"))
    for match in range(MOST_MATCHES):
        scenario = SCENARIOS[match // 2 % len(SCENARIOS)] if match % 2 else "supremacy"
        players = 4 if scenario == "alliance" else 2 + match // 10 % 3 if match % 2 else 2 + match % 3
        deployment = ("beginner", "advanced")[match // 3 % 2]
        settings = {"scenario": scenario, "deployment": deployment, "reactions": "quick"}
        state = GAME.start(players, key_from_seed(f"exhaustive {match}"), settings)
        unseen -= play(state, unseen, chance)
        if not unseen:
            return
    never = "\n".join(f"{use.name} was never {use.what}" for use in sorted(unseen))
    raise AssertionError(f"in {MOST_MATCHES} matches\n{never}")
