"""Seasons: how its options are spelt and its views encoded."""

from typing import Any

from ludoteka.core.game import game_named
from ludoteka.games.seasons.bounds import BONUS_PENALTY
from ludoteka.games.seasons.cards.pool import ALL_CARDS, LAST_CARD
from ludoteka.games.seasons.dice import DICE_PER_SEASON
from ludoteka.games.seasons.enchantments import ENCHANTMENTS
from ludoteka.games.seasons.shown import (
    BONUSES,
    ELEMENTS,
    InPlay,
    KnownCards,
    Option,
    OwnCards,
    PlayerView,
    Question,
    RolledDie,
    SeasonsView,
)
from ludoteka.games.seasons.table import WHEEL
from ludoteka.games.seasons.tokens import TOKENS
from ludoteka.lab.course import Lab, forms
from ludoteka.lab.layout import (
    Bag,
    BySeat,
    Index,
    Kinds,
    Layout,
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
from ludoteka.lab.spelling import Alphabet, Count, Nth, OneOf, Parts, Seat, Speller
from ludoteka.lab.spelling import Several as Each

IN_PLAY = 16  # cards in play that have a place; the gauge allows fifteen
FACES = 6
CARDS = [card.id for card in ALL_CARDS]
BRANCHES = sorted({branch.name for card in ALL_CARDS for branch in card.either})


def in_play(state: Any) -> dict[int, int]:
    """The place of each card in play before its owner, by uid."""
    return {int(placed.uid): i for player in state.players for i, placed in enumerate(player.tableau)}


def speller() -> Speller:
    alphabet = Alphabet()
    deeds = forms(Option)
    alphabet.add("do", list(deeds))
    each_card = Each(alphabet, card := OneOf(alphabet, "card", CARDS))
    place = Nth(alphabet, "place", IN_PLAY, in_play)
    element = OneOf(alphabet, "element", ELEMENTS)
    energy = Parts(**{name: Count(alphabet, name, 10) for name in ELEMENTS})
    return Speller(
        alphabet,
        deeds,
        {
            "branch": OneOf(alphabet, "branch", BRANCHES),
            "card": card,
            "cards": each_card,
            "target": Seat(alphabet),
            "uid": place,
            "energy": energy,
            "lost": energy,
            "stores": Each(alphabet, Parts(uid=place, energy=energy)),
            "element": element,
            "elements": Each(alphabet, element),
            "place": OneOf(alphabet, "die", range(DICE_PER_SEASON)),
            "n": Count(alphabet, "n", 10),
            "token": OneOf(alphabet, "token", range(1, TOKENS + 1)),
        },
        [
            *("costs", "fee", "crystals", "choice", "any", "saved", "pays", "into", "space"),
            *("summon.energy", "usurp.energy", "either.uid", "either.card"),
        ],
    )


def view() -> Record:
    bag = Bag(CARDS, "cards")
    number = Index(CARDS, "cards")
    placed = Layout(
        {"card": number, "copies": number},
        {"uid": "the place tells it", "model": "`copies` tells the card"},
    ).record(InPlay)
    die = Layout(
        {
            "die": Which(range(DICE_PER_SEASON)),
            "face": Which(range(FACES)),
            "by": SeatOf(),
            "space": Which(WHEEL_SPACES),
        },
        {},
    ).record(RolledDie)
    own = Layout(
        {"tokens": Bag(range(1, TOKENS + 1)), "pick": number} | dict.fromkeys(OWN_ZONES, bag),
        {
            "costs": "they follow from the cards",
            "needs": "they follow from the cards",
            "hints": "advice",
        },
    ).record(OwnCards)
    known = Layout({"hand": bag, "held": bag}, {}).record(KnownCards)
    player = Layout(
        {
            "archive": Numbers(2, "how many cards of the second and the third year"),
            "tableau": Several(Kinds("card", bag), Slots(IN_PLAY, placed)),
            "token": Which(range(TOKENS + 1)),
            "bonus": Which(range(len(BONUS_PENALTY))),
        },
        {"seat": "the place tells it", "breakdown": "there is one at the end only", "penalty": "`bonus` tells it"},
    ).record(PlayerView, without=("cards", "known"))
    return Layout(
        {
            "level": Which(list(LAST_CARD)),
            "enchantment": Which(range(len(ENCHANTMENTS) + 1)),
            "scores": BySeat(),
            "ranks": BySeat(),
            "winners": SeatsOf(),
            "space": Which(WHEEL_SPACES),
            "first": SeatOf(),
            "active": SeatOf(),
            "bonuses": Bag([*BONUSES, "draw-one"]),
            "asked": SeatsOf(),
            "summoning": number,
            "dice": Slots(DICE_PER_SEASON, die),
            "leftover": Which([-1, *range(DICE_PER_SEASON)]),
            "deck_top": Several(bag, Ordered(CARDS, "cards", 4)),
            "revealed": Several(bag, Ordered(CARDS, "cards", 1, last=True)),
            "discard": Several(Bag(CARDS, "cards", hidden=True), Ordered(CARDS, "cards", 1, last=True)),
            "SeasonsView.players": Players(player, ("cards", own), ("known", known)),
            "passed": bag,
            "Looked.by": SeatOf(),
            "Looked.cards": bag,
        },
        {
            "game": "always the same",
            "seat": "the viewer's own comes first",
            "number": "nobody plays by it",
            "question": "encoded by itself",
        },
    ).record(SeasonsView)


def question() -> Record:
    return Layout({"card": Index(CARDS, "cards"), "receivers": SeatsOf()}, {}).record(Question)


OWN_ZONES = ("hand", "archive_2", "archive_3", "drafted", "pack")
WHEEL_SPACES = range(1, int(WHEEL) + 1)
LAB = Lab(game_named("seasons"), speller(), view(), question())
