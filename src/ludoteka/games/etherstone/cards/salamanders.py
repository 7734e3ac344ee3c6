"""The salamanders, red: strength, crushing blows, and goods bought with their leader's own durability."""

from typing import Final

from ludoteka.games.etherstone.cards.words import (
    COLOURS,
    FOLLOWER,
    RED,
    RED_CARDS,
    RED_STONES,
    X,
    always,
    at_once,
    attack,
    before,
    catalogue,
    cheapen,
    cost,
    counters,
    crush,
    destroy,
    destroy_self,
    die,
    drop,
    follower,
    gain,
    hurt,
    leader_stronger,
    on_attack,
    points,
    ready,
    ready_self,
    ritual,
    rivals_lose,
    strength,
    strength_per,
    stronger,
    technology,
)

SALAMANDERS: Final = catalogue(
    31,
    ritual("СА001", cost("r**"), at_once(points(2), cost=hurt(2)), points=1),
    follower("СА002", cost("rr*"), at_once(counters(2)), on_attack(strength(2 * X), cost=drop(X)), strength=1),
    follower("СА003", cost("r**"), die("4>6", points(1), cost=hurt(1)), strength=1),
    technology("СА004", cost("r**"), always(leader_stronger(1)), die("white", gain(RED, 1))),
    follower("СА005", cost("r"), on_attack(strength(3), cost=destroy_self()), strength=1),
    ritual("СА006", cost("r**"), at_once(crush(X), given=COLOURS), points=2),
    follower("СА007", cost("rr"), die("red", gain(RED, 2), cost=hurt(1)), strength=1),
    technology("СА008", cost("rr"), die("red 6", crush(6), cost=hurt(4))),
    follower(
        "СА009", cost("rr***"), on_attack(strength(X), cost=hurt(X), limit=2), die("green", ready_self()), strength=2
    ),
    follower("СА010", cost("rr**"), die("red", gain(RED, 1)), always(strength_per(RED_STONES, each=3)), strength=1),
    follower("СА011", cost("rrr**"), on_attack(after=hurt(1), must=True), strength=4),
    technology("СА012", cost("rr**"), always(stronger(1)), points=1),
    ritual("СА013", cost("rrr**"), at_once(ready(X), attack(plus=2), given=RED_CARDS), points=1),
    ritual("СА014", cost("rrrr**"), before(cheapen(2), cost=destroy(type=FOLLOWER)), at_once(crush(6), rivals_lose(1))),
    follower(
        "СА015", cost("rrrr***"), at_once(hurt(2), rivals_lose(2), must=True), on_attack(after=points(1)), strength=4
    ),
)
