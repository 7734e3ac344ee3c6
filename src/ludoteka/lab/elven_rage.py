"""Elven Rage: how its options are spelt and its views encoded."""

from typing import get_args

from ludoteka.core.declared import fields
from ludoteka.core.game import game_named
from ludoteka.games.elven_rage.bounds import MOST_FIGHTERS, MOST_SQUADS
from ludoteka.games.elven_rage.cards.pool import ALL_CARDS, GOAL_CARDS
from ludoteka.games.elven_rage.maps import MAPS
from ludoteka.games.elven_rage.pieces import GONE, TURNED_UP
from ludoteka.games.elven_rage.shown import (
    ATTACKS,
    DIRECTIONS,
    Aim,
    BattleView,
    ElvenRageView,
    FighterView,
    Goods,
    HiddenView,
    KnownView,
    Link,
    LookedView,
    OfferView,
    Option,
    OwnView,
    PlayerView,
    Question,
    SquadView,
    Way,
    WindowView,
)
from ludoteka.lab.course import Lab, forms
from ludoteka.lab.layout import (
    Bag,
    ByKey,
    BySeat,
    Index,
    InOrder,
    Layout,
    Maybe,
    Players,
    Record,
    SeatOf,
    SeatsOf,
    Slots,
    Which,
    members,
)
from ludoteka.lab.spelling import Alphabet, OneOf, Seat, Speller
from ludoteka.lab.spelling import Several as Each

CARDS = [card.id for card in ALL_CARDS]
GOALS = [goal.id for goal in GOAL_CARDS]
LANDS = list(dict.fromkeys(name for found in MAPS for name in found.names))
CASTLES = [name for name in LANDS if name[0] in "CK"]
FIGHTERS = range(MOST_FIGHTERS)
NO_OR_FIGHTER = range(-1, MOST_FIGHTERS)
SLOTS = range(GONE, TURNED_UP + 1)  # where a fighter may be
SIDES = range(-1, 2)
EFFECTS = [effect for aim in members(Aim) for effect in get_args(fields(aim)["effect"])]
DECLARATIONS = 6  # waiting ones that have a place


def speller() -> Speller:
    alphabet = Alphabet()
    deeds = forms(Option)
    alphabet.add("do", list(deeds))
    card = OneOf(alphabet, "card", [*CARDS, None])
    fighter = OneOf(alphabet, "fighter", FIGHTERS)
    goods = OneOf(alphabet, "goods", get_args(Goods))
    seat = Seat(alphabet)
    return Speller(
        alphabet,
        deeds,
        {
            "effect": OneOf(alphabet, "effect", EFFECTS),
            "to": seat,
            "gives": goods,
            "card": card,
            "wants": goods,
            "cards": Each(alphabet, card),
            "uid": fighter,
            "victim_uid": fighter,
            "direction": OneOf(alphabet, "direction", DIRECTIONS),
            "way": OneOf(alphabet, "way", get_args(Way)),
            "other_uid": fighter,
            "by": card,
            "taken": card,
            "target": seat,
            "land": OneOf(alphabet, "land", LANDS),
            "squad": OneOf(alphabet, "squad", range(1, MOST_SQUADS + 1)),
            "slot": OneOf(alphabet, "slot", range(4)),
        },
        [
            *("damage", "icon", "other", "other_slot", "owner", "recoil", "victim", "victim_slot"),
            *("act-with.slot", "move.slot", "swap-reserve.slot"),
        ],
    )


def view() -> Record:
    bag, number = Bag(CARDS, "cards"), Index(CARDS, "cards")
    goal = Index(GOALS, "goals")
    fighter = Layout(
        {
            "card": number,
            "side": Which(SIDES),
            "owner": SeatOf(),
            "slot": Which(SLOTS),
            "icons": Slots(len(DIRECTIONS), Which(ATTACKS)),
        },
        {},
    ).record(FighterView)
    hidden = Layout({"shown": bag, "cards": bag}, {}).record(HiddenView)
    named_fighter = {name: Which(NO_OR_FIGHTER) for name in ("uid", "victim_uid", "actor", "struck")}
    battle = Layout(
        {
            "land": Which(LANDS),
            "attacker": SeatOf(),
            "defender": SeatOf(),
            "hand": SeatOf(),
            "attackers": hidden,
            "defenders": hidden,
            "fighters": Slots(MOST_FIGHTERS, fighter),
            "reserve_side": Which(SIDES),
            "direction": Which(range(-1, len(DIRECTIONS))),
            "order": InOrder(MOST_FIGHTERS),
            "slot": Which(SLOTS),
            **named_fighter,
        },
        {"field": "the fighters' slots tell it", "threats": "they follow from the fighters' attacks"},
    ).record(BattleView)
    own = Layout(
        {"hand": bag, "artifacts": bag, "pick": bag},
        {"reply": "the seat is asked nothing until it is carried out"},
    ).record(OwnView)
    known = Layout({"held": bag, "artifacts": bag}, {}).record(KnownView)
    player = Layout(
        {"discard": bag, "played": bag, "goal": goal},
        {"seat": "the place tells it", "progress": "it follows from the goal and the numbers"},
    ).record(PlayerView, without=("cards", "known"))
    squad = Layout({"open": number, "seen_by": SeatsOf(), "cards": bag}, {}).record(SquadView)
    aim = {
        "effect": Which(EFFECTS),
        "card": number,
        "seat": SeatOf(),
        "victim_uid": Which(NO_OR_FIGHTER),
        "other_uid": Which(NO_OR_FIGHTER),
        "by": number,
        "taken": number,
        "target": SeatOf(),
    }
    from_fighter = "the fighter tells it"
    link = Layout(
        aim,
        dict.fromkeys(("victim", "victim_slot", "other", "other_slot"), from_fighter) | {"icon": "the card tells it"},
    ).record(Link)
    offer = Layout({"card": number, "from": SeatOf(), "to": SeatOf()}, {}).record(OfferView)
    return Layout(
        {
            "scores": BySeat(),
            "ranks": BySeat(),
            "winners": SeatsOf(),
            "goal": goal,
            "teams": BySeat(),
            "first": SeatOf(),
            "active": SeatOf(),
            "asked": SeatsOf(),
            "lands": ByKey(LANDS, SeatOf()),
            "dragons": ByKey(CASTLES, number),
            "neutral_discard": bag,
            "squads": Slots(MOST_SQUADS, squad),
            "spent": bag,
            "players": Players(player, ("cards", own), ("known", known)),
            "looked": Layout({"by": SeatOf(), "cards": bag}, {}).record(LookedView),
            "offer": Maybe(offer),
            "battle": Maybe(battle),
            "window": Maybe(Layout({"about": SeatOf()}, {}).record(WindowView)),
            "chain": Slots(DECLARATIONS, link),
        },
        {
            "game": "always the same",
            "seat": "the viewer's own comes first",
            "number": "nobody plays by it",
            "question": "encoded by itself",
        },
    ).record(ElvenRageView)


def question() -> Record:
    number = Index(CARDS, "cards")
    return Layout(
        {
            "card": number,
            "from": SeatOf(),
            "land": Which(LANDS),
            "dragon": number,
            "uid": Which(FIGHTERS),
            "slot": Which(SLOTS),
            "about": SeatOf(),
        },
        {
            "battle": "nobody plays by it",
            "actor": "the view tells it",
            "choice": "the view tells it",
            "victim": "the view tells it",
            "victim_uid": "the view tells it",
            "victim_slot": "the view tells it",
            "chain": "the view tells it",
            "gains": "advice",
            "stops": "advice",
        },
    ).record(Question)


LAB = Lab(game_named("elven-rage"), speller(), view(), question())
