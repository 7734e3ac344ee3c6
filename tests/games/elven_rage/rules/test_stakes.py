"""Which cards are a reason to ask a person in a reaction window: those that gain now what they could not gain later."""

import json
from typing import Any

import pytest

from ludoteka.core.chance import Chance, key_from_seed
from ludoteka.games.elven_rage import GAME
from ludoteka.games.elven_rage.battle import STAY
from ludoteka.games.elven_rage.cards.definition import BEFORE, CARDS, DAMAGED, DECLARED, LAST_CALL, card_named
from ludoteka.games.elven_rage.scenario import Scenario, Seat
from ludoteka.games.elven_rage.stakes import eagerness
from tests.games.elven_rage.cards.table import aims, arm, battle, declare, duel, warrior

BATTLE = BEFORE | DECLARED | DAMAGED | LAST_CALL
SLUGS = {card.id: card.slug for card in CARDS}


def reasons(s: Scenario, seat: int = 0) -> dict[str, str]:
    """What the open window is to a seat: the cards that gain something, and what."""
    question = s.state.question_detail(s.state.agenda[-1], seat)
    return {SLUGS[one["card"]]: one["gain"] for one in question["gains"]}


def asked(s: Scenario, card: str, seat: int = 0) -> dict[tuple[str, int], str]:
    """All pass to the end of the battle: the windows, with who acts, in which the card is a reason to ask."""
    found = {}
    offered = False
    while s.state.battle is not None and not s.state.over:
        if s.window and seat in s.state.owing() and aims(s, card, seat):
            offered = True
            gain = reasons(s, seat).get(card)
            if gain:
                found[s.window, int(s.state.fight().actor)] = gain
        s.do(s.options[0])
    assert offered, f"{card} could never be declared"
    return found


def losing(card: str, **known: Any) -> Scenario:
    """My warrior has one life: it strikes a foe with two, and would die by the blow that comes back."""
    s = battle(card, **known)
    warrior(s, 0).lives = 1
    return s


def winning(card: str, **known: Any) -> Scenario:
    """My warrior strikes a foe that cannot strike back."""
    return battle(card, foe="- - -", **known)


def slower(card: str, **known: Any) -> Scenario:
    """Whoever strikes first kills, and the foe is a little faster."""
    s = losing(card, **known)
    warrior(s, 1).lives = 1
    arm(s, 0, "- - S", 4)
    arm(s, 1, "S - -", 5)
    while s.state.fight().actor != 1 or s.window != "before":
        s.do("pass")
    return s


def test_a_warrior_kills_or_else_does_what_hurts_most() -> None:
    """So a battle is played out: to stay is better than to move about, and that than to die by what comes back."""
    s = Scenario(
        Seat("forest", lands=["F0n"]),
        Seat("black", lands=["M1"], hand=["initiate"]),
        field=["pathfinder 0", "fanatic 1", "janira 1", "torturer 1"],
        land="M1",
        reserve=1,
        even=True,
    )

    def wishes(*warriors: tuple[int, str]) -> list[int]:
        """Of the first one, to its left, forward and right, and to stay; lives and attacks of all."""
        for uid, (left, attacks) in enumerate(warriors):
            arm(s, uid, attacks, 4)
            warrior(s, uid).lives = left
        return [int(eagerness(s.state.fight(), 0, option)) for option in (0, 1, 2, STAY)]

    kill, much, little, stay = wishes((2, "S SS S"), (1, "- - -"), (3, "- - -"), (3, "- - -"))
    assert kill > much > little > stay
    countered, burnt, moved, stay = wishes((1, "S S Mo"), (3, "- - Co"), (3, "- Fi -"), (3, "- - -"))
    assert stay > moved > countered > burnt


MINE, FOE = 0, 1  # who acts
IN_TIME = {  # in a battle that would be lost: the one moment to ask about the card, and what it gains
    **dict.fromkeys(("sniper", "darn-guard", "janira", "sun-archer", "thorn-of-wrath"), ("damaged", MINE, "battle")),
    **dict.fromkeys(("fanatic", "bone-golem", "blizzard-lord", "blade-of-dawn"), ("declared", MINE, "battle")),
    **dict.fromkeys(("dryad", "whirl-charm", "knight-of-the-sun"), ("declared", FOE, "battle")),
    **dict.fromkeys(("leaf-dancer", "mirror-of-places", "sentry"), ("declared", FOE, "warrior")),
    **dict.fromkeys(("initiate", "shieldbearer"), ("declared", FOE, "warrior")),
    **dict.fromkeys(("thicket-keeper", "spearman"), ("declared", FOE, "more")),
    **dict.fromkeys(("griffin-rider", "chain-of-ice"), ("declared", FOE, "battle")),
    **dict.fromkeys(("treant", "healer", "silver-chalice"), ("damaged", FOE, "battle")),
    **dict.fromkeys(("paladin", "phoenix-feather"), ("damaged", FOE, "battle")),
    **dict.fromkeys(("miraina-sharpleaf", "dark-crystal-priest", "voice-of-the-stone"), ("before", FOE, "battle")),
    **dict.fromkeys(("lord-malgor", "mammoth", "khelgrim-icefist", "storm-scroll"), ("before", FOE, "battle")),
    **dict.fromkeys(("stone-bearer", "ice-witch"), ("before", FOE, "battle")),
    **dict.fromkeys(("green-mother", "sareons-elite", "king-solarion"), ("before", FOE, "battle")),
}
FASTER = ("raider", "ice-archer", "winged-sandals", "leaden-boots")
HINDERING = ("whisperer", "elion-of-the-glade", "lady-aurelia", "seal-of-silence", "ring-of-denial")
APART = {"black-lancer", "frost-wolf", "illusionist", "moth-rider", "amulet-of-return", "crown-of-claims"}


def test_every_card_of_battles_has_its_case() -> None:
    here = {card.slug for card in CARDS if card.steps and (card.windows | card.answers) & BATTLE}
    assert here == {*IN_TIME, *FASTER, *HINDERING, *APART}


@pytest.mark.parametrize("card", sorted(IN_TIME))
def test_a_card_that_turns_a_lost_battle_is_asked_about_once_at_the_last_moment(card: str) -> None:
    window, actor, gain = IN_TIME[card]
    assert asked(losing(card), card) == {(window, actor): gain}


@pytest.mark.parametrize("card", [card for card in sorted(IN_TIME) if card not in ("griffin-rider", "chain-of-ice")])
def test_a_card_that_changes_nothing_of_a_won_battle_is_no_reason(card: str) -> None:
    assert asked(winning(card), card) == {}


@pytest.mark.parametrize("card", ["griffin-rider", "chain-of-ice"])
def test_a_blow_that_decides_nothing_need_not_be_stopped(card: str) -> None:
    """I have a life to spare, and wounds heal."""
    assert asked(battle(card), card) == {}


@pytest.mark.parametrize("card", FASTER)
def test_initiative_matters_where_the_first_blow_decides(card: str) -> None:
    assert asked(slower(card), card) == {("before", FOE): "battle"}
    assert asked(losing(card), card) == {}  # I am first as it is
    assert asked(winning(card), card) == {}


def test_initiative_matters_in_a_duel() -> None:
    s, mine, _ = duel("winged-sandals")
    mine_first = warrior(s, int(mine.split("#")[1])).initiative
    foe = next(one for uid, one in enumerate(s.state.fight().fighters) if one.slot > 3 and one.side == 1)
    foe.initiative = mine_first + 1
    assert reasons(s)["winged-sandals"] in ("battle", "warrior")
    foe.initiative = mine_first
    assert reasons(s) == {}  # a tie is mine


def test_piercing_matters_against_a_shield() -> None:
    assert asked(battle("black-lancer", foe="Sh - -"), "black-lancer") == {("last-call", MINE): "battle"}
    assert asked(winning("black-lancer"), "black-lancer") == {}


def test_movement_matters_where_it_leads_to_a_foe() -> None:
    s = battle("frost-wolf", mine="S - -", foe="- - -")
    assert set(asked(s, "frost-wolf").values()) == {"battle"}
    assert asked(battle("frost-wolf", mine="- - -", foe="- - -"), "frost-wolf") == {}


def two_in_reach(lives: int) -> Scenario:
    """A foe has declared to kill one of my warriors and might strike another one, that has so many lives."""
    s = Scenario(
        Seat("forest", hand=["illusionist"], lands=["F0n", "F0p", "M0"], goal="rival-castle"),
        Seat("black", lands=["M1"], goal="conqueror"),
        field=["dryad 0", "dryad 0", "", "darn-guard 1"],
        land="M1",
        reserve=1,
    )
    for uid in (0, 1):
        arm(s, uid, "- - -", 1)
    arm(s, 2, "SS S -", 9)
    warrior(s, 0).lives, warrior(s, 1).lives = 1, lives
    while s.window != "declared":
        s.do(s.options[0])
    return s


def test_an_attack_is_worth_redirecting_to_a_warrior_that_survives_it() -> None:
    assert reasons(two_in_reach(2)) == {"illusionist": "warrior"}
    assert reasons(two_in_reach(1)) == {}


def a_blow_before_theirs(lives: int) -> Scenario:
    """My first warrior has hit the only foe, who is to strike my second one, with so many lives; I win in any case."""
    s = Scenario(
        Seat("forest", hand=["sniper"], lands=["F0n", "F0p", "M0"], goal="rival-castle"),
        Seat("black", lands=["M1"], goal="conqueror"),
        field=["dryad 0", "dryad 0", "", "darn-guard 1"],
        land="M1",
        reserve=1,
    )
    arm(s, 0, "- - S", 9)
    arm(s, 1, "- - -", 1)
    arm(s, 2, "- S -", 5)
    warrior(s, 0).lives, warrior(s, 1).lives, warrior(s, 2).lives = 2, lives, 2
    while s.window != "damaged":
        s.do(s.options[0])
    return s


def test_a_foe_is_worth_killing_before_it_kills_though_nobody_dies_at_once() -> None:
    """The loss comes with the foe's turn, after this activation, and the extra damage cannot wait for it."""
    assert reasons(a_blow_before_theirs(1)) == {"sniper": "warrior"}
    assert reasons(a_blow_before_theirs(2)) == {}  # who has a life to spare is not lost


def test_a_warrior_is_worth_relieving_before_it_would_die() -> None:
    assert asked(losing("moth-rider", hand=["treant"]), "moth-rider") == {("before", FOE): "battle"}
    assert asked(winning("moth-rider", hand=["treant"]), "moth-rider") == {}


def fallen(seat: int) -> Scenario:
    fell = "pathfinder 0" if seat == 0 else "initiate 1"
    return Scenario(
        Seat("forest", artifacts=["amulet-of-return"], lands=["F0n"], goal="rival-castle"),
        Seat("black", artifacts=["crown-of-claims"], lands=["M1"], goal="conqueror"),
        field=["dryad 0", "", "", "darn-guard 1"],
        land="M1",
        reserve=1,
        fallen=fell,
    )


def test_who_fell_in_the_duel_is_worth_fetching_in_time() -> None:
    assert set(asked(fallen(0), "amulet-of-return").values()) == {"warrior"}
    s = fallen(1)
    assert aims(s, "amulet-of-return") == []
    assert reasons(s) == {}


@pytest.mark.parametrize("card", HINDERING)
def test_only_a_declaration_that_hurts_is_worth_cancelling(card: str) -> None:
    scroll = {"artifacts": ["storm-scroll", "crown-of-claims"]}
    s = losing(card, rival=scroll)
    declare(s, "storm-scroll", f"{s.state.fight().name(0)}", seat=1)
    assert reasons(s)[card] in ("battle", "warrior")
    s = losing(card, rival=scroll)
    declare(s, "crown-of-claims", seat=1)
    assert aims(s, card) == ["-"]
    assert reasons(s) == {}


def test_more_lands_matter_for_what_they_pay() -> None:
    dear = {"rival": {"artifacts": ["guard-banner"]}, "hand": ["miraina-sharpleaf"]}  # a bolt for four Lands
    assert asked(losing("crown-of-claims", lands=2, **dear), "crown-of-claims") == {("before", FOE): "battle"}
    assert asked(losing("crown-of-claims", lands=9, **dear), "crown-of-claims") == {}
    assert asked(winning("crown-of-claims", lands=2, **dear), "crown-of-claims") == {}


@pytest.mark.parametrize(
    ("hand", "gain"), [(["ice-witch"], "warrior"), (["mammoth"], "battle"), (["mammoth", "ice-witch"], "battle")]
)
def test_more_lands_gain_the_most_of_what_they_pay(hand: list[str], gain: str) -> None:
    """My warrior cannot strike: frozen, the foe kills it a round later; a bolt kills the foe."""
    held = {"hand": hand[1:], "artifacts": ["crown-of-claims"], "rival": {"artifacts": ["guard-banner"]}}
    s = losing(hand[0], lands=1, mine="- - -", **held)
    warrior(s, 1).lives = 1
    assert asked(s, "crown-of-claims") == {("before", FOE): gain}


# --- outside battle ---

WHEN_ATTACKED = {  # worth declaring when a Land of one's own is attacked, and what can wait for one's own turn
    "steward-elandil": True,
    "horn-of-the-host": True,
    "night-rider": True,
    "chronicler": True,
    "book-of-memory": True,
    "torturer": True,
    "pathfinder": False,
    "all-seeing-eye": False,
}
HANDS = {
    "high": ["healer", "spearman"],
    "black": ["initiate", "fanatic"],
    "forest": ["dryad", "sniper"],
    "snow": ["sentry", "raider"],
}


def attacked(card: str, land: str, **known: Any) -> Scenario:
    """A rival has named M1p, a Land of seat 1 that holds the card, or F0p, which nobody owns."""
    found = card_named(card)
    people = "high" if found.artifact else found.set
    rivals = "black" if people == "forest" else "forest"
    held: dict[str, Any] = {"artifacts": [card]} if found.artifact else {}
    cards = [] if found.artifact else [card]
    s = Scenario(
        Seat(rivals, hand=[*HANDS[rivals], *HANDS[rivals][:1]], lands=["F0n", "B0"], goal="rival-castle"),
        Seat(
            people,
            hand=[*cards, *HANDS[people]],
            lands=["M1", "F1n", "F1p", "M1n", "M1p"],
            discard=HANDS[people][:1],
            goal="conqueror",
            **held,
            **known,
        ),
        even=True,
    )
    return s.do(f"attack {land}")


@pytest.mark.parametrize("card", sorted(WHEN_ATTACKED))
def test_what_is_drawn_in_time_defends(card: str) -> None:
    s = attacked(card, "M1p")
    assert aims(s, card, 1)
    assert (card in reasons(s, 1)) == WHEN_ATTACKED[card]
    s = attacked(card, "F0p")
    assert aims(s, card, 1)
    assert reasons(s, 1) == {}


def test_a_treasure_is_worth_cashing_when_one_is_attacked() -> None:
    assert reasons(attacked("paladin", "M1p", treasures=1), 1) == {"treasure": "more"}
    assert reasons(attacked("paladin", "F0p", treasures=1), 1) == {}


@pytest.mark.parametrize("card", ["gatekeeper", "guard-banner"])
def test_a_garrison_matters_where_defenders_are_missing(card: str) -> None:
    assert reasons(attacked(card, "M1p"), 1) == {card: "more"}


def test_a_garrison_adds_nothing_to_three_defenders() -> None:
    s = attacked("guard-banner", "M1p")
    s.state.players[1].hand = sorted([*s.state.players[1].hand, card_named("paladin").code])
    assert aims(s, "guard-banner", 1) == ["-"]
    assert reasons(s, 1) == {}


@pytest.mark.parametrize("card", ["storm-herald", "horn-of-the-host", "torturer", "chronicler", "pathfinder"])
@pytest.mark.parametrize("active", [0, 1])
def test_when_a_turn_begins_everything_can_wait(card: str, active: int) -> None:
    found = card_named(card)
    people = "high" if found.artifact else found.set
    rivals = "black" if people == "forest" else "forest"
    held: dict[str, Any] = {"artifacts": [card]} if found.artifact else {}
    hand = HANDS[people] if found.artifact else [card, *HANDS[people]]
    s = Scenario(
        Seat(rivals, hand=HANDS[rivals], treasures=1, artifacts=["war-horn"], goal="rival-castle"),
        Seat(
            people,
            hand=hand,
            lands=["M1", "F1n", "F1p", "M1n", "M1p"],
            discard=HANDS[people][:1],
            goal="conqueror",
            **held,
        ),
        at="turn",
        active=active,
        even=True,
    )
    assert s.window == "turn"
    assert aims(s, card, 1)
    assert reasons(s, 1) == {}


@pytest.mark.parametrize("card", HINDERING)
def test_a_rivals_action_is_worth_cancelling(card: str) -> None:
    found = card_named(card)
    people = "high" if found.artifact else found.set
    held: dict[str, Any] = {"artifacts": [card]} if found.artifact else {"hand": [card]}
    lands = ["M1", "F1n", "F1p", "M1n", "M1p"]
    s = Scenario(
        Seat("black", artifacts=["horn-of-the-host"], goal="rival-castle"),
        Seat(people, lands=lands, goal="conqueror", **held),
        even=True,
    )
    s.do("play horn-of-the-host")
    assert reasons(s, 1) == {card: "more"}


# --- battles of others ---


def looking_on(lives: int) -> Scenario:
    """Seat 2 holds a bolt while the attacker, with so many lives, is about to kill the only defender of a rival."""
    s = Scenario(
        Seat("snow", lands=["F0n"], goal="rival-castle"),
        Seat("black", lands=["M1"], artifacts=["crown-of-claims"], goal="conqueror"),
        Seat("forest", hand=["miraina-sharpleaf"], lands=["F2n", "F2p", "M2", "M2n"], goal="white-castle"),
        field=["sentry 0", "", "", "darn-guard 1"],
        land="M1",
        reserve=1,
    )
    arm(s, 0, "- - SS", 9)
    arm(s, 1, "- - -", 1)
    warrior(s, 0).lives = lives
    return s


def test_who_looks_on_is_asked_where_another_side_would_win() -> None:
    assert asked(looking_on(1), "miraina-sharpleaf", 2) == {("before", 0): "battle"}
    assert asked(looking_on(2), "miraina-sharpleaf", 2) == {}  # a wound that decides nothing


def test_who_looks_on_has_nothing_to_gain_by_a_rivals_success_against_neutrals() -> None:
    found = {}
    for lives in (1, 2):
        s = Scenario(
            Seat("snow", lands=["F0n"], artifacts=["crown-of-claims"], goal="rival-castle"),
            Seat("forest", hand=["miraina-sharpleaf"], lands=["F1n", "F1p", "M1", "M1n"], goal="white-castle"),
            field=["sentry 0", "", "", "ogre"],
            land="F0p",
            reserve=0,
        )
        arm(s, 0, "- - -", 9)
        arm(s, 1, "S - -", 1)
        warrior(s, 0).lives, warrior(s, 1).lives = lives, 1  # a bolt would kill either
        found[lives] = asked(s, "miraina-sharpleaf", 1)
    assert found == {1: {}, 2: {}}


# --- what it rests on ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_rests_on_what_the_seat_may_know_and_changes_nothing(players: int) -> None:
    """In random matches: deal all that a seat cannot know anew, and the same cards are a reason to ask."""
    dice, luck = Chance(key_from_seed("choices")), Chance(key_from_seed("deal"))
    compared = 0
    for seed in range(2):
        settings = {"deployment": ("beginner", "advanced")[seed % 2]}
        state = GAME.start(players, key_from_seed(f"stakes {players} {seed}"), settings)
        while not state.over:
            seat = state.owing()[dice.below(len(state.owing()))]
            options = state.options(seat)
            if state.secret() and len(options) > 1 and dice.below(4) == 0:
                before = state.to_json()
                question = state.question_detail(state.agenda[-1], seat)
                assert state.to_json() == before
                if question["gains"] or dice.below(3) == 0:
                    other = state.determinize(seat, luck)
                    assert other.question_detail(other.agenda[-1], seat) == question
                    compared += bool(question["gains"])
            state.answer(seat, options[0] if state.secret() else options[dice.below(len(options))])
    assert compared > 3


def test_others_do_not_see_what_a_seat_has_reason_to_do() -> None:
    """A66: between hands that gain something and hands that do not, nothing differs for others, whoever passes."""
    told = []
    for card in ("voice-of-the-stone", "torturer"):  # kills the foe, has no use in battles
        s = Scenario(
            Seat("snow", hand=["raider"], lands=["F0n"], goal="rival-castle"),
            Seat("black", hand=[card], lands=["M1", "F1n", "F1p", "M1n", "M1p", "G1"], goal="conqueror"),
            field=["sentry 0", "", "", "darn-guard 1 !1"],
            land="M1",
            reserve=1,
            even=True,
        )
        gains = bool(reasons(s, 1))
        seen = [json.dumps(s.state.view(viewer)) for viewer in (-1, 0)]
        asked = s.state.awaited()
        s.do("pass", seat=1)
        seen += [json.dumps(s.state.view(viewer)) for viewer in (-1, 0)]
        s.do("pass", seat=0)
        seen += [json.dumps([s.state.view(viewer), [e.seen_by(viewer) for e in s.events]]) for viewer in (-1, 0)]
        told.append((gains, asked, seen))
    assert [gains for gains, _, _ in told] == [True, False]
    assert told[0][1:] == told[1][1:]
