"""Etherstone: how its options are spelt and its views encoded."""

from ludoteka.core.game import game_named
from ludoteka.games.etherstone.cards.pool import ALL_CARDS, ENTITIES
from ludoteka.games.etherstone.shown import (
    COLOURS,
    HAND,
    STONES,
    AbilityOf,
    EtherstoneView,
    Fighter,
    InPlay,
    Option,
    OwnCards,
    PlayerView,
    Question,
    RolledDie,
    Summoning,
    Waiting,
)
from ludoteka.games.etherstone.table import DICE, OPEN_THREATS
from ludoteka.lab.course import Lab, forms
from ludoteka.lab.layout import (
    Bag,
    BySeat,
    Index,
    Kinds,
    Layout,
    Lists,
    Maybe,
    Numbers,
    Ordered,
    Players,
    Record,
    SeatOf,
    SeatsOf,
    Several,
    Slots,
    Which,
)
from ludoteka.lab.spelling import Alphabet, Count, OneOf, Parts, Seat, Speller
from ludoteka.lab.spelling import Several as Each

CARDS = [card.id for card in ALL_CARDS]
ENTITY_CARDS = [card.id for card in ENTITIES]
ABILITIES = range(1, max(len(card.abilities) for card in ALL_CARDS) + 1)
REACTIONS = 8  # waiting ones that have a place


def speller() -> Speller:
    alphabet = Alphabet()
    deeds = forms(Option)
    alphabet.add("do", list(deeds))
    card = OneOf(alphabet, "card", CARDS)
    die = OneOf(alphabet, "die", COLOURS)
    return Speller(
        alphabet,
        deeds,
        {
            "card": card,
            "ability": OneOf(alphabet, "ability", ABILITIES),
            "cards": Each(alphabet, card),
            "target": Seat(alphabet),
            "stones": Parts(**{name: Count(alphabet, name, 10) for name in STONES}),
            "die": die,
            "dice": Each(alphabet, die),
            "colour": OneOf(alphabet, "colour", STONES),
            "value": OneOf(alphabet, "value", range(1, 7)),
            "n": Count(alphabet, "n", 10),
        },
        [
            *("any", "brings", "cost", "damage", "free", "gift", "infects", "leader", "left", "less", "missing"),
            *("points", "strength", "triggers", "branch.branch", "attack.n", "crush.n", "refresh.n", "take-purple.n"),
            *("take-die.colour", "take-die.value", "take-purple.value"),
        ],
    )


def view() -> Record:
    bag, entities = Bag(CARDS, "cards"), Bag(ENTITY_CARDS, "entities")
    number = Index(CARDS, "cards")
    placed = Layout({"card": number}, {}).record(InPlay)
    die = Layout({"by": SeatOf()}, {"triggers": "they follow from the cards", "die": "the place tells it"}).record(
        RolledDie
    )
    own = Layout(
        {
            "hand": entities,
            "pack": entities,
            "pick": number,
            "leaders": bag,
            "passed": entities,
        },
        {"hints": "advice", "needs": "they follow from the cards"},
    ).record(OwnCards)
    player = Layout(
        {
            "leader": number,
            "known": entities,
            "tableau": Several(Kinds("card", entities), Slots(HAND, placed)),
            "trophies": bag,
            "set": Which(range(-1, 5)),
        },
        {"seat": "the place tells it", "breakdown": "`score` tells the sum"},
    ).record(PlayerView, without=("cards",))
    return Layout(
        {
            "scores": BySeat(),
            "ranks": BySeat(),
            "winners": SeatsOf(),
            "first": SeatOf(),
            "active": SeatOf(),
            "end_token": SeatOf(),
            "asked": SeatsOf(),
            "dice": Slots(int(DICE), die),
            "used": Slots(REACTIONS, Layout({"card": number}, {}).record(AbilityOf)),
            "threats": Ordered(CARDS, "cards", int(OPEN_THREATS)),
            "deck": Numbers(3, "how many of each level"),
            "banished": bag,
            "destroyed": bag,
            "barred": bag,
            "waiting": Slots(REACTIONS, Layout({"card": number, "seat": SeatOf()}, {}).record(Waiting)),
            "players": Players(player, ("cards", own), None),
            "seen": Lists(HAND, entities),
            "threat": number,
            "summoning": Maybe(Layout({"card": number}, {}).record(Summoning)),
        },
        {
            "game": "always the same",
            "seat": "the viewer's own comes first",
            "number": "nobody plays by it",
            "question": "encoded by itself",
        },
    ).record(EtherstoneView)


def question() -> Record:
    number = Index(CARDS, "cards")
    fighters = Slots(HAND + 1, Layout({"card": number}, {}).record(Fighter))
    return Layout({"card": number, "fighters": fighters}, {"suggested": "advice", "weak": "advice"}).record(Question)


LAB = Lab(game_named("etherstone"), speller(), view(), question())
