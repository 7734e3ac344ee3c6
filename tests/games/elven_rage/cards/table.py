"""Battles for the cases of single cards, and what can be read from playing them.

Seat 0 has the card and attacks M1 of seat 1. Seat 1 holds the crown of claims, so that every window opens and waits.
"""

from collections.abc import Callable, Sequence
from typing import Any

from ludoteka.games.elven_rage.cards.definition import card_named, icons
from ludoteka.games.elven_rage.pieces import Fighter
from ludoteka.games.elven_rage.scenario import Scenario, Seat

IN_BATTLE = "before, declared, last-call"
PAUSE = ["crown-of-claims"]
PEACE = {"mine": "- - -", "foe": "- - -"}
LANDS = ["F0n", "F0p", "M0", "M0n", "M0p", "G0", "B0", "Y0"]
MINE = {"forest": "dryad", "black": "darn-guard", "snow": "sentry", "high": "knight-of-the-sun"}
FOES = {"forest": ("black", "darn-guard"), "black": ("snow", "sentry"), "snow": ("high", "knight-of-the-sun")}
ATTACKERS = {"black": ["initiate", "fanatic", "janira"], "snow": ["raider", "sentry", "mammoth"]}
THIRD = {"forest": "treant", "black": "bone-golem", "snow": "mammoth", "high": "paladin"}
FOES["high"] = FOES["forest"]


def people_of(card: str) -> str:
    """The people that plays it; artifacts are played by Forest."""
    found = card_named(card)
    return "forest" if found.artifact or found.people < 0 else found.set


def me(people: str, lands: int = 9, **known: Any) -> Seat:
    """A seat with so many Lands, its Castle among them, that wins by none of them."""
    return Seat(people, lands=LANDS[: lands - 1], goal="rival-castle", **known)


def holding(card: str, **known: Any) -> dict[str, Any]:
    """The card goes to the hand or among the artifacts."""
    zone = "artifacts" if card_named(card).artifact else "hand"
    return {**known, zone: [card, *known.get(zone, [])]}


def battle(card: str, lands: int = 9, mine: str = "- - S", foe: str = "S - -", **known: Any) -> Scenario:
    """My warrior #0 on slot 0 acts first, then the foe #1 on slot 3: my right faces its left. Both have 2 lives."""
    people = people_of(card)
    rivals, foe_card = FOES[people]
    rival = {"artifacts": PAUSE, "goal": "conqueror", **known.pop("rival", {})}
    s = Scenario(
        me(people, lands, **holding(card, **known)),
        Seat(rivals, lands=["M1", "F1n", "F1p", "M1n", "M1p"], **rival),
        field=[f"{MINE[people]} 0", "", "", f"{foe_card} 1 *"],
        land="M1",
        reserve=1,
    )
    return begin(s, mine, foe)


def begin(s: Scenario, mine: str = "- - S", foe: str = "S - -") -> Scenario:
    """Nobody has acted, both are armed, and the window before my warrior's first turn opens."""
    for own, other, window in (("- - -", "- - -", "last-call"), ("- - S", "S - -", "before")):
        arm(s, 0, own, 6)
        arm(s, 1, other, 4)
        until(s, window)
    arm(s, 0, mine, 6)
    arm(s, 1, foe, 4)
    return s


def arm(s: Scenario, uid: int, attacks: str, initiative: int) -> None:
    """Give a fighter other attacks and another initiative, and let it act again."""
    fighter = warrior(s, uid)
    fighter.icons, fighter.initiative, fighter.acted = icons(attacks), initiative, False


def warrior(s: Scenario, uid: int) -> Fighter:
    return s.state.fight().fighters[uid]


def attacks(s: Scenario, uid: int) -> str:
    """The attacks of a fighter now, left, forward, right, as in `arm`."""
    short = ("-", "S", "SS", "P", "PP", "Sh", "Co", "Fi", "Mo")
    return " ".join(short[warrior(s, uid).icon(direction)] for direction in range(3))


def lives(s: Scenario) -> list[int]:
    """Of my warrior and the foe."""
    return [int(warrior(s, uid).lives) for uid in (0, 1)]


def aims(s: Scenario, card: str, seat: int = 0) -> list[str]:
    """What a seat may aim a card at now, `-` for a card without an aim."""
    found = [text for text in s.options_of(seat) if text == f"play {card}" or text.startswith(f"play {card} on ")]
    return [text.removeprefix(f"play {card}").removeprefix(" on ") or "-" for text in found]


def until(s: Scenario, window: str, actor: int | None = None) -> Scenario:
    """Everybody passes and does the first thing they can until this window is open."""
    while s.window != window or (actor is not None and s.state.fight().actor != actor):
        assert s.state.battle is not None, f"the battle is over and {window} never came"
        s.do(s.options[0])
    return s


def play(s: Scenario, card: str, aim: str = "-", seat: int = 0) -> Scenario:
    """A seat plays a card and nobody answers."""
    declare(s, card, aim, seat)
    while not s.state.over and s.state.view(-1)["chain"]:
        s.do("pass")
    return s


def declare(s: Scenario, card: str, aim: str = "-", seat: int = 0) -> Scenario:
    """A seat declares a card, the others that were asked pass; who may answer it is asked now."""
    others = [other for other in s.state.owing() if other != seat]
    s.do(f"play {card}" if aim == "-" else f"play {card} on {aim}", seat=seat)
    for other in others:
        s.do("pass", seat=other)
    return s


def moments(s: Scenario, card: str, seat: int = 0) -> dict[str, list[str]]:
    """In which windows of a battle a card is offered, and what it may be aimed at when each opens first."""
    found: dict[str, list[str]] = {}
    while s.state.battle is not None and not s.state.over:
        if s.window and s.window not in found and aims(s, card, seat):
            found[s.window] = aims(s, card, seat)
        s.do(s.options[0])
    return found


def when(card: str, **known: Any) -> str:
    """The windows of a battle, with blows and without, in which a card may be declared of one's own accord."""
    found = {*moments(battle(card, **known), card), *moments(battle(card, **{**known, **PEACE}), card)}
    return ", ".join(name for name in ("before", "declared", "damaged", "last-call") if name in found)


def price(card: str, scene: Callable[..., Scenario] = battle, **known: Any) -> int:
    """The fewest Lands with which a card is offered anywhere in a scene."""
    for lands in range(1, 10):
        s = scene(card, lands=lands, **known)
        if aims(s, card) or (s.state.battle is not None and moments(s, card)):
            return lands
    raise AssertionError(f"{card} is never offered")


def helps_others(card: str) -> bool:
    """Whether the action is offered in a battle between two others."""
    people = people_of(card)
    rivals, foe = FOES[people]
    other = next(name for name in MINE if name not in (people, rivals))
    s = Scenario(
        Seat(other, lands=["F0n"], goal="rival-castle"),
        Seat(rivals, lands=["M1"], artifacts=PAUSE, goal="conqueror"),
        Seat(
            people,
            lands=["F2n", "F2p", "M2", "M2n", "M2p", "G2", "B2", "Y2"],
            goal="white-castle",
            **holding(card),
        ),
        field=[f"{MINE[other]} 0", "", "", f"{foe} 1 *"],
        land="M1",
        reserve=1,
    )
    return bool(moments(begin(s), card, 2))


def terms(card: str, **known: Any) -> tuple[int, str, bool]:
    """On which terms a card is played in battle: its price, its windows, and whether it helps others."""
    return price(card, **known), when(card, **known), helps_others(card)


def once_acted(card: str) -> Scenario:
    """The card can be aimed at nobody as long as nobody has acted; now my warrior has, and the foe's turn comes."""
    s = battle(card)
    assert aims(s, card) == []
    return until(s, "before", actor=1)


def castle_guards(people: str, hand: str) -> list[str]:
    """The cards that meet an attack on the Castle of a people with one card in hand."""
    rival = "snow" if people == "black" else "black"
    s = Scenario(Seat(rival, hand=ATTACKERS[rival], lands=["F1p"]), Seat(people, hand=[hand]))
    s.do("attack K1").pass_windows().do(f"defend with {hand}")
    return [fighter["card"] for fighter in s.told("deployed")[0]["fighters"] if fighter["owner"] == 1]


def turn(card: str, lands: int = 9, rivals: Sequence[Seat] | None = None, **known: Any) -> Scenario:
    """My Capture question, with the card and so many Lands."""
    people = people_of(card)
    others = rivals or [Seat(FOES[people][0], goal="conqueror")]
    squads = known.pop("squads", [["orc", "goblin", "harpy"], ["dwarf", "ogre", "militia"], ["troll", "orc", "kobold"]])
    return Scenario(me(people, lands, **holding(card, **known)), *others, squads=squads)


# --- how a warrior fights ---


def fights(card: str) -> str:
    """How a warrior fights, found out by fighting: initiative, lives, and what it does left, forward and right."""
    sides = ", ".join(_side(card, direction) for direction in range(3))
    return f"acts at {_initiative(card)}, dies of {_lives(card)}: {sides}"


def _ring(card: str, direction: int, foe: str) -> Scenario:
    """The card, 0, meets an enemy, 1, in a direction; which of the enemy's sides faces it is armed with one attack."""
    found = card_named(card)
    people = "forest" if found.people < 0 else found.set
    other, enemy = FOES[people]
    owner = -1 if found.people < 0 else 0
    field = [f"{card} {owner}", "", "", ""]
    field[direction + 1] = f"{enemy} 1 *"
    s = Scenario(
        Seat(people, lands=["F0n", "M1"] if owner == 0 else ["F0n"], goal="rival-castle"),
        Seat(other, lands=["F1n"], artifacts=PAUSE, goal="conqueror"),
        field=field,
        land="M1",
        attacker=1,
        active=1,
        reserve=1,
    )
    sides = ["-", "-", "-"]
    sides[2 - direction] = foe
    arm(s, 1, " ".join(sides), 0)
    warrior(s, 1).lives = 9
    return s


def _blow(card: str, direction: int, facing: str) -> int:
    """Lives that the card's first turn takes in a direction from an enemy who faces it with an attack; -1: it moves."""
    s = _ring(card, direction, facing)
    while s.window and not s.told("chose") and not s.told("idle"):
        s.do("pass")
    if s.kind == "act":
        way = ("left", "forward", "right")[direction]
        if f"move {way}" in s.options:
            return -1
    while s.window == "declared":
        s.do("pass")
    return 9 - int(warrior(s, 1).lives) if s.state.battle is not None else 0


def _side(card: str, direction: int) -> str:
    plain, shielded = _blow(card, direction, "S"), _blow(card, direction, "Sh")
    if plain < 0:
        return "moves"
    if plain:
        return f"{'pierces' if shielded else 'strikes'} {plain}"
    return _guard(card, direction)


def _guard(card: str, direction: int) -> str:
    """What happens to an enemy who strikes at this side."""
    s = _ring(card, direction, "S")
    warrior(s, 0).acted = True
    before = int(warrior(s, 0).lives)
    while s.state.battle is not None and s.window != "damaged" and not s.told("battle-round"):
        s.do(s.options[0])
    if s.window != "damaged":
        return "shields"
    hurt, burnt = before - int(warrior(s, 0).lives), 9 - int(warrior(s, 1).lives)
    return {(1, 0): "nothing", (1, 1): "counters", (0, 1): "burns"}[hurt, burnt]


def _lives(card: str) -> int:
    """How many hits of an enemy in front it takes; the enemy is hurt by nothing."""
    s = _ring(card, 1, "P")
    struck = 0
    while s.state.battle is not None and not s.told("died"):
        warrior(s, 0).acted = True
        warrior(s, 1).lives = 9
        s.do(s.options[0])
        struck = len([e for e in s.told("struck") if e["victim_uid"] == 0])
    return struck


def _initiative(card: str) -> int:
    """The lowest initiative of an attacking enemy who acts before it."""
    for initiative in range(12):
        s = _ring(card, 1, "P")
        foe = warrior(s, 1)
        foe.initiative, foe.lives = initiative, 9
        warrior(s, 0).acted = foe.acted = True
        while s.state.fight().round == 1:
            s.do("pass")
        if s.state.fight().actor == 1:
            return initiative
    raise AssertionError(f"{card} is never second")


def duel(card: str) -> tuple[Scenario, str, str]:
    """The duel of the advanced deployment with the card in reach, and the names of both cards in the centre."""
    people = people_of(card)
    rivals, enemy = FOES[people]
    sent = [MINE[people], MINE[people], THIRD[people]]
    s = Scenario(
        me(people, 3, **holding(card, hand=sent)),
        Seat(rivals, hand=[enemy, enemy, THIRD[rivals]], lands=["M0n"], artifacts=PAUSE, goal="conqueror"),
        advanced=True,
    )
    s.do("attack M0n").pass_windows().do(s.options[-1])
    while s.window != "duel":
        s.do(f"send {', '.join(name for name in s.hand(0) if name in sent)}" if s.kind == "commit" else s.options[0])
    b = s.state.fight()
    mine, theirs = (next(uid for uid, f in enumerate(b.fighters) if f.slot > 3 and f.side == side) for side in (0, 1))
    return s, b.name(mine), b.name(theirs)
