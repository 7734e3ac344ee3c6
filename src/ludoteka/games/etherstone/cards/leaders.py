"""The thirteen leaders: durability, strength, the stones they start with, and what they want of the game."""

from typing import Final

from ludoteka.games.etherstone.cards.words import (
    ANY,
    BLACK,
    CARDS,
    COUNTERS,
    FOLLOWER,
    GREEN,
    GREEN_CARDS,
    PACTS,
    POINTS,
    PURPLE_DIE,
    STONE_COLOURS,
    SUMMON,
    SUMMON_RITUAL,
    SUMMON_TECHNOLOGY,
    TECHNOLOGY,
    always,
    apply,
    at_end,
    catalogue,
    cheap_refresh,
    counters,
    die,
    gain,
    heal,
    hurt,
    if_least_k,
    leader,
    on_attack,
    points,
    protection,
    ready,
    score,
    score_if,
    score_most,
    set_die,
    steal,
    strength,
    stronger,
    swap,
    whenever,
)

LEADERS: Final = catalogue(
    76,
    leader("ВО001", whenever(SUMMON, heal(1)), at_end(score_if(3, CARDS, 7)), durability=9, strength=1, stones="wgb"),
    leader(
        "ВО002", die("3-4", swap(1), if_least_k(STONE_COLOURS, 3, points(1))), durability=8, strength=1, stones="wrgb"
    ),
    leader(
        "ВО003",
        die("black", counters(1)),
        at_end(score(1, per=COUNTERS, each=3)),
        durability=12,
        strength=1,
        stones="bbbw",
        counters=2,
    ),
    leader("ВО004", always(stronger(1, colour=GREEN)), die("green", ready(1)), durability=9, strength=1, stones="gggr"),
    leader("ВО005", on_attack(after=heal(2)), durability=9, strength=2, stones="wgr"),
    leader(
        "ВО006",
        whenever(SUMMON_TECHNOLOGY, gain(ANY, 2)),
        die("2-5", apply(type=TECHNOLOGY)),
        durability=10,
        strength=1,
        stones="wb",
    ),
    leader("ВО007", on_attack(strength(1), cost=hurt(1)), durability=11, strength=3, stones="rb"),
    leader(
        "ВО008",
        die("green", apply(type=FOLLOWER)),
        at_end(score(1, per=GREEN_CARDS)),
        durability=9,
        strength=1,
        stones="ggw",
    ),
    leader("ВО009", die("4>6", heal(1)), always(protection(1)), durability=11, strength=1, stones="wwgr"),
    leader(
        "ВО010", whenever(SUMMON_RITUAL, heal(1)), die("white", gain(BLACK, 1)), durability=9, strength=2, stones="bbw"
    ),
    leader("ВО011", die("black", steal(1)), at_end(score_most(2, POINTS)), durability=8, strength=1, stones="rb"),
    leader(
        "ВО012", always(cheap_refresh(2)), die("1>6", set_die(), cost=hurt(1)), durability=12, strength=2, stones="wrgb"
    ),
    leader(
        "ВО013",
        whenever(PURPLE_DIE, gain(ANY, 1)),
        at_end(score(3, per=PACTS)),
        durability=12,
        strength=2,
        stones="wrgb",
    ),
)
