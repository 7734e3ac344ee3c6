"""Random matches until every card was used in every way it can be, every enchantment was in force, every ability token
used and every magic item copied, with all invariants checked at every question.

Play is random with a bias: towards cards and effects, and above all towards what no match has shown yet.
"""

from functools import partial
from typing import NamedTuple

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.core.event import Event
from ludoteka.core.state import State
from ludoteka.games.seasons import GAME
from ludoteka.games.seasons.bounds import PASSIVE_TOKEN
from ludoteka.games.seasons.cards.definition import NEVER_FREE, Card, card_named
from ludoteka.games.seasons.cards.pool import ALL_CARDS
from ludoteka.games.seasons.enchantments import ENCHANTMENTS
from ludoteka.games.seasons.energy import EARTH, FIRE, words
from ludoteka.games.seasons.scenario import Scenario, Seat
from ludoteka.games.seasons.state import SeasonsState
from ludoteka.games.seasons.tokens import TOKENS
from tests.games.draw import choose

WHOLE_MATCHES = 200
MOST_MATCHES = 400  # about twice as many as are needed
USES = {  # by the event that tells of it: the option that does it, and a card that brings it about
    "summoned": ("summon", ""),
    "activated": ("activate", ""),
    "sacrificed": ("sacrifice", "syllas-the-faithful"),
    "returned": ("return", "amsug-longneck"),
    "played-free": ("play", "divine-chalice"),
}
WAYS_TO_GET = ("draft", "choose", "keep", "take", "summon")
RAVEN = "raven-the-usurper"


class Use(NamedTuple):
    """A way to use something, named after the event that tells of it."""

    event: str
    what: str  # the slug of a card or enchantment, the number of a token


def can_be(event: str, card: Card) -> bool:
    """Summoned and sacrificed every card can be."""
    if event == "activated":
        return bool(card.activation)
    if event == "returned":
        return not card.familiar
    if event == "played-free":
        return not card.changes(NEVER_FREE)
    return True


def wanted() -> set[Use]:
    cards = {Use(event, card.slug) for event in USES for card in ALL_CARDS if can_be(event, card)}
    tokens = {Use("token-used" if n != PASSIVE_TOKEN else "token-chosen", str(n)) for n in range(1, TOKENS + 1)}
    return cards | tokens | {Use("in force", slug) for slug in ENCHANTMENTS}


def leading_to(use: Use) -> list[str]:
    """The options that bring a use about, or nearer."""
    if use.event in USES:
        does, helper = USES[use.event]
        return [f"{verb} {card}" for verb in (does, *WAYS_TO_GET) for card in (use.what, helper)]
    return ["use token", f"token {use.what}"] if use.event.startswith("token") else []


def weight(text: str, missing: set[str]) -> int:
    """How much a random player is drawn to an option."""
    text = text.partition("#")[0]
    if text in missing:
        return 40
    if text.replace("activate", "return") in missing:
        return 1  # a potion that is drunk can no longer be returned
    if text.startswith(("summon", "activate", "sacrifice", "copy")):
        return 12
    return 1 if text.startswith(("end turn", "bonus")) else 3


def seen(state: SeasonsState, events: list[Event]) -> set[Use]:
    slugs = {card.id: card.slug for card in ALL_CARDS}
    found = {Use(event.kind, slugs[event.shown["card"]]) for event in events if event.kind in USES}
    found |= {Use(event.kind, str(event.shown["token"])) for event in events if event.kind.startswith("token-")}
    return found | ({Use("in force", ENCHANTMENTS[state.enchantment - 1])} if state.enchantment else set())


def play(state: State, unseen: set[Use], chance: Chance) -> set[Use]:
    """One match to its end; what it showed."""
    assert isinstance(state, SeasonsState)
    state.events = state.events or []
    missing = {option for use in unseen for option in leading_to(use)}
    while not state.over:
        question = state.question(state.seat)
        assert question is not None
        state.answer(question.seat, choose(question, partial(weight, missing=missing), chance))
        state.check()
    return seen(state, state.events)


def settings(match: int) -> dict[str, str]:
    """Every third match is without the expansion; the others have all of it, each with another enchantment."""
    if match % 3 == 0:
        return {}
    level = "wizard" if match % 3 == 1 else "archmage"
    return {"level": level, "kingdom": "on", "tokens": "on", "enchantment": ENCHANTMENTS[match % len(ENCHANTMENTS)]}


def prepared(use: Use, match: int) -> State:
    """A match under way in which a rare use is at hand: the card or what brings it about, and its price."""
    helper = USES[use.event][1]
    summoned = helper if use.event == "played-free" else use.what
    cost = card_named(summoned).costs[0]
    owner = Seat([summoned], reserve=words(cost.energy), crystals=cost.crystals)
    rival = Seat([helper] if helper and summoned != helper else [], reserve="air+water+fire+fire+fire")
    return Scenario(owner, rival, kingdom=True, deck=[use.what] if summoned == helper else [], seed=match).state


def test_everything_is_used_in_every_way() -> None:
    unseen = wanted()
    chance = Chance(key_from_seed("exhaustive"))
    for match in range(MOST_MATCHES):
        if match < WHOLE_MATCHES:
            state = GAME.start(2 + match // 3 % 3, key_from_seed(f"exhaustive {match}"), settings(match))
        else:
            state = prepared(sorted(unseen)[match % len(unseen)], match)
        unseen -= play(state, unseen, chance)
        if not unseen:
            return
    never = "\n".join(f"{use.what} was never {use.event}" for use in sorted(unseen))
    raise AssertionError(f"in {MOST_MATCHES} matches\n{never}")


# --- the usurper ---


def test_every_magic_item_is_copied() -> None:
    """Each is copied by a Raven that can pay for it; then the match goes on to its end."""
    chance = Chance(key_from_seed("usurper"))
    for card in ALL_CARDS:
        if card.familiar:
            continue
        cost = card.costs[0]
        tokens = cost.energy if not card.any_elements else EARTH
        owner = Seat([RAVEN, RAVEN], reserve=words(tokens + FIRE), crystals=cost.crystals)
        s = Scenario(owner, Seat(in_play=[card.slug], crystals=9), kingdom=True)
        s.do(f"summon {RAVEN}", f"copy {card.slug} of seat 1")
        assert s.told("usurped")[0]["card"] == card.id
        play(s.state, set(), chance)
